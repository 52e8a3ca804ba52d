"""A body as plain, frozen data: links, joints with limits, feet, and the left/right mirror map."""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import BadFile, UnknownName
from ..strict import Table, read_bytes, read_toml

if TYPE_CHECKING:
    from .from_skeleton import Recorded

Vector = tuple[float, ...]
SCHEMA = "footfall/character"
VERSION = 1
MAX_LINKS = 64
MAX_FEET = 4
WITHIN = {"low": -100.0, "high": 100.0}  # how far anything in a body may be from its joint [m]


@dataclass(frozen=True)
class Link:
    """A rigid part. Positions are in the link's own frame, whose origin is its joint [m]."""

    name: str
    parent: str  # "" for the root
    offset: Vector  # origin in the parent's frame, at rest [m]
    mass: float  # [kg]
    centre: Vector  # centre of mass [m]
    inertia: Vector  # about the centre of mass, along the link's axes [kg m²]
    line: Vector  # start and end of the bone; empty for none [m]
    points: tuple[Vector, ...]  # where a foot or its toes meet the ground; empty for links that should not [m]
    radius: float  # of the bone's capsule or the contact points' spheres [m]
    box: Vector = ()  # centre and half sizes of a foot's solid shape, which only other legs feel; empty for none [m]


@dataclass(frozen=True)
class Joint:
    """A hinge that moves `link` against its parent."""

    name: str
    link: str
    axis: Vector
    range: Vector  # [rad]; empty for no limits
    torque: float  # largest torque [N m]
    armature: float  # rotor inertia [kg m²]


@dataclass(frozen=True)
class Contact:
    """A point of a foot that may touch the ground."""

    name: str  # of its shape and of its recorded columns
    foot: int  # which of the body's feet it belongs to
    link: Link  # the foot, or its toes
    point: Vector  # in the link's frame [m]


@dataclass(frozen=True)
class Ground:
    """How the ground feels under one contact point."""

    stiffness: float  # [N/m]
    damping: float  # [N s/m]
    friction: float = 0.65  # where the scene does not say otherwise


@dataclass(frozen=True)
class Character:
    """Everything that is known of a body before it meets a scene."""

    name: str
    title: str
    source: str
    planar: bool
    fall_height: float  # root lower than this over the ground counts as a fall [m]
    ground: Ground
    links: tuple[Link, ...]
    joints: tuple[Joint, ...]
    mirror: dict[str, str] = field(default_factory=dict)
    leg_collision: bool = False  # whether one leg is an obstacle to the other
    chest: Vector = ()  # where a push acts that names no other place, on `chest_link` [m]; its far end if empty
    chest_link: str = ""  # the root if empty
    strength: float = 1.0  # servo gains are multiplied by this; mass over the unshaped body's mass

    @property
    def mass(self) -> float:
        """Whole-body mass [kg]."""
        return sum(link.mass for link in self.links)

    @property
    def feet(self) -> tuple[Link, ...]:
        """The links at the ankles that may touch the ground, in file order (left before right)."""
        return tuple(parts[0] for parts in self.foot_links)

    @cached_property
    def foot_links(self) -> tuple[tuple[Link, ...], ...]:
        """For every foot the links with contact points: the one at the ankle, then those that hang on it (toes)."""
        feet: dict[str, list[Link]] = {}
        for link in self.links:
            if link.points:
                top = next(above for above in reversed(self.chain(link.name)) if above.points)
                feet.setdefault(top.name, []).append(link)
        return tuple(tuple(parts) for parts in feet.values())

    @cached_property
    def contacts(self) -> tuple[Contact, ...]:
        """Every point that may touch the ground, foot after foot: the order of sensors and of recorded columns."""
        return tuple(
            Contact(f"{link.name}_{i}", foot, link, point)
            for foot, parts in enumerate(self.foot_links)
            for link in parts
            for i, point in enumerate(link.points)
        )

    @property
    def root(self) -> Link:
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
        for link in self.links:
            if link.name == name:
                return link
        raise UnknownName(f"body part of {self.name}", name, (link.name for link in self.links))

    def joint_index(self, name: str) -> int:
        for i, joint in enumerate(self.joints):
            if joint.name == name:
                return i
        raise UnknownName(f"joint of {self.name}", name, (joint.name for joint in self.joints))

    def chain(self, name: str) -> list[Link]:
        """The links from `name` up to and with the root."""
        chain = [self.link(name)]
        while chain[-1].parent:
            chain.append(self.link(chain[-1].parent))
        return chain

    def mirrored(self, name: str) -> str:
        """The left/right twin of a link or joint."""
        return self.mirror.get(name, name)

    def mirror_sign(self, joint: Joint) -> float:
        """+1 where a joint's twin takes the same angle in the mirror image, -1 where it takes the opposite one."""
        twin = self.joints[self.joint_index(self.mirrored(joint.name))]
        x, y, z = joint.axis  # an axis of rotation turns into (-x, y, -z) in the mirror
        return 1.0 if -x * twin.axis[0] + y * twin.axis[1] - z * twin.axis[2] > 0.0 else -1.0

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

    @classmethod
    def from_motion(cls, motion: Recorded, mass: float = 75.0, name: str = "") -> Character:
        """The body of whoever a cleaned clip recorded: the rig's bone lengths, published mass fractions [kg]."""
        from .from_skeleton import build

        return build(motion, mass, name)

    def to_json(self) -> str:
        """The file form as JSON; `read` accepts it back."""
        data = asdict(self)
        for link in data["links"]:
            for key in ("parent", "line", "points", "box"):
                if not link[key]:
                    del link[key]
        for key in ("chest", "chest_link"):
            if not data[key]:
                del data[key]
        for joint in data["joints"]:
            if not joint["range"]:
                del joint["range"]
        data["mirror"] = {k: v for k, v in self.mirror.items() if k < v}
        return json.dumps({"schema": SCHEMA, "version": VERSION, **data}, indent=1)


