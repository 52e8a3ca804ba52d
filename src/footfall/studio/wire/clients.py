"""Connected clients: each is sent the newest frame only, never a queue of old ones; one of them has control."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

MAX_CLIENTS = 100
MESSAGES_PER_SECOND, MESSAGE_BURST = 120.0, 240.0  # that a client may send
BUILDS_PER_SECOND, BUILD_BURST = 5.0, 10.0  # requests among these for which a new world is built
MAX_DROPPED = 20_000  # messages over the rate limit; then the client is disconnected
MAX_STALLED_FRAMES = 60 * 60  # frames in a row that a client does not read (one minute); then it is disconnected
MAX_QUEUED_MESSAGES = 400  # for a slow client; then it is disconnected


class RateLimit:
    """A token bucket: so many per second, and so many at once."""

    def __init__(self, per_second: float, burst: float):
        self.per_second, self.burst = per_second, burst
        self.left, self.counted = burst, time.monotonic()

    def take(self) -> bool:
        """Take one token; whether there was one."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + self.per_second * (now - self.counted))
        self.counted = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Client:
    """One WebSocket connection."""

    def __init__(self, socket: WebSocket, number: int):
        self.socket, self.number = socket, number
        self.key = secrets.token_urlsafe(12)  # identifies the uploads of this client
        self.frame: bytes | None = None  # the newest frame, until it is sent
        self.messages: deque[str] = deque()
        self.wake = asyncio.Event()
        self.message_limit = RateLimit(MESSAGES_PER_SECOND, MESSAGE_BURST)
        self.build_limit = RateLimit(BUILDS_PER_SECOND, BUILD_BURST)
        self.frames = self.dropped = 0
        self.lost = False
        self.receiving: asyncio.Task | None = None  # the task that reads from the socket
        self.stalled_frames = 0  # frames in a row that replaced an unsent one

    def set_frame(self, frame: bytes) -> None:
        """Replace the frame that waits to be sent."""
        self.stalled_frames = self.stalled_frames + 1 if self.frame is not None else 0
        if self.stalled_frames > MAX_STALLED_FRAMES:
            self.disconnect()
        self.frame = frame
        self.wake.set()

    def send(self, message: dict[str, Any] | str) -> None:
        """Queue a JSON message."""
        if self.lost:
            return
        if len(self.messages) > MAX_QUEUED_MESSAGES:
            self.disconnect()
            return
        self.messages.append(message if isinstance(message, str) else json.dumps(message))
        self.wake.set()

    def disconnect(self) -> None:
        """Give up on a client that does not read: its receiving and sending tasks end."""
        self.lost = True
        self.messages.clear()
        self.wake.set()
        if self.receiving is not None:
            self.receiving.cancel()

    def within_rate(self) -> bool:
        """Count one received message; whether it is within the rate limit."""
        if self.message_limit.take():
            return True
        self.dropped += 1
        if self.dropped > MAX_DROPPED:
            self.disconnect()
        return False

    async def converse(self, handle: Callable[[str | bytes], Awaitable[None]]) -> None:
        """Receive messages, and send what is queued, until the client disconnects or is given up.

        Args:
            handle: Called with each message that is within the rate limit.
        """
        self.receiving = asyncio.current_task()
        sending = asyncio.create_task(self.send_queued())
        try:
            while not self.lost:
                received = await self.socket.receive()
                if received["type"] == "websocket.disconnect":
                    break
                if self.within_rate():
                    await handle(received.get("text") or received.get("bytes") or "")
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        except asyncio.CancelledError:
            if not self.lost:  # the server is shutting down
                raise
        finally:
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sending
            if self.lost:
                with contextlib.suppress(RuntimeError, OSError, TimeoutError):
                    await asyncio.wait_for(self.socket.close(1013), 1.0)

    async def send_queued(self) -> None:
        """Send messages and frames as they come, until the client is lost."""
        try:
            while not self.lost:
                await self.wake.wait()
                self.wake.clear()
                while self.messages:
                    await self.socket.send_text(self.messages.popleft())
                frame, self.frame = self.frame, None
                if frame is not None:
                    await self.socket.send_bytes(frame)
                    self.frames += 1
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.lost = True


class Clients:
    """All clients, and which of them has control; `on_holder_change` is called when control passes on."""

    def __init__(self, on_holder_change: Callable[[], None] = lambda: None) -> None:
        self.on_holder_change = on_holder_change
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
            self.give_control(waiting[0] if waiting else None)
        else:
            self.send_holder()

    def is_holder_key(self, key: str) -> bool:
        """Whether this is the key of the client in control."""
        holder = self.all.get(self.holder or 0)
        return holder is not None and hmac.compare_digest(key.encode(), holder.key.encode())

    def give_control(self, number: int | None) -> None:
        """Pass control to another client."""
        if number is not None and number not in self.all:
            return
        self.holder = number
        self.asking = [other for other in self.asking if other != number]
        self.on_holder_change()
        self.send_holder()

    def request_control(self, client: Client) -> None:
        """Ask for control; it is given at once when no client has it."""
        if self.holder is None or self.holder not in self.all:
            self.give_control(client.number)
        elif client.number not in self.asking and client.number != self.holder:
            self.asking.append(client.number)
            self.send_holder()

    def send_holder(self) -> None:
        """Tell all clients who has control."""
        for client in self.all.values():
            client.send(
                {
                    "is": "holder",
                    "you": client.number == self.holder,
                    "client": self.holder,
                    "clients": len(self.all),
                    "asking": self.asking,
                }
            )

    def set_frame(self, frame: bytes) -> None:
        for client in self.all.values():
            client.set_frame(frame)

    def send(self, message: dict[str, Any], to: int | None = None) -> None:
        """Queue a message for one client, or for all."""
        text = json.dumps(message)
        for client in self.all.values():
            if to is None or client.number == to:
                client.send(text)
