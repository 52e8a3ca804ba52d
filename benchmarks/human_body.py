"""Write src/footfall/characters/human.toml: segment masses and inertias from published tables.

Masses and centres of mass: Dempster, as adapted by D. A. Winter, *Biomechanics and Motor Control of
Human Movement*. Radii of gyration about three axes: P. de Leva, "Adjustments to Zatsiorsky-Seluyanov's
segment inertia parameters", J. Biomechanics 29(9), 1996 (male). Lengths: 1.80 m tall, hips at 0.93 m.
"""

from __future__ import annotations

from pathlib import Path

MASS = 88.6  # [kg]
SCALE = 1.80 / 1.741  # of de Leva's mean man's lengths
THIGH, SHANK, ANKLE = 0.43, 0.42, 0.08  # [m]
UPPER_ARM, FOREARM = 0.30, 0.27
HEEL, TOE, HALF_WIDTH = -0.06, 0.18, 0.05  # the foot's box, from the ankle
HIP, WAIST, SHOULDER_UP, SHOULDER_OUT, NECK = 0.09, 0.15, 0.385, 0.19, 0.45


def inertia(mass: float, length: float, sagittal: float, transverse: float, long: float) -> list[float]:
    """Moments of inertia about x (forward), y (left) and z (along the segment) from radii of gyration [kg m²]."""
    return [round(mass * (r * length) ** 2, 5) for r in (sagittal, transverse, long)]


def torso_inertia(mass: float) -> list[float]:
    """Moments of inertia of de Leva's upper and middle trunk, half the mass each, one above the other [kg m²]."""
    upper, middle = 0.2421 * SCALE, 0.2155 * SCALE
    apart = upper * (1 - 0.5066) + middle * 0.4502
    one = inertia(mass / 2, upper, 0.505, 0.320, 0.465)
    two = inertia(mass / 2, middle, 0.482, 0.383, 0.468)
    shift = mass / 4 * apart**2
    return [round(a + b + s, 5) for a, b, s in zip(one, two, (shift, shift, 0.0), strict=True)]


def link(name: str, parent: str, fraction: float, centre: list, offset: list | None, shape: str, moments: list) -> str:
    """A link; `fraction` is that of the body mass, lengths in m, moments of inertia in kg m²."""
    where = f'parent = "{parent}"\n' + (f"offset = {offset}\n" if offset else "") if parent else ""
    return (
        f'[[links]]\nname = "{name}"\n{where}mass = {MASS * fraction:.4f}         # {fraction} of the body\n'
        f"centre = {centre}\ninertia = {moments}\n{shape}\n"
    )


def joint(name: str, on: str, axis: str, low: float, high: float, torque: float) -> str:
    """A hinge with its range [rad] and torque limit [N m]."""
    axes = {"roll": [1.0, 0.0, 0.0], "pitch": [0.0, -1.0, 0.0], "yaw": [0.0, 0.0, 1.0]}
    return (
        f'[[joints]]\nname = "{name}"\nlink = "{on}"\naxis = {axes[axis]}\nrange = [{low}, {high}]\n'
        f"torque = {torque}\narmature = 0.02\n"
    )


def upright(length: float, radius: float) -> str:
    """A capsule from the joint upwards."""
    return f"line = [0.0, 0.0, 0.0, 0.0, 0.0, {length}]\nradius = {radius}\n"


def limb(length: float, radius: float) -> str:
    """A capsule from the joint downwards."""
    return f"line = [0.0, 0.0, 0.0, 0.0, 0.0, {-length}]\nradius = {radius}\n"


