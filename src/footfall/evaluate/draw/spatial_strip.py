"""Film strips of 3D bodies: every figure from its side, and below it from the front."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from ...physics.polygon import hull
from ...physics.poses import FOOT, HEAD, Part, parts
from ...physics.scene import Scene
from ...trials import Rollout

LEFT, RIGHT, TRUNK, GROUND, PUSH = "#c2410c", "#1d4ed8", "#1f2937", "#57534e", "#a21caf"
MIN_SPACING = 0.62  # between two figures in the plot [m]
MAX_FIGURES_PER_ROW = 20
HEAD_RADIUS = 0.095  # [m]
Stroke = tuple[Any, str, str, float]  # path, fill, colour, width
MAX_WIDTH = 12.0  # of the figure [inches]


@dataclass(frozen=True)
class StripFigures:
    """The figures of a strip, each in its own heading frame (forward, left, up) with the root at (0, 0)."""

    rollout: Rollout
    rows: np.ndarray
    parts: list[Part]
    ahead: np.ndarray  # distance travelled along the heading [m]
    heading: np.ndarray
    sway: np.ndarray  # to the left of its mean path [m]

    @property
    def scene(self) -> Scene:
        """The ground."""
        return self.rollout.trial.ground

    def floor(self, i: int, along: float = 0.0, left: float = 0.0) -> float:
        """Height of the ground at a point relative to the root of figure i [m]."""
        c, s = np.cos(self.heading[i]), np.sin(self.heading[i])
        return self.scene.height(float(self.rollout["x"][self.rows[i]] + c * along - s * left))


def strip_figures(rollout: Rollout, rows: np.ndarray) -> StripFigures:
    """Rotate every figure into its own heading frame, so that it is seen from its side wherever it goes."""
    heading = rollout.heading()[rows]
    ahead, left = rollout.travel()
    root = np.stack((rollout["x"][rows], rollout["y"][rows]), axis=1)
    c, s = np.cos(heading)[:, None], np.sin(heading)[:, None]
    turned = []
    for part in parts(rollout.trial.skill.character, rollout.qpos()[rows]):
        x, y = part.points[:, :, 0] - root[:, :1], part.points[:, :, 1] - root[:, 1:]
        points = np.stack((c * x + s * y, c * y - s * x, part.points[:, :, 2]), axis=2)
        turned.append(Part(part.link, part.kind, points))
    return StripFigures(rollout, rows, turned, ahead[rows], heading, (left - rollout.smooth(left))[rows])


def draw(figure, rollout: Rollout, rows: np.ndarray, views: tuple[int, ...] = (0, 1)) -> None:
    """Draw a strip into a matplotlib figure, all rows at one scale.

    Args:
        figure: The matplotlib figure; its size is set.
        rollout: A recorded rollout of a 3D body.
        rows: Records to draw.
        views: 0 for the side, 1 for the front.
    """
    scenery = strip_figures(rollout, rows)
    bands = []
    for first, last in lanes(len(rows)):
        places = places_of(scenery.ahead[first:last])
        bands += [(first, last, places, view) for view in views]
    wide = max(float(np.ptp(places)) for _, _, places, _ in bands) + 1.6
    scale = min(MAX_WIDTH / wide, 1.3)  # inches a metre
    bounds = [_bounds(scenery, *band) for band in bands]
    height = scale * sum(high - low for low, high in bounds)
    figure.set_size_inches(scale * wide, height)
    top = height
    for band, (low, high) in zip(bands, bounds, strict=True):
        top -= scale * (high - low)
        ax = figure.add_axes((0.0, top / height, 1.0, scale * (high - low) / height))
        _band(ax, scenery, *band)
        begin = float(band[2].min()) - 0.9
        ax.set(xlim=(begin, begin + wide), ylim=(low, high))
        ax.axis("off")


def _bounds(scenery: StripFigures, first: int, last: int, places: np.ndarray, view: int) -> tuple[float, float]:
    """Lowest and highest point of a row, with space for text [m]."""
    floors = np.array([scenery.floor(i) for i in range(first, last)])
    ground = 0.0 if view == 0 else floors  # from the front, all figures are drawn at one level
    tops = [(part.points[first:last, :, 2].max(axis=1) - ground).max() for part in scenery.parts]
    high = max(*tops, (floors - ground).max() + 1.8) + 0.1
    low = min([(part.points[first:last, :, 2].min(axis=1) - ground).min() for part in scenery.parts])
    low = min(low, (floors - ground).min())
    noted = view == 0 and bool(_notes(scenery, first, last))
    return float(low) - (0.12 if view == 0 else 0.42), float(high) + 0.3 * noted


def lanes(count: int) -> list[tuple[int, int]]:
    """Rows of at most `MAX_FIGURES_PER_ROW` figures, of equal length."""
    lines = max(1, int(np.ceil(count / MAX_FIGURES_PER_ROW)))
    edges = np.linspace(0, count, lines + 1).round().astype(int)
    return [(int(a), int(b)) for a, b in pairwise(edges) if b > a]


def places_of(ahead: np.ndarray) -> np.ndarray:
    """Horizontal position of each figure in the plot, with a minimum spacing; backwards runs to the left."""
    if len(ahead) < 2:
        return ahead.copy()
    step = abs(ahead[-1] - ahead[0]) / (len(ahead) - 1)
    sign = -1.0 if ahead[-1] < ahead[0] - 0.3 else 1.0
    return ahead + sign * max(MIN_SPACING - step, 0.0) * np.arange(len(ahead))


def _band(ax, scenery: StripFigures, first: int, last: int, places: np.ndarray, view: int) -> None:
    """Draw one row of figures, from the side (view 0) or from the front (view 1)."""
    from matplotlib.collections import PathCollection

    strokes: list[Stroke] = []
    for i, place in zip(range(first, last), places, strict=True):
        lift = 0.0 if view == 0 else -scenery.floor(i)
        strokes.append(_ground(scenery, i, place, view, lift))
        strokes += _figure(scenery, i, place, view, lift)
        _pushes(ax, scenery, i, place, view, lift)
    paths, fills, edges, widths = zip(*strokes, strict=True)  # one collection is much faster than single lines
    ax.add_collection(
        PathCollection(paths, facecolors=fills, edgecolors=edges, linewidths=widths, capstyle="round"), autolim=False
    )
    _words(ax, scenery, first, last, places, view)


def _flat(points: np.ndarray, place: float, view: int, sway: float, lift: float) -> np.ndarray:
    """Plot coordinates of points [m]. From the front, the walker's left is on the right."""
    across = points[:, 0] if view == 0 else points[:, 1] + sway
    return np.stack((place + across, points[:, 2] + lift), axis=1)


