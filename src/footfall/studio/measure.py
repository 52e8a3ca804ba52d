"""`footfall evaluate studio`: processor load, frame rate and latency of the studio with one client and with four.

The server is a process of its own, as it is for users. The clients are sockets that only time what they receive.
"""

from __future__ import annotations

import json
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from .. import parallel
from ..control import skill as skills
from ..errors import BadInput
from ..evaluate.report import Report, conditions
from ..trials import Simulation, Trial
from .live.simulation import DT
from .wire.frames import FRAME_SECONDS

SKILL = "human-walk-robust"
FIRST_FRAME_SECONDS = 10.0  # how long the first frame of a client is waited for at most [s]
SETTLING_SECONDS = 3.0  # before the measurement starts [s]
COMMAND_SECONDS = 0.25  # between two timed commands [s]
HEADING = 13  # index of the commanded heading in a frame


class TimingClient(threading.Thread):
    """One client: arrival times of frames, their simulated times, and latencies of commands [s]."""

    def __init__(self, address: str, sends_commands: bool):
        super().__init__(daemon=True)
        from websockets.sync.client import connect

        self.stack = ExitStack()
        self.socket = self.stack.enter_context(connect(address, max_size=1 << 24))
        self.sends_commands = sends_commands
        self.arrivals: list[float] = []
        self.simulated: list[float] = []
        self.latencies: list[float] = []
        self.begun = threading.Event()  # set with the first frame
        self.over = threading.Event()

    def run(self) -> None:
        command: tuple[float, float] | None = None  # when it was sent [s], and the heading
        due, k = time.perf_counter() + COMMAND_SECONDS, 0
        while not self.over.is_set():
            try:
                received = self.socket.recv(timeout=2.0)
            except Exception:  # closed, or no frame within the timeout
                return
            now = time.perf_counter()
            if not isinstance(received, bytes):
                continue
            self.arrivals.append(now)
            self.begun.set()
            self.simulated.append(struct.unpack_from("<d", received, 8)[0])
            if command is not None and abs(struct.unpack_from("<f", received, 16 + 4 * HEADING)[0] - command[1]) < 1e-6:
                self.latencies.append(now - command[0])
                command = None
            if self.sends_commands and command is None and now > due:
                k += 1
                command, due = (now, 0.001 * (k % 50)), now + COMMAND_SECONDS
                self.socket.send(json.dumps({"do": "steer", "heading": command[1]}))

    def end(self) -> None:
        self.over.set()
        self.join(3.0)
        self.stack.close()


@contextmanager
def serving(skill: str = SKILL):
    """A studio as users start it, on a free port; gives its host and port."""
    with tempfile.TemporaryDirectory(prefix="footfall-") as place:
        arguments = ["studio", "--port", "0", "--skill", skill, "--out", str(Path(place) / "studio")]
        process = subprocess.Popen(
            [sys.executable, "-m", "footfall", *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            if "http://" not in line:
                raise BadInput("the studio did not start")
            yield line.split("http://")[1].split("/")[0]
        finally:
            process.terminate()
            try:
                process.wait(5.0)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def steal_time() -> tuple[float, float]:
    """Steal time of a virtual machine and total processor time so far [ticks]; zeros where they are not known."""
    try:
        line = [float(word) for word in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
        return line[7], sum(line)
    except (OSError, ValueError, IndexError):
        return 0.0, 0.0


def steal_fraction_since(before: tuple[float, float]) -> float:
    """Steal time since then as a fraction of all processor time; it delays frames whatever the studio does."""
    now = steal_time()
    return (now[0] - before[0]) / max(now[1] - before[1], 1.0)


def stats(address: str) -> dict[str, Any]:
    """The load figures of a running studio."""
    with urllib.request.urlopen(f"http://{address}/stats", timeout=5.0) as answer:
        return json.loads(answer.read())


def evaluate(seconds: float = 60.0, progress: parallel.Progress = parallel.no_progress) -> Report:
    """Measure with one client, then with four.

    Args:
        seconds: Length of each measurement [s].
        progress: Called with steps done, steps in all, and a text.
    """
    skill = skills.load(SKILL)
    report = Report(
        "the studio",
        conditions(
            skill.character,
            skill.scene,
            DT,
            seconds=seconds,
            skill=skill.id,
            frames_per_s=1.0 / FRAME_SECONDS,
            pictures_per_s=1.0 / FRAME_SECONDS,  # its name in version 0.1
        ),
    )
    progress(0, 3, "physics alone")
    host = steal_time()
    physics = _physics(seconds)
    report.figures["physics_cpu_fraction"] = physics
    with serving() as address:
        for k, count in enumerate((1, 4)):
            progress(1 + k, 3, f"{count} clients" if count > 1 else "one client")
            _measure_clients(report, address, count, seconds, physics)
    progress(3, 3, "done")
    report.figures["host_took_fraction"] = steal_fraction_since(host)
    return report


def _physics(seconds: float) -> float:
    """Processor time of one simulated second without the studio [s]."""
    sim = Simulation(Trial(skills.load(SKILL), seconds + 10.0, DT, record_every=0.005))
    sim.advance(5.0)
    begin = time.process_time()
    sim.advance(5.0 + seconds)
    return (time.process_time() - begin) / seconds


def _measure_clients(report: Report, address: str, count: int, seconds: float, physics: float) -> None:
    """Add the figures for so many clients; with one client also those of frames and commands."""
    with ExitStack() as stack:
        clients = [TimingClient(f"ws://{address}/ws", sends_commands=k == 0) for k in range(count)]
        for client in clients:
            stack.callback(client.end)
            client.start()
        for client in clients:
            client.begun.wait(FIRST_FRAME_SECONDS)
        time.sleep(SETTLING_SECONDS)
        before, begin = stats(address), time.perf_counter()
        time.sleep(seconds)
        after, end = stats(address), time.perf_counter()
    passed = end - begin
    tail = "1_client" if count == 1 else f"{count}_clients"
    fraction = (after["cpu_s"] - before["cpu_s"]) / passed
    figures = report.figures
    figures[f"server_cpu_fraction_{tail}"] = fraction - physics
    figures[f"server_cpu_fraction_{tail}_with_physics"] = fraction
    if count > 1:
        return
    first = clients[0]
    inside = [k for k, at in enumerate(first.arrivals) if begin <= at <= end]
    arrivals = np.array([first.arrivals[k] for k in inside])
    gaps = 1000.0 * np.diff(arrivals)
    figures["frames_per_s_sent"] = len(arrivals) / passed
    figures["frame_gap_ms_p99"] = float(np.percentile(gaps, 99)) if len(gaps) else None
    figures["command_latency_ms_p95"] = float(1000.0 * np.percentile(first.latencies, 95)) if first.latencies else None
    simulated = first.simulated[inside[-1]] - first.simulated[inside[0]] if inside else 0.0
    figures["realtime_fraction"] = simulated / (arrivals[-1] - arrivals[0] if len(arrivals) > 1 else passed)
    figures["missed_fraction"] = (after["missed"] - before["missed"]) / max(1, after["frames"] - before["frames"])
    report.words.append(
        "processor fractions are of one core, without the physics; latency is that of the frame that shows the command"
    )
