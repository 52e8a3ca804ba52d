"""The server: frames, messages, who holds the controls, and what is refused."""

from __future__ import annotations

import json
import logging
import socket
import sys
import time
import urllib.error
import urllib.request
from contextlib import ExitStack

import numpy as np
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from footfall.errors import FootfallError
from footfall.studio import server
from footfall.studio.files import uploads
from footfall.studio.wire import messages
from footfall.studio.wire.access import AccessPolicy

from .conftest import Page, running


def fetch(address: str, data: bytes | None = None, **headers: str):
    request = urllib.request.Request(f"http://{address}", data=data, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        return error.code, dict(error.headers), error.read()


KEEPS_UP = 0.5  # of the pace before something happened, measured on the same machine in the same run


def pace(page: Page, seconds: float = 0.8) -> float:
    """Simulated seconds a second, as a page sees them."""
    page.hear()
    begin, first = time.monotonic(), page.frames[-1][1]
    page.until(lambda p: time.monotonic() - begin > seconds)
    return (page.frames[-1][1] - first) / (time.monotonic() - begin)


def test_a_page_is_greeted_and_then_sees_sixty_frames_a_second(page):
    kinds = [word["is"] for word in page.words]
    assert kinds[:4] == ["hello", "cast", "scene", "skill"]
    assert page.word("graph")["states"]
    page.frames.clear()
    page.until(lambda p: len(p.frames) > 60)
    steps = np.diff([at for _, at, _ in page.frames])  # simulated time from frame to frame
    assert np.all(steps > 0.0)
    assert np.min(steps) == pytest.approx(1 / 60, rel=0.1)  # more where a busy machine could not keep up


def test_pushing_pausing_and_steering_reach_the_body(page):
    page.send("pause", on=True)
    page.until(lambda p: int(p.last[1]) & 1)
    page.send("pause", on=False)
    page.send("push", force=120.0, angle=1.57, seconds=0.3)
    page.until(lambda p: int(p.last[1]) & 4)
    page.send("steer", heading=0.5)
    page.until(lambda p: abs(p.last[13] - 0.5) < 1e-6)
    page.send("reset")


def test_another_gait_is_gone_over_to_and_another_body_begins_anew(page):
    page.send("skill", id="human-fast-walk")
    page.until(lambda p: any(w["is"] == "skill" and w["id"] == "human-fast-walk" for w in p.words), 30.0)
    assert page.frames[-1][1] > 0.5  # it went on
    page.send("skill", id="planar-walk")
    page.until(lambda p: any(w["is"] == "scene" and w["character"]["planar"] for w in p.words))
    page.send("skill", id="human-walk-robust")
    count = len(page.words)
    page.until(lambda p: p.word("scene", count) and not p.word("scene", count)["character"]["planar"])


def test_an_edit_changes_the_running_gait_and_is_saved(page):
    page.send("edit", state=0, name="swing_hip", value=0.6)
    page.until(lambda p: [w for w in p.words if w["is"] == "graph" and w["dirty"]])
    count = len(page.words)
    page.send("save", name="my-own-walk")
    page.until(lambda p: p.word("skills", count))
    assert page.word("skills", count)["skills"][0]["id"] == "my-own-walk"
    count = len(page.words)
    page.send("save", name="../../evil")
    page.until(lambda p: p.word("error", count))


@pytest.mark.parametrize("kind", ["csv", "bvh", "glb", "skill"])
def test_the_motion_can_be_exported(studio, page, kind):
    page.until(lambda p: p.frames[-1][1] > 1.0)
    count = len(page.words)
    page.send("export", kind=kind)
    told = page.until(lambda p: p.word("file", count), 20.0)
    status, headers, content = fetch(studio[0] + told["address"])
    assert status == 200
    assert len(content) == told["bytes"] > 500
    assert "attachment" in headers["content-disposition"]


def test_one_holds_the_controls_and_hands_them_over(studio, page):
    other = Page(f"ws://{studio[0]}/ws")
    try:
        told = other.until(lambda p: p.word("holder"))
        assert not told["you"]
        other.send("reset")
        assert "holds the controls" in other.until(lambda p: p.word("error"))["text"]
        other.send("take")
        asked = page.until(lambda p: [w for w in p.words if w["is"] == "holder" and w["asking"]])[-1]
        page.send("give", client=asked["asking"][0])
        other.until(lambda p: any(w["is"] == "holder" and w["you"] for w in p.words))
    finally:
        other.close()
    page.until(lambda p: p.words[-1].get("you"))  # and back, when the other has gone


def test_malformed_messages_are_answered_and_harm_nothing(page):
    odd = ["", "null", "[]", "{}", '"x"', "{", '{"do": 1}', '{"do": null}', '{"do": "__init__"}', '{"do": "push"}']
    wrong = [
        *({"y": 1, "z": 1}, {"": None}, {"force": "a"}, {"on": "yes"}, {"state": {}}, {"rate": float("nan")}),
        *({"target": [1, 2, None]}, {"client": 1.5}, {"speed": "fast", "off": 1}, {"id": "x" * 4000}),
    ]
    assert len(wrong) == 10
    odd += [json.dumps({"do": name, **rest}) for name in messages.FIELDS for rest in wrong]
    before = pace(page)
    for text in odd:  # within the rate limit
        page.socket.send(text)
        page.hear()
        time.sleep(0.006)
    page.socket.send(b"\x00\x01")
    page.until(lambda p: len([w for w in p.words if w["is"] == "error"]) > len(odd), 20.0)
    assert pace(page) > KEEPS_UP * before


def test_a_message_that_is_far_too_long_ends_that_client_alone(studio, page):
    before = pace(page)
    other = Page(f"ws://{studio[0]}/ws")
    other.socket.send("x" * 300_000)
    with pytest.raises(ConnectionClosed):
        other.until(lambda p: False)
    assert pace(page) > KEEPS_UP * before


def test_clients_that_disconnect_without_a_close_message_do_not_slow_it_down(studio, page):
    before = pace(page)
    for _ in range(10):
        other = Page(f"ws://{studio[0]}/ws")
        other.until(lambda p: p.frames)
        other.socket.socket.close()
    assert pace(page) > KEEPS_UP * before
    page.until(lambda p: p.words[-1].get("clients") == 1, 10.0)


def test_a_flood_is_dropped(studio, page):
    page.send("pause", on=True)
    page.until(lambda p: int(p.last[1]) & 1)
    before = page.frames[-1][1]
    for _ in range(1200):
        page.socket.send('{"do": "step"}')
    time.sleep(1.0)  # until the rate limit allows messages again
    page.send("pause", on=False)
    page.until(lambda p: not int(p.last[1]) & 1)
    assert page.frames[-1][1] - before < 1000 / 60  # not all of them were done


def test_clients_that_come_and_go_and_never_read_do_not_slow_it_down(studio, page):
    before = pace(page)
    with ExitStack() as stack:
        for _ in range(50):
            raw = stack.enter_context(socket.create_connection(studio[0].split(":"), timeout=5))
            lines = ["GET /ws HTTP/1.1", f"Host: {studio[0]}", "Upgrade: websocket", "Connection: Upgrade"]
            lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"]
            raw.sendall("\r\n".join([*lines, "", ""]).encode())
        page.until(lambda p: p.words[-1].get("clients") == 51, 20.0)
        count = len(page.words)
        page.send("reset")
        new = page.until(lambda p: p.word("scene", count))["serial"]
        page.until(lambda p: p.frames[-1][0] == new)
        assert pace(page) > KEEPS_UP * before
    page.until(lambda p: p.words[-1].get("clients") == 1, 10.0)


def test_no_picture_waits_for_the_one_before_to_be_confirmed():
    listener, port = server.free_socket("127.0.0.1", 0)
    with listener, socket.create_connection(("127.0.0.1", port)):
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_pages_say_where_they_may_load_from(studio):
    status, headers, content = fetch(studio[0] + "/")
    assert status == 200
    assert "default-src 'none'" in headers["content-security-policy"]
    assert b"http://" not in content.replace(b"http://www.w3.org", b"")
    assert fetch(studio[0] + "/studio.js")[0] == 200


@pytest.mark.parametrize(
    "path", ["/../server.py", "/static/index.html", "/thumb/..%2f..%2fskill.png", "/file/x/y", "/etc"]
)
def test_nothing_else_is_served(studio, path):
    assert fetch(studio[0] + path)[0] in (404, 400)


def test_other_sites_and_other_names_are_not_let_in(studio):
    address = f"ws://{studio[0]}/ws"
    for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}):
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            Page(address, additional_headers=headers).hear()
    assert fetch(studio[0] + "/", Host="evil.example")[0] == 403
    assert fetch(studio[0] + "/clip", b"x", Origin="http://evil.example")[0] == 403
    port = studio[0].split(":")[1]
    Page(address, additional_headers={"Origin": f"http://127.0.0.1:{port}"}).close()


