"""What human walking is, as numbers: the terms of Wang, Fleet and Hertzmann (2009), section 4.1, over any rollout.

Every term is a function of a `Walk` (a rollout and what was asked of it) and of the settings that an objective file
gives it. Weights are the file's own (`objectives/wang.toml` has the paper's). Read `TERMS` at the end, then up.
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

HUMAN = (0.43, 0.04, 0.53)  # shares of hips, knees and ankles in walking (Novacheck 1998, as eq. 15 has it)
LOW = 1.4  # a centre of mass lower than this share of the body's fall height has failed: 0.7 m for an adult
AHEAD = 0.03  # the centre of mass so far ahead of the ankle, and a leg pushes off [m]
LEG = 0.85  # from hip to ankle, of the people whose steps are compared with; longer legs take time and length [m]
FIRM = 3  # points of contact that make a firm stance (eq. 6)
BLURRED = 0.02  # the angular momentum's derivative is taken over this long [s]
Settings = Mapping[str, float]


@dataclass(frozen=True)
class Walk:
    """A rollout, and what was asked of it; what several terms need is worked out once."""

    rollout: Rollout
    speed: float | None = None  # v̂x [m/s]
    step_length: float | None = None  # ŝ [m]

    @property
    def mass(self) -> float:
        return self.rollout.trial.character.mass

    @cached_property
    def steps(self) -> int:
        """T: how many records a whole trial has."""
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
        """How fast the ground under the centre of mass rises on the way [m/s]."""
        r = self.rollout
        if r.trial.ground.flat or len(r.time) < 2:
            return 0.0
        ends = [r.trial.ground.height(float(r["com_x"][k])) for k in (0, -1)]
        return (ends[1] - ends[0]) / float(r.time[-1] - r.time[0])

    @cached_property
    def strike_rows(self) -> list[int]:
        return [strike.row for strike in self.rollout.strikes()]

    @cached_property
    def length_of_steps(self) -> float:
        """s: how far the body comes from strike to strike [m]; 0 when it makes no two steps."""
        x = self.rollout["com_x"]
        lengths = [float(x[b] - x[a]) for a, b in pairwise(self.strike_rows)]
        return float(np.mean(lengths)) if lengths else 0.0

    @cached_property
    def squares(self) -> dict[str, float]:
        """Mean squared torque of every joint [N² m²]."""
        joints = [joint.name for joint in self.rollout.trial.character.joints]
        return {name: float(np.mean(self.rollout[f"{name}_torque"] ** 2)) for name in joints}

    @cached_property
    def ratio(self) -> np.ndarray:
        """r: shares of hips, knees and ankles in their squared torques (eq. 13, 14)."""
        parts = [sum(value for name, value in self.squares.items() if part in name) for part in PARTS]
        return np.array(parts) / max(sum(parts), 1e-9)

    @cached_property
    def stances(self) -> np.ndarray:
        """Which foot each state stands on, 0 left and 1 right."""
        return np.array(systems.controller(self.rollout.trial.skill).machine.stance)

    @cached_property
    def state(self) -> np.ndarray:
        """The state at every record."""
        return self.rollout["state"].astype(int)

    def pushing(self, foot: int) -> np.ndarray:
        """Records in which a foot stands and pushes off: its last state, or with one state a leg, its second half."""
        own = np.flatnonzero(self.stances == foot)
        if len(own) > 1:
            return self.state == own[-1]
        place, _ = self.rollout.frames(self.rollout.trial.character.feet[foot].name)
        return (self.stances[self.state] == foot) & (self.rollout["com_x"] > place[:, 0] + AHEAD)

    def durations(self) -> dict[int, list[float]]:
        """How long each visit of each state lasted, those cut off at the ends left out [s]."""
        state, time = self.state, self.rollout.time
        edges = np.flatnonzero(np.diff(state)) + 1
        found: dict[int, list[float]] = {}
        for a, b in pairwise(edges):
            found.setdefault(int(state[a]), []).append(float(time[b] - time[a]))
        return found

    def touching(self, foot: int, toes: bool) -> np.ndarray:
        """How many points of a foot's sole, or of its toes from the ball on, are on the ground at every record."""
        contacts = [c for c in self.rollout.trial.character.contacts if c.foot == foot]
        own = self.rollout.trial.character.feet[foot].name
        sole = sorted((c for c in contacts if c.link.name == own), key=lambda c: c.point[0])
        tips = [c for c in contacts if c.link.name != own]
        chosen = [*sole[-2:], *tips] if toes else sole
        return np.sum([self.rollout[f"{c.name}_touch"] > 0 for c in chosen], axis=0)


