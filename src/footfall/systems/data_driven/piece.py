"""From a recorded clip to a piece: movement on a body, with the forces that it takes.

A clip is retargeted, its resting feet are laid flat and planted, and its weight is moved over its feet. Torques and
loads are those of inverse dynamics.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ...characters import Character
from ...characters.constants import GRAVITY
from ...characters.roles import SIDES, Roles, find
from ...control.reference import attitude, turned
from ...motion import rotation
from ...motion.analysis import contacts as touch
from ...motion.analysis.contacts import Limits, without_flicker
from ...motion.analysis.feet import sole_points
from ...motion.editing import leg_ik
from ...motion.editing.planting import planted
from ...motion.motion import Motion
from ...motion.retarget import hinges
from ...motion.retarget.retarget import retargeted
from ...physics import inverse
from .movement import RATE, Piece

ANGLE_BAND, ROOT_BAND = 8.0, 6.0  # kept of hinges and of the root [Hz]
LOADED = 0.08  # a foot that carries more than this fraction of the weight is on the ground
LOW, SLOW = 0.02, 0.2  # and so is one that is no higher [m] and no faster [m/s] than this
FLAT, TILTED, RESTING = 0.04, 0.2, 0.3  # pitch of a resting foot that is made flat [rad], [rad], rest at least [s]
OVER_FEET = 0.06  # where the centre of mass of somebody who stands is, ahead of the ankles [m]
USUAL_SHIFT, MAX_SHIFT = 0.06, 0.1  # by which clips are moved back to have it there [m]
STANDING_SPEED = 0.1  # of the centre of mass [m/s]
STEADY = Limits(shortest=0.1, gap=0.1)  # shorter contacts and gaps are flicker [s]


def piece_of(clip: Motion, character: Character, roles: Roles | None = None) -> Piece:
    """A clip on a body at `RATE`: retargeted, its feet planted, smoothed, with its contacts and torques.

    Args:
        clip: A cleaned clip at any frame rate, in metres, z up, floor at 0.
        character: The body.
        roles: Joint roles of the clip's skeleton; found here if not given.

    Returns:
        The piece, as long as the clip.
    """
    roles = roles or find(clip.skeleton)
    touching, body = touch.contacts(clip, roles), retargeted(clip, character, roles).motion
    own = find(body.skeleton)
    for side in SIDES:
        body = _levelled(body, own[f"{side}_ankle"], touching.foot[side])
    body = planted(body, touching, own, sole_points(body.skeleton, own, character))
    body = _centred(body, character, own, touching)
    times = np.arange(int((len(body) - 1) / body.rate * RATE) + 1) / RATE

    def table(values: np.ndarray, band: float) -> np.ndarray:
        at = np.arange(len(values)) / body.rate
        return np.stack([np.interp(times, at, column) for column in _low_pass(values, band, body.rate).T], axis=1)

    attitudes = table(attitude(body.local_rotations[:, 0]), ANGLE_BAND)
    rows = np.column_stack((table(body.root, ROOT_BAND), turned(attitudes)))
    angles = table(hinges.fit(body, character).angles, ANGLE_BAND)
    frames = np.minimum(np.round(times * body.rate).astype(int), len(body) - 1)
    feet = np.stack([touching.foot[side][frames] for side in SIDES], axis=1)
    return with_forces(rows, angles, character, feet)


def _centred(body: Motion, character: Character, roles: Roles, touching: touch.Contacts) -> Motion:
    """The motion with its weight over the feet: all of the body but the feet moved back, the legs solved anew.

    On a body with other proportions than the recorded one, and with hip joints where a skeleton file has them, the
    centre of mass of most clips stands over the balls of the feet, where nobody could hold it.
    """
    yaw = attitude(body.world_rotations[:, 0])[:, 2]
    forward = np.stack((np.cos(yaw), np.sin(yaw)), axis=1)
    ankles = [body.positions[:, roles[f"{side}_ankle"]] for side in SIDES]
    com = mass_centre(body, character)
    speed = np.linalg.norm(np.gradient(com, axis=0), axis=1) * body.rate
    stands = touching.left & touching.right & (speed < STANDING_SPEED)
    back = USUAL_SHIFT
    if stands.sum() > RESTING * body.rate:
        over = np.sum((com - 0.5 * (ankles[0] + ankles[1])[:, :2]) * forward, axis=1)
        back = float(np.clip(over[stands].mean() - OVER_FEET, 0.0, MAX_SHIFT))
    root = body.root.copy()
    root[:, :2] -= back * forward
    frames = [body.world_rotations[:, roles[f"{side}_ankle"]] for side in SIDES]
    moved = replace(body, root=root)
    for side, ankle, frame in zip(SIDES, ankles, frames, strict=True):
        moved = leg_ik.reached(moved, roles, side, ankle, frame)
    return moved


def _levelled(body: Motion, ankle: int, on: np.ndarray) -> Motion:
    """The motion with a foot that rests flat, where it was recorded to rest on its heel or toes all the time."""
    speed = np.linalg.norm(np.gradient(body.positions[:, ankle], axis=0), axis=1) * body.rate
    still = on & (speed < SLOW)
    if still.sum() < RESTING * body.rate:
        return body
    pitch = float(np.median(attitude(body.world_rotations[still][:, ankle])[:, 1]))
    if not FLAT < abs(pitch) < TILTED:
        return body
    rotations = body.local_rotations.copy()
    back = rotation.from_axis_angle((0.0, -1.0, 0.0), -pitch)
    rotations[:, ankle] = rotation.product(rotations[:, ankle], back)
    return replace(body, local_rotations=rotations)


def with_forces(rows: np.ndarray, angles: np.ndarray, character: Character, feet: np.ndarray) -> Piece:
    """A piece with the torques of inverse dynamics, and the contacts that its loads tell.

    Args:
        rows: [frame, 7] root, its quaternions continuous [m].
        angles: [frame, joint] [rad].
        character: The body.
        feet: [frame, 2] which feet are near the ground and slow.
    """
    found = inverse.of_path(character, np.column_stack((rows, angles)), 1.0 / RATE, feet)
    load = found.force[:, :, 2] / (character.mass * GRAVITY)
    feet = contacts(hinges.from_angles(character, RATE, rows, angles), character, load)
    return Piece(rows, angles, feet, found.torque, load)


def contacts(motion: Motion, character: Character, load: np.ndarray) -> np.ndarray:
    """Which feet are on the ground [frame, 2]: those that carry weight, and those that rest on it without.

    Args:
        motion: Of the character's links, at `RATE`.
        character: The body.
        load: [frame, 2] on each foot over the weight.
    """
    feet = []
    for foot in range(2):
        points = soles(motion, character, foot)
        low = points[..., 2].argmin(axis=1)
        speed = np.linalg.norm(rates(points), axis=-1)[np.arange(len(points)), low]
        height = points[..., 2].min(axis=1)
        rests = (height < np.percentile(height, 8.0) + LOW) & (speed < SLOW)
        feet.append(without_flicker((load[:, foot] > LOADED) | rests, RATE, STEADY))
    return np.stack(feet, axis=1)


def _low_pass(values: np.ndarray, band: float, rate: float) -> np.ndarray:
    """Columns without what is above `band` [Hz], forward and backward, ends mirrored at a point."""
    from scipy.signal import butter, filtfilt

    if len(values) < 4:
        return values
    both = np.asarray(butter(2, min(band / (0.5 * rate), 0.99)))
    return filtfilt(both[0], both[1], values, axis=0, padtype="odd", padlen=min(len(values) - 1, round(0.3 * rate)))


def rates(table: np.ndarray) -> np.ndarray:
    """Rates of the columns of a table [1/s]."""
    return np.gradient(table, axis=0) * RATE


def mass_centre(motion: Motion, character: Character) -> np.ndarray:
    """The centre of mass of the body on the ground plane [frame, 2] [m]."""
    total = np.zeros((len(motion), 3))
    for link in character.links:
        joint = motion.skeleton.index(link.name)
        at = rotation.rotated(motion.world_rotations[:, joint], np.array(link.centre))
        total += link.mass * (motion.positions[:, joint] + at)
    return total[:, :2] / sum(link.mass for link in character.links)


def soles(motion: Motion, character: Character, foot: int) -> np.ndarray:
    """The contact points of a foot [frame, point, 3] [m]."""
    found = []
    for contact in character.contacts:
        if contact.foot == foot:
            joint = motion.skeleton.index(contact.link.name)
            at = rotation.rotated(motion.world_rotations[:, joint], np.array(contact.point))
            found.append(motion.positions[:, joint] + at)
    return np.stack(found, axis=1)
