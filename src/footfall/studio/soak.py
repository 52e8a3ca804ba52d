"""A long rough day for the studio: clients that come and go, and do whatever comes into their heads."""

from __future__ import annotations

import json
import random
import statistics
import threading
import time
from typing import Any

from .. import parallel
from .measure import serving, stats, taken, taken_since

SETTLING = 60.0  # every skill was seen, the half minute that is kept is full: now memory must not grow [s]
WINDOW = 30  # memory goes up and down with what people do: medians of so many seconds are compared
EVERY = 0.2  # between two whims of a client [s]
STAYS = (3.0, 25.0)  # [s]


def whim(chance: random.Random) -> dict[str, Any]:
    """Something a person might do next."""
    pushes = {"do": "push", "force": chance.uniform(0, 300), "angle": chance.uniform(-3.1, 3.1), "seconds": 0.2}
    skill = {"do": "skill", "id": chance.choice(["human-walk-robust", "human-walk-speed", "human-walk", "planar-walk"])}
    ball = {"do": "ball", "from": [chance.uniform(-3, 3), 2.0, 1.2], "velocity": [0.0, -8.0, 1.0], "mass": 2.0}
    grip = {"do": "grab", "link": "torso", "point": [0, 0, 0.1], "target": [chance.uniform(-5, 5), 0.5, 1.2]}
    return chance.choice(
        [
            *([pushes] * 4),
            *([{"do": "steer", "speed": chance.uniform(0, 1.2), "heading": chance.uniform(-1, 1)}] * 3),
            *([{"do": "reset"}] * 2),
            *(skill, ball, grip),
            *({"do": "drop"}, {"do": "clear"}, {"do": "take"}, {"do": "record", "on": chance.random() < 0.5}),
            {"do": "rewind", "back": chance.uniform(0, 20)},
            {"do": "pause", "on": False},
            {"do": "rate", "rate": chance.choice([0.5, 1.0, 1.0, 1.0])},
            {"do": "scene", "name": chance.choice(["flat", "slope:3", "rough:height=0.01"]), "friction": None},
            {"do": "edit", "state": 0, "name": "swing_hip", "value": chance.uniform(0.3, 0.6)},
            {"do": "nonsense", "x": [1, 2, 3]},
        ]
    )


class Visitor(threading.Thread):
    """Comes, stays a while, does things, goes without a word, and comes again."""

    def __init__(self, address: str, seed: int, until: float):
        super().__init__(daemon=True)
        self.address, self.chance, self.until = address, random.Random(seed), until
        self.frames = self.faults = 0

    def run(self) -> None:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        while time.monotonic() < self.until:
            leaves = min(self.until, time.monotonic() + self.chance.uniform(*STAYS))
            try:
                with connect(f"ws://{self.address}/ws", max_size=1 << 24) as socket:
                    due = time.monotonic()
                    while time.monotonic() < leaves:
                        said = socket.recv(timeout=5.0)
                        self.frames += isinstance(said, bytes)
                        self.faults += isinstance(said, str) and "this should not happen" in said
                        if time.monotonic() > due:
                            socket.send(json.dumps(whim(self.chance)))
                            due = time.monotonic() + EVERY
                    if self.chance.random() < 0.5:
                        socket.socket.close()  # without a word
            except (OSError, TimeoutError, WebSocketException):  # turned away, or not answered for 5 s
                self.faults += 1
                time.sleep(0.2)


def soak(
    seconds: float, clients: int = 4, seed: int = 1, progress: parallel.Progress = parallel.no_progress
) -> dict[str, float]:
    """How much memory grew [MB], what went wrong, and how many pictures came late."""
    with serving() as address:
        end = time.monotonic() + SETTLING + seconds
        visitors = [Visitor(address, seed + k, end) for k in range(clients)]
        for visitor in visitors:
            visitor.start()
        time.sleep(SETTLING)
        before, host = stats(address), taken()
        held = []
        while time.monotonic() < end:
            time.sleep(1.0)
            held.append(stats(address)["memory_bytes"])
            progress(round(seconds - (end - time.monotonic())), round(seconds), "soaking")
        after, took = stats(address), taken_since(host)
        for visitor in visitors:
            visitor.join(10.0)
    pictures = max(1, after["pictures"] - before["pictures"])
    return {
        "soak_s": seconds,
        "soak_memory_growth_mb": (statistics.median(held[-WINDOW:]) - statistics.median(held[:WINDOW])) / 1e6,
        "soak_memory_highest_mb": max(held) / 1e6,
        "soak_exceptions": float(after["failures"] + sum(visitor.faults for visitor in visitors)),
        "soak_missed_share": (after["missed"] - before["missed"]) / pictures,
        "soak_pictures_per_s": pictures / seconds,
        "soak_host_took_share": took,
    }
