"""Clips as recorded and as followed by a data-driven character, one above the other (Lee, Kim, Lee 2010, Figure 6).

python benchmarks/clip_strips.py CHARACTER OUT.png 16_15="walk" 69_18="spin" …
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from footfall import systems
from footfall.control import skill as skills
from footfall.evaluate.draw.filmstrip import GROUND, LEFT, RIGHT, TRUNK
from footfall.physics.poses import bones
from footfall.systems.data_driven import graph
from footfall.systems.data_driven.movement import RATE
from footfall.trials import Trial, run
from footfall.writing import whole_file

FIGURES, APART = 15, 0.75  # in a row, and the distance between them [m]
VIEW = np.radians(35.0)  # of the camera, from the side towards the front


def main(place: str, out: str, *chosen: str) -> None:
    """Draw two rows for each clip: recorded above, simulated below."""
    from matplotlib.figure import Figure

    skill = skills.load(Path(place))
    system, body = systems.of(skill), skill.character
    figure = Figure(figsize=(12, 3.4 * len(chosen)), dpi=64)
    for k, word in enumerate(chosen):
        clip, _, title = word.partition("=")
        told = system.following(skill, clip=clip)
        piece = graph.repertoire(told).library.by_name[clip].piece
        seconds = piece.seconds
        rollout = run(Trial(told, seconds, 1e-3, record_every=0.01))
        recorded = np.column_stack((piece.rows, piece.angles))
        first = recorded[0, :7]
        times = np.linspace(0.0, min(seconds, rollout.ending.time), FIGURES)
        simulated = rollout.qpos()[np.clip(np.searchsorted(rollout.time, times), 0, len(rollout.time) - 1)]
        rows = recorded[np.minimum(np.round(times * RATE).astype(int), len(recorded) - 1)]
        yaw = 2.0 * np.arctan2(first[6], first[3])
        for j, (qpos, turn) in enumerate(((rows, -yaw), (simulated, 0.0))):
            axes = figure.add_axes((0.0, 1.0 - (2 * k + j + 1) / (2 * len(chosen)), 1.0, 1.0 / (2 * len(chosen))))
            _row(axes, bones(body, qpos), qpos, turn)
            what = "recorded" if j == 0 else "simulated" + ("" if rollout.ending.kind == "time_up" else ": falls")
            axes.text(-1.3, 1.0, f"{title or clip}\n{what}", fontsize=9, color=GROUND, va="center")
    whole_file(Path(out), lambda file: figure.savefig(file, format="png"))


def _row(axes, outlines: dict[str, np.ndarray], qpos: np.ndarray, turn: float) -> None:
    """Figures side by side, each about its own hips, seen by one camera."""
    c, s = np.cos(turn - VIEW), np.sin(turn - VIEW)
    for name, outline in outlines.items():
        color = LEFT if name.startswith("left") else RIGHT if name.startswith("right") else TRUNK
        for i in range(len(qpos)):
            x, y = (outline[i, :, a] - qpos[i, a] for a in (0, 1))
            across = c * x - s * y + APART * i
            axes.plot(across, outline[i, :, 2], color=color, lw=1.5, solid_capstyle="round")
            if name == ("head" if "head" in outlines else "torso"):
                axes.plot(across[-1], outline[i, -1, 2] + 0.1, "o", ms=5, mfc="white", mec=color, mew=1.3)
    axes.plot([-0.5, APART * (len(qpos) - 0.3)], [0.0, 0.0], color=GROUND, lw=0.8)
    axes.set_xlim(-1.4, APART * len(qpos))
    axes.set_ylim(-0.1, 1.95)
    axes.set_aspect("equal", adjustable="box")
    axes.axis("off")


if __name__ == "__main__":
    main(*sys.argv[1:])
