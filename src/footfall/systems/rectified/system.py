"""The abilities of rectified clips (`control/system.py`)."""

from __future__ import annotations

from typing import Any

from ...control.law import Controller
from ...control.method import Method
from ...control.skill import Skill
from ...control.system import Description, System
from . import states, targets

SERVOS, FEEDBACK = "servos", "feedback"
ADVICE = "the targets hold for the time step, the ground and the start they were found with; rectify the clip again"


class RectifiedClip(System):
    """One rectified clip from its first frame to its last: by plain servos, or by torques with feedback."""

    methods = (Method("rectified clips", "Sok 2007", "4", "footfall rectify CLIP"),)

    def controller(self, skill: Skill) -> Controller:
        """The law with the arrays beside the file."""
        if has_feedback(skill):
            return states.controller(skill.id, skill.character, *states.read(skill))
        angle, frame_rate, servo = targets.read(skill)
        return targets.controller(skill.id, skill.character, angle, frame_rate, servo)

    def describe(self, skill: Skill) -> Description:
        """How long it is, and the gains of servos."""
        if has_feedback(skill):
            arrays, frame_rate = states.read(skill)
            words = (f"{len(arrays['state'])} states at {frame_rate:g} a second, {self.lasts(skill):.2f} s",)
            words += (f"{len(arrays['gain'])} gain matrices of a linear-quadratic regulator",)
            return Description(words, (), (), dict(skill.body))
        angle, frame_rate, servo = targets.read(skill)
        names = [joint.name for joint in skill.character.joints]
        rows = tuple((name, float(k), float(d)) for name, (k, d) in zip(names, servo, strict=True))
        words = (f"{len(angle)} target poses at {frame_rate:g} a second, {(len(angle) - 1) / frame_rate:.2f} s",)
        return Description(words, ("servo", "stiffness [N m/rad]", "damping [N m s/rad]"), rows, dict(skill.body))

    def lasts(self, skill: Skill) -> float | None:
        """From the first frame to the last."""
        if has_feedback(skill):
            arrays, frame_rate = states.read(skill)
            return (len(arrays["state"]) - 1) / frame_rate
        angle, frame_rate, _ = targets.read(skill)
        return (len(angle) - 1) / frame_rate

    def time_step(self, skill: Skill) -> float | None:
        """The time step with which the targets were found; without feedback they hold for hardly any other."""
        return targets.time_step(skill.table())

    def finished(self, memory: Any) -> bool:
        """The last pose is held for ever."""
        return False

    def advice(self, skill: Skill, fall: str, joint: str) -> str:
        """What to do about a fall."""
        return ADVICE


def has_feedback(skill: Skill) -> bool:
    """Whether a skill file has states, torques and gains instead of targets of servos."""
    table = skill.table()
    kind = table.text("control", SERVOS, longest=20)
    if kind not in (SERVOS, FEEDBACK):
        raise table.fail("control", f"expected {SERVOS} or {FEEDBACK}, got {kind[:40]!r}")
    return kind == FEEDBACK


SYSTEM = RectifiedClip()
