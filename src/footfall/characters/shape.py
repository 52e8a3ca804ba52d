"""`BodyShape`: the same character taller, heavier, longer in one leg, or with a load on it.

A part that changes its length changes its share of the mass with it (the whole body weighs what `mass`
says), inertias go with mass and length squared. Torque limits and servo gains go with the whole body's
mass, loads included (`Character.strength`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from ..errors import BadInput, UnknownName, suggestion
from .character import Character, Link, Vector

LENGTHS = ("height", "leg_length", "femur", "shank", "arm_length", "left_leg", "right_leg")
LOW, HIGH = 0.2, 5.0


@dataclass(frozen=True)
class Load:
    """Extra mass at a point of a link [kg, m]; at its centre of mass when no point is given."""

    link: str
    mass: float
    at: Vector = ()

    def __post_init__(self) -> None:
        if not (_is_number(self.mass) and 0.0 <= self.mass <= 1000.0):
            raise BadInput(f"body shape: a load of {self.mass} kg cannot be used; expected 0 to 1000")
        if self.at and not (len(self.at) == 3 and all(_is_number(a) and abs(a) <= 5.0 for a in self.at)):
            raise BadInput(f"body shape: a load at {self.at} cannot be used; expected three numbers up to 5 m")

    def __str__(self) -> str:
        place = f"@{'/'.join(f'{a:g}' for a in self.at)}" if self.at else ""
        return f"load={self.link}:{self.mass:g}{place}"


@dataclass(frozen=True)
class BodyShape:
    """Shares of the unshaped body: 1 leaves a thing as it is, 1.1 makes it a tenth more.

    `height` scales every length, `mass` every mass (`height` alone leaves the mass as it is).
    `leg_length` scales thighs and shanks, `femur` and `shank` one of them, `left_leg` and `right_leg`
    both of one side; all of these multiply. `loads` are added last.
    """

    height: float = 1.0
    mass: float = 1.0
    leg_length: float = 1.0
    femur: float = 1.0
    shank: float = 1.0
    left_leg: float = 1.0
    right_leg: float = 1.0
    arm_length: float = 1.0
    loads: tuple[Load, ...] = ()

    def __post_init__(self) -> None:
        for name in (*LENGTHS, "mass"):
            value = getattr(self, name)
            if not (_is_number(value) and LOW <= value <= HIGH):
                raise BadInput(f"body shape: {name} {value} cannot be used; expected a share from {LOW:g} to {HIGH:g}")

    @property
    def plain(self) -> bool:
        """Whether this changes nothing."""
        return self == BodyShape()

    def __str__(self) -> str:
        """In words that `parse` reads back."""
        parts = [f"{name}={getattr(self, name):g}" for name in (*LENGTHS, "mass") if getattr(self, name) != 1.0]
        parts += [str(load) for load in self.loads]
        return ",".join(parts) or "as it is"


def parse(text: str) -> BodyShape:
    """A shape from words: `height=1.1,mass=1.2`, `load=torso:10`, `load=torso:10@-0.15/0/0.25`, or a body's name."""
    if text.strip() in BODIES:
        return BODIES[text.strip()]
    fractions: dict[str, float] = {}
    loads: list[Load] = []
    for part in (piece.strip() for piece in text.split(",") if piece.strip()):
        key, equals, value = part.partition("=")
        if key == "load" and equals:
            loads.append(_load(value, part))
            continue
        if not equals or key not in (*LENGTHS, "mass"):
            known = (*LENGTHS, "mass", "load", *BODIES)
            raise BadInput(f"body shape: unknown {key[:40]!r}{suggestion(key[:40], known)}")
        if key in fractions:
            raise BadInput(f"body shape: {key} is given twice")
        fractions[key] = _number(value, part)
    return BodyShape(**fractions, loads=tuple(loads))


