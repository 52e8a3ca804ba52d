"""A recording brought into our axes and units, and its faults found, named in plain words and mended.

Nothing but single-frame faults is changed in the joints: a clip is turned, scaled and shifted as a whole, and
`Motion.as_recorded` undoes that. Frame numbers in findings are the file's own, the T-pose being frame 0.
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
from . import faults, pops
from .faults import Finding
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
)  # in this order: each relies on those before it

UNITS = {  # metres in one unit, and what that unit is called
    1.0: "metres",
    0.3048: "feet",
    0.1: "decimetres",
    0.0254 / 0.45: "the CMU skeleton scale of 0.45 inch",
    0.0254: "inches",
    0.01: "centimetres",
    0.001: "millimetres",
}
LEG = 0.83  # [m] thigh and shank of an average adult: 0.491 of a height of 1.70 m (Winter)
PLAUSIBLE_LEG = (0.5, 1.15)  # [m] from a child of seven to a very tall man
UNEVEN = 0.01  # [m] that a floor may rise over a clip before it is levelled
FLOOR_FRACTION = 5.0  # percent of frames in which the lowest toe tip is below the floor


@dataclass(frozen=True, eq=False)
class Cleaned:
    """The motion in metres, z up, floor at 0, x forward at the start; and what was found on the way there."""

    motion: Motion
    findings: tuple[Finding, ...]
    first: int = 0  # the file's number of the motion's first frame

    def of(self, kind: str) -> tuple[Finding, ...]:
        """The findings of one kind."""
        return tuple(finding for finding in self.findings if finding.kind == kind)


def clean(motion: Motion, steps: Iterable[str] = ALL, roles: Roles | None = None) -> Cleaned:
    """All steps asked for, in their own order; `steps` names those to do (`tpose`, `up`, `scale`, `pops`, …)."""
    wanted = set(steps)
    for step in wanted - set(ALL):
        raise UnknownName("cleaning step", step, ALL)
    roles = joint_roles.find(motion.skeleton) if roles is None else roles
    done = Cleaned(motion, ())
    for step in ALL:
        if step in wanted:
            done = STEPS[step](done, roles)
    return done


def _with(done: Cleaned, motion: Motion, *findings: Finding, first: int | None = None) -> Cleaned:
    return Cleaned(motion, done.findings + findings, done.first if first is None else first)


# an artificial first frame


def _without_tpose(done: Cleaned, roles: Roles) -> Cleaned:
    """A rest pose put before the recording: held still, arms out or no joint turned, then a leap to what follows."""
    motion = done.motion
    if len(motion) < 3:
        return done
    joints = pops.quiet_joints(motion, roles)
    steps = rotation.angle(motion.local_rotations[:-1, joints], motion.local_rotations[1:, joints]).mean(axis=1)
    moved = np.linalg.norm(np.diff(motion.root, axis=0), axis=1) / leg_length(motion, roles)
    still = (steps < 1e-6) & (moved < 1e-6)
    last = int(np.argmin(still))  # of the rest pose, which some exports hold for several frames
    after = slice(last + 1, last + 21)
    if last > motion.rate or last + 2 >= len(motion):
        return done
    leap = steps[last] > max(np.radians(2.0), 5.0 * np.median(steps[after]))
    leap |= moved[last] > max(0.05, 5.0 * np.median(moved[after]))
    if not leap or not (_arms_out(motion, roles) or _unturned(motion, joints)):
        return done
    frames = tuple(range(done.first, done.first + last + 1))
    which = "the first frame is" if last == 0 else f"the first {last + 1} frames are"
    turned = np.degrees(steps[last])
    words = f"{which} an artificial rest pose, {turned:.0f} degrees a joint away from what follows: dropped"
    found = Finding("tpose", words, frames, value=float(turned))
    return _with(done, motion[last + 1 :], found, first=done.first + last + 1)


def _arms_out(motion: Motion, roles: Roles) -> bool:
    """Both arms straight and level to the sides (T) or down to 50 degrees below that (A), seen against the trunk."""
    wanted = [f"{side}_{part}" for side in SIDES for part in ("arm", "elbow", "wrist")]
    if any(roles.get(role) is None for role in wanted):
        return False
    at = {role: motion.positions[0, i] for role, i in roles.joints.items()}
    across = at["left_hip"] - at["right_hip"]
    across = across / max(np.linalg.norm(across), 1e-12)
    out = []
    for side, sign in (("left", 1.0), ("right", -1.0)):
        upper, fore = at[f"{side}_elbow"] - at[f"{side}_arm"], at[f"{side}_wrist"] - at[f"{side}_elbow"]
        upper, fore = (v / max(np.linalg.norm(v), 1e-12) for v in (upper, fore))
        out.append(sign * upper @ across > 0.64 and upper @ fore > 0.94)
    return all(out)


def _unturned(motion: Motion, joints: list[int]) -> bool:
    """No joint but the root is turned: the skeleton as its file defines it."""
    return bool(np.median(rotation.angle(motion.local_rotations[0, joints[1:]])) < np.radians(0.1))


# axes and units


def _upright(done: Cleaned, roles: Roles) -> Cleaned:
    motion = done.motion
    head = roles.get("head")
    top = motion.position(roles["hips"] if head is None else head)
    feet = 0.5 * (motion.position(roles["left_ankle"]) + motion.position(roles["right_ankle"]))
    up = top - feet
    up = (up / np.maximum(np.linalg.norm(up, axis=1, keepdims=True), 1e-12)).mean(axis=0)
    axis = int(np.argmax(np.abs(up)))
    direction = np.sign(up[axis]) * np.eye(3)[axis]
    name = f"{'-' if up[axis] < 0 else ''}{'xyz'[axis]}"
    words = f"the file's {name} axis points up (feet to head lies {np.degrees(np.arccos(min(1, abs(up[axis])))):.0f}"
    words += " degrees from it on average)" + ("" if name == "z" else ": turned so that z points up")
    rotations = rotation.turning(direction, np.array([0.0, 0.0, 1.0]))
    return _with(done, motion.placed(1.0, rotations, np.zeros(3)), Finding("up", words, value=float(up[axis])))


def _in_metres(done: Cleaned, roles: Roles) -> Cleaned:
    """The known unit that makes the legs most like an adult's; the subject's own size is kept."""
    leg = leg_length(done.motion, roles)
    metres = min(UNITS, key=lambda unit: abs(np.log(unit * leg / LEG)))
    if PLAUSIBLE_LEG[0] <= metres * leg <= PLAUSIBLE_LEG[1]:
        words = (
            f"a leg of {leg:.4g} units is {metres * leg:.2f} m if the unit is {UNITS[metres]}: {metres:.6g} m a unit"
        )
    else:
        metres = LEG / leg
        words = f"a leg of {leg:.4g} units fits no known unit: scaled to an average adult's leg of {LEG} m"
    motion = done.motion.placed(metres, rotation.IDENTITY, np.zeros(3))
    return _with(done, motion, Finding("scale", words, value=metres))


def _facing_forward(done: Cleaned, roles: Roles) -> Cleaned:
    """x is where the hips face at the start, and the hips start over the origin."""
    motion = done.motion
    few = slice(0, max(1, round(0.1 * motion.rate)))
    left = (motion.position(roles["left_hip"]) - motion.position(roles["right_hip"]))[few].mean(axis=0)
    facing = float(np.arctan2(-left[0], left[1]))  # forward is left × up
    turned = motion.moved(left=-facing)
    start = turned.root[0] * np.array([1.0, 1.0, 0.0])
    words = f"faced {np.degrees(facing):.0f} degrees to the left of x at the start: turned to face x, from the origin"
    return _with(done, turned.moved(-start), Finding("facing", words, value=float(np.degrees(facing))))


# floor and rate


def floor_height(motion: Motion, roles: Roles) -> float:
    """The 5th percentile over frames of the lower toe tip [m].

    Toes press into the ground at push-off and a few frames are noise, so the lowest point of all would be too low.
    For a clip that spends nearly all of its time in the air the percentile would be too high; jumps in practice start
    and end on the ground, and stay there for most of the clip. A clip on stairs has no single floor.
    """
    return float(np.percentile(toe_tips(motion, roles)[..., 2].min(axis=1), FLOOR_FRACTION))


def _on_the_floor(done: Cleaned, roles: Roles) -> Cleaned:
    height = floor_height(done.motion, roles)
    words = f"the floor was {100 * height:+.1f} cm from the file's zero height: shifted to 0"
    return _with(done, done.motion.moved((0.0, 0.0, -height)), Finding("floor", words, value=height))


def _levelled(done: Cleaned, roles: Roles) -> Cleaned:
    """A recording volume tilted by a degree lets the floor rise by 5 cm over three steps: turned back."""
    motion, leg = done.motion, leg_length(done.motion, roles)
    slope = floor_slope(foot_points(motion, roles)[1], motion.rate, leg)
    rise = float(np.ptp(motion.root[:, :2] @ slope))
    if rise < UNEVEN:
        return done
    upright = rotation.turning(np.array([-slope[0], -slope[1], 1.0]), np.array([0.0, 0.0, 1.0]))
    turned = motion.placed(1.0, upright, np.zeros(3))
    turned = turned.moved((0.0, 0.0, floor_height(motion, roles) - floor_height(turned, roles)))
    tilt = float(np.degrees(np.arctan(np.linalg.norm(slope))))
    words = f"the floor is tilted by {tilt:.1f} degrees, {100 * rise:.0f} cm over the way walked: levelled"
    return _with(done, turned, Finding("level", words, value=tilt))


def _at_its_rate(done: Cleaned, roles: Roles) -> Cleaned:
    motion = done.motion
    found = true_rate(motion, roles, leg_length(motion, roles))
    if found is None:
        return done
    rate, fall, flights = found
    words = f"in {flights} free flight{'s' if flights > 1 else ''} the body falls at {fall:.1f} m/s² "
    words += f"at the file's {motion.rate:.4g} frames a second, so it was recorded at {rate:.4g}: rate corrected"
    return _with(done, replace(motion, rate=rate), Finding("rate", words, value=rate))


# pops


def _without_pops(done: Cleaned, roles: Roles) -> Cleaned:
    motion = done.motion
    quiet = pops.quiet_joints(motion, roles)
    found = pops.find(motion, quiet, leg_length(motion, roles))
    noisy = [i for i in range(1, len(motion.skeleton)) if i not in quiet]
    noise = [pop for pop in pops.find(motion, noisy, np.inf) if not pop.place] if noisy else []
    findings = faults.of_pops(motion, found, done.first) + faults.of_noise(motion, noise, done.first)
    return _with(done, pops.mended(motion, found), *findings)


STEPS = {
    "tpose": _without_tpose,
    "up": _upright,
    "scale": _in_metres,
    "pops": _without_pops,
    "facing": _facing_forward,
    "floor": _on_the_floor,
    "level": _levelled,
    "rate": _at_its_rate,
}
