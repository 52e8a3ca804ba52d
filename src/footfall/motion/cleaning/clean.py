"""Cleaning of a recording: standard axes and units, and detection and repair of defects.

Joint rotations change only in frames with spikes. Otherwise a clip is rotated, scaled and shifted as a whole, and
`Motion.as_recorded` undoes that. Frame numbers in findings are the file's own, so that a T-pose is frame 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from ...characters import roles as joint_roles
from ...characters.roles import Roles
from ...errors import UnknownName
from .. import rotation
from ..analysis.contacts import floor_slope, foot_points
from ..analysis.legs import SIDES, leg_length, toe_tips
from ..motion import Motion
from . import findings, spikes
from .findings import Finding
from .frame_rate import true_rate

ALL = (
    "tpose",
    "up",
    "scale",
    "pops",
    "facing",
    "floor",
    "level",
    "rate",
)  # in this order: each step relies on those before it

UNITS = {  # metres in one unit, and what that unit is called
    1.0: "metres",
    0.3048: "feet",
    0.1: "decimetres",
    0.0254 / 0.45: "the CMU skeleton scale of 0.45 inch",
    0.0254: "inches",
    0.01: "centimetres",
    0.001: "millimetres",
}
ADULT_LEG = 0.83  # thigh and shank of an average adult [m]: 0.491 of a height of 1.70 m (Winter)
PLAUSIBLE_LEG = (0.5, 1.15)  # from a child of seven to a very tall man [m]
MAX_FLOOR_RISE = 0.01  # over a clip, before the floor is levelled [m]
FLOOR_PERCENTILE = 5.0  # of the height of the lower toe tip over all frames


@dataclass(frozen=True, eq=False)
class Cleaned:
    """A cleaned motion and the findings.

    Attributes:
        motion: In metres, z up, floor at 0, x forward at the start.
        findings: What each step found and did, in the order of the steps.
        first: The file's number of the motion's first frame.
    """

    motion: Motion
    findings: tuple[Finding, ...]
    first: int = 0

    def of(self, kind: str) -> tuple[Finding, ...]:
        """The findings of one kind."""
        return tuple(finding for finding in self.findings if finding.kind == kind)


def clean(motion: Motion, steps: Iterable[str] = ALL, roles: Roles | None = None) -> Cleaned:
    """Clean a motion.

    Args:
        motion: As read from a file, in its own axes and units.
        steps: The steps to do, of `tpose`, `up`, `scale`, `pops` (spikes), `facing`, `floor`, `level`, `rate`; they
            are always done in this order.
        roles: Joint roles; found here if not given.

    Returns:
        The cleaned motion and the findings.

    Raises:
        UnknownName: A step has another name.
        LegsNotFound: The legs of the skeleton could not be identified.
    """
    selected = set(steps)
    for step in selected - set(ALL):
        raise UnknownName("cleaning step", step, ALL)
    roles = joint_roles.find(motion.skeleton) if roles is None else roles
    done = Cleaned(motion, ())
    for step in ALL:
        if step in selected:
            done = STEPS[step](done, roles)
    return done


def _with(done: Cleaned, motion: Motion, *findings: Finding, first: int | None = None) -> Cleaned:
    return Cleaned(motion, done.findings + findings, done.first if first is None else first)


# an artificial first frame


def _without_tpose(done: Cleaned, roles: Roles) -> Cleaned:
    """Drop an artificial rest pose at the start: no movement, T-pose or identity rotations, then a discontinuity."""
    motion = done.motion
    if len(motion) < 3:
        return done
    joints = spikes.reliable_joints(motion, roles)
    steps = rotation.angle(motion.local_rotations[:-1, joints], motion.local_rotations[1:, joints]).mean(axis=1)
    moved = np.linalg.norm(np.diff(motion.root, axis=0), axis=1) / leg_length(motion, roles)
    still = (steps < 1e-6) & (moved < 1e-6)
    last = int(np.argmin(still))  # of the rest pose, which some exporters hold for several frames
    after = slice(last + 1, last + 21)
    if last > motion.rate or last + 2 >= len(motion):
        return done
    jump = steps[last] > max(np.radians(2.0), 5.0 * np.median(steps[after]))
    jump |= moved[last] > max(0.05, 5.0 * np.median(moved[after]))
    if not jump or not (_is_t_pose(motion, roles) or _is_rest_pose(motion, joints)):
        return done
    frames = tuple(range(done.first, done.first + last + 1))
    which = "the first frame is" if last == 0 else f"the first {last + 1} frames are"
    difference = np.degrees(steps[last])
    text = f"{which} an artificial rest pose, {difference:.0f} degrees per joint from the next frame: dropped"
    found = Finding("tpose", text, frames, value=float(difference))
    return _with(done, motion[last + 1 :], found, first=done.first + last + 1)


def _is_t_pose(motion: Motion, roles: Roles) -> bool:
    """Whether both arms are straight and out to the sides: horizontal (T-pose) or up to 50 degrees lower (A-pose)."""
    wanted = [f"{side}_{part}" for side in SIDES for part in ("arm", "elbow", "wrist")]
    if any(roles.get(role) is None for role in wanted):
        return False
    first = motion[:1]
    at = {role: first.positions[0, i] for role, i in roles.joints.items()}
    across = at["left_hip"] - at["right_hip"]
    across = across / max(np.linalg.norm(across), 1e-12)
    out = []
    for side, sign in (("left", 1.0), ("right", -1.0)):
        upper, fore = at[f"{side}_elbow"] - at[f"{side}_arm"], at[f"{side}_wrist"] - at[f"{side}_elbow"]
        upper, fore = (v / max(np.linalg.norm(v), 1e-12) for v in (upper, fore))
        out.append(sign * upper @ across > 0.64 and upper @ fore > 0.94)
    return all(out)


def _is_rest_pose(motion: Motion, joints: list[int]) -> bool:
    """Whether all local rotations but the root's are the identity."""
    return bool(np.median(rotation.angle(motion.local_rotations[0, joints[1:]])) < np.radians(0.1))


