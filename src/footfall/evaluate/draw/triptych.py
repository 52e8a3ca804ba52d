"""Several motions of one body one below the other, frame by frame, as in Figure 7 of Sok, Kim, Lee 2007."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ...characters import Character
from ...physics.poses import bones
from ...writing import whole_file
from .filmstrip import GROUND, TRUNK, figure_colour

FIGURES = 22  # in one row
LEAST = 0.34  # between two figures [m]
ROUNDED = 1  # frames that may be missing at the end of a simulation, whose last step is before the last frame


def draw(
    character: Character,
    strips: Sequence[tuple[str, np.ndarray]],
    rate: float,
    path: Path,
    title: str = "",
) -> None:
    """Draw motions of one body as rows of stick figures at the same times, seen from the right.

    Args:
        character: The body.
        strips: Label and poses [frame, nq] of each; one that ends earlier than the first has fewer figures.
        rate: Frames a second.
        path: The PNG file.
        title: Of the picture.
    """
    import matplotlib

    matplotlib.use("Agg", force=False)
    from matplotlib.figure import Figure

    longest = len(strips[0][1])
    at = np.unique(np.linspace(0, longest - 1, min(FIGURES, longest)).round().astype(int))
    x = strips[0][1][at, 0]
    places = _places(x)
    outlines = [(label, bones(character, poses[at[at < len(poses)]])) for label, poses in strips]
    high = max(float(points[..., 2].max()) for _, outline in outlines for points in outline.values()) + 0.1
    wide = float(np.ptp(places)) + 1.6
    scale = 13.0 / wide
    figure = Figure(figsize=(13.0, scale * len(strips) * (high + 0.3) + 0.3), dpi=90)
    for row, ((label, outline), (_, poses)) in enumerate(zip(outlines, strips, strict=True)):
        height = 0.97 / len(strips)
        ax = figure.add_axes((0.0, 0.97 - (row + 1) * height, 1.0, height))
        reached = int((at < len(poses)).sum())
        for i in range(reached):
            _stick(ax, outline, i, places[i] - float(poses[at[i], 0]))
        ax.plot([places.min() - 0.6, places.max() + 0.6], [0.0, 0.0], color=GROUND, lw=0.8, zorder=0)
        words = _words(label, len(poses), longest, rate)
        ax.text(places.min() - 0.75, high - 0.1, words, fontsize=9, color=TRUNK, va="top")
        if row == len(strips) - 1:
            for i in range(0, len(at), 3):
                ax.text(places[i], -0.14, f"{at[i] / rate:.1f} s", fontsize=7, color=GROUND, ha="center", va="top")
        ax.set(xlim=(places.min() - 0.8, places.max() + 0.8), ylim=(-0.25, high))
        ax.set_aspect("equal", adjustable="box")
        ax.axis("off")
    figure.text(0.5, 0.985, title, fontsize=9, color=TRUNK, ha="center", va="top")
    whole_file(path, lambda file: figure.savefig(file, format="png"))


def _words(label: str, frames: int, longest: int, rate: float) -> str:
    """The label of a row, which says when a motion ends early."""
    return label if frames >= longest - ROUNDED else f"{label}: falls after {(frames - 1) / rate:.1f} s"


def _places(x: np.ndarray) -> np.ndarray:
    """Where each figure stands: as it travels, spread out where figures would overlap."""
    steps = np.diff(x)
    sign = -1.0 if len(x) > 1 and x[-1] < x[0] - 0.3 else 1.0
    return x[0] + np.concatenate(([0.0], np.cumsum(np.where(sign * steps < LEAST, sign * LEAST, steps))))


def _stick(ax, outline: dict[str, np.ndarray], i: int, shift: float) -> None:
    for name, points in outline.items():
        own = points[i]
        ax.plot(own[:, 0] + shift, own[:, 2], color=figure_colour(name), lw=1.3, solid_capstyle="round")
