"""A clip onto another body: segments turn as the clip's do, and the feet go where the clip's feet go.

3D bodies take the world orientation of every segment (`anatomy`): thighs and upper arms point as recorded and are
turned about themselves so that knees and elbows bend as hinges, feet keep the slope of their soles. Planar bodies
take the same frames projected on the plane of the heading, with the standing foot kept on the ground (Sok 2007,
section 3). The path is scaled with the length of the legs.
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
from .anatomy import BENT, LEFT, NEXT, TOES_UP, UP, Anatomy, unit
from .footing import foot_frame

HEADING_OVER = 0.25  # the plane of a planar body follows the heading with this smoothing [s]
SAME = 1e-3  # ankles nearer than this are where they should be [m]
EFFECTORS = ("left_wrist", "right_wrist", "left_ankle", "right_ankle", "head")


@dataclass(frozen=True, eq=False)
class Retargeted:
    """A motion on a body, and how well it could be followed."""

    motion: Motion  # of the body's links
    angles: np.ndarray  # [frame, joint] hinge angles within the body's ranges [rad]
    cut: np.ndarray  # [frame, link] how far the ranges keep each link from its turn [rad]
    scale: float  # of the path: the body's legs over the clip's

    def cuts(self, character: Character, least: float = 1.0) -> dict[str, float]:
        """How far each link is kept from its turn at most, where that is more than `least` [degrees]."""
        most = np.degrees(self.cut.max(axis=0))
        return {link.name: float(c) for link, c in zip(character.links, most, strict=True) if c > least}


def retarget(motion: Motion, character: Character, roles: Roles | None = None, clamp: bool = True) -> Motion:
    """A cleaned motion [m, z up, floor at 0] on the links of a body."""
    return retargeted(motion, character, roles, clamp).motion


def retargeted(motion: Motion, character: Character, roles: Roles | None = None, clamp: bool = True) -> Retargeted:
    """As `retarget`, with hinge angles and what the body's ranges cut off."""
    source = bones.of_motion(motion, roles or find(motion.skeleton))
    target = bones.of_skeleton(find(of_character(character)))
    frames = segment_frames(motion, source, _one_trunk(target), toes.has_toes(character))
    feet = {side: frames[f"{side}_ankle"] for side in SIDES}
    scale = target.leg_length() / source.leg_length()
    heading = None
    if character.planar:
        heading = _heading(motion, source)
        frames = _projected(frames, heading)
    rotations = local_turns(frames, target)
    raw = Motion(target.skeleton, motion.rate, np.zeros((len(motion), 3)), rotations, motion.name)
    found = hinges.fit(raw, character, clamp)
    root = hinges.root_rows(raw, character)
    unplaced = hinges.from_angles(character, motion.rate, root, found.angles, motion.name)
    placed = footing.placed(unplaced, character, target, motion, source, scale, feet, heading)
    angles = found.angles
    if toes.has_toes(character):
        first, _ = toes.laid(placed, character, angles)  # bent as far as they go, toes may still be in the floor
        placed = replace(placed, root=footing.lifted(first, character, target).root)
        placed, angles = toes.laid(placed, character, angles)
    return Retargeted(placed, angles, found.cut, scale)


# how segments are turned


def segment_frames(motion: Motion, source: Anatomy, one_trunk: bool, bends: bool = False) -> dict[str, np.ndarray]:
    """World orientation of every segment, by role [frame, 4]; feet with toes of their own if the target's bend."""
    roles = source.roles
    frames = {"hips": source.frame(motion, "hips")}
    chest = source.frame(motion, "chest") if roles.get("chest") is not None else frames["hips"]
    frames["chest"] = _trunk(motion, source, chest) if one_trunk else chest
    frames["spine"] = frames["chest"]
    if not one_trunk and roles.get("spine") is not None and roles["spine"] != roles["chest"]:
        frames["spine"] = _between(motion, source, "spine", "chest", rotation.between(frames["hips"], chest, 0.5))
    if roles.get("head") is not None:
        frames["head"] = source.frame(motion, "head")
        if roles.get("neck") is not None:
            frames["neck"] = _between(motion, source, "neck", "head", rotation.between(chest, frames["head"], 0.5))
    for side in SIDES:
        if roles.get(f"{side}_shoulder") is not None:
            frames[f"{side}_shoulder"] = _between(motion, source, f"{side}_shoulder", f"{side}_arm", chest)
        for part in BENT:
            frames |= _limb(motion, source, side, part)
        if bends:
            frames[f"{side}_ankle"] = source.frame(motion, f"{side}_ankle")
            bend = rotation.about(TOES_UP, toes.recorded_bend(motion, source, side))
            frames[f"{side}_toe"] = product(frames[f"{side}_ankle"], bend)
        else:
            frames[f"{side}_ankle"] = foot_frame(motion, source, side)
    return frames