def threshold(distance: float, within: float) -> float:
    """Q(d; ε): nothing within the threshold, the square beyond it (eq. 3)."""
    return distance * distance if abs(distance) > within else 0.0


def user(walk: Walk, s: Settings) -> float:
    """The speed and step length that were asked for (eq. 4); none asked, none missed."""
    missed = 0.0
    if walk.speed is not None:
        missed += threshold(float(walk.velocity[0]) - walk.speed, s["speed_within"])
    if walk.step_length is not None:
        missed += threshold(walk.length_of_steps - walk.step_length, s["step_within"])
    return missed


def vel(walk: Walk, s: Settings) -> float:
    """Straight ahead, level, and from the start as fast as later (eq. 5)."""
    vx, vy, vz = (float(v) for v in walk.velocity)
    start = float(walk.rollout["com_vx"][0]) if len(walk.rollout.time) else 0.0
    wanted = vx if walk.speed is None else walk.speed
    rest = threshold(start - wanted, s["within"]) + threshold(vz - walk.climb, 2.0 * s["within"])
    return threshold(vy, s["within"]) + s["share"] * rest


def land(walk: Walk, s: Settings) -> float:
    """Push-off without a firm stance, and toes of the swing leg that stub (eq. 6)."""
    faults = 0
    for foot in range(2):
        sole, tips = walk.touching(foot, False), walk.touching(foot, True)
        faults += int(np.sum(walk.pushing(foot) & (sole < FIRM) & (tips < FIRM)))
        faults += int(np.sum(stubbed(walk, foot)))
    return faults / walk.steps


def stubbed(walk: Walk, foot: int) -> np.ndarray:
    """Records in which the swing foot is back on the ground with its toes while its heel is up.

    The paper looks at the top of a toe box; here feet meet the ground with points of their soles only.
    """
    contacts = [c for c in walk.rollout.trial.character.contacts if c.foot == foot]
    order = sorted(contacts, key=lambda c: (c.link.name != walk.rollout.trial.character.feet[foot].name, c.point[0]))
    heel = np.any([walk.rollout[f"{c.name}_touch"] > 0 for c in order[:2]], axis=0)
    down = np.any([walk.rollout[f"{c.name}_touch"] > 0 for c in order], axis=0)
    swing = walk.stances[walk.state] != foot
    result = np.zeros(len(swing), bool)
    lifted = False
    for row in range(len(swing)):
        if not swing[row]:
            lifted = False
        elif not down[row]:
            lifted = True
        elif lifted and not heel[row]:
            result[row] = True
    return result


def fail(walk: Walk, s: Settings) -> float:
    """The share of the trial after the body fell, or with its centre of mass too low (eq. 7)."""
    r = walk.rollout
    low = LOW * r.trial.character.fall_height
    up = int(np.sum(r.height() >= low)) if r.ending.kind != "diverged" else 0
    return max(0.0, 1.0 - up / walk.steps)


def sym(walk: Walk, s: Settings) -> float:
    """Left and right states that last differently (eq. 8)."""
    lasted = {state: float(np.mean(times)) for state, times in walk.durations().items()}
    half = len(walk.stances) // 2
    twins = ((k, k + half) for k in range(half))
    return sum(threshold(lasted.get(a, 0.0) - lasted.get(b, 0.0), s["within"]) for a, b in twins)


def ang(walk: Walk, s: Settings) -> float:
    """Angular momentum about the vertical that changes fast, over mass, speed and height (eq. 9, 10)."""
    r = walk.rollout
    if len(r.time) < 10:
        return s["within"]
    every = float(r.time[1] - r.time[0])
    width = max(1, round(BLURRED / every))
    unit = walk.mass * max(abs(float(walk.velocity[0])), 0.1) * float(np.mean(r.height()))
    spin = r["angular_momentum_z"] / unit
    rate = (spin[width:] - spin[:-width]) / (width * every)
    mean = float(np.mean(rate**2))  # avgL
    return threshold(np.sqrt(mean), np.sqrt(s["within"]))


