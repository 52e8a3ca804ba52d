"""A session: several acts one after the other, by one performer in one place, with quiet stance between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ..motion import pose, rotation
from ..motion.motion import Motion
from . import kinds
from .acts import STANCE_WIDTH
from .figure import RATE, Act
from .kinds import Recipe
from .performances import Performance, Performer, timed

STILL = 1.6  # between two acts [s]
IN_PLACE = (
    *("kick-left-high", "kick-right-high", "punch-left", "punch-right", "weight_transfer-left"),
    *("weight_transfer-right", "balance-left", "balance-right", "squat-deep", "march"),
)


def session(
    performer: Performer, recipes: Sequence[Recipe], seed: int, turn: float | None = None
) -> tuple[Performance, list[float]]:
    """Acts in a row on one pad; each begins where the one before it ended, and varies as in single performances.

    Args:
        performer: Who performs.
        recipes: Of the acts.
        seed: Of all that varies.
        turn: Facing on the pad [rad]; any if not given.

    Returns:
        The performance, whose label is that of the first act, and when every act begins [s].
    """
    random = np.random.default_rng(seed)
    width = STANCE_WIDTH * performer.scale * float(random.uniform(0.9, 1.1))
    made = [timed(performer.act(recipe, random, width), random) for recipe in recipes]
    whole = _held(made[0], round(STILL * RATE), 0)
    begins = [STILL]
    for act in made[1:]:
        start = performer.figure.places(act.motion)[0].mean(axis=0)
        end = performer.figure.places(whole.motion)[-1].mean(axis=0)
        moved = act.motion.moved((end[0] - start[0], end[1] - start[1], 0.0))
        begins.append(len(whole) / RATE + STILL)
        whole = _joined(performer, whole, Act(moved, act.contacts))
    whole = _held(whole, 0, round(STILL * RATE))
    return performer.on_pad(whole, random, turn, recipes[0]), begins


def plans(count: int, seed: int) -> list[list[Recipe]]:
    """Acts for sessions that stay on a pad: a step and the one back, acts in place, at the end a jump.

    Args:
        count: Of sessions.
        seed: Of what is chosen.

    Returns:
        Eight recipes for each, of recordings that training does not use.
    """
    random = np.random.default_rng(seed)
    recipes = kinds.unseen()
    opposite = dict(zip(kinds.DIRECTIONS, np.roll(list(kinds.DIRECTIONS), -4).tolist(), strict=True))
    found = []
    for _ in range(count):
        direction = str(random.choice(list(opposite)))
        places = [str(label) for label in random.choice(IN_PLACE, 3, replace=False)]
        labels = []
        for extent, place in zip(random.permutation(("short", "medium")), places[:2], strict=True):
            labels += [f"step_{direction}-{extent}", f"step_{opposite[direction]}-{extent}", place]
        labels += [places[2], str(random.choice(("jump-low", "hop")))]
        own = [[recipe for recipe in recipes if recipe.label == label] for label in labels]
        found.append([group[int(random.integers(len(group)))] for group in own])
    return found


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
