"""A recorded gait beside its simulation: a film strip at the same phases, and the joint angles of the legs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ...control.reference import CYCLE_SAMPLES, UNLOADED, ReferenceCycle
from ...errors import BadInput
from ...physics.poses import Part, parts
from ...trials import Rollout
from ...writing import whole_file
from ..clips.recorded import SETTLE_SECONDS, phases
from .spatial_strip import GROUND, LEFT, RIGHT, TRUNK, strip_figures, strokes

CYCLES, FIGURES = 2, 8  # cycles shown, and figures per cycle
MIN_SPACING = 0.7  # between two figures in the plot [m]
SCALE = 1.05  # [inches/m]
JOINTS = {"hip": ("hip_pitch", 1.0), "knee": ("knee", -1.0), "ankle": ("ankle_pitch", 1.0)}  # flexion is up
SIDES = (("left", LEFT), ("right", RIGHT))


@dataclass(frozen=True)
class Row:
    """One row of figures: body parts relative to each figure's root, the distance each has travelled, and a caption."""

    name: str
    caption: str
    parts: list[Part]
    travel: np.ndarray  # [figure, 2] ahead, to the left [m]


def draw(rollout: Rollout, recording: ReferenceCycle, path: Path, title: str = "") -> None:
    """Draw the retargeted clip above and the simulation in steady state below, at the same phases of two cycles.

    Args:
        rollout: A recorded rollout of the skill.
        recording: The reference cycle that it tracks.
        path: The PNG file.
        title: Title of the plot; the skill's title if empty.
    """
    import matplotlib

    matplotlib.use("Agg", force=False)
    from matplotlib.figure import Figure

    lines = (_of_recording(rollout, recording), _of_rollout(rollout, recording))
    view = _View(recording)
    places = view.places(lines[0].travel)
    tall = max(float(part.points[:, :, 2].max()) for line in lines for part in line.parts) + 0.1
    wide, band = float(np.ptp(places)) + 1.5, tall + 0.4
    width, height = SCALE * wide, SCALE * 2 * band + 0.35
    figure = Figure(figsize=(width, height), dpi=120)
    for k, line in enumerate(lines):
        ax = figure.add_axes((0.0, SCALE * (1 - k) * band / height, 1.0, SCALE * band / height))
        _band(ax, line, places[: len(line.travel)], view)
        ax.set(xlim=(places[0] - 0.85, places[0] - 0.85 + wide), ylim=(-0.4, tall))
        ax.axis("off")
        _words(ax, line, places, recording)
    figure.text(0.08 / width, 1.0 - 0.1 / height, title or rollout.trial.skill.title, va="top", fontsize=11)
    key = f"{view.words}; left leg and arm orange, right ones blue"
    figure.text(1.0 - 0.1 / width, 1.0 - 0.1 / height, key, va="top", ha="right", fontsize=8, color=GROUND)
    whole_file(path, lambda file: figure.savefig(file, format="png"))


class _View:
    """Viewing direction: from the side, or from the front for a sideways gait, so that it moves to the right."""

    def __init__(self, recording: ReferenceCycle):
        ahead, left = recording.advance[:2]
        self.axis = int(abs(left) > abs(ahead))
        self.sign = -1.0 if (ahead, left)[self.axis] < -1e-9 else 1.0
        seen = (("right", "left"), ("front", "back"))[self.axis][int(self.sign < 0)]
        self.words = f"seen from the {seen}"

    def places(self, travel: np.ndarray) -> np.ndarray:
        """Horizontal positions of the figures in the plot [m]: true distances, with a minimum spacing."""
        along = self.sign * travel[:, self.axis]
        step = (along[-1] - along[0]) / max(len(along) - 1, 1)
        return along + max(MIN_SPACING - step, 0.0) * np.arange(len(along))

    def flat(self, points: np.ndarray, place: float) -> np.ndarray:
        """Plot coordinates of points of a figure [m]."""
        return np.stack((place + self.sign * points[:, self.axis], points[:, 2]), axis=1)

    def depth(self, points: np.ndarray) -> float:
        """Depth of a part; larger is nearer to the viewer."""
        other = points[:, 1 - self.axis].mean()
        return float(self.sign * (other if self.axis else -other))


