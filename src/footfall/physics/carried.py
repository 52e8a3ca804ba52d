"""A part of a body that follows a recording whatever acts on it: a *kinematic root*, and joints that go with it.

Their degrees of freedom have so much inertia that no force of the body changes their motion, they are put where the
recording has them in every step, and they are accelerated as it is: the rest of the body feels how they move. A skill
with such a part says so wherever it is listed or measured; its root is not moved by joint torques.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

INERTIA = 1e5  # of each of these degrees of freedom [kg, kg m²]
PROPS_ONLY = 2  # bit of contacts between the ground and props
NO_GROUND = 1e4  # how deep a body would have to be in the ground to touch it where there is none [m]


@dataclass(frozen=True, eq=False)
class Carried:
    """The motion of the part that follows a recording, one row a time step.

    Attributes:
        at: [q] its places in the generalised positions.
        dof: [v] its degrees of freedom.
        position: [step, q] [m, rad].
        velocity: [step, v] [m/s, rad/s].
        acceleration: [step, v] [m/s², rad/s²].
    """

    at: np.ndarray
    dof: np.ndarray
    position: np.ndarray
    velocity: np.ndarray
    acceleration: np.ndarray


NOTHING = Carried(np.zeros(0, np.int64), np.zeros(0, np.int64), *(np.zeros((1, 0)) for _ in range(3)))


def apply(part: Carried, model: Any, buffers: Any) -> Any:
    """Give a part its inertia, and take the ground away from the body; props still touch it.

    Args:
        part: The part.
        model: MuJoCo's model, which is changed.
        buffers: `kernel.LoopBuffers`.

    Returns:
        The buffers with the recording.
    """
    model.dof_armature[part.dof] = INERTIA
    names = [model.geom(geom).name for geom in range(model.ngeom)]
    ground = [geom for geom, name in enumerate(names) if name.startswith("ground")]
    props = [geom for geom, name in enumerate(names) if name.startswith("prop_")]
    model.geom_conaffinity[ground] *= PROPS_ONLY  # where contacts are not listed by pairs
    model.geom_contype[props] *= 1 + PROPS_ONLY
    named = np.isin(model.pair_geom1, ground) | np.isin(model.pair_geom2, ground)
    named &= ~(np.isin(model.pair_geom1, props) | np.isin(model.pair_geom2, props))
    model.pair_margin[named] = -NO_GROUND
    return buffers._replace(fall_height=-NO_GROUND, **fields(part))


def fields(part: Carried) -> dict[str, np.ndarray]:
    """The recording as `kernel.LoopBuffers` has it."""
    return {
        "carried_at": part.at,
        "carried_dof": part.dof,
        "carried_position": part.position,
        "carried_velocity": part.velocity,
        "carried_force": INERTIA * part.acceleration,
    }
