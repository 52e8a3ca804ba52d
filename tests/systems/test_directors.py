"""Directors: decisions between bursts, saved and restored with the simulation, the same on any number of threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from footfall import Change, Command, Push, Trial, run, systems
from footfall.control import skill as skills
from footfall.control.director import Wait
from footfall.evaluate.protocols import cycle
from footfall.optimize.walking import settle
from footfall.physics import kernel
from footfall.trials import Simulation, route
from footfall.trials.simulation import Direction

DT = 2e-3
GO = skills.load("human-stop-and-go")
COMMANDS = (Command(0.0, speed=0.5), Command(8.0, speed=0.0), Command(20.0, speed=0.8))


def speed(rollout, after: float, before: float) -> float:
    rows = (rollout.time >= after) & (rollout.time < before)
    return float(np.abs(rollout["com_vx"][rows]).mean())


@pytest.fixture(scope="module")
def stopped_and_gone():
    return run(Trial(GO, 30.0, DT, commands=COMMANDS))


def test_it_stands_when_the_speed_is_zero_and_walks_again_when_it_is_not(stopped_and_gone):
    assert stopped_and_gone.ending.kind == "time_up"
    assert speed(stopped_and_gone, 5.0, 8.0) == pytest.approx(0.5, abs=0.25)
    assert speed(stopped_and_gone, 17.0, 20.0) < 0.02
    assert speed(stopped_and_gone, 26.0, 30.0) == pytest.approx(0.8, abs=0.25)


def test_a_directed_trial_is_the_same_on_one_thread_and_on_two(stopped_and_gone):
    trial = Trial(GO, 30.0, DT, commands=COMMANDS)
    with ThreadPoolExecutor(2) as threads:
        for rollout in threads.map(run, [trial, trial]):
            assert np.array_equal(rollout.series, stopped_and_gone.series)


@pytest.mark.parametrize("every", [0.011, 1.0 / 60.0, 0.7])
def test_it_does_not_matter_how_the_bursts_are_cut(stopped_and_gone, every):
    sim = Simulation(Trial(GO, 12.0, DT))
    sim.steer(COMMANDS[0])
    while not sim.over:
        end = min(sim.time + every, 8.0 if sim.time < 8.0 - 0.5 * DT else 12.0)
        sim.advance(end)
        if abs(sim.time - 8.0) < 0.5 * DT:
            sim.steer(COMMANDS[1])
    rows = sim.rollout().series
    assert np.array_equal(rows, stopped_and_gone.series[: len(rows)])


@pytest.mark.parametrize("moment", [0.004, 3.5, 9.1, 14.0])
def test_a_director_is_saved_and_restored_bit_for_bit(stopped_and_gone, moment):
    sim = Simulation(Trial(GO, 16.0, DT))
    sim.steer(COMMANDS[0])
    sim.advance(min(moment, 8.0))
    if moment > 8.0:
        sim.steer(COMMANDS[1])
        sim.advance(moment)
    saved, command = sim.save(), sim.command.copy()
    sim.steer(Command(sim.time, speed=1.0))
    sim.advance(sim.time + 2.0)
    sim.restore(saved)
    assert sim.command.tobytes() == command.tobytes()
    if moment < 8.0:
        sim.advance(8.0)
        sim.steer(COMMANDS[1])
    sim.advance(16.0)
    rows = sim.rollout().series
    assert np.array_equal(rows, stopped_and_gone.series[: len(rows)])


@dataclass(frozen=True)
class Stiffen:
    """Looks ahead after every push: would it fall? It writes parameters, memory and command, and counts."""

    def begin(self) -> dict[str, Any]:
        return {"asked": 0, "falls_ahead": [], "times": np.zeros(0)}

    def ask(self, sim, memory: dict[str, Any]) -> Wait:
        memory["asked"] += 1
        memory["times"] = np.append(memory["times"], sim.time)
        with sim.looking_ahead():
            sim.advance(sim.time + 0.5)
            with sim.looking_ahead():  # a look ahead inside a look ahead
                sim.controller.parameters.kp[:] *= 2.0
                sim.advance(sim.time + 0.2)
            memory["falls_ahead"].append(sim.over)
        sim.controller.parameters.torso_kp[:] *= 1.0005
        sim.command.speed = sim.command.speed + 0.001
        return Wait(0.25, kernel.PUSH_EDGE)


def directed(seconds: float = 3.0) -> Simulation:
    trial = Trial(skills.load("human-walk-speed"), seconds, DT, pushes=(Push((20.0, 0.0, 0.0), 1.13, 0.1),))
    sim = Simulation(trial)
    director = Stiffen()
    sim.direction = Direction(director, director.begin(), sim.step)
    return sim


def test_a_director_is_asked_after_its_wait_and_at_its_events():
    sim = directed()
    sim.advance(3.0)
    assert sim.direction is not None
    times = list(sim.direction.memory["times"])
    assert times[:5] == pytest.approx([0.0, 0.25, 0.5, 0.75, 1.0])
    assert times[5:7] == pytest.approx([1.132, 1.232], abs=DT)  # the push begins and ends
    assert sim.direction.memory["asked"] == len(times)


def test_what_a_director_writes_is_restored_and_looking_ahead_leaves_no_trace():
    sim = directed()
    sim.advance(1.3)
    saved, gain = sim.save(), sim.controller.parameters.torso_kp.copy()
    sim.advance(3.0)
    whole = sim.rollout().series
    assert not np.array_equal(sim.controller.parameters.torso_kp, gain)
    sim.restore(saved)
    assert np.array_equal(sim.controller.parameters.torso_kp, gain)
    sim.advance(3.0)
    assert np.array_equal(sim.rollout().series, whole)
    other = directed()
    other.restore(saved)
    other.controller.parameters.kp[:] = 0.0  # a copy: nobody else's
    assert sim.controller.parameters.kp.any()


def test_its_skill_keeps_its_own_parameters():
    skill = skills.load("human-walk-speed")
    before = systems.controller(skill).parameters.copy()
    directed().advance(2.0)
    assert systems.controller(skill).parameters.tobytes() == before.tobytes()


def test_directed_skills_work_in_protocols_objectives_and_routes():
    steady = cycle.settle(GO, DT, (0.0, 0.5))
    assert steady.period is not None
    with steady.at(steady.snapshots[1]) as sim:
        sim.advance(sim.time + 1.0)
        assert not sim.over
    sim = Simulation(Trial(GO, 60.0, DT, record_every=0.0))
    gait = settle(sim, 8.0, 3.0)
    assert not gait.fell
    sim = Simulation(Trial(GO, 60.0, DT, record_every=0.0))
    sim.advance(9.0)
    assert route.survives(sim, route.candidates(skills.load("human-walk"), [])[0], 2.0)
    assert sim.chosen.id == GO.id


def test_another_skill_takes_over_from_a_directed_one_and_its_director_goes():
    rollout = run(Trial(GO, 14.0, DT, changes=(Change(skills.load("human-walk"), 9.0),)))
    assert rollout.ending.kind == "time_up"
    assert any("human-stop-and-go → human-walk" in note.text for note in rollout.notes)


@pytest.mark.slow
@pytest.mark.parametrize(("dt", "speed"), [(5e-4, 0.5), (1e-3, 0.9), (2e-3, 1.2)])
def test_it_stops_and_goes_for_minutes(dt, speed):
    random, time, commands = np.random.default_rng(1), 0.0, []
    while time < 170.0:
        commands.append(Command(time, speed=speed))
        time += 8.0 + random.uniform(0.0, 3.0)
        commands.append(Command(time, speed=0.0))
        time += 7.0 + random.uniform(0.0, 3.0)
    rollout = run(Trial(GO, 180.0, dt, commands=tuple(c for c in commands if c.time < 180.0), record_every=0.02))
    assert rollout.ending.kind == "time_up"
