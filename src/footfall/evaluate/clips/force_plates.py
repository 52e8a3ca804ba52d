"""Markers and force plates of Fukuchi et al. 2018 (PeerJ 6:e4640): foot contact by force, the reference for kinematic
contacts.

A foot is loaded while the plates under it carry more than `LOADED` newtons in total. A stance counts only if the plates
carried the foot in its early and its late part, since a foot partly beside a plate shows no true strike or lift-off.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ...errors import BadFile

LOADED = 20.0  # [N]
STEP_FORCE = 100.0  # a loaded interval must exceed this to be a step [N]
DROPOUT = 6  # samples: the recording software writes 0 for single samples of small forces
CARRIED = 0.7  # fraction of body weight that early and late stance must exceed
MAX_STANCE_RATIO = 1.15  # of the usual duration; a longer stance is that of two feet on one plate
NEEDED = ("ASIS", "PSIS", "GTR", "Knee", "Ankle", "Heel", "MT1", "MT5")
SIDES = ("left", "right")


@dataclass(frozen=True, eq=False)
class Markers:
    """Marker positions [m], x forward, y left, z up."""

    rate: float
    points: dict[str, np.ndarray]  # name -> [frame, 3]

    def foot(self, side: str) -> tuple[np.ndarray, np.ndarray]:
        """Heel, and the middle of the first and fifth metatarsal heads [frame, 3]."""
        letter = side[0].upper()
        return self.points[f"{letter}.Heel"], 0.5 * (self.points[f"{letter}.MT1"] + self.points[f"{letter}.MT5"])

    @property
    def pelvis(self) -> np.ndarray:
        """The middle of the four markers of the pelvis [frame, 3]."""
        names = [f"{side}.{spine}" for side in "LR" for spine in ("ASIS", "PSIS")]
        return np.mean([self.points[name] for name in names], axis=0)

    @property
    def leg(self) -> float:
        """Leg length from trochanter over knee to ankle, mean of both sides [m]."""
        lengths = []
        for letter in "LR":
            hip, knee, ankle = (self.points[f"{letter}.{name}"] for name in ("GTR", "Knee", "Ankle"))
            lengths.append(np.median(np.linalg.norm(hip - knee, axis=1) + np.linalg.norm(knee - ankle, axis=1)))
        return float(np.mean(lengths))


@dataclass(frozen=True)
class Stance:
    """One stance on the plates: times of strike and lift-off [s], and whether each is certain."""

    side: str
    strike: float
    off: float
    strike_sure: bool
    off_sure: bool


def _table(path: Path) -> tuple[list[str], np.ndarray]:
    """Column names and values of a file."""
    try:
        with path.open(encoding="utf-8") as file:
            names = [name.strip() for name in file.readline().rstrip("\n").split("\t")]
            numbers = np.genfromtxt(file, delimiter="\t", ndmin=2)
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise BadFile(path, "", f"cannot be read as a table of numbers: {error}") from None
    if numbers.shape[1] != len(names) or len(numbers) < 2:
        raise BadFile(path, "", f"expected {len(names)} columns and at least 2 rows, found {numbers.shape}")
    return names, numbers


def markers(path: str | Path) -> Markers:
    """Read a `*mkr.txt` file (mm, X forward, Y up, Z right). Gaps are interpolated."""
    names, numbers = _table(Path(path))
    rate = (len(numbers) - 1) / (numbers[-1, 0] - numbers[0, 0])  # the times are rounded to milliseconds
    frame = np.arange(len(numbers))
    for column in numbers.T:
        gap = ~np.isfinite(column)
        if gap.any() and not gap.all():
            column[gap] = np.interp(frame[gap], frame[~gap], column[~gap])
    points = {}
    for name in [name[:-1] for name in names if name.endswith("X")]:
        x, y, z = (numbers[:, names.index(f"{name}{axis}")] for axis in "XYZ")
        points[name] = np.stack((x, -z, y), axis=1) / 1000.0
    missing = sorted({f"{side}.{name}" for side in "LR" for name in NEEDED} - set(points))
    if missing:
        raise BadFile(path, "", f"has no markers {', '.join(missing)}; found {', '.join(points) or 'none'}")
    return Markers(float(rate), points)


def stances(path: str | Path, seen: Markers, rate: float = 300.0) -> list[Stance]:
    """Stances in a `*grf.txt` file, sorted by strike; plates are summed per foot, identified by the markers."""
    names, numbers = _table(Path(path))
    count = sum(name.startswith("Fy") for name in names)
    force = {side: np.zeros(len(numbers)) for side in SIDES}
    total = np.zeros(len(numbers))
    for plate in range(1, count + 1):
        up = numbers[:, names.index(f"Fy{plate}")]
        centre = numbers[:, [names.index(f"COPx{plate}"), names.index(f"COPz{plate}")]] * [1e-3, -1e-3]
        idle = np.abs(up[up < STEP_FORCE / 2.0])
        noise = float(np.percentile(idle, 95.0)) if len(idle) else 0.0
        for start, stop in _loaded(up, max(LOADED, noise)):
            side = _side_of(centre[start:stop], up[start:stop], start, seen, rate)
            force[side][start:stop] += up[start:stop]
            total[start:stop] += up[start:stop]
    weight = float(np.median(total[total > 3.0 * STEP_FORCE]))
    steps = [(b - a, force[side][a:b].max()) for side in SIDES for a, b in _loaded(force[side], 0.0)]
    usual = np.median([length for length, most in steps if most > CARRIED * weight] or [length for length, _ in steps])
    found = [s for side in SIDES for s in _stances(side, force[side], weight, float(usual), rate)]
    return sorted((_without_shared_plates(s, found) for s in found), key=lambda s: s.strike)


def _loaded(force: np.ndarray, level: float) -> list[tuple[int, int]]:
    """Intervals above `level` that exceed `STEP_FORCE` somewhere."""
    on = np.concatenate(([False], force > level, [False]))
    edges = np.flatnonzero(np.diff(on.astype(int))).reshape(-1, 2)
    whole: list[list[int]] = []
    for a, b in edges.tolist():
        if whole and a - whole[-1][1] <= DROPOUT:
            whole[-1][1] = b
        else:
            whole.append([a, b])
    return [(a, b) for a, b in whole if force[a:b].max() > STEP_FORCE]


def _side_of(centre: np.ndarray, force: np.ndarray, start: int, seen: Markers, rate: float) -> str:
    """The foot nearest to the centre of pressure over an interval."""
    heavy = np.flatnonzero(force > 0.5 * force.max())
    frames = np.clip(((start + heavy) / rate * seen.rate).astype(int), 0, len(next(iter(seen.points.values()))) - 1)
    away = []
    for side in SIDES:
        heel, toe = seen.foot(side)
        away.append(np.median(np.linalg.norm(0.5 * (heel + toe)[frames, :2] - centre[heavy], axis=1)))
    return SIDES[int(np.argmin(away))]


def _stances(side: str, force: np.ndarray, weight: float, usual: float, rate: float) -> list[Stance]:
    """Stances of one foot."""
    found = []
    for a, b in _loaded(force, 0.0):
        early, late = force[a : a + int(0.45 * (b - a))], force[b - int(0.45 * (b - a)) : b]
        whole = b - a < MAX_STANCE_RATIO * usual
        strike = whole and a > 0 and early.max(initial=0.0) > CARRIED * weight
        off = whole and b < len(force) and late.max(initial=0.0) > CARRIED * weight
        found.append(Stance(side, a / rate, b / rate, bool(strike), bool(off)))
    return found


def _without_shared_plates(one: Stance, all_of_them: list[Stance]) -> Stance:
    """The stance with its events marked uncertain while the other foot may be on the same plate."""
    doubtful = [s for s in all_of_them if s.side != one.side and not (s.strike_sure and s.off_sure)]
    strike = one.strike_sure and not any(s.strike - 0.1 < one.strike < s.off + 0.1 for s in doubtful)
    off = one.off_sure and not any(s.strike - 0.1 < one.off < s.off + 0.1 for s in doubtful)
    return Stance(one.side, one.strike, one.off, strike, off)
