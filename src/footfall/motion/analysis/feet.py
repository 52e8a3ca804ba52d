"""Soles of the feet, and measures of foot skate and floor penetration. `editing.planting` repairs both."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...characters.character import Character
from ...characters.roles import Roles
from ...characters.skeleton import Skeleton
from ...errors import BadInput
from .. import rotation
from ..motion import Motion
from . import contacts as touch
from .legs import SIDES, leg_length

REST_PERCENTILE = 8.0  # of the ball's height: its height while the foot rests
BEARING = 0.01  # points of a foot in contact that are less than this above its lowest one bear on the floor [m]


@dataclass(frozen=True, eq=False)
class ToeHinge:
    """The hinge between a character's foot and toes."""

    axis: np.ndarray  # [3] of length one, in the foot's frame; positive rotation raises the toes
    low: float  # [rad]
    high: float  # [rad]


@dataclass(frozen=True, eq=False)
class Sole:
    """The points of one foot that can touch the floor, in its ankle joint's frame [m].

    Attributes:
        ankle: Index of the ankle joint.
        heel: [point, 3] points of the heel.
        toe: [point, 3] points of the ball of the foot, or of the front edge of a foot without toes.
        up: [3] direction that points up when the foot is flat on the floor.
        yaws: Whether the ankle has a yaw axis.
        tips: (toe joint, offset in its frame): tips of toes that have a joint of their own.
        hinge: The toes' hinge of a character; None for clips, whose toes rotate about any axis.
    """

    ankle: int
    heel: np.ndarray
    toe: np.ndarray
    up: np.ndarray
    yaws: bool = True
    tips: tuple[tuple[int, np.ndarray], ...] = ()
    hinge: ToeHinge | None = None

    @property
    def length(self) -> float:
        """From heel to toe [m]."""
        return float(np.linalg.norm(self.toe.mean(axis=0) - self.heel.mean(axis=0)))

    @property
    def axes(self) -> np.ndarray:
        """Forward, left and up of the flat foot as a rotation in the ankle's frame [4]; forward is from heel to toe."""
        forward = self.toe.mean(axis=0) - self.heel.mean(axis=0)
        forward = forward / np.linalg.norm(forward)
        left = np.cross(self.up, forward)
        left = left / np.linalg.norm(left)
        return rotation.from_matrix(np.stack((forward, left, np.cross(forward, left)), axis=1))

    def points(self, motion: Motion) -> np.ndarray:
        """World positions of the heel points, then of the toe points [frame, point, 3]."""
        own = np.concatenate((self.heel, self.toe))
        position, orientation = motion.position(self.ankle), motion.world_rotation(self.ankle)
        return position[:, None] + rotation.rotated(orientation[:, None], own)

    def tip_points(self, motion: Motion) -> np.ndarray:
        """World positions of the toe tips [frame, tip, 3]."""
        found = [motion.position(i) + rotation.rotated(motion.world_rotation(i), offset) for i, offset in self.tips]
        return np.stack(found, axis=1) if found else np.empty((len(motion), 0, 3))


def sole_points(
    skeleton: Skeleton, roles: Roles, character: Character | None = None, motion: Motion | None = None
) -> dict[str, Sole]:
    """The soles of both feet: a character's contact points, or heel and ball estimated from a clip.

    Args:
        skeleton: The skeleton that the indices refer to.
        roles: Its joint roles.
        character: The character, if the skeleton is a character's.
        motion: Otherwise a clip of the skeleton with its floor at 0, since motion files do not contain heels.

    Returns:
        Side (`left`, `right`) to sole.
    """
    if character is not None:
        return {side: _of_body(skeleton, roles[f"{side}_ankle"], character) for side in SIDES}
    if motion is None:
        raise BadInput("soles need a character with contact points, or a clip in which the feet stand on the floor")
    heels, balls = touch.foot_points(motion, roles)
    return {side: _of_clip(motion, roles, side, heels[side], balls[side]) for side in SIDES}


def _of_body(skeleton: Skeleton, ankle: int, character: Character) -> Sole:
    name = skeleton.names[ankle]
    link = next((link for link in character.links if link.name == name), None)
    if link is None or len(link.points) < 2:
        raise BadInput(f"{character.name} has no foot with two contact points or more on its link {name!r}")
    points = np.array(link.points, float)
    front = points[:, 0] > points[:, 0].mean()
    yaws = any(abs(joint.axis[2]) > 0.5 for joint in character.joints if joint.link == name)
    toes = [part for parts in character.foot_links if parts[0].name == name for part in parts[1:]]
    tips = tuple((skeleton.index(part.name), np.array(point)) for part in toes for point in part.points)
    up = np.array([0.0, 0.0, 1.0])
    return Sole(ankle, points[~front], points[front], up, yaws, tips, _toe_hinge(character, [p.name for p in toes]))


