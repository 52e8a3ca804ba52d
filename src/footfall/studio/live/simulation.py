"""A simulation without an end time: one character on one ground, and every action a client can take on it.

`LiveSimulation.do` performs a validated message (`actions.py`), `advance` steps the physics, `frame` encodes the
current state. Messages for the clients collect in `outbox`. Rewinding restores a saved instant bit for bit. This
module uses no threads and no sockets.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterator
from dataclasses import asdict, replace
from itertools import count
from typing import Any

from ... import systems
from ...characters import load as load_character
from ...characters.shape import parse as read_shape
from ...control.law import Controller
from ...control.skill import Skill
from ...errors import BadInput, FootfallError, UnknownName
from ...physics import kernel
from ...physics import scene as scenes
from ...physics.hit import Hit
from ...physics.props import MAX_PROPS, Prop
from ...physics.world import World
from ...trials import Command, Rollout, Simulation, Trial
from ...trials.rollout import Ending
from ...trials.trial import MAX_SECONDS
from ..files import showcase
from ..files.own_character import OwnCharacter
from ..wire import snapshot
from ..wire.frames import FRAME_SECONDS, FrameEncoder, norms, scene
from . import actions, ghost, leading
from .coming_steps import ComingSteps
from .disturbances import Disturbances
from .external_forces import ExternalForces
from .fall_explanation import FallExplanation
from .history import LOG_ROWS, ROW_SECONDS, History
from .push_answers import PushAnswers

DT = 1e-3  # time step of the studio's simulations [s]
LIMP_SECONDS = 1.5  # how long the physics goes on after a fall [s]
ARRIVAL_DISTANCE = 0.6  # horizontal distance at which a target counts as reached [m]
BALL_SECONDS = 8.0  # a thrown ball is removed after this time [s]
Ground = tuple[str, float | None]  # name of a scene, and friction
OWN: Ground = ("", None)  # of the skill, of the character
EXPLAINED_SECONDS = 8.0  # how much of the record the explanation of a fall looks at [s]
# An instant is saved after these.
INTERVENTIONS = {"push", "grab", "drop", "steer", "target", "path", "style", "ball", "hit", "box", "clear"}


class LiveSimulation:
    """The simulation behind the page."""

    def __init__(self, skill: Skill, dt: float = DT, on: Ground = OWN, serials: Iterator[int] | None = None):
        self.dt = self.usual_dt = dt
        self.serials = count(1) if serials is None else serials  # of scene messages, common to all on the floor
        self.place = (0.0, 0.0)  # on the floor, where clients see the origin [m]
        self.paused, self.rate, self.achieved_rate = False, 1.0, 1.0
        self.outbox: list[dict[str, Any]] = []  # messages for all clients
        self.serial = self.tick = 0
        self.shape, (self.ground, self.friction) = "", on
        self.recorded: Rollout | None = None  # the last finished recording, until another begins
        self.history, self.ghost_shown = History(), False
        self.own: OwnCharacter | None = None  # a rigged character of the user
        self.answers = PushAnswers()
        self.coming = ComingSteps()
        self.ghost: ghost.Ghost | None = None
        self._ghost_of: Skill | None = None
        self.restart(skill)

    # --- start -------------------------------------------------------------------------------

    def restart(self, skill: Skill) -> None:
        """Start again at time 0 with a skill, on the chosen body shape and ground; some have their own time step."""
        skill = self.embodied(skill)
        ground = scenes.parse(self.ground) if self.ground else None
        if self.friction is not None:
            ground = (ground or skill.scene).with_friction(self.friction)
        own = systems.of(skill).time_step(skill)
        self.dt = self.usual_dt if own is None else own
        recorded = own is not None or systems.of(skill).kinematic_root(skill)
        seconds = systems.of(skill).lasts(skill) if recorded else None  # a clip begins again at its end
        trial = Trial(skill, seconds or MAX_SECONDS, self.dt, ground, record_every=0.0, shape=read_shape(self.shape))
        sim = Simulation(trial)
        self.end_recording("the simulation restarted; the recording can still be exported")
        self.sim = sim
        self.source = skill  # as loaded, before it was put on the chosen body shape
        self.history, self.forces, self.disturbances = History(), ExternalForces(), Disturbances()
        self.hits: list[Hit] = []  # balls thrown at the body since the restart
        if self.answers.restart(self.conditions):
            self.outbox.append(self.answers.message())
        self.target: tuple[float, float] | None = None
        self.prop_times = [0.0] * len(sim.world.props)  # when each prop was added [s]
        self.notes_sent = 0  # of those of the simulation
        self.fallen_at: float | None = None
        self.fall: FallExplanation | None = None  # in progress, or done and not yet sent
        # Gait changes ahead: skill, controller, moments to wait, time to stay [s].
        self.route: deque[tuple[Skill, Controller, int, float]] = deque()
        self.before = int(self.sim.memory.state)  # the controller's state when `_change_gait` last looked
        self.next_change_time = self.time_debt = 0.0
        self.route_token = object()  # invalidates route searches that started before this
        self._world_changed()

    def embodied(self, skill: Skill) -> Skill:
        """A skill on the character of the user, if there is one."""
        return skill if self.own is None else self.own.embody(skill)

    def _world_changed(self) -> None:
        """After another world was built: allocate its record and send the scene."""
        self.sim.world.record(LOG_ROWS, max(1, round(ROW_SECONDS / self.dt)))
        self.serial = next(self.serials)
        self.encoder = FrameEncoder(self.sim.world, self.serial)
        self.outbox += [self.scene_message(), self.skill_message()]

    def scene_message(self) -> dict[str, Any]:
        """The `scene` message."""
        asked = {"shape": self.shape, "ground": self.ground, "rate": self.rate}
        return {**scene(self.sim.world, self.serial, self.sim.skill), "asked": asked}

    def skill_message(self) -> dict[str, Any]:
        """The `skill` message: the skill in control."""
        now = self.sim.chosen
        if self._ghost_of is not now:
            self._ghost_of, self.ghost = now, ghost.of(now)
        named = {name: getattr(now, name) for name in ("id", "about", "system", "speed")}
        named["title"] = showcase.title(now)
        return {
            "is": "skill",
            **named,
            "authorable": systems.of(now).editable_states(now),
            "kinematic": systems.kinematic(now),
            "kinematic_root": systems.of(now).kinematic_root(now),
            "takes_speed": systems.of(now).takes_speed(now),
            "speeds": systems.of(now).speed_range(now),
            "has_ghost": self.ghost is not None,
            "steering": leading.message(now),
            "strategies": [asdict(strategy) for strategy in systems.of(now).strategies(now)],
            "norms": norms(self.sim.world.character, now),
        }

    def note(self, text: str) -> None:
        """Queue a `note` message with the current simulated time."""
        self.outbox.append({"is": "note", "time": self.sim.time, "text": text})

    # --- time --------------------------------------------------------------------------------

    def advance(self, seconds: float) -> None:
        """Simulate this much time [s]; after a fall the body lies limp for `LIMP_SECONDS` and then stands still."""
        sim = self.sim
        if self.history.newest is not None and sim.time < self.history.newest - 1e-9:
            self.history.forget_after(sim.time)
            self.forces.forget_after(sim.world)
            self.disturbances.forget_after(sim.time)
            self.hits = [hit for hit in self.hits if hit.throw <= sim.time + 1e-9]
            if self.answers.forget_after(self):
                self.outbox.append(self.answers.message())
        self.time_debt += seconds
        steps = round(self.time_debt / self.dt)  # the remainder is carried over to the next call
        self.time_debt -= steps * self.dt
        end = sim.time + steps * self.dt
        while sim.time < end - 0.5 * self.dt:
            if sim.over:
                self._lie(end)
                return
            self.forces.apply_grab(sim.world, 2.0 * FRAME_SECONDS)
            self._steer_to_target()
            self._change_gait()
            sim.advance(min(end, sim.time + FRAME_SECONDS), kernel.STATE_CHANGE if self.route else 0)
            if self.history.collect(sim.world):
                self.end_recording("the longest length was reached")
            self.answers.follow(self)
            self.disturbances.follow(self, FRAME_SECONDS)
            self.coming.follow(self)
            self._send_notes()
            if sim.over:
                self._handle_fall()
                return
        # A grab and a target depend on the client, so that they cannot be replayed from an earlier instant.
        if self.forces.grab or self.target or self.history.due(sim.time):
            self.save_instant()
        old = [k for k, prop in enumerate(sim.world.props) if prop.kind == "ball"]
        old = [k for k in old if sim.time - self.prop_times[k] > BALL_SECONDS]
        if old:
            self.replace_props(old)

    def _send_notes(self) -> None:
        """Send what the skill remarked since the last call."""
        notes = self.sim.notes
        self.outbox += [{"is": "note", "time": note.time, "text": note.text} for note in notes[self.notes_sent :]]
        self.notes_sent = len(notes)

    def save_instant(self) -> None:
        """Save the current instant for rewinding; called at intervals and after every intervention."""
        # Rewound and not yet continued: the later instants are still there to go forward to.
        rewound = self.history.newest is not None and self.sim.time < self.history.newest - 1e-9
        if not self.sim.over and not rewound:
            self.history.save(self.sim, self.source, self.prop_times, self.target)

    def _lie(self, end: float) -> None:
        """Simulate the limp body for a moment after a fall, and send the explanation when it is ready."""
        sim = self.sim
        self._tell_fall()
        if self.fallen_at is not None and sim.time < self.fallen_at + LIMP_SECONDS:
            sim.world.go_limp(max(0, round((end - sim.time) / self.dt)))

    def _tell_fall(self) -> None:
        if self.fall is not None and self.fall.message is not None:
            self.outbox.append(self.fall.message)
            self.fall = None

    def _handle_fall(self) -> None:
        sim = self.sim
        assert sim.ending is not None
        if sim.ending.kind == "time_up":
            self.restart(self.source)
            return
        self.fallen_at = sim.time
        self.forces.drop(sim.world)
        self.target = None
        self.route.clear()
        rollout = self.rollout(EXPLAINED_SECONDS)
        self.fall = FallExplanation(rollout, sim.ending, sim.skill is not sim.chosen, self.disturbances)

    # --- targets and gaits -------------------------------------------------------------------

    def _steer_to_target(self) -> None:
        """Command the heading of the target, and stop when it is reached."""
        if self.target is None:
            return
        sim = self.sim
        dx, dy = (self.target[k] - float(sim.com[k]) for k in range(2))
        if math.hypot(dx, dy) < ARRIVAL_DISTANCE:
            self.note("target reached")
            self.target = None
            sim.steer(Command(sim.time, speed=0.0))
            return
        facing = float(sim.command.heading)
        off = (math.atan2(dy, dx) - facing + math.pi) % (2 * math.pi) - math.pi
        sim.steer(Command(sim.time, heading=facing + off))

    def _change_gait(self) -> None:
        """Switch to the next gait of the route when its system allows it."""
        if not self.route or self.sim.time < self.next_change_time:
            return
        sim = self.sim
        skill, controller, wait, stay = self.route[0]
        joined = systems.of(skill).join(sim.controller, sim.memory, self.before, controller)
        self.before = int(sim.memory.state)
        if joined is None:
            return
        if wait > 0:
            self.route[0] = (skill, controller, wait - 1, stay)
            return
        self.route.popleft()
        sim.control(skill, *joined)
        # The skill as it would be loaded: routes exist only between skills of built-in characters.
        self.source = replace(skill, character=load_character(skill.character.name))
        self.save_instant()
        self.before = int(sim.memory.state)
        self.next_change_time = sim.time + stay
        self.note(f"now: {skill.title}")
        self.outbox.append(self.skill_message())

    def follow_route(self, legs: list[tuple[Skill, Controller, int, float]]) -> None:
        """Change gaits along a route: skill, controller, moments to wait, time to stay [s]; one leg after another."""
        self.route = deque(legs)
        self.before = int(self.sim.memory.state)
        self.next_change_time = self.sim.time

    def play(self, skill: Skill) -> None:
        """Continue with changed parameters of the same skill; restart where its states differ."""
        sim = self.sim
        mine = replace(skill, character=sim.world.character)
        controller = systems.controller(mine)
        same = controller.law is sim.controller.law and controller.memory == sim.controller.memory
        same = same and len(controller.machine) == len(sim.controller.machine)
        if same and not sim.over:
            sim.skill, sim.chosen, sim.controller, self.source = mine, mine, controller, skill
            sim.world.set_damping(controller.damping)
            self.save_instant()
        else:
            self.restart(skill)

    def allow(self, strategy: str) -> None:
        """Let the skill answer pushes by a strategy, or by one with fewer steps; it goes on where it is."""
        sim, skill = self.sim, self.source
        system = systems.of(skill)
        limits = {known.name: known.steps for known in system.strategies(skill)}
        if limits and strategy not in limits:
            raise UnknownName("strategy", strategy, list(limits))
        skill = system.allowing(skill, limits.get(strategy))  # refused for a skill without strategies
        state = int(sim.memory.state)
        if sim.over or not sim.controller.machine.at_rest(state):
            self.play(skill)
        else:  # the law begins anew, with the strategies that it has now
            mine = replace(skill, character=sim.world.character)
            self.source = skill
            sim.control(mine, systems.controller(mine), state)
            self.save_instant()
        self.outbox.append(self.skill_message())

    # --- props -------------------------------------------------------------------------------

    def replace_props(self, removed: list[int], added: tuple[Prop, ...] = ()) -> None:
        """Build another world with the same body in the same state and other props; the oldest make room."""
        sim, old = self.sim, self.sim.world
        stay = [k for k in range(len(old.props)) if k not in removed]
        over = len(stay) + len(added) - MAX_PROPS
        stay = stay[max(0, over) :]
        new = World(old.character, old.scene, old.dt, (*(old.props[k] for k in stay), *added))
        new.take_over(old, tuple(stay))
        new.pushes = old.pushes
        sim.world = new
        self.prop_times = [self.prop_times[k] for k in stay] + [sim.time] * len(added)
        self._world_changed()

    # --- requests ----------------------------------------------------------------------------

    def do(self, message: dict[str, Any]) -> None:
        """Perform a validated message."""
        arguments = {key: value for key, value in message.items() if key != "do"}
        actions.ACTIONS[message["do"]](self, **arguments)
        if message["do"] in INTERVENTIONS:
            self.save_instant()

    def rewind(self, back: float) -> None:
        """Show the instant `back` seconds before the newest, paused; the simulation continues from there."""
        if self.history.newest is None:
            raise BadInput("no history to rewind to yet")
        sim, wanted = self.sim, max(self.history.newest - back, self.history.instants[0].time)
        chosen = self.history.before(wanted)
        moved, sim.world = sim.world is not chosen.world, chosen.world
        sim.restore(chosen.saved)
        self.notes_sent = min(self.notes_sent, len(sim.notes))
        self.coming.follow(self)
        self.source, self.prop_times, self.target = chosen.source, list(chosen.prop_times), chosen.target
        self.fallen_at, self.fall, self.forces.grab, self.forces.pull = None, None, None, None
        self.forces.apply(sim.world)
        self.route.clear()
        self.paused, self.time_debt, self.route_token = True, 0.0, object()
        if not self.history.next_is_close(chosen) and sim.time < wanted - 0.5 * self.dt:
            sim.advance(wanted)
        sim.world.take_rows()  # these rows are in the history already
        if moved:
            self._world_changed()
        else:
            self.outbox.append(self.skill_message())

    def restart_with(self, skill: Skill, **settings: Any) -> None:
        """Restart with another skill, body shape or ground; on an error all settings stay as they were."""
        before = {name: getattr(self, name) for name in settings}
        try:
            for name, value in settings.items():
                setattr(self, name, value)
            self.restart(skill)
        except FootfallError:
            for name, value in before.items():
                setattr(self, name, value)
            raise

    def end_recording(self, why: str = "") -> None:
        """Keep what was recorded, if a recording runs; `why` is sent as a note when no client asked for the end."""
        if self.history.recording is None:
            return
        self.recorded, self.history.recording = self.rollout(), None
        if why:
            time = self.recorded.time
            self.note(f"recording ended after {time[-1] - time[0] if len(time) else 0.0:.1f} s: {why}")

    @property
    def conditions(self) -> tuple[Any, ...]:
        """What pushes act on: skill, body shape, ground and friction."""
        return self.sim.chosen.id, self.shape, self.ground, self.friction

    # --- output ------------------------------------------------------------------------------

    @property
    def heading(self) -> float:
        """Yaw of the root [rad]."""
        return self.sim.heading

    def frame(self) -> bytes:
        """The current state as a binary frame (web/PROTOCOL.md)."""
        self.tick += 1
        self._tell_fall()  # also while it is paused
        return snapshot.frame(self)

    def rollout(self, last: float | None = None) -> Rollout:
        """The recorded motion: the last `last` seconds, else the last recording, else the whole history."""
        if last is None and self.recorded is not None:
            return self.recorded
        sim = self.sim
        series = self.history.series(len(sim.world.columns), None if last is None else sim.time - last)
        pushes = (*self.forces.pushes, *([self.forces.pull] if self.forces.pull else []))
        trial = replace(sim.trial, skill=sim.skill, pushes=pushes)
        ending = sim.ending or Ending("stopped", sim.time)
        return Rollout(trial, ending, tuple(sim.world.columns), series, sim.tally)
