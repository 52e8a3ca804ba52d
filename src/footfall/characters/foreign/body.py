"""A character from the parts of somebody's model, in its standing pose."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import json
from dataclasses import replace
from itertools import permutations

import numpy as np

from ...errors import BadInput
from ...strict import Table
from ..character import Character, Ground, Joint, Link, from_table
from ..segments import AXES, HINGES, HUMAN_LEG, HUMAN_MASS
from . import sole
from .model import BALL, HINGE
from .parts import SIDES, Anatomy
from .stance import centre
from .words import Notes

BASE = {  # joint names of each link, as the built-in human has them
    "abdomen": "lower_waist",
    "torso": "waist",
    "head": "neck",
    "upper_arm": "shoulder",
    "forearm": "elbow",
    "thigh": "hip",
    "shank": "knee",
    "foot": "ankle",
    "toes": "toe",
}
SINGLE = ("shank", "toes")  # links on one hinge, whose joint has no axis in its name
TOE_TORQUE = 60.0  # [N m] of the human with toes
MIN_ALONG = 0.5  # cosine of the angle between a hinge and the axis that it is named after
MASS_RANGE = (1.0, 1000.0)  # [kg]
ARMATURE = 0.02  # rotor inertia where the model gives none, at the human's mass and leg length [kg m²]


class Builder:
    """Links and joints of one character.

    Attributes:
        anatomy: What was found; its model stands.
        pose: Angles of the hinges in that pose, from the file's on [rad].
        notes: What is said about the import.
    """

    def __init__(self, anatomy: Anatomy, pose: dict[int, float], notes: Notes):
        self.anatomy, self.pose, self.notes = anatomy, pose, notes
        self.tree, self.model = anatomy.tree, anatomy.tree.model
        left = np.cross((0.0, 0.0, 1.0), anatomy.forward)
        self.axes = np.stack((anatomy.forward, left, (0.0, 0.0, 1.0)))  # rows: x forward, y left, z up
        self.parts, self.hinges = self._named()
        self.link_of = self._assigned()
        self.origin = {name: self._origin(name) for name in self.parts}
        self.legs = float(
            np.mean([self._length(s, "thigh", "shank") + self._length(s, "shank", "foot") for s in SIDES])
        )
        self.mass = sum(self.model.mass(i) for i in range(len(self.model.parts)))
        self.strength = self.mass / HUMAN_MASS * self.legs / HUMAN_LEG

    def _named(self) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
        """Parts and hinges of every link by its name."""
        parts, hinges = {"pelvis": [self.tree.top]}, {"pelvis": []}
        for name, found in self.anatomy.trunk.items():
            parts[name], hinges[name] = found, self.anatomy.joints[name]
        for name, limb in self.anatomy.limbs.items():
            side = name.partition("_")[0]
            for part, found in limb.parts.items():
                parts[f"{side}_{part}"] = found
                hinges[f"{side}_{part}"] = limb.joints.get(BASE[part], [])
        for side in SIDES:
            parts.setdefault(f"{side}_foot", [])
            hinges.setdefault(f"{side}_foot", [])
        return parts, hinges

    def _assigned(self) -> dict[int, str]:
        """The link that each body of the model becomes part of; what has no link of its own moves with its parent."""
        own = {part: name for name, parts in self.parts.items() for part in parts}
        found: dict[int, str] = {}
        for part in self.tree.below(self.tree.top):
            at = part
            while at not in own:
                at = self.tree.parents[at]
            for body in self.model.parts[part].bodies:
                found[body] = own[at]
        for side in SIDES:
            if not self.parts[f"{side}_foot"]:
                for body in sole.foot_bodies(self.model, self.parts[f"{side}_shank"][-1]):
                    found[body] = f"{side}_foot"
        return found

    def bodies(self, name: str) -> tuple[int, ...]:
        """Bodies of the model that a link is made of."""
        return tuple(b for b, link in self.link_of.items() if link == name)

    def _origin(self, name: str) -> np.ndarray:
        """Where a link's joint is in the standing pose, in the model's axes [3] [m]."""
        if name == "pelvis":
            legs = [centre(self.anatomy, self.hinges[f"{s}_thigh"]) for s in SIDES]
            return 0.5 * (legs[0] + legs[1])
        if self.hinges[name]:
            return centre(self.anatomy, self.hinges[name])
        if name.endswith("foot"):
            bodies = self.bodies(name)
            if bodies:
                return np.mean([self.model.data.xipos[b] for b in bodies], axis=0)
            points = self.tree.points(self.parts[name.replace("foot", "shank")][-1])
            return points[points[:, 2] < points[:, 2].min() + 0.01].mean(axis=0) + np.array([0.0, 0.0, 0.05])
        return self.tree.place(self.parts[name][0])

    def _length(self, side: str, one: str, two: str) -> float:
        return float(np.linalg.norm(self.origin[f"{side}_{two}"] - self.origin[f"{side}_{one}"]))

    def parent(self, name: str) -> str:
        """The link above a link."""
        side, _, part = name.partition("_")
        if side in SIDES:
            above = {"thigh": "", "upper_arm": "", "shank": "thigh", "foot": "shank", "toes": "foot"}
            above |= {"forearm": "upper_arm"}
            if above[part]:
                return f"{side}_{above[part]}"
        if name == "pelvis":
            return ""
        at = self.tree.parents[self.parts[name][0]]
        return self.link_of[self.model.parts[at].bodies[0]]

    # links

    def ordered(self) -> list[str]:
        """Names of the links, limb after limb."""
        trunk = [name for name in ("pelvis", "abdomen", "torso", "head") if name in self.parts]
        arms = [f"{s}_{p}" for s in SIDES for p in ("upper_arm", "forearm")]
        legs = [f"{s}_{p}" for s in SIDES for p in ("thigh", "shank", "foot", "toes")]
        return [*trunk, *(name for name in (*arms, *legs) if name in self.parts)]

    def local(self, point: np.ndarray, name: str) -> tuple[float, ...]:
        """A point in a link's frame [m]."""
        return _six(self.axes @ (point - self.origin[name]))

    def link(self, name: str) -> Link:
        """A link with the mass, centre and inertia of its bodies."""
        mass, middle, inertia = self._inertia(name)
        parent = self.parent(name)
        offset = _six(self.axes @ (self.origin[name] - self.origin[parent])) if parent else (0.0, 0.0, 0.0)
        common = {
            "name": name,
            "parent": parent,
            "offset": offset,
            "mass": round(mass, 6),
            "centre": self.local(middle, name),
            "inertia": tuple(max(round(float(i), 8), 1e-7) for i in np.diag(inertia)),
        }
        if name.endswith(("foot", "toes")):
            points, radius, box = sole.of_link(self, name)
            return Link(**common, line=(), points=points, radius=radius, box=box)
        return Link(**common, line=self._line(name, middle), points=(), radius=self._radius(name))

    def _inertia(self, name: str) -> tuple[float, np.ndarray, np.ndarray]:
        """Mass [kg], centre of mass [m] and inertia about it, along the character's axes [kg m²]."""
        m, d, bodies = self.model.model, self.model.data, self.bodies(name)
        masses = np.array([m.body_mass[b] for b in bodies])
        if not bodies or masses.sum() < 1e-6:
            if name.endswith("foot"):  # a foot that is only a geom of the shank has no mass of its own
                return 1e-3, self.origin[name], 1e-6 * np.eye(3)
            raise BadInput(f"{self.model.path}: {name} has no mass; expected one for every moving part")
        places = np.array([d.xipos[b] for b in bodies])
        middle = masses @ places / masses.sum()
        total = np.zeros((3, 3))
        for body, mass, place in zip(bodies, masses, places, strict=True):
            own = d.ximat[body].reshape(3, 3)
            apart = place - middle
            total += own @ np.diag(m.body_inertia[body]) @ own.T
            total += mass * (apart @ apart * np.eye(3) - np.outer(apart, apart))
        turned = self.axes @ total @ self.axes.T
        off = turned - np.diag(np.diag(turned))
        self.notes.product(name, float(np.abs(off).max()) / float(np.diag(turned).max()))
        return float(masses.sum()), middle, turned

    def _line(self, name: str, middle: np.ndarray) -> tuple[float, ...]:
        """The capsule of a link: from its joint to the next, or through its centre of mass as far again."""
        nexts = {"thigh": "shank", "shank": "foot", "upper_arm": "forearm"}
        side, _, part = name.partition("_")
        start = self.origin[name]
        if side in SIDES and part in nexts:
            end = self.origin[f"{side}_{nexts[part]}"]
            end = start + (0.93 if part == "shank" else 1.0) * (end - start)
        elif name in ("pelvis", "abdomen") and self._above(name):
            end = self.origin[self._above(name)]
        else:
            end = start + 2.0 * (middle - start)
        if np.linalg.norm(end - start) < 0.02:
            end = start + np.array([0.0, 0.0, 0.05])
        return (0.0, 0.0, 0.0, *_six(self.axes @ (end - start)))

    def _above(self, name: str) -> str:
        return next((n for n in ("abdomen", "torso") if n in self.parts and self.parent(n) == name), "")

    def _radius(self, name: str) -> float:
        """The median radius of the link's round geoms, else the human's."""
        usual = {"pelvis": 0.09, "abdomen": 0.09, "torso": 0.1, "head": 0.07, "thigh": 0.06, "shank": 0.045}
        part = name if name in usual else name.partition("_")[2]
        scale = self.legs / HUMAN_LEG
        sizes = [float(self.model.model.geom_size[g, 0]) for g in sole.round_geoms(self.model, self.bodies(name))]
        widest = usual.get(part, 0.04) * scale
        return round(float(np.clip(np.median(sizes), 0.3 * widest, 1.2 * widest)) if sizes else widest, 4)

    # joints

    def joints(self, name: str) -> list[Joint]:
        """The hinges of a link with our names, axes, signs and zero."""
        found = [(j, axis) for j in self.hinges[name] for axis in self._axes(j)]
        if not found:
            return []
        side, _, part = name.partition("_")
        part, base = (part, f"{side}_{BASE[part]}") if side in SIDES else (name, BASE[name])
        chosen = _assigned([axis for _, axis in found], ("pitch",) if part in SINGLE else tuple(AXES))
        out: list[Joint] = []
        for (joint, axis), about in zip(found, chosen, strict=True):
            if not about:
                self.notes.locked(self.model.joint_name(joint), f"is no further axis of {base}")
                continue
            sign = 1.0 if axis @ np.array(AXES[about]) > 0.0 else -1.0
            full = base if part in SINGLE else f"{base}_{about}"
            out.append(self._joint(full, name, joint, sign, tuple(np.round(sign * axis, 6) + 0.0)))
            self.notes.joint(full, self.model.joint_name(joint))
        moved = max(self._apart(joint, self.origin[name]) for joint in self.hinges[name])
        self.notes.moved(base, moved)
        return out

    def _axes(self, joint: int) -> list[np.ndarray]:
        """Axes of a joint in the standing pose, along the character's axes: one of a hinge, three of a ball."""
        if int(self.model.model.jnt_type[joint]) == BALL:
            return [np.array(axis) for axis in AXES.values()]
        return [self.axes @ self.model.axis(joint)]

    def _apart(self, joint: int, point: np.ndarray) -> float:
        """Distance of a point from a hinge's axis [m]."""
        apart = point - self.model.anchor(joint)
        axis = self.model.axis(joint)
        if int(self.model.model.jnt_type[joint]) == HINGE:
            apart = apart - (apart @ axis) * axis
        return float(np.linalg.norm(apart))

    def _joint(self, full: str, link: str, number: int, sign: float, axis: tuple[float, ...]) -> Joint:
        model = self.model
        # where the model's root is above its pelvis, the joint is seen from the other side: its angle changes sign
        facing = sign * (-1.0 if self.parts[link][0] in self.tree.turned else 1.0)
        limits = model.range(number)
        zero = self.pose.get(number, 0.0)
        bounds: tuple[float, ...] = ()
        if limits:
            low, high = sorted(facing * (limit - zero) for limit in limits)
            bounds = (round(min(low, -1e-4), 6), round(max(high, 1e-4), 6))
        torque = model.torque(number)
        if torque is None:
            torque = self._usual_torque(full, link)
            self.notes.no_torque(full)
        armature = model.armature(number)
        if armature <= 0.0:
            armature = ARMATURE * self.strength
            self.notes.no_armature(full)
        return Joint(full, link, axis, bounds, round(float(torque), 4), round(min(armature, 1e3), 6))

    def _usual_torque(self, full: str, link: str) -> float:
        """The human's torque limit, scaled with mass and leg length [N m]."""
        part = link.partition("_")[2] if link.startswith(SIDES) else link
        row = next((row for row in HINGES.get(part, []) if full.endswith(row[0])), None)
        usual = row[4] if row else (HINGES[part][0][4] if part in HINGES else TOE_TORQUE)
        return usual * self.strength


