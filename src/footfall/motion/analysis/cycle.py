"""The gait cycle: its period, and all joint rotations over it as Fourier series.

After section 7.5 of Yin, "Simple control of walking" (thesis, UBC): the period is the fundamental of the leg movement,
and its harmonics are kept, which averages several cycles into a smooth periodic motion. Phase 0.25 is the largest
right-hip flexion, as there. In forward walks the foot strikes are then not at 0.5 and 1.0, so their phases are stored
as well (`strikes`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from ...characters.roles import Roles
from ...characters.skeleton import Skeleton
from .. import rotation
from ..editing.mirror import mirrored
from ..motion import Motion
from .contacts import Contacts, contacts
from .joint_angles import sagittal_angles
from .legs import SIDES
from .period import NoCycle, best_window, heading_angle, mean_phase

__all__ = ["Cycle", "NoCycle", "cycle", "symmetric"]

HARMONICS = 6
CYCLE_SAMPLES = 240  # phases at which a cycle is sampled
FLEXION_PHASE = 0.25  # of the largest right-hip flexion


@dataclass(frozen=True, eq=False)
class Cycle:
    """A periodic motion: joint rotations are mean · exp(series), the root moves by its own series and `advance`.

    Attributes:
        skeleton: The joints.
        roles: Their roles.
        period: Of a stride (one step of each leg) [s].
        mean: [joint, 4] mean local rotation of each joint.
        rotation_vectors: [1 + 2 harmonics, joint, 3] constant, cosines and sines of rotation vectors about it [rad].
        root: [1 + 2 harmonics, 3] the same for the root position, without travel [m].
        advance: [3] travel in one period, x forward [m].
        strikes: Side to phase of the foot strike, where there was one.
        autocorrelation: Of the leg angles at a lag of one period; 1 is exactly periodic.
        residual: Root mean square of all joint rotations that the harmonics do not represent [deg].
        frames: First frame, and one after the last, of the part of the motion that was used.
        start: Phase of the first of these frames.
        heading_change: In one period, which was removed [deg].
        name: Of the motion.
    """

    skeleton: Skeleton
    roles: Roles
    period: float
    mean: np.ndarray
    rotation_vectors: np.ndarray
    root: np.ndarray
    advance: np.ndarray
    strikes: dict[str, float]
    autocorrelation: float
    residual: float
    frames: tuple[int, int]
    start: float = 0.0
    heading_change: float = 0.0
    name: str = "cycle"

    @property
    def harmonics(self) -> int:
        """The number of harmonics."""
        return (len(self.rotation_vectors) - 1) // 2

    @property
    def speed(self) -> float:
        """Mean speed along x [m/s]."""
        return float(self.advance[0] / self.period)

    def motion(self, cycles: float = 1.0, rate: float = 120.0, start: float = 0.0) -> Motion:
        """The periodic motion from a phase on; x forward, the first root position over the origin."""
        phase = start + np.arange(max(2, round(cycles * self.period * rate) + 1)) / (rate * self.period)
        return self.at(phase, rate)

    def at(self, phase: np.ndarray, rate: float = 120.0) -> Motion:
        """A motion with one frame for each phase (1 is a whole period)."""
        waves = series(phase, self.harmonics)
        rotations = rotation.product(self.mean, rotation.exp(np.tensordot(waves, self.rotation_vectors, axes=1)))
        root = waves @ self.root + (phase - phase[0])[:, None] * self.advance
        root = root - root[0] * np.array([1.0, 1.0, 0.0])
        return Motion(self.skeleton, rate, root, rotations, self.name)


def series(phase: np.ndarray, harmonics: int) -> np.ndarray:
    """1, cos 2πφ … cos 2πhφ, sin 2πφ … sin 2πhφ  [phase, 1 + 2 h]"""
    angle = 2.0 * np.pi * np.asarray(phase)[:, None] * np.arange(1, harmonics + 1)
    return np.concatenate((np.ones((len(angle), 1)), np.cos(angle), np.sin(angle)), axis=1)


def cycle(motion: Motion, roles: Roles, harmonics: int = HARMONICS, seen: Contacts | None = None) -> Cycle:
    """The gait cycle of a cleaned motion.

    Args:
        motion: In metres, z up.
        roles: Its joint roles.
        harmonics: Number of harmonics; fewer if the frame rate is too low for them.
        seen: Its contacts; found here if not given.

    Returns:
        The cycle of the steadiest part of the motion.

    Raises:
        NoCycle: The motion is not periodic; the message says why.
    """
    angles = sagittal_angles(motion, roles)
    seen = contacts(motion, roles) if seen is None else seen
    period, like, (a, b) = best_window(motion, roles, angles, seen)
    part = motion[a:b]
    straight, advance, heading_change = _straight(part, roles, period)
    harmonics = max(1, min(harmonics, int(period * motion.rate / 4.0)))
    time = part.time / period
    flexed = _largest_flexion(_fitted(straight, roles, period, advance, time, harmonics))
    time = time - flexed + FLEXION_PHASE
    found = _fitted(straight, roles, period, advance, time, harmonics)
    strikes = {}
    for side in SIDES:
        inside = [t - a / motion.rate for t in seen.strikes(side) if a <= t * motion.rate < b]
        if inside:
            strikes[side] = mean_phase(np.array(inside) / period - flexed + FLEXION_PHASE)
    return replace(
        found,
        strikes=strikes,
        autocorrelation=like,
        frames=(a, b),
        start=FLEXION_PHASE - flexed,
        heading_change=float(np.degrees(heading_change)),
        name=motion.name,
    )


def symmetric(found: Cycle) -> Cycle:
    """The mean of a cycle and its mirror image half a period later; not meaningful for sideways gaits."""
    phase = np.arange(CYCLE_SAMPLES) / CYCLE_SAMPLES
    waves = series(phase, found.harmonics)
    level = found.root.copy()
    level[0, 1] = 0.0
    own = replace(found.at(phase), root=waves @ level)
    other = mirrored(replace(found.at(phase - 0.5), root=series(phase - 0.5, found.harmonics) @ level), found.roles)
    rotations = rotation.slerp(own.local_rotations, other.local_rotations, 0.5)
    both = replace(own, root=0.5 * (own.root + other.root), local_rotations=rotations)
    advance = found.advance * np.array([1.0, 0.0, 1.0])
    even = _fitted(both, found.roles, found.period, advance, phase, found.harmonics)
    shift = FLEXION_PHASE - _largest_flexion(even)
    even = _fitted(both, found.roles, found.period, advance, phase + shift, found.harmonics)
    strikes = {}
    if found.strikes:
        right = [found.strikes[side] + (0.5 if side == "left" else 0.0) for side in found.strikes]
        strikes["right"] = mean_phase(np.array(right) + shift)
        strikes["left"] = (strikes["right"] + 0.5) % 1.0
    return replace(
        even,
        strikes=strikes,
        autocorrelation=found.autocorrelation,
        residual=found.residual,
        frames=found.frames,
        start=found.start + shift,
        name=found.name,
    )


# Fourier


def _straight(part: Motion, roles: Roles, period: float) -> tuple[Motion, np.ndarray, float]:
    """The motion without turning and travel, facing x; its travel [m] and heading change [rad] in one period."""
    heading = heading_angle(part, roles)
    rate, start = np.polyfit(part.time, heading, 1)
    back = rotation.from_axis_angle((0.0, 0.0, 1.0), -(start + rate * part.time))
    steps = rotation.rotated(back[:-1], np.diff(part.root, axis=0))
    root = np.concatenate((np.zeros((1, 3)), np.cumsum(steps, axis=0))) + part.root[0] * np.array([0.0, 0.0, 1.0])
    lag = min(max(1, round(period * part.rate)), len(root) - 1)
    advance = (root[lag:] - root[:-lag]).mean(axis=0) * np.array([1.0, 1.0, 0.0]) * (period * part.rate / lag)
    root = root - part.time[:, None] / period * advance
    rotations = part.local_rotations.copy()
    rotations[:, 0] = rotation.product(back, rotations[:, 0])
    return replace(part, root=root, local_rotations=rotations), advance, float(rate * period)


def _fitted(
    motion: Motion, roles: Roles, period: float, advance: np.ndarray, phase: np.ndarray, harmonics: int
) -> Cycle:
    """Least squares fit over all frames, with a linear drift that is discarded: windows need not be whole cycles."""
    mean = mean_rotation(motion.local_rotations)
    swings = rotation.log(rotation.product(rotation.inverse(mean), motion.local_rotations))
    waves = series(phase, harmonics)
    n, size = len(phase), waves.shape[1]
    values = np.concatenate((swings.reshape(n, -1), motion.root), axis=1)
    drift = (phase - phase.mean())[:, None]
    cycles = phase[-1] - phase[0]
    basis = np.concatenate((waves, drift), axis=1) if cycles > 1.5 else waves
    damped = np.concatenate((basis, 1e-3 * np.sqrt(n) * np.eye(basis.shape[1])))  # regularised for short windows
    found = np.linalg.lstsq(damped, np.concatenate((values, np.zeros((basis.shape[1], values.shape[1])))), rcond=None)[
        0
    ]
    rest = values - basis @ found
    residual = float(np.degrees(np.sqrt(np.mean(rest[:, :-3] ** 2) * 3.0)))
    vectors = found[:size, :-3].reshape(size, len(motion.skeleton), 3)
    return Cycle(motion.skeleton, roles, period, mean, vectors, found[:size, -3:], advance, {}, 1.0, residual, (0, n))


def mean_rotation(rotations: np.ndarray) -> np.ndarray:
    """The mean rotation of each joint [joint, 4] over frames: the principal eigenvector of Σ q qᵀ."""
    square = np.einsum("njk,njl->jkl", rotations, rotations)
    return np.linalg.eigh(square)[1][..., -1]


def _largest_flexion(found: Cycle, side: str = "right") -> float:
    """The phase at which a thigh is flexed furthest."""
    phase = np.arange(CYCLE_SAMPLES) / CYCLE_SAMPLES
    motion = found.at(phase)
    return float(phase[np.argmax(sagittal_angles(motion, found.roles).thigh[side])])
