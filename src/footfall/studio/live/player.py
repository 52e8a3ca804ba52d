"""The real-time loop: a thread that advances the live simulation and publishes a frame sixty times a second."""

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
from ..wire.frames import FRAME_SECONDS
from .floor import Floor
from .simulation import LiveSimulation

MAX_LAG_SECONDS = 0.25  # further behind than this, the lost time is not made up for [s]
LOOKAHEAD_SECONDS = 0.6  # a route to another gait is searched for from this far ahead [s]
HORIZON_SECONDS = 5.0  # and must not fall for this long [s]
REQUEST_SECONDS = 0.006  # how much of a frame may be spent on requests [s]
MAX_QUEUED_REQUESTS = 1000  # further ones are dropped
RATE_SMOOTHING = 0.05  # of the achieved rate, per frame

Send = Callable[[dict[str, Any], int | None], None]  # a message to one client, or to all


class Player(threading.Thread):
    """Owns the live simulation; all other threads use it through `submit`."""

    def __init__(self, live: LiveSimulation, publish: Callable[[bytes], None], send: Send):
        super().__init__(name="footfall-player", daemon=True)
        self.floor, self.publish, self.send = Floor(live), publish, send
        self.first = live.source
        self.inbox: queue.SimpleQueue[tuple[Callable[[LiveSimulation], Any], int | None, str]] = queue.SimpleQueue()
        self.about = ""  # the `do` of the request in progress
        self.stopping = threading.Event()
        self.frames = self.missed = self.failures = 0
        self.search: threading.Thread | None = None  # for a route to another gait
        self.queued_change: tuple[Skill, int | None, object] | None = None  # the gait change to search for after it
        self.last = time.perf_counter()
        self.simulated = self.passed = FRAME_SECONDS  # simulated and real time per frame, smoothed [s]

    @property
    def live(self) -> LiveSimulation:
        """The simulation of the chosen character."""
        return self.floor.live

    def submit(self, request: Callable[[LiveSimulation], Any], client: int | None = None, about: str = "") -> None:
        """Have a function called between two frames; its errors go to `client`, labelled with the `do` in `about`."""
        if self.inbox.qsize() < MAX_QUEUED_REQUESTS:
            self.inbox.put((request, client, about))

    def stop(self) -> None:
        self.stopping.set()

    def run(self) -> None:
        due = time.perf_counter()
        while not self.stopping.is_set():
            begin = time.perf_counter()
            try:
                self._process_requests()
                self._publish_frame(begin)
            except Exception as error:  # a defect must not end the thread
                self.failures += 1
                text = f"internal error: {error!r}"[:300]
                self.send({"is": "error", "text": text, "about": self.about}, None)
                self._recover()
            due += FRAME_SECONDS
            now = time.perf_counter()
            if now > due:
                self.missed += now > due + FRAME_SECONDS
                if now > due + MAX_LAG_SECONDS:
                    due = now
            else:
                self.stopping.wait(due - now)

    def _recover(self) -> None:
        """After an internal error: restart the skills, or, if that fails too, the first one on its own ground."""
        for member in self.floor.members:
            live = member.live
            try:
                live.restart(live.source)
            except Exception:
                live.history.recording = None  # ending the recording may be what fails
                live.shape, live.ground, live.friction = "", "", None
                live.restart(self.first)

    def _process_requests(self) -> None:
        """Call queued requests for at most `REQUEST_SECONDS`; the rest wait for the next frame."""
        self._start_queued_change()
        end = time.perf_counter() + REQUEST_SECONDS
        while time.perf_counter() < end and not self.stopping.is_set():
            try:
                request, client, self.about = self.inbox.get_nowait()
            except queue.Empty:
                return
            try:
                request(self.live)
            except FootfallError as error:
                self.send({"is": "error", "text": str(error), "about": self.about}, client)
            self.about = ""
            self.floor.share()
            self._flush_outbox()

    def _publish_frame(self, begin: float) -> None:
        """Advance by one frame, unless paused, and publish the state."""
        live = self.live
        passed, self.last = begin - self.last, begin
        if not live.paused:
            sim, before = live.sim, live.sim.time
            live.advance(live.rate * FRAME_SECONDS)
            if live.sim is sim and not sim.over:
                self.simulated += RATE_SMOOTHING * (sim.time - before - self.simulated)
                self.passed += RATE_SMOOTHING * (min(passed, MAX_LAG_SECONDS) - self.passed)
                live.achieved_rate = self.simulated / max(self.passed, 1e-4)
            if self.floor.several:
                self.floor.advance_others(live.rate * FRAME_SECONDS)
        self.publish(self.floor.frame())
        self.frames += 1
        self._flush_outbox()

    def _flush_outbox(self) -> None:
        for message in self.floor.messages():
            self.send(message, None)

    # --- change of gait ----------------------------------------------------------------------

    def change_skill(self, skill: Skill, client: int | None) -> None:
        """Change to another skill: along a searched route where the bodies are the same, else with a restart."""
        self.submit(lambda live: self._change_skill(live, skill, client), client, "skill")

    def _change_skill(self, live: LiveSimulation, skill: Skill, client: int | None) -> None:
        """The last request counts: a route that is followed or searched for is dropped."""
        sim, skill = live.sim, live.embodied(skill)
        live.route.clear()
        live.route_token = token = object()
        self.queued_change = None
        why = restart_reason(live, skill)
        if sim.chosen.id == skill.id and not sim.over:
            live.outbox.append(live.skill_message())
        elif why or sim.over:
            alike = skill.character.name == sim.skill.character.name
            live.restart_with(skill, shape=live.shape if alike else "")
            if why:
                live.outbox.append({"is": "note", "time": 0.0, "text": f"{skill.title} starts again: {why}"})
        elif self.search is not None and self.search.is_alive():
            self.queued_change = skill, client, token
        else:
            embodied = replace(skill, character=sim.skill.character)
            systems.controller(embodied)
            arguments = (_copy(sim), embodied, token, client)
            self.search = threading.Thread(target=self._search_route, args=arguments, daemon=True)
            self.search.start()

    def _start_queued_change(self) -> None:
        """Start the change that waited for a search to end, unless something else has happened since."""
        if self.queued_change is None or (self.search is not None and self.search.is_alive()):
            return
        (skill, client, token), self.queued_change = self.queued_change, None
        if token is self.live.route_token:
            self.change_skill(skill, client)

    def _search_route(self, ahead: Simulation, skill: Skill, token: object, client: int | None) -> None:
        """Search for a route in a copy of the simulation that runs ahead of it (in a thread of its own)."""
        here = ahead.skill
        begin = ahead.time + LOOKAHEAD_SECONDS
        try:
            ahead.advance(begin)
            found = None if ahead.over else route.find(ahead, skill, through(here, skill)[:3], HORIZON_SECONDS)
        except Exception as error:
            self.failures += not isinstance(error, FootfallError)
            self.send({"is": "error", "text": str(error)[:300], "about": "skill"}, client)
            return
        if found is None:
            text = f"no route from {here.title} to {skill.title} without a fall was found; changing anyway"
            found = route.Route(((skill, 0, 0.0),))
        elif found.direct:
            text = f"changing to {skill.title}"
        else:
            how = f"through {found.segments[0][0].title}" if len(found.segments) > 1 else "later in the step"
            text = f"{here.title} → {skill.title} would fall if changed now; changing {how}"
        segments = [(part, systems.controller(part), wait, stay) for part, wait, stay in found.segments]

        def follow(_: LiveSimulation) -> None:
            live = next((one.live for one in self.floor.members if one.live.route_token is token), None)
            if live is None or live.sim.over:
                return
            live.note(text)
            live.follow_route(segments)
            live.next_change_time = begin

        self.submit(follow, client, "skill")


