"""Long work beside the page: started, watched, stopped; each in a process of its own (`work.py`)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import sys
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from ...errors import BadInput

SHOWN = ("learn", "optimize")  # the kinds that people start and watch
MOST = 2  # of these, at a time
KEPT = 50  # jobs that are remembered
LONGEST_LINE = 1 << 20
WORK = (sys.executable, "-m", "footfall.studio.jobs.job_process")
PATIENCE = 300.0  # between being asked to stop and being made to: what was found is checked and written then [s]


@dataclass
class Job:
    """One piece of work and how it stands."""

    id: str
    kind: str
    title: str
    tell: Callable[[Job, dict], Any]  # awaited for every line the work says, and when it is stopped or ends
    share: float = 0.0
    words: str = "starting"
    state: str = "running"
    skill: str = ""
    name: str = ""  # of the skill it makes
    history: list[float] = field(default_factory=list)
    process: asyncio.subprocess.Process | None = None
    stopping: bool = False
    result: dict[str, Any] = field(default_factory=dict)

    def message(self) -> dict[str, Any]:
        named = ("id", "kind", "title", "share", "words", "state", "stopping", "skill", "history")
        return {"is": "job"} | {name: getattr(self, name) for name in named}


class Jobs:
    """All of them."""

    def __init__(self) -> None:
        self.all: dict[str, Job] = {}
        self.tasks: set[asyncio.Task] = set()
        self.count = 0

    def start(self, kind: str, title: str, asked: dict[str, Any], tell: Callable[[Job, dict], Any]) -> Job:
        """Begin; `tell` is awaited for every line the work says, and once at its end."""
        running = [job for job in self.all.values() if job.state == "running"]
        if kind in SHOWN and sum(job.kind in SHOWN for job in running) >= MOST:
            raise BadInput(f"{MOST} jobs are running already; stop one, or wait for it")
        if len(running) >= 2 * MOST:
            raise BadInput("too much is going on already; wait for some of it to end")
        self.count += 1
        job = Job(f"job-{self.count}", kind, title, tell)
        self.all[job.id] = job
        ended = [name for name, other in self.all.items() if other.state != "running"]
        for name in ended[: max(0, len(self.all) - KEPT)]:
            del self.all[name]
        self._beside(self._run(job, {"kind": kind, **asked}))
        return job

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _run(self, job: Job, asked: dict[str, Any]) -> None:
        try:
            if not job.stopping:
                await self._work(job, asked)
            else:
                job.state, job.words = "stopped", "stopped before it began"
            await job.tell(job, {})
        except Exception as error:
            job.state, job.words = "failed", str(error)[:200] or repr(error)
            await job.tell(job, {})
        finally:
            process = job.process
            if process is not None and process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def _work(self, job: Job, asked: dict[str, Any]) -> None:
        """Start the process, tell what it says, and how it ended."""
        pipe = asyncio.subprocess.PIPE
        job.process = process = await asyncio.create_subprocess_exec(
            *WORK, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, limit=LONGEST_LINE
        )
        assert process.stdin is not None
        assert process.stdout is not None
        if job.stopping:  # meanwhile; it has not been told what to do
            process.kill()
        else:
            process.stdin.write(json.dumps(asked).encode() + b"\n")
            await process.stdin.drain()
        async for line in process.stdout:
            try:
                said = json.loads(line)
            except ValueError:  # some library's own word
                continue
            job.share, job.words = said.get("share", job.share), said.get("failed", said.get("words", job.words))
            job.history = said.get("history", job.history)
            if "failed" in said:
                job.state = "failed"
            job.result |= {key: said[key] for key in ("skill", "forces", "safe") if key in said}
            await job.tell(job, said)
        code, found = await process.wait(), job.result.get("skill") or job.kind not in SHOWN
        if found and code == 0 and job.state != "failed":
            job.state = "done"
        elif job.stopping:
            job.state, job.words = "stopped", "stopped before anything was written"
        else:
            job.state = "failed"
        if job.state == "failed" and job.words == "starting":
            job.words = "it ended without a word"

    async def stop(self, name: str) -> None:
        """Ask a job to stop with what it has; make it, if it is asked again or takes too long."""
        job = self.all.get(name)
        if job is None or job.state != "running":
            return
        again, job.stopping, job.words = job.stopping, True, "stopping"
        if job.process is not None and job.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                job.process.kill() if again else job.process.send_signal(signal.SIGINT)
            if not again:
                self._beside(self._insist(job.process))
        await job.tell(job, {})

    def stop_soon(self, name: str) -> None:
        """The same, without waiting."""
        self._beside(self.stop(name))

    async def _insist(self, process: asyncio.subprocess.Process) -> None:
        try:
            await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def end(self) -> None:
        """Stop all of them, now."""
        for job in self.all.values():
            if job.process is not None and job.process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    job.process.kill()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