def test_another_machine_needs_the_token(tmp_path):
    with running(tmp_path, host="0.0.0.0") as (where, access, _):
        assert len(access.token) > 20
        assert fetch(where + "/")[0] == 403
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            Page(f"ws://{where}/ws?token=wrong").hear()
        status, headers, _ = fetch(f"{where}/?token={access.token}")
        assert status == 200
        assert "HttpOnly" in headers["set-cookie"]
        page = Page(f"ws://{where}/ws", additional_headers={"Cookie": f"footfall={access.token}"})
        page.until(lambda p: p.frames)
        page.close()


def test_only_the_client_in_control_may_upload_a_clip(page, studio, walk_clip):
    other = Page(f"ws://{studio[0]}/ws")
    other.until(lambda p: p.frames)
    for key in (other.word("hello")["key"], "", "x" * 1000):
        status, _, content = fetch(studio[0] + "/clip", walk_clip.read_bytes(), **{"X-Key": key})
        assert status == 403
        assert "controls" in json.loads(content)["text"]
    other.close()


def test_a_clip_is_read_strictly(page, studio, walk_clip):
    key = {"X-Key": page.word("hello")["key"]}
    status, _, content = fetch(studio[0] + "/clip", walk_clip.read_bytes(), **key, **{"X-Name": "stroll.bvh"})
    told = json.loads(content)
    assert status == 200
    assert told["name"] == "stroll"
    assert told["seconds"] == pytest.approx(5.0, abs=0.1)
    assert (told["kind"], told["speed"]) == ("walk", pytest.approx(1.3, abs=0.2))
    sketch = told["sketch"]
    assert len(sketch["points"]) == 60
    assert {len(points) for points in sketch["points"]} == {3 * len(sketch["parents"])}
    assert len(content) < 100_000
    for bad in (b"HIERARCHY", b"\x00" * 1000):
        status, _, content = fetch(studio[0] + "/clip", bad, **key)
        assert status == 422
        said = json.loads(content)["text"]
        assert "/tmp" not in said
        assert said


