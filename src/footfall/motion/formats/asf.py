"""Acclaim skeleton files: bones with a direction, a length, an axis frame and degrees of freedom, and their hierarchy.

Keys that do not concern the kinematics (mass, limits, skin …) are skipped; what is used is checked.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import numpy as np

from ...characters.skeleton import Skeleton
from .. import rotation
from .tokens import Tokens, number, shown

MAX_BONES = 1000
MAX_DEPTH = 200
ROOT_DOF = ("tx", "ty", "tz", "rx", "ry", "rz")
SKIPPED = ("id", "limits", "bodymass", "cofmass", "torquelimits", "density", "radius")
SECTIONS = (":version", ":name", ":units", ":documentation", ":root", ":bonedata", ":hierarchy", ":skin")


@dataclass(frozen=True, eq=False)
class Bone:
    """One bone; its vectors are in world axes of the rest pose."""

    name: str
    dof: tuple[str, ...] = ()  # as the AMC lists them
    line: int = 0
    along: np.ndarray = field(default_factory=lambda: np.zeros(3))  # from its joint to its end
    axis: np.ndarray = field(default_factory=lambda: rotation.IDENTITY.copy())  # C


@dataclass(frozen=True, eq=False)
class Rig:
    """The content of an ASF file: bones, parents first, beginning with the root."""

    source: str
    bones: tuple[Bone, ...]
    skeleton: Skeleton
    position: np.ndarray  # of the root, added to the AMC's
    degrees: bool  # whether angles are in degrees


def rig(tokens: Tokens) -> Rig:
    """The skeleton of an ASF file."""
    reader = _Reader(tokens)
    reader.read()
    if not reader.bones:
        raise tokens.fail("no bones: expected a :bonedata section; is this an ASF file?")
    order = _from_the_root(tokens, reader.parents, [bone.name for bone in reader.bones.values()])
    listed = {"root": reader.root, **reader.bones}
    bones = tuple(listed[name] for name in order)
    index = {name: i for i, name in enumerate(order)}
    parents = tuple(index[reader.parents[name][0]] if name != "root" else -1 for name in order)
    offsets = np.array([np.zeros(3) if i < 1 else bones[parents[i]].along for i in range(len(bones))])
    with_children = set(parents)
    ends = tuple((i, tuple(map(float, bone.along))) for i, bone in enumerate(bones) if i and i not in with_children)
    offsets[0] = reader.position
    skeleton = Skeleton(order, parents, offsets, ends)  # pyright: ignore[reportArgumentType]
    return Rig(tokens.source, bones, skeleton, reader.position, reader.degrees)


class _Reader:
    """Parser of the sections of one file."""

    def __init__(self, tokens: Tokens):
        self.tokens = tokens
        self.degrees = True
        self.root = Bone("root", ROOT_DOF)
        self.position = np.zeros(3)
        self.bones: dict[str, Bone] = {}
        self.lower: dict[str, list[str]] = {}  # lower-case name to the names in the file
        self.parents: dict[str, tuple[str, int]] = {}  # of each bone, and the line number

    def read(self) -> None:
        sections = {":units": self.units, ":root": self.root_section}
        sections |= {":bonedata": self.bonedata, ":hierarchy": self.hierarchy}
        tokens, seen = self.tokens, set()
        more = tokens.next_line()
        while more:
            key = tokens.token().lower()
            if key not in SECTIONS:
                known = ", ".join(SECTIONS)
                raise tokens.fail(f"unknown section {shown(key)}; expected one of {known}; is this an ASF file?")
            if key in seen and key in sections:
                raise tokens.fail(f"a second {key}")
            if key == ":units" and seen & {":root", ":bonedata"}:
                raise tokens.fail(":units must come before the angles it applies to")
            seen.add(key)
            tokens.rest()
            if key in sections:
                sections[key]()
            else:  # documentation and skin: skip to the next section
                while tokens.next_line() and not tokens.peek().startswith(":"):
                    pass
            more = bool(tokens.peek())

    def lines(self) -> Iterable[str]:
        """The first token of each line of a section, as written; stops before the next section."""
        while self.tokens.next_line() and not self.tokens.peek().startswith(":"):
            yield self.tokens.token()

    def units(self) -> None:
        for key in map(str.lower, self.lines()):
            value = self.tokens.rest()
            if key == "angle":
                if [v.lower() for v in value] not in (["deg"], ["rad"]):
                    raise self.tokens.fail(f"angle {shown(' '.join(value))}; expected deg or rad")
                self.degrees = value[0].lower() == "deg"
            elif key not in ("mass", "length"):
                raise self.tokens.fail(f"unknown unit {shown(key)}; expected mass, length or angle")
            elif len(value) != 1 or not (number(value[0]) or 0.0) > 0.0:
                raise self.tokens.fail(f"{key} {shown(' '.join(value))}; expected a number above 0")

    def root_section(self) -> None:
        tokens, order, angles = self.tokens, "XYZ", (0.0, 0.0, 0.0)
        line = tokens.number
        for key in map(str.lower, self.lines()):
            if key == "order":
                dof = tuple(token.lower() for token in tokens.rest())
                if sorted(dof) != sorted(ROOT_DOF):
                    raise tokens.fail(f"order {shown(' '.join(dof))}; expected TX TY TZ RX RY RZ in any order")
                self.root = replace(self.root, dof=dof)
            elif key == "axis":
                order = self.axis_order(tokens.rest())
            elif key == "position":
                self.position = np.array(self.vector(key))
            elif key == "orientation":
                angles = self.vector(key)
            else:
                raise tokens.fail(f"unknown key {shown(key)} of :root; expected order, axis, position or orientation")
        self.root = replace(self.root, line=line, axis=self.rotation_of(angles, order))

    def bonedata(self) -> None:
        for key in map(str.lower, self.lines()):
            if key != "begin":
                raise self.tokens.fail(f"expected begin or the next section, got {shown(key)}")
            bone = self.bone()
            if bone.name in self.bones or bone.name == "root":
                raise self.tokens.fail(f"a second bone called {shown(bone.name, 60)}; names must differ", bone.line)
            if len(self.bones) >= MAX_BONES:
                raise self.tokens.fail(f"more than {MAX_BONES} bones")
            self.bones[bone.name] = bone

    def bone(self) -> Bone:
        """From `begin` to `end`."""
        tokens, line = self.tokens, self.tokens.number
        name, direction, length = "", None, None
        bone = Bone("")
        for key in map(str.lower, self.lines()):
            if key == "end":
                break
            if key == "name":
                name = tokens.name("a bone", tokens.rest())
            elif key == "direction":
                direction = np.array(self.vector(key))
            elif key == "length":
                length = tokens.number_token(key)
                if length < 0.0:
                    raise tokens.fail(f"length {length:g}; expected 0 or more")
            elif key == "axis":
                angles = (tokens.number_token(key), tokens.number_token(key), tokens.number_token(key))
                bone = replace(bone, axis=self.rotation_of(angles, self.axis_order(tokens.rest())))
            elif key == "dof":
                bone = replace(bone, dof=self.dof(tokens.rest()))
            elif key in SKIPPED or number(key) is not None:  # limits continue over several lines of numbers
                tokens.rest()
            else:
                raise tokens.fail(f"unknown key {shown(key)} of a bone")
            if tokens.peek():
                raise tokens.fail(f"unexpected {shown(tokens.peek())} after {key}")
        else:
            raise tokens.fail("a bone's begin has no end", line)
        if not name or direction is None or length is None:
            lacking = "name" if not name else "direction" if direction is None else "length"
            raise tokens.fail(f"the bone {shown(name, 60)} that begins in line {line} has no {lacking}")
        size = float(np.linalg.norm(direction))
        if length and not 0.9 <= size <= 1.1:
            raise tokens.fail(f"the direction of {shown(name, 60)} has length {size:g}; expected 1")
        return replace(bone, name=name, line=line, along=direction / (size or 1.0) * length)

    def dof(self, listed: list[str]) -> tuple[str, ...]:
        dof = tuple(token.lower() for token in listed)
        if len(set(dof)) != len(dof) or not set(dof) <= {"rx", "ry", "rz"}:
            raise self.tokens.fail(f"dof {shown(' '.join(dof))}; only rx, ry and rz are read, each once")
        return dof

    def vector(self, what: str) -> tuple[float, float, float]:
        values = (self.tokens.number_token(what), self.tokens.number_token(what), self.tokens.number_token(what))
        if self.tokens.peek():
            raise self.tokens.fail(f"unexpected {shown(self.tokens.peek())} after three numbers of {what}")
        return values

    def axis_order(self, listed: list[str]) -> str:
        order = "".join(listed).upper()
        if sorted(order) != ["X", "Y", "Z"]:
            raise self.tokens.fail(f"axis order {shown(order)}; expected XYZ in any order")
        return order

    def rotation_of(self, angles: tuple[float, float, float], order: str) -> np.ndarray:
        """The rotation by angles about the fixed x, y and z axes, in the order given: XYZ is Rz Ry Rx."""
        radians = np.radians(angles) if self.degrees else np.array(angles)
        return rotation.from_euler(order[::-1], radians[["XYZ".index(axis) for axis in order[::-1]]])

    def hierarchy(self) -> None:
        tokens = self.tokens
        for name in self.bones:
            self.lower.setdefault(name.lower(), []).append(name)
        for key in self.lines():
            children = tokens.rest()
            if key.lower() in ("begin", "end") and not children:
                continue
            parent = self.known(key)
            for token in children:
                child = self.known(token)
                if child == "root" or child in self.parents:
                    raise tokens.fail(f"{shown(child, 60)} has two parents")
                self.parents[child] = (parent, tokens.number)

    def known(self, token: str) -> str:
        """The bone of a name, in any case."""
        if token.lower() == "root":
            return "root"
        if token in self.bones:
            return token
        found = self.lower.get(token.lower(), [])
        if len(found) != 1:
            raise self.tokens.fail(f"{shown(token, 60)} is not a bone of :bonedata")
        return found[0]


def _from_the_root(tokens: Tokens, parents: dict[str, tuple[str, int]], names: list[str]) -> tuple[str, ...]:
    """The names of all bones depth first, parents before children."""
    children: dict[str, list[str]] = {}
    for child, (parent, _) in parents.items():
        children.setdefault(parent, []).append(child)
    order: list[str] = []
    waiting = [("root", 0)]
    while waiting:
        name, depth = waiting.pop()
        if depth > MAX_DEPTH:
            raise tokens.fail(f"the hierarchy is deeper than {MAX_DEPTH}", parents[name][1])
        order.append(name)
        waiting += [(child, depth + 1) for child in reversed(children.get(name, []))]
    loose = sorted(set(names) - set(order))
    if loose:
        raise tokens.fail(f"{shown(loose[0], 60)} is not connected to the root in :hierarchy ({len(loose)} such bones)")
    return tuple(order)
