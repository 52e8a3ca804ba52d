"""The crowd page: characters and ball without sockets, what the server accepts, and the page in a browser."""

from __future__ import annotations

import json
import struct
import urllib.error
import urllib.request
from contextlib import ExitStack

import numpy as np
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from footfall.errors import BadInput
from footfall.physics.poses import ankles, soles_and_com
from footfall.studio.crowd.service import DEFAULT, FIELDS, MAX_CROWDS, CrowdService
from footfall.studio.crowd.simulation import APART, LARGEST_PUSH, RADIUS, LiveCrowd, places
from footfall.studio.wire import messages
from footfall.systems.push_response.database import STRATEGIES

from .conftest import SLOW, running

FRAME = 1.0 / 60.0


@pytest.fixture(scope="module")
def database():
    return CrowdService().database()


@pytest.fixture
def live(database):
    return LiveCrowd(database, 30)


def advance(live: LiveCrowd, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        live.advance(FRAME)


def test_characters_stand_apart_and_nothing_moves_until_one_is_pushed(live):
    apart = live.poses[:, None, :2] - live.poses[None, :, :2]
    apart = np.hypot(apart[..., 0], apart[..., 1]) + 10.0 * np.eye(30)
    assert 0.5 * APART < apart.min() < APART
    before = live.poses.copy()
    advance(live, 0.1)
    assert live.still
    assert np.array_equal(live.poses, before)
    live.ask({"do": "push", "who": 7, "impulse": (60.0, 0.0)})
    assert not live.still
    advance(live, 0.3)
    moved = np.abs(live.poses - before).max(axis=1) > 0.01
    assert list(np.flatnonzero(moved)) == [7]
    assert live.strategies()[7] > 0


def test_the_ball_pushes_those_in_its_way_away_from_it(live):
    live.ask({"do": "ball", "to": (8.0, 0.0)})
    before = live.poses[:, :2].copy()
    advance(live, 6.0)
    assert live.ball == pytest.approx([8.0, 0.0], abs=1e-3)
    assert live.hits >= 3
    pushed = np.flatnonzero(np.hypot(*(live.poses[:, :2] - before).T) > 0.02)
    assert len(pushed) >= 3
    assert np.abs(before[pushed, 1]).max() < RADIUS + 0.5  # only those near its way
    far = np.setdiff1d(np.arange(30), pushed)
    assert len(far) > 10


def test_where_no_steps_are_allowed_the_feet_stay(live):
    live.ask({"do": "allow", "steps": "none"})
    live.ask({"do": "push", "who": 3, "impulse": (30.0, 10.0)})
    character = live.database.character
    start, _ = soles_and_com(character, live.poses[3:4])
    shown = []
    for _ in range(60):
        live.advance(FRAME)
        shown.append(live.poses[3])
    soles, _ = soles_and_com(character, np.array(shown))
    assert np.abs(soles - start)[..., :2].max() < 0.03
    assert STRATEGIES[live.strategies()[3] - 1] in ("ankle", "hip", "arm")


def test_a_push_is_limited_and_one_on_nobody_is_none(live):
    live.push(4, (1000.0, 0.0))
    assert np.hypot(*live.crowd.states["momentum"][4]) == pytest.approx(LARGEST_PUSH)
    live.push(99, (50.0, 0.0))
    live.push(-1, (50.0, 0.0))
    assert (live.crowd.states["answered"] > 0).sum() == 1


def test_places_are_those_of_the_seed():
    assert np.array_equal(places(50, 3), places(50, 3))
    assert not np.array_equal(places(50, 3), places(50, 4))


@pytest.mark.parametrize(
    "text",
    [
        '{"do": "push", "who": 1}',
        '{"do": "push", "who": 1.5, "impulse": [1, 2]}',
        '{"do": "push", "who": 1, "impulse": [1, "NaN"]}',
        '{"do": "ball", "to": [1e9, 0]}',
        '{"do": "allow", "steps": "two"}',
        '{"do": "fill", "count": 100000}',
        '{"do": "skill", "id": "human-walk"}',
        "[]",
        "{",
    ],
)
def test_bad_messages_are_refused(text):
    with pytest.raises(BadInput):
        messages.read(text, FIELDS)


def test_a_crowd_of_another_system_is_refused():
    from footfall.control import skill as skills

    with pytest.raises(BadInput, match="push_response"):
        CrowdService(skills.load("human-stand")).database()


# --- the server ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def studio(tmp_path_factory):
    with running(tmp_path_factory.mktemp("crowd"), "planar-walk") as where:
        yield where[0]


class Seen:
    """A client of the crowd: the last message and frame."""

    def __init__(self, address: str, stack: ExitStack):
        self.socket = stack.enter_context(connect(f"ws://{address}/crowd/ws", max_size=1 << 22, close_timeout=1))
        self.about: dict = {}
        self.errors: list[str] = []
        self.numbers = np.zeros(0, np.float32)
        self.strategies = np.zeros(0, np.uint8)

    def until(self, wanted) -> None:
        for _ in range(2000):
            said = self.socket.recv(timeout=30)
            if isinstance(said, str):
                message = json.loads(said)
                if message["is"] == "crowd":
                    self.about = message
                else:
                    self.errors.append(message["text"])
            elif struct.unpack_from("<I", said)[0] == self.about["serial"]:
                count, nq = self.about["count"], 7 + len(self.about["joints"])
                assert len(said) == 16 + 4 * (4 + count * nq) + count
                self.numbers = np.frombuffer(said, np.float32, 4 + count * nq, 16)
                self.strategies = np.frombuffer(said, np.uint8, count, len(said) - count)
            if wanted(self):
                return
        raise AssertionError(f"not received; the last message was {self.about.get('is')}, errors: {self.errors}")

    def send(self, **message) -> None:
        self.socket.send(json.dumps(message))


def test_a_client_sees_its_crowd_pushes_it_and_is_told_what_was_wrong(studio):
    with ExitStack() as stack:
        seen = Seen(studio, stack)
        seen.until(lambda s: len(s.numbers))
        assert seen.about["count"] == 200
        assert not seen.strategies.any()
        seen.send(do="push", who=5, impulse=[60.0, 0.0])
        seen.until(lambda s: s.strategies[5])
        assert np.flatnonzero(seen.strategies).tolist() == [5]
        seen.send(do="push", who="five", impulse=[60.0, 0.0])
        seen.until(lambda s: s.errors)
        assert "who" in seen.errors[0]
        seen.send(do="fill", count=12)
        seen.send(do="allow", steps="none")
        seen.until(lambda s: s.about["count"] == 12 and len(s.strategies) == 12 and s.about["steps"] == "none")
        others = [Seen(studio, stack) for _ in range(MAX_CROWDS - 1)]
        others[-1].until(lambda s: len(s.numbers) and s.about["count"] == 200)  # a crowd of its own
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            Seen(studio, stack).until(lambda s: False)


def test_other_sites_and_hosts_are_refused(studio):
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(f"ws://{studio}/crowd/ws", additional_headers={"Origin": "http://evil.example"}) as socket,
    ):
        socket.recv(timeout=5)
    request = urllib.request.Request(f"http://{studio}/crowd", headers={"Host": "evil.example"})
    with pytest.raises(urllib.error.HTTPError, match="403"):
        urllib.request.urlopen(request, timeout=10)
    with urllib.request.urlopen(f"http://{studio}/crowd", timeout=10) as answer:
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        assert b"crowd.js" in answer.read()


