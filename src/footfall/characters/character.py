"""A character as frozen data: links, hinge joints with limits, feet, and the left/right mirror map."""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from ..errors import BadFile, UnknownName
from ..strict import Table, read_bytes, read_toml

Vector = tuple[float, ...]
SCHEMA = "footfall/character"
VERSION = 1
MAX_LINKS = 64
MAX_HINGES = 3 * MAX_LINKS
MAX_FEET = 4
CONTACTS = ("spring", "mujoco")
COORDINATE_RANGE = {"low": -100.0, "high": 100.0}  # of any point of a link, in the link's frame [m]


@dataclass(frozen=True)
class Link:
    """A rigid link. Positions are in the link's own frame [m], whose origin is its joint and whose axes are x forward,
    y left and z up when the character stands straight.
    """

    name: str
    parent: str  # "" for the root
    offset: Vector  # origin in the parent's frame [m]
    mass: float  # [kg]
    centre: Vector  # centre of mass [m]
    inertia: Vector  # about the centre of mass, along the link's axes [kg m²]
    line: Vector  # start and end of the capsule's axis; empty for no capsule [m]
    points: tuple[Vector, ...]  # contact points of a foot or its toes; empty for links without [m]
    radius: float  # of the capsule or of the spheres at the contact points [m]
    box: Vector = ()  # centre and half sizes of a foot's box, which collides with other legs only; empty for none [m]


@dataclass(frozen=True)
class Joint:
    """A hinge between `link` and its parent."""

    name: str
    link: str
    axis: Vector  # in the link's frame
    range: Vector  # lower and upper limit [rad]; empty for no limits
    torque: float  # torque limit [N m]
    armature: float  # rotor inertia [kg m²]
    servo: Vector = ()  # published gains of its servo: stiffness [N m/rad], damping [N m s/rad]; empty for none


@dataclass(frozen=True)
class Contact:
    """A point of a foot that may touch the ground."""

    name: str  # of its geom and of its recorded columns
    foot: int  # index of the foot it belongs to
    link: Link  # the foot, or its toes
    point: Vector  # in the link's frame [m]


@dataclass(frozen=True)
class Ground:
    """Contact parameters of the ground at one contact point."""

    stiffness: float  # [N/m]
    damping: float  # [N s/m]
    friction: float = 0.65  # coefficient, where the scene does not set one
    contact: str = "spring"  # "spring": an implicit spring-damper of the two above; "mujoco": MuJoCo's own default


