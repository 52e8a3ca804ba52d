"""What the page `/pad` shows: pictures of a pad, from a recording or a live stream, and the avatar that follows them.

One task takes in pictures, one after the other, and sends the result to all clients. A recording is played again and
again; a stream comes by UDP on the loopback address, in the lines of `systems.foot_pressure.pad_file`.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import socket
import time
from collections.abc import AsyncIterator
from typing import Any

import numpy as np

from ...errors import BadInput
from ...foot_pressure.stream import BUFFER, HOST, LOST, Receiver
from ...motion.motion import Motion
from ...motion.retarget import hinges
from ...physics.scene import Scene
from ...physics.world import World
from ...systems.foot_pressure import pad_file
from ...systems.foot_pressure.animator import STANCE, Poses
from ...systems.foot_pressure.database import RATE, Database
from ..wire.clients import Clients
from ..wire.frames import FrameEncoder, scene

RECORDING, STREAM = "recording", "stream"
FIELDS: dict[str, dict[str, Any]] = {  # of messages from the page
    "source": {"name": ("text", 20, (RECORDING, STREAM))},
    "pause": {"on": bool},
    "restart": {},
}
SHOWN_RATE = 15.0  # pictures a second that are sent at most [Hz]
WAITING = 64  # datagrams that wait; older ones are dropped
GAP = 1.0  # between two rounds of a recording [s]


class PadRoom(asyncio.DatagramProtocol):
    """One pad, one avatar, and the clients that watch them.

    Attributes:
        database: What is recognised and shown.
        clients: Of the page.
        source: Where pictures come from: recording or stream.
        failures: Exceptions that were not the client's fault.
    """

    def __init__(self, database: Database, name: str, recording: pad_file.Recording | None = None):
        self.database, self.name, self.recording = database, name, recording
        self.clients = Clients()
        self.source = RECORDING if recording is not None else STREAM
        self.paused, self.failures, self.port = False, 0, 0
        self.receiver = Receiver(database, self._tell, keep=False)
        self._world = World(database.character, Scene(), 1e-3, ())
        self._encoder = FrameEncoder(self._world, 1)
        self._tick, self._picture = 0, 0
        self._frames = b""
        self._at = 0.0  # when the next picture of the recording is due
        self._heard = 0.0  # when the last datagram came
        self._live = False
        self._lines: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._socket: socket.socket | None = None
        self._changed = asyncio.Event()

    # --- the stream -----------------------------------------------------------------------------

    def listen(self, port: int) -> None:
        """Take the UDP port of the stream.

        Args:
            port: On 127.0.0.1; any free one if 0.

        Raises:
            BadInput: It is in use.
        """
        line = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            line.bind((HOST, port))
        except OSError as error:
            line.close()
            raise BadInput(f"UDP port {port}: {error.strerror or error}; choose another with --pad-port") from None
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
        line.setblocking(False)
        self._socket, self.port = line, line.getsockname()[1]

    def datagram_received(self, data: bytes, addr: Any) -> None:
        """One line of the stream; the oldest that waits makes room for it."""
        self._heard = time.monotonic()
        if self._lines.full():
            self._lines.get_nowait()
        self._lines.put_nowait(data.decode("utf-8", errors="replace"))

    # --- clients --------------------------------------------------------------------------------

    def hello(self) -> dict[str, Any]:
        """The first message to a client."""
        pad = self.database.pad
        return {
            "is": "pad",
            "title": self.name,
            "scene": scene(self._world, 1, None),
            "pad": {"rows": pad.rows, "columns": pad.columns, "cell": pad.cell, "rate": pad.rate},
            "delay": self.receiver.animator.delay,
            "labels": len(set(self.database.templates.labels)),
            "threshold": self.database.templates.threshold,
            "recording": self.recording is not None,
            "port": self.port,
            **self._state(),
        }

    def _state(self) -> dict[str, Any]:
        return {"source": self.source, "paused": self.paused, "live": self._live}

    def do(self, message: dict[str, Any]) -> None:
        """Perform a checked message of a client.

        Raises:
            BadInput: There is no recording to show.
        """
        if message["do"] == "source":
            if message["name"] == RECORDING and self.recording is None:
                raise BadInput("this studio has no recording of a pad; start it with --pad-file FILE.csv")
            self.source = message["name"]
            self._restart()
        elif message["do"] == "pause":
            self.paused = message["on"]
        else:
            self._restart()
        self._changed.set()
        self.clients.send({"is": "state", **self._state()})

    def _restart(self) -> None:
        self.receiver, self._picture, self.paused = Receiver(self.database, self._tell, keep=False), 0, False
        while not self._lines.empty():
            self._lines.get_nowait()

    def _tell(self, text: str) -> None:
        self.clients.send({"is": "note", "text": text.strip()})

    # --- pictures -------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Pictures are taken in as long as this lasts."""
        transport = None
        if self._socket is not None:
            loop = asyncio.get_running_loop()
            transport, _ = await loop.create_datagram_endpoint(lambda: self, sock=self._socket)
        task = asyncio.create_task(self._run())
        try:
            yield
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
            if transport is not None:
                transport.close()

    async def _run(self) -> None:
        while True:
            text = await self._next()
            receiver = self.receiver
            poses = await asyncio.to_thread(receiver.take, text)
            if receiver is not self.receiver:
                continue  # it was restarted meanwhile
            try:
                self._publish(poses)
            except Exception:  # the page must not end the task
                self.failures += 1

    async def _next(self) -> str:
        """The next line, when it is due."""
        while True:
            self._changed.clear()
            self._watch()
            if self.source == STREAM:
                with contextlib.suppress(TimeoutError):
                    return await asyncio.wait_for(self._lines.get(), 0.25)
                continue
            wait = 0.25 if self.paused or not self.clients.all else self._due()
            if wait <= 0.0:
                return self._line()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), min(wait, 0.25))

    def _watch(self) -> None:
        """Tell clients when the stream stops or comes back."""
        live = self.source == STREAM and self._heard > 0.0 and time.monotonic() - self._heard < LOST
        if live != self._live:
            self._live = live
            self.clients.send({"is": "state", **self._state()})

    def _due(self) -> float:
        """Seconds until the next picture of the recording."""
        assert self.recording is not None
        now = time.monotonic()
        if self._picture >= len(self.recording.frames):
            self._at, self._picture = now + GAP, 0
            self.receiver = Receiver(self.database, self._tell, keep=False)
        if now - self._at > LOST:
            self._at = now  # it was paused, or nobody looked
        return self._at - now

    def _line(self) -> str:
        assert self.recording is not None
        k, self._picture = self._picture, self._picture + 1
        self._at += 1.0 / self.database.pad.rate
        return pad_file.line(k / self.database.pad.rate, self.recording.frames[k])

    def _publish(self, poses: Poses | None) -> None:
        """Send a picture, the matching one, and the frames of the avatar up to the next."""
        receiver, pad = self.receiver, self.database.pad
        if poses is not None:
            self._frames += self._encoded(poses)
        if receiver.frame is None or receiver.pictures % max(1, round(pad.rate / SHOWN_RATE)):
            return
        recogniser = receiver.animator.recogniser
        message: dict[str, Any] = {
            "is": "picture",
            "time": receiver.time,
            "label": STANCE if poses is None else poses.label,
            "ready": poses is not None,
            "score": recogniser.score,
            "levels": _levels(receiver.frame, pad.levels),
            "feet": receiver.feet(),
            "matched": None,
            "frame_bytes": self._frame_bytes,
            "frames": base64.b64encode(self._frames).decode(),
        }
        choice = recogniser.choice
        if choice is not None:
            found = self.database.pictures.picture(choice.template, choice.place, (pad.rows, pad.columns))
            length = int(self.database.templates.lengths[choice.template])
            message["matched"] = {
                "label": self.database.templates.labels[choice.template],
                "levels": _levels(found, pad.levels),
                "place": choice.place / length,
                "laps": choice.laps,
            }
        self._frames = b""
        self.clients.send(message)

    @property
    def _frame_bytes(self) -> int:
        body = self.database.character
        return 16 + 4 * (26 + 7 * len(body.links) + 4 * len(body.contacts) + 3 * len(body.joints))

    def _encoded(self, poses: Poses) -> bytes:
        """Binary frames of the avatar, as in the studio."""
        world, body = self._world, self.database.character
        motion = Motion(self.database.roles.skeleton, RATE, poses.root, poses.rotations)
        still = np.zeros(6 + len(body.joints))
        torque, foot = np.zeros(len(body.joints)), np.array([contact.foot for contact in body.contacts])
        made = []
        for k, qpos in enumerate(hinges.qpos(motion, body)):
            touch = np.zeros((len(body.contacts), 4))
            touch[:, 0] = poses.contacts[k, foot]
            world.show_recorded(qpos, still, torque, touch)
            world.set_time(self._tick / RATE)
            sums = self._encoder.sums()
            sums[0:4] = 1.0, 0.0, 0.0, np.nan
            sums[4:7], sums[7:10] = qpos[:3], 0.0
            sums[14], sums[15], sums[24] = self.receiver.animator.extractor.tracker.facing, 0.0, 0.0
            made.append(self._encoder.frame(self._tick, sums, world.poses(qpos)))
            self._tick += 1
        return b"".join(made)


def _levels(frame: np.ndarray, highest: int) -> str:
    """A picture as base64 of bytes from 0 to 255, row after row; a pressed cell is never 0."""
    scaled = np.ceil(frame.astype(float) * (255.0 / highest))
    return base64.b64encode(np.clip(scaled, 0, 255).astype(np.uint8).tobytes()).decode()
