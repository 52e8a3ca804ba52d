"""Acts of a performer, from stance to stance: steps, kicks, punches, weight transfer, balance, jumps, hops, squats.

Every act is made of a recording, except weight transfer, squat and march: steps are moved to their direction and size,
time runs backward for steps to the back, kicks, punches and balance are blended with the performer's own stance.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from ..characters.roles import SIDES
from ..motion import pose, rotation
from ..motion.editing import leg_ik
from ..motion.editing.mirror import mirrored
from ..motion.editing.warp import time_warped
from ..motion.motion import Motion
from .figure import RATE, Act, Figure

STANCE_WIDTH = 0.24  # between the ankles of a performer of ordinary height [m]
OVER = 0.045  # of the centre of mass in quiet stance before the ankles [m]
KICK = 1.1  # the least duration of a kick from lift-off to landing [s]
SWING = 0.8  # of a step of a march, in which a foot is in the air
BEFORE, AFTER = 0.55, 0.5  # of a recorded act before its first lift-off and after its last landing [s]


@dataclass(frozen=True)
class Source:
    """Where an act comes from.

    Attributes:
        clip: Name of the motion file, without suffix.
        start: First frame of the act [s]; found by its contacts if the end is 0.
        stop: Its end [s].
        mirror: Whether left and right are exchanged.
    """

    clip: str
    start: float = 0.0
    stop: float = 0.0
    mirror: bool = False


def mirror(act: Act) -> Act:
    """Left and right exchanged."""
    return Act(mirrored(act.motion), act.contacts[:, ::-1])


def backward(act: Act) -> Act:
    """Time reversed."""
    return act.part(slice(None, None, -1))


def of_source(figure: Figure, clip: Act, source: Source) -> Act:
    """The part of a clip that is the act, facing x, feet around the origin.

    Args:
        figure: The performer.
        clip: The whole clip on its body.
        source: Which part.

    Returns:
        The part.
    """
    rate = clip.motion.rate
    if source.stop > 0.0:
        act = clip.part(slice(round(source.start * rate), round(source.stop * rate)))
    else:
        settled = clip.contacts.copy()
        settled[: round(0.3 * rate)] = settled[round(0.3 * rate)]  # contacts flicker where a clip begins
        air = np.flatnonzero(~settled.all(axis=1))
        first, last = max(0, air[0] - round(BEFORE * rate)), min(len(clip), air[-1] + round(AFTER * rate))
        act = Act(clip.motion, settled).part(slice(first, last))
    act = facing(figure, act)
    return mirror(act) if source.mirror else act


def there_and_back(figure: Figure, act: Act, side: int) -> Act:
    """A kick up to its highest point, and the same way back: recorded kicks go on into a step."""
    top = int(np.argmax(figure.places(act.motion)[:, side, 2]))
    both = act.part(np.concatenate((np.arange(top + 1), np.arange(top, -1, -1))))
    count = max(len(both), round(KICK * RATE))  # a kick out of a run-up is slower out of a stance
    slow = time_warped(both.motion, np.linspace(0.0, both.motion.duration, count))
    return Act(slow, both.contacts[np.linspace(0, len(both) - 1, count).astype(int)])


def facing(figure: Figure, act: Act, frame: int = 0) -> Act:
    """The act turned so that its feet point to x in a frame, and moved so that their middle is the origin there."""
    turns = act.motion.world_rotations[frame, figure.ankles]
    left, right = (float(rotation.heading(turn)) for turn in turns)
    yaw = left + 0.5 * ((right - left + np.pi) % (2.0 * np.pi) - np.pi)
    motion = act.motion.moved(yaw=-yaw)
    middle = figure.places(motion)[frame].mean(axis=0)
    return Act(replace(motion.moved((-middle[0], -middle[1], 0.0))), act.contacts)


def without(figure: Figure, act: Act, first: int, end: int, blend: float = 0.15) -> Act:
    """The act without some frames: what follows is moved to where the standing foot was, and blended.

    Args:
        figure: The performer.
        act: The act.
        first: First frame that is left out; one foot at least stands there.
        end: The frame that comes instead, in which the same foot stands.
        blend: How long both are blended before [s].

    Returns:
        The shorter act.
    """
    count = min(round(blend * RATE), first)
    places = figure.places(act.motion)
    stands = np.flatnonzero(act.contacts[first] & act.contacts[end])
    feet = stands if len(stands) else np.arange(2)
    shift = (places[first, feet] - places[end, feet]).mean(axis=0)
    later = act.motion[end - count :].moved((shift[0], shift[1], 0.0))
    weight = np.linspace(0.0, 1.0, count + 1)[:-1, None]
    earlier = act.motion[first - count : first]
    mixed = rotation.slerp(earlier.local_rotations, later.local_rotations[:count], weight)
    motion = replace(
        act.motion,
        root=np.concatenate(
            (
                act.motion.root[: first - count],
                (1.0 - weight) * earlier.root + weight * later.root[:count],
                later.root[count:],
            )
        ),
        local_rotations=np.concatenate(
            (act.motion.local_rotations[: first - count], mixed, later.local_rotations[count:])
        ),
    )
    return Act(motion, np.concatenate((act.contacts[:first], act.contacts[end:])))


def stood(figure: Figure, act: Act, width: float) -> Act:
    """The act with its feet side by side in its first frame, `width` [m] apart, and its mass over the middle of them.

    Later places keep their distances. Another body's centre of mass is elsewhere; a stance is over the middle of the
    feet, a little in front of the ankles.
    """
    places = figure.places(act.motion)
    middle = places[0].mean(axis=0)
    feet = np.zeros(places.shape)
    for k, side in enumerate((1.0, -1.0)):
        feet[:, k, :2] = (middle + np.array([0.0, 0.5 * side * width, 0.0]) - places[0, k])[:2]
    still = np.zeros((len(act), 3))
    motion = figure.shaped(act.motion, still, feet)
    first = figure.load(motion[np.zeros(8, int)]).mass_centre[0]
    still[:, :2] = (middle + np.array([OVER, 0.0, 0.0]) - first)[:2]
    return Act(figure.shaped(motion, still, np.zeros(feet.shape)), act.contacts)


def step(figure: Figure, act: Act, travel: np.ndarray, width: float) -> Act:
    """A recorded step in another direction and of another size.

    The paths of both feet are turned and scaled, the root's with the mean of both; what the root sways about it stays.

    Args:
        figure: The performer.
        act: The step, facing x.
        travel: [2] from the first stance to the last [m].
        width: Between the ankles [m].

    Returns:
        The step.
    """
    act = stood(figure, act, width)
    places = figure.places(act.motion)
    moved = places - places[0]
    own = moved[-1].mean(axis=0)[:2]
    turn = _turn(own, travel)
    feet = np.zeros(places.shape)
    feet[..., :2] = moved[..., :2] @ turn.T - moved[..., :2]
    both = (moved[-1, :, :2] @ turn.T) - travel  # what the feet end apart from a stance of that width
    along = np.clip(np.linalg.norm(moved[..., :2], axis=-1) / np.linalg.norm(own), 0.0, 1.0)
    feet[..., :2] -= along[..., None] * both[None]
    lift = np.clip(np.sqrt(np.linalg.norm(travel) / np.linalg.norm(own)), 0.5, 1.0) - 1.0
    feet[..., 2] = lift * np.maximum(moved[..., 2], 0.0)
    middle = moved.mean(axis=1)[:, :2]
    root = np.zeros((len(act), 3))
    root[:, :2] = middle @ turn.T - middle
    low = np.clip(np.linalg.norm(travel) / np.linalg.norm(own), 0.2, 1.0) - 1.0  # a smaller step needs less of a crouch
    root[:, 2] = low * (act.motion.root[:, 2] - act.motion.root[0, 2])
    return figure.balanced(Act(figure.shaped(act.motion, root, feet), act.contacts))


def _turn(own: np.ndarray, travel: np.ndarray) -> np.ndarray:
    """[2, 2] rotation and scale that maps one vector to another."""
    a, b = complex(*own), complex(*travel)
    ratio = b / a
    return np.array([[ratio.real, -ratio.imag], [ratio.imag, ratio.real]])


def onto_stance(figure: Figure, stance: Act, act: Act, side: int, ramp: float, lead: float = 0.7) -> Act:
    """A recorded act on one leg, begun and ended in the performer's own stance.

    Args:
        figure: The performer.
        stance: Quiet stance; its first frame is used.
        act: What is done while the foot is in the air.
        side: The foot in the air: 0 left, 1 right.
        ramp: How long stance and act are blended at either end [s].
        lead: How long the performer stands before and after [s].

    Returns:
        Stance, act, stance, in balance.
    """
    before = round(lead * RATE)
    count = len(act) + 2 * before
    weight = np.zeros(count)
    k = np.arange(len(act))
    fade = min(ramp * RATE, 0.5 * len(act))
    weight[before : before + len(act)] = pose.rise(k, 0.0, fade) * pose.fall(k, len(act) - 1.0 - fade, len(act) - 1.0)
    index = np.clip(np.arange(count) - before, 0, len(act) - 1)
    other = 1 - side
    anchor = figure.places(stance.motion)[0, other]
    rest, moving = stance.motion[:1], act.motion[index]
    heading = float(rotation.heading(moving.world_rotations[0, figure.ankles[other]]))
    moving = moving.moved(yaw=-heading)
    moving = replace(moving, root=moving.root + anchor - figure.places(moving)[:, other])
    motion = replace(
        moving,
        root=rest.root + weight[:, None] * (moving.root - rest.root),
        local_rotations=rotation.slerp(rest.local_rotations, moving.local_rotations, weight[:, None]),
    )
    contacts = np.ones((count, 2), bool)
    contacts[before + 1 : before + len(act) - 1, side] = False
    return figure.balanced(Act(_held(figure, motion, stance.motion, contacts), contacts), rounds=3)


def _held(figure: Figure, motion: Motion, stance: Motion, contacts: np.ndarray) -> Motion:
    """Feet on the ground at the places and in the orientations that they have in stance."""
    at, turns = figure.places(stance)[0], stance.world_rotations[0, figure.ankles]
    for k, side in enumerate(SIDES):
        on, now = contacts[:, k], figure.places(motion)[:, k]
        where = np.where(on[:, None], at[k], now)
        where[:, 2] = np.maximum(where[:, 2], at[k, 2] + np.where(on, 0.0, 0.004))
        foot = np.where(on[:, None], turns[k], motion.world_rotations[:, figure.ankles[k]])
        motion = leg_ik.reached(motion, figure.roles, side, where, foot)
    return motion


def upper(figure: Figure, stance: Act, act: Act, ramp: float = 0.2, lead: float = 0.6) -> Act:
    """A recorded act of trunk and arms over feet that stay, begun and ended in the performer's own stance."""
    before = round(lead * RATE)
    count = len(act) + 2 * before
    k = np.arange(len(act))
    weight = np.zeros(count)
    fade = ramp * RATE
    weight[before : before + len(act)] = pose.rise(k, 0.0, fade) * pose.fall(k, len(act) - 1.0 - fade, len(act) - 1.0)
    index = np.clip(np.arange(count) - before, 0, len(act) - 1)
    rest, moving = stance.motion[:1], act.motion[index]
    swing = moving.root - moving.root.mean(axis=0)
    motion = replace(
        moving,
        root=rest.root + weight[:, None] * swing * (1.0, 1.0, 0.3),
        local_rotations=rotation.slerp(rest.local_rotations, moving.local_rotations, weight[:, None]),
    )
    contacts = np.ones((count, 2), bool)
    return figure.balanced(Act(_held(figure, motion, stance.motion, contacts), contacts))