def trunk() -> list[str]:
    """Pelvis, torso and head."""
    pelvis, torso, head = 0.142, 0.355, 0.081  # fractions of the body mass
    return [
        link(
            "pelvis",
            parent="",
            fraction=pelvis,
            centre=[0.0, 0.0, 0.05],
            offset=None,
            shape=upright(WAIST, 0.09),
            moments=inertia(MASS * pelvis, 0.1457 * SCALE, 0.615, 0.551, 0.587),
        ),
        link(
            "torso",
            parent="pelvis",
            fraction=torso,
            centre=[0.0, 0.0, 0.22],
            offset=[0.0, 0.0, WAIST],
            shape=upright(NECK, 0.1),
            moments=torso_inertia(MASS * torso),
        ),
        link(
            "head",
            parent="torso",
            fraction=head,
            centre=[0.01, 0.0, 0.13],
            offset=[0.0, 0.0, NECK],
            shape=upright(0.20, 0.07),
            moments=inertia(MASS * head, 0.2429 * SCALE, 0.303, 0.315, 0.261),
        ),
    ]


def arm(side: str, y: int) -> list[str]:
    """Upper arm, and forearm with hand."""
    return [
        link(
            f"{side}_upper_arm",
            parent="torso",
            fraction=0.028,
            centre=[0.0, 0.0, -0.436 * UPPER_ARM],
            offset=[0.0, y * SHOULDER_OUT, SHOULDER_UP],
            shape=limb(UPPER_ARM, 0.04),
            moments=inertia(MASS * 0.028, UPPER_ARM, 0.285, 0.269, 0.158),
        ),
        link(
            f"{side}_forearm",
            parent=f"{side}_upper_arm",
            fraction=0.022,
            centre=[0.0, 0.0, round(-0.682 * FOREARM, 4)],
            offset=[0.0, 0.0, -UPPER_ARM],
            shape=limb(FOREARM + 0.08, 0.035),
            moments=inertia(MASS * 0.022, FOREARM, 0.468, 0.468, 0.121),  # 0.468 of the forearm's length (Winter)
        ),
    ]


def leg(side: str, y: int) -> list[str]:
    """Thigh, shank and foot."""
    mass, length = MASS * 0.0145, TOE - HEEL  # of the foot
    corners = [[x, w, -ANKLE] for x in (HEEL, TOE) for w in (HALF_WIDTH, -HALF_WIDTH)]
    sizes = ((HEEL + TOE) / 2, 0.0, -ANKLE / 2 - 0.01, length / 2, HALF_WIDTH, ANKLE / 2 - 0.01)
    box = [round(size, 4) for size in sizes]
    long, sagittal, transverse = (round(mass * (r * length) ** 2, 5) for r in (0.124, 0.257, 0.245))
    return [
        link(
            f"{side}_thigh",
            parent="pelvis",
            fraction=0.1,
            centre=[0.0, 0.0, round(-0.433 * THIGH, 4)],
            offset=[0.0, y * HIP, 0.0],
            shape=limb(THIGH, 0.06),
            moments=inertia(MASS * 0.1, THIGH, 0.329, 0.329, 0.149),
        ),
        link(
            f"{side}_shank",
            parent=f"{side}_thigh",
            fraction=0.0465,
            centre=[0.0, 0.0, round(-0.433 * SHANK, 4)],
            offset=[0.0, 0.0, -THIGH],
            shape=limb(SHANK - 0.03, 0.045),
            moments=inertia(MASS * 0.0465, SHANK, 0.251, 0.246, 0.102),
        ),
        link(
            f"{side}_foot",
            parent=f"{side}_shank",
            fraction=0.0145,
            centre=[0.06, 0.0, -0.05],
            offset=[0.0, 0.0, -SHANK],
            shape=f"points = {corners}   # the corners of its sole\nradius = 0.01\nbox = {box}\n",
            moments=[long, transverse, sagittal],
        ),
    ]


