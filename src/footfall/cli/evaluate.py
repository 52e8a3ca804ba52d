"""`footfall evaluate`: protocols that any skill can be put through."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import screen

app = typer.Typer(
    help="Put skills through a protocol: gaits, pushes, terrain, transitions, ranges.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
OneSkill = Annotated[str, typer.Argument(help="Name or file of a skill.")]


@app.command(help="Does each skill keep going, and how does it move?")
def gaits(
    skills: Annotated[list[str] | None, typer.Argument(help="Skills; all of the character if none.")] = None,
    character: screen.Character = "planar7",
    seconds: Annotated[float, typer.Option("--seconds", help="How long each is played.")] = 60.0,
    dt: screen.Dt = 5e-4,
    json: screen.Json = False,
) -> None:
    from ..control import skill as skill_files
    from ..evaluate import gaits as protocol

    chosen = [skill_files.load(name) for name in skills] if skills else protocol.of_character(character)
    with screen.progress() as progress:
        report = protocol.evaluate(chosen, seconds, dt, progress)
    screen.show(report, json)


@app.command(help="The largest push survived at every phase, with every smaller one survived too.")
def pushes(
    skill: OneSkill,
    protocol: Annotated[str, typer.Option("--protocol", help="thesis-2d.")] = "thesis-2d",
    dt: screen.Dt = 5e-4,
    json: screen.Json = False,
) -> None:
    from ..control import skill as skill_files
    from ..evaluate import pushes as protocols

    plan = protocols.protocol(protocol)
    chosen = skill_files.load(skill)
    with screen.progress() as progress:
        report = protocols.evaluate(chosen, plan, dt, progress)
    screen.show(report, json)


@app.command(help="Slopes, steps down and rough ground the skill has not been told about.")
def terrain(skill: OneSkill, dt: screen.Dt = 5e-4, json: screen.Json = False) -> None:
    from ..control import skill as skill_files
    from ..evaluate import terrain as protocol

    chosen = skill_files.load(skill)
    with screen.progress() as progress:
        report = protocol.evaluate(chosen, dt, progress)
    screen.show(report, json)


@app.command(help="Which gait can follow which, with detours, and the thesis's long chain.")
def transitions(
    character: screen.Character = "planar7",
    dt: screen.Dt = 5e-4,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from ..evaluate import gaits as gait_protocol
    from ..evaluate import transitions as protocol
    from ..evaluate import writing

    chosen = gait_protocol.of_character(character)
    folder = writing.folder(Path(out))
    with screen.progress() as progress:
        report = protocol.evaluate(chosen, dt, progress)
    path = folder / f"transitions-{character}.png"
    protocol.draw(report, path)
    report.files.append(str(path))
    screen.show(report, json)


@app.command(help="Stability map over the balance gains cd and cv.")
def ranges(
    skill: OneSkill,
    points: Annotated[int, typer.Option("--points", min=3, max=101, help="Grid points each way.")] = 17,
    span_cd: Annotated[float, typer.Option("--span-cd", min=0.01, max=20.0, help="How far cd is moved.")] = 2.0,
    span_cv: Annotated[float, typer.Option("--span-cv", min=0.01, max=20.0, help="How far cv is moved.")] = 0.6,
    dt: screen.Dt = 1e-3,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from ..control import skill as skill_files
    from ..evaluate import ranges as protocol
    from ..evaluate import writing

    chosen = skill_files.load(skill)
    folder = writing.folder(Path(out))
    with screen.progress() as progress:
        report, result = protocol.evaluate(chosen, points, span_cd, span_cv, dt, progress)
    path = folder / f"ranges-{chosen.id}.png"
    protocol.draw(result, chosen.id, path)
    report.files.append(str(path))
    screen.show(report, json)
