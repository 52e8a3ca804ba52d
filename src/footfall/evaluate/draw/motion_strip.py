"""Film strips of clips: stick figures from the side and from the front, and the path from above."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ...characters.roles import Roles
from ...motion import Motion, rotation
from ...writing import whole_file
from .spatial_strip import GROUND, LEFT, MAX_WIDTH, RIGHT, TRUNK, lanes, places_of

STANCE_HEIGHT = 0.05  # an ankle this close to its lowest heights counts as in stance [m]


def bones(motion: Motion) -> list[tuple[int, np.ndarray]]:
    """Every bone as (joint, both ends [frame, 2, 3] [m]), end sites included; bones of zero length are left out."""
    place, skeleton = motion.positions, motion.skeleton
    found = []
    for i, parent in enumerate(skeleton.parents):
        if parent >= 0 and np.linalg.norm(skeleton.offsets[i]) > 1e-6:
            found.append((parent, np.stack((place[:, parent], place[:, i]), axis=1)))
    tips: dict[int, np.ndarray] = {}
    for joint, offset in skeleton.ends:
        tip = place[:, joint] + rotation.rotated(motion.world_rotation(joint), np.array(offset))
        found.append((joint, np.stack((place[:, joint], tip), axis=1)))
        if joint in tips:  # a foot's toe and heel: the sole between them
            found.append((joint, np.stack((tips[joint], tip), axis=1)))
        tips[joint] = tip
    return found


def heading(motion: Motion, roles: Roles) -> np.ndarray:
    """Yaw of the hips [rad]."""
    across = motion.position(roles["left_hip"]) - motion.position(roles["right_hip"])
    return np.unwrap(np.arctan2(-across[:, 0], across[:, 1]))


def colours(roles: Roles) -> list[str]:
    """Colour of every joint, by the side of its limb."""
    sides = {roles.joints[f"{side}_{part}"]: c for side, c in (("left", LEFT), ("right", RIGHT)) for part in
             ("hip", "shoulder", "arm") if f"{side}_{part}" in roles.joints}  # fmt: skip
    chosen = []
    for i in range(len(roles.skeleton)):
        chosen.append(next((sides[j] for j in roles.skeleton.chain(i) if j in sides), TRUNK))
    return chosen


def draw(motion: Motion, roles: Roles, path: Path, every: float | None = None, title: str = "") -> None:
    """Draw a motion as a strip of stick figures.

    Args:
        motion: A cleaned motion, in metres with z up.
        roles: Which joint is which.
        path: The PNG file.
        every: Time between two figures [s]; about 40 figures in all if None.
        title: Title of the plot; the motion's name if empty.
    """
    import matplotlib

    matplotlib.use("Agg", force=False)
    from matplotlib.figure import Figure

    every = max(0.1, motion.duration / 40.0) if every is None else every
    rows = np.unique(np.round(np.arange(0.0, motion.duration + 1e-9, every) * motion.rate).astype(int))
    rows = rows[rows < len(motion)]
    facing = heading(motion, roles)[rows]
    root = motion.position(roles["hips"])[rows]
    c, s = np.cos(facing)[:, None], np.sin(facing)[:, None]
    turned = []
    for joint, bone in bones(motion[rows]):
        x, y = bone[:, :, 0] - root[:, :1], bone[:, :, 1] - root[:, 1:2]
        turned.append((joint, np.stack((c * x + s * y, c * y - s * x, bone[:, :, 2]), axis=2)))
    steps = np.diff(root[:, :2], axis=0, prepend=root[:1, :2])
    ahead = np.cumsum(np.cos(facing) * steps[:, 0] + np.sin(facing) * steps[:, 1])
    bands = lanes(len(rows))
    on_paper = [places_of(ahead[a:b]) for a, b in bands]
    wide = max(float(np.ptp(p)) for p in on_paper) + 1.6
    scale = min(MAX_WIDTH / wide, 1.3)
    high = max(float(bone[:, :, 2].max()) for _, bone in turned) + 0.15
    low = min(0.0, min(float(bone[:, :, 2].min()) for _, bone in turned)) - 0.25
    height = scale * 2 * len(bands) * (high - low) + 0.3
    figure = Figure(figsize=(scale * wide, height), dpi=100)
    colour = colours(roles)
    for k, ((a, b), places) in enumerate(zip(bands, on_paper, strict=True)):
        for view in (0, 1):
            bottom = height - 0.3 - scale * (high - low) * (2 * k + view + 1)
            ax = figure.add_axes((0.0, bottom / height, 1.0, scale * (high - low) / height))
            _band(ax, turned, colour, range(a, b), places, view)
            begin = float(places.min()) - 0.9
            ax.set(xlim=(begin, begin + wide), ylim=(low, high))
            ax.text(begin + 0.2, 0.9, "front" if view else "side", rotation=90, fontsize=8, color=GROUND)
            if view:
                for i in range(a, b, 1 if b - a <= 12 else 2):
                    label = f"{rows[i] / motion.rate:.1f} s"
                    ax.text(float(places[i - a]), low + 0.06, label, ha="center", fontsize=8, color=GROUND)
            ax.axis("off")
    figure.text(0.01, 1.0 - 0.22 / height, title or motion.name, fontsize=9, color=TRUNK)
    whole_file(path, lambda file: figure.savefig(file, format="png"))


def _band(ax, turned: list, colour: list[str], figures: range, places: np.ndarray, view: int) -> None:
    """Draw one row of figures, from the side (view 0) or from the front (view 1)."""
    from matplotlib.collections import LineCollection

    lines, colours_of, widths = [], [], []
    for i, place in zip(figures, places, strict=True):
        lines.append([(place - 0.3, 0.0), (place + 0.3, 0.0)])
        colours_of.append(GROUND)
        widths.append(0.8)

        def depth(item: tuple[int, np.ndarray], i: int = i) -> float:
            return float(-item[1][i, :, 1].mean() if view == 0 else item[1][i, :, 0].mean())

        for joint, bone in sorted(turned, key=depth):
            across = bone[i, :, 0] if view == 0 else bone[i, :, 1]
            lines.append(np.stack((place + across, bone[i, :, 2]), axis=1))
            colours_of.append(colour[joint])
            widths.append(2.0 if colour[joint] == TRUNK else 1.6)
    ax.add_collection(LineCollection(lines, colors=colours_of, linewidths=widths, capstyle="round"), autolim=False)


def draw_path(motion: Motion, roles: Roles, path: Path, feet: dict[str, np.ndarray] | None = None) -> None:
    """Plot the path of the hips from above, with the positions of the ankles in stance.

    Args:
        motion: A cleaned motion.
        roles: Which joint is which.
        path: The PNG file.
        feet: For each side, whether the foot is in stance [frame]; from the ankle height if None.
    """
    import matplotlib

    matplotlib.use("Agg", force=False)
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 5), dpi=100, layout="constrained")
    ax = figure.add_subplot()
    hips = motion.position(roles["hips"])
    ax.plot(hips[:, 0], hips[:, 1], color=TRUNK, lw=1.2)
    for side, c in (("left", LEFT), ("right", RIGHT)):
        ankle = motion.position(roles[f"{side}_ankle"])
        down = feet[side] if feet else ankle[:, 2] < np.percentile(ankle[:, 2], 10) + STANCE_HEIGHT
        ax.plot(ankle[down, 0], ankle[down, 1], ".", color=c, ms=3)
    ax.set(xlabel="x [m]", ylabel="y [m]", title=motion.name)
    ax.set_aspect("equal", adjustable="datalim")
    whole_file(path, lambda file: figure.savefig(file, format="png"))
