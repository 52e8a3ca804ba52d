"""The page /pad: pictures, matching pictures and poses from a recording and from a live stream; what is refused."""

from __future__ import annotations

import base64
import json
import socket
import threading
import time
import urllib.request
from contextlib import ExitStack, contextmanager
from pathlib import Path

import numpy as np
import pytest
import uvicorn
from websockets.sync.client import connect

from footfall import characters
from footfall.control import skill as skills
from footfall.errors import BadInput, FootfallError
from footfall.foot_pressure import acts, build, kinds
from footfall.foot_pressure.figure import Act
from footfall.foot_pressure.performances import DATABASE, Performer
from footfall.motion.retarget import references
from footfall.studio import server
from footfall.studio.pad import opening
from footfall.studio.wire.access import AccessPolicy
from footfall.systems.foot_pressure import pad_file

from .conftest import Browser


class Standing(Performer):
    """A performer whose stance is a built-in reference motion."""

    def stance(self, width: float) -> Act:
        motion = references.reference("stand", self.figure.character, 1.0, 60.0)
        return acts.stood(self.figure, Act(motion, np.ones((len(motion), 2), bool)), width)


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """A database of two kinds, and a recording of one of them."""
    performer = Standing(DATABASE, Path("none"), characters.load("human"))
    made = [recipe for recipe in kinds.training() if recipe.label in ("squat-deep", "weight_transfer-left")]
    seen = [performer.perform(recipe, seed) for recipe in made for seed in (1, 2)]
    database, names = build.database([*seen, performer.quiet(4.0, 5)], performer.figure.character, performer.pad)
    place = tmp_path_factory.mktemp("pressure") / "small"
    demo = build.joined([performer.perform(made[-1], 77)], performer.pad)
    build.write(place, build.document("small", database, DATABASE, "human", names), database, demo)
    return place


@contextmanager
def running(folder: Path | None, place: Path):
    """A studio with this pad; its address and what the page shows."""
    room = opening.opened(str(folder), "", 0) if folder else None
    listener, port = server.free_socket("127.0.0.1", 0)
    app = server.app(skills.load("human-stand"), place, AccessPolicy("127.0.0.1", port), pad=room)
    uvi = uvicorn.Server(uvicorn.Config(app, log_level="warning", ws_max_size=1 << 17, ws_per_message_deflate=False))
    thread = threading.Thread(target=uvi.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not uvi.started and thread.is_alive():
        time.sleep(0.01)
    try:
        yield f"127.0.0.1:{port}", room
    finally:
        uvi.should_exit = True
        thread.join(10.0)
        listener.close()


@pytest.fixture(scope="module")
def studio(folder: Path, tmp_path_factory):
    with running(folder, tmp_path_factory.mktemp("studio")) as where:
        yield where


class Watcher:
    """A client of /pad/ws."""

    def __init__(self, address: str):
        self.stack = ExitStack()
        self.socket = self.stack.enter_context(connect(f"ws://{address}/pad/ws", max_size=1 << 24, close_timeout=1))
        self.words: list[dict] = []

    def until(self, wanted, seconds: float = 60.0) -> dict:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.words.append(json.loads(self.socket.recv(timeout=10)))
            if wanted(self.words[-1]):
                return self.words[-1]
        raise AssertionError(f"not received within {seconds} s; last: {self.words[-1]['is']}")

    def send(self, **message) -> None:
        self.socket.send(json.dumps(message))


@pytest.fixture
def watcher(studio):
    made = Watcher(studio[0])
    yield made
    made.stack.close()


def test_a_recording_is_shown_with_its_match_and_the_avatar(watcher, studio):
    watcher.send(do="source", name="recording")
    hello = watcher.until(lambda word: word["is"] == "pad")
    assert hello["pad"]["rows"] == 64
    assert hello["scene"]["character"]["links"]
    found = watcher.until(lambda word: word["is"] == "picture" and word["matched"])
    pictures = [base64.b64decode(text) for text in (found["levels"], found["matched"]["levels"])]
    assert [len(picture) for picture in pictures] == [64 * 80] * 2
    assert min(np.count_nonzero(np.frombuffer(picture, np.uint8)) for picture in pictures) > 40
    frames = base64.b64decode(found["frames"])
    assert len(frames) == 5 * found["frame_bytes"]  # sixty a second, twelve pictures a second
    links = np.frombuffer(frames[: found["frame_bytes"]], np.float32, offset=16)
    assert np.isfinite(links[26 : 26 + 7 * len(hello["scene"]["character"]["links"])]).all()
    assert studio[1].failures == 0


def test_a_live_stream_is_shown_stops_and_comes_back(watcher, studio, folder: Path):
    watcher.send(do="source", name="stream")
    watcher.until(lambda word: word["is"] == "state" and word["source"] == "stream")
    recording = pad_file.read(folder / "pad.csv")
    line = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)

    def send(start: float, count: int) -> None:
        for k in range(count):
            text = pad_file.line(start + k / recording.pad.rate, recording.frames[k])
            line.sendto(text.encode(), ("127.0.0.1", studio[1].port))
            time.sleep(0.03)

    line.sendto(b"not,a,picture", ("127.0.0.1", studio[1].port))
    send(0.0, 20)
    watcher.until(lambda word: word["is"] == "state" and word["live"])
    assert watcher.until(lambda word: word["is"] == "picture" and word["ready"])["time"] < 2.0
    watcher.until(lambda word: word["is"] == "state" and not word["live"])
    send(50.0, 20)
    assert "came back" in watcher.until(lambda word: word["is"] == "note" and "came back" in word["text"])["text"]
    assert watcher.until(lambda word: word["is"] == "picture" and word["ready"])["time"] > 50.0
    line.close()


