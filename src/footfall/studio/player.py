"""Real time: the stage advanced sixty times a second in a thread of its own, whatever the sockets do."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from .. import systems
from ..control.skill import Skill
from ..errors import BadInput, FootfallError
from ..physics.world import World
from ..trials import Simulation, route
from ..trials.run import interchangeable, through
from .stage import PICTURE, Stage

LATE = 0.25  # so far behind, lost time is not made up for [s]
FORESEEN = 0.6  # a way to another gait is looked for from so far ahead [s]
HORIZON = 5.0  # and must last so long [s]
LISTENS = 0.006  # how much of a picture may go into what people ask for [s]
WAITING = 1000  # wishes; more are not listened to
SMOOTH = 0.05  # of the achieved rate, a picture

Tell = Callable[[dict[str, Any], int | None], None]  # a message to one client, or to all


class Player(threading.Thread):
    """Owns the stage; everything else talks to it through `ask`."""

    def __init__(self, stage: Stage, publish: Callable[[bytes], None], tell: Tell):
        super().__init__(name="footfall-player", daemon=True)
        self.stage, self.publish, self.tell = stage, publish, tell
        self.first = stage.source
        self.inbox: queue.SimpleQueue[tuple[Callable[[Stage], Any], int | None]] = queue.SimpleQueue()
        self.stopping = threading.Event()
        self.pictures = self.missed = self.failures = 0
        self.looking: threading.Thread | None = None  # for a way to another gait
        self.last = time.perf_counter()
        self.simulated = self.passed = PICTURE  # a picture, on average [s]

    def ask(self, what: Callable[[Stage], Any], client: int | None = None) -> None:
        """Have something done to the stage between two pictures; who asked is told of errors."""
        if self.inbox.qsize() < WAITING:
            self.inbox.put((what, client))

    def stop(self) -> None:
        self.stopping.set()

    def run(self) -> None:
        due = time.perf_counter()
        while not self.stopping.is_set():
            begin = time.perf_counter()
            try:
                self._listen()
                self._picture(begin)
            except Exception as error:  # a fault of ours must not end the show
                self.failures += 1
                self.tell({"is": "error", "text": f"this should not happen: {error!r}"[:300], "about": ""}, None)
                self._begin_again()
            due += PICTURE
            now = time.perf_counter()
            if now > due:
                self.missed += now > due + PICTURE
                if now > due + LATE:
                    due = now
            else:
                self.stopping.wait(due - now)

    def _begin_again(self) -> None:
        """After a fault: the same skill anew, or, if it is to blame, the first one on a plain ground."""
        try:
            self.stage.enter(self.stage.source)
        except Exception:
            self.stage.shape, self.stage.ground, self.stage.friction = "", "", None
            self.stage.enter(self.first)

    def _listen(self) -> None:
        """Carry out what was asked for, as long as a picture allows; the rest waits for the next."""
        end = time.perf_counter() + LISTENS
        while time.perf_counter() < end and not self.stopping.is_set():
            try:
                what, client = self.inbox.get_nowait()
            except queue.Empty:
                return
            try:
                what(self.stage)
            except FootfallError as error:
                self.tell({"is": "error", "text": str(error), "about": ""}, client)
            self._say()

    def _picture(self, begin: float) -> None:
        stage = self.stage
        passed, self.last = begin - self.last, begin
        if not stage.paused:
            sim, before = stage.sim, stage.sim.time
            stage.advance(stage.rate * PICTURE)
            if stage.sim is sim and not sim.over:
                self.simulated += SMOOTH * (sim.time - before - self.simulated)
                self.passed += SMOOTH * (min(passed, LATE) - self.passed)
                stage.achieved = self.simulated / max(self.passed, 1e-4)
        self.publish(stage.frame())
        self.pictures += 1
        self._say()

    def _say(self) -> None:
        said, self.stage.said = self.stage.said, []
        for message in said:
            self.tell(message, None)

    # --- another gait ------------------------------------------------------------------------

    def change(self, skill: Skill, client: int | None) -> None:
        """Go over to another skill: by a way that is looked for ahead where bodies are alike, else anew."""

        def begin(stage: Stage) -> None:
            sim = stage.sim
            alike = sim.skill.character == skill.character and interchangeable(skill)
            stage.way = way = object()  # a search that began before is about something else
            if not alike or sim.over or not sim.world.scene.flat or sim.world.props:
                if skill.character.name != sim.trial.skill.character.name:
                    stage.shape = ""  # of another kind of body
                stage.enter(skill)
                return
            embodied = replace(skill, character=sim.skill.character)
            systems.controller(embodied)
            ahead = Simulation(sim.trial)
            ahead.world = World(sim.world.character, sim.world.scene, sim.world.dt)
            ahead.world.take_over(sim.world)
            saved = sim.save()
            ahead.skill, ahead.controller = saved.skill, saved.controller
            ahead.memory, ahead.command, ahead.commanded = saved.memory, saved.command, saved.commanded
            if self.looking is not None and self.looking.is_alive():
                raise BadInput("still looking for a way to the gait before; try again in a moment")
            self.looking = threading.Thread(target=self._look, args=(ahead, embodied, way, client), daemon=True)
            self.looking.start()

        self.ask(begin, client)

    def _look(self, ahead: Simulation, skill: Skill, way: object, client: int | None) -> None:
        """Find a way in a copy of the simulation that is a little ahead of it."""
        here = ahead.skill
        if here.id == skill.id:
            return
        begin = ahead.time + FORESEEN
        try:
            ahead.advance(begin)
            found = None if ahead.over else route.find(ahead, skill, through(here, skill)[:3], HORIZON)
        except Exception as error:
            self.failures += not isinstance(error, FootfallError)
            self.tell({"is": "error", "text": str(error)[:300], "about": "skill"}, client)
            return
        if found is None:
            text = f"no safe way from {here.title} to {skill.title} was found; changing anyway"
            found = route.Route(((skill, 0, 0.0),))
        elif found.direct:
            text = f"going over to {skill.title}"
        else:
            how = f"through {found.legs[0][0].title}" if len(found.legs) > 1 else "a little later in the step"
            text = f"{here.title} → {skill.title} would fall if changed now; going {how}"
        legs = [(leg, systems.controller(leg), wait, stay) for leg, wait, stay in found.legs]

        def take(stage: Stage) -> None:
            if stage.sim.over or stage.way is not way:
                return
            stage.said.append({"is": "note", "time": stage.sim.time, "text": text})
            stage.go_over(legs)
            stage.until = begin

        self.ask(take, client)
