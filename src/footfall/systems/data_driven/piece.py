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
from ...motion import pose, rotation
from ...motion.analysis import contacts as touch
from ...motion.analysis.contacts import Limits, without_flicker
from ...motion.analysis.feet import sole_points
from ...motion.analysis.level import check_level
from ...motion.editing import leg_ik
from ...motion.editing.planting import planted
from ...motion.editing.smoothing import low_pass
from ...motion.motion import Motion
from ...motion.retarget import hinges, toes
from ...motion.retarget.retarget import retargeted
from ...physics import inverse
from .apart import apart
from .movement import RATE, Piece

ANGLE_BAND, ROOT_BAND = 8.0, 6.0  # kept of hinges and of the root [Hz]
LOADED = 0.08  # a foot that carries more than this fraction of the weight is on the ground
NEAR, PASSING = 0.012, 0.8  # one whose sole is higher [m] or faster [m/s] than this carries nothing
LOW, SLOW = 0.02, 0.2  # and so is one that is no higher [m] and no faster [m/s] than this
FLAT, TILTED, RESTING = 0.04, 0.2, 0.3  # pitch of a resting foot that is made flat [rad], [rad], rest at least [s]
CLEARANCE, CLEARING = 0.03, 0.12  # least height of swing feet [m], and the time in which they reach it [s]
BALL, MAX_PITCH = 0.17, 0.6  # of the foot that pushes off: ankle to ball [m], most that is added to its pitch [rad]
PASSING_WIDTH = 0.14  # between the ankles, where a swing foot passes the other one [m]
LOWERING = 0.1  # time in which a root is lowered where legs would not reach [s]
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

    Raises:
        BadInput: The feet rest at different heights: the clip is not of level ground.
    """
    roles = roles or find(clip.skeleton)
    check_level(clip, roles)
    touching, body = touch.contacts(clip, roles), retargeted(clip, character, roles).motion
    own = find(body.skeleton)
    for side in SIDES:
        body = _levelled(body, own[f"{side}_ankle"], touching.foot[side])
    body = planted(body, touching, own, sole_points(body.skeleton, own, character))
    body = apart(body, character, own, touching)
    body = _centred(body, character, own, touching)
    body = _pushing(body, character, own, touching)
    body = _cleared(body, character, own, touching)
    times = np.arange(int((len(body) - 1) / body.rate * RATE) + 1) / RATE

    def table(values: np.ndarray, band: float) -> np.ndarray:
        at = np.arange(len(values)) / body.rate
        return np.stack([np.interp(times, at, column) for column in low_pass(values, band, body.rate).T], axis=1)

    attitudes = table(attitude(body.local_rotations[:, 0]), ANGLE_BAND)
    rows = np.column_stack((table(body.root, ROOT_BAND), turned(attitudes)))
    angles = table(hinges.fit(body, character).angles, ANGLE_BAND)
    frames = np.minimum(np.round(times * body.rate).astype(int), len(body) - 1)
    feet = np.stack([touching.foot[side][frames] for side in SIDES], axis=1)
    rows[:, 2] -= _floating(rows, angles, character, feet)
    return with_forces(rows, angles, character, feet)


def _floating(rows: np.ndarray, angles: np.ndarray, character: Character, feet: np.ndarray) -> np.ndarray:
    """How far the lower foot is above the ground while the body is not in flight [frame] [m], smoothed."""
    height, _ = _lowest(hinges.from_angles(character, RATE, rows, angles), character)
    gap, known = height.min(axis=1), feet.any(axis=1)
    if not known.any():
        return np.zeros(len(rows))
    frames = np.arange(len(rows))
    return low_pass(np.interp(frames, frames[known], gap[known])[:, None], ROOT_BAND, RATE)[:, 0]


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
    root[:, 2] -= _out_of_reach(moved, roles, ankles)
    moved = replace(body, root=root)
    for side, ankle, frame in zip(SIDES, ankles, frames, strict=True):
        moved = leg_ik.reached(moved, roles, side, ankle, frame)
    return moved


def _pushing(body: Motion, character: Character, roles: Roles, touching: touch.Contacts) -> Motion:
    """The motion with feet that push off behind the body pitched until they reach the ground.

    On a body with other proportions than the recorded one they are lifted too early, and nothing would push.
    """
    forward = rotation.rotated(body.world_rotations[:, 0], np.array((1.0, 0.0, 0.0)))[:, :2]
    soles_of = sole_points(body.skeleton, roles, character)
    for foot, side in enumerate(SIDES):
        ankle, on = roles[f"{side}_ankle"], np.asarray(touching.foot[side], bool)
        behind = np.sum((body.positions[:, ankle, :2] - body.root[:, :2]) * forward, axis=1) < 0.0
        pitch = np.zeros(len(body))
        rotations = body.local_rotations
        for _ in range(3):
            height, _ = _lowest(body, character)
            pitch += np.where(on & behind, np.maximum(height[:, foot], 0.0), 0.0) / BALL
            eased = low_pass(np.minimum(pitch, MAX_PITCH)[:, None], ANGLE_BAND, body.rate)[:, 0]
            turned_down = rotations.copy()
            turned_down[:, ankle] = rotation.product(
                rotations[:, ankle], rotation.from_axis_angle((0.0, 1.0, 0.0), np.maximum(eased, 0.0))
            )
            body, _ = toes.lay(replace(body, local_rotations=turned_down), soles_of[side], 0.0)
    return body


def _cleared(body: Motion, character: Character, roles: Roles, touching: touch.Contacts) -> Motion:
    """The motion with swing feet that keep clear of the ground, but when they rise and land, and of the other foot.

    Recorded feet pass both within less than a simulated body can be sure of, and one that scuffs ends its step.
    """
    height, _ = _lowest(body, character)
    yaw = attitude(body.world_rotations[:, 0])[:, 2]
    left = np.stack((-np.sin(yaw), np.cos(yaw)), axis=1)
    apart = (body.positions[:, roles["left_ankle"]] - body.positions[:, roles["right_ankle"]])[:, :2]
    across = np.sum(apart * left, axis=1)
    past = np.sqrt(np.maximum(np.sum(apart**2, axis=1) - across**2, 0.0))
    narrow = np.maximum(PASSING_WIDTH - across, 0.0) * pose.fall(past, 0.15, 0.35)
    for foot, side in enumerate(SIDES):
        ankle, on = roles[f"{side}_ankle"], np.asarray(touching.foot[side], bool)
        if not on.any():
            continue
        frame = np.arange(len(on))
        since = frame - np.maximum.accumulate(np.where(on, frame, -len(on)))
        until = np.minimum.accumulate(np.where(on, frame, 2 * len(on))[::-1])[::-1] - frame
        free = pose.rise(np.minimum(since, until) / body.rate, 0.0, CLEARING)
        target = body.positions[:, ankle].copy()
        target[:, :2] += (free * narrow * (1.0 if side == "left" else -1.0))[:, None] * left
        target[:, 2] += np.maximum(free * CLEARANCE - np.maximum(height[:, foot], 0.0), 0.0)
        body = leg_ik.reached(body, roles, side, target, body.world_rotations[:, ankle])
    return body


def _out_of_reach(body: Motion, roles: Roles, ankles: list[np.ndarray]) -> np.ndarray:
    """How much the root must be lowered for both legs to reach [frame] [m], smooth in time."""
    need = np.zeros(len(body))
    for side, ankle in zip(SIDES, ankles, strict=True):
        chain = leg_ik.leg(body, roles, side)
        away = ankle - body.position(chain.hip)
        room = np.sqrt(np.maximum(chain.exact_reach**2 - np.sum(away[:, :2] ** 2, axis=1), 0.0))
        need = np.maximum(need, -away[:, 2] - room)
    return pose.upper_envelope(need, max(1, round(LOWERING * body.rate)))


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
        feet: [frame, 2] which feet are on the ground; no foot is where none is: flight.
    """
    motion = hinges.from_angles(character, RATE, rows, angles)
    height, speed = _lowest(motion, character)
    near = np.asarray((height < NEAR) & (speed < PASSING) & feet.any(axis=1, keepdims=True))
    feet = np.where(near.any(axis=1, keepdims=True), near, feet)
    found = inverse.of_path(character, np.column_stack((rows, angles)), 1.0 / RATE, feet)
    load = found.force[:, :, 2] / (character.mass * GRAVITY)
    return Piece(rows, angles, contacts(motion, character, load), found.torque, load)


