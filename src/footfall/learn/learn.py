"""`footfall learn`: from a prepared clip to a skill, within a time budget."""

from __future__ import annotations

import hashlib
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

from .. import __version__, parallel
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadInput
from ..motion.formats import files
from ..optimize import space as spaces
from ..optimize.kept import KeptScores
from ..trials.together import Mapper
from . import draft
from .check import FALLS_UNPUSHED, NOT_CHECKED, REQUIRED_SECONDS, TIME_STEPS, Verdict, count_falls, verdict
from .prepare import Prepared
from .score import Imitation, SimulationPool
from .search import SearchResult, search

SECONDS_PER_START = 3.0  # of the budget for each starting point that is compared [s]
MIN_BUDGET, MAX_BUDGET = 10.0, 1e6  # [s]
MAX_CANDIDATES = 26  # compared after the search
NEIGHBOUR_SPREAD = 0.02  # standard deviation of additional candidates around the best, as a fraction of the ranges
CHECK_TIME_FACTOR = 1.8  # duration of the final check over the longest comparison of candidates
CHECK_BUDGET_FRACTION = 0.4  # of the budget, reserved for the candidates and the final check


@dataclass(frozen=True, eq=False)
class Learned:
    """A skill learned from a clip.

    Attributes:
        made: The prepared clip.
        text: Text of the skill file.
        point: Parameters as fractions of their ranges.
        found: Result of the search.
        verdict: Result of the final check.
        seconds: Time spent [s].
    """

    made: Prepared
    text: str
    point: np.ndarray
    found: SearchResult
    verdict: Verdict
    seconds: float


def learn(
    made: Prepared,
    name: str,
    budget: float = 120.0,
    seed: int = 1,
    generations: int = 10_000,
    progress: Callable[[SearchResult, float], None] = lambda found, seconds: None,
    lasts: float = REQUIRED_SECONDS,
    steps: tuple[float, ...] = TIME_STEPS,
    keep: Path | None = None,
    anew: bool = False,
    together: Mapper | None = None,
) -> Learned:
    """Search for the controller parameters of a prepared clip; Ctrl-C keeps the best so far.

    Args:
        made: The prepared clip, from `prepare.prepare`.
        name: Id of the new skill.
        budget: Time for search and check together [s].
        seed: Random seed.
        generations: Largest number of generations.
        progress: Called after every generation with the result so far and the time spent [s].
        lasts: Time that the skill must last in the final check [s].
        steps: Time steps of the final check [s].
        keep: File in which the scores of every generation are kept; a search that was killed goes on from it. The
            caller removes it when the result is written.
        anew: Whether a file of another search is overwritten.
        together: A GPU that evaluates the candidates; the final check is the CPU's.

    Returns:
        The best skill found with its verdict; `write.write` writes it to a folder.
    """
    with tempfile.TemporaryDirectory(prefix="footfall-") as folder:
        space = _draft_space(made, name, Path(folder))

        def make(point: np.ndarray) -> Skill:
            return _with_prepared(space.skill(point), made)

        kept = KeptScores(keep, _identity(space, made, budget, seed, together), anew)
        begin = time.monotonic() - kept.seconds
        pool = SimulationPool(make(space.start))
        found = search(
            starts(space, budget if together is None else MAX_BUDGET),
            make,
            Imitation(made.recording, pool, seed, made.symmetric),
            (1.0 - CHECK_BUDGET_FRACTION) * budget,
            generations,
            seed,
            progress=lambda found: progress(found, time.monotonic() - begin),
            kept=kept,
            together=together,
        )
        if found.lasted and not found.stopped:
            falls = lambda point, limit: count_falls(make(point), made.recording, pool, limit)  # noqa: E731
            _rank(found, falls, begin + budget, seed)
        point, judged = _check(
            found, lambda point: verdict(make(point), made.recording, lasts, steps, pool), begin + budget
        )
        text = tomlkit.dumps(_document(space, point, made, found, judged, seed))
    return Learned(made, text, point, found, judged, time.monotonic() - begin)


def _identity(space: spaces.Space, made: Prepared, budget: float, seed: int, together: Mapper | None) -> dict[str, Any]:
    """What must be equal for a search to go on."""
    digest = hashlib.sha256(space.text.encode() + made.body.to_json().encode())
    for name, array in sorted(made.recording.arrays().items()):
        digest.update(name.encode() + np.ascontiguousarray(array).tobytes())
    same = {"footfall": __version__, "seed": seed, "budget": budget, "clip": digest.hexdigest()[:16]}
    return same | ({} if together is None else {"device": together.device})


def _draft_space(made: Prepared, name: str, folder: Path) -> spaces.Space:
    """Write the skill before the search to a folder; its tunable parameters."""
    path = folder / "skill.toml"
    document = draft.document(made, name, f"Learned from {made.clip.stem}")
    document.pop("rig", None)
    write_beside(folder, made, rig=False)
    path.write_text(tomlkit.dumps(document), encoding="utf-8")
    return spaces.read(skills.read(path))


