"""What push recovery answers when others ask (`control/system.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...control.describing import lines
from ...control.director import Director
from ...control.law import Controller
from ...control.method import Method
from ...control.skill import Skill
from ...control.states import RIGHT
from ...control.strategies import Response, Strategy
from ...control.system import NO_ADVICE, Description, System
from . import oracle, reading, strategies
from .director import Strategist
from .records import IN_PLACE, PLACE_LEFT, PLACE_RIGHT

TABLES = ("balance", "in_place", "stepping", "step", "colliding_step", "last_step", "servo", "pose")
ADVICE = {
    "forward": "raise the forward damping of the centre of mass (the first number of com_kd in [in_place] and "
    "[stepping])",
    "backward": "stand with the centre of mass further ahead (balance.forward), or raise its forward damping (the "
    "first number of com_kd in [in_place] and [stepping])",
    "sideways_drift": "raise the sideways damping of the centre of mass (the second number of com_kd in [in_place] and "
    "[stepping]), or step wider (step.aside)",
    "toe_stub": "lift the swinging foot higher (step.lift)",
    "late_or_missed_contact": "reach the ground sooner: quicker steps (step.step_time), or shorter ones (step.longest)",
    "pushed": "`footfall evaluate recovery` tells the limits of each strategy",
    "legs_collided": "step wider (larger step.aside or step.narrowest, and a larger step.cross)",
}


class PushRecovery(System):
    """Standing that answers pushes in place and by steps (thesis chapter 6)."""

    methods = (Method("standing push recovery", "Yin 2007", "6", "footfall play human-stand --push 500@2,for=0.2"),)

    def controller(self, skill: Skill) -> Controller:
        """The law with the numbers of the file."""
        controller = reading.controller(skill)
        strategies.strategies(skill)  # the domains are checked, too
        return controller

    def minutes_to_make(self, skill: Skill) -> float | None:
        """Those of the training of its oracle."""
        return skill.body.get("oracle", {}).get("minutes")

    def director(self, skill: Skill) -> Director | None:
        """Chooses the strategy, and aims steps by the oracle of the skill."""
        read = oracle.read(skill, skill.table())
        return Strategist(skill.body["strategy"]["trigger"], read, skill.character.leg_collision)

    def join(self, old: Controller, memory: Any, came_from: int, new: Controller) -> tuple[Controller, int] | None:
        """It takes over at once: from a body that stands, or in the middle of a step, which it ends in its own way."""
        state = int(memory.state)
        if old.machine.at_rest(state):
            return new, IN_PLACE
        return new, PLACE_LEFT if old.machine.stance[state] == RIGHT else PLACE_RIGHT

    def describe(self, skill: Skill) -> Description:
        """What it may do, the domains of its strategies as a table, and the tables of the file."""
        known = [row for row in self.strategies(skill) if row.domain]
        return Description(
            (*strategies.words(skill), *lines(skill.body, TABLES)),
            ("strategy", *(f"{direction:g}°" for direction, _ in known[0].domain)) if known else (),
            tuple((row.title, *(impulse for _, impulse in row.domain)) for row in known),
            dict(skill.body),
        )

    def advice(self, skill: Skill, fall: str, joint: str) -> str:
        """Which number of the skill file to try first against a fall."""
        return ADVICE.get(fall, NO_ADVICE).format(joint=joint)

    def allowing(self, skill: Skill, steps: int | None = None, trigger: str | None = None) -> Skill:
        """The skill with another limit of steps, or another beginning of them."""
        strategy = dict(skill.body["strategy"])
        if steps is not None:
            strategy["steps"] = steps
        if trigger is not None:
            strategy["trigger"] = trigger
        return replace(skill, body={**skill.body, "strategy": strategy})

    def strategies(self, skill: Skill) -> tuple[Strategy, ...]:
        """In place, one step, more steps; with the domains that the file tells."""
        return strategies.strategies(skill)

    def response(self, skill: Skill, states: Sequence[int]) -> Response | None:
        """The steps since a push, and the phase of the last state (6.3)."""
        return strategies.response(skill, states)


SYSTEM = PushRecovery()
