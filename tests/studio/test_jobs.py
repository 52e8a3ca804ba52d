"""Jobs that are stopped early, cannot be started, or are many."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import threading

import pytest

from footfall.optimize import stabilize
from footfall.studio.jobs import job_process
from footfall.studio.jobs import jobs as module
from footfall.studio.jobs.jobs import MAX_KEPT, Job, Jobs

from .conftest import run_async


async def ended(jobs: Jobs) -> None:
    while jobs.tasks:
        await asyncio.gather(*jobs.tasks)


class Told(list):
    async def __call__(self, job, said):
        self.append((job.state, job.words))


@pytest.fixture
def quick(monkeypatch):
    """A process that would take a minute, and starts only when it is let."""
    start, gate = asyncio.create_subprocess_exec, []

    async def begin(*words, **pipes):
        if gate:
            await gate[0].wait()
        return await start("sleep", "60", **pipes)

    monkeypatch.setattr(module.asyncio, "create_subprocess_exec", begin)
    return gate


def test_a_job_that_is_stopped_while_it_starts_stops(quick):
    async def main():
        quick.append(asyncio.Event())
        jobs, told = Jobs(), Told()
        job = jobs.start("learn", "x", {}, told)
        await asyncio.sleep(0)
        await jobs.stop(job.id)
        assert told == [("running", "stopping")]
        quick[0].set()
        await asyncio.wait_for(ended(jobs), 5.0)
        assert told[-1][0] == "stopped"

    run_async(main())


SLOW_TO_STOP = """
import json, signal, time
def asked(*_):
    time.sleep(%r)
    print(json.dumps({"skill": "found.toml"}))
    raise SystemExit
signal.signal(signal.SIGINT, asked)
print(json.dumps({"words": "searching"}), flush=True)
time.sleep(60)
"""


@pytest.mark.parametrize(("needs", "times", "end"), [(0.3, 1, "done"), (30.0, 2, "stopped")])
def test_a_stopped_job_has_time_to_write_what_it_has_unless_it_is_stopped_again(monkeypatch, needs, times, end):
    start = asyncio.create_subprocess_exec

    async def begin(*words, **pipes):
        return await start(sys.executable, "-c", SLOW_TO_STOP % needs, **pipes)

    monkeypatch.setattr(module.asyncio, "create_subprocess_exec", begin)

    async def main():
        jobs, told = Jobs(), Told()
        job = jobs.start("optimize", "x", {}, told)
        while job.words != "searching":
            await asyncio.sleep(0.02)
        assert not job.message()["stopping"]
        for _ in range(times):
            await jobs.stop(job.id)
            assert job.message()["stopping"]
            await asyncio.sleep(0.1)
        await asyncio.wait_for(ended(jobs), 20.0)
        assert told[-1][0] == end

    run_async(main())


IN_THE_BACKGROUND = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
os.execv(sys.executable, [sys.executable, "-m", "footfall.studio.jobs.job_process"])
"""


@pytest.mark.slow
def test_work_can_be_stopped_where_the_studio_was_started_in_the_background(tmp_path):
    asked = {"skill": "human-walk-natural", "objective": "wang", "speed": 1.3, "budget": 600.0}
    asked |= {"kind": "optimize", "out": str(tmp_path / "found"), "name": "found"}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, "-c", IN_THE_BACKGROUND], **pipes) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(asked) + "\n")
        process.stdin.flush()
        process.stdout.readline()  # it has begun
        process.send_signal(signal.SIGINT)
        late = threading.Timer(60.0, process.kill)
        late.start()
        said = [json.loads(line) for line in process.stdout]
        late.cancel()
        assert process.wait(10.0) == 0
    assert said[-1]["skill"] == str(tmp_path / "found" / "skill.toml")


def test_a_process_that_cannot_be_started_is_told(monkeypatch):
    async def begin(*words, **pipes):
        raise OSError("no more processes")

    monkeypatch.setattr(module.asyncio, "create_subprocess_exec", begin)

    async def main():
        jobs, told = Jobs(), Told()
        jobs.start("learn", "x", {}, told)
        await ended(jobs)
        assert told == [("failed", "no more processes")]

    run_async(main())


def test_a_running_job_is_never_forgotten(quick):
    async def main():
        jobs, told = Jobs(), Told()
        job = jobs.start("learn", "x", {}, told)
        for k in range(2 * MAX_KEPT):
            jobs.all[f"old-{k}"] = Job(f"old-{k}", "envelope", "", told, state="done")
        other = jobs.start("learn", "y", {}, told)
        assert len(jobs.all) == MAX_KEPT
        assert {job.id, other.id} < set(jobs.all)
        await jobs.end()

    run_async(main())


class Graph:
    """What `footfall stabilize` finds, without the search."""

    steps_alone, survived = 3, [60.0, 12.0]

    def __init__(self, walks: bool):
        self.walks = walks


@pytest.mark.parametrize(("walks", "words"), [(True, "it walks"), (False, "it falls after 12 s")])
def test_a_stabilised_graph_is_written_and_what_it_can_is_told(monkeypatch, capsys, tmp_path, walks, words):
    def found(skill, name, minutes, progress):
        progress(1, 2, "search")
        assert (skill.id, name, minutes) == ("human-walk", "mine", 2.0)
        return Graph(walks)

    monkeypatch.setattr(stabilize, "stabilize", found)
    monkeypatch.setattr(stabilize, "write", lambda result, folder: [folder / "skill.toml", folder / "model.npz"])
    job_process.stabilize("human-walk", 120.0, str(tmp_path / "mine"), "mine")
    first, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["words"] == "search: 1 of 2"
    assert words in last["words"]
    assert last["skill"] == str(tmp_path / "mine" / "skill.toml")
