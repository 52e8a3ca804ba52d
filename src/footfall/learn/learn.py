"""`footfall learn`: a clip goes in, a folder with a skill comes out."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import tomlkit

from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadInput
from ..evaluate import pool
from ..motion import files
from ..optimize import space as spaces
from . import draft
from .check import Verdict, verdict
from .prepare import Prepared
from .score import Imitation, Stage
from .search import Found, search

LEAST = 10.0  # the smallest budget with which anything can be tried [s]
CLOSING = 0.2  # of the budget is kept for the closing check


@dataclass(frozen=True, eq=False)
class Learned:
    """A skill that came out of a clip, and how good it is."""

    made: Prepared
    text: str  # of the skill file
    point: np.ndarray
    found: Found
    verdict: Verdict
    seconds: float


def learn(
    made: Prepared,
    name: str,
    budget: float = 120.0,
    seed: int = 1,
    generations: int = 10_000,
    each: Callable[..., list[Any]] = pool.each,
    stopped: type[Exception] = pool.Stopped,
    tell: Callable[[Found, float], None] = lambda found, seconds: None,
) -> Learned:
    """Search for a controller of a prepared clip within a budget [s]; Ctrl-C keeps the best so far."""
    begin = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="footfall-") as folder:
        path = Path(folder) / "skill.toml"
        document = draft.document(made, name, f"Learned from {made.clip.stem}")
        document.pop("rig", None)
        write_beside(path.parent, made, rig=False)
        path.write_text(tomlkit.dumps(document), encoding="utf-8")
        space = spaces.read(skills.read(path))
        first = _embodied(space.skill(space.start), made)
        stage = Stage(first)
        objective = Imitation(made.recording, stage, seed)

        def make(point: np.ndarray) -> Skill:
            return _embodied(space.skill(point), made)

        def will_do(point: np.ndarray) -> bool:
            return verdict(make(point), made.recording, each, lasts=20.0, stage=stage).robust

        found = search(
            *(space.start, make, objective, each, stopped, (1.0 - CLOSING) * budget, generations, seed),
            tell=lambda found: tell(found, time.monotonic() - begin),
            enough=will_do,
        )
        point, judged = _best(found, make, made, each, stopped, stage, begin + budget)
        text = tomlkit.dumps(_written(space, point, made, found, judged, seed))
    return Learned(made, text, point, found, judged, time.monotonic() - begin)


def seconds(text: str) -> float:
    """A budget such as `120`, `120s` or `2m`, in seconds."""
    number, unit = text.strip(), 1.0
    for ending, factor in (("min", 60.0), ("m", 60.0), ("s", 1.0), ("h", 3600.0)):
        if number.endswith(ending):
            number, unit = number.removesuffix(ending), factor
            break
    try:
        value = float(number) * unit
    except ValueError:
        value = float("nan")
    if not 0.0 < value <= 1e6:
        raise BadInput(f"budget {text[:40]!r} cannot be read; expected a time such as 120s or 2m")
    if value < LEAST:
        raise BadInput(f"a budget of {value:g} s is too small to try anything; the smallest is {LEAST:g} s")
    return value


def _embodied(skill: Skill, made: Prepared) -> Skill:
    """The skill on the body that is already in memory, which a file need not be read for each time."""
    return replace(skill, character=made.body)


def _best(
    found: Found, make: Any, made: Prepared, each: Any, stopped: type[Exception], stage: Stage, until: float
) -> tuple[np.ndarray, Verdict]:
    """The first of the likeliest candidates that is robust, or the best of those there is time to look at."""
    best: tuple[float, np.ndarray, Verdict] | None = None
    for point in found.points:
        if best is not None and (found.stopped or time.monotonic() > until):
            break
        try:
            judged = verdict(make(point), made.recording, each, stage=stage)
        except (stopped, KeyboardInterrupt):
            found.stopped = True
            judged = verdict(make(point), made.recording, _one_by_one, lasts=5.0, steps=(2e-3,))
        value = judged.seconds + 2.0 * judged.pushes - judged.leg_rms_deg
        if best is None or value > best[0]:
            best = (value, point, judged)
        if judged.robust:
            break
    assert best is not None
    return best[1], best[2]


def _one_by_one(work: Any, items: Any) -> list[Any]:
    return [work(item) for item in items]


def _written(space: spaces.Space, point: np.ndarray, made: Prepared, found: Found, judged: Verdict, seed: int) -> Any:
    """The skill file with the numbers found and what was measured of them."""
    document = space.written(point)
    document["rig"] = "rig.bvh"
    evidence = tomlkit.table()
    evidence.comment("60 s at 0.5, 1 and 2 ms; pushes of 40 N s (0.4 s, chest) from 4 sides at 4 phases at each")
    figures = {key: value for key, value in judged.figures().items() if value == value}
    figures |= {"friction": made.body.ground.friction, "mass_kg": made.body.mass}
    figures |= {"seed": seed, "generations": found.generations}
    for key, value in figures.items():
        evidence[key] = float(f"{float(value):.4g}")
    document["evidence"] = evidence
    return document


def write_beside(folder: Path, made: Prepared, rig: bool = True) -> None:
    """The files a skill names: its recording, its body, and the rig that its motion goes back to."""
    with (folder / "recording.npz").open("wb") as file:
        np.savez_compressed(file, **made.recording.arrays())  # pyright: ignore[reportArgumentType]
    if made.own:
        (folder / "body.json").write_text(made.body.to_json(), encoding="utf-8")
    if rig:
        a, b = (frame for frame in made.cycle.frames)
        part = replace(made.clip.motion[a:b]).as_recorded()
        (folder / "rig.bvh").write_bytes(files.encoded(part, ".bvh"))
