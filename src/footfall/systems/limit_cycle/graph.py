"""From a skill file to the parameters of the law: base pose graphs, perturbations, desired variables, model."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...characters import Character
from ...control import biped
from ...control.law import Controller, record
from ...control.skill import Skill
from ...control.states import AFTER_TIME, MAX_STATES, ON_CONTACT, StateMachine
from ...errors import BadInput
from ...strict import Table
from . import law as lcc
from .law import VARIABLES

MAX_ANGLE = 3.2  # [rad]
MAX_DWELL = 10.0  # [s]
SLOW, FAST = 0, 1
ROLES = ("stance", "swing")
COMMANDS = {  # name: default, low, high
    "twist": (0.0, -5.0, 5.0),
    "twist_limit": (0.3, 0.0, 1.0),
    "turn_rate": (0.5, 0.0, 10.0),
    "acceleration": (0.2, 0.0, 10.0),
}


def controller(skill: Skill) -> Controller:
    """Read a skill of this system, check all of it, and make it ready to run."""
    table, body = skill.table(), skill.character
    p = record(lcc.PARAMETERS)
    found = biped.indices(body, table, ("waist_pitch",))
    p.joints, p.pelvis, p.leg[:] = found.joints, found.pelvis, found.leg
    p.trunk = [link.name for link in body.links].index(body.joints[body.joint_index("waist_pitch")].link) + 1
    knots = _read_speeds(p, table)
    _read_graphs(p, table, body, knots)
    _read_desired(p, table.table("desired", {}), 0, knots)
    _read_perturbations(p, table, body)
    _read_servo(p, table, body)
    _read_commands(p, table)
    _read_model(p, skill, table)
    for name in ("regulate", "data"):
        table.has(name)  # read by `director.py` and `control/skill.py`
    table.done()
    if skill.start_state >= p.states:
        raise table.fail("entry.state", f"{skill.start_state} does not exist; expected 0 to {p.states - 1}")
    return Controller(
        skill.id, lcc.law, p, lcc.MEMORY, np.array(p.kd[: p.joints]), StateMachine.of(p, p.dwell[0, : p.states])
    )


def _read_speeds(p: Any, table: Table) -> int:
    """The speeds of the slow and the fast graph; how many there are."""
    if not table.has("speeds"):
        return 1
    p.slow, p.fast = table.vector("speeds", 2, low=-2.0, high=5.0)
    if not p.slow < p.fast:
        raise table.fail("speeds", "expected the slow speed, then the fast one")
    rows = table.get("pace", [[p.slow, 0.0], [p.fast, 1.0]])
    _read_pairs(p.pace, table, "pace", rows, -2.0)
    p.paces = len(rows)
    return 2


def _read_graphs(p: Any, table: Table, body: Character, knots: int) -> None:
    """The base graph of the file, and that of its other style."""
    rows = table.tables("states", MAX_STATES // 2)
    if not rows:
        raise table.fail("states", "is missing; expected at least one [[states]] table")
    p.states = 2 * len(rows)
    for i, row in enumerate(rows):
        _read_state(p, body, row, i, 0, knots)
    if all(p.until[: p.states] == AFTER_TIME) and not p.dwell[:2, : p.states].any(axis=1).all():
        raise table.fail("states", "lead into a cycle with no exit: all dwell times are 0")
    p.style_knots, p.style_at[0] = 1, (0.0, 0.0)
    if not table.has("style"):
        return
    style = table.table("style")
    style.text("name", "", longest=60)
    others = style.tables("states", MAX_STATES // 2)
    if len(others) != len(rows):
        raise style.fail("states", f"{len(others)} states; expected as many as in [[states]], {len(rows)}")
    for i, row in enumerate(others):
        _read_state(p, body, row, i, 2, knots)
    _read_desired(p, style.table("desired", {}), 2, knots)
    weights = style.get("weight", 1.0)
    if not isinstance(weights, list):
        p.style_at[0, 1] = style.number("weight", 1.0, 0.0, 1.0)
    else:
        _read_pairs(p.style_at, style, "weight", weights, 0.0)
        p.style_knots = len(weights)
    style.done()


def _read_pairs(into: np.ndarray, table: Table, name: str, pairs: Any, low: float) -> None:
    """Pairs of a rising number, at least `low`, and a weight of 0 to 1."""
    if not isinstance(pairs, list) or not 1 <= len(pairs) <= len(into):
        raise table.fail(name, f"expected 1 to {len(into)} pairs [number, weight]")
    last = -np.inf
    for i, pair in enumerate(pairs):
        inner = Table(table.source, {f"{name}[{i}]": pair}, table.where)
        number, weight = inner.vector(f"{name}[{i}]", 2, low=low, high=1e5)
        if number <= last or not 0.0 <= weight <= 1.0:
            raise inner.fail(f"{name}[{i}]", "expected rising numbers and weights of 0 to 1")
        into[i], last = (number, weight), number


def _read_state(p: Any, body: Character, row: Table, i: int, graph: int, knots: int) -> None:
    """One state and its mirror image, in the graphs `graph` and `graph + 1`."""
    half = int(p.states) // 2
    if isinstance(row.get("until"), str):
        row.text("until", choices=["contact"])
        until, dwell = ON_CONTACT, [0.0, 0.0]
    else:
        until, dwell = AFTER_TIME, _pair(row, "until", knots, None, 0.0, MAX_DWELL)
    if graph and p.until[i] != until:
        raise row.fail("until", "expected the same kind of ending as in [[states]]")
    pose = row.table("pose", {})
    lean = row.table("lean", {})
    leans = [_pair(lean, name, knots, 0.0, -1.0, 1.0) for name in ("pitch", "roll")]
    lean.done()
    for mirror in range(2):
        at, stance = i + mirror * half, mirror
        p.until[at], p.stance[at], p.next[at] = until, stance, (at + 1) % p.states
        p.dwell[graph : graph + 2, at] = dwell
        p.lean[graph : graph + 2, at] = np.array(leans).T
        for joint, values in _pose(pose, body, stance, knots).items():
            p.pose[graph : graph + 2, at, joint] = values
    pose.done()
    row.done()


def _pose(pose: Table, body: Character, stance: int, knots: int = 1) -> dict[int, list[float]]:
    """Joint numbers and their angles [slow, fast] of a pose that names legs and arms by their role.

    Roll and yaw count positive towards the side of the swing leg, so they change sign with the stance leg.
    """
    sides = (biped.SIDES[stance], biped.SIDES[1 - stance])  # of the stance leg and the swing leg
    joints = [joint.name for joint in body.joints]
    sign = 1.0 if stance == 1 else -1.0
    angles: dict[int, list[float]] = {}
    for name in pose.data:
        role, _, rest = name.partition("_")
        full = f"{sides[ROLES.index(role)]}_{rest}" if role in ROLES else name
        if full not in joints or name.startswith(biped.SIDES):
            raise pose.fail(name[:60], "is no joint; expected stance_hip_pitch, swing_knee, waist_pitch or alike")
        values = _pair(pose, name, knots, None, -MAX_ANGLE, MAX_ANGLE)
        flips = full.endswith(("_roll", "_yaw"))
        angles[joints.index(full)] = [sign * value if flips else value for value in values]
    return angles


def _pair(table: Table, name: str, knots: int, default: float | None, low: float, high: float) -> list[float]:
    """A number, or one for the slow and one for the fast graph."""
    value = table.get(name) if default is None else table.get(name, default)
    if not isinstance(value, list):
        return [table.number(name, value, low, high)] * 2
    if knots != 2:
        raise table.fail(name, "expected one number; lists need `speeds` of a slow and a fast graph")
    return list(table.vector(name, 2, low=low, high=high))


def _read_desired(p: Any, desired: Table, graph: int, knots: int) -> None:
    """What the regulation variables should be at the end of a step: [forward, lateral], also of slow and fast."""
    for v, name in enumerate(VARIABLES):
        value = desired.get(name, [0.0, 0.0])
        nested = isinstance(value, list) and len(value) == 2 and all(isinstance(part, list) for part in value)
        if nested and knots != 2:
            raise desired.fail(name, "expected [forward, lateral]; two of them need `speeds`")
        parts = value if nested else [value, value]
        for k, part in enumerate(parts):
            inner = Table(desired.source, {name: part}, desired.where)
            p.desired[graph + k, 2 * v : 2 * v + 2] = inner.vector(name, 2, low=-2.0, high=2.0)
    desired.done()


def _read_perturbations(p: Any, table: Table, body: Character) -> None:
    """The fixed perturbations Δû (eq. 5): target angles that are added in some states, and the limit of |k|."""
    rows = table.tables("perturbations", lcc.MAX_K)
    half = int(p.states) // 2
    p.perturbations = len(rows)
    for i, row in enumerate(rows):
        row.text("name", "", longest=60)
        p.limit[i] = row.number("limit", low=0.0, high=10.0)
        states = row.get("states", list(range(half)))
        if not isinstance(states, list) or not all(isinstance(s, int) and 0 <= s < half for s in states):
            raise row.fail("states", f"expected a list of state numbers, 0 to {half - 1}")
        pose = row.table("pose")
        for state in states:
            for mirror in range(2):
                for joint, values in _pose(pose, body, mirror).items():
                    p.direction[i, state + mirror * half, joint] = values[0]
        pose.done()
        row.done()


def _read_servo(p: Any, table: Table, body: Character) -> None:
    """Servo gains by joint group [N m/rad], damping as a fraction of them [s], and the arms' swing."""
    servo = table.table("servo")
    damping = servo.number("damping", low=0.0, high=10.0)
    gains = biped.gains(servo)
    for j, joint in enumerate(body.joints):
        p.kp[j] = gains[biped.group_of(joint.name, servo)] * body.strength
        p.kd[j] = damping * p.kp[j]
    p.torso_kp[:] = servo.vector("torso", 3, [0.0, 0.0, 0.0], low=0.0, high=1e5)  # roll, pitch, yaw
    p.torso_kp[:] *= body.strength
    p.torso_kd[:] = damping * p.torso_kp
    servo.done()
    follow = table.table("follow", {})
    for name in follow.data:
        if name not in (joint.name for joint in body.joints) or not name.startswith(biped.SIDES):
            raise follow.fail(name[:60], "is no joint of an arm")
        leg = 1 if name.startswith("left") else 0  # arms swing with the leg of the other side
        p.follow[body.joint_index(name), leg] = follow.number(name, low=-5.0, high=5.0)
    follow.done()


