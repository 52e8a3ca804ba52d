"""`footfall play`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import screen

if TYPE_CHECKING:
    from ..control.skill import Skill
    from ..motion import Motion
    from ..trials import Rollout, Trial


def run(
    skill: Annotated[str, typer.Argument(help="Name or file of a skill.")],
    then: Annotated[list[str] | None, typer.Option("--then", help="Change to SKILL@TIME; may be repeated.")] = None,
    push: Annotated[
        list[str] | None,
        typer.Option("--push", help="FORCE@TIME[,for=SECONDS][,on=PART], e.g. 300@5 or -200@5,for=0.2; repeatable."),
    ] = None,
    speed: Annotated[float | None, typer.Option("--speed", help="How fast it is told to go [m/s].")] = None,
    heading: Annotated[float | None, typer.Option("--heading", help="Where to, degrees to the left.")] = None,
    lateral: Annotated[float | None, typer.Option("--lateral", help="How fast to the left [m/s].")] = None,
    command: Annotated[
        list[str] | None,
        typer.Option("--command", help="The same at a TIME, e.g. speed=0.8,heading=90@5; repeatable."),
    ] = None,
    shape: Annotated[
        str, typer.Option("--shape", help="Another body, e.g. height=1.1,mass=1.2,load=torso:10 (shares and kg).")
    ] = "",
    leg_collision: screen.LegCollision = None,
    balance: Annotated[
        bool, typer.Option("--balance", help="Also write centre of pressure, ZMP, FRI and momentum, with a picture.")
    ] = False,
    scene: Annotated[
        str | None,
        typer.Option(
            "--scene",
            help="flat, slope:DEGREES, stairs:height=-0.2,count=8, rough:height=0.03,seed=1; the skill's own if none.",
        ),
    ] = None,
    friction: Annotated[float | None, typer.Option("--friction", help="Of feet on ground; the body's if none.")] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", help="How long; long enough for all events.")] = None,
    dt: screen.Dt = 5e-4,
    seed: Annotated[int, typer.Option("--seed", help="Of the random start, with --scatter.")] = 0,
    scatter: Annotated[float, typer.Option("--scatter", help="Random change of the start angles [rad].")] = 0.0,
    route: Annotated[bool, typer.Option("--route/--no-route", help="Find a detour if a change would fall.")] = True,
    kinds: Annotated[
        list[str] | None,
        typer.Option("--as", help="Also write the motion as bvh, glb or gltf (60 frames/s); repeatable."),
    ] = None,
    export: Annotated[
        list[str] | None,
        typer.Option(
            "--export", help="The same to this FILE (.bvh, .glb, .gltf), on the skill's own rig if any; repeatable."
        ),
    ] = None,
    rig: Annotated[
        str | None,
        typer.Option("--rig", help="A clip (.bvh, .amc): play on a body of its skeleton, export onto it."),
    ] = None,
    html: Annotated[str | None, typer.Option("--html", help="A replay as one HTML FILE that opens by itself.")] = None,
    film: Annotated[str | None, typer.Option("--film", help="A film, FILE.gif or FILE.mp4 (needs ffmpeg).")] = None,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from ..characters.shape import parse as read_shape
    from ..control import skill as skills
    from ..errors import BadInput
    from ..evaluate.export import motion_files
    from ..physics import push as pushes
    from ..physics import scene as scenes
    from ..trials import Trial
    from .motion import suffixes

    exports = suffixes(kinds or [])
    targets = motion_files.targets(export or [])
    shows = _shows(html, film)
    ground = None if scene is None else scenes.parse(scene)
    if friction is not None:
        scenes.Scene().with_friction(friction)  # refused before any file is looked for
    shoves = tuple(pushes.parse(text) for text in push or [])
    changes = tuple(_change(text) for text in then or [])
    commands = (*_first_command(speed, heading, lateral), *(_command(text) for text in command or []))
    body = read_shape(shape)
    if seconds is None:
        latest = [10.0, *(p.start + p.duration + 5.0 for p in shoves)]
        latest += [event.time + 8.0 for event in (*changes, *commands)]
        seconds = max(latest)
    if not 0.0 <= scatter <= 1.0:
        raise BadInput(f"scatter {scatter:g} cannot be used; expected 0 to 1")
    if seed < 0:
        raise BadInput(f"seed {seed} cannot be used; expected 0 or more")
    if seconds < dt:
        raise BadInput(f"{seconds:g} seconds cannot be simulated; expected at least one time step of {dt:g} s")
    for late in (c for c in commands if c.time >= seconds):
        raise BadInput(f"command at {late.time:g} s is after the trial's end; expected before {seconds:g}")
    clip = _rig(rig)
    chosen = _on_rig(skills.load(skill), clip)
    if clip is None and (exports or targets):
        clip = motion_files.rig_of(chosen)
    if friction is not None:
        ground = (ground or chosen.scene).with_friction(friction)
    if commands and chosen.character.planar:
        raise BadInput(f"{chosen.id} cannot be told where to go or how fast: commands are for skills of a 3D body")
    trial = Trial(
        *(chosen, seconds, dt, ground, shoves, changes),
        seed=seed,
        scatter=scatter,
        route=route,
        commands=commands,
        shape=body,
        leg_collision=leg_collision,
    )
    written = [*motion_files.named(Path(out) / chosen.id, exports), *targets]
    play(trial, Path(out), json, balance, written, clip, shows)


def _shows(html: str | None, film: str | None) -> list[Path]:
    """Files for people who would rather look, checked before long work begins."""
    from ..errors import BadInput
    from ..evaluate.draw import film as films

    paths = [Path(name) for name in (html, film) if name is not None]
    if html is not None and Path(html).suffix.lower() not in (".html", ".htm"):
        raise BadInput(f"--html {html[:60]!r}: expected a file that ends in .html")
    if film is not None and Path(film).suffix.lower() not in films.RATE:
        raise BadInput(f"--film {film[:60]!r}: expected a file that ends in {' or '.join(films.RATE)}")
    if film is not None and film.lower().endswith(".mp4"):
        films.ffmpeg()
    return paths


def play(
    trial: Trial,
    folder: Path,
    json: bool,
    balance: bool = False,
    exports: Sequence[Path] = (),
    rig: Motion | None = None,
    shows: Sequence[Path] = (),
) -> Rollout:
    """Run a trial, write its files (the motion to `exports`, on `rig` if there is one), say what happened."""
    from .. import systems
    from ..evaluate.draw import filmstrip, footprints
    from ..evaluate.export import motion_files
    from ..evaluate.falls import explain as falls
    from ..evaluate.report import Report, conditions
    from ..trials import run as run_trial
    from ..writing import folder as make_folder

    for chosen in (trial.skill, *(change.skill for change in trial.changes)):
        systems.controller(chosen)  # a fault in any file is said before work begins
    for place in (folder, *(path.parent for path in (*exports, *shows))):
        make_folder(place)
    with screen.progress() as progress:
        length = round(trial.seconds)
        progress(0, length, "simulated seconds")
        rollout = run_trial(trial, tell=lambda time: progress(round(time), length, "simulated seconds"))
        progress(length, length, "drawing")
        name = trial.skill.id
        strip, npz, csv = folder / f"{name}.png", folder / f"{name}.npz", folder / f"{name}.csv"
        motion_files.write(rollout, npz, csv)
        filmstrip.draw(rollout, strip, every=filmstrip.pace(rollout))
        files = [str(strip), str(npz), str(csv)]
        files += motion_files.export_to(rollout, exports, rig)
        files += [_show(rollout, path) for path in shows]
        if footprints.worth_drawing(rollout):
            prints = folder / f"{name}-footprints.png"
            footprints.footprints(rollout, prints)
            files.append(str(prints))
        if balance:
            files += _write_balance(rollout, folder)
    summary = rollout.summary()
    report = Report(
        f"{name} on {trial.ground.name}: {rollout.ending}",
        conditions(trial.skill.character, trial.ground, trial.dt),
        figures={key: value for key, value in summary.items() if not isinstance(value, str)},
        columns=("time_s", "what"),
        rows=[(note.time, note.text) for note in rollout.notes],
        files=files,
    )
    falls.tell(rollout, report)
    report.figures["survived"] = int(rollout.survived)
    report.stopped = rollout.ending.kind == "stopped"
    screen.show(report, json)
    return rollout


def _show(rollout: Rollout, path: Path) -> str:
    """A replay page or a film."""
    from ..evaluate.draw import film
    from ..studio import replay
    from ..writing import whole_text

    if path.suffix.lower() in film.RATE:
        film.write(rollout, path)
    else:
        whole_text(path, replay.page(rollout))
    return str(path)


def _rig(path: str | None) -> Motion | None:
    """The clip whose skeleton is to be the body, cleaned."""
    from ..evaluate.clips import clips

    return None if path is None else clips.load(Path(path)).motion


def _on_rig(skill: Skill, clip: Motion | None) -> Skill:
    """The skill on a body of a clip's skeleton, as heavy as the skill's own body."""
    from ..characters import from_motion
    from ..errors import BadInput

    if clip is None:
        return skill
    if skill.character.planar:
        raise BadInput(
            f"{skill.id} is a skill of a planar body; a rig needs one of a 3D body, such as human-walk-robust"
        )
    return replace(skill, character=from_motion(clip, mass=skill.character.mass))


def _write_balance(rollout: Rollout, folder: Path) -> list[str]:
    from ..evaluate.protocols import balance

    indices = rollout.balance()
    picture, table = (folder / f"{rollout.trial.skill.id}-balance.{kind}" for kind in ("png", "csv"))
    balance.draw(rollout, indices, picture)
    balance.write_csv(indices, table)
    return [str(picture), str(table)]


def _change(text: str):
    from ..control import skill as skills
    from ..errors import BadInput
    from ..physics.options import read_number
    from ..trials import Change

    name, at, time = text.rpartition("@")
    if not at:
        raise BadInput(f"--then {text[:60]!r}: expected SKILL@TIME, for example planar-run@10")
    return Change(skills.load(name), read_number(time, f"--then {text[:60]!r}: time"))


def _first_command(speed: float | None, heading: float | None, lateral: float | None) -> tuple:
    """What is commanded from the beginning, if anything."""
    from ..trials import Command

    if speed is None and heading is None and lateral is None:
        return ()
    return (Command(0.0, speed, None if heading is None else math.radians(heading), lateral),)


def _command(text: str):
    from ..errors import BadInput, suggestion
    from ..physics.options import read_number
    from ..trials import Command

    what = f"--command {text[:60]!r}"
    words, at, time = text.rpartition("@")
    if not at or not words.strip():
        raise BadInput(f"{what}: expected WORDS@TIME, for example speed=0.8,heading=90@5 (m/s, degrees, seconds)")
    said: dict[str, float] = {}
    for part in words.split(","):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if key not in ("speed", "heading", "lateral"):
            raise BadInput(f"{what}: unknown {key[:40]!r}{suggestion(key[:40], ('speed', 'heading', 'lateral'))}")
        if not equals:
            raise BadInput(f"{what}: {key} needs a number, for example {key}=1")
        if key in said:
            raise BadInput(f"{what}: {key} is given twice")
        said[key] = read_number(value, f"{what}: {key}")
    if "heading" in said:
        said["heading"] = math.radians(said["heading"])
    return Command(read_number(time, f"{what}: time"), **said)
