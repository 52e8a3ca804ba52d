"""Retargeting of clips to characters: segments keep their world orientations, feet their scaled paths.

3D characters get the world orientation of every segment (`anatomy`): thighs and upper arms have the recorded directions
and are rotated about themselves so that knees and elbows flex as hinges; feet keep the slope of their soles. Planar
characters get the same orientations projected on the plane of the heading, with the stance foot on the ground (Sok
2007, section 3). The path is scaled with the leg length.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from ...characters import Character
from ...characters.roles import SIDES, Roles, find
from ...characters.skeleton import of_character
from .. import rotation
from ..editing import leg_ik
from ..motion import Motion
from ..rotation import inverse, product, rotated
from . import anatomy as bones
from . import footing, hinges, toes
from .anatomy import FLEXION_SIGN, LEFT, NEXT, TOES_UP, UP, Anatomy, unit
from .footing import foot_frame

HEADING_SMOOTHING = 0.25  # standard deviation of the smoothing of the heading of a planar character's plane [s]
ANKLE_TOLERANCE = 1e-3  # ankles nearer than this to their target need no leg IK [m]
EFFECTORS = ("left_wrist", "right_wrist", "left_ankle", "right_ankle", "head")


@dataclass(frozen=True, eq=False)
class Retargeted:
    """A retargeted motion, and the error that joint limits cause.

    Attributes:
        motion: Of the character's links.
        angles: [frame, joint] hinge angles within the joint limits [rad].
        limit_error: [frame, link] angle between each link's rotation and the one without joint limits [rad].
        scale: Of the path: the character's leg length over the clip's.
        heading: [frame] of a planar character's plane in the clip, from x to the left [rad]; None in 3D.
    """

    motion: Motion
    angles: np.ndarray
    limit_error: np.ndarray
    scale: float
    heading: np.ndarray | None = None

    def limit_errors(self, character: Character, least: float = 1.0) -> dict[str, float]:
        """Link name to the largest error that joint limits cause, where it is more than `least` [deg]."""
        most = np.degrees(self.limit_error.max(axis=0))
        return {link.name: float(c) for link, c in zip(character.links, most, strict=True) if c > least}


def retarget(motion: Motion, character: Character, roles: Roles | None = None, clamp: bool = True) -> Motion:
    """A cleaned motion retargeted to a character. Arguments as of `retargeted`; returns the motion only."""
    return retargeted(motion, character, roles, clamp).motion


def retargeted(motion: Motion, character: Character, roles: Roles | None = None, clamp: bool = True) -> Retargeted:
    """A cleaned motion retargeted to a character.

    Args:
        motion: In metres, z up, floor at 0.
        character: The target.
        roles: Joint roles of the motion's skeleton; found here if not given.
        clamp: Whether hinge angles are limited to the joints' ranges.

    Returns:
        The motion of the character's links, hinge angles, and the error that joint limits cause.
    """
    source = bones.of_motion(motion, roles or find(motion.skeleton))
    target = bones.of_skeleton(find(of_character(character)))
    frames = segment_frames(motion, source, _one_trunk(target), toes.has_toes(character))
    if target.roles.get("chest") is None and target.roles.get("spine") is None:  # the root is the whole trunk
        frames["hips"] = _trunk(motion, source, frames["chest"], whole=True)
    feet = {side: frames[f"{side}_ankle"] for side in SIDES}
    scale = target.leg_length() / source.leg_length()
    heading = None
    if character.planar:
        heading = _heading(motion, source)
        frames = _projected(frames, heading)
    rotations = joint_rotations(frames, target)
    raw = Motion(target.skeleton, motion.rate, np.zeros((len(motion), 3)), rotations, motion.name)
    found = hinges.fit(raw, character, clamp)
    root = hinges.root_rows(raw, character)
    unplaced = hinges.from_angles(character, motion.rate, root, found.angles, motion.name)
    placed = footing.placed(unplaced, character, target, motion, source, scale, feet, heading)
    angles = found.angles
    if toes.has_toes(character):
        first, _ = toes.laid(
            placed, character, angles
        )  # at the limit of their hinge, toes may still be below the floor
        placed = replace(placed, root=footing.lifted(first, character, target).root)
        placed, angles = toes.laid(placed, character, angles)
    return Retargeted(placed, angles, found.limit_error, scale, heading)


# segment orientations


def segment_frames(motion: Motion, source: Anatomy, one_trunk: bool, bends: bool = False) -> dict[str, np.ndarray]:
    """World orientation of every segment, role to [frame, 4].

    Args:
        motion: The clip.
        source: Its segment constants.
        one_trunk: Whether the target's trunk above the pelvis is one link.
        bends: Whether the target's feet have toes; otherwise the toes' bend is included in the foot.

    Returns:
        Orientations, the identity being upright and facing x.
    """
    roles = source.roles
    frames = {"hips": source.frame(motion, "hips")}
    chest = source.frame(motion, "chest") if roles.get("chest") is not None else frames["hips"]
    frames["chest"] = _trunk(motion, source, chest) if one_trunk else chest
    frames["spine"] = frames["chest"]
    if not one_trunk and roles.get("spine") is not None and roles["spine"] != roles["chest"]:
        frames["spine"] = _between(motion, source, "spine", "chest", rotation.slerp(frames["hips"], chest, 0.5))
    if roles.get("head") is not None:
        frames["head"] = source.frame(motion, "head")
        if roles.get("neck") is not None:
            frames["neck"] = _between(motion, source, "neck", "head", rotation.slerp(chest, frames["head"], 0.5))
    for side in SIDES:
        if roles.get(f"{side}_shoulder") is not None:
            frames[f"{side}_shoulder"] = _between(motion, source, f"{side}_shoulder", f"{side}_arm", chest)
        for part in FLEXION_SIGN:
            frames |= _limb(motion, source, side, part)
        if bends:
            frames[f"{side}_ankle"] = source.frame(motion, f"{side}_ankle")
            bend = rotation.from_axis_angle(TOES_UP, toes.recorded_bend(motion, source, side))
            frames[f"{side}_toe"] = product(frames[f"{side}_ankle"], bend)
        else:
            frames[f"{side}_ankle"] = foot_frame(motion, source, side)
    return frames


def _limb(motion: Motion, source: Anatomy, side: str, part: str) -> dict[str, np.ndarray]:
    """Orientations of thigh and shank, or upper arm and forearm: bone directions as recorded, hinge axis in common."""
    upper, lower = f"{side}_{part}", f"{side}_{NEXT[part]}"
    roles = source.roles
    if roles.get(upper) is None or roles.get(lower) is None:
        return {}
    one, two = bones.direction(motion, roles, upper), bones.direction(motion, roles, lower)
    hinge = rotated(source.frame(motion, upper), LEFT)
    across = FLEXION_SIGN[part] * np.cross(one, two)  # its length is the sine of the flexion
    # The plane of flexion is weighted with the square of the sine, so that a straight limb keeps the rig's plane
    # and the axis is continuous where the limb straightens.
    hinge = bones.STRAIGHT**2 * hinge + across * np.sum(across * hinge, axis=1, keepdims=True)
    frames = {upper: _framed(-one, hinge)}
    twist = rotated(source.frame(motion, lower), LEFT) if part == "arm" else hinge
    frames[lower] = _framed(-two, twist)
    return frames


def _framed(up: np.ndarray, left: np.ndarray) -> np.ndarray:
    """The orientation with z along `up` and y as near `left` as possible [frame, 4]."""
    y = unit(left - np.sum(left * up, axis=1, keepdims=True) * up)
    return rotation.from_matrix(np.stack((np.cross(y, up), y, up), axis=-1))


def _between(motion: Motion, source: Anatomy, role: str, to: str, near: np.ndarray) -> np.ndarray:
    """`near`, rotated as little as possible until the bone from one role to another has the recorded direction."""
    a, b = source.roles[role], source.roles[to]
    rest = source.positions[b] - source.positions[a]
    if np.linalg.norm(rest) < 1e-6:
        return near
    return product(rotation.shortest_arc(rotated(near, rest), motion.positions[:, b] - motion.positions[:, a]), near)


def _trunk(motion: Motion, source: Anatomy, chest: np.ndarray, whole: bool = False) -> np.ndarray:
    """The chest's orientation, rotated until the line from the waist to the shoulders has the recorded direction.

    `whole` takes the line from between the hips instead: of a body whose trunk is one link with the pelvis.
    """
    roles = source.roles
    waist = roles.get("spine")
    low = [roles["hips"] if waist is None else waist]
    if whole:
        low = [roles[f"{side}_hip"] for side in SIDES]
    both = all(roles.get(f"{s}_arm") is not None for s in SIDES)
    tops = ("left_arm", "right_arm") if both else ("neck",) if roles.get("neck") is not None else ("head",)
    high = [joint for role in tops if (joint := roles.get(role)) is not None]
    if not high:
        return chest
    rest = source.positions[high].mean(axis=0) - source.positions[low].mean(axis=0)
    now = motion.positions[:, high].mean(axis=1) - motion.positions[:, low].mean(axis=1)
    return product(rotation.shortest_arc(rotated(chest, rest), now), chest)


def _one_trunk(target: Anatomy) -> bool:
    """Whether the target's trunk above the pelvis is one link."""
    roles = target.roles
    return roles.get("spine") is None or roles["spine"] == roles.get("chest")


