"""Servos that track poses of a body with published gains: the curve between two target poses, and the gains."""

from __future__ import annotations

import numpy as np

from ..characters import Character
from ..errors import BadInput
from ..physics.kernel import compiled


@compiled
def cubic(a, b, va, vb, s):
    """The cubic from a to b with slopes va and vb at its ends.

    Args:
        a: Value at s = 0.
        b: Value at s = 1.
        va: Slope at s = 0.
        vb: Slope at s = 1.
        s: Where, 0 to 1.

    Returns:
        Value and slope at s.
    """
    c2, c3 = 3.0 * (b - a) - 2.0 * va - vb, 2.0 * (a - b) + va + vb
    return a + s * (va + s * (c2 + s * c3)), va + s * (2.0 * c2 + 3.0 * s * c3)


def servo_gains(character: Character) -> np.ndarray:
    """Gains of the body's servos, for its mass: [joint, 2] stiffness [N m/rad] and damping [N m s/rad].

    Raises:
        BadInput: A joint of the body has none.
    """
    for joint in character.joints:
        if not joint.servo:
            raise BadInput(
                f"{character.name} has no servo gains for {joint.name}; expected them for every joint, as in planar12"
            )
    return character.strength * np.array([joint.servo for joint in character.joints])
