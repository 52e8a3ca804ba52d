"""The period of a gait and the stretch of a clip in which it is steadiest."""

from __future__ import annotations

import numpy as np

from ...characters.roles import Roles
from ...errors import FootfallError
from ..motion import Motion
from .contacts import Contacts
from .joint_angles import SagittalAngles, facing_direction
from .legs import SIDES

PERIODS = (0.45, 2.4)  # [s] of a stride that are looked for
LIKE = 0.72  # how like itself a period later a gait must be (1 is the same)
SWING = 5.0  # [deg] that thighs or knees must swing, as a standard deviation
CYCLES = 2.5  # in the window that is looked for; fewer where the clip is shorter
APART = 0.2  # of a period that strikes of left and right must lie apart; 0.5 in an even gait


class NoCycle(FootfallError):
    """A clip in which the legs do not repeat themselves."""

    def __init__(self, name: str, why: str):
        super().__init__(
            f"{name}: no walking cycle found, because {why}; contacts, retargeting and conversion still work, "
            "and frames A to B alone can be given if part of the clip walks (--frames A-B)"
        )


def leg_signals(angles: SagittalAngles) -> np.ndarray:
    """Thighs and knees of both sides [frame, 4] in degrees; thighs count more, since they tell the sides apart."""
    columns = [
        (2.0 if joint == "thigh" else 1.0) * angles.of(joint, side) for joint in ("thigh", "knee") for side in SIDES
    ]
    return np.stack(columns, axis=1)


def likeness(signals: np.ndarray, lags: np.ndarray) -> np.ndarray:
    """Correlation of signals [frame, k] with themselves some frames later [lag], each part about its own mean."""
    n = len(signals)
    signals = signals - signals.mean(axis=0)
    size = 1 << (2 * n - 1).bit_length()
    spectrum = np.fft.rfft(signals, size, axis=0)
    products = np.fft.irfft(np.sum(np.abs(spectrum) ** 2, axis=1), size)[lags]
    sums = np.concatenate((np.zeros_like(signals[:1]), np.cumsum(signals, axis=0)))
    squares = np.concatenate(([0.0], np.cumsum(np.sum(signals**2, axis=1))))
    count = n - lags
    early, late = sums[count], sums[n] - sums[lags]
    ours = products - np.sum(early * late, axis=1) / count
    one = squares[count] - np.sum(early**2, axis=1) / count
    two = squares[n] - squares[lags] - np.sum(late**2, axis=1) / count
    return ours / np.sqrt(np.maximum(one * two, 1e-12))


def best_window(
    motion: Motion, roles: Roles, angles: SagittalAngles, seen: Contacts
) -> tuple[float, float, tuple[int, int]]:
    """(period [s], likeness, frames from and to) where the gait is steadiest.

    Windows of two and a half cycles, or what there is, are judged by how like the gait is to itself a period later,
    how little it turns and how evenly it travels.
    """
    signals, rate, n = leg_signals(angles), motion.rate, len(motion)
    least = 1.35 * PERIODS[0]
    if motion.duration < least:
        raise NoCycle(motion.name, f"it lasts only {motion.duration:.2f} s; at least {least:.2f} s are needed")
    swing = float(np.max(np.std(signals, axis=0) / [2.0, 2.0, 1.0, 1.0]))
    if swing < SWING:
        raise NoCycle(motion.name, f"the legs hardly move: thighs and knees swing by {swing:.1f} degrees")
    longest = min(PERIODS[1] * rate, n / 1.35)
    lags = np.arange(int(PERIODS[0] * rate), int(longest) + 1)
    heading = heading_angle(motion, roles)
    best: tuple[float, float, float, tuple[int, int]] | None = None
    together = False
    for size in {n, *(min(n, int(s * rate)) for s in (1.2, 1.7, 2.4, 3.4, 4.8))}:
        for a in range(0, n - size + 1, max(1, int(0.15 * rate))):
            found = _period(signals[a : a + size], lags, rate)
            if found is None:
                continue
            period, like = found
            cycles = size / (period * rate)
            if cycles < 1.3:
                continue
            if not _in_turn(seen, a / rate, (a + size) / rate, period):
                together = True
                continue
            unsteady = _unsteadiness(motion.root[a : a + size], heading[a : a + size], period * rate)
            few = max(0.0, 1.0 - cycles / CYCLES)
            score = (1.0 - like) + 0.25 * unsteady + 0.25 * few
            if best is None or score < best[0]:
                best = (score, period, like, (a, a + size))
    if best is None and together:
        raise NoCycle(motion.name, "the legs repeat themselves but the feet do not come down in turn")
    if best is None:
        top = float(likeness(signals, lags).max()) if len(lags) else 0.0
        if top > LIKE:
            raise NoCycle(motion.name, "it holds no stretch of 1.3 strides that are alike")
        why = f"the legs do not repeat themselves (likeness {max(top, 0.0):.2f}, {LIKE} is needed)"
        raise NoCycle(motion.name, why)
    return best[1], best[2], best[3]


def _in_turn(seen: Contacts, start: float, stop: float, period: float) -> bool:
    """Both feet come down in a stretch of time [s], and well apart in phase."""
    phases = []
    for side in SIDES:
        strikes = seen.strikes(side)
        inside = strikes[(strikes >= start) & (strikes < stop)]
        if not len(inside):
            return False
        phases.append(mean_phase(inside / period))
    return APART < (phases[1] - phases[0]) % 1.0 < 1.0 - APART


def _period(signals: np.ndarray, lags: np.ndarray, rate: float) -> tuple[float, float] | None:
    """The shortest lag at which signals are nearly as like themselves as at any, refined between frames."""
    lags = lags[lags < len(signals) / 1.3]
    if len(lags) < 3 or np.max(np.std(signals, axis=0)) < SWING:
        return None
    like = likeness(signals, lags)
    peaks = np.flatnonzero((like[1:-1] >= like[:-2]) & (like[1:-1] > like[2:])) + 1
    peaks = peaks[like[peaks] > LIKE]
    if not len(peaks):
        return None
    k = int(peaks[like[peaks] > like[peaks].max() - 0.08][0])
    left, top, right = like[k - 1 : k + 2]
    bend = left - 2.0 * top + right
    shift = 0.5 * (left - right) / bend if abs(bend) > 1e-12 else 0.0
    return float((lags[k] + shift) / rate), float(top)


def heading_angle(motion: Motion, roles: Roles) -> np.ndarray:
    ahead = facing_direction(motion, roles)
    return np.unwrap(np.arctan2(ahead[:, 1], ahead[:, 0]))


def _unsteadiness(root: np.ndarray, heading: np.ndarray, frames: float) -> float:
    """Heading change [rad] and relative speed change from the first cycle to the last of a window."""
    lag = round(frames)
    turned = heading[lag:] - heading[:-lag]
    travel = np.linalg.norm(root[lag:, :2] - root[:-lag, :2], axis=1)
    return float(np.abs(turned).max() + np.ptp(travel) / max(travel.mean(), 0.2))


def mean_phase(phases: np.ndarray) -> float:
    """The mean on a circle, within 0 … 1."""
    return float(np.angle(np.mean(np.exp(2j * np.pi * phases))) / (2.0 * np.pi) % 1.0)
