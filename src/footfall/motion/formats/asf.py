"""Acclaim skeleton files: bones with a direction, a length, an axis frame, degrees of freedom, and who hangs on whom.

Keys that say nothing about movement (mass, limits, skin …) are read over; what is read is checked.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import numpy as np

from ...characters.skeleton import Skeleton
from .. import rotation
from .tokens import Words, number, shown

MAX_BONES = 1000
MAX_DEPTH = 200
ROOT_DOF = ("tx", "ty", "tz", "rx", "ry", "rz")
UNREAD = ("id", "limits", "bodymass", "cofmass", "torquelimits", "density", "radius")
SECTIONS = (":version", ":name", ":units", ":documentation", ":root", ":bonedata", ":hierarchy", ":skin")


@dataclass(frozen=True, eq=False)
class Bone:
    """One bone; its vectors are in the rest pose's world."""

    name: str
    dof: tuple[str, ...] = ()  # as the AMC lists them
    line: int = 0
    along: np.ndarray = field(default_factory=lambda: np.zeros(3))  # from its joint to its end
    axis: np.ndarray = field(default_factory=lambda: rotation.IDENTITY.copy())  # C


@dataclass(frozen=True, eq=False)
class Rig:
    """What an ASF file says: bones parents first, the root's own first of all."""

    source: str
    bones: tuple[Bone, ...]
    skeleton: Skeleton
    position: np.ndarray  # of the root, added to what an AMC says
    degrees: bool  # whether angles are in degrees


def rig(words: Words) -> Rig:
    """The bones of an ASF file and how they hang together."""
    reader = _Reader(words)
    reader.read()
    if not reader.bones:
        raise words.fail("no bones: expected a :bonedata section; is this an ASF file?")
    order = _from_the_root(words, reader.parents, [bone.name for bone in reader.bones.values()])
    listed = {"root": reader.root, **reader.bones}
    bones = tuple(listed[name] for name in order)
    places = {name: i for i, name in enumerate(order)}
    parents = tuple(places[reader.parents[name][0]] if name != "root" else -1 for name in order)
    offsets = np.array([np.zeros(3) if i < 1 else bones[parents[i]].along for i in range(len(bones))])
    hangs = set(parents)
    ends = tuple((i, tuple(map(float, bone.along))) for i, bone in enumerate(bones) if i and i not in hangs)
    offsets[0] = reader.position
    skeleton = Skeleton(order, parents, offsets, ends)  # pyright: ignore[reportArgumentType]
    return Rig(words.source, bones, skeleton, reader.position, reader.degrees)


