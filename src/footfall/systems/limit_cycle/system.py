"""The abilities of limit cycle control (`control/system.py`)."""

from __future__ import annotations

from ...control.director import Director
from ...control.law import Controller
from ...control.skill import Skill
from ...control.system import Description, System
from . import director, graph


class LimitCycle(System):
    """A pose graph that falls alone, kept on its cycle by perturbations once a step."""

    def controller(self, skill: Skill) -> Controller:
        """The base graphs, perturbations and model of the file."""
        director.settings(skill)  # a fault there is found here
        return graph.controller(skill)

    def director(self, skill: Skill) -> Director | None:
        """The look-ahead; none where the file has no `[regulate]` table or a learned model in use."""
        return director.of(skill)

    def describe(self, skill: Skill) -> Description:
        """The system's own part of the file."""
        return Description(data=dict(skill.body))

    def takes_speed(self, skill: Skill) -> bool:
        """Between the slow and the fast base graph."""
        return "speeds" in skill.body


SYSTEM = LimitCycle()
