"""A studio that listens on a free port of this machine, and a client that talks to it as a page does."""

from __future__ import annotations

import json
import struct
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, contextmanager
from typing import Any

import numpy as np
import pytest
import uvicorn
from websockets.sync.client import connect

from footfall.control import skill as skills
from footfall.studio import server


class Page:
    """One socket: frames and words as they come, and what was sent."""

    def __init__(self, address: str, **how: Any):
        self.stack = ExitStack()
        self.socket = self.stack.enter_context(connect(address, max_size=1 << 24, close_timeout=1, **how))
        self.words: list[dict] = []
        self.frames: list[tuple[int, float, np.ndarray]] = []

    def send(self, do: str, **rest: Any) -> None:
        self.socket.send(json.dumps({"do": do, **rest}))

    def hear(self, timeout: float = 5.0) -> None:
        said = self.socket.recv(timeout=timeout)
        if isinstance(said, bytes):
            serial, _, at = struct.unpack_from("<IId", said)
            self.frames.append((serial, at, np.frombuffer(said, np.float32, offset=16)))
        else:
            self.words.append(json.loads(said))

    def until(self, wanted: Callable[[Page], Any], seconds: float = 10.0) -> Any:
        """Listen until something is true of what was heard."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.hear()
            found = wanted(self)
            if found:
                return found
        raise AssertionError(f"not heard within {seconds} s; words: {[w['is'] for w in self.words[-20:]]}")

    def word(self, kind: str, after: int = 0) -> dict | None:
        return next((w for w in self.words[after:] if w["is"] == kind), None)

    @property
    def last(self) -> np.ndarray:
        return self.frames[-1][2]

    def close(self) -> None:
        self.stack.close()


@contextmanager
def running(place, skill: str = "human-walk-robust", host: str = "127.0.0.1"):
    listener, port = server.free_socket("127.0.0.1", 0)
    door = server.Door(host, port)
    app = server.app(skills.load(skill), place, door)
    config = uvicorn.Config(app, log_level="warning", ws_max_size=1 << 17, ws_per_message_deflate=False)
    uvi = uvicorn.Server(config)
    thread = threading.Thread(target=uvi.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not uvi.started and thread.is_alive():
        time.sleep(0.01)
    try:
        yield f"127.0.0.1:{port}", door, app
    finally:
        uvi.should_exit = True
        thread.join(10.0)
        listener.close()


@pytest.fixture(scope="module")
def studio(tmp_path_factory):
    with running(tmp_path_factory.mktemp("studio")) as where:
        yield where


@pytest.fixture
def page(studio):
    page = Page(f"ws://{studio[0]}/ws")
    page.until(lambda p: p.word("holder") and p.frames)
    yield page
    page.close()
