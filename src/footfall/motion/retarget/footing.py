"""Root placement of a retargeted motion: the lowest part of the soles moves as the clip's does."""

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

HEIGHT_SCALE = 0.01  # height difference over which the weight passes from one sole point to another [m]
STANCE_SMOOTHING = 0.02  # standard deviation of the smoothing of the stance foot's correction [s]
TOE_SMOOTHING = 0.03  # standard deviation of the smoothing of the toes' bend [s]
BALL = 0.62  # position of the ball between ankle and tip, of a foot whose toes are not recorded
REST_PERCENTILE = 8.0  # of the ball's height: its height while the foot rests
LIFT_SMOOTHING = 0.1  # half window of the smoothing of the lift that keeps soles above the floor [s]
RETURN_RATE = 1.0  # at which the path returns to the clip's own, scaled [1/s]


def foot_frame(motion: Motion, source: Anatomy, side: str) -> np.ndarray:
    """Orientation of a foot as one rigid segment, from the ankle to the tip of its toes [frame, 4]."""
    from scipy.ndimage import gaussian_filter1d

    frame = source.frame(motion, f"{side}_ankle")
    tip = _toe_tip(motion, source, side)
    if tip is None:
        return frame
    reach = rotated(inverse(frame), tip - motion.positions[:, source.roles[f"{side}_ankle"]])
    reach = gaussian_filter1d(reach, TOE_SMOOTHING * motion.rate, axis=0, mode="nearest")  # recorded toes are noisy
    flat = np.median(reach, axis=0)
    flat[2] = -source.ankle_height[side]
    pitch = np.arctan2(flat[2], flat[0]) - np.arctan2(reach[:, 2], reach[:, 0])
    return product(frame, rotation.from_axis_angle(LEFT, pitch))


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
    """The motion with root positions for which the lowest part of the soles moves as the clip's does, scaled.

    Args:
        body: The motion of the character, with any root positions.
        character: The character.
        target: Its segment constants.
        motion: The clip.
        source: Its segment constants.
        scale: Leg length of the character over that of the clip.
        feet: Side to orientation of the clip's foot [frame, 4].
        heading: Of a planar character's plane [frame] [rad]; None in 3D.

    Returns:
        The motion with new root positions.
    """
    bends = has_toes(character)  # then the root follows heel and ball, and toes are placed later
    recorded = [scale * _clip_sole(motion, source, side, feet[side], bends) for side in SIDES]
    if heading is not None:
        recorded = [np.stack([_along_heading(points[:, k], heading) for k in range(2)], axis=1) for points in recorded]
    own = [_sole(body, character, target, side, toes=not bends) for side in SIDES]
    low = np.array([points[..., 2].min(axis=1) for points in recorded])
    weight = _stance_weights(low, motion.rate)  # of each foot: the lower one is the stance foot
    root = np.zeros((len(motion), 3))
    for w, points, clip in zip(weight, own, low, strict=True):
        root[:, 2] += w * (np.maximum(clip, 0.0) - points[..., 2].min(axis=1))
    hips = scale * motion.positions[:, [source.roles[f"{s}_hip"] for s in SIDES]].mean(axis=1)
    hips = hips if heading is None else _along_heading(hips, heading)
    free = hips - body.positions[:, [target.roles[f"{s}_hip"] for s in SIDES]].mean(axis=1)
    held = np.zeros((len(motion) - 1, 2))
    for w, points, clip in zip(weight, own, recorded, strict=True):
        middle = 0.5 * (w[1:] + w[:-1])[:, None]
        held += middle * (_sole_displacement(clip) - _sole_displacement(points))
    root[:, :2] = _path(
        held, free, RETURN_RATE / motion.rate if heading is None else 0.0, STANCE_SMOOTHING * motion.rate
    )
    return replace(body, root=root)


def _clip_sole(motion: Motion, source: Anatomy, side: str, frame: np.ndarray, ball: bool) -> np.ndarray:
    """Heel, and toe or ball, of a clip's foot, at the height of the ground when the foot is flat [frame, 2, 3]."""
    ankle, toe = motion.positions[:, source.roles[f"{side}_ankle"]], source.roles.get(f"{side}_toe")
    tip = _toe_tip(motion, source, side)
    length = 0.2 * source.leg_length() if tip is None else float(np.median(np.linalg.norm(tip - ankle, axis=1)))
    down = source.ankle_height[side]
    ahead = np.sqrt(max(length**2 - down**2, 0.0))
    ahead = BALL * ahead if ball else ahead
    points = np.array([(-0.3 * length, 0.0, -down), (ahead, 0.0, -down)])
    sole = ankle[:, None] + rotated(frame[:, None], points)
    if ball and toe is not None:  # below the joint, by its height over the floor at rest
        sole[:, 1] = motion.positions[:, toe]
        sole[:, 1, 2] -= np.percentile(sole[:, 1, 2], REST_PERCENTILE)
    return sole