def read(path: Path) -> Character:
    """Read a character from a TOML or JSON file."""
    if path.suffix == ".json":
        try:
            data = json.loads(read_bytes(path))
        except (ValueError, RecursionError) as error:
            raise BadFile(path, "", f"is not readable JSON: {error}") from None
        return from_table(Table(path, data))
    return from_table(Table(path, read_toml(path)))


def from_table(table: Table) -> Character:
    """Build and check a character from its file form."""
    table.text("schema", choices=[SCHEMA])
    version = table.integer("version", low=1)
    if version > VERSION:
        raise table.fail("version", f"{version} is newer than {VERSION}; upgrade footfall to read this file")
    ground = table.table("ground")
    links = tuple(_link(item) for item in table.tables("links", MAX_LINKS))
    joints = tuple(_joint(item) for item in table.tables("joints", MAX_LINKS))
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
        ),
        links=links,
        joints=joints,
        leg_collision=table.flag("leg_collision", False),
        chest=table.vector("chest", 3, **WITHIN) if table.has("chest") else (),
        chest_link=table.text("chest_link", "", longest=60),
        strength=table.number("strength", 1.0, low=1e-3, high=1e3),
    )
    if character.chest_link and character.chest_link not in [link.name for link in links]:
        raise table.fail("chest_link", f"{character.chest_link!r} is not a link of this body")
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
        offset=table.vector("offset", 3, [0.0, 0.0, 0.0], **WITHIN),
        mass=table.number("mass", low=1e-6, high=1e6),
        centre=table.vector("centre", 3, **WITHIN),
        inertia=table.vector("inertia", 3, low=1e-9, high=1e6),
        line=table.vector("line", 6, **WITHIN) if table.has("line") else (),
        points=tuple(
            Table(table.source, {f"points[{i}]": point}, table.where).vector(f"points[{i}]", 3, **WITHIN)
            for i, point in enumerate(points)
        ),
        radius=table.number("radius", 0.03, low=1e-4, high=1.0),
        box=table.vector("box", 6, **WITHIN) if table.has("box") else (),
    )
    if link.box and min(link.box[3:]) < 1e-4:
        raise table.fail("box", "expected a centre and three half sizes above 0.0001")
    if max(link.inertia) > 1.001 * (sum(link.inertia) - max(link.inertia)):
        raise table.fail("inertia", "no rigid body has these: each must be at most the sum of the other two")
    if link.line and math.dist(link.line[:3], link.line[3:]) < 1e-4:
        raise table.fail("line", "has no length; expected two ends that are apart")
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
    )
    if sum(a * a for a in joint.axis) < 1e-12:
        raise table.fail("axis", "has no direction; expected three numbers that are not all 0")
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
                raise pairs.fail(left[:60], f"{name[:60]!r} already has a twin, {mirror[name]!r}")
        if not any(left in kind and right in kind for kind in (links, joints)):
            raise pairs.fail(left[:60], f"{left[:60]!r} and {right!r} are not two links or two joints of this body")
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
    """Every joint moves a link, and the list follows the limbs, since that is how the physics numbers them."""
    place = {link.name: i for i, link in enumerate(character.links)}
    way = {name: [place[link.name] for link in reversed(character.chain(name))] for name in place}  # from the root
    names = {"root", "root_x", "root_z", "root_pitch"}  # the joints that the root gets
    for i, joint in enumerate(character.joints):
        if joint.link not in way or joint.link == character.root.name:
            raise table.fail(f"joints[{i}].link", f"{joint.link!r} is not a link with a parent")
        if joint.name in names:
            raise table.fail(f"joints[{i}].name", f"{joint.name!r} is used twice")
        names.add(joint.name)
    ordered = sorted(character.joints, key=lambda joint: way[joint.link])
    if ordered != list(character.joints):
        order = ", ".join(joint.name for joint in ordered)
        raise table.fail("joints", f"expected limb after limb, each from the root outwards: {order}")


def _check_shapes(table: Table, character: Character) -> None:
    """Bones, contact points and the ground all need names of their own in the simulation."""
    taken = {"ground"}
    for i, link in enumerate(character.links):
        shapes = [link.name] if link.line else []
        shapes += [f"{link.name}_{point}" for point in range(len(link.points))]
        shapes += [f"{link.name}_box"] if link.box else []
        if link.name in ("world", "ground") or link.name.startswith("ground_") or not taken.isdisjoint(shapes):
            raise table.fail(f"links[{i}].name", f"{link.name!r} already means something else there; choose another")
        taken.update(shapes)