def _heading(motion: Motion, source: Anatomy) -> np.ndarray:
    """Smoothed heading of the hips [frame] [rad]."""
    from scipy.ndimage import gaussian_filter1d

    heading = np.unwrap(rotation.heading(source.frame(motion, "hips")))
    return gaussian_filter1d(heading, HEADING_SMOOTHING * motion.rate, mode="nearest")


def _projected(frames: dict[str, np.ndarray], heading: np.ndarray) -> dict[str, np.ndarray]:
    """Orientations projected on the plane of the heading, which becomes the x-z plane."""
    back = rotation.from_axis_angle(UP, -heading)
    out = {}
    for role, frame in frames.items():
        local = product(back, frame)
        if role.endswith(("ankle", "toe")):  # a foot by its forward direction
            x = rotated(local, np.array([1.0, 0.0, 0.0]))
            pitch = np.arctan2(-x[:, 2], x[:, 0])
        else:
            z = rotated(local, UP)
            pitch = np.arctan2(z[:, 0], z[:, 2])
        out[role] = rotation.from_axis_angle(LEFT, np.unwrap(pitch))
    return out


def joint_rotations(frames: dict[str, np.ndarray], target: Anatomy) -> np.ndarray:
    """Local rotations of every joint of the target [frame, joint, 4], from segment orientations by role.

    Joints without a segment orientation keep their local rotation in the standing pose.
    """
    skeleton = target.skeleton
    by_joint: dict[int, str] = {}
    for (
        role,
        joint,
    ) in target.roles.joints.items():  # a trunk of one link has the role of the chest rather than of the spine
        if role in frames:
            by_joint[joint] = "hips" if by_joint.get(joint) == "hips" else role
    n = len(frames["hips"])
    world, rotations = np.empty((n, len(skeleton), 4)), np.empty((n, len(skeleton), 4))
    for i, parent in enumerate(skeleton.parents):
        role = by_joint.get(i)
        above = world[:, parent] if parent >= 0 else np.tile(rotation.IDENTITY, (n, 1))
        if role is None and parent < 0:  # a root above the hips
            world[:, i] = product(frames["hips"], target.standing_rotations[i])
            rotations[:, i] = world[:, i]
        elif role is None:
            rotations[:, i] = target.local_rotations[i]
            world[:, i] = product(above, rotations[:, i])
        else:
            world[:, i] = product(frames[role], target.rest[role])
            rotations[:, i] = product(inverse(above), world[:, i])
    return rotations