# axes and units


def _upright(done: Cleaned, roles: Roles) -> Cleaned:
    """Rotate the file's up axis to z."""
    motion = done.motion
    head = roles.get("head")
    top = motion.position(roles["hips"] if head is None else head)
    feet = 0.5 * (motion.position(roles["left_ankle"]) + motion.position(roles["right_ankle"]))
    up = top - feet
    up = (up / np.maximum(np.linalg.norm(up, axis=1, keepdims=True), 1e-12)).mean(axis=0)
    axis = int(np.argmax(np.abs(up)))
    direction = np.sign(up[axis]) * np.eye(3)[axis]
    name = f"{'-' if up[axis] < 0 else ''}{'xyz'[axis]}"
    text = f"the file's {name} axis points up (feet to head is {np.degrees(np.arccos(min(1, abs(up[axis])))):.0f}"
    text += " degrees from it on average)" + ("" if name == "z" else ": rotated so that z points up")
    turn = rotation.shortest_arc(direction, np.array([0.0, 0.0, 1.0]))
    return _with(done, motion.placed(1.0, turn, np.zeros(3)), Finding("up", text, value=float(up[axis])))


def _in_metres(done: Cleaned, roles: Roles) -> Cleaned:
    """Convert to metres by the known unit for which the legs are nearest to an adult's; the subject's size is kept."""
    leg = leg_length(done.motion, roles)
    metres = min(UNITS, key=lambda unit: abs(np.log(unit * leg / ADULT_LEG)))
    if PLAUSIBLE_LEG[0] <= metres * leg <= PLAUSIBLE_LEG[1]:
        text = (
            f"a leg of {leg:.4g} units is {metres * leg:.2f} m if the unit is {UNITS[metres]}: {metres:.6g} m per unit"
        )
    else:
        metres = ADULT_LEG / leg
        text = f"a leg of {leg:.4g} units fits no known unit: scaled to an average adult's leg of {ADULT_LEG} m"
    motion = done.motion.placed(metres, rotation.IDENTITY, np.zeros(3))
    return _with(done, motion, Finding("scale", text, value=metres))