@dataclass(frozen=True)
class Character:
    """An articulated rigid body: everything that does not depend on the scene.

    Attributes:
        name: Identifier, used in file names.
        title: Description for people.
        source: Where the numbers come from.
        planar: Whether the root moves in the sagittal (x-z) plane only.
        fall_height: A root lower than this over the ground counts as a fall [m].
        ground: Default contact parameters.
        links: The rigid links, parents before children; the first is the root.
        joints: The hinges, limb after limb, each from the root outwards: the order of the state's joint angles.
        mirror: For links and joints with a left/right counterpart, the counterpart's name.
        leg_collision: Whether the legs collide with each other.
        chest: Where a push acts that names no other point, in the frame of `chest_link` [m]; its far end if empty.
        chest_link: The link of that point; the root if empty.
        strength: Factor on servo gains; the mass over that of the unshaped body.
    """

    name: str
    title: str
    source: str
    planar: bool
    fall_height: float
    ground: Ground
    links: tuple[Link, ...]
    joints: tuple[Joint, ...]
    mirror: dict[str, str] = field(default_factory=dict)
    leg_collision: bool = False
    chest: Vector = ()
    chest_link: str = ""
    strength: float = 1.0

    @property
    def mass(self) -> float:
        """Mass of all links together [kg]."""
        return sum(link.mass for link in self.links)

    @property
    def feet(self) -> tuple[Link, ...]:
        """The links at the ankles that have contact points, in file order (left before right)."""
        return tuple(parts[0] for parts in self.foot_links)

    @cached_property
    def foot_links(self) -> tuple[tuple[Link, ...], ...]:
        """For every foot the links with contact points: the one at the ankle, then its descendants (toes)."""
        feet: dict[str, list[Link]] = {}
        for link in self.links:
            if link.points:
                top = next(above for above in reversed(self.chain(link.name)) if above.points)
                feet.setdefault(top.name, []).append(link)
        return tuple(tuple(parts) for parts in feet.values())

    @cached_property
    def contacts(self) -> tuple[Contact, ...]:
        """All contact points, foot after foot: the order of sensors and of recorded columns."""
        return tuple(
            Contact(f"{link.name}_{i}", foot, link, point)
            for foot, parts in enumerate(self.foot_links)
            for link in parts
            for i, point in enumerate(link.points)
        )

    @property
    def root(self) -> Link:
        """The first link, which has no parent."""
        return self.links[0]

    @property
    def root_height(self) -> float:
        """Height of the root's origin when standing straight on flat ground [m]."""
        lowest = 0.0
        for link in (link for parts in self.foot_links for link in parts):
            z = sum(above.offset[2] for above in self.chain(link.name))
            lowest = min(lowest, *(z + point[2] for point in link.points))
        return -lowest

    def link(self, name: str) -> Link:
        """The link of a name; `UnknownName` if there is none."""
        for link in self.links:
            if link.name == name:
                return link
        raise UnknownName(f"body part of {self.name}", name, (link.name for link in self.links))

    def joint_index(self, name: str) -> int:
        """The index of a joint in `joints`; `UnknownName` if there is none of this name."""
        for i, joint in enumerate(self.joints):
            if joint.name == name:
                return i
        raise UnknownName(f"joint of {self.name}", name, (joint.name for joint in self.joints))

    def chain(self, name: str) -> list[Link]:
        """The links from `name` up to the root, both included."""
        chain = [self.link(name)]
        while chain[-1].parent:
            chain.append(self.link(chain[-1].parent))
        return chain

    def mirrored(self, name: str) -> str:
        """The left/right counterpart of a link or joint; itself if it has none."""
        return self.mirror.get(name, name)

    def mirror_sign(self, joint: Joint) -> float:
        """+1 if a joint's counterpart has the same angle in the mirrored pose, -1 if it has the opposite angle."""
        other = self.joints[self.joint_index(self.mirrored(joint.name))]
        x, y, z = joint.axis  # mirrored in the x-z plane, a rotation axis becomes (-x, y, -z)
        return 1.0 if -x * other.axis[0] + y * other.axis[1] - z * other.axis[2] > 0.0 else -1.0

    @property
    def legs(self) -> tuple[tuple[Link, ...], ...]:
        """For every foot, the links that belong to that leg alone, foot first."""
        chains = [[*parts, *self.chain(parts[0].name)[1:]] for parts in self.foot_links]
        names = [{link.name for link in chain} for chain in chains]
        legs = []
        for i, chain in enumerate(chains):
            others = set().union(*(names[:i] + names[i + 1 :]))
            legs.append(tuple(link for link in chain if link.name not in others))
        return tuple(legs)

    def to_json(self) -> str:
        """The character as the text of a JSON file, which `read` accepts."""
        data = asdict(self)
        for link in data["links"]:
            for key in ("parent", "line", "points", "box"):
                if not link[key]:
                    del link[key]
        for key in ("chest", "chest_link"):
            if not data[key]:
                del data[key]
        for joint in data["joints"]:
            for key in ("range", "servo"):
                if not joint[key]:
                    del joint[key]
        data["mirror"] = {k: v for k, v in self.mirror.items() if k < v}
        return json.dumps({"schema": SCHEMA, "version": VERSION, **data}, indent=1)


