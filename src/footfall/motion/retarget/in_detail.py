"""A clip on a body with every joint of its own skeleton (`characters/in_detail.py`): poses, and the body."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import permutations

import numpy as np

from ...characters import Character
from ...characters.in_detail import in_detail
from ...characters.roles import Roles
from ...characters.skeleton import Skeleton
from .. import rotation
from ..editing.blend import headings
from ..motion import Motion

FIXED = np.radians(0.5)  # a joint without a role that never turns by more is not a joint of the body [rad]
MARGIN = 0.7  # by which hinges may go beyond what the clip shows [rad]


@dataclass(frozen=True, eq=False)
class Detailed:
    """A clip on a body with all of its joints.

    Attributes:
        character: The body.
        qpos: [frame, nq] root position [m] and orientation, then the hinges [rad]: exactly the clip.
        rate: Frames a second.
        motion: The clip with the skeleton of the body, whose rest pose is the mean pose of the clip.
        links: The link of every role that the skeleton has, such as `left_elbow` (the forearm).
    """

    character: Character
    qpos: np.ndarray
    rate: float
    motion: Motion
    links: dict[str, str]


def detailed(motion: Motion, roles: Roles, mass: float = 75.0) -> Detailed:
    """A clip on a body with every joint of its skeleton.

    Args:
        motion: Cleaned: metres, z up.
        roles: Which joint is which.
        mass: Of the body [kg].

    Returns:
        The body and the clip on it; hinges are ordered so that their middle angles stay far from 90°.
    """
    moving = without_fixed(motion, roles)
    roles = Roles(moving.skeleton, {r: moving.skeleton.index(roles.skeleton.names[j]) for r, j in roles.joints.items()})
    posed = from_mean_pose(moving, headings(moving, roles))
    orders, angles = [""], []
    for i in range(1, len(posed.skeleton)):
        order, found = _hinges(posed.local_rotations[:, i])
        orders.append(order)
        angles.append(found)
    stacked = np.stack(angles, axis=1)  # [frame, joint, 3]
    ranges = np.zeros((len(orders), 3, 2))
    ranges[1:, :, 0], ranges[1:, :, 1] = stacked.min(axis=0) - MARGIN, stacked.max(axis=0) + MARGIN
    body = in_detail(posed.skeleton, Roles(posed.skeleton, roles.joints), orders, ranges, mass, motion.name)
    links = {role: body.links[joint].name for role, joint in roles.joints.items()}
    root = np.column_stack((posed.root, rotation.continuous(posed.local_rotations[:, 0])))
    return Detailed(body, np.column_stack((root, stacked.reshape(len(posed), -1))), posed.rate, posed, links)


def without_fixed(motion: Motion, roles: Roles) -> Motion:
    """A motion without the joints that have no role and never turn; their bones belong to their parents."""
    skeleton, turned = motion.skeleton, motion.local_rotations
    kept = {0, *roles.joints.values()}
    for i in range(1, len(skeleton)):
        if float(np.max(rotation.angle(turned[:, i], turned[:1, i]))) > FIXED:
            kept.add(i)
    order = sorted(kept)
    offsets, rotations, parents = np.zeros((len(order), 3)), np.empty((len(motion), len(order), 4)), []
    for new, i in enumerate(order):
        offset, before, at = skeleton.offsets[i], np.array([1.0, 0.0, 0.0, 0.0]), skeleton.parents[i]
        while at >= 0 and at not in kept:  # through joints that are left out
            fixed = turned[0, at]
            offset, before = skeleton.offsets[at] + rotation.rotated(fixed, offset), rotation.product(fixed, before)
            at = skeleton.parents[at]
        offsets[new], rotations[:, new] = offset, rotation.product(before, turned[:, i])
        parents.append(-1 if at < 0 else order.index(at))
    ends = [(new, tuple(end)) for new, i in enumerate(order) if (end := _end(skeleton, i, kept)) is not None]
    names = tuple(skeleton.names[i] for i in order)
    made = Skeleton(names, tuple(parents), offsets, tuple(ends))  # pyright: ignore[reportArgumentType]
    return replace(motion, skeleton=made, local_rotations=rotations, local_offsets=None, channels=None)


def _end(skeleton: Skeleton, i: int, kept: set[int]) -> np.ndarray | None:
    """Where the bone of a joint without a kept child ends: at its first child that is left out, or at its end."""
    children = skeleton.children[i]
    if any(child in kept for child in children):
        return None
    return skeleton.offsets[children[0]] if children else skeleton.end(i)


def from_mean_pose(motion: Motion, facing: np.ndarray) -> Motion:
    """The same motion of a skeleton whose rest pose is the mean pose, facing x.

    Args:
        motion: The motion.
        facing: [frame] where the pelvis faces, from x to the left [rad].

    With G_i the mean orientation of joint i in the world, p its parent: R'_i = G_p R_i G_i⁻¹, and offsets G_p o_i.
    """
    skeleton = motion.skeleton
    ahead = motion.local_rotations.copy()
    ahead[:, 0] = rotation.product(rotation.from_axis_angle((0.0, 0.0, 1.0), -facing), ahead[:, 0])
    mean = _mean(ahead)
    world, offsets, rotations = np.empty_like(mean), skeleton.offsets.copy(), motion.local_rotations.copy()
    for i, parent in enumerate(skeleton.parents):
        above = np.array([1.0, 0.0, 0.0, 0.0]) if parent < 0 else world[parent]
        world[i] = mean[i] if parent < 0 else rotation.product(above, mean[i])
        offsets[i] = rotation.rotated(above, skeleton.offsets[i])
        rotations[:, i] = rotation.product(
            rotation.product(above, motion.local_rotations[:, i]), rotation.inverse(world[i])
        )
    ends = tuple((at, tuple(rotation.rotated(world[at], np.array(end)))) for at, end in skeleton.ends)
    made = Skeleton(skeleton.names, skeleton.parents, offsets, ends)  # pyright: ignore[reportArgumentType]
    return replace(motion, skeleton=made, local_rotations=rotations, local_offsets=None, channels=None)


def _mean(rotations: np.ndarray) -> np.ndarray:
    """Mean rotations over frames [joint, 4]: the largest eigenvector of the sum of q qᵀ."""
    _, vectors = np.linalg.eigh(np.einsum("fja,fjb->jab", rotations, rotations))
    return vectors[..., -1]


def _hinges(q: np.ndarray) -> tuple[str, np.ndarray]:
    """The order of three hinges, and their angles [frame, 3] [rad], for which the middle one stays nearest to 0."""
    best: tuple[float, str, np.ndarray] | None = None
    for letters in permutations("xyz"):
        order = "".join(letters)
        found = np.unwrap(rotation.to_euler(order.upper(), q), axis=0)
        most = float(np.abs(found[:, 1]).max())
        if best is None or most < best[0]:
            best = (most, order, found)
    assert best is not None
    return best[1], best[2]
