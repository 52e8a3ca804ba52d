"""A session: several acts one after the other, by one performer in one place, with quiet stance between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ..motion import pose, rotation
from ..motion.motion import Motion
from .figure import RATE, Act
from .kinds import Recipe
from .performances import Performance, Performer

STILL = 1.6  # between two acts [s]


def session(performer: Performer, recipes: Sequence[Recipe], seed: int, turn: float = 0.0) -> Performance:
    """Acts in a row on one pad; each begins where the one before it ended.

    Args:
        performer: Who performs.
        recipes: Of the acts.
        seed: Of sway, place and noise.
        turn: Facing on the pad [rad].

    Returns:
        The performance, whose label is that of the first act.
    """
    random = np.random.default_rng(seed)
    made = [performer.act(recipe) for recipe in recipes]
    whole = _held(made[0], round(STILL * RATE), 0)
    for act in made[1:]:
        start = performer.figure.places(act.motion)[0].mean(axis=0)
        end = performer.figure.places(whole.motion)[-1].mean(axis=0)
        moved = act.motion.moved((end[0] - start[0], end[1] - start[1], 0.0))
        whole = _joined(performer, whole, Act(moved, act.contacts))
    whole = _held(whole, 0, round(STILL * RATE))
    return performer.on_pad(whole, random, turn, recipes[0])


def _held(act: Act, before: int, after: int) -> Act:
    """The act with its first and last pose held for some frames, both feet on the ground."""
    index = np.clip(np.arange(-before, len(act) + after), 0, len(act) - 1)
    contacts = act.contacts[index].copy()
    contacts[:before] = True
    contacts[len(contacts) - after :] = True
    return Act(act.motion[index], contacts)


def _joined(performer: Performer, first: Act, second: Act) -> Act:
    """Two acts with a pause between them, in which the one stance becomes the other; feet stay where they are."""
    count = round(STILL * RATE)
    a, b = first.motion[-1:], second.motion[:1]
    weight = pose.rise(np.arange(count), 0.2 * count, 0.8 * count)
    pause = replace(
        a,
        root=(1.0 - weight[:, None]) * a.root + weight[:, None] * b.root,
        local_rotations=rotation.slerp(a.local_rotations, b.local_rotations, weight[:, None]),
    )
    both = np.ones((count, 2), bool)
    ends = performer.figure.places(first.motion)[-1], performer.figure.places(second.motion)[0]
    places = (1.0 - weight)[:, None, None] * ends[0] + weight[:, None, None] * ends[1]
    pause = performer.figure.shaped(pause, np.zeros((count, 3)), places - performer.figure.places(pause))
    motion = Motion(
        a.skeleton,
        RATE,
        np.concatenate((first.motion.root, pause.root, second.motion.root)),
        np.concatenate((first.motion.local_rotations, pause.local_rotations, second.motion.local_rotations)),
    )
    return Act(motion, np.concatenate((first.contacts, both, second.contacts)))
