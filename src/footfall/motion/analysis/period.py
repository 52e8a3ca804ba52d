"""The period of a gait, and the window of a clip in which the gait is steadiest."""

from __future__ import annotations

import numpy as np

from ...characters.roles import Roles
from ...errors import FootfallError
from ..motion import Motion
from .contacts import Contacts
from .joint_angles import SagittalAngles, facing_direction
from .legs import SIDES

PERIOD_RANGE = (0.45, 2.4)  # of a stride [s]
MIN_AUTOCORRELATION = 0.72  # at a lag of one period
MIN_SWING = 5.0  # standard deviation of the angle of thighs or knees [deg]
WINDOW_CYCLES = 2.5  # preferred length of the window in cycles
MIN_PHASE_DIFFERENCE = 0.2  # between left and right foot strikes, of a period; 0.5 in a symmetric gait


class NoCycle(FootfallError):
    """A clip without periodic leg movement."""

    def __init__(self, name: str, reason: str):
        super().__init__(
            f"{name}: no walking cycle found, because {reason}; contacts, retargeting and conversion still work, "
            "and --frames A-B selects a part of the clip that walks"
        )


def leg_signals(angles: SagittalAngles) -> np.ndarray:
    """Angles of thighs (times 2) and knees of both sides [frame, 4] [deg]; thighs distinguish the sides better."""
    columns = [
        (2.0 if joint == "thigh" else 1.0) * angles.of(joint, side) for joint in ("thigh", "knee") for side in SIDES
    ]
    return np.stack(columns, axis=1)


def autocorrelation(signals: np.ndarray, lags: np.ndarray) -> np.ndarray:
    """Normalised autocorrelation of signals [frame, k] at lags in frames [lag], each part about its own mean."""
    n = len(signals)
    signals = signals - signals.mean(axis=0)
    size = 1 << (2 * n - 1).bit_length()
    spectrum = np.fft.rfft(signals, size, axis=0)
    products = np.fft.irfft(np.sum(np.abs(spectrum) ** 2, axis=1), size)[lags]
    sums = np.concatenate((np.zeros_like(signals[:1]), np.cumsum(signals, axis=0)))
    squares = np.concatenate(([0.0], np.cumsum(np.sum(signals**2, axis=1))))
    count = n - lags
    early, late = sums[count], sums[n] - sums[lags]
    covariance = products - np.sum(early * late, axis=1) / count
    one = squares[count] - np.sum(early**2, axis=1) / count
    two = squares[n] - squares[lags] - np.sum(late**2, axis=1) / count
    return covariance / np.sqrt(np.maximum(one * two, 1e-12))


