"""Simulations that wait for their next trial, so that searches do not build one for every candidate."""

from __future__ import annotations

from threading import Lock
from typing import Any

from .. import systems
from . import kinematic
from .simulation import Simulation, scattered_start
from .trial import Trial


class Idle:
    """Simulations by body, ground, duration and time step; any thread may take one."""

    def __init__(self) -> None:
        self._waiting: dict[tuple, list[Simulation]] = {}
        self._lock = Lock()

    def __reduce__(self) -> Any:
        return Idle, ()  # none travel to another process

    def take(self, trial: Trial, begin: bool = True) -> Simulation:
        """A simulation of a trial.

        Args:
            trial: What is simulated; one without balls.
            begin: Whether it is put at its start; else it must be restored first.

        Returns:
            A simulation that nobody else has until it is given back.
        """
        with self._lock:
            waiting = self._waiting.get(_key(trial), [])
            found = next((sim for sim in reversed(waiting) if _alike(sim.trial, trial)), None)
            if found is not None:
                waiting.remove(found)
        if found is None:
            return Simulation(trial)
        found.trial = trial
        found.push(trial.pushes)
        if begin:
            found.begin(trial.skill, kinematic.controller(trial.skill), scattered_start(trial))
        return found

    def give(self, sim: Simulation) -> None:
        """Give a simulation back."""
        skill, trial = sim.trial.skill, sim.trial
        plain = sim.direction is None and sim.stream is None and not trial.hits
        if plain and systems.of(skill).carried(skill, trial.dt, trial.seconds) is None:
            with self._lock:
                self._waiting.setdefault(_key(trial), []).append(sim)


def _key(trial: Trial) -> tuple:
    return trial.dt, trial.seconds, trial.record_every, trial.ground.friction


def _alike(a: Trial, b: Trial) -> bool:
    """Whether a simulation of one trial can run the other, which has the same key."""
    return a.ground == b.ground and (a.character is b.character or a.character == b.character)
