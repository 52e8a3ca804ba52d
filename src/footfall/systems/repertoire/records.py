"""Parameters and memory of the law."""

from __future__ import annotations

import numpy as np

JOINTS = 12  # of a body at most
STATES = 2 * JOINTS + 5  # height, pitch, joint angles; velocities of the root, its pitch and the joints
FEATURES = 2 * JOINTS + 4 + 8 + 4  # see features.py
CAPACITY = 4096  # samples
CONTROLLERS = 40
NEIGHBOURS = 8  # k at most

PARAMETERS = np.dtype(
    [
        ("joints", "i8"),
        ("controllers", "i8"),
        ("published", "i8"),  # 1: neighbours of any trajectory, without gains, as published
        ("stiffness", "f8", (JOINTS,)),  # k_s [N m/rad]
        ("damping", "f8", (JOINTS,)),  # k_v [N m s/rad]
        ("upper", "i8", (JOINTS,)),  # 1 for joints of the upper body
        # of each controller
        ("first", "i8", (CONTROLLERS,)),  # its first sample
        ("count", "i8", (CONTROLLERS,)),
        ("k", "i8", (CONTROLLERS,)),
        ("weight", "f8", (CONTROLLERS, 4)),  # POS, TOR, ANG, ROO (Table 2)
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
        ("feature", "f8", (CAPACITY, FEATURES)),  # weighted
        ("state", "f8", (CAPACITY, STATES)),
        ("angle", "f8", (CAPACITY, 2, JOINTS)),  # target poses at the begin and the end of the coming frame [rad]
        ("rate", "f8", (CAPACITY, 2, JOINTS)),  # their rates [rad/s]
        ("trajectory", "i8", (CAPACITY,)),  # its number
        ("group", "i8", (CAPACITY,)),  # samples of another group than the nearest one do not count
        ("final", "i1", (CAPACITY,)),  # 1 for the last sample of a trajectory
        ("gain", "f4", (CAPACITY, JOINTS, STATES + JOINTS)),
    ],
    align=True,
)
MEMORY = np.dtype(
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
        ("angle", "f8", (2, JOINTS)),  # the target curve of this frame
        ("rate", "f8", (2, JOINTS)),
        ("offset", "f8", (2, JOINTS)),
        ("feature", "f8", (FEATURES,)),
        ("now", "f8", (STATES,)),
        ("neighbour", "i8", (NEIGHBOURS,)),
        ("squared", "f8", (NEIGHBOURS,)),
    ],
    align=True,
)
