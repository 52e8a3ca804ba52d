"""Check that a skill does not fall at once; nothing could be measured."""

from __future__ import annotations

from collections.abc import Sequence

from ...control.skill import Skill
from ...errors import BadInput
from ...trials import Simulation, Trial

START_SECONDS = 1.0  # a skill has started if upright for this long from its start state [s]


def check(skills: Sequence[Skill], dt: float, leg_collision: bool | None = None) -> None:
    """Refuse the skills if all fall at once. A later fall is a result, and so is a fall of one among several."""
    endings = []
    for skill in skills:
        sim = Simulation(Trial(skill, START_SECONDS, dt, record_every=0.0, leg_collision=leg_collision))
        sim.advance(START_SECONDS)
        if sim.ending is None or sim.ending.kind == "time_up":
            return
        endings.append(f"{skill.id} cannot start on {skill.character.name}: {sim.ending}")
    raise BadInput("; ".join(endings))
