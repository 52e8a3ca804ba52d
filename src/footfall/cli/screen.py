"""Output of the commands: tables, progress bars, and one JSON object with `--json`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import expected, wording

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
RECORDED_WORLDS, WORLDS = 64, 512  # of a GPU, for trials with and without records
Device = Annotated[str, typer.Option("--device", help="cpu, or cuda for a GPU; without one, the CPU.")]
Character = Annotated[str, typer.Option("--character", help="Name or file of the character.")]

MAX_COLUMNS = 12  # of a printed table
MAX_TURNED = 6  # rows of a wide table that is printed with one column for each
MAX_LABEL = 60  # width of the column of names of figures
KINEMATIC_ROOT_NOTE = "kinematic root: it follows the recording, whatever acts on the body"
KINEMATIC_NOTE = "kinematic: movement without forces"  # what a kinematic skill produces is labelled


def console() -> Console:
    """A console on standard output."""
    from rich.console import Console

    # The output quotes text from input files, so none of it may be interpreted as markup.
    return Console(markup=False, emoji=False, highlight=False, width=None if sys.stdout.isatty() else 120)


@contextmanager
def progress(command: str = "", asked: str = "cpu") -> Iterator[Progress]:
    """A progress bar with the time left on a terminal, nothing elsewhere; also tells when machine code is compiled.

    Args:
        command: A command of `expected.TAKES`, whose duration is told before it begins; none if empty.
        asked: The device that steps all simulations of what runs in parallel; the CPU where it cannot be used.
    """
    if device(asked) == "cpu":
        with _progress(command) as tell:
            yield tell
        return
    from ..trials.together import Together

    with _progress(command) as tell, Together(asked, RECORDED_WORLDS, WORLDS).in_use():
        yield tell


@contextmanager
def _progress(command: str) -> Iterator[Progress]:
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
        if command:
            print(f"footfall: {expected.line(command)}", file=sys.stderr, flush=True)
        with _bar() as tell:
            yield tell
    finally:
        machine_code.on_slow_start.remove(slow_start)


@contextmanager
def _bar() -> Iterator[Progress]:
    """A progress bar on standard error: what is done, how much of it, the time gone and the time left."""
    from rich import progress as bars
    from rich.console import Console

    columns = (
        bars.TextColumn("{task.description}"),
        bars.BarColumn(),
        bars.MofNCompleteColumn(),
        bars.TimeElapsedColumn(),
        bars.TextColumn("left"),
        bars.TimeRemainingColumn(),
    )
    # tasks may take minutes each, so the rate is estimated over a long time
    with bars.Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=600.0) as bar:
        task = bar.add_task("", total=None)
        last = (0, 0)

        def tell(done: int, total: int, what: str) -> None:
            nonlocal last
            if total != last[1] or done < last[0]:  # another stage: its rate is its own
                bar.reset(task, total=total, description=what)
            bar.update(task, completed=done, total=total, description=what)
            last = (done, total)

        yield tell


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
    said = wording.conditions(report.conditions)
    if said:
        out.print(f"Conditions: {said}.", style="dim")
    _show_table(out, report)
    _show_figures(out, report)
    for line in report.words:
        out.print(line)
    for path in report.files:
        out.print(f"written: {path}", soft_wrap=True)
    if report.stopped:
        out.print("stopped early: the figures cover the finished part", style="yellow")


def _show_table(out: Console, report: Report) -> None:
    """Print the table; a wide one of few rows turned, so that each of them is a column."""
    columns, rows, own = report.columns, report.rows, report.phrases
    if not rows:
        return
    turned = report.side_by_side or (len(columns) > MAX_COLUMNS and len(rows) <= MAX_TURNED)
    if turned:
        first = (wording.heading(columns[0], own), *(str(row[0]) for row in rows))
        lines = [
            (wording.heading(column, own), *(wording.cell(column, row[k], own) for row in rows))
            for k, column in enumerate(columns)
            if k
        ]
        out.print(table(first, lines))
        return
    shown = columns[:MAX_COLUMNS]
    heads = tuple(wording.heading(column, own) for column in shown)
    cells = [tuple(wording.cell(column, value, own) for column, value in zip(shown, row, strict=False)) for row in rows]
    out.print(table(heads, cells))
    if len(columns) > MAX_COLUMNS:
        out.print(f"{len(columns) - MAX_COLUMNS} more columns with --json", style="dim")


def _show_figures(out: Console, report: Report) -> None:
    """Print the figures that the table does not hold already, one in a line, those of several subjects side by side."""
    names = {str(row[0]) for row in report.rows}
    left = {
        key: value
        for key, value in report.figures.items()
        if key not in names and not (key.rpartition(".")[0] in names and key.rpartition(".")[2] in report.columns)
    }
    rows, used = wording.side_by_side(left, report.subjects)
    if rows:
        out.print(table(("", *report.subjects), rows))
    lines = [wording.figure(key, value, report.phrases) for key, value in left.items() if key not in used]
    width = min(max((len(label) for label, _ in lines), default=0), MAX_LABEL)
    for label, value in lines:
        out.print(f"  {label:{width}s}  {value}")


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
        result.add_row(*map(wording.text, row))
    return result
