"""`footfall tune`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import screen, skill_folder

if TYPE_CHECKING:
    from ..control.skill import Skill
    from ..evaluate.report import Report
    from ..optimize.search import Result
    from ..optimize.space import Space
    from ..optimize.tune import Goal

POPULATION, GPU_POPULATION = 16, 128
WORLDS_EACH = 8  # of a GPU for one candidate: its pushes run at once
Spread = Annotated[
    float | None,
    typer.Option(
        "--spread", min=0.001, max=0.5, help="Initial step size, as a fraction of each range; 0.08, ladder 0.015."
    ),
]
Phase = Annotated[
    float | None,
    typer.Option("--phase", help="Phase of the gait cycle (0 to 1) at which pushes of rising force are also tried."),
]


def run(
    skill: Annotated[str, typer.Argument(help="Name or file of a 3D skill with tunables { value, low, high }.")],
    goal: Annotated[str, typer.Option("--for", help="robustness, ladder, speed or survival.")] = "robustness",
    speed: Annotated[
        str, typer.Option("--speed", help="Wanted speed LOW:HIGH [m/s]; the file's [wanted] if not given.")
    ] = "",
    minutes: Annotated[
        float, typer.Option("--minutes", min=0.01, max=1e4, help="Stop after this many minutes.")
    ] = 10.0,
    generations: Annotated[
        int, typer.Option("--generations", min=1, max=100000, help="Stop after this many generations.")
    ] = 1000,
    population: Annotated[
        int | None, typer.Option("--population", min=4, max=10000, help="Candidates per generation; 16, on a GPU 128.")
    ] = None,
    spread: Spread = None,
    legs: Annotated[
        str, typer.Option("--leg-collision", help="Collisions between the legs during pushes: on, off or both.")
    ] = "both",
    phase: Phase = None,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**31, help="Same seed and generations, same result.")] = 1,
    dt: screen.Dt = 2e-3,
    device: screen.Device = "cpu",
    out: Annotated[
        str, typer.Option("--out", "-o", help="Folder of the new skill; its name is the skill's.")
    ] = "tuned",
    json: screen.Json = False,
) -> None:
    from ..control import skill as skills
    from ..optimize import tune
    from ..optimize.kept import KeptScores, beside
    from ..writing import copy_beside, folder, whole_text

    chosen = skills.load(skill)
    what = tune.Goal(goal, _range(speed) if speed else None, legs, dt, seed, phase)
    tune.objective(what)  # an unknown goal is refused first
    found = tune.space(chosen, what)
    name, path = tune.output_file(Path(out))
    skill_folder.check_name(name, out)
    skill_folder.check_new(path)
    folder(path.parent)
    where = screen.device(device)
    population = population or (POPULATION if where == "cpu" else GPU_POPULATION)
    how = {"generations": generations, "population": population, "seed": seed, "seconds": 60.0 * minutes}
    step = spread if spread is not None else 0.015 if goal == "ladder" else 0.08
    same = tune.identity(found, what, population, step, seed) | ({} if where == "cpu" else {"device": where})
    kept = KeptScores(beside(path.parent), same)
    result = _search(found, what, {**how, "kept": kept, "together": _together(where, population)}, step)
    copy_beside(found.path, found.data, path)
    whole_text(path, tune.document(found, result, name, what))
    kept.remove()
    report = _report(chosen, what, result, path, name)
    report.conditions |= {"seed": seed, "population": population, "tunables": len(found.tunables)}
    report.conditions |= {} if where == "cpu" else {"device": where}
    screen.show(report, json)


def _together(device: str, population: int) -> Any:
    """The GPU that evaluates candidates, None on the CPU."""
    from ..trials.together import Together

    return None if device == "cpu" else Together(device, WORLDS_EACH * population)


def _search(space: Space, goal: Goal, how: dict[str, Any], spread: float) -> Result:
    """Run the search with a progress bar over its generations."""
    from ..optimize import tune

    with screen.progress("tune") as progress:

        def tell(result: Result) -> None:
            terms = ", ".join(f"{key} {value:.2f}" for key, value in result.score.terms.items())
            progress(result.generations, how["generations"], f"best {result.score.value:.2f} ({terms})"[:100])

        return tune.run(space, goal, **how, spread=spread, progress=tell)


def _report(skill: Skill, goal: Goal, result: Result, path: Path, name: str) -> Report:
    """The score, its terms and the effort of the search."""
    from ..evaluate.report import Report, conditions
    from ..optimize import tune

    report = Report(
        f"{skill.id} tuned for {goal.name}: {name}",
        conditions(skill.character, skill.scene, goal.dt),
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
        report.words.append("no generation was finished: the parameters are those of the file it began from")
    report.words.append(f"next: footfall evaluate pushes {path.parent} · footfall play {path.parent}/")
    return report


def _range(text: str) -> tuple[float, float]:
    """Read `LOW:HIGH` [m/s]."""
    from ..errors import BadInput
    from ..physics.options import read_number

    low, colon, high = text.partition(":")
    if not colon:
        raise BadInput(f"--speed {text[:40]!r}: expected LOW:HIGH, for example 0.8:1.2")
    return read_number(low, "--speed"), read_number(high, "--speed")
