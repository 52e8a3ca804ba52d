"""`footfall learn`: a clip goes in, a folder with a skill comes out."""

from __future__ import annotations

import math
import tempfile
import time
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.resources import files as files_of
from pathlib import Path
from typing import Any

import numpy as np
import tomlkit

from .. import parallel as pool
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadInput
from ..motion.formats import files
from ..optimize import space as spaces
from . import draft
from .check import ALL, LASTS, STEPS, UNKNOWN, Verdict, loses, verdict
from .prepare import Prepared
from .score import Imitation, Stage
from .search import Found, search

A_START = 3.0  # of the budget for each starting point that is compared [s]
LEAST = 10.0  # the smallest budget with which anything can be tried [s]
CANDIDATES = 26  # at most so many are compared in the end
NEAR = 0.02  # how far from the best the last of them are, as shares of the ranges
CHECK = 1.8  # how long the closing check takes, over the longest look at a candidate
CLOSING = 0.4  # of the budget is kept for the closing check


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
    each: Callable[..., list[Any]] = pool.parallel_map,
    stopped: type[Exception] = pool.Interrupted,
    tell: Callable[[Found, float], None] = lambda found, seconds: None,
    lasts: float = LASTS,
    steps: tuple[float, ...] = STEPS,
) -> Learned:
    """Search for a controller of a prepared clip within a budget [s]; Ctrl-C keeps the best so far.

    `lasts` [s] and time steps `steps` [s] are those of the closing check.
    """
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
        objective = Imitation(made.recording, stage, seed, made.even)

        def make(point: np.ndarray) -> Skill:
            return _embodied(space.skill(point), made)

        found = search(
            *(starts(space, budget), make, objective, each, stopped, (1.0 - CLOSING) * budget, generations, seed),
            tell=lambda found: tell(found, time.monotonic() - begin),
        )

        def judge(point: np.ndarray) -> Verdict:
            return verdict(make(point), made.recording, each, lasts, steps, stage)

        if found.lasted and not found.stopped:
            _rank(
                *(found, lambda point, most: loses(make(point), made.recording, stage, most)),
                *(each, stopped, begin + budget, seed),
            )
        point, judged = _best(found, judge, stopped, begin + budget)
        text = tomlkit.dumps(_written(space, point, made, found, judged, seed))
    return Learned(made, text, point, found, judged, time.monotonic() - begin)


def starts(space: spaces.Space, budget: float) -> list[np.ndarray]:
    """Where a search may begin: the draft's own numbers, and as many found before as there is time to compare [s]."""
    text = files_of("footfall.learn").joinpath("starts.toml").read_text(encoding="utf-8")
    known = [{t.name: float(row.get(t.name, t.value)) for t in space.tunables} for row in tomllib.loads(text).values()]
    known = known[: math.ceil(budget / A_START)]
    return [space.start, *(np.clip(space.fractions(values), 0.0, 1.0) for values in known)]


def check_budget(seconds: float) -> None:
    """Refuse a budget too small for a search [s]."""
    if seconds < LEAST:
        raise BadInput(f"a budget of {seconds:g} s is too small to try anything; the smallest is {LEAST:g} s")


def _embodied(skill: Skill, made: Prepared) -> Skill:
    """The skill with body and recording that are already in memory: their files need not be read each time."""
    return replace(skill, character=made.body, held=made.recording.arrays())


def _rank(
    found: Found,
    loses: Callable[[np.ndarray, int], int],
    each: Any,
    stopped: type[Exception],
    until: float,
    seed: int = 1,
    together: int | None = None,
) -> None:
    """Let candidates race, as many together as there are cores: who loses as many pushes as the best so far is out.

    Ends with one that loses none, or when there is only time left for the closing check. Where the search has no more
    of them, neighbours of the best so far are tried.
    """
    lost: list[int] = []
    most, took, width, random = ALL, 0.0, together or pool.cores(), np.random.default_rng(seed)
    try:
        while len(lost) < CANDIDATES:
            begin, at = time.monotonic(), len(lost)
            if lost and begin + CHECK * took > until:
                break
            while lost and len(found.points) < at + width:
                best = found.points[int(np.argmin(lost))]
                found.points.append(np.clip(best + NEAR * random.standard_normal(best.shape), 0.0, 1.0))
            lost += each(lambda point, most=most: loses(point, most), found.points[at : at + width])
            took = max(took, time.monotonic() - begin)
            most = min(lost) - 1
            if most < 0:
                break
    except (stopped, KeyboardInterrupt):
        found.stopped = True
        return
    order = np.argsort(lost, kind="stable")
    found.points = [*(found.points[i] for i in order), *found.points[len(lost) :]]


def _best(found: Found, judge: Callable[[np.ndarray], Verdict], stopped: type[Exception], until: float) -> Any:
    """The first of the likeliest candidates that is robust, or the best of those there is time to look at."""
    best: tuple[float, np.ndarray, Verdict] | None = None
    if found.stopped:
        return found.points[0], UNKNOWN
    took = 0.0  # by one look
    for point in found.points:
        begin = time.monotonic()
        if best is not None and (found.stopped or begin + took > until):
            break
        try:
            judged = judge(point)
        except (stopped, KeyboardInterrupt):
            found.stopped = True
            judged = UNKNOWN
        took = time.monotonic() - begin
        value = judged.seconds + 2.0 * judged.pushes - (judged.leg_rms_deg if judged.seconds > 0.0 else 0.0)
        if best is None or value > best[0]:
            best = (value, point, judged)
        if judged.robust:
            break
    assert best is not None
    return best[1], best[2]


def _written(space: spaces.Space, point: np.ndarray, made: Prepared, found: Found, judged: Verdict, seed: int) -> Any:
    """The skill file with the numbers found and what was measured of them."""
    document = space.written(point)
    document["rig"] = "rig.bvh"
    evidence = tomlkit.table()
    evidence.comment("60 s at 0.5, 1 and 2 ms; pushes of 40 N s (0.4 s, chest) from 4 sides at 4 phases at each")
    figures = {key: value for key, value in judged.figures().items() if judged.pushes_tried and value == value}
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
