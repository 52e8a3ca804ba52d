"""The objective terms of Wang, Fleet and Hertzmann (2009), section 4.1, for any rollout, and four of our own.

Every term is a function of a `Walk` (a rollout and its target speed and step length) and of the settings that an
objective file gives it. Weights are in the file (`objectives/wang.toml` has the paper's). `TERMS` at the end lists all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np

from .. import systems
from ..errors import BadInput
from ..motion.retarget import references
from ..trials import Rollout
from ..trials.strides import PARTS, band, cycle_angles, nearest
from .walking import leg_length

HUMAN_TORQUE_RATIO = (0.43, 0.04, 0.53)  # of hips, knees and ankles in walking (Novacheck 1998, as in eq. 15)
MIN_HEIGHT_RATIO = 1.4  # a centre of mass below this multiple of the fall height has failed: 0.7 m for an adult
PUSH_OFF_DISTANCE = 0.03  # a leg pushes off once the centre of mass is this far ahead of its ankle [m]
REFERENCE_LEG = 0.85  # leg length of the people whose steps are the reference; steps scale with the legs [m]
FIRM_CONTACTS = 3  # contact points that make a firm stance (eq. 6)
DERIVATIVE_SECONDS = 0.02  # over which the angular momentum's derivative is taken [s]
REFERENCE_MASS = 70.0  # body for which E_power is given [kg]
Settings = Mapping[str, float]


@dataclass(frozen=True)
class Walk:
    """A rollout and its targets; measures that several terms need are computed once."""

    rollout: Rollout
    speed: float | None = None  # v̂x [m/s]
    step_length: float | None = None  # ŝ [m]
    stance: tuple[int, ...] | None = None  # stance foot of each state where it is known; else the skill is read again

    @property
    def mass(self) -> float:
        return self.rollout.trial.character.mass

    @cached_property
    def steps(self) -> int:
        """T: number of records of a whole trial."""
        every = float(self.rollout.time[1] - self.rollout.time[0]) if len(self.rollout.time) > 1 else 1.0
        return max(1, round(self.rollout.trial.seconds / every))

    @cached_property
    def velocity(self) -> np.ndarray:
        """Mean velocity of the centre of mass: forward (x), left, up [m/s]."""
        r = self.rollout
        if len(r.time) < 2:
            return np.zeros(3)
        span = float(r.time[-1] - r.time[0])
        return np.array([r[f"com_{axis}"][-1] - r[f"com_{axis}"][0] for axis in "xyz"]) / span

    @cached_property
    def climb(self) -> float:
        """Mean vertical speed of the ground below the centre of mass [m/s]."""
        r = self.rollout
        if r.trial.ground.flat or len(r.time) < 2:
            return 0.0
        ends = [r.trial.ground.height(float(r["com_x"][k])) for k in (0, -1)]
        return (ends[1] - ends[0]) / float(r.time[-1] - r.time[0])

    @cached_property
    def strike_rows(self) -> list[int]:
        """Indices of the records of foot strikes."""
        return [strike.row for strike in self.rollout.strikes()]

    @cached_property
    def length_of_steps(self) -> float:
        """s: mean distance of the centre of mass from strike to strike [m]; 0 for fewer than two steps."""
        x = self.rollout["com_x"]
        lengths = [float(x[b] - x[a]) for a, b in pairwise(self.strike_rows)]
        return float(np.mean(lengths)) if lengths else 0.0

    @cached_property
    def squares(self) -> dict[str, float]:
        """Mean squared torque of every joint [N² m²]."""
        r, joints = self.rollout, [joint.name for joint in self.rollout.trial.character.joints]
        first = r.columns.index(f"{joints[0]}_torque")  # the others follow, in the order of the character
        means = np.mean(r.series[:, first : first + len(joints)] ** 2, axis=0)
        return dict(zip(joints, means.tolist(), strict=True))

    @cached_property
    def ratio(self) -> np.ndarray:
        """r: fractions of hips, knees and ankles in the sum of their squared torques (eq. 13, 14)."""
        parts = [sum(value for name, value in self.squares.items() if part in name) for part in PARTS]
        return np.array(parts) / max(sum(parts), 1e-9)

    @cached_property
    def stances(self) -> np.ndarray:
        """Stance foot of each state, 0 left and 1 right."""
        known = self.stance
        return np.array(systems.controller(self.rollout.trial.skill).machine.stance if known is None else known)

    @cached_property
    def state(self) -> np.ndarray:
        """The state at every record."""
        return self.rollout["state"].astype(int)

    def pushing(self, foot: int) -> np.ndarray:
        """Records in which a stance foot pushes off: its last state, or the second half where it has only one."""
        own = np.flatnonzero(self.stances == foot)
        if len(own) > 1:
            return self.state == own[-1]
        place, _ = self.rollout.frames(self.rollout.trial.character.feet[foot].name)
        return (self.stances[self.state] == foot) & (self.rollout["com_x"] > place[:, 0] + PUSH_OFF_DISTANCE)

    def durations(self) -> dict[int, list[float]]:
        """Durations of the visits to each state, without those cut off at the ends [s]."""
        state, time = self.state, self.rollout.time
        edges = np.flatnonzero(np.diff(state)) + 1
        found: dict[int, list[float]] = {}
        for a, b in pairwise(edges):
            found.setdefault(int(state[a]), []).append(float(time[b] - time[a]))
        return found

    def touching(self, foot: int, toes: bool) -> np.ndarray:
        """Number of contact points of a foot's sole, or of its ball and toes, on the ground at every record."""
        contacts = [c for c in self.rollout.trial.character.contacts if c.foot == foot]
        own = self.rollout.trial.character.feet[foot].name
        sole = sorted((c for c in contacts if c.link.name == own), key=lambda c: c.point[0])
        tips = [c for c in contacts if c.link.name != own]
        chosen = [*sole[-2:], *tips] if toes else sole
        return np.sum([self.rollout[f"{c.name}_touch"] > 0 for c in chosen], axis=0)