def _figure(scenery: StripFigures, i: int, place: float, view: int, lift: float) -> Iterator[Stroke]:
    """The strokes of one figure, from far to near."""

    def depth(points: np.ndarray) -> float:  # larger is nearer to the viewer
        return float(-points[:, 1].mean() if view == 0 else points[:, 0].mean())

    return strokes(scenery.parts, i, lambda points: _flat(points, place, view, scenery.sway[i], lift), depth)


def strokes(
    parts: list[Part], i: int, flat: Callable[[np.ndarray], np.ndarray], depth: Callable[[np.ndarray], float]
) -> Iterator[Stroke]:
    """The strokes of frame i of a body's parts; `flat` gives plot coordinates, a larger `depth` is nearer."""
    from matplotlib.path import Path

    for part in sorted(parts, key=lambda part: depth(part.points[i])):
        points = flat(part.points[i])
        color = LEFT if part.link.startswith("left") else RIGHT if part.link.startswith("right") else TRUNK
        if part.kind == HEAD:
            up = points[1] - points[0]
            centre = points[0] + up * (0.03 + HEAD_RADIUS) / max(float(np.linalg.norm(up)), 0.1)
            yield Path(np.array((points[0], centre))), "none", color, 1.5
            yield Path.circle(tuple(centre), HEAD_RADIUS), "white", color, 1.3
        elif part.kind == FOOT:
            outline = hull(points)
            yield Path(np.vstack((outline, outline[:1]))), color + "d9", color, 0.8
        else:
            yield Path(points), "none", color, 2.2 if color == TRUNK else 1.7


