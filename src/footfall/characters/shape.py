"""`BodyShape`: a character with other proportions (taller, heavier, one leg longer) or with loads.

The mass of a link is proportional to its length (the whole body's mass is set by `mass`), inertias scale with mass and
length squared. Torque limits and servo gains scale with the whole body's mass, loads included (`Character.strength`).
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace

from ..errors import BadInput, UnknownName, suggestion
from .character import Character, Link, Vector

LENGTHS = ("height", "leg_length", "femur", "shank", "arm_length", "left_leg", "right_leg")
LOW, HIGH = 0.2, 5.0  # range of every factor
MAX_LOADS = 16


@dataclass(frozen=True)
class Load:
    """A point mass attached to a link.

    Attributes:
        link: Name of the link.
        mass: [kg], 0 to 1000.
        at: Point in the link's frame [m]; the link's centre of mass if empty.
    """

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
    """Factors on the lengths and the mass of a character, each 0.2 to 5; 1 leaves it as it is.

    Attributes:
        height: Of every length; alone it leaves the mass as it is.
        mass: Of the whole body's mass.
        leg_length: Of thighs and shanks. This and the next four multiply.
        femur: Of both thighs.
        shank: Of both shanks.
        left_leg: Of the left thigh and shank.
        right_leg: Of the right thigh and shank.
        arm_length: Of upper arms and forearms.
        loads: Point masses, added last.
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
                raise BadInput(f"body shape: {name} {value} cannot be used; expected a factor from {LOW:g} to {HIGH:g}")

    @property
    def plain(self) -> bool:
        """Whether this changes nothing."""
        return self == BodyShape()

    def __str__(self) -> str:
        """As text that `parse` reads."""
        parts = [f"{name}={getattr(self, name):g}" for name in (*LENGTHS, "mass") if getattr(self, name) != 1.0]
        parts += [str(load) for load in self.loads]
        return ",".join(parts) or "as it is"


def parse(text: str) -> BodyShape:
    """A shape from text.

    Args:
        text: `height=1.1,mass=1.2`, `load=torso:10` [kg], `load=torso:10@-0.15/0/0.25` [m in the link's frame], or one
            of the names in `BODIES`.

    Returns:
        The shape; `BadInput` says what cannot be read.
    """
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
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= sys.float_info.max


def _number(text: str, part: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise BadInput(f"body shape: {part[:40]!r}: expected a number, got {text[:40]!r}") from None


def reshape(character: Character, shape: BodyShape) -> Character:
    """A character with another shape.

    Args:
        character: The character to change.
        shape: Factors on its lengths and mass, and loads.

    Returns:
        The new character; the same object if the shape changes nothing.

    Raises:
        UnknownName: A load is on a link that the character does not have.
        BadInput: The shape scales a limb that the character does not have.
    """
    if shape.plain:
        return character
    names = {link.name for link in character.links}
    if len(shape.loads) > MAX_LOADS:
        raise BadInput(f"body shape: {len(shape.loads)} loads are too many; expected at most {MAX_LOADS}")
    for load in shape.loads:
        if load.link not in names:
            raise UnknownName(f"body part of {character.name}", load.link, names)
    _check_parts(character, shape)
    stretch = {link.name: _stretch(link.name, shape) for link in character.links}
    links = tuple(_scaled(link, stretch, shape) for link in character.links)
    mass = sum(link.mass for link in links)
    wanted = character.mass * shape.mass
    links = tuple(_scaled_mass(link, wanted / mass) for link in links)
    for load in shape.loads:
        links = tuple(_loaded(link, load) if link.name == load.link else link for link in links)
    strength = sum(link.mass for link in links) / character.mass
    joints = tuple(replace(joint, torque=joint.torque * strength) for joint in character.joints)
    before = character.root_height
    if before <= 0.0:
        raise BadInput(f"body shape: {character.name} has no contact point below its root, so that it cannot be scaled")
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
    """Refuse a factor on a limb that this character does not have, rather than ignore it."""
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
    """The factor on one link's length, along its bone."""
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
    """A link scaled along its bone by its own factor and across it by the height's."""
    long, wide = stretch[link.name], shape.height
    parent = stretch.get(link.parent, 1.0)  # its joint is a point of the parent
    offset = (link.offset[0] * wide, link.offset[1] * wide, link.offset[2] * parent)

    def point(p: Vector) -> Vector:
        return (p[0] * wide, p[1] * wide, p[2] * long)

    mass = link.mass * long / wide
    x, y, z = link.inertia
    grown = mass / link.mass
    inertia = (x * grown * long**2, y * grown * long**2, z * grown * wide**2)
    if max(inertia) > sum(inertia) - max(inertia):  # a flat link made too long: keep the inertia physically possible
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


def _scaled_mass(link: Link, factor: float) -> Link:
    return replace(link, mass=link.mass * factor, inertia=tuple(i * factor for i in link.inertia))


def _loaded(link: Link, load: Load) -> Link:
    """The link with a point mass; products of inertia are left out, so that its axes stay along the link's own."""
    at = load.at or link.centre
    mass = link.mass + load.mass
    centre = tuple((link.mass * c + load.mass * a) / mass for c, a in zip(link.centre, at, strict=True))
    reduced = link.mass * load.mass / mass
    dx, dy, dz = (a - c for a, c in zip(at, link.centre, strict=True))
    x, y, z = link.inertia
    inertia = (x + reduced * (dy * dy + dz * dz), y + reduced * (dx * dx + dz * dz), z + reduced * (dx * dx + dy * dy))
    return replace(link, mass=mass, centre=centre, inertia=inertia)


SOLE_SPACING = 0.04  # of the contact points along a sole's long sides [m]
MAX_SOLE_POINTS = 64  # along a side of a very long sole
SOLE_ARCH = 0.005  # their height over the corners [m]


def with_sole_points(character: Character) -> Character:
    """A character with contact points along the sides of its box feet, so that a sole can rest on the edge of a step.

    On level ground only the corners carry the foot: the points between them are 5 mm higher and do not touch.

    Args:
        character: Any character; feet that are not boxes with corner points stay as they are.

    Returns:
        The character with the additional points.
    """
    rear = {foot.name for foot in character.feet}
    return replace(
        character, links=tuple(_with_side_points(link, 4 if link.name in rear else 2) for link in character.links)
    )


def _with_side_points(link: Link, corners: int) -> Link:
    """A link with points between its corners; toes have two corners, since those at the ball belong to the foot."""
    if len(link.points) != corners or not link.box:
        return link
    x, y, z = link.box[0], link.box[1], min(point[2] for point in link.points) + SOLE_ARCH
    spaces = min(max(1, round(2.0 * link.box[3] / SOLE_SPACING)), MAX_SOLE_POINTS)
    along = [x + link.box[3] * (2.0 * i / spaces - 1.0) for i in range(1, spaces)]
    between = tuple((at, y + side * link.box[4], z) for at in along for side in (1.0, -1.0))
    return replace(link, points=link.points + between)


# The bodies of Wang, Fleet and Hertzmann 2009 (Figure 8), as factors on the adult `human` (1.80 m, 88.6 kg).
ADULT = (1.80, 88.6)  # height and mass of `human` [m, kg]
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