def _read_commands(p: Any, table: Table) -> None:
    commands = table.table("command", {})
    for name, (default, low, high) in COMMANDS.items():
        p[name] = commands.number(name, default, low, high)
    commands.done()


def _read_model(p: Any, skill: Skill, table: Table) -> None:
    """The learned model, arrays beside the file: `centre`, `scale` [feature], `weight` [perturbation, feature]."""
    if not table.has("model"):
        return
    model = table.table("model")
    use = model.flag("use", True)
    model.done()
    arrays = skill.arrays()
    shapes = {
        "centre": (lcc.STATE_FEATURES,),
        "scale": (lcc.STATE_FEATURES,),
        "weight": (int(p.perturbations), lcc.FEATURES),
    }
    for name, shape in shapes.items():
        array = arrays.get(name)
        if array is None or array.dtype.kind not in "fi" or array.shape != shape or not np.isfinite(array).all():
            raise table.fail("data", f"expected finite numbers `{name}` of the shape {shape}")
    if not (arrays["scale"] > 0.0).all():
        raise table.fail("data", "expected `scale` above 0")
    p.modelled = int(use)
    p.centre[:], p.scale[:] = arrays["centre"], arrays["scale"]
    p.weight[: p.perturbations] = arrays["weight"]


def variable_columns(names: list[str], table: Table) -> list[int]:
    """Columns of Q of the named regulation variables."""
    unknown = [name for name in names if name not in VARIABLES]
    if unknown or not names:
        raise table.fail("variables", f"expected some of {', '.join(VARIABLES)}")
    return [2 * VARIABLES.index(name) + part for name in names for part in range(2)]


def refuse_without_perturbations(skill: Skill, p: Any) -> None:
    """Limit cycle control needs something to change."""
    if p.perturbations == 0:
        raise BadInput(f"{skill.id}: has no [[perturbations]], so nothing can be regulated")