def restart_reason(live: LiveSimulation, skill: Skill) -> str:
    """Why a change to a skill needs a restart; "" when the character can go on walking."""
    sim = live.sim
    if skill.character.name != sim.skill.character.name:
        return "it has another character"
    if skill.kind == "behaviour":
        return "it begins standing"
    if systems.kinematic(skill) or systems.kinematic(sim.skill):
        return "one of the two is kinematic: movement without forces"
    if any(systems.of(one).kinematic_root(one) for one in (skill, sim.skill)):
        return "one of the two has a kinematic root"
    if systems.of(skill).strategies(skill) and not _takes_over(sim, skill):
        return "it answers pushes while standing, and cannot take over from a gait"
    if sim.world.props:
        return "routes between gaits are not searched for with balls or boxes in the scene"
    if not sim.world.scene.flat:
        return "routes between gaits are searched for on flat ground only"
    if skill.scene != Scene():
        return "it is made for a ground of its own"
    try:
        if interchangeable(skill) and reshape(skill.character, read_shape(live.shape)) == sim.skill.character:
            return ""
    except UnknownName:  # a character from a file
        pass
    return "one of the two is made for a body shape of its own"


def _takes_over(sim: Simulation, skill: Skill) -> bool:
    """Whether a skill can take over now."""
    if sim.controller.machine.at_rest(int(sim.memory.state)):
        return True
    joined = systems.of(skill).join(sim.controller, sim.memory, sim.came_from, systems.controller(skill))
    return joined is not None


def _copy(sim: Simulation) -> Simulation:
    """A copy of a simulation at this instant, without its props, to run ahead in."""
    ahead = Simulation(sim.trial)
    ahead.world = World(sim.world.character, sim.world.scene, sim.world.dt, ())
    ahead.world.take_over(sim.world)
    ahead.resume(sim.save())
    return ahead
