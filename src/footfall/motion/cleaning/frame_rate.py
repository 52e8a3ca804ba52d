"""The true frame rate of a clip, from the acceleration of the centre of mass in free flight."""

from __future__ import annotations

import numpy as np

from ...characters.constants import GRAVITY
from ...characters.roles import Roles
from ..analysis.mass_centre import mass_centre
from ..motion import Motion

RATES = (24.0, 25.0, 30.0, 48.0, 50.0, 60.0, 72.0, 75.0, 90.0, 100.0, 120.0, 144.0, 150.0, 180.0, 200.0, 240.0)
MIN_CLEARANCE = 0.06  # height of both feet over their rest height in flight, of leg length …
MIN_PEAK_CLEARANCE = 0.12  # … and at the peak of the flight: tiptoe walking stays below
MIN_FLIGHT_FRAMES = 8  # frames of flight needed for the fit
MAX_FIT_ERROR = 0.008  # root mean square from a parabola, of leg length
MAX_RATE_RATIO = 1.35  # the stated rate is kept unless it is wrong by more than this factor


def true_rate(motion: Motion, roles: Roles, leg: float) -> tuple[float, float, int] | None:
    """(rate [frames/s], acceleration at the stated rate [m/s²], flights) if the stated rate is wrong, else None.

    The motion is in metres. Flight is detected by the heights of the feet alone, since speeds depend on the rate.
    """
    falls = flights(motion, roles, leg)
    if not falls:
        return None
    fall = float(np.median(falls))
    off = float(np.sqrt(fall / GRAVITY)) if fall > 0.0 else 1.0
    if 1.0 / MAX_RATE_RATIO < off < MAX_RATE_RATIO:
        return None
    rate = min(RATES, key=lambda r: abs(np.log(r * off / motion.rate)))
    if abs(np.log(rate * off / motion.rate)) > np.log(1.1):
        return None  # no camera has such a rate: the heights are unreliable
    return rate, fall, len(falls)


def flights(motion: Motion, roles: Roles, leg: float) -> list[float]:
    """Downward acceleration [m/s²] in every interval with both feet clear of the ground that fits a parabola."""
    lowest = np.full(len(motion), np.inf)
    for side in ("left", "right"):
        toe = roles.get(f"{side}_toe")
        points = [motion.position(roles[f"{side}_ankle"])]
        points += [] if toe is None else [motion.position(toe), motion.end(toe)]
        for point in points:  # relative to its own rest height
            lowest = np.minimum(lowest, point[:, 2] - np.percentile(point[:, 2], 10.0))
    clear = np.concatenate(([False], lowest > MIN_CLEARANCE * leg, [False]))
    centre = mass_centre(motion, roles)[:, 2]
    found = []
    for start, stop in np.flatnonzero(np.diff(clear.astype(int))).reshape(-1, 2):
        if stop - start < MIN_FLIGHT_FRAMES or lowest[start:stop].max() < MIN_PEAK_CLEARANCE * leg:
            continue
        t = np.arange(stop - start) / motion.rate
        curve, left_over, *_ = np.polyfit(t, centre[start:stop], 2, full=True)
        fit_error = float(np.sqrt(left_over[0] / len(t))) if len(left_over) else 0.0
        sagitta = abs(curve[0]) * t[-1] ** 2 / 4.0  # sagitta of the parabola over the flight
        if fit_error < MAX_FIT_ERROR * leg and sagitta > 4.0 * fit_error and curve[0] < 0.0:
            found.append(float(-2.0 * curve[0]))
    return found
