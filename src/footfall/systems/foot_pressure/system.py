"""From a skill file to poses: a database folder, and the recording of a pad that drives it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...control.method import Method
from ...control.skill import Skill, confined
from ...control.system import KINEMATIC, Description, MotionStream, System
from ...motion import rotation
from ...motion.retarget import hinges
from . import pad_file
from .animator import animate
from .database import RATE, of_skill


@dataclass(frozen=True)
class PressureStream(MotionStream):
    """The avatar of one recording; its last pose is held.

    Attributes:
        poses: [frame, nq] generalised positions at 60 Hz.
    """

    poses: np.ndarray

    def begin(self) -> dict[str, Any]:
        """It has nothing to remember: the time says it all."""
        return {}

    def frame(self, memory: dict[str, Any], time: float, command: Any, pushes: Sequence[Any]) -> np.ndarray:
        """The pose at a time, between two frames; commands and pushes change nothing."""
        place = min(max(time, 0.0) * RATE, len(self.poses) - 1.0)
        k = min(math.floor(place), len(self.poses) - 2)
        a, b, part = self.poses[k], self.poses[k + 1], place - k
        pose = a + part * (b - a)
        pose[3:7] = rotation.slerp(a[3:7], b[3:7], part)
        return pose


class FootPressureSystem(System):
    """An avatar driven by the pressure under somebody's feet."""

    kind = KINEMATIC
    methods = (Method("animation from foot pressure", "Yin 2007", "3", "footfall pressure train FOLDER"),)

    def stream(self, skill: Skill) -> MotionStream:
        """The avatar of the recording beside the skill file."""
        table = skill.table()
        made = of_skill(skill)
        name = table.text("recording", longest=100)
        if skill.path is None:
            raise table.fail("recording", "expected a skill with a file of its own, beside which the recording lies")
        recording = pad_file.read(confined(skill.path, name, "recording"))
        pad_file.check_same(recording.pad, made.pad, name)
        motion, _, _ = animate(made, recording.frames)
        return PressureStream(hinges.qpos(motion, skill.character))

    def describe(self, skill: Skill) -> Description:
        """The acts it can recognise."""
        counts: dict[str, int] = {}
        for row in skill.body.get("acts", []):
            label = str(row.get("label", "")) if isinstance(row, dict) else ""
            counts[label] = counts.get(label, 0) + 1
        rows = tuple((label, count) for label, count in counts.items())
        words = ("recognises acts from the pressure under the feet and shows them, without forces",)
        return Description(words, ("act", "performances"), rows, {"acts": counts})


SYSTEM = FootPressureSystem()
