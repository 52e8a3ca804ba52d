"""A body with every joint of a recorded skeleton: one link a joint, three hinges each.

`from_motion` makes a body of the long bones, on which skills run. This one has what the clip has (spine, shoulder
girdles, wrists, toes), so that the clip itself can be simulated on it. In the pose with all angles 0 its links are
aligned with the world, x forward, y left, z up.
"""

from __future__ import annotations

import json
import re

import numpy as np

from ..errors import BadInput
from ..strict import Table
from .character import Character, Ground, Joint, Link, from_table
from .roles import SIDES, Roles
from .segments import HUMAN_MASS, SEGMENTS
from .skeleton import Skeleton

# Segment of the links from a role on, down to the next role; forearm and hand as in Winter (after Dempster).
FIRST = {"hips": "pelvis", "spine": "abdomen", "chest": "thorax", "neck": "neck", "head": "head"}
FIRST |= {"shoulder": "clavicle", "arm": "upper_arm", "elbow": "forearm", "wrist": "hand"}
FIRST |= {"hip": "thigh", "knee": "shank", "ankle": "foot", "toe": "toes"}
FRACTIONS = {name: values[0] for name, values in SEGMENTS.items()}
FRACTIONS |= {"forearm": 0.016, "hand": 0.006, "foot": 0.0115, "toes": 0.003}
RADII = {"pelvis": 0.09, "abdomen": 0.09, "thorax": 0.1, "neck": 0.05, "head": 0.08, "clavicle": 0.035}  # [m]
RADII |= {"upper_arm": 0.04, "forearm": 0.032, "hand": 0.03, "thigh": 0.06, "shank": 0.045, "foot": 0.03, "toes": 0.02}
TORQUES = {"abdomen": 1000.0, "thorax": 1000.0, "thigh": 300.0, "shank": 300.0, "foot": 100.0, "hand": 30.0}  # at
TORQUES |= {"neck": 100.0, "head": 100.0, "clavicle": 100.0, "upper_arm": 100.0, "forearm": 100.0}  # HUMAN_MASS [N m]
LEAST_TORQUE = 30.0  # of any other [N m]
ARMATURE = {"hand": 1e-3, "toes": 1e-3, "forearm": 5e-3, "head": 5e-3, "neck": 5e-3}  # and elsewhere [kg m²]
USUAL_ARMATURE = 0.01
SHORTEST = 0.02  # bone that counts, for masses and shapes [m]
MAX_JOINTS = 60  # of the skeleton
AXES = {"x": (1.0, 0.0, 0.0), "y": (0.0, 1.0, 0.0), "z": (0.0, 0.0, 1.0)}


def in_detail(
    skeleton: Skeleton, roles: Roles, orders: list[str], ranges: np.ndarray, mass: float = 75.0, name: str = "body"
) -> Character:
    """A body with every joint of a skeleton.

    Args:
        skeleton: Aligned with the world where all rotations are the identity: x forward, y left, z up [m].
        roles: Which joint is which.
        orders: Axes of the hinges of each joint, nearest the parent first, such as "yxz"; "" for the root.
        ranges: [joint, 3, 2] lowest and highest angle of each hinge [rad].
        mass: Of the whole body [kg].
        name: Of the body.

    Returns:
        The character.
    """
    if len(skeleton) > MAX_JOINTS:
        raise BadInput(f"{name}: {len(skeleton)} joints are too many for a body; expected at most {MAX_JOINTS}")
    if not 1.0 <= mass <= 1000.0:
        raise BadInput(f"a body of {mass} kg cannot be used; expected 1 to 1000")
    segments, names, strength = _segments(skeleton, roles), _names(skeleton), mass / HUMAN_MASS
    bones = [_bone(skeleton, i) for i in range(len(skeleton))]
    links = _links(skeleton, roles, names, segments, bones, mass)
    joints = [
        Joint(
            name=f"{names[i]}_{axis}",
            link=names[i],
            axis=AXES[axis],
            range=(round(float(ranges[i, k, 0]), 4), round(float(ranges[i, k, 1]), 4)),
            torque=strength * max(TORQUES.get(segments[i], 0.0), LEAST_TORQUE),
            armature=ARMATURE.get(segments[i], USUAL_ARMATURE),
        )
        for i in range(1, len(skeleton))
        for k, axis in enumerate(orders[i])
    ]
    chest = roles.get("chest")
    character = Character(
        name=plain(name) or "body",
        title=f"All joints of {name[:60]}, {mass:g} kg",
        source="bone lengths from the clip; Winter (after Dempster) for the masses; bones are solid cylinders",
        planar=False,
        fall_height=0.0,
        ground=Ground(stiffness=1e5, damping=6e3, friction=0.8),
        links=tuple(links),
        joints=tuple(joints),
        chest_link=names[chest if chest is not None else 0],
        strength=strength,
    )
    return from_table(Table(f"body of {name}", json.loads(character.to_json())))


