"""Pelvis, legs, trunk, arms and head of a model, found by structure: the tree, positions and joint axes.

The legs are the two branches that reach the ground in the pose of the file; the pelvis is where they meet. A knee is
the hinge across the walking direction that is nearest to the middle of its leg; joints above it make the hip, those
near the ground the ankle, one further ahead the toes. The arms are the heaviest pair of branches that are mirror images
of each other. Names play no part, except those that the user gives.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from ...errors import BadInput, UnknownName
from .model import BALL, HINGE, Model
from .tree import Tree

GROUND = 0.06  # of the height: a part that reaches this near to the lowest point stands on the ground
ACROSS = 0.7  # cosine of the angle within which an axis is across the walking direction
KNEE = (0.25, 0.8)  # of the leg's height from the hip, where a knee may be
ANKLE = 0.72  # and from which on a joint belongs to the ankle
TOE = 0.12  # of the leg's height: a joint of the foot that is further ahead moves the toes
CLOSE = 0.1  # of the leg's height: joints nearer than this to each other make one joint
SIDES = ("left", "right")
GIVEN = ("pelvis", "left_foot", "right_foot", "left_shank", "right_shank", "torso", "head")  # what users may name


@dataclass
class Limb:
    """Joints and parts of a leg (hip, knee, ankle, toe) or an arm (shoulder, elbow), from the body outwards.

    Attributes:
        joints: Joint name to the numbers of its hinges, the one nearest the body first.
        parts: Link name to the numbers of its parts, the last being the one that carries the next joint.
    """

    joints: dict[str, list[int]] = field(default_factory=dict)
    parts: dict[str, list[int]] = field(default_factory=dict)


@dataclass
class Anatomy:
    """What was found.

    Attributes:
        tree: The parts, hanging from the pelvis.
        forward: [3] horizontal direction that the model faces.
        limbs: `left_leg`, `right_leg`, and, if it has them, `left_arm`, `right_arm`.
        trunk: Links above the pelvis (`abdomen`, `torso`, `head`) to parts; the last carries the next link.
        joints: The same links to hinges.
        guessed: What is not certain, in words.
    """

    tree: Tree
    forward: np.ndarray
    limbs: dict[str, Limb]
    trunk: dict[str, list[int]]
    joints: dict[str, list[int]]
    guessed: list[str]


def find(model: Model, given: dict[str, str], forward: str = "") -> Anatomy:
    """Find the parts of a model.

    Args:
        model: The model, in the pose of its file.
        given: Names of bodies for some of `GIVEN`, which are then not searched.
        forward: `x`, `-x`, `y` or `-y`: the direction that the model faces in its file; found if empty.

    Returns:
        The parts and hinges by name.

    Raises:
        BadInput: No two legs, or another part that is needed, could be found; the message says how to name it.
        UnknownName: A given name is not a body of the model.
    """
    known = {role: _named(model, role, name) for role, name in given.items() if name}
    tree, feet = _feet(model, known)
    paths = [tree.path(foot) for foot in feet]
    hips = [tree.place(path[0]) for path in paths]
    across = (hips[0] - hips[1]) * np.array([1.0, 1.0, 0.0])
    if np.linalg.norm(across) < 0.02:
        raise BadInput(f"{model.path}: both legs begin at one place, {_names(model, [p[0] for p in paths])}")
    across /= np.linalg.norm(across)
    guessed: list[str] = []
    legs = []
    for path in paths:
        shank = next((known[f"{s}_shank"] for s in SIDES if known.get(f"{s}_shank") in path), None)
        legs.append(_leg(tree, path, across, shank))
    ahead = _forward(tree, legs, across, forward, guessed)
    left = np.cross((0.0, 0.0, 1.0), ahead)
    order = np.argsort([-float(hip @ left) for hip in hips])
    if "left_foot" in known and feet[order[0]] != known["left_foot"]:
        raise BadInput(f"{model.path}: --left-foot {given['left_foot']!r} is on its right side; is --forward right?")
    limbs = {f"{side}_leg": legs[k] for side, k in zip(SIDES, order, strict=True)}
    found = Anatomy(tree, ahead, limbs, {}, {}, guessed)
    used = {i for path in paths for i in tree.below(path[0])}
    _upper(found, used, left, known)
    return found


def _named(model: Model, role: str, name: str) -> int:
    """The part of a body that the user named."""
    for body, part in model.part_of.items():
        if model.model.body(body).name == name:
            return part
    names = [model.model.body(b).name[:60] for b in model.part_of]
    raise UnknownName(f"body of {model.path.name} for --{role.replace('_', '-')}", name, names)


def _names(model: Model, parts: list[int]) -> str:
    return ", ".join(model.parts[i].name for i in parts)


# legs


def _feet(model: Model, known: dict[str, int]) -> tuple[Tree, list[int]]:
    """The tree from the pelvis, and the last part of each leg."""
    own = Tree(model, 0)
    every = [own.points(i) for i in range(len(model.parts))]
    low = [float(points[:, 2].min()) for points in every]
    floor, top = min(low), max(float(points[:, 2].max()) for points in every)
    ground = [known[f"{s}_foot"] for s in SIDES if f"{s}_foot" in known]
    if len(ground) < 2:
        ground = [i for i, z in enumerate(low) if z < floor + GROUND * (top - floor)]
    pelvis = known.get("pelvis", _meeting(own, ground))
    tree = Tree(model, pelvis)
    branches = [b for b in tree.children(pelvis) if any(i in ground for i in tree.below(b))]
    if len(branches) != 2:
        found = f"{len(branches)} legs, {_names(model, branches)}," if len(branches) > 2 else f"{len(branches)} legs"
        raise BadInput(
            f"{model.path}: {found} reach the ground from {model.parts[pelvis].name}; expected 2 in the pose of the "
            f"file; --pelvis, --left-foot and --right-foot name them, of {_names(model, list(range(len(model.parts))))}"
        )
    return tree, [_last(tree, branch, ground) for branch in branches]


def _meeting(tree: Tree, parts: list[int]) -> int:
    """The lowest part above all of some parts."""
    paths = [[tree.top, *tree.path(i)] for i in parts]
    shared = [row[0] for row in zip(*paths, strict=False) if len(set(row)) == 1]
    return shared[-1]


def _last(tree: Tree, branch: int, ground: list[int]) -> int:
    """The part of a leg on the ground with the longest path to it; of several the heaviest."""
    ends = [i for i in tree.below(branch) if i in ground]
    return max(ends, key=lambda i: (len(tree.path(i)), tree.branch_mass(i)))


def _hinges(tree: Tree, path: list[int]) -> list[tuple[int, int]]:
    """The hinges along a path as (joint, part), from the body outwards."""
    kinds = tree.model.model.jnt_type
    return [(j, i) for i in path for j in tree.joints(i) if int(kinds[j]) in (HINGE, BALL)]


def _leg(tree: Tree, path: list[int], across: np.ndarray, shank: int | None) -> Limb:
    """Hip, knee, ankle and toe of one leg."""
    model, hinges = tree.model, _hinges(tree, path)
    floor = min(float(tree.points(i)[:, 2].min()) for i in path)
    start = tree.place(path[0])[2]
    height = start - floor

    def down(joint: int) -> float:
        return float(start - model.anchor(joint)[2]) / height

    options = [
        (abs(down(j) - 0.5) if shank is None else -abs(float(model.axis(j) @ across)), j, part)
        for j, part in hinges
        if (part == shank if shank is not None else abs(float(model.axis(j) @ across)) > ACROSS)
        and (shank is not None or KNEE[0] < down(j) < KNEE[1])
        and int(model.model.jnt_type[j]) == HINGE
    ]
    options = [option for option in options if option[2] != path[0]]
    if height <= 0.0 or not options:
        joints = ", ".join(model.joint_name(j) for j, _ in hinges) or "none"
        raise BadInput(
            f"{model.path}: no knee was found in the leg of {model.parts[path[0]].name}, whose hinges are {joints}; "
            f"--left-shank and --right-shank name the bodies below the knees, of {_names(model, path)}"
        )
    _, knee, at = min(options)
    k = path.index(at)
    limb = Limb({"hip": [j for j, part in hinges if part in path[:k]], "knee": [knee]}, {})
    ankle = [(j, p) for j, p in hinges if p in path[k + 1 :] and down(j) > ANKLE]
    first = model.anchor(ankle[0][0]) if ankle else np.zeros(3)

    def ahead(joint: int) -> bool:
        return float(np.linalg.norm((model.anchor(joint) - first)[:2])) > TOE * height

    toe = [(j, p) for j, p in ankle if ahead(j) and abs(float(model.axis(j) @ across)) > ACROSS]
    ankle = [(j, p) for j, p in ankle if not ahead(j)]
    limb.parts = {"thigh": path[:k], "shank": [at]}
    if ankle:
        end = path.index(ankle[-1][1])
        limb.joints["ankle"], limb.parts["foot"] = [j for j, _ in ankle], path[k + 1 : end + 1]
    if toe:
        limb.joints["toe"], limb.parts["toes"] = [toe[0][0]], [toe[0][1]]
    return limb


def _forward(tree: Tree, legs: list[Limb], across: np.ndarray, given: str, guessed: list[str]) -> np.ndarray:
    """The direction that the model faces: towards the longer part of its feet, else against the bend of its knees."""
    model = tree.model
    ahead = np.cross(across, (0.0, 0.0, 1.0))
    if given:
        if given not in ("x", "-x", "y", "-y"):
            raise BadInput(f"--forward {given[:20]!r}: expected x, -x, y or -y")
        wanted = (-1.0 if given[0] == "-" else 1.0) * np.eye(3)["xy".index(given[-1])]
        if abs(float(ahead @ wanted)) < 0.7:
            raise BadInput(f"{model.path}: --forward {given} is along the line between its hips; expected across it")
        return ahead * np.sign(float(ahead @ wanted))
    feet, knees = 0.0, 0.0
    for leg in legs:
        if "ankle" in leg.joints:
            points = np.concatenate([tree.points(i) for name in ("foot", "toes") for i in leg.parts.get(name, [])])
            along = (points - model.anchor(leg.joints["ankle"][0])) @ ahead
            length = float(along.max() - along.min())
            feet += float(along.max() + along.min()) / max(length, 1e-6)
        knee = leg.joints["knee"][0]
        limits = model.range(knee)
        if limits and abs(sum(limits)) > 0.1:
            bent = np.cross(model.axis(knee), (0.0, 0.0, -1.0)) * sum(limits)  # where the shank goes
            knees -= float(np.sign(bent @ ahead))
    if abs(feet) > 0.3:
        if feet * knees < 0.0:
            guessed.append("faces where its feet point, although its knees bend that way; --forward says otherwise")
        return ahead * np.sign(feet)
    if knees:
        guessed.append("faces away from the bend of its knees, since its feet do not tell; --forward says otherwise")
        return ahead * np.sign(knees)
    raise BadInput(f"{model.path}: neither its feet nor its knees tell where it faces; --forward x, -x, y or -y does")


# trunk, arms and head


def _upper(found: Anatomy, used: set[int], left: np.ndarray, known: dict[str, int]) -> None:
    """Add arms, trunk and head."""
    tree = found.tree
    size = _leg_height(found)
    rest = [i for i in tree.below(tree.top) if i not in used]
    pair = _arms(tree, rest, left)
    arms: set[int] = set()
    chest = known.get("torso", tree.top)
    if pair:
        chest = known.get("torso", tree.parents[pair[0]])
        for side, branch in zip(SIDES, pair, strict=True):
            limb = _arm(tree, branch, left, size)
            if limb:
                found.limbs[f"{side}_arm"] = limb
            arms |= set(tree.below(branch))
    elif "torso" not in known:
        others = [i for i in rest if i != tree.top and tree.joints(i)]
        chest = max(others, key=tree.branch_mass, default=tree.top)
    _waist(found, chest, size)
    heads = (
        [known["head"]]
        if "head" in known
        else [i for i in tree.children(chest) if i not in used | arms and _is_head(tree, i, chest, left, size)]
    )
    if heads:
        head = max(heads, key=lambda i: float(tree.points(i)[:, 2].max()))
        found.trunk["head"] = [head]
        found.joints["head"] = [j for j, _ in _hinges(tree, [head])]


def _leg_height(found: Anatomy) -> float:
    tree, leg = found.tree, found.limbs["left_leg"]
    start = tree.place(leg.parts["thigh"][0])[2]
    return float(start - min(tree.points(i)[:, 2].min() for i in tree.below(leg.parts["thigh"][0])))


def _is_head(tree: Tree, part: int, chest: int, left: np.ndarray, size: float) -> bool:
    """Whether a branch is above the chest and in the middle."""
    middle = float(tree.place(tree.top) @ left)
    place = tree.place(part)
    return abs(float(place @ left) - middle) < 0.1 * size and place[2] > tree.place(chest)[2] + 0.1 * size


def _arms(tree: Tree, rest: list[int], left: np.ndarray) -> tuple[int, int] | None:
    """The heaviest pair of branches that are mirror images of each other: left, right."""
    middle = float(np.mean([float(tree.place(i) @ left) for i in (tree.top,)]))
    best, pair = 0.0, None
    for above in rest:
        branches = [i for i in tree.children(above) if i in rest]
        for a in branches:
            for b in branches:
                one, two = _reach(tree, a), _reach(tree, b)
                ya, yb = float(one @ left) - middle, float(two @ left) - middle
                mass = tree.branch_mass(a) + tree.branch_mass(b)
                if ya <= 0.02 or abs(ya + yb) > 0.15 * ya or abs(one[2] - two[2]) > 0.15 * ya + 0.02:
                    continue
                if len(_hinges(tree, tree.below(a))) >= 2 and mass > best:
                    best, pair = mass, (a, b)
    return pair


def _reach(tree: Tree, branch: int) -> np.ndarray:
    """The mean position of the parts of a branch [3]."""
    return np.mean([tree.place(i) for i in tree.below(branch)], axis=0)


def _arm(tree: Tree, branch: int, left: np.ndarray, size: float) -> Limb | None:
    """Shoulder and elbow of one arm; hinges of a collar bone before them are left out, and so are wrists and hands."""
    model = tree.model
    ends = [i for i in tree.below(branch) if not tree.children(i)]
    path = tree.path(max(ends, key=lambda i: len(tree.path(i))))
    path = path[path.index(branch) :]
    middle = float(tree.place(tree.top) @ left)
    if len(path) > 2:
        first, second = (abs(float(tree.place(i) @ left) - middle) for i in path[:2])
        if first < 0.5 * second and np.linalg.norm(tree.place(path[1]) - tree.place(path[0])) > 0.05 * size:
            path = path[1:]
    hinges = _hinges(tree, path)
    places = [model.anchor(j) for j, _ in hinges]
    tip = max(tree.points(path[-1]), key=lambda p: float(np.linalg.norm(p - places[-1]))) if places else None
    if tip is None:
        return None
    along = np.cumsum([0.0, *(float(np.linalg.norm(b - a)) for a, b in zip(places, [*places[1:], tip], strict=True))])
    options = []
    for k, (joint, part) in enumerate(hinges):
        fraction = along[k] / max(along[-1], 1e-9)
        bone = places[k] - places[0]
        length = float(np.linalg.norm(bone))
        if part == path[0] or length < 0.1 * size or not 0.2 < fraction < 0.8:
            continue
        after = tip - places[k]
        far = float(np.linalg.norm(after))
        if abs(float(model.axis(joint) @ bone)) < 0.6 * length and abs(float(model.axis(joint) @ after)) < 0.6 * far:
            options.append((k, part))
    if not options:
        return None
    k, part = options[0]  # further ones are wrists
    at = path.index(part)
    shoulder = [j for j, p in hinges if p in path[:at]]
    return Limb({"shoulder": shoulder, "elbow": [hinges[k][0]]}, {"upper_arm": path[:at], "forearm": [part]})


def _waist(found: Anatomy, chest: int, size: float) -> None:
    """The links between pelvis and chest: hinges that are close together make one joint."""
    tree = found.tree
    path = tree.path(chest)
    if not path:
        return
    groups: list[list[int]] = [[path[0]]]
    for part in path[1:]:
        near = np.linalg.norm(tree.place(part) - tree.place(groups[-1][-1])) < CLOSE * size
        if near and len(_hinges(tree, [*groups[-1], part])) <= 3:
            groups[-1].append(part)
        else:
            groups.append([part])
    names = ["torso"] if len(groups) == 1 else ["abdomen", "torso"]
    chosen = [groups[-1]] if len(groups) == 1 else [groups[0], groups[-1]]
    for name, parts in zip(names, chosen, strict=True):
        found.trunk[name] = parts
        found.joints[name] = [j for j, _ in _hinges(tree, parts)]
