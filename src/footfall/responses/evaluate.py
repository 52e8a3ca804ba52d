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
from . import beside, measures
from .rollouts import DT, PUSH_SECONDS, RATE, PhysicalAnswer, answer, push_height, stand

PUSHES, SEED = 500, 7
SMALLEST = 0.05  # of the largest push of the database in its direction
SECOND_WITHIN = 2.0  # a second push comes this long after the first one at most [s]
LONGEST = 30.0  # an answer takes no longer [s]
WALL_SECONDS, CROWD = 4.0, 500  # of the crowd whose speed is measured: simulated time [s], characters
MOST_AGAIN = 1000  # draws of a pair of pushes for every case, before it is given up


@dataclass(frozen=True)
class Case:
    """One or two pushes on a character that stands at the origin and faces along x.

    Attributes:
        pushes: Time [s], direction, from forward to the left [degrees], and impulse [N s] of each.
    """

    pushes: tuple[tuple[float, float, float], ...]


@dataclass(frozen=True)
class Drawn:
    """Random pushes.

    Attributes:
        cases: One half singles, one half doubles.
        again: Doubles whose sum was outside of the domain, so that they were drawn again.
    """

    cases: list[Case]
    again: int


def draw(database: Database, count: int = PUSHES, seed: int = SEED) -> Drawn:
    """Random pushes inside of the domain of a database, one half singles, one half doubles.

    A single is uniform in direction, and in size from 5 % of the largest of the database there up to it. A double has a
    second push of half the size, in any direction and within 2 s; pairs whose sum is outside of the domain are drawn
    again, and counted.

    Args:
        database: The database.
        count: How many cases.
        seed: Of the random numbers.
    """
    random, cases, again = np.random.default_rng(seed), [], 0
    while len(cases) < count:
        direction = random.uniform(-180.0, 180.0)
        impulse = random.uniform(SMALLEST, 1.0) * database.limit(direction)
        first = (0.0, direction, impulse)
        if len(cases) % 2 == 0:
            cases.append(Case((first,)))
            continue
        second = (random.uniform(0.0, SECOND_WITHIN), random.uniform(-180.0, 180.0), 0.5 * impulse)
        total = vector(*first[1:]) + vector(*second[1:])
        if np.hypot(*total) <= database.limit(math.degrees(math.atan2(total[1], total[0]))):
            cases.append(Case((first, second)))
        elif again < MOST_AGAIN * count:
            again += 1
        else:
            raise BadInput("too few pairs of pushes are inside of the domain of this database")
    return Drawn(cases, again)


def vector(direction: float, impulse: float) -> np.ndarray:
    """An impulse [2], forward and to the left [N s], of a direction, from forward to the left [degrees]."""
    angle = math.radians(direction)
    return impulse * np.array([math.cos(angle), math.sin(angle)])


@dataclass(frozen=True)
class Played:
    """What a database showed for the cases.

    Attributes:
        poses: For every case [frame, nq] at 60 Hz, from the first push until it stands.
        first: [case] the response to the first push.
        answered: [case] whether every push had a response at least as large, and it stood at the end.
        beyond: Pushes that were larger than any response.
        milliseconds: [push] processor time from a push to its answer.
    """

    poses: list[np.ndarray]
    first: np.ndarray
    answered: np.ndarray
    beyond: int
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
            crowd.push(np.array([k]), at, vector(direction, impulse)[None])
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
    beyond = crowd.states["beyond"]
    return Played(poses, first, stood & (beyond == 0), int(beyond.sum()), np.array(spent[1:]))


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
    drawn = draw(database, count, seed)
    cases, played = drawn.cases, play(database, drawn.cases, steps)
    report = Report(
        f"push response: {skill.id} (kinematic: movement without forces)",
        conditions(skill.character, skill.scene, DT, seed=seed, cases=count, responses=len(database.responses)),
    )
    report.conditions |= {
        "push_duration_s": PUSH_SECONDS,
        "push_height_m": round(push_height(skill.character, database.arrays["neutral"]), 2),
        "frames_per_s": RATE,
        "kind": SYSTEM.kind,
    }
    shown = [measures.look(skill.character, poses) for poses in played.poses]
    report.figures["answered_fraction"] = float(played.answered.mean())
    report.figures |= measures.motion_figures(shown, played.poses)
    singles = [k for k, case in enumerate(cases) if len(case.pushes) == 1]
    try:
        answers = _physical(physical or skills.load("human-stand"), [cases[k] for k in singles], progress)
    except parallel.Interrupted as stopped:
        answers, report.stopped = stopped.results, True
    pairs = [
        beside.Pair(vector(*cases[k].pushes[0][1:]), shown[k].com, database.responses[played.first[k]].steps, found)
        for k, found in zip(singles, answers, strict=True)
        if found is not None
    ]
    report.figures |= beside.figures(pairs, skill.character.mass)
    report.figures["answer_ms_p95"] = float(np.percentile(played.milliseconds, 95.0))
    report.figures["characters_at_60hz"] = characters_at_60hz(database, seed)
    report.figures |= _counts(skill, database, drawn, played)
    return report


def _physical(skill: Skill, cases: list[Case], progress: parallel.Progress) -> list[PhysicalAnswer]:
    stands = stand(skill, 100)
    return parallel.parallel_map(lambda case: answer(stands, *case.pushes[0][1:]), cases, progress, "physical answers")


def _counts(skill: Skill, database: Database, drawn: Drawn, played: Played) -> dict[str, float | int | None]:
    """What was pushed, what was drawn again and what the database leaves out."""
    limits = [database.limit(float(direction)) for direction in range(181)]
    made = skill.body.get("made_from", {})
    return {
        "pushes_total": sum(len(case.pushes) for case in drawn.cases),
        "pushes_beyond_database": played.beyond,
        "pairs_drawn_again": drawn.again,
        "domain_impulse_ns_min": min(limits),
        "domain_impulse_ns_max": max(limits),
        "responses_left_out": made.get("left_out"),
        "pushes_tried_for_database": made.get("tried"),
    }