def build(anatomy: Anatomy, pose: dict[int, float], name: str, notes: Notes) -> Character:
    """The character of a model that stands.

    Args:
        anatomy: Its parts; the model is in its standing pose.
        pose: The angles of that pose, from the pose of the file [rad].
        name: Of the character.
        notes: Gets what is to be said about the import.

    Returns:
        The character, checked.
    """
    made = Builder(anatomy, pose, notes)
    path = made.model.path
    if not MASS_RANGE[0] <= made.mass <= MASS_RANGE[1]:
        raise BadInput(f"{path}: has a mass of {made.mass:.4g} kg; expected {MASS_RANGE[0]:g} to {MASS_RANGE[1]:g}")
    names = made.ordered()
    links = tuple(made.link(one) for one in names)
    joints = tuple(joint for one in names for joint in made.joints(one))
    _check_mimics(made, joints)
    every = [part.name for part in (*links, *joints)]
    chest = "torso" if "torso" in names else "pelvis"
    at = next(link.centre for link in links if link.name == chest)
    character = Character(
        name=name,
        title=f"Body of {path.name[:60]}, {made.mass:.3g} kg",
        source=f"imported from {path.name[:60]}: its masses, inertias, lengths, joint ranges and feet",
        planar=False,
        fall_height=0.1,
        ground=Ground(stiffness=1e5, damping=6e3, friction=0.8),
        links=links,
        joints=joints,
        mirror=_mirror(every),
        leg_collision=True,
        chest=at,
        chest_link=chest,
        strength=made.strength,
    )
    height = character.root_height
    character = replace(character, fall_height=round(0.5 / 0.93 * height, 6))
    notes.finish(made, character)
    return from_table(Table(path, json.loads(character.to_json())))


