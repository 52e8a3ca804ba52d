"""Parameters and memory of the law: of planar bodies, and of bodies in space, which have more of everything."""

from __future__ import annotations

import numpy as np

CONTROLLERS = 40
NEIGHBOURS = 8  # k at most
JOINTS = 12  # of a planar body at most
STATES = 2 * JOINTS + 5  # height, pitch, joint angles; velocities of the root, its pitch and the joints
FEATURES = 2 * JOINTS + 4 + 8 + 4  # see features.py
CAPACITY = 4096  # samples
SPATIAL_JOINTS = 32  # of a body in space
SPATIAL_STATES = 2 * SPATIAL_JOINTS + 10  # see chart.py
SPATIAL_FEATURES = 2 * SPATIAL_JOINTS + 7 + 12 + 4  # see spatial.py


def parameters_of(joints: int, states: int, features: int, capacity: int) -> np.dtype:
    """Parameters for so many joints, numbers of a state, features and samples."""
    return np.dtype(
        [
            ("joints", "i8"),
            ("fed", "i8"),  # numbers of a state that is fed back
            ("width", "i8"),  # of features
            ("controllers", "i8"),
            ("turns", "i8"),  # 1 for a body in space: the first number of a state is its yaw from the heading
            ("published", "i8"),  # 1: neighbours of any trajectory, without gains, as published
            ("stiffness", "f8", (joints,)),  # k_s [N m/rad]
            ("damping", "f8", (joints,)),  # k_v [N m s/rad]
            ("upper", "i8", (joints,)),  # 1 for joints of the upper body
            # of each controller
            ("first", "i8", (CONTROLLERS,)),  # its first sample
            ("count", "i8", (CONTROLLERS,)),
            ("k", "i8", (CONTROLLERS,)),
            ("weight", "f8", (CONTROLLERS, features)),  # of each feature: POS, TOR, ANG, ROO (Table 2) or 1
            (
                "order",
                "f8",
                (CONTROLLERS,),
            ),  # added to squared distances of samples that do not follow the last one; 0: as published
            ("near", "f8", (CONTROLLERS,)),  # distance at which it may take over
            ("lost", "f8", (CONTROLLERS,)),  # distance at which it does not know the state
            ("then", "i8", (CONTROLLERS,)),  # what follows a transition; -1 for a stationary controller
            ("patience", "i8", (CONTROLLERS,)),  # frames in which the state is not known before another one takes over
            ("rescue", "i8", (CONTROLLERS,)),  # what takes over when the state is lost, or -1
            # of each sample
            ("feature", "f8", (capacity, features)),  # weighted
            ("state", "f8", (capacity, states)),
            ("angle", "f8", (capacity, 2, joints)),  # target poses at the begin and the end of the coming frame [rad]
            ("rate", "f8", (capacity, 2, joints)),  # their rates [rad/s]
            ("trajectory", "i8", (capacity,)),  # its number
            ("group", "i8", (capacity,)),  # samples of another group than the nearest one do not count
            ("final", "i1", (capacity,)),  # 1 for the last sample of a trajectory
            ("gain", "f4", (capacity, joints, states + joints)),
        ],
        align=True,
    )


def memory_of(joints: int, states: int, features: int) -> np.dtype:
    """Memory for so many joints, numbers of a state and features."""
    return np.dtype(
        [
            ("state", "i8"),  # the controller in charge
            ("entered", "f8"),
            ("started", "i8"),
            ("wanted", "i8"),  # 1 + the controller that is to take over when the state is near its samples; 0 for none
            ("ticks", "i8"),  # frames since the begin
            ("tick", "f8"),  # time of the last frame [s]
            ("last", "i8"),  # the nearest sample in the last frame
            ("distance", "f8"),  # and how far it was
            ("lost", "i8"),  # frames in which the state was not known
            ("heading", "f8"),  # of a body in space: in which it is to go, from x to the left [rad]
            ("angle", "f8", (2, joints)),  # the target curve of this frame
            ("rate", "f8", (2, joints)),
            ("offset", "f8", (2, joints)),
            ("feature", "f8", (features,)),
            ("now", "f8", (states,)),
            ("neighbour", "i8", (NEIGHBOURS,)),
            ("squared", "f8", (NEIGHBOURS,)),
        ],
        align=True,
    )


PARAMETERS = parameters_of(JOINTS, STATES, FEATURES, CAPACITY)
MEMORY = memory_of(JOINTS, STATES, FEATURES)
SPATIAL_PARAMETERS = parameters_of(SPATIAL_JOINTS, SPATIAL_STATES, SPATIAL_FEATURES, CAPACITY)
SPATIAL_MEMORY = memory_of(SPATIAL_JOINTS, SPATIAL_STATES, SPATIAL_FEATURES)
