"""A virtual pressure pad: ground force and centre of pressure spread over the soles, and sampled by a grid of sensors.

The pad of Yin (2007), section 3.3.1: 80 by 64 sensors half an inch apart, 12 frames a second, 8 bits. Pads here are
simulated; no sensor was measured.

A sole is a set of points with resting weights w (`plantar`). Of all distributions of a force F over the points that
touch the ground, the one nearest to w with the given centre of pressure c is p_i = F w_i exp(λ·x_i)/Z, with λ such that
Σ p_i x_i = F c (largest entropy relative to w). Pressures are positive, and both feet share the load by the centre
alone. A small penalty on λ keeps it finite where c is outside the support.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from ..characters import Character
from ..characters.skeleton import of_character
from ..errors import BadInput
from ..motion import rotation
from ..motion.motion import Motion
from .ground_load import GroundLoad

INCH = 0.0254
FULL_SCALE = 40.0  # pressure of the highest level [N/cm²]; walking reaches about 30
SPACING = 0.008  # of the points of a sole [m]
TISSUE = 0.01  # a sole point this high above the lowest one of its foot carries 1/e of its weight [m]
PENALTY = 1e-6  # on λ² [m²]
ROUNDS, STEP = 30, 40.0  # of Newton's method for λ, and its longest step [1/m]
STEEPEST = 45.0  # |λ|: a load at the very edge is spread over about 1/45 m, as by soft tissue [1/m]


@dataclass(frozen=True)
class Pad:
    """A pressure pad. x is forward along the rows' numbers, y to the left; the origin is its centre.

    Attributes:
        rows: Number of sensors along x.
        columns: Number of sensors along y.
        cell: Distance of sensors [m].
        rate: Frames a second.
        levels: Highest value of a sensor; 255 for 8 bits.
        full_scale: Pressure of that value [N/cm²].
    """

    rows: int = 64
    columns: int = 80
    cell: float = 0.5 * INCH
    rate: float = 12.0
    levels: int = 255
    full_scale: float = FULL_SCALE

    def __post_init__(self) -> None:
        fits = 4 <= self.rows <= 1024 and 4 <= self.columns <= 1024 and 0.001 <= self.cell <= 0.1
        if not (fits and 1.0 <= self.rate <= 1000.0 and 1 <= self.levels <= 65535 and self.full_scale > 0.0):
            raise BadInput(
                f"a pad of {self.rows} by {self.columns} cells of {self.cell} m at {self.rate} Hz with {self.levels} "
                "levels; expected 4 to 1024 cells of 0.001 to 0.1 m, 1 to 1000 Hz and 1 to 65535 levels"
            )

    @property
    def size(self) -> np.ndarray:
        """Length along x and y [2] [m]."""
        return np.array([self.rows, self.columns]) * self.cell

    def places(self) -> tuple[np.ndarray, np.ndarray]:
        """x of every row [row] and y of every column [column] [m]."""
        x, y = ((np.arange(n) - 0.5 * (n - 1)) * self.cell for n in (self.rows, self.columns))
        return x, y

    def force(self, frames: np.ndarray) -> np.ndarray:
        """The force on each sensor [N], from levels [..., row, column]."""
        return frames * (self.full_scale / self.levels * (100.0 * self.cell) ** 2)


@dataclass(frozen=True, eq=False)
class Soles:
    """The points of both soles.

    Attributes:
        link: [point] index of the joint of the character's skeleton that carries it.
        foot: [point] 0 for the left foot, 1 for the right.
        offset: [point, 3] in that joint's frame [m].
        weight: [point] of the load at rest.
    """

    link: np.ndarray
    foot: np.ndarray
    offset: np.ndarray
    weight: np.ndarray

    def places(self, motion: Motion, frames: np.ndarray) -> np.ndarray:
        """World positions [frame, point, 3] [m] in some frames of a motion of the character."""
        part = motion[frames]
        turn, at = part.world_rotations[:, self.link], part.positions[:, self.link]
        return at + rotation.rotated(turn, self.offset)


def plantar(along: np.ndarray, medial: np.ndarray, arch: float = 0.35) -> np.ndarray:
    """How a sole carries its load at rest.

    Heel, lateral border, five metatarsal heads, big toe and other toes, after the shape of plantar pressure maps.

    Args:
        along: [...] 0 at the heel's end, 1 at the tip of the longest toe.
        medial: [...] -1 at the lateral border of the widest part, 1 at the medial one.
        arch: Weight of the lateral border in the middle of the foot; high for a flat foot.

    Returns:
        [...] weights, 0 outside the sole.
    """

    def blob(u: float, v: float, du: float, dv: float) -> np.ndarray:
        return np.exp(-0.5 * (((along - u) / du) ** 2 + ((medial - v) / dv) ** 2))

    heel = 1.0 * blob(0.13, 0.0, 0.075, 0.42)
    border = arch * blob(0.43, -0.48, 0.16, 0.26)
    heads = 0.62 * blob(0.71, -0.05, 0.065, 0.62) + 0.25 * blob(0.74, 0.5, 0.05, 0.28)
    toes = 0.5 * blob(0.92, 0.52, 0.042, 0.2) + 0.12 * blob(0.90, -0.15, 0.04, 0.4)
    half = np.interp(along, [0.0, 0.06, 0.2, 0.45, 0.7, 0.85, 1.0], [0.35, 0.62, 0.68, 0.72, 1.0, 0.95, 0.5])
    inside = (np.abs(medial) <= half) & (along >= 0.0) & (along <= 1.0)
    return np.where(inside, heel + border + heads + toes, 0.0)


@cache
def _soles(character_name: str, parts: tuple, arch: float) -> Soles:
    """Of feet given as ((joint, points…, radius), …); kept, because many motions have the same body."""
    links, feet, offsets, weights = [], [], [], []
    for foot, members in enumerate(parts):
        corners = np.array([point for _, points, _, shift in members for point in np.add(points, shift)])
        low, high = corners.min(axis=0), corners.max(axis=0)
        u, v = (np.arange(low[i] + 0.5 * SPACING, high[i], SPACING) for i in (0, 1))
        along = (u - low[0]) / (high[0] - low[0])
        sign = -1.0 if foot == 0 else 1.0  # the left foot's medial side is at smaller y
        medial = sign * (v - 0.5 * (low[1] + high[1])) / (0.5 * (high[1] - low[1]))
        weight = plantar(along[:, None], medial[None, :], arch)
        for i, x in enumerate(u):
            joint, _, radius, shift = members[-1] if len(members) > 1 and x > members[-1][3][0] else members[0]
            on = weight[i] > 1e-3
            links += [joint] * on.sum()
            feet += [foot] * on.sum()
            z = low[2] - radius
            offsets += [(x - shift[0], y - shift[1], z - shift[2]) for y in v[on]]
            weights += (weight[i, on] / weight.sum()).tolist()
    return Soles(np.array(links), np.array(feet), np.array(offsets), np.array(weights))


def soles(character: Character, arch: float = 0.35) -> Soles:
    """The soles of a character with two feet, from the corners of its contact points.

    Args:
        character: A 3D character with a left and a right foot.
        arch: See `plantar`.

    Returns:
        Points about 8 mm apart.
    """
    if character.planar or len(character.foot_links) != 2:
        raise BadInput(f"{character.name}: a pressure pad needs a 3D body with two feet, such as human")
    names = of_character(character).names
    parts = tuple(
        tuple(
            (names.index(link.name), link.points, link.radius, tuple(np.subtract(link.offset, link.offset)))
            if i == 0
            else (names.index(link.name), link.points, link.radius, link.offset)
            for i, link in enumerate(members)
        )
        for members in character.foot_links
    )
    return _soles(character.name, parts, arch)


def spread(places: np.ndarray, weight: np.ndarray, centre: np.ndarray) -> np.ndarray:
    """Fractions of a load on points, with its centre of pressure as near as can be to a given one.

    Args:
        places: [frame, point, 2] on the floor [m].
        weight: [frame, point] how readily each point carries; 0 for one in the air.
        centre: [frame, 2] of pressure [m].

    Returns:
        [frame, point] fractions, of sum 1; all 0 in frames in which no point can carry.
    """
    carries = weight.sum(axis=1) > 0.0
    log_weight = np.log(np.maximum(weight, 1e-300))
    x, y = places[..., 0] - centre[:, :1], places[..., 1] - centre[:, 1:]
    tilt = np.zeros((len(places), 2))
    share = np.zeros(weight.shape)
    for _ in range(ROUNDS):
        exponent = log_weight + x * tilt[:, :1] + y * tilt[:, 1:]
        share = np.exp(exponent - exponent.max(axis=1, keepdims=True))
        share /= share.sum(axis=1, keepdims=True)
        px, py = share * x, share * y
        mean = np.stack((px.sum(axis=1), py.sum(axis=1)), axis=1)
        cross = (px * y).sum(axis=1)
        square = np.stack(((px * x).sum(axis=1), cross, cross, (py * y).sum(axis=1)), axis=1).reshape(-1, 2, 2)
        bend = square - mean[:, :, None] * mean[:, None, :] + PENALTY * np.eye(2)
        step = np.linalg.solve(bend, (mean + PENALTY * tilt)[..., None])[..., 0]
        step *= np.minimum(1.0, STEP / np.maximum(np.linalg.norm(step, axis=1, keepdims=True), 1e-12))
        new = tilt - step
        new *= np.minimum(1.0, STEEPEST / np.maximum(np.linalg.norm(new, axis=1, keepdims=True), 1e-12))
        moved = np.abs(new - tilt)[carries].max(initial=0.0)
        tilt = new
        if moved < 1e-4:
            break
    return np.where(carries[:, None], share, 0.0)


def on_pad(pad: Pad, places: np.ndarray, force: np.ndarray) -> np.ndarray:
    """Forces at points as seen by the sensors of a pad.

    Args:
        pad: The pad.
        places: [frame, point, 2] on the pad [m].
        force: [frame, point] vertical force [N].

    Returns:
        [frame, row, column] pressure [N/cm²]; what falls beside the pad is lost.
    """
    at = places / pad.cell + 0.5 * (np.array([pad.rows, pad.columns]) - 1.0)
    low = np.floor(at).astype(int)
    rest = at - low
    frames = np.zeros((len(places), pad.rows, pad.columns))
    index = np.broadcast_to(np.arange(len(places))[:, None], force.shape)
    for i in (0, 1):
        for j in (0, 1):
            row, column = low[..., 0] + i, low[..., 1] + j
            part = force * np.abs(1 - i - rest[..., 0]) * np.abs(1 - j - rest[..., 1])
            good = (row >= 0) & (row < pad.rows) & (column >= 0) & (column < pad.columns)
            np.add.at(frames, (index[good], row[good], column[good]), part[good])
    return frames / (100.0 * pad.cell) ** 2


def pressures(
    pad: Pad, body: Soles, motion: Motion, load: GroundLoad, contacts: np.ndarray, times: np.ndarray
) -> np.ndarray:
    """Pressure under a moving body.

    Args:
        pad: The pad.
        body: Its soles.
        motion: Of the character's links; z up, floor at 0, the pad's centre at the origin.
        load: Its ground force, frame by frame.
        contacts: [frame, 2] whether the left and the right foot are on the ground.
        times: [k] when the pad is read [s].

    Returns:
        [k, row, column] [N/cm²].
    """
    frames = np.clip(np.rint(times * motion.rate).astype(int), 0, len(motion) - 1)
    places = body.places(motion, frames)
    weight = np.zeros(places.shape[:2])
    for foot in (0, 1):
        own = body.foot == foot
        height = places[:, own, 2] - places[:, own, 2].min(axis=1, keepdims=True)
        on = contacts[frames, foot][:, None]
        weight[:, own] = np.where(on, body.weight[own] * np.exp(-((height / TISSUE) ** 2)), 0.0)
    share = spread(places[..., :2], weight, load.centre[frames])
    lift = np.where(load.in_flight[frames], 0.0, np.maximum(load.force[frames, 2], 0.0))
    return on_pad(pad, places[..., :2], share * lift[:, None])


def levels(pad: Pad, pressure: np.ndarray, noise: float = 0.0, seed: int = 0) -> np.ndarray:
    """What the sensors say.

    Args:
        pad: The pad.
        pressure: [frame, row, column] [N/cm²].
        noise: Standard deviation of the sensors' gains, and of a reading in levels; 0.05 and one level at 1.
        seed: Of the noise.

    Returns:
        [frame, row, column] whole numbers from 0 to the highest level.
    """
    values = pressure * (pad.levels / pad.full_scale)
    if noise > 0.0:
        random = np.random.default_rng(seed)
        values = values * (1.0 + 0.05 * noise * random.standard_normal(values.shape[1:]))
        values = np.where(values > 0.5, values + noise * random.standard_normal(values.shape), values)
    kind = np.uint8 if pad.levels <= 255 else np.uint16
    return np.clip(np.rint(values), 0, pad.levels).astype(kind)
