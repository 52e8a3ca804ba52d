"""From a recorded motion to a response: contacts, planted feet, the strategy, the way back to the neutral stance."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np
from scipy.ndimage import binary_dilation, gaussian_filter1d, maximum_filter1d

from ..characters import Character
from ..systems.push_response import body as bodies
from ..systems.push_response.body import LEFT, RIGHT, ROOT, TURN, UPPER, YAW, Geometry
from ..systems.push_response.database import MOMENTUM, Response, joint_angles, units

RATE = 60.0
SHORTEST = 3  # frames; a shorter time off the ground, or on it, is none
MOVED = 0.03  # a foot that moved farther has stepped [m]
FLAT = 0.05  # a foot that tilts less stands flat [rad]
SMOOTH = 2.5  # width of the filter of swinging feet: servos start a step more abruptly than people do [frames]
SMOOTH_REST = 1.0  # … and of everything else [frames]
EARLIER = 4  # frames by which a smoothed swing begins earlier and ends later
FLAT_FRAMES = 6  # … for so long
EDGE = 8  # frames over which a planted foot's correction begins and ends
RETURN = 36  # frames in which the neutral pose is taken at the end
FASTEST = 7.2  # a joint that moves farther from frame to frame is slowed down [degrees] …
SLOWEST = 1.4  # … to 1/1.4 of its speed at most
SLOW_FRAMES = 3  # frames over which time begins and ends to pass more slowly
HIP, ARM = 0.25, 0.6  # from here on it is a hip or an arm strategy [rad]


@dataclass(frozen=True)
class Recorded:
    """One response with its frames.

    Attributes:
        about: What is known of it.
        frames: [frame, channel] displacements from the neutral stance, in units of the file.
        contacts: [frame] 1 for the left foot, 2 for the right one.
        momentum: [frame, 2] in units of the file.
    """

    about: Response
    frames: np.ndarray
    contacts: np.ndarray
    momentum: np.ndarray


def neutral(qpos: np.ndarray, character: Character) -> np.ndarray:
    """A standing pose [nq] as the neutral stance: at the origin, facing forward, its soles on the ground."""
    pose = np.array(qpos, float)
    from ..physics.poses import soles

    pose[2] -= float(np.mean([points[0, :, 2].mean() for points in soles(character, pose[None])]))
    return pose


def respond(
    character: Character,
    body: Geometry,
    qpos: np.ndarray,
    contact: np.ndarray,
    momentum: np.ndarray,
    push: tuple[float, float],
    steps: int | None,
    beam: bool = False,
    source: str = "",
    own_stance: bool = False,
) -> Recorded:
    """Make a response of a recorded motion.

    Args:
        character: The body.
        body: Its geometry and neutral stance.
        qpos: [frame, nq] at 60 Hz, from the beginning of the push until it stands still.
        contact: [frame, 2] whether the left and the right foot touch the ground.
        momentum: [frame, 2] linear momentum, forward and to the left [N s].
        push: Direction, from forward to the left [degrees], and impulse [N s].
        steps: That were needed; counted here if None.
        beam: Whether steps were forbidden.
        source: Where it comes from.
        own_stance: Whether displacements are taken from its own first pose, as of a person who stands in another way.
    """
    frames = _displacements(character, body, qpos, own_stance)
    contact = np.stack([_tidy(contact[:, k]) for k in range(2)], axis=1)
    contact[[0, -1]] = True
    moved = max(
        float(np.linalg.norm(frames[:, at : at + 2] - frames[0, at : at + 2], axis=1).max()) for at in (LEFT, RIGHT)
    )
    in_place = moved < MOVED
    if in_place:
        contact[:] = True
    _planted(frames, contact)
    for at, k in ((LEFT, 0), (RIGHT, 1)):
        contact[:, k] = _smooth(frames, at, contact[:, k])
    _planted(frames, contact)
    frames = np.concatenate((frames, _return(frames[-1])))
    contact = np.concatenate((contact, np.ones((RETURN, 2), bool)))
    momentum = np.concatenate((momentum, np.zeros((RETURN, 2))))
    frames, contact, momentum = slowed(body, frames, contact, momentum)
    landings = _landings(frames, contact)
    steps = len(landings) if steps is None else steps
    strategy = _strategy(character, body, frames, in_place, max(steps, 0 if in_place else 1))
    about = Response(
        round(push[0], 3), round(push[1], 3), strategy, steps, len(frames), in_place, beam, landings, source
    )
    scaled = np.round(frames / units(frames.shape[1]))
    return Recorded(
        about,
        np.clip(scaled, -32767, 32767).astype(np.int16),
        (contact[:, 0] + 2 * contact[:, 1]).astype(np.uint8),
        np.clip(np.round(momentum / MOMENTUM), -32767, 32767).astype(np.int16),
    )


def _displacements(character: Character, body: Geometry, qpos: np.ndarray, own_stance: bool) -> np.ndarray:
    """Displacements [frame, channel] of poses [frame, nq] from the neutral stance, or from their own; smoothed."""
    frames = bodies.absolute(character, body, qpos) - body.neutral
    if own_stance:
        frames -= frames[0]
    frames[:, [ROOT + 2, LEFT + 2, RIGHT + 2]] -= 0.5 * (frames[0, LEFT + 2] + frames[0, RIGHT + 2])
    for at in (TURN, LEFT + 3, RIGHT + 3):
        frames[:, at : at + 3] = _unwrapped(frames[:, at : at + 3])
    rest = [*range(LEFT), *range(YAW, frames.shape[1])]
    frames[:, rest] = gaussian_filter1d(frames[:, rest], SMOOTH_REST, axis=0, mode="nearest")
    frames[:, YAW:UPPER] = gaussian_filter1d(frames[:, YAW:UPPER], SMOOTH, axis=0, mode="nearest")
    return frames


def change(body: Geometry, frames: np.ndarray) -> float:
    """The largest change of a joint angle from frame to frame, when a response is shown as it is.

    Args:
        body: Geometry and neutral stance.
        frames: [frame, channel] displacements in units of the file.

    Returns:
        [degrees].
    """
    return float(_changes(body, frames * units(frames.shape[1])).max(initial=0.0))


def _changes(body: Geometry, frames: np.ndarray) -> np.ndarray:
    """The largest change of a joint angle from each frame to the next one [frame - 1] [degrees]."""
    return np.degrees(np.abs(np.diff(joint_angles(body, frames), axis=0)).max(axis=1))


def slowed(
    body: Geometry, frames: np.ndarray, contact: np.ndarray, momentum: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The same poses, with more time where a joint would be faster than `FASTEST`.

    Args:
        body: Geometry and neutral stance.
        frames: [frame, channel] displacements.
        contact: [frame, 2] whether each foot stands.
        momentum: [frame, 2] [N s].

    Returns:
        The three arrays, with as many frames as it takes then.
    """
    changes = _changes(body, frames)
    if changes.max(initial=0.0) <= FASTEST:
        return frames, contact, momentum
    wanted = np.clip(changes / FASTEST, 1.0, SLOWEST)
    pace = gaussian_filter1d(maximum_filter1d(wanted, 2 * SLOW_FRAMES + 1), 0.5 * SLOW_FRAMES, mode="nearest")
    time = np.concatenate(([0.0], np.cumsum(pace)))
    place = np.interp(np.arange(int(np.ceil(time[-1])) + 1), time, np.arange(len(frames)))
    k = np.minimum(place.astype(int), len(frames) - 2)
    part = (place - k)[:, None]
    mixed = [rows[k] + part * (rows[k + 1] - rows[k]) for rows in (frames, momentum)]
    return mixed[0], contact[np.round(place).astype(int)], mixed[1]


