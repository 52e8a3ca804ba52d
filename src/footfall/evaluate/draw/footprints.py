"""Footprints from above with the path of the root (thesis Figure 7.11), for bodies that turn."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ...physics.polygon import hull
from ...physics.poses import soles
from ...trials import Rollout
from ...writing import whole_file
from .spatial_strip import GROUND, LEFT, PUSH, RIGHT, TRUNK

FLAT_SECONDS = 0.08  # time from foot strike until the foot is flat and its outline is taken [s]
MAX_WIDTH, MAX_HEIGHT, MIN_WIDTH = 12.0, 9.0, 6.5  # of the figure [inches]


def worth_drawing(rollout: Rollout) -> bool:
    """Whether the body turned or moved sideways, so that a side view does not show its path."""
    if rollout.planar or len(rollout.series) < 2:
        return False
    left = rollout.travel()[1]
    return bool(np.ptp(rollout.heading()) > math.radians(15.0) or abs(left[-1]) > 0.5)


def footprints(rollout: Rollout, path: Path, title: str = "", marks: Sequence[tuple[float, float]] = ()) -> None:
    """Draw the outlines of the soles at every foot strike, and the path of the root.

    Args:
        rollout: A recorded rollout of a 3D body.
        path: The PNG file.
        title: Title of the plot.
        marks: Points (x, y) to mark [m].
    """
    import matplotlib

    matplotlib.use("Agg", force=False)
    from matplotlib.figure import Figure
    from matplotlib.patches import Polygon

    prints = _prints(rollout)
    x, y = rollout["x"], rollout["y"]
    ends = np.concatenate([np.stack((x, y), axis=1), *(outline for _, outline in prints)])
    low, high = ends.min(axis=0) - 0.35, ends.max(axis=0) + 0.35
    wide, tall = high - low
    scale = min(MAX_WIDTH / wide, (MAX_HEIGHT - 1.0) / tall, 3.0)  # [inches/m]
    figure = Figure(figsize=(max(scale * wide, MIN_WIDTH) + 0.7, scale * tall + 1.0), dpi=110)
    size = figure.get_size_inches()
    left = 0.55 + 0.5 * (max(scale * wide, MIN_WIDTH) - scale * wide)
    ax = figure.add_axes((left / size[0], 0.5 / size[1], scale * wide / size[0], scale * tall / size[1]))
    for foot, outline in prints:
        color = LEFT if foot == 0 else RIGHT
        ax.add_patch(Polygon(outline, closed=True, fc=color, ec=color, alpha=0.55, lw=0.8))
    ax.plot(x, y, color=TRUNK, lw=1.0)
    ax.plot([x for x, _ in marks], [y for _, y in marks], "o", ms=7, mfc=PUSH, mec="white")
    _time_marks(ax, rollout, scale)
    _pushes(ax, rollout)
    ax.set(xlim=(low[0], high[0]), ylim=(low[1], high[1]), xlabel="x [m]", ylabel="y, to the left [m]")
    ax.tick_params(labelsize=7, colors=GROUND)
    ax.xaxis.label.set(size=8, color=GROUND)
    ax.yaxis.label.set(size=8, color=GROUND)
    for spine in ax.spines.values():
        spine.set_color("#d6d3d1")
    words = title or f"{rollout.trial.skill.id}: footprints (left red, right blue) and path of the root from above"
    figure.text(0.5, 1 - 0.28 / size[1], words, ha="center", fontsize=9, color=TRUNK)
    whole_file(path, lambda file: figure.savefig(file, format="png"))


def _prints(rollout: Rollout) -> list[tuple[int, np.ndarray]]:
    """Outlines of the soles: both feet at the start, then one per foot strike."""
    strikes = rollout.strikes()
    late = np.searchsorted(rollout.time, [rollout.time[strike.row] + FLAT_SECONDS for strike in strikes])
    rows = np.minimum(late, len(rollout.time) - 1).astype(int)
    character = rollout.trial.skill.character
    shapes = soles(character, rollout.qpos()[np.concatenate(([0], rows)).astype(int)])
    prints = [(foot, hull(shape[0, :, :2])) for foot, shape in enumerate(shapes)]
    prints += [(strike.foot, hull(shapes[strike.foot][k + 1, :, :2])) for k, strike in enumerate(strikes)]
    return prints


def _time_marks(ax, rollout: Rollout, scale: float) -> None:
    """Mark times along the path, with an arrow for the heading."""
    x, y, heading = rollout["x"], rollout["y"], rollout.heading()
    smooth_x, smooth_y = rollout.smooth(x), rollout.smooth(y)
    length = float(np.hypot(np.diff(x), np.diff(y)).sum())
    count = int(np.clip(length * scale / 1.1, 2, 16))
    every = next((s for s in (1, 2, 5, 10, 20, 50, 100) if rollout.ending.time / s <= count), 200)
    reach, aside = max(0.2, 0.25 / scale), 0.2 + 0.2 / scale
    for time in np.arange(0.0, rollout.ending.time + 1e-9, every):
        k = min(int(np.searchsorted(rollout.time, time)), len(x) - 1)
        c, s = math.cos(heading[k]), math.sin(heading[k])
        tip = (x[k] + reach * c, y[k] + reach * s)
        arrow = {"arrowstyle": "-|>", "color": TRUNK, "lw": 0.9, "mutation_scale": 7, "shrinkA": 0, "shrinkB": 0}
        ax.annotate("", tip, (x[k], y[k]), arrowprops=arrow)
        ax.plot(x[k], y[k], "o", ms=2.5, color=TRUNK)
        a, b = max(k - 100, 0), min(k + 100, len(x) - 1)
        along = np.array((smooth_x[b] - smooth_x[a], smooth_y[b] - smooth_y[a]))
        along = along / np.linalg.norm(along) if np.linalg.norm(along) > 0.01 else np.array((c, s))
        place = (x[k] + aside * along[1], y[k] - aside * along[0])  # to the right of the path, clear of the prints
        ax.text(*place, f"{time:g} s", fontsize=7, color=GROUND, ha="center", va="center")


def _pushes(ax, rollout: Rollout) -> None:
    """Draw an arrow for every push."""
    strength = max((float(np.hypot(*push.force[:2])) for push in rollout.trial.pushes), default=0.0)
    for push in rollout.trial.pushes:
        if strength <= 0.0 or push.start > rollout.ending.time:
            continue
        k = min(int(np.searchsorted(rollout.time, push.start)), len(rollout.time) - 1)
        tip = np.array((rollout["x"][k], rollout["y"][k]))
        tail = tip - 0.5 * np.array(push.force[:2]) / strength
        arrow = {"arrowstyle": "-|>", "color": PUSH, "lw": 1.8, "shrinkA": 0, "shrinkB": 0}
        ax.annotate("", tuple(tip), tuple(tail), arrowprops=arrow)
