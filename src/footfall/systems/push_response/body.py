"""A pose as displacements from the neutral stance, on a 3D biped.

Channels of a pose, each less its value in the neutral stance:

    0–2    position of the pelvis [m]
    3–5    its rotation from upright, as a rotation vector [rad]
    6–8    position of the left ankle [m], 9–11 rotation of the left foot from flat [rad]
    12–17  the same of the right one
    18–19  yaw of the left and the right hip [rad]; it counts while the foot is in the air
    20–    angles of the other hinges [rad], in the character's order

The legs follow from pelvis and feet by inverse kinematics, so that a planted foot stays where it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from scipy.spatial.transform import Rotation

from ...characters import Character
from ...control import biped
from ...motion.retarget import hinges
from ...strict import Table

ROOT, TURN, LEFT, RIGHT, YAW, UPPER = 0, 3, 6, 12, 18, 20
AXES = {"roll": (1.0, 0.0, 0.0), "pitch": (0.0, -1.0, 0.0), "yaw": (0.0, 0.0, 1.0)}


class Geometry(NamedTuple):
    """What the compiled functions need of a body.

    Attributes:
        hips: [2, 3] hips in the frame of the pelvis [m].
        lengths: [2] thigh and shank [m].
        soles: [2, point, 3] contact points in the frames of the feet [m].
        legs: [2, 6] numbers of the leg joints, in the order of `biped.LEG_JOINTS`.
        upper: [hinge] numbers of all other joints.
        low: [hinge] their limits [rad].
        high: [hinge] alike [rad].
        pairs: [link, 2] channels of roll and pitch of the links that turn with a push (eq. 4.10); elbows do not.
        partner: [channel] the channel of the other side.
        sign: [channel] its sign in the mirror image.
        neutral: [channel] the neutral stance, in absolute values.
        joints: [1] number of joints.
    """

    hips: np.ndarray
    lengths: np.ndarray
    soles: np.ndarray
    legs: np.ndarray
    upper: np.ndarray
    low: np.ndarray
    high: np.ndarray
    pairs: np.ndarray
    partner: np.ndarray
    sign: np.ndarray
    neutral: np.ndarray
    joints: np.ndarray


@dataclass(frozen=True)
class MadeFor:
    """The body that a database was made for.

    Attributes:
        character: Its name.
        mass: [kg].
        leg_length: From hip to ankle [m].
    """

    character: str
    mass: float
    leg_length: float

    def fits(self, other: MadeFor) -> bool:
        """Whether it is the same body, to half a per cent."""
        near = abs(self.mass - other.mass) < 0.005 * other.mass
        return self.character == other.character and near and abs(self.leg_length - other.leg_length) < 0.005

    def __str__(self) -> str:
        return f"{self.character} with {self.mass:g} kg and legs of {self.leg_length:g} m"


def made_for(character: Character) -> MadeFor:
    """What a database of this body is labelled with."""
    length = -character.link("left_shank").offset[2] - character.link("left_foot").offset[2]
    return MadeFor(character.name, round(float(character.mass), 3), round(float(length), 4))


def geometry(character: Character, neutral: np.ndarray, table: Table) -> Geometry:
    """Find what is needed of a body.

    Args:
        character: A 3D biped with hips of roll, pitch and yaw, knees, and ankles of pitch and roll.
        neutral: [nq] its neutral stance: root position [m] and orientation (wxyz), then joint angles [rad].
        table: Of the skill file, for messages.

    Raises:
        BadFile: The body is another one.
    """
    legs = biped.indices(character, table).leg
    for leg in legs:
        for joint, name in zip((character.joints[j] for j in leg), biped.LEG_JOINTS, strict=True):
            if not np.allclose(joint.axis, AXES[name.rpartition("_")[2] if "_" in name else "pitch"]):
                raise table.fail("character", f"{character.name}: {joint.name} turns about another axis than expected")
        if list(leg[:3]) != sorted(leg[:3]) or leg[4] > leg[5]:
            raise table.fail("character", f"{character.name}: expected hips of roll, pitch, yaw, ankles of pitch, roll")
    names = [joint.name for joint in character.joints]
    upper = np.array([j for j in range(len(names)) if j not in legs])
    low, high = hinges.ranges(character)
    offsets = [[character.link(f"{side}_{part}").offset for part in ("shank", "foot")] for side in biped.SIDES]
    partner, sign = _mirror(character, upper)
    found = Geometry(
        hips=np.array([character.link(f"{side}_thigh").offset for side in biped.SIDES], float),
        lengths=-np.array(offsets, float)[0, :, 2],
        soles=np.array([character.link(f"{side}_foot").points for side in biped.SIDES], float),
        legs=legs.astype(np.int64),
        upper=upper.astype(np.int64),
        low=low[upper],
        high=high[upper],
        pairs=_pairs(character, upper),
        partner=partner,
        sign=sign,
        neutral=np.zeros(UPPER + len(upper)),
        joints=np.array([len(names)]),
    )
    stance = absolute(character, found, neutral[None])[0]
    stance[[TURN, TURN + 1, TURN + 2, *range(LEFT + 3, LEFT + 6), *range(RIGHT + 3, RIGHT + 6)]] = 0.0
    stance = 0.5 * (stance + found.sign * stance[found.partner])  # the same on both sides
    return found._replace(neutral=stance)


def _pairs(character: Character, upper: np.ndarray) -> np.ndarray:
    """Channels of roll and pitch of every link above the legs that has both."""
    found = []
    for link in character.links:
        own = {
            character.joints[j].axis: UPPER + k for k, j in enumerate(upper) if character.joints[j].link == link.name
        }
        if AXES["roll"] in own and AXES["pitch"] in own:
            found.append((own[AXES["roll"]], own[AXES["pitch"]]))
    return np.array(found, np.int64).reshape(-1, 2)


def _mirror(character: Character, upper: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """For every channel its counterpart on the other side, and its sign there."""
    place, vector = [1.0, -1.0, 1.0], [-1.0, 1.0, -1.0]  # of positions, of rotation vectors
    twins = [character.joint_index(character.mirrored(character.joints[j].name)) for j in upper]
    partner = [0, 1, 2, 3, 4, 5, *range(RIGHT, RIGHT + 6), *range(LEFT, LEFT + 6)]
    partner += [YAW + 1, YAW]
    partner += [UPPER + list(upper).index(j) for j in twins]
    sign = (place + vector) * 3 + [-1.0, -1.0] + [character.mirror_sign(character.joints[j]) for j in upper]
    return np.array(partner, np.int64), np.array(sign)


def absolute(character: Character, body: Geometry, qpos: np.ndarray) -> np.ndarray:
    """Poses as channels, not yet less the neutral stance.

    Args:
        character: The body.
        body: What is needed of it; `neutral` is not read.
        qpos: [frame, nq] root position [m] and orientation (wxyz), then joint angles [rad], world frame.

    Returns:
        [frame, channel].
    """
    motion = hinges.from_angles(character, 60.0, qpos[:, :7], qpos[:, 7:])
    out = np.zeros((len(qpos), UPPER + len(body.upper)))
    out[:, ROOT:TURN] = qpos[:, :3]
    out[:, TURN:LEFT] = _vector(qpos[:, 3:7])
    for first, side in ((LEFT, "left"), (RIGHT, "right")):
        foot = motion.skeleton.index(f"{side}_foot")
        out[:, first : first + 3] = motion.position(foot)
        out[:, first + 3 : first + 6] = _vector(motion.world_rotation(foot))
    out[:, YAW:UPPER] = qpos[:, 7 + body.legs[:, 2]]
    out[:, UPPER:] = qpos[:, 7 + body.upper]
    return out


def _vector(quaternions: np.ndarray) -> np.ndarray:
    """Rotation vectors [frame, 3] of quaternions (wxyz) [rad]."""
    return Rotation.from_quat(np.roll(quaternions, -1, axis=-1)).as_rotvec()
