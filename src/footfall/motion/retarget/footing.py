"""Where a retargeted body is: the part of a sole that is nearest to the ground moves as the clip's does."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ...characters import Character
from ...characters.roles import SIDES
from .. import pose, rotation
from ..motion import Motion
from ..rotation import inverse, product, rotated
from .anatomy import LEFT, Anatomy
from .toes import has_toes

SOFT = 0.01  # points of the soles that differ in height by this share the weight [m]
HELD_OVER = 0.02  # smoothing of what holds the standing foot [s]
TOES_OVER = 0.03  # smoothing of the toes' bend [s]
BALL = 0.62  # of the way from the ankle to the tip of a foot whose toes are not recorded
RESTING = 8.0  # percent of frames in which a ball is lower than where it rests
LIFT_OVER = 0.1  # smoothing of what keeps soles above the floor [s]
RETURN = 1.0  # how fast the path comes back to the clip's own, scaled, after a foot held it [1/s]


def foot_frame(motion: Motion, source: Anatomy, side: str) -> np.ndarray:
    """A foot as one piece: from the ankle to the tip of its toes, which may bend in the clip."""
    from scipy.ndimage import gaussian_filter1d

    frame = source.frame(motion, f"{side}_ankle")
    tip = _toe_tip(motion, source, side)
    if tip is None:
        return frame
    reach = rotated(inverse(frame), tip - motion.positions[:, source.roles[f"{side}_ankle"]])
    reach = gaussian_filter1d(reach, TOES_OVER * motion.rate, axis=0, mode="nearest")  # recorded toes are noisy
    flat = np.median(reach, axis=0)
    flat[2] = -source.ankle_height[side]
    pitch = np.arctan2(flat[2], flat[0]) - np.arctan2(reach[:, 2], reach[:, 0])
    return product(frame, rotation.about(LEFT, pitch))


def _toe_tip(motion: Motion, source: Anatomy, side: str) -> np.ndarray | None:
    toe = source.roles.get(f"{side}_toe")
    if toe is None:
        return None
    return motion.end(toe) if source.skeleton.end(toe) is not None else motion.positions[:, toe]


def placed(
    body: Motion,
    character: Character,
    target: Anatomy,
    motion: Motion,
    source: Anatomy,
    scale: float,
    feet: dict[str, np.ndarray],
    heading: np.ndarray | None,
) -> Motion:
    """The root put where the part of a sole that is nearest to the ground moves as the clip's does."""
    bends = has_toes(character)  # then heel and ball carry the foot, and its toes come after them
    given = [scale * _clip_sole(motion, source, side, feet[side], bends) for side in SIDES]
    if heading is not None:
        given = [np.stack([_unrolled(points[:, k], heading) for k in range(2)], axis=1) for points in given]
    own = [_sole(body, character, target, side, toes=not bends) for side in SIDES]
    low = np.array([points[..., 2].min(axis=1) for points in given])
    weight = _lower(low, motion.rate)  # which foot the clip stands on
    root = np.zeros((len(motion), 3))
    for w, points, clip in zip(weight, own, low, strict=True):
        root[:, 2] += w * (np.maximum(clip, 0.0) - points[..., 2].min(axis=1))
    hips = scale * motion.positions[:, [source.roles[f"{s}_hip"] for s in SIDES]].mean(axis=1)
    hips = hips if heading is None else _unrolled(hips, heading)
    free = hips - body.positions[:, [target.roles[f"{s}_hip"] for s in SIDES]].mean(axis=1)
    held = np.zeros((len(motion) - 1, 2))
    for w, points, clip in zip(weight, own, given, strict=True):
        middle = 0.5 * (w[1:] + w[:-1])[:, None]
        held += middle * (_slide(clip) - _slide(points))
    root[:, :2] = _path(held, free, RETURN / motion.rate if heading is None else 0.0, HELD_OVER * motion.rate)
    return replace(body, root=root)


def _clip_sole(motion: Motion, source: Anatomy, side: str, frame: np.ndarray, ball: bool) -> np.ndarray:
    """Heel and toe, or ball, of a clip's foot, level with the ground when it stands flat [frame, 2, 3]."""
    ankle, toe = motion.positions[:, source.roles[f"{side}_ankle"]], source.roles.get(f"{side}_toe")
    tip = _toe_tip(motion, source, side)
    long = 0.2 * source.leg_length() if tip is None else float(np.median(np.linalg.norm(tip - ankle, axis=1)))
    down = source.ankle_height[side]
    ahead = np.sqrt(max(long**2 - down**2, 0.0))
    ahead = BALL * ahead if ball else ahead
    points = np.array([(-0.3 * long, 0.0, -down), (ahead, 0.0, -down)])
    sole = ankle[:, None] + rotated(frame[:, None], points)
    if ball and toe is not None:  # under the joint, by as much as it is higher than the floor when it rests
        sole[:, 1] = motion.positions[:, toe]
        sole[:, 1, 2] -= np.percentile(sole[:, 1, 2], RESTING)
    return sole


