"""How someone walks, in numbers: speed, cadence, steps, turns, and how long the feet stand."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np

from ...characters.roles import Roles
from ..motion import Motion
from .contacts import Contacts, contacts, foot_points, smooth
from .joint_angles import facing_direction
from .legs import SIDES, leg_length

GRAVITY = 9.81  # [m/s²]


@dataclass(frozen=True)
class Gait:
    """What a clip shows; a figure is None where the clip holds too few steps to tell."""

    seconds: float
    speed: float  # [m/s] path of the hips over the ground a second, sway taken out
    forward_speed: float  # [m/s] the part of it where the hips face; negative backwards
    turn: float  # [deg] of the hips from first to last frame, left positive
    steps: int  # strikes of both feet
    cadence: float | None  # [steps/min]
    stride_time: float | None  # [s] the usual time between strikes of one foot
    step_length: float | None  # [m] along the way, from one foot's strike to the other's
    stride_length: float | None  # [m]
    step_width: float | None  # [m] across the way
    duty: float | None  # share of a stride in which a foot stands
    double_support: float | None  # share of the time between first and last strike with both feet down
    flight: float | None  # share of it with no foot down
    froude: float  # speed² / (g leg)


def gait(motion: Motion, roles: Roles, seen: Contacts | None = None) -> Gait:
    """All figures of a clean motion; `seen` saves finding the contacts again."""
    seen = contacts(motion, roles) if seen is None else seen
    step = 0.6  # [s] about a step: what is shorter is sway
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
    """How far the hips turn from the first frame to the last [deg], left positive, full turns counted."""
    ahead = facing_direction(motion, roles)
    heading = np.unwrap(np.arctan2(ahead[:, 1], ahead[:, 0]))
    return float(np.degrees(heading[-1] - heading[0]))


def _between_strikes(seen: Contacts, events: list[tuple[float, str]]) -> slice | None:
    """Whole steps only, so that a clip cut in mid-stride shows the same shares."""
    if len(events) < 2:
        return None
    first, last = (round(events[k][0] * seen.rate + 0.5) for k in (0, -1))
    return slice(first, last) if last > first else None


def _duty(seen: Contacts) -> float | None:
    fractions = []
    for side in SIDES:
        at = np.round(seen.strikes(side) * seen.rate + 0.5).astype(int)
        if len(at) > 1:
            fractions.append(float(np.mean(seen.foot[side][at[0] : at[-1]])))
    return float(np.mean(fractions)) if fractions else None


def _steps(
    motion: Motion, roles: Roles, events: list[tuple[float, str]], level: np.ndarray
) -> tuple[float | None, float | None]:
    """Median length along the way and width across it, of steps from one foot to the other."""
    heels, _ = foot_points(motion, roles)
    lengths, widths = [], []
    for (t0, one), (t1, other) in itertools.pairwise(events):
        if one == other:
            continue
        a, b = (min(round(t * motion.rate + 0.5), len(motion) - 1) for t in (t0, t1))
        step = heels[other][b, :2] - heels[one][a, :2]
        way = level[b] - level[a]
        if b > a and np.linalg.norm(way) > 0.05 * (t1 - t0):
            way = way / np.linalg.norm(way)
            lengths.append(abs(float(step @ way)))
            widths.append(abs(float(step @ np.array([-way[1], way[0]]))))
    return (float(np.median(lengths)), float(np.median(widths))) if lengths else (None, None)
