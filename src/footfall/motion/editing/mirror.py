"""Mirroring of motions: left and right exchanged, on any rig whose rest pose is symmetric."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np

from ...characters import roles as joint_roles
from ...characters.skeleton import Skeleton
from ...characters.standing import rest_positions
from ...errors import BadInput
from .. import rotation
from ..motion import Motion

SWAPS = (  # how rigs name sides: patterns tried in order; the result must be a joint of the skeleton
    (re.compile(r"left|right"), {"left": "right", "right": "left"}),
    (re.compile(r"Left|Right"), {"Left": "Right", "Right": "Left"}),
    (re.compile(r"LEFT|RIGHT"), {"LEFT": "RIGHT", "RIGHT": "LEFT"}),
    (re.compile(r"(?<![A-Za-z])[LR](?![a-z])|(?<![A-Za-z])[LR](?=[A-Z][a-z])"), {"L": "R", "R": "L"}),
    (re.compile(r"(?<![A-Za-z])[lr](?![a-z])"), {"l": "r", "r": "l"}),
    (re.compile(r"^[lr]"), {"l": "r", "r": "l"}),  # lfemur
)


def mirrored(
    motion: Motion,
    roles: joint_roles.Roles | None = None,
    left: tuple[float, float, float] = (0.0, 1.0, 0.0),
) -> Motion:
    """The mirror image of a motion; mirroring twice gives the original.

    Bones point exactly in the mirrored directions; their lengths stay the skeleton's own.

    Args:
        motion: The motion to mirror.
        roles: Joint roles; found here if not given.
        left: Normal of the mirror plane through the origin. The default suits cleaned motions, which start along x.

    Returns:
        The mirrored motion.
    """
    skeleton = motion.skeleton
    partner = np.array(pairs(skeleton, roles or joint_roles.find(skeleton)))
    inward = _left_of_rest(skeleton, partner)
    outward = np.asarray(left, float) / np.linalg.norm(left)
    # A joint's world rotation becomes S R' M with R' its partner's, S the reflection, and M = A S_b, where S_b is the
    # reflection in the rig's own axes and A the small rotation that maps its bone to its partner's image. M' M = 1.
    corrections = np.array([_bone_correction(skeleton, partner, i, inward) for i in range(len(skeleton))])
    new = motion.local_rotations[:, partner].copy()
    new[:, 0] = motion.local_rotations[:, 0]
    parents = np.maximum(np.array(skeleton.parents), 0)
    new[:, 1:] = rotation.product(rotation.inverse(corrections[parents[1:]]), new[:, 1:])
    new[:, 1:] = _reflected(rotation.product(new[:, 1:], corrections[1:]), inward)
    across = rotation.shortest_arc(inward, outward)  # S = G S_b G⁻¹
    own = rotation.product(rotation.product(rotation.inverse(across), motion.local_rotations[:, 0]), corrections[0])
    new[:, 0] = rotation.product(across, _reflected(own, inward))
    local_offsets = None
    if motion.local_offsets is not None:
        local_offsets = _image(
            rotation.rotated(rotation.inverse(corrections[parents]), motion.local_offsets[:, partner]), inward
        )
    return replace(motion, root=_image(motion.root, outward), local_rotations=new, local_offsets=local_offsets)


def pairs(skeleton: Skeleton, roles: joint_roles.Roles) -> list[int]:
    """For every joint the index of its counterpart on the other side, or its own; by roles, then by names."""
    partner = list(range(len(skeleton)))
    for role, i in roles.joints.items():
        if role.startswith("left_"):
            j = roles.get("right_" + role[5:])
            if j is not None:
                partner[i], partner[j] = j, i
    for i, name in enumerate(skeleton.names):
        if partner[i] == i:
            j = _other_side(name, skeleton.names)
            if j is not None and partner[j] == j:
                partner[i], partner[j] = j, i
    for i, parent in enumerate(skeleton.parents):
        if parent >= 0 and skeleton.parents[partner[i]] != partner[parent]:
            a, b = skeleton.names[i], skeleton.names[partner[i]]
            raise BadInput(
                f"left and right of this skeleton do not match: the parents of {a} and {b} are not counterparts; "
                "a map file can name the pairs (footfall motion info --map)"
            )
    return partner


def _other_side(name: str, names: tuple[str, ...]) -> int | None:
    for pattern, swap in SWAPS:
        other = pattern.sub(lambda found, swap=swap: swap[found.group()], name)
        if other != name and other in names:
            return names.index(other)
    return None


def _left_of_rest(skeleton: Skeleton, partner: np.ndarray) -> np.ndarray:
    """The left direction in the rig's own axes, from the rest pose; snapped to an axis that is within 10 degrees."""
    positions = rest_positions(skeleton)
    apart = positions - positions[partner]
    apart = apart[np.linalg.norm(apart, axis=1) > 1e-9]
    if not len(apart):
        raise BadInput("left and right joints of this skeleton coincide in its rest pose; it cannot be mirrored")
    _, axes = np.linalg.eigh(apart.T @ apart)  # the direction between the pairs, whatever their order
    line = axes[:, -1]
    nearest = np.eye(3)[np.argmax(np.abs(line))]
    return nearest if abs(line @ nearest) > np.cos(np.radians(10.0)) else line


def _bone_correction(skeleton: Skeleton, partner: np.ndarray, joint: int, left: np.ndarray) -> np.ndarray:
    """A: from the reflection of this joint's bone to its partner's bone, both in their own frames."""
    mine, other = _bone(skeleton, joint), _bone(skeleton, int(partner[joint]))
    if mine is None or other is None:
        return rotation.IDENTITY
    return rotation.shortest_arc(_image(mine, left), other)


def _bone(skeleton: Skeleton, joint: int) -> np.ndarray | None:
    """The bone from a joint to its only child, or to its end; None if there is none."""
    children = skeleton.children[joint]
    bone = skeleton.offsets[children[0]] if len(children) == 1 else (None if children else skeleton.end(joint))
    return None if bone is None or np.linalg.norm(bone) < 1e-9 else bone


def _image(v: np.ndarray, normal: np.ndarray) -> np.ndarray:
    """Vectors [..., 3] reflected in the plane with a normal."""
    return v - 2.0 * np.sum(v * normal, axis=-1, keepdims=True) * normal


def _reflected(q: np.ndarray, normal: np.ndarray) -> np.ndarray:
    """S R S: the rotation about the reflected axis by the opposite angle."""
    return np.concatenate((q[..., :1], -_image(q[..., 1:], normal)), axis=-1)