# --- the page -----------------------------------------------------------------------------------


# A character that no other one and no control covers: its number, and where it is on the page.
IN_SIGHT = """() => {
  for (let who = 0; who < footfall.state().count; who++) {
    const [x, y] = footfall.screen(...footfall.place(who, "pelvis"));
    if (footfall.pick(x, y) === who && document.elementFromPoint(x, y)?.tagName === "CANVAS") return [who, x, y];
  }
}"""


@pytest.mark.slow
@pytest.mark.xdist_group("browser")
def test_the_page_pushes_by_pointer_drives_the_ball_and_shows_strategies(chromium, studio):
    context = chromium.new_context(viewport={"width": 1280, "height": 720})
    page, faults = context.new_page(), []
    page.set_default_timeout(SLOW)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)

    def wait(condition: str) -> None:
        page.wait_for_function(f"() => window.footfall && ({condition})")

    page.goto(f"http://{studio}/?low")
    assert page.locator('[data-test="to-crowd"]').get_attribute("href") == f"http://{studio}/crowd"
    page.goto(f"http://{studio}/crowd?low")
    wait("footfall.frames > 1 && footfall.state().count === 200")
    page.locator('[data-test="crowd-count"]').evaluate(
        "e => { e.value = 20; for (const kind of ['input', 'change']) e.dispatchEvent(new Event(kind)); }"
    )
    wait("footfall.state().count === 20 && footfall.drawn > 2")
    assert page.evaluate("footfall.pixels()") > 20
    pose = np.array(page.evaluate("footfall.pose(11)"))
    character = CrowdService().database().character
    for foot, place in zip(("left_foot", "right_foot"), ankles(character, pose[None])[0], strict=True):
        assert page.evaluate(f"footfall.place(11, '{foot}')") == pytest.approx(place, abs=1e-4)
    who, x, y = page.evaluate(IN_SIGHT)
    page.mouse.click(x, y)
    wait(f"footfall.state().answers[{who}] > 0")
    assert sum(map(bool, page.evaluate("footfall.state().answers"))) == 1
    x, y = page.evaluate("footfall.screen(-6, -1.5, 0)")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(*page.evaluate("footfall.screen(4, -1.5, 0)"), steps=3)
    page.mouse.up()
    wait("footfall.state().hits > 0")
    page.locator('[data-test="crowd-steps-none"]').click()
    wait("footfall.state().steps === 'none'")
    assert page.locator('[data-test="to-studio"]').count() == 1
    context.close()
    assert faults == []


def test_the_built_in_skill_of_the_page_is_of_this_system(database):
    assert DEFAULT == "human-react"
    assert len(database.responses) > 200
