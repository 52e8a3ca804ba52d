"""Push responses from clips of people who are pushed: segmented, their momentum estimated, their strategy recognised.

Nobody knows how hard a person in a clip was pushed. As in the thesis (4.2.2, 4.3), the push is taken to be the largest
momentum of the centre of mass (eq. 4.1), along the way that the centre of mass went.
"""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
from scipy.ndimage import gaussian_filter1d

from ..characters import Character
from ..errors import FootfallError
from ..evaluate.clips import clips as reading
from ..motion.analysis.contacts import contacts
from ..motion.editing import warp
from ..motion.retarget import hinges
from ..motion.retarget.retarget import retargeted
from ..physics.poses import soles_and_com
from ..strict import Table
from ..systems.push_response import body as bodies
from .recording import MOVED, Recorded, change, respond

RATE = 60.0
STILL = 0.08  # speed of the centre of mass of a person who stands [m/s]
STILL_FRAMES = 18  # … for so long
LEAST = 6.0  # a smaller momentum is sway [N s]
LONGEST = 600  # frames of a response
SMOOTH = 2.0  # width of the filter of the centre of mass [frames]
LARGEST_CHANGE = 12.0  # a clip with a larger change of a joint angle from frame to frame is not used [degrees]


def responses(path: Path, character: Character, stance: np.ndarray) -> tuple[list[Recorded], str]:
    """All responses of a clip.

    Args:
        path: The clip (.bvh, .amc).
        character: The body that it is retargeted to.
        stance: [nq] the neutral stance of the body.

    Returns:
        The responses, and why there are none.
    """
    try:
        clip = reading.load(path)
        clip.check_facing()
        motion = warp.resampled(clip.motion, RATE)
        seen = contacts(motion, clip.roles)
        qpos = hinges.qpos(retargeted(motion, character, clip.roles).motion, character)
    except FootfallError as error:
        return [], str(error)
    contact = np.stack([np.asarray(seen.foot[side], bool) for side in ("left", "right")], axis=1)
    com = gaussian_filter1d(soles_and_com(character, qpos)[1], SMOOTH, axis=0, mode="nearest")
    momentum = character.mass * RATE * np.gradient(com[:, :2], axis=0)
    body = bodies.geometry(character, stance, Table(path, {}))
    parts = segments(np.linalg.norm(momentum, axis=1) / character.mass)
    found = []
    for begin, end in parts:
        one = _response(character, body, qpos, contact, momentum, com, slice(begin, end), path.stem)
        if one is not None and change(body, one.frames) <= LARGEST_CHANGE:
            found.append(one)
    if found:
        return found, ""
    return [], f"{len(parts)} movements from stance to stance, none a smooth answer to a push of {LEAST:g} N s or more"


def segments(speed: np.ndarray) -> list[tuple[int, int]]:
    """Movements between two times of standing still, as first frame and frame after the last.

    Args:
        speed: [frame] horizontal speed of the centre of mass at 60 Hz [m/s].
    """
    still = speed < STILL
    edges = np.flatnonzero(np.diff(np.concatenate(([False], still, [False])).astype(int)))
    rests = [(a, b) for a, b in zip(edges[::2], edges[1::2], strict=True) if b - a >= STILL_FRAMES]
    return [
        (int(one[1]) - 3, int(two[0]) + STILL_FRAMES)
        for one, two in itertools.pairwise(rests)
        if two[0] - one[1] + STILL_FRAMES < LONGEST
    ]


def estimate(momentum: np.ndarray, shift: np.ndarray) -> tuple[float, float]:
    """The push behind a motion (4.3).

    Args:
        momentum: [frame, 2] of the centre of mass (eq. 4.1) [N s].
        shift: [2] from where the centre of mass was to where it went farthest [m].

    Returns:
        Direction [degrees] and the largest momentum along it [N s].
    """
    way = shift / max(float(np.hypot(*shift)), 1e-9)
    return float(np.degrees(np.arctan2(way[1], way[0]))), float(np.max(momentum @ way))


def _response(
    character: Character,
    body: bodies.Geometry,
    qpos: np.ndarray,
    contact: np.ndarray,
    momentum: np.ndarray,
    com: np.ndarray,
    rows: slice,
    name: str,
) -> Recorded | None:
    """One movement as a response; None where it is smaller than sway."""
    poses = qpos[rows].copy()
    w, x, y, z = poses[0, 3:7]
    heading = np.arctan2(2.0 * (w * z + x * y), 1.0 - 2.0 * (y * y + z * z))
    c, s = np.cos(heading), np.sin(heading)
    back = np.array([[c, s], [-s, c]])
    poses[:, :2] = (poses[:, :2] - poses[0, :2]) @ back.T
    half = np.array([np.cos(0.5 * heading), 0.0, 0.0, -np.sin(0.5 * heading)])
    poses[:, 3:7] = _product(half, poses[:, 3:7])
    moving, path = momentum[rows] @ back.T, (com[rows, :2] - com[rows.start, :2]) @ back.T
    stepped = np.hypot(*path[-1]) > MOVED
    shift = path[-1] if stepped else path[int(np.argmax(np.linalg.norm(path, axis=1)))]
    direction, impulse = estimate(moving, shift)
    if impulse < LEAST:
        return None
    return respond(
        character, body, poses, contact[rows], moving, (direction, impulse), None, source=name, own_stance=True
    )


def _product(q: np.ndarray, rows: np.ndarray) -> np.ndarray:
    """q times each quaternion (wxyz) of `rows` [frame, 4]."""
    from ..motion import rotation

    return rotation.product(np.broadcast_to(q, rows.shape), rows)
