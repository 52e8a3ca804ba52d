"""Fixtures: a studio on a free port, a WebSocket client, and a page in a browser."""

from __future__ import annotations

import asyncio
import json
import shutil
import struct
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import uvicorn
from websockets.sync.client import connect

import availability
from footfall import characters
from footfall.control import skill as skills
from footfall.control.skill import Skill
from footfall.learn import character as making
from footfall.motion.retarget.references import reference
from footfall.studio import server
from footfall.studio.wire.access import AccessPolicy
from footfall.systems.data_driven import fragments, library


class Page:
    """A WebSocket client that collects frames and messages."""

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
        """Receive until a condition on this client is true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.hear()
            found = wanted(self)
            if found:
                return found
        raise AssertionError(f"not received within {seconds} s; messages: {[w['is'] for w in self.words[-20:]]}")

    def word(self, kind: str, after: int = 0) -> dict | None:
        return next((w for w in self.words[after:] if w["is"] == kind), None)

    @property
    def last(self) -> np.ndarray:
        return self.frames[-1][2]

    def close(self) -> None:
        self.stack.close()


def steered_character(target: Path) -> Skill:
    """A data-driven character of a walk and a fast walk, which is called another style; without recorded clips."""
    body, takes = characters.load("human-toes"), []
    for name, style in (("walk", "walk"), ("walk-fast", "hurry")):
        takes.append(replace(fragments.take(reference(name, body, 2.5, 60.0), body, style=style), name=name))
    known = library.build(takes, body)
    gains = making.tomlkit.parse(making.GAINS.read_text()).unwrap()
    making.write(making.Made(known, making.document(known, target.name, False, gains)), target)
    return skills.load(target / "skill.toml")


def run_async(main: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in another thread: Playwright keeps an event loop running in that of the tests."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, main).result()


@contextmanager
def running(place, skill: str = "human-walk-robust", host: str = "127.0.0.1"):
    listener, port = server.free_socket("127.0.0.1", 0)
    access = AccessPolicy(host, port)
    app = server.app(skills.load(skill), place, access)
    config = uvicorn.Config(app, log_level="warning", ws_max_size=1 << 17, ws_per_message_deflate=False)
    uvi = uvicorn.Server(config)
    thread = threading.Thread(target=uvi.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not uvi.started and thread.is_alive():
        time.sleep(0.01)
    try:
        yield f"127.0.0.1:{port}", access, app
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
SLOW = 60_000  # timeout with a software renderer beside a simulation on two cores [ms]


class Browser:
    """A page of the studio in the browser."""

    def __init__(self, page, address: str, app=None):
        self.page, self.address, self.faults, self.foreign = page, address, [], []
        self.app = app  # of the server, which runs in this process
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
        """Set a slider; `value` is an expression that may use its ends e.min and e.max."""
        self.by(name).evaluate(
            f"e => {{ e.value = {value}; for (const kind of ['input', 'change'])"
            " e.dispatchEvent(new Event(kind, {bubbles: true})); }"
        )

    def speed(self, seconds: float = 2.0) -> float:
        """Mean forward speed over so many simulated seconds [m/s]."""
        seen = "[footfall.time, footfall.last.data[4]]"
        begin, x = self.see(seen)
        self.wait(f"footfall.time > {begin + seconds}")
        end, far = self.see(seen)
        return (far - x) / (end - begin)

    @property
    def live(self):
        return self.app.state.session.player.live

    def tidy(self) -> None:
        """Restore the state that the next test expects: one page, with the controls, not paused."""
        for context in self.page.context.browser.contexts:
            if context is not self.page.context:
                context.close()
        if not self.page.url.startswith(f"http://{self.address}/"):
            self.page.goto(f"http://{self.address}/?low")
        self.page.mouse.up()
        self.wait("footfall.frames > 10 && footfall.scene() && footfall.state().holds")
        self.send("pause", on=False)
        self.wait("!footfall.state().paused")


@pytest.fixture(scope="session")
def chromium():
    """One browser process for all tests; skipped where there is no Chromium."""
    sync_api = availability.playwright()
    if CHROMIUM is None:
        availability.missing("chromium", "no Chromium here; install one to test the page")
    with sync_api.sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def window(chromium, tmp_path_factory):
    """One studio and one page, in a browser context of its own, for all tests of a file."""
    with running(tmp_path_factory.mktemp("studio")) as (address, _, app):
        context = chromium.new_context(
            viewport={"width": 1280, "height": 720}, accept_downloads=True, reduced_motion="reduce"
        )
        yield Browser(context.new_page(), address, app)
        context.close()


@pytest.fixture
def browser(window):
    """The page; no test may cause an error on it, or a request to another host."""
    yield window
    window.tidy()
    assert window.faults == []
    assert window.foreign == []
