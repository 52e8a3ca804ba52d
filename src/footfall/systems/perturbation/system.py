"""The abilities of a motion that reacts (`control/system.py`)."""

from __future__ import annotations

from ...control.law import Controller
from ...control.skill import Skill
from ...control.system import Description, System
from ...physics.carried import Carried
from . import reading


class Perturbation(System):
    """A recorded motion that reacts to small hits; its root, or its root and legs, follow the recording."""

    def controller(self, skill: Skill) -> Controller:
        """The law with the arrays beside the file."""
        return reading.controller(skill)

    def carried(self, skill: Skill, dt: float, seconds: float) -> Carried | None:
        """The root, and the legs where they follow the recording."""
        return reading.carried(skill, dt, seconds)

    def describe(self, skill: Skill) -> Description:
        """How long it is, what follows the recording, and the gains."""
        gains, follows, frame_rate, arrays = reading.read(skill)
        what = "the root" if follows == reading.ROOT else "the root and the legs"
        words = (
            f"kinematic root: {what} follow the recording; the rest is moved by torques",
            f"{len(arrays['angle'])} frames at {frame_rate:g} a second, {self.lasts(skill):.2f} s",
            f"{len(skill.character.joints)} hinges; muscles of {gains.frequency:g} rad/s, damping ratio {gains.ratio:g}",
        )
        return Description(words, (), (), dict(skill.body))

    def lasts(self, skill: Skill) -> float | None:
        """From the first frame to the last [s]."""
        _, _, frame_rate, arrays = reading.read(skill)
        return (len(arrays["angle"]) - 1) / frame_rate


SYSTEM = Perturbation()
