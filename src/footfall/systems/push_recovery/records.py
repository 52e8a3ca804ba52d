"""The records of the law of push recovery: what a skill file sets, and what the law remembers."""

from __future__ import annotations

import numpy as np

from ...control.biped import MAX_JOINTS

MAX_POINTS = 8  # contact points of a foot that are counted

# Feet this near to their places stand side by side [m]: the law puts those together that are farther away. Where others
# ask, a foot that has come to rest may have slid a little since: add `SLID`, and `SETTLED_IN` at the end of a recovery.
SIDE_BY_SIDE, SLID, SETTLED_IN = 0.12, 0.01, 0.03

# States. A step has two states for either swing leg; the stance leg of LIFT and PLACE is the other one. SHIFT moves the
# weight onto one foot before the other is put beside it.
IN_PLACE, LIFT_LEFT, PLACE_LEFT, LIFT_RIGHT, PLACE_RIGHT, REDUCE, RETURN, SHIFT = range(8)

# What the oracle adds to a step: landing ahead and to the left [m], duration [s], lean of the torso about the axes to
# the front and to the right [rad].
AHEAD, ASIDE, LONGER, LEAN_ROLL, LEAN_PITCH = range(5)
AIMS = 5

# Where legs collide: a step that crosses in front of the stance foot, and those that follow it.
FRONT, FOLLOWS = 1, 2