class _Reader:
    """Goes through the sections of one file."""

    def __init__(self, words: Words):
        self.words = words
        self.degrees = True
        self.root = Bone("root", ROOT_DOF)
        self.position = np.zeros(3)
        self.bones: dict[str, Bone] = {}
        self.lower: dict[str, list[str]] = {}  # their names without capitals
        self.parents: dict[str, tuple[str, int]] = {}  # of each bone, and the line that says so

    def read(self) -> None:
        sections = {":units": self.units, ":root": self.root_section}
        sections |= {":bonedata": self.bonedata, ":hierarchy": self.hierarchy}
        words, seen = self.words, set()
        more = words.next_line()
        while more:
            key = words.word().lower()
            if key not in SECTIONS:
                known = ", ".join(SECTIONS)
                raise words.fail(f"unknown section {shown(key)}; expected one of {known}; is this an ASF file?")
            if key in seen and key in sections:
                raise words.fail(f"a second {key}")
            if key == ":units" and seen & {":root", ":bonedata"}:
                raise words.fail(":units must come before the angles it speaks of")
            seen.add(key)
            words.rest()
            if key in sections:
                sections[key]()
            else:  # notes and skin: up to the next keyword
                while words.next_line() and not words.peek().startswith(":"):
                    pass
            more = bool(words.peek())

    def lines(self) -> Iterable[str]:
        """The first word of each line of a section, as written; stops before the next section."""
        while self.words.next_line() and not self.words.peek().startswith(":"):
            yield self.words.word()

    def units(self) -> None:
        for key in map(str.lower, self.lines()):
            value = self.words.rest()
            if key == "angle":
                if [v.lower() for v in value] not in (["deg"], ["rad"]):
                    raise self.words.fail(f"angle {shown(' '.join(value))}; expected deg or rad")
                self.degrees = value[0].lower() == "deg"
            elif key not in ("mass", "length"):
                raise self.words.fail(f"unknown unit {shown(key)}; expected mass, length or angle")
            elif len(value) != 1 or not (number(value[0]) or 0.0) > 0.0:
                raise self.words.fail(f"{key} {shown(' '.join(value))}; expected a number above 0")

    def root_section(self) -> None:
        words, order, rotations = self.words, "XYZ", (0.0, 0.0, 0.0)
        line = words.number
        for key in map(str.lower, self.lines()):
            if key == "order":
                dof = tuple(word.lower() for word in words.rest())
                if sorted(dof) != sorted(ROOT_DOF):
                    raise words.fail(f"order {shown(' '.join(dof))}; expected TX TY TZ RX RY RZ in any order")
                self.root = replace(self.root, dof=dof)
            elif key == "axis":
                order = self.axis_order(words.rest())
            elif key == "position":
                self.position = np.array(self.vector(key))
            elif key == "orientation":
                rotations = self.vector(key)
            else:
                raise words.fail(f"unknown key {shown(key)} of :root; expected order, axis, position or orientation")
        self.root = replace(self.root, line=line, axis=self.turned(rotations, order))

    def bonedata(self) -> None:
        for key in map(str.lower, self.lines()):
            if key != "begin":
                raise self.words.fail(f"expected begin or the next section, got {shown(key)}")
            bone = self.bone()
            if bone.name in self.bones or bone.name == "root":
                raise self.words.fail(f"a second bone called {shown(bone.name, 60)}; names must differ", bone.line)
            if len(self.bones) >= MAX_BONES:
                raise self.words.fail(f"more than {MAX_BONES} bones")
            self.bones[bone.name] = bone

    def bone(self) -> Bone:
        """From `begin` to `end`."""
        words, line = self.words, self.words.number
        name, direction, length = "", None, None
        bone = Bone("")
        for key in map(str.lower, self.lines()):
            if key == "end":
                break
            if key == "name":
                name = words.name("a bone", words.rest())
            elif key == "direction":
                direction = np.array(self.vector(key))
            elif key == "length":
                length = words.number_word(key)
                if length < 0.0:
                    raise words.fail(f"length {length:g}; expected 0 or more")
            elif key == "axis":
                angles = (words.number_word(key), words.number_word(key), words.number_word(key))
                bone = replace(bone, axis=self.turned(angles, self.axis_order(words.rest())))
            elif key == "dof":
                bone = replace(bone, dof=self.dof(words.rest()))
            elif key in UNREAD or number(key) is not None:  # limits go over several lines of numbers
                words.rest()
            else:
                raise words.fail(f"unknown key {shown(key)} of a bone")
            if words.peek():
                raise words.fail(f"unexpected {shown(words.peek())} after {key}")
        else:
            raise words.fail("a bone's begin has no end", line)
        if not name or direction is None or length is None:
            lacking = "name" if not name else "direction" if direction is None else "length"
            raise words.fail(f"the bone {shown(name, 60)} that begins in line {line} has no {lacking}")
        size = float(np.linalg.norm(direction))
        if length and not 0.9 <= size <= 1.1:
            raise words.fail(f"the direction of {shown(name, 60)} has length {size:g}; expected 1")
        return replace(bone, name=name, line=line, along=direction / (size or 1.0) * length)

    def dof(self, listed: list[str]) -> tuple[str, ...]:
        dof = tuple(word.lower() for word in listed)
        if len(set(dof)) != len(dof) or not set(dof) <= {"rx", "ry", "rz"}:
            raise self.words.fail(f"dof {shown(' '.join(dof))}; only rx, ry and rz are read, each once")
        return dof

    def vector(self, what: str) -> tuple[float, float, float]:
        values = (self.words.number_word(what), self.words.number_word(what), self.words.number_word(what))
        if self.words.peek():
            raise self.words.fail(f"unexpected {shown(self.words.peek())} after three numbers of {what}")
        return values

    def axis_order(self, listed: list[str]) -> str:
        order = "".join(listed).upper()
        if sorted(order) != ["X", "Y", "Z"]:
            raise self.words.fail(f"axis order {shown(order)}; expected XYZ in any order")
        return order

    def turned(self, angles: tuple[float, float, float], order: str) -> np.ndarray:
        """By angles about the fixed x, y and z, in the order named: XYZ is Rz Ry Rx."""
        radians = np.radians(angles) if self.degrees else np.array(angles)
        return rotation.from_euler(order[::-1], radians[["XYZ".index(axis) for axis in order[::-1]]])

    def hierarchy(self) -> None:
        words = self.words
        for name in self.bones:
            self.lower.setdefault(name.lower(), []).append(name)
        for key in self.lines():
            children = words.rest()
            if key.lower() in ("begin", "end") and not children:
                continue
            parent = self.known(key)
            for word in children:
                child = self.known(word)
                if child == "root" or child in self.parents:
                    raise words.fail(f"{shown(child, 60)} hangs on two parents")
                self.parents[child] = (parent, words.number)

    def known(self, word: str) -> str:
        """A bone of this name, in any case."""
        if word.lower() == "root":
            return "root"
        if word in self.bones:
            return word
        found = self.lower.get(word.lower(), [])
        if len(found) != 1:
            raise self.words.fail(f"{shown(word, 60)} is not a bone of :bonedata")
        return found[0]


def _from_the_root(words: Words, parents: dict[str, tuple[str, int]], names: list[str]) -> tuple[str, ...]:
    """Every bone after its parent, branch by branch."""
    children: dict[str, list[str]] = {}
    for child, (parent, _) in parents.items():
        children.setdefault(parent, []).append(child)
    order: list[str] = []
    waiting = [("root", 0)]
    while waiting:
        name, depth = waiting.pop()
        if depth > MAX_DEPTH:
            raise words.fail(f"bones hang deeper than {MAX_DEPTH}", parents[name][1])
        order.append(name)
        waiting += [(child, depth + 1) for child in reversed(children.get(name, []))]
    loose = sorted(set(names) - set(order))
    if loose:
        raise words.fail(f"{shown(loose[0], 60)} does not hang on the root in :hierarchy ({len(loose)} such bones)")
    return tuple(order)
