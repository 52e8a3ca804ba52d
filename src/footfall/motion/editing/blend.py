"""Blending, cross-fading and concatenation of two motions, and alignment of position and heading.

All blends have the form P ⊗ (P' ⊘ P)^fraction in the pose algebra (Lee, Kim, Lee 2010, appendix A).
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ...characters import roles as joint_roles
from ...errors import BadInput
from .. import pose, rotation
from ..motion import Motion

UP = (0.0, 0.0, 1.0)


# position and heading


def yaw_rotation(motion: Motion) -> np.ndarray:
    """The twist of the root's rotation about the vertical [frame, 4]."""
    return rotation.from_axis_angle(UP, rotation.twist(motion.local_rotations[:, 0], UP))


def headings(motion: Motion, roles: joint_roles.Roles | None = None) -> np.ndarray:
    """Heading of the pelvis, perpendicular to the line between the hips, from x to the left [frame] [rad]."""
    roles = roles or joint_roles.find(motion.skeleton)
    left = motion.position(roles["left_hip"]) - motion.position(roles["right_hip"])
    return np.unwrap(np.arctan2(-left[:, 0], left[:, 1]))


def re_aligned(
    motion: Motion,
    position: tuple[float, float] | np.ndarray = (0.0, 0.0),
    heading: float | None = 0.0,
    frame: int = 0,
    roles: joint_roles.Roles | None = None,
) -> Motion:
    """The motion moved horizontally and rotated about the vertical.

    Args:
        motion: The motion to align.
        position: Horizontal position of the root in the frame [2] [m].
        heading: Of the pelvis in the frame, from x to the left [rad]; None keeps the heading.
        frame: The frame in which both hold.
        roles: Joint roles; found here if not given.

    Returns:
        The aligned motion; heights are unchanged.
    """
    yaw = 0.0 if heading is None else float(heading - headings(motion[frame : frame + 1 or None], roles)[0])
    rotated = motion.moved(yaw=yaw)
    shift = np.append(np.asarray(position, float)[:2] - rotated.root[frame, :2], 0.0)
    return rotated.moved(shift)


def re_rooted(
    motion: Motion, joint: str | int, position: np.ndarray, world_rotation: np.ndarray | None = None
) -> Motion:
    """The motion with another joint as the fixed one: in every frame the whole body is moved rigidly.

    With a stance foot as that joint it stays on the ground (thesis of Yin 2007, section 3.5.2).

    Args:
        motion: The motion to change.
        joint: Name or index of the joint.
        position: World position that the joint gets, [3] or [frame, 3] [m].
        world_rotation: World rotation that it gets, [4] or [frame, 4]; if not given the body is translated only.

    Returns:
        The motion; local rotations of all joints but the root are unchanged.
    """
    i = joint if isinstance(joint, int) else motion.skeleton.index(joint)
    new = motion.local_rotations.copy()
    arm = motion.root - motion.position(i)
    if world_rotation is not None:
        turn = rotation.product(np.asarray(world_rotation, float), rotation.inverse(motion.world_rotation(i)))
        new[:, 0] = rotation.product(turn, motion.local_rotations[:, 0])
        arm = rotation.rotated(turn, arm)
    return replace(motion, root=np.asarray(position, float) + arm, local_rotations=new)


def aligned_to(motion: Motion, frame: int, other: pose.Pose) -> Motion:
    """The motion moved horizontally and rotated about the vertical so that one frame's root matches another pose's.

    Heights are unchanged. Only the difference of two rotations is used, so that the rig's root axes do not matter.
    """
    back = rotation.inverse(motion.local_rotations[frame, 0])
    rotated = motion.moved(yaw=float(rotation.twist(rotation.product(other.local_rotations[0], back), UP)))
    return rotated.moved(np.append(other.root[:2] - rotated.root[frame, :2], 0.0))


# blending


def check_compatible(a: Motion, b: Motion) -> None:
    """Raise `BadInput` if skeletons or frame rates differ."""
    if not a.skeleton.same_as(b.skeleton, 1e-6):
        raise BadInput(f"{a.name} and {b.name} have different skeletons; retarget one to the other's first")
    if abs(a.rate - b.rate) > 1e-6 * a.rate:
        raise BadInput(f"{a.name} has {a.rate:g} frames a second and {b.name} {b.rate:g}; resample one first")
    if (a.local_offsets is None) != (b.local_offsets is None):
        raise BadInput(
            f"only one of {a.name} and {b.name} has joint offsets that change over time; they cannot be blended"
        )


