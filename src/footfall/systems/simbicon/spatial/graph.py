"""From the states of a 3D skill file (Table 7.1 with its `lat` rows) to the parameters of the spatial law.

Any number of a state may be a list, one entry for each of the file's `speeds`; the law goes smoothly from one
to the next with the commanded speed. That is the thesis's interpolation between gaits (7.7.2), in one file.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import numpy as np

from ....characters import Character
from ....control import biped
from ....control.law import Controller, record
from ....control.skill import Skill
from ....control.states import DOUBLE, FLIGHT, SINGLE, StateMachine
from ....strict import Table
from .. import states
from ..states import MAX_ANGLE, MAX_GAIN
from . import law as spatial

LEGS = {"single": SINGLE, "double": DOUBLE, "flight": FLIGHT}
GAINS = [name for name in spatial.COLUMNS if name.endswith(("cd", "cv"))]
BOTH_LEGS = {"stance_knee": "knee", "stance_ankle": "ankle", "lat_stance_ankle": "lat_ankle"}
COMMANDS = {  # name: default, low, high
    "turn_rate": (0.8, 0.0, 10.0),  # how fast the heading may change [rad/s]
    "acceleration": (0.3, 0.0, 10.0),  # how fast the speed may [m/s²]
    "trim_rate": (0.0, 0.0, 5.0),  # how fast a lasting error of speed is corrected [1/s]
    "trim_limit": (0.5, 0.0, 5.0),  # by at most this much [m/s]
    "lateral_hip": (0.0, -5.0, 5.0),  # added to the swing hip's lateral angle for each m/s sideways [rad s/m]
    "lateral_torso": (0.0, -5.0, 5.0),  # lean of the torso for each m/s sideways [rad s/m]
    "lateral_trim": (0.0, 0.0, 5.0),  # how fast a lasting error sideways is corrected [1/s]
    "lateral_limit": (0.6, 0.0, 5.0),  # [m/s]
    "line_gain": (0.0, 0.0, 5.0),  # sideways speed for each metre off the line [1/s]
    "yaw_lead": (0.0, 0.0, 2.0),  # how far the swing leg turns ahead, as a fraction of the heading error
}


def controller(skill: Skill) -> Controller:
    """Read the pose graph of a 3D skill, check all of it, and make it ready to run."""
    table = skill.table()
    p = record(spatial.PARAMETERS)
    _read_body(p, skill.character, table)
    table.has("data")
    table.has("feedforward")  # read by `feedforward.py`
    rows, p.states, symmetric = states.listed(table)
    _read_speeds(p, table)
    for i, row in enumerate(rows):
        _read_state(p, i, row, symmetric)
        if symmetric:
            _mirror_state(p, i, i + len(rows))
    _read_slope(p, table.table("slope", {}))
    _read_servo(p, table.table("servo"), skill.character)
    _read_upper(p, table.table("upper", {}), skill.character)
    commands = table.table("command", {})
    for name, (default, low, high) in COMMANDS.items():
        p[name] = commands.number(name, default, low, high)
    commands.done()
    table.done()
    states.check(p, p.row[: p.knots, :, spatial.DWELL].min(axis=0), skill, table)
    return Controller(
        name=skill.id,
        law=spatial.law,
        parameters=p,
        memory=spatial.MEMORY,
        damping=np.array(p.kd[: p.joints]),
        machine=StateMachine.of(p),
    )


def _read_body(p: Any, body: Character, table: Table) -> None:
    """Find the joints and links the law needs by their names."""
    found = biped.indices(body, table, may_lack=biped.OPTIONAL)
    p.joints, p.pelvis, p.leg[:], p.thigh[:] = found.joints, found.pelvis, found.leg, found.thigh
    p.half_hips = abs(body.link("left_thigh").offset[1])
    p.leg_length = -sum(body.link(f"left_{name}").offset[2] for name in ("shank", "foot"))


def _read_speeds(p: Any, table: Table) -> None:
    speeds = table.get("speeds", [0.0])
    most = spatial.MAX_KNOTS
    if not isinstance(speeds, list) or not 1 <= len(speeds) <= most:
        raise table.fail("speeds", f"expected a list of 1 to {most} speeds [m/s]")
    knots = table.vector("speeds", len(speeds), [0.0], low=-5.0, high=15.0)
    if any(b <= a for a, b in pairwise(knots)):
        raise table.fail("speeds", "expected each speed to be above the one before it")
    p.knots = len(knots)
    p.knot[: len(knots)] = knots


def _read_state(p: Any, i: int, row: Table, symmetric: bool) -> None:
    if states.read_order(p, i, row, symmetric):
        p.row[: p.knots, i, spatial.DWELL] = _over_speeds(p, row, "until", 0.0, 0.0, 60.0)
    legs = row.text("legs", "single", choices=list(LEGS))
    p.legs[i] = LEGS[legs]
    lat = row.table("lat", {})
    for column, name in enumerate(spatial.COLUMNS):
        if name == "dwell":
            continue
        if legs == "double":
            if name in ("swing_hip", "swing_knee", "swing_ankle", "lat_swing_ankle", "cd", "cv", "hip_yaw"):
                continue
            name = BOTH_LEGS.get(name, name)
        source, key = (lat, name.removeprefix("lat_")) if name.startswith("lat_") else (row, name)
        bound = MAX_GAIN if name in GAINS else MAX_ANGLE
        p.row[: p.knots, i, column] = _over_speeds(p, source, key, 0.0, -bound, bound)
    lat.done()
    row.done()


def _over_speeds(p: Any, table: Table, name: str, default: float, low: float, high: float) -> list[float]:
    """A number, or one for each of the file's speeds."""
    value = table.get(name, default)
    if not isinstance(value, list):
        return [table.number(name, default, low, high)] * p.knots
    if len(value) != p.knots:
        raise table.fail(name, f"has {len(value)} numbers; expected one, or one for each of the {p.knots} speeds")
    items = {f"{name}[{i}]": item for i, item in enumerate(value)}
    inner = Table(table.source, items, table.where)
    return [inner.number(key, low=low, high=high) for key in items]


