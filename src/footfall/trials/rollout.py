"""What happened in a trial, and how it ended. A fall is a result, not an exception."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..characters.constants import GRAVITY
from ..errors import BadInput, UnknownName
from ..physics import kernel
from .trial import Trial

if TYPE_CHECKING:
    from ..motion import Motion
    from ..physics.balance import Balance


ENDINGS = ("time_up", "fell", "diverged", "stopped")
SHORTEST_FLIGHT = 0.05  # shorter times without contact are feet that bounce [s]
STRIDE = 1.2  # window of the running mean that removes the oscillation within a step [s]


class Attitude(NamedTuple):
    """Orientation of the root as three angles; roll and yaw are 0 for a planar body.

    Attributes:
        roll: [record] to the right positive [rad].
        pitch: [record] forward lean is negative, as in the plane [rad].
        yaw: [record] to the left positive, without jumps of 2π [rad].
    """

    roll: np.ndarray
    pitch: np.ndarray
    yaw: np.ndarray


class Strike(NamedTuple):
    """A foot strike.

    Attributes:
        row: Row of the series.
        foot: Number of the foot in the character's order, 0 for the left one of a biped.
    """

    row: int
    foot: int


@dataclass(frozen=True)
class Ending:
    """How a trial ended.

    Attributes:
        kind: `time_up`, `fell`, `diverged` (the simulation became unstable) or `stopped` (from outside).
        time: When [s].
        part: The body part at which a divergence began, or "".
    """

    kind: str
    time: float
    part: str = ""

    def __str__(self) -> str:
        where = f" ({self.part})" if self.part else ""
        how = "stayed up for" if self.kind == "time_up" else f"{self.kind} at"
        return f"{how} {self.time:.3f} s{where}"


@dataclass(frozen=True)
class Note:
    """A remark on a trial: a gait change, a push, a route.

    Attributes:
        time: When [s].
        text: One sentence.
    """

    time: float
    text: str


@dataclass(frozen=True)
class Rollout:
    """The result of a trial. A fall is a result, not an exception.

    Attributes:
        trial: What was simulated.
        ending: How it ended.
        columns: Names of the columns of `series`: `time`, `state`, root, joints (`left_knee`, `left_knee_rate`,
            `left_knee_torque` …), contact points (`…_touch`, `…_fx` …), centre of mass (`com_x` …, `com_vx` …) and
            `angular_momentum_x` …; SI units, world frame.
        series: [record, column] what was recorded every `trial.record_every` seconds.
        tally: Running totals over all time steps (`physics.kernel` names the entries).
        notes: Remarks in order of time.
    """

    trial: Trial
    ending: Ending
    columns: tuple[str, ...]
    series: np.ndarray
    tally: np.ndarray
    notes: tuple[Note, ...] = ()

    @property
    def survived(self) -> bool:
        """Whether the body was still upright when the time was up."""
        return self.ending.kind == "time_up"

    def __getitem__(self, column: str) -> np.ndarray:
        """One recorded column.

        Args:
            column: Its name, one of `columns`.

        Returns:
            [record] values.

        Raises:
            UnknownName: Nothing of this name was recorded; some bodies lack a joint.
        """
        if column not in self.columns:
            raise UnknownName(f"recorded column of {self.trial.character.name}", column, self.columns)
        return self.series[:, self.columns.index(column)]

    @property
    def time(self) -> np.ndarray:
        """[record] time of each record [s]."""
        return self["time"]

    def qpos(self) -> np.ndarray:
        """Generalised positions.

        Returns:
            [record, nq] root, then joint angles in the character's order [m, rad]. The root is position and
            orientation (wxyz) in the world frame; of a planar body x, z, pitch.
        """
        first = self.columns.index("x")
        return self.series[:, first : self.columns.index("vx")]

    def motion(self, rate: float = 60.0) -> Motion:
        """The recorded movement as a motion of the body's links, for files and comparisons.

        Args:
            rate: Frames per second.

        Returns:
            The motion, resampled.

        Raises:
            BadInput: There are fewer than two records.
        """
        from ..motion.editing import warp
        from ..motion.retarget import hinges

        if len(self.time) < 2:
            raise BadInput(f"{self.trial.skill.id}: too few records to make a motion of; record more than one")
        every = float(self.time[1] - self.time[0])  # a whole number of time steps, so not quite `record_every`
        even = np.abs(self.time - self.time[0] - every * np.arange(len(self.time))) < 0.01 * every  # the end may be odd
        rows, character = self.qpos()[even], self.trial.character
        root = 3 if character.planar else 7
        motion = hinges.from_angles(character, 1.0 / every, rows[:, :root], rows[:, root:], self.trial.skill.id)
        return warp.resampled(motion, rate)

    def frames(self, link: str) -> tuple[np.ndarray, np.ndarray]:
        """Position and orientation of a link, by forward kinematics.

        Args:
            link: Name of the link.

        Returns:
            Its origin in the world frame [record, 3] [m], and its rotation matrices from link to world [record, 3, 3].

        Raises:
            UnknownName: The character has no such link.
        """
        from scipy.spatial.transform import Rotation

        character = self.trial.character
        parents = {part.name: part for part in character.links}
        if link not in parents:
            raise UnknownName("link", link, parents)
        chain = [parents[link]]
        while chain[0].parent:
            chain.insert(0, parents[chain[0].parent])
        if self.planar:
            place = np.stack([self["x"], np.zeros(len(self.series)), self["z"]], axis=1)
            orientation = Rotation.from_rotvec(np.outer(self["pitch"], (0.0, -1.0, 0.0))).as_matrix()
        else:
            place = np.stack([self[name] for name in "xyz"], axis=1)
            quaternions = np.stack([self[name] for name in ("qx", "qy", "qz", "qw")], axis=1)
            orientation = Rotation.from_quat(quaternions).as_matrix()
        for part in chain[1:]:
            place = place + _times(orientation, np.asarray(part.offset))
            for joint in (j for j in character.joints if j.link == part.name):
                orientation = _turned(orientation, self[joint.name], np.asarray(joint.axis))
        return place, orientation

    def balance(self) -> Balance:
        """Balance indices (thesis appendix A) at every record.

        Returns:
            Centre of mass, centre of pressure, zero-moment point, foot-rotation indicator, momentum and margins to the
            support polygon, in the world frame.
        """
        from ..physics.balance import of_recording

        trial = self.trial
        return of_recording(trial.character, trial.ground, trial.dt, self.columns, self.series, trial.pushes)

    def after(self, seconds: float) -> np.ndarray:
        """Mask of the records from a time on.

        Args:
            seconds: The time [s].

        Returns:
            [record] booleans.
        """
        return self.time >= seconds

    @property
    def planar(self) -> bool:
        """Whether the body moves in the x–z plane only."""
        return self.trial.skill.character.planar

    def attitude(self) -> Attitude:
        """Roll, pitch and yaw of the root in the world frame, [record] each [rad]."""
        if self.planar:
            none = np.zeros(len(self.series))
            return Attitude(none, self["pitch"].copy(), none)
        w, x, y, z = (self[name] for name in ("qw", "qx", "qy", "qz"))
        forward = (1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y))  # the root's own x axis
        roll = np.arctan2(2 * (y * z + w * x), 1 - 2 * (x * x + y * y))
        pitch = np.arcsin(np.clip(forward[2], -1.0, 1.0))
        return Attitude(roll, pitch, np.unwrap(np.arctan2(forward[1], forward[0])))

    def height(self) -> np.ndarray:
        """Height of the centre of mass above the ground below it, [record] [m]."""
        ground = self.trial.ground
        if ground.flat:
            return self["com_z"]
        xs, zs = zip(*ground.points, strict=True)
        return self["com_z"] - np.interp(self["com_x"], xs, zs)

    def heading(self) -> np.ndarray:
        """Heading of the root, averaged over a stride, [record] [rad]; from the x axis to the left positive."""
        return self.smooth(self.attitude().yaw)

    def smooth(self, values: np.ndarray) -> np.ndarray:
        """A running mean over a stride, with a shorter window near the ends.

        Args:
            values: [record] any quantity.

        Returns:
            [record] its running mean.
        """
        if len(values) < 2:
            return values.copy()
        reach = round(0.5 * STRIDE / max(float(np.median(np.diff(self.time))), 1e-9))
        total = np.concatenate(([0.0], np.cumsum(values)))
        at = np.arange(len(values))
        reach = np.minimum(reach, np.minimum(at, len(values) - 1 - at))
        return (total[at + reach + 1] - total[at - reach]) / (2 * reach + 1)

    def travel(self) -> tuple[np.ndarray, np.ndarray]:
        """Distance covered by the root since the first record.

        Returns:
            Along the heading, and to the left of it, [record] each [m].
        """
        x = self["x"] - self["x"][:1]
        if self.planar:
            return x, np.zeros_like(x)
        heading = self.heading()
        middle = 0.5 * (heading[1:] + heading[:-1])
        dx, dy = np.diff(self["x"]), np.diff(self["y"])
        ahead = np.cos(middle) * dx + np.sin(middle) * dy
        left = np.cos(middle) * dy - np.sin(middle) * dx
        start = np.zeros(min(len(x), 1))
        return np.concatenate((start, np.cumsum(ahead))), np.concatenate((start, np.cumsum(left)))

    def strikes(self) -> list[Strike]:
        """Foot strikes: contacts after at least `kernel.MIN_AIR_TIME` in the air, as the loop counts them.

        Returns:
            Rows and feet, in order of time.
        """
        found = []
        contacts = self.trial.skill.character.contacts
        for i in range(len(self.trial.skill.character.feet)):
            touches = [self[f"{contact.name}_touch"] for contact in contacts if contact.foot == i]
            down = np.any(np.array(touches) > 0, axis=0)
            edges = np.flatnonzero(down[1:] != down[:-1]) + 1
            lifted = -np.inf if len(down) and not down[0] else None
            for row in edges.tolist():
                if not down[row]:
                    lifted = self.time[row]
                elif lifted is not None and self.time[row] - lifted >= kernel.MIN_AIR_TIME - 1e-9:
                    found.append(Strike(row, i))
        return sorted(found)

    def rises(self) -> np.ndarray:
        """How far the centre of mass rises in flight: from the first record without contact to the highest one.

        Returns:
            [flight] in order of time [m], without those of less than `SHORTEST_FLIGHT` and those cut off at an end.
        """
        touches = [self[f"{contact.name}_touch"] > 0 for contact in self.trial.skill.character.contacts]
        down = np.any(touches, axis=0)
        edges = (np.flatnonzero(down[1:] != down[:-1]) + 1).tolist()
        flights = [(a, b) for a, b in pairwise(edges) if not down[a]]
        long = [(a, b) for a, b in flights if self.time[b] - self.time[a] >= SHORTEST_FLIGHT]
        return np.array([float(self["com_z"][a:b].max() - self["com_z"][a]) for a, b in long])

    def summary(self) -> dict[str, Any]:
        """The figures that `footfall play` prints.

        Returns:
            Names to numbers in SI units: ending, distance (in 3D along the heading), mean speed, steps, fractions of
            flight and double support, rise of the centre of mass in flight (where there is one), ground force, torques,
            power and cost of transport; in 3D also where it ended.
        """
        time, tally = max(self.ending.time, 1e-9), self.tally
        mass = self.trial.skill.character.mass
        ahead, left = self.travel()
        distance = float(ahead[-1]) if len(ahead) else 0.0
        strikes = float(tally[kernel.STRIKES : kernel.STRIKES + 2].sum())
        work = float(tally[kernel.POSITIVE_WORK])
        rises = self.rises() if len(self.time) else np.zeros(0)
        return {
            "ending": self.ending.kind,
            "ended_s": self.ending.time,
            "distance_m": distance,
            "mean_speed": distance / time,
            **({} if self.planar else self._whereabouts(left)),
            "steps": int(strikes),
            "step_rate": strikes / time,
            "flight_fraction": float(tally[kernel.FLIGHT_TIME]) / time,
            **({"rise_in_flight_m": rises.mean(), "least_rise_in_flight_m": rises.min()} if len(rises) else {}),
            "double_support_fraction": float(tally[kernel.DOUBLE_SUPPORT_TIME]) / time,
            "peak_ground_force_n": float(tally[kernel.PEAK_GROUND_FORCE]),
            "peak_torque_nm": float(tally[kernel.PEAK_TORQUE]),
            "rms_torque_nm": float(np.sqrt(tally[kernel.SQUARED_TORQUE] / time)),
            "torque_saturated_fraction": float(tally[kernel.SATURATED_TIME]) / time,
            "peak_joint_power_w": float(tally[kernel.PEAK_POWER]),
            "mean_positive_power_w": work / time,
            "cost_of_transport": work / (mass * GRAVITY * abs(distance)) if abs(distance) > 0.1 else None,
        }

    def _whereabouts(self, left: np.ndarray) -> dict[str, float]:
        """The figures of 3D bodies only: lateral distance, heading and final position."""
        if not len(left):
            return {"sideways_m": 0.0, "heading_deg": 0.0, "x_m": 0.0, "y_m": 0.0}
        return {
            "sideways_m": float(left[-1]),
            "heading_deg": float(np.degrees(self.attitude().yaw[-1])),
            "x_m": float(self["x"][-1]),
            "y_m": float(self["y"][-1]),
        }


def _times(many: np.ndarray, one: np.ndarray) -> np.ndarray:
    """Many 3 × 3 matrices times one matrix or vector: one large product, ten times faster than many small ones."""
    return (many.reshape(-1, 3) @ one).reshape(len(many), *one.shape)


def _turned(orientation: np.ndarray, angle: np.ndarray, axis: np.ndarray) -> np.ndarray:
    """Orientations turned about an axis of their own, by Rodrigues' formula R (1 + sin q K + (1 - cos q) K²)."""
    length = float(np.linalg.norm(axis))
    x, y, z = axis / length
    cross = np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])  # K
    once = _times(orientation, cross)
    angle = length * angle[:, None, None]
    return orientation + np.sin(angle) * once + (1.0 - np.cos(angle)) * _times(once, cross)
