"""Draw Figure 7 of Sok, Kim, Lee 2007 for clips that `footfall evaluate rectify` has rectified.

    python benchmarks/rectified_pictures.py CLIPS RESULTS docs/img/rectified.png 07_06=walk 118_05=jump …

Each row is a clip, with a title: recorded, rectified, and plain servos on the recording.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from footfall import characters
from footfall.control import skill as skills
from footfall.evaluate.clips import clips
from footfall.evaluate.draw.filmstrip import GROUND, TRUNK, figure_colour
from footfall.physics.poses import bones
from footfall.rectify.planar.player import Player
from footfall.rectify.planar.reference import of_clip

FIGURES = 9  # in one panel
APART = 0.82  # of two figures [m]
HEADS = ("recorded", "rectified", "servos alone")


def motions(path: Path, result: Path) -> list[np.ndarray]:
    """Recorded, rectified and servos alone [frame, nq], the simulations until they fell."""
    reference = of_clip(clips.load(path), characters.load("planar12"))
    player = Player(reference)
    found = [reference.qpos]
    for angles in (skills.load(result).arrays()["angle"], reference.angle):
        found.append(player.play(player.first(), angles, 0, len(reference) - 1).qpos)
    return found


def main(folder: Path, results: Path, picture: Path, names: list[str]) -> None:
    """Draw one row for each clip."""
    from matplotlib.figure import Figure

    body = characters.load("planar12")
    figure = Figure(figsize=(15.0, 1.42 * len(names) + 0.3), dpi=80)
    axes = figure.subplots(len(names), 3, squeeze=False)
    for row, words in enumerate(names):
        name, _, title = words.partition("=")
        path = next(path for path in folder.rglob(f"{name}.bvh") if "defects" not in path.parent.name)
        found = motions(path, results / name)
        at = np.linspace(0, len(found[0]) - 1, FIGURES).round().astype(int)
        sign = -1.0 if found[0][-1, 0] < found[0][0, 0] - 0.3 else 1.0
        for column, poses in enumerate(found):
            ax, seen = axes[row][column], at[at < len(poses)]
            for i, k in enumerate(seen):
                for link, points in bones(body, poses[k : k + 1]).items():
                    x = points[0, :, 0] - poses[k, 0] + sign * APART * i
                    ax.plot(x, points[0, :, 2], color=figure_colour(link), lw=1.0)
            ends = sorted((-sign * 0.5, sign * (APART * (FIGURES - 1) + 0.5)))
            ax.plot(ends, [0.0, 0.0], color=GROUND, lw=0.7)
            ax.set(xlim=ends, ylim=(-0.1, 2.2))
            ax.set_aspect("equal")
            ax.axis("off")
            if column == 0:
                ax.text(ends[0], 2.02, f"{title} ({name})" if title else name, fontsize=8, color=TRUNK)
            if column == 2 and len(poses) < len(found[0]):
                ax.text(ends[0], 2.02, f"falls after {(len(poses) - 1) / 30.0:.1f} s", fontsize=8, color=TRUNK)
            if row == 0:
                ax.set_title(HEADS[column], fontsize=9, color=TRUNK)
    figure.subplots_adjust(0.005, 0.005, 0.995, 0.97, 0.02, 0.02)
    figure.savefig(picture)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]), sys.argv[4:])
