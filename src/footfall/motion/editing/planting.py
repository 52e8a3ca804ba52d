"""Feet that stay where they stand: foot constraints enforced from the whole to the parts.

1. Every stance gets a footprint: the place and heading that the foot has while it is stillest.
2. In a stance the foot may only roll about its heel or its toe: heading and sideways tilt are those of the footprint;
   small pitches are taken for a flat foot. One pivot takes over from the other when the foot is flat, where both
   agree, so the foot never jumps.
3. Before and after, the change fades with its speed, so that ankles keep a continuous velocity; in swing the foot is
   lifted where it would be below the floor.
4. The root follows what trembles between it and standing feet, and comes down, smoothly, where a standing leg could
   not reach; then the legs reach (`leg_ik`); then toes that move are kept above the floor, those on a hinge on it.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace

import numpy as np

from ...characters.roles import Roles
from ...errors import BadInput
from .. import pose, rotation
from ..analysis import contacts as touch
from ..analysis.feet import SIDES, Sole, sole_points
from ..motion import Motion
from ..retarget import toes
from . import leg_ik

FADE = 0.16  # [s] in which a change fades before and after a stance
RISEN = 0.01  # [m] a foot whose heel and ball are higher than this over where it stood stands on its toes only
SLIPS = 0.6  # [m/s] a foot no part of which is slower does not stand, whatever its height
STEEPEST = 0.9  # of what the toes' hinge can bend: the most that a foot on its ball is pitched
FLAT = 0.07  # [rad] pitches smaller than this are mostly taken for a flat foot
STILL = 0.05  # [m/s] slower than this all frames of a stance count alike for its footprint
ROLL = 0.03  # [s] over which a foot's roll is smoothed
SHAKE = 0.05  # [s] faster changes of a standing foot's place are taken for noise of the whole body
LIFT = 0.004  # [m] softness with which a swinging foot is kept above the floor
SINK = 0.3  # [s] over which a lowered root is smoothed
LOWEST = 0.15  # [m] the most that the root is lowered
FASTEST = 2.0  # [m/s] of the change at the ends of a stance: more is a fault in the clip


@dataclass(frozen=True, eq=False)
class FootPath:
    """Where an ankle should be [frame, 3] [m] and how it should face [frame, 4]."""

    place: np.ndarray
    facing: np.ndarray


def planted(
    motion: Motion,
    contacts: touch.Contacts,
    roles: Roles,
    soles: dict[str, Sole] | None = None,
    floor: float = 0.0,
    fade: float = FADE,
) -> Motion:
    """The motion with its feet kept in place while in contact and above the floor always."""
    soles = soles or sole_points(motion.skeleton, roles, motion=motion)
    count = max(2, round(fade * motion.rate))
    paths, stands = {}, {}
    for side in SIDES:
        on = np.asarray(contacts.foot[side], bool)
        if len(on) != len(motion):
            raise BadInput(f"contacts of {len(on)} frames do not fit {motion.name}, which has {len(motion)}")
        stands[side] = on = _standing(motion, soles[side], on)
        paths[side] = foot_path(motion, soles[side], on, count, floor)
    shake = _shake(motion, soles, stands, paths)
    motion = replace(motion, root=motion.root + shake)
    for side, path in paths.items():  # what swings trembles with the root
        on = stands[side]
        swings = pose.rise(_frames_to(on), 0, max(1, round(SHAKE * motion.rate)))
        path = replace(path, place=path.place + swings[:, None] * shake)
        paths[side] = _lifted(path, soles[side], on, count, floor)
    down = _sink(motion, roles, stands, paths, count)
    motion = replace(motion, root=motion.root - np.stack((0 * down, 0 * down, down), axis=1))
    for side in SIDES:
        motion = leg_ik.reached(motion, roles, side, paths[side].place, paths[side].facing)
        motion = motion if soles[side].yaws else leg_ik.swivelled(motion, roles, side)
    for side in SIDES:
        motion, _ = toes.lay(motion, soles[side], floor)
    return _toes_up(motion, soles, floor)


def foot_path(motion: Motion, sole: Sole, on: np.ndarray, count: int, floor: float = 0.0) -> FootPath:
    """Where the ankle of one foot should be: locked where `on`, faded in and out in so many frames around."""
    place, facing = motion.position(sole.ankle), motion.world_rotation(sole.ankle)
    stances = _runs(on)
    shift, twist = np.zeros_like(place), np.zeros_like(place)
    for a, b in stances:
        stand = _stance(place[a:b], facing[a:b], sole, motion.rate, floor)
        shift[a:b] = stand.place - place[a:b]
        twist[a:b] = rotation.log(rotation.product(rotation.inverse(facing[a:b]), stand.facing))
    change = _faded(np.concatenate((shift, twist), axis=1), stances, count, FASTEST / motion.rate)
    return FootPath(place + change[:, :3], rotation.product(facing, rotation.exp(change[:, 3:])))


def _runs(on: np.ndarray) -> list[tuple[int, int]]:
    """(first, one after the last) of every run of true."""
    edges = np.flatnonzero(np.diff(np.concatenate(([False], on, [False])).astype(int)))
    return [(int(a), int(b)) for a, b in zip(edges[::2], edges[1::2], strict=True)]


def _standing(motion: Motion, sole: Sole, on: np.ndarray) -> np.ndarray:
    """Contacts without the frames at their ends in which no part of the foot rests: they come down or push off there.

    Holding the foot in them would tear the leg straight.
    """
    points = np.stack([p.mean(axis=1) for p in np.split(sole.points(motion), [len(sole.heel)], axis=1)], axis=1)
    if len(motion) < 2:
        return on
    slowest = motion.rate * np.linalg.norm(np.gradient(points[..., :2], axis=0), axis=-1).min(axis=1)
    rests = slowest < SLIPS
    low = points[..., 2].min(axis=1)
    out = on.copy()
    for a, b in _runs(on):
        still = a + np.flatnonzero(rests[a:b])
        if sole.hinge is not None:  # a ball that rises over its toes no longer stands, though they do
            still = still[low[still] < np.percentile(low[a:b], 20.0) + RISEN]
        if len(still):
            out[a : still[0]] = False
            out[still[-1] + 1 : b] = False
    return out


def _frames_to(on: np.ndarray) -> np.ndarray:
    """How many frames it is from each to the nearest that is true; many where none is."""
    frame = np.arange(len(on))
    since = frame - np.maximum.accumulate(np.where(on, frame, -len(on)))
    until = np.minimum.accumulate(np.where(on, frame, 2 * len(on))[::-1])[::-1] - frame
    return np.minimum(since, until)


def _stance(place: np.ndarray, facing: np.ndarray, sole: Sole, rate: float, floor: float) -> FootPath:
    """One stance on its footprint, rolling about heel or toe."""
    heel, toe = sole.heel.mean(axis=0), sole.toe.mean(axis=0)
    forward = rotation.rotated(facing, (toe - heel) / sole.length)
    pitch = _rolling(np.arcsin(np.clip(forward[:, 2], -1.0, 1.0)), place[:, 2] - floor, sole)
    pitch = _smooth(pitch, ROLL * rate)  # the only freedom left: no smoothing of it can make the foot slide
    on_heel = pitch[:, None] > 0.0
    pivot = np.where(on_heel, heel, toe)
    half = np.where(on_heel, 0.5, -0.5) * sole.length  # from the pivot to the middle of the footprint

    def turned(heading: np.ndarray | float) -> np.ndarray:
        """Flat towards a heading, then toes up, which is a turn about -left."""
        level = rotation.product(rotation.about((0.0, 0.0, 1.0), heading), rotation.about((0.0, 1.0, 0.0), -pitch))
        return rotation.product(level, rotation.inverse(sole.axes))

    heading = np.unwrap(np.arctan2(forward[:, 1], forward[:, 0]))
    ahead = np.stack((np.cos(heading), np.sin(heading)), axis=1)
    middle = (place + rotation.rotated(turned(heading), pivot))[:, :2] + half * ahead
    speed = rate * np.linalg.norm(np.gradient(middle, axis=0), axis=1) if len(place) > 1 else np.zeros(1)
    weight = 1.0 / (speed**2 + STILL**2)
    centre = np.average(middle, axis=0, weights=weight)
    heading = float(np.average(heading, weights=weight))

    new = turned(heading)
    at = centre - half * np.array([np.cos(heading), np.sin(heading)])
    ground = np.concatenate((at, np.full((len(place), 1), floor)), axis=1)
    return FootPath(ground - rotation.rotated(new, pivot), new)


def _rolling(pitch: np.ndarray, height: np.ndarray, sole: Sole) -> np.ndarray:
    """The pitch with which a foot stands on the floor [frame, rad], toes up positive, from its own and its height.

    On its heel a foot keeps its pitch, and on its ball if it has toes. On its toe a foot of one piece is pitched so
    that the ankle keeps its height, since there the leg is nearly straight and the clip's toes may have bent.
    """
    if sole.hinge is not None:
        steepest = STEEPEST * sole.hinge.high
        return np.maximum(pitch**3 / (pitch**2 + FLAT**2), -steepest)
    ahead, _, up = rotation.rotated(rotation.inverse(sole.axes), sole.toe.mean(axis=0))
    flat = np.abs(pitch) < 2.0 * FLAT
    floats = float(np.median(height[flat] + up)) if flat.any() else 0.0  # of the standing foot, which comes down …
    height = height - floats * pose.fall(-pitch, 0.0, FLAT)  # … while its knee is bent, and less when it pushes off
    far = np.hypot(ahead, up)  # height = ahead sin φ - up cos φ for a heel raised by φ
    raised = np.arcsin(np.clip(height / far, -1.0, 0.98)) + np.arctan2(up, ahead)
    own = np.maximum(-pitch, 0.0)
    own = own**3 / (own**2 + FLAT**2)  # nearly flat is flat
    soft = np.sqrt((np.maximum(raised, 0.0) - own) ** 2 + (0.2 * FLAT) ** 2) - 0.2 * FLAT
    on_toe = 0.5 * (np.maximum(raised, 0.0) + own + soft)  # the larger
    on_heel = np.maximum(pitch, 0.0)
    on_heel = on_heel**3 / (on_heel**2 + FLAT**2)
    fraction = pose.rise(-pitch, -FLAT, FLAT)
    return (1.0 - fraction) * on_heel - fraction * on_toe


def _faded(change: np.ndarray, stances: list[tuple[int, int]], count: int, fastest: float) -> np.ndarray:
    """Outside stances: the change at their ends, with its speed there, down to nothing in so many frames."""
    n = len(change)
    ends = [(0, 0), *stances, (n, n)]
    out = change.copy()
    for (_, b), (a, _) in itertools.pairwise(ends):
        if a <= b:
            continue
        k = np.arange(b, a)
        leaves = (change[b - 1], _slope(change, b - 1, -1, fastest)) if b > 0 else None
        comes = (change[a], _slope(change, a, 1, fastest)) if a < n else None
        if leaves and comes and a - b + 1 <= 2 * count:
            out[b:a] = _hermite(*leaves, *comes, k - (b - 1), a - b + 1)
            continue
        nothing = np.zeros(change.shape[1])
        if leaves:
            out[b:a] += _hermite(*leaves, nothing, nothing, np.minimum(k - (b - 1), count), count)
        if comes:
            out[b:a] += _hermite(nothing, nothing, *comes, np.maximum(k - a + count, 0), count)
    return out


def _slope(change: np.ndarray, at: int, step: int, fastest: float) -> np.ndarray:
    """Of the change at an end of a stance, from the frames inside it [a frame]."""
    other = int(np.clip(at + 2 * step, 0, len(change) - 1))
    if other == at:
        return np.zeros(change.shape[1])
    slope = (change[at] - change[other]) / (at - other)
    return slope / max(1.0, float(np.linalg.norm(slope[:3])) / fastest)


def _hermite(
    p: np.ndarray, p_slope: np.ndarray, q: np.ndarray, q_slope: np.ndarray, k: np.ndarray, count: int
) -> np.ndarray:
    """The cubic from p at 0 to q at `count`, with their slopes, at frames k."""
    x = (k / count)[:, None]
    y = x - 1.0
    rest = (1 + 2 * x) * y**2 * p + x**2 * (3 - 2 * x) * q
    return rest + count * (x * y**2 * p_slope + x**2 * y * q_slope)


def _lifted(path: FootPath, sole: Sole, on: np.ndarray, count: int, floor: float) -> FootPath:
    """Raised where a swinging foot would be below the floor; softly, but not at the ends of a stance."""
    own = np.concatenate((sole.heel, sole.toe))
    low = (path.place[:, None] + rotation.rotated(path.facing[:, None], own))[..., 2].min(axis=1) - floor
    soft = LIFT * pose.rise(_frames_to(on), 0, count)
    lift = 0.5 * (np.sqrt(low**2 + soft**2) - low)
    return FootPath(path.place + np.stack((0 * lift, 0 * lift, np.where(on, 0.0, lift)), axis=1), path.facing)


def _smooth(values: np.ndarray, frames: float) -> np.ndarray:
    """Along the first axis, by a bell of so many frames; slopes at the ends are kept."""
    from scipy.ndimage import gaussian_filter1d

    pad = min(round(4 * frames), len(values) - 1)
    if pad < 1:
        return values
    longer = np.pad(values, [(pad, pad)] + [(0, 0)] * (values.ndim - 1), mode="reflect", reflect_type="odd")
    return gaussian_filter1d(longer, frames, axis=0, mode="nearest")[pad:-pad]


def _shake(
    motion: Motion, soles: dict[str, Sole], stands: dict[str, np.ndarray], paths: dict[str, FootPath]
) -> np.ndarray:
    """How a recorded root trembles against standing feet [frame, 3]; taken from it, or knees would take it up."""
    total, weights = np.zeros((len(motion), 3)), np.zeros(len(motion))
    for side, path in paths.items():
        weight = _smooth(stands[side].astype(float), SHAKE * motion.rate)
        change = path.place - motion.position(soles[side].ankle)
        total += weight[:, None] * (change - _smooth(change, SHAKE * motion.rate))
        weights += weight
    return total / np.maximum(weights, 1.0)[:, None]


def _sink(
    motion: Motion, roles: Roles, stands: dict[str, np.ndarray], paths: dict[str, FootPath], count: int
) -> np.ndarray:
    """How much lower the root has to be for standing legs to reach [frame, m], smooth in time."""
    need = np.zeros(len(motion))
    for side, path in paths.items():
        chain = leg_ik.leg(motion, roles, side)
        away = path.place - motion.position(chain.hip)
        longest = chain.easy + 0.5 * (chain.longest - chain.easy)  # reached to a millimetre
        room = np.sqrt(np.maximum(longest**2 - np.sum(away[:, :2] ** 2, axis=1), 0.0))
        weight = pose.fall(_frames_to(stands[side]), 0, max(1, count // 3))
        need = np.maximum(need, weight * (-away[:, 2] - room))
    need = np.minimum(need, LOWEST)
    return pose.covered(need, max(1, round(0.5 * SINK * motion.rate)))


def _toes_up(motion: Motion, soles: dict[str, Sole], floor: float) -> Motion:
    """Toes that move as a clip's do, turned up where their ends are below the floor."""
    rotations = motion.local_rotations.copy()
    for sole in (sole for sole in soles.values() if sole.hinge is None):
        for joint, offset in sole.tips:
            arm = rotation.rotated(motion.world_rotation(joint), offset)
            length = float(np.linalg.norm(offset))
            now = np.arcsin(np.clip(arm[:, 2] / length, -1.0, 1.0))
            least = np.arcsin(np.clip((floor - motion.position(joint)[:, 2]) / length, -1.0, 1.0))
            axis = np.cross(arm, [0.0, 0.0, 1.0])
            axis /= np.maximum(np.linalg.norm(axis, axis=1, keepdims=True), 1e-9)
            up = rotation.about(axis, np.maximum(least - now, 0.0))
            parent = motion.world_rotation(motion.skeleton.parents[joint])
            rotations[:, joint] = rotation.product(
                rotation.inverse(parent), rotation.product(up, motion.world_rotation(joint))
            )
    return replace(motion, local_rotations=rotations)
