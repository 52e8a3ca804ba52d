"""What stands between the samples of an oracle (thesis 6.3.1): a thin-plate spline, and what else could.

Each is compared twice: by the aim of a sample that it predicts from all others, and by the pushes between the samples
that one step with its aim answers.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ... import parallel
from ...control.skill import Skill
from ...errors import BadInput
from ...optimize import recovery_search, recovery_skills
from ...systems.push_recovery.oracle import LARGEST
from ...systems.push_recovery.records import AIMS
from ...trials import standing
from ...trials.standing import StandingPush

Approximator = Callable[[np.ndarray, np.ndarray, np.ndarray], np.ndarray]  # points, aims, where: the aim there
LEVELS = (0.3, 0.6, 0.9)  # of the way from the domain of standing in place to that of one step
CASES = ((2e-3, 1), (1e-3, 2))  # time steps [s] and seeds of the scatter of the start


def _spline(points: np.ndarray, aims: np.ndarray, at: np.ndarray) -> np.ndarray:
    from scipy.interpolate import RBFInterpolator

    return RBFInterpolator(points, aims, kernel="thin_plate_spline")(at[None])[0]


def _smooth_spline(points: np.ndarray, aims: np.ndarray, at: np.ndarray) -> np.ndarray:
    from scipy.interpolate import RBFInterpolator

    return RBFInterpolator(points, aims, kernel="thin_plate_spline", smoothing=0.01)(at[None])[0]


def _nearest(points: np.ndarray, aims: np.ndarray, at: np.ndarray) -> np.ndarray:
    return aims[int(np.argmin(np.linalg.norm(points - at, axis=1)))]


def _linear(points: np.ndarray, aims: np.ndarray, at: np.ndarray) -> np.ndarray:
    rows = np.column_stack((np.ones(len(points)), points))
    return np.array([1.0, *at]) @ np.linalg.lstsq(rows, aims, rcond=None)[0]


def _none(points: np.ndarray, aims: np.ndarray, at: np.ndarray) -> np.ndarray:
    return np.zeros(AIMS)


APPROXIMATORS: dict[str, Approximator] = {
    "spline": _spline,
    "smooth_spline": _smooth_spline,
    "nearest": _nearest,
    "linear": _linear,
    "no_aim": _none,
}


def left_out_error(approximator: Approximator, points: np.ndarray, aims: np.ndarray) -> float:
    """Root mean square error of the aims that are predicted from all other samples, in units of the search."""
    errors = []
    for i in range(len(points)):
        others = np.arange(len(points)) != i
        found = np.clip(approximator(points[others], aims[others], points[i]), -LARGEST, LARGEST)
        errors.append((found - aims[i]) / recovery_search.UNIT)
    return float(np.sqrt(np.mean(np.square(errors))))


def unseen(skill: Skill) -> list[tuple[float, float]]:
    """Directions and impulses inside of the domain of one step, midway between the directions of the samples."""
    about = skill.body.get("oracle", {})
    if not all(name in about for name in ("directions", "in_place", "one_step")):
        raise BadInput(f"{skill.id} has no oracle with samples to compare; make one with `footfall recovery train`")
    directions = np.array(about["directions"], float)
    pushes = []
    for direction in 0.5 * (directions[1:] + directions[:-1]):
        low, high = (float(np.interp(direction, directions, about[name])) for name in ("in_place", "one_step"))
        pushes += [(float(direction), low + part * (high - low)) for part in LEVELS if high > low]
    return pushes


def compare(skill: Skill, leg_collision: bool, progress: parallel.Progress) -> dict[str, float | None]:
    """Error and success of each approximator: `left_out_…` in units of the search, `unseen_…` as a fraction."""
    pushes, arrays = unseen(skill), skill.arrays()
    samples, aims = arrays["points"], arrays["aims"]
    found: dict[str, float | None] = {
        f"left_out_{name}": left_out_error(one, samples, aims) for name, one in APPROXIMATORS.items()
    }

    def answers(case: StandingPush) -> list[bool]:
        plain = recovery_skills.constant(np.zeros(AIMS), recovery_skills.ONE_STEP)
        at = recovery_search.begin_of_step(recovery_skills.with_oracle(skill, plain), case)
        held = []
        for one in APPROXIMATORS.values():
            aim = np.zeros(AIMS) if at is None else np.clip(one(samples, aims, at), -LARGEST, LARGEST)
            oracle = recovery_skills.constant(aim, recovery_skills.ONE_STEP)
            held.append(standing.push(recovery_skills.with_oracle(skill, oracle), case).recovered)
        return held

    cases = [StandingPush(1, *push, *case, leg_collision) for push in pushes for case in CASES]
    held = np.mean(parallel.parallel_map(answers, cases, progress, "approximators"), axis=0)
    found |= {f"unseen_{name}": float(part) for name, part in zip(APPROXIMATORS, held, strict=True)}
    found["unseen_trials"] = float(len(cases))
    return found
