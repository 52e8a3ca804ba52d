"""Soak test of the studio: clients that connect, send random requests and disconnect, for a long time."""

from __future__ import annotations

import json
import random
import statistics
import threading
import time
from typing import Any

from .. import parallel
from .measure import serving, stats, steal_fraction_since, steal_time

SETTLING_SECONDS = 60.0  # until every skill was loaded and the history is full; from then on memory must not grow [s]
WINDOW = 30  # memory varies with the requests: medians over this many seconds are compared
REQUEST_SECONDS = 0.2  # between two requests of a client [s]
CONNECTION_SECONDS = (3.0, 25.0)  # shortest and longest connection [s]


def random_request(rng: random.Random) -> dict[str, Any]:
    """A request that a user might send, or an invalid one."""
    push = {"do": "push", "force": rng.uniform(0, 300), "angle": rng.uniform(-3.1, 3.1), "seconds": 0.2}
    skill = {"do": "skill", "id": rng.choice(["human-walk-robust", "human-walk-speed", "human-walk", "planar-walk"])}
    ball = {"do": "ball", "from": [rng.uniform(-3, 3), 2.0, 1.2], "velocity": [0.0, -8.0, 1.0], "mass": 2.0}
    grab = {"do": "grab", "link": "torso", "point": [0, 0, 0.1], "target": [rng.uniform(-5, 5), 0.5, 1.2]}
    return rng.choice(
        [
            *([push] * 4),
            *([{"do": "steer", "speed": rng.uniform(0, 1.2), "heading": rng.uniform(-1, 1)}] * 3),
            *([{"do": "reset"}] * 2),
            skill,
            ball,
            grab,
            {"do": "drop"},
            {"do": "clear"},
            {"do": "take"},
            {"do": "record", "on": rng.random() < 0.5},
            {"do": "rewind", "back": rng.uniform(0, 20)},
            {"do": "pause", "on": False},
            {"do": "rate", "rate": rng.choice([0.5, 1.0, 1.0, 1.0])},
            {"do": "scene", "name": rng.choice(["flat", "slope:3", "rough:height=0.01"]), "friction": None},
            {"do": "edit", "state": 0, "name": "swing_hip", "value": rng.uniform(0.3, 0.6)},
            {"do": "nonsense", "x": [1, 2, 3]},
        ]
    )


class RandomClient(threading.Thread):
    """Connects, sends random requests for a while, disconnects with or without a close message, and repeats."""

    def __init__(self, address: str, seed: int, until: float):
        super().__init__(daemon=True)
        self.address, self.rng, self.until = address, random.Random(seed), until
        self.frames = self.faults = 0

    def run(self) -> None:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        while time.monotonic() < self.until:
            leave = min(self.until, time.monotonic() + self.rng.uniform(*CONNECTION_SECONDS))
            try:
                with connect(f"ws://{self.address}/ws", max_size=1 << 24) as socket:
                    due = time.monotonic()
                    while time.monotonic() < leave:
                        received = socket.recv(timeout=5.0)
                        self.frames += isinstance(received, bytes)
                        self.faults += isinstance(received, str) and "internal error" in received
                        if time.monotonic() > due:
                            socket.send(json.dumps(random_request(self.rng)))
                            due = time.monotonic() + REQUEST_SECONDS
                    if self.rng.random() < 0.5:
                        socket.socket.close()  # without a close message
            except (OSError, TimeoutError, WebSocketException):  # refused, or no frame for 5 s
                self.faults += 1
                time.sleep(0.2)


def soak(
    seconds: float, clients: int = 4, seed: int = 1, progress: parallel.Progress = parallel.no_progress
) -> dict[str, float]:
    """Run the soak test.

    Args:
        seconds: Length, after the settling time [s].
        clients: Number of clients at a time.
        seed: Of the random requests.
        progress: Called with seconds done, seconds in all, and a text.

    Returns:
        Figures: growth of memory [MB], errors, fraction of late frames.
    """
    with serving() as address:
        end = time.monotonic() + SETTLING_SECONDS + seconds
        threads = [RandomClient(address, seed + k, end) for k in range(clients)]
        for thread in threads:
            thread.start()
        time.sleep(SETTLING_SECONDS)
        before, host = stats(address), steal_time()
        memory = []
        while time.monotonic() < end:
            time.sleep(1.0)
            memory.append(stats(address)["memory_bytes"])
            progress(round(seconds - (end - time.monotonic())), round(seconds), "soak test")
        after, took = stats(address), steal_fraction_since(host)
        for thread in threads:
            thread.join(10.0)
    frames = max(1, after["frames"] - before["frames"])
    return {
        "soak_s": seconds,
        "soak_memory_growth_mb": (statistics.median(memory[-WINDOW:]) - statistics.median(memory[:WINDOW])) / 1e6,
        "soak_memory_highest_mb": max(memory) / 1e6,
        "soak_exceptions": float(after["failures"] + sum(thread.faults for thread in threads)),
        "soak_missed_fraction": (after["missed"] - before["missed"]) / frames,
        "soak_frames_per_s": frames / seconds,
        "soak_pictures_per_s": frames / seconds,  # its name in version 0.1
        "soak_host_took_fraction": took,
    }
