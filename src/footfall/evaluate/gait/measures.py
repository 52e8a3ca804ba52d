"""Gait analysis of a simulation or a clip: spatio-temporal parameters, kinematics and kinetics.

Curves run over a stride, from a foot strike to the next of the same foot, averaged over both legs. Angles: flexion and
dorsiflexion positive. Moments: extension and plantarflexion positive [N m/kg]. Forces are divided by body weight.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from ...characters.constants import GRAVITY
from ...errors import BadInput
from ...motion.analysis import joint_angles
from ...motion.analysis.contacts import contacts
from ...motion.analysis.gait import gait
from ...physics import kernel, poses
from ...trials import Rollout
from ...trials.strides import PARTS, PHASE, inside, nearest
from ..clips.clips import Clip

SETTLE_FRACTION = 0.4  # of a trial before the measurement
MAX_SETTLE_SECONDS = 10.0
LOADING = 0.2  # fraction of a stride after foot strike in which the impact peak is searched
SIDES = ("left", "right")
HINGE = {"hip": "hip_pitch", "knee": "knee", "ankle": "ankle_pitch"}
EXTENDS = {"hip": -1.0, "knee": 1.0, "ankle": -1.0}  # sign of a joint torque that extends the leg
AXES = ("forward", "outward", "vertical")


@dataclass(frozen=True, eq=False)
class GaitMeasures:
    """Gait of one walker: figures by name, and curves by group and name, each a mean and a standard deviation [101]."""

    name: str
    kind: str  # "simulation" or "clip"
    figures: dict[str, float | None]
    curves: dict[str, dict[str, tuple[np.ndarray, np.ndarray]]]
    conditions: dict[str, object] = field(default_factory=dict)
    rollout: Rollout | None = None
    clip: Clip | None = None

    @property
    def norm(self) -> str:
        """Name of the published walk of the nearest speed."""
        return nearest(abs(self.figures["speed"] or 0.0))


def of_rollout(rollout: Rollout, name: str) -> GaitMeasures:
    """Measure the gait of a simulation.

    Args:
        rollout: A recorded rollout.
        name: Name of the walker.

    Returns:
        Figures and curves over whole strides after settling.

    Raises:
        BadInput: If there are no two whole strides of each leg.
    """
    begin = min(SETTLE_FRACTION * rollout.ending.time, MAX_SETTLE_SECONDS)
    rows = {
        side: [s.row for s in rollout.strikes() if s.foot == k and rollout.time[s.row] >= begin]
        for k, side in enumerate(SIDES)
    }
    if min(map(len, rows.values())) < 2:
        raise BadInput(
            f"{name} makes no two whole strides after {begin:.1f} s ({rollout.ending}); a gait report needs them"
        )
    curves = _rollout_curves(rollout, rows)
    figures = _walk_figures(rollout, rows) | _effort(rollout, rows) | _balance_figures(rollout, rows)
    figures |= _inside(curves["angle"], figures["speed"]) | _arms(rollout, rows)
    figures["stance_knee_deg"] = float(np.mean(curves["angle"]["knee"][0][: len(PHASE) // 2]))
    peaks = curves["force"]["vertical"][0]
    figures["impact_peak_bw"] = float(np.max(peaks[: round(LOADING * len(PHASE))]))
    figures["push_off_peak_bw"] = float(np.max(peaks[round(0.35 * len(PHASE)) : round(0.7 * len(PHASE))]))
    return GaitMeasures(name, "simulation", figures, curves, rollout=rollout)


def of_clip(clip: Clip, name: str) -> GaitMeasures:
    """Measure the gait of a clip; kinetics need forces and are left out.

    Args:
        clip: A cleaned clip.
        name: Name of the walker.
    """
    motion, roles = clip.motion, clip.roles
    seen = contacts(motion, roles)
    walk, angles = gait(motion, roles, seen), joint_angles.sagittal_angles(motion, roles)
    frames = {side: [round(t * motion.rate) for t in seen.strikes(side)] for side in SIDES}
    if max(map(len, frames.values())) < 2:
        raise BadInput(f"{name} holds no whole stride; a gait report needs one")
    of = {part: "thigh" if part == "hip" else part for part in PARTS}
    own = {part: {side: angles.of(of[part], side) for side in SIDES} for part in PARTS}
    curves = {"angle": {part: over_strides(own[part], frames) for part in PARTS}}
    figures: dict[str, float | None] = {
        "speed": walk.forward_speed,
        "cadence_per_min": walk.cadence,
        "step_length_m": walk.step_length,
        "step_width_m": walk.step_width,
        "stride_time_s": walk.stride_time,
        "stance_fraction": walk.duty,
        "double_support_fraction": walk.double_support,
        "flight_fraction": walk.flight,
        **_symmetry(motion.time, frames),
    }
    return GaitMeasures(name, "clip", figures | _inside(curves["angle"], walk.forward_speed), curves, clip=clip)


def over_strides(values: dict[str, np.ndarray], rows: dict[str, list[int]]) -> tuple[np.ndarray, np.ndarray]:
    """Mean and standard deviation over all strides of both legs; each leg's values begin at its own foot strikes."""
    found = []
    for side in SIDES:
        at = np.arange(len(values[side]))
        for a, b in pairwise(rows[side]):
            found.append(np.interp(a + PHASE * (b - a), at, values[side]))
    return np.mean(found, axis=0), np.std(found, axis=0)