@pytest.mark.parametrize(
    ("message", "says"),
    [
        ('{"do": "source", "name": "camera"}', "recording"),
        ('{"do": "push"}', "unknown"),
        ("{", "not JSON"),
        ('{"do": "restart", "x": 1}', "unknown 'x'"),
    ],
)
def test_bad_messages_are_answered_in_one_line(watcher, message: str, says: str):
    watcher.socket.send(message)
    text = watcher.until(lambda word: word["is"] == "error")["text"]
    assert says in text
    assert "\n" not in text


def test_without_a_database_the_page_says_what_is_missing(tmp_path: Path):
    with running(None, tmp_path) as (address, _):
        assert b"pad.js" in urllib.request.urlopen(f"http://{address}/pad", timeout=10).read()
        with connect(f"ws://{address}/pad/ws", close_timeout=1) as line:
            assert "--pad FOLDER" in json.loads(line.recv(timeout=10))["text"]


def test_other_origins_are_refused(studio):
    from websockets.exceptions import ConnectionClosed, InvalidStatus
    from websockets.typing import Origin

    with (
        pytest.raises((ConnectionClosed, InvalidStatus)),
        connect(f"ws://{studio[0]}/pad/ws", origin=Origin("http://example.org")) as line,
    ):
        line.recv(timeout=5)


def test_a_port_in_use_and_a_recording_of_another_pad_are_refused(folder: Path, studio, tmp_path: Path):
    with pytest.raises(BadInput, match="--pad-port"):
        opening.opened(str(folder), "", studio[1].port)
    lines = (folder / "pad.csv").read_text().splitlines()
    other = tmp_path / "other.csv"
    other.write_text("\n".join([lines[0].replace("rate_hz=12", "rate_hz=24"), *lines[1:4]]) + "\n")
    with pytest.raises(FootfallError, match=r"other\.csv"):
        opening.opened(str(folder), str(other), 0)
    with pytest.raises(BadInput, match="expected --pad FOLDER"):
        opening.opened("", str(other), 0)


@pytest.mark.slow
@pytest.mark.xdist_group("browser")
def test_the_page_in_a_browser(chromium, folder: Path, tmp_path: Path):
    with running(folder, tmp_path) as (address, _):
        context = chromium.new_context(viewport={"width": 800, "height": 600}, reduced_motion="reduce")
        page = Browser.__new__(Browser)
        page.page, page.address, page.faults, page.foreign = context.new_page(), address, [], []
        page.page.set_default_timeout(60_000)
        page.page.on("pageerror", lambda error: page.faults.append(str(error)))
        page.page.on("console", lambda said: page.faults.append(said.text) if said.type == "error" else None)
        page.page.on("request", lambda asked: page._asked(asked.url, address))
        page.page.goto(f"http://{address}/pad?low")
        page.wait("footfall.frames > 3 && footfall.state().acts.length > 0 && footfall.state().matches > 3", 180.0)
        assert page.see("footfall.state().pressed[0]") > 40
        page.wait("footfall.state().best > 40", 180.0)
        assert page.see("footfall.pixels()") > 20
        assert page.by("pad-title").inner_text() == "small"
        page.by("pad-pause").click()
        page.wait("footfall.state().paused", 180.0)
        page.by("pad-source").get_by_text("live stream").click()
        page.wait("footfall.state().source === 'stream'", 180.0)
        assert "UDP port" in page.by("pad-status").inner_text()
        context.close()
        assert page.faults == []
        assert page.foreign == []
