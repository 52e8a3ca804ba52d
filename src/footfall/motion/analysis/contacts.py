"""When feet are on the ground, by the height and the speed of heel and ball, with hysteresis.

The core works on any points with a known size of body (`touching`), so that it can be judged on markers against
force plates. A point comes to rest when it is low and slow, and leaves when it is high or fast; the two limits differ,
so that noise makes no false steps. Limits are shares of leg length and of √(g · leg), plus a share of the pace, since
feet meet and leave the ground faster in faster gaits.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np

from ...characters.roles import Roles
from .. import rotation
from ..motion import Motion
from .legs import SIDES, leg_length

GRAVITY = 9.81  # [m/s²]


@dataclass(frozen=True)
class Limits:
    """When a point touches the ground."""

    low: float = 0.05  # of leg length above where the point rests: it can come to rest
    high: float = 0.07  # it has left
    slow: float = 0.08  # of √(g leg), and …
    slow_pace: float = 0.15  # … of the pace: it can come to rest
    fast: float = 0.14
    fast_pace: float = 0.40  # it has left
    shortest: float = 0.06  # [s] of a contact
    gap: float = 0.05  # [s] without contact that is none


@dataclass(frozen=True, eq=False)
class Contacts:
    """For every frame and side, whether heel and ball touch the ground."""

    rate: float
    heel: dict[str, np.ndarray]
    toe: dict[str, np.ndarray]
    foot: dict[str, np.ndarray]  # either of them, without flicker

    @property
    def left(self) -> np.ndarray:
        return self.foot["left"]

    @property
    def right(self) -> np.ndarray:
        return self.foot["right"]

    def strikes(self, side: str) -> np.ndarray:
        """When a foot comes down [s]; a foot that stands from the first frame on has no strike."""
        return (np.flatnonzero(np.diff(self.foot[side].astype(int)) == 1) + 0.5) / self.rate

    def offs(self, side: str) -> np.ndarray:
        """When a foot leaves the ground [s]."""
        return (np.flatnonzero(np.diff(self.foot[side].astype(int)) == -1) + 0.5) / self.rate


@dataclass(frozen=True)
class Segment:
    """Frames start … stop - 1 in which the same feet stand."""

    start: int
    stop: int
    left: bool
    right: bool


# the core, on points


def smooth(values: np.ndarray, rate: float, seconds: float) -> np.ndarray:
    """The running mean over a window of about `seconds`, which shrinks towards the ends of the recording."""
    half, n = round(0.5 * seconds * rate), len(values)
    if half < 1:
        return values
    total = np.concatenate((np.zeros_like(values[:1]), np.cumsum(values, axis=0)))
    first, last = np.maximum(np.arange(n) - half, 0), np.minimum(np.arange(n) + half + 1, n)
    return (total[last] - total[first]) / (last - first).reshape(-1, *[1] * (values.ndim - 1))


def velocity(points: np.ndarray, rate: float, seconds: float = 0.025) -> np.ndarray:
    """Of points [frame, 3], smoothed [m/s]."""
    return smooth(np.gradient(points, axis=0) * rate, rate, seconds) if len(points) > 1 else np.zeros_like(points)


def touching(
    height: np.ndarray, speed: np.ndarray, leg: float, pace: np.ndarray | float = 0.0, limits: Limits | None = None
) -> np.ndarray:
    """Whether a point touches the ground [frame]; height over its place of rest [m], speed against the ground [m/s]."""
    limits = limits or Limits()
    natural = np.sqrt(GRAVITY * leg)
    rests = (height < limits.low * leg) & (speed < limits.slow * natural + limits.slow_pace * np.asarray(pace))
    leaves = (height > limits.high * leg) | (speed > limits.fast * natural + limits.fast_pace * np.asarray(pace))
    frame = np.arange(1, len(height) + 1)
    return np.maximum.accumulate(np.where(rests, frame, 0)) > np.maximum.accumulate(np.where(leaves, frame, 0))


def steady(on: np.ndarray, rate: float, limits: Limits | None = None) -> np.ndarray:
    """Without gaps and contacts too short to be real; those at the ends of the recording are left."""
    limits = limits or Limits()
    on = on.copy()
    for value, shortest in ((False, limits.gap), (True, limits.shortest)):
        edges = np.flatnonzero(np.diff(on.astype(int))) + 1
        for a, b in itertools.pairwise(edges.tolist()):
            if on[a] == value and (b - a) < shortest * rate:
                on[a:b] = not value
    return on


def resting_heights(heights: dict[str, np.ndarray], leg: float) -> dict[str, float]:
    """How high a point of each foot is while it rests [m]: a low percentile of its height, if the foot is ever down.

    A foot that stays in the air (hopping on the other) is taken to rest where the other one does.
    """
    low = {side: float(np.percentile(height, 8.0)) for side, height in heights.items()}
    lowest = min(low.values())
    return {side: height if height <= lowest + 0.05 * leg else lowest for side, height in low.items()}


def floor_slope(points: dict[str, np.ndarray], rate: float, leg: float, ground: np.ndarray | float = 0.0) -> np.ndarray:
    """How the floor of a recording rises along x and y: a plane through points of the feet where they rest.

    Many recording volumes are tilted by a degree, which is 5 cm over three steps. Directions in which the feet hardly
    travel are taken as level, and a floor steeper than 3 degrees is not believed.
    """
    places, heights = [], []
    for point in points.values():
        speed = np.linalg.norm(velocity(point, rate) - ground, axis=1)
        low = np.percentile(point[:, 2], 8.0)
        still = (speed < 0.08 * np.sqrt(GRAVITY * leg)) & (point[:, 2] < low + 0.12 * leg)
        if still.sum() > 3:
            places.append(point[still, :2] - point[still, :2].mean(axis=0))
            heights.append(point[still, 2] - point[still, 2].mean())
    if not places:
        return np.zeros(2)
    at, up = np.concatenate(places), np.concatenate(heights)
    weight, slope = np.ones(len(up)), np.zeros(2)
    for _ in range(6):  # towards the median: a foot that hovers must not count as much as one that stands
        centred = at - np.average(at, axis=0, weights=weight)
        level = up - np.average(up, weights=weight)
        square = (weight[:, None] * centred).T @ centred / weight.sum()
        slope = np.linalg.solve(square + (0.3 * leg) ** 2 * np.eye(2), (weight * level) @ centred / weight.sum())
        weight = 1.0 / np.maximum(np.abs(level - centred @ slope), 0.005 * leg)
    return slope if np.linalg.norm(slope) < np.tan(np.radians(3.0)) else np.zeros(2)


def of_points(
    heels: dict[str, np.ndarray],
    toes: dict[str, np.ndarray],
    rate: float,
    leg: float,
    pace: np.ndarray | float = 0.0,
    ground: np.ndarray | float = 0.0,
    limits: Limits | None = None,
) -> Contacts:
    """Contacts of heel and ball points [frame, 3] of both sides; `ground` is the floor's own velocity [m/s]."""
    found: dict[str, dict[str, np.ndarray]] = {"heel": {}, "toe": {}}
    slope = floor_slope(toes, rate, leg, ground)
    for name, points in (("heel", heels), ("toe", toes)):
        heights = {side: points[side][:, 2] - points[side][:, :2] @ slope for side in SIDES}
        rest = resting_heights(heights, leg)
        for side in SIDES:
            height = smooth(heights[side], rate, 0.02) - rest[side]
            speed = np.linalg.norm(velocity(points[side], rate) - ground, axis=1)
            found[name][side] = touching(height, speed, leg, pace, limits)
    foot = {side: steady(found["heel"][side] | found["toe"][side], rate, limits) for side in SIDES}
    return Contacts(rate, found["heel"], found["toe"], foot)


