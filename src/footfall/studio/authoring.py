"""Authoring: the skill in control is edited while it runs, compared with the original, and saved."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from pathlib import Path
from typing import Any

from ..errors import BadInput, FootfallError
from ..strict import parse_toml
from .files import library
from .files.library import Library
from .files.skill_editor import SkillEditor
from .jobs.jobs import Job, Jobs
from .live.player import Player
from .live.simulation import LiveSimulation
from .wire.clients import Client, Clients

FAILED = "failed"  # of a measurement of safe ranges
MAX_KEPT = 10  # skills with unsaved edits that are remembered


class Authoring:
    """The editor of the skill in control, and the measured safe ranges of its balance gains."""

    def __init__(self, library: Library, clients: Clients, jobs: Jobs, player: Player):
        self.library, self.clients, self.jobs, self.player = library, clients, jobs, player
        self.editor: SkillEditor | None = None
        self.safe: dict[str, Any] = {}  # safe ranges by skill; None while they are being measured, or `FAILED`
        self.kept: dict[str, SkillEditor] = {}  # with unsaved edits, of skills that are not in control
        self.lock = asyncio.Lock()

    def open(self, skill: dict[str, Any]) -> None:
        """Open the editor of a skill, given its `skill` message; unsaved edits of the one before are kept."""
        self._keep()
        self.editor = None
        if not skill.get("authorable"):
            return
        kept = self.kept.pop(skill["id"], None)
        try:
            self.editor = kept or SkillEditor(self.library.load(skill["id"]))
        except FootfallError:
            return
        if kept is not None:
            edited, _ = kept.playing()
            self.player.submit(lambda live: live.play(edited))
        self._show_safe(self.editor)
        self.clients.send(self.editor.message())

    def _keep(self) -> None:
        """Keep the editor of a skill with unsaved edits until the skill is chosen again."""
        if self.editor is None or not self.editor.message()["dirty"]:
            return
        self.kept[self.editor.name] = self.editor
        while len(self.kept) > MAX_KEPT:
            self.kept.pop(next(iter(self.kept)))
        text = f"your changes to {self.editor.name} are not saved; they are there when you choose it again"
        self.clients.send({"is": "note", "time": 0.0, "text": text})

    def forget(self, name: str) -> None:
        """Forget the edits of a skill that is deleted."""
        self.kept.pop(name, None)
        if self.editor is not None and self.editor.name == name:
            self.editor = None

    async def edit(self, client: Client, message: dict[str, Any]) -> None:
        """Perform an edit, an undo or a redo, and simulate the result."""
        async with self.lock:
            editor = self._open_editor()
            arguments = {key: value for key, value in message.items() if key != "do"}
            await asyncio.to_thread(getattr(editor, message["do"]), **arguments)
            editor.comparing = False
            if editor.name not in self.safe:  # measured once for each skill, at its first edit
                with contextlib.suppress(BadInput):  # too many jobs are running: the next edit tries again
                    self._measure(editor)
            self._play(editor, client, message["do"])

    def measure_ranges(self) -> None:
        """Measure how far the balance gains can be changed, unless it is known or being measured."""
        editor = self._open_editor()
        if self.safe.get(editor.name, FAILED) == FAILED:
            self._measure(editor)
            self.clients.send(editor.message())

    def _measure(self, editor: SkillEditor) -> None:
        self.jobs.start("ranges", editor.name, {"skill": str(editor.path)}, self._ranges_measured)
        self.safe[editor.name] = None
        self._show_safe(editor)

    def _show_safe(self, editor: SkillEditor) -> None:
        """Give the editor the measured ranges, and how far the measurement is."""
        found = self.safe.get(editor.name, "")
        editor.safe = found if isinstance(found, dict) else None
        editor.safe_state = "known" if editor.safe else "measuring" if found is None else str(found or "none")

    def compare(self, client: Client, on: bool) -> None:
        """Simulate the original instead of the edited skill, or the edited one again."""
        editor = self._open_editor()
        editor.comparing = on
        self._play(editor, client, "compare")

    async def save(self, client: Client, name: str, title: str = "") -> None:
        """Save the edited skill under a name and a title, and continue with it."""
        editor = self._open_editor()
        if name in self.library.reserved:
            raise BadInput(f"{name} is being made by a job; choose another name")
        data = parse_toml(editor.text.encode(), editor.path)
        skill = await asyncio.to_thread(self.library.save, name, editor.named(name, title), editor.path, data)
        self.safe.pop(name, None)  # measured with other parameters
        self.clients.send({"is": "skills", "skills": self.library.list()})
        self.clients.send({"is": "note", "time": 0.0, "text": f"saved as {skill.title}"})
        self.editor = None

        def play(live: LiveSimulation) -> None:
            live.play(skill)
            live.outbox.append(live.skill_message())

        self.player.submit(play, client.number, "save")

    def skill_file(self, name: str, scratch: Path) -> Path:
        """A file of the skill in control, with its unsaved edits."""
        editor = self.editor
        if editor is None or editor.text == editor.original:
            path = self.library.load(name).path
            assert path is not None
            return path
        content = editor.text.encode()
        place = scratch / "edited" / hashlib.sha256(content).hexdigest()[:20]  # one folder for each text
        return library.write_skill(place, editor.text, editor.path, parse_toml(content, editor.path))

    def _open_editor(self) -> SkillEditor:
        if self.editor is None:
            raise BadInput("this skill has no states to edit; choose one that is a pose graph")
        return self.editor

    def _play(self, editor: SkillEditor, client: Client, about: str) -> None:
        skill, _ = editor.playing()
        self.player.submit(lambda live: live.play(skill), client.number, about)
        self.clients.send(editor.message())

    async def _ranges_measured(self, job: Job, update: dict[str, Any]) -> None:
        """Send the safe ranges of the balance gains."""
        if job.title not in self.safe:  # the skill was overwritten meanwhile
            return
        if job.state == "running":
            return
        self.safe[job.title] = job.result.get("safe") or FAILED
        if self.editor is not None and self.editor.name == job.title:
            self._show_safe(self.editor)
            self.clients.send(self.editor.message())