def _settled(rollout: Rollout, recording: ReferenceCycle) -> tuple[np.ndarray, np.ndarray]:
    """Rows of whole cycles and their phases, in steady state; an earlier part if it fell before."""
    for settled in (SETTLE_SECONDS, 2.0, 0.0):
        rows, phase = phases(rollout, recording, settled)
        if len(rows):
            return rows, phase
    raise BadInput(f"{rollout.trial.skill.id}: {rollout.ending}, before a whole cycle; nothing can be compared")


def _of_recording(rollout: Rollout, recording: ReferenceCycle) -> Row:
    """The figures of the clip."""
    at = np.arange(CYCLES * FIGURES) * (CYCLE_SAMPLES // FIGURES)
    cycle, sample = np.divmod(at, CYCLE_SAMPLES)
    root = recording.root[sample].copy()
    qpos = np.column_stack((root, recording.angle[sample]))
    turned = [
        Part(part.link, part.kind, part.points - root[:, None, :3] * (1.0, 1.0, 0.0))
        for part in parts(rollout.trial.character, qpos)
    ]
    travel = root[:, :2] + cycle[:, None] * recording.advance[:2]
    return Row("clip", _caption(recording.speed, recording.sideways, recording.period), turned, travel - travel[0])


def _of_rollout(rollout: Rollout, recording: ReferenceCycle) -> Row:
    """The figures of the last cycles, or of the first ones if it fell, at the records nearest to their phases."""
    rows, phase = _settled(rollout, recording)
    begins = np.append(np.flatnonzero(np.diff(phase, prepend=1.0) < 0.0), len(rows))
    kept = begins[-CYCLES - 1 :] if rollout.survived else begins[: CYCLES + 1]  # not during the fall
    rows, phase = rows[kept[0] : kept[-1]], phase[kept[0] : kept[-1]]
    turns = phase + np.cumsum(np.diff(phase, prepend=phase[0]) < 0.0)
    wanted = np.arange((len(kept) - 1) * FIGURES) / FIGURES
    shown = rows[[int(np.argmin(np.abs(turns - want))) for want in wanted]]
    ahead, left = rollout.travel()
    a, b = rows[0], min(rows[-1] + 1, len(rollout.time) - 1)
    begin, span = float(rollout.time[a]), float(rollout.time[b] - rollout.time[a])
    forward, sideways = (float(series[b] - series[a]) / span for series in (ahead, left))
    words = f"{_caption(forward, sideways, span / (len(kept) - 1))}; from {begin:.1f} s on"
    words += "" if rollout.survived else f", {rollout.ending}"
    return Row("simulation", words, strip_figures(rollout, shown).parts, np.stack((ahead, left), axis=1)[shown])


def _caption(ahead: float, left: float, period: float) -> str:
    """Speed and period as text; a component below a fifth of the larger one is left out."""
    ways = [
        (abs(ahead), "ahead" if ahead > 0.0 else "backwards"),
        (abs(left), f"to the {'left' if left > 0 else 'right'}"),
    ]
    fast = max(max(ways)[0], 1e-9)
    words = [f"{speed:.2f} m/s {way}" for speed, way in ways if speed >= 0.2 * fast]
    return f"{', '.join(words)}; {period:.2f} s per cycle"


def _band(ax: Any, line: Row, places: np.ndarray, view: _View) -> None:
    """Draw a row of figures as one collection."""
    from matplotlib.collections import PathCollection

    drawn = []
    for i, place in enumerate(places):
        drawn += strokes(line.parts, i, lambda points, place=place: view.flat(points, float(place)), view.depth)
    paths, fills, edges, widths = zip(*drawn, strict=True)
    ax.plot((places[0] - 0.5, places[-1] + 0.55), (0.0, 0.0), color=GROUND, lw=0.9, zorder=0.5)
    ax.add_collection(
        PathCollection(paths, facecolors=fills, edgecolors=edges, linewidths=widths, capstyle="round"), autolim=False
    )


def _words(ax: Any, line: Row, places: np.ndarray, recording: ReferenceCycle) -> None:
    """Write name, caption, phases and foot strikes of a row."""
    small = {"fontsize": 8, "color": GROUND, "va": "center"}
    ax.text(places[0] - 0.68, 0.9, line.name, rotation=90, ha="center", va="center", fontsize=11, color=TRUNK)
    ax.text(places[-1] + 0.5, -0.24, line.caption, ha="right", fontsize=9, color=TRUNK, va="center")
    right = round(float(recording.begins[1]) * FIGURES) / FIGURES
    for i, place in enumerate(places[: len(line.travel)]):
        fraction = i / FIGURES % 1.0
        ax.text(float(place), -0.11, f"{100.0 * fraction:.0f} %", ha="center", **small)
        if i < FIGURES and fraction in (0.0, right):
            side, color = SIDES[int(fraction > 0.0)]
            ax.text(float(place), -0.24, f"{side} foot strike", ha="center", **(small | {"color": color}))


def joint_plot(rollout: Rollout, recording: ReferenceCycle, path: Path, title: str = "") -> None:
    """Plot hip, knee and ankle over a cycle of each leg from its foot strike: the clip, and all steady cycles."""
    import matplotlib

    matplotlib.use("Agg", force=False)
    from matplotlib.figure import Figure

    rows, phase = _settled(rollout, recording)
    figure = Figure(figsize=(11, 5.6), dpi=110, layout="constrained")
    shown = {part: row for part, row in JOINTS.items() if f"left_{row[0]}" in recording.joints}
    axes = figure.subplots(2, len(shown), sharex=True, sharey="col")
    for (side, color), line in zip(SIDES, axes, strict=True):
        for ax, (part, (hinge, sign)) in zip(line, shown.items(), strict=True):
            _curves(ax, rollout, recording, rows, phase, side, color, f"{side}_{hinge}", sign)
            ax.set_title(f"{side} {part}", fontsize=10, color=color, loc="left")
        line[0].set_ylabel("flexion [degrees]")
    for ax in axes[-1]:
        ax.set_xlabel("cycle, from foot strike [%]")
    axes[0, 0].legend(fontsize=8, frameon=False, loc="best")
    figure.suptitle(title or rollout.trial.skill.title, fontsize=11)
    whole_file(path, lambda file: figure.savefig(file, format="png"))


def _curves(
    ax: Any,
    rollout: Rollout,
    recording: ReferenceCycle,
    rows: np.ndarray,
    phase: np.ndarray,
    side: str,
    color: str,
    joint: str,
    sign: float,
) -> None:
    """Plot one joint: the clip, mean and standard deviation of the simulation; the stance phase is shaded."""
    foot = int(side == "right")
    first = round(float(recording.begins[foot]) * CYCLE_SAMPLES)
    clip = np.roll(recording.angle[:, recording.joints.index(joint)], -first)
    cycles = np.roll(_cycles(phase, rollout[joint][rows]), -first, axis=1)
    fraction = np.linspace(0.0, 100.0, CYCLE_SAMPLES + 1)
    curves = (sign * clip, sign * cycles.mean(axis=0), cycles.std(axis=0))
    clip, mean, spread = (np.degrees(np.append(curve, curve[0])) for curve in curves)
    load = recording.force[:, foot, 2]
    ax.axvspan(
        0.0, 100.0 * np.mean(load > UNLOADED * load.max()), color="#e7e5e4", lw=0, zorder=0, label="stance of the clip"
    )
    ax.plot(fraction, clip, color=TRUNK, lw=1.6, ls=(0, (4, 2)), label="clip")
    ax.fill_between(fraction, mean - spread, mean + spread, color=color, alpha=0.25, lw=0)
    ax.plot(fraction, mean, color=color, lw=1.8, label=f"simulation, mean of {len(cycles)} cycles")
    ax.set_xlim(0.0, 100.0)
    rms, alike = float(np.sqrt(np.mean((mean - clip) ** 2))), float(np.corrcoef(mean, clip)[0, 1])
    words = f"RMS {rms:.1f}°, correlation {alike:.2f}"
    ax.set_title(words, fontsize=8, color=GROUND, loc="right")
    ax.spines[["top", "right"]].set_visible(False)


def _cycles(phase: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Whole cycles from left foot strike on, resampled at the phases of the recording [cycle, sample]."""
    whole = phase + np.cumsum(np.diff(phase, prepend=phase[0]) < 0.0)
    count = max(1, round(float(whole[-1])))
    return np.interp(np.arange(count * CYCLE_SAMPLES) / CYCLE_SAMPLES, whole, values).reshape(count, CYCLE_SAMPLES)
