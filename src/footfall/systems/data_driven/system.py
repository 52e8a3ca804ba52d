"""The abilities of data-driven control (`control/system.py`)."""

from __future__ import annotations

from ...control.director import Director
from ...control.law import Controller
from ...control.skill import Skill
from ...control.system import System
from . import graph
from .director import Queue

ADVICE = {  # the number of the file to try first against a kind of fall
    "sideways_drift": "raise balance.lat_cv, or offsets.width",
    "forward": "raise balance.cd, or lower offsets.swing_hip",
    "backward": "raise offsets.swing_hip, or balance.cv",
    "toe_stub": "lift the swinging foot: offsets.lift, balance.clear_cd",
    "pelvis_sank": "stiffen the stance knee: servo.stance_knee, offsets.stance_knee",
    "late_or_missed_contact": "lower offsets.lift or offsets.patience",
}


class DataDriven(System):
    """Recorded movement of any kind, followed under physics."""

    def controller(self, skill: Skill) -> Controller:
        """The gains of the file; the piece beside it is checked."""
        return graph.controller(skill)

    def director(self, skill: Skill) -> Director | None:
        """Plays the fragments of the piece in order."""
        return Queue(graph.queue(skill), graph.gains(skill))

    def phase(self, controller: Controller, memory: object, time: float) -> float:
        """How far the current fragment has come."""
        slot = int(memory["slot"])  # pyright: ignore[reportIndexIssue]
        length = float(memory["length"][slot])  # pyright: ignore[reportIndexIssue]
        return min(1.0, float(memory["at"]) / length) if length > 0.0 else float("nan")  # pyright: ignore[reportIndexIssue]

    def advice(self, skill: Skill, fall: str, joint: str) -> str:
        """Which number to try first against a fall."""
        return ADVICE.get(fall, super().advice(skill, fall, joint))


SYSTEM = DataDriven()
