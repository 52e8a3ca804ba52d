"""What a policy observes and what its actions mean: read from a skill file, checked, made ready to run."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from ... import strict
from ...characters import Character
from ...control import skill as skills
from ...control.law import Controller, extended, record
from ...control.skill import Skill, confined
from ...errors import BadFile, BadInput
from ...physics.world import MAX_DT, MIN_DT
from .. import controller as controller_of
from .. import of as system_of
from . import observation
from .law import EXTRA, MAX_ACTIONS, MAX_STATES, MEMORY, PARAMETERS, REMEMBERED, law, residual
from .observation import NAMES, Observer

TARGETS, TORQUES, RESIDUAL = "targets", "torques", "residual"
KINDS = (TARGETS, TORQUES, RESIDUAL)
SCALE = {TARGETS: 1.0, TORQUES: 0.3, RESIDUAL: 0.2}  # [rad], of the torque limit, [rad]
DAMPING = 0.1  # of a servo whose body has no published gains, over its stiffness [s]
RATE = 50.0  # control steps a second
MAX_ROWS = 100_000


@dataclass(frozen=True)
class Interface:
    """Observation and action of a policy on a body.

    Attributes:
        character: The body.
        parts: Of the observation (`observation.PARTS`).
        kind: What an action is: `targets`, `torques` or `residual`.
        joints: Names of the joints that have an action, in its order.
        scale: [joint] what an action of 1 means: rad, or a fraction of the torque limit.
        rest: Joint angles of action 0 by name, for `targets` [rad].
        rate: Control steps a second.
        below: The skill that a residual is added to; None for the others.
        cyclic: Whether the reference repeats.
        time_step: Of the physics that it was trained with [s]; None if it is not known.
    """

    character: Character
    parts: tuple[str, ...]
    kind: str
    joints: tuple[str, ...]
    scale: tuple[float, ...]
    rest: dict[str, float]
    rate: float = RATE
    below: Skill | None = None
    cyclic: bool = True
    time_step: float | None = None

    def observer(self, reference: np.ndarray | None = None) -> Observer:
        """What computes the observations."""
        return Observer(self.parts, self.character, len(self.joints), self.rate, reference, self.cyclic)

    def controller(self, name: str) -> Controller:
        """The law that applies the actions.

        Args:
            name: Of the skill, for messages.
        """
        servos = stiffness(self.character)
        places = [self.character.joint_index(joint) for joint in self.joints]
        limits = np.array([joint.torque for joint in self.character.joints])
        below = None if self.below is None else controller_of(self.below)
        p = record(PARAMETERS if below is None else extended(below.parameters.dtype, EXTRA))
        p.policy_actions, p.policy_states = len(places), 1
        p.policy_joint[: len(places)] = places
        p.policy_gain[: len(places)] = np.array(self.scale) * (limits if self.kind == TORQUES else servos[:, 0])[places]
        if below is not None:
            for field in below.parameters.dtype.names or ():
                p[field] = below.parameters[field]
            dwell = below.machine.dwell[:MAX_STATES]
            p.policy_states, p.policy_dwell[: len(dwell)] = len(below.machine), dwell
            memory = extended(below.memory, REMEMBERED)
            return replace(below, name=name, law=residual(below.law), parameters=p, memory=memory)
        n = len(limits)
        if self.kind == TORQUES:
            return Controller(name, law, p, MEMORY, np.zeros(n))
        p.policy_kp[:n] = servos[:, 0]
        p.policy_rest[:n] = [self.rest.get(joint.name, 0.0) for joint in self.character.joints]
        return Controller(name, law, p, MEMORY, servos[:, 1])

    def table(self, base: str = "base/skill.toml") -> dict[str, Any]:
        """As a skill file has it, without its network.

        Args:
            base: File of the skill below, where that is not built in.
        """
        even = len(set(self.scale)) == 1
        action: dict[str, Any] = {"kind": self.kind, "scale": self.scale[0] if even else list(self.scale)}
        if self.joints != tuple(joint.name for joint in self.character.joints):
            action["joints"] = list(self.joints)
        if self.kind == TARGETS:
            action["rest"] = {name: value for name, value in self.rest.items() if value != 0.0}
        if self.below is not None:
            action["skill"] = self.below.id if self.below.id in skills.names() else base
        seen: dict[str, Any] = {"parts": list(self.parts)}
        if "reference" in self.parts:
            seen["cyclic"] = self.cyclic
        trained = {} if self.time_step is None else {"time_step": self.time_step}
        return {"rate": self.rate, **trained, "observation": seen, "action": action}


def stiffness(character: Character) -> np.ndarray:
    """Servos of a body: [joint, 2] stiffness [N m/rad] and damping [N m s/rad].

    The published gains where the body has them; else the torque limit over one radian (thesis 7.7), and a tenth of it.
    """
    rows = []
    for joint in character.joints:
        kp = joint.torque / 1.0
        rows.append([character.strength * gain for gain in joint.servo] if joint.servo else [kp, DAMPING * kp])
    return np.array(rows)


def drivable(skill: Skill) -> None:
    """Refuse a skill that an action cannot be added to.

    Raises:
        BadInput: It has no law of its own at every step: kinematic skills, those with a director or a carried root.
    """
    system = system_of(skill)
    if system.kind != "torque" or system.kinematic_root(skill):
        raise BadInput(f"{skill.id} cannot be driven by actions: it is moved without forces; expected a torque skill")
    if skill.system == "policy" or system.director(skill) is not None:
        raise BadInput(
            f"{skill.id} cannot be driven by actions: its director changes the law while it runs; expected a skill "
            "with one law, for example human-walk or planar-walk"
        )


def check_body(character: Character) -> None:
    """Refuse a body with more joints than the records of the law have places."""
    if len(character.joints) > MAX_ACTIONS:
        raise BadInput(f"{character.name} has {len(character.joints)} joints; expected at most {MAX_ACTIONS}")


def read(skill: Skill) -> tuple[Interface, str, np.ndarray | None]:
    """The interface, the name of the network's file and the reference of a skill file, checked.

    Returns:
        The interface; the file name, "" for a skill made in memory, which is driven from outside; the features of a
        clip [row, number], None without one.
    """
    table = skill.table()
    network = table.text("network", "" if skill.path is None else strict.REQUIRED, longest=100)
    if table.has("data"):
        table.text("data", longest=100)
    rate = table.number("rate", RATE, 1.0, 1000.0)
    time_step = table.number("time_step", low=MIN_DT, high=MAX_DT) if table.has("time_step") else None
    seen, acting = table.table("observation"), table.table("action")
    table.done()
    parts = _names(seen, "parts", NAMES)
    cyclic = seen.flag("cyclic", True)
    seen.done()
    interface = replace(_acting(skill, acting, parts, rate), cyclic=cyclic, time_step=time_step)
    reference = _reference(skill, interface) if "reference" in parts else None
    return interface, network, reference


def _acting(skill: Skill, table: strict.Table, parts: tuple[str, ...], rate: float) -> Interface:
    body = skill.character
    check_body(body)
    every = [joint.name for joint in body.joints]
    kind = table.text("kind", choices=KINDS)
    joints = _names(table, "joints", every) if table.has("joints") else tuple(every)
    if isinstance(table.get("scale", SCALE[kind]), list):
        scale = table.vector("scale", len(joints), low=0.0, high=10.0)
    else:
        scale = (table.number("scale", SCALE[kind], 0.0, 10.0),) * len(joints)
    rest, below = {}, None
    if kind == TARGETS:
        rest = table.table("rest", {}).numbers(every, low=-7.0, high=7.0)
    if kind == RESIDUAL:
        below = _below(skill, table)
    table.done()
    return Interface(body, parts, kind, joints, scale, rest, rate, below)


def _below(skill: Skill, table: strict.Table) -> Skill:
    """The skill that a residual is added to, on the body of this one."""
    name = table.text("skill", longest=200)
    if name.endswith(".toml"):
        found = skills.read(Path(name) if skill.path is None else confined(skill.path, name, "action.skill"))
    elif name in skills.names():
        found = skills.load(name)
    else:
        raise table.fail("skill", f"unknown skill {name[:60]!r}; expected a built-in one, or a file inside the folder")
    if [joint.name for joint in found.character.joints] != [joint.name for joint in skill.character.joints]:
        raise table.fail("skill", f"{found.id} is made for {found.character.name}, this is for {skill.character.name}")
    try:
        drivable(found)
    except BadInput as error:
        raise table.fail("skill", str(error)) from None
    return replace(found, character=skill.character)


def _names(table: strict.Table, key: str, allowed: Any) -> tuple[str, ...]:
    """A list of different names among those that are allowed."""
    value = table.get(key)
    if not isinstance(value, list) or not value or not all(isinstance(name, str) for name in value):
        raise table.fail(key, "expected a list of names")
    for name in value:
        if name not in allowed:
            raise table.fail(key, f"unknown name {name[:60]!r}; available: {', '.join(allowed)}")
    if len(set(value)) != len(value):
        raise table.fail(key, "has a name twice")
    return tuple(value)


def _reference(skill: Skill, interface: Interface) -> np.ndarray:
    """The array `reference` [row, number] beside the file."""
    wide = observation.sizes(skill.character, len(interface.joints)).reference
    found: Any = skill.arrays().get("reference")
    where = skill.path or skill.id
    if found is None or found.dtype.kind != "f" or found.ndim != 2 or found.shape[1] != wide:
        raise BadFile(where, "data", f"the array 'reference' is missing or wrong; expected numbers of [row, {wide}]")
    if not (2 <= len(found) <= MAX_ROWS and np.isfinite(found).all() and np.abs(found).max() < 1e4):
        raise BadFile(where, "data", f"the array 'reference' cannot be used; expected 2 to {MAX_ROWS} finite rows")
    return np.ascontiguousarray(found, float)
