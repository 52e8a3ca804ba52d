"""`footfall play`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import screen

if TYPE_CHECKING:
    from ..trials import Rollout, Trial


def run(
    skill: Annotated[str, typer.Argument(help="Name or file of a skill.")],
    then: Annotated[list[str] | None, typer.Option("--then", help="Change to SKILL@TIME; may be repeated.")] = None,
    push: Annotated[
        list[str] | None,
        typer.Option("--push", help="FORCE@TIME[,for=SECONDS][,on=PART], e.g. 300@5 or -200@5,for=0.2; repeatable."),
    ] = None,
    scene: Annotated[
        str, typer.Option("--scene", help="flat, slope:DEGREES, stairs:height=-0.2,count=8, rough:height=0.03,seed=1.")
    ] = "flat",
    friction: Annotated[float | None, typer.Option("--friction", help="Of feet on ground; 0.65 if not given.")] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", help="How long; long enough for all events.")] = None,
    dt: screen.Dt = 5e-4,
    seed: Annotated[int, typer.Option("--seed", help="Of the random start, with --scatter.")] = 0,
    scatter: Annotated[float, typer.Option("--scatter", help="Random change of the start angles [rad].")] = 0.0,
    route: Annotated[bool, typer.Option("--route/--no-route", help="Find a detour if a change would fall.")] = True,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from ..control import skill as skills
    from ..errors import BadInput
    from ..physics import push as pushes
    from ..physics import scene as scenes
    from ..trials import Trial

    ground = scenes.parse(scene)
    if friction is not None:
        ground = ground.with_friction(friction)
    shoves = tuple(pushes.parse(text) for text in push or [])
    changes = tuple(_change(text) for text in then or [])
    if seconds is None:
        latest = [10.0, *(p.start + p.duration + 5.0 for p in shoves), *(c.time + 8.0 for c in changes)]
        seconds = max(latest)
    if not 0.0 <= scatter <= 1.0:
        raise BadInput(f"scatter {scatter:g} cannot be used; expected 0 to 1")
    if seed < 0:
        raise BadInput(f"seed {seed} cannot be used; expected 0 or more")
    if seconds < dt:
        raise BadInput(f"{seconds:g} seconds cannot be simulated; expected at least one time step of {dt:g} s")
    chosen = skills.load(skill)
    trial = Trial(chosen, seconds, dt, ground, shoves, changes, seed=seed, scatter=scatter, route=route)
    play(trial, Path(out), json)


def play(trial: Trial, folder: Path, json: bool) -> Rollout:
    """Run a trial, write its files, say what happened."""
    from .. import systems
    from ..evaluate import filmstrip, motion_files
    from ..evaluate.report import Report, conditions
    from ..evaluate.writing import folder as make_folder
    from ..trials import run as run_trial

    for chosen in (trial.skill, *(change.skill for change in trial.changes)):
        systems.controller(chosen)  # a fault in any file is said before work begins
    make_folder(folder)
    with screen.progress() as progress:
        length = round(trial.seconds)
        progress(0, length, "simulated seconds")
        rollout = run_trial(trial, tell=lambda time: progress(round(time), length, "simulated seconds"))
        progress(length, length, "drawing")
        name = trial.skill.id
        strip, npz, csv = folder / f"{name}.png", folder / f"{name}.npz", folder / f"{name}.csv"
        motion_files.write(rollout, npz, csv)
        filmstrip.draw(rollout, strip, every=filmstrip.pace(rollout))
    summary = rollout.summary()
    report = Report(
        f"{name} on {trial.ground.name}: {rollout.ending}",
        conditions(trial.skill.character, trial.ground, trial.dt),
        figures={key: value for key, value in summary.items() if not isinstance(value, str)},
        columns=("time_s", "what"),
        rows=[(note.time, note.text) for note in rollout.notes],
        files=[str(strip), str(npz), str(csv)],
    )
    if rollout.ending.kind == "fell":
        report.words.append(f"it fell at {rollout.ending.time:.2f} s")
    report.figures["survived"] = int(rollout.survived)
    report.stopped = rollout.ending.kind == "stopped"
    screen.show(report, json)
    return rollout


def _change(text: str):
    from ..control import skill as skills
    from ..errors import BadInput
    from ..physics.options import read_number
    from ..trials import Change

    name, at, time = text.rpartition("@")
    if not at:
        raise BadInput(f"--then {text[:60]!r}: expected SKILL@TIME, for example planar-run@10")
    return Change(skills.load(name), read_number(time, f"--then {text[:60]!r}: time"))
