"""What SIMBICON answers when others ask (`control/system.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...control.law import Controller, copied
from ...control.learned import DEFAULTS
from ...control.method import Method
from ...control.reference import CYCLE_SAMPLES, ReferenceCycle
from ...control.skill import Skill
from ...control.system import Description, System, Tracking
from . import feedforward, transition
from .advice import advice
from .clip import graph as clip_graph
from .clip import recording
from .describe import description
from .planar import graph as planar_graph
from .spatial import graph as spatial_graph
from .spatial import law as spatial


class Simbicon(System):
    """Pose graphs in the plane and in space, and recorded gaits."""

    methods = (
        Method("SIMBICON in the plane", "Yin 2007", "7.3 to 7.7", "footfall play planar-walk"),
        Method("SIMBICON in space", "Yin 2007", "7.3 to 7.7", "footfall play human-walk-robust"),
        Method("gaits from motion capture", "Yin 2007", "7.5", "footfall learn CLIP"),
        Method("feedback-error learning", "Yin 2007", "7.6", "footfall train-feedforward SKILL"),
    )

    def controller(self, skill: Skill) -> Controller:
        """Read the pose graph or the recorded cycle of a skill, check all of it, and make it ready to run."""
        plain = _plain(skill)
        return feedforward.playing(plain, skill) if "feedforward" in skill.body else plain

    def join(self, old: Controller, memory: Any, came_from: int, new: Controller) -> tuple[Controller, int] | None:
        """At the same place of the step where states correspond, else when a new step begins (7.7.1)."""
        return transition.join(old, memory, came_from, new)

    def describe(self, skill: Skill) -> Description:
        """The states as the thesis's Table 7.1 has them, or the recorded cycle and its balance feedback."""
        return description(skill)

    def phase(self, controller: Controller, memory: Any, time: float) -> float:
        """The fraction of the recorded cycle, or of the state's dwell time."""
        if "at" in (memory.dtype.names or ()):
            return float(memory.at) / CYCLE_SAMPLES % 1.0
        return super().phase(controller, memory, time)

    def advice(self, skill: Skill, fall: str, joint: str) -> str:
        """Which number of the skill file to try first against a fall."""
        return advice(_recorded(skill), skill.character.planar, fall, joint)

    def takes_speed(self, skill: Skill) -> bool:
        """Whether the file gives its numbers at several speeds."""
        return "speeds" in skill.body

    def editable_states(self, skill: Skill) -> bool:
        """Pose graphs list their states; recorded gaits do not."""
        return "states" in skill.body

    def shift_gains(self, controller: Controller, cd: float, cv: float) -> Controller:
        """Add to the balance gains of every state (7.3.3)."""
        p = copied(controller.parameters)
        if "row" in p.dtype.names:
            p.row[:, :, spatial.CD] += cd
            p.row[:, :, spatial.CV] += cv
        else:  # in the plane one number a state, of a recorded gait one in all
            p["cd"] += cd
            p["cv"] += cv
        return replace(controller, parameters=p)

    def targets(self, skill: Skill) -> dict[str, tuple[float, float]]:
        """What a recorded gait is like; nothing for a pose graph."""
        return recording.targets(skill, self.controller(skill).parameters) if _recorded(skill) else {}

    def tracks_recording(self, skill: Skill) -> bool:
        """Whether the file has a recorded cycle in place of states."""
        return _recorded(skill)

    def reference(self, skill: Skill) -> ReferenceCycle | None:
        """The recorded cycle that the skill tracks."""
        if not _recorded(skill):
            return None
        self.controller(skill)  # checks what the control law reads
        return recording.read(skill)

    def tracking(self, memory: Any) -> Tracking:
        """How far the law is from its recording."""
        if "squared" not in (memory.dtype.names or ()):
            return super().tracking(memory)
        return Tracking(memory.off, memory.squared, memory.squared_rate)

    def channels(self, skill: Skill) -> list[str]:
        """Everything that can be learned, in the order of the law's channels."""
        return feedforward.channels(skill)

    def learning(
        self, skill: Skill, settings: dict[str, float] | None = None, wanted: Sequence[str] = ()
    ) -> Controller:
        """A controller that learns torques beforehand (7.6), of all channels if none are named."""
        return feedforward.learning(_plain(skill), skill, settings or DEFAULTS, wanted or self.channels(skill))


def _recorded(skill: Skill) -> bool:
    return "clip" in skill.body


def _plain(skill: Skill) -> Controller:
    """The controller before anything was learned."""
    if _recorded(skill):
        return clip_graph.controller(skill)
    return (planar_graph if skill.character.planar else spatial_graph).controller(skill)


SYSTEM = Simbicon()