def contacts(motion: Motion, character: Character, load: np.ndarray) -> np.ndarray:
    """Which feet are on the ground [frame, 2]: those that carry weight, and those that rest on it without.

    Args:
        motion: Of the character's links, at `RATE`.
        character: The body.
        load: [frame, 2] on each foot over the weight.
    """
    height, speed = _lowest(motion, character)
    on = (load > LOADED) | (height < np.percentile(height, 8.0, axis=0) + LOW) & (speed < SLOW)
    return np.stack([without_flicker(on[:, foot], RATE, STEADY) for foot in range(2)], axis=1)


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


def _lowest(motion: Motion, character: Character) -> tuple[np.ndarray, np.ndarray]:
    """Height of the lowest sole point of each foot, and its speed [frame, 2] [m], [m/s]."""
    height, speed = np.empty((len(motion), 2)), np.empty((len(motion), 2))
    for foot in range(2):
        points = soles(motion, character, foot)
        low = points[..., 2].argmin(axis=1)
        height[:, foot] = points[..., 2].min(axis=1)
        speed[:, foot] = np.linalg.norm(rates(points), axis=-1)[np.arange(len(points)), low]
    return height, speed


def soles(motion: Motion, character: Character, foot: int) -> np.ndarray:
    """The contact points of a foot [frame, point, 3] [m]."""
    found = []
    for contact in character.contacts:
        if contact.foot == foot:
            joint = motion.skeleton.index(contact.link.name)
            at = rotation.rotated(motion.world_rotations[:, joint], np.array(contact.point))
            found.append(motion.positions[:, joint] + at)
    return np.stack(found, axis=1)
