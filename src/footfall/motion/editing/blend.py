"""Two motions into one: blends, cross-fades and joins; and where a motion stands and faces.

Everything is of the form P ⊗ (P' ⊘ P)^share of the pose algebra (Lee, Kim, Lee 2010, appendix A).
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ...characters import roles as joint_roles
from ...errors import BadInput
from .. import pose, rotation
from ..motion import Motion

UP = (0.0, 0.0, 1.0)


# place and heading


def upright(motion: Motion) -> np.ndarray:
    """The part of the root's orientation that is a turn about the vertical [frame, 4]."""
    return rotation.about(UP, rotation.twist(motion.local_rotations[:, 0], UP))


def headings(motion: Motion, roles: joint_roles.Roles | None = None) -> np.ndarray:
    """Where the pelvis faces, seen from above: across the line between the hips, from x to the left [frame, rad]."""
    roles = roles or joint_roles.find(motion.skeleton)
    left = motion.position(roles["left_hip"]) - motion.position(roles["right_hip"])
    return np.unwrap(np.arctan2(-left[:, 0], left[:, 1]))


def re_aligned(
    motion: Motion,
    place: tuple[float, float] | np.ndarray = (0.0, 0.0),
    heading: float | None = 0.0,
    frame: int = 0,
    roles: joint_roles.Roles | None = None,
) -> Motion:
    """Moved and turned over the ground so that the root is above `place` [m] and the pelvis faces `heading` [rad].

    Both hold in one frame; None keeps the heading. Heights stay.
    """
    left = 0.0 if heading is None else float(heading - headings(motion[frame : frame + 1 or None], roles)[0])
    turned = motion.moved(left=left)
    shift = np.append(np.asarray(place, float)[:2] - turned.root[frame, :2], 0.0)
    return turned.moved(shift)


def re_rooted(motion: Motion, joint: str | int, place: np.ndarray, facing: np.ndarray | None = None) -> Motion:
    """Carried by another joint: in every frame the whole body is moved so that the joint is at `place` [m].

    With `facing` it is turned as well. Joint angles stay. A stance foot as the root keeps it on the ground (thesis
    of Yin 2007, section 3.5.2). Both may be one value or one a frame.
    """
    i = joint if isinstance(joint, int) else motion.skeleton.index(joint)
    new = motion.local_rotations.copy()
    arm = motion.root - motion.position(i)
    if facing is not None:
        rotations = rotation.product(np.asarray(facing, float), rotation.inverse(motion.world_rotation(i)))
        new[:, 0] = rotation.product(rotations, motion.local_rotations[:, 0])
        arm = rotation.rotated(rotations, arm)
    return replace(motion, root=np.asarray(place, float) + arm, local_rotations=new)


def facing_as(motion: Motion, frame: int, other: pose.Pose) -> Motion:
    """Moved and turned over the ground so that one frame's root stands and faces as in another pose; heights stay.

    Only the difference of two orientations is used, so it does not matter which way a rig's root points.
    """
    back = rotation.inverse(motion.local_rotations[frame, 0])
    turned = motion.moved(left=float(rotation.twist(rotation.product(other.local_rotations[0], back), UP)))
    return turned.moved(np.append(other.root[:2] - turned.root[frame, :2], 0.0))


# two into one


def checked(a: Motion, b: Motion) -> None:
    """Refuses motions that cannot be put together."""
    if not a.skeleton.same_as(b.skeleton, 1e-6):
        raise BadInput(f"{a.name} and {b.name} have different skeletons; retarget one to the other's first")
    if abs(a.rate - b.rate) > 1e-6 * a.rate:
        raise BadInput(f"{a.name} has {a.rate:g} frames a second and {b.name} {b.rate:g}; resample one first")
    if (a.local_offsets is None) != (b.local_offsets is None):
        raise BadInput(f"only one of {a.name} and {b.name} moves joints against their parents; they cannot be mixed")


def blended(a: Motion, b: Motion, fraction: np.ndarray | float) -> Motion:
    """A ⊗ (B ⊘ A)^share: a for share 0, b for share 1; one share, or one for each frame."""
    checked(a, b)
    if len(a) != len(b):
        raise BadInput(f"{a.name} has {len(a)} frames and {b.name} {len(b)}; stretch or align one in time first")
    fraction = np.broadcast_to(np.asarray(fraction, float), (len(a),))
    one, two = pose.of(a), pose.of(b)
    new = one @ (two / one) ** fraction
    local_offsets = None
    if a.local_offsets is not None and b.local_offsets is not None:
        local_offsets = a.local_offsets + fraction[:, None, None] * (b.local_offsets - a.local_offsets)
    return replace(a, root=new.root, local_rotations=rotation.normal(new.local_rotations), local_offsets=local_offsets)


def cross_faded(a: Motion, b: Motion, seconds: float, realign: bool = True) -> Motion:
    """a, then b, with so long [s] in between in which a fades out by r(t) and b in by s(t) (Lee 2010, appendix B).

    b is moved and turned over the ground so that its first frame stands where a's does when the fade begins.
    """
    checked(a, b)
    count = round(seconds * a.rate) + 1
    if not 2 <= count <= min(len(a), len(b)):
        least = min(a.duration, b.duration)
        raise BadInput(f"a cross-fade of {seconds:g} s needs one frame at least and at most the {least:g} s there are")
    b = facing_as(b, 0, pose.of(a, len(a) - count)) if realign else b
    fraction = pose.rise(np.arange(count), 0, count - 1)
    middle = blended(a[len(a) - count :], b[:count], fraction)
    return _one_after_another([a[: len(a) - count], middle, b[count:]], f"{a.name}+{b.name}")


def joined(a: Motion, b: Motion, fade: float | None = None) -> Motion:
    """a, then b from where a ends: b's first frame becomes a's last one, and the difference fades within b.

    `fade` [s] is how long that takes: all of b if not given, since longer is smoother (Lee 2010, section 4.2).
    """
    checked(a, b)
    return _one_after_another([a, seamed(pose.of(a, len(a) - 1), b, fade)[1:]], f"{a.name}+{b.name}")


def seamed(end: pose.Pose, b: Motion, fade: float | None = None) -> Motion:
    """b moved and turned over the ground to begin at a pose, then bent to begin in it exactly (Lee 2010, eq. 6)."""
    b = facing_as(b, 0, end)
    seconds = max(b.duration if fade is None else min(fade, b.duration), 1.0 / b.rate)
    fraction = pose.fall(b.time, 0.0, seconds)
    offset = end / pose.of(b, 0)  # P ⊘ M'(0)
    many = pose.Pose(
        np.broadcast_to(offset.root, b.root.shape), np.broadcast_to(offset.local_rotations, b.local_rotations.shape)
    )
    new = pose.of(b) @ many**fraction  # M(t) = M'(t) ⊗ (P ⊘ M'(0))^r(t)  (6)
    return replace(b, root=new.root, local_rotations=rotation.normal(new.local_rotations))


def _one_after_another(parts: list[Motion], name: str) -> Motion:
    parts = [part for part in parts if len(part)]
    first = parts[0]
    local_offsets = None if first.local_offsets is None else np.concatenate([part.local_offsets for part in parts])  # pyright: ignore
    root, rotations = np.concatenate([p.root for p in parts]), np.concatenate([p.local_rotations for p in parts])
    return replace(first, root=root, local_rotations=rotations, local_offsets=local_offsets, name=name)
