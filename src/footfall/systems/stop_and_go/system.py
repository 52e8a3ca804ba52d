"""From a skill file that names four other skills to a controller and its director."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...control import behaviour
from ...control.describing import lines
from ...control.director import Director
from ...control.law import Controller
from ...control.method import Method
from ...control.skill import Skill
from ...control.system import Description, System
from .. import controller as controller_of
from .. import of as system_of
from .director import PARTS, STAND, WALK, Rules

RULES = {  # name: default, low, high
    "below": (0.05, 0.0, 1.0),
    "slow": (0.3, 0.0, 5.0),
    "patience": (4.0, 0.0, 60.0),
    "start_time": (3.0, 0.0, 60.0),
    "rate": (30.0, 1.0, 1000.0),
}


class StopAndGo(System):
    """A repertoire of four skills under one command."""

    methods = (Method("changes of gait on command", "Yin 2007", "7.7.1", "footfall play human-stop-and-go"),)

    def controller(self, skill: Skill) -> Controller:
        """It begins standing; the director hands over to the other parts."""
        parts = behaviour.parts(skill, PARTS)
        controllers = {name: controller_of(part) for name, part in parts.items()}  # a fault in any part is found here
        return replace(controllers[STAND], name=skill.id)

    def director(self, skill: Skill) -> Director:
        """The rules of the file."""
        return Rules(behaviour.parts(skill, PARTS), **behaviour.rules(skill, RULES))

    def join(self, old: Controller, memory: Any, came_from: int, new: Controller) -> tuple[Controller, int] | None:
        """It begins standing, so it takes over from a body that stands."""
        return (new, 0) if old.machine.at_rest(int(memory.state)) else None

    def describe(self, skill: Skill) -> Description:
        """The parts and the rules."""
        return Description(lines(skill.body, ("skills", "rules")), data=dict(skill.body))

    def takes_speed(self, skill: Skill) -> bool:
        """Zero stops it, anything else is walked."""
        return True

    def speed_range(self, skill: Skill) -> tuple[float, float] | None:
        """From standing to the fastest walk."""
        walk = behaviour.parts(skill, PARTS)[WALK]
        found = system_of(walk).speed_range(walk)
        return None if found is None else (0.0, found[1])


SYSTEM = StopAndGo()
