"""Data-driven characters: random walks on the graph, turns, speeds, starts and stops, conditions.

Everything is measured at 0.5, 1 and 2 ms, and the worst counts. Steps are foot strikes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ... import parallel, systems
from ...characters.shape import BodyShape, Load
from ...control.skill import Skill
from ...physics import kernel
from ...physics import scene as scenes
from ...physics.scene import Scene
from ...trials import Command, Simulation, Trial

TIME_STEPS = (5e-4, 1e-3, 2e-3)  # [s]
WALK = 1.2  # [m/s]
SETTLE = 5.0  # before a command [s]
TURNS = (45.0, -45.0, 90.0, -90.0, 135.0, -135.0, 180.0, -180.0)  # [deg]
TURN_STEPS, TURN_WITHIN = 4, 15.0  # steps after the one in which the command comes, [deg]
TURN_AFTER = 3.0  # upright after a turn [s]
EIGHT_RADIUS, EIGHT_ASIDE = 2.5, 0.8  # of the circles of an eight, and how far from it on average [m]
SPEEDS = tuple(round(0.3 + 0.1 * k, 1) for k in range(20))  # [m/s]
SPEED_WITHIN, SPEED_SETTLE, SPEED_OVER = 0.15, 6.0, 8.0  # [m/s], [s], [s]
JOG, JOG_SECONDS, JOG_LEAST = 2.5, 10.0, 1.8  # [m/s], [s], [m/s]
STARTS, START_SECONDS, STILL = 20, 4.0, 0.15  # how many, each start and each stop [s], speed of standing [m/s]
CONDITION_SECONDS = 60.0


@dataclass(frozen=True)
class Outcome:
    """One trial: what was tried, at which time step, whether it went well, a number, and words."""

    name: str
    dt: float
    ok: bool
    value: float = math.nan
    text: str = ""


def worst(outcomes: Sequence[Outcome]) -> dict[str, bool]:
    """Whether each thing went well at all time steps."""
    found: dict[str, bool] = {}
    for outcome in outcomes:
        found[outcome.name] = found.get(outcome.name, True) and outcome.ok
    return found


def at_all_steps(
    trials: dict[str, Callable[[float], Outcome]],
    progress: parallel.Progress,
    what: str,
    steps: Sequence[float] = TIME_STEPS,
) -> list[Outcome]:
    """Run every trial at every time step, on all cores."""
    jobs = [(trial, dt) for trial in trials.values() for dt in steps]
    return parallel.parallel_map(lambda job: job[0](job[1]), jobs, progress, what)


def simulation(skill: Skill, seconds: float, dt: float, **settings: Any) -> Simulation:
    """A trial without a record, in progress."""
    return Simulation(Trial(skill, seconds, dt, record_every=0.0, **settings))


def walking(skill: Skill, dt: float, seconds: float, speed: float = WALK, **settings: Any) -> Simulation:
    """The same, told to walk."""
    sim = simulation(skill, seconds, dt, **settings)
    sim.steer(Command(0.0, speed=speed))
    return sim


# --- random walks ---------------------------------------------------------------------------------


def random_walk(skill: Skill, seed: int, minutes: float, dt: float) -> Outcome:
    """Minutes until the first fall of a random walk on the graph."""
    told = systems.of(skill).following(skill, random=seed)
    sim = simulation(told, 60.0 * minutes, dt)
    while not sim.over:
        sim.advance(sim.time + 10.0)
    return Outcome(f"random {seed}", dt, survived(sim), sim.time / 60.0)


def survived(sim: Simulation) -> bool:
    """Whether a trial ended without a fall."""
    return sim.ending is None or sim.ending.kind == "time_up"


# --- steering -------------------------------------------------------------------------------------


def turn(skill: Skill, degrees: float, dt: float) -> Outcome:
    """Turn on command while walking: within 15 degrees after four steps, and upright afterwards."""
    name, sim = f"turn {degrees:+g}", walking(skill, dt, 60.0)
    sim.advance(SETTLE)
    goal = math.radians(degrees)
    sim.steer(Command(sim.time, heading=goal))
    for _ in range(TURN_STEPS + 1):  # the step in which the command comes is decided already
        before = sim.strikes
        latest = sim.time + 2.0
        while not sim.over and sim.strikes == before and sim.time < latest:
            sim.advance(sim.time + 0.5, kernel.FOOT_STRIKE)
    if sim.over:
        return Outcome(name, dt, False, math.nan, f"{sim.ending}")
    off = _facing(sim, 0.6) - goal
    off = abs(math.degrees((off + math.pi) % (2.0 * math.pi) - math.pi))
    sim.advance(sim.time + TURN_AFTER)
    return Outcome(name, dt, off <= TURN_WITHIN and survived(sim), off, "" if not sim.over else f"{sim.ending}")


def _facing(sim: Simulation, seconds: float) -> float:
    """The mean heading from now on, over about one step [rad]."""
    end, found = sim.time + seconds, []
    while not sim.over and sim.time < end:
        found.append(sim.heading)
        sim.advance(sim.time + 0.05)
    return math.atan2(float(np.sin(found).mean()), float(np.cos(found).mean())) if found else math.nan


def eight(skill: Skill, dt: float) -> Outcome:
    """A figure of eight as a path."""
    t = np.linspace(0.0, 2.0 * np.pi, 80)
    first = np.stack((np.sin(t), 1.0 - np.cos(t)), axis=1) * EIGHT_RADIUS
    second = first[1:] * np.array([1.0, -1.0])
    path = np.concatenate((first, second))
    told = systems.of(skill).following(skill, path=[tuple(map(float, point)) for point in path])
    length = float(np.linalg.norm(np.diff(path, axis=0), axis=1).sum())
    sim, far = walking(told, dt, 2.0 * length / WALK + 5.0), []
    while not sim.over:
        sim.advance(sim.time + 0.25)
        far.append(float(np.linalg.norm(path - sim.position[:2], axis=1).min()))
    aside = float(np.mean(far)) if far else math.nan
    return Outcome("figure of eight", dt, survived(sim) and aside < EIGHT_ASIDE, aside, f"{sim.ending}")


def speed(skill: Skill, wanted: float, dt: float) -> Outcome:
    """Whether a speed is held: the mean over some seconds, along the heading."""
    sim = walking(skill, dt, SPEED_SETTLE + SPEED_OVER + 0.1, wanted)
    sim.advance(SPEED_SETTLE)
    begin = sim.position
    sim.advance(SPEED_SETTLE + SPEED_OVER)
    held = float(np.linalg.norm((sim.position - begin)[:2])) / SPEED_OVER
    ok = not sim.over and abs(held - wanted) <= SPEED_WITHIN
    return Outcome(f"speed {wanted:g}", dt, ok, held, "" if not sim.over else f"{sim.ending}")


def jog(skill: Skill, dt: float) -> Outcome:
    """From walking to jogging."""
    sim = walking(skill, dt, 2.0 * SETTLE + JOG_SECONDS + 0.1)
    sim.advance(SETTLE)
    sim.steer(Command(sim.time, speed=JOG))
    sim.advance(2.0 * SETTLE)
    begin = sim.position
    sim.advance(2.0 * SETTLE + JOG_SECONDS)
    held = float(np.linalg.norm((sim.position - begin)[:2])) / JOG_SECONDS
    return Outcome("jog", dt, not sim.over and held >= JOG_LEAST, held, "" if not sim.over else f"{sim.ending}")


def starts_and_stops(skill: Skill, dt: float, count: int = STARTS) -> Outcome:
    """Start and stop again and again; each stop must end in standing."""
    sim, good = simulation(skill, (2 * count + 1) * START_SECONDS, dt), 0
    for k in range(count):
        sim.steer(Command(sim.time, speed=WALK))
        sim.advance((2 * k + 1) * START_SECONDS)
        sim.steer(Command(sim.time, speed=0.0))
        sim.advance((2 * k + 2) * START_SECONDS)
        if sim.over:
            break
        good += float(np.linalg.norm(sim.com_velocity[:2])) < STILL
    return Outcome("start and stop", dt, good == count, good, "" if not sim.over else f"{sim.ending}")


def steering(skill: Skill, progress: parallel.Progress, steps: Sequence[float] = TIME_STEPS) -> list[Outcome]:
    """Turns, the figure of eight, speeds, jogging, starts and stops."""
    trials: dict[str, Callable[[float], Outcome]] = {}
    for degrees in TURNS:
        trials[f"turn {degrees:+g}"] = lambda dt, degrees=degrees: turn(skill, degrees, dt)
    trials["figure of eight"] = lambda dt: eight(skill, dt)
    for wanted in SPEEDS:
        trials[f"speed {wanted:g}"] = lambda dt, wanted=wanted: speed(skill, wanted, dt)
    trials["jog"] = lambda dt: jog(skill, dt)
    trials["start and stop"] = lambda dt: starts_and_stops(skill, dt)
    return at_all_steps(trials, progress, "steering", steps)


def steering_figures(outcomes: Sequence[Outcome]) -> dict[str, float | int | None]:
    """`turns_ok`, `turns_total`, `speed_low`, `speed_high`, `jog_ok` and `start_stop_ok`."""
    fine = worst(outcomes)
    turns = [ok for name, ok in fine.items() if name.startswith(("turn", "figure"))]
    held = [float(name.split()[1]) for name, ok in fine.items() if name.startswith("speed") and ok]
    return {
        "turns_ok": sum(turns),
        "turns_total": len(turns),
        "speed_low": min(held, default=None),
        "speed_high": max(held, default=None),
        "jog_ok": int(fine.get("jog", False)),
        "start_stop_ok": int(fine.get("start and stop", False)),
    }


# --- conditions (the paper's list) ------------------------------------------------------------------


def conditions(skill: Skill, progress: parallel.Progress, steps: Sequence[float] = TIME_STEPS) -> list[Outcome]:
    """Walking for a minute on other bodies and grounds, gains unchanged."""
    own = skill.scene.friction_for(skill.character)
    cases: dict[str, tuple[BodyShape, Scene | None]] = {
        "+15 kg on one leg": (BodyShape(loads=(Load("left_shank", 15.0),)), None),
        "legs x0.5": (BodyShape(leg_length=0.5), None),
        "legs x1.5": (BodyShape(leg_length=1.5), None),
        "one leg 3 % shorter": (BodyShape(left_leg=0.97), None),
        "6 degrees up": (BodyShape(), scenes.parse("slope:6")),
        "4 degrees down": (BodyShape(), scenes.parse("slope:-4")),
        "friction x0.6": (BodyShape(), skill.scene.with_friction(0.6 * own)),
        "friction x12": (BodyShape(), skill.scene.with_friction(12.0 * own)),
    }

    def one(name: str, dt: float) -> Outcome:
        shape, ground = cases[name]
        sim = walking(skill, dt, CONDITION_SECONDS, shape=shape, scene=ground)
        while not sim.over:
            sim.advance(sim.time + 10.0)
        return Outcome(name, dt, survived(sim), sim.time, f"{sim.ending}")

    return at_all_steps({name: lambda dt, name=name: one(name, dt) for name in cases}, progress, "conditions", steps)
