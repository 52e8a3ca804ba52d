"""The abilities of limit cycle control (`control/system.py`)."""

from __future__ import annotations

from ...control.describing import lines, short
from ...control.director import Director
from ...control.law import Controller
from ...control.method import Method
from ...control.skill import Skill
from ...control.system import Description, System
from . import director, graph

ADVICE = {  # the number of the file to try first against a kind of fall
    "pelvis_sank": "stiffen the stance knee (servo.knee), or straighten it (stance_knee)",
    "sideways_drift": "raise the limit of a perturbation that moves the swing foot sideways, or turn the swing hip "
    "further out (swing_hip_roll)",
    "forward": "raise the limit of a perturbation that moves the swing foot forward, or have the centre of mass less "
    "far ahead of the stance foot (desired.stance-com, lower)",
    "backward": "a smaller swing hip angle in the last state (swing_hip_pitch), or have the centre of mass further "
    "ahead of the stance foot (desired.stance-com, higher)",
    "toe_stub": "lift the swinging foot: bend the swing knee further (swing_knee, more negative), or a larger swing "
    "hip or ankle angle (swing_hip_pitch, swing_ankle_pitch)",
    "late_or_missed_contact": "reach the ground sooner: a straighter swing knee (swing_knee) in the state that waits "
    "for contact",
    "slipped": "more friction, or shorter steps: the centre of mass less far ahead of the stance foot "
    "(desired.stance-com, lower)",
    "pushed": "raise the limits of the perturbations, and learn the model anew with `footfall stabilize`",
    "legs_collided": "walk wider: turn the swing hip further out (swing_hip_roll), or have the centre of mass further "
    "inside (desired.stance-com, its second number)",
    "unclear": "compare with the look-ahead (model.use = false); where that walks, learn the model with more samples",
}


class LimitCycle(System):
    """A pose graph that falls alone, kept on its cycle by perturbations once a step."""

    methods = (Method("limit cycle control", "survey (Laszlo 1996)", "3.1", "footfall stabilize SKILL"),)

    def controller(self, skill: Skill) -> Controller:
        """The base graphs, perturbations and model of the file."""
        director.settings(skill)  # a fault there is found here
        return graph.controller(skill)

    def director(self, skill: Skill) -> Director | None:
        """The look-ahead; none where the file has no `[regulate]` table or a learned model in use."""
        return director.of(skill)

    def describe(self, skill: Skill) -> Description:
        """How K is found, the perturbations, and the poses: a row for each joint, a column for each state."""
        body = skill.body
        states = body.get("states", [])
        joints = list(dict.fromkeys(name for state in states for name in state.get("pose", {})))
        rows = [("until", *(short(state.get("until")) for state in states))]
        rows += [(name, *(short(state.get("pose", {}).get(name, 0.0)) for state in states)) for name in joints]
        heads = ("pose [rad]", *(f"state {i}" for i in range(len(states))))
        words = (_feedback(skill), *_perturbations(skill), *lines(body, ("desired", "regulate", "servo", "command")))
        if "speeds" in body:
            words = (f"first…last: slow and fast base graph, {short(body['speeds'])} m/s", *words)
        return Description(words, heads, tuple(rows), dict(body))

    def advice(self, skill: Skill, fall: str, joint: str) -> str:
        """Which number of the skill file to try first against a fall."""
        if "regulate" not in skill.body:
            return "a base graph falls alone; `footfall stabilize` makes it walk"
        return ADVICE.get(fall) or super().advice(skill, fall, joint)

    def takes_speed(self, skill: Skill) -> bool:
        """Between the slow and the fast base graph."""
        return "speeds" in skill.body


def _feedback(skill: Skill) -> str:
    """Who finds K."""
    if "regulate" not in skill.body:
        return "base graph alone: no perturbations are chosen"
    return "K from a look-ahead once a step" if director.of(skill) else "K from the learned model once a step"


def _perturbations(skill: Skill) -> list[str]:
    """The fixed perturbations (eq. 5)."""
    return [
        f"perturbation: {row.get('name', '')}, |k| ≤ {short(row.get('limit'))} on {', '.join(row.get('pose', {}))}"
        for row in skill.body.get("perturbations", [])
    ]


SYSTEM = LimitCycle()
