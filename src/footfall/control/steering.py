"""What a steered skill offers to those who steer it, and what its law will track next."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np


class Style(NamedTuple):
    """A style of movement.

    Attributes:
        name: As it is chosen.
        speeds: Lowest and highest speed [m/s] along the heading.
        sideways: Lowest and highest speed [m/s] to the left of it.
        usual: Speeds along the heading and to the left of it to begin with [m/s].
    """

    name: str
    speeds: tuple[float, float]
    sideways: tuple[float, float]
    usual: tuple[float, float]


class Steering(NamedTuple):
    """What can be chosen while a skill runs.

    Attributes:
        styles: To choose from; the first one, without a name, leaves the choice to the skill.
        style: Name of the chosen one, or "".
        path: Corners of the path that is followed [m]; empty while the command is followed.
    """

    styles: tuple[Style, ...]
    style: str = ""
    path: tuple[tuple[float, float], ...] = ()


class Pose(NamedTuple):
    """A pose of a reference in the world.

    Attributes:
        qpos: Generalised positions [nq] as `MotionStream.frame` returns them; the height of the root is 0.
        soles: [foot] heights of the lowest contact points over the ground, from which that of the root follows [m].
    """

    qpos: np.ndarray
    soles: np.ndarray


class Preview(NamedTuple):
    """What a law tracks, and what it will track next.

    Attributes:
        pose: The reference now.
        path: [point, 2] the way of the root until the end of what is known [m].
        landings: Feet that will land, in order: number of the foot, and the pose in which it stands.
    """

    pose: Pose
    path: np.ndarray
    landings: tuple[tuple[int, Pose], ...]
