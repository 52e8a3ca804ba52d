"""From a skill file that names three other skills to a controller and its director."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...control import skill as skills
from ...control.describing import lines
from ...control.director import Director
from ...control.law import Controller
from ...control.skill import Skill
from ...control.system import Description, System
from .. import controller as controller_of
from .. import of as system_of
from .director import PARTS, WALK, Rules

RULES = {  # name: default, low, high
    "horizon": (3.0, 0.5, 20.0),
    "below": (0.05, 0.0, 1.0),
    "still": (0.05, 0.001, 1.0),
    "patience": (1.0, 0.0, 60.0),
    "start_time": (3.0, 0.0, 60.0),
}


class WalkAndRecover(System):
    """A walk with push recovery to fall back on."""

    def controller(self, skill: Skill) -> Controller:
        """It begins walking; the director hands over to the other parts."""
        parts = self._parts(skill)
        self._rules(skill)
        controllers = {name: controller_of(part) for name, part in parts.items()}  # a fault in any part is found here
        return replace(controllers[WALK], name=skill.id)

    def director(self, skill: Skill) -> Director:
        """The rules of the file."""
        return Rules(self._parts(skill), **self._rules(skill))

    def describe(self, skill: Skill) -> Description:
        """The parts and the rules."""
        return Description(lines(skill.body, ("skills", "rules")), data=dict(skill.body))

    def takes_speed(self, skill: Skill) -> bool:
        """As its walk does."""
        walk = self._parts(skill)[WALK]
        return system_of(walk).takes_speed(walk)

    def _rules(self, skill: Skill) -> dict[str, Any]:
        """The numbers of the rules."""
        rules = skill.table().table("rules", {})
        numbers = {name: rules.number(name, *bounds) for name, bounds in RULES.items()}
        rules.done()
        return numbers

    def _parts(self, skill: Skill) -> dict[str, Skill]:
        """The three skills, on the body of this one."""
        table = skill.table()
        named = table.table("skills")
        table.table("rules", {})
        table.done()
        parts = {name: skills.load(named.text(name, choices=skills.names())) for name in PARTS}
        named.done()
        for name, part in parts.items():
            if part.character.name != skill.character.name:
                raise named.fail(name, f"{part.id} is made for {part.character.name}, not {skill.character.name}")
        return {name: replace(part, character=skill.character) for name, part in parts.items()}


SYSTEM = WalkAndRecover()
