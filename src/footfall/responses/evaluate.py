"""`footfall evaluate push-response`: random pushes, singles and doubles, beside the physical answers to them."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

import numpy as np

from .. import parallel
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadInput
from ..evaluate.report import Report, conditions
from ..systems.push_response.crowd import Crowd
from ..systems.push_response.database import Database
from ..systems.push_response.system import SYSTEM, read
from . import measures
from .rollouts import DT, PUSH_SECONDS, RATE, PhysicalAnswer, answer, stand

PUSHES, SEED = 500, 7
SMALLEST = 0.05  # of the largest push of the database in its direction
SECOND_WITHIN = 2.0  # a second push comes this long after the first one at most [s]
LONGEST = 30.0  # an answer takes no longer [s]
WALL_SECONDS, CROWD = 4.0, 500  # of the crowd whose speed is measured: simulated time [s], characters
MOST_TRIES = 1000  # to draw a pair of pushes inside of the domain


@dataclass(frozen=True)
class Case:
    """One or two pushes on a character that stands at the origin and faces along x.

    Attributes:
        pushes: Time [s], direction, from forward to the left [degrees], and impulse [N s] of each.
    """

    pushes: tuple[tuple[float, float, float], ...]


def draw(database: Database, count: int = PUSHES, seed: int = SEED) -> list[Case]:
    """Random pushes inside of the domain of a database, one half singles, one half doubles.

    A single is uniform in direction, and in size up to the largest of the database there. A double has a second push
    of half the size, in any direction and within 2 s; pairs whose sum is outside of the domain are drawn again.

    Args:
        database: The database.
        count: How many cases.
        seed: Of the random numbers.
    """
    random, cases = np.random.default_rng(seed), []
    for k in range(count):
        for _ in range(MOST_TRIES):
            direction = random.uniform(-180.0, 180.0)
            impulse = random.uniform(SMALLEST, 1.0) * database.limit(direction)
            first = (0.0, direction, impulse)
            if k % 2 == 0:
                cases.append(Case((first,)))
                break
            second = (random.uniform(0.0, SECOND_WITHIN), random.uniform(-180.0, 180.0), 0.5 * impulse)
            total = _vector(*first[1:]) + _vector(*second[1:])
            if np.hypot(*total) <= database.limit(math.degrees(math.atan2(total[1], total[0]))):
                cases.append(Case((first, second)))
                break
    return cases


def _vector(direction: float, impulse: float) -> np.ndarray:
    angle = math.radians(direction)
    return impulse * np.array([math.cos(angle), math.sin(angle)])


@dataclass(frozen=True)
class Played:
    """What a database showed for the cases.

    Attributes:
        poses: For every case [frame, nq] at 60 Hz, from the first push until it stands.
        first: [case] the response to the first push.
        answered: [case] whether every push had a response at least as large, and it stood at the end.
        milliseconds: [push] processor time from a push to its answer.
    """

    poses: list[np.ndarray]
    first: np.ndarray
    answered: np.ndarray
    milliseconds: np.ndarray


def play(database: Database, cases: list[Case], steps: int) -> Played:
    """Play the cases, one character each."""
    crowd = Crowd(database, np.zeros((len(cases), 3)), steps)
    due = sorted((push[0], k, push[1], push[2]) for k, case in enumerate(cases) for push in case.pushes)
    spent, frames, stood = [], [], np.zeros(len(cases), bool)
    first, last = np.full(len(cases), -1), np.array([case.pushes[-1][0] for case in cases])
    ends = np.full(len(cases), round(LONGEST * RATE))
    for frame in range(round(LONGEST * RATE)):
        now = frame / RATE
        while due and due[0][0] <= now:
            at, k, direction, impulse = due.pop(0)
            begun = time.thread_time_ns()
            crowd.push(np.array([k]), at, _vector(direction, impulse)[None])
            spent.append(1e-6 * (time.thread_time_ns() - begun))
            if first[k] < 0:
                first[k] = crowd.states["response"][k]
        frames.append(crowd.poses(now))
        done = crowd.standing(now) & (now > last) & ~stood
        ends[done] = frame + 1
        stood |= done
        if stood.all():
            break
    everything = np.array(frames)
    poses = [everything[: ends[k], k] for k in range(len(cases))]
    return Played(poses, first, stood & (crowd.states["beyond"] == 0), np.array(spent[1:]))


def characters_at_60hz(database: Database, seed: int = SEED) -> float:
    """How many characters one core advances in real time, each pushed every 4 s on average."""
    random = np.random.default_rng(seed)
    places = np.column_stack((random.uniform(-20.0, 20.0, (CROWD, 2)), random.uniform(-3.0, 3.0, CROWD)))
    crowd, frames = Crowd(database, places), round(WALL_SECONDS * RATE)
    crowd.push(np.array([0]), 0.0, np.array([[10.0, 0.0]]))
    crowd.poses(0.0)  # the machine code is ready
    begun = time.thread_time()
    for frame in range(frames):
        who = np.flatnonzero(random.random(CROWD) < 1.0 / (WALL_SECONDS * RATE))
        angles = random.uniform(-math.pi, math.pi, len(who))
        sizes = random.uniform(5.0, 100.0, len(who))
        crowd.push(who, frame / RATE, np.column_stack((sizes * np.cos(angles), sizes * np.sin(angles))))
        crowd.poses(frame / RATE)
    return CROWD * WALL_SECONDS / (time.thread_time() - begun)


def evaluate(
    skill: Skill | None = None,
    physical: Skill | None = None,
    count: int = PUSHES,
    seed: int = SEED,
    progress: parallel.Progress = parallel.no_progress,
) -> Report:
    """Measure a character of push responses.

    Args:
        skill: A skill of the system `push_response`; `human-react` if None.
        physical: The skill of push recovery whose answers it is compared with; `human-stand` if None.
        count: How many cases.
        seed: Of the random pushes.
        progress: Progress callback.

    Returns:
        The figures of the protocol (docs/push_response.md).
    """
    skill = skill or skills.load("human-react")
    if skill.system != "push_response":
        raise BadInput(f"{skill.id} is a skill of {skill.system}; expected one of push_response")
    database, steps = read(skill)
    cases = draw(database, count, seed)
    played = play(database, cases, steps)
    report = Report(
        f"push response: {skill.id} (kinematic: movement without forces)",
        conditions(skill.character, skill.scene, DT, seed=seed, cases=count, responses=len(database.responses)),
    )
    report.conditions |= {"push_duration_s": PUSH_SECONDS, "frames_per_s": RATE, "kind": SYSTEM.kind}
    shown = [measures.look(skill.character, poses) for poses in played.poses]
    report.figures["answered_fraction"] = float(played.answered.mean())
    report.figures |= measures.motion_figures(shown, played.poses)
    singles = [k for k, case in enumerate(cases) if len(case.pushes) == 1]
    try:
        answers = _physical(physical or skills.load("human-stand"), [cases[k] for k in singles], progress)
    except parallel.Interrupted as stopped:
        answers, report.stopped = stopped.results, True
    pairs = [(k, found) for k, found in zip(singles, answers, strict=True) if found is not None]
    report.figures |= _beside(database, skill, cases, played, shown, pairs)
    report.figures["answer_ms_p95"] = float(np.percentile(played.milliseconds, 95.0))
    report.figures["characters_at_60hz"] = characters_at_60hz(database, seed)
    return report


def _physical(skill: Skill, cases: list[Case], progress: parallel.Progress) -> list[PhysicalAnswer]:
    stands = stand(skill, 100)
    return parallel.parallel_map(lambda case: answer(stands, *case.pushes[0][1:]), cases, progress, "physical answers")


def _beside(
    database: Database,
    skill: Skill,
    cases: list[Case],
    played: Played,
    shown: list[measures.Look],
    pairs: list[tuple[int, PhysicalAnswer]],
) -> dict[str, float | int | None]:
    """Momentum against the push, and strategy and centre of mass beside the physical answers."""
    rows, mass = [], skill.character.mass
    for k, found in pairs:
        if not found.recovered:
            continue
        _, direction, impulse = cases[k].pushes[0]
        momentum = measures.momentum_after(shown[k].com, mass)
        theirs = measures.momentum_after(found.com, mass)
        steps = database.responses[played.first[k]].steps
        rows.append(
            (
                measures.angle_between(momentum, _vector(direction, impulse)),
                float(np.hypot(*(momentum)) / max(np.hypot(*theirs), 1e-9)) - 1.0,
                float(min(steps, 2) == min(found.steps, 2)),
                measures.distance(shown[k].com, found.com),
                measures.angle_between(theirs, _vector(direction, impulse)),
                float(np.hypot(*theirs)) / impulse,
            )
        )
    table = np.array(rows).reshape(-1, 6)
    if not len(table):
        return {}
    return {
        "direction_error_deg_median": float(np.median(table[:, 0])),
        "momentum_error_median": float(np.median(np.abs(table[:, 1]))),
        "same_strategy_fraction": float(table[:, 2].mean()),
        "com_distance_cm_median": float(np.median(table[:, 3])),
        "physical_direction_error_deg_median": float(np.median(table[:, 4])),
        "physical_momentum_over_push_median": float(np.median(table[:, 5])),
        "physical_recovered_fraction": len(rows) / len(pairs),
        "physical_answers": len(rows),
    }
