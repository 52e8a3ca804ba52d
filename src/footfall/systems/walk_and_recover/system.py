"""From a skill file that names three other skills to a controller and its director."""

from __future__ import annotations

from dataclasses import replace

from ...control import behaviour
from ...control.describing import lines
from ...control.director import Director
from ...control.law import Controller
from ...control.method import Method
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

    methods = (Method("walking joined with push recovery", "Yin 2007", "6.4", "footfall play human-walk-recover"),)

    def controller(self, skill: Skill) -> Controller:
        """It begins walking; the director hands over to the other parts."""
        parts = behaviour.parts(skill, PARTS)
        behaviour.rules(skill, RULES)
        controllers = {name: controller_of(part) for name, part in parts.items()}  # a fault in any part is found here
        return replace(controllers[WALK], name=skill.id)

    def director(self, skill: Skill) -> Director:
        """The rules of the file."""
        return Rules(behaviour.parts(skill, PARTS), **behaviour.rules(skill, RULES))

    def describe(self, skill: Skill) -> Description:
        """The parts and the rules."""
        return Description(lines(skill.body, ("skills", "rules")), data=dict(skill.body))

    def takes_speed(self, skill: Skill) -> bool:
        """As its walk does."""
        walk = behaviour.parts(skill, PARTS)[WALK]
        return system_of(walk).takes_speed(walk)

    def speed_range(self, skill: Skill) -> tuple[float, float] | None:
        """As its walk does."""
        walk = behaviour.parts(skill, PARTS)[WALK]
        return system_of(walk).speed_range(walk)


SYSTEM = WalkAndRecover()
