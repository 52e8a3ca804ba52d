"""Which gait can follow which: a measured table, routes where a direct change falls, and the thesis's chain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ... import parallel as pool
from ...control import skill as skills
from ...control.skill import Skill
from ...physics.scene import Scene
from ...trials import Change, Rollout, Simulation, Trial, run
from ...trials.route import HORIZON, Route, find, survives
from ...trials.run import interchangeable, through
from ...writing import whole_file
from ..report import Report, conditions

SETTLE = 10.0
OFFSETS = (0.0, 0.27)  # moments at which a change is asked for, after settling [s]

# Thesis 7.7.1, "Controller Transitions".
THESIS_CHAIN = (
    *("walk", "in-place-walk", "stand", "back-flip", "in-place-walk", "walk", "big-step", "walk", "in-place-walk"),
    *("high-step", "in-place-walk", "scissor-hop", "walk", "skip", "walk", "bent", "walk", "crouch", "walk"),
    *("in-place-walk", "backwards", "in-place-walk", "back-and-forth", "walk", "run", "fast-run"),
)
CHAIN_STAY = 8.0  # how long each link of the chain lasts before the next is asked for [s]


@dataclass(frozen=True)
class Pair:
    """One ordered pair: at how many offsets the direct change held, and the detour that holds where it did not."""

    old: str
    new: str
    direct: int
    reached: int
    routes: tuple[str, ...]


def versions(chosen: Sequence[Skill]) -> list[Skill]:
    """The cyclic gaits, each in the version that deserves its name: tuned before printed."""
    best: dict[str, Skill] = {}
    for skill in sorted(chosen, key=lambda s: s.origin == "tuned"):
        if skill.kind == "cycle" and interchangeable(skill):
            best[skill.gait] = skill
    return sorted(best.values(), key=lambda s: s.id)


def pairs_from(old: Skill, others: Sequence[Skill], dt: float) -> list[Pair]:
    """Changes from one gait to each of the others."""
    sim = Simulation(Trial(old, 1e4, dt, record_every=0.0))
    moments = []
    for offset in OFFSETS:
        sim.advance(SETTLE + offset)
        moments.append(sim.save())
    result = []
    for new in others:
        if new.id == old.id:
            continue
        direct, routes, reached = 0, [], 0
        for moment in moments:
            sim.restore(moment)
            if survives(sim, Route(((new, 0, 0.0),)), HORIZON):
                direct += 1
                reached += 1
                continue
            route = find(sim, new, through(old, new))
            if route is not None:
                reached += 1
                routes.append(str(route) if len(route.legs) > 1 else "a later moment")
        result.append(Pair(old.id, new.id, direct, reached, tuple(routes)))
    return result


def evaluate(chosen: Sequence[Skill], dt: float = 5e-4, progress: pool.Progress = pool.quiet) -> Report:
    """The table over all ordered pairs of cyclic gaits, then the thesis's chain."""
    gaits = versions(chosen)
    links = chain_links() if gaits[0].character.planar else []
    report = Report(
        f"gait changes on {gaits[0].character.name}",
        conditions(gaits[0].character, Scene(), dt, up_after_change_s=HORIZON, offsets=len(OFFSETS)),
        columns=("from", "to", "direct", "reached", "routes"),
    )
    try:
        results: list[Any] = pool.each(lambda old: pairs_from(old, gaits, dt), gaits, progress, "gaits changed from")
    except pool.Stopped as stop:
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
    """The long chain of 7.7.1 from end to end, with detours where the program finds them necessary."""
    links = links or chain_links()
    changes = tuple(Change(skill, CHAIN_STAY * (i + 1)) for i, skill in enumerate(links[1:]))
    return run(Trial(links[0], CHAIN_STAY * (len(links) + 1), dt, changes=changes))


def draw(report: Report, path: Path) -> None:
    """The table as a picture: rows from, columns to."""
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
    ax.set(xlabel="to", ylabel="from", title="green: direct · yellow: with a detour · red: no way found")
    whole_file(path, lambda file: figure.savefig(file, format="png"))
