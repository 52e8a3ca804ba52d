"""A walking clip as BVH text, for the tests of `footfall motion`."""

from __future__ import annotations

import numpy as np

from footfall.characters import load
from footfall.characters.skeleton import Skeleton
from footfall.motion import Motion, rotation
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import references

HUMAN = load("human")
WALK = references.reference("walk", HUMAN, 3.0)
TEXT = bvh.text(files.y_up_centimetres(WALK))
NO_TURN = rotation.IDENTITY


def snake() -> Motion:
    """No legs at all."""
    skeleton = Skeleton(tuple("abcde"), (-1, 0, 1, 2, 3), np.eye(3)[[0, 1, 1, 1, 1]], ((4, (0.0, 1.0, 0.0)),))
    return Motion(skeleton, 30.0, np.zeros((40, 3)), np.tile(NO_TURN, (40, 5, 1)), "snake")


def crab() -> Motion:
    """Two legs without feet, under names that mean nothing."""
    names = ("q0", "q1", "q2", "q3", "q4", "q5", "q6")
    offsets = np.array([[0, 0, 0], [0, 1, 0], [0, 0, -1], [0, 0, -1], [0, -1, 0], [0, 0, -1], [0, 0, -1]], float)
    skeleton = Skeleton(names, (-1, 0, 1, 2, 0, 4, 5), offsets)
    return Motion(skeleton, 30.0, np.zeros((40, 3)), np.tile(NO_TURN, (40, 7, 1)), "crab")
