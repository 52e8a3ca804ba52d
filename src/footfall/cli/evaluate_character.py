"""`footfall evaluate data-driven`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import screen


def run(
    folder: Annotated[str, typer.Argument(help="Folder of clips with index.csv files, or of a data-driven character.")],
    only: Annotated[
        list[str] | None,
        typer.Option("--only", help="clips, graph, graph-69, steer, conditions, make; repeatable. All if none."),
    ] = None,
    ablations: Annotated[
        bool,
        typer.Option("--ablations", help="Steps until the fall with each component off, our tracking and the paper's."),
    ] = False,
    minutes: Annotated[
        float, typer.Option("--minutes", min=0.01, max=600.0, help="Length of a random walk [min].")
    ] = 10.0,
    dt: Annotated[float | None, typer.Option("--dt", help="Time step [s]; 0.0005, 0.001 and 0.002 if none.")] = None,
    out: Annotated[
        str, typer.Option("--out", "-o", help="Folder of the characters; existing ones are not made again.")
    ] = "out/data-driven",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..errors import BadInput
    from ..evaluate.protocols.data_driven import TIME_STEPS
    from ..learn import evaluate_character as protocol
    from ..physics.world import check_time_step

    if not Path(folder).is_dir():
        raise BadInput(f"{folder}: there is no such folder")
    if dt is not None:
        check_time_step(dt)
    steps = TIME_STEPS if dt is None else (dt,)
    target = Path(out)
    with screen.progress("evaluate data-driven") as progress:
        report = protocol.evaluate(
            Path(folder), target, tuple(only or protocol.SECTIONS), ablations, minutes, steps, progress
        )
    path = target / ("ablations.json" if ablations else "data-driven.json")
    writing.whole_text(path, report.to_json())
    report.files.append(str(path))
    screen.show(report, json)