def _limb(motion: Motion, source: Anatomy, side: str, part: str) -> dict[str, np.ndarray]:
    """A thigh with its shank, or an upper arm with its forearm: both bones as recorded, bending in one plane."""
    upper, lower = f"{side}_{part}", f"{side}_{NEXT[part]}"
    roles = source.roles
    if roles.get(upper) is None or roles.get(lower) is None:
        return {}
    one, two = bones.direction(motion, roles, upper), bones.direction(motion, roles, lower)
    hinge = rotated(source.frame(motion, upper), LEFT)
    across = BENT[part] * np.cross(one, two)  # as long as the sine of the bend
    # The bend's own plane counts with the square of the sine, so that a straight limb keeps the rig's plane
    # and nothing jumps where it straightens.
    hinge = bones.STRAIGHT**2 * hinge + across * np.sum(across * hinge, axis=1, keepdims=True)
    frames = {upper: _framed(-one, hinge)}
    twist = rotated(source.frame(motion, lower), LEFT) if part == "arm" else hinge
    frames[lower] = _framed(-two, twist)
    return frames


def _framed(up: np.ndarray, left: np.ndarray) -> np.ndarray:
    """The orientation with z along `up` and y as near `left` as can be [frame, 4]."""
    y = unit(left - np.sum(left * up, axis=1, keepdims=True) * up)
    return rotation.from_matrix(np.stack((np.cross(y, up), y, up), axis=-1))


def _between(motion: Motion, source: Anatomy, role: str, to: str, near: np.ndarray) -> np.ndarray:
    """`near`, turned the shortest way until the bone from one role to another points as recorded."""
    a, b = source.roles[role], source.roles[to]
    rest = source.place[b] - source.place[a]
    if np.linalg.norm(rest) < 1e-6:
        return near
    return product(rotation.turning(rotated(near, rest), motion.positions[:, b] - motion.positions[:, a]), near)


def _trunk(motion: Motion, source: Anatomy, chest: np.ndarray) -> np.ndarray:
    """The chest's orientation, turned until the line from the waist to the shoulders points as recorded."""
    roles = source.roles
    low = roles.get("spine") if roles.get("spine") is not None else roles["hips"]
    both = all(roles.get(f"{s}_arm") is not None for s in SIDES)
    tops = ("left_arm", "right_arm") if both else ("neck",) if roles.get("neck") is not None else ("head",)
    high = [joint for role in tops if (joint := roles.get(role)) is not None]
    if not high:
        return chest
    rest = source.place[high].mean(axis=0) - source.place[low]
    now = motion.positions[:, high].mean(axis=1) - motion.positions[:, low]
    return product(rotation.turning(rotated(chest, rest), now), chest)


def _one_trunk(target: Anatomy) -> bool:
    roles = target.roles
    return roles.get("spine") is None or roles["spine"] == roles.get("chest")


def _heading(motion: Motion, source: Anatomy) -> np.ndarray:
    """Where the body faces, seen from above, smoothed [frame, rad]."""
    from scipy.ndimage import gaussian_filter1d

    heading = np.unwrap(rotation.heading(source.frame(motion, "hips")))
    return gaussian_filter1d(heading, HEADING_OVER * motion.rate, mode="nearest")


def _projected(frames: dict[str, np.ndarray], heading: np.ndarray) -> dict[str, np.ndarray]:
    """Every segment as it is seen from the side: bones projected on the plane of the heading, facing x."""
    back = rotation.about(UP, -heading)
    out = {}
    for role, frame in frames.items():
        turned = product(back, frame)
        if role.endswith(("ankle", "toe")):  # a foot by where it points
            x = rotated(turned, np.array([1.0, 0.0, 0.0]))
            pitch = np.arctan2(-x[:, 2], x[:, 0])
        else:
            z = rotated(turned, UP)
            pitch = np.arctan2(z[:, 0], z[:, 2])
        out[role] = rotation.about(LEFT, np.unwrap(pitch))
    return out


def local_turns(frames: dict[str, np.ndarray], target: Anatomy) -> np.ndarray:
    """Turns of every joint of the target against its parent; joints without a frame keep their standing turn."""
    skeleton = target.skeleton
    by_joint: dict[int, str] = {}
    for role, joint in target.roles.joints.items():  # a trunk of one link is the chest rather than the spine
        if role in frames:
            by_joint[joint] = "hips" if by_joint.get(joint) == "hips" else role
    n = len(frames["hips"])
    facing, rotations = np.empty((n, len(skeleton), 4)), np.empty((n, len(skeleton), 4))
    for i, parent in enumerate(skeleton.parents):
        role = by_joint.get(i)
        above = facing[:, parent] if parent >= 0 else np.tile(rotation.IDENTITY, (n, 1))
        if role is None and parent < 0:  # a root above the hips
            facing[:, i] = product(frames["hips"], target.stand[i])
            rotations[:, i] = facing[:, i]
        elif role is None:
            rotations[:, i] = target.local[i]
            facing[:, i] = product(above, rotations[:, i])
        else:
            facing[:, i] = product(frames[role], target.rest[role])
            rotations[:, i] = product(inverse(above), facing[:, i])
    return rotations


