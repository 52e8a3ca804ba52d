"""`footfall evaluate`: test protocols for skills."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import completion, screen

if TYPE_CHECKING:
    from ..control.skill import Skill
    from ..evaluate.report import Report

app = typer.Typer(
    help="Run a test protocol: gaits, pushes, long-run, compare, terrain, body, stand, steer, feedforward…",
    no_args_is_help=True,
    rich_markup_mode=None,
)
OneSkill = Annotated[str, typer.Argument(help="Name or file of a skill.", autocompletion=completion.skills)]


def _must_start(skills: Sequence[Skill], dt: float, leg_collision: bool | None) -> None:
    """Refuse skills that fall at once, before the output folder is created."""
    from ..evaluate.protocols import starting

    with screen.progress():
        starting.check(skills, dt, leg_collision)


def _finish(report: Report, draw: Callable[[Report, Path], None], picture: Path, json: bool) -> None:
    """Draw the plot, then print the report."""
    draw(report, picture)
    report.files.append(str(picture))
    screen.show(report, json)


@app.command(help="Survival, speed, step rate and drift of each skill.")
def gaits(
    skills: Annotated[list[str] | None, typer.Argument(help="Skills; all of the character if none.")] = None,
    character: screen.Character = "planar7",
    seconds: Annotated[float | None, typer.Option("--seconds", help="Duration [s]; 60, or 120 for a 3D body.")] = None,
    dt: Annotated[float | None, typer.Option("--dt", help="Time step [s]; 0.0005, in 3D also 0.001 and 0.002.")] = None,
    device: screen.Device = "cpu",
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..control import skill as skill_files
    from ..evaluate.protocols import gaits as protocol

    chosen = [skill_files.load(name) for name in skills] if skills else protocol.of_character(character)
    protocol.plan(chosen, seconds, dt)  # input errors are reported before a folder is created
    folder = writing.folder(Path(out))
    with screen.progress("evaluate gaits", device) as progress:
        report = protocol.evaluate(chosen, seconds, dt, progress)
    _finish(report, protocol.draw, folder / f"gaits-{chosen[0].character.name}.png", json)


@app.command(help="The largest push survived in each direction, with every smaller one survived too.")
def pushes(
    skill: OneSkill,
    protocol: Annotated[
        str, typer.Option("--protocol", help="thesis-2d, thesis-3d, wang, lee, worst-phase; the thesis's if none.")
    ] = "",
    direction: Annotated[
        list[float] | None, typer.Option("--direction", help="Direction, to the left of forward [deg]; repeatable.")
    ] = None,
    duration: Annotated[float | None, typer.Option("--duration", help="Duration of each push [s].")] = None,
    phase: Annotated[
        list[float] | None, typer.Option("--phase", help="Phase of the gait cycle, 0 to 1; repeatable.")
    ] = None,
    height: Annotated[
        float | None, typer.Option("--height", help="Height of the push above the ground when standing upright [m].")
    ] = None,
    on: Annotated[str | None, typer.Option("--on", help="The body part that is pushed.")] = None,
    ladder: Annotated[float | None, typer.Option("--ladder", help="Force increment [N].")] = None,
    highest: Annotated[float | None, typer.Option("--highest", help="Largest force tried [N].")] = None,
    leg_collision: screen.LegCollision = None,
    dt: Annotated[float | None, typer.Option("--dt", help="Time step [s]; the protocol's own if none.")] = None,
    device: screen.Device = "cpu",
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..control import skill as skill_files
    from ..evaluate.draw import polar
    from ..evaluate.protocols import pushes as protocols

    plan, where = protocols.protocol(protocol) if protocol else None, screen.device(device)
    chosen = skill_files.load(skill)
    if where != "cpu" and protocol == "worst-phase":
        plan = protocols.finer(protocols.protocol(protocol))
    plan = protocols.changed(
        plan or protocols.protocol(protocols.preset_for(chosen)),
        directions=tuple(direction) if direction else None,
        phases=tuple(phase) if phase else None,
        duration=duration,
        height=height,
        on=on,
        ladder=ladder,
        highest=highest,
        leg_collision=leg_collision,
    )
    protocols.check(chosen, plan, dt)
    folder = writing.folder(Path(out))
    with screen.progress("evaluate pushes") as progress:
        report = protocols.evaluate(chosen, plan, dt, progress, where)
    legs = "-leg-collision" if report.conditions["leg_collision"] else ""
    path = folder / f"pushes-{chosen.id}-{plan.name}{legs}.png"
    _finish(report, lambda report, path: polar.draw_report(report, chosen.id, plan.name, path), path, json)


@app.command("long-run", help="Minutes to the first fall under random pushes.")
def long_run(
    skill: OneSkill,
    minutes: Annotated[float, typer.Option("--minutes", help="Longest duration of a run [min].")] = 10.0,
    seeds: Annotated[int, typer.Option("--seeds", help="Number of runs, each with its own random pushes.")] = 10,
    force: Annotated[float, typer.Option("--force", help="Force of each push [N].")] = 50.0,
    leg_collision: screen.LegCollision = None,
    dt: screen.Dt = 1e-3,
    device: screen.Device = "cpu",
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..control import skill as skill_files
    from ..evaluate.protocols import long_run as protocol

    chosen = skill_files.load(skill)
    protocol.check(chosen, minutes, seeds, force, dt)
    _must_start([chosen], dt, leg_collision)
    folder = writing.folder(Path(out))
    with screen.progress("evaluate long-run", device) as progress:
        report = protocol.evaluate(chosen, minutes, seeds, force, dt, leg_collision, progress)
    _finish(report, protocol.draw, folder / f"long-run-{chosen.id}.png", json)


@app.command(help="Compare skills: speed, pushes, slopes, effort.")
def compare(
    skills: Annotated[list[str], typer.Argument(help="Names or files of skills.", autocompletion=completion.skills)],
    leg_collision: screen.LegCollision = None,
    dt: screen.Dt = 1e-3,
    device: screen.Device = "cpu",
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..control import skill as skill_files
    from ..evaluate.draw import polar
    from ..evaluate.protocols import compare as protocol

    chosen = [skill_files.load(name) for name in skills]
    protocol.check(chosen, dt)
    _must_start(chosen, dt, leg_collision)
    folder = writing.folder(Path(out))
    where = screen.device(device)
    with screen.progress("evaluate compare", where) as progress:
        report, edges = protocol.evaluate(chosen, dt, leg_collision, progress, where)
    if edges:
        path = folder / "compare.png"
        polar.draw([polar.of_edges(name, found) for name, found in edges.items()], protocol.QUICK.about, path)
        report.files.append(str(path))
    screen.show(report, json)


@app.command(help="Unseen terrain: slopes, steps, rough ground, low and high friction.")
def terrain(
    skill: OneSkill,
    dt: Annotated[float | None, typer.Option("--dt", help="Time step [s]; 0.0005, or 0.001 for a 3D body.")] = None,
    leg_collision: screen.LegCollision = None,
    device: screen.Device = "cpu",
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..control import skill as skill_files
    from ..evaluate.protocols import ladder
    from ..evaluate.protocols import terrain as protocol

    chosen = skill_files.load(skill)
    ladder.check(chosen, protocol.default_dt(chosen) if dt is None else dt)
    _must_start([chosen], protocol.default_dt(chosen) if dt is None else dt, leg_collision)
    folder = writing.folder(Path(out))
    where = screen.device(device)
    with screen.progress("evaluate terrain", where) as progress:
        report = protocol.evaluate(chosen, dt, progress, leg_collision, where)
    _finish(report, protocol.draw, folder / f"terrain-{chosen.id}.png", json)


@app.command(help="Changed bodies: mass, leg lengths, loads; the largest change with which the skill still works.")
def body(
    skill: OneSkill,
    seconds: Annotated[float, typer.Option("--seconds", min=1.0, max=600.0, help="Duration of each trial [s].")] = 20.0,
    dt: screen.Dt = 1e-3,
    leg_collision: screen.LegCollision = None,
    device: screen.Device = "cpu",
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..control import skill as skill_files
    from ..evaluate.protocols import body as protocol
    from ..evaluate.protocols import ladder

    chosen = skill_files.load(skill)
    ladder.check(chosen, dt)
    _must_start([chosen], dt, leg_collision)
    folder = writing.folder(Path(out))
    where = screen.device(device)
    with screen.progress("evaluate body", where) as progress:
        report = protocol.evaluate(chosen, dt, progress, leg_collision, seconds, where)
    _finish(report, protocol.draw, folder / f"body-{chosen.id}.png", json)


@app.command(help="Transitions between gaits, direct and through other gaits, and the chain of thesis 7.7.1.")
def transitions(
    character: screen.Character = "planar7",
    dt: Annotated[float | None, typer.Option("--dt", help="Time step [s]; 0.0005, or 0.001 for a 3D body.")] = None,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..evaluate.protocols import gaits as gait_protocol
    from ..evaluate.protocols import transitions as protocol
    from ..physics.world import check_time_step

    chosen = gait_protocol.of_character(character)
    step = dt if dt is not None else 5e-4 if chosen[0].character.planar else 1e-3
    check_time_step(step)
    folder = writing.folder(Path(out))
    with screen.progress("evaluate transitions") as progress:
        report = protocol.evaluate(chosen, step, progress)
    _finish(report, protocol.draw, folder / f"transitions-{character}.png", json)


@app.command(help="Stability map over the balance gains cd and cv.")
def ranges(
    skill: OneSkill,
    points: Annotated[int, typer.Option("--points", min=3, max=101, help="Grid points per axis.")] = 17,
    span_cd: Annotated[float, typer.Option("--span-cd", min=0.01, max=20.0, help="Largest offset of cd.")] = 2.0,
    span_cv: Annotated[float, typer.Option("--span-cv", min=0.01, max=20.0, help="Largest offset of cv.")] = 0.6,
    dt: screen.Dt = 1e-3,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..control import skill as skill_files
    from ..evaluate.protocols import ladder
    from ..evaluate.protocols import ranges as protocol

    chosen = skill_files.load(skill)
    ladder.check(chosen, dt)
    folder = writing.folder(Path(out))
    with screen.progress("evaluate ranges") as progress:
        report, result = protocol.evaluate(chosen, points, span_cd, span_cv, dt, progress)
    path = folder / f"ranges-{chosen.id}.png"
    _finish(report, lambda _, path: protocol.draw(result, chosen.id, path), path, json)


@app.command(help="Balance indices of a skill: centre of pressure, zero-moment point, FRI and momentum.")
def balance(
    skill: OneSkill,
    seconds: Annotated[float, typer.Option("--seconds", help="Duration of the measurement [s].")] = 10.0,
    settle: Annotated[float, typer.Option("--settle", help="Time before the measurement begins [s].")] = 5.0,
    push: Annotated[
        list[str] | None, typer.Option("--push", help="FORCE@TIME[,for=SECONDS][,on=PART], time from the start.")
    ] = None,
    leg_collision: screen.LegCollision = None,
    dt: screen.Dt = 5e-4,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..control import skill as skill_files
    from ..evaluate.protocols import balance as protocol
    from ..physics import push as push_words

    chosen = skill_files.load(skill)
    pushes = tuple(push_words.parse(text) for text in push or [])
    protocol.planned(chosen, seconds, dt, pushes, settle, leg_collision)
    folder = writing.folder(Path(out))
    with screen.progress() as progress:
        report, rollout, indices = protocol.evaluate(chosen, seconds, dt, pushes, settle, leg_collision, progress)
    picture, table = folder / f"balance-{chosen.id}.png", folder / f"balance-{chosen.id}.csv"
    protocol.draw(rollout, indices, picture)
    protocol.write_csv(indices, table)
    report.files += [str(picture), str(table)]
    screen.show(report, json)


@app.command(help="Quiet standing, pushes while standing, gait initiation and stopping.")
def stand(
    dt: screen.Dt = 1e-3,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..evaluate.protocols import stand as protocol
    from ..physics.world import check_time_step

    check_time_step(dt)
    folder = writing.folder(Path(out))
    with screen.progress("evaluate stand") as progress:
        report = protocol.evaluate(dt=dt, progress=progress)
    if not report.stopped:
        path = folder / "stand.png"
        protocol.draw(report, path)
        report.files.append(str(path))
    screen.show(report, json)


@app.command(help="Turning as in thesis Figure 7.11, sharp turns, sideways and diagonal walking.")
def steer(
    skill: Annotated[str, typer.Argument(help="Name or file of a skill that takes commands.")] = "human-walk-speed",
    dt: Annotated[float | None, typer.Option("--dt", help="Time step [s]; 0.0005, 0.001 and 0.002 if none.")] = None,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..control import skill as skill_files
    from ..evaluate.protocols import steer as protocol

    chosen = skill_files.load(skill)
    protocol.check(chosen, dt)
    folder = writing.folder(Path(out))
    with screen.progress("evaluate steer") as progress:
        report, outcomes = protocol.evaluate(chosen, dt, progress)
    report.files += protocol.draw(outcomes, folder)
    screen.show(report, json)


@app.command(help="Joint angles of a walk beside published ones, and whether it lasts five minutes.")
def norms(
    skill: OneSkill,
    seconds: Annotated[float, typer.Option("--seconds", min=41.0, max=1e5, help="Duration [s].")] = 300.0,
    dt: screen.Dt = 1e-3,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..control import skill as skill_files
    from ..evaluate.protocols import norms as protocol

    chosen = skill_files.load(skill)
    folder = writing.folder(Path(out))
    with screen.progress("evaluate norms") as progress:
        report = protocol.evaluate(chosen, seconds, dt, progress)
    _finish(report, protocol.draw, folder / f"norms-{chosen.id}.png", json)


@app.command(
    help="Recorded clips of a folder: reading, cleaning, gait analysis and retargeting, checked against its index.csv."
)
def motion(
    folder: Annotated[
        str, typer.Argument(help="Folder of clips (.bvh, .amc), with index.csv files where there are any.")
    ],
    character: screen.Character = "human",
    plates: Annotated[
        str | None,
        typer.Option(
            "--plates", help="Folder of *mkr.txt and *grf.txt files: contact times are compared with force plates."
        ),
    ] = None,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import characters, writing
    from ..errors import BadInput
    from ..evaluate.clips import motion as protocol

    body = characters.load(character)
    for place in (folder, plates):
        if place is not None and not Path(place).is_dir():
            raise BadInput(f"{place}: there is no such folder")
    target = writing.folder(Path(out))
    walk = target / "graph-walk.bvh"
    with screen.progress("evaluate motion") as progress:
        report = protocol.evaluate(Path(folder), body, Path(plates) if plates else None, walk, progress)
    _finish(report, protocol.draw, target / "motion.png", json)
