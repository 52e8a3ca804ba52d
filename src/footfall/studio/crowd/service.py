"""The socket of the crowd page. Every client has a crowd of its own, so that none needs the controls of another."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from ...control import skill as skills
from ...control.skill import Skill
from ...errors import BadInput, FootfallError
from ...systems.push_response.database import Database
from ...systems.push_response.system import read
from ..wire import messages
from ..wire.clients import Client
from .simulation import MOST, STEPS, LiveCrowd

MAX_CROWDS = 4  # at a time
FRAME_SECONDS = 1.0 / 60.0
QUIET_SECONDS = 0.5  # between two frames while nothing moves
DEFAULT = "human-react"
FIELDS: dict[str, dict[str, Any]] = {
    "push": {"who": int, "impulse": messages.vector(2, 1e3)},
    "ball": {"to": messages.vector(2, 100.0)},
    "allow": {"steps": messages.text(8, *STEPS)},
    "fill": {"count": (1.0, float(MOST))},
}


class CrowdService:
    """The crowds of a studio.

    Args:
        skill: A skill of `push_response`; the built-in one if None.
    """

    def __init__(self, skill: Skill | None = None):
        self.skill, self.crowds = skill, 0
        self._database: Database | None = None
        self._reading = threading.Lock()

    def database(self) -> Database:
        """The responses, read once."""
        with self._reading:
            if self._database is None:
                chosen = self.skill or skills.load(DEFAULT)
                if chosen.system != "push_response":
                    raise BadInput(f"{chosen.id} is a skill of {chosen.system}; expected one of push_response")
                self._database = read(chosen)[0]
            return self._database

    def make(self) -> LiveCrowd:
        """A new crowd; the first one takes some seconds on a machine that has no machine code yet."""
        return LiveCrowd(self.database())

    async def serve(self, socket: WebSocket) -> None:
        """Show a crowd to one client until it disconnects."""
        if self.crowds >= MAX_CROWDS:
            await socket.close(1013, "too many crowds")
            return
        self.crowds += 1
        try:
            await socket.accept()
            await self._converse(socket)
        finally:
            self.crowds -= 1

    async def _converse(self, socket: WebSocket) -> None:
        client = Client(socket, self.crowds)
        client.receiving = asyncio.current_task()
        tasks = [asyncio.create_task(client.send_queued())]
        try:
            live = await asyncio.to_thread(self.make)
            tasks.append(asyncio.create_task(_run(live, client)))
            while not client.lost:
                received = await socket.receive()
                if received["type"] == "websocket.disconnect":
                    break
                if client.within_rate():
                    _handle(live, client, received)
        except FootfallError as error:
            client.send({"is": "error", "text": str(error), "about": ""})
            await asyncio.sleep(0.1)  # until it is sent
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        except asyncio.CancelledError:
            if not client.lost:
                raise
        finally:
            client.lost = True
            for task in tasks:
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(*tasks, return_exceptions=True)


async def _run(live: LiveCrowd, client: Client) -> None:
    """Sixty frames a second while something moves."""
    last, sent, told = time.monotonic(), 0.0, ()
    due = last
    while not client.lost:
        now = time.monotonic()
        if not live.still or now - sent > QUIET_SECONDS:
            frame = await asyncio.to_thread(live.advance, now - last)
            if told != (live.serial, live.steps):
                told = (live.serial, live.steps)
                client.send(live.message())
            client.set_frame(frame)
            sent = now
        last = now
        due = max(due + FRAME_SECONDS, now)
        await asyncio.sleep(max(due - time.monotonic(), 0.0))


def _handle(live: LiveCrowd, client: Client, received: Any) -> None:
    """Validate one message, and let the crowd do it before its next frame."""
    try:
        message = messages.read(received.get("text") or received.get("bytes") or "", FIELDS)
    except BadInput as error:
        client.send({"is": "error", "text": str(error), "about": ""})
        return
    live.ask(message)
