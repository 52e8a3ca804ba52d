"""Standing push recovery, beyond the limits: the whole domain, second pushes, other bodies, the arms' part."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from ... import characters, parallel
from ...characters import BodyShape
from ...control.skill import Skill
from ...physics.push import Push
from ...trials import Simulation, standing
from ...trials.standing import PUSH_AT, PUSH_SECONDS, StandingPush

GRID = 10.0  # 50 N for 0.2 s [N s]
AROUND = 16  # directions
MANY = 100  # steps
DT = 1e-3  # [s]
SECOND_PUSHES = 100
SECOND_WITHIN = 2.0  # after the first [s]
FINE = 2.0  # ladder of the pushes with and without arms [N s]
BODIES = {
    "mass -10 %": BodyShape(mass=0.9),
    "shank +6 %": BodyShape(shank=1.06),
    "height -10 %": BodyShape(height=0.9),
    "height +10 %": BodyShape(height=1.1),
}


@dataclass(frozen=True)
class Domain:
    """Largest impulses by direction; the right side is the mirror image of the left.

    Attributes:
        directions: To the left of forward, 0 to 180 [degrees].
        limits: [N s].
    """

    directions: tuple[float, ...]
    limits: tuple[float, ...]

    def limit(self, direction: float) -> float:
        """The largest impulse in a direction [N s]."""
        folded = abs((direction + 180.0) % 360.0 - 180.0)
        return float(np.interp(folded, self.directions, self.limits))

    def grid(self) -> list[tuple[float, float]]:
        """Directions and impulses inside, 50 N apart."""
        every = [360.0 / AROUND * k for k in range(AROUND)]
        return [(d, float(n)) for d in every for n in np.arange(GRID, self.limit(d) + 0.1, GRID)]


def figures(
    section: str, skill: Skill, domain: Domain, leg_collision: bool, progress: parallel.Progress
) -> dict[str, float | None]:
    """The figures of one section."""
    return SECTIONS[section](skill, domain, leg_collision, progress)


def grid(skill: Skill, domain: Domain, leg_collision: bool, progress: parallel.Progress) -> dict[str, float | None]:
    """How much of the domain holds, and how much of that ends upright in time."""
    found = _pushed(skill, domain, leg_collision, progress, "grid")
    stood = [one for one in found if not one.fell]
    return {
        "grid_pushes": float(len(found)),
        "grid_success_fraction": float(np.mean([one.recovered for one in found])),
        "upright_within_10s_fraction": float(np.mean([one.recovered for one in stood])) if stood else None,
    }


def _pushed(
    skill: Skill, domain: Domain, leg_collision: bool, progress: parallel.Progress, label: str
) -> list[standing.Outcome]:
    cases = [StandingPush(MANY, d, n, DT, 1, leg_collision) for d, n in domain.grid()]
    return parallel.parallel_map(lambda case: standing.push(skill, case), cases, progress, label)


def second_pushes(
    skill: Skill, domain: Domain, leg_collision: bool, progress: parallel.Progress
) -> dict[str, float | None]:
    """A push of half the size at a random moment of the recovery."""
    random = np.random.default_rng(1)
    draws = [(random.uniform(0.0, 360.0), random.uniform(0.3, 1.0), *random.uniform(0.0, 1.0, 2)) for _ in range(100)]

    def survives(draw: tuple[float, ...]) -> bool:
        direction, size, moment, turn = draw
        impulse = size * domain.limit(direction)
        case = StandingPush(MANY, direction, impulse, DT, 1, leg_collision)
        sim = standing.begun(skill, case)
        sim.advance(PUSH_AT + PUSH_SECONDS + moment * SECOND_WITHIN)
        return not sim.over and _again(sim, 0.5 * impulse, 360.0 * turn)

    held = parallel.parallel_map(survives, draws[:SECOND_PUSHES], progress, "second pushes")
    return {"second_push_fraction": float(np.mean(held))}


def _again(sim: Simulation, impulse: float, direction: float) -> bool:
    """Whether a body that is recovering stands still after another push."""
    angle, force = np.radians(direction), impulse / PUSH_SECONDS
    sim.push([Push((force * np.cos(angle), force * np.sin(angle), 0.0), sim.time, PUSH_SECONDS)])
    sim.advance(sim.time + PUSH_SECONDS)
    return standing.until_still(sim) <= standing.UPRIGHT_SECONDS and not sim.over


def other_bodies(
    skill: Skill, domain: Domain, leg_collision: bool, progress: parallel.Progress
) -> dict[str, float | None]:
    """How much of the domain other bodies hold with the oracle as it is; impulses in proportion to their mass."""
    fractions = []
    for name, shape in BODIES.items():
        other = reshaped(skill, shape)
        ratio = other.character.mass / skill.character.mass
        scaled = Domain(domain.directions, tuple(ratio * value for value in domain.limits))
        found = _pushed(other, scaled, leg_collision, progress, name)
        fractions.append(float(np.mean([one.recovered for one in found])))
    return {"other_bodies_unchanged_fraction": float(np.mean(fractions)), "other_bodies_worst": min(fractions)}


def reshaped(skill: Skill, shape: BodyShape) -> Skill:
    """The skill on another body, with its oracle as it is."""
    from ...systems.push_recovery.oracle import body_of

    other = replace(skill, character=characters.reshape(skill.character, shape), held=skill.arrays())
    body = copy.deepcopy(skill.body)
    factor = shape.height * (1.0 + 0.5 * (shape.shank - 1.0))
    body["balance"]["height"] = float(body["balance"]["height"]) * factor
    if "oracle" in body:
        body["oracle"] |= body_of(other)
    return replace(other, body=body)


def beam(skill: Skill, domain: Domain, leg_collision: bool, progress: parallel.Progress) -> dict[str, float | None]:
    """Where no step is allowed: what the arms add."""
    still = copy.deepcopy(skill.body)
    still["in_place"]["arms"] = [0.0, 0.0]
    without = replace(skill, body=still, held=skill.arrays())
    todo = {f"beam{arms}_{name}": (one, d) for arms, one in (("", skill), ("_no_arms", without)) for name, d in AXES}
    work: Callable[[tuple[Skill, float]], float] = lambda pair: _limit(*pair, leg_collision)  # noqa: E731
    return dict(zip(todo, parallel.parallel_map(work, list(todo.values()), progress, "arms"), strict=True))


AXES = (("f", 0.0), ("l", 90.0))


def _limit(skill: Skill, direction: float, leg_collision: bool) -> float:
    best = 0.0
    while best < 200.0:
        cases = [StandingPush(0, direction, best + FINE, DT, seed, leg_collision) for seed in (0, 1)]
        if not all(standing.push(skill, case).recovered for case in cases):
            break
        best += FINE
    return best


SECTIONS: dict[str, Callable[[Skill, Domain, bool, parallel.Progress], dict[str, float | None]]] = {
    "grid": grid,
    "second-pushes": second_pushes,
    "other-bodies": other_bodies,
    "beam": beam,
}
