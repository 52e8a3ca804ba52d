"""A motion as a mirror shows it: left and right exchanged, on any rig whose rest pose is symmetric."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np

from ...characters import roles as joint_roles
from ...characters.skeleton import Skeleton
from ...errors import BadInput
from .. import rotation
from ..motion import Motion

SWAPS = (  # how rigs write sides: each pattern is tried in turn; it must find a joint of the skeleton
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
    """Reflected in the upright plane through the origin that `left` is across; twice gives the original.

    A cleaned motion starts along x, so that one walking straight on does so in the mirror. Bones point exactly where
    the mirror shows them; lengths stay the skeleton's own, so a lopsided one stays lopsided.
    """
    skeleton = motion.skeleton
    partner = np.array(pairs(skeleton, roles or joint_roles.find(skeleton)))
    inward = _left_of_rest(skeleton, partner)
    outward = np.asarray(left, float) / np.linalg.norm(left)
    # A joint's orientation becomes S R' M with R' its partner's, S the mirror, and M = A S_b, where S_b is the
    # mirror in the rig's own axes and A the small turn that makes its bone the image of its partner's. M' M = 1.
    turns = np.array([_bone_turn(skeleton, partner, i, inward) for i in range(len(skeleton))])
    new = motion.local_rotations[:, partner].copy()
    new[:, 0] = motion.local_rotations[:, 0]
    parents = np.maximum(np.array(skeleton.parents), 0)
    new[:, 1:] = rotation.product(rotation.inverse(turns[parents[1:]]), new[:, 1:])
    new[:, 1:] = _reflected(rotation.product(new[:, 1:], turns[1:]), inward)
    across = rotation.turning(inward, outward)  # S = G S_b G⁻¹
    own = rotation.product(rotation.product(rotation.inverse(across), motion.local_rotations[:, 0]), turns[0])
    new[:, 0] = rotation.product(across, _reflected(own, inward))
    local_offsets = None
    if motion.local_offsets is not None:
        local_offsets = _image(
            rotation.rotated(rotation.inverse(turns[parents]), motion.local_offsets[:, partner]), inward
        )
    return replace(motion, root=_image(motion.root, outward), local_rotations=new, local_offsets=local_offsets)


def pairs(skeleton: Skeleton, roles: joint_roles.Roles) -> list[int]:
    """For every joint the one on the other side, or itself; by roles, then by names."""
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
                f"left and right of this skeleton do not match: {a} and {b} hang on joints that are no pair; "
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
    """Which way is left in the rig's own axes, from the rest pose; one of the axes where it is nearly one."""
    place = np.zeros((len(skeleton), 3))
    for i, parent in enumerate(skeleton.parents):
        if parent >= 0:
            place[i] = place[parent] + skeleton.offsets[i]
    apart = place - place[partner]
    apart = apart[np.linalg.norm(apart, axis=1) > 1e-9]
    if not len(apart):
        raise BadInput("this skeleton's left and right are in one place in its rest pose; it cannot be mirrored")
    _, axes = np.linalg.eigh(apart.T @ apart)  # the line along which the pairs are apart, whatever their order
    line = axes[:, -1]
    nearest = np.eye(3)[np.argmax(np.abs(line))]
    return nearest if abs(line @ nearest) > np.cos(np.radians(10.0)) else line


def _bone_turn(skeleton: Skeleton, partner: np.ndarray, joint: int, left: np.ndarray) -> np.ndarray:
    """A: from the image of this joint's bone to its partner's bone, both in their own frames."""
    mine, other = _bone(skeleton, joint), _bone(skeleton, int(partner[joint]))
    if mine is None or other is None:
        return rotation.IDENTITY
    return rotation.turning(_image(mine, left), other)


def _bone(skeleton: Skeleton, joint: int) -> np.ndarray | None:
    """From a joint with one child to it, or to where its bone ends."""
    children = skeleton.children[joint]
    bone = skeleton.offsets[children[0]] if len(children) == 1 else (None if children else skeleton.end(joint))
    return None if bone is None or np.linalg.norm(bone) < 1e-9 else bone


def _image(v: np.ndarray, normal: np.ndarray) -> np.ndarray:
    """Vectors [..., 3] in a mirror."""
    return v - 2.0 * np.sum(v * normal, axis=-1, keepdims=True) * normal


def _reflected(q: np.ndarray, normal: np.ndarray) -> np.ndarray:
    """S R S: about the mirrored axis the other way round."""
    return np.concatenate((q[..., :1], -_image(q[..., 1:], normal)), axis=-1)