def _rollout_curves(rollout: Rollout, rows: dict[str, list[int]]) -> dict:
    """Curves of all groups over the stride."""
    mass = rollout.trial.character.mass
    pitch, weight = rollout.attitude().pitch, mass * GRAVITY
    curves: dict[str, dict] = {"angle": {}, "moment": {}, "power": {}, "force": {}, "cop": {}, "momentum": {}}
    for part in PARTS:
        angle, moment, power = {}, {}, {}
        for side in SIDES:
            hinge = f"{side}_{part if rollout.planar else HINGE[part]}"
            sign = -1.0 if part == "knee" else 1.0
            angle[side] = np.degrees(sign * rollout[hinge] + (pitch if part == "hip" else 0.0))
            moment[side] = EXTENDS[part] * rollout[f"{hinge}_torque"] / mass
            power[side] = rollout[f"{hinge}_torque"] * rollout[f"{hinge}_rate"] / mass
        for group, values in (("angle", angle), ("moment", moment), ("power", power)):
            curves[group][part] = over_strides(values, rows)
    force = {side: _foot_force(rollout, k) / weight for k, side in enumerate(SIDES)}
    for k, axis in enumerate(AXES):
        curves["force"][axis] = over_strides({side: force[side][:, k] for side in SIDES}, rows)
    reach = _pressure(rollout)
    curves["cop"]["ahead of the ankle"] = over_strides(reach, rows)
    unit = mass * max(abs(_speed(rollout, rows)), 0.1) * float(np.mean(rollout.height()))
    only: dict[str, list[int]] = {"left": rows["left"], "right": rows["left"]}
    for axis, word in zip("xyz", ("roll", "pitch", "yaw"), strict=True):
        spin = rollout[f"angular_momentum_{axis}"] / unit
        curves["momentum"][word] = over_strides(dict.fromkeys(SIDES, spin), only)
    return curves


def _foot_force(rollout: Rollout, foot: int) -> np.ndarray:
    """The ground's force on a foot [record, 3]: forward, outward, up, in the heading frame [N]."""
    contacts = [c.name for c in rollout.trial.character.contacts if c.foot == foot]
    x, y, z = (np.sum([rollout[f"{name}_{axis}"] for name in contacts], axis=0) for axis in ("fx", "fy", "fz"))
    heading = rollout.heading()
    c, s = np.cos(heading), np.sin(heading)
    outward = 1.0 if foot == 0 else -1.0
    return np.stack((c * x + s * y, outward * (c * y - s * x), z), axis=1)