def starts(space: spaces.Space, budget: float) -> list[np.ndarray]:
    """Starting points: the draft's own, and as many of `starts.toml` as there is time to compare in the budget [s]."""
    text = files_of("footfall.learn").joinpath("starts.toml").read_text(encoding="utf-8")
    known = [{t.name: float(row.get(t.name, t.value)) for t in space.tunables} for row in tomllib.loads(text).values()]
    known = known[: math.ceil(budget / SECONDS_PER_START)]
    return [space.start, *(np.clip(space.fractions(values), 0.0, 1.0) for values in known)]


def check_budget(seconds: float) -> None:
    """Refuse a budget that is too small or too large for a search [s]."""
    if not MIN_BUDGET <= seconds <= MAX_BUDGET:
        raise BadInput(f"a budget of {seconds:g} s cannot be used; expected {MIN_BUDGET:g} to {MAX_BUDGET:g} s")


def _with_prepared(skill: Skill, made: Prepared) -> Skill:
    """The skill with the body and recording in memory, so that their files are not read again."""
    return replace(skill, character=made.body, held=made.recording.arrays())


def _rank(
    found: SearchResult,
    falls: Callable[[np.ndarray, int], int],
    until: float,
    seed: int = 1,
    workers: int | None = None,
) -> None:
    """Sort the candidates by the number of pushes to which they fall, as many at once as there are cores.

    A candidate is given up once it has as many falls as the best so far. Ends with a candidate without falls, or when
    only the time for the final check is left. When the search has no more candidates, neighbours of the best so far
    are tried.

    Args:
        found: Result of the search; its points are sorted.
        falls: Counts the falls of a point, up to a limit.
        until: Time of the monotonic clock at which the budget ends [s].
        seed: Random seed of the neighbours.
        workers: Candidates at once; the number of cores by default.
    """
    counts: list[int] = []
    limit, took, width, random = FALLS_UNPUSHED, 0.0, workers or parallel.cores(), np.random.default_rng(seed)
    try:
        while len(counts) < MAX_CANDIDATES:
            begin, at = time.monotonic(), len(counts)
            if counts and begin + CHECK_TIME_FACTOR * took > until:
                break
            while counts and len(found.points) < at + width:
                best = found.points[int(np.argmin(counts))]
                found.points.append(np.clip(best + NEIGHBOUR_SPREAD * random.standard_normal(best.shape), 0.0, 1.0))
            counts += parallel.parallel_map(
                lambda point, limit=limit: falls(point, limit), found.points[at : at + width]
            )
            took = max(took, time.monotonic() - begin)
            limit = min(counts) - 1
            if limit < 0:
                break
    except (parallel.Interrupted, KeyboardInterrupt):
        found.stopped = True
        return
    order = np.argsort(counts, kind="stable")
    found.points = [*(found.points[i] for i in order), *found.points[len(counts) :]]


def _check(found: SearchResult, judge: Callable[[np.ndarray], Verdict], until: float) -> tuple[np.ndarray, Verdict]:
    """The first candidate that passes the final check, or the best of those that there is time to check."""
    best: tuple[float, np.ndarray, Verdict] | None = None
    if found.stopped:
        return found.points[0], NOT_CHECKED
    took = 0.0  # by one check [s]
    for point in found.points:
        begin = time.monotonic()
        if best is not None and (found.stopped or begin + took > until):
            break
        try:
            judged = judge(point)
        except (parallel.Interrupted, KeyboardInterrupt):
            found.stopped = True
            judged = NOT_CHECKED
        took = time.monotonic() - begin
        value = judged.seconds + 2.0 * judged.pushes - (judged.leg_rms_deg if judged.seconds > 0.0 else 0.0)
        if best is None or value > best[0]:
            best = (value, point, judged)
        if judged.robust:
            break
    assert best is not None
    return best[1], best[2]


def _document(
    space: spaces.Space, point: np.ndarray, made: Prepared, found: SearchResult, judged: Verdict, seed: int
) -> Any:
    """The skill file with the parameters found and the results of the final check."""
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
    """Write the files that a skill file refers to: its recording, its body, and the rig for export."""
    with (folder / "recording.npz").open("wb") as file:
        np.savez_compressed(file, **made.recording.arrays())  # pyright: ignore[reportArgumentType]
    if made.own:
        (folder / "body.json").write_text(made.body.to_json(), encoding="utf-8")
    if rig:
        a, b = (frame for frame in made.cycle.frames)
        part = replace(made.clip.motion[a:b]).as_recorded()
        (folder / "rig.bvh").write_bytes(files.encoded(part, ".bvh"))
