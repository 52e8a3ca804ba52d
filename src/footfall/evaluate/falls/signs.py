"""Signs of the cause of a recorded fall, one function each. `explain` decides which is the most likely cause."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import combinations, pairwise

import numpy as np

from ... import systems
from ...control.states import AFTER_TIME
from .traces import HEIGHT_THRESHOLD, LEAN_THRESHOLD, Traces, intervals, turned, visits

CAUSE_SECONDS = 1.5  # longest time from a cause to the loss of balance [s]
SLIDE_SPEED = 0.25  # a loaded contact point that moves faster along the ground slides [m/s]
MIN_SLIDE_LENGTH = 0.03  # of a slide that counts as a sign [m]
SATURATION = 0.98  # fraction of the torque limit from which a joint counts as saturated
LEG_CONTACT_GAP = 0.005  # legs nearer than this are in contact [m]


@dataclass(frozen=True)
class Sign:
    """One observation in the record that may explain the fall.

    Attributes:
        kind: Kind of cause, one of `explain.KINDS`.
        time: When it began [s].
        text: Description.
        name: The joint, foot, state or direction concerned.
        size: Length of a slide [m].
    """

    kind: str
    time: float
    text: str
    name: str = ""
    size: float = 0.0


def plain(name: str) -> str:
    """The name of a part of the body in words: `left_knee` is the left knee."""
    return name.replace("_", " ")


def fall_direction(tr: Traces) -> Sign | None:
    """Direction of the fall, from lean, velocity and position of the centre of mass 0.2 s after the loss of balance."""
    usual = slice(0, max(1, tr.lost))
    row = min(tr.lost + round(0.2 / tr.dt), len(tr.t) - 1)
    away = tr.com[row] + 0.5 * np.sin(tr.lean[row] - np.median(tr.lean[usual], axis=0))
    away = away + 0.3 * (tr.speed[row] - tr.speed[usual].mean(axis=0))
    forward, left = map(float, away)
    if math.hypot(forward, left) < 0.2:
        return None
    if abs(left) > abs(forward):
        rows = tr.rows(tr.lost_at - CAUSE_SECONDS, tr.t[-1])
        out = rows[tr.outside[rows] > 0.0]
        began = min(float(tr.t[out[0]]), tr.lost_at) if len(out) else tr.lost_at
        word, farthest = "left" if left > 0 else "right", float(tr.outside[rows].max())
        text = f"the body falls to the {word}"
        if farthest > 0.0:
            text += f", its centre of mass up to {farthest:.2f} m outside both feet"
        return Sign("sideways_drift", began, text, word)
    word = "forward" if forward > 0 else "backward"
    return Sign(word, tr.lost_at, f"the body falls {word}s", word)


def pushes(tr: Traces) -> list[Sign]:
    """Pushes that ended less than 2 s before balance was lost."""
    signs = []
    for push in tr.rollout.trial.pushes:
        if push.start <= tr.t[-1] and push.start + push.duration >= tr.lost_at - 2.0:
            size = math.dist(push.force, (0.0, 0.0, 0.0))
            part, _ = push.where(tr.rollout.trial.character)
            text = f"pushed with {size:.0f} N for {push.duration:g} s on {plain(part)}"
            signs.append(Sign("pushed", push.start, text, part))
    return signs


def pelvis_sank(tr: Traces) -> Sign | None:
    """The pelvis sinks over the feet while the trunk is upright."""
    usual, lowest = tr.usual_height, float(tr.height[-1])
    lean = tr.lean[-1] - np.median(tr.lean[: max(1, tr.lost)], axis=0)
    if lowest > 0.8 * usual or np.linalg.norm(lean) > 0.6 or np.linalg.norm(tr.com[-1]) > 0.35:
        return None
    above = np.flatnonzero(tr.height > 0.95 * usual)
    began = float(tr.t[above[-1]]) if len(above) else float(tr.t[0])
    return Sign(
        "pelvis_sank", began, f"the pelvis sinks from {usual:.2f} to {lowest:.2f} m over the feet, trunk upright"
    )


def torque_saturated(tr: Traces, begin: float, end: float) -> Sign | None:
    """The joint that was at its torque limit for most of an interval."""
    rows = tr.rows(begin, end)
    if len(rows) < 10:
        return None
    joints = tr.rollout.trial.character.joints
    record = tr.rollout.series[-len(tr.t) :][rows]
    columns = tr.rollout.columns
    limit = [np.abs(record[:, columns.index(f"{j.name}_torque")]) >= SATURATION * j.torque for j in joints]
    fractions = [float(at.mean()) for at in limit]
    worst = int(np.argmax(fractions))
    if fractions[worst] < 0.5:
        return None
    joint = joints[worst]
    began = float(tr.t[rows[np.flatnonzero(limit[worst])[0]]])
    text = f"{plain(joint.name)} at its limit of {joint.torque:.0f} N m for {100 * fractions[worst]:.0f} % of the time"
    return Sign("torque_saturated", began, text, joint.name)


def slides(tr: Traces) -> list[Sign]:
    """Slides of loaded feet along the ground."""
    signs = []
    for foot, points, force in zip(tr.rollout.trial.character.feet, tr.feet, tr.force, strict=True):
        speed = np.linalg.norm(np.gradient(points[..., :2], tr.dt, axis=0), axis=-1)
        sliding = ((speed > SLIDE_SPEED) & (force[..., 2] > 0.1 * tr.weight)).any(axis=1)
        fastest = np.where(force[..., 2] > 0.1 * tr.weight, speed, 0.0).max(axis=1)
        for first, last in intervals(sliding, gap=2):
            length = float(fastest[first : last + 1].sum() * tr.dt)
            if last - first >= 3 and length >= MIN_SLIDE_LENGTH:
                text = f"{plain(foot.name)} slides {100 * length:.0f} cm, friction {_friction(tr):g}"
                signs.append(Sign("slipped", float(tr.t[first]), text, foot.name, length))
    return sorted(signs, key=lambda sign: sign.time)


def stubs(tr: Traces) -> list[Sign]:
    """Swing feet that hit an edge or touched the ground in mid-swing."""
    signs = []
    early = _early_touches(tr)
    for k, foot in enumerate(tr.rollout.trial.character.feet):
        total = tr.force[k].sum(axis=1)
        back = -turned(total[:, :2], tr.heading)[:, 0]
        x = tr.feet[k][..., 0].mean(axis=1)
        edge = (back > _steepest_force(tr, x) * np.maximum(total[:, 2], 0.0)) & (back > 0.15 * tr.weight)
        for first, _ in intervals(edge, gap=10):
            signs.append(Sign("toe_stub", float(tr.t[first]), f"{plain(foot.name)} hits an edge", foot.name))
        forward = turned(np.gradient(tr.feet[k].mean(axis=1)[:, :2], tr.dt, axis=0), tr.heading)[:, 0]
        for row in early[k]:
            speed = float(forward[max(row - 3, 0) : row + 1].max())
            brake = float(back[row : row + 10].max())
            if speed > 0.3 and brake > 0.1 * tr.weight:
                text = f"{plain(foot.name)} touches the ground in mid-swing at {speed:.1f} m/s"
                text += f" and is braked by {brake:.0f} N"
                signs.append(Sign("toe_stub", float(tr.t[row]), text, foot.name))
    return sorted(signs, key=lambda sign: sign.time)


def _steepest_force(tr: Traces, x: np.ndarray) -> np.ndarray:
    """Largest ratio of horizontal to vertical force that friction can exert on a foot at x, with a margin.

    A larger ratio means contact with an edge.
    """
    points = tr.rollout.trial.ground.points
    pieces = [(a[0], (b[1] - a[1]) / (b[0] - a[0])) for a, b in pairwise(points) if b[0] > a[0]]
    starts, slopes = np.array([p[0] for p in pieces]), np.array([p[1] for p in pieces])

    def at(x: np.ndarray) -> np.ndarray:
        return slopes[np.clip(np.searchsorted(starts, x, "right") - 1, 0, len(pieces) - 1)]

    angle = np.arctan(np.maximum(at(x - 0.15), at(x + 0.15))) + math.atan(_friction(tr))
    return 1.1 * np.tan(np.clip(angle, 0.0, 1.5))


def _early_touches(tr: Traces) -> list[list[int]]:
    """For each foot, rows where it landed in a timed state as the swing foot, well before the end of the state."""
    found: list[list[int]] = [[] for _ in tr.feet]
    machine = systems.controller(tr.rollout.trial.skill).machine
    if tr.rollout.trial.changes or len(tr.feet) != 2:
        return found  # the states cannot be assigned to a skill
    for state, first, last in visits(tr):
        swing = 1 - machine.stance[state]
        if machine.until[state] != AFTER_TIME:
            continue
        touch = tr.touch[swing][first : last + 1]
        air = np.flatnonzero(~touch)
        if len(air) < 0.04 / tr.dt:
            continue
        landed = np.flatnonzero(touch[air[0] :]) + air[0]
        if len(landed) and (last - first - landed[0]) * tr.dt > 0.04:
            found[swing].append(first + int(landed[0]))
    return found


def late_contacts(tr: Traces) -> list[Sign]:
    """Waits for a foot strike much longer than in earlier visits of the same state."""
    signs, usual = [], {}
    changed = max((change.time for change in tr.rollout.trial.changes if change.time < tr.t[-1]), default=-1.0)
    for state, first, last in visits(tr):
        if tr.t[first] < changed:  # states of another gait have other durations
            continue
        length = (last - first + 1) * tr.dt
        before = usual.setdefault(state, [])
        if before:
            middle = float(np.median(before))
            if length > 1.6 * middle and length > middle + 0.1:
                text = f"state {state} waits {length:.2f} s for the ground, usually {middle:.2f} s"
                signs.append(Sign("late_or_missed_contact", float(tr.t[first]) + middle, text, str(state)))
        if first > 0:  # the first visit is cut off by the start of the record
            before.append(length)
    return signs


def collisions(tr: Traces) -> Sign | None:
    """Contact between the legs shortly before the loss of balance, for a body whose legs collide."""
    character = tr.rollout.trial.character
    if not character.leg_collision or len(tr.feet) != 2 or character.planar:
        return None
    gap = _feet_gap(tr)
    for part in ("shank", "thigh"):
        one, two = (tr.outlines.get(f"{side}_{part}") for side in ("left", "right"))
        if one is not None and two is not None:
            gap = np.minimum(gap, _bone_gap(one, two) - 2 * character.link(f"left_{part}").radius)
    rows = tr.rows(tr.lost_at - 1.0, tr.lost_at + 0.1)
    near = rows[gap[rows] < LEG_CONTACT_GAP]
    if not len(near):
        return None
    before = gap[: rows[0]] < LEG_CONTACT_GAP
    if len(before) * tr.dt < 1.0:
        usual = ", perhaps regularly: the record is too short to decide"
    else:
        usual = ", as it does regularly" if before.mean() > 0.02 else ""
    return Sign("legs_collided", float(tr.t[near[0]]), f"one leg touches the other{usual}", "usual" if usual else "")


def _feet_gap(tr: Traces) -> np.ndarray:
    """Horizontal distance between the soles [m]; infinite while one foot is above the other."""
    soles = [foot[..., :2] for foot in tr.feet]
    gap = np.full(len(tr.t), -np.inf)
    for sole in soles:  # separating axis test: normals of all lines between two corners
        for i, j in combinations(range(sole.shape[1]), 2):
            along = sole[:, j] - sole[:, i]
            axis = np.stack([-along[:, 1], along[:, 0]], -1)
            axis = axis / np.maximum(np.linalg.norm(axis, axis=1, keepdims=True), 1e-9)
            a, b = (np.einsum("npk,nk->np", points, axis) for points in soles)
            gap = np.maximum(gap, np.maximum(b.min(1) - a.max(1), a.min(1) - b.max(1)))
    left, right = (foot[..., 2] for foot in tr.feet)
    box = tr.rollout.trial.character.feet[0].box
    above = np.maximum(left.min(1) - right.max(1), right.min(1) - left.max(1))
    return np.where(above > (2 * box[5] if box else 0.0), np.inf, gap)


def _bone_gap(one: np.ndarray, two: np.ndarray) -> np.ndarray:
    """Distance between two line segments [n, 2, 3], at points along them [m]."""
    fraction = np.linspace(0.0, 1.0, 9)[None, :, None]
    a, b = (bone[:, :1] + fraction * (bone[:, 1:] - bone[:, :1]) for bone in (one, two))
    return np.linalg.norm(a[:, :, None] - b[:, None], axis=-1).min(axis=(1, 2))


def _friction(tr: Traces) -> float:
    """Friction coefficient of the trial."""
    return tr.rollout.trial.ground.friction_for(tr.rollout.trial.character)


def leg_contact(tr: Traces) -> Sign | None:
    """A leg link other than the foot that touches the ground while the body is upright: contact with an edge."""
    part = ground_contact(tr)
    legs = {link.name for leg in tr.rollout.trial.character.legs for link in leg}
    if (
        part not in legs
        or tr.height[-1] < HEIGHT_THRESHOLD * tr.usual_height
        or np.linalg.norm(tr.lean[-1]) > 2 * LEAN_THRESHOLD
    ):
        return None
    return Sign("toe_stub", float(tr.t[-1]), f"{plain(part)} hits an edge", part)


def pelvis_low(tr: Traces) -> bool:
    """Whether the pelvis was below the fall height at the end, with a tolerance for its motion between two records."""
    trial, series = tr.rollout.trial, tr.rollout
    return series["z"][-1] - trial.ground.height(series["x"][-1]) < trial.character.fall_height + 0.03


def ground_contact(tr: Traces) -> str:
    """The link other than a foot that touched the ground at the end; empty if none was near it."""
    character, ground = tr.rollout.trial.character, tr.rollout.trial.ground
    gaps = {}
    for link in character.links:
        if link.line:
            ends = tr.outlines[link.name][-1]
            line = ends[0] + np.linspace(0.0, 1.0, 17)[:, None] * (ends[1] - ends[0])
            aside = link.radius + 0.02  # an edge may be hit from the side
            gaps[link.name] = min(
                float(z) - link.radius - max(ground.height(float(x) + a, float(y)) for a in (-aside, 0.0, aside))
                for x, y, z in line
            )
    nearest = min(gaps, key=lambda name: gaps[name], default="")
    return nearest if nearest and gaps[nearest] < 0.04 and not pelvis_low(tr) else ""
