"""Recorded plantar pressure maps (zebris, BMClab), turned so that they can be compared with simulated ones."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np

BANDS = (0.0, 0.3, 0.6, 0.85, 1.0)  # heel, middle, forefoot, toes along the foot


def read(path: Path) -> tuple[np.ndarray, float]:
    """[row, column] peak pressure of a step [N/cm²], and the distance of sensors [cm]."""
    lines = path.read_text(encoding="latin-1").splitlines()
    start = next(k for k, line in enumerate(lines) if line.strip() == "[Data]")
    cell = next(float(line.partition("=")[2]) for line in lines if line.startswith("LDistX"))
    rows = [[float(v) for v in line.split()] for line in lines[start + 1 :] if line.strip()]
    return np.maximum(np.array(rows), 0.0), 0.1 * cell


def along_foot(pressure: np.ndarray, cell: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Position of every loaded cell along the foot (0 heel, 1 toes) and across it [cm], and its pressure [N/cm²]."""
    rows, columns = np.nonzero(pressure > 1.0)
    points = np.stack((rows, columns), axis=1) * cell
    local = points - points.mean(axis=0)
    axis = np.linalg.eigh(local.T @ local)[1][:, -1]
    axis = axis if axis[0] > 0.0 else -axis  # rows go from heel to toes
    along, across = local @ axis, local @ np.array([-axis[1], axis[0]])
    return (along - along.min()) / np.ptp(along), across, pressure[rows, columns]


def figures(pressure: np.ndarray, cell: float) -> dict[str, float | np.ndarray]:
    """Length and width [cm], peak [N/cm²], and the part of the summed pressure in each band of the foot."""
    along, across, level = along_foot(pressure, cell)
    parts = [level[(along >= a) & (along <= b)].sum() / level.sum() for a, b in itertools.pairwise(BANDS)]
    rows, columns = np.nonzero(pressure > 1.0)
    span = np.stack((rows, columns), axis=1) * cell
    local = span - span.mean(axis=0)
    axis = np.linalg.eigh(local.T @ local)[1][:, -1]
    return {
        "length": float(np.ptp(local @ axis)) + cell,
        "width": float(np.ptp(across)) + cell,
        "area": len(level) * cell**2,
        "peak": float(level.max()),
        "parts": np.array(parts),
        "profile": np.histogram(along, 12, (0.0, 1.0), weights=level)[0] / level.sum(),
    }