def joints() -> list[str]:
    """All joints with their ranges [rad] and torque limits [N m]."""
    out = ["# Torque limits: the servo gain times one radian (thesis 7.7), scaled with the mass of a reshaped body.\n"]
    for axis, reach in (("roll", 0.6), ("pitch", 1.2), ("yaw", 0.9)):
        out.append(joint(f"waist_{axis}", "torso", axis, -reach, reach, 1000.0))
    for axis in ("roll", "pitch", "yaw"):
        out.append(joint(f"neck_{axis}", "head", axis, -0.9, 0.9, 100.0))
    for side, s in (("left", 1), ("right", -1)):
        roll = (-0.6, 2.6) if s > 0 else (-2.6, 0.6)
        for axis, (low, high) in (("pitch", (-1.2, 3.0)), ("roll", roll), ("yaw", (-1.6, 1.6))):
            out.append(joint(f"{side}_shoulder_{axis}", f"{side}_upper_arm", axis, low, high, 100.0))
        out.append(joint(f"{side}_elbow_pitch", f"{side}_forearm", "pitch", -0.1, 2.6, 100.0))
        out.append(joint(f"{side}_elbow_yaw", f"{side}_forearm", "yaw", -1.6, 1.6, 100.0))
    for side, s in (("left", 1), ("right", -1)):
        roll = (-0.6, 0.9) if s > 0 else (-0.9, 0.6)
        for axis, (low, high) in (("roll", roll), ("pitch", (-1.0, 2.6)), ("yaw", (-0.8, 0.8))):
            out.append(joint(f"{side}_hip_{axis}", f"{side}_thigh", axis, low, high, 300.0))
        out.append(joint(f"{side}_knee", f"{side}_shank", "pitch", -2.7, 0.0, 300.0))
        out.append(joint(f"{side}_ankle_pitch", f"{side}_foot", "pitch", -1.0, 0.9, 100.0))
        out.append(joint(f"{side}_ankle_roll", f"{side}_foot", "roll", -0.6, 0.6, 100.0))
    return out


def mirror() -> str:
    """The table of left and right names."""
    twins = ["upper_arm", "forearm", "thigh", "shank", "foot", "knee", "elbow_pitch", "elbow_yaw"]
    twins += [f"{j}_{a}" for j in ("shoulder", "hip") for a in ("roll", "pitch", "yaw")]
    twins += ["ankle_pitch", "ankle_roll"]
    head = "[mirror]                # left and right twins; a name not listed is its own mirror image\n"
    return head + "".join(f'left_{name} = "right_{name}"\n' for name in twins)


def body() -> str:
    """All links, joints and the mirror table as TOML."""
    sides = (("left", 1), ("right", -1))
    arms = [text for side, y in sides for text in arm(side, y)]
    legs = [text for side, y in sides for text in leg(side, y)]
    return "\n".join([*trunk(), *arms, *legs, *joints(), mirror()])


HEAD = f"""# The adult of Yin (2007), chapter 7: 28 internal degrees of freedom (waist 3, neck 3, shoulders 3, elbows 2,
# hips 3, knees 1, ankles 2). Written by benchmarks/human_body.py, which holds the sources of every number.
# x forward, y left, z up. Pitch joints turn about -y, as in the planar bodies: hip flexion and ankle
# dorsiflexion positive, knee flexion negative. Roll joints turn about x: a leg or arm moves to the left.
# Yaw joints turn about z: to the left.
schema = "footfall/character"
version = 1
name = "human"
title = "Adult with 28 internal degrees of freedom, {MASS} kg, 1.80 m"
source = "K. Yin, PhD thesis, 2007, section 7.7; Winter (after Dempster) and de Leva 1996 for the segments"
fall_height = 0.5       # [m] hips lower than this above the ground: it fell
leg_collision = true    # one leg is an obstacle to the other
chest_link = "torso"    # where a push acts that names no other place: the torso's centre of mass,
chest = [0.0, 0.0, 0.22]  # 1.30 m above the ground

[ground]                # the ground as each corner of a foot feels it
stiffness = 1e5         # [N/m]
damping = 6e3           # [N s/m]
friction = 0.8          # a rubber sole (thesis 7.7)

"""

if __name__ == "__main__":
    target = Path(__file__).parents[1] / "src/footfall/characters/human.toml"
    target.write_text(HEAD + body(), encoding="utf-8")
