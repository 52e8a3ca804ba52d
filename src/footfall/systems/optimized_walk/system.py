"""What optimized walking answers when others ask (`control/system.py`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...control.describing import lines, short
from ...control.law import Controller, copied
from ...control.method import Method
from ...control.skill import Skill
from ...control.system import NO_ADVICE, Description, System
from . import graph, law, transition

SHOWN = (*law.COLUMNS[: law.TORSO_KP], *("cd", "cv", "ankle_cd", "ankle_cv"))  # columns of the table
TABLES = ("transition", "servo", "arms", "command")
ADVICE = {
    "pelvis_sank": "stiffen the stance knee (gain.stance_knee), or straighten it (stance_knee)",
    "sideways_drift": "raise the sideways velocity feedback c_v (lat.cv) and the sideways position feedback c_d "
    "(lat.cd), or step wider (lat.hip)",
    "forward": "raise the velocity feedback c_v (cv), or take longer steps by a larger swing hip angle (swing_hip); an "
    "earlier push-off (transition.c_trans, smaller) helps too",
    "backward": "raise the velocity feedback c_v (cv), or take shorter steps by a smaller swing hip angle (swing_hip); "
    "a torso leaning forward helps too",
    "toe_stub": "lift the swinging foot: bend the swing knee further (swing_knee, more negative), or raise the swing "
    "ankle or hip angle (swing_ankle, swing_hip)",
    "late_or_missed_contact": "reach the ground sooner: a straighter swing knee (swing_knee) or a smaller swing hip "
    "angle (swing_hip) in the second state",
    "torque_saturated": "raise the torque limit of the {joint} in the character, or lower its gain",
    "slipped": "more friction, or shorter steps by a smaller swing hip angle (swing_hip)",
    "pushed": "raise the balance feedback c_v and c_d (cv, cd), also sideways (lat.cv, lat.cd); `footfall optimize` "
    "with pushes searches for better ones",
    "legs_collided": "step wider (lat.hip), or narrow the range of the sideways balance feedback "
    "(servo.lat_swing_hip_range)",
}


class OptimizedWalk(System):
    """The walking controller of Wang, Fleet and Hertzmann (2009)."""

    methods = (Method("optimized walking", "Wang 2009", "3 to 5", "footfall optimize human-walk-natural"),)

    def controller(self, skill: Skill) -> Controller:
        """Read the two states of a skill, check all of it, and make it ready to run."""
        return graph.controller(skill)

    def join(self, old: Controller, memory: Any, came_from: int, new: Controller) -> tuple[Controller, int] | None:
        """At the beginning of a step, on the same leg."""
        return transition.join(old, memory, came_from, new)

    def describe(self, skill: Skill) -> Description:
        """Targets and balance feedback of the two states, lateral numbers and gains below them."""
        rows = []
        for i, state in enumerate(skill.body.get("states", [])):
            rows.append((i, *(short(state[name]) if name in state else "" for name in SHOWN)))
            for head in ("lat", "gain"):
                own = state.get(head, {})
                rows.append((head, *(short(own[name]) if name in own else "" for name in SHOWN)))
        return Description(lines(skill.body, TABLES), ("state", *SHOWN), tuple(rows), dict(skill.body))

    def advice(self, skill: Skill, fall: str, joint: str) -> str:
        """Which number of the skill file to try first against a fall."""
        return ADVICE.get(fall, NO_ADVICE).format(joint=joint.replace("_", " "))

    def editable_states(self, skill: Skill) -> bool:
        """The file lists two states."""
        return "states" in skill.body

    def shift_gains(self, controller: Controller, cd: float, cv: float) -> Controller:
        """Add to the balance gains of all states."""
        p = copied(controller.parameters)
        p.row[:, law.CD] += cd
        p.row[:, law.CV] += cv
        return replace(controller, parameters=p)


SYSTEM = OptimizedWalk()
