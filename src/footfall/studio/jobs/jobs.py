"""Background jobs: started, followed and stopped; each is a process of its own (`job_process.py`)."""

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

USER_KINDS = ("learn", "rectify", "optimize", "stabilize")  # the kinds that users start and follow
MAX_USER_JOBS = 2  # of these, at a time
MAX_RUNNING = 2 * MAX_USER_JOBS  # of all kinds, at a time
MAX_KEPT = 50  # jobs that are listed, with finished ones
MAX_LINE_BYTES = 1 << 20
COMMAND = (sys.executable, "-m", "footfall.studio.jobs.job_process")
STOP_TIMEOUT = 300.0  # from the interrupt to the kill; the job validates and writes its best result meanwhile [s]

OnUpdate = Callable[["Job", dict], Any]  # awaited for every line of the process, and when a job is stopped or ends


@dataclass
class Job:
    """One job and its progress."""

    id: str
    kind: str
    title: str
    on_update: OnUpdate
    fraction: float = 0.0  # of the work that is done
    words: str = "starting"
    state: str = "running"
    skill: str = ""
    name: str = ""  # reserved for the skill that it makes
    history: list[float] = field(default_factory=list)
    sketch: dict[str, Any] | None = None  # of a clip that is being made physical
    process: asyncio.subprocess.Process | None = None
    stopping: bool = False
    result: dict[str, Any] = field(default_factory=dict)

    def message(self) -> dict[str, Any]:
        """The `job` message."""
        named = ("id", "kind", "title", "fraction", "words", "state", "stopping", "skill", "history", "sketch")
        return {"is": "job"} | {name: getattr(self, name) for name in named}


class Jobs:
    """All jobs of a studio."""

    def __init__(self) -> None:
        self.all: dict[str, Job] = {}
        self.tasks: set[asyncio.Task] = set()
        self.count = 0

    def start(self, kind: str, title: str, request: dict[str, Any], on_update: OnUpdate) -> Job:
        """Start a job.

        Args:
            kind: A key of `job_process.KINDS`.
            title: Shown on the page.
            request: The arguments of that function.
            on_update: Awaited for every line of the process, and once at its end.
        """
        running = [job for job in self.all.values() if job.state == "running"]
        if kind in USER_KINDS and sum(job.kind in USER_KINDS for job in running) >= MAX_USER_JOBS:
            raise BadInput(f"{MAX_USER_JOBS} jobs are running already; stop one, or wait for it")
        if len(running) >= MAX_RUNNING:
            raise BadInput("too many jobs are running already; wait for one of them to end")
        self.count += 1
        job = Job(f"job-{self.count}", kind, title, on_update)
        self.all[job.id] = job
        ended = [name for name, other in self.all.items() if other.state != "running"]
        for name in ended[: max(0, len(self.all) - MAX_KEPT)]:
            del self.all[name]
        self._create_task(self._run(job, {"kind": kind, **request}))
        return job

    def _create_task(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _run(self, job: Job, request: dict[str, Any]) -> None:
        """Run a job to its end; errors become its state."""
        try:
            if not job.stopping:
                await self._follow_process(job, request)
            else:
                job.state, job.words = "stopped", "stopped before it started"
            await job.on_update(job, {})
        except Exception as error:
            job.state, job.words = "failed", str(error)[:200] or repr(error)
            await job.on_update(job, {})
        finally:
            process = job.process
            if process is not None and process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def _follow_process(self, job: Job, request: dict[str, Any]) -> None:
        """Start the process, read its lines of progress, and set the final state."""
        pipe = asyncio.subprocess.PIPE
        job.process = process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, limit=MAX_LINE_BYTES
        )
        assert process.stdin is not None
        assert process.stdout is not None
        if job.stopping:  # while it was being created; it has no request yet
            process.kill()
        else:
            process.stdin.write(json.dumps(request).encode() + b"\n")
            await process.stdin.drain()
        async for line in process.stdout:
            try:
                update = json.loads(line)
            except ValueError:  # printed by a library
                continue
            job.fraction = update.get("fraction", job.fraction)
            job.words = update.get("failed", update.get("words", job.words))
            job.history = update.get("history", job.history)
            job.sketch = update.get("sketch", job.sketch)
            if "failed" in update:
                job.state = "failed"
            job.result |= {key: update[key] for key in ("skill", "forces", "safe") if key in update}
            await job.on_update(job, update)
        code, found = await process.wait(), job.result.get("skill") or job.kind not in USER_KINDS
        if found and code == 0 and job.state != "failed":
            job.state = "done"
        elif job.stopping:
            job.state, job.words = "stopped", "stopped before anything was written"
        else:
            job.state = "failed"
        if job.state == "failed" and job.words == "starting":
            job.words = "the process ended without a result"

    async def stop(self, name: str) -> None:
        """Interrupt a job so that it writes its best result; kill it at the second call, or after `STOP_TIMEOUT`."""
        job = self.all.get(name)
        if job is None or job.state != "running":
            return
        again, job.stopping, job.words = job.stopping, True, "stopping"
        if job.process is not None and job.process.returncode is None:
            with contextlib.suppress(ProcessLookupError, ValueError):  # Windows cannot send SIGINT: killed later
                job.process.kill() if again else job.process.send_signal(signal.SIGINT)
            if not again:
                self._create_task(self._kill_after_timeout(job.process))
        await job.on_update(job, {})

    def stop_soon(self, name: str) -> None:
        """Stop a job without waiting for it."""
        self._create_task(self.stop(name))

    async def _kill_after_timeout(self, process: asyncio.subprocess.Process) -> None:
        try:
            await asyncio.wait_for(process.wait(), STOP_TIMEOUT)
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def end(self) -> None:
        """Kill all processes."""
        for job in self.all.values():
            if job.process is not None and job.process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    job.process.kill()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
