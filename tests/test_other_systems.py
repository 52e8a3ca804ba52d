"""What differs on macOS and Windows is guarded: tried here by taking away what they do not have."""

from __future__ import annotations

import ast
import asyncio
import os
import stat
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from footfall import parallel
from footfall.cli import studio as studio_command
from footfall.physics import kept_code
from footfall.studio import server
from footfall.studio.files import upload_process
from footfall.studio.jobs.jobs import Jobs

PACKAGE = Path(parallel.__file__).parent
UNIX_ONLY = {"fcntl", "grp", "pwd", "resource", "termios", "tty", "pty"}


def test_no_module_needs_unix_to_be_imported():
    found = []
    for path in PACKAGE.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            found += [f"{path.name}: {name}" for name in names if name in UNIX_ONLY]
    assert found == []


def test_text_files_are_read_and_written_as_utf_8():
    """Elsewhere the default of `open` is not UTF-8."""
    found = []
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                text = node.func.attr in ("read_text", "write_text")
                given = len(node.args) > (node.func.attr == "write_text") or any(
                    k.arg == "encoding" for k in node.keywords
                )
                if text and not given and "/proc/" not in ast.unparse(node):
                    found.append(f"{path.name}:{node.lineno}")
    assert found == []


def test_cores_are_counted_without_affinity(monkeypatch):
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    assert parallel.cores() == os.cpu_count()


def test_machine_code_is_kept_without_user_ids(monkeypatch, tmp_path):
    monkeypatch.delattr(os, "geteuid", raising=False)
    assert kept_code._private(tmp_path.stat(), stat.S_ISDIR)


def test_memory_is_measured_and_limited_only_where_that_is_possible(monkeypatch):
    monkeypatch.setitem(sys.modules, "resource", None)
    upload_process.limit_memory(1e9)
    monkeypatch.setattr(server, "Path", lambda name: Path("/nowhere"))
    assert server.memory() == 0


def test_the_studio_starts_without_mallopt(monkeypatch):
    import ctypes

    def refuse(name):
        raise TypeError("no such library")

    monkeypatch.setattr(ctypes, "CDLL", refuse)
    studio_command._use_one_arena()


def test_a_job_is_stopped_where_no_interrupt_can_be_sent(monkeypatch):
    killed = []

    class Process:
        returncode = None

        def send_signal(self, number):
            raise ValueError("Unsupported signal")

        def kill(self):
            killed.append(True)

    async def told(job, extra):
        pass

    job = SimpleNamespace(state="running", stopping=False, words="", process=Process(), on_update=told)
    jobs = SimpleNamespace(all={"a": job}, _create_task=lambda work: work.close(), _kill_after_timeout=_later)
    stop: Any = Jobs.stop
    with ThreadPoolExecutor(1) as thread:  # a browser's test may have left a loop of its own in this one
        thread.submit(asyncio.run, stop(jobs, "a")).result()
        assert (job.stopping, killed) == (True, [])
        thread.submit(asyncio.run, stop(jobs, "a")).result()
    assert killed == [True]


async def _later(process):
    pass
