"""A clip followed from its first frame to its last under physics: whether it falls, and how near it stays."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ... import systems
from ...control.skill import Skill
from ...errors import BadInput
from ...physics import kernel
from ...trials import Simulation, Trial
from ..falls import explain as falls

SPARE, SPARE_FRACTION = 3.0, 0.5  # how much longer than the clip it may take: [s], and of its duration
LEG_JOINTS = ("hip", "knee", "ankle")
RECORD_EVERY = 0.01  # [s]
HIGH = 95.0  # percentile of torques


@dataclass(frozen=True)
class Followed:
    """How a clip was followed at one time step.

    Attributes:
        clip: Its name.
        dt: Time step [s].
        followed: Whether the last frame was reached without a fall.
        seconds: How long it took, or until the fall [s].
        wanted: Duration of the clip [s].
        leg_error_deg: RMS of hips, knees and ankles against the reference [deg].
        heading_error_deg: At the end, of the root's yaw [deg].
        path_error: Distance from the clip's end over the length of its path.
        peak_torque: Largest torque of a joint over its limit.
        torque_over_clip: 95th percentile of leg torques over that of the clip's inverse dynamics.
        why: The most likely cause of a fall; empty if it did not fall.
    """

    clip: str
    dt: float
    followed: bool
    seconds: float
    wanted: float
    leg_error_deg: float
    heading_error_deg: float
    path_error: float
    peak_torque: float
    torque_over_clip: float
    why: str = ""


@dataclass(frozen=True, eq=False)
class Target:
    """What a clip is compared with: its path and the torques that it takes.

    Attributes:
        rows: [frame, 7] position and orientation (wxyz) of the root [m].
        torque: [frame, joint] by inverse dynamics [N m].
    """

    rows: np.ndarray
    torque: np.ndarray


def follow(skill: Skill, clip: str, target: Target, dt: float) -> Followed:
    """Follow one clip.

    Args:
        skill: A skill whose system follows clips.
        clip: Name of the clip.
        target: Its path and torques.
        dt: Time step [s].

    Returns:
        The outcome.
    """
    system = systems.of(skill)
    told = system.following(skill, clip=clip)
    wanted = system.lasts(told) or 0.0
    longest = wanted * (1.0 + SPARE_FRACTION) + SPARE
    sim = Simulation(Trial(told, longest, dt, record_every=RECORD_EVERY))
    while not sim.over and not system.finished(sim.memory):
        sim.advance(sim.time + 0.1, kernel.STATE_CHANGE)
    ended = not sim.over
    body, limits = skill.character, np.array([joint.torque for joint in skill.character.joints])
    legs = [j for j, joint in enumerate(body.joints) if any(part in joint.name for part in LEG_JOINTS)]
    rollout = sim.rollout()
    torque = np.stack([rollout[f"{joint.name}_torque"] for joint in body.joints], axis=1)
    squared = system.tracking(sim.memory).squared[: len(body.joints)][legs]
    aside, turned = _end(sim, target.rows)
    length = float(np.linalg.norm(np.diff(target.rows[:, :2], axis=0), axis=1).sum())
    expected = float(np.percentile(np.abs(target.torque[:, legs]), HIGH))
    high = float(np.percentile(np.abs(torque[:, legs]), HIGH)) if len(torque) else float("nan")
    return Followed(
        clip=clip,
        dt=dt,
        followed=ended,
        seconds=sim.time,
        wanted=wanted,
        leg_error_deg=float(np.degrees(np.sqrt(squared.mean() / max(sim.time, dt)))),
        heading_error_deg=float(np.degrees(turned)),
        path_error=aside / max(length, 0.5),
        peak_torque=float((np.abs(torque) / limits).max()) if len(torque) else float("nan"),
        torque_over_clip=high / max(expected, 1.0),
        why="" if ended else _why(sim),
    )


def _end(sim: Simulation, rows: np.ndarray) -> tuple[float, float]:
    """Distance from where the clip ends [m], and the difference of the yaw there [rad]."""
    first, last = (_yaw(rows[k, 3:]) for k in (0, -1))
    c, s = np.cos(first), np.sin(first)
    way = np.array([[c, s], [-s, c]]) @ (rows[-1, :2] - rows[0, :2])
    turned = (sim.heading - (last - first) + np.pi) % (2.0 * np.pi) - np.pi
    return float(np.linalg.norm(sim.position[:2] - way)), abs(float(turned))


def _yaw(q: np.ndarray) -> float:
    w, x, y, z = q
    return float(np.arctan2(2.0 * (w * z + x * y), 1.0 - 2.0 * (y * y + z * z)))


def _why(sim: Simulation) -> str:
    if sim.ending is None or sim.ending.kind != "fell":
        return f"{sim.ending}"
    try:
        return falls.explain(sim.rollout()).kind
    except BadInput:
        return "it fell at once"