def _pressure(rollout: Rollout) -> dict[str, np.ndarray]:
    """Distance of the centre of pressure under a foot ahead of its ankle [m]; 0 in swing."""
    character = rollout.trial.character
    soles, ankles = poses.soles(character, rollout.qpos()), poses.ankles(character, rollout.qpos())
    heading = rollout.heading()
    c, s = np.cos(heading), np.sin(heading)
    found = {}
    for foot, side in enumerate(SIDES):
        names = [contact.name for contact in character.contacts if contact.foot == foot]
        load = np.stack([np.maximum(rollout[f"{name}_fz"], 0.0) for name in names], axis=1)
        ahead = soles[foot] - ankles[:, foot : foot + 1]
        along = c[:, None] * ahead[:, :, 0] + s[:, None] * ahead[:, :, 1]
        total = load.sum(axis=1)
        found[side] = np.where(
            total > 0.05 * character.mass * GRAVITY, (load * along).sum(1) / np.maximum(total, 1e-9), 0
        )
    return found


def _span(rollout: Rollout, rows: dict[str, list[int]]) -> slice:
    """Rows of the whole strides of the left foot."""
    return slice(rows["left"][0], rows["left"][-1])


def _speed(rollout: Rollout, rows: dict[str, list[int]]) -> float:
    """Mean forward speed over whole strides [m/s]."""
    span, ahead = _span(rollout, rows), rollout.travel()[0]
    return float((ahead[span.stop] - ahead[span.start]) / (rollout.time[span.stop] - rollout.time[span.start]))


def _walk_figures(rollout: Rollout, rows: dict[str, list[int]]) -> dict[str, float | None]:
    """Spatio-temporal parameters."""
    span, time = _span(rollout, rows), rollout.time
    feet = rollout.trial.character.feet
    down = np.zeros((len(feet), len(time)), bool)
    for contact in rollout.trial.character.contacts:
        down[contact.foot] |= rollout[f"{contact.name}_touch"] > 0
    events = sorted((row, side) for side in SIDES for row in rows[side])
    ankles = poses.ankles(rollout.trial.character, rollout.qpos()[[row for row, _ in events]])
    heading = rollout.heading()
    lengths: dict[str, list[float]] = {side: [] for side in SIDES}
    widths = []
    for k, ((_, one), (row, side)) in enumerate(pairwise(events)):  # from one foot's strike to that of the other
        if one == side:
            continue
        apart = ankles[k + 1, SIDES.index(side)] - ankles[k, SIDES.index(one)]
        c, s = np.cos(heading[row]), np.sin(heading[row])
        lengths[side].append(float(c * apart[0] + s * apart[1]))
        widths.append(abs(float(c * apart[1] - s * apart[0])))
    speed = _speed(rollout, rows)
    strides = [float(time[b] - time[a]) for side in SIDES for a, b in pairwise(rows[side])]
    return {
        "speed": speed,
        "cadence_per_min": 120.0 / float(np.mean(strides)),
        "step_length_m": float(np.mean([*lengths["left"], *lengths["right"]])),
        "step_width_m": None if rollout.planar else float(np.mean(widths)),
        "stride_time_s": float(np.mean(strides)),
        "stance_fraction": float(np.mean(down[:, span])),
        "double_support_fraction": float(np.mean(np.all(down[:, span], axis=0))),
        "flight_fraction": float(np.mean(~np.any(down[:, span], axis=0))),
        **_symmetry(time, rows),
        "step_length_asymmetry": _asymmetry(np.mean(lengths["left"]), np.mean(lengths["right"])),
    }


def _symmetry(time: np.ndarray, rows: dict[str, list[int]]) -> dict[str, float | None]:
    """Difference of the step times of both legs over their mean."""
    events = sorted((row, side) for side in SIDES for row in rows[side])
    took: dict[str, list[float]] = {side: [] for side in SIDES}
    for (a, one), (b, other) in pairwise(events):
        if one != other:
            took[other].append(float(time[b] - time[a]))
    if not all(took.values()):
        return {"step_time_asymmetry": None}
    return {"step_time_asymmetry": _asymmetry(np.mean(took["left"]), np.mean(took["right"]))}


