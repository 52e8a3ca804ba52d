"""The session of a studio: performs the requests of clients. It has no sockets of its own; there is one per studio."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from .. import __version__, systems
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadInput, FootfallError
from ..optimize import space
from ..physics import machine_code
from ..trials import Simulation, Trial
from .authoring import Authoring
from .casting import Casting
from .files import exports, library
from .files.own_character import OwnCharacter
from .files.uploads import Uploads
from .jobs.envelope import PushEnvelope
from .jobs.jobs import USER_KINDS, Job, Jobs
from .live.actions import ACTIONS
from .live.player import Player
from .live.simulation import DT, LiveSimulation
from .wire.clients import Client, Clients

BUILDS = {"ball", "hit", "box", "body", "scene", "add", "line_up"}  # requests for which a new world is built
EDITS = {"edit", "add_state", "remove_state", "move_state", "undo", "redo"}
START_SKILL = "human-walk-natural"
MAX_FORCE = 500.0  # at the rim of the push disc [N]
MAX_FILES = 40  # exported files that can be downloaded; older ones are deleted
MAX_EXPORTS = 3  # at a time
EXPORT_TIMEOUT = 10.0  # for the copy of the recorded motion [s]


def without_folders(text: str) -> str:
    """A message without the folders of this machine: a path becomes the name of its file."""
    return re.sub(r"(?<![\w.:/~])(?:[A-Za-z]:)?[/\\](?:[^\s'\":,;/\\]+[/\\])+", "", text)


class Session:
    """The skill library, the player, the background jobs and the files of a studio."""

    def __init__(self, skill: Skill, place: Path, scratch: Path):
        self.library = library.Library(place)
        self.library.add_start_skill(skill)
        self.scratch = scratch
        self.clients, self.jobs = Clients(self._holder_changed), Jobs()
        self.failures = 0  # internal errors
        self.compiled: set[Any] = set()  # control laws whose machine code is ready
        self.files: dict[str, Path] = {}  # exported files by download key
        self.uploads = Uploads(scratch)
        self.tasks: set[asyncio.Task] = set()
        self.loop = asyncio.get_running_loop()
        self.player = Player(LiveSimulation(skill), self._publish, self._send)
        self.casting = Casting(self.player, self.clients)
        self.authoring = Authoring(self.library, self.clients, self.jobs, self.player)
        self.envelope = PushEnvelope(self.clients, self.jobs)
        live = self.player.live
        self._skill, self._pushes, self._coming = live.skill_message(), live.answers.message(), live.coming.message()
        self._fall: dict[str, Any] | None = None  # the last one
        live.outbox.clear()
        self.authoring.open(self._skill)

    def start(self) -> None:
        machine_code.on_slow_start.append(self._slow)
        self.player.start()

    def _slow(self) -> None:
        text = "compiling the controller (once on this machine, about 20 s)…"
        self._send({"is": "note", "time": 0.0, "text": text}, None)

    async def end(self) -> None:
        """Stop the player, the jobs and the exports."""
        machine_code.on_slow_start.remove(self._slow)
        self.player.stop()
        await self.jobs.end()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.player.join, 2.0)

    def _holder_changed(self) -> None:
        """A grab ends when control passes on."""
        self.player.submit(ACTIONS["drop"])

    # --- from the player's thread ------------------------------------------------------------

    def _publish(self, frame: bytes) -> None:
        self.loop.call_soon_threadsafe(self.clients.set_frame, frame)

    def _send(self, message: dict[str, Any], client: int | None) -> None:
        self.loop.call_soon_threadsafe(self._deliver, message, client)

    def _deliver(self, message: dict[str, Any], client: int | None) -> None:
        """Send a message of the player, and follow a change of scene or skill."""
        if message["is"] in ("scene", "cast"):
            if self.casting.follow(message):
                self._fall = None  # of the one that was chosen before
        elif message["is"] == "pushes":
            self._pushes = message
        elif message["is"] == "coming":
            self._coming = message
        elif message["is"] == "fall":
            self._fall = message
        self.clients.send(message, client)
        if message["is"] == "skill":
            changed = message["id"] != self._skill["id"]
            if changed or message["strategies"] != self._skill["strategies"]:
                self.envelope.clear()
            self._skill = message
            if changed or self.authoring.editor is None:
                self.authoring.open(message)

    # --- clients -----------------------------------------------------------------------------

    def welcome(self, client: Client) -> None:
        """Send a new client the whole state."""
        client.send(
            {
                "is": "hello",
                "version": __version__,
                "client": client.number,
                "key": client.key,
                "skills": self.library.list(),
                "scenes": library.scenes(),
                "bodies": library.bodies(),
                "maximum_force": MAX_FORCE,
            }
        )
        self.casting.welcome(client)
        client.send(self._skill)
        client.send(self._pushes)
        client.send(self._coming)
        if self._fall is not None and self.player.live.fallen_at is not None:
            client.send(self._fall)
        if self.authoring.editor is not None:
            client.send(self.authoring.editor.message())
        for job in self.jobs.all.values():
            if job.kind in USER_KINDS:
                client.send(job.message())
        envelope = self.envelope.message()
        if envelope is not None:
            client.send(envelope)
        self.clients.send_holder()

    def send_error(self, client: Client, error: Exception, about: str) -> None:
        """Send an error to a client, labelled with the `do` that it answers; internal errors are counted."""
        if isinstance(error, TimeoutError):
            text = "the request timed out"
        elif isinstance(error, FootfallError | OSError):
            text = without_folders(str(error))[:500]
        else:
            self.failures += 1
            text = f"internal error: {error!r}"[:300]
        client.send({"is": "error", "text": text, "about": about})

    # --- requests ----------------------------------------------------------------------------

    async def do(self, client: Client, message: dict[str, Any]) -> None:
        """Perform one validated message; only the client in control may send any but `take`."""
        name = message["do"]
        if name == "take":
            self.clients.request_control(client)
            return
        if client.number != self.clients.holder:
            raise BadInput("another client holds the controls; ask for them first")
        if name == "give":
            self.clients.give_control(message["client"])
        elif name in BUILDS and not client.build_limit.take():
            raise BadInput("too many requests; wait a moment")
        elif name in ACTIONS:
            self.player.submit(lambda _: self.player.floor.do(message), client.number, name)
        elif name == "skill":
            self.player.change_skill(await asyncio.to_thread(self._compiled_skill, message["id"]), client.number)
        elif name == "add":
            self.casting.add(await asyncio.to_thread(self._compiled_skill, message["id"]), client)
        elif name in ("choose", "leave"):
            self.casting.change(name, message["who"], client)
        elif name == "line_up":
            self.player.submit(lambda _: self.player.floor.line_up(), client.number, name)
        elif name == "export":  # takes a while; later requests do not wait for it
            self._start_export(client, message["kind"])
        elif name in EDITS:
            await self.authoring.edit(client, message)
        else:
            await getattr(self, f"_{name}")(client, **{key: value for key, value in message.items() if key != "do"})

    def _compiled_skill(self, name: str) -> Skill:
        """A skill whose control law is compiled, so that the simulation does not wait for it."""
        skill = self.library.load(name)
        law = systems.controller(skill).law
        if law not in self.compiled:
            Simulation(Trial(skill, 1.0, DT, record_every=0.0)).advance(2.0 * DT)
            self.compiled.add(law)
        return skill

    async def _ranges(self, client: Client) -> None:
        self.authoring.measure_ranges()

    async def _compare(self, client: Client, on: bool) -> None:
        self.authoring.compare(client, on)

    async def _save(self, client: Client, name: str, title: str = "") -> None:
        await self.authoring.save(client, name, title.strip())

    async def _retitle(self, client: Client, id: str, title: str) -> None:
        if not title.strip():
            raise BadInput("a skill needs a title")
        await asyncio.to_thread(self.library.retitle, id, title.strip())
        self.clients.send({"is": "skills", "skills": self.library.list()})

    async def _remove(self, client: Client, id: str) -> None:
        """Delete a skill of this studio; the natural walk takes the place of the one in control."""
        if id == self._skill["id"] and id in self.library.made:
            self.authoring.forget(id)
            other = await asyncio.to_thread(self._compiled_skill, START_SKILL)
            self.player.submit(lambda live: live.restart(other), client.number, "remove")
        await asyncio.to_thread(self.library.remove, id)
        self.clients.send({"is": "skills", "skills": self.library.list()})

    async def _open(self, client: Client, text: str) -> None:
        skill = await asyncio.to_thread(self.library.open, text)
        self.clients.send({"is": "skills", "skills": self.library.list()})
        self.player.change_skill(skill, client.number)

    async def embody(self, own: OwnCharacter | None, client: int | None = None) -> None:
        """Simulate a character of the user, or the built-in one again; the skill in control starts again on it."""
        skill = await asyncio.to_thread(self._compiled_skill, self._skill["id"])
        if own is not None and skill.character.name not in own.bodies:
            skill = await asyncio.to_thread(self._compiled_skill, START_SKILL)
        await self.casting.embody(own, skill, client)

    async def _mannequin(self, client: Client) -> None:
        await self.embody(None, client.number)

    async def open_archive(self, content: bytes, name: str) -> None:
        """Add the skill of an uploaded archive, and play it."""
        skill = await asyncio.to_thread(self.library.open_archive, content, name)
        self.clients.send({"is": "skills", "skills": self.library.list()})
        self.player.change_skill(skill, self.clients.holder)

    async def _skill_file(self) -> str:
        """Path of a file of the skill in control, with its unsaved edits."""
        return str(await asyncio.to_thread(self.authoring.skill_file, self._skill["id"], self.scratch))

    # --- exports -----------------------------------------------------------------------------

    def _start_export(self, client: Client, kind: str) -> None:
        """Export in a task of its own."""
        if len(self.tasks) >= MAX_EXPORTS:
            raise BadInput("several files are being exported already; wait for one of them")
        task = asyncio.create_task(self._report_errors(self._export(client, kind), client, "export"))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _report_errors(self, request: Coroutine[Any, Any, None], client: Client, about: str) -> None:
        try:
            await request
        except Exception as error:
            self.send_error(client, error, about)

    async def _export(self, client: Client, kind: str) -> None:
        """Write a file of the recorded motion outside the player's thread, and send its address."""
        taken: asyncio.Future = self.loop.create_future()

        def take(live: LiveSimulation) -> None:
            found = (live.rollout(), live.sim.skill, tuple(live.hits), live.own)
            self.loop.call_soon_threadsafe(lambda: taken.done() or taken.set_result(found))

        self.player.submit(take, client.number, "export")
        rollout, skill, thrown, own = await asyncio.wait_for(taken, EXPORT_TIMEOUT)
        skill = skill if kind in ("skill", "hits") else rollout.trial.skill  # another may be in control by now
        editor = self.authoring.editor
        text = editor.text if editor is not None else skill.path.read_text(encoding="utf-8")
        text = exports.hits_text(thrown) if kind == "hits" else text
        folder = self.scratch / "files" / secrets.token_hex(8)
        folder.mkdir(parents=True)
        path = await asyncio.to_thread(exports.make, kind, rollout, skill, text, folder, own)
        seconds = rollout.time[-1] - rollout.time[0] if len(rollout.time) else 0.0
        key = secrets.token_urlsafe(16)
        self.files[key] = path
        while len(self.files) > MAX_FILES:
            self.files.pop(next(iter(self.files))).unlink(missing_ok=True)
        client.send(
            {
                "is": "file",
                "name": path.name,
                "address": f"/file/{key}/{path.name}",
                "bytes": path.stat().st_size,
                "words": f"{seconds:.1f} s" if kind not in ("skill", "hits") else "",
            }
        )

    # --- jobs --------------------------------------------------------------------------------

    async def _learn(self, client: Client, clip: str, budget: float) -> None:
        stem, path = self.uploads.get(clip)
        self._start_job("learn", f"Learning {stem}", stem, {"clip": str(path), "budget": budget})

    async def _rectify(self, client: Client, clip: str, body: str, budget: float) -> None:
        stem, path = self.uploads.get(clip)
        request = {"clip": str(path), "title": stem, "body": body, "budget": budget}
        self._start_job("rectify", f"Making {stem} physical", f"{stem}-physical", request)

    async def _optimize(self, client: Client, objective: str, speed: float | None, budget: float) -> None:
        title, wanted = f"Optimizing {self._skill['title']}", f"{self._skill['id']}-{objective}"
        path = await self._skill_file()
        if self.casting.scene["character"]["planar"]:
            raise BadInput("a two-dimensional body cannot be optimized; choose a walk of the human")
        await asyncio.to_thread(lambda: space.read(skills.load(path)))  # refuses a skill with nothing to tune
        request = {"skill": path, "objective": objective, "speed": speed, "budget": budget}
        self._start_job("optimize", title, wanted, request)

    async def _stabilize(self, client: Client, budget: float) -> None:
        """Make a walk of the pose graph in the editor."""
        if self.authoring.editor is None or self.casting.scene["character"]["planar"]:
            raise BadInput("this skill cannot be stabilised; choose a pose graph of a 3D body, such as human-walk")
        request = {"skill": await self._skill_file(), "budget": budget}
        self._start_job("stabilize", f"Stabilising {self._skill['title']}", f"{self._skill['id']}-stable", request)

    def _start_job(self, kind: str, title: str, wanted: str, request: dict[str, Any]) -> None:
        """Start a job that makes a skill, under a reserved name like the wanted one."""
        name = self.library.reserve(wanted)
        try:
            self.library.place.mkdir(parents=True, exist_ok=True)
            request |= {"name": name, "out": str(self.library.place_for(name))}
            job = self.jobs.start(kind, title, request, self._job_updated)
        except BaseException:
            self.library.reserved.discard(name)
            raise
        job.name = name
        self.clients.send(job.message())

    async def _job_updated(self, job: Job, update: dict[str, Any]) -> None:
        """Send the progress of a job; add its skill to the library when it is done."""
        if job.state != "running":
            self.library.reserved.discard(job.name)
        if job.state == "done" and job.result.get("skill"):
            skill = await asyncio.to_thread(self.library.add, Path(job.result["skill"]))
            job.skill = skill.id
            self.clients.send({"is": "skills", "skills": self.library.list()})
        self.clients.send(job.message())

    async def _stop(self, client: Client, job: str) -> None:
        await self.jobs.stop(job)

    async def _envelope(self, client: Client, on: bool, seconds: float) -> None:
        """Start or stop the measurement of the push envelope."""
        if await self.envelope.stop():
            if on:
                raise BadInput("the last measurement is being stopped; try again in a moment")
            return
        if on:
            shape = self.casting.scene["asked"]["shape"]
            steps = [strategy["steps"] for strategy in self._skill["strategies"] if strategy["allowed"]]
            request = {"skill": await self._skill_file(), "shape": shape, "seconds": seconds}
            self.envelope.start(self._skill["id"], {**request, "steps": steps[-1] if steps else None})
