"""Timing errors of kinematic foot contacts, against force plates and against the extremes of the foot positions.

The events of the extremes (Zeni 2008) have a bias, which is measured on the plates. In clips without plates, contacts
are compared with the extremes minus that bias.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from ...characters.roles import Roles
from ...errors import BadInput
from ...motion import Motion
from ...motion.analysis.contacts import Contacts
from ...motion.analysis.extremes import events_by_extremes, extremes_of_points
from ...motion.analysis.legs import SIDES
from ...motion.analysis.marker_contacts import events_of_markers
from .force_plates import Stance, markers, stances

KINDS = ("strikes", "offs")
MATCH_SECONDS = 0.2  # largest distance of two events that count as the same [s]
EDGE_SECONDS = 0.1  # at the ends of a clip, where an extreme may lie outside of it [s]


@dataclass(frozen=True)
class Timing:
    """Signed errors of the events of each kind, late positive [s]; `missed` events had no match."""

    errors: dict[str, list[float]] = field(default_factory=lambda: {kind: [] for kind in KINDS})
    missed: int = 0

    def median(self, kind: str) -> float:
        """Median absolute error [s]."""
        return float(np.median(np.abs(self.errors[kind]))) if self.errors[kind] else float("nan")

    def bias(self, kind: str) -> float:
        """The median error [s]."""
        return float(np.median(self.errors[kind])) if self.errors[kind] else float("nan")


def of_plates(folder: str | Path) -> tuple[Timing, Timing]:
    """Errors of kinematic contacts and of the extremes alone against the plates, over all trials of a folder."""
    paths = sorted(Path(folder).glob("*grf.txt"))
    if not paths:
        raise BadInput(f"{folder} holds no force-plate files (*grf.txt with *mkr.txt beside them)")
    ours, extremes = (Timing() for _ in range(2))
    lost = [0, 0]
    for path in paths:
        seen = markers(path.with_name(path.name.replace("grf", "mkr")))
        feet = {side: seen.foot(side) for side in SIDES}
        heels, toes = ({side: feet[side][k] for side in SIDES} for k in (0, 1))
        found = events_of_markers(heels, toes, seen.rate, seen.leg, seen.pelvis)
        way = np.tile([1.0, 0.0], (len(seen.pelvis), 1))  # the trials move along x
        far = {side: extremes_of_points(heels[side], toes[side], seen.pelvis, way, seen.rate) for side in SIDES}
        for stance in stances(path, seen):
            lost[0] += _compared(ours, stance, (found.strikes(stance.side), found.toe_offs(stance.side)))
            lost[1] += _compared(extremes, stance, far[stance.side])
    return Timing(ours.errors, lost[0]), Timing(extremes.errors, lost[1])


def _compared(timing: Timing, stance: Stance, events: tuple[np.ndarray, np.ndarray]) -> int:
    """Add the errors of one stance; returns the number of its missed events."""
    missed = 0
    sure = ((stance.strike, stance.strike_sure), (stance.off, stance.off_sure))
    for kind, found, (true, known) in zip(KINDS, events, sure, strict=True):
        if not known:
            continue
        error = _nearest(found, true)
        if error is None:
            missed += 1
        else:
            timing.errors[kind].append(error)
    return missed


def of_clip(motion: Motion, roles: Roles, seen: Contacts, extremes: Timing | None = None) -> Timing:
    """Errors of contacts against the extremes of the feet, corrected for the bias that the extremes have on plates."""
    timing, missed = Timing(), 0
    for side in SIDES:
        criterion = events_by_extremes(motion, roles, side)
        for kind, events, found in zip(KINDS, criterion, (seen.strikes(side), seen.toe_offs(side)), strict=True):
            bias = 0.0 if extremes is None else extremes.bias(kind)
            for t in events[(events > EDGE_SECONDS) & (events < motion.duration - EDGE_SECONDS)]:
                error = _nearest(found, float(t) - bias)
                if error is None:
                    missed += 1
                else:
                    timing.errors[kind].append(error)
    return Timing(timing.errors, missed)


def _nearest(found: np.ndarray, true: float) -> float | None:
    """Signed error of the nearest event [s]; None if it is too far away."""
    if not len(found):
        return None
    error = float(found[np.argmin(np.abs(found - true))] - true)
    return error if abs(error) < MATCH_SECONDS else None
