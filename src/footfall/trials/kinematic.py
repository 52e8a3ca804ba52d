"""Playing a kinematic skill: poses of a motion stream, with no forces, no torques and no falls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from .. import systems
from ..control.law import Controller
from ..control.skill import Skill
from ..control.system import MotionStream

if TYPE_CHECKING:
    from .simulation import Simulation

MEMORY = np.dtype([("state", "i8"), ("entered", "f8")], align=True)
FRAME = 0.01  # between poses that are not recorded [s]


def controller(skill: Skill) -> Controller:
    """The controller of a skill; one without a law where it is kinematic."""
    if not systems.kinematic(skill):
        return systems.controller(skill)
    return Controller(skill.id, _no_law, None, MEMORY, np.zeros(len(skill.character.joints)))


def stream(skill: Skill) -> tuple[MotionStream | None, dict[str, Any] | None]:
    """The motion stream of a kinematic skill with its first memory; nothing for one that is moved by torques."""
    if not systems.kinematic(skill):
        return None, None
    found = systems.of(skill).stream(skill)
    return found, found.begin()


def _pose(sim: Simulation, time: float) -> np.ndarray:
    assert sim.stream is not None
    assert sim.stream_memory is not None
    return sim.stream.frame(sim.stream_memory, time, sim.command, sim.world.push_list)


def show_first(sim: Simulation) -> None:
    """The pose at time 0; recorded where records are kept."""
    sim.world.show(_pose(sim, 0.0), 0, sim.world.buffers.log_every[0] > 0)


def play(sim: Simulation, target: int) -> None:
    """Go on pose by pose up to a step."""
    every = int(sim.world.buffers.log_every[0])
    stride = every or max(1, round(FRAME / sim.trial.dt))
    while sim.step < target:
        following = min(target, (sim.step // stride + 1) * stride)
        pose = _pose(sim, following * sim.trial.dt)
        sim.world.show(pose, following - sim.step, every > 0 and following % every == 0)


def _no_law(parameters: Any, memory: Any, body: Any, command: Any, torque: Any) -> int:
    raise AssertionError("a kinematic skill has no control law")