def read(path: Path) -> Character:
    """Read a character file.

    Args:
        path: A `.json` file, or a TOML file with any other suffix.

    Returns:
        The character, checked: tree, joint order, inertias and names are valid.

    Raises:
        BadFile: The file cannot be read, or a key is missing, unknown or out of range.
    """
    if path.suffix == ".json":
        try:
            data = json.loads(read_bytes(path))
        except (ValueError, RecursionError) as error:
            raise BadFile(path, "", f"is not readable JSON: {error}") from None
        return from_table(Table(path, data))
    return from_table(Table(path, read_toml(path)))


def from_table(table: Table) -> Character:
    """A character from the parsed table of its file, checked."""
    table.text("schema", choices=[SCHEMA])
    version = table.integer("version", low=1)
    if version > VERSION:
        raise table.fail("version", f"{version} is newer than {VERSION}; upgrade footfall to read this file")
    ground = table.table("ground")
    links = tuple(_link(item) for item in table.tables("links", MAX_LINKS))
    joints = tuple(_joint(item) for item in table.tables("joints", MAX_HINGES))
    character = Character(
        name=table.identifier("name"),
        title=table.text("title", ""),
        source=table.text("source", ""),
        planar=table.flag("planar", False),
        fall_height=table.number("fall_height", low=0.0, high=10.0),
        ground=Ground(
            stiffness=ground.number("stiffness", low=1.0, high=1e9),
            damping=ground.number("damping", low=0.0, high=1e9),
            friction=ground.number("friction", 0.65, low=0.0, high=10.0),
            contact=ground.text("contact", "spring", choices=CONTACTS),
        ),
        links=links,
        joints=joints,
        leg_collision=table.flag("leg_collision", False),
        chest=table.vector("chest", 3, **COORDINATE_RANGE) if table.has("chest") else (),
        chest_link=table.text("chest_link", "", longest=60),
        strength=table.number("strength", 1.0, low=1e-3, high=1e3),
    )
    if character.chest_link and character.chest_link not in [link.name for link in links]:
        raise table.fail("chest_link", f"{character.chest_link!r} is not a link of this character")
    ground.done()
    _check_tree(table, character)
    _check_joints(table, character)
    _check_shapes(table, character)
    character = replace(character, mirror=_mirror(table.table("mirror", {}), character))
    table.done()
    return character


def _link(table: Table) -> Link:
    points: Any = table.get("points", [])
    if not isinstance(points, list | tuple) or len(points) > 32:
        raise table.fail("points", "expected a list of at most 32 points of three numbers")
    link = Link(
        name=table.identifier("name"),
        parent=table.text("parent", "", longest=60),
        offset=table.vector("offset", 3, [0.0, 0.0, 0.0], **COORDINATE_RANGE),
        mass=table.number("mass", low=1e-6, high=1e6),
        centre=table.vector("centre", 3, **COORDINATE_RANGE),
        inertia=table.vector("inertia", 3, low=1e-9, high=1e6),
        line=table.vector("line", 6, **COORDINATE_RANGE) if table.has("line") else (),
        points=tuple(
            Table(table.source, {f"points[{i}]": point}, table.where).vector(f"points[{i}]", 3, **COORDINATE_RANGE)
            for i, point in enumerate(points)
        ),
        radius=table.number("radius", 0.03, low=1e-4, high=1.0),
        box=table.vector("box", 6, **COORDINATE_RANGE) if table.has("box") else (),
    )
    if link.box and min(link.box[3:]) < 1e-4:
        raise table.fail("box", "expected a centre and three half sizes above 0.0001")
    if max(link.inertia) > 1.001 * (sum(link.inertia) - max(link.inertia)):
        raise table.fail(
            "inertia", "is impossible for a rigid body: each moment must be at most the sum of the other two"
        )
    if link.line and math.dist(link.line[:3], link.line[3:]) < 1e-4:
        raise table.fail("line", "has zero length; expected two different ends")
    table.done()
    return link