def shift(figure: Figure, stance: Act, side: int, size: float, ramp: float, hold: float) -> Act:
    """Weight transfer: most of the weight on one foot for a while (made, not recorded).

    Args:
        figure: The performer.
        stance: Quiet stance.
        side: 0 left, 1 right.
        size: Of the way from the middle to the foot that the centre of pressure goes.
        ramp: How long it takes there, and back [s].
        hold: How long it stays [s].

    Returns:
        The act.
    """
    lead = 0.5
    count = round((2.0 * lead + 2.0 * ramp + hold) * RATE)
    t = np.arange(count) / RATE
    there = pose.rise(t, lead, lead + ramp) * pose.fall(t, lead + ramp + hold, lead + 2.0 * ramp + hold)
    still = Act(stance.motion[np.zeros(count, int)], np.ones((count, 2), bool))
    places = figure.places(still.motion)[0]
    way = size * (places[side] - places.mean(axis=0))[:2]
    return figure.balanced(still, np.outer(there, way), rounds=2)


def squat(figure: Figure, stance: Act, depth: float, down: float, hold: float, up: float) -> Act:
    """Knees bend, the trunk leans, and the body rises again (made, not recorded).

    Args:
        figure: The performer.
        stance: Quiet stance.
        depth: Of the hips [m].
        down: Time to go down [s].
        hold: Time at the bottom [s].
        up: Time to rise [s].

    Returns:
        The act.
    """
    lead = 0.5
    count = round((2.0 * lead + down + hold + up) * RATE)
    t = np.arange(count) / RATE
    low = pose.rise(t, lead, lead + down) * pose.fall(t, lead + down + hold, lead + down + hold + up)
    motion = stance.motion[np.zeros(count, int)]
    root = np.zeros((count, 3))
    root[:, 2] = -depth * low
    rotations = motion.local_rotations.copy()
    lean = rotation.from_axis_angle((0.0, 1.0, 0.0), low * depth * 1.8)
    rotations[:, 0] = rotation.product(lean, rotations[:, 0])
    feet, turns = figure.places(motion), motion.world_rotations[:, figure.ankles]
    leaning = replace(motion, local_rotations=rotations)
    for k, side in enumerate(SIDES):
        leaning = leg_ik.reached(leaning, figure.roles, side, feet[:, k], turns[:, k])
    act = Act(figure.shaped(leaning, root, np.zeros((count, 2, 3))), np.ones((count, 2), bool))
    return figure.balanced(act, rounds=3)


def march(figure: Figure, stance: Act, side: int, steps: int, height: float, period: float) -> Act:
    """A march in place: feet are raised in turn (made, not recorded).

    Args:
        figure: The performer.
        stance: Quiet stance.
        side: The foot that is raised first: 0 left, 1 right.
        steps: How often a foot is raised.
        height: Of the raised ankles [m].
        period: Of a step [s].

    Returns:
        The act.
    """
    lead = 0.6
    count = round((2.0 * lead + steps * period) * RATE)
    t = np.arange(count) / RATE
    contacts, feet = np.ones((count, 2), bool), np.zeros((count, 2, 3))
    for k in range(steps):
        foot, first = (side + k) % 2, lead + k * period
        phase = (t - first) / (SWING * period)
        air = (phase > 0.0) & (phase < 1.0)
        contacts[air, foot] = False
        rise = np.sin(np.pi * phase[air]) ** 2
        feet[air, foot, 0], feet[air, foot, 2] = 0.2 * height * rise, height * rise
    motion = stance.motion[np.zeros(count, int)]
    raised = figure.shaped(motion, np.zeros((count, 3)), feet)
    return figure.balanced(Act(raised, contacts), rounds=3)
