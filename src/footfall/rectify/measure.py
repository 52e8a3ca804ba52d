"""Figures that the recording and the simulation are compared by: foot skate, penetration, force on the root."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ..characters import Character
from ..characters.roles import SIDES, find
from ..motion.analysis import feet
from ..motion.analysis.contacts import Contacts
from ..motion.retarget import hinges
from ..physics import inverse
from ..trials import Rollout

BEARS = 0.02  # vertical force under a foot that stands, over the weight


def skate_and_penetration(character: Character, qpos: np.ndarray, rate: float, on: np.ndarray) -> tuple[float, float]:
    """Median foot skate [cm/s] and largest penetration [cm] of a motion of a body.

    Args:
        character: The body.
        qpos: [frame, nq] its poses.
        rate: Frames a second.
        on: [frame, 2] whether the left and the right foot are on the ground.
    """
    root = 3 if character.planar else 7
    motion = hinges.from_angles(character, rate, qpos[:, :root], qpos[:, root:])
    roles = find(motion.skeleton)
    soles = feet.sole_points(motion.skeleton, roles, character)
    by_side = {side: on[:, k] for k, side in enumerate(SIDES)}
    contacts = Contacts(rate, by_side, by_side, by_side)
    return feet.skate(motion, contacts, roles, soles).median, feet.penetration(motion, roles, 0.0, soles)


def rms(values: np.ndarray) -> float:
    """Root mean square."""
    return float(np.sqrt(np.mean(values**2)))


def at_frames(rollout: Rollout, rate: float, frames: int) -> np.ndarray:
    """Simulated poses at the frames of a recording.

    Args:
        rollout: Of the simulation.
        rate: Frames a second of the recording.
        frames: How many it has.

    Returns:
        [frame, nq], as many as the simulation reached.
    """
    qpos = rollout.qpos()
    rows = np.round(np.arange(frames) / (rate * rollout.trial.record_every)).astype(int)
    return qpos[rows[rows < len(qpos)]]


def penetration(character: Character, qpos: np.ndarray) -> float:
    """Largest depth of a contact point of the feet below level ground [cm] in poses [frame, nq]."""
    return float(depth(character, qpos).max())


def depth(character: Character, qpos: np.ndarray) -> np.ndarray:
    """Depth of the deepest contact point of the feet below level ground [frame] [cm] in poses [frame, nq]; 0 above."""
    from ..physics.poses import soles

    lowest = np.min([points[..., 2].min(axis=1) for points in soles(character, qpos)], axis=0)
    return 100.0 * np.maximum(-lowest, 0.0)


def standing_feet(rollout: Rollout) -> np.ndarray:
    """Which feet bear weight in a simulation [record, foot], left before right."""
    character = rollout.trial.character
    load = np.zeros((len(rollout.series), len(character.feet)))
    for contact in character.contacts:
        load[:, contact.foot] += rollout[f"{contact.name}_fz"]
    return load > BEARS * character.mass * 9.81


def root_force(character: Character, qpos: np.ndarray, rate: float, on: np.ndarray | None = None) -> np.ndarray:
    """Size of the force on the root [frame] [N] that a motion would need beside the ground's, by inverse dynamics."""
    friction = replace(character.ground, friction=max(character.ground.friction, 0.1))
    found = inverse.of_path(replace(character, ground=friction), qpos, 1.0 / rate, on)
    return np.linalg.norm(found.residual[:, :3], axis=1)


def forces(rollout: Rollout) -> dict[str, np.ndarray]:
    """Ground forces by column: time, then for each foot force [N] and centre of pressure [m]."""
    character, table = rollout.trial.character, {"time": rollout.time}
    from ..physics.poses import soles

    points = soles(character, rollout.qpos())
    for number, foot in enumerate(character.feet):
        own = [contact for contact in character.contacts if contact.foot == number]
        f = np.stack([np.stack([rollout[f"{c.name}_{axis}"] for axis in ("fx", "fy", "fz")], axis=1) for c in own])
        total, load = f.sum(axis=0), f[..., 2]
        place = np.einsum("pr,rpk->rk", load, points[number][:, : len(own), :2])
        bears = load.sum(axis=0) > BEARS * character.mass * 9.81
        centre = np.where(bears[:, None], place / np.maximum(load.sum(axis=0), 1e-9)[:, None], np.nan)
        table |= {f"{foot.name}_{axis}": total[:, k] for k, axis in enumerate(("fx", "fy", "fz"))}
        table |= {f"{foot.name}_pressure_{axis}": centre[:, k] for k, axis in enumerate("xy")}
    return table


def torques(rollout: Rollout) -> dict[str, np.ndarray]:
    """Joint torques by column: time, then every joint [N m]."""
    joints = [joint.name for joint in rollout.trial.character.joints]
    return {"time": rollout.time, **{name: rollout[f"{name}_torque"] for name in joints}}


def torque_over_limit(rollout: Rollout) -> float:
    """Largest torque over the limit of its joint."""
    joints = rollout.trial.character.joints
    return float(max(np.abs(rollout[f"{j.name}_torque"]).max(initial=0.0) / j.torque for j in joints))
