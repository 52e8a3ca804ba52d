"""The step-to-step model of limit cycle control: gather look-aheads, fit, check.

Limit cycle control with a look-ahead walks and is disturbed by small pushes; each of its answers K is a sample. Once
there is a model, it walks by the model and the look-ahead only says what it would have done, so that the samples come
from the states that the model gets into (dataset aggregation).
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field, replace
from threading import Event
from typing import Any, NamedTuple

import numpy as np

from .. import systems
from ..control.skill import Skill
from ..errors import BadInput
from ..parallel import Progress, no_progress, parallel_map
from ..physics.kernel import STATE_CHANGE
from ..physics.push import Push
from ..systems.limit_cycle import director, model
from ..trials import Simulation, Trial

PUSH, PUSH_TIME = 60.0, 0.2  # largest disturbance [N], [s]
EVERY = 2.5  # between disturbances [s]
JITTER = 0.1  # of K while gathering, in units of its limits
DTS = (2e-3, 1e-3, 5e-4)


class Samples(NamedTuple):
    """What look-aheads answered.

    Attributes:
        features: [sample, feature] states at the beginning of steps.
        k: [sample, perturbation] the answers.
        seconds: How long the walks lasted [s].
        fell: How many of them fell.
    """

    features: np.ndarray
    k: np.ndarray
    seconds: float
    fell: int


@dataclass(frozen=True)
class Gathering:
    """One walk during which samples are taken.

    Attributes:
        skill: The skill, without or with a model.
        seed: Of its start, disturbances and jitter.
        seconds: Duration [s].
        dt: Time step [s].
        teacher: Fraction of the steps that the look-ahead decides; the model decides the others.
        commands: Commands of the trial.
        stop: Ends the walk early once it is set.
        deadline: So does this time of the monotonic clock [s].
    """

    skill: Skill
    seed: int
    seconds: float
    dt: float
    teacher: float
    commands: tuple[Any, ...] = ()
    stop: Event = field(default_factory=Event)
    deadline: float = math.inf


def without_model(skill: Skill) -> Skill:
    """The skill as its look-ahead plays it."""
    body = {key: value for key, value in skill.body.items() if key not in ("model", "data")}
    return replace(skill, body=body, held=None)


def with_model(skill: Skill, fitted: model.Model) -> Skill:
    """The skill with a model instead of the look-ahead; its arrays are not in a file yet."""
    body = {**skill.body, "model": {"use": True}, "data": "model.npz"}
    return replace(skill, body=body, held=fitted._asdict())


def base(skill: Skill) -> Skill:
    """The base graph alone: neither look-ahead nor model."""
    body = {key: value for key, value in skill.body.items() if key not in ("model", "data", "regulate")}
    return replace(skill, body=body, held=None)


def disturbances(seed: int, seconds: float) -> tuple[Push, ...]:
    """Small horizontal pushes in random directions, one every `EVERY` seconds."""
    random = np.random.default_rng(seed)
    pushes, time = [], 1.0
    while time < seconds:
        angle, force = random.uniform(-np.pi, np.pi), PUSH * random.uniform(0.2, 1.0)
        pushes.append(Push((force * np.cos(angle), force * np.sin(angle), 0.0), time, PUSH_TIME))
        time += EVERY * random.uniform(0.6, 1.4)
    return tuple(pushes)


def gather(work: Gathering) -> Samples:
    """Walk, and ask the look-ahead at the beginning of every step."""
    skill, random = work.skill, np.random.default_rng(work.seed + 1000)
    rules = director.settings(skill)
    assert rules is not None
    modelled = "model" in skill.body
    walker = skill if modelled else base(skill)
    trial = Trial(
        walker,
        work.seconds,
        work.dt,
        pushes=disturbances(work.seed, work.seconds),
        seed=work.seed,
        scatter=0.02,
        record_every=0.0,
        commands=(),
    )
    sim = Simulation(trial)
    p = sim.controller.parameters
    n, limit = int(p.perturbations), np.array(p.limit[: int(p.perturbations)])
    commands = sorted(work.commands, key=lambda command: command.time)
    features, answers, step = [], [], 0
    while not sim.over and not work.stop.is_set() and time.monotonic() < work.deadline:
        while commands and commands[0].time <= sim.time:
            sim.steer(commands.pop(0))
        sim.advance(work.seconds, STATE_CHANGE)
        if sim.over or int(sim.memory.steps) == step:
            continue
        step = int(sim.memory.steps)
        k, told = director.decide(sim, rules, 1)
        if not told.get("lost"):
            features.append(np.array(sim.memory.features))
            answers.append(k)
        if not modelled or random.uniform() < work.teacher:
            sim.memory.k[:n] = np.clip(k + JITTER * limit * random.normal(size=n), -limit, limit)
    fell = int(sim.ending is not None and sim.ending.kind != "time_up")
    return Samples(np.array(features), np.array(answers), sim.time, fell)


def joined(parts: list[Samples]) -> Samples:
    """All samples together."""
    kept = [part for part in parts if len(part.features)]
    return Samples(
        np.concatenate([part.features for part in kept]),
        np.concatenate([part.k for part in kept]),
        sum(part.seconds for part in parts),
        sum(part.fell for part in parts),
    )


def learn(
    skill: Skill,
    seconds: float = 30.0,
    rounds: int = 2,
    walks: int = 4,
    seed: int = 1,
    commands: tuple[tuple[Any, ...], ...] = ((),),
    progress: Progress = no_progress,
) -> tuple[model.Model, Samples]:
    """Fit the step-to-step model of a skill that has a look-ahead.

    Args:
        skill: A skill of limit cycle control with a `[regulate]` table.
        seconds: Duration of each walk [s].
        rounds: How often samples are taken anew with the model of the round before.
        walks: Walks in each round.
        seed: Of the first walk.
        commands: Lists of commands; the walks take them in turn.
        progress: Called after every walk.

    Returns:
        The model and the samples it was fitted to.
    """
    parts: list[Samples] = []
    fitted = None
    for number in range(rounds + 1):
        fitted = round_of(skill, fitted, parts, number, seed, seconds, walks, commands, progress)
    assert fitted is not None
    return fitted, joined(parts)


def round_of(
    skill: Skill,
    fitted: model.Model | None,
    parts: list[Samples],
    number: int,
    seed: int,
    seconds: float = 10.0,
    walks: int = 8,
    commands: tuple[tuple[Any, ...], ...] = ((),),
    progress: Progress = no_progress,
    deadline: float = math.inf,
) -> model.Model:
    """Take samples once more, with the model so far, and fit all of them; `parts` gets the new ones.

    Raises:
        BadInput: The look-ahead has no answer in any state of these walks.
    """
    plain = without_model(skill)
    player = plain if fitted is None else with_model(plain, fitted)
    teacher = 1.0 if fitted is None else 0.3
    stop = Event()
    work = [
        Gathering(
            player, seed + 100 * number + i, seconds, DTS[i % 2], teacher, commands[i % len(commands)], stop, deadline
        )
        for i in range(walks)
    ]
    parts += parallel_map(gather, work, progress, f"look-aheads, round {number + 1}", stop=stop)
    if not any(len(part.features) for part in parts):
        raise BadInput(f"{skill.id}: the look-ahead finds no answer in any state that the body gets into")
    together = joined(parts)
    return model.fit(together.features, together.k)


def survival(skill: Skill, seconds: float, dts: tuple[float, ...] = DTS, seeds: int = 1) -> list[float]:
    """How long it walks without help, for each seed and time step [s]."""

    def one(case: tuple[int, float]) -> float:
        sim = Simulation(Trial(skill, seconds, case[1], seed=case[0], scatter=0.01, record_every=0.0))
        sim.advance(seconds)
        return sim.time

    systems.controller(skill)
    return parallel_map(one, [(seed, dt) for seed in range(1, seeds + 1) for dt in dts])
