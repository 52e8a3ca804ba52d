"""The standing pose of a model: legs straight down, soles level, arms down, as far as its joint ranges allow."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...errors import BadInput
from .model import HINGE
from .parts import SIDES, Anatomy, Limb
from .tree import Tree

DOWN = np.array([0.0, 0.0, -1.0])
HOLD = 0.02  # weight of the pose in the file
FLAT = 0.01  # points of a sole within this height carry it [m]
MAX_BEND = np.radians(40.0)  # a leg bone further from the vertical than this does not stand
SPREAD = 5.0  # a shank within this of the vertical in the file is upright there [deg]
MAX_SOLE_TILT = 40.0  # of a sole against the plane across its shank [deg]
MAX_STEP = 0.05  # difference between the heights of both soles [m]
SHORTEST = 1e-6  # shank [m]
MIN_AHEAD = 1e-3  # sine between the direction ahead and the normal of a sole
LEG_RANGE = (0.15, 2.0)  # thigh and shank together [m]


@dataclass(frozen=True, eq=False)
class Bone:
    """A bone of a limb: from one joint to the next, fixed to a body.

    Attributes:
        body: Number of the body.
        start: Its upper end in the body's frame [3] [m].
        end: Its lower end in the body's frame [3] [m].
    """

    body: int
    start: np.ndarray
    end: np.ndarray


def centre(anatomy: Anatomy, joints: list[int]) -> np.ndarray:
    """The point nearest to the axes of hinges [3] [m]; of one hinge, its own position."""
    model = anatomy.tree.model
    anchors = np.array([model.anchor(j) for j in joints])
    mean = anchors.mean(axis=0)
    hold = 1e-3
    matrix, right = hold * np.eye(3), hold * mean
    for joint, at in zip(joints, anchors, strict=True):
        axis = model.axis(joint)
        across = np.eye(3) - np.outer(axis, axis) if int(model.model.jnt_type[joint]) == HINGE else np.eye(3)
        matrix, right = matrix + across, right + across @ at
    return np.linalg.solve(matrix, right)


def sole_points(tree: Tree, leg: Limb) -> np.ndarray:
    """Points of the foot and toes of a leg [point, 3]; of the shank, if it has no ankle."""
    names = ("foot", "toes") if "foot" in leg.parts else ("shank",)
    top = leg.parts[names[0]][-1]
    return np.concatenate([tree.points(i) for i in tree.below(top)])


def stand(anatomy: Anatomy) -> dict[int, float]:
    """Find the standing pose; the model is left in it.

    Returns:
        Angles of hinges by joint number, from the pose of the file [rad].

    Raises:
        BadInput: The legs cannot be straightened, or the soles are not level.
    """
    from scipy.optimize import least_squares

    model = anatomy.tree.model
    used = [j for limb in anatomy.limbs.values() for name, js in limb.joints.items() if name != "toe" for j in js]
    used = [j for j in used if int(model.model.jnt_type[j]) == HINGE]
    bones = [bone for name, limb in anatomy.limbs.items() for bone in _bones(anatomy, limb, "leg" in name)]
    frames = [frame for side in SIDES for frame in _level(anatomy, anatomy.limbs[f"{side}_leg"])]

    def residual(angles: np.ndarray) -> np.ndarray:
        model.pose(dict(zip(used, angles, strict=True)))
        rows = [_direction(anatomy, bone) - DOWN for bone in bones]
        for body, own, wanted in frames:
            rows.append(model.data.xmat[body].reshape(3, 3) @ own - wanted)
        return np.concatenate([*rows, HOLD * angles])

    limits = [model.range(j) or (-np.pi, np.pi) for j in used]
    low, high = (np.array([row[k] for row in limits]) for k in (0, 1))
    high = np.maximum(high, low + 1e-6)
    start = np.clip(np.zeros(len(used)), low + 1e-9, high - 1e-9)
    if not np.isfinite(residual(start)).all():
        raise BadInput(f"{model.path}: does not stand: a bone or a sole of it has no direction")
    found = least_squares(residual, start, bounds=(low, high), max_nfev=60).x
    pose = {j: float(a) for j, a in zip(used, found, strict=True)}
    model.pose(pose)
    _check(anatomy, bones)
    return pose


def _bones(anatomy: Anatomy, limb: Limb, leg: bool) -> list[Bone]:
    """Thigh and shank, or upper arm and forearm, in the present pose."""
    tree, model = anatomy.tree, anatomy.tree.model
    names = ("hip", "knee", "ankle") if leg else ("shoulder", "elbow", "")
    links = ("thigh", "shank") if leg else ("upper_arm", "forearm")
    ends = [centre(anatomy, limb.joints[name]) if name in limb.joints else None for name in names]
    if ends[2] is None:
        points = sole_points(tree, limb) if leg else tree.points(limb.parts["forearm"][-1])
        start = ends[1]
        assert start is not None
        far = points[points[:, 2] < points[:, 2].min() + FLAT].mean(axis=0) if leg else _farthest(points, start)
        ends[2] = far
    found = []
    for link, a, b in zip(links, ends[:2], ends[1:], strict=True):
        body = model.parts[limb.parts[link][-1]].bodies[0]
        at, axes = model.data.xpos[body], model.data.xmat[body].reshape(3, 3)
        assert a is not None
        assert b is not None
        found.append(Bone(body, (a - at) @ axes, (b - at) @ axes))
    return found


def _farthest(points: np.ndarray, start: np.ndarray) -> np.ndarray:
    return points[int(np.argmax(np.linalg.norm(points - start, axis=1)))]


def _direction(anatomy: Anatomy, bone: Bone) -> np.ndarray:
    """The direction of a bone in the present pose [3]."""
    axes = anatomy.tree.model.data.xmat[bone.body].reshape(3, 3)
    along = axes @ (bone.end - bone.start)
    return along / max(float(np.linalg.norm(along)), 1e-9)


def _level(anatomy: Anatomy, leg: Limb) -> list[tuple[int, np.ndarray, np.ndarray]]:
    """Directions in the foot's frame that shall point up and ahead, as (body, direction, wanted direction).

    The sole is the face of the foot's convex hull that it rests on; of a foot with fewer points, what is level in the
    pose of the file, or across a shank that is not upright there.
    """
    tree, model, up = anatomy.tree, anatomy.tree.model, -DOWN
    left = np.cross(up, anatomy.forward)
    shank = model.parts[leg.parts["shank"][-1]].bodies[0]
    if "foot" not in leg.parts:  # no ankle: the shank only turns to face ahead
        knee = model.axis(leg.joints["knee"][0])
        own = model.data.xmat[shank].reshape(3, 3).T @ (knee * np.sign(knee @ left))
        return [(shank, own, left)]
    body = model.parts[leg.parts["foot"][-1]].bodies[0]
    axes = model.data.xmat[body].reshape(3, 3)
    points = sole_points(tree, leg)
    along = centre(anatomy, leg.joints["knee"]) - centre(anatomy, leg.joints["ankle"])
    long, name = float(np.linalg.norm(along)), model.parts[leg.parts["shank"][-1]].name
    if not long > SHORTEST:
        raise BadInput(f"{model.path}: knee and ankle of {name} are at one place; expected a shank between them")
    along /= long

    normal = _sole_normal(points, along)
    if normal is None:
        normal = up if along @ up > np.cos(np.radians(SPREAD)) else along
    ahead = anatomy.forward - (anatomy.forward @ normal) * normal
    if not np.linalg.norm(ahead) > MIN_AHEAD:
        raise BadInput(f"{model.path}: the sole below {name} faces ahead; expected one that faces down")
    ahead /= np.linalg.norm(ahead)
    return [(body, axes.T @ normal, up), (body, axes.T @ ahead, anatomy.forward)]


def _sole_normal(points: np.ndarray, along: np.ndarray) -> np.ndarray | None:
    """The normal of the largest face under a foot's convex hull, upwards [3]; None if there is none."""
    from scipy.spatial import ConvexHull, QhullError

    try:
        hull = ConvexHull(points)
    except (QhullError, ValueError):
        return None
    corners = points[hull.simplices]
    areas = 0.5 * np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    normals = -hull.equations[:, :3]
    below = normals @ along > np.cos(np.radians(MAX_SOLE_TILT))
    if not below.any():
        return None
    same = np.cos(np.radians(3.0))
    alike = (normals @ normals.T > same) & below
    best = normals[int(np.argmax(np.where(below, alike @ areas, 0.0)))]
    group = below & (normals @ best > same)
    mean = areas[group] @ normals[group]
    return mean / np.linalg.norm(mean)