PARAMETERS = np.dtype(
    [
        ("leg", "i8", (2, 6)),
        ("thigh", "i8", (2,)),
        ("pelvis", "i8"),
        ("joints", "i8"),
        ("kp", "f8", (MAX_JOINTS,)),
        ("kd", "f8", (MAX_JOINTS,)),
        ("angle", "f8", (MAX_JOINTS,)),  # the pose of the upper body [rad]
        ("shoulder", "i8", (2, 2)),  # joints of the left and right shoulder: pitch, roll
        ("weight", "f8"),  # of the body [N]
        ("height", "f8"),  # of the hips over the soles when it stands [m]
        ("sink", "f8"),  # how much lower they are while it steps [m]
        ("hip_drop", "f8"),  # how much higher the pelvis is than the hips [m]
        ("ankle_height", "f8"),  # of the ankles over the soles [m]
        ("leg_length", "f8"),  # hip to ankle [m]
        ("foot", "f8", (3,)),  # the sole ahead of the ankle, behind it, to either side of it [m], margins taken off
        ("forward", "f8"),  # where the centre of mass is kept ahead of the ankles [m]
        ("sole", "i8", (2, MAX_POINTS)),  # contact points of either foot; -1 for none
        ("com_kp", "f8", (2, 2)),  # (eq. 6.1) [in place or stepping, forward or sideways] [N/m]
        ("com_kd", "f8", (2, 2)),  # [N s/m]
        ("swing_com_kp", "f8", (2,)),  # … on one foot
        ("swing_com_kd", "f8", (2,)),
        ("closing_com_kp", "f8", (2,)),  # … while the feet are put together
        ("closing_com_kd", "f8", (2,)),
        ("height_kp", "f8"),  # [N/m]
        ("height_kd", "f8"),  # [N s/m]
        ("torso_kp", "f8", (3,)),  # roll, pitch, yaw [N m/rad]
        ("torso_kd", "f8", (3,)),  # [N m s/rad]
        (
            "synergy",
            "f8",
            (2, 2),
        ),  # s of 6.2.2, alike: of the missing ankle torque that the hips supply, pitch and roll
        ("synergy_limit", "f8", (2,)),  # [N m]
        ("step_synergy", "f8"),  # how much of it is left while stepping
        ("early", "f8"),  # … and while a push acts, of roll
        ("ankle_limit", "f8"),  # torque limit of an ankle [N m]
        ("yielding", "f8", (2,)),  # the torso's position gain while it yields, over its usual one
        ("regain", "f8", (2,)),  # β₁: how long it takes to regain it [s]
        ("arms", "f8", (2, 2)),  # shoulder torque for each N m that the ankles are short of, pitch and roll
        ("arms_alone", "f8", (2,)),  # … where no step is allowed
        ("arms_limit", "f8"),  # [N m]
        ("free", "i8"),  # 1 where they act so wherever standing in place is meant to be enough
        # stepping
        ("most", "i8"),  # steps that it may take before it stands again
        ("lift_time", "f8"),  # [s]
        ("step_time", "f8", (3,)),  # when the swing foot should land [s]
        ("lift", "f8"),  # how high the swing foot is lifted [m]
        ("reaction", "f8"),  # of the swing hip, as far as the stance hip bears it; the torso turns by the rest
        ("emergency", "f8"),  # … and one more than was meant to be enough when it is this far outside [m]
        ("threshold", "f8"),  # a step begins when the capture point is this far outside of the support [m]
        ("again", "f8"),  # … and another one [m]
        ("lead", "f8"),  # how far ahead of time its servos aim [s]
        ("swing_kp", "f8"),  # of the swing hip and knee [N m/rad]
        ("swing_kd", "f8"),  # [N m s/rad]
        ("inside", "f8"),  # the part of the sole that the centre of pressure keeps to on one foot
        ("longest", "f8"),  # step, from one ankle to the other, forward or backward [m]
        ("widest", "f8"),  # sideways [m]
        ("thigh_length", "f8"),
        ("shank_length", "f8"),
        ("land_ankle", "f8"),  # the foot against the ground, toes up positive [rad]
        (
            "capture",
            "f8",
            (3, 2),
        ),  # where it steps [a step, the last that is allowed, one in front], of the way from the stance foot to ξ
        ("aside", "f8", (2,)),  # … and this far to the side of the swing leg [m]
        ("narrowest", "f8", (2,)),  # how far it lands to that side of the stance foot at least [m]
        ("cross", "f8", (2,)),  # … unless the capture point is this far on the other side of it [m]
        ("beyond", "f8", (3,)),  # then it lands this far beyond the capture point [m]
        ("clear", "f8", (2,)),  # how far from the stance foot the swing foot keeps on its way past it [m]
        # where legs collide: a first step that crosses in front of the stance foot
        ("cross_from", "f8"),  # the capture point is this far on the other side of the stance ankle [m]
        ("cross_cone", "f8"),  # … and this part of that ahead or behind, at most
        ("cross_front", "f8"),  # how far ahead of the stance ankle the foot passes it [m]
        ("cross_land", "f8"),  # … and lands, at least [m]
        ("cross_near", "f8"),  # how far on the other side of it the foot lands, at least [m]
        ("cross_wait", "f8"),  # part of the step before the foot moves sideways, and after it has moved ahead
        ("cross_lift", "f8"),  # as `lift` [m]
        ("cross_turn", "f8"),  # how far the pelvis turns with the leg [rad]
        ("cross_twist", "f8"),  # … by this torque at most, or the stance foot slides [N m]
        ("cross_roll", "f8"),  # how far the torso leans against the push [rad]
        ("cross_reaction", "f8"),  # as `reaction`
        ("cross_next", "f8"),  # as `step_time`, for the steps that follow [s]
        ("hip_low", "f8"),
        ("hip_high", "f8"),
        ("lat_hip_low", "f8"),  # most inward
        ("lat_hip_high", "f8"),  # most outward
        ("width", "f8"),  # between the ankles when it stands [m]
        ("slow", "f8"),  # γ: below this speed it returns to the upright posture [m/s]
        ("soften", "f8"),  # β₂: how long it takes until the new stance leg carries fully [s]
        ("least", "f8"),  # part of the weight on either foot while it returns to upright posture
        ("rise", "f8"),  # β₃: how long it takes to shift the centre of mass to the middle of the feet [s]
        # key poses of a step, from a clip or by hand (6.3.1)
        ("posed", "i8"),  # 1 where there are any
        ("step_angle", "f8", (2, 2, MAX_JOINTS)),  # of the upper body [swing leg, lift or place, joint] [rad]
        ("highest", "f8"),  # part of the step at which the swing foot is highest
    ],
    align=True,
)
MEMORY = np.dtype(
    [
        ("state", "i8"),
        ("entered", "f8"),
        ("heading", "f8"),  # where the body is to face [rad]
        ("begun", "i8"),
        ("last", "f8"),  # time of the last control step, and since then [s]
        ("dt", "f8"),
        ("hold", "f8"),  # no step begins before this time [s]
        ("gains", "i8"),  # 0 those of standing in place, 1 those of stepping
        ("row", "i8"),  # 1 in the last step that is allowed, 2 in one that crosses in front
        ("front", "i8"),  # `FRONT` or `FOLLOWS`, else 0
        ("steps", "i8"),  # since it last stood in place
        ("taken", "i8"),  # since the trial began, without those that put the feet together
        ("allowed", "i8"),  # steps that are meant to be enough; one more is an emergency
        (
            "capture_point",
            "f8",
            (2,),
        ),  # when the last step began, from the stance ankle; a left swing leg is mirrored [m]
        ("stance", "f8", (2,)),  # the swing ankle then, alike [m]
        ("velocity", "f8", (2,)),  # of the centre of mass then, alike [m/s]
        ("aim", "f8", (AIMS,)),  # what the oracle adds to the first step: see `AIMS`
        ("crosses", "i8"),  # 1 when the swing leg crosses the stance leg, 0 when not, -1 undecided
        ("closing", "i8"),  # 1 + the leg that is put beside the other one; 0 for none
        ("tries", "i8"),  # to put the feet together since the last step that was needed
        ("lean", "f8", (2,)),  # how far beyond its foot the centre of mass is aimed at while the feet are closed [m]
        ("yields", "i8"),  # 1 while the hips yield
        ("yield_v", "f8", (2,)),  # velocity of the centre of mass when they began to [m/s]
        ("recovers", "f8"),  # since when they regain their gain [s]
        ("load", "f8", (2,)),  # part of the weight on either foot, smoothed
        ("landed_at", "f8", (2, 3)),  # where each ankle was then, world frame [m]
        ("landed", "f8", (2,)),  # when each foot last came down from a step [s]
        ("short", "f8", (2,)),  # force that the feet cannot supply, world frame [N]
        ("left_at", "f8", (2,)),  # where the swing foot left the ground, world frame [m]
        ("target", "f8", (2,)),  # where the swing foot is to land, world frame [m]
        ("pressure", "f8", (2,)),  # where the law puts the centre of pressure, world frame [m]
        ("posture", "f8", (MAX_JOINTS,)),  # of the upper body, on its way to a key pose [rad]
    ],
    align=True,
)
