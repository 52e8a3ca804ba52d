"""A background job of the studio, in a process of its own, so that the simulation stays in real time.

    python -m footfall.studio.jobs.job_process < job.json

Reads one JSON object and prints one line of JSON for every progress report. An interrupt (the `stop` of the studio)
ends the job with its best result so far.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

NICENESS = 10  # lower scheduling priority than the simulation
PUSH_STEP = 2.0  # between two pushes tried for the push envelope [N s]
MAX_PUSH = 150.0  # [N s]


def emit(**values: Any) -> None:
    """Print one line of JSON."""
    print(json.dumps(values), flush=True)


def learn(clip: str, name: str, out: str, budget: float) -> None:
    """Learn a skill from a clip within a time budget [s]."""
    from ...evaluate.clips import clips
    from ...learn import learn as learning
    from ...learn import prepare
    from ...learn.write import write

    made = prepare.prepare(clips.load(Path(clip)))

    def tell(found: Any, seconds: float) -> None:
        emit(fraction=min(0.98, seconds / budget), words=found.words())

    result = learning.learn(made, name, budget, progress=tell)
    write(result, Path(out))
    why = result.verdict.reason()
    words = f"{result.verdict.pushes} of {result.verdict.pushes_tried} pushes survived"
    emit(fraction=1.0, words=words if not why else f"{words}; not robust: {why}", skill=str(Path(out) / "skill.toml"))


def rectify(clip: str, title: str, body: str, name: str, out: str, budget: float) -> None:
    """Make a clip physical within a time budget [s].

    Args:
        clip: Path of its file.
        title: Its name.
        body: A body by name, or `own` for one made from its skeleton.
        name: Of the skill.
        out: Its folder.
        budget: Most time for the search [s].
    """
    from ... import characters
    from ...evaluate.clips import clips
    from ...rectify import files, many
    from ...rectify.measure import rms
    from ...rectify.result import shortcoming
    from ...rectify.settings import Settings
    from ...rectify.spatial.holding import distances
    from ...rectify.spatial.rectify import rectify as rectifying
    from ..files.skill_editor import renamed
    from .physical_figure import PhysicalFigure

    stop, figure, history = threading.Event(), None, []
    signal.signal(signal.SIGINT, lambda *_: stop.set())  # the search ends and what was found is written
    emit(words="fitting the body to the clip")
    read = replace(clips.load(Path(clip)), stem=title)

    def watch(reference: Any, poses: Any) -> None:
        nonlocal figure
        figure = figure or PhysicalFigure(reference)
        apart = 100.0 * distances(reference, poses)
        history.append(round(float(rms(apart)), 3))
        words = f"frame {len(poses)} of {len(reference)}, {apart[-1]:.1f} cm from the clip"
        done = 0.95 * len(poses) / len(reference)
        emit(fraction=done, words=words, history=history[-200:], sketch=figure.message(poses))

    character = many.own_body(read) if body == many.OWN else characters.load(body)
    result = rectifying(read, character, Settings(seconds=budget), stop=stop, watch=watch)
    files.write(replace(result, document=renamed(result.document, name)), Path(out), budget=budget)
    f = result.figures
    words = f"{f.position_error_cm:.1f} cm from the clip, feet slide {f.skate_cm_per_s:.1f} cm/s"
    words += f" (recorded: {f.skate_cm_per_s_recorded:.1f})"
    why = shortcoming(f.row())
    words = f"not rectified: {why}; {words}" if why else words
    emit(fraction=1.0, words=words, skill=str(Path(out) / "skill.toml"))


def optimize(skill: str, objective: str, speed: float | None, budget: float, out: str, name: str) -> None:
    """Optimize a skill for an objective within a time budget [s]."""
    from ...control import skill as skills
    from ...optimize import campaign, executor, objective_file
    from ...optimize import optimize as searching
    from ...writing import copy_beside, whole_text

    chosen = skills.load(skill)
    wish = searching.Target(objective_file.load(objective), speed)
    plan = campaign.SearchSettings(budget)
    place = Path(out)
    place.mkdir(parents=True, exist_ok=True)

    def tell(state: Any, ground: Any) -> None:
        terms = {k: round(v, 4) for k, v in state.best.terms.items()}
        history = [round(value, 4) for _, value in state.history[-200:]]
        words = f"generation {state.total}, best {state.best.value:.4g} at {terms.get('speed', 0.0):.2f} m/s"
        emit(fraction=1.0 - state.left, words=words, history=history)

    with executor.local() as crew:
        found = searching.run(chosen, wish, plan, crew, place, progress=tell)
    path = place / "skill.toml"
    copy_beside(found.job.space.path, found.job.space.data, path)
    whole_text(path, searching.document(found, name))
    emit(fraction=1.0, words=f"objective {found.progress.best.value:.4g}", skill=str(path))


def stabilize(skill: str, budget: float, out: str, name: str) -> None:
    """Make a walk of a pose graph that falls, within a time budget [s]; there is no result before its end."""
    from ...control import skill as skills
    from ...optimize import stabilize as stabilizing

    begun = time.monotonic()

    def tell(done: int, total: int, what: str) -> None:
        emit(fraction=min(0.98, (time.monotonic() - begun) / budget), words=f"{what}: {done} of {total}")

    result = stabilizing.stabilize(skills.load(skill), name, budget / 60.0, progress=tell)
    path, *_ = stabilizing.write(result, Path(out))
    alone = f"the graph alone takes {result.steps_alone} steps"
    words = (
        f"{alone}; regulated, it walks"
        if result.walks
        else (f"{alone}; regulated, it falls after {min(result.survived):.0f} s: try a larger budget")
    )
    emit(fraction=1.0, words=words, skill=str(path))


def envelope(skill: str, shape: str, seconds: float, steps: int | None = None) -> None:
    """The push envelope: the largest push survived in each of eight directions, reported as they are found.

    Args:
        skill: Path of its file.
        shape: Of the body.
        seconds: Length of the pushes [s].
        steps: That a skill with strategies of push recovery may take; None for another skill.
    """
    from ... import parallel, systems
    from ...characters.shape import parse, reshape
    from ...control import skill as skills
    from ...evaluate.protocols import envelope as edges

    chosen = skills.load(skill)
    chosen = replace(chosen, character=reshape(chosen.character, parse(shape)))
    if steps is not None:
        chosen = systems.of(chosen).allowing(chosen, steps)
    step, most = PUSH_STEP / seconds, MAX_PUSH / seconds
    plan = edges.PushPlan(
        "studio", "", duration=seconds, ladder=step, highest=most, steps=(1e-3,), after=4.0, leg_collision=None
    )
    plan, chosen, _ = edges.adapt(plan, chosen)
    found = [edges.Edge(direction) for direction in plan.directions]

    def tell(_: int, __: int, what: str) -> None:
        known = {edge.direction: edge.magnitude or None for edge in found}
        ended = {edge.direction: edge.failed_at is not None for edge in found}
        words = f"{sum(ended.values())} of {len(found)} directions done, now pushes of {what}"
        emit(
            fraction=min(0.99, max(e.best for e in found) / most),
            words=words,
            forces=_eight(known),
            ended=_eight(ended),
        )

    whole = False
    with contextlib.suppress(parallel.Interrupted):
        edges.climb(edges.prepare(chosen, plan, tell), plan, found, tell)
        whole = True
    ended = {edge.direction: whole or edge.failed_at is not None for edge in found}
    words = (
        "done" if whole else f"stopped: {sum(ended.values())} of {len(found)} directions are known, the others not yet"
    )
    forces = _eight({edge.direction: edge.magnitude for edge in found})
    emit(fraction=1.0, words=words, forces=forces, ended=_eight(ended))


def _eight(known: dict[float, Any]) -> list[Any]:
    """Forces in eight directions, counter-clockwise from forward; a planar character has only two of them."""
    turned = {round(direction % 360.0): force for direction, force in known.items()}
    return [turned.get(45 * k) for k in range(8)]


def ranges(skill: str) -> None:
    """How far the gains c_d and c_v can be offset, each alone, before the gait falls (7.7.3)."""
    from ...control import skill as skills
    from ...evaluate.protocols import ranges as maps
    from ...evaluate.report import Report

    report = Report("", {})
    maps.gain_ranges(skills.load(skill), (2.0, 0.6), 2e-3, report, lambda done, total, what: None)
    f = report.figures
    safe = {gain: [f[f"{gain}_offset_low"], f[f"{gain}_offset_high"]] for gain in ("cd", "cv")}
    how = f"added to all states, each alone; {maps.TRIAL_SECONDS:g} s at 2 ms"
    emit(fraction=1.0, words="done", safe={**safe, "how": how})


KINDS = {
    "learn": learn,
    "rectify": rectify,
    "optimize": optimize,
    "stabilize": stabilize,
    "envelope": envelope,
    "ranges": ranges,
}


def main() -> None:
    from ...errors import FootfallError
    from ...parallel import Interrupted

    signal.signal(signal.SIGINT, signal.default_int_handler)  # not ignored, as in a shell's background
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    job = json.loads(sys.stdin.readline())
    try:
        KINDS[job.pop("kind")](**job)
    except FootfallError as error:
        emit(failed=str(error))
    except (KeyboardInterrupt, Interrupted):
        emit(failed="stopped before there was a result")


if __name__ == "__main__":
    main()
