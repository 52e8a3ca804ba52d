"""A trial in progress: physics, controller, director and memory together, advanced in bursts."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import numpy as np

from .. import systems
from ..characters import Character
from ..control.director import Wait
from ..control.law import Controller, copied, fresh_command
from ..control.skill import Skill
from ..physics import kernel
from ..physics.push import Push
from ..physics.start import Start
from . import hits, kinematic
from .observables import Observables
from .rollout import Ending, Note, Rollout
from .saved import Direction, Mark, Saved
from .trial import Command, Trial

FOREVER = 2**62  # steps
MAX_WAIT = 60.0  # how long a moment to change is waited for [s]


class Simulation(Observables):
    """Runs a trial burst by burst, so that decisions can be made in between.

    Args:
        trial: What is simulated.
        compiled: False runs the loop in plain Python, for a debugger.

    Attributes:
        trial: As given.
        skill: The skill in control now.
        chosen: The skill that was asked for; another one may be in control while its director has handed over.
        controller: Its law with parameters.
        memory: The law's memory record; `memory.state` is the current state.
        command: Speed [m/s], heading [rad] and lateral speed [m/s] that are asked for.
        ending: Why it is over; None while it runs.
        notes: What happened, in words.
    """

    def __init__(self, trial: Trial, compiled: bool = True):
        self.trial, self.compiled = trial, compiled
        self.ahead = False  # whether it looks ahead
        self.world = hits.world(trial)
        carried = systems.of(trial.skill).carried(trial.skill, trial.dt, trial.seconds)
        if carried is not None:
            self.world.carry(carried)
        self.steps = max(1, round(trial.seconds / trial.dt))
        every = max(1, round(trial.record_every / trial.dt)) if trial.record_every > 0 else 0
        self.world.record(self.steps // every + 1 if every else 0, every)
        self.world.push(trial.pushes)
        self.notes: list[Note] = []
        self.begin(trial.skill, kinematic.controller(trial.skill), scattered_start(trial))

    # --- who is in control -----------------------------------------------------------------------

    def begin(self, skill: Skill, controller: Controller, start: Start) -> None:
        """Put the body at a start under a skill and forget everything before; for many trials of one body.

        Args:
            skill: The skill that takes control.
            controller: Its controller (`systems.controller(skill)`).
            start: Position, orientation and velocities at time 0.
        """
        self.command = fresh_command()
        self.command.heading = start.heading
        self.commanded = False  # whether a speed was commanded; the skill's own speed until then
        self.ending: Ending | None = None
        self.notes.clear()
        self.memory: Any = None
        self.direction: Direction | None = None
        self._asking = False
        self.world.buffers.clock[0] = 0
        self.control(skill, controller, skill.start_state)
        self.world.place(start)
        hits.wait(self)
        if self.stream is not None:
            kinematic.show_first(self)

    def control(self, skill: Skill, controller: Controller, state: int, keep_director: bool = False) -> None:
        """Hand the body to a controller, now.

        Args:
            skill: The skill that takes control.
            controller: Its controller.
            state: The state it begins in.
            keep_director: Whether the director in charge stays; else that of the skill takes over, if it has one.
        """
        self.skill, self.controller = skill, controller
        before: Any = self.memory
        self.memory = controller.fresh_memory()
        self.memory.state, self.memory.entered = state, self.world.time
        self.came_from = state
        names = controller.memory.names or ()
        if "heading" in names:  # go on with the heading that is asked for now
            carried = before if before is not None and "heading" in before.dtype.names else self.command
            self.memory.heading = carried.heading
        if not self.commanded and not keep_director:  # a part goes at the speed of the skill whose director stays
            self.command.speed, self.command.lateral = skill.speed, skill.lateral
        self.world.set_damping(controller.damping)
        if not keep_director:
            self.chosen, director = skill, systems.of(skill).director(skill)
            self.direction = None if director is None else Direction(director, director.begin(), self.step)
            if director is not None:
                self.controller = replace(controller, parameters=copied(controller.parameters))
        self.stream, self.stream_memory = kinematic.stream(skill)

    def steer(self, command: Command) -> None:
        """Ask for another speed, heading or lateral speed from now on."""
        if command.speed is not None:
            self.command.speed, self.commanded = command.speed, True
        if command.heading is not None:
            self.command.heading = command.heading
        if command.lateral is not None:
            self.command.lateral, self.commanded = command.lateral, True

    def retell(self, skill: Skill) -> bool:
        """Go on with a skill that was told to follow something else (`System.steered`); its director remembers all.

        Args:
            skill: The skill in control, changed.

        Returns:
            False, and nothing is changed, where it is played in another way than before.
        """
        director, now = systems.of(skill).director(skill), self.direction
        if now is None or director is None or type(director) is not type(now.director) or skill.id != self.chosen.id:
            return False
        if self.skill is self.chosen or self.skill.id == skill.id:  # else a part is in control
            self.skill = skill
        self.chosen = skill
        self.direction = replace(now, director=director, due=self.step)
        return True

    def try_change(self, skill: Skill, keep_director: bool = True) -> bool:
        """Hand the body to another skill if its system allows it at this instant.

        Args:
            skill: The skill to change to; it must have the same body.
            keep_director: Whether the director in charge stays.

        Returns:
            Whether it took over.
        """
        joined = systems.of(skill).join(self.controller, self.memory, self.came_from, systems.controller(skill))
        if joined is not None:
            self.control(skill, *joined, keep_director)
        return joined is not None

    def change(self, skill: Skill, wait: int = 0) -> bool:
        """Change to another skill at the next moment its system allows.

        Args:
            skill: The skill to change to.
            wait: How many such moments to let pass.

        Returns:
            False when the body fell before, or when no such moment came within `MAX_WAIT`.
        """
        new = systems.controller(skill)
        system, before, latest = systems.of(skill), int(self.memory.state), self.time + MAX_WAIT
        while not self.over and self.time < latest - 0.5 * self.trial.dt:
            joined = system.join(self.controller, self.memory, before, new)
            if joined is not None and wait == 0:
                self.control(skill, *joined)
                return True
            wait -= joined is not None
            before = int(self.memory.state)
            self.advance(min(self.trial.seconds, latest), kernel.STATE_CHANGE)
        return False

    # --- time ---------------------------------------------------------------------------------------

    def advance(self, until_time: float, events: int = 0) -> int:
        """Run until a time or an event.

        Args:
            until_time: When to stop [s], since the trial began.
            events: Events to stop at, a union of `kernel.STATE_CHANGE`, `FOOT_STRIKE` and `PUSH_EDGE`.

        Returns:
            The events of the last step. A fall or divergence always ends it, and sets `ending`.
        """
        target, happened = min(self.steps, round(until_time / self.trial.dt)), 0
        while not self.over and self.step < target:
            if self.stream is not None:
                kinematic.play(self, target)
                break
            happened = self._burst(target, events)
            if happened & events:
                break
        if not self.over and self.step >= self.steps:
            self.ending = Ending("time_up", self.time)
        return happened

    def _burst(self, target: int, events: int) -> int:
        """Let the loop run alone, as long as the director allows."""
        direction = None if self._asking else self.direction
        watched = events
        target = min(target, hits.throw_due(self))
        if direction is not None and direction.due <= self.step:
            self._ask(direction)
            direction = self.direction  # a director may have handed over to another
        if direction is not None:
            target, watched = min(target, direction.due), events | direction.events
        before = int(self.memory["state"])  # much faster than an attribute
        happened = self.world.advance(
            self.controller.law,
            self.controller.parameters,
            self.memory,
            self.command,
            target - self.step,
            watched,
            self.compiled,
        )
        self.came_from = before if watched & kernel.STATE_CHANGE else int(self.memory["state"])
        if happened & kernel.DIVERGED:
            self.ending = Ending("diverged", self.time, self.world.culprit())
        elif happened & kernel.FELL:
            self.ending = Ending("fell", self.time)
        elif direction is not None and happened & direction.events:
            direction.due = self.step
        return happened

    def _ask(self, direction: Direction) -> None:
        self._asking = True
        try:
            wait: Wait = direction.director.ask(self, direction.memory)
        finally:
            self._asking = False
        direction.due = self.step + max(1, round(wait.seconds / self.trial.dt))
        direction.events = wait.events

    def set_time(self, seconds: float) -> None:
        """Call this instant another time; for states restored from a simulation with another time step."""
        self.world.set_time(seconds)

    def stop(self) -> None:
        """End it from outside; what was recorded is kept."""
        if not self.over:
            self.ending = Ending("stopped", self.time)

    # --- going back and looking ahead -----------------------------------------------------------------

    def save(self) -> Saved:
        """This instant, as plain data; `restore` goes back to it, here or in another simulation of the same trial."""
        direction, controller = self.direction, self.controller
        if direction is not None:  # a director may write parameters
            direction = direction.copy()
            controller = replace(controller, parameters=copied(controller.parameters))
        return Saved(
            physics=self.world.save(),
            skill=self.skill,
            chosen=self.chosen,
            controller=controller,
            memory=self.memory.copy(),
            command=self.command.copy(),
            commanded=self.commanded,
            notes=len(self.notes),
            came_from=self.came_from,
            direction=direction,
            stream=self.stream,
            stream_memory=copy.deepcopy(self.stream_memory),
        )

    def restore(self, saved: Saved) -> None:
        """Go back; what follows is the same, bit for bit."""
        self.world.restore(saved.physics)
        self.resume(saved)
        self.ending = None
        del self.notes[saved.notes :]

    def resume(self, saved: Saved) -> None:
        """Give the body, where it is now, to the controller and director of another instant."""
        self.skill, self.chosen, self.controller = saved.skill, saved.chosen, saved.controller
        self.memory, self.command, self.commanded = saved.memory.copy(), saved.command.copy(), saved.commanded
        self.came_from, self.direction = saved.came_from, saved.direction
        if saved.direction is not None:
            self.direction = saved.direction.copy()
            self.controller = replace(saved.controller, parameters=copied(saved.controller.parameters))
        self.stream, self.stream_memory = saved.stream, copy.deepcopy(saved.stream_memory)
        self.world.set_damping(self.controller.damping)

    @contextmanager
    def looking_ahead(self) -> Iterator[None]:
        """Try something and come back: no pushes and balls to come (they cannot be known), no records, no end."""
        here, steps, pushes, listed = self.save(), self.steps, self.world.pushes, self.world.push_list
        direction, nested = self.direction, self.ahead
        every = self.world.buffers.log_every[0]
        self.world.push(())
        self.world.clear_forces()  # of a push that acts now
        self.world.buffers.log_every[0] = 0
        self.steps, self.ahead = FOREVER, True
        try:
            yield
        finally:
            self.ahead = nested
            self.steps, self.world.pushes, self.world.push_list = steps, pushes, listed
            self.restore(here)
            if self._asking:  # a director that looks ahead keeps what it has learned from it
                self.direction = direction
            self.world.buffers.log_every[0] = every

    def mark(self) -> Mark:
        """This instant under this law, for `go_to`; without its director."""
        return Mark(self.world.save(), copied(self.controller.parameters), self.memory.copy(), self.came_from)

    def go_to(self, mark: Mark) -> None:
        """Go on from a marked instant, with the same law; only while it looks ahead."""
        self.world.restore(mark.physics)
        self.world.clear_forces()
        self.world.buffers.log_every[0] = 0
        self.controller = replace(self.controller, parameters=copied(mark.parameters))
        self.memory, self.came_from, self.ending = mark.memory.copy(), mark.came_from, None

    def rollout(self) -> Rollout:
        """What happened so far."""
        buffers = self.world.buffers
        return Rollout(
            trial=self.trial,
            ending=self.ending or Ending("stopped", self.time),
            columns=tuple(self.world.columns),
            series=buffers.log[: buffers.log_row[0]].copy(),
            tally=buffers.tally.copy(),
            notes=tuple(self.notes),
        )

    @property
    def over(self) -> bool:
        """Whether it fell, diverged, was stopped or ran out of time."""
        return self.ending is not None

    def note(self, text: str) -> None:
        """Remark something that happened now."""
        self.notes.append(Note(self.time, text))

    def push(self, pushes: Sequence[Push]) -> None:
        """Set the pushes of the whole trial, in place of any set before."""
        self.world.push(tuple(pushes))


def scattered_start(trial: Trial) -> Start:
    """The start, moved a little at random when the trial asks for it."""
    start = trial.start or trial.skill.start
    if trial.scatter <= 0.0:
        return start
    return scattered(start, trial.character, trial.scatter, np.random.default_rng(trial.seed))


def scattered(start: Start, character: Character, scatter: float, random: np.random.Generator) -> Start:
    """A start moved a little at random.

    Args:
        start: The start.
        character: The body.
        scatter: Standard deviation of the angles [rad], and ten times as much of the rates [rad/s].
        random: Source of random numbers.

    Returns:
        The other start.
    """
    angles, rates = dict(start.angles or {}), dict(start.rates or {})
    for joint in character.joints:
        angles[joint.name] = angles.get(joint.name, 0.0) + random.normal(0.0, scatter)
        rates[joint.name] = rates.get(joint.name, 0.0) + random.normal(0.0, 10 * scatter)
    return replace(start, angles=angles, rates=rates, pitch=start.pitch + random.normal(0.0, scatter))
