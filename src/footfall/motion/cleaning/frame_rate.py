"""The true frame rate of a clip, from how fast the body falls while both feet are in the air."""

from __future__ import annotations

import numpy as np

from ...characters.roles import Roles
from ..analysis.mass_centre import mass_centre
from ..motion import Motion

GRAVITY = 9.81  # [m/s²]
RATES = (24.0, 25.0, 30.0, 48.0, 50.0, 60.0, 72.0, 75.0, 90.0, 100.0, 120.0, 144.0, 150.0, 180.0, 200.0, 240.0)
CLEARANCE = 0.06  # of leg length: both feet are this much above where they are on the ground …
PEAK = 0.12  # … and this much at the height of the flight: a walker on his toes stays below
FEWEST = 8  # frames of flight from which a fall can be told
ROUGH = 0.008  # of leg length: how well a fall must be a parabola
DOUBT = 1.35  # a rate is believed unless the falls say it is off by more than this


def true_rate(motion: Motion, roles: Roles, leg: float) -> tuple[float, float, int] | None:
    """(rate [1/s], fall at the stated rate [m/s²], flights) where free flight shows that the stated rate is wrong.

    The motion is in metres. The feet's own heights alone tell flight, since speeds depend on the rate in doubt.
    """
    falls = flights(motion, roles, leg)
    if not falls:
        return None
    fall = float(np.median(falls))
    off = float(np.sqrt(fall / GRAVITY)) if fall > 0.0 else 1.0
    if 1.0 / DOUBT < off < DOUBT:
        return None
    rate = min(RATES, key=lambda r: abs(np.log(r * off / motion.rate)))
    if abs(np.log(rate * off / motion.rate)) > np.log(1.1):
        return None  # no camera runs at such a rate; the heights are not to be trusted
    return rate, fall, len(falls)


def flights(motion: Motion, roles: Roles, leg: float) -> list[float]:
    """Downward acceleration [m/s²] in every stretch where both feet are clear of the ground, if it is a fall."""
    lowest = np.full(len(motion), np.inf)
    for side in ("left", "right"):
        toe = roles.get(f"{side}_toe")
        points = [motion.position(roles[f"{side}_ankle"])]
        points += [] if toe is None else [motion.position(toe), motion.end(toe)]
        for point in points:  # each against its own height on the ground
            lowest = np.minimum(lowest, point[:, 2] - np.percentile(point[:, 2], 10.0))
    clear = np.concatenate(([False], lowest > CLEARANCE * leg, [False]))
    centre = mass_centre(motion, roles)[:, 2]
    found = []
    for start, stop in np.flatnonzero(np.diff(clear.astype(int))).reshape(-1, 2):
        if stop - start < FEWEST or lowest[start:stop].max() < PEAK * leg:
            continue
        t = np.arange(stop - start) / motion.rate
        curve, left_over, *_ = np.polyfit(t, centre[start:stop], 2, full=True)
        rough = float(np.sqrt(left_over[0] / len(t))) if len(left_over) else 0.0
        bulge = abs(curve[0]) * t[-1] ** 2 / 4.0  # how much the parabola bends over the flight
        if rough < ROUGH * leg and bulge > 4.0 * rough and curve[0] < 0.0:
            found.append(float(-2.0 * curve[0]))
    return found
