"""Long work of the studio in a process of its own, so that the body on the page keeps its pace.

    python -m footfall.studio.jobs.job_process < job.json

One JSON object in, one line of JSON out for every bit of progress. Ctrl-C (the studio's `stop`) keeps the best so far.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

POLITE = 10  # how much the body on the page comes first
PUSH_STEP = 2.0  # of the ladder of "push from everywhere" [N s]
PUSH_MOST = 150.0  # [N s]


def say(**words: Any) -> None:
    print(json.dumps(words), flush=True)


def learn(clip: str, name: str, out: str, budget: float) -> None:
    """A clip becomes a skill."""
    from ...evaluate.clips import clips
    from ...learn import learn as learning
    from ...learn import prepare
    from ...learn.write import write

    made = prepare.prepare(clips.load(Path(clip)))

    def tell(found: Any, seconds: float) -> None:
        say(share=min(0.98, seconds / budget), words=found.words())

    result = learning.learn(made, name, budget, tell=tell)
    write(result, Path(out))
    why = result.verdict.reason()
    words = f"{result.verdict.pushes} of {result.verdict.pushes_tried} pushes survived"
    say(share=1.0, words=words if not why else f"{words}; not robust: {why}", skill=str(Path(out) / "skill.toml"))


def optimize(skill: str, objective: str, speed: float | None, budget: float, out: str, name: str) -> None:
    """A search around a skill."""
    from ...control import skill as skills
    from ...optimize import campaign, executor, objective_file
    from ...optimize import optimize as searching
    from ...writing import copy_beside, whole_text

    chosen = skills.load(skill)
    wish = searching.Wish(objective_file.load(objective), speed)
    plan = campaign.Plan(budget)
    place = Path(out)
    place.mkdir(parents=True, exist_ok=True)

    def tell(state: Any, ground: Any) -> None:
        terms = {k: round(v, 4) for k, v in state.best.terms.items()}
        history = [round(value, 4) for _, value in state.history[-200:]]
        words = f"generation {state.total}, best {state.best.value:.4g} at {terms.get('speed', 0.0):.2f} m/s"
        say(share=1.0 - state.left, words=words, history=history)

    with executor.local() as crew:
        found = searching.run(chosen, wish, plan, crew, place, tell=tell)
    path = place / "skill.toml"
    copy_beside(found.job.space.path, found.job.space.data, path)
    whole_text(path, searching.document(found, name))
    say(share=1.0, words=f"objective {found.progress.best.value:.4g}", skill=str(path))


def envelope(skill: str, shape: str, seconds: float) -> None:
    """Pushes from everywhere: the largest survived in each of eight directions, told as they are found."""
    from ... import parallel as pool
    from ...characters.shape import parse, reshape
    from ...control import skill as skills
    from ...evaluate.protocols import envelope as edges

    chosen = skills.load(skill)
    chosen = replace(chosen, character=reshape(chosen.character, parse(shape)))
    step, most = PUSH_STEP / seconds, PUSH_MOST / seconds
    plan = edges.Plan(
        "studio", "", duration=seconds, ladder=step, highest=most, steps=(1e-3,), after=4.0, leg_collision=None
    )
    plan, chosen, _ = edges.suited(plan, chosen)
    found = [edges.Edge(direction) for direction in plan.directions]

    def tell(done: int, total: int, what: str) -> None:
        known = {edge.direction: edge.magnitude or None for edge in found}
        say(share=min(0.99, max(e.best for e in found) / most), words=what, forces=_eight(known))

    with contextlib.suppress(pool.Stopped):
        edges.climb(edges.prepare(chosen, plan, tell), plan, found, tell)
    say(share=1.0, words="done", forces=_eight({edge.direction: edge.magnitude for edge in found}))


def _eight(known: dict[float, float | None]) -> list[float | None]:
    """Counter-clockwise from forward; a planar body has only two of them."""
    turned = {round(direction % 360.0): force for direction, force in known.items()}
    return [turned.get(45 * k) for k in range(8)]


def ranges(skill: str) -> None:
    """How far cd and cv can be moved, each alone, before the gait falls (7.7.3)."""
    from ...control import skill as skills
    from ...evaluate.protocols import ranges as maps
    from ...evaluate.report import Report

    report = Report("", {})
    maps._alone(skills.load(skill), (2.0, 0.6), 2e-3, report, lambda done, total, what: None)
    f = report.figures
    safe = {gain: [f[f"{gain}_offset_low"], f[f"{gain}_offset_high"]] for gain in ("cd", "cv")}
    how = f"added to all states, each alone; {maps.SECONDS:g} s at 2 ms"
    say(share=1.0, words="done", safe={**safe, "how": how})


KINDS = {"learn": learn, "optimize": optimize, "envelope": envelope, "ranges": ranges}


def main() -> None:
    from ...errors import FootfallError

    signal.signal(signal.SIGINT, signal.default_int_handler)  # a studio in a shell's background hands down "ignored"
    with contextlib.suppress(OSError, AttributeError):
        os.nice(POLITE)
    job = json.loads(sys.stdin.readline())
    try:
        KINDS[job.pop("kind")](**job)
    except FootfallError as error:
        say(failed=str(error))
    except KeyboardInterrupt:
        say(failed="stopped before anything was found")


if __name__ == "__main__":
    main()
