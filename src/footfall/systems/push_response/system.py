"""What a character with push responses answers when others ask (`control/system.py`)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ...control.method import Method
from ...control.skill import Skill
from ...control.system import KINEMATIC, Description, MotionStream, System
from . import database
from .crowd import ANY_STEPS
from .database import STRATEGIES, Database
from .stream import Answers


def read(skill: Skill) -> tuple[Database, int]:
    """The database of a skill file and the number of steps that it allows, every key checked."""
    table = skill.table()
    steps = table.integer("steps", ANY_STEPS, 0, ANY_STEPS)
    found = database.read(skill, table)
    table.done()
    return found, steps


class PushResponse(System):
    """Answers to pushes from a database (thesis chapter 4), without forces."""

    kind = KINEMATIC
    methods = (
        Method("answers to pushes from a database", "Yin 2007", "4", "footfall play human-react --push 300@1,for=0.2"),
    )

    def stream(self, skill: Skill) -> MotionStream:
        """The character with its database."""
        return Answers(*read(skill))

    def takes_pushes(self, skill: Skill) -> bool:
        """It answers them, although it has no forces."""
        return True

    def describe(self, skill: Skill) -> Description:
        """How many responses of each strategy, and the directions and sizes that they cover."""
        found, steps = read(skill)
        count = Counter(one.strategy for one in found.responses)
        seconds = sum(one.frames for one in found.responses) / 60.0
        limit = f"at most {steps} step{'s' if steps > 1 else ''}" if steps else "no steps"
        words = (
            f"{len(found.responses)} responses, {seconds:.0f} s; mirrored and interpolated when they are used",
            f"steps: {'any number' if steps >= ANY_STEPS else limit}",
        )
        rows = tuple(
            (name, count[name], min(sizes), max(sizes))
            for name in STRATEGIES
            if (sizes := [one.impulse for one in found.responses if one.strategy == name])
        )
        heads = ("strategy", "responses", "smallest [N s]", "largest [N s]")
        about = {key: value for key, value in skill.body.items() if key != "responses"}
        return Description(words, heads, rows, about)

    def allowing(self, skill: Skill, steps: int | None = None, trigger: str | None = None) -> Skill:
        """The skill with another limit of steps; on a beam none are allowed. It has no other trigger than a push."""
        return skill if steps is None else replace(skill, body={**skill.body, "steps": min(steps, ANY_STEPS)})


SYSTEM = PushResponse()