def _ground(scenery: StripFigures, i: int, place: float, view: int, lift: float) -> Stroke:
    """The ground under one figure."""
    from matplotlib.path import Path

    along = np.linspace(-0.5 * MIN_SPACING, 0.5 * MIN_SPACING, 9)
    level = [scenery.floor(i, a, 0.0) if view == 0 else scenery.floor(i, 0.0, a) + lift for a in along]
    return Path(np.stack((place + along, level), axis=1)), "none", GROUND, 0.9


def _pushes(ax, scenery: StripFigures, i: int, place: float, view: int, lift: float) -> None:
    """Draw an arrow at every figure that is being pushed, its length proportional to the force."""
    rollout = scenery.rollout
    time, frame = rollout.time[scenery.rows], float(rollout.time[scenery.rows[i]])
    for push in rollout.trial.pushes:
        nearest = int(np.argmin(np.abs(time - (push.start + 0.5 * push.duration))))
        if not (push.start <= frame <= push.start + push.duration or i == nearest):
            continue
        link, _ = push.where(rollout.trial.skill.character)
        part = next((p for p in scenery.parts if p.link == link), None)
        if part is None:
            continue
        x, y, z = push.force
        c, s = np.cos(scenery.heading[i]), np.sin(scenery.heading[i])
        across = c * x + s * y if view == 0 else c * y - s * x
        strength = max(np.linalg.norm(p.force) for p in rollout.trial.pushes)
        arrow = 0.5 * np.array((across, z)) / max(strength, 1e-9)
        if np.linalg.norm(arrow) < 0.05:
            continue
        tip = _flat(part.points[i], place, view, scenery.sway[i], lift).mean(axis=0)
        style = {"arrowstyle": "-|>", "color": PUSH, "lw": 1.6, "shrinkA": 0, "shrinkB": 0}
        ax.annotate("", tuple(tip), tuple(tip - arrow), arrowprops=style, zorder=3)


def _words(ax, scenery: StripFigures, first: int, last: int, places: np.ndarray, view: int) -> None:
    """Write view, times and notes of a row."""
    small = {"fontsize": 8, "color": GROUND, "va": "center"}
    corner = float(places.min())
    floor = 0.0 if view == 1 else scenery.floor(first + int(np.argmin(places)))
    label = "side" if view == 0 else "front"
    ax.text(corner - 0.7, floor + 0.9, label, rotation=90, ha="center", **small)
    rollout, rows = scenery.rollout, scenery.rows
    if view == 1:
        for i in range(first, last, 1 if last - first <= 12 else 2):
            ax.text(float(places[i - first]), -0.17, f"{rollout.time[rows[i]]:.1f} s", ha="center", **small)
        if places[-1] < places[0]:
            ax.text(float(places[0]) + 0.3, -0.17, "← time", ha="left", **small)
        return
    for k, (i, text) in enumerate(_notes(scenery, first, last)):
        side = "left" if places[i - first] < places.mean() else "right"
        height = scenery.floor(i) + 1.92 + 0.15 * (k % 2)
        ax.text(float(places[i - first]), height, text, ha=side, va="bottom", fontsize=8, color=PUSH)


def _notes(scenery: StripFigures, first: int, last: int) -> list[tuple[int, str]]:
    """Notes of a row, with the number of their figure."""
    time = scenery.rollout.time[scenery.rows]
    notes = []
    for note in scenery.rollout.notes:
        i = int(np.clip(np.searchsorted(time, note.time - 1e-9), 0, len(time) - 1))
        if first <= i < last and time[0] <= note.time <= time[-1]:
            notes.append((i, note.text if len(note.text) <= 60 else note.text[:57] + "…"))
    return notes
