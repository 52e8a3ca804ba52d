"""Options of `footfall play`: their types and help texts, and the small languages of `--then` and `--command`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ..control.skill import Skill
    from ..physics.hit import Hit
    from ..physics.push import Push
    from ..trials import Change, Command

Then = Annotated[list[str] | None, typer.Option("--then", help="Change to SKILL@TIME; repeatable.")]
Pushes = Annotated[
    list[str] | None,
    typer.Option("--push", help="FORCE@TIME[,for=SECONDS][,on=PART], e.g. 300@5 or -200@5,for=0.2; repeatable."),
]
Hits = Annotated[
    list[str] | None,
    typer.Option(
        "--hit",
        help="A ball: LINK@TIME[,mass=KG][,speed=M/S][,from=DEGREES][,above=DEGREES], e.g. head@3,from=90; repeatable.",
    ),
]
HitFiles = Annotated[
    list[str] | None,
    typer.Option("--hits", help="A TOML FILE of such balls, a table [[hit]] each (docs/perturbation.md); repeatable."),
]
Speed = Annotated[float | None, typer.Option("--speed", help="Commanded forward speed [m/s].")]
Heading = Annotated[float | None, typer.Option("--heading", help="Commanded heading, to the left [deg].")]
Lateral = Annotated[float | None, typer.Option("--lateral", help="Commanded speed to the left [m/s].")]
Commands = Annotated[
    list[str] | None,
    typer.Option("--command", help="Commands from a TIME on, e.g. speed=0.8,heading=90@5; repeatable."),
]
Shape = Annotated[
    str, typer.Option("--shape", help="Another body, e.g. height=1.1,mass=1.2,load=torso:10 (factors and kg).")
]
Balance = Annotated[
    bool, typer.Option("--balance", help="Also write centre of pressure, ZMP, FRI and momentum, with a plot.")
]
SceneText = Annotated[
    str | None,
    typer.Option(
        "--scene",
        help="flat, penalty:STIFFNESS, slope:DEGREES, stairs:height=-0.2,count=8, rough:height=0.03,seed=1, "
        "boxes:stacks=4,high=3, beam:width=0.6,height=0.15; the skill's own if none.",
    ),
]
Friction = Annotated[
    float | None, typer.Option("--friction", help="Friction coefficient of the ground; the body's if none.")
]
Seconds = Annotated[float | None, typer.Option("--seconds", help="Duration [s]; long enough for all events if none.")]
Step = Annotated[float | None, typer.Option("--dt", help="Time step [s]; the skill's own, or 0.0005, if none.")]
Seed = Annotated[int, typer.Option("--seed", help="Seed of the random start, with --scatter.")]
Scatter = Annotated[float, typer.Option("--scatter", help="Random change of the start angles [rad].")]
RouteOption = Annotated[
    bool, typer.Option("--route/--no-route", help="Go through another skill if a direct change would fall.")
]
Kinds = Annotated[
    list[str] | None,
    typer.Option("--as", help="Also write the motion as bvh, glb or gltf (60 frames/s); repeatable."),
]
Exports = Annotated[
    list[str] | None,
    typer.Option(
        "--export", help="The same to this FILE (.bvh, .glb, .gltf), on the skill's own rig if any; repeatable."
    ),
]
Rig = Annotated[
    str | None,
    typer.Option("--rig", help="A clip (.bvh, .amc): play on a body of its skeleton, export onto it."),
]
Clip = Annotated[str, typer.Option("--clip", help="Follow this clip of a data-driven character, first to last frame.")]
PathFile = Annotated[str, typer.Option("--path", help="Follow the path in this CSV file: x,y [m] in each line.")]
Style = Annotated[str, typer.Option("--style", help="Style of a data-driven character: walk, run, backward…")]
RandomWalk = Annotated[
    int | None, typer.Option("--random", min=0, max=2**31, help="A random walk on the graph, with this seed.")
]
Html = Annotated[str | None, typer.Option("--html", help="A replay as one self-contained HTML FILE.")]
Film = Annotated[str | None, typer.Option("--film", help="A film, FILE.gif or FILE.mp4 (needs ffmpeg).")]


def read_pushes(texts: Sequence[str] | None) -> tuple[Push, ...]:
    """Read `FORCE@TIME[,for=SECONDS][,on=PART]`."""
    from ..physics import push

    return tuple(push.parse(text) for text in texts or ())


def read_hits(texts: Sequence[str] | None, files: Sequence[str] | None = None) -> tuple[Hit, ...]:
    """Read `LINK@TIME[,mass=KG][,speed=M/S][,from=DEGREES]`, and files of hits."""
    from ..physics import hit

    return (*(hit.parse(text) for text in texts or ()), *(found for name in files or () for found in hit.load(name)))


def read_changes(texts: Sequence[str] | None) -> tuple[Change, ...]:
    """Read `SKILL@TIME`."""
    from ..control import skill as skills
    from ..errors import BadInput
    from ..physics.options import read_number
    from ..trials import Change

    changes = []
    for text in texts or ():
        name, at, time = text.rpartition("@")
        if not at:
            raise BadInput(f"--then {text[:60]!r}: expected SKILL@TIME, for example planar-run@10")
        changes.append(Change(skills.load(name), read_number(time, f"--then {text[:60]!r}: time")))
    return tuple(changes)


def initial_commands(speed: float | None, heading: float | None, lateral: float | None) -> tuple[Command, ...]:
    """Commands that hold from the start of the trial; empty if none is given."""
    from ..trials import Command

    if speed is None and heading is None and lateral is None:
        return ()
    return (Command(0.0, speed, None if heading is None else math.radians(heading), lateral),)


def read_commands(texts: Sequence[str] | None) -> tuple[Command, ...]:
    """Read `speed=…,heading=…,lateral=…@TIME`, each."""
    return tuple(_read_command(text) for text in texts or ())


def _read_command(text: str) -> Command:
    """Read `speed=…,heading=…,lateral=…@TIME`; speeds in m/s, heading in degrees."""
    from ..errors import BadInput, suggestion
    from ..physics.options import read_number
    from ..trials import Command

    what = f"--command {text[:60]!r}"
    settings, at, time = text.rpartition("@")
    if not at or not settings.strip():
        raise BadInput(f"{what}: expected KEY=VALUE@TIME, for example speed=0.8,heading=90@5 (m/s, degrees, seconds)")
    values: dict[str, float] = {}
    for part in settings.split(","):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if key not in ("speed", "heading", "lateral"):
            raise BadInput(f"{what}: unknown {key[:40]!r}{suggestion(key[:40], ('speed', 'heading', 'lateral'))}")
        if not equals:
            raise BadInput(f"{what}: {key} needs a number, for example {key}=1")
        if key in values:
            raise BadInput(f"{what}: {key} is given twice")
        values[key] = read_number(value, f"{what}: {key}")
    if "heading" in values:
        values["heading"] = math.radians(values["heading"])
    return Command(read_number(time, f"{what}: time"), **values)


def read_path(name: str) -> list[tuple[float, float]]:
    """Corners of a path from a CSV file with x and y in each line [m]; a first line of words is skipped."""
    import csv
    from pathlib import Path

    from ..errors import BadFile

    file, points = Path(name), []
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(file, "", f"cannot be read as text: {error}") from None
    for number, row in enumerate(csv.reader(text.splitlines()), 1):
        try:
            values = [float(cell) for cell in row if cell.strip()]
            usable = len(values) == 2 and all(math.isfinite(value) and abs(value) <= 1e4 for value in values)
        except ValueError:
            usable, values = False, [""] if number == 1 else [math.nan]
        if not usable and values and not (number == 1 and values == [""]):
            raise BadFile(file, f"line {number}", "expected two numbers, x and y in metres")
        if usable:
            points.append((float(values[0]), float(values[1])))
    if len(set(points)) < 2:
        raise BadFile(file, "", "a path needs two different points")
    return points


def follow(skill: Skill, clip: str, path: str, style: str, random: int | None) -> Skill:
    """The skill, told to follow a clip, a path, a style or a random walk."""
    from pathlib import Path

    from .. import systems
    from ..errors import BadInput

    if sum((bool(clip), bool(path), random is not None)) > 1:
        raise BadInput("--clip, --path and --random exclude each other")
    if not (clip or path or style or random is not None):
        return skill
    points = read_path(path) if path else ()
    clip = Path(clip).stem if clip.lower().endswith((".bvh", ".amc")) else clip
    return systems.of(skill).following(skill, clip=clip, path=points, style=style, random=random)


def default_seconds(
    pushes: Sequence[Push], changes: Sequence[Change], commands: Sequence[Command], hits: Sequence[Hit] = ()
) -> float:
    """A duration that leaves time to recover after every push, hit, change and command [s]."""
    ends = [10.0, *(push.start + push.duration + 5.0 for push in pushes), *(hit.time + 5.0 for hit in hits)]
    ends += [event.time + 8.0 for event in (*changes, *commands)]
    return max(ends)


def check_numbers(seconds: float, dt: float, seed: int, scatter: float, commands: Sequence[Command]) -> None:
    """Refuse numbers that cannot be used, before any file is read."""
    from ..errors import BadInput

    if not 0.0 <= scatter <= 1.0:
        raise BadInput(f"scatter {scatter:g} cannot be used; expected 0 to 1")
    if seed < 0:
        raise BadInput(f"seed {seed} cannot be used; expected 0 or more")
    if seconds < dt:
        raise BadInput(f"{seconds:g} seconds cannot be simulated; expected at least one time step of {dt:g} s")
    for late in (command for command in commands if command.time >= seconds):
        raise BadInput(f"command at {late.time:g} s is after the trial's end; expected before {seconds:g}")
