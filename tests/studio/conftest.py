"""A studio that listens on a free port of this machine; a client that talks to it as a page does; a real browser."""

from __future__ import annotations

import json
import shutil
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

import availability
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


# --- a real browser -----------------------------------------------------------------------------

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = [
    *("--no-sandbox", "--disable-dev-shm-usage", "--use-gl=angle", "--use-angle=swiftshader"),
    *("--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"),
]
SLOW = 60_000  # a software renderer beside a simulation on two cores [ms]


class Browser:
    """A page that is looked at and used as a person would."""

    def __init__(self, page, address: str, app=None):
        self.page, self.address, self.faults, self.foreign = page, address, [], []
        self.app = app  # of the server, which runs in this very process
        page.set_default_timeout(SLOW)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        page.on("request", lambda asked: self._asked(asked.url, address))
        page.goto(f"http://{address}/?low")
        self.wait("footfall.frames > 10 && footfall.scene()")

    def _asked(self, url: str, address: str) -> None:
        if not url.startswith((f"http://{address}/", f"ws://{address}/", "blob:", "data:", "about:")):
            self.foreign.append(url)

    def wait(self, condition: str, seconds: float = 60.0) -> None:
        self.page.wait_for_function(f"() => window.footfall && ({condition})", timeout=1000 * seconds)

    def see(self, expression: str):
        return self.page.evaluate(f"() => ({expression})")

    def by(self, name: str):
        return self.page.locator(f'[data-test="{name}"]').first

    def tab(self, name: str) -> None:
        self.by(f"tab-{name}").click()

    def send(self, do: str, **rest) -> None:
        self.wait("footfall.state().connected")
        self.page.evaluate("message => window.footfall.send(message)", {"do": do, **rest})

    def numbers(self, first: int, last: int) -> list[float]:
        return self.see(f"Array.from(footfall.last.data.slice({first}, {last}))")

    def slide(self, name: str, value: str) -> None:
        """Put a slider somewhere; `value` may speak of its ends as e.min and e.max."""
        self.by(name).evaluate(
            f"e => {{ e.value = {value}; for (const kind of ['input', 'change'])"
            " e.dispatchEvent(new Event(kind, {bubbles: true})); }"
        )

    def speed(self, seconds: float = 2.0) -> float:
        """How fast it comes forward, measured over so many simulated seconds [m/s]."""
        seen = "[footfall.time, footfall.last.data[4]]"
        begin, x = self.see(seen)
        self.wait(f"footfall.time > {begin + seconds}")
        end, far = self.see(seen)
        return (far - x) / (end - begin)

    @property
    def stage(self):
        return self.app.state.session.player.stage

    def tidy(self) -> None:
        """As the next test expects it, whatever became of this one: a page alone, with the controls, going on."""
        for context in self.page.context.browser.contexts:
            if context is not self.page.context:
                context.close()
        if not self.page.url.startswith(f"http://{self.address}/"):
            self.page.goto(f"http://{self.address}/?low")
        self.page.mouse.up()
        self.wait("footfall.frames > 10 && footfall.scene() && footfall.state().holds")
        self.send("pause", on=False)
        self.wait("!footfall.state().paused")


@pytest.fixture(scope="module")
def window(tmp_path_factory):
    """One page for all tests of a file; skipped where there is no Chromium."""
    sync_api = availability.playwright()
    if CHROMIUM is None:
        availability.missing("chromium", "no Chromium here; install one to test the page")
    with running(tmp_path_factory.mktemp("studio")) as (address, _, app), sync_api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = chromium.new_context(
            viewport={"width": 1280, "height": 720}, accept_downloads=True, reduced_motion="reduce"
        )
        yield Browser(context.new_page(), address, app)
        chromium.close()


@pytest.fixture
def browser(window):
    """No test may leave an error on the page, or ask another host for anything."""
    yield window
    window.tidy()
    assert window.faults == []
    assert window.foreign == []
