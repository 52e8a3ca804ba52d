"""Who is looking: each client gets the latest frame it can take, never a queue of old ones; one holds the controls."""

from __future__ import annotations

import asyncio
import hmac
import json
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

MOST = 100  # clients
PER_SECOND, BURST = 120.0, 240.0  # messages a client may send
BUILDS, BUILDS_BURST = 5.0, 10.0  # of these, those for which a new world is built
FLOOD = 20_000  # messages too many; then it is let go
STUCK = 60 * 60  # frames, a minute of them, that a client takes none of; then it is let go
WAITING = 400  # words that may wait for a slow client; then it is let go


class Allowance:
    """So many a second, and so many at once."""

    def __init__(self, per_second: float, burst: float):
        self.per_second, self.burst = per_second, burst
        self.left, self.counted = burst, time.monotonic()

    def take(self) -> bool:
        """Whether one more is within it."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + self.per_second * (now - self.counted))
        self.counted = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Client:
    """One socket."""

    def __init__(self, socket: WebSocket, number: int):
        self.socket, self.number = socket, number
        self.key = secrets.token_urlsafe(12)  # by which its uploads are known
        self.frame: bytes | None = None
        self.words: deque[str] = deque()
        self.wake = asyncio.Event()
        self.speaking, self.building = Allowance(PER_SECOND, BURST), Allowance(BUILDS, BUILDS_BURST)
        self.frames = self.dropped = 0
        self.lost = False
        self.listening: asyncio.Task | None = None
        self.stuck = 0  # frames in a row that found the last one not yet sent

    def show(self, frame: bytes) -> None:
        """The newest frame takes the place of one that has not been sent."""
        self.stuck = self.stuck + 1 if self.frame is not None else 0
        if self.stuck > STUCK:
            self.let_go()
        self.frame = frame
        self.wake.set()

    def say(self, message: dict[str, Any] | str) -> None:
        if self.lost:
            return
        if len(self.words) > WAITING:
            self.let_go()
            return
        self.words.append(message if isinstance(message, str) else json.dumps(message))
        self.wake.set()

    def let_go(self) -> None:
        """Give up on a client that does not read: whoever listens to it and sends to it stops."""
        self.lost = True
        self.words.clear()
        self.wake.set()
        if self.listening is not None:
            self.listening.cancel()

    def may_speak(self) -> bool:
        """Whether one more message is within the allowance."""
        if self.speaking.take():
            return True
        self.dropped += 1
        if self.dropped > FLOOD:
            self.let_go()
        return False

    async def send(self) -> None:
        """Send whatever there is, for as long as the client stays."""
        try:
            while not self.lost:
                await self.wake.wait()
                self.wake.clear()
                while self.words:
                    await self.socket.send_text(self.words.popleft())
                frame, self.frame = self.frame, None
                if frame is not None:
                    await self.socket.send_bytes(frame)
                    self.frames += 1
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.lost = True


class Clients:
    """All of them, and who holds the controls; `changed` is called when they change hands."""

    def __init__(self, changed: Callable[[], None] = lambda: None) -> None:
        self.changed = changed
        self.all: dict[int, Client] = {}
        self.holder: int | None = None
        self.asking: list[int] = []
        self.count = 0

    def add(self, socket: WebSocket) -> Client:
        self.count += 1
        client = Client(socket, self.count)
        self.all[client.number] = client
        if self.holder is None:
            self.holder = client.number
        return client

    def remove(self, client: Client) -> None:
        self.all.pop(client.number, None)
        self.asking = [number for number in self.asking if number != client.number]
        if self.holder == client.number:
            waiting = [number for number in self.asking if number in self.all] or list(self.all)
            self.give(waiting[0] if waiting else None)
        else:
            self.tell_who()

    def holds(self, key: str) -> bool:
        """Whether this is the key of who holds the controls."""
        holder = self.all.get(self.holder or 0)
        return holder is not None and hmac.compare_digest(key.encode(), holder.key.encode())

    def give(self, number: int | None) -> None:
        """Hand the controls over."""
        if number is not None and number not in self.all:
            return
        self.holder = number
        self.asking = [other for other in self.asking if other != number]
        self.changed()
        self.tell_who()

    def ask(self, client: Client) -> None:
        """Ask for the controls; they are free to take when nobody is there to hold them."""
        if self.holder is None or self.holder not in self.all:
            self.give(client.number)
        elif client.number not in self.asking and client.number != self.holder:
            self.asking.append(client.number)
            self.tell_who()

    def tell_who(self) -> None:
        for client in self.all.values():
            client.say(
                {
                    "is": "holder",
                    "you": client.number == self.holder,
                    "client": self.holder,
                    "clients": len(self.all),
                    "asking": self.asking,
                }
            )

    def show(self, frame: bytes) -> None:
        for client in self.all.values():
            client.show(frame)

    def say(self, message: dict[str, Any], to: int | None = None) -> None:
        text = json.dumps(message)
        for client in self.all.values():
            if to is None or client.number == to:
                client.say(text)
