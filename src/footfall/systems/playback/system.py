"""From a skill file to poses: `reference = "walk"` or `clip = "dance.bvh"`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...control.method import Method
from ...control.skill import Skill, confined
from ...control.system import KINEMATIC, Description, MotionStream, System
from ...motion import read, rotation
from ...motion.cleaning.clean import clean
from ...motion.retarget import hinges, references
from ...motion.retarget.retarget import retarget

RATE = 120.0  # frames a second of reference motions, about


@dataclass(frozen=True)
class Playback(MotionStream):
    """Poses over time, repeated with their travel where the motion is periodic.

    Attributes:
        poses: [frame, nq] generalised positions.
        rate: Frames a second.
        advance: [3] travel from the first frame to the one after the last [m]; None for a motion that ends.
        planar: Whether the root is x, z, pitch.
    """

    poses: np.ndarray
    rate: float
    advance: np.ndarray | None
    planar: bool

    def begin(self) -> dict[str, Any]:
        """A playback has nothing to remember: the time says it all."""
        return {}

    def frame(self, memory: dict[str, Any], time: float, command: Any, pushes: Sequence[Any]) -> np.ndarray:
        """The pose at a time, between two frames; commands and pushes change nothing."""
        place, count = time * self.rate, len(self.poses)
        if self.advance is None:
            place = min(place, count - 1.0)
        k = math.floor(place)
        return self._between(self._pose(k), self._pose(k + 1), place - k)

    def _pose(self, k: int) -> np.ndarray:
        """Frame `k`, any number of cycles on."""
        if self.advance is None:
            return self.poses[min(k, len(self.poses) - 1)]
        cycles, k = divmod(k, len(self.poses))
        pose = self.poses[k].copy()
        if self.planar:
            pose[0] += cycles * self.advance[0]
        else:
            pose[:3] += cycles * self.advance
        return pose

    def _between(self, a: np.ndarray, b: np.ndarray, fraction: float) -> np.ndarray:
        pose = a + fraction * (b - a)
        if not self.planar:
            pose[3:7] = rotation.slerp(a[3:7], b[3:7], fraction)
        return pose


class PlaybackSystem(System):
    """Movement as it was recorded or published, without forces."""

    kind = KINEMATIC
    methods = (Method("published walking or a clip, without forces", "–", "", "footfall play human-walk-published"),)

    def stream(self, skill: Skill) -> MotionStream:
        """Read the motion a skill names, on its character."""
        table = skill.table()
        if table.has("reference") == table.has("clip"):
            raise table.fail("reference", "expected either reference or clip")
        if table.has("reference"):
            name = table.text("reference", choices=references.NAMES)
            table.done()
            return _reference(name, skill)
        if skill.path is None:
            raise table.fail("clip", "expected a skill with a file of its own, beside which the clip lies")
        path = confined(skill.path, table.text("clip", longest=100), "clip")
        table.done()
        motion = retarget(clean(read(path)).motion, skill.character)
        return Playback(hinges.qpos(motion, skill.character), motion.rate, None, skill.character.planar)

    def describe(self, skill: Skill) -> Description:
        """What is played."""
        named = skill.body.get("reference") or skill.body.get("clip")
        return Description((f"plays {named} without forces",), data=dict(skill.body))


def _reference(name: str, skill: Skill) -> Playback:
    """One stride of a published walk, or the whole of another reference motion, repeated."""
    walking = name in references.WALKS
    period = references.stride_time(name) if walking else references.SHIFT_PERIOD
    frames = round(RATE * period)
    motion = references.reference(name, skill.character, 2.0 * period, frames / period)
    poses = hinges.qpos(motion, skill.character)
    travel = motion.root[2 * frames] - motion.root[frames] if walking else np.zeros(3)
    poses = poses[frames : 2 * frames]
    poses[:, 0] -= poses[0, 0]
    return Playback(poses, frames / period, travel * (1.0, 1.0, 0.0), skill.character.planar)


SYSTEM = PlaybackSystem()
