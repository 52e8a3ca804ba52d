"""A recorded gait and what physics makes of it: a film strip at the same phases, and the curves of the legs' joints."""

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
from ..clips.recorded import SETTLED, phases
from .spatial_strip import GROUND, LEFT, RIGHT, TRUNK, stage, strokes

CYCLES, FIGURES = 2, 8  # cycles that are shown, and figures in each
APART = 0.7  # figures are moved apart on paper to at least this [m]
SCALE = 1.05  # inches a metre
JOINTS = {"hip": ("hip_pitch", 1.0), "knee": ("knee", -1.0), "ankle": ("ankle_pitch", 1.0)}  # flexion is up
SIDES = (("left", LEFT), ("right", RIGHT))


@dataclass(frozen=True)
class Line:
    """One line of figures: parts seen from each figure's root, how far each has come, and what is said of the line."""

    name: str
    caption: str
    parts: list[Part]
    travel: np.ndarray  # [figure, 2] ahead, to the left [m]


def draw(rollout: Rollout, recording: ReferenceCycle, path: Path, title: str = "") -> None:
    """The clip on the body above, the settled simulation below, at the same phases of two cycles."""
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
    """Where a gait is looked at from: its side, or its front when it goes sideways; it always goes to the right."""

    def __init__(self, recording: ReferenceCycle):
        ahead, left = recording.advance[:2]
        self.axis = int(abs(left) > abs(ahead))
        self.sign = -1.0 if (ahead, left)[self.axis] < -1e-9 else 1.0
        seen = (("right", "left"), ("front", "back"))[self.axis][int(self.sign < 0)]
        self.words = f"seen from the {seen}"

    def places(self, travel: np.ndarray) -> np.ndarray:
        """Where figures stand on paper [m]: as far apart as they came, and never too close."""
        along = self.sign * travel[:, self.axis]
        step = (along[-1] - along[0]) / max(len(along) - 1, 1)
        return along + max(APART - step, 0.0) * np.arange(len(along))

    def flat(self, points: np.ndarray, place: float) -> np.ndarray:
        return np.stack((place + self.sign * points[:, self.axis], points[:, 2]), axis=1)

    def depth(self, points: np.ndarray) -> float:
        """Nearer to the eye is larger."""
        other = points[:, 1 - self.axis].mean()
        return float(self.sign * (other if self.axis else -other))


def _settled(rollout: Rollout, recording: ReferenceCycle) -> tuple[np.ndarray, np.ndarray]:
    """Rows of whole cycles and their phases; of an earlier part where it fell before it settled."""
    for settled in (SETTLED, 2.0, 0.0):
        rows, phase = phases(rollout, recording, settled)
        if len(rows):
            return rows, phase
    raise BadInput(f"{rollout.trial.skill.id}: {rollout.ending}, before a whole cycle; there is nothing to compare")


