"""A reacting motion in a skill file: its gains and its arrays, checked; from there to the records of the law."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ...characters import Character
from ...control.law import Controller, record
from ...control.skill import Skill
from ...errors import BadFile
from ...motion.rotation import product
from ...physics.carried import Carried
from ...strict import Table
from .law import LONGEST, MEMORY, NUMBERS, PARAMETERS, law
from .muscle import LONGEST_DELAY, MAX_JOINTS

FRAME_RATE = (20.0, 1000.0)  # lowest and highest [1/s]
LARGEST = {"angle": 1e3, "rate": 1e4, "torque": 1e5, "root": 1e4}
LEGS, ROOT = "legs", "root"  # what follows the recording: the root and the legs, or the root alone
TIME_STEP = 1e-3  # of the simulation for which torques are found [s]
MIN_TORQUE = 0.05  # mean |τ| below which the stiffness of a joint does not rise further [N m]


@dataclass(frozen=True)
class Muscles:
    """Gains of all joints, from one pair of constants (5.5.3).

    Attributes:
        frequency: Natural frequency of a joint at its mean |τ|, by which k_s follows from the inertia of the chain of
            links that it moves [rad/s].
        ratio: Damping ratio, by which k_d follows.
        support: Stiffness without torque, over that with which gravity would tip the chain; without it a head on three
            joints falls over. 0 as published.
        tone: More of it, over what the mean |τ| gives; 0 as published.
        reflex: Factor by which stiffness rises after `reflex_delay` [s]; 0 for none.
        reflex_delay: Of the reflex [s].
        voluntary: The same after `voluntary_delay` [s].
        voluntary_delay: Of the voluntary reaction [s].
        stiff: Natural frequency of servos in place of muscles [rad/s]; 0 for muscles.
    """

    frequency: float = 8.0
    ratio: float = 0.8
    support: float = 1.5
    tone: float = 0.5
    reflex: float = 1.0
    reflex_delay: float = 0.04
    voluntary: float = 1.0
    voluntary_delay: float = 0.2
    stiff: float = 0.0


def read(skill: Skill) -> tuple[Muscles, str, float, dict[str, np.ndarray]]:
    """Gains, what follows the recording, frame rate and arrays of a skill file, checked.

    The arrays: `angle`, `rate`, `torque` [frame, joint], `root` [frame, 7], `inertia` [joint] [kg m²], `weight` [joint]
    [N m].
    """
    table = skill.table()
    table.text("data", longest=100)
    follows = table.text("follows", LEGS, choices=[LEGS, ROOT])
    frame_rate = table.number("frame_rate", 200.0, *FRAME_RATE)
    gains = muscles(table)
    table.done()
    return gains, follows, frame_rate, _arrays(skill)


def muscles(table: Table) -> Muscles:
    """The gains of a skill file, checked."""
    given = table.table("muscles", {})
    usual = Muscles()
    found = Muscles(
        frequency=given.number("frequency", usual.frequency, 0.0, 200.0),
        ratio=given.number("ratio", usual.ratio, 0.0, 5.0),
        support=given.number("support", usual.support, 0.0, 20.0),
        tone=given.number("tone", usual.tone, 0.0, 100.0),
        reflex=given.number("reflex", usual.reflex, 0.0, 20.0),
        reflex_delay=given.number("reflex_delay", usual.reflex_delay, 0.0, LONGEST_DELAY),
        voluntary=given.number("voluntary", usual.voluntary, 0.0, 20.0),
        voluntary_delay=given.number("voluntary_delay", usual.voluntary_delay, 0.0, LONGEST_DELAY),
        stiff=given.number("stiff", usual.stiff, 0.0, 200.0),
    )
    given.done()
    return found


def set_gains(record: Any, gains: Muscles, mean: np.ndarray, inertia: np.ndarray, weight: np.ndarray) -> None:
    """Write the gains of all joints (5.5.3).

    Args:
        record: A record of the type `muscle.MUSCLE`.
        gains: One pair of constants, scaled with the inertia of the chain: at its mean |τ| every joint has the same
            frequency.
        mean: [joint] |τ| [N m].
        inertia: [joint] of the chain of links that a joint moves [kg m²].
        weight: [joint] weight of that chain times the distance of its centre of mass [N m].
    """
    n, mean = len(inertia), np.maximum(mean, MIN_TORQUE)
    rest = gains.support * weight + gains.tone * gains.frequency**2 * inertia
    usual = gains.frequency**2 * inertia + rest  # stiffness at the mean |τ|
    damping = 2.0 * gains.ratio * np.sqrt(usual * inertia)
    record.stiffness[:n], record.damping[:n] = gains.frequency**2 * inertia / mean, 0.5 * damping / mean
    record.tone[:n], record.motor[:n] = rest, damping
    for name in ("reflex", "reflex_delay", "voluntary", "voluntary_delay"):
        setattr(record, name, getattr(gains, name))


def _arrays(skill: Skill) -> dict[str, np.ndarray]:
    where, n, found = skill.path or skill.id, len(skill.character.joints), skill.arrays()
    if skill.character.planar or n > MAX_JOINTS:
        raise BadFile(where, "character", f"expected a body in space with up to {MAX_JOINTS} joints")
    frames = len(found["angle"]) if getattr(found.get("angle"), "ndim", 0) == 2 else 0
    shapes = {"angle": (frames, n), "rate": (frames, n), "torque": (frames, n), "root": (frames, 7), "inertia": (n,)}
    shapes["weight"] = (n,)
    for key, shape in shapes.items():
        value = found.get(key)
        if value is None or value.dtype.kind != "f" or value.shape != shape or frames < 2:
            raise BadFile(where, "data", f"the array {key!r} is missing or wrong; expected numbers of shape {shape}")
        if not (np.isfinite(value).all() and np.abs(value).max(initial=0.0) <= LARGEST.get(key, 1e4)):
            raise BadFile(where, "data", f"the array {key!r} has numbers that cannot be used")
    if frames * n > NUMBERS:
        raise BadFile(where, "data", f"{frames} frames of {n} joints; expected up to {NUMBERS} angles: cut the clip")
    if not (found["inertia"] > 0.0).all():
        raise BadFile(where, "data", "the array 'inertia' has numbers that are not above 0")
    return found


def controller(skill: Skill) -> Controller:
    """The law with its parameters."""
    gains, follows, frame_rate, arrays = read(skill)
    body, p = skill.character, record(PARAMETERS)
    n = len(body.joints)
    p.joints, p.frames, p.frame_rate = n, len(arrays["angle"]), frame_rate
    p.free[:n] = 1
    p.free[carried_joints(body, follows)] = 0
    for key in ("angle", "rate", "torque"):
        getattr(p, key)[: arrays[key].size] = arrays[key].ravel()
    inertia = arrays["inertia"]
    set_gains(p.muscle, gains, np.abs(arrays["torque"]).mean(axis=0), inertia, arrays["weight"])
    p.stiff[:n] = gains.stiff**2 * inertia
    if gains.stiff > 0.0:
        p.muscle.motor[:n] = 2.0 * gains.stiff * inertia
    return Controller(skill.id, law, p, MEMORY, np.array(p.muscle.motor[:n]))


def carried_joints(body: Character, follows: str) -> list[int]:
    """Which joints follow the recording: those of the legs, or none."""
    tops = {leg[-1].name for leg in body.legs} if follows == LEGS else set()
    legs = {link.name for link in body.links if any(above.name in tops for above in body.chain(link.name))}
    return [j for j, joint in enumerate(body.joints) if joint.link in legs]


def carried(skill: Skill, dt: float, seconds: float) -> Carried:
    """The root, and the legs where they follow the recording, at every time step; the last pose is held."""
    _, follows, frame_rate, arrays = read(skill)
    joints = carried_joints(skill.character, follows)
    steps = min(seconds, LONGEST, (len(arrays["root"]) - 1) / frame_rate)
    times = np.arange(max(2, round(steps / dt) + 1)) * dt
    position, _, acceleration = motion(arrays["root"], arrays["angle"][:, joints], frame_rate, times)
    # as the integrator has it, whose rates are those of half a time step before
    velocity = motion(arrays["root"], arrays["angle"][:, joints], frame_rate, times - 0.5 * dt)[1]
    velocity[-1], acceleration[-1] = 0.0, 0.0
    return Carried(
        np.array([*range(7), *(7 + j for j in joints)], np.int64),
        np.array([*range(6), *(6 + j for j in joints)], np.int64),
        position, velocity, acceleration,
    )  # fmt: skip


def motion(
    root: np.ndarray, angle: np.ndarray, frame_rate: float, times: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A recorded motion at times, by cubic splines.

    Args:
        root: [frame, 7] position [m] and orientation.
        angle: [frame, joint] [rad].
        frame_rate: [1/s].
        times: [step] since the first frame [s].

    Returns:
        Positions [step, 7 + joint], velocities and accelerations [step, 6 + joint]; angular ones of the root in its
        own frame.
    """
    from scipy.interpolate import CubicSpline

    at = np.arange(len(root)) / frame_rate
    times = np.clip(times, 0.0, at[-1])
    line = CubicSpline(at, np.column_stack((root, angle)).astype(float), axis=0)
    q, dq, ddq = line(times), line(times, 1), line(times, 2)
    length = np.linalg.norm(q[:, 3:7], axis=1, keepdims=True)
    for rows in (q, dq, ddq):
        rows[:, 3:7] /= length
    inverse = q[:, 3:7] * np.array([1.0, -1.0, -1.0, -1.0])
    turning, change = 2.0 * product(inverse, dq[:, 3:7])[:, 1:], 2.0 * product(inverse, ddq[:, 3:7])[:, 1:]
    return (
        q,
        np.column_stack((dq[:, :3], turning, dq[:, 7:])),
        np.column_stack((ddq[:, :3], change, ddq[:, 7:])),
    )