def blended(a: Motion, b: Motion, fraction: np.ndarray | float) -> Motion:
    """A ⊗ (B ⊘ A)^fraction.

    Args:
        a: The motion for fraction 0.
        b: The motion for fraction 1, of the same skeleton, frame rate and length.
        fraction: One value, or one for each frame [frame].

    Returns:
        The blended motion.
    """
    check_compatible(a, b)
    if len(a) != len(b):
        raise BadInput(f"{a.name} has {len(a)} frames and {b.name} {len(b)}; stretch or align one in time first")
    fraction = np.broadcast_to(np.asarray(fraction, float), (len(a),))
    one, two = pose.of(a), pose.of(b)
    new = one @ (two / one) ** fraction
    local_offsets = None
    if a.local_offsets is not None and b.local_offsets is not None:
        local_offsets = a.local_offsets + fraction[:, None, None] * (b.local_offsets - a.local_offsets)
    return replace(
        a, root=new.root, local_rotations=rotation.normalized(new.local_rotations), local_offsets=local_offsets
    )


def cross_faded(a: Motion, b: Motion, seconds: float, realign: bool = True) -> Motion:
    """a, then b, with an overlap in which a fades out by r(t) and b fades in by s(t) (Lee 2010, appendix B).

    Args:
        a: The first motion.
        b: The second motion, of the same skeleton and frame rate.
        seconds: Duration of the overlap [s].
        realign: Whether b is moved horizontally and rotated about the vertical so that its first frame matches a
            where the overlap begins.

    Returns:
        One motion, shorter than both together by the overlap.
    """
    check_compatible(a, b)
    count = round(seconds * a.rate) + 1
    if not 2 <= count <= min(len(a), len(b)):
        least = min(a.duration, b.duration)
        raise BadInput(
            f"a cross-fade of {seconds:g} s; expected at least one frame and at most {least:g} s, the shorter motion"
        )
    b = aligned_to(b, 0, pose.of(a, len(a) - count)) if realign else b
    fraction = pose.rise(np.arange(count), 0, count - 1)
    middle = blended(a[len(a) - count :], b[:count], fraction)
    return _concatenated([a[: len(a) - count], middle, b[count:]], f"{a.name}+{b.name}")


def joined(a: Motion, b: Motion, fade: float | None = None) -> Motion:
    """a, then b from where a ends: b's first frame becomes a's last one, and the difference fades out within b.

    Args:
        a: The first motion.
        b: The second motion, of the same skeleton and frame rate.
        fade: Duration of the fade [s]; all of b if not given, since longer is smoother (Lee 2010, section 4.2).

    Returns:
        One motion.
    """
    check_compatible(a, b)
    return _concatenated([a, starting_at(pose.of(a, len(a) - 1), b, fade)[1:]], f"{a.name}+{b.name}")


def starting_at(end: pose.Pose, b: Motion, fade: float | None = None) -> Motion:
    """b aligned horizontally to a pose and warped so that it begins with exactly that pose (Lee 2010, eq. 6)."""
    b = aligned_to(b, 0, end)
    seconds = max(b.duration if fade is None else min(fade, b.duration), 1.0 / b.rate)
    fraction = pose.fall(b.time, 0.0, seconds)
    offset = end / pose.of(b, 0)  # P ⊘ M'(0)
    many = pose.Pose(
        np.broadcast_to(offset.root, b.root.shape), np.broadcast_to(offset.local_rotations, b.local_rotations.shape)
    )
    new = pose.of(b) @ many**fraction  # M(t) = M'(t) ⊗ (P ⊘ M'(0))^r(t)  (6)
    return replace(b, root=new.root, local_rotations=rotation.normalized(new.local_rotations))


def _concatenated(parts: list[Motion], name: str) -> Motion:
    parts = [part for part in parts if len(part)]
    first = parts[0]
    local_offsets = None if first.local_offsets is None else np.concatenate([part.local_offsets for part in parts])  # pyright: ignore
    root, rotations = np.concatenate([p.root for p in parts]), np.concatenate([p.local_rotations for p in parts])
    return replace(first, root=root, local_rotations=rotations, local_offsets=local_offsets, name=name)
