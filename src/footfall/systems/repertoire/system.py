"""The abilities of a repertoire (`control/system.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ...control.director import Director
from ...control.law import Controller
from ...control.method import Method
from ...control.skill import Skill
from ...control.states import NEVER, StateMachine
from ...control.steering import Steering, Style
from ...control.system import Description, System
from ...errors import BadInput
from .director import Machine
from .law import law, spatial_law
from .reading import arrays, plan_of, read
from .records import MEMORY, SPATIAL_MEMORY
from .table import parameters

ADVICE = (
    "more training data for the controller in charge: `footfall repertoire make` with more clips of it in the recipe"
)


class LearnedRepertoire(System):
    """Controllers learned from clips, with the state machine that joins them."""

    methods = (
        Method("controllers learned from clips, transitions", "Sok 2007", "5", "footfall repertoire make FOLDER"),
    )

    def controller(self, skill: Skill) -> Controller:
        """The law with all controllers of the file."""
        found = read(skill)
        p = parameters(skill.character, found.settings, arrays(skill, len(found.settings)), found.published)
        n = len(found.settings)
        machine = StateMachine((NEVER,) * n, tuple(range(n)), (0,) * n, (0.0,) * n)
        rule, memory = (law, MEMORY) if skill.character.planar else (spatial_law, SPATIAL_MEMORY)
        return Controller(skill.id, rule, p, memory, np.array(p.damping[: p.joints]), machine)

    def director(self, skill: Skill) -> Director:
        """The state machine of Figure 5."""
        return Machine(read(skill))

    def describe(self, skill: Skill) -> Description:
        """Controllers with their numbers."""
        found = read(skill)
        count = arrays(skill, len(found.settings))["count"]
        heads = ("controller", "samples", "k", "POS, TOR, ANG, ROO", "from", "then", "learned from")
        rows = tuple(
            (name, int(samples), each.k, ", ".join(f"{w:g}" for w in each.weights), each.source, each.then, words)
            for (name, each), samples, words in zip(
                found.settings.items(), count, found.made_from.values(), strict=True
            )
        )
        words = (f"behaviours: {', '.join(found.behaviours)}", "plan: " + plan_text(found.plan))
        return Description(words, heads, rows, dict(skill.body))

    def following(
        self,
        skill: Skill,
        clip: str = "",
        path: Sequence[Sequence[float]] = (),
        style: str = "",
        random: int | None = None,
    ) -> Skill:
        """The skill with another plan: a behaviour, or several with their times, such as `walk@2, run@8`."""
        if clip or len(path) or random is not None:
            raise BadInput(f"{skill.id}: a repertoire follows no clips, paths or graphs; give it --style walk@2,run@8")
        return self.steered(skill, style=style)

    def steering(self, skill: Skill) -> Steering:
        """The behaviours, as styles."""
        found = read(skill)
        still = (0.0, 0.0)
        styles = tuple(Style(word, still, still, still) for word in found.behaviours)
        word = found.plan[-1][1] if len(found.plan) == 1 else ""
        return Steering((Style("", still, still, still), *styles), word)

    def steered(self, skill: Skill, path: Sequence[Sequence[float]] = (), style: str = "") -> Skill:
        """The skill, asked for another behaviour."""
        if len(path):
            raise BadInput(f"{skill.id}: a repertoire follows no path")
        if not style:
            return skill
        plan_of(style, read(skill).behaviours)
        return replace(skill, body={**skill.body, "plan": style})

    def advice(self, skill: Skill, fall: str, joint: str) -> str:
        """What to do about a fall."""
        return ADVICE


def plan_text(plan: tuple[tuple[float, str], ...]) -> str:
    """A plan as it is written in a skill file."""
    return ", ".join(f"{word}@{time:g}" if time else word for time, word in plan)


SYSTEM = LearnedRepertoire()