def _of_recording(rollout: Rollout, recording: ReferenceCycle) -> Line:
    at = np.arange(CYCLES * FIGURES) * (CYCLE_SAMPLES // FIGURES)
    cycle, sample = np.divmod(at, CYCLE_SAMPLES)
    root = recording.root[sample].copy()
    qpos = np.column_stack((root, recording.angle[sample]))
    turned = [
        Part(part.link, part.kind, part.points - root[:, None, :3] * (1.0, 1.0, 0.0))
        for part in parts(rollout.trial.character, qpos)
    ]
    travel = root[:, :2] + cycle[:, None] * recording.advance[:2]
    return Line("clip", _said(recording.speed, recording.sideways, recording.period), turned, travel - travel[0])


def _of_rollout(rollout: Rollout, recording: ReferenceCycle) -> Line:
    """The last cycles there are, or the first if it fell, at the records nearest to the phases of the figures."""
    rows, phase = _settled(rollout, recording)
    begins = np.append(np.flatnonzero(np.diff(phase, prepend=1.0) < 0.0), len(rows))
    kept = begins[-CYCLES - 1 :] if rollout.survived else begins[: CYCLES + 1]  # before a fall rather than in it
    rows, phase = rows[kept[0] : kept[-1]], phase[kept[0] : kept[-1]]
    turns = phase + np.cumsum(np.diff(phase, prepend=phase[0]) < 0.0)
    wanted = np.arange((len(kept) - 1) * FIGURES) / FIGURES
    shown = rows[[int(np.argmin(np.abs(turns - want))) for want in wanted]]
    ahead, left = rollout.travel()
    a, b = rows[0], min(rows[-1] + 1, len(rollout.time) - 1)
    begin, span = float(rollout.time[a]), float(rollout.time[b] - rollout.time[a])
    forward, sideways = (float(series[b] - series[a]) / span for series in (ahead, left))
    words = f"{_said(forward, sideways, span / (len(kept) - 1))}; from {begin:.1f} s on"
    words += "" if rollout.survived else f", {rollout.ending}"
    return Line("simulation", words, stage(rollout, shown).parts, np.stack((ahead, left), axis=1)[shown])


def _said(ahead: float, left: float, period: float) -> str:
    """How fast and in what time, in words; a way that is hardly taken is left out."""
    ways = [
        (abs(ahead), "ahead" if ahead > 0.0 else "backwards"),
        (abs(left), f"to the {'left' if left > 0 else 'right'}"),
    ]
    fast = max(max(ways)[0], 1e-9)
    words = [f"{speed:.2f} m/s {way}" for speed, way in ways if speed >= 0.2 * fast]
    return f"{', '.join(words)}; {period:.2f} s a cycle"


def _band(ax: Any, line: Line, places: np.ndarray, view: _View) -> None:
    """The figures of a line, one collection for all of them."""
    from matplotlib.collections import PathCollection

    drawn = []
    for i, place in enumerate(places):
        drawn += strokes(line.parts, i, lambda points, place=place: view.flat(points, float(place)), view.depth)
    paths, fills, edges, widths = zip(*drawn, strict=True)
    ax.plot((places[0] - 0.5, places[-1] + 0.55), (0.0, 0.0), color=GROUND, lw=0.9, zorder=0.5)
    ax.add_collection(
        PathCollection(paths, facecolors=fills, edgecolors=edges, linewidths=widths, capstyle="round"), autolim=False
    )


def _words(ax: Any, line: Line, places: np.ndarray, recording: ReferenceCycle) -> None:
    small = {"fontsize": 8, "color": GROUND, "va": "center"}
    ax.text(places[0] - 0.68, 0.9, line.name, rotation=90, ha="center", va="center", fontsize=11, color=TRUNK)
    ax.text(places[-1] + 0.5, -0.24, line.caption, ha="right", fontsize=9, color=TRUNK, va="center")
    right = round(float(recording.begins[1]) * FIGURES) / FIGURES
    for i, place in enumerate(places[: len(line.travel)]):
        fraction = i / FIGURES % 1.0
        ax.text(float(place), -0.11, f"{100.0 * fraction:.0f} %", ha="center", **small)
        if i < FIGURES and fraction in (0.0, right):
            side, color = SIDES[int(fraction > 0.0)]
            ax.text(float(place), -0.24, f"{side} foot down", ha="center", **(small | {"color": color}))


def joint_plot(rollout: Rollout, recording: ReferenceCycle, path: Path, title: str = "") -> None:
    """Hip, knee and ankle over a cycle of each leg, from its foot's strike on: the clip, and all settled cycles."""
    import matplotlib

    matplotlib.use("Agg", force=False)
    from matplotlib.figure import Figure

    rows, phase = _settled(rollout, recording)
    figure = Figure(figsize=(11, 5.6), dpi=110, layout="constrained")
    axes = figure.subplots(2, len(JOINTS), sharex=True, sharey="col")
    for (side, color), line in zip(SIDES, axes, strict=True):
        for ax, (part, (hinge, sign)) in zip(line, JOINTS.items(), strict=True):
            _curves(ax, rollout, recording, rows, phase, side, color, f"{side}_{hinge}", sign)
            ax.set_title(f"{side} {part}", fontsize=10, color=color, loc="left")
        line[0].set_ylabel("flexion [degrees]")
    for ax in axes[-1]:
        ax.set_xlabel("cycle, from the foot's strike on [%]")
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
    """One joint: the clip, the mean of the simulation and its spread over the cycles; the share of stance shaded."""
    foot = int(side == "right")
    first = round(float(recording.begins[foot]) * CYCLE_SAMPLES)
    clip = np.roll(recording.angle[:, recording.joints.index(joint)], -first)
    cycles = np.roll(_cycles(phase, rollout[joint][rows]), -first, axis=1)
    fraction = np.linspace(0.0, 100.0, CYCLE_SAMPLES + 1)
    curves = (sign * clip, sign * cycles.mean(axis=0), cycles.std(axis=0))
    clip, mean, spread = (np.degrees(np.append(curve, curve[0])) for curve in curves)
    load = recording.force[:, foot, 2]
    ax.axvspan(
        0.0, 100.0 * np.mean(load > UNLOADED * load.max()), color="#e7e5e4", lw=0, zorder=0, label="the clip's stance"
    )
    ax.plot(fraction, clip, color=TRUNK, lw=1.6, ls=(0, (4, 2)), label="clip")
    ax.fill_between(fraction, mean - spread, mean + spread, color=color, alpha=0.25, lw=0)
    ax.plot(fraction, mean, color=color, lw=1.8, label=f"simulation, mean of {len(cycles)} cycles")
    ax.set_xlim(0.0, 100.0)
    rms, alike = float(np.sqrt(np.mean((mean - clip) ** 2))), float(np.corrcoef(mean, clip)[0, 1])
    words = f"{rms:.1f}° apart, correlation {alike:.2f}"
    ax.set_title(words, fontsize=8, color=GROUND, loc="right")
    ax.spines[["top", "right"]].set_visible(False)


def _cycles(phase: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Whole cycles from the left foot's strike on, each at the recording's phases [cycle, sample]."""
    whole = phase + np.cumsum(np.diff(phase, prepend=phase[0]) < 0.0)
    count = max(1, round(float(whole[-1])))
    return np.interp(np.arange(count * CYCLE_SAMPLES) / CYCLE_SAMPLES, whole, values).reshape(count, CYCLE_SAMPLES)
