"""The studio on a bad day: clips that would fill its memory, and addresses that do not exist."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from test_limits import clip

from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.studio import server
from footfall.studio.files import uploads
from footfall.studio.wire.access import AccessPolicy


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


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of a process")
def test_the_memory_of_the_reader_is_limited():
    code = "from footfall.studio.files.clip_process import limit_memory; limit_memory(1e8); bytearray(50_000_000)\n"
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
