"""A skill file with low-gain arms on top of another skill: read, checked, and made ready to run."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ...characters import Character
from ...control import skill as skills
from ...control.law import Controller, extended, record
from ...control.skill import Skill, confined
from ...errors import BadFile, BadInput
from .. import controller as controller_of
from .. import kinematic
from .over import BINS, EXTRA, REMEMBERED, STATES, TABLE, over
from .reading import Muscles, muscles, set_gains

KEY = "over"


def is_over(skill: Skill) -> bool:
    """Whether a skill file names a skill on top of which it is."""
    return KEY in skill.body


def base(skill: Skill) -> Skill:
    """The skill on top of which another one is, on the same body."""
    name = skill.table().text(KEY, longest=200)
    if name.endswith(".toml"):
        found = skills.read(confined(skill.path or skills.BUILT_IN, name, KEY))
    else:
        found = skills.load(name) if name in skills.names() else None
    if found is None or found.system == skill.system or kinematic(found):
        raise BadFile(skill.path or skill.id, KEY, f"{name[:60]!r} cannot have muscles; expected a skill with torques")
    if [joint.name for joint in found.character.joints] != [joint.name for joint in skill.character.joints]:
        raise BadFile(
            skill.path or skill.id,
            KEY,
            f"{name[:60]} is for {found.character.name}, this is for {skill.character.name}",
        )
    return replace(found, character=skill.character)


def upper(body: Character) -> list[int]:
    """Joints with muscles: those of arms, neck and head, above the trunk."""
    trunk = body.chest_link or "torso"
    if trunk not in [link.name for link in body.links]:
        raise BadInput(f"{body.name} has no trunk with arms and a head; expected a body such as human")
    legs = {link.name for leg in body.legs for link in leg}
    above = {
        link.name
        for link in body.links
        if link.name != trunk and link.name not in legs and trunk in [up.name for up in body.chain(link.name)]
    }
    return [j for j, joint in enumerate(body.joints) if joint.link in above]


def read(skill: Skill) -> tuple[Muscles, dict[str, np.ndarray]]:
    """Gains and arrays of a skill file, checked.

    The arrays: `known` [state], `angle`, `torque` [state, time, joint], `inertia` [joint], `weight` [joint].
    """
    table = skill.table()
    table.text("data", longest=100)
    table.text(KEY, longest=200)
    gains = muscles(table)
    table.done()
    where, n, found = skill.path or skill.id, len(skill.character.joints), skill.arrays()
    if n > TABLE:
        raise BadFile(where, "character", f"{n} joints; expected at most {TABLE}")
    shapes = {"known": (STATES,), "angle": (STATES, BINS, n), "torque": (STATES, BINS, n)}
    shapes |= {"inertia": (n,), "weight": (n,)}
    for key, shape in shapes.items():
        value = found.get(key)
        if value is None or value.dtype.kind not in "fi" or value.shape != shape or not np.isfinite(value).all():
            raise BadFile(where, "data", f"the array {key!r} is missing or wrong; expected numbers of shape {shape}")
        if np.abs(value).max(initial=0.0) > 1e5:
            raise BadFile(where, "data", f"the array {key!r} has numbers that cannot be used")
    if found["known"].dtype.kind != "i" or found["known"].min() < 0 or found["known"].max() > BINS:
        raise BadFile(where, "data", f"the array 'known' is wrong; expected numbers of times, 0 to {BINS}")
    if not (found["inertia"][upper(skill.character)] > 0.0).all():
        raise BadFile(where, "data", "the array 'inertia' has numbers that are not above 0")
    return gains, found


def controller(skill: Skill) -> Controller:
    """The law of the base with muscles in arms and neck."""
    gains, arrays = read(skill)
    below = controller_of(base(skill))
    p, n = record(extended(below.parameters.dtype, EXTRA)), len(skill.character.joints)
    for name in below.parameters.dtype.names or ():
        p[name] = below.parameters[name]
    chosen = upper(skill.character)
    p.upper_joints, p.upper[chosen] = n, 1
    p.upper_servo[:n] = below.damping
    p.upper_known[:] = arrays["known"]
    p.upper_angle[:, :, :n], p.upper_torque[:, :, :n] = arrays["angle"], arrays["torque"]
    known = np.arange(BINS)[None, :] < arrays["known"][:, None]
    mean = np.abs(arrays["torque"][known]).mean(axis=0) if known.any() else np.zeros(n)
    inertia = np.maximum(arrays["inertia"], 1e-6)
    set_gains(p.upper_muscle, gains, mean, inertia, arrays["weight"])
    damping = np.array(below.damping)
    damping[chosen] = p.upper_muscle.motor[chosen]
    memory = extended(below.memory, REMEMBERED)
    return replace(below, name=skill.id, law=over(below.law), parameters=p, memory=memory, damping=damping)