def _sole(body: Motion, character: Character, target: Anatomy, side: str, toes: bool = True) -> np.ndarray:
    """The contact points of a body's foot, with those of its toes [frame, point, 3]."""
    ankle = target.roles[f"{side}_ankle"]
    name = target.skeleton.names[ankle]
    parts = next((parts for parts in character.foot_links if parts[0].name == name), ())
    found = []
    for joint, points in [(target.skeleton.index(part.name), part.points) for part in parts] or [(ankle, ())]:
        at = np.array(points or [(0.0, 0.0, 0.0)])
        found.append(body.positions[:, joint, None] + rotated(body.world_rotations[:, joint, None], at))
    return np.concatenate(found if toes else found[:1], axis=1)


def _slide(points: np.ndarray) -> np.ndarray:
    """How far the lowest part of a sole moves over the ground from frame to frame [frame - 1, 2]."""
    z = points[..., 2]
    fraction = np.exp(-(z - z.min(axis=1, keepdims=True)) / SOFT)
    fraction = fraction / fraction.sum(axis=1, keepdims=True)
    middle = 0.5 * (fraction[1:] + fraction[:-1])[..., None]
    return np.sum(middle * np.diff(points[..., :2], axis=0), axis=1)


def _lower(height: np.ndarray, rate: float) -> np.ndarray:
    """How much each foot carries the body's place: the lower one all of it, going over smoothly [foot, frame]."""
    from scipy.ndimage import gaussian_filter1d

    fraction = 1.0 / (1.0 + np.exp(np.clip((height[0] - height[1]) / SOFT, -50.0, 50.0)))
    fraction = gaussian_filter1d(fraction, 0.02 * rate, mode="nearest")
    return np.array((fraction, 1.0 - fraction))


def _unrolled(place: np.ndarray, heading: np.ndarray) -> np.ndarray:
    """A path as a planar body goes it: every step measured along the heading [frame, 3]."""
    middle = 0.5 * (heading[1:] + heading[:-1])
    steps = np.diff(place[:, :2], axis=0)
    along = np.cos(middle) * steps[:, 0] + np.sin(middle) * steps[:, 1]
    return np.column_stack((np.concatenate(([0.0], np.cumsum(along))), np.zeros(len(place)), place[:, 2]))


def _path(held: np.ndarray, free: np.ndarray, back: float, smooth: float) -> np.ndarray:
    """The root's way over the ground: steps that hold the standing foot, drawn `back` to the hips' own way."""
    from scipy.ndimage import gaussian_filter1d
    from scipy.signal import lfilter

    steps = gaussian_filter1d(held - np.diff(free[:, :2], axis=0), smooth, axis=0, mode="nearest")
    off = lfilter([1.0], [1.0, -np.exp(-back)], steps, axis=0)
    return free[:, :2] + np.concatenate((np.zeros((1, 2)), np.asarray(off)))


def lifted(body: Motion, character: Character, target: Anatomy) -> Motion:
    """The root raised where a sole, toes and all, would be below the floor, smoothly and nowhere less than needed."""
    low = np.minimum(*(lowest(body, character, target, side) for side in SIDES))
    lift = pose.covered(np.maximum(-low, 0.0), max(1, round(LIFT_OVER * body.rate)))
    return replace(body, root=body.root + np.stack((0.0 * lift, 0.0 * lift, lift), axis=1))


def lowest(body: Motion, character: Character, target: Anatomy, side: str) -> np.ndarray:
    """Height of the lowest contact point of a body's foot [frame, m]."""
    return _sole(body, character, target, side)[..., 2].min(axis=1)


def on_the_ground(body: Motion, character: Character, target: Anatomy, carried: np.ndarray) -> Motion:
    """The root put so that the lower foot is on the floor, and what carries it [2, frame] does not slide along x."""
    soles = [_sole(body, character, target, side) for side in SIDES]
    low = np.array([points[..., 2].min(axis=1) for points in soles])
    root = body.root.copy()
    root[:, 2] = -low.min(axis=0)
    middle = 0.5 * (carried[:, 1:] + carried[:, :-1])
    back = sum(w * _slide(points)[:, 0] for w, points in zip(middle, soles, strict=True))
    root[1:, 0] = -np.cumsum(back)
    return replace(body, root=root)


def free_pitch(
    body: Motion, character: Character, target: Anatomy, side: str, clear: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """How far a foot may be pitched, toes up and toes down, before its heel or toe is lower than `clear` [rad]."""
    ankle = target.roles[f"{side}_ankle"]
    parts = next(parts for parts in character.foot_links if parts[0].name == target.skeleton.names[ankle])
    ahead = {part.name: part.offset if k else (0.0, 0.0, 0.0) for k, part in enumerate(parts)}  # toes straight
    points = [(ahead[part.name][0] + p[0], ahead[part.name][2] + p[2]) for part in parts for p in part.points]
    x, down = np.array([point[0] for point in points]), -min(point[1] for point in points)
    height = body.positions[:, ankle, 2] - clear
    ends = []
    for reach in (-x.min(), x.max()):  # height of that end's tip: ankle - reach sin(pitch) - down cos(pitch)
        far = np.hypot(reach, down)
        ends.append(np.arctan2(reach, down) - np.arccos(np.clip(height / far, -1.0, 1.0)))
        ends[-1] = np.where(height >= far, np.pi / 2, ends[-1])
    return -ends[0], ends[1]