def _joint(table: Table) -> Joint:
    joint = Joint(
        name=table.identifier("name"),
        link=table.text("link", longest=60),
        axis=table.vector("axis", 3, low=-1e3, high=1e3),
        range=table.vector("range", 2, low=-1e3, high=1e3) if table.has("range") else (),
        torque=table.number("torque", low=1e-6, high=1e6),
        armature=table.number("armature", 0.0, low=0.0, high=1e3),
        servo=table.vector("servo", 2, low=0.0, high=1e6) if table.has("servo") else (),
    )
    if sum(a * a for a in joint.axis) < 1e-12:
        raise table.fail("axis", "is zero; expected three numbers that are not all 0")
    if joint.range and not joint.range[0] < joint.range[1]:
        raise table.fail("range", f"expected [low, high] with low < high, got {list(joint.range)}")
    table.done()
    return joint


def _mirror(pairs: Table, character: Character) -> dict[str, str]:
    links, joints = [link.name for link in character.links], [joint.name for joint in character.joints]
    mirror: dict[str, str] = {}
    for left in pairs.data:
        right = pairs.text(left, longest=60)
        for name in (left, right):
            if name in mirror:
                raise pairs.fail(left[:60], f"{name[:60]!r} already has a counterpart, {mirror[name]!r}")
        if not any(left in kind and right in kind for kind in (links, joints)):
            raise pairs.fail(
                left[:60], f"{left[:60]!r} and {right!r} are not two links or two joints of this character"
            )
        mirror[left], mirror[right] = right, left
    return mirror


def _check_tree(table: Table, character: Character) -> None:
    seen: set[str] = set()
    for i, link in enumerate(character.links):
        if link.name in seen:
            raise table.fail(f"links[{i}].name", f"{link.name!r} is used twice")
        if (link.parent == "") != (i == 0):
            raise table.fail(f"links[{i}].parent", "expected exactly one root, listed first")
        if link.parent and link.parent not in seen:
            raise table.fail(f"links[{i}].parent", f"{link.parent!r} is not listed above it")
        seen.add(link.name)
    if not character.links:
        raise table.fail("links", "is empty; expected at least a root link")
    if not character.feet:
        raise table.fail("links", "no link has contact points; expected at least one foot")
    if len(character.feet) > MAX_FEET:
        raise table.fail("links", f"{len(character.feet)} feet have contact points; expected at most {MAX_FEET} feet")


def _check_joints(table: Table, character: Character) -> None:
    """Every joint moves a link, and joints are listed depth first, which is how MuJoCo numbers them."""
    index = {link.name: i for i, link in enumerate(character.links)}
    from_root = {name: [index[link.name] for link in reversed(character.chain(name))] for name in index}
    names = {"root", "root_x", "root_z", "root_pitch"}  # reserved for the joints of the root
    for i, joint in enumerate(character.joints):
        if joint.link not in from_root or joint.link == character.root.name:
            raise table.fail(f"joints[{i}].link", f"{joint.link!r} is not a link with a parent")
        if joint.name in names:
            raise table.fail(f"joints[{i}].name", f"{joint.name!r} is used twice")
        names.add(joint.name)
    ordered = sorted(character.joints, key=lambda joint: from_root[joint.link])
    if ordered != list(character.joints):
        order = ", ".join(joint.name for joint in ordered)
        raise table.fail("joints", f"expected limb after limb, each from the root outwards: {order}")


def _check_shapes(table: Table, character: Character) -> None:
    """Geoms of links, contact points and the ground need unique names in the simulation."""
    taken = {"ground"}
    for i, link in enumerate(character.links):
        shapes = [link.name] if link.line else []
        shapes += [f"{link.name}_{point}" for point in range(len(link.points))]
        shapes += [f"{link.name}_box"] if link.box else []
        if link.name in ("world", "ground") or link.name.startswith("ground_") or not taken.isdisjoint(shapes):
            raise table.fail(
                f"links[{i}].name", f"{link.name!r} collides with another name in the simulation; choose another"
            )
        taken.update(shapes)
