"""Output of the commands: tables, progress bars, and one JSON object with `--json`."""

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

Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]
Dt = Annotated[float, typer.Option("--dt", help="Time step [s].")]
Out = Annotated[str, typer.Option("--out", help="Folder for plots and data.")]
LegCollision = Annotated[
    bool | None,
    typer.Option(
        "--leg-collision/--no-leg-collision", help="Collisions between the legs; as the character has it if none."
    ),
]
Device = Annotated[str, typer.Option("--device", help="cpu, or cuda for a GPU; without one, the CPU.")]
Character = Annotated[str, typer.Option("--character", help="Name or file of the character.")]

MAX_COLUMNS = 12  # of a printed table
KINEMATIC_ROOT_NOTE = "kinematic root: it follows the recording, whatever acts on the body"
KINEMATIC_NOTE = "kinematic: movement without forces"  # what a kinematic skill produces is labelled


def console() -> Console:
    """A console on standard output."""
    from rich.console import Console

    # The output quotes text from input files, so none of it may be interpreted as markup.
    return Console(markup=False, emoji=False, highlight=False, width=None if sys.stdout.isatty() else 120)


@contextmanager
def progress() -> Iterator[Progress]:
    """A progress bar on a terminal, nothing elsewhere; also prints when machine code is being compiled."""
    from ..physics import machine_code

    printed = False

    def slow_start() -> None:
        nonlocal printed
        if printed:
            return
        printed = True
        print("footfall: making machine code (once on this machine, about 20 s)…", file=sys.stderr, flush=True)

    machine_code.on_slow_start.append(slow_start)
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
        machine_code.on_slow_start.remove(slow_start)


def device(asked: str) -> str:
    """The device that is used; one line on standard error where there is no GPU and everything runs on the CPU."""
    from ..physics.gpu import device as devices

    if asked == "cpu":
        return asked
    chosen, why = devices.choose(asked)
    if why:
        print_errors([why])
    return chosen


def show(report: Report, json: bool) -> None:
    """Print a report as text or as JSON."""
    if json:
        print(report.to_json())
        return
    out = console()
    out.print(report.title, style="bold")
    out.print(", ".join(f"{key} {text(value)}" for key, value in report.conditions.items()), style="dim")
    if report.rows:
        out.print(table(report.columns[:MAX_COLUMNS], [row[:MAX_COLUMNS] for row in report.rows]))
    if len(report.columns) > MAX_COLUMNS:
        out.print(f"{len(report.columns) - MAX_COLUMNS} more columns with --json", style="dim")
    for name, value in report.figures.items():
        out.print(f"  {name:32s} {text(value)}")
    for line in report.words:
        out.print(line)
    for path in report.files:
        out.print(f"written: {path}", soft_wrap=True)
    if report.stopped:
        out.print("stopped early: the figures cover the finished part", style="yellow")


def print_errors(lines: Iterable[str]) -> None:
    """Print each error as one line on standard error, control characters removed."""
    for line in lines:
        plain = "".join(c if c.isprintable() else " " for c in line)
        print(f"footfall: {plain}", file=sys.stderr)


def table(columns: tuple[str, ...], rows: list[tuple[Any, ...]]) -> Any:
    """A rich table."""
    from rich.table import Column, Table

    # Headers are split into words, so that a wide table wraps them and not the names in its first column.
    headers = [Column(name.replace("_", " "), no_wrap=i == 0, overflow="fold") for i, name in enumerate(columns)]
    result = Table(*headers, box=None, pad_edge=False, header_style="bold")
    for row in rows:
        result.add_row(*map(text, row))
    return result


def text(value: Any) -> str:
    """A value as it stands in a table: four significant digits, a dash for None."""
    if value is None:
        return "–"
    if isinstance(value, float):
        return f"{value:.4g}"
    return str(value)
