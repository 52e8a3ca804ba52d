"""Speed of the simulation on this machine, as ratios measured in one run.

For a search, one evaluation is a trial of 10 s at 2 ms with all nine terms of Wang 2009, of a walker that does not
fall.
"""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import mujoco
import numba
import numpy as np

from ... import parallel
from ...control import skill as skills
from ...control.director import Directed, Wait
from ...errors import BadInput
from ...optimize import executor, objective_file, space
from ...optimize.job import Job, Task, scored
from ...physics import kept_code, kernel, library
from ...physics.scene import Scene
from ...trials import Simulation, Trial
from ...trials.simulation import Direction
from ..report import Report, conditions

DT = 5e-4
HUMAN_DT = 1e-3
ROUNDS = 15
WALKER = "human-walk-natural"
EVALUATIONS = 12  # of a search, submitted at once
REPETITIONS = 10  # of each worker pool: short and many, since the speed of a machine varies


def evaluate(progress: parallel.Progress = parallel.no_progress, clips: Path | None = None) -> Report:
    """Measure closed loop against bare stepping, two threads against one, real-time factor, start-up and motion files.

    Args:
        progress: Progress callback.
        clips: Folder of BVH files to read and retarget; one synthetic clip if None.
    """
    if kept_code.switched_off():
        raise BadInput("the speed of machine code cannot be measured while NUMBA_DISABLE_JIT is set")
    skill = skills.load("planar-walk")
    report = Report(
        "speed on this machine",
        conditions(
            skill.character,
            Scene(),
            DT,
            human_time_step_s=HUMAN_DT,
            cores=parallel.cores(),
            mujoco=mujoco.__version__,
        ),
    )
    figures = report.figures
    progress(0, 8, "motion files")
    motion = _motion(clips)  # first, since a file may be invalid
    progress(0, 8, "closed loop")
    ratio, factor = closed_over_raw(skill, DT)
    figures["closed_loop_over_raw"], figures["planar_realtime_factor"] = ratio, factor
    progress(1, 8, "closed loop of the human")
    human, human_factor = closed_over_raw(skills.load("human-walk"), HUMAN_DT)
    figures["human_closed_loop_over_raw"], figures["human_realtime_factor"] = human, human_factor
    for law, name in (("clip", "human-norm-walk"), ("optimized", WALKER)):
        figures[f"{law}_closed_loop_over_raw"] = closed_over_raw(skills.load(name), HUMAN_DT)[0]
    figures["director_overhead"] = _director_overhead(skills.load("human-walk"), HUMAN_DT)
    progress(2, 8, "two threads")
    figures["two_threads_speedup"], figures["two_threads_control"] = _two_threads(skill)
    progress(3, 8, "import")
    figures["import_s"] = _seconds("import footfall") - _seconds("pass")
    first = "import footfall; footfall.run(footfall.Trial(footfall.load('planar-walk'), 0.01))"
    figures["start_s"] = _seconds(first)
    progress(4, 8, "help")
    figures["help_s"] = _best(lambda: _process([sys.executable, "-m", "footfall", "--help"]), 3)
    progress(5, 8, "a search")
    figures |= _search()
    figures |= motion
    progress(8, 8, "done")
    report.words = [
        f"the closed loop costs {ratio:.3f} × bare mj_step with the same torques",
        f"{factor:.0f} × real time at {1000 * DT:g} ms on one core",
        f"the human: {human:.3f} × bare mj_step, {human_factor:.0f} × real time at {1000 * HUMAN_DT:g} ms",
        f"a director that is asked 30 times a second costs {figures['director_overhead']:.3f} × a walk without",
        f"two threads are {figures['two_threads_speedup']:.2f} × one (pure computation: "
        f"{figures['two_threads_control']:.2f} ×)",
        f"a search makes {figures['evals_per_s_per_core']:.1f} evaluations a second and core at 2 ms, two cores "
        f"{figures['two_cores_speedup']:.2f} × one",
    ]
    return report


def _motion(folder: Path | None) -> dict[str, float | int | None]:
    """Speed of reading BVH and of retargeting, over the clips of a folder or a synthetic clip of a minute."""
    from ...characters import load
    from ...motion.cleaning import clean
    from ...motion.formats import bvh, files
    from ...motion.retarget import references, retarget

    human = load("human")
    if folder is None:
        texts = {"walk": bvh.text(files.y_up_centimetres(references.reference("walk", human, 60.0)))}
    else:
        paths = [path for path in files.find_clips([folder]) if path.suffix.lower() == ".bvh" and path.is_file()]
        texts = {str(path): path.read_text(encoding="utf-8", errors="replace") for path in paths}
    if not texts:
        raise BadInput(f"{folder}: no .bvh files in this folder")
    start = time.perf_counter()
    read = [bvh.parse(text, source) for source, text in texts.items()]
    reading = time.perf_counter() - start
    cleaned = [clean.clean(motion).motion for motion in read]
    imported = time.perf_counter() - start
    put = _best(lambda: _time(lambda: [retarget.retarget(motion, human) for motion in cleaned]), 2)
    return {
        "bvh_mb_per_s": sum(map(len, texts.values())) / 2**20 / reading,
        "clips": len(texts),
        "clips_import_s": imported,
        "retarget_frames_per_s": sum(map(len, cleaned)) / put,
    }