def plain(name: str) -> str:
    kept = re.sub(r"[^A-Za-z0-9_-]+", "_", name).strip("_-")[:40]
    return kept if kept[:1].isalpha() else f"body_{kept}"


def _names(skeleton: Skeleton) -> list[str]:
    """Identifiers like the joints' names, all different."""
    found: list[str] = []
    for i, name in enumerate(skeleton.names):
        own = plain(name.rsplit(":", 1)[-1])
        own = own if own not in ("world", "ground", "root") and not own.startswith("ground_") else f"j_{own}"
        found.append(own if own not in found else f"{own}_{i}")
    return found


def _segments(skeleton: Skeleton, roles: Roles) -> list[str]:
    """The segment of the body to which the link of each joint belongs: that of the last role above it."""
    first = {joint: FIRST[role.removeprefix("left_").removeprefix("right_")] for role, joint in roles.joints.items()}
    return [next((first[at] for at in skeleton.chain(i) if at in first), "pelvis") for i in range(len(skeleton))]


def _bone(skeleton: Skeleton, i: int) -> np.ndarray:
    """From a joint to the mean of its children, or to where its bone ends [3] [m]; at least `SHORTEST` long."""
    children = skeleton.children[i]
    end = skeleton.end(i)
    if children:
        bone = np.mean([skeleton.offsets[c] for c in children], axis=0)
    else:
        bone = np.zeros(3) if end is None else end
    length = float(np.linalg.norm(bone))
    return bone if length >= SHORTEST else np.array([0.0, 0.0, SHORTEST]) if length < 1e-6 else bone * SHORTEST / length


def _links(
    skeleton: Skeleton, roles: Roles, names: list[str], segments: list[str], bones: list[np.ndarray], mass: float
) -> list[Link]:
    lengths = np.array([np.linalg.norm(bone) for bone in bones])
    sides = [next((side for side in SIDES if _under(skeleton, roles, i, side)), "") for i in range(len(skeleton))]
    groups = list(zip(segments, sides, strict=True))
    share = np.array(
        [lengths[i] / sum(lengths[k] for k, g in enumerate(groups) if g == groups[i]) for i in range(len(lengths))]
    )
    masses = np.array([FRACTIONS[segment] for segment in segments]) * share
    masses *= mass / masses.sum()
    ankles = {roles.get(f"{side}_ankle") for side in SIDES}
    found = []
    for i, name in enumerate(names):
        radius, parent = RADII[segments[i]], skeleton.parents[i]
        foot = i in ankles
        found.append(
            Link(
                name=name,
                parent="" if parent < 0 else names[parent],
                offset=_six(skeleton.offsets[i]) if parent >= 0 else (0.0, 0.0, 0.0),
                mass=round(float(masses[i]), 6),
                centre=_six(0.5 * bones[i]),
                inertia=_inertia(float(masses[i]), bones[i], radius),
                line=_six((0.0, 0.0, 0.0, *bones[i])),
                points=(_six((*bones[i][:2], min(bones[i][2], -0.02))), _six((-0.3 * bones[i][0], 0.0, -0.05)))
                if foot
                else (),
                radius=radius,
            )
        )
    return found


def _under(skeleton: Skeleton, roles: Roles, i: int, side: str) -> bool:
    tops = {roles.get(f"{side}_{part}") for part in ("shoulder", "arm", "hip")}
    return any(at in tops for at in skeleton.chain(i))


def _inertia(mass: float, bone: np.ndarray, radius: float) -> tuple[float, ...]:
    """Moments of a solid cylinder about the axes of the link; products are left out [kg m²]."""
    length = float(np.linalg.norm(bone))
    along = (bone / length) ** 2
    across, about = mass * (length**2 / 12.0 + radius**2 / 4.0), 0.5 * mass * radius**2
    return tuple(round(float(across * (1.0 - a) + about * a), 9) for a in along)


def _six(v) -> tuple[float, ...]:
    return tuple(round(float(x), 6) for x in v)