# on motions


def contacts(motion: Motion, roles: Roles, limits: Limits | None = None) -> Contacts:
    """When the feet of a clean motion (metres, z up, floor at 0) are on the ground."""
    leg = leg_length(motion, roles)
    heels, toes = foot_points(motion, roles)
    return of_points(heels, toes, motion.rate, leg, pace(motion, roles), limits=limits)


def pace(motion: Motion, roles: Roles, seconds: float = 0.6) -> np.ndarray:
    """How fast the hips travel over the ground, smoothed over about a step [frame] [m/s]."""
    level = smooth(motion.position(roles["hips"])[:, :2], motion.rate, seconds)
    return np.linalg.norm(np.gradient(level, axis=0), axis=1) * motion.rate if len(motion) > 1 else np.zeros(1)


def foot_points(motion: Motion, roles: Roles) -> tuple[dict[str, np.ndarray], dict[str, np.ndarray]]:
    """Heels and balls of the feet [frame, 3].

    Most skeletons have no heel: it is a point fixed in the foot, below the ankle, on the ground when the foot stands
    flat, and back by a quarter of the foot's length. A foot in one piece has its ends instead, the tip and, in our
    own bodies, the heel; where there is no end either, the heel stands for both.
    """
    heels, toes = {}, {}
    leg = leg_length(motion, roles)
    for side in SIDES:
        joint = roles[f"{side}_ankle"]
        ankle, facing = motion.position(joint), motion.world_rotation(joint)
        toe = roles.get(f"{side}_toe")
        ends = [] if toe is not None else _ends(motion, joint, leg)
        ball = motion.position(toe) if toe is not None else ends[0] if ends else ankle
        if len(ends) > 1:
            heels[side], toes[side] = ends[1], ball
            continue
        flat = flat_frames(ankle, ball, motion.rate, leg)
        back = (ankle - ball)[flat] * np.array([1.0, 1.0, 0.0])
        drop = np.clip(ankle[flat, 2], 0.04 * leg, 0.12 * leg)
        below = 0.25 * back - drop[:, None] * np.array([0.0, 0.0, 1.0])
        own = np.median(rotation.rotated(rotation.inverse(facing[flat]), below), axis=0)
        heels[side] = ankle + rotation.rotated(facing, own)
        toes[side] = heels[side] if toe is None and not ends else ball
    return heels, toes