def head(walk: Walk, s: Settings) -> float:
    """A head whose forward speed varies, or that does not look straight ahead (eq. 11)."""
    r = walk.rollout
    if len(r.time) < 3:
        return s["within"]
    place, orientation = r.frames("head")
    speed = np.gradient(place[:, 0], r.time)
    ahead, up = orientation[:, :, 0], orientation[:, :, 2]
    off = np.sqrt(np.arctan2(up[:, 1], up[:, 2]) ** 2 + np.arctan2(up[:, 0], up[:, 2]) ** 2)
    off = np.sqrt(off**2 + np.arctan2(ahead[:, 1], ahead[:, 0]) ** 2)  # ‖Θ‖: coronal, sagittal, transverse
    away = float(np.sum(off > s["angle"])) / walk.steps
    return threshold(np.sqrt(float(np.std(speed))), np.sqrt(s["within"])) + s["share"] * away


def power(walk: Walk, s: Settings) -> float:
    """Mean sum of squared torques (eq. 12); over the speed where none was asked for. Bodies of 70 kg count once."""
    total = sum(walk.squares.values()) * 70.0 / walk.mass
    return total if walk.speed is not None else total / max(float(walk.velocity[0]), 0.1)


def ratio(walk: Walk, s: Settings) -> float:
    """How far the shares of hips, knees and ankles are from people's (eq. 15)."""
    return float(np.linalg.norm(walk.ratio - HUMAN))


def stride(walk: Walk, s: Settings) -> float:
    """Ours: steps too short, or too long, for their tempo; step length times step time is much the same at all speeds.

    Without it a search finds that many tiny steps take the least torque and leave the head at rest. Whoever asks for
    a step length has said how long steps shall be.
    """
    if walk.step_length is not None:
        return 0.0
    people = np.mean([references.speed(name) * references.stride_time(name) ** 2 / 4.0 for name in references.WALKS])
    character = walk.rollout.trial.character
    leg = -sum(character.link(f"left_{part}").offset[2] for part in ("shank", "foot"))
    speed = max(abs(float(walk.velocity[0])), 0.05)
    own = walk.length_of_steps**2 / speed  # a step's length times the time it takes [m s]
    return threshold(own / (float(people) * (leg / LEG) ** 1.5) - 1.0, s["within"])


def arms(walk: Walk, s: Settings) -> float:
    """Ours: arms that swing further than people's, as a share beyond the first `within`; they cost next to nothing."""
    r = walk.rollout
    names = [f"{side}_shoulder_pitch" for side in ("left", "right")]
    settled = r.time >= s["settled"]
    if np.sum(settled) < 10 or any(name not in r.columns for name in names):
        return 0.0
    swing = float(np.mean([np.sqrt(8.0) * np.std(r[name][settled]) for name in names]))  # from end to end of a sine
    return threshold(max(0.0, swing / s["swing"] - 1.0), s["within"])


def norms(walk: Walk, s: Settings) -> float:
    """Ours: thighs, knees and ankles beside published means, in standard deviations beyond the first `within`.

    Not squared: a walk that is far from people's must still be drawn towards them.
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
TERMS: dict[str, tuple[Term, dict[str, float]]] = {  # with the settings of the paper, where a file gives none
    "user": (user, {"speed_within": 0.025, "step_within": 0.025}),
    "vel": (vel, {"within": 0.025, "share": 0.01}),
    "land": (land, {}),
    "fail": (fail, {}),
    "sym": (sym, {"within": 0.025}),
    "ang": (ang, {"within": 0.05}),
    "head": (head, {"within": 0.1, "share": 0.012, "angle": 0.1}),
    "power": (power, {}),
    "ratio": (ratio, {}),
    "stride": (stride, {"within": 0.2}),
    "arms": (arms, {"swing": 0.7, "within": 0.2, "settled": 3.0}),
    "norms": (norms, {"within": 1.0, "most": 10.0, "settled": 3.0}),
}
