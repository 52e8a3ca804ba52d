"""`footfall evaluate recovery`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import screen


def evaluate(
    skill: Annotated[str, typer.Argument(help="Name or file of a skill of push recovery.")] = "human-recover",
    leg_collision: Annotated[
        bool, typer.Option("--leg-collision", help="One leg is an obstacle to the other; not so in the thesis.")
    ] = False,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import systems, writing
    from ..control import skill as skills
    from ..evaluate.protocols import recovery as protocol

    chosen = skills.load(skill)
    systems.of(chosen).allowing(chosen)  # refused before a folder is created
    folder = writing.folder(Path(out))
    with screen.progress() as progress:
        report = protocol.evaluate(chosen, leg_collision, progress)
    if not report.stopped:
        path = folder / f"recovery-{chosen.id}.png"
        protocol.draw(report, path)
        report.files.append(str(path))
    screen.show(report, json)