def _ends(motion: Motion, joint: int, leg: float) -> list[np.ndarray]:
    """Where a bone ends, in the order of its file; ends at the joint itself say nothing."""
    offsets = [np.array(offset) for at, offset in motion.skeleton.ends if at == joint]
    far = [offset for offset in offsets if np.linalg.norm(offset) > 0.03 * leg]
    return [motion.position(joint) + rotation.rotated(motion.world_rotation(joint), offset) for offset in far]


def flat_frames(ankle: np.ndarray, ball: np.ndarray, rate: float, leg: float) -> np.ndarray:
    """Frames in which the foot is likely to stand flat: slow and low; of these, those with the ankle lowest."""
    speed = np.linalg.norm(velocity(ankle, rate), axis=1) + np.linalg.norm(velocity(ball, rate), axis=1)
    low = ball[:, 2] < np.percentile(ball[:, 2], 10.0) + 0.03 * leg
    still = low & (speed <= max(0.15 * np.sqrt(GRAVITY * leg), np.percentile(speed[low], 20.0)))
    frames = np.flatnonzero(still)
    height = ankle[frames, 2]
    return frames[height <= np.percentile(height, 40.0)]


def segments(motion: Motion, contacts: Contacts) -> list[Segment]:
    """The motion cut wherever a foot comes down or leaves."""
    state = np.stack((contacts.left, contacts.right), axis=1)
    cuts = np.flatnonzero((state[1:] != state[:-1]).any(axis=1)) + 1
    bounds = [0, *cuts.tolist(), len(motion)]
    return [Segment(a, b, bool(state[a, 0]), bool(state[a, 1])) for a, b in itertools.pairwise(bounds)]