def _unwrapped(vectors: np.ndarray) -> np.ndarray:
    """Rotation vectors [frame, 3] without jumps by a whole turn."""
    out = vectors.copy()
    for k in range(1, len(out)):
        angle = np.linalg.norm(out[k])
        if angle > 2.0 and np.linalg.norm(out[k] - out[k - 1]) > np.pi:
            out[k] *= 1.0 - 2.0 * np.pi / angle
    return out


def _tidy(on: np.ndarray) -> np.ndarray:
    """Contacts without gaps and touches of less than `SHORTEST` frames."""
    on = on.astype(bool).copy()
    for value in (False, True):
        for begin, end in _runs(on == value):
            if end - begin < SHORTEST and begin > 0 and end < len(on):
                on[begin:end] = not value
    return on


def _runs(mask: np.ndarray) -> list[tuple[int, int]]:
    edges = np.flatnonzero(np.diff(np.concatenate(([False], mask, [False])).astype(int)))
    return list(zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True))


def _plant(frames: np.ndarray, at: int, on: np.ndarray) -> np.ndarray:
    """How a foot that stands flat is moved, so that it stays where it is: in place, in height and in yaw.

    Args:
        frames: [frame, channel] displacements.
        at: First channel of the foot.
        on: [frame] whether it stands.

    Returns:
        [frame, 6] what to add to its channels; between two stands it fades.
    """
    tilt = np.linalg.norm(frames[:, at + 3 : at + 5], axis=1)
    change, held = np.zeros((len(frames), 6)), np.zeros(len(frames), bool)
    for begin, end in _runs(on):
        flat = [k for run in _runs(tilt[begin:end] < FLAT) if run[1] - run[0] >= FLAT_FRAMES for k in range(*run)]
        if not flat:
            continue
        rows = begin + np.array(flat)
        fixed = np.median(frames[rows, at : at + 6], axis=0) if begin else frames[0, at : at + 6].copy()
        fixed[[2, 3, 4]] = 0.0  # on the ground, flat
        change[rows], held[rows] = fixed - frames[rows, at : at + 6], True
    for begin, end in _runs(~held):
        n = end - begin
        before = change[begin - 1] if begin > 0 else np.zeros(6)
        after = change[end] if end < len(frames) else np.zeros(6)
        u = np.clip(np.arange(1, n + 1) / min(EDGE, n + 1), 0.0, 1.0)
        fade = (1.0 - u * u * (3.0 - 2.0 * u))[:, None]
        change[begin:end] = before * fade + after * fade[::-1]
    return change


