"""Published mass fractions, centres of mass and radii of gyration of body segments, and the hinges between them.

Masses and centres of mass: Dempster, as adapted by D. A. Winter, *Biomechanics and Motor Control of Human Movement*.
Radii of gyration: P. de Leva, J. Biomechanics 29(9), 1996 (male), as in the built-in `human`. Names, ranges and torque
limits of the hinges are those of `human`. Two mass fractions are chosen here because no table has them: a fifth of head
and neck for the neck, and 2 % of the body for each shoulder girdle, taken from the thorax.
"""

from __future__ import annotations

HUMAN_MASS, HUMAN_LEG, HUMAN_HEIGHT, MEAN_MAN = 88.6, 0.85, 1.80, 1.741  # of `human` and of de Leva's mean man [kg, m]
PITCH, ROLL, YAW = (0.0, -1.0, 0.0), (1.0, 0.0, 0.0), (0.0, 0.0, 1.0)
AXES = {"pitch": PITCH, "roll": ROLL, "yaw": YAW}
# mass fraction, centre of mass along the bone, radii of gyration about x, y and z over the length
SEGMENTS = {
    "pelvis": (0.142, 0.33, (0.615, 0.551, 0.587)),
    "abdomen": (0.139, 0.45, (0.482, 0.383, 0.468)),
    "thorax": (0.216, 0.45, (0.505, 0.320, 0.465)),
    "clavicle": (0.02, 0.5, (0.3, 0.12, 0.3)),
    "neck": (0.2 * 0.081, 0.5, (0.3, 0.3, 0.25)),
    "head": (0.8 * 0.081, 0.5, (0.303, 0.315, 0.261)),
    "upper_arm": (0.028, 0.436, (0.285, 0.269, 0.158)),
    "forearm": (0.022, 0.682, (0.468, 0.468, 0.121)),  # with the hand
    "thigh": (0.1, 0.433, (0.329, 0.329, 0.149)),
    "shank": (0.0465, 0.433, (0.251, 0.246, 0.102)),
    "foot": (0.0145, 0.5, (0.124, 0.245, 0.257)),
}
LENGTHS = {"pelvis": 0.1457, "abdomen": 0.2155, "thorax": 0.2421, "head": 0.2429}  # of the mean man (de Leva) [m]
# hinges of each link, nearest the parent first: (name, axis, low, high, torque at HUMAN_MASS); left side
HINGES = {
    "abdomen": [(f"lower_waist_{a}", a, -r, r, 1000.0) for a, r in (("roll", 0.6), ("pitch", 1.2), ("yaw", 0.9))],
    "torso": [(f"waist_{a}", a, -r, r, 1000.0) for a, r in (("roll", 0.6), ("pitch", 1.2), ("yaw", 0.9))],
    "neck": [(f"lower_neck_{a}", a, -0.9, 0.9, 100.0) for a in AXES],
    "head": [(f"neck_{a}", a, -0.9, 0.9, 100.0) for a in ("roll", "pitch", "yaw")],
    "clavicle": [("shoulder_girdle_roll", "roll", -0.5, 0.8, 100.0), ("shoulder_girdle_yaw", "yaw", -0.7, 0.7, 100.0)],
    "upper_arm": [
        ("shoulder_pitch", "pitch", -1.2, 3.0, 100.0),
        ("shoulder_roll", "roll", -0.6, 2.6, 100.0),
        ("shoulder_yaw", "yaw", -1.6, 1.6, 100.0),
    ],
    "forearm": [("elbow_pitch", "pitch", -0.1, 2.6, 100.0), ("elbow_yaw", "yaw", -1.6, 1.6, 100.0)],
    "thigh": [
        ("hip_roll", "roll", -0.6, 0.9, 300.0),
        ("hip_pitch", "pitch", -1.0, 2.6, 300.0),
        ("hip_yaw", "yaw", -0.8, 0.8, 300.0),
    ],
    "shank": [("knee", "pitch", -2.7, 0.0, 300.0)],
    "foot": [("ankle_pitch", "pitch", -1.0, 0.9, 100.0), ("ankle_roll", "roll", -0.6, 0.6, 100.0)],
}
