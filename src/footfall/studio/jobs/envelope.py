"""The push envelope of the page: the largest push survived in eight directions, measured by a background job."""

from __future__ import annotations

from typing import Any

from ..wire.clients import Clients
from .jobs import Job, Jobs


class PushEnvelope:
    """The envelope of the skill in control, and the job that measures it."""

    def __init__(self, clients: Clients, jobs: Jobs):
        self.clients, self.jobs = clients, jobs
        self.job: Job | None = None

    async def stop(self) -> bool:
        """Stop the measurement; whether one was running."""
        if self.job is None or self.job.state != "running":
            return False
        await self.jobs.stop(self.job.id)
        return True

    def start(self, title: str, request: dict[str, Any]) -> None:
        """Measure the envelope of a skill.

        Args:
            title: Of the job.
            request: The arguments of `job_process.envelope`.
        """
        self.job = self.jobs.start("envelope", title, request, self.send_update)
        self.job.result["seconds"] = request["seconds"]

    async def send_update(self, job: Job, update: dict[str, Any]) -> None:
        if job is self.job:
            self.clients.send(self._message(job))

    def message(self) -> dict[str, Any] | None:
        """The `envelope` message; None when nothing was measured."""
        return self._message(self.job) if self.job is not None else None

    def clear(self) -> None:
        """Remove the envelope: another skill is in control."""
        if self.job is None:
            return
        old, self.job = self.job, None
        self.jobs.stop_soon(old.id)
        old.result.pop("forces", None)
        self.clients.send({**self._message(old), "running": False, "fraction": 0.0, "words": ""})

    def _message(self, job: Job) -> dict[str, Any]:
        return {
            "is": "envelope",
            "forces": job.result.get("forces", [None] * 8),
            "ended": [bool(one) for one in job.result.get("ended", [None] * 8)],
            "seconds": job.result["seconds"],
            "running": job.state == "running",
            "fraction": job.fraction,
            "words": job.words,
        }
