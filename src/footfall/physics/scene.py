"""The ground: a height profile along x, or a beam, its friction and stiffness, and the boxes on it."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from ..characters import Character
from ..characters.character import Ground
from ..errors import BadInput, UnknownName
from .options import read_options
from .props import MAX_STACKED, Prop

FAR = 400.0  # how far the ground reaches each way [m]
THICKNESS = 2.0  # of the blocks the ground is made of [m]
GAP = 0.001  # under each box of a stack [m]


@dataclass(frozen=True)
class Beam:
    """A beam along x between two platforms, its top level with them at height 0, and lower ground beside it.

    Attributes:
        width: Of its top [m]; the middle is at y = 0.
        height: Of the top above the ground beside it [m].
        start: Where the first platform ends [m].
        length: Of the beam [m]; then the second platform begins.
    """

    width: float
    height: float
    start: float
    length: float

    @property
    def end(self) -> float:
        """Where the second platform begins [m]."""
        return self.start + self.length


@dataclass(frozen=True)
class Scene:
    """The ground: a height profile along x (the same for all y but beside a beam), its friction and what is on it.

    `flat`, `penalty`, `slope`, `stairs`, `rough`, `boxes`, `beam` and `parse` make one.

    Attributes:
        name: As text, which `parse` reads again.
        points: Corners (x, z) of the profile [m], in the order of x; two at the same x are a riser.
        friction: Coefficient of friction; the character's own if None (thesis 7.7: 0.65 in the plane, 0.8 in 3D).
        stiffness: Of the ground at one contact point of a foot [N/m]; the character's own if None.
        damping: The same [N s/m].
        props: Things that can be knocked over, where they are at the beginning.
        beam: A part of the profile that is a beam; the only ground that differs across y.
    """

    name: str = "flat"
    points: tuple[tuple[float, float], ...] = ((-FAR, 0.0), (FAR, 0.0))
    friction: float | None = None
    props: tuple[Prop, ...] = ()
    stiffness: float | None = None
    damping: float | None = None
    beam: Beam | None = None

    @property
    def flat(self) -> bool:
        """Whether the ground is level at height 0 everywhere."""
        return self.beam is None and all(z == 0.0 for _, z in self.points)

    @property
    def lowest_points(self) -> tuple[tuple[float, float], ...]:
        """The profile of the lowest ground at each x [m]: that beside a beam; the root must stay high above it."""
        if self.beam is None:
            return self.points
        start, end, low = self.beam.start, self.beam.end, -self.beam.height
        return (self.points[0], (start, 0.0), (start, low), (end, low), (end, 0.0), self.points[-1])

    def height(self, x: float, y: float = 0.0) -> float:
        """Height of the ground [m].

        Args:
            x: Position along the world's x axis [m].
            y: Position along its y axis [m]; matters beside a beam only.

        Returns:
            The height; at a riser that of its far side.
        """
        beam = self.beam
        if beam is not None and abs(y) > 0.5 * beam.width and beam.start < x < beam.end:
            return -beam.height
        xs = np.array([p[0] for p in self.points])
        zs = np.array([p[1] for p in self.points])
        return ground_height(xs, zs, x)

    def friction_for(self, character: Character) -> float:
        """The coefficient of friction of a character on this ground."""
        return character.ground.friction if self.friction is None else self.friction

    def ground_for(self, character: Character) -> Ground:
        """What a contact point of a character feels: the spring and damper of this ground, and its friction."""
        own = character.ground
        stiffness = own.stiffness if self.stiffness is None else self.stiffness
        damping = own.damping if self.damping is None else self.damping
        contact = own.contact if self.stiffness is None else "spring"
        return Ground(stiffness, damping, self.friction_for(character), contact)

    def with_friction(self, friction: float) -> Scene:
        """The same ground with another coefficient of friction, 0 to 10."""
        if not (math.isfinite(friction) and 0.0 <= friction <= 10.0):
            raise BadInput(f"friction {friction} cannot be used; expected 0 to 10")
        return replace(self, friction=friction)


def ground_height(xs: np.ndarray, zs: np.ndarray, x: float) -> float:
    """Linear interpolation in the profile; plain scalar code, so that the stepping loop can compile it."""
    low, high = 0, len(xs) - 1
    if x <= xs[low]:
        return zs[low]
    if x >= xs[high]:
        return zs[high]
    while high - low > 1:
        middle = (low + high) // 2
        if xs[middle] <= x:
            low = middle
        else:
            high = middle
    fraction = (x - xs[low]) / (xs[high] - xs[low])
    return zs[low] + fraction * (zs[high] - zs[low])


def flat(friction: float | None = None) -> Scene:
    """Level ground, with a coefficient of friction if given."""
    return Scene() if friction is None else Scene().with_friction(friction)


def penalty(stiffness: float = 2000.0, damping: float | None = None, friction: float | None = None) -> Scene:
    """Level ground of soft springs and dampers, one under each contact point of a foot (Lee 2010, section 5).

    Args:
        stiffness: Of a spring [N/m].
        damping: Of a damper [N s/m]; 2 √stiffness if None, as in the paper.
        friction: Coefficient of friction; the character's own if None.

    Returns:
        The scene.
    """
    damping = 2.0 * math.sqrt(max(stiffness, 0.0)) if damping is None else damping
    _check("penalty", "stiffness", stiffness, 100.0, 1e7)
    _check("penalty", "damping", damping, 0.0, 1e6)
    name = f"penalty:stiffness={stiffness:g},damping={damping:g}"
    if friction is not None:
        name += f",friction={friction:g}"
    return replace(flat(friction), name=name, stiffness=stiffness, damping=damping)


def slope(degrees: float, start: float = 3.0) -> Scene:
    """Level ground, then a slope along x.

    Args:
        degrees: Angle of the slope [deg], uphill positive.
        start: Where it begins [m].

    Returns:
        The scene.
    """
    _check("slope", "degrees", degrees, -45.0, 45.0)
    _check("slope", "start", start, -FAR / 2, FAR / 2)
    end = start + 0.75 * FAR
    rise = (end - start) * math.tan(math.radians(degrees))
    return Scene(f"slope:{degrees:g},start={start:g}", ((-FAR, 0.0), (start, 0.0), (end, rise), (end + FAR, rise)))


def stairs(height: float = -0.2, spacing: float = 2.0, count: int = 8, start: float = 3.0) -> Scene:
    """Steps along x.

    Args:
        height: Height of a step [m], down negative.
        spacing: Distance between two risers [m].
        count: Number of steps.
        start: Where the first riser is [m].

    Returns:
        The scene.
    """
    _check("stairs", "height", height, -1.0, 1.0)
    _check("stairs", "spacing", spacing, 0.05, 100.0)
    _check("stairs", "count", count, 0, 500, whole=True)
    _check("stairs", "start", start, -FAR / 2, FAR / 2)
    points = [(-FAR, 0.0)]
    for i in range(int(count)):
        x = start + i * spacing
        points += [(x, i * height), (x, (i + 1) * height)]
    points.append((points[-1][0] + FAR, points[-1][1]))
    return Scene(f"stairs:height={height:g},spacing={spacing:g},count={int(count)},start={start:g}", tuple(points))


def rough(height: float = 0.03, spacing: float = 0.4, length: float = 60.0, start: float = 2.0, seed: int = 0) -> Scene:
    """Random ground along x.

    Args:
        height: Heights are drawn uniformly from ± this [m].
        spacing: Distance between two corners [m].
        length: Length of the rough part [m].
        start: Where it begins [m].
        seed: Random seed; the same seed gives the same ground.

    Returns:
        The scene.
    """
    _check("rough", "height", height, 0.0, 0.5)
    _check("rough", "spacing", spacing, 0.1, 10.0)
    _check("rough", "length", length, 0.0, 200.0)
    _check("rough", "start", start, -FAR / 2, FAR / 2)
    _check("rough", "seed", seed, 0, 2**31, whole=True)
    count = int(length / spacing)
    heights = np.random.default_rng(int(seed)).uniform(-height, height, count)
    points = [(-FAR, 0.0), (start, 0.0)]
    points += [(start + (i + 1) * spacing, float(z)) for i, z in enumerate(heights)]
    points.append((points[-1][0] + FAR, points[-1][1]))
    return Scene(
        f"rough:height={height:g},spacing={spacing:g},length={length:g},start={start:g},seed={int(seed)}", tuple(points)
    )


def boxes(
    stacks: int = 4,
    high: int = 3,
    size: float = 0.3,
    mass: float = 1.0,
    spacing: float = 2.0,
    aside: float = 0.0,
    start: float = 3.0,
) -> Scene:
    """Stacked boxes on level ground, one stack after the other along x (Lee 2010, figure 8).

    Args:
        stacks: Number of stacks.
        high: Boxes in a stack.
        size: Edge of a box [m].
        mass: Of a box [kg].
        spacing: Distance between two stacks along x [m].
        aside: Distance of the stacks from the x axis, to the left and to the right in turn [m].
        start: Where the first one is [m].

    Returns:
        The scene.
    """
    _check("boxes", "stacks", stacks, 0, MAX_STACKED, whole=True)
    _check("boxes", "high", high, 1, MAX_STACKED, whole=True)
    _check("boxes", "size", size, 0.05, 2.0)
    _check("boxes", "mass", mass, 0.05, 1000.0)
    _check("boxes", "spacing", spacing, 0.05, 100.0)
    _check("boxes", "aside", aside, -100.0, 100.0)
    _check("boxes", "start", start, -FAR / 2, FAR / 2)
    if stacks * high > MAX_STACKED:
        raise BadInput(f"scene 'boxes': {stacks * high:g} boxes are too many; expected at most {MAX_STACKED}")
    if spacing <= size and stacks > 1:
        raise BadInput(f"scene 'boxes': spacing = {spacing:g} is too near for boxes of {size:g} m")
    half = (0.5 * size,) * 3
    props = [
        Prop("box", half, mass, (start + k * spacing, -aside if k % 2 else aside, size * (i + 0.5) + GAP * (i + 1)))
        for k in range(int(stacks))
        for i in range(int(high))
    ]
    name = f"boxes:stacks={int(stacks)},high={int(high)},size={size:g},mass={mass:g},spacing={spacing:g}"
    return Scene(f"{name},aside={aside:g},start={start:g}", props=tuple(props))


def beam(width: float = 0.6, height: float = 0.15, start: float = 2.0, length: float = 20.0) -> Scene:
    """A beam along x between two platforms; a foot beside it steps down.

    Args:
        width: Of its top [m].
        height: Of the top above the ground beside it [m].
        start: Where it begins [m].
        length: [m].

    Returns:
        The scene.
    """
    _check("beam", "width", width, 0.05, 3.0)
    _check("beam", "height", height, 0.01, 1.0)
    _check("beam", "start", start, -FAR / 4, FAR / 4)
    _check("beam", "length", length, 0.5, FAR / 2)
    name = f"beam:width={width:g},height={height:g},start={start:g},length={length:g}"
    return Scene(name, beam=Beam(width, height, start, length))


KINDS = {
    "flat": flat,
    "penalty": penalty,
    "slope": slope,
    "stairs": stairs,
    "rough": rough,
    "boxes": boxes,
    "beam": beam,
}
_ARGUMENTS = {
    "flat": ("friction",),
    "penalty": ("stiffness", "damping", "friction"),
    "slope": ("degrees", "start"),
    "stairs": ("height", "spacing", "count", "start"),
    "rough": ("height", "spacing", "length", "start", "seed"),
    "boxes": ("stacks", "high", "size", "mass", "spacing", "aside", "start"),
    "beam": ("width", "height", "start", "length"),
}


def parse(text: str) -> Scene:
    """Read a scene from text.

    Args:
        text: `flat`, `penalty:2000`, `slope:6`, `stairs:height=-0.2,count=8`, `rough:height=0.03,seed=1`,
            `boxes:stacks=4,high=3`, `beam:width=0.6,height=0.15`.

    Returns:
        The scene.

    Raises:
        UnknownName: There is no such kind of scene.
        BadInput: An option is unknown or out of range.
    """
    kind, _, rest = text.strip().partition(":")
    if kind not in KINDS:
        raise UnknownName("scene", kind, KINDS)
    options = read_options(rest, f"scene {kind!r}", _ARGUMENTS[kind], first=_ARGUMENTS[kind][0])
    if kind == "slope" and "degrees" not in options:
        raise BadInput("scene 'slope' needs its angle, for example slope:6 (degrees, uphill positive)")
    return KINDS[kind](**options)


def _check(scene: str, name: str, value: float, low: float, high: float, whole: bool = False) -> None:
    if not low <= value <= high:
        raise BadInput(f"scene {scene!r}: {name} = {value:g} cannot be used; expected {low:g} to {high:g}")
    if whole and value != int(value):
        raise BadInput(f"scene {scene!r}: {name} = {value:g} cannot be used; expected a whole number")
