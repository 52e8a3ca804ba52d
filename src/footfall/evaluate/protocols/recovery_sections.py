"""Standing push recovery, beyond the limits: the whole domain, second pushes, other bodies, the arms' part."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from ... import parallel
from ...characters import BodyShape
from ...control import skill as skills
from ...control.skill import Skill
from ...optimize import recovery_oracle, recovery_skills
from ...physics.push import Push
from ...systems.push_recovery.reading import MANY
from ...trials import Simulation, standing
from ...trials.standing import PUSH_AT, PUSH_SECONDS, StandingPush
from . import envelope, recovery_approximators

GRID = 10.0  # 50 N for 0.2 s [N s]
AROUND = 16  # directions
DT = 1e-3  # [s]
SECOND_PUSHES = 100
SECOND_WITHIN = 2.0  # after the first [s]
FINE = 2.0  # ladder of the pushes with and without arms [N s]
TRAINING_MINUTES = 12.0  # of the oracle of another body
GUARDED_WALK = "human-walk-recover"
BEYOND = 1.2  # over the largest push that the walk alone survives at every phase
WALK_PUSHES = envelope.PushPlan(
    "walk-pushed",
    "a walk pushed beyond its own limit",
    phases=tuple(k / 8 for k in range(8)),
    duration=PUSH_SECONDS,
    ladder=50.0,
    steps=(DT,),
)
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


def grid(skill: Skill, domain: Domain, leg_collision: bool, progress: parallel.Progress) -> dict[str, float | None]:
    """How much of the domain holds, and how much of that ends upright in time."""
    found = _pushed(skill, domain, leg_collision, progress, "grid")
    stood = [one for one in found if one.recovered]
    return {
        "grid_pushes": float(len(found)),
        "grid_success_fraction": float(np.mean([one.recovered for one in found])),
        "upright_within_10s_fraction": float(np.mean([one.upright for one in stood])) if stood else None,
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
    draws = [
        (random.uniform(0.0, 360.0), random.uniform(0.3, 1.0), *random.uniform(0.0, 1.0, 2))
        for _ in range(SECOND_PUSHES)
    ]

    def survives(draw: tuple[float, ...]) -> bool:
        direction, size, moment, turn = draw
        impulse = size * domain.limit(direction)
        case = StandingPush(MANY, direction, impulse, DT, 1, leg_collision)
        sim = standing.begun(skill, case)
        sim.advance(PUSH_AT + PUSH_SECONDS + moment * SECOND_WITHIN)
        return not sim.over and _again(sim, 0.5 * impulse, 360.0 * turn)

    held = parallel.parallel_map(survives, draws, progress, "second pushes")
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
    changed = {name: recovery_skills.on_body(skill, shape, keep_oracle=True) for name, shape in BODIES.items()}
    fractions = _held_by(changed, skill, domain, leg_collision, progress)
    return {"other_bodies_unchanged_fraction": float(np.mean(fractions)), "other_bodies_worst": min(fractions)}


def retrained(
    skill: Skill, domain: Domain, leg_collision: bool, progress: parallel.Progress
) -> dict[str, float | None]:
    """The same with an oracle made for each of them."""
    changed = {}
    for name, shape in BODIES.items():
        other = recovery_skills.on_body(skill, shape)
        training = recovery_oracle.train(other, progress=progress, minutes=TRAINING_MINUTES)
        changed[name] = recovery_skills.with_oracle(other, recovery_oracle.interpolated(training))
    fractions = _held_by(changed, skill, domain, leg_collision, progress)
    return {"other_bodies_retrained_fraction": float(np.mean(fractions))}


def _held_by(
    changed: dict[str, Skill], skill: Skill, domain: Domain, leg_collision: bool, progress: parallel.Progress
) -> list[float]:
    """The fraction of the domain that each body holds; impulses in proportion to its mass."""
    fractions = []
    for name, other in changed.items():
        ratio = other.character.mass / skill.character.mass
        scaled = Domain(domain.directions, tuple(ratio * value for value in domain.limits))
        found = _pushed(other, scaled, leg_collision, progress, name)
        fractions.append(float(np.mean([one.recovered for one in found])))
    return fractions


def walker(skill: Skill, domain: Domain, leg_collision: bool, progress: parallel.Progress) -> dict[str, float | None]:
    """A walk that is pushed beyond its own limit, at eight phases from eight sides: does it walk on or stand?"""
    guarded = skills.load(GUARDED_WALK)
    walk = skills.load(guarded.body["skills"]["walk"])
    plan, walk, _ = envelope.adapt(replace(WALK_PUSHES, leg_collision=leg_collision), walk)
    edges = [envelope.Edge(direction) for direction in plan.directions]
    envelope.climb(envelope.prepare(walk, plan, progress), plan, edges, progress)
    plan, guarded, _ = envelope.adapt(plan, guarded)
    cases = envelope.prepare(guarded, plan, progress)
    todo = [(case, edge.direction, BEYOND * edge.best) for edge in edges for case in cases]

    def survives(job: tuple[envelope.PushCase, float, float]) -> bool:
        case, direction, force = job
        return envelope.survives(case.steady, case.snapshot, direction, force, plan)

    held = parallel.parallel_map(survives, todo, progress, GUARDED_WALK)
    return {
        "walk_limit_min_ns": plan.duration * min(edge.magnitude for edge in edges),
        "walk_pushed_recovers_fraction": float(np.mean(held)),
    }


def beam(skill: Skill, domain: Domain, leg_collision: bool, progress: parallel.Progress) -> dict[str, float | None]:
    """Where no step is allowed: what the arms add."""
    still = copy.deepcopy(skill.body)
    still["in_place"]["arms"] = still["balance"]["arms_alone"] = [0.0, 0.0]
    without = replace(skill, body=still, held=skill.arrays())
    todo = {f"beam{arms}_{name}": (one, d) for arms, one in (("", skill), ("_no_arms", without)) for name, d in AXES}
    work: Callable[[tuple[Skill, float]], float] = lambda pair: _limit(*pair, leg_collision)  # noqa: E731
    return dict(zip(todo, parallel.parallel_map(work, list(todo.values()), progress, "arms"), strict=True))


def approximators(
    skill: Skill, domain: Domain, leg_collision: bool, progress: parallel.Progress
) -> dict[str, float | None]:
    """What to put between the samples of the oracle: how well each predicts a sample, and answers unseen pushes."""
    return recovery_approximators.compare(skill, leg_collision, progress)


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
    "retrained": retrained,
    "walker": walker,
    "beam": beam,
    "approximators": approximators,
}
