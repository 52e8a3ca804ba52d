"""`footfall leaderboard`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import screen


def run(
    skills: Annotated[list[str] | None, typer.Argument(help="Names, files or folders; built-in ones if none.")] = None,
    only: Annotated[list[str] | None, typer.Option("--only", help="Only this test; may be repeated.")] = None,
    slow: Annotated[
        bool,
        typer.Option("--all", help="Also the tests that take minutes per skill."),
    ] = False,
    built_in: Annotated[bool, typer.Option("--built-in", help="The built-in skills beside the named ones.")] = False,
    cluster: Annotated[str, typer.Option("--cluster", help="Address of a Dask scheduler, tcp://HOST:8786.")] = "",
    out: Annotated[str, typer.Option("--out", "-o", help="Folder of the page and the results.")] = "leaderboard",
    json: screen.Json = False,
) -> None:
    import json as codec
    from contextlib import nullcontext

    from ..control import skill as library
    from ..leaderboard import board, page
    from ..optimize import executor
    from ..writing import folder as make_folder

    measures = board.chosen(only or (), slow)
    named = [library.load(name) for name in skills or ()]
    if built_in or not named:
        known = {skill.id for skill in named}
        named += [skill for skill in board.built_in() if skill.id not in known]
    folder = make_folder(Path(out))
    with screen.progress("leaderboard") as progress, executor.cluster(cluster) if cluster else nullcontext() as pool:
        made = board.make(named, measures, folder / "results", progress, pool)
        files = [str(path) for path in page.write(made, folder)]
    if json:
        print(codec.dumps({**page.data(made), "files": files}, indent=1))
    else:
        columns = made.columns
        rows = [(e.skill.id, *(page.shown(e.figures.get(c.key), c) for c in columns)) for e in made.entries]
        screen.console().print(screen.table(("skill", *(page.head(column) for column in columns)), rows))
        screen.console().print(f"{made.measured} results measured now, the others were known. See {files[0]}")
    if made.stopped:
        raise typer.Exit(130)