def best_window(
    motion: Motion, roles: Roles, angles: SagittalAngles, seen: Contacts
) -> tuple[float, float, tuple[int, int]]:
    """(period [s], autocorrelation, (first frame, one after the last)) of the window with the steadiest gait.

    Windows are scored by the autocorrelation at one period, the change of heading and speed, and their length.
    """
    signals, rate, n = leg_signals(angles), motion.rate, len(motion)
    least = 1.35 * PERIOD_RANGE[0]
    if motion.duration < least:
        raise NoCycle(motion.name, f"it is only {motion.duration:.2f} s long; at least {least:.2f} s are needed")
    swing = float(np.max(np.std(signals, axis=0) / [2.0, 2.0, 1.0, 1.0]))
    if swing < MIN_SWING:
        raise NoCycle(motion.name, f"the legs hardly move: thighs and knees swing by {swing:.1f} degrees")
    longest = min(PERIOD_RANGE[1] * rate, n / 1.35)
    lags = np.arange(int(PERIOD_RANGE[0] * rate), int(longest) + 1)
    heading = heading_angle(motion, roles)
    best: tuple[float, float, float, tuple[int, int]] | None = None
    simultaneous = False
    for size in {n, *(min(n, int(s * rate)) for s in (1.2, 1.7, 2.4, 3.4, 4.8))}:
        for a in range(0, n - size + 1, max(1, int(0.15 * rate))):
            found = _period(signals[a : a + size], lags, rate)
            if found is None:
                continue
            period, like = found
            cycles = size / (period * rate)
            if cycles < 1.3:
                continue
            if not _alternate(seen, a / rate, (a + size) / rate, period):
                simultaneous = True
                continue
            unsteady = _unsteadiness(motion.root[a : a + size], heading[a : a + size], period * rate)
            few = max(0.0, 1.0 - cycles / WINDOW_CYCLES)
            score = (1.0 - like) + 0.25 * unsteady + 0.25 * few
            if best is None or score < best[0]:
                best = (score, period, like, (a, a + size))
    if best is None and simultaneous:
        raise NoCycle(motion.name, "the leg movement is periodic but the feet do not strike alternately")
    if best is None:
        top = float(autocorrelation(signals, lags).max()) if len(lags) else 0.0
        if top > MIN_AUTOCORRELATION:
            raise NoCycle(motion.name, "no part of 1.3 strides is periodic")
        reason = (
            f"the leg movement is not periodic (autocorrelation {max(top, 0.0):.2f}, {MIN_AUTOCORRELATION} is needed)"
        )
        raise NoCycle(motion.name, reason)
    return best[1], best[2], best[3]


def _alternate(seen: Contacts, start: float, stop: float, period: float) -> bool:
    """Whether both feet strike between two times [s], with a sufficient phase difference."""
    phases = []
    for side in SIDES:
        strikes = seen.strikes(side)
        inside = strikes[(strikes >= start) & (strikes < stop)]
        if not len(inside):
            return False
        phases.append(mean_phase(inside / period))
    return MIN_PHASE_DIFFERENCE < (phases[1] - phases[0]) % 1.0 < 1.0 - MIN_PHASE_DIFFERENCE


def _period(signals: np.ndarray, lags: np.ndarray, rate: float) -> tuple[float, float] | None:
    """(lag [s], autocorrelation) of the shortest lag with nearly the largest value, refined between frames."""
    lags = lags[lags < len(signals) / 1.3]
    if len(lags) < 3 or np.max(np.std(signals, axis=0)) < MIN_SWING:
        return None
    like = autocorrelation(signals, lags)
    peaks = np.flatnonzero((like[1:-1] >= like[:-2]) & (like[1:-1] > like[2:])) + 1
    peaks = peaks[like[peaks] > MIN_AUTOCORRELATION]
    if not len(peaks):
        return None
    k = int(peaks[like[peaks] > like[peaks].max() - 0.08][0])
    left, top, right = like[k - 1 : k + 2]
    bend = left - 2.0 * top + right
    shift = 0.5 * (left - right) / bend if abs(bend) > 1e-12 else 0.0
    return float((lags[k] + shift) / rate), float(top)


def heading_angle(motion: Motion, roles: Roles) -> np.ndarray:
    """Heading of the hips from x to the left, unwrapped [frame] [rad]."""
    ahead = facing_direction(motion, roles)
    return np.unwrap(np.arctan2(ahead[:, 1], ahead[:, 0]))


def _unsteadiness(root: np.ndarray, heading: np.ndarray, frames: float) -> float:
    """Heading change [rad] and relative speed change from the first cycle to the last of a window."""
    lag = round(frames)
    heading_change = heading[lag:] - heading[:-lag]
    travel = np.linalg.norm(root[lag:, :2] - root[:-lag, :2], axis=1)
    return float(np.abs(heading_change).max() + np.ptp(travel) / max(travel.mean(), 0.2))


def mean_phase(phases: np.ndarray) -> float:
    """The circular mean of phases, within 0 … 1."""
    return float(np.angle(np.mean(np.exp(2j * np.pi * phases))) / (2.0 * np.pi) % 1.0)