def closed_over_raw(skill: skills.Skill, dt: float, seconds: float = 4.0, rounds: int = ROUNDS) -> tuple[float, float]:
    """Time of the closed loop over that of bare `mj_step` with the same torques, and the real-time factor.

    The ratio is the median over `rounds` pairs. The same torques give the same motion bit for bit. The two runs of a
    pair follow each other, so that a temporary slowdown of the machine affects both.
    """
    sim = Simulation(Trial(skill, 60.0, dt, record_every=0.005))
    sim.advance(5.0)
    saved, steps = sim.save(), round(seconds / dt)
    torques = np.zeros((steps, len(sim.torques)))
    for k in range(steps):  # once, step by step, to record the torques
        sim.advance(sim.time + dt)
        torques[k] = sim.world.data.ctrl
    raw = raw_loop()
    closed, bare = [], []
    for _ in range(rounds):
        sim.restore(saved)
        start = time.perf_counter()
        sim.advance(sim.time + seconds)
        closed.append(time.perf_counter() - start)
        sim.restore(saved)
        start = time.perf_counter()
        raw(sim.world.model._address, sim.world.data._address, torques, sim.world.data.ctrl)
        bare.append(time.perf_counter() - start)
    return float(np.median(np.divide(closed, bare))), seconds / min(closed)


class _Idle:
    """A director that decides nothing, 30 times a second."""

    def begin(self) -> dict[str, Any]:
        return {"asked": 0}

    def ask(self, sim: Directed, memory: dict[str, Any]) -> Wait:
        memory["asked"] += 1
        return Wait(1.0 / 30.0)


def _director_overhead(skill: skills.Skill, dt: float, seconds: float = 4.0) -> float:
    """Rounds of a walk whose director is asked 30 times a second over rounds without: the median of their ratios."""
    sim = Simulation(Trial(skill, 60.0, dt, record_every=0.005))
    sim.advance(5.0)
    saved = sim.save()
    took: list[list[float]] = []
    for _ in range(2 * ROUNDS):
        row = []
        for director in (None, _Idle()):
            sim.restore(saved)
            sim.direction = None if director is None else Direction(director, director.begin(), sim.step)
            start = time.perf_counter()
            sim.advance(sim.time + seconds)
            row.append(time.perf_counter() - start)
        took.append(row)
    alone, directed = np.array(took).T
    return float(np.median(directed / alone))


def raw_loop():
    """A compiled loop of `mj_step` with given torques."""
    library.stepping_functions()
    step = numba.types.ExternalFunction("mj_step", numba.types.void(numba.types.intp, numba.types.intp))

    @numba.njit(**kernel.OPTIONS)
    def raw(model, data, torques, control):
        for k in range(len(torques)):
            control[:] = torques[k]
            step(model, data)

    return raw


def _two_threads(skill: skills.Skill, seconds: float = 20.0) -> tuple[float, float]:
    """Speed-up of two simulations on two threads, and of pure computation as a control."""

    def simulate() -> None:
        sim = Simulation(Trial(skill, seconds, DT, record_every=0.0))
        sim.advance(seconds)

    @numba.njit(**kernel.OPTIONS)
    def count(n):
        total = 0.0
        for i in range(n):
            total += (i % 7) * 0.5 / (1.0 + i)
        return total

    count(10)
    simulate()
    return _speedup(simulate), _speedup(lambda: count(300_000_000))


def _speedup(work) -> float:
    """Throughput of two threads over that of one."""
    with ThreadPoolExecutor(2) as threads:

        def both() -> None:
            for future in [threads.submit(work), threads.submit(work)]:
                future.result()

        return 2 * _best(lambda: _time(work), 3) / _best(lambda: _time(both), 3)


def _search() -> dict[str, float | None]:
    """The same evaluations on one thread, on two, and on two processes of a Dask cluster, if Dask is installed."""
    walk = space.read(skills.load(WALKER))
    task = Task(Job(walk, objective_file.load("wang"), 1.3), tuple(map(float, walk.start)), [], 2e-3, {})
    tasks = [task] * EVALUATIONS
    with executor.local(1) as one, executor.local(2) as two:
        alone, both = _in_turn(tasks, one, two)
        busy = max(_busy(lambda: list(two.map(scored, tasks))) for _ in range(3))
    return {
        "evals_per_s_per_core": EVALUATIONS / alone,
        "two_cores_speedup": alone / both,
        "two_cores_busy": busy,
        "dask_overhead": _dask(tasks),
    }


def _dask(tasks: list[Task]) -> float | None:
    """Time on a local Dask cluster over the time on threads; None without Dask."""
    try:
        from distributed import LocalCluster
    except ImportError:
        return None
    local = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address="")
    with local as workers, executor.cluster(workers.scheduler_address) as processes, executor.local(2) as threads:
        cluster, here = _in_turn(tasks, processes, threads)
    return cluster / here


def _in_turn(tasks: list[Task], *pools: Executor) -> list[float]:
    """Shortest time of each worker pool [s]; the pools alternate, so that a slowdown of the machine affects all."""
    for workers in pools:
        list(workers.map(scored, tasks[:4]))  # warm up: compilation and caches
    took = [[_time(lambda w=workers: list(w.map(scored, tasks))) for workers in pools] for _ in range(REPETITIONS)]
    return [min(column) for column in zip(*took, strict=True)]


def _time(work) -> float:
    """Wall-clock time of a call [s]."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _busy(work) -> float:
    """CPU time over wall-clock time: the mean number of cores in use."""
    start = time.process_time()
    took = _time(work)
    return (time.process_time() - start) / took


def _best(measure, rounds: int) -> float:
    """The smallest of several measurements."""
    return min(measure() for _ in range(rounds))


def _seconds(code: str) -> float:
    """Shortest time of a Python process that runs some code [s]."""
    return _best(lambda: _process([sys.executable, "-c", code]), 5)


def _process(command: list[str]) -> float:
    """Wall-clock time of a process [s]."""
    return _time(lambda: subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=dict(os.environ)))
