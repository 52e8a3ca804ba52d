"""Real time: the stage advanced sixty times a second in a thread of its own, whatever the sockets do."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ... import systems
from ...characters.shape import parse as read_shape
from ...characters.shape import reshape
from ...control.skill import Skill
from ...errors import FootfallError, UnknownName
from ...physics.scene import Scene
from ...physics.world import World
from ...trials import Simulation, route
from ...trials.run import interchangeable, through
from .simulation import PICTURE, Stage

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
        self.inbox: queue.SimpleQueue[tuple[Callable[[Stage], Any], int | None, str]] = queue.SimpleQueue()
        self.about = ""  # the `do` that is being carried out
        self.stopping = threading.Event()
        self.pictures = self.missed = self.failures = 0
        self.looking: threading.Thread | None = None  # for a way to another gait
        self.next: tuple[Skill, int | None, object] | None = None  # the gait to look for when that search has ended
        self.last = time.perf_counter()
        self.simulated = self.passed = PICTURE  # a picture, on average [s]

    def ask(self, what: Callable[[Stage], Any], client: int | None = None, about: str = "") -> None:
        """Have something done to the stage between two pictures; who asked is told of errors, about which `do`."""
        if self.inbox.qsize() < WAITING:
            self.inbox.put((what, client, about))

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
                text = f"this should not happen: {error!r}"[:300]
                self.tell({"is": "error", "text": text, "about": self.about}, None)
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
            self.stage.past.recording = None  # it may be what cannot be ended
            self.stage.shape, self.stage.ground, self.stage.friction = "", "", None
            self.stage.enter(self.first)

    def _listen(self) -> None:
        """Carry out what was asked for, as long as a picture allows; the rest waits for the next."""
        self._look_next()
        end = time.perf_counter() + LISTENS
        while time.perf_counter() < end and not self.stopping.is_set():
            try:
                what, client, self.about = self.inbox.get_nowait()
            except queue.Empty:
                return
            try:
                what(self.stage)
            except FootfallError as error:
                self.tell({"is": "error", "text": str(error), "about": self.about}, client)
            self.about = ""
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
        self.ask(lambda stage: self._wish(stage, skill, client), client, "skill")

    def _wish(self, stage: Stage, skill: Skill, client: int | None) -> None:
        """The last wish counts: what was planned or looked for before is given up."""
        sim = stage.sim
        stage.plan.clear()
        stage.way = way = object()
        self.next = None
        why = why_anew(stage, skill)
        if sim.skill.id == skill.id and not sim.over:
            stage.said.append(stage.skill_message())
        elif why or sim.over:
            alike = skill.character.name == sim.skill.character.name
            stage.anew(skill, shape=stage.shape if alike else "")
            if why:
                stage.said.append({"is": "note", "time": 0.0, "text": f"{skill.title} begins anew: {why}"})
        elif self.looking is not None and self.looking.is_alive():
            self.next = skill, client, way
        else:
            embodied = replace(skill, character=sim.skill.character)
            systems.controller(embodied)
            self.looking = threading.Thread(target=self._look, args=(_copy(sim), embodied, way, client), daemon=True)
            self.looking.start()

    def _look_next(self) -> None:
        """Take up the wish that waited for a search to end, unless something else has happened since."""
        if self.next is None or (self.looking is not None and self.looking.is_alive()):
            return
        (skill, client, way), self.next = self.next, None
        if way is self.stage.way:
            self.change(skill, client)

    def _look(self, ahead: Simulation, skill: Skill, way: object, client: int | None) -> None:
        """Find a way in a copy of the simulation that is a little ahead of it."""
        here = ahead.skill
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

        self.ask(take, client, "skill")


def why_anew(stage: Stage, skill: Skill) -> str:
    """Why a body cannot go over to a skill and must begin anew; nothing when it can."""
    sim = stage.sim
    if skill.character.name != sim.skill.character.name:
        return "it has another body"
    if sim.world.props:
        return "a way around balls and boxes is not looked for"
    if not sim.world.scene.flat:
        return "a way to it is looked for on flat ground only"
    if skill.scene != Scene():
        return "it is made for a ground of its own"
    try:
        if interchangeable(skill) and reshape(skill.character, read_shape(stage.shape)) == sim.skill.character:
            return ""
    except UnknownName:  # a body from a file
        pass
    return "one of the two is made for a body of its own shape"


def _copy(sim: Simulation) -> Simulation:
    """The same simulation at this instant, without its props, to look ahead in."""
    ahead = Simulation(sim.trial)
    ahead.world = World(sim.world.character, sim.world.scene, sim.world.dt)
    ahead.world.take_over(sim.world)
    saved = sim.save()
    ahead.skill, ahead.controller = saved.skill, saved.controller
    ahead.memory, ahead.command, ahead.commanded = saved.memory, saved.command, saved.commanded
    return ahead