def _asymmetry(one: float | np.floating, other: float | np.floating) -> float:
    """Absolute difference over the mean."""
    mean = 0.5 * (abs(one) + abs(other))
    return float(abs(one - other) / mean) if mean > 1e-9 else 0.0


def _effort(rollout: Rollout, rows: dict[str, list[int]]) -> dict[str, float | None]:
    """Torques and power over whole strides."""
    span = _span(rollout, rows)
    character = rollout.trial.character
    torque = {j.name: rollout[f"{j.name}_torque"][span] for j in character.joints}
    power = {name: values * rollout[f"{name}_rate"][span] for name, values in torque.items()}
    squares = {name: float(np.mean(values**2)) for name, values in torque.items()}
    legs = {part: sum(value for name, value in squares.items() if part in name) for part in PARTS}
    work = float(np.mean(np.sum([np.maximum(p, 0.0) for p in power.values()], axis=0)))
    speed = abs(_speed(rollout, rows))
    return {
        "squared_torque": sum(squares.values()),
        **{f"ratio_{part}": value / max(sum(legs.values()), 1e-9) for part, value in legs.items()},
        "positive_power_w_kg": work / character.mass,
        "cost_of_transport": work / (character.mass * GRAVITY * speed) if speed > 0.05 else None,
        "torque_saturated_fraction": float(rollout.tally[kernel.SATURATED_TIME]) / max(rollout.ending.time, 1e-9),
    }


def _balance_figures(rollout: Rollout, rows: dict[str, list[int]]) -> dict[str, float | None]:
    """Normalized angular momentum, motion of the head, and vertical excursion of the centre of mass."""
    span = _span(rollout, rows)
    unit = rollout.trial.character.mass * max(abs(_speed(rollout, rows)), 0.1) * float(np.mean(rollout.height()[span]))
    figures: dict[str, float | None] = {
        f"angular_momentum_{word}": float(np.sqrt(np.mean((rollout[f"angular_momentum_{axis}"][span] / unit) ** 2)))
        for axis, word in zip("xyz", ("roll", "pitch", "yaw"), strict=True)
    }
    figures["com_rise_m"] = float(np.ptp(rollout.height()[span]))
    if any(link.name == "head" for link in rollout.trial.character.links):
        place, orientation = rollout.frames("head")
        speed = np.gradient(place[:, 0], rollout.time)[span]
        tilt = np.arccos(np.clip(orientation[span, 2, 2], -1.0, 1.0))
        figures |= {
            "head_speed_sd": float(np.std(speed)),
            "head_rise_m": float(np.ptp(place[span, 2])),
            "head_tilt_deg": float(np.degrees(np.mean(tilt))),
        }
    return figures


def _arms(rollout: Rollout, rows: dict[str, list[int]]) -> dict[str, float | None]:
    """Range of the arm swing, and its phase ahead of the leg of the same side; 180 is opposite to it [deg]."""
    span = _span(rollout, rows)
    if "left_shoulder_pitch" not in rollout.columns:
        return {}
    turns = np.exp(-2j * np.pi * (len(rows["left"]) - 1) * np.linspace(0.0, 1.0, span.stop - span.start))
    both, apart = [], 0j
    for side in SIDES:  # the first harmonic of each
        arm, leg = (2.0 * np.mean(rollout[f"{side}_{part}_pitch"][span] * turns) for part in ("shoulder", "hip"))
        both.append(abs(arm))
        apart += arm * np.conj(leg)
    return {
        "arm_swing_deg": float(np.degrees(2.0 * np.mean(both))),
        "arm_phase_deg": float(abs(np.degrees(np.angle(apart)))),
    }


def _inside(angle: dict[str, tuple[np.ndarray, np.ndarray]], speed: float | None) -> dict[str, float | None]:
    """Fraction of the stride in which each joint angle is within the published band."""
    name = nearest(abs(speed or 0.0))
    return {f"{part}_inside_fraction": inside(name, part, angle[part][0]) for part in PARTS}