def _facing_forward(done: Cleaned, roles: Roles) -> Cleaned:
    """Rotate and shift so that the hips face x at the start, over the origin."""
    motion = done.motion
    few = slice(0, max(1, round(0.1 * motion.rate)))
    left = (motion.position(roles["left_hip"]) - motion.position(roles["right_hip"]))[few].mean(axis=0)
    heading = float(np.arctan2(-left[0], left[1]))  # forward is left × up
    rotated = motion.moved(yaw=-heading)
    start = rotated.root[0] * np.array([1.0, 1.0, 0.0])
    text = (
        f"faced {np.degrees(heading):.0f} degrees to the left of x at the start: rotated to face x, moved to the origin"
    )
    return _with(done, rotated.moved(-start), Finding("facing", text, value=float(np.degrees(heading))))


# floor and rate


def floor_height(motion: Motion, roles: Roles) -> float:
    """The height of the floor: the 5th percentile over frames of the height of the lower toe tip [m].

    The minimum would be too low, since toes press into the ground at push-off and a few frames are noise. For a clip
    that is nearly always in the air the percentile would be too high, but recorded jumps start and end on the ground
    and are there for most of the clip. A clip on stairs has no single floor.
    """
    return float(np.percentile(toe_tips(motion, roles)[..., 2].min(axis=1), FLOOR_PERCENTILE))


def _on_the_floor(done: Cleaned, roles: Roles) -> Cleaned:
    """Shift the floor to height 0."""
    height = floor_height(done.motion, roles)
    text = f"the floor was {100 * height:+.1f} cm from the file's zero height: shifted to 0"
    return _with(done, done.motion.moved((0.0, 0.0, -height)), Finding("floor", text, value=height))


def _levelled(done: Cleaned, roles: Roles) -> Cleaned:
    """Level a tilted floor: a capture volume tilted by a degree makes the floor rise by 5 cm over three steps."""
    motion, leg = done.motion, leg_length(done.motion, roles)
    slope = floor_slope(foot_points(motion, roles)[1], motion.rate, leg)
    rise = float(np.ptp(motion.root[:, :2] @ slope))
    if rise < MAX_FLOOR_RISE:
        return done
    upright = rotation.shortest_arc(np.array([-slope[0], -slope[1], 1.0]), np.array([0.0, 0.0, 1.0]))
    levelled = motion.placed(1.0, upright, np.zeros(3))
    levelled = levelled.moved((0.0, 0.0, floor_height(motion, roles) - floor_height(levelled, roles)))
    tilt = float(np.degrees(np.arctan(np.linalg.norm(slope))))
    text = f"the floor is tilted by {tilt:.1f} degrees, {100 * rise:.0f} cm over the path: levelled"
    return _with(done, levelled, Finding("level", text, value=tilt))


def _at_its_rate(done: Cleaned, roles: Roles) -> Cleaned:
    """Correct a wrong frame rate, detected by the acceleration in free flight."""
    motion = done.motion
    found = true_rate(motion, roles, leg_length(motion, roles))
    if found is None:
        return done
    rate, fall, flights = found
    text = f"in {flights} free flight{'s' if flights > 1 else ''} the body accelerates down at {fall:.1f} m/s² "
    text += f"at the file's {motion.rate:.4g} frames/s, so that it was recorded at {rate:.4g}: rate corrected"
    return _with(done, replace(motion, rate=rate), Finding("rate", text, value=rate))


# spikes


def _without_spikes(done: Cleaned, roles: Roles) -> Cleaned:
    """Repair spikes of reliable joints; report those of noisy joints."""
    motion = done.motion
    reliable = spikes.reliable_joints(motion, roles)
    found = spikes.find(motion, reliable, leg_length(motion, roles))
    noisy = [i for i in range(1, len(motion.skeleton)) if i not in reliable]
    noise = [spike for spike in spikes.find(motion, noisy, np.inf) if not spike.of_position] if noisy else []
    reported = findings.of_spikes(motion, found, done.first) + findings.of_noise(motion, noise, done.first)
    return _with(done, spikes.repaired(motion, found), *reported)


STEPS = {
    "tpose": _without_tpose,
    "up": _upright,
    "scale": _in_metres,
    "pops": _without_spikes,
    "facing": _facing_forward,
    "floor": _on_the_floor,
    "level": _levelled,
    "rate": _at_its_rate,
}
