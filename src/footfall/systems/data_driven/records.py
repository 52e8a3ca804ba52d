"""Parameters and memory of the law.

The reference lies in the memory, as two slots of fixed size: the fragment that is tracked and the one that follows. A
director writes them (`fill`); the law only reads them. All of it is plain numbers, so saving copies it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...control.biped import MAX_JOINTS
from .movement import CORRECTIONS
from .reference import MAX_FRAMES, Fragment

GAINS = (  # feedback on the differences from the recording of d and v: ahead, and (lat_) to the side of the plane
    *("cd", "cv", "lat_cd", "lat_cv"),  # swing hip (eq. 3: c2, c1) [rad/m], [rad s/m]
    *("ankle_cd", "ankle_cv", "lat_ankle_cd", "lat_ankle_cv"),  # stance ankle (eq. 4: c4, c3)
    *("torso_cd", "torso_cv", "lat_torso_cd", "lat_torso_cv"),  # pelvis, ours
    "clear_cd",  # height of the swing foot (eq. 5: c5) [rad/m]
)
STANDING = (
    "stand_cd",
    "stand_cv",
)  # double stance: each ankle, and each hip along the line of the feet [N m/m], [N m s/m]
OFFSETS = {  # name: default, low, high
    "earliest": (0.15, 0.0, 0.9),  # fraction of a swing before which a contact does not count
    "blend": (0.08, 0.001, 1.0),  # in which the reference's jump at a contact fades (eq. 6) [s]
    "lean": (0.0, -1.0, 1.0),  # of the pelvis at 1 m/s, forward negative; goes with the speed [rad s/m]
    "swing_hip": (0.0, -1.0, 1.0),  # swing hip forward, at 1 m/s; goes with the speed [rad s/m]
    "lift": (0.0, -0.5, 1.0),  # hip and knee flexion in mid-swing [rad]
    "toe_up": (0.0, -0.5, 1.0),  # ankle flexion in mid-swing [rad]
    "clearance": (0.0, 0.0, 0.2),  # least height of the swing foot in mid-swing [m]
    "scuff": (0.5, 0.0, 2.0),  # load over the weight that a foot must carry to be taken as landed before its time
    "width": (0.0, -0.5, 0.5),  # swing hip outwards [rad]
    "push_off": (0.0, -0.5, 1.0),  # plantar flexion late in stance, at 1 m/s; goes with the speed [rad s/m]
    "drive": (0.0, 0.0, 3.0),  # plantar flexion in push-off for the speed that is missing [rad s/m]
    "stance_knee": (0.0, -0.5, 0.5),  # added to the stance knee [rad]
    "foresight": (0.0, 0.0, 1.0),  # how much of the time until the swing foot lands its hip looks ahead
    "keep_off": (3.0, 0.0, 20.0),  # rotation of the swing hip away from the other foot, for each metre too near [rad/m]
    "reach": (1.0, 0.0, 10.0),  # how far balance may move the pressure on a foot, over its size
    "far_cv": (0.2, 0.0, 2.0),  # added to the gain of the swing hip on a large difference of speed, ours [rad s/m]
    "most": (0.6, 0.0, 2.0),  # limit of the feedback on a hip [rad]
    "follow": (0.3, 0.0, 5.0),  # speed for each metre off the path [1/s]
    "follow_limit": (0.15, 0.0, 2.0),  # at most this much [m/s]
    "yaw_reach": (0.06, 0.0, 1.0),  # arm of the friction that keeps a foot from turning [m]
    "whole": (0.0, 0.0, 1.0),  # d and v in single stance: of the hips (0), of the centre of mass (1)
    "patience": (0.4, 0.0, 10.0),  # how long a late foot is waited for [s]
}
# Corrections of a fragment: in double stance the first two move the centre of mass, ahead and to the left [m];
# else swing hip forward and outwards [rad]. Then stance ankle pitch and roll, pelvis pitch and roll, stance knee and
# swing knee (flexion) [rad].
SWING_HIP, SWING_OUT, ANKLE_PITCH, ANKLE_ROLL, PELVIS_PITCH, PELVIS_ROLL, STANCE_KNEE, SWING_KNEE = range(CORRECTIONS)
CHANNELS = MAX_JOINTS + 6  # of the reference's jump: joints, the pelvis, the swing thigh
TORSO_AT, THIGH_AT = MAX_JOINTS, MAX_JOINTS + 3

DOUBLE_STANCE, FLYING, STANDS, STATES = 2, 3, 4, 5  # states after the two of single stance, and how many there are

PARAMETERS = np.dtype(
    [
        # the body
        ("leg", "i8", (2, 6)),
        ("thigh_link", "i8", (2,)),
        ("pelvis_link", "i8"),
        ("joints", "i8"),
        ("weight", "f8"),  # [N]
        ("toes_link", "i8", (2,)),  # the foremost part of each foot
        ("points", "i8"),
        ("foot_of", "i8", (64,)),  # which foot a contact point belongs to
        ("link_of", "i8", (64,)),  # and its link
        ("point", "f8", (64, 3)),  # in the frame of that link [m]
        # the states as others look at them: left stance, right stance, double stance, flight, standing as told
        ("states", "i8"),
        ("until", "i8", (STATES,)),
        ("next", "i8", (STATES,)),
        ("stance", "i8", (STATES,)),
        # what may be tuned
        *((name, "f8") for name in (*GAINS, *STANDING, *OFFSETS)),
        ("anticipation", "f8"),  # fraction of the inverse-dynamics torques that is applied in single stance
        ("stand_anticipation", "f8"),  # and in double stance and flight
        ("kp", "f8", (MAX_JOINTS,)),
        ("kd", "f8", (MAX_JOINTS,)),
        ("stance_kp", "f8", (MAX_JOINTS,)),  # of knees and ankles while they carry the body, of hips in double stance
        ("torso_kp", "f8", (3,)),
        ("torso_kd", "f8", (3,)),
        # tracking by inverse dynamics (eq. 1)
        ("kt", "f8"),  # [1/s²]
        ("kv", "f8"),  # [1/s]
        ("feed", "f8"),  # fraction of the recorded accelerations
        ("hold", "f8"),  # how long wanted accelerations are held [s]
        ("c0", "f8"),  # stance hip (eq. 2)
        ("foot_level", "f8"),  # stance ankle: of the joint's angle (0), of the foot's in the world (1)
        ("cd_behind", "f8"),  # c2 of eq. 3 where the body lags behind; else `cd` [rad/m]
    ],
    align=True,
)
SLOT = (  # one fragment (`reference.Fragment` says what each is); the first axis is the slot
    ("length", "f8", ()),
    ("frames", "f8", ()),  # of the arrays
    ("kind", "i8", ()),
    ("stand", "i8", ()),  # the stance leg
    ("until", "i8", ()),
    ("lands", "i8", ()),
    ("lift", "f8", ()),
    ("turn", "f8", ()),
    ("advance", "f8", (2,)),
    ("correction", "f8", (CORRECTIONS,)),
    ("angle", "f8", (MAX_FRAMES, MAX_JOINTS)),
    ("rate", "f8", (MAX_FRAMES, MAX_JOINTS)),
    ("expected", "f8", (MAX_FRAMES, MAX_JOINTS)),
    ("pelvis", "f8", (MAX_FRAMES, 6)),
    ("thigh", "f8", (2, MAX_FRAMES, 6)),
    ("d", "f8", (2, MAX_FRAMES, 2)),
    ("v", "f8", (MAX_FRAMES, 2)),
    ("com", "f8", (MAX_FRAMES, 4)),
    ("place", "f8", (MAX_FRAMES, 2)),
    ("height", "f8", (2, MAX_FRAMES)),
)
MEMORY = np.dtype(
    [
        ("state", "i8"),
        ("entered", "f8"),
        ("time", "f8"),
        ("begun", "i8"),
        ("slot", "i8"),  # the one that is tracked
        ("ready", "i8", (2,)),  # whether a slot holds a fragment that was not tracked yet, or is tracked now
        ("number", "i8"),  # fragments that were begun
        ("over", "i8"),  # whether the last fragment has come to its end
        ("at", "f8"),  # where in the fragment [frames]
        ("loose", "i8", (2,)),  # whether each foot has been free since the fragment began
        ("lasted", "f8"),  # the fragment before [s]
        ("jump", "f8", (CHANNELS,)),  # of the reference at the last contact [rad]
        ("heading", "f8"),  # where the fragment's x axis is wanted in the world [rad]
        ("origin", "f8", (2,)),  # and its origin [m]
        ("trim", "f8", (2,)),  # speed towards the path, in the fragment's frame [m/s]
        ("facing", "f8"),  # where the fragment's x axis is, by the pelvis [rad]
        ("load", "f8", (2,)),  # on each foot over the weight
        ("felt", "f8", (2,)),  # the same, short impacts smoothed
        ("off", "f8", (4,)),  # d, v ahead and their twins to the left, less the recording's [m, m/s]
        ("feedback", "f8", (CHANNELS,)),  # this step's tracking torques, without balance [N m]
        ("squared", "f8", (MAX_JOINTS,)),  # time integrals of the squared distance from the reference [rad² s]
        ("aimed", "i8"),  # whether there is a target pose (eq. 1)
        ("aimed_number", "i8"),  # `number` when it was made
        ("decided", "f8"),  # when it was made [s]
        ("target_pelvis", "f8", (3,)),  # roll, pitch and yaw in the world [rad]
        ("before", "f8", (MAX_JOINTS,)),  # the target pose before [rad]
        ("target", "f8", (MAX_JOINTS,)),  # target pose [rad]
        ("target_rate", "f8", (MAX_JOINTS,)),  # [rad/s]
        ("wanted", "f8", (MAX_JOINTS,)),  # accelerations [rad/s²]
        *((name, kind, (2, *shape)) for name, kind, shape in SLOT),
    ],
    align=True,
)


def fill(memory: Any, slot: int, fragment: Fragment) -> None:
    """Write a fragment into a slot of the law's memory; what the arrays do not reach keeps old numbers."""
    n = len(fragment.angle)
    memory["length"][slot], memory["frames"][slot] = fragment.length, n
    memory["kind"][slot], memory["stand"][slot] = fragment.kind, fragment.stance
    memory["until"][slot], memory["lands"][slot] = fragment.until, fragment.lands
    memory["lift"][slot], memory["turn"][slot], memory["advance"][slot] = fragment.lift, fragment.turn, fragment.advance
    memory["correction"][slot] = fragment.correction
    for name in ("angle", "rate", "expected", "pelvis", "v", "com", "place"):
        memory[name][slot, :n] = getattr(fragment, name)
    for name in ("thigh", "d", "height"):
        memory[name][slot, :, :n] = getattr(fragment, name)
    memory["ready"][slot] = 1
