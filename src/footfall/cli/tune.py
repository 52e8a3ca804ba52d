"""`footfall tune`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import screen


def run(
    skill: Annotated[str, typer.Argument(help="Name or file of a 3D skill with tunables { value, low, high }.")],
    goal: Annotated[str, typer.Option("--for", help="robustness, ladder, speed or survival.")] = "robustness",
    speed: Annotated[
        str, typer.Option("--speed", help="Wanted speed LOW:HIGH [m/s]; the file's [wanted] if not given.")
    ] = "",
    minutes: Annotated[float, typer.Option("--minutes", min=0.01, max=1e4, help="Stop after this long.")] = 10.0,
    generations: Annotated[int, typer.Option("--generations", min=1, max=100000, help="Or after this many.")] = 1000,
    population: Annotated[int, typer.Option("--population", min=4, max=1000, help="Points a generation.")] = 16,
    spread: Annotated[
        float | None,
        typer.Option("--spread", min=0.001, max=0.5, help="First step, as a share of each range; 0.08, ladder 0.015."),
    ] = None,
    legs: Annotated[
        str, typer.Option("--leg-collision", help="Pushes with the legs as obstacles: on, off or both.")
    ] = "both",
    phase: Annotated[
        float | None, typer.Option("--phase", help="Share of the cycle at which a whole ladder of pushes is tried.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**31, help="Same seed and generations, same result.")] = 1,
    dt: screen.Dt = 2e-3,
    out: Annotated[
        str, typer.Option("--out", "-o", help="Folder of the new skill; its name is the skill's.")
    ] = "tuned",
    json: screen.Json = False,
) -> None:
    from ..control import skill as skills
    from ..errors import BadInput, CannotWrite
    from ..evaluate.report import Report, conditions
    from ..optimize import search, tune
    from ..strict import is_identifier
    from ..writing import copy_beside, folder, whole_text

    chosen = skills.load(skill)
    what = tune.Goal(goal, _range(speed) if speed else None, legs, dt, seed, phase)
    tune.objective(what)  # what cannot be searched for is refused first
    found = tune.space(chosen, what)
    name, path = tune.output_file(Path(out))
    if not is_identifier(name) or name in skills.names():
        raise BadInput(
            f"--out {out[:60]!r}: expected a folder named as the new skill: letters, digits, - and _, not built in"
        )
    if path.exists():
        raise CannotWrite(f"{path} is there already; remove it or choose another folder")
    folder(path.parent)
    with screen.progress() as progress:

        def tell(result: search.Result) -> None:
            words = ", ".join(f"{key} {value:.2f}" for key, value in result.score.terms.items())
            progress(result.generations, generations, f"best {result.score.value:.2f} ({words})"[:100])

        how = {"generations": generations, "population": population, "seed": seed, "seconds": 60.0 * minutes}
        step = spread if spread is not None else 0.015 if goal == "ladder" else 0.08
        result = tune.run(found, what, **how, spread=step, progress=tell)
    copy_beside(found.path, found.data, path)
    whole_text(path, tune.document(found, result, name, what))
    report = Report(
        f"{chosen.id} tuned for {goal}: {name}",
        conditions(chosen.character, chosen.scene, dt, seed=seed, population=population, tunables=len(found.tunables)),
        {
            "score": result.score.value if result.generations else None,
            "generations": result.generations,
            "evaluations": result.evaluations,
            "seconds": result.seconds,
            **tune.term_figures(result.score),
        },
        files=[str(path)],
        stopped=result.stopped,
    )
    if not result.generations:
        report.words.append("no generation was finished: the numbers are those of the file it began from")
    report.words.append(f"next: footfall evaluate pushes {path.parent} · footfall play {path.parent}/")
    screen.show(report, json)


def _range(text: str) -> tuple[float, float]:
    from ..errors import BadInput
    from ..physics.options import read_number

    low, colon, high = text.partition(":")
    if not colon:
        raise BadInput(f"--speed {text[:40]!r}: expected LOW:HIGH, for example 0.8:1.2")
    return read_number(low, "--speed"), read_number(high, "--speed")
