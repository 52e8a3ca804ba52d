"""Executors: threads, or a real Dask scheduler with workers, one of which is killed during the search."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from footfall import __version__
from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.optimize import campaign, executor, objective_file, space
from footfall.optimize.campaign import SearchSettings
from footfall.optimize.checkpoint import Checkpoint
from footfall.optimize.job import Job
from footfall.optimize.objective_file import SearchStage

DRAFT = Path(__file__).parents[2] / "examples" / "natural_walk_by_hand.toml"
PORT = 18786 + os.getpid() % 1000


@pytest.fixture
def walk():
    file = replace(objective_file.load("wang"), stages=(SearchStage(1.0, 2e-3, 0.1),), seconds=2.0)
    return Job(space.read(skills.load(DRAFT)), file, speed=1.3)


@contextmanager
def started(*words: str, **environment: str):
    process = subprocess.Popen(
        [sys.executable, "-m", "dask", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **environment},
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@pytest.fixture
def scheduler():
    pytest.importorskip("distributed", reason="Dask is not installed; pip install 'footfall[cluster]'")
    with started("scheduler", "--host", "127.0.0.1", "--port", str(PORT), "--no-dashboard"):
        yield f"tcp://127.0.0.1:{PORT}"


def worker(address: str):
    return started("worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")


def run(walk, pool, progress=lambda state: None):
    settings = SearchSettings(generations=3, population=4, seed=2)
    return campaign.run(walk, settings, pool, Checkpoint({}), progress=progress)


@pytest.mark.slow
def test_a_cluster_gives_what_threads_give_even_when_a_worker_is_killed(walk, scheduler):
    with executor.local() as pool:
        here = run(walk, pool)
    with ExitStack() as stack:
        first = stack.enter_context(worker(scheduler))
        stack.enter_context(worker(scheduler))
        pool = stack.enter_context(executor.cluster(scheduler))

        def kill(state):
            if state.total == 1:
                threading.Timer(0.05, lambda: os.killpg(first.pid, signal.SIGKILL)).start()

        there = run(walk, pool, kill)
        assert first.wait(timeout=5) == -signal.SIGKILL
    assert np.array_equal(there.point, here.point)
    assert there.best.value == here.best.value


def test_a_cluster_that_does_not_answer_is_an_error(monkeypatch):
    pytest.importorskip("distributed", reason="Dask is not installed; pip install 'footfall[cluster]'")
    monkeypatch.setattr(executor, "TIMEOUT", 0.5)
    with pytest.raises(BadInput, match="no Dask scheduler answers"), executor.cluster("tcp://127.0.0.1:9"):
        pass


@pytest.mark.slow
def test_a_scheduler_without_workers_is_an_error(monkeypatch, scheduler):
    monkeypatch.setattr(executor, "TIMEOUT", 5.0)
    with pytest.raises(BadInput, match="has no worker"), executor.cluster(scheduler):
        pass


def test_a_worker_with_another_version_is_refused_with_both_versions():
    class Client:
        def wait_for_workers(self, count, timeout):
            pass

        def run(self, function, *words, on_error):
            return {"tcp://a": function(*words), "tcp://b": other}

    other = "0.0.9"
    with pytest.raises(BadInput, match=f"runs footfall 0.0.9 and this is {__version__}"):
        executor._check_versions(Client(), "tcp://x")
    other = ModuleNotFoundError("footfall")
    with pytest.raises(BadInput, match=f"tcp://b has no footfall and this is {__version__}"):
        executor._check_versions(Client(), "tcp://x")


def test_a_cluster_in_this_process_gives_what_threads_give(walk):
    """The same way without processes of its own; the slow test has them, and kills one."""
    distributed = pytest.importorskip("distributed", reason="Dask is not installed; pip install 'footfall[cluster]'")
    with executor.local() as pool:
        here = run(walk, pool)
    how = {"n_workers": 1, "threads_per_worker": 1, "processes": False, "dashboard_address": None}
    with distributed.LocalCluster(**how) as cluster, executor.cluster(cluster.scheduler_address) as pool:
        there = run(walk, pool)
    assert np.array_equal(there.point, here.point)
    assert there.best.value == here.best.value
