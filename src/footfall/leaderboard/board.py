"""Measure skills for the leaderboard; what is known already is read."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

from .. import parallel, systems
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadInput, UnknownName
from .measures import MEASURES, NAMES, Column, Figures, Measure, measured
from .results import Results

SKILLS = (  # of each system, those on the human body that show it best
    *("human-walk-robust", "human-walk", "human-walk-speed", "human-norm-walk", "human-run"),
    *("human-walk-natural", "human-natural-18", "human-lcc-walk", "human-lcc-march"),
    *("human-stand", "human-walk-recover", "human-stop-and-go", "human-walk-published"),
)


@dataclass
class Entry:
    """A skill on the leaderboard.

    Attributes:
        skill: The skill.
        figures: What was measured, by the name of the figure.
        why: By the name of a test: why it has no figures.
        missing: Tests that were not made yet.
    """

    skill: Skill
    figures: Figures = field(default_factory=dict)
    why: dict[str, str] = field(default_factory=dict)
    missing: list[str] = field(default_factory=list)


@dataclass
class Board:
    """All entries, in the order of their names.

    Attributes:
        entries: One for each skill.
        measures: The tests of this board.
        measured: Number of results that were measured now; the others were known.
        stopped: Whether Ctrl-C ended it early.
    """

    entries: list[Entry]
    measures: list[Measure]
    measured: int = 0
    stopped: bool = False

    @property
    def columns(self) -> list[Column]:
        """Columns of all tests."""
        return [column for measure in self.measures for column in measure.columns]


def chosen(only: Sequence[str] = (), slow: bool = False) -> list[Measure]:
    """The tests to make.

    Args:
        only: Their names; all that are not slow if empty.
        slow: With `only` empty: the slow ones, too.
    """
    for name in only:
        if name not in NAMES:
            raise UnknownName("--only", name, NAMES)
    return [m for m in MEASURES if (m.name in only if only else slow or not m.slow)]


def make(
    named: Sequence[Skill],
    measures: Sequence[Measure],
    folder: Path,
    progress: parallel.Progress = parallel.no_progress,
    pool: Executor | None = None,
) -> Board:
    """Measure skills, or read what was measured before.

    Args:
        named: The skills, with different ids.
        measures: The tests.
        folder: Where results are kept.
        progress: Progress callback.
        pool: Workers of a cluster, each of which makes whole tests; timings are taken here. None: all cores of this
            machine, one test after the other.

    Returns:
        The board. After Ctrl-C it has what was finished.
    """
    names = [skill.id for skill in named]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise BadInput(f"two skills have the id {twice[0]}; change it in the file of one")
    for skill in named:
        systems.check(skill)
    known = Results(folder)
    board = Board([Entry(skill) for skill in named], list(measures))
    order = sorted(measures, key=lambda measure: measure.alone)  # timings last, with nothing beside them
    tasks = [(entry, measure) for measure in order for entry in board.entries]
    done = 0
    try:
        if pool is not None:
            board.measured = _distributed(pool, tasks, known, progress)
        for entry, measure in tasks:
            progress(done, len(tasks), f"{entry.skill.id}: {measure.name}")
            found = known.read(entry.skill, measure)
            if found is None:
                found = measured(measure, entry.skill, parallel.no_progress)
                known.write(entry.skill, measure, *found)
                board.measured += 1
            _add(entry, measure, *found)
            done += 1
    except (parallel.Interrupted, KeyboardInterrupt):
        board.stopped = True
        for entry, measure in tasks[done:]:
            found = known.read(entry.skill, measure)
            if found is None:
                entry.missing.append(measure.name)
            else:
                _add(entry, measure, *found)
    return board


def _distributed(
    pool: Executor, tasks: list[tuple[Entry, Measure]], known: Results, progress: parallel.Progress
) -> int:
    """Make tests that are not timings on the workers of a pool and keep their results; how many were made."""
    open_ones = [(entry.skill, m) for entry, m in tasks if not m.alone and known.read(entry.skill, m) is None]
    futures = {pool.submit(measured_by_name, m.name, skill): (skill, m) for skill, m in open_ones}
    try:
        for done, future in enumerate(as_completed(futures)):
            skill, measure = futures[future]
            progress(done, len(futures), f"{skill.id}: {measure.name}")
            known.write(skill, measure, *future.result())
    finally:
        for future in futures:
            future.cancel()
    return len(futures)


def measured_by_name(name: str, skill: Skill) -> tuple[Figures, str]:
    """One test of one skill, as a worker makes it: its figures, and why there are none."""
    return measured(chosen([name])[0], skill, parallel.no_progress)


def _add(entry: Entry, measure: Measure, figures: Figures, why: str) -> None:
    """Add a result to an entry."""
    entry.figures |= figures
    if why:
        entry.why[measure.name] = why


def built_in() -> list[Skill]:
    """The skills that are measured if none is named."""
    return [skills.load(name) for name in SKILLS]