def _mirror_state(p: Any, i: int, twin: int) -> None:
    """State `twin` is state `i` with left and right exchanged; lateral numbers need no change of sign."""
    for name in ("until", "legs"):
        p[name][twin] = p[name][i]
    p.row[:, twin] = p.row[:, i]
    p.stance[twin] = 1 - p.stance[i]
    p.next[twin] = (twin + 1) % p.states


def _read_slope(p: Any, slope: Table) -> None:
    """Walking on a known slope: Δθ = k θ_s on the swing hip, and on the ankles when steep (7.7.2)."""
    angle = math.radians(slope.number("degrees", 0.0, -45.0, 45.0))
    hip, knee, ankle = (slope.number(name, 0.0, -5.0, 5.0) for name in ("hip", "knee", "ankle"))
    torso = slope.number("torso", 0.0, -5.0, 5.0)
    slope.done()
    p.row[:, :, spatial.SWING_HIP] += hip * angle
    p.row[:, :, spatial.SWING_KNEE] -= knee * angle
    p.row[:, :, spatial.SWING_ANKLE] += ankle * angle
    p.row[:, :, spatial.STANCE_ANKLE] += ankle * angle
    p.row[:, :, spatial.TORSO] -= torso * angle


def _read_servo(p: Any, servo: Table, body: Character) -> None:
    """Gains by joint [N m/rad]; damping as a fraction of them; both scaled with the body's strength."""
    damping = servo.number("damping", low=0.0, high=10.0)
    gains = biped.gains(servo)
    for j, joint in enumerate(body.joints):
        group = biped.group_of(joint.name, servo)
        p.kp[j] = gains[group] * body.strength
        p.kd[j] = damping * p.kp[j]
    torso = servo.vector("torso", 3, low=0.0, high=1e5)  # roll, pitch, yaw
    p.torso_kp[:] = torso
    p.torso_kp[:] *= body.strength
    p.torso_kd[:] = damping * p.torso_kp
    for name, low_name, high_name in (
        ("swing_hip_range", "swing_hip_low", "swing_hip_high"),
        ("lat_swing_hip_range", "lat_hip_low", "lat_hip_high"),
    ):
        p[low_name], p[high_name] = states.read_range(servo, name)
    p.clearance = servo.number("clearance", 0.0, 0.0, 1.0)  # [m]
    servo.done()


def _read_upper(p: Any, upper: Table, body: Character) -> None:
    """What joints above the hips and toes do: hold an angle, swing with the other side's leg, or go to and fro."""
    legs = {joint for side in p.leg for joint in side}
    free = [joint.name for j, joint in enumerate(body.joints) if j not in legs]
    for name in upper.data:
        if name not in free:
            raise upper.fail(name[:60], f"is not a joint above the hips or of toes; expected one of {', '.join(free)}")
        j = body.joint_index(name)
        if not isinstance(upper.data[name], dict) or "value" in upper.data[name]:
            p.angle[j] = upper.number(name, low=-MAX_ANGLE, high=MAX_ANGLE)
            continue
        row = upper.table(name)
        p.angle[j] = row.number("angle", 0.0, -MAX_ANGLE, MAX_ANGLE)
        p.amplitude[j] = row.number("amplitude", 0.0, -MAX_ANGLE, MAX_ANGLE)
        p.period[j] = row.number("period", 1.0, 0.05, 1000.0)
        p.phase[j] = row.number("phase", 0.0, -10.0, 10.0)
        swing = row.number("swing", 0.0, -5.0, 5.0)  # with the hip of the other side
        p.follow[j, 1 if name.startswith("left") else 0] = swing
        row.done()
    upper.has("")
