"""Whether a skill can start at all: nothing can be measured on one that falls over by itself."""

from __future__ import annotations

from collections.abc import Sequence

from ...control.skill import Skill
from ...errors import BadInput
from ...trials import Simulation, Trial

MOMENT = 1.0  # up this long from its entry state, undisturbed, counts as started [s]


def check(skills: Sequence[Skill], dt: float, leg_collision: bool | None = None) -> None:
    """Refuse skills none of which can start; one that falls later is a result, and so is one among others."""
    endings = []
    for skill in skills:
        sim = Simulation(Trial(skill, MOMENT, dt, record_every=0.0, leg_collision=leg_collision))
        sim.advance(MOMENT)
        if sim.ending is None or sim.ending.kind == "time_up":
            return
        endings.append(f"{skill.id} cannot start on {skill.character.name}: {sim.ending}")
    raise BadInput("; ".join(endings))
