"""Talking to a person: tables, progress bars, and one JSON object when asked."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from ..evaluate.report import Report
    from ..parallel import Progress

Json = Annotated[bool, typer.Option("--json", help="Print exactly one JSON object.")]
Dt = Annotated[float, typer.Option("--dt", help="Time step [s].")]
Out = Annotated[str, typer.Option("--out", help="Folder for pictures and data.")]
LegCollision = Annotated[
    bool | None,
    typer.Option("--leg-collision/--no-leg-collision", help="Whether one leg is an obstacle to the other."),
]
Character = Annotated[str, typer.Option("--character", help="The body.")]

WIDEST = 12  # columns of a table that still fit on a screen


def console() -> Console:
    from rich.console import Console

    # What is printed quotes files by strangers, so no text is ever read as markup.
    return Console(markup=False, emoji=False, highlight=False, width=None if sys.stdout.isatty() else 120)


@contextmanager
def progress() -> Iterator[Progress]:
    """A progress bar on a terminal, silence elsewhere; also tells when machine code is being made."""
    from ..physics import world

    told = False

    def slow_start() -> None:
        nonlocal told
        if told:
            return
        told = True
        print("footfall: making machine code (once on this machine, about 20 s)…", file=sys.stderr, flush=True)

    world.on_slow_start.append(slow_start)
    try:
        if not sys.stderr.isatty():
            yield lambda done, total, what: None
            return
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("", total=None)
            yield lambda done, total, what: bar.update(task, completed=done, total=total, description=what)
    finally:
        world.on_slow_start.remove(slow_start)


def show(report: Report, json: bool) -> None:
    """Print a report for a person or for a machine."""
    if json:
        print(report.to_json())
        return
    out = console()
    out.print(report.title, style="bold")
    out.print(", ".join(f"{key} {text(value)}" for key, value in report.conditions.items()), style="dim")
    if report.rows:
        out.print(table(report.columns[:WIDEST], [row[:WIDEST] for row in report.rows]))
    if len(report.columns) > WIDEST:
        out.print(f"{len(report.columns) - WIDEST} more columns with --json", style="dim")
    for name, value in report.figures.items():
        out.print(f"  {name:32s} {text(value)}")
    for line in report.words:
        out.print(line)
    for path in report.files:
        out.print(f"written: {path}", soft_wrap=True)
    if report.stopped:
        out.print("stopped early: the figures cover what was finished", style="yellow")


def complain(lines: Iterable[str]) -> None:
    """One line on standard error for each, whatever it quotes."""
    for line in lines:
        plain = "".join(c if c.isprintable() else " " for c in line)
        print(f"footfall: {plain}", file=sys.stderr)


def table(columns: tuple[str, ...], rows: list[tuple[Any, ...]]) -> Any:
    from rich.table import Column, Table

    # heads are split into words, so that a wide table breaks its heads and not the names in its first column
    heads = [Column(name.replace("_", " "), no_wrap=i == 0, overflow="fold") for i, name in enumerate(columns)]
    result = Table(*heads, box=None, pad_edge=False, header_style="bold")
    for row in rows:
        result.add_row(*map(text, row))
    return result


def text(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, float):
        return f"{value:.4g}"
    return str(value)
