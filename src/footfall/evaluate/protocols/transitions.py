"""Transitions between gaits: direct changes, routes through other gaits, and the chain of thesis 7.7.1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ... import parallel
from ...control import skill as skills
from ...control.skill import Skill
from ...physics.scene import Scene
from ...trials import Change, Rollout, Simulation, Trial, run
from ...trials.route import HORIZON, Route, find, survives
from ...trials.run import interchangeable, through
from ...writing import whole_file
from ..report import Report, conditions

SETTLE_SECONDS = 10.0
OFFSETS = (0.0, 0.27)  # times after settling at which a change is tested [s]

# Thesis 7.7.1, "Controller Transitions".
THESIS_CHAIN = (
    *("walk", "in-place-walk", "stand", "back-flip", "in-place-walk", "walk", "big-step", "walk", "in-place-walk"),
    *("high-step", "in-place-walk", "scissor-hop", "walk", "skip", "walk", "bent", "walk", "crouch", "walk"),
    *("in-place-walk", "backwards", "in-place-walk", "back-and-forth", "walk", "run", "fast-run"),
)
CHAIN_STAY = 8.0  # duration of each gait of the chain [s]


@dataclass(frozen=True)
class Pair:
    """One ordered pair of gaits: at how many offsets the direct change works, any route works, and the routes used."""

    old: str
    new: str
    direct: int
    reached: int
    routes: tuple[str, ...]


def versions(chosen: Sequence[Skill]) -> list[Skill]:
    """The cyclic gaits, each in one version: tuned before printed."""
    best: dict[str, Skill] = {}
    for skill in sorted(chosen, key=lambda s: s.origin == "tuned"):
        if skill.kind == "cycle" and interchangeable(skill):
            best[skill.gait] = skill
    return sorted(best.values(), key=lambda s: s.id)


def pairs_from(old: Skill, others: Sequence[Skill], dt: float) -> list[Pair]:
    """Test the changes from one gait to each of the others."""
    sim = Simulation(Trial(old, 1e4, dt, record_every=0.0))
    snapshots = []
    for offset in OFFSETS:
        sim.advance(SETTLE_SECONDS + offset)
        snapshots.append(sim.save())
    result = []
    for new in others:
        if new.id == old.id:
            continue
        direct, routes, reached = 0, [], 0
        for snapshot in snapshots:
            sim.restore(snapshot)
            if survives(sim, Route(((new, 0, 0.0),)), HORIZON):
                direct += 1
                reached += 1
                continue
            route = find(sim, new, through(old, new))
            if route is not None:
                reached += 1
                routes.append(str(route) if len(route.segments) > 1 else "a later time")
        result.append(Pair(old.id, new.id, direct, reached, tuple(routes)))
    return result


def evaluate(chosen: Sequence[Skill], dt: float = 5e-4, progress: parallel.Progress = parallel.no_progress) -> Report:
    """Test all ordered pairs of cyclic gaits, then the thesis's chain for a planar body.

    Args:
        chosen: Skills of one character.
        dt: Time step [s].
        progress: Progress callback.

    Returns:
        A report with one row per pair.
    """
    gaits = versions(chosen)
    links = chain_links() if gaits[0].character.planar else []
    report = Report(
        f"gait changes on {gaits[0].character.name}",
        conditions(gaits[0].character, Scene(), dt, up_after_change_s=HORIZON, offsets=len(OFFSETS)),
        columns=("from", "to", "direct", "reached", "routes"),
    )
    try:
        results: list[Any] = parallel.parallel_map(
            lambda old: pairs_from(old, gaits, dt), gaits, progress, "gaits changed from"
        )
    except parallel.Interrupted as stop:
        results, report.stopped = stop.results, True
    pairs = [pair for row in results if row is not None for pair in row]
    full = len(OFFSETS)
    report.rows = [(p.old, p.new, p.direct, p.reached, "; ".join(p.routes)) for p in pairs]
    direct, reached = sum(p.direct == full for p in pairs), sum(p.reached == full for p in pairs)
    report.figures = {"pairs_total": len(pairs), "pairs_direct": direct, "pairs_with_route": reached}
    if pairs:
        report.figures |= {"fraction_direct": direct / len(pairs), "fraction_with_route": reached / len(pairs)}
    if not report.stopped and gaits[0].character.planar:
        rollout = thesis_chain(dt, links)
        report.figures["thesis_chain_ok"] = int(rollout.survived)
        report.words += [f"thesis chain: {rollout.ending}"]
        report.words += [f"  {note.time:7.2f} s  {note.text}" for note in rollout.notes]
    return report


def chain_links() -> list[Skill]:
    """The skills of the thesis's chain, in order."""
    return [skills.load(f"planar-{gait}") for gait in THESIS_CHAIN]


def thesis_chain(dt: float = 5e-4, links: Sequence[Skill] | None = None) -> Rollout:
    """Simulate the chain of thesis 7.7.1, with routes through other gaits where a direct change would fall."""
    links = links or chain_links()
    changes = tuple(Change(skill, CHAIN_STAY * (i + 1)) for i, skill in enumerate(links[1:]))
    return run(Trial(links[0], CHAIN_STAY * (len(links) + 1), dt, changes=changes))


def draw(report: Report, path: Path) -> None:
    """Plot the table: rows from, columns to."""
    from matplotlib.colors import ListedColormap
    from matplotlib.figure import Figure

    names = sorted({row[0] for row in report.rows} | {row[1] for row in report.rows})
    grid = np.full((len(names), len(names)), np.nan)
    for old, new, direct, reached, _ in report.rows:
        full = len(OFFSETS)
        grid[names.index(old), names.index(new)] = 2.0 if direct == full else 1.0 if reached == full else 0.0
    short = [name.removeprefix("planar-").removeprefix("human-") for name in names]
    figure = Figure(figsize=(7.2, 6.4), dpi=110, layout="constrained")
    ax = figure.add_subplot()
    ax.imshow(grid, vmin=0, vmax=2, cmap=ListedColormap(["#b91c1c", "#fbbf24", "#15803d"]))
    ax.set_xticks(range(len(names)), short, rotation=60, ha="right")
    ax.set_yticks(range(len(names)), short)
    ax.set(xlabel="to", ylabel="from", title="green: direct · yellow: through other gaits · red: none found")
    whole_file(path, lambda file: figure.savefig(file, format="png"))
