"""What the page asks for, carried out: by the stage, the author, the library or a job. One session a studio."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from .. import __version__, systems
from ..control.skill import Skill
from ..errors import BadInput, FootfallError
from ..evaluate.clips import clips
from ..physics import world
from ..strict import parse_toml
from ..trials import Simulation, Trial
from .files import exports, library
from .files.skill_editor import Author
from .jobs.jobs import Job, Jobs
from .live.player import Player
from .live.simulation import DT, Stage
from .wire.clients import Client, Clients

STAGE = {  # carried out by the stage itself
    *("pause", "step", "rate", "rewind", "reset", "body", "scene", "push", "grab", "drag", "drop", "ball", "box"),
    *("clear", "steer", "target", "ghost", "record"),
}
BUILDS = {"ball", "box", "body", "scene"}  # a new world is built for each of these
AUTHOR = {"edit", "add_state", "remove_state", "move_state", "undo", "redo"}
FORCE = 500.0  # at the rim of the disc [N]
MOST_FILES = 40
MOST_CLIPS = 20
MOST_TASKS = 3
LARGEST_CLIP = 32 << 20


class Session:
    """The studio without its sockets: skills, the player, jobs and files."""

    def __init__(self, skill: Skill, place: Path, scratch: Path):
        self.library = library.Library(place)
        self.library.begin_with(skill)
        self.scratch = scratch
        self.clients, self.jobs = Clients(self._changed_hands), Jobs()
        self.failures = 0
        self.made: set[Any] = set()  # control laws whose machine code is there
        self.reading = asyncio.Lock()  # one clip at a time
        self.files: dict[str, Path] = {}
        self.clips: dict[str, tuple[str, Path]] = {}
        self.author: Author | None = None
        self.safe: dict[str, Any] = {}
        self.envelope: Job | None = None
        self.tasks: set[asyncio.Task] = set()
        self.lock = asyncio.Lock()
        self.loop = asyncio.get_running_loop()
        self.player = Player(Stage(skill), self._publish, self._tell)
        self._scene, self._skill = self.player.stage.scene(), self.player.stage.skill_message()
        self.player.stage.said.clear()
        self._authored()

    def start(self) -> None:
        world.on_slow_start.append(self._slow)
        self.player.start()

    def _slow(self) -> None:
        text = "making machine code for this kind of gait (once on this machine, about 20 s)…"
        self._tell({"is": "note", "time": 0.0, "text": text}, None)

    async def end(self) -> None:
        world.on_slow_start.remove(self._slow)
        self.player.stop()
        await self.jobs.end()
        for task in list(self.tasks):  # files that nobody will fetch
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.player.join, 2.0)

    def _changed_hands(self) -> None:
        """A hand that held the body lets go with its owner."""
        self.player.ask(lambda stage: stage.do_drop())

    # --- from the player's thread ------------------------------------------------------------

    def _publish(self, frame: bytes) -> None:
        self.loop.call_soon_threadsafe(self.clients.show, frame)

    def _tell(self, message: dict[str, Any], client: int | None) -> None:
        self.loop.call_soon_threadsafe(self._told, message, client)

    def _told(self, message: dict[str, Any], client: int | None) -> None:
        if message["is"] == "scene":
            self._scene = message
        self.clients.say(message, client)
        if message["is"] == "skill":
            changed = message["id"] != self._skill.get("id")
            self._skill = message
            if changed:
                self._wipe_envelope()
            if changed or self.author is None:
                self._authored()

    def _authored(self) -> None:
        """A new skill is in control: what can be shaped of it."""
        self.author = None
        if not self._skill.get("authorable"):
            return
        try:
            self.author = Author(self.library.load(self._skill["id"]))
        except FootfallError:
            return
        self.author.safe = self.safe.get(self.author.name)
        self.clients.say(self.author.message())

    # --- a client comes ----------------------------------------------------------------------

    def welcome(self, client: Client) -> None:
        """Everything a new page needs to know."""
        client.say(
            {
                "is": "hello",
                "version": __version__,
                "client": client.number,
                "key": client.key,
                "skills": self.library.list(),
                "scenes": library.scenes(),
                "bodies": library.bodies(),
                "maximum_force": FORCE,
            }
        )
        client.say({**self._scene, "asked": {**self._scene["asked"], "rate": self.player.stage.rate}})
        client.say(self._skill)
        if self.author is not None:
            client.say(self.author.message())
        for job in self.jobs.all.values():
            if job.kind in ("learn", "optimize"):
                client.say(job.message())
        if self.envelope is not None:
            client.say(self._disc(self.envelope))
        self.clients.tell_who()

    # --- what it asks for --------------------------------------------------------------------

    async def do(self, client: Client, message: dict[str, Any]) -> None:
        """Carry out one checked message; only who holds the controls is listened to."""
        name = message["do"]
        if name == "take":
            self.clients.ask(client)
            return
        if client.number != self.clients.holder:
            raise BadInput("somebody else holds the controls; ask for them first")
        if name == "give":
            self.clients.give(message["client"])
        elif name in BUILDS and not client.building.take():
            raise BadInput("that is too much at once; wait a moment")
        elif name in STAGE:
            self.player.ask(lambda stage: stage.do(message), client.number, name)
        elif name == "skill":
            self.player.change(await asyncio.to_thread(self._ready, message["id"]), client.number)
        elif name == "export":  # may take a while; what else is asked for meanwhile is not kept waiting
            self._later(self._export(client, message["kind"]), client)
        elif name in AUTHOR:
            async with self.lock:
                await self._shape(client, message)
        else:
            await getattr(self, f"_{name}")(client, **{key: value for key, value in message.items() if key != "do"})

    def _ready(self, name: str) -> Skill:
        """A skill whose machine code is made: nobody waits for it while the body walks."""
        skill = self.library.load(name)
        law = systems.controller(skill).law
        if law not in self.made:
            Simulation(Trial(skill, 1.0, DT, record_every=0.0)).advance(2.0 * DT)
            self.made.add(law)
        return skill

    def _later(self, work: Coroutine[Any, Any, None], client: Client) -> None:
        """Have something done beside everything else; who asked is told if it cannot be."""

        async def done() -> None:
            try:
                await work
            except TimeoutError:
                client.say({"is": "error", "text": "this took too long", "about": "export"})
            except (FootfallError, OSError) as error:
                client.say({"is": "error", "text": str(error)[:500], "about": "export"})
            except Exception as error:
                self.failures += 1
                client.say({"is": "error", "text": f"this should not happen: {error!r}"[:300], "about": "export"})

        if len(self.tasks) >= MOST_TASKS:
            work.close()
            raise BadInput("several files are being made already; wait for one of them")
        task = asyncio.create_task(done())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _compare(self, client: Client, on: bool) -> None:
        author = self._shaping()
        author.comparing = on
        self._play(author, client, "compare")

    async def _shape(self, client: Client, message: dict[str, Any]) -> None:
        author = self._shaping()
        rest = {key: value for key, value in message.items() if key != "do"}
        await asyncio.to_thread(getattr(author, message["do"]), **rest)
        author.comparing = False
        if author.name not in self.safe:  # measured once for each skill, when somebody begins to shape it
            with contextlib.suppress(BadInput):  # too much is going on: the next edit tries again
                self.jobs.start("ranges", author.name, {"skill": str(author.path)}, self._measured)
                self.safe[author.name] = None
        self._play(author, client, message["do"])

    def _shaping(self) -> Author:
        if self.author is None:
            raise BadInput("this skill has no states to shape; choose one that is a pose graph")
        return self.author

    def _play(self, author: Author, client: Client, about: str) -> None:
        skill, _ = author.playing()
        self.player.ask(lambda stage: stage.play(skill), client.number, about)
        self.clients.say(author.message())

    async def _save(self, client: Client, name: str) -> None:
        author = self._shaping()
        if name in self.library.reserved:
            raise BadInput(f"{name} is being made by a job; choose another name")
        data = parse_toml(author.text.encode(), author.path)
        skill = await asyncio.to_thread(self.library.save, name, author.named(name), author.path, data)
        self.safe.pop(name, None)  # measured on other numbers
        self.clients.say({"is": "skills", "skills": self.library.list()})
        self.clients.say({"is": "note", "time": 0.0, "text": f"saved as {skill.id}"})
        self.author = None

        def play(stage: Stage) -> None:
            stage.play(skill)
            stage.said.append(stage.skill_message())

        self.player.ask(play, client.number, "save")

    async def _open(self, client: Client, text: str) -> None:
        kept = await asyncio.to_thread(self.library.open, text)
        self.clients.say({"is": "skills", "skills": self.library.list()})
        self.player.change(kept, client.number)

    # --- files -------------------------------------------------------------------------------

    async def _export(self, client: Client, kind: str) -> None:
        """Make a file of what was recorded, away from the player's thread."""
        taken: asyncio.Future = self.loop.create_future()

        def take(stage: Stage) -> None:
            found = (stage.rollout(), stage.sim.skill)
            self.loop.call_soon_threadsafe(lambda: taken.done() or taken.set_result(found))

        self.player.ask(take, client.number, "export")
        rollout, skill = await asyncio.wait_for(taken, 10.0)
        skill = skill if kind == "skill" else rollout.trial.skill  # another may be in control by now
        text = self.author.text if self.author is not None else skill.path.read_text(encoding="utf-8")
        folder = self.scratch / "files" / secrets.token_hex(8)
        folder.mkdir(parents=True)
        path = await asyncio.to_thread(exports.make, kind, rollout, skill, text, folder)
        key = secrets.token_urlsafe(16)
        self.files[key] = path
        while len(self.files) > MOST_FILES:
            self.files.pop(next(iter(self.files))).unlink(missing_ok=True)
        client.say(
            {
                "is": "file",
                "name": path.name,
                "address": f"/file/{key}/{path.name}",
                "bytes": path.stat().st_size,
                "words": f"{len(rollout.time) * 0.005:.1f} s" if kind != "skill" else "",
            }
        )

    async def clip(self, name: str, content: bytes) -> dict[str, Any]:
        """Read an uploaded clip as strictly as any other, and remember it."""
        if len(self.clips) >= MOST_CLIPS:
            old = next(iter(self.clips))
            self.clips.pop(old)[1].unlink(missing_ok=True)
        key = secrets.token_hex(8)
        path = self.scratch / f"clip-{key}.bvh"
        path.write_bytes(content)
        try:
            read = await asyncio.to_thread(clips.load, path)
        except FootfallError as error:
            path.unlink(missing_ok=True)
            raise BadInput(str(error).replace(str(path), name[:80])) from None
        stem = name.rsplit(".", 1)[0][:60] or "clip"
        self.clips[key] = (stem, path)
        motion, findings = read.recorded, len(read.cleaned.findings)
        shows, speed = await asyncio.to_thread(clips.kind, read)
        return {
            "is": "clip",
            "id": key,
            "name": stem,
            "seconds": len(motion) / motion.rate,
            "frames": len(motion),
            "rate": motion.rate,
            "kind": shows,
            "speed": speed,
            "words": f"{len(motion.skeleton.names)} joints; {findings} things mended" if findings else "",
            "sketch": await asyncio.to_thread(clips.sketch, read),
        }

    # --- jobs --------------------------------------------------------------------------------

    async def _learn(self, client: Client, clip: str, budget: float) -> None:
        if clip not in self.clips:
            raise BadInput("this clip is not here any more; drop it on the page again")
        stem, path = self.clips[clip]
        self._make("learn", f"Learning {stem}", stem, {"clip": str(path), "budget": budget})

    async def _optimize(self, client: Client, objective: str, speed: float | None, budget: float) -> None:
        title, wish = f"Optimizing {self._skill['title']}", f"{self._skill['id']}-{objective}"
        path = str(await asyncio.to_thread(self._shown))
        self._make("optimize", title, wish, {"skill": path, "objective": objective, "speed": speed, "budget": budget})

    def _make(self, kind: str, title: str, wish: str, asked: dict[str, Any]) -> None:
        """Start a job that makes a skill, under a name that is its own from now on."""
        name = self.library.reserve(wish)
        try:
            self.library.place.mkdir(parents=True, exist_ok=True)
            asked |= {"name": name, "out": str(self.library.place_for(name))}
            job = self.jobs.start(kind, title, asked, self._worked)
        except BaseException:
            self.library.reserved.discard(name)
            raise
        job.name = name
        self.clients.say(job.message())

    async def _worked(self, job: Job, said: dict[str, Any]) -> None:
        if job.state != "running":
            self.library.reserved.discard(job.name)
        if job.state == "done" and job.result.get("skill"):
            skill = await asyncio.to_thread(self.library.add, Path(job.result["skill"]))
            job.skill = skill.id
            self.clients.say({"is": "skills", "skills": self.library.list()})
        self.clients.say(job.message())

    async def _stop(self, client: Client, job: str) -> None:
        await self.jobs.stop(job)

    def _shown(self) -> Path:
        """A file of the skill on the page, with what was shaped and not saved yet."""
        author = self.author
        if author is None or author.text == author.original:
            path = self.library.load(self._skill["id"]).path
            assert path is not None
            return path
        content = author.text.encode()
        place = self.scratch / "shown" / hashlib.sha256(content).hexdigest()[:20]  # another text, another folder
        return library.put(place, author.text, author.path, parse_toml(content, author.path))

    async def _envelope(self, client: Client, on: bool, seconds: float) -> None:
        """Push from everywhere, in the background; the disc fills as it comes in."""
        if self.envelope is not None and self.envelope.state == "running":
            await self.jobs.stop(self.envelope.id)
            if on:
                raise BadInput("it is being stopped; try again in a moment")
            return
        if not on:
            return
        shape = self._scene["asked"]["shape"]
        asked = {"skill": str(await asyncio.to_thread(self._shown)), "shape": shape, "seconds": seconds}
        self.envelope = self.jobs.start("envelope", self._skill["id"], asked, self._pushed)
        self.envelope.result["seconds"] = seconds

    async def _measured(self, job: Job, said: dict[str, Any]) -> None:
        """How far the balance gains may be moved is known now."""
        if job.title not in self.safe:  # saved anew meanwhile
            return
        self.safe[job.title] = job.result.get("safe")
        if self.author is not None and self.author.name == job.title:
            self.author.safe = self.safe[job.title]
            self.clients.say(self.author.message())

    async def _pushed(self, job: Job, said: dict[str, Any]) -> None:
        if job is self.envelope:
            self.clients.say(self._disc(job))

    def _wipe_envelope(self) -> None:
        """Another skill is in control: the outline is not its own."""
        if self.envelope is None:
            return
        old, self.envelope = self.envelope, None
        self.jobs.stop_soon(old.id)
        old.result.pop("forces", None)
        self.clients.say({**self._disc(old), "running": False, "share": 0.0, "words": ""})

    def _disc(self, job: Job) -> dict[str, Any]:
        known = {"forces": job.result.get("forces", [None] * 8), "seconds": job.result["seconds"]}
        return {"is": "envelope", **known, "running": job.state == "running", "share": job.share, "words": job.words}
