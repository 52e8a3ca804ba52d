"""`footfall rectify` and `footfall evaluate rectify`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import screen

if TYPE_CHECKING:
    from ..characters import Character
    from ..evaluate.report import Report
    from ..rectify.settings import Settings

Body = Annotated[
    str,
    typer.Option("--character", help="Name or file of the body: human-toes, human, planar12; own: of the clip."),
]
Budget = Annotated[str, typer.Option("--budget", help="Longest search for a clip: 90s, 2m.")]
Method = Annotated[str, typer.Option("--method", help="Search in the plane: gauss-newton, cma-es, simplex.")]
GroundKind = Annotated[
    str, typer.Option("--ground", help="spring: the damped springs of the body's file; mujoco: MuJoCo's contacts.")
]
Seed = Annotated[int, typer.Option("--seed", min=0, max=2**31, help="Random seed.")]
Searches = Annotated[
    int, typer.Option("--searches", min=1, max=3, help="In space at most so many searches of a clip; 1: the brief one.")
]
COLUMNS = ("clip", "rectified", "seconds", "position_error_cm", "position_error_cm_worst", "skate_cm_per_s")
COLUMNS += (
    "skate_cm_per_s_recorded",
    "penetration_cm",
    "root_force_n_recorded",
    "unrectified_fell",
    "unrectified_s",
    "search_s",
)


def run(
    clips: Annotated[list[str], typer.Argument(help="Clips (.bvh, .amc) or folders of clips.")],
    out: Annotated[str, typer.Option("--out", "-o", help="Folder of the result; of several clips, their folder.")],
    character: Body = "human-toes",
    budget: Budget = "10m",
    method: Method = "gauss-newton",
    ground: GroundKind = "spring",
    seed: Seed = 1,
    searches: Searches = 3,
    json: screen.Json = False,
) -> None:
    from ..errors import BadInput
    from ..evaluate.clips import clips as reading
    from ..rectify import many
    from ..writing import folder

    body, settings = _body(character), _settings(budget, method, ground, seed, searches)
    paths, refused = reading.find(clips)
    if not paths:
        raise BadInput("; ".join(refused) or "no clips were given")
    target, names = Path(out), reading.stems(paths)
    one = len(paths) == 1 and not refused
    places = {path: target if one else target / names[path] for path in paths}
    folder(target.parent if one else target)
    with screen.progress("rectify") as progress:
        done = many.rectify_all(paths, places, body, settings, progress, processes=many.processes(body))
    if one and done.refused:
        reason = next(iter(done.refused.values()))
        raise BadInput(reason if str(paths[0]) in reason else f"{paths[0]}: {reason}")
    report = _report(done, settings, body)
    report.words += [f"not rectified: {line}" for line in refused]
    screen.show(report, json)


def _body(name: str) -> Character | None:
    """The body with a name, if it can be used; None for bodies made from the skeletons of the clips."""
    from .. import characters
    from ..rectify import many

    body = None if name == many.OWN else characters.load(name)
    many.rectifier(body)
    return body


def _settings(budget: str, method: str, ground: str, seed: int, searches: int) -> Settings:
    from ..rectify.settings import Settings
    from .durations import read_seconds

    return Settings(read_seconds(budget, "--budget"), method, ground, seed, searches=searches)


def _report(done, settings: Settings, body) -> Report:
    """A row for each clip, the files of each, and what was left out."""
    from ..evaluate.report import Report
    from ..rectify import many
    from ..rectify.files import FILES

    good, total = sum(row["rectified"] for row in done.rows.values()), len(done.rows) + len(done.refused)
    report = Report(
        f"{good} of {total} clips rectified",
        many.conditions(body, settings),
        columns=COLUMNS,
        stopped=done.stopped,
    )
    for name, row in done.rows.items():
        report.rows.append(
            (name, *("yes" if row[c] is True else "no" if row[c] is False else row[c] for c in COLUMNS[1:]))
        )
        place = done.places[name]
        report.files += [str(place / file) for file in FILES if (place / file).is_file()]
    if len(done.rows) == 1:
        report.figures = next(iter(done.rows.values()))
    report.words += done.remarks()
    for place in list(done.places.values())[:1]:
        report.words.append(f"next: footfall play {place}")
    return report


def evaluate(
    folder: Annotated[str, typer.Argument(help="Folder of clips, with index.csv files of their classes.")],
    character: Body = "human-toes",
    out: Annotated[
        str, typer.Option("--out", "-o", help="Folder of the results; finished clips are not repeated.")
    ] = "out/rectify",
    only: Annotated[list[str] | None, typer.Option("--only", help="Name of a clip; repeatable. All if none.")] = None,
    budget: Budget = "10m",
    method: Method = "gauss-newton",
    ground: GroundKind = "spring",
    seed: Seed = 1,
    searches: Searches = 3,
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..errors import BadInput
    from ..rectify import evaluate as protocol

    body, settings = _body(character), _settings(budget, method, ground, seed, searches)
    if not Path(folder).is_dir():
        raise BadInput(f"{folder}: there is no such folder")
    target = Path(out)
    with screen.progress("evaluate rectify") as progress:
        report = protocol.evaluate(Path(folder), target, body, settings, only or (), progress)
    path = target / "rectify.json"
    writing.whole_text(path, report.to_json())
    report.files.append(str(path))
    screen.show(report, json)
