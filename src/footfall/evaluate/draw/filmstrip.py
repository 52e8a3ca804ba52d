"""Film strips: stick figures with feet and ground, as in the thesis; 3D bodies from the side and from the front."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np

from ...physics.poses import bones
from ...trials import Rollout
from ...writing import whole_file
from . import spatial_strip

LEFT, RIGHT, TRUNK, GROUND = "#c2410c", "#1d4ed8", "#1f2937", "#57534e"


def draw(rollout: Rollout, path: Path, begin: float = 0.0, end: float | None = None, every: float = 0.1) -> None:
    """Draw a rollout as a strip of stick figures.

    Args:
        rollout: A recorded rollout.
        path: The PNG file.
        begin: Time of the first figure [s].
        end: Time of the last figure [s]; the end of the rollout if None.
        every: Time between two figures [s].
    """
    import matplotlib

    matplotlib.use("Agg", force=False)
    from matplotlib.figure import Figure

    stop = rollout.ending.time if end is None else min(end, rollout.ending.time)
    times = np.arange(begin, stop + 1e-9, every)
    rows = np.unique(np.clip(np.searchsorted(rollout.time, times), 0, len(rollout.time) - 1))
    if not rollout.planar:
        figure = Figure(dpi=100)
        spatial_strip.draw(figure, rollout, rows)
        whole_file(path, lambda file: figure.savefig(file, format="png"))
        return
    outlines = bones(rollout.trial.skill.character, rollout.qpos()[rows])
    lanes = _lanes(rollout["x"][rows], rollout.time[rows])
    scene = rollout.trial.ground
    figure = Figure(figsize=(12, 1.9 * max(len(lanes), 1) + 0.3), dpi=100)
    for k, (first, last) in enumerate(lanes):
        ax = figure.add_axes((0.02, 1 - (k + 1) / len(lanes) + 0.12 / len(lanes), 0.96, 0.86 / len(lanes)))
        spread = _spread(rollout["x"][rows[first:last]])
        xs = rollout["x"][rows[first:last]]
        low = min(scene.height(x) for x in xs)
        for i in range(first, last):
            _figure(ax, outlines, i, spread[i - first] - xs[i - first])
        _ground(ax, scene, xs, spread)
        if spread[-1] < spread[0]:
            ax.text(float(spread[0]) + 0.35, low - 0.16, "time runs from right to left", fontsize=7, color=GROUND)
        marks = np.unique(np.linspace(first, last - 1, min(8, last - first)).round().astype(int))
        for i in marks:
            label = f"{rollout.time[rows[i]]:.1f} s"
            ax.text(float(spread[i - first]), low - 0.16, label, ha="center", fontsize=7, color=GROUND)
        for note in rollout.notes:
            if rollout.time[rows[first]] <= note.time <= rollout.time[rows[last - 1]]:
                i = int(np.clip(np.searchsorted(rollout.time[rows], note.time), first, last - 1))
                top = scene.height(xs[i - first]) + 1.62
                side = "left" if i - first < (last - first) / 2 else "right"
                ax.annotate(_short(note.text), (spread[i - first], top), ha=side, fontsize=7, color=LEFT)
        ax.set_xlim(min(spread) - 0.7, max(spread) + 0.7)
        tallest = max(float(outline[first:last, :, 2].max()) for outline in outlines.values())
        ax.set_ylim(low - 0.25, max(tallest + 0.25, max(scene.height(x) for x in xs) + 1.8))
        ax.set_aspect("equal", adjustable="box")
        ax.axis("off")
    whole_file(path, lambda file: figure.savefig(file, format="png"))


def _lanes(x: np.ndarray, time: np.ndarray, most: int = 26) -> list[tuple[int, int]]:
    """Split a long strip into rows of at most `most` figures."""
    count = max(1, int(np.ceil(len(x) / most)))
    edges = np.linspace(0, len(x), count + 1).round().astype(int)
    return [(int(a), int(b)) for a, b in pairwise(edges) if b > a]


def _spread(x: np.ndarray, least: float = 0.42) -> np.ndarray:
    """Horizontal position of each figure in the plot: its true position, spread out if figures would overlap."""
    if len(x) < 2:
        return x.copy()
    step = abs(x[-1] - x[0]) / (len(x) - 1)
    if step >= least:
        return x.copy()
    sign = -1.0 if x[-1] < x[0] - 0.3 else 1.0
    return x + sign * (least - step) * np.arange(len(x))


def figure_colour(link: str) -> str:
    """Colour of a link, by its side."""
    return LEFT if link.startswith("left") else RIGHT if link.startswith("right") else TRUNK


def _figure(ax, outlines: dict[str, np.ndarray], i: int, shift: float) -> None:
    """Draw one stick figure."""
    for name, outline in outlines.items():
        color = figure_colour(name)
        points = outline[i]
        ax.plot(points[:, 0] + shift, points[:, 2], color=color, lw=1.6, solid_capstyle="round")
        if name in ("trunk", "torso", "head") and not (name == "torso" and "head" in outlines):
            up = (points[-1] - points[0]) / max(np.linalg.norm(points[-1] - points[0]), 1e-9)
            head = points[-1] + 0.1 * up
            ax.plot(head[0] + shift, head[2], "o", ms=5, mfc="white", mec=color, mew=1.4)


def _ground(ax, scene, xs: np.ndarray, spread: np.ndarray) -> None:
    """Draw the ground profile."""
    if abs(spread[-1] - spread[0] - (xs[-1] - xs[0])) < 1e-6:
        corners = [p for p in scene.points if xs.min() - 1 < p[0] < xs.max() + 1]
        ends = [(xs.min() - 1, scene.height(xs.min() - 1)), *corners, (xs.max() + 1, scene.height(xs.max() + 1))]
        ax.plot([p[0] for p in ends], [p[1] for p in ends], color=GROUND, lw=1.0)
        return
    for x, place in zip(xs, spread, strict=True):  # figures are spread out: a piece of ground under each
        at = np.linspace(-0.2, 0.2, 9)
        ax.plot(place + at, [scene.height(x + a) for a in at], color=GROUND, lw=1.0)


def _short(text: str) -> str:
    """At most 60 characters."""
    return text if len(text) <= 60 else text[:57] + "…"


def pace(rollout: Rollout, figures: int = 100) -> float:
    """Time between figures for a strip of about `figures` figures, at least 0.1 s [s]."""
    return max(0.1, rollout.ending.time / figures)
