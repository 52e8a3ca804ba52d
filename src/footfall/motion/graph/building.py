"""Building a motion graph: fragments of clips, the costs of transitions, and the largest connected part."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np

from ...characters import roles as joint_roles
from ...characters.roles import Roles
from ...errors import BadInput
from .. import rotation
from ..analysis.contacts import Contacts
from ..analysis.feet import Sole
from ..analysis.legs import SIDES
from ..editing import blend
from ..motion import Motion
from .graph import MAX_DISTANCE, Fragment, MotionGraph

VELOCITY_SECONDS = 0.12  # a velocity difference of 1 m/s counts as much as a position difference of 0.12 m [s]
MIN_FRAGMENT_SECONDS, MAX_FRAGMENT_SECONDS = 0.1, 0.8
WEIGHTS = {  # of joints by role; feet have the largest weight, since their differences become foot skate
    "hips": 1.0, "chest": 1.0, "head": 0.5,
    **{f"{side}_{part}": weight for side in SIDES for part, weight in
       (("hip", 1.0), ("knee", 1.0), ("ankle", 3.0), ("toe", 1.0), ("arm", 0.5), ("elbow", 0.4), ("wrist", 0.3))},
}  # fmt: skip


def build(
    motions: Sequence[Motion],
    contacts: Sequence[Contacts],
    near: float = MAX_DISTANCE,
    roles: Roles | None = None,
    soles: dict[str, Sole] | None = None,
) -> MotionGraph:
    """Build a motion graph.

    Args:
        motions: Clips of one skeleton and one frame rate, in metres, z up.
        contacts: Of each clip.
        near: Largest distance of the two moments of a transition [m].
        roles: Joint roles; found here if not given.
        soles: Of both feet, for planting (see `feet.sole_points`).

    Returns:
        The largest strongly connected part of the graph.

    Raises:
        BadInput: Clips and contacts do not fit together, or no clip is long enough.
    """
    if not motions or len(motions) != len(contacts):
        raise BadInput(
            f"{len(motions)} clips with {len(contacts)} lists of contacts; expected one for each, and a clip"
        )
    first = motions[0]
    for motion, on in zip(motions, contacts, strict=True):
        blend.check_compatible(first, motion)
        if motion.local_offsets is not None:
            raise BadInput(f"{motion.name} has joint offsets that change over time; motion graphs do not support them")
        if len(on.foot["left"]) != len(motion):
            raise BadInput(f"contacts of {len(on.foot['left'])} frames do not fit {motion.name} of {len(motion)}")
    roles = roles or joint_roles.find(first.skeleton)
    feet = tuple(np.stack([np.asarray(on.foot[side], bool) for side in SIDES], axis=1) for on in contacts)
    fragments = [f for clip, state in enumerate(feet) for f in _cut(clip, state, first.rate)]
    if not fragments:
        raise BadInput(f"no clip is longer than the shortest fragment of {MIN_FRAGMENT_SECONDS:g} s")
    cost = _transition_costs(motions, feet, fragments, roles)
    edges = np.argwhere(cost < near)
    kept = _connected(edges, len(fragments))
    new = np.full(len(fragments), -1)
    new[kept] = np.arange(len(kept))
    costs = cost[edges[:, 0], edges[:, 1]]
    inside = (new[edges] >= 0).all(axis=1)
    return MotionGraph(
        tuple(motions),
        feet,
        tuple(fragments[i] for i in kept),
        new[edges[inside]],
        costs[inside],
        len(fragments),
        soles or {},
    )


def _cut(clip: int, state: np.ndarray, rate: float) -> list[Fragment]:
    """A clip divided at foot strikes and toe-offs; long parts are divided evenly."""
    least, most = max(2, round(MIN_FRAGMENT_SECONDS * rate)), round(MAX_FRAGMENT_SECONDS * rate)
    cuts = [0, *(np.flatnonzero((state[1:] != state[:-1]).any(axis=1)) + 1).tolist(), len(state)]
    bounds = [0]
    for at in cuts[1:]:
        pieces = int(np.ceil((at - bounds[-1]) / most))
        if pieces > 1:
            bounds += np.linspace(bounds[-1], at, pieces + 1).astype(int)[1:].tolist()
        elif at - bounds[-1] >= least:
            bounds.append(at)
    pairs = itertools.pairwise(bounds)
    return [Fragment(clip, a, b, bool(state[a, 0]), bool(state[a, 1])) for a, b in pairs if b - a >= least]


def transition_features(motion: Motion, roles: Roles) -> np.ndarray:
    """What is compared between two moments [frame, number] [m]: weighted joint positions and velocities.

    They are relative to the root's horizontal position and heading, which therefore do not count.
    """
    joints = [roles[role] for role in WEIGHTS if roles.get(role) is not None]
    weights = np.array([WEIGHTS[role] for role in WEIGHTS if roles.get(role) is not None])
    weights = np.sqrt(weights / weights.sum())[None, :, None]
    back = rotation.inverse(blend.yaw_rotation(motion))[:, None]
    relative = motion.positions[:, joints] - motion.root[:, None] * np.array([1.0, 1.0, 0.0])
    positions = motion.positions[:, joints]
    velocities = np.gradient(positions, axis=0) * motion.rate if len(motion) > 1 else np.zeros_like(positions)
    parts = (rotation.rotated(back, relative), VELOCITY_SECONDS * rotation.rotated(back, velocities))
    return np.concatenate([(weights * part).reshape(len(motion), -1) for part in parts], axis=1)


def _transition_costs(
    motions: Sequence[Motion], feet: Sequence[np.ndarray], fragments: list[Fragment], roles: Roles
) -> np.ndarray:
    """[from, to] distance between the end of a fragment and the start of another [m]; infinite if contacts differ."""
    all_features = [transition_features(motion, roles) for motion in motions]
    ends = np.array([min(f.stop, len(motions[f.clip]) - 1) for f in fragments])
    begins = np.stack([all_features[f.clip][f.start] for f in fragments])
    finals = np.stack([all_features[f.clip][end] for f, end in zip(fragments, ends, strict=True)])
    squares = np.sum(finals**2, axis=1)[:, None] + np.sum(begins**2, axis=1) - 2.0 * finals @ begins.T
    cost = np.sqrt(np.maximum(squares, 0.0))
    after = np.stack([feet[f.clip][end] for f, end in zip(fragments, ends, strict=True)])
    before = np.array([(f.left, f.right) for f in fragments])
    cost[(after[:, None] != before).any(axis=2)] = np.inf
    own = np.array([(f.clip, f.start) for f in fragments])
    then = np.array([(f.clip, f.stop) for f in fragments])
    cost[(then[:, None] == own).all(axis=2)] = 0.0
    return cost


def _connected(edges: np.ndarray, count: int) -> np.ndarray:
    """The indices of the fragments in the largest strongly connected part."""
    from scipy.sparse import csr_matrix
    from scipy.sparse.csgraph import connected_components

    table = csr_matrix((np.ones(len(edges)), (edges[:, 0], edges[:, 1])), shape=(count, count))
    _, part = connected_components(table, directed=True, connection="strong")
    return np.flatnonzero(part == np.argmax(np.bincount(part)))