def _sole(body: Motion, character: Character, target: Anatomy, side: str, toes: bool = True) -> np.ndarray:
    """World positions of the contact points of a character's foot, with those of its toes [frame, point, 3]."""
    ankle = target.roles[f"{side}_ankle"]
    name = target.skeleton.names[ankle]
    parts = next((parts for parts in character.foot_links if parts[0].name == name), ())
    found = []
    for joint, points in [(target.skeleton.index(part.name), part.points) for part in parts] or [(ankle, ())]:
        at = np.array(points or [(0.0, 0.0, 0.0)])
        found.append(body.positions[:, joint, None] + rotated(body.world_rotations[:, joint, None], at))
    return np.concatenate(found if toes else found[:1], axis=1)


def _sole_displacement(points: np.ndarray) -> np.ndarray:
    """Horizontal displacement of the lowest part of a sole between frames [frame - 1, 2]."""
    z = points[..., 2]
    fraction = np.exp(-(z - z.min(axis=1, keepdims=True)) / HEIGHT_SCALE)
    fraction = fraction / fraction.sum(axis=1, keepdims=True)
    middle = 0.5 * (fraction[1:] + fraction[:-1])[..., None]
    return np.sum(middle * np.diff(points[..., :2], axis=0), axis=1)


def _stance_weights(height: np.ndarray, rate: float) -> np.ndarray:
    """Weight of each foot in the root placement [foot, frame]: 1 for the lower one, with smooth transitions."""
    from scipy.ndimage import gaussian_filter1d

    fraction = 1.0 / (1.0 + np.exp(np.clip((height[0] - height[1]) / HEIGHT_SCALE, -50.0, 50.0)))
    fraction = gaussian_filter1d(fraction, 0.02 * rate, mode="nearest")
    return np.array((fraction, 1.0 - fraction))


def _along_heading(position: np.ndarray, heading: np.ndarray) -> np.ndarray:
    """A path in the plane of a planar character: every displacement projected on the heading [frame, 3]."""
    middle = 0.5 * (heading[1:] + heading[:-1])
    steps = np.diff(position[:, :2], axis=0)
    along = np.cos(middle) * steps[:, 0] + np.sin(middle) * steps[:, 1]
    return np.column_stack((np.concatenate(([0.0], np.cumsum(along))), np.zeros(len(position)), position[:, 2]))


def _path(held: np.ndarray, free: np.ndarray, back: float, smooth: float) -> np.ndarray:
    """Horizontal root path: displacements that fix the stance foot, with decay `back` to the hips' path `free`."""
    from scipy.ndimage import gaussian_filter1d
    from scipy.signal import lfilter

    steps = gaussian_filter1d(held - np.diff(free[:, :2], axis=0), smooth, axis=0, mode="nearest")
    off = lfilter([1.0], [1.0, -np.exp(-back)], steps, axis=0)
    return free[:, :2] + np.concatenate((np.zeros((1, 2)), np.asarray(off)))


def lifted(body: Motion, character: Character, target: Anatomy) -> Motion:
    """The motion with the root raised smoothly where a sole or toes would be below the floor."""
    low = np.minimum(*(lowest(body, character, target, side) for side in SIDES))
    lift = pose.upper_envelope(np.maximum(-low, 0.0), max(1, round(LIFT_SMOOTHING * body.rate)))
    return replace(body, root=body.root + np.stack((0.0 * lift, 0.0 * lift, lift), axis=1))


def lowest(body: Motion, character: Character, target: Anatomy, side: str) -> np.ndarray:
    """Height of the lowest contact point of a character's foot [frame] [m]."""
    return _sole(body, character, target, side)[..., 2].min(axis=1)


def on_the_ground(body: Motion, character: Character, target: Anatomy, load: np.ndarray) -> Motion:
    """The motion with the lower foot on the floor and no slip of the feet along x, weighted by `load` [2, frame]."""
    soles = [_sole(body, character, target, side) for side in SIDES]
    low = np.array([points[..., 2].min(axis=1) for points in soles])
    root = body.root.copy()
    root[:, 2] = -low.min(axis=0)
    middle = 0.5 * (load[:, 1:] + load[:, :-1])
    back = sum(w * _sole_displacement(points)[:, 0] for w, points in zip(middle, soles, strict=True))
    root[1:, 0] = -np.cumsum(back)
    return replace(body, root=root)


def free_pitch(
    body: Motion, character: Character, target: Anatomy, side: str, clear: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Limits of a foot's pitch, toes up and toes down, at which heel or toe is at the height `clear` [frame] [rad]."""
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