# measures and the way back


def end_effector_error(motion: Motion, other: Motion, roles: Roles | None = None) -> dict[str, float]:
    """How far wrists, ankles and head are from where the clip has them, seen from the middle of the hips.

    Differences of build are taken out: each part of the way (hips to shoulder, upper arm, …) is scaled to the other
    body's length, and the first, within the trunk, turned as the two bodies differ at rest. The median over frames
    for each end that both have, over all of them as "all", and as "plain" with the leg's scale alone [cm].
    """
    one = bones.of_motion(motion, roles or find(motion.skeleton))
    two = bones.of_skeleton(find(other.skeleton))
    scale = two.leg_length() / one.leg_length()
    hips = one.frame(motion, "hips")
    errors, plain = {}, []
    for role in EFFECTORS:
        ways, others = _way(motion, one, role), _way(other, two, role)
        if ways is None or others is None:
            continue
        turned = (
            rotation.turning(ways[0].rest, others[0].rest)
            if min(ways[0].length, others[0].length) > 1e-6
            else rotation.IDENTITY
        )
        build = product(product(hips, turned), inverse(hips))
        error, rough = np.zeros((len(motion), 3)), np.zeros((len(motion), 3))
        for k, (a, b) in enumerate(zip(ways, others, strict=True)):
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
    """From one joint to the next on the way to an end."""

    now: np.ndarray  # [frame, 3]
    rest: np.ndarray  # when standing

    @property
    def length(self) -> float:
        return float(np.linalg.norm(self.rest))


def _way(motion: Motion, anatomy: Anatomy, role: str) -> list[_Part] | None:
    """The way from the middle of the hips to an end."""
    roles, place = anatomy.roles, anatomy.place
    middle = [roles["left_hip"], roles["right_hip"]]
    start, at = motion.positions[:, middle].mean(axis=1), place[middle].mean(axis=0)
    side, _, part = role.rpartition("_")
    chain = {"wrist": ("arm", "elbow"), "ankle": ("hip", "knee", "ankle"), "head": ("head",)}[part]
    found = [roles.get(f"{side}_{name}" if side else name) for name in chain]
    joints = [joint for joint in found if joint is not None]
    if len(joints) < len(chain):
        return None
    parts = []
    for joint in joints:
        parts.append(_Part(motion.positions[:, joint] - start, place[joint] - at))
        start, at = motion.positions[:, joint], place[joint]
    if part == "wrist":  # as long as the upper arm, since bodies end a forearm in a wrist or in a hand
        upper = parts[-1]
        parts.append(_Part(upper.length * bones.direction(motion, roles, f"{side}_elbow"), upper.rest))
    return parts


def onto(motion: Motion, clip: Motion, roles: Roles | None = None, reach: bool = False) -> Motion:
    """A motion of a body on the rig of a clip, with the rig's own joint names; what the body lacks stays at rest.

    Every segment is turned as the body's, so that a rig of the body's own proportions is where the body is. For
    another one the path is scaled with the length of the legs; with `reach` its legs bend a little differently so
    that the feet go where the body's go, scaled, and do not slide.
    """
    rig = bones.of_motion(clip, roles or find(clip.skeleton))
    body = bones.of_skeleton(find(motion.skeleton))
    frames = {role: body.frame(motion, role) for role in body.roles.joints}
    rotations = local_turns(frames, rig)
    still = Motion(clip.skeleton, motion.rate, np.zeros((len(motion), 3)), rotations, motion.name)
    scale = rig.leg_length() / body.leg_length()
    hips = [scale * motion.positions[:, body.roles[f"{s}_hip"]] for s in SIDES]
    own = [still.positions[:, rig.roles[f"{s}_hip"]] for s in SIDES]
    root = 0.5 * (hips[0] + hips[1]) - 0.5 * (own[0] + own[1])
    placed = replace(still, root=root, placement=clip.placement, channels=clip.channels)
    for side in SIDES if reach else ():
        ankle = scale * motion.positions[:, body.roles[f"{side}_ankle"]]
        apart = np.linalg.norm(ankle - placed.position(rig.roles[f"{side}_ankle"]), axis=1)
        if apart.max() > SAME:
            ankle[:, 2] += rig.ankle_height[side] - scale * body.ankle_height[side]
            placed = leg_ik.reached(placed, rig.roles, side, ankle)
    return placed
