"""Plots of a clip: foot contacts, joint angles over the cycle beside published ones, and the path from above."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ...motion.analysis import cycle as cycles
from ...motion.analysis.contacts import contacts as contacts_of
from ...motion.analysis.contacts import foot_points
from ...motion.analysis.cycle import Cycle
from ...motion.analysis.joint_angles import SagittalAngles, sagittal_angles
from ...motion.analysis.period import NoCycle
from ...motion.retarget import references
from ...writing import whole_file
from ..clips.clips import Clip
from . import motion_strip
from .spatial_strip import LEFT, RIGHT

SIDES = (("left", LEFT), ("right", RIGHT))
JOINTS = (("hip", "hip_flexion", "hip flexion"), ("knee", "knee_flexion", "knee flexion"),
          ("ankle", "ankle_dorsiflexion", "ankle dorsiflexion"))  # fmt: skip


def _figure(width: float, height: float):
    """An empty matplotlib figure [inches]."""
    import matplotlib

    matplotlib.use("Agg", force=False)
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), dpi=100, layout="constrained")


def path(clip: Clip, picture: Path) -> None:
    """Plot the path of the hips from above, with the stance positions of the feet."""
    motion_strip.draw_path(clip.motion, clip.roles, picture, contacts_of(clip.motion, clip.roles).foot)


def contacts(clip: Clip, picture: Path) -> None:
    """Plot the heights of heels and balls of the feet over time; stance is shaded."""
    motion = clip.motion
    down = contacts_of(motion, clip.roles)
    heels, toes = foot_points(motion, clip.roles)
    figure = _figure(9, 4)
    axes = figure.subplots(2, 1, sharex=True)
    for ax, (side, colour) in zip(axes, SIDES, strict=True):
        ax.plot(motion.time, 100.0 * heels[side][:, 2], color=colour, lw=1.2, label="heel")
        ax.plot(motion.time, 100.0 * toes[side][:, 2], color=colour, lw=1.2, ls="--", label="ball")
        ax.fill_between(
            motion.time, 0, 1, where=down.foot[side], transform=ax.get_xaxis_transform(), color=colour, alpha=0.15
        )
        ax.set(ylabel=f"{side} [cm]")
        ax.legend(loc="upper right", fontsize=8)
    axes[0].set(title=f"{motion.name}: heights of the feet, stance shaded")
    axes[1].set(xlabel="time [s]")
    whole_file(picture, lambda file: figure.savefig(file, format="png"))


def angles(clip: Clip, picture: Path) -> None:
    """Plot the leg angles over time."""
    found, motion = sagittal_angles(clip.motion, clip.roles), clip.motion
    figure = _figure(9, 6)
    axes = figure.subplots(3, 1, sharex=True)
    for ax, (joint, _, words) in zip(axes, JOINTS, strict=True):
        for side, colour in SIDES:
            ax.plot(motion.time, found.of(joint, side), color=colour, lw=1.2, label=side)
        ax.set(ylabel=f"{words} [°]")
    axes[0].legend(loc="upper right", fontsize=8)
    axes[0].set(title=motion.name)
    axes[2].set(xlabel="time [s]")
    whole_file(picture, lambda file: figure.savefig(file, format="png"))


def stride(clip: Clip, picture: Path) -> bool:
    """Plot the angles of a clip's gait cycle beside published ones; False if it has no cycle."""
    try:
        found = cycles.cycle(clip.motion, clip.roles)
    except NoCycle:
        return False
    cycle(found, picture)
    return True


def cycle(found: Cycle, picture: Path) -> None:
    """Plot the leg angles over one stride, from foot strike to foot strike, beside published means."""
    motion = found.motion(1.0, rate=100.0 / found.period)
    shown = sagittal_angles(motion, found.roles)
    figure = _figure(10, 3.4)
    axes = figure.subplots(1, 3)
    nearest = min(references.WALKS, key=lambda name: abs(references.speed(name) - abs(found.speed)))
    phase = np.linspace(0.0, 1.0, 101)
    for ax, (joint, part, words) in zip(axes, JOINTS, strict=True):
        mean, spread = (np.degrees(f(nearest, part, phase)) for f in (references.angle, references.spread))
        ax.fill_between(100.0 * phase, mean - spread, mean + spread, color="0.85", label=f"{nearest}, mean ± sd")
        for side, colour in SIDES:
            ax.plot(*_from_strike(shown, joint, side, found), color=colour, lw=1.4, label=side)
        ax.set(xlabel="% of the stride, from foot strike", title=f"{words} [°]")
    axes[0].legend(fontsize=7)
    figure.suptitle(f"{found.name}: {found.period:.2f} s, {found.speed:.2f} m/s", fontsize=10)
    whole_file(picture, lambda file: figure.savefig(file, format="png"))


def _from_strike(shown: SagittalAngles, joint: str, side: str, found: Cycle) -> tuple[np.ndarray, np.ndarray]:
    """One stride of a joint angle, from the strike of its foot."""
    values = shown.of(joint, side)[:-1]
    first = round(found.strikes.get(side, 0.0) * len(values)) % len(values)
    turned = np.roll(values, -first)
    return np.linspace(0.0, 100.0, len(values), endpoint=False), turned