def threshold(distance: float, within: float) -> float:
    """Q(d; ε): 0 within the threshold, the square beyond it (eq. 3)."""
    return distance * distance if abs(distance) > within else 0.0


def user(walk: Walk, s: Settings) -> float:
    """Distance from the target speed and step length (eq. 4); 0 where there is no target."""
    missed = 0.0
    if walk.speed is not None:
        missed += threshold(float(walk.velocity[0]) - walk.speed, s["speed_within"])
    if walk.step_length is not None:
        missed += threshold(walk.length_of_steps - walk.step_length, s["step_within"])
    return missed


def vel(walk: Walk, s: Settings) -> float:
    """Lateral and vertical mean velocity, and an initial speed that differs from the mean (eq. 5)."""
    vx, vy, vz = (float(v) for v in walk.velocity)
    start = float(walk.rollout["com_vx"][0]) if len(walk.rollout.time) else 0.0
    wanted = vx if walk.speed is None else walk.speed
    rest = threshold(start - wanted, s["within"]) + threshold(vz - walk.climb, 2.0 * s["within"])
    return threshold(vy, s["within"]) + s["part_weight"] * rest


def land(walk: Walk, s: Settings) -> float:
    """Fraction of records with push-off without a firm stance, or with stubbed toes of the swing leg (eq. 6)."""
    faults = 0
    for foot in range(2):
        sole, tips = walk.touching(foot, False), walk.touching(foot, True)
        faults += int(np.sum(walk.pushing(foot) & (sole < FIRM_CONTACTS) & (tips < FIRM_CONTACTS)))
        faults += int(np.sum(stubbed(walk, foot)))
    return faults / walk.steps


def stubbed(walk: Walk, foot: int) -> np.ndarray:
    """Records in which the toes of the swing foot touch the ground again while its heel does not.

    The paper tests the top of a toe box; here feet have contact points on their soles only.
    """
    contacts = [c for c in walk.rollout.trial.character.contacts if c.foot == foot]
    order = sorted(contacts, key=lambda c: (c.link.name != walk.rollout.trial.character.feet[foot].name, c.point[0]))
    heel = np.any([walk.rollout[f"{c.name}_touch"] > 0 for c in order[:2]], axis=0)
    down = np.any([walk.rollout[f"{c.name}_touch"] > 0 for c in order], axis=0)
    swing = walk.stances[walk.state] != foot
    rows = np.arange(len(swing))
    began = np.maximum.accumulate(np.where(swing, -1, rows)) + 1  # row at which this swing began
    up = np.concatenate(([0], np.cumsum(~down)))
    lifted = up[rows] > up[began.clip(max=len(rows))]  # since then, before this row
    return swing & down & lifted & ~heel


def fail(walk: Walk, s: Settings) -> float:
    """Fraction of the trial after a fall, or with the centre of mass too low (eq. 7)."""
    r = walk.rollout
    low = MIN_HEIGHT_RATIO * r.trial.character.fall_height
    up = int(np.sum(r.height() >= low)) if r.ending.kind != "diverged" else 0
    return max(0.0, 1.0 - up / walk.steps)


def sym(walk: Walk, s: Settings) -> float:
    """Differences between the mean durations of left and right states (eq. 8)."""
    lasted = {state: float(np.mean(times)) for state, times in walk.durations().items()}
    half = len(walk.stances) // 2
    pairs = ((k, k + half) for k in range(half))
    return sum(threshold(lasted.get(a, 0.0) - lasted.get(b, 0.0), s["within"]) for a, b in pairs)


