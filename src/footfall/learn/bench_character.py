"""Speed of a data-driven character: part of `footfall bench`.

The character is made from published mean walks, so that no recorded clip is needed. It walks straight on.
"""

from __future__ import annotations

import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import tomlkit

from .. import characters, parallel, systems
from ..control import skill as skills
from ..control.skill import Skill
from ..evaluate.protocols.bench import HUMAN_DT, closed_over_raw
from ..motion.retarget.references import reference
from ..physics.push import Push
from ..systems.data_driven import fragments, library
from ..systems.data_driven.following import told
from ..trials import Command, Simulation, Trial
from .character import GAINS, Made, write
from .character_file import document

CLIPS = ("walk", "walk-fast")  # names of published walks
CLIP_SECONDS, CLIP_RATE = 2.5, 60.0
FRAME = 1.0 / 60.0  # of the studio [s]
AT_ONCE, SECONDS = 4, 4.0  # characters on each core, and how long they walk [s]


def walker(place: Path) -> Skill:
    """A character of published walks, written into a folder."""
    body = characters.load("human-toes")
    takes = [replace(fragments.take(reference(name, body, CLIP_SECONDS, CLIP_RATE), body), name=name) for name in CLIPS]
    known = library.build(takes, body)
    gains = tomlkit.parse(GAINS.read_text(encoding="utf-8")).unwrap()
    write(Made(known, document(known, place.name, False, gains)), place)
    return skills.load(place / "skill.toml")


def figures() -> dict[str, float]:
    """Figures of a character that does not look ahead, and how fast one is that does.

    Returns:
        `data_driven_over_raw` (closed loop over bare `mj_step`), `data_driven_realtime_factor` (one core),
        `data_driven_characters` (at once in real time on all cores), `data_driven_ahead_realtime_factor`,
        `data_driven_longest_pause_ms` (one frame of the studio, `pauses`).
    """
    with tempfile.TemporaryDirectory() as folder:
        skill = walker(Path(folder) / "walker")
        alone = told(skill, ahead=0.0)
        ratio, factor = closed_over_raw(alone, HUMAN_DT)
        return {
            "data_driven_over_raw": ratio,
            "data_driven_realtime_factor": factor,
            "data_driven_characters": _at_once(alone),
            "data_driven_ahead_realtime_factor": closed_over_raw(skill, HUMAN_DT, rounds=3)[1],
            "data_driven_longest_pause_ms": 1e3 * max(pauses(skill)),
        }


def pauses(skill: Skill) -> list[float]:
    """Processor time that each frame of the studio takes [s], of a character that looks ahead and is pushed.

    Steps that are used for the first time are made, which takes longer; those of the first walk do not count.
    """
    pushes = (Push(force=(0.0, 150.0, 0.0), start=2.0, duration=0.2),)
    dt = systems.of(skill).time_step(skill) or HUMAN_DT
    spent: list[float] = []
    for _ in range(2):
        sim, spent = Simulation(Trial(skill, 6.0, dt, record_every=0.0, pushes=pushes)), []
        sim.steer(Command(0.0, speed=1.2))
        while not sim.over:
            begin = time.thread_time()
            sim.advance(sim.time + FRAME)
            spent.append(time.thread_time() - begin)
    return spent


def _at_once(skill: Skill) -> float:
    """Simulated time over wall-clock time of several characters on all cores."""
    sims = [Simulation(Trial(skill, 60.0, HUMAN_DT, record_every=0.0)) for _ in range(AT_ONCE * parallel.cores())]
    for sim in sims:
        sim.advance(1.0)
    begin = time.perf_counter()
    with ThreadPoolExecutor(parallel.cores()) as threads:
        list(threads.map(lambda sim: sim.advance(sim.time + SECONDS), sims))
    return len(sims) * SECONDS / (time.perf_counter() - begin)
