"""`footfall evaluate studio`: what the studio costs and how soon it answers, with one client and with four.

The server is a process of its own, as it is for users; clients are sockets that only count what they get.
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

from .. import parallel as pool
from ..control import skill as skills
from ..errors import BadInput
from ..evaluate.report import Report, conditions
from ..trials import Simulation, Trial
from .live.simulation import DT, PICTURE

SKILL = "human-walk-robust"
SETTLING = 3.0  # [s]
ASK_EVERY = 0.25  # how often a command is timed [s]
HEADING = 13  # where a frame has the commanded heading


class Listener(threading.Thread):
    """One client: when frames came, how far the simulation was, and when an answer to a command was seen."""

    def __init__(self, address: str, asks: bool):
        super().__init__(daemon=True)
        from websockets.sync.client import connect

        self.stack = ExitStack()
        self.socket = self.stack.enter_context(connect(address, max_size=1 << 24))
        self.asks = asks
        self.came: list[float] = []
        self.simulated: list[float] = []
        self.answered: list[float] = []
        self.over = threading.Event()

    def run(self) -> None:
        asked: tuple[float, float] | None = None
        due, k = time.perf_counter() + ASK_EVERY, 0
        while not self.over.is_set():
            try:
                said = self.socket.recv(timeout=2.0)
            except Exception:  # gone, or silent
                return
            now = time.perf_counter()
            if not isinstance(said, bytes):
                continue
            self.came.append(now)
            self.simulated.append(struct.unpack_from("<d", said, 8)[0])
            if asked is not None and abs(struct.unpack_from("<f", said, 16 + 4 * HEADING)[0] - asked[1]) < 1e-6:
                self.answered.append(now - asked[0])
                asked = None
            if self.asks and asked is None and now > due:
                k += 1
                asked, due = (now, 0.001 * (k % 50)), now + ASK_EVERY
                self.socket.send(json.dumps({"do": "steer", "heading": asked[1]}))

    def end(self) -> None:
        self.over.set()
        self.join(3.0)
        self.stack.close()


@contextmanager
def serving(skill: str = SKILL):
    """A studio as users start it, on a free port."""
    with tempfile.TemporaryDirectory(prefix="footfall-") as place:
        words = ["studio", "--port", "0", "--skill", skill, "--out", str(Path(place) / "studio")]
        process = subprocess.Popen(
            [sys.executable, "-m", "footfall", *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
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


def taken() -> tuple[float, float]:
    """Processor time the host of a virtual machine took away so far, and all there was; none where it is not told."""
    try:
        line = [float(word) for word in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
        return line[7], sum(line)
    except (OSError, ValueError, IndexError):
        return 0.0, 0.0


def taken_since(before: tuple[float, float]) -> float:
    """The share the host took since then: pictures are late by it that no program can send in time."""
    now = taken()
    return (now[0] - before[0]) / max(now[1] - before[1], 1.0)


def stats(address: str) -> dict[str, Any]:
    with urllib.request.urlopen(f"http://{address}/stats", timeout=5.0) as answer:
        return json.loads(answer.read())


def evaluate(seconds: float = 60.0, progress: pool.Progress = pool.quiet) -> Report:
    """Both measurements, one after the other."""
    skill = skills.load(SKILL)
    report = Report(
        "the studio",
        conditions(skill.character, skill.scene, DT, seconds=seconds, skill=skill.id, pictures_per_s=1.0 / PICTURE),
    )
    progress(0, 3, "physics alone")
    host = taken()
    physics = _physics(seconds)
    report.figures["physics_cpu_share"] = physics
    with serving() as address:
        for k, count in enumerate((1, 4)):
            progress(1 + k, 3, f"{count} clients" if count > 1 else "one client")
            _measured(report, address, count, seconds, physics)
    progress(3, 3, "done")
    report.figures["host_took_share"] = taken_since(host)
    return report


def _physics(seconds: float) -> float:
    """What a simulated second costs without any studio [s of processor time]."""
    sim = Simulation(Trial(skills.load(SKILL), seconds + 10.0, DT, record_every=0.005))
    sim.advance(5.0)
    begin = time.process_time()
    sim.advance(5.0 + seconds)
    return (time.process_time() - begin) / seconds


def _measured(report: Report, address: str, count: int, seconds: float, physics: float) -> None:
    with ExitStack() as stack:
        listeners = [Listener(f"ws://{address}/ws", asks=k == 0) for k in range(count)]
        for listener in listeners:
            stack.callback(listener.end)
            listener.start()
        time.sleep(SETTLING)
        before, begin = stats(address), time.perf_counter()
        time.sleep(seconds)
        after, end = stats(address), time.perf_counter()
    passed = end - begin
    tail = "1_client" if count == 1 else f"{count}_clients"
    share = (after["cpu_s"] - before["cpu_s"]) / passed
    figures = report.figures
    figures[f"server_cpu_share_{tail}"] = share - physics
    figures[f"server_cpu_share_{tail}_with_physics"] = share
    if count > 1:
        return
    first = listeners[0]
    inside = [k for k, at in enumerate(first.came) if begin <= at <= end]
    came = np.array([first.came[k] for k in inside])
    gaps = 1000.0 * np.diff(came)
    figures["frames_per_s_sent"] = len(came) / passed
    figures["frame_gap_ms_p99"] = float(np.percentile(gaps, 99)) if len(gaps) else None
    figures["command_latency_ms_p95"] = float(1000.0 * np.percentile(first.answered, 95)) if first.answered else None
    span = came[-1] - came[0] if len(came) > 1 else passed
    figures["realtime_share"] = (first.simulated[inside[-1]] - first.simulated[inside[0]]) / span
    figures["missed_share"] = (after["missed"] - before["missed"]) / max(1, after["pictures"] - before["pictures"])
    report.words.append(
        "processor shares are of one core, less what the physics alone costs; latency is seen in a frame"
    )
