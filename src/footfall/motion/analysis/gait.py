"""Spatiotemporal gait parameters: speed, cadence, step length and width, duty factor, double support."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np

from ...characters.constants import GRAVITY
from ...characters.roles import Roles
from ..motion import Motion
from .contacts import Contacts, contacts, foot_points, smooth
from .joint_angles import facing_direction
from .legs import SIDES, leg_length


@dataclass(frozen=True)
class Gait:
    """Gait parameters of a clip; None where the clip has too few steps.

    Attributes:
        seconds: Duration [s].
        speed: Length of the hips' horizontal path over time, without sway [m/s].
        forward_speed: Its component along the hips' heading [m/s]; negative backwards.
        turn: Heading change of the hips from first to last frame [deg], left positive.
        steps: Number of foot strikes of both feet.
        cadence: [steps/min].
        stride_time: Median time between strikes of one foot [s].
        step_length: Median distance along the path from one foot's strike to the other's [m].
        stride_length: Twice that [m].
        step_width: Median distance across the path [m].
        duty: Duty factor: fraction of a stride in which a foot is in contact.
        double_support: Fraction of the time between first and last strike with both feet in contact.
        flight: Fraction of it with no foot in contact.
        froude: Froude number speed² / (g leg).
    """

    seconds: float
    speed: float
    forward_speed: float
    turn: float
    steps: int
    cadence: float | None
    stride_time: float | None
    step_length: float | None
    stride_length: float | None
    step_width: float | None
    duty: float | None
    double_support: float | None
    flight: float | None
    froude: float


def gait(motion: Motion, roles: Roles, seen: Contacts | None = None) -> Gait:
    """Gait parameters of a cleaned motion.

    Args:
        motion: In metres, z up, floor at 0.
        roles: Its joint roles.
        seen: Its contacts; found here if not given.

    Returns:
        The parameters.
    """
    seen = contacts(motion, roles) if seen is None else seen
    step = 0.6  # [s] about a step: shorter movements are sway
    hips = motion.position(roles["hips"])[:, :2]
    moved = smooth(np.diff(hips, axis=0), motion.rate, step) if len(hips) > 1 else np.zeros((1, 2))
    level = hips[0] + np.concatenate((np.zeros((1, 2)), np.cumsum(moved, axis=0)))[: len(hips)]
    ahead = facing_direction(motion, roles)
    seconds = max(motion.duration, 1.0 / motion.rate)
    speed = float(np.linalg.norm(moved, axis=1).sum() / seconds)
    events = sorted((t, side) for side in SIDES for t in seen.strikes(side).tolist())
    strides = np.concatenate([np.diff(seen.strikes(side)) for side in SIDES])
    stride = float(np.median(strides)) if len(strides) else None
    length, width = _steps(motion, roles, events, level)
    span = _between_strikes(seen, events)
    return Gait(
        seconds=seconds,
        speed=speed,
        forward_speed=float(np.sum(moved * ahead[-len(moved) :, :2]) / seconds),
        turn=turn_angle(motion, roles),
        steps=len(events),
        cadence=60.0 * (len(events) - 1) / (events[-1][0] - events[0][0]) if len(events) > 2 else None,
        stride_time=stride,
        step_length=length,
        stride_length=None if length is None else 2.0 * length,
        step_width=width,
        duty=_duty(seen),
        double_support=None if span is None else float(np.mean(seen.left[span] & seen.right[span])),
        flight=None if span is None else float(np.mean(~seen.left[span] & ~seen.right[span])),
        froude=speed**2 / (GRAVITY * leg_length(motion, roles)),
    )


def turn_angle(motion: Motion, roles: Roles) -> float:
    """Heading change of the hips from the first frame to the last [deg], left positive, not wrapped."""
    ahead = facing_direction(motion, roles)
    heading = np.unwrap(np.arctan2(ahead[:, 1], ahead[:, 0]))
    return float(np.degrees(heading[-1] - heading[0]))


def _between_strikes(seen: Contacts, events: list[tuple[float, str]]) -> slice | None:
    """The frames from first to last strike, so that fractions do not depend on where the clip was cut."""
    if len(events) < 2:
        return None
    first, last = (round(events[k][0] * seen.rate + 0.5) for k in (0, -1))
    return slice(first, last) if last > first else None


def _duty(seen: Contacts) -> float | None:
    """The mean duty factor of both feet."""
    fractions = []
    for side in SIDES:
        at = np.round(seen.strikes(side) * seen.rate + 0.5).astype(int)
        if len(at) > 1:
            fractions.append(float(np.mean(seen.foot[side][at[0] : at[-1]])))
    return float(np.mean(fractions)) if fractions else None


def _steps(
    motion: Motion, roles: Roles, events: list[tuple[float, str]], level: np.ndarray
) -> tuple[float | None, float | None]:
    """Median step length along the path and step width across it, of steps from one foot to the other."""
    heels, _ = foot_points(motion, roles)
    lengths, widths = [], []
    for (t0, one), (t1, other) in itertools.pairwise(events):
        if one == other:
            continue
        a, b = (min(round(t * motion.rate + 0.5), len(motion) - 1) for t in (t0, t1))
        step = heels[other][b, :2] - heels[one][a, :2]
        path = level[b] - level[a]
        if b > a and np.linalg.norm(path) > 0.05 * (t1 - t0):
            path = path / np.linalg.norm(path)
            lengths.append(abs(float(step @ path)))
            widths.append(abs(float(step @ np.array([-path[1], path[0]]))))
    return (float(np.median(lengths)), float(np.median(widths))) if lengths else (None, None)
