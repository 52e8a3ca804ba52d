"""`footfall stabilize` and `footfall evaluate limit-cycle`."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import screen, skill_folder

if TYPE_CHECKING:
    from ..control.skill import Skill
    from ..evaluate.report import Report
    from ..optimize.stabilize import Stabilized


def run(
    skill: Annotated[str, typer.Argument(help="Name or file of a pose graph of a 3D body that falls.")],
    out: Annotated[
        str, typer.Option("--out", "-o", help="Folder of the new skill; its name is the skill's.")
    ] = "stabilized",
    minutes: Annotated[float, typer.Option("--minutes", min=0.1, max=1000.0, help="Budget [min].")] = 5.0,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**31, help="Random seed.")] = 1,
    json: screen.Json = False,
) -> None:
    from ..control import skill as skills
    from ..optimize import stabilize
    from ..optimize.stabilize_progress import beside
    from ..writing import folder as make_folder

    chosen = skills.load(skill)
    folder = Path(out)
    skill_folder.check_name(folder.name, out)
    skill_folder.check_new(folder / "skill.toml")
    make_folder(folder.parent)
    with screen.progress("stabilize") as progress:
        result = stabilize.stabilize(chosen, folder.name, minutes, seed, progress, beside(folder))
    report = _report(chosen, result, minutes)
    report.files += [str(path) for path in stabilize.write(result, folder)]
    if not result.stopped:
        shutil.rmtree(beside(folder), ignore_errors=True)
    report.words.append(f"next: footfall play {folder}/ · footfall evaluate long-run {folder}/")
    screen.show(report, json)


def evaluate(
    only: Annotated[list[str] | None, typer.Option("--only", help="A part of the protocol; repeatable.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="Duration of the walks [s].")] = 600.0,
    seeds: Annotated[int, typer.Option("--seeds", help="Starts, each at three time steps.")] = 5,
    graphs: Annotated[int, typer.Option("--graphs", help="Jittered graphs to stabilise.")] = 10,
    minutes: Annotated[float, typer.Option("--minutes", min=0.1, max=1000.0, help="Budget of each [min].")] = 5.0,
    json: screen.Json = False,
) -> None:
    from ..evaluate.protocols import limit_cycle as protocol

    plan = protocol.Plan(tuple(only or protocol.SECTIONS), seconds, seeds, graphs, minutes)
    protocol.check(plan)
    with screen.progress("evaluate limit-cycle") as progress:
        report = protocol.evaluate(plan, progress)
    screen.show(report, json)


def _report(skill: Skill, result: Stabilized, minutes: float) -> Report:
    """What was done, and how long the new skill walks."""
    from ..evaluate.report import Report, conditions
    from ..optimize.step_model import DTS

    report = Report(
        f"{skill.id} stabilised: {result.skill.id}",
        conditions(skill.character, skill.scene, list(DTS), budget_minutes=minutes),
        {
            "walks": int(result.walks),
            "survived_s_min": min(result.survived, default=0.0),
            "steps_alone": result.steps_alone,
            "variants_tried": result.searched,
            "look_aheads": result.samples,
            "minutes": result.seconds / 60.0,
        },
    )
    if result.offsets:
        moved = ", ".join(f"{name} {value:+.3f}" for name, value in result.offsets.items())
        report.words.append(f"added to the graph: {moved}")
    report.stopped = result.stopped
    if not result.survived:
        report.words.append("no model was learned yet: the skill looks ahead")
    elif not result.walks:
        report.words.append("the model falls within a minute at some time step; try a larger --minutes")
    return report
