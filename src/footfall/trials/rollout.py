"""What happened in a trial, and how it ended. A fall is a result, not an exception."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..physics import kernel
from .trial import Trial

ENDINGS = ("time_up", "fell", "diverged", "stopped")


@dataclass(frozen=True)
class Ending:
    """Why a trial is over: `time_up`, `fell`, `diverged` or `stopped`; when, and at which body part."""

    kind: str
    time: float
    part: str = ""

    def __str__(self) -> str:
        where = f" ({self.part})" if self.part else ""
        return f"{self.kind} at {self.time:.3f} s{where}"


@dataclass(frozen=True)
class Note:
    """Something worth telling: a gait change, a push, a route that was taken."""

    time: float
    text: str


@dataclass(frozen=True)
class Rollout:
    """Recorded series (one row a record), running totals and notes of one trial."""

    trial: Trial
    ending: Ending
    columns: tuple[str, ...]
    series: np.ndarray
    tally: np.ndarray
    notes: tuple[Note, ...] = ()

    @property
    def survived(self) -> bool:
        return self.ending.kind == "time_up"

    def __getitem__(self, column: str) -> np.ndarray:
        """One recorded column by name."""
        return self.series[:, self.columns.index(column)]

    @property
    def time(self) -> np.ndarray:
        return self["time"]

    def qpos(self) -> np.ndarray:
        """Generalised positions, one row a record: root, then joints."""
        first = self.columns.index("x")
        return self.series[:, first : self.columns.index("vx")]

    def after(self, seconds: float) -> np.ndarray:
        """Mask of the records later than `seconds`."""
        return self.time >= seconds

    def summary(self) -> dict[str, Any]:
        """The figures of the one-screen report, all SI."""
        time, tally = max(self.ending.time, 1e-9), self.tally
        mass = self.trial.skill.character.mass
        distance = float(self["x"][-1] - self["x"][0]) if len(self.series) else 0.0
        strikes = float(tally[kernel.STRIKES : kernel.STRIKES + 2].sum())
        work = float(tally[kernel.POSITIVE_WORK])
        return {
            "ending": self.ending.kind,
            "ended_s": self.ending.time,
            "distance_m": distance,
            "mean_speed": distance / time,
            "steps": int(strikes),
            "step_rate": strikes / time,
            "flight_share": float(tally[kernel.FLIGHT_TIME]) / time,
            "double_support_share": float(tally[kernel.DOUBLE_SUPPORT_TIME]) / time,
            "peak_ground_force_n": float(tally[kernel.PEAK_GROUND_FORCE]),
            "peak_torque_nm": float(tally[kernel.PEAK_TORQUE]),
            "rms_torque_nm": float(np.sqrt(tally[kernel.SQUARED_TORQUE] / time)),
            "torque_saturated_share": float(tally[kernel.SATURATED_TIME]) / time,
            "peak_joint_power_w": float(tally[kernel.PEAK_POWER]),
            "mean_positive_power_w": work / time,
            "cost_of_transport": work / (mass * 9.81 * abs(distance)) if abs(distance) > 0.1 else None,
        }