def ang(walk: Walk, s: Settings) -> float:
    """Rate of change of the angular momentum about the vertical, over mass, speed and height (eq. 9, 10)."""
    r = walk.rollout
    if len(r.time) < 10:
        return s["within"]
    every = float(r.time[1] - r.time[0])
    width = max(1, round(DERIVATIVE_SECONDS / every))
    unit = walk.mass * max(abs(float(walk.velocity[0])), 0.1) * float(np.mean(r.height()))
    spin = r["angular_momentum_z"] / unit
    rate = (spin[width:] - spin[:-width]) / (width * every)
    mean = float(np.mean(rate**2))  # avgL
    return threshold(np.sqrt(mean), np.sqrt(s["within"]))


def head(walk: Walk, s: Settings) -> float:
    """Variation of the head's forward speed, and time in which the head does not face ahead (eq. 11)."""
    r = walk.rollout
    if len(r.time) < 3:
        return s["within"]
    place, orientation = r.frames("head")
    speed = np.gradient(place[:, 0], r.time)
    ahead, up = orientation[:, :, 0], orientation[:, :, 2]
    off = np.sqrt(np.arctan2(up[:, 1], up[:, 2]) ** 2 + np.arctan2(up[:, 0], up[:, 2]) ** 2)
    off = np.sqrt(off**2 + np.arctan2(ahead[:, 1], ahead[:, 0]) ** 2)  # ‖Θ‖: coronal, sagittal, transverse
    away = float(np.sum(off > s["angle"])) / walk.steps
    return threshold(np.sqrt(float(np.std(speed))), np.sqrt(s["within"])) + s["part_weight"] * away


def power(walk: Walk, s: Settings) -> float:
    """Mean sum of squared torques (eq. 12), for 70 kg of body mass; divided by the speed where that is free."""
    total = sum(walk.squares.values()) * REFERENCE_MASS / walk.mass
    return total if walk.speed is not None else total / max(float(walk.velocity[0]), 0.1)


def ratio(walk: Walk, s: Settings) -> float:
    """Distance of the torque fractions of hips, knees and ankles from people's (eq. 15)."""
    return float(np.linalg.norm(walk.ratio - HUMAN_TORQUE_RATIO))


def stride(walk: Walk, s: Settings) -> float:
    """Ours: steps too short or too long for their step time; in people their product varies little with speed.

    Without it the search prefers many very short steps, which need little torque and keep the head steady. A target
    step length replaces this term.
    """
    if walk.step_length is not None:
        return 0.0
    people = np.mean([references.speed(name) * references.stride_time(name) ** 2 / 4.0 for name in references.WALKS])
    character = walk.rollout.trial.character
    speed = max(abs(float(walk.velocity[0])), 0.05)
    own = walk.length_of_steps**2 / speed  # a step's length times the time it takes [m s]
    return threshold(own / (float(people) * (leg_length(character) / REFERENCE_LEG) ** 1.5) - 1.0, s["within"])


def arms(walk: Walk, s: Settings) -> float:
    """Ours: arm swing larger than people's, as a fraction beyond the first `within`; torque alone hardly limits it."""
    r = walk.rollout
    names = [f"{side}_shoulder_pitch" for side in ("left", "right")]
    settled = r.time >= s["settled"]
    if np.sum(settled) < 10 or any(name not in r.columns for name in names):
        return 0.0
    swing = float(np.mean([np.sqrt(8.0) * np.std(r[name][settled]) for name in names]))  # from end to end of a sine
    return threshold(max(0.0, swing / s["swing"] - 1.0), s["within"])


def norms(walk: Walk, s: Settings) -> float:
    """Ours: distance of thigh, knee and ankle angles from published means, in standard deviations beyond `within`.

    Not squared: the term must still tell apart walks that are far from the means.
    """
    try:
        curves = cycle_angles(walk.rollout, s["settled"])
    except BadInput:
        return s["most"]
    name = nearest(float(walk.velocity[0]))
    off = []
    for part in PARTS:
        mean, spread = band(name, part)
        off.append(np.mean(np.maximum(0.0, np.abs(curves[part] - mean) / spread - s["within"])))
    return min(float(np.mean(off)), s["most"])


Term = Callable[[Walk, Settings], float]
TERMS: dict[str, tuple[Term, dict[str, float]]] = {  # with default settings, the paper's where it has them
    "user": (user, {"speed_within": 0.025, "step_within": 0.025}),
    "vel": (vel, {"within": 0.025, "part_weight": 0.01}),
    "land": (land, {}),
    "fail": (fail, {}),
    "sym": (sym, {"within": 0.025}),
    "ang": (ang, {"within": 0.05}),
    "head": (head, {"within": 0.1, "part_weight": 0.012, "angle": 0.1}),
    "power": (power, {}),
    "ratio": (ratio, {}),
    "stride": (stride, {"within": 0.2}),
    "arms": (arms, {"swing": 0.7, "within": 0.2, "settled": 3.0}),
    "norms": (norms, {"within": 1.0, "most": 10.0, "settled": 3.0}),
}
