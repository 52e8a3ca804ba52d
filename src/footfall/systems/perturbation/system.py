"""The abilities of a motion that reacts (`control/system.py`)."""

from __future__ import annotations

from ...control.director import Director
from ...control.law import Controller
from ...control.method import Method
from ...control.skill import Skill
from ...control.system import Description, System
from ...physics.carried import Carried
from .. import of as system_of
from . import on_feet, reading


class Perturbation(System):
    """A recorded motion that reacts to small hits, or low-gain arms and neck on top of another skill."""

    methods = (Method("reactions to small hits", "Yin 2007", "5", "footfall react CLIP"),)

    def controller(self, skill: Skill) -> Controller:
        """The law with the arrays beside the file."""
        return on_feet.controller(skill) if on_feet.is_over(skill) else reading.controller(skill)

    def kinematic_root(self, skill: Skill) -> bool:
        """A clip has one; a skill on top of another is on its own feet."""
        return not on_feet.is_over(skill)

    def carried(self, skill: Skill, dt: float, seconds: float) -> Carried | None:
        """The root, and the legs where they follow the recording; nothing on top of another skill."""
        return None if on_feet.is_over(skill) else reading.carried(skill, dt, seconds)

    def director(self, skill: Skill) -> Director | None:
        """That of the skill below."""
        if not on_feet.is_over(skill):
            return None
        below = on_feet.base(skill)
        return system_of(below).director(below)

    def takes_speed(self, skill: Skill) -> bool:
        """Whether the skill below does."""
        if not on_feet.is_over(skill):
            return False
        below = on_feet.base(skill)
        return system_of(below).takes_speed(below)

    def speed_range(self, skill: Skill) -> tuple[float, float] | None:
        """That of the skill below."""
        if not on_feet.is_over(skill):
            return None
        below = on_feet.base(skill)
        return system_of(below).speed_range(below)

    def describe(self, skill: Skill) -> Description:
        """How long it is, what follows the recording, and the gains."""
        if on_feet.is_over(skill):
            gains, arrays = on_feet.read(skill)
            words = (
                f"low-gain arms, neck and head on top of {on_feet.base(skill).id}, on its own feet",
                f"recorded in {int((arrays['known'] > 0).sum())} states; muscles of {gains.frequency:g} rad/s",
            )
            return Description(words, (), (), dict(skill.body))
        gains, follows, frame_rate, arrays = reading.read(skill)
        what = "the root follows" if follows == reading.ROOT else "the root and the legs follow"
        words = (
            f"kinematic root: {what} the recording; the rest is moved by torques",
            f"{len(arrays['angle'])} frames at {frame_rate:g} a second, {self.lasts(skill):.2f} s",
            f"{len(skill.character.joints)} hinges; muscles of {gains.frequency:g} rad/s, ratio {gains.ratio:g}",
        )
        return Description(words, (), (), dict(skill.body))

    def lasts(self, skill: Skill) -> float | None:
        """From the first frame to the last [s]; a skill on its own feet goes on."""
        if on_feet.is_over(skill):
            return None
        _, _, frame_rate, arrays = reading.read(skill)
        return (len(arrays["angle"]) - 1) / frame_rate

    def time_step(self, skill: Skill) -> float | None:
        """That for which the torques of a clip were found; with another its replay is less exact."""
        return None if on_feet.is_over(skill) else reading.TIME_STEP


SYSTEM = Perturbation()
