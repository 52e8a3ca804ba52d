"""Foot contacts from the height and the speed of heel and ball, with hysteresis.

The core (`touching`) works on any points of a body of known leg length, so that it can be validated on markers against
force plates. Contact begins when a point is low and slow, and ends when it is high or fast; the two thresholds differ,
so that noise causes no false steps. Thresholds are fractions of leg length and of √(g · leg), plus a fraction of the
walking speed, since feet meet and leave the ground faster in faster gaits.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np

from ...characters.constants import GRAVITY
from ...characters.roles import Roles
from .. import rotation
from ..motion import Motion
from .legs import SIDES, leg_length


@dataclass(frozen=True)
class Limits:
    """Thresholds of contact detection.

    Attributes:
        low: Contact can begin below this height over the point's rest height, as a fraction of leg length.
        high: Contact ends above this height, as a fraction of leg length.
        slow: Contact can begin below the speed slow · √(g leg) + slow_pace · walking speed.
        slow_pace: See `slow`.
        fast: Contact ends above the speed fast · √(g leg) + fast_pace · walking speed.
        fast_pace: See `fast`.
        shortest: Shorter contacts are removed [s].
        gap: Shorter gaps in a contact are closed [s].
    """

    low: float = 0.05
    high: float = 0.07
    slow: float = 0.08
    slow_pace: float = 0.15
    fast: float = 0.14
    fast_pace: float = 0.40
    shortest: float = 0.06
    gap: float = 0.05


@dataclass(frozen=True, eq=False)
class Contacts:
    """For every frame and side, whether heel and ball touch the ground.

    Attributes:
        rate: Frame rate [frames/s].
        heel: Side (`left`, `right`) to contact of the heel [frame] of bool.
        toe: The same for the ball of the foot.
        foot: Either of them, without short contacts and gaps.
    """

    rate: float
    heel: dict[str, np.ndarray]
    toe: dict[str, np.ndarray]
    foot: dict[str, np.ndarray]

    @property
    def left(self) -> np.ndarray:
        """Contact of the left foot [frame]."""
        return self.foot["left"]

    @property
    def right(self) -> np.ndarray:
        """Contact of the right foot [frame]."""
        return self.foot["right"]

    def strikes(self, side: str) -> np.ndarray:
        """Times of the foot strikes of one side [s]; a contact that begins with the clip has none."""
        return (np.flatnonzero(np.diff(self.foot[side].astype(int)) == 1) + 0.5) / self.rate

    def toe_offs(self, side: str) -> np.ndarray:
        """Times of the toe-offs of one side [s]."""
        return (np.flatnonzero(np.diff(self.foot[side].astype(int)) == -1) + 0.5) / self.rate


@dataclass(frozen=True)
class Segment:
    """Frames start … stop - 1 with the same feet in contact."""

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
    """Velocity of points [frame, 3], smoothed [m/s]."""
    return smooth(np.gradient(points, axis=0) * rate, rate, seconds) if len(points) > 1 else np.zeros_like(points)


def touching(
    height: np.ndarray, speed: np.ndarray, leg: float, pace: np.ndarray | float = 0.0, limits: Limits | None = None
) -> np.ndarray:
    """Whether a point touches the ground.

    Args:
        height: Over its rest height [frame] [m].
        speed: Relative to the ground [frame] [m/s].
        leg: Leg length [m].
        pace: Walking speed, one value or [frame] [m/s].
        limits: Thresholds; the default ones if not given.

    Returns:
        Contact [frame] of bool.
    """
    limits = limits or Limits()
    natural = np.sqrt(GRAVITY * leg)
    rests = (height < limits.low * leg) & (speed < limits.slow * natural + limits.slow_pace * np.asarray(pace))
    leaves = (height > limits.high * leg) | (speed > limits.fast * natural + limits.fast_pace * np.asarray(pace))
    frame = np.arange(1, len(height) + 1)
    return np.maximum.accumulate(np.where(rests, frame, 0)) > np.maximum.accumulate(np.where(leaves, frame, 0))


def without_flicker(on: np.ndarray, rate: float, limits: Limits | None = None) -> np.ndarray:
    """Contacts [frame] without gaps and contacts that are too short; those at the ends of the clip are kept."""
    limits = limits or Limits()
    on = on.copy()
    for value, shortest in ((False, limits.gap), (True, limits.shortest)):
        edges = np.flatnonzero(np.diff(on.astype(int))) + 1
        for a, b in itertools.pairwise(edges.tolist()):
            if on[a] == value and (b - a) < shortest * rate:
                on[a:b] = not value
    return on


def resting_heights(heights: dict[str, np.ndarray], leg: float) -> dict[str, float]:
    """The height of a point of each foot in contact [m]: a low percentile of its height.

    A foot that never touches the ground (hopping on the other) gets the other foot's value.
    """
    low = {side: float(np.percentile(height, 8.0)) for side, height in heights.items()}
    lowest = min(low.values())
    return {side: height if height <= lowest + 0.05 * leg else lowest for side, height in low.items()}


def floor_slope(points: dict[str, np.ndarray], rate: float, leg: float, ground: np.ndarray | float = 0.0) -> np.ndarray:
    """The slope of a recording's floor along x and y [2]: a plane fitted to points of the feet at rest.

    Many capture volumes are tilted by a degree, which is 5 cm over three steps. Directions in which the feet hardly
    travel are regularised to zero, and a slope of more than 3 degrees is rejected (0 is returned).
    """
    positions, heights = [], []
    for point in points.values():
        speed = np.linalg.norm(velocity(point, rate) - ground, axis=1)
        low = np.percentile(point[:, 2], 8.0)
        still = (speed < 0.08 * np.sqrt(GRAVITY * leg)) & (point[:, 2] < low + 0.12 * leg)
        if still.sum() > 3:
            positions.append(point[still, :2] - point[still, :2].mean(axis=0))
            heights.append(point[still, 2] - point[still, 2].mean())
    if not positions:
        return np.zeros(2)
    at, up = np.concatenate(positions), np.concatenate(heights)
    weight, slope = np.ones(len(up)), np.zeros(2)
    for _ in range(6):  # iteratively reweighted towards the median: outliers count less
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
    """Contacts from heel and ball points.

    Args:
        heels: Side to positions [frame, 3] [m], z up.
        toes: The same for the balls of the feet.
        rate: Frame rate [frames/s].
        leg: Leg length [m].
        pace: Walking speed, one value or [frame] [m/s].
        ground: Velocity of the ground (treadmill belt) [3] [m/s].
        limits: Thresholds; the default ones if not given.

    Returns:
        Contacts of both feet.
    """
    found: dict[str, dict[str, np.ndarray]] = {"heel": {}, "toe": {}}
    slope = floor_slope(toes, rate, leg, ground)
    for name, points in (("heel", heels), ("toe", toes)):
        heights = {side: points[side][:, 2] - points[side][:, :2] @ slope for side in SIDES}
        rest = resting_heights(heights, leg)
        for side in SIDES:
            height = smooth(heights[side], rate, 0.02) - rest[side]
            speed = np.linalg.norm(velocity(points[side], rate) - ground, axis=1)
            found[name][side] = touching(height, speed, leg, pace, limits)
    foot = {side: without_flicker(found["heel"][side] | found["toe"][side], rate, limits) for side in SIDES}
    return Contacts(rate, found["heel"], found["toe"], foot)


# on motions


def contacts(motion: Motion, roles: Roles, limits: Limits | None = None) -> Contacts:
    """Foot contacts of a cleaned motion.

    Args:
        motion: In metres, z up, floor at 0.
        roles: Its joint roles.
        limits: Thresholds; the default ones if not given.

    Returns:
        Contacts of both feet, one value for each frame.
    """
    leg = leg_length(motion, roles)
    heels, toes = foot_points(motion, roles)
    return of_points(heels, toes, motion.rate, leg, pace(motion, roles), limits=limits)


def pace(motion: Motion, roles: Roles, seconds: float = 0.6) -> np.ndarray:
    """Horizontal speed of the hips, smoothed over about a step [frame] [m/s]."""
    level = smooth(motion.position(roles["hips"])[:, :2], motion.rate, seconds)
    return np.linalg.norm(np.gradient(level, axis=0), axis=1) * motion.rate if len(motion) > 1 else np.zeros(1)


def foot_points(motion: Motion, roles: Roles) -> tuple[dict[str, np.ndarray], dict[str, np.ndarray]]:
    """Heels and balls of the feet, each side to [frame, 3].

    Most skeletons have no heel: it is taken as a point fixed in the foot, a quarter of the foot's length behind the
    ankle and on the ground when the foot is flat. A foot of one link has its ends instead: the tip and, in Footfall's
    characters, the heel. If there is no end either, the heel is used for both.
    """
    heels, toes = {}, {}
    leg = leg_length(motion, roles)
    for side in SIDES:
        joint = roles[f"{side}_ankle"]
        ankle, orientation = motion.position(joint), motion.world_rotation(joint)
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
        own = np.median(rotation.rotated(rotation.inverse(orientation[flat]), below), axis=0)
        heels[side] = ankle + rotation.rotated(orientation, own)
        toes[side] = heels[side] if toe is None and not ends else ball
    return heels, toes


def _ends(motion: Motion, joint: int, leg: float) -> list[np.ndarray]:
    """World positions of the ends of a joint's bone, in the order of the file, without ends at the joint itself."""
    offsets = [np.array(offset) for at, offset in motion.skeleton.ends if at == joint]
    far = [offset for offset in offsets if np.linalg.norm(offset) > 0.03 * leg]
    return [motion.position(joint) + rotation.rotated(motion.world_rotation(joint), offset) for offset in far]


def flat_frames(ankle: np.ndarray, ball: np.ndarray, rate: float, leg: float) -> np.ndarray:
    """Frames in which the foot is probably flat: low and slow, and of these those with the lowest ankle."""
    speed = np.linalg.norm(velocity(ankle, rate), axis=1) + np.linalg.norm(velocity(ball, rate), axis=1)
    low = ball[:, 2] <= np.percentile(ball[:, 2], 10.0) + 0.03 * leg
    still = low & (speed <= max(0.15 * np.sqrt(GRAVITY * leg), np.percentile(speed[low], 20.0)))
    frames = np.flatnonzero(still)
    height = ankle[frames, 2]
    return frames[height <= np.percentile(height, 40.0)]


def segments(motion: Motion, contacts: Contacts) -> list[Segment]:
    """The motion divided at every foot strike and toe-off."""
    state = np.stack((contacts.left, contacts.right), axis=1)
    cuts = np.flatnonzero((state[1:] != state[:-1]).any(axis=1)) + 1
    bounds = [0, *cuts.tolist(), len(motion)]
    return [Segment(a, b, bool(state[a, 0]), bool(state[a, 1])) for a, b in itertools.pairwise(bounds)]