# error measure, and retargeting back to a rig


def end_effector_error(motion: Motion, other: Motion, roles: Roles | None = None) -> dict[str, float]:
    """Position error of wrists, ankles and head relative to the middle of the hips.

    Differences of proportions are removed: each bone of the chain (hips to shoulder, upper arm, …) is scaled to the
    other body's length, and the first, within the trunk, rotated by the difference of the two rest poses.

    Args:
        motion: The clip.
        other: The retargeted motion, with the same frames.
        roles: Joint roles of the clip; found here if not given.

    Returns:
        Median over frames for each end effector that both have, over all of them as "all", and as "plain" with the
        scale of the legs alone [cm].
    """
    one = bones.of_motion(motion, roles or find(motion.skeleton))
    two = bones.of_skeleton(find(other.skeleton))
    scale = two.leg_length() / one.leg_length()
    hips = one.frame(motion, "hips")
    errors, plain = {}, []
    for role in EFFECTORS:
        chain, others = _bone_chain(motion, one, role), _bone_chain(other, two, role)
        if chain is None or others is None:
            continue
        correction = (
            rotation.shortest_arc(chain[0].rest, others[0].rest)
            if min(chain[0].length, others[0].length) > 1e-6
            else rotation.IDENTITY
        )
        build = product(product(hips, correction), inverse(hips))
        error, rough = np.zeros((len(motion), 3)), np.zeros((len(motion), 3))
        for k, (a, b) in enumerate(zip(chain, others, strict=True)):
            fraction = b.length / a.length if a.length > 1e-6 else 1.0
            error += fraction * (a.now if k else rotated(build, a.now)) - b.now
            rough += scale * a.now - b.now
        errors[role] = 100.0 * np.linalg.norm(error, axis=1)
        plain.append(100.0 * np.linalg.norm(rough, axis=1))
    out = {role: float(np.median(error)) for role, error in errors.items()}
    return out | {"all": _median(list(errors.values())), "plain": _median(plain)}