@pytest.mark.parametrize("path", ["/clip", "/character", "/skill"])
def test_every_upload_is_read_in_another_process(page, studio, monkeypatch, path):
    elsewhere = "import json, sys; print(json.dumps({'failed': f'{sys.argv[1]} {sys.argv[3]}: read elsewhere'}))"
    monkeypatch.setattr(uploads, "COMMAND", (sys.executable, "-c", elsewhere))
    key = {"X-Key": page.word("hello")["key"], "X-Name": "mine.bin"}
    status, _, content = fetch(studio[0] + path, b"x", **key)
    assert status == 422
    kind = path.removeprefix("/")
    assert json.loads(content)["text"] == f"{kind} mine.bin: read elsewhere"
    monkeypatch.setattr(uploads, "COMMAND", (sys.executable, "-c", "import time; time.sleep(60)"))
    monkeypatch.setattr(uploads, "READING_TIMEOUT", 0.1)
    status, _, content = fetch(studio[0] + path, b"x", **key)
    assert (status, json.loads(content)["text"]) == (422, f"this {kind} takes longer than 0.1 s to read")


def begin_upload(studio, page) -> socket.socket:
    """An upload of which only the beginning is sent."""
    raw = socket.create_connection(studio[0].split(":"), timeout=5)
    lines = ["POST /clip HTTP/1.1", f"Host: {studio[0]}", f"X-Key: {page.word('hello')['key']}", "Content-Length: 1000"]
    raw.sendall("\r\n".join([*lines, "", "HIERARCHY"]).encode())
    time.sleep(0.1)
    return raw


def test_an_aborted_upload_leaves_no_error(page, studio):
    said = []
    handler = logging.Handler()
    handler.emit = said.append
    logging.getLogger("uvicorn.error").addHandler(handler)
    begin_upload(studio, page).close()
    time.sleep(0.1)
    assert fetch(studio[0] + "/clip", b"x", **{"X-Key": page.word("hello")["key"]})[0] == 422
    logging.getLogger("uvicorn.error").removeHandler(handler)
    assert said == []


def test_a_slow_upload_times_out(page, studio, monkeypatch):
    monkeypatch.setattr(server, "UPLOAD_TIMEOUT", 0.2)
    raw = begin_upload(studio, page)
    assert b" 408 " in raw.recv(1000)
    raw.close()
    assert fetch(studio[0] + "/clip", b"x", **{"X-Key": page.word("hello")["key"]})[0] == 422


def test_the_port_that_browsers_leave_out_may_be_left_out():
    assert "localhost" in AccessPolicy("127.0.0.1", 80).hosts
    assert "localhost" not in AccessPolicy("127.0.0.1", 8750).hosts


def test_an_address_that_is_not_ours_is_not_called_busy():
    with pytest.raises(FootfallError, match=r"cannot listen at 203\.0\.113\.7"):
        server.free_socket("203.0.113.7", 8750)


def test_a_busy_port_moves_on_to_the_next():
    first, port = server.free_socket("127.0.0.1", 0)
    second, other = server.free_socket("127.0.0.1", port)
    assert other != port
    first.close(), second.close()
