"""Feet that keep apart (ours).

On a body with broader feet than the recorded person's, feet that stand or pass close together would be inside each
other, and under physics they would push each other away from the first frame on. Each foot is a line from heel to toes
with the foot's breadth about it. Where two feet overlap, they are moved apart: a foot that rests by the same amount as
long as it rests, so that it does not slide, and a swing foot smoothly between the places where it rests.
"""

from __future__ import annotations

import itertools

import numpy as np

from ...characters import Character
from ...characters.roles import SIDES, Roles
from ...motion import rotation
from ...motion.analysis import contacts as touch
from ...motion.editing import leg_ik
from ...motion.motion import Motion

MARGIN = 0.025  # left between the feet [m]
OVER = 0.08  # a foot that is higher than this above the other one passes over it [m]
ROUNDS = 12  # moving one pair of places may bring others together
SMOOTH = 0.06  # of the shifts of swing feet [s]
MOST = 0.15  # that a foot is moved [m]


def apart(body: Motion, character: Character, roles: Roles, touching: touch.Contacts) -> Motion:
    """The motion with feet that do not overlap, the legs solved anew.

    Args:
        body: On the character's skeleton.
        character: The body.
        roles: Joint roles of its skeleton.
        touching: When each foot is on the ground.
    """
    lines, breadth = zip(*(_line(body, character, roles, foot) for foot in range(2)), strict=True)
    wanted = 0.5 * (breadth[0] + breadth[1]) + MARGIN
    ankles = [body.positions[:, roles[f"{side}_ankle"]] for side in SIDES]
    near = np.abs(ankles[0][:, 2] - ankles[1][:, 2]) < OVER
    yaw = rotation.heading(body.world_rotations[:, 0])
    left = np.stack((-np.sin(yaw), np.cos(yaw)), axis=1)
    rests = [np.asarray(touching.foot[side], bool) for side in SIDES]
    shift = [np.zeros((len(body), 2)) for _ in SIDES]
    for _ in range(ROUNDS):
        way, distance = _between(lines[0] + shift[0][:, None], lines[1] + shift[1][:, None], left)
        lacks = np.where(near, np.maximum(wanted - distance, 0.0), 0.0)
        if lacks.max() < 1e-3:
            break
        for foot, sign in enumerate((1.0, -1.0)):
            own, other = rests[foot], rests[1 - foot]
            part = np.where(
                own == other, 0.5, np.where(own, 0.0, 1.0)
            )  # a foot that rests leaves it to one that swings
            push = sign * (part * lacks)[:, None] * way
            shift[foot] = _steady(shift[foot], push, own, body.rate)
    if max(np.abs(s).max() for s in shift) < 1e-3:
        return body
    for foot, side in enumerate(SIDES):
        target, frame = ankles[foot].copy(), body.world_rotations[:, roles[f"{side}_ankle"]]
        target[:, :2] += np.clip(shift[foot], -MOST, MOST)
        body = leg_ik.reached(body, roles, side, target, frame)
    return body


def _line(body: Motion, character: Character, roles: Roles, foot: int) -> tuple[np.ndarray, float]:
    """Heel and toes of a foot on the ground plane [frame, 2, 2] [m], and its breadth [m]."""
    from .piece import soles

    ankle = roles[f"{SIDES[foot]}_ankle"]
    points = soles(body, character, foot)[..., :2]
    ahead = rotation.rotated(body.world_rotations[:, ankle], np.array((1.0, 0.0, 0.0)))[:, :2]
    ahead /= np.maximum(np.linalg.norm(ahead, axis=1, keepdims=True), 1e-9)
    order = np.argsort(np.einsum("fpi,fi->fp", points, ahead), axis=1)
    sorted_points = np.take_along_axis(points, order[..., None], axis=1)
    heel, toes = sorted_points[:, :2].mean(axis=1), sorted_points[:, -2:].mean(axis=1)
    breadth = float(np.median(np.linalg.norm(sorted_points[:, 0] - sorted_points[:, 1], axis=1)))
    inside = 0.5 * breadth * (toes - heel) / np.maximum(np.linalg.norm(toes - heel, axis=1, keepdims=True), 1e-9)
    return np.stack((heel + inside, toes - inside), axis=1), breadth


def _between(one: np.ndarray, two: np.ndarray, left: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The direction from the second line to the first [frame, 2], and their distance [frame] [m], 0 if they cross."""
    best, way = np.full(len(one), np.inf), np.zeros((len(one), 2))
    for line, other, sign in ((one, two, 1.0), (two, one, -1.0)):
        along = other[:, 1] - other[:, 0]
        for k in range(2):
            t = np.einsum("fi,fi->f", line[:, k] - other[:, 0], along) / np.maximum(np.sum(along**2, axis=1), 1e-12)
            gap = sign * (line[:, k] - other[:, 0] - np.clip(t, 0.0, 1.0)[:, None] * along)
            distance = np.linalg.norm(gap, axis=1)
            way = np.where((distance < best)[:, None], gap, way)
            best = np.minimum(best, distance)
    sides = np.sign(np.einsum("fi,fi->f", one.mean(axis=1) - two.mean(axis=1), left))
    aside = np.where(sides == 0.0, 1.0, sides)[:, None] * left
    best = np.where(_cross(one, two), 0.0, best)
    return np.where((best < 1e-3)[:, None], aside, way / np.maximum(best, 1e-9)[:, None]), best


def _cross(one: np.ndarray, two: np.ndarray) -> np.ndarray:
    """Whether two lines cross [frame]."""

    def turn(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
        return (b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (c[:, 0] - a[:, 0])

    first = turn(one[:, 0], one[:, 1], two[:, 0]) * turn(one[:, 0], one[:, 1], two[:, 1])
    return (first < 0.0) & (turn(two[:, 0], two[:, 1], one[:, 0]) * turn(two[:, 0], two[:, 1], one[:, 1]) < 0.0)


def _steady(shift: np.ndarray, push: np.ndarray, rests: np.ndarray, rate: float) -> np.ndarray:
    """A foot's shift [frame, 2], constant while it rests, with what it lacks added."""
    from scipy.ndimage import gaussian_filter1d, maximum_filter1d

    made, frames = shift + push, np.arange(len(shift))
    changes = [0, *(np.flatnonzero(rests[1:] != rests[:-1]) + 1).tolist(), len(rests)]
    for a, b in itertools.pairwise(changes):
        if rests[a]:
            worst = a + int(np.argmax(np.linalg.norm(push[a:b], axis=1)))
            made[a:b] = shift[a] + push[worst]
    if not rests.any():
        return made
    still = np.flatnonzero(rests)
    smooth = np.stack([np.interp(frames, still, made[still, i]) for i in range(2)], axis=1)
    more = made - smooth  # what a swing foot needs beyond the way between its places
    size = maximum_filter1d(np.linalg.norm(more, axis=1), max(1, round(2.0 * SMOOTH * rate)))
    eased = gaussian_filter1d(more, SMOOTH * rate, axis=0)
    scale = size / np.maximum(np.linalg.norm(eased, axis=1), 1e-9)
    eased = eased * np.minimum(scale, 2.0)[:, None]
    return np.where(rests[:, None], made, smooth + eased)