def _mirror(names: list[str]) -> dict[str, str]:
    pairs = {n: n.replace("left_", "right_", 1) for n in names if n.startswith("left_")}
    return {left: right for left, right in pairs.items() if right in names}


def _check_mimics(made: Builder, joints: tuple[Joint, ...]) -> None:
    coupled = [(ours, theirs) for ours, theirs in made.notes.joints.items() if theirs in made.model.file.mimics]
    if coupled:
        ours, theirs = coupled[0]
        raise BadInput(
            f"{made.model.path}: its joint {theirs!r} ({ours}) mimics another one; expected joints that move on their "
            "own, since couplings cannot be simulated here"
        )


def _assigned(axes: list[np.ndarray], names: tuple[str, ...]) -> list[str]:
    """For each hinge the axis (roll, pitch, yaw) that it is named after, each used once; empty if none is left."""
    options = [*names, *[""] * len(axes)]
    best, chosen = -1.0, [""] * len(axes)
    for choice in set(permutations(options, len(axes))) if len(axes) <= 4 else ():
        pairs = list(zip(axes, choice, strict=True))
        value = [abs(float(axis @ np.array(AXES[name]))) for axis, name in pairs if name]
        if min(value, default=1.0) > MIN_ALONG and sum(value) > best:
            best, chosen = sum(value), list(choice)
    return chosen


def _six(v) -> tuple[float, ...]:
    return tuple(round(float(x), 6) for x in v)
