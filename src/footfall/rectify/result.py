"""The result of rectification, the same for every body: a forward simulation of the clip, and figures about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

import numpy as np

from ..control.skill import Skill
from ..motion import Motion
from ..trials import Rollout

LARGEST_ERROR, LARGEST_FRAME_ERROR = 6.0, 25.0  # of a clip that counts as rectified: over all frames, in one [cm]


@dataclass(frozen=True)
class Figures:
    """What a rectified clip is like. `recorded` is the clip on the body, before rectification.

    Attributes:
        seconds: Duration of the clip [s].
        reached_s: How long the simulation stayed up [s].
        position_error_cm: Root mean square distance of the mass points from the recorded ones, both moved along the
            path to the same mean [cm].
        position_error_cm_worst: The same in the worst frame.
        path_error_cm: Largest distance of the root from the recorded one along the path [cm].
        skate_cm_per_s, skate_cm_per_s_recorded: Median horizontal speed of feet in contact.
        penetration_cm, penetration_cm_recorded: Largest depth of a foot below the ground.
        root_force_n, root_force_n_recorded: Largest force on the root that no ground force explains. The simulation has
            none; what the recording would have needed is found by inverse dynamics.
        root_force_n_recorded_median: Of the recording, in the median frame.
        torque_over_limit: Largest torque over the limit of its joint.
        peak_ground_force_n: Largest vertical ground force.
        half_step: Whether it also stays up to the last frame, no further off, with half the time step.
        unrectified_fell: Whether plain servos on the recording fell.
        unrectified_lost: Whether they fell or would not count as rectified.
        unrectified_s: How long they stayed up [s].
        unrectified_error_cm: `position_error_cm` of the plain servos until then.
        search_s: Time of the search [s].
        search_cpu_s: Processor time of the search, all cores together [s].
        both_steps: Whether the clip counts as rectified only where `half_step` holds: in space.
        ground_stiffness_n_per_m, ground_damping_ns_per_m: Of the ground under each contact point, as it is simulated.
        firmer_ground: Whether that is firmer than the ground of the search, so that feet do not sink in.
        cut_s: What was left out of the clip, since something else than the ground carries the body there [s].
    """

    seconds: float
    reached_s: float
    position_error_cm: float
    position_error_cm_worst: float
    path_error_cm: float
    skate_cm_per_s: float
    skate_cm_per_s_recorded: float
    penetration_cm: float
    penetration_cm_recorded: float
    root_force_n: float
    root_force_n_recorded: float
    root_force_n_recorded_median: float
    torque_over_limit: float
    peak_ground_force_n: float
    half_step: bool
    unrectified_fell: bool
    unrectified_lost: bool
    unrectified_s: float
    unrectified_error_cm: float
    search_s: float
    search_cpu_s: float
    both_steps: bool = False
    cut_s: float = 0.0
    ground_stiffness_n_per_m: float = 0.0
    ground_damping_ns_per_m: float = 0.0
    firmer_ground: bool = False

    @property
    def rectified(self) -> bool:
        """Whether the clip is carried to its last frame, close to the recording in all frames."""
        complete = self.reached_s >= self.seconds - 1e-6 and (self.half_step or not self.both_steps)
        return complete and close(self.position_error_cm, self.position_error_cm_worst)

    @classmethod
    def names(cls) -> set[str]:
        """Of all figures."""
        return {each.name for each in fields(cls)}

    def row(self) -> dict[str, Any]:
        """All figures by name."""
        return {"rectified": self.rectified, **asdict(self)}


def close(error: float, worst: float) -> bool:
    """Whether a simulation is close to the recording, by its error over all frames and in the worst one [cm]."""
    return error <= LARGEST_ERROR and worst <= LARGEST_FRAME_ERROR


def left_out(row: Mapping[str, Any]) -> str:
    """What was cut from a clip, from its figures (`Figures.row`); empty for a whole clip."""
    if not row["cut_s"]:
        return ""
    whole = row["seconds"] + row["cut_s"]
    return f"{row['cut_s']:.1f} of {whole:.1f} s, in which something else than level ground carries the body"


def shortcoming(row: Mapping[str, Any]) -> str:
    """Why a clip does not count as rectified, from its figures (`Figures.row`); empty where it does."""
    if row["rectified"]:
        return ""
    if row["reached_s"] < row["seconds"] - 1e-6:
        return f"falls after {row['reached_s']:.1f} of {row['seconds']:.1f} s"
    worst, error = row["position_error_cm_worst"], row["position_error_cm"]
    if close(error, worst):
        return "it does not hold with half the time step"
    return f"{error:.1f} cm from the recording, {worst:.0f} cm in the worst frame"


@dataclass(frozen=True, eq=False)
class Rectified:
    """A clip made physical.

    Attributes:
        name: Of the clip.
        skill: What plays it: its body, its start, and its arrays in `held`.
        document: The text of the skill's file.
        recorded: [frame, nq] the clip on the body, before.
        frame_rate: Of `recorded` [1/s].
        rollout: The forward simulation of the skill.
        alone: [frame, nq] plain servos on the recording, until they fell; None where that was not simulated.
        motion: The result on the skeleton of the clip, with its frame rate.
        skeleton: Which skeleton that is, in words.
        figures: What it is like.
        complete: Whether the search came to its end; otherwise it was stopped, or its time was over.
        stopped: Whether it was stopped from outside.
        notes: Remarks.
    """

    name: str
    skill: Skill
    document: str
    recorded: np.ndarray
    frame_rate: float
    rollout: Rollout
    alone: np.ndarray | None
    motion: Motion
    skeleton: str
    figures: Figures
    complete: bool = True
    stopped: bool = False
    notes: list[str] = field(default_factory=list)

    def of_part(self, left_out: float, remark: str) -> Rectified:
        """This result, said to be of a part of its clip.

        Args:
            left_out: What was cut [s].
            remark: What was cut, and why; empty where the clip is whole.
        """
        if not remark:
            return self
        return replace(self, figures=replace(self.figures, cut_s=left_out), notes=[remark, *self.notes])
