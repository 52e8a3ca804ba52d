"""`footfall bench`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import screen


def run(
    clips: Annotated[
        str | None, typer.Option("--clips", help="Folder of BVH files to read; a synthetic clip if not given.")
    ] = None,
    json: screen.Json = False,
) -> None:
    from ..errors import BadInput
    from ..evaluate.protocols import bench as benchmark

    if clips is not None and not Path(clips).is_dir():
        raise BadInput(f"{clips}: there is no such folder")
    with screen.progress() as progress:
        report = benchmark.evaluate(progress, Path(clips) if clips else None)
    screen.show(report, json)