def _toe_hinge(character: Character, toes: list[str]) -> ToeHinge | None:
    """The hinge of a foot's toes, if it has one link of toes on one hinge."""
    joints = [joint for joint in character.joints if joint.link in toes]
    if len(toes) != 1 or len(joints) != 1:
        return None
    axis = np.array(joints[0].axis) / np.linalg.norm(joints[0].axis)
    low, high = joints[0].range or (-np.pi / 2, np.pi / 2)
    return ToeHinge(axis, low, high)


def _of_clip(motion: Motion, roles: Roles, side: str, heel: np.ndarray, ball: np.ndarray) -> Sole:
    """Heel and ball as fixed points of the foot, moved down to the floor; `up` from the slowest frames of contact."""
    ankle, toe = roles[f"{side}_ankle"], roles.get(f"{side}_toe")
    position, back = motion.position(ankle), rotation.inverse(motion.world_rotation(ankle))
    speed = np.linalg.norm(touch.velocity(position, motion.rate), axis=1)
    low = heel[:, 2] <= np.percentile(heel[:, 2], 40.0)
    still = low & (speed <= np.percentile(speed[low], 30.0))
    up = np.median(rotation.rotated(back[still], np.array([0.0, 0.0, 1.0])), axis=0)
    up /= np.linalg.norm(up)
    own_heel = np.median(rotation.rotated(back, heel - position), axis=0)
    if toe is None:  # one foot length ahead of the heel, which is a quarter of it behind the ankle
        knee = motion.position(roles[f"{side}_knee"]) - position
        left = motion.position(roles["left_hip"]) - motion.position(roles["right_hip"])
        ahead = np.cross(left, knee)[still]
        forward = np.median(rotation.rotated(back[still], ahead), axis=0)
        forward -= (forward @ up) * up
        own_ball = own_heel + 0.25 * leg_length(motion, roles) * forward / np.linalg.norm(forward)
        return Sole(ankle, own_heel[None], own_ball[None], up)
    rest = float(np.percentile(ball[:, 2], REST_PERCENTILE))
    own_ball = np.median(rotation.rotated(back, ball - position), axis=0) - max(rest, 0.0) * up
    return Sole(ankle, own_heel[None], own_ball[None], up, tips=_tips(motion.skeleton, toe))


def _tips(skeleton: Skeleton, toe: int) -> tuple[tuple[int, np.ndarray], ...]:
    end = skeleton.end(toe)
    return () if end is None or np.linalg.norm(end) < 1e-6 else ((toe, end),)


# measures


@dataclass(frozen=True)
class Skate:
    """Horizontal speed of the feet in contact [cm/s], over all bearing points and frames of contact."""

    median: float
    mean: float
    worst: float  # 95th percentile
    samples: int  # number of speeds


def skate(motion: Motion, contacts: touch.Contacts, roles: Roles, soles: dict[str, Sole] | None = None) -> Skate:
    """Foot skate: the horizontal speed of the points that bear on the floor, between consecutive frames of contact.

    Args:
        motion: In metres, z up, floor at 0.
        contacts: Of the motion.
        roles: Joint roles.
        soles: Of both feet (see `sole_points`); estimated from the motion if not given.

    Returns:
        Median, mean and 95th percentile [cm/s].
    """
    soles = soles or sole_points(motion.skeleton, roles, motion=motion)
    found = []
    for side, sole in soles.items():
        points = sole.points(motion)
        on = np.asarray(contacts.foot[side], bool)
        bears = on[:, None] & (points[..., 2] <= points[..., 2].min(axis=1, keepdims=True) + BEARING)
        speed = 100.0 * motion.rate * np.linalg.norm(np.diff(points[..., :2], axis=0), axis=-1)
        found.append(speed[bears[1:] & bears[:-1]])
    speeds = np.concatenate(found)
    if not len(speeds):
        return Skate(0.0, 0.0, 0.0, 0)
    return Skate(float(np.median(speeds)), float(speeds.mean()), float(np.percentile(speeds, 95.0)), len(speeds))


def depths(motion: Motion, roles: Roles, floor: float = 0.0, soles: dict[str, Sole] | None = None) -> np.ndarray:
    """Depth of the lowest point of either foot below the floor [frame] [cm]; 0 where none is below."""
    soles = soles or sole_points(motion.skeleton, roles, motion=motion)
    heights = [sole.points(motion)[..., 2] for sole in soles.values()]
    heights += [sole.tip_points(motion)[..., 2] for sole in soles.values()]
    return 100.0 * np.maximum(floor - np.concatenate(heights, axis=1).min(axis=1), 0.0)


def penetration(motion: Motion, roles: Roles, floor: float = 0.0, soles: dict[str, Sole] | None = None) -> float:
    """The largest depth of a foot below the floor in the motion [cm]."""
    return float(depths(motion, roles, floor, soles).max())
