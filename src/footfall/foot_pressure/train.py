"""From performances to a database: features of every act from its onset, and the motion that goes with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..errors import BadInput
from ..physics.pressure import Pad
from ..systems.foot_pressure.features import NAMES, Extractor
from ..systems.foot_pressure.recogniser import LOOK_BACK, Templates, activity
from .figure import RATE
from .performances import Performance
from .steps import loop_frames

MARGIN = 3.0  # of the threshold over a high score of quiet stance in training
QUIET_PERCENTILE = 98.0  # which score: some acts begin before their labelled onset
FLOOR = 0.15  # of the deviation between acts: no feature counts as more precise than this part of it
FINEST = {"velocity": 0.005, "area": 0.01, "hu_": 1e-4, "ankle": 0.002, "cop": 0.001, "load": 0.003, "part": 0.005}
HU, ANKLES = 3.0, 0.4  # factors on σ: Hu moments count less, the places of ankles, on which extents depend, more
LOOPED = ("march",)  # kinds whose steps may be repeated
CALM_AFTER = 0.25  # a template ends this long after the act [s]


@dataclass(frozen=True, eq=False)
class Seen:
    """A performance as the pad saw it: features [frame, feature], the first picture that has any, and itself."""

    features: np.ndarray
    first: int
    performance: Performance


def seen(performance: Performance, pad: Pad, facing: float | None = None) -> Seen | None:
    """The features of a performance; None if no stance was found in it."""
    extractor = Extractor(pad, facing)
    rows, first = [], 0
    for k, frame in enumerate(performance.frames):
        row = extractor.push(frame)
        if not extractor.ready or row is None:
            first = k + 1
            continue
        rows.append(row)
        if k < (performance.onset - 0.25) * pad.rate:
            extractor.settle()
    return Seen(np.array(rows), first, performance) if rows else None


def train(performances: Sequence[Performance], pad: Pad) -> tuple[Templates, list[tuple[Performance, int]]]:
    """The templates of a database.

    Args:
        performances: Of acts, and of quiet stance.
        pad: That they were recorded with.

    Returns:
        Templates, and for each the performance and the number of the picture where the template begins.
    """
    found = [one for one in (seen(performance, pad) for performance in performances) if one is not None]
    quiet = np.concatenate([one.features[: max(0, _until(one, pad))] for one in found])
    if len(quiet) < 20:
        raise BadInput(f"{len(quiet)} pictures of quiet stance are too few to train with; expected at least 20")
    centre = np.median(quiet, axis=0)
    spread = 1.4826 * np.median(np.abs(quiet - centre), axis=0)  # robust: some acts begin before their labelled onset
    every = np.concatenate([one.features for one in found])
    finest = np.array([_finest(name) for name in NAMES])
    spread = np.maximum(np.maximum(spread, 0.02 * every.std(axis=0)), finest)
    none = np.zeros((0, 2), int)
    bare = Templates((), np.zeros((0, 1, len(NAMES))), np.zeros(0, int), centre, spread, spread, 0.0, none)
    threshold = MARGIN * float(np.percentile(activity(bare, quiet), QUIET_PERCENTILE))
    labels, rows, begins, loops = [], [], [], []
    for one in found:
        if one.performance.label == "stance":
            continue
        scores = activity(bare, one.features)
        late = np.flatnonzero((scores > threshold) & (np.arange(len(scores)) >= _until(one, pad)))
        if not len(late):
            continue
        first = int(late[0]) - LOOK_BACK
        last = min(len(one.features), round((one.performance.end + CALM_AFTER) * pad.rate) - one.first + 1)
        if last - first < LOOK_BACK + 3:
            continue
        window = one.features[np.clip(np.arange(first, last), 0, None)]
        labels.append(one.performance.label)
        rows.append(window)
        begins.append((one.performance, first + one.first))
        loops.append(_loop(one.performance, pad, first + one.first, len(window)))
    if not rows:
        raise BadInput("no act rises above quiet stance in these performances; expected steps, kicks, jumps …")
    lengths = np.array([len(row) for row in rows])
    features = np.zeros((len(rows), lengths.max(), len(NAMES)))
    for k, row in enumerate(rows):
        features[k, : len(row)] = row
        features[k, len(row) :] = row[-1]
    deviation = _deviation(labels, features, every)
    return Templates(tuple(labels), features, lengths, centre, spread, deviation, threshold, np.array(loops)), begins


def _loop(performance: Performance, pad: Pad, begin: int, length: int) -> tuple[int, int]:
    """The loop of a template, in pictures from its beginning; (0, 0) for acts without one."""
    if performance.kind not in LOOPED:
        return 0, 0
    first, end = (round(frame / RATE * pad.rate) - begin for frame in loop_frames(performance.contacts))
    return (first, end) if first >= 2 and first + 4 <= end < length else (0, 0)


def _until(one: Seen, pad: Pad) -> int:
    """Index of the features at which the act begins, less a little."""
    return round((one.performance.onset - 0.1) * pad.rate) - one.first


def _deviation(labels: Sequence[str], features: np.ndarray, every: np.ndarray) -> np.ndarray:
    """σ of eq. 3.1: of each feature between performances of the same label, pooled over all labels.

    The thesis takes the deviation over the whole database. Between acts of one label a feature is noise; between
    labels it is what tells them apart.
    """
    total, count = np.zeros(features.shape[2]), 0
    for label in dict.fromkeys(labels):
        own = features[[k for k, name in enumerate(labels) if name == label]]
        if len(own) > 1:
            total += ((own - own.mean(axis=0)) ** 2).mean(axis=1).sum(axis=0)
            count += len(own) - 1
    whole = every.std(axis=0)
    inner = np.sqrt(total / count) if count else whole
    weight = np.array([_deviation_factor(name) for name in NAMES])
    finest = np.array([_finest(name) for name in NAMES])
    return np.maximum(np.maximum(inner, FLOOR * whole), finest) * weight * np.sqrt(len(NAMES))


def _finest(name: str) -> float:
    """No deviation is less than this: what a pad of half-inch cells can tell [m, m/s, fractions]."""
    return next(value for part, value in FINEST.items() if part in name)


def _deviation_factor(name: str) -> float:
    """Factor on σ, found by leave-one-out recognition within the training performances."""
    if name.startswith("hu_"):
        return HU
    return ANKLES if "_ankle_" in name else 1.0


def motion_frame(picture: int, pad: Pad) -> int:
    """The frame of a performance's motion at a picture of its pad."""
    return round(picture / pad.rate * RATE)
