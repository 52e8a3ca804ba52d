"""Speed of many worlds on a GPU: steps a second, closed loop over bare physics, and all CPU cores beside it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ... import parallel
from ...control import skill as skills
from ...trials import Simulation, Trial
from ...trials.many import Queue

DT = 1e-3
LAWS = {"simbicon": "human-walk", "optimized": "human-walk-natural"}  # the skills that stand for the two laws
WORLDS = (1024, 4096, 16384)
FIRST, APART, INSTANTS = 3.0, 0.07, 32  # the walks begin at these instants of one simulation [s]
SETTLED = 200  # steps before the measurement
BURST = 20  # steps of a captured graph
ROUNDS = 7


def figures(
    device: str, worlds: tuple[int, ...] = WORLDS, progress: parallel.Progress = parallel.no_progress
) -> tuple[dict[str, Any], list[str]]:
    """Measure on one device.

    Args:
        device: Warp's name of it.
        worlds: Numbers of worlds.
        progress: Progress callback.

    Returns:
        Figures by name, and words.
    """
    found: dict[str, Any] = {"gpu_closed_loop_over_bare": 0.0}
    for number, (law, name) in enumerate(LAWS.items()):
        for k, count in enumerate(worlds):
            progress(number * len(worlds) + k, len(LAWS) * len(worlds), f"{name}, {count} worlds")
            ratio, rate = closed_over_bare(queue(name, count), device)
            found[f"gpu_{law}_closed_loop_over_bare_{count}"] = ratio
            found[f"gpu_{law}_steps_per_s_{count}"] = rate
            if law == "simbicon":
                found[f"gpu_steps_per_s_{count}"] = rate
        most = found[f"gpu_{law}_closed_loop_over_bare_{worlds[-1]}"]
        found["gpu_closed_loop_over_bare"] = max(found["gpu_closed_loop_over_bare"], most)
    found["cpu_cores"] = parallel.cores()
    found["cpu_steps_per_s"] = all_cores(LAWS["simbicon"])
    found["gpu_over_all_cores"] = found[f"gpu_steps_per_s_{worlds[-1]}"] / found["cpu_steps_per_s"]
    words = [
        f"{found[f'gpu_steps_per_s_{worlds[-1]}'] / 1e6:.2f} million steps a second with {worlds[-1]} worlds, "
        f"{found['gpu_over_all_cores']:.0f} × all {found['cpu_cores']} cores of this machine",
        f"the closed loop costs {found['gpu_closed_loop_over_bare']:.3f} × bare stepping of the physics",
    ]
    return found, words


def queue(name: str, worlds: int) -> Queue:
    """Walks of one skill that end after any measurement, spread over the gait cycle."""
    skill = skills.load(name)
    walks = Queue(Simulation(Trial(skill, 1e4, DT, record_every=0.0)))
    sim, number = walks.sim, walks.parameters(skill)
    starts = [walks.start(k, lambda k=k: sim.advance(FIRST + APART * k)) for k in range(INSTANTS)]
    for w in range(worlds):
        walks.add(starts[w % INSTANTS], number, 1e4)
    return walks


def closed_over_bare(walks: Queue, device: str, settled: int = SETTLED) -> tuple[float, float]:
    """Time of the closed loop over that of the bare physics with the same torques, and steps a second of the loop.

    The ratio is the median over pairs of bursts from the same states.

    Args:
        walks: One trial a world.
        device: Warp's name of the device.
        settled: Steps before the measurement.

    Returns:
        Ratio, and world steps a second.
    """
    made = walks.batch(device)
    made.load(*walks.records())
    warp, mjw, took = made.warp, made.mjw, []
    with warp.ScopedDevice(device):
        closed = made.captured(made.step, BURST)
        for _ in range(max(1, settled // BURST)):
            closed()
        saved = made.save()
        torques = [warp.clone(made.data.ctrl) for _ in range(BURST)]
        for torque in torques:
            made.step()
            warp.copy(torque, made.data.ctrl)

        def bare() -> None:
            for torque in torques:
                mjw.step1(made.model, made.data)
                warp.copy(made.data.ctrl, torque)
                mjw.step2(made.model, made.data)

        given = made.captured(bare, 1)
        for _ in range(ROUNDS):
            row = []
            for burst in (closed, given):
                made.restore(saved)
                row.append(_seconds(burst, made))
            took.append(row)
    both = np.array(took)
    return float(np.median(both[:, 0] / both[:, 1])), made.worlds * BURST / float(np.median(both[:, 0]))


def _seconds(burst: Callable[[], None], made: Any) -> float:
    """Time of a burst, the device idle before and after [s]."""
    made.warp.synchronize_device(made.device)
    start = time.perf_counter()
    burst()
    made.warp.synchronize_device(made.device)
    return time.perf_counter() - start


def all_cores(name: str, seconds: float = 3.0) -> float:
    """Steps a second of all cores together, one simulation a core."""
    skill, cores = skills.load(name), parallel.cores()
    sims = [Simulation(Trial(skill, 1e4, DT, record_every=0.0)) for _ in range(cores)]
    parallel.parallel_map(lambda sim: sim.advance(1.0), sims)
    start = time.perf_counter()
    parallel.parallel_map(lambda sim: sim.advance(1.0 + seconds), sims)
    return cores * seconds / DT / (time.perf_counter() - start)