def _load(value: str, part: str) -> Load:
    link, colon, rest = value.partition(":")
    mass, at, place = rest.partition("@")
    if not (link and colon):
        raise BadInput(f"body shape: cannot read {part[:40]!r}; expected load=PART:KG, for example load=torso:10")
    point = tuple(_number(number, part) for number in place.split("/")) if at else ()
    return Load(link.strip(), _number(mass, part), point)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def _number(text: str, part: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise BadInput(f"body shape: {part[:40]!r}: expected a number, got {text[:40]!r}") from None


def reshape(character: Character, shape: BodyShape) -> Character:
    """The character in another shape. The unshaped one is returned unchanged when there is nothing to do."""
    if shape.plain:
        return character
    names = {link.name for link in character.links}
    for load in shape.loads:
        if load.link not in names:
            raise UnknownName(f"body part of {character.name}", load.link, names)
    _check_parts(character, shape)
    stretch = {link.name: _stretch(link.name, shape) for link in character.links}
    links = tuple(_scaled(link, stretch, shape) for link in character.links)
    mass = sum(link.mass for link in links)
    wanted = character.mass * shape.mass
    links = tuple(_heavier(link, wanted / mass) for link in links)
    for load in shape.loads:
        links = tuple(_loaded(link, load) if link.name == load.link else link for link in links)
    strength = sum(link.mass for link in links) / character.mass
    joints = tuple(replace(joint, torque=joint.torque * strength) for joint in character.joints)
    before = character.root_height
    new = replace(
        character,
        links=links,
        joints=joints,
        strength=character.strength * strength,
        chest=tuple(shape.height * c for c in character.chest),
        title=f"{character.title}; {shape}",
    )
    return replace(new, fall_height=character.fall_height * new.root_height / before)


def _check_parts(character: Character, shape: BodyShape) -> None:
    """Refuse a share of something this body does not have, rather than leave it without effect."""
    needs = {
        "leg_length": ("_thigh", "_shank"),
        "femur": ("_thigh",),
        "shank": ("_shank",),
        "left_leg": ("left_thigh", "left_shank"),
        "right_leg": ("right_thigh", "right_shank"),
        "arm_length": ("_upper_arm", "_forearm"),
    }
    for name, endings in needs.items():
        if getattr(shape, name) != 1.0 and not any(link.name.endswith(endings) for link in character.links):
            raise BadInput(
                f"body shape: {name} cannot be used: {character.name} has no link named …{' or …'.join(endings)}"
            )


def _stretch(name: str, shape: BodyShape) -> float:
    """How much longer one link gets, along its bone."""
    fraction = shape.height
    leg = name.endswith(("_thigh", "_shank"))
    if leg:
        fraction *= shape.leg_length * (shape.femur if name.endswith("_thigh") else shape.shank)
        fraction *= shape.left_leg if name.startswith("left") else 1.0
        fraction *= shape.right_leg if name.startswith("right") else 1.0
    if name.endswith(("_upper_arm", "_forearm")):
        fraction *= shape.arm_length
    return fraction


def _scaled(link: Link, stretch: dict[str, float], shape: BodyShape) -> Link:
    """Longer along the bone by its own stretch, and everything by the height."""
    long, wide = stretch[link.name], shape.height
    hang = stretch.get(link.parent, 1.0)  # its joint sits on the parent
    offset = (link.offset[0] * wide, link.offset[1] * wide, link.offset[2] * hang)

    def point(p: Vector) -> Vector:
        return (p[0] * wide, p[1] * wide, p[2] * long)

    mass = link.mass * long / wide
    x, y, z = link.inertia
    grown = mass / link.mass
    inertia = (x * grown * long**2, y * grown * long**2, z * grown * wide**2)
    if max(inertia) > sum(inertia) - max(inertia):  # a plate grown too long: keep it a body that can exist
        inertia = tuple(grown * wide * long * i for i in link.inertia)
    box = link.box and (*point(link.box[:3]), *point(link.box[3:]))
    return replace(
        link,
        offset=offset,
        mass=mass,
        centre=point(link.centre),
        inertia=inertia,
        line=link.line and (*point(link.line[:3]), *point(link.line[3:])),
        points=tuple(point(p) for p in link.points),
        radius=link.radius * wide,
        box=box,
    )


def _heavier(link: Link, fraction: float) -> Link:
    return replace(link, mass=link.mass * fraction, inertia=tuple(i * fraction for i in link.inertia))


def _loaded(link: Link, load: Load) -> Link:
    """The link with a point mass on it; products of inertia are left out, so its axes stay along the link's own."""
    at = load.at or link.centre
    mass = link.mass + load.mass
    centre = tuple((link.mass * c + load.mass * a) / mass for c, a in zip(link.centre, at, strict=True))
    reduced = link.mass * load.mass / mass
    dx, dy, dz = (a - c for a, c in zip(at, link.centre, strict=True))
    x, y, z = link.inertia
    inertia = (x + reduced * (dy * dy + dz * dz), y + reduced * (dx * dx + dz * dz), z + reduced * (dx * dx + dy * dy))
    return replace(link, mass=mass, centre=centre, inertia=inertia)


SOLE_SPACING = 0.04  # of the points along a sole's long sides [m]
SOLE_ARCH = 0.005  # how much higher than the corners they are [m]


def soled(character: Character) -> Character:
    """The body with points along the sides of its box feet, so that a sole can rest on the edge of a step.

    On level ground the corners alone carry a foot: the points between them are a little higher and do not touch.
    """
    rear = {foot.name for foot in character.feet}
    return replace(character, links=tuple(_soled(link, 4 if link.name in rear else 2) for link in character.links))


def _soled(link: Link, corners: int) -> Link:
    """With points between its corners; toes have two, since the foot has those at the ball."""
    if len(link.points) != corners or not link.box:
        return link
    x, y, z = link.box[0], link.box[1], min(point[2] for point in link.points) + SOLE_ARCH
    spaces = max(1, round(2.0 * link.box[3] / SOLE_SPACING))
    along = [x + link.box[3] * (2.0 * i / spaces - 1.0) for i in range(1, spaces)]
    between = tuple((at, y + side * link.box[4], z) for at in along for side in (1.0, -1.0))
    return replace(link, points=link.points + between)


# The bodies of Wang, Fleet and Hertzmann 2009 (Figure 8), as shares of the adult `human` (1.80 m, 88.6 kg).
ADULT = (1.80, 88.6)
BODIES = {
    name: BodyShape(height=round(tall / ADULT[0], 4), mass=round(heavy / ADULT[1], 4), arm_length=arms)
    for name, tall, heavy, arms in (
        ("long-arm", 1.27, 65.0, 1.6),
        ("thin", 1.65, 41.0, 1.0),
        ("short", 1.65, 57.0, 1.0),
        ("stocky", 1.65, 70.0, 1.0),
        ("overweight", 1.61, 86.0, 1.0),
        ("tall", 1.96, 79.0, 1.0),
    )
}