def _median(errors: list[np.ndarray]) -> float:
    return float(np.median(np.concatenate(errors))) if errors else 0.0


class _Part(NamedTuple):
    """The vector from one joint to the next in the chain to an end effector."""

    now: np.ndarray  # [frame, 3]
    rest: np.ndarray  # [3] in the standing pose

    @property
    def length(self) -> float:
        return float(np.linalg.norm(self.rest))


def _bone_chain(motion: Motion, anatomy: Anatomy, role: str) -> list[_Part] | None:
    """The vectors from the middle of the hips to an end effector; None if a joint is missing."""
    roles, positions = anatomy.roles, anatomy.positions
    middle = [roles["left_hip"], roles["right_hip"]]
    start, at = motion.positions[:, middle].mean(axis=1), positions[middle].mean(axis=0)
    side, _, part = role.rpartition("_")
    chain = {"wrist": ("arm", "elbow"), "ankle": ("hip", "knee", "ankle"), "head": ("head",)}[part]
    found = [roles.get(f"{side}_{name}" if side else name) for name in chain]
    joints = [joint for joint in found if joint is not None]
    if len(joints) < len(chain):
        return None
    parts = []
    for joint in joints:
        parts.append(_Part(motion.positions[:, joint] - start, positions[joint] - at))
        start, at = motion.positions[:, joint], positions[joint]
    if (
        part == "wrist"
    ):  # of the upper arm's length, since forearms end at the wrist in some rigs and at the hand in others
        upper = parts[-1]
        parts.append(_Part(upper.length * bones.direction(motion, roles, f"{side}_elbow"), upper.rest))
    return parts


def onto(motion: Motion, clip: Motion, roles: Roles | None = None, reach: bool = False) -> Motion:
    """A character's motion retargeted to the rig of a clip.

    Every segment gets the character's world orientation, so that joint positions agree if the rig has the character's
    proportions. For another rig the path is scaled with the leg length.

    Args:
        motion: Of a character's links.
        clip: A clip on the rig.
        roles: Joint roles of the clip; found here if not given.
        reach: Whether the legs are solved so that the feet follow the character's scaled positions and do not slide.

    Returns:
        A motion of the clip's skeleton; joints that the character does not have stay in the rest pose. Use
        `as_recorded` for the file's own coordinates.
    """
    rig = bones.of_motion(clip, roles or find(clip.skeleton))
    body = bones.of_skeleton(find(motion.skeleton))
    frames = {role: body.frame(motion, role) for role in body.roles.joints}
    rotations = joint_rotations(frames, rig)
    still = Motion(clip.skeleton, motion.rate, np.zeros((len(motion), 3)), rotations, motion.name)
    scale = rig.leg_length() / body.leg_length()
    hips = [scale * motion.positions[:, body.roles[f"{s}_hip"]] for s in SIDES]
    own = [still.positions[:, rig.roles[f"{s}_hip"]] for s in SIDES]
    root = 0.5 * (hips[0] + hips[1]) - 0.5 * (own[0] + own[1])
    placed = replace(still, root=root, placement=clip.placement, channels=clip.channels)
    for side in SIDES if reach else ():
        ankle = scale * motion.positions[:, body.roles[f"{side}_ankle"]]
        apart = np.linalg.norm(ankle - placed.position(rig.roles[f"{side}_ankle"]), axis=1)
        if apart.max() > ANKLE_TOLERANCE:
            ankle[:, 2] += rig.ankle_height[side] - scale * body.ankle_height[side]
            placed = leg_ik.reached(placed, rig.roles, side, ankle)
    return placed
