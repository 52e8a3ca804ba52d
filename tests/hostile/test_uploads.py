"""The studio on a bad day: clips that would fill its memory, and addresses that do not exist."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from test_limits import clip

from footfall.control import archive
from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.studio import server
from footfall.studio.files import own_character, upload_process, uploads
from footfall.studio.wire.access import AccessPolicy
from studio.rigged_character import glb, packed


def _run(work: Any) -> Any:
    """Run a coroutine in a thread of its own: a browser of other tests may have a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def add(folder: Path, content: bytes) -> dict:
    async def upload() -> dict:
        return await uploads.Uploads(folder).add("mine.bvh", content)

    return _run(upload())


def test_an_upload_is_read_in_a_process_of_its_own(tmp_path, walk_clip):
    add(tmp_path, walk_clip.read_bytes())  # everything that the server itself imports for it
    before = server.memory()
    told = add(tmp_path, clip(200, 1500).encode())  # 50 MB where it is read
    assert told["frames"] == 1500
    assert server.memory() - before < 20e6


def test_an_amplified_clip_is_refused_in_one_line_under_its_own_name(tmp_path):
    with pytest.raises(BadInput, match=r"^mine\.bvh: line \d+: 100000 frames of 990 joints would take"):
        add(tmp_path, clip(990, 100_000).encode())
    assert not list(tmp_path.iterdir())


def test_a_clip_that_takes_too_long_is_refused(tmp_path, walk_clip, monkeypatch):
    monkeypatch.setattr(uploads, "READING_TIMEOUT", 0.05)
    with pytest.raises(BadInput, match="longer than"):
        add(tmp_path, walk_clip.read_bytes())
    assert not list(tmp_path.iterdir())


def test_a_reader_that_is_killed_is_no_harm(tmp_path, walk_clip, monkeypatch):
    monkeypatch.setattr(uploads, "COMMAND", (sys.executable, "-c", "import os, signal; os.kill(os.getpid(), 9)"))
    with pytest.raises(BadInput, match="without a word"):
        add(tmp_path, walk_clip.read_bytes())


def other(folder: Path, kind: str, name: str, content: bytes) -> Any:
    """A rigged character (`character`), or nothing of an archive of a skill (`check_archive`)."""

    async def upload() -> Any:
        return await getattr(uploads.Uploads(folder), kind)(name, content)

    return _run(upload())


def packed_skill(name: str = "human-norm-walk") -> bytes:
    skill = skills.load(name)
    assert skill.path is not None
    return archive.pack(skill.path.read_text(encoding="utf-8"), archive.beside(skill.body, skill.path.parent))


def test_a_rigged_character_from_another_process_is_the_same(tmp_path):
    given, own = other(tmp_path, "character", "my own.glb", glb()), own_character.read(glb(), "my own.glb")
    assert given.plain() == own.plain()
    assert given.bodies == own.bodies
    assert given.content == own.content
    assert given.message().keys() == own.message().keys()
    assert not list(tmp_path.iterdir())


@pytest.fixture
def reader(tmp_path, monkeypatch, capsys):
    """What the process says of a file, run in this one."""
    monkeypatch.setattr(upload_process, "limit_memory", lambda most: None)
    monkeypatch.setattr(upload_process.os, "nice", lambda by: None)

    def said(kind: str, name: str, content: bytes) -> dict[str, Any]:
        (tmp_path / "upload").write_bytes(content)
        monkeypatch.setattr(sys, "argv", ["upload_process", kind, str(tmp_path / "upload"), name])
        upload_process.main()
        return json.loads(capsys.readouterr().out)

    return said


def test_other_uploads_are_refused_under_their_own_names(reader):
    for kind, name, content in (("character", "my own.glb", glb()), ("skill", "walk.zip", packed_skill())):
        assert "read" in reader(kind, name, content)
        why = reader(kind, name, content[:-40])["failed"]
        assert why.startswith(f"{name}: ")
        assert "\n" not in why
    assert "no control law" in reader("skill", "mine.zip", packed_skill("human-react"))["failed"]


@pytest.mark.parametrize("kind", ["character", "check_archive"])
def test_other_uploads_that_take_too_long_or_kill_their_reader_are_refused(tmp_path, kind, monkeypatch):
    monkeypatch.setattr(uploads, "COMMAND", (sys.executable, "-c", "import os; os.kill(os.getpid(), 9)"))
    with pytest.raises(BadInput, match="without a word"):
        other(tmp_path, kind, "mine", b"x")
    monkeypatch.setattr(uploads, "COMMAND", (sys.executable, "-c", "import time; time.sleep(60)"))
    monkeypatch.setattr(uploads, "READING_TIMEOUT", 0.05)
    with pytest.raises(BadInput, match="longer than"):
        other(tmp_path, kind, "mine", b"x")
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of a process")
def test_a_character_that_takes_too_much_memory_is_refused(tmp_path, monkeypatch):
    code = "from footfall.studio.files import upload_process as u; u.LARGEST = 2e7; u.SPARE = 0.0; u.main()"
    monkeypatch.setattr(uploads, "COMMAND", (sys.executable, "-c", code))
    document = {"asset": {"version": "2.0"}, "nodes": [{"children": []}] * 100_000}
    with pytest.raises(BadInput, match="takes more than 20 MB of memory"):
        other(tmp_path, "character", "mine.glb", packed(document, b""))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of a process")
def test_the_memory_of_the_reader_is_limited():
    code = "from footfall.studio.files.upload_process import limit_memory; limit_memory(1e8); bytearray(50_000_000)\n"
    good = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert good.returncode == 0, good.stderr
    bad = subprocess.run([sys.executable, "-c", f"{code}bytearray(200_000_000)"], check=False, capture_output=True)
    assert b"MemoryError" in bad.stderr


@pytest.mark.parametrize(
    ("method", "path", "status"), [("GET", "/nowhere", 404), ("POST", "/", 405), ("DELETE", "/clip", 405)]
)
def test_error_pages_carry_the_policy(tmp_path, method, path, status):
    app = server.app(skills.load("planar-walk"), tmp_path, AccessPolicy("127.0.0.1", 1))
    scope = {"type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b""}
    scope |= {"headers": [(b"host", b"127.0.0.1:1")], "http_version": "1.1", "scheme": "http", "root_path": ""}
    said = []

    async def receive():
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message):
        said.append(message)

    _run(app(scope, receive, send))
    headers = {name.decode().lower(): value.decode() for name, value in said[0]["headers"]}
    assert said[0]["status"] == status
    for name, value in server.HEADERS.items():
        assert headers[name.lower()] == value
    assert status != 405 or headers["allow"]
