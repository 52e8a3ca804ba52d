"""Pose algebra and smooth transition functions (Lee, Kim, Lee 2010, appendices A and B).

A pose is P = (v0, q1 … qn): the root's position and rotation, then every joint's rotation relative to its parent.
A displacement is D = (u0, u1 … un): a translation and rotation vectors. All functions are vectorised over frames: the
root is [..., 3], rotations are [..., n, 4] and displacements [..., n + 1, 3].
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from . import rotation
from .motion import Motion


@dataclass(frozen=True, eq=False)
class Pose:
    """v0 [..., 3] and q1 … qn [..., n, 4] of one pose or of many."""

    root: np.ndarray
    local_rotations: np.ndarray

    def __matmul__(self, other: Pose) -> Pose:
        """P1 ⊗ P2 = (q11 v20 q11⁻¹ + v10, q11 q21, …, q1n q2n)"""
        root = rotation.rotated(self.local_rotations[..., 0, :], other.root) + self.root
        return Pose(root, rotation.product(self.local_rotations, other.local_rotations))

    def __truediv__(self, other: Pose) -> Pose:
        """P1 ⊘ P2 = (q21⁻¹ (v10 - v20) q21, q21⁻¹ q11, …, q2n⁻¹ q1n)"""
        back = rotation.inverse(other.local_rotations)
        return Pose(
            rotation.rotated(back[..., 0, :], self.root - other.root), rotation.product(back, self.local_rotations)
        )

    def __pow__(self, fraction: np.ndarray | float) -> Pose:
        """Pᵅ = exp(α log P)"""
        return exp(np.asarray(fraction)[..., None, None] * log(self))


def exp(displacement: np.ndarray) -> Pose:
    """(u0, exp u1, …, exp un)"""
    return Pose(displacement[..., 0, :], rotation.exp(displacement[..., 1:, :]))


def log(pose: Pose) -> np.ndarray:
    """(v0, log q1, …, log qn)"""
    return np.concatenate((pose.root[..., None, :], rotation.log(pose.local_rotations)), axis=-2)


def of(motion: Motion, frame: int | slice = slice(None)) -> Pose:
    """One pose of a motion, or all of them."""
    return Pose(motion.root[frame], motion.local_rotations[frame])


def rise(t: np.ndarray | float, a: float, b: float) -> np.ndarray:
    """s(t): from 0 at a to 1 at b, with zero slope at both ends (appendix B)."""
    x = np.clip((np.asarray(t, float) - a) / (b - a), 0.0, 1.0)
    return -2.0 * x**3 + 3.0 * x**2


def fall(t: np.ndarray | float, a: float, b: float) -> np.ndarray:
    """r(t): from 1 at a to 0 at b, with zero slope at both ends (appendix B)."""
    return 1.0 - rise(t, a, b)


def upper_envelope(values: np.ndarray, half: int) -> np.ndarray:
    """A smooth curve that is nowhere below `values` [frame]: a weighted mean of maxima over 2 half + 1 frames."""
    padded = np.pad(values, 2 * half, mode="edge")
    maxima = np.lib.stride_tricks.sliding_window_view(padded, 2 * half + 1).max(axis=1)
    window = np.hanning(2 * half + 3)[1:-1]
    return np.convolve(maxima, window / window.sum(), mode="valid")
