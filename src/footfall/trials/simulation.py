"""A trial in progress: physics, controller and memory together, advanced in bursts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from .. import systems
from ..control.law import Controller, fresh_command
from ..control.skill import Skill
from ..physics import kernel
from ..physics.world import Snapshot, Start, World
from .rollout import Ending, Note, Rollout
from .trial import Command, Trial

FOREVER = 2**62  # steps
PATIENCE = 60.0  # how long a moment to change is waited for [s]


@dataclass(frozen=True)
class Saved:
    """A simulation at one instant: physics, who is in control, and what it remembers."""

    physics: Snapshot
    skill: Skill
    controller: Controller
    memory: Any
    command: Any
    commanded: bool
    notes: int


class Simulation:
    """Runs a trial burst by burst, so that decisions can be made in between."""

    def __init__(self, trial: Trial, compiled: bool = True):
        self.trial, self.compiled = trial, compiled
        self.world = World(trial.character, trial.ground, trial.dt)
        self.steps = max(1, round(trial.seconds / trial.dt))
        every = max(1, round(trial.record_every / trial.dt)) if trial.record_every > 0 else 0
        self.world.record(self.steps // every + 1 if every else 0, every)
        self.world.push(trial.pushes)
        self.notes: list[Note] = []
        self.begin(trial.skill, systems.controller(trial.skill), scattered_start(trial))

    def begin(self, skill: Skill, controller: Controller, start: Start) -> None:
        """Put the body at a start under a skill, everything before forgotten; for many trials of one body."""
        self.command = fresh_command()
        self.command.heading = start.heading
        self.commanded = False  # whether anybody has said how fast; the skill's own speed until then
        self.ending: Ending | None = None
        self.notes.clear()
        self.memory: Any = None
        self.world.buffers.clock[0] = 0
        self.control(skill, controller, skill.start_state)
        self.world.place(start)

    def control(self, skill: Skill, controller: Controller, state: int) -> None:
        """Hand the body to a controller, in this state, now."""
        self.skill, self.controller = skill, controller
        before: Any = self.memory
        self.memory = controller.fresh_memory()
        self.memory.state, self.memory.entered = state, self.world.time
        names = controller.memory.names or ()
        if "heading" in names:  # go on facing where the body is asked to face now
            carried = before if before is not None and "heading" in before.dtype.names else self.command
            self.memory.heading = carried.heading
        if not self.commanded:
            self.command.speed, self.command.lateral = skill.speed, skill.lateral
        self.world.set_damping(controller.damping)

    def steer(self, command: Command) -> None:
        """Ask for another speed, heading or sideways speed from now on."""
        if command.speed is not None:
            self.command.speed, self.commanded = command.speed, True
        if command.heading is not None:
            self.command.heading = command.heading
        if command.lateral is not None:
            self.command.lateral, self.commanded = command.lateral, True

    @property
    def time(self) -> float:
        return self.world.time

    @property
    def over(self) -> bool:
        return self.ending is not None

    def advance(self, until_time: float, events: int = 0) -> int:
        """Run until a time or one of these events; returns what happened in the last step."""
        target = min(self.steps, round(until_time / self.trial.dt))
        steps = target - int(self.world.buffers.clock[0])
        happened = 0
        if steps > 0 and not self.over:
            happened = self.world.advance(
                *(self.controller.law, self.controller.parameters, self.memory, self.command),
                *(steps, events, self.compiled),
            )
        if happened & kernel.DIVERGED:
            self.ending = Ending("diverged", self.time, self.world.culprit())
        elif happened & kernel.FELL:
            self.ending = Ending("fell", self.time)
        elif self.world.buffers.clock[0] >= self.steps:
            self.ending = Ending("time_up", self.time)
        return happened

    def change(self, skill: Skill, wait: int = 0) -> bool:
        """Go over to another skill at the next moment its system allows, letting `wait` of them pass.

        False when the body fell before, or when no such moment came within `PATIENCE`.
        """
        new = systems.controller(skill)
        room, before, latest = systems.room(skill), int(self.memory.state), self.time + PATIENCE
        while not self.over and self.time < latest - 0.5 * self.trial.dt:
            joined = room.join(self.controller, self.memory, before, new)
            if joined is not None and wait == 0:
                self.control(skill, *joined)
                return True
            wait -= joined is not None
            before = int(self.memory.state)
            self.advance(min(self.trial.seconds, latest), kernel.STATE_CHANGE)
        return False

    def stop(self) -> None:
        """End it from outside; what was recorded is kept."""
        if not self.over:
            self.ending = Ending("stopped", self.time)

    def save(self) -> Saved:
        return Saved(
            *(self.world.save(), self.skill, self.controller, self.memory.copy()),
            *(self.command.copy(), self.commanded, len(self.notes)),
        )

    def restore(self, saved: Saved) -> None:
        """Go back; what follows is the same, bit for bit."""
        self.world.restore(saved.physics)
        self.skill, self.controller = saved.skill, saved.controller
        self.memory, self.command, self.commanded = saved.memory.copy(), saved.command.copy(), saved.commanded
        self.world.set_damping(self.controller.damping)
        self.ending = None
        del self.notes[saved.notes :]

    @contextmanager
    def looking_ahead(self) -> Iterator[None]:
        """Try something and come back: no pushes (they cannot be known), no records, no end of the trial."""
        here, pushes, steps = self.save(), self.world.pushes, self.steps
        every = self.world.buffers.log_at[1]
        self.world.push(())
        self.world.buffers.log_at[1] = 0
        self.steps = FOREVER
        try:
            yield
        finally:
            self.world.pushes, self.steps = pushes, steps
            self.restore(here)
            self.world.buffers.log_at[1] = every

    def rollout(self) -> Rollout:
        """What happened so far."""
        buffers = self.world.buffers
        return Rollout(
            trial=self.trial,
            ending=self.ending or Ending("stopped", self.time),
            columns=tuple(self.world.columns),
            series=buffers.log[: buffers.log_at[0]].copy(),
            tally=buffers.tally.copy(),
            notes=tuple(self.notes),
        )


def scattered_start(trial: Trial) -> Start:
    """The start, moved a little at random when the trial asks for it."""
    start = trial.start or trial.skill.start
    if trial.scatter <= 0.0:
        return start
    random = np.random.default_rng(trial.seed)
    joints = [joint.name for joint in trial.character.joints]
    angles, rates = dict(start.angles or {}), dict(start.rates or {})
    for name in joints:
        angles[name] = angles.get(name, 0.0) + random.normal(0.0, trial.scatter)
        rates[name] = rates.get(name, 0.0) + random.normal(0.0, 10 * trial.scatter)
    return replace(start, angles=angles, rates=rates, pitch=start.pitch + random.normal(0.0, trial.scatter))
