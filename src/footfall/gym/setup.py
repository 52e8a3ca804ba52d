"""What an environment is: body, action, observation, how an episode is drawn; the same for one world and for many."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

import numpy as np

from .. import characters
from ..control import skill as skills
from ..control.law import Controller
from ..control.skill import Skill
from ..errors import BadInput, UnknownName
from ..physics.push import Push
from ..physics.scene import Scene
from ..physics.scene import parse as parse_scene
from ..physics.start import Start
from ..physics.world import check_time_step
from ..systems.policy import interface as interfaces
from ..systems.policy.interface import KINDS, RESIDUAL, SCALE, TARGETS, Interface
from ..trials import Command, Simulation, Trial
from ..trials.simulation import scattered
from . import reference as references
from . import rewards
from .reference import Reference

TASKS = tuple(rewards.WEIGHTS)
PARTS = ("height", "up", "velocity", "angles", "rates", "angular_velocity", "feet")
MAX_SECONDS = 3600.0


@dataclass(frozen=True)
class Episode:
    """One episode as it was drawn.

    Attributes:
        start: Initial state.
        command: What is asked for.
        pushes: External forces.
        row: Of the clip at the beginning.
    """

    start: Start
    command: Command
    pushes: tuple[Push, ...] = ()
    row: int = 0


@dataclass(frozen=True)
class Setup:
    """An environment as plain data. Made by `make`.

    Attributes:
        task: `walk`, `imitate` or `push`.
        skill: A skill of the system `policy` without a network: its actions come from outside.
        interface: Observation and action.
        seconds: Of an episode [s].
        dt: Time step of the physics [s].
        scatter: Standard deviation of the start: angles [rad], ten times as much for rates [rad/s].
        speed: Lowest and highest speed that is asked for [m/s].
        heading: Lowest and highest heading that is asked for [rad].
        impulse: Smallest and largest push [N s].
        every: Shortest and longest time between pushes [s].
        push_seconds: How long a push lasts [s].
        weights: Of the reward, in the order of `rewards.NAMES`.
        reference: The clip to imitate; None without one.
    """

    task: str
    skill: Skill
    interface: Interface
    seconds: float
    dt: float
    scatter: float
    speed: tuple[float, float]
    heading: tuple[float, float]
    impulse: tuple[float, float]
    every: tuple[float, float]
    push_seconds: float
    weights: tuple[float, ...]
    reference: Reference | None = field(default=None, compare=False)

    @property
    def steps(self) -> int:
        """Time steps of a control step."""
        return round(1.0 / (self.interface.rate * self.dt))

    @property
    def length(self) -> int:
        """Control steps of an episode."""
        return max(1, round(self.seconds * self.interface.rate))

    @property
    def most_pushes(self) -> int:
        """Pushes of an episode at most."""
        return math.ceil(self.seconds / self.every[0]) + 1 if self.task == "push" else 0

    @property
    def full_effort(self) -> float:
        """Squared torque limits over a control step [N² m² s]."""
        return sum(joint.torque**2 for joint in self.skill.character.joints) / self.interface.rate

    def simulation(self, record_every: float = 0.0) -> tuple[Simulation, Controller]:
        """A simulation of this environment, and the controller that it begins with."""
        sim = Simulation(Trial(self.skill, self.length / self.interface.rate, self.dt, record_every=record_every))
        return sim, sim.controller

    def draw(self, random: np.random.Generator) -> Episode:
        """An episode at random."""
        body = self.skill.character
        start, row = self.skill.start, 0
        if self.reference is not None:
            row = int(random.integers(len(self.reference.qpos))) if self.reference.cyclic else 0
            start = self.reference.start(row, body)
        if self.scatter > 0.0:
            start = scattered(start, body, self.scatter, random)
        speed, heading = float(random.uniform(*self.speed)), float(random.uniform(*self.heading))
        return Episode(start, Command(0.0, speed, start.heading + heading), self._pushes(random), row)

    def _pushes(self, random: np.random.Generator) -> tuple[Push, ...]:
        """Pushes one after the other, in any horizontal direction."""
        pushes: list[Push] = []
        time = float(random.uniform(*self.every))
        while self.task == "push" and time + self.push_seconds < self.seconds:
            force = float(random.uniform(*self.impulse)) / self.push_seconds
            turn = float(random.uniform(-math.pi, math.pi))
            if self.skill.character.planar:
                pushes.append(Push((math.copysign(force, turn), 0.0, 0.0), time, self.push_seconds))
            else:
                pushes.append(Push((force * math.cos(turn), force * math.sin(turn), 0.0), time, self.push_seconds))
            time += float(random.uniform(*self.every))
        return tuple(pushes)

    def begin(self, sim: Simulation, controller: Controller, episode: Episode) -> None:
        """Put a simulation at the beginning of an episode."""
        sim.begin(self.skill, controller, episode.start)
        sim.push(episode.pushes)
        sim.steer(episode.command)
        sim.memory["policy_row"] = episode.row


@dataclass(frozen=True)
class Settings:
    """The arguments of an environment.

    Attributes:
        character: A built-in body or a character file; that of the skill, or `human`, if None.
        actions: `targets` (of servos), `torques`, or `residual` (offsets on `skill`).
        skill: The skill that a residual is added to; otherwise it gives body and start, and the clip to imitate.
        clip: What `imitate` imitates: a built-in reference motion or a motion file; that of the skill if "".
        joints: Names of the joints that have an action; all if None.
        scale: What an action of 1 means: rad (`targets`, `residual`) or a fraction of the torque limit; one number or
            one a joint; 1.0, 0.2 and 0.3 if None.
        rate: Control steps a second; a whole number of time steps each.
        dt: Time step of the physics [s].
        seconds: Of an episode [s].
        scatter: Standard deviation of the start: angles [rad], ten times as much for rates [rad/s].
        speed: That is asked for, or lowest and highest [m/s]; the skill's own, or 0.6 to 1.4 of `walk`, if None.
        heading: That is asked for, relative to the start, or lowest and highest [rad].
        impulse: Of pushes, or smallest and largest [N s].
        every: Time between pushes, or shortest and longest [s].
        push_seconds: How long a push lasts [s].
        scene: The ground, as of `footfall play --scene`.
        observation: Parts of the observation (`footfall.systems.policy.observation.PARTS`); those of the task if None.
        weights: Of the reward, by name, in place of the task's own (`footfall.gym.rewards.WEIGHTS`).
    """

    character: str | None = None
    actions: str = TARGETS
    skill: str | Skill | None = None
    clip: str = ""
    joints: Sequence[str] | None = None
    scale: float | Sequence[float] | None = None
    rate: float = interfaces.RATE
    dt: float = 2e-3
    seconds: float = 20.0
    scatter: float = 0.01
    speed: tuple[float, float] | float | None = None
    heading: tuple[float, float] | float = 0.0
    impulse: tuple[float, float] | float = (20.0, 40.0)
    every: tuple[float, float] | float = (2.0, 4.0)
    push_seconds: float = 0.2
    scene: str = "flat"
    observation: Sequence[str] | None = None
    weights: Mapping[str, float] | None = None


def make(task: str, **settings: Any) -> Setup:
    """An environment, its arguments checked.

    Args:
        task: `walk`, `imitate` or `push`.
        settings: As of `Settings`.

    Raises:
        FootfallError: Something cannot be used.
    """
    known = [each.name for each in fields(Settings)]
    for name in settings:
        if name not in known:
            raise UnknownName("argument of an environment", name, known)
    if task not in TASKS:
        raise UnknownName("task", task, TASKS)
    asked = Settings(**settings)
    base, body = _base(asked)
    _check_rate(asked.rate, asked.dt)
    moving = references.of(asked.clip, base, body, asked.rate) if task == "imitate" else None
    if task != "imitate" and asked.clip:
        raise BadInput(f"clip={asked.clip[:60]!r}: only Footfall/Imitate-v0 imitates a clip")
    residual = asked.actions == RESIDUAL
    usual = (0.6, 1.4) if task == "walk" and not residual else base.speed if base else 0.0
    speed = _range("speed", usual if asked.speed is None else asked.speed, -5.0, 15.0)
    interface = Interface(
        character=body,
        parts=_parts(task, asked.actions, asked.observation, moving),
        kind=asked.actions,
        joints=_joints(asked.joints, body),
        scale=_scale(asked.scale, asked.actions, len(asked.joints or body.joints)),
        rest=dict(base.start.angles or {}) if base and asked.actions == TARGETS else {},
        rate=float(asked.rate),
        below=base if residual else None,
        cyclic=moving.cyclic if moving else True,
        time_step=asked.dt,
    )
    return Setup(
        task=task,
        skill=_skill(task, interface, base, moving, asked.scene, sum(speed) / 2.0),
        interface=interface,
        seconds=_length(asked.seconds, moving, asked.rate),
        dt=asked.dt,
        scatter=_number("scatter", asked.scatter, 0.0, 1.0),
        speed=speed,
        heading=_range("heading", asked.heading, -math.pi, math.pi),
        impulse=_range("impulse", asked.impulse, 0.0, 1e4),
        every=_range("every", asked.every, 0.1, MAX_SECONDS),
        push_seconds=_number("push_seconds", asked.push_seconds, 0.01, 10.0),
        weights=_weights(task, asked.weights),
        reference=moving,
    )


def _base(asked: Settings) -> tuple[Skill | None, characters.Character]:
    """The skill, on the body of the environment, and that body."""
    if asked.actions not in KINDS:
        raise UnknownName("kind of actions", str(asked.actions), KINDS)
    base = skills.load(asked.skill) if isinstance(asked.skill, str) else asked.skill
    if asked.character:
        body = characters.load(asked.character)
    else:
        body = base.character if base else characters.load("human")
    interfaces.check_body(body)
    if base is not None and [j.name for j in base.character.joints] != [j.name for j in body.joints]:
        raise BadInput(f"{base.id} is made for {base.character.name} and cannot be used on {body.name}")
    if asked.actions == RESIDUAL:
        if base is None:
            raise BadInput("residual actions are offsets on a skill; expected skill=, for example human-walk")
        interfaces.drivable(base)
        base = replace(base, character=body)
    return base, body


def _check_rate(rate: float, dt: float) -> None:
    check_time_step(dt)
    steps = 1.0 / (_number("rate", rate, 1.0, 1000.0) * dt)
    if abs(steps - round(steps)) > 1e-6 or round(steps) < 1:
        raise BadInput(
            f"{rate:g} control steps a second are no whole time steps of {dt:g} s; for example 50 of 0.002 s"
        )


def _skill(
    task: str, interface: Interface, base: Skill | None, moving: Reference | None, scene: str, speed: float
) -> Skill:
    """The skill that is driven from outside; without a command it goes at the middle of the speeds asked for."""
    start = moving.start(0, interface.character) if moving else base.start if base else Start()
    ground = parse_scene(scene) if scene != "flat" else base.scene if base else Scene()
    below = interface.below
    return Skill(
        id=f"{task}-{interface.kind}",
        title=f"Footfall/{task.capitalize()}-v0",
        about="",
        source="",
        origin="designed",
        kind=base.kind if base else "cycle",
        gait="",
        system="policy",
        character=interface.character,
        start=start,
        start_state=below.start_state if below else 0,
        scene=ground,
        speed=speed,
        lateral=base.lateral if base else 0.0,
        body=interface.table(str(below.path) if below else ""),
        held={} if moving is None else {"reference": moving.features},
    )


def _parts(task: str, actions: str, asked: Sequence[str] | None, moving: Reference | None) -> tuple[str, ...]:
    """Parts of the observation, in their order."""
    names = interfaces.NAMES
    if asked is None:
        chosen = [*PARTS, "action"]
        chosen += ["phase", "reference"] if moving else [] if task == "push" and actions != RESIDUAL else ["command"]
        chosen += ["phase"] if actions == RESIDUAL else []
    else:
        chosen = list(asked)
    for name in chosen:
        if name not in names:
            raise UnknownName("part of an observation", str(name), names)
    if "reference" in chosen and moving is None:
        raise BadInput("the part reference needs a clip; expected Footfall/Imitate-v0")
    return tuple(name for name in names if name in chosen)


def _joints(asked: Sequence[str] | None, body: characters.Character) -> tuple[str, ...]:
    every = tuple(joint.name for joint in body.joints)
    if asked is None:
        return every
    for name in asked:
        body.joint_index(name)
    if not asked or len(set(asked)) != len(asked):
        raise BadInput("joints: expected names of different joints")
    return tuple(asked)


def _scale(asked: float | Sequence[float] | None, actions: str, count: int) -> tuple[float, ...]:
    given = SCALE[actions] if asked is None else asked
    values = [given] * count if isinstance(given, int | float) else list(given)
    if len(values) != count:
        raise BadInput(f"scale: {len(values)} numbers for {count} joints; expected one, or one a joint")
    return tuple(_number("scale", value, 0.0, 10.0) for value in values)


def _weights(task: str, asked: Mapping[str, float] | None) -> tuple[float, ...]:
    for name in asked or {}:
        if name not in rewards.NAMES:
            raise UnknownName("weight", str(name), rewards.NAMES)
    chosen = {**rewards.WEIGHTS[task], **(asked or {})}
    return tuple(_number(name, chosen[name], -1e3, 1e3) for name in rewards.NAMES)


def _length(seconds: float, moving: Reference | None, rate: float) -> float:
    """Of an episode: that of a clip which does not repeat is over with it."""
    seconds = _number("seconds", seconds, 1.0 / rate, MAX_SECONDS)
    if moving is not None and not moving.cyclic:
        seconds = min(seconds, (len(moving.qpos) - 1) / rate)
    return seconds


def _number(name: str, value: Any, low: float, high: float) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float | np.number) or not low <= float(value) <= high:
        raise BadInput(f"{name}: {value!r} cannot be used; expected a number from {low:g} to {high:g}")
    return float(value)


def _range(name: str, value: Any, low: float, high: float) -> tuple[float, float]:
    pair = tuple(value) if isinstance(value, tuple | list) else (value, value)
    if len(pair) != 2:
        raise BadInput(f"{name}: {value!r} cannot be used; expected one number, or lowest and highest")
    bottom, top = (_number(name, each, low, high) for each in pair)
    if bottom > top:
        raise BadInput(f"{name}: {bottom:g} is above {top:g}; expected lowest and highest")
    return bottom, top
