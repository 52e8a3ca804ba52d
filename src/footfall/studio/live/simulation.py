"""A trial that never ends: one body on one ground, and everything a person can do to it. No threads, no sockets.

`Stage.do` takes a checked message, `advance` lets time pass, `frame` tells how things are; what is to be said to
people collects in `said`. Rewinding restores a saved instant bit for bit and goes on from there.
"""

from __future__ import annotations

import math
from collections import deque
from dataclasses import replace
from typing import Any

from ... import systems
from ...characters import load as load_character
from ...characters.shape import parse as read_shape
from ...control.law import Controller
from ...control.skill import Skill
from ...errors import BadInput, FootfallError
from ...physics import kernel
from ...physics import scene as scenes
from ...physics.props import MOST, Prop
from ...physics.push import Push
from ...physics.world import World
from ...trials import Command, Rollout, Simulation, Trial
from ...trials.rollout import Ending
from ...trials.trial import MAX_SECONDS
from ..wire import snapshot
from ..wire.frames import Painter, norms, scene
from .external_forces import Grip, Hands
from .fall_explanation import Why
from .ghost import Ghost
from .history import RECORD, ROOM, Past

DT = 1e-3  # of the studio's own trials [s]
PICTURE = 1.0 / 60.0  # [s]
LIES = 1.5  # how long a fallen body is watched [s]
ARRIVED = 0.6  # near enough to a target [m]
STROLL = 0.6  # how fast it goes there where neither it nor anybody says [m/s]
BALL_LASTS = 8.0  # [s]
ACTS = {"push", "grab", "drop", "steer", "target", "ball", "box", "clear"}  # what changes what happens next