def _planted(frames: np.ndarray, contact: np.ndarray) -> None:
    """Plant both feet, in place; the pelvis goes with them, so that joint angles stay as they were recorded."""
    moves = [_plant(frames, at, contact[:, k]) for k, at in enumerate((LEFT, RIGHT))]
    for move, at in zip(moves, (LEFT, RIGHT), strict=True):
        frames[:, at : at + 6] += move
    frames[:, ROOT : ROOT + 3] += gaussian_filter1d(0.5 * (moves[0] + moves[1])[:, :3], SMOOTH, axis=0, mode="nearest")


def _smooth(frames: np.ndarray, at: int, on: np.ndarray) -> np.ndarray:
    """Smooth the path of a foot while it swings, in place; its contacts [frame] afterwards."""
    up = binary_dilation(~on, iterations=EARLIER) if not on.all() else ~on
    up[[0, -1]] = False
    tilted = np.linalg.norm(frames[:, at + 3 : at + 5], axis=1) >= FLAT
    path = gaussian_filter1d(frames[:, at : at + 6], SMOOTH, axis=0, mode="nearest", truncate=3.0)
    near = gaussian_filter1d((up | tilted).astype(float), SMOOTH, mode="nearest")[:, None]
    frames[:, at : at + 6] += near * (path - frames[:, at : at + 6])
    return np.logical_not(up)


def _return(last: np.ndarray) -> np.ndarray:
    """Frames that lead to the neutral pose over the feet where they are [RETURN, channel]."""
    end = np.zeros_like(last)
    for at in (LEFT, RIGHT):
        end[[at, at + 1, at + 5]] = last[[at, at + 1, at + 5]]
    end[ROOT : ROOT + 2] = 0.5 * (last[LEFT : LEFT + 2] + last[RIGHT : RIGHT + 2])
    end[TURN + 2] = 0.5 * (last[LEFT + 5] + last[RIGHT + 5])
    u = (np.arange(1, RETURN + 1) / RETURN)[:, None]
    return last + (3.0 * u**2 - 2.0 * u**3) * (end - last)


def _landings(frames: np.ndarray, contact: np.ndarray) -> tuple[tuple[float, int, float, float], ...]:
    """Time [s], foot and place of the ankle [m] of every step."""
    found = []
    for k, at in enumerate((LEFT, RIGHT)):
        stand = _runs(contact[:, k])
        for before, after in itertools.pairwise(stand):
            way = frames[after[0], at : at + 2] - frames[before[1] - 1, at : at + 2]
            if np.hypot(*way) > MOVED:
                x, y = frames[after[0], at : at + 2]
                found.append((round(after[0] / RATE, 3), k, round(float(x), 3), round(float(y), 3)))
    return tuple(sorted(found))


def _strategy(character: Character, body: Geometry, frames: np.ndarray, in_place: bool, steps: int) -> str:
    """The strongest strategy that a motion shows (4.2.1)."""
    if not in_place:
        return "step" if steps == 1 else "steps"
    away = np.abs(frames - frames[0]).max(axis=0)
    names = [character.joints[j].name for j in body.upper]
    if max(away[UPPER + k] for k, name in enumerate(names) if "shoulder" in name) > ARM:
        return "arm"
    trunk = max(away[UPPER + k] for k, name in enumerate(names) if "waist" in name)
    return "hip" if max(trunk, *away[TURN : TURN + 2]) > HIP else "ankle"
