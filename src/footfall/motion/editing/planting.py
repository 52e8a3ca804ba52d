"""Foot planting (foot skate cleanup): feet in contact are held at fixed footprints.

1. Every stance gets a footprint: the position and heading of the foot where it moves least.
2. In a stance the foot may only roll about its heel or its toe: heading and roll are those of the footprint; small
   pitches are treated as a flat foot. The pivot changes when the foot is flat, where both pivots agree, so that the
   foot does not jump.
3. Before and after a stance the correction fades out with continuous velocity; a swing foot is lifted where it would
   be below the floor.
4. High-frequency movement of a stance foot relative to the root is moved to the root; the root is lowered smoothly
   where a stance leg could not reach. Then the legs are solved (`leg_ik`), and toes are kept above the floor; toes on a
   hinge are laid on the floor.
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

FADE_SECONDS = 0.16  # duration of the fade of a correction before and after a stance [s]
TOES_ONLY_RISE = 0.01  # a foot with heel and ball higher than this over their rest height stands on its toes only [m]
MAX_STANCE_SPEED = 0.6  # a foot all parts of which are faster is not in stance, whatever its height [m/s]
MAX_TOE_BEND = 0.9  # of the range of the toes' hinge: limit of the pitch of a foot on its ball
FLAT_PITCH = 0.07  # smaller pitches are mostly treated as a flat foot [rad]
FOOTPRINT_SPEED = 0.05  # slower frames of a stance have equal weights for its footprint [m/s]
PITCH_SMOOTHING = 0.03  # standard deviation of the smoothing of a foot's pitch [s]
NOISE_SMOOTHING = 0.05  # faster changes of a stance foot's position are treated as noise of the whole body [s]
LIFT_SOFTNESS = 0.004  # of the lower limit of a swing foot's height [m]
ROOT_SMOOTHING = 0.3  # window over which a lowered root is smoothed [s]
MAX_ROOT_LOWERING = 0.15  # [m]
MAX_FADE_SPEED = 2.0  # of the correction at the ends of a stance [m/s]: more is a defect of the clip


@dataclass(frozen=True, eq=False)
class FootPath:
    """Target positions [frame, 3] [m] and world rotations [frame, 4] of an ankle."""

    position: np.ndarray
    world_rotation: np.ndarray


def planted(
    motion: Motion,
    contacts: touch.Contacts,
    roles: Roles,
    soles: dict[str, Sole] | None = None,
    floor: float = 0.0,
    fade: float = FADE_SECONDS,
) -> Motion:
    """The motion with its feet fixed to the ground while in contact, and never below the floor.

    Args:
        motion: In metres, z up.
        contacts: Of the motion, one value for each frame.
        roles: Joint roles.
        soles: Of both feet (see `feet.sole_points`); estimated from the motion if not given.
        floor: Height of the floor [m].
        fade: Duration of the fade of a correction before and after a stance [s].

    Returns:
        The motion with new root positions and rotations of hips, knees, ankles and toes. Joint ranges are not checked.

    Raises:
        BadInput: The contacts have another number of frames.
    """
    soles = soles or sole_points(motion.skeleton, roles, motion=motion)
    count = max(2, round(fade * motion.rate))
    paths, stances = {}, {}
    for side in SIDES:
        on = np.asarray(contacts.foot[side], bool)
        if len(on) != len(motion):
            raise BadInput(f"contacts of {len(on)} frames do not fit {motion.name}, which has {len(motion)}")
        stances[side] = on = _stance_frames(motion, soles[side], on)
        paths[side] = foot_path(motion, soles[side], on, count, floor)
    noise = _root_noise(motion, soles, stances, paths)
    motion = replace(motion, root=motion.root + noise)
    for side, path in paths.items():  # swing feet move with the root
        on = stances[side]
        swings = pose.rise(_frames_to(on), 0, max(1, round(NOISE_SMOOTHING * motion.rate)))
        path = replace(path, position=path.position + swings[:, None] * noise)
        paths[side] = _lifted(path, soles[side], on, count, floor)
    down = _root_lowering(motion, roles, stances, paths, count)
    motion = replace(motion, root=motion.root - np.stack((0 * down, 0 * down, down), axis=1))
    for side in SIDES:
        motion = leg_ik.reached(motion, roles, side, paths[side].position, paths[side].world_rotation)
        motion = motion if soles[side].yaws else leg_ik.swivelled(motion, roles, side)
    for side in SIDES:
        motion, _ = toes.lay(motion, soles[side], floor)
    return _toes_up(motion, soles, floor)


def foot_path(motion: Motion, sole: Sole, on: np.ndarray, count: int, floor: float = 0.0) -> FootPath:
    """Targets of one ankle: fixed to footprints where `on`, with fades of `count` frames before and after."""
    position, orientation = motion.position(sole.ankle), motion.world_rotation(sole.ankle)
    stances = _runs(on)
    shift, twist = np.zeros_like(position), np.zeros_like(position)
    for a, b in stances:
        stance = _stance(position[a:b], orientation[a:b], sole, motion.rate, floor)
        shift[a:b] = stance.position - position[a:b]
        twist[a:b] = rotation.log(rotation.product(rotation.inverse(orientation[a:b]), stance.world_rotation))
    change = _faded(np.concatenate((shift, twist), axis=1), stances, count, MAX_FADE_SPEED / motion.rate)
    return FootPath(position + change[:, :3], rotation.product(orientation, rotation.exp(change[:, 3:])))


def _runs(on: np.ndarray) -> list[tuple[int, int]]:
    """(first, one after the last) frame of every run of true."""
    edges = np.flatnonzero(np.diff(np.concatenate(([False], on, [False])).astype(int)))
    return [(int(a), int(b)) for a, b in zip(edges[::2], edges[1::2], strict=True)]


def _stance_frames(motion: Motion, sole: Sole, on: np.ndarray) -> np.ndarray:
    """Contacts without the frames at their ends in which no part of the foot rests (landing and push-off).

    Fixing the foot in these frames would overextend the leg.
    """
    points = np.stack([p.mean(axis=1) for p in np.split(sole.points(motion), [len(sole.heel)], axis=1)], axis=1)
    if len(motion) < 2:
        return on
    slowest = motion.rate * np.linalg.norm(np.gradient(points[..., :2], axis=0), axis=-1).min(axis=1)
    rests = slowest < MAX_STANCE_SPEED
    low = points[..., 2].min(axis=1)
    out = on.copy()
    for a, b in _runs(on):
        still = a + np.flatnonzero(rests[a:b])
        if sole.hinge is not None:  # a ball that rises over its toes is no longer in contact, although they are
            still = still[low[still] < np.percentile(low[a:b], 20.0) + TOES_ONLY_RISE]
        if len(still):  # what is on the ground when the clip begins or ends does not land or push off there
            out[a if a > 0 else still[0] : still[0]] = False
            out[still[-1] + 1 : b if b < len(on) else still[-1] + 1] = False
    return out


def _frames_to(on: np.ndarray) -> np.ndarray:
    """Distance in frames from each frame to the nearest that is true; large if there is none."""
    frame = np.arange(len(on))
    since = frame - np.maximum.accumulate(np.where(on, frame, -len(on)))
    until = np.minimum.accumulate(np.where(on, frame, 2 * len(on))[::-1])[::-1] - frame
    return np.minimum(since, until)


def _stance(position: np.ndarray, orientation: np.ndarray, sole: Sole, rate: float, floor: float) -> FootPath:
    """The targets in one stance: on its footprint, pitching about heel or toe."""
    heel, toe = sole.heel.mean(axis=0), sole.toe.mean(axis=0)
    forward = rotation.rotated(orientation, (toe - heel) / sole.length)
    pitch = _stance_pitch(np.arcsin(np.clip(forward[:, 2], -1.0, 1.0)), position[:, 2] - floor, sole)
    pitch = _smooth(
        pitch, PITCH_SMOOTHING * rate
    )  # the only degree of freedom left: smoothing it cannot make the foot slide
    on_heel = pitch[:, None] > 0.0
    pivot = np.where(on_heel, heel, toe)
    half = np.where(on_heel, 0.5, -0.5) * sole.length  # from the pivot to the middle of the footprint

    def orientation_at(heading: np.ndarray | float) -> np.ndarray:
        """The world rotation of the foot: yaw to a heading, then pitch about -left (toes up)."""
        level = rotation.product(
            rotation.from_axis_angle((0.0, 0.0, 1.0), heading), rotation.from_axis_angle((0.0, 1.0, 0.0), -pitch)
        )
        return rotation.product(level, rotation.inverse(sole.axes))

    heading = np.unwrap(np.arctan2(forward[:, 1], forward[:, 0]))
    ahead = np.stack((np.cos(heading), np.sin(heading)), axis=1)
    middle = (position + rotation.rotated(orientation_at(heading), pivot))[:, :2] + half * ahead
    speed = rate * np.linalg.norm(np.gradient(middle, axis=0), axis=1) if len(position) > 1 else np.zeros(1)
    weight = 1.0 / (speed**2 + FOOTPRINT_SPEED**2)
    centre = np.average(middle, axis=0, weights=weight)
    heading = float(np.average(heading, weights=weight))

    new = orientation_at(heading)
    at = centre - half * np.array([np.cos(heading), np.sin(heading)])
    ground = np.concatenate((at, np.full((len(position), 1), floor)), axis=1)
    return FootPath(ground - rotation.rotated(new, pivot), new)


def _stance_pitch(pitch: np.ndarray, height: np.ndarray, sole: Sole) -> np.ndarray:
    """The pitch of a foot in stance [frame] [rad], toes up positive, from its recorded pitch and height.

    On its heel a foot keeps its pitch, and on its ball if it has toes. On its toe a rigid foot is pitched so that the
    ankle keeps its height, since there the leg is nearly straight and the clip's toes may have been bent.
    """
    if sole.hinge is not None:
        steepest = MAX_TOE_BEND * sole.hinge.high
        return np.maximum(pitch**3 / (pitch**2 + FLAT_PITCH**2), -steepest)
    ahead, _, up = rotation.rotated(rotation.inverse(sole.axes), sole.toe.mean(axis=0))
    flat = np.abs(pitch) < 2.0 * FLAT_PITCH
    floats = (
        float(np.median(height[flat] + up)) if flat.any() else 0.0
    )  # height of the flat foot over the floor, removed …
    height = height - floats * pose.fall(-pitch, 0.0, FLAT_PITCH)  # … while the knee is flexed, and less in push-off
    far = np.hypot(ahead, up)  # height = ahead sin φ - up cos φ for a heel raised by φ
    raised = np.arcsin(np.clip(height / far, -1.0, 0.98)) + np.arctan2(up, ahead)
    own = np.maximum(-pitch, 0.0)
    own = own**3 / (own**2 + FLAT_PITCH**2)  # small pitches are reduced to flat
    soft = np.sqrt((np.maximum(raised, 0.0) - own) ** 2 + (0.2 * FLAT_PITCH) ** 2) - 0.2 * FLAT_PITCH
    on_toe = 0.5 * (np.maximum(raised, 0.0) + own + soft)  # smooth maximum
    on_heel = np.maximum(pitch, 0.0)
    on_heel = on_heel**3 / (on_heel**2 + FLAT_PITCH**2)
    fraction = pose.rise(-pitch, -FLAT_PITCH, FLAT_PITCH)
    return (1.0 - fraction) * on_heel - fraction * on_toe


def _faded(change: np.ndarray, stances: list[tuple[int, int]], count: int, fastest: float) -> np.ndarray:
    """Outside stances: the correction at their ends, with its velocity there, faded to zero in `count` frames."""
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
    """Slope of the correction at an end of a stance [per frame], from the frames inside it, limited."""
    other = int(np.clip(at + 2 * step, 0, len(change) - 1))
    if other == at:
        return np.zeros(change.shape[1])
    slope = (change[at] - change[other]) / (at - other)
    return slope / max(1.0, float(np.linalg.norm(slope[:3])) / fastest)


def _hermite(
    p: np.ndarray, p_slope: np.ndarray, q: np.ndarray, q_slope: np.ndarray, k: np.ndarray, count: int
) -> np.ndarray:
    """Cubic Hermite interpolation from p at 0 to q at `count`, with their slopes, at frames k."""
    x = (k / count)[:, None]
    y = x - 1.0
    rest = (1 + 2 * x) * y**2 * p + x**2 * (3 - 2 * x) * q
    return rest + count * (x * y**2 * p_slope + x**2 * y * q_slope)


def _lifted(path: FootPath, sole: Sole, on: np.ndarray, count: int, floor: float) -> FootPath:
    """Targets raised where a swing foot would be below the floor, with a soft limit away from stances."""
    own = np.concatenate((sole.heel, sole.toe))
    low = (path.position[:, None] + rotation.rotated(path.world_rotation[:, None], own))[..., 2].min(axis=1) - floor
    soft = LIFT_SOFTNESS * pose.rise(_frames_to(on), 0, count)
    lift = 0.5 * (np.sqrt(low**2 + soft**2) - low)
    return FootPath(
        path.position + np.stack((0 * lift, 0 * lift, np.where(on, 0.0, lift)), axis=1), path.world_rotation
    )


def _smooth(values: np.ndarray, frames: float) -> np.ndarray:
    """Gaussian smoothing along the first axis with a standard deviation in frames; slopes at the ends are kept."""
    from scipy.ndimage import gaussian_filter1d

    pad = min(round(4 * frames), len(values) - 1)
    if pad < 1:
        return values
    longer = np.pad(values, [(pad, pad)] + [(0, 0)] * (values.ndim - 1), mode="reflect", reflect_type="odd")
    return gaussian_filter1d(longer, frames, axis=0, mode="nearest")[pad:-pad]


def _root_noise(
    motion: Motion, soles: dict[str, Sole], stances: dict[str, np.ndarray], paths: dict[str, FootPath]
) -> np.ndarray:
    """High-frequency movement of the root relative to stance feet [frame, 3] [m]; else the knees would follow it."""
    total, weights = np.zeros((len(motion), 3)), np.zeros(len(motion))
    for side, path in paths.items():
        weight = _smooth(stances[side].astype(float), NOISE_SMOOTHING * motion.rate)
        change = path.position - motion.position(soles[side].ankle)
        total += weight[:, None] * (change - _smooth(change, NOISE_SMOOTHING * motion.rate))
        weights += weight
    return total / np.maximum(weights, 1.0)[:, None]


def _root_lowering(
    motion: Motion, roles: Roles, stances: dict[str, np.ndarray], paths: dict[str, FootPath], count: int
) -> np.ndarray:
    """How much the root must be lowered for stance legs to reach [frame] [m], smooth in time."""
    need = np.zeros(len(motion))
    for side, path in paths.items():
        chain = leg_ik.leg(motion, roles, side)
        away = path.position - motion.position(chain.hip)
        longest = chain.exact_reach + 0.5 * (chain.max_extension - chain.exact_reach)  # reached within a millimetre
        room = np.sqrt(np.maximum(longest**2 - np.sum(away[:, :2] ** 2, axis=1), 0.0))
        weight = pose.fall(_frames_to(stances[side]), 0, max(1, count // 3))
        need = np.maximum(need, weight * (-away[:, 2] - room))
    need = np.minimum(need, MAX_ROOT_LOWERING)
    return pose.upper_envelope(need, max(1, round(0.5 * ROOT_SMOOTHING * motion.rate)))


def _toes_up(motion: Motion, soles: dict[str, Sole], floor: float) -> Motion:
    """Toes without a hinge (a clip's) rotated up where their tips are below the floor."""
    rotations = motion.local_rotations.copy()
    for sole in (sole for sole in soles.values() if sole.hinge is None):
        for joint, offset in sole.tips:
            arm = rotation.rotated(motion.world_rotation(joint), offset)
            length = float(np.linalg.norm(offset))
            now = np.arcsin(np.clip(arm[:, 2] / length, -1.0, 1.0))
            least = np.arcsin(np.clip((floor - motion.position(joint)[:, 2]) / length, -1.0, 1.0))
            axis = np.cross(arm, [0.0, 0.0, 1.0])
            axis /= np.maximum(np.linalg.norm(axis, axis=1, keepdims=True), 1e-9)
            up = rotation.from_axis_angle(axis, np.maximum(least - now, 0.0))
            parent = motion.world_rotation(motion.skeleton.parents[joint])
            rotations[:, joint] = rotation.product(
                rotation.inverse(parent), rotation.product(up, motion.world_rotation(joint))
            )
    return replace(motion, local_rotations=rotations)