class Stage:
    """The simulation behind the page."""

    def __init__(self, skill: Skill, dt: float = DT):
        self.dt = dt
        self.paused, self.rate, self.achieved = False, 1.0, 1.0
        self.said: list[dict[str, Any]] = []
        self.serial = self.tick = 0
        self.shape, self.ground, self.friction = "", "", None
        self.recorded: Rollout | None = None  # the last recording, once it has ended, until another begins
        self.past, self.ghostly = Past(), False
        self.ghost: Ghost | None = None
        self._ghost_of: Skill | None = None
        self.enter(skill)

    # --- beginning ---------------------------------------------------------------------------

    def enter(self, skill: Skill) -> None:
        """Begin anew with a skill, on this body and ground."""
        ground = scenes.parse(self.ground) if self.ground else None
        if self.friction is not None:
            ground = (ground or skill.scene).with_friction(self.friction)
        trial = Trial(skill, MAX_SECONDS, self.dt, ground, record_every=0.0, shape=read_shape(self.shape))
        begun = Simulation(trial)
        self.end_recording("the body begins anew; it can still be exported")
        self.sim = begun
        self.source = skill  # as it was given, before it was put on this body
        self.past, self.hands = Past(), Hands()
        self.target: tuple[float, float] | None = None
        self.born: list[float] = []  # when each prop came
        self.fallen_at: float | None = None
        self.why: Why | None = None  # it fell, as long as that is not told
        self.plan: deque[tuple[Skill, Controller, int, float]] = deque()  # gaits on the way: moments to wait, stay
        self.before = int(self.sim.memory.state)
        self.until = self.owed = 0.0
        self.way = object()  # searches for a way that began before are about another body
        self._moved_in()

    def _moved_in(self) -> None:
        """A new world: make room for records, and tell how it looks."""
        self.sim.world.record(ROOM, max(1, round(RECORD / self.dt)))
        self.serial += 1
        self.painter = Painter(self.sim.world, self.serial)
        self.said += [self.scene(), self.skill_message()]

    def scene(self) -> dict[str, Any]:
        asked = {"shape": self.shape, "ground": self.ground, "rate": self.rate}
        return {**scene(self.sim.world, self.serial, self.sim.skill), "asked": asked}

    def skill_message(self) -> dict[str, Any]:
        now = self.sim.skill
        if self._ghost_of is not now:
            self._ghost_of, self.ghost = now, Ghost.of(now)
        named = {name: getattr(now, name) for name in ("id", "title", "about", "system", "speed")}
        return {
            "is": "skill",
            **named,
            "authorable": "states" in now.body,
            "has_ghost": self.ghost is not None,
            "norms": norms(self.sim.world.character, now),
        }

    # --- time passes -------------------------------------------------------------------------

    def advance(self, seconds: float) -> None:
        """Let this much simulated time pass."""
        sim = self.sim
        if self.past.newest is not None and sim.time < self.past.newest - 1e-9:
            self.past.forget_after(sim.time)
            self.hands.forget_after(sim.world)
        self.owed += seconds
        steps = round(self.owed / self.dt)  # what is left of a step is carried over
        self.owed -= steps * self.dt
        end = sim.time + steps * self.dt
        while sim.time < end - 0.5 * self.dt:
            if sim.over:
                self._lie(end)
                return
            self.hands.hold(sim.world, 2.0 * PICTURE)
            self._face()
            self._change()
            sim.advance(min(end, sim.time + PICTURE), kernel.STATE_CHANGE if self.plan else 0)
            if self.past.collect(sim.world):
                self.end_recording("no more is kept")
            if sim.over:
                self._fell()
                return
        if self.hands.grip or self.target or self.past.due(sim.time):  # what a hand does cannot be worked out again
            self._keep()
        old = [k for k, prop in enumerate(sim.world.props) if prop.kind == "ball"]
        old = [k for k in old if sim.time - self.born[k] > BALL_LASTS]
        if old:
            self._props_without(old)

    def _keep(self) -> None:
        """Remember this very instant: now and then, and whenever something is done to the body."""
        behind = self.past.newest is not None and self.sim.time < self.past.newest - 1e-9  # gone back, not yet gone on
        if not self.sim.over and not behind:
            self.past.keep(self.sim, self.source, self.born, self.target)

    def _lie(self, end: float) -> None:
        """A body that has fallen lies down, and then nothing happens any more."""
        sim = self.sim
        if self.why is not None and self.why.message is not None:
            self.said.append(self.why.message)
            self.why = None
        if self.fallen_at is not None and sim.time < self.fallen_at + LIES:
            sim.world.go_limp(max(0, round((end - sim.time) / self.dt)))

    def _fell(self) -> None:
        sim = self.sim
        assert sim.ending is not None
        if sim.ending.kind == "time_up":
            self.enter(self.source)
            return
        self.fallen_at = sim.time
        self.hands.let_go(sim.world)
        self.target = None
        self.plan.clear()
        self.why = Why(self.rollout(8.0), sim.ending.kind, sim.ending.part, sim.time)

    # --- targets and gaits -------------------------------------------------------------------

    def _face(self) -> None:
        """Face a target, and stop there."""
        if self.target is None:
            return
        sim = self.sim
        dx, dy = (self.target[k] - float(sim.world.body.com[k]) for k in range(2))
        if math.hypot(dx, dy) < ARRIVED:
            self.said.append({"is": "note", "time": sim.time, "text": "there"})
            self.target = None
            sim.steer(Command(sim.time, speed=0.0))
            return
        facing = float(sim.command.heading)
        off = (math.atan2(dy, dx) - facing + math.pi) % (2 * math.pi) - math.pi
        sim.steer(Command(sim.time, heading=facing + off))

    def _change(self) -> None:
        """Go over to the next gait of the plan when its moment has come."""
        if not self.plan or self.sim.time < self.until:
            return
        sim = self.sim
        skill, controller, wait, stay = self.plan[0]
        joined = systems.room(skill).join(sim.controller, sim.memory, self.before, controller)
        self.before = int(sim.memory.state)
        if joined is None:
            return
        if wait > 0:
            self.plan[0] = (skill, controller, wait - 1, stay)
            return
        self.plan.popleft()
        sim.control(skill, *joined)
        self.source = replace(skill, character=load_character(skill.character.name))  # only such are gone over to
        self._keep()
        self.before = int(sim.memory.state)
        self.until = sim.time + stay
        self.said.append({"is": "note", "time": sim.time, "text": f"now: {skill.title}"})
        self.said.append(self.skill_message())

    def go_over(self, legs: list[tuple[Skill, Controller, int, float]]) -> None:
        """Change gaits by this way, each leg at the next moment its system allows."""
        self.plan = deque(legs)
        self.before = int(self.sim.memory.state)
        self.until = self.sim.time

    def play(self, skill: Skill) -> None:
        """Go on at once with other numbers of the same skill; begin anew where its states are others."""
        sim = self.sim
        mine = replace(skill, character=sim.world.character)
        controller = systems.controller(mine)
        same = controller.law is sim.controller.law and controller.memory == sim.controller.memory
        same = same and int(controller.parameters.states) == int(sim.controller.parameters.states)
        if same and not sim.over:
            sim.skill, sim.controller, self.source = mine, controller, skill
            sim.world.set_damping(controller.damping)
            self._keep()
        else:
            self.enter(skill)

    # --- props -------------------------------------------------------------------------------

    def _props_without(self, gone: list[int], more: tuple[Prop, ...] = ()) -> None:
        """Another world with the same body in the same state, and other props."""
        sim, old = self.sim, self.sim.world
        stay = [k for k in range(len(old.props)) if k not in gone]
        over = len(stay) + len(more) - MOST
        stay = stay[max(0, over) :]
        new = World(old.character, old.scene, old.dt, (*(old.props[k] for k in stay), *more))
        new.take_over(old, tuple(stay))
        new.pushes = old.pushes
        sim.world = new
        self.born = [self.born[k] for k in stay] + [sim.time] * len(more)
        self._moved_in()

    # --- what people ask for -----------------------------------------------------------------

    def do(self, message: dict[str, Any]) -> None:
        """Carry out a checked message."""
        rest = {key: value for key, value in message.items() if key != "do"}
        getattr(self, f"do_{message['do']}")(**rest)
        if message["do"] in ACTS:
            self._keep()

    def do_pause(self, on: bool) -> None:
        self.paused = on

    def do_step(self) -> None:
        self.paused = True
        self.advance(PICTURE)

    def do_rate(self, rate: float) -> None:
        self.rate = rate

    def do_reset(self) -> None:
        self.enter(self.source)

    def do_rewind(self, back: float) -> None:
        """Show the instant so long before the newest; from there it goes on."""
        if self.past.newest is None:
            raise BadInput("nothing to go back to yet")
        sim, wanted = self.sim, max(self.past.newest - back, self.past.instants[0].time)
        chosen = self.past.before(wanted)
        moved, sim.world = sim.world is not chosen.world, chosen.world
        sim.restore(chosen.saved)
        self.source, self.born, self.target = chosen.source, list(chosen.born), chosen.target
        self.fallen_at, self.why, self.hands.grip, self.hands.pull = None, None, None, None
        self.hands.apply(sim.world)
        self.plan.clear()
        self.paused, self.owed, self.way = True, 0.0, object()
        if not self.past.close(chosen) and sim.time < wanted - 0.5 * self.dt:
            sim.advance(wanted)
        sim.world.buffers.log_at[0] = 0  # recorded already
        if moved:
            self._moved_in()
        else:
            self.said.append(self.skill_message())

    def anew(self, skill: Skill, **settings: Any) -> None:
        """Begin anew with another skill, body or ground; where that cannot be, everything stays as it was."""
        before = {name: getattr(self, name) for name in settings}
        try:
            for name, value in settings.items():
                setattr(self, name, value)
            self.enter(skill)
        except FootfallError:
            for name, value in before.items():
                setattr(self, name, value)
            raise

    def do_body(self, shape: str) -> None:
        self.anew(self.source, shape=shape)

    def do_scene(self, name: str, friction: float | None) -> None:
        self.anew(self.source, ground=name, friction=friction)

    def do_push(self, force: float, angle: float, seconds: float) -> None:
        sim = self.sim
        if sim.over:
            raise BadInput("it lies on the ground; reset it first")
        direction = self.heading + angle
        across = 0.0 if sim.world.character.planar else force * math.sin(direction)
        self.hands.push(sim.world, Push((force * math.cos(direction), across, 0.0), sim.time, seconds))

    def do_grab(self, link: str, point: tuple, target: tuple) -> None:
        self.sim.world.character.link(link)
        if not self.sim.over:
            self.hands.grip = Grip(link, point, target)

    def do_drag(self, target: tuple) -> None:
        if self.hands.grip is not None:
            self.hands.grip.target = target

    def do_drop(self) -> None:
        self.hands.let_go(self.sim.world)

    def do_ball(self, velocity: tuple, mass: float, **rest: Any) -> None:
        radius = min(0.3, max(0.05, 0.09 * mass ** (1 / 3)))
        self._props_without([], (Prop("ball", (radius,), mass, rest["from"], velocity),))

    def do_box(self, at: tuple, size: tuple, mass: float) -> None:
        half = tuple(max(0.02, abs(length)) for length in size)
        z = self.sim.world.scene.height(at[0]) + half[2] + 0.002
        self._props_without([], (Prop("box", half, mass, (at[0], at[1], z)),))

    def do_clear(self) -> None:
        if self.sim.world.props:
            self._props_without(list(range(len(self.sim.world.props))))

    def do_steer(self, **said: float | None) -> None:
        if self.sim.world.character.planar:
            raise BadInput("a planar body cannot be steered")
        self.target = None
        own = {"speed": self.sim.skill.speed, "heading": self.heading, "lateral": self.sim.skill.lateral}
        wanted = {key: own[key] if value is None else value for key, value in said.items()}
        self.sim.steer(Command(self.sim.time, **wanted))
        if "speed" in said and said["speed"] is None:
            self.sim.commanded = False  # the next gait goes as fast as it likes, too

    def do_target(self, x: float | None = None, y: float | None = None, off: bool | None = None) -> None:
        self.target = None if off or x is None or y is None else (x, y)
        if self.target is not None and self.sim.command.speed == 0.0:
            self.sim.steer(Command(self.sim.time, speed=self.sim.skill.speed or STROLL))

    def do_ghost(self, on: bool) -> None:
        self.ghostly = on

    def do_record(self, on: bool) -> None:
        if on:
            self.recorded, self.past.recording = None, self.sim.time
        else:
            self.end_recording()

    def end_recording(self, why: str = "") -> None:
        """Set aside what was recorded, if anything is being recorded; say why if nobody asked for it."""
        if self.past.recording is None:
            return
        self.recorded, self.past.recording = self.rollout(), None
        if why:
            time = self.recorded.time
            text = f"recording ended after {time[-1] - time[0] if len(time) else 0.0:.1f} s: {why}"
            self.said.append({"is": "note", "time": self.sim.time, "text": text})

    # --- what is seen ------------------------------------------------------------------------

    @property
    def heading(self) -> float:
        """Where the root faces [rad]."""
        if self.sim.world.character.planar:
            return 0.0
        w, x, y, z = (float(v) for v in self.sim.world.data.qpos[3:7])
        return math.atan2(2 * (x * y + w * z), 1 - 2 * (y * y + z * z))

    def frame(self) -> bytes:
        """How things are now, as the page reads it."""
        self.tick += 1
        return snapshot.frame(self)

    def rollout(self, last: float | None = None) -> Rollout:
        """What was recorded: the last seconds, the last recording, or all there is."""
        if last is None and self.recorded is not None:
            return self.recorded
        sim = self.sim
        series = self.past.series(len(sim.world.columns), None if last is None else sim.time - last)
        pushes = (*self.hands.pushes, *([self.hands.pull] if self.hands.pull else []))
        trial = replace(sim.trial, skill=sim.skill, pushes=pushes)
        ending = sim.ending or Ending("stopped", sim.time)
        return Rollout(trial, ending, tuple(sim.world.columns), series, sim.world.buffers.tally.copy())