def _check(anatomy: Anatomy, bones: list[Bone]) -> None:
    """Refuse legs that stay bent, soles at different heights, and lengths that cannot be in metres."""
    model = anatomy.tree.model
    for bone, name in zip(bones[:4], ("left thigh", "left shank", "right thigh", "right shank"), strict=False):
        angle = float(np.arccos(np.clip(_direction(anatomy, bone) @ DOWN, -1.0, 1.0)))
        if angle > MAX_BEND:
            raise BadInput(
                f"{model.path}: does not stand: its {name} stays {np.degrees(angle):.0f} degrees off the vertical "
                "within its joint ranges; expected legs that can be straightened"
            )
    length = float(np.mean([sum(float(np.linalg.norm(b.end - b.start)) for b in bones[k : k + 2]) for k in (0, 2)]))
    if not LEG_RANGE[0] < length < LEG_RANGE[1]:
        raise BadInput(
            f"{model.path}: thigh and shank are {length:.3g} m long together; expected {LEG_RANGE[0]:g} to "
            f"{LEG_RANGE[1]:g} m"
        )
    soles = [float(sole_points(anatomy.tree, anatomy.limbs[f"{s}_leg"])[:, 2].min()) for s in SIDES]
    if abs(soles[0] - soles[1]) > MAX_STEP:
        raise BadInput(
            f"{model.path}: does not stand: with straight legs its soles are {abs(soles[0] - soles[1]):.2f} m apart in "
            f"height; expected at most {MAX_STEP:g} m"
        )
