"""The push envelope: how hard a body can be pushed from every side, with no hole below the answer.

All directions climb one ladder of forces together. At each rung a direction is tried at every phase and every
time step of the plan; it stops at the first rung at which any of them falls. The figure of a direction is the
last rung before that. Then a few rungs above are tried, to tell a hole from the edge.

Forces are N per component: a diagonal push of F is (F, F), √2 F in all, as in the thesis and in Wang 2009. In
general, F is the larger of the two components.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ... import parallel as pool
from ...characters import Character
from ...control.skill import Skill
from ...errors import BadInput
from ...physics.push import MAX_FORCE, Push
from ...physics.world import check_time_step
from ...trials import Simulation, Trial
from ...trials.simulation import Saved
from .cycle import SETTLE, Steady, heading, settle

COMPASS = {"f": 0.0, "fl": 45.0, "l": 90.0, "bl": 135.0, "b": 180.0, "br": 225.0, "r": 270.0, "fr": 315.0}
SIDES = ("forward", "forward left", "left", "back left", "back", "back right", "right", "forward right")
WORDS = dict(zip(COMPASS, SIDES, strict=True))
ABOVE = 3  # rungs tried above the first failure
MOST_RUNGS = 1000


@dataclass(frozen=True)
class Plan:
    """Pushes relative to the walker's heading at the moment of each; directions to the left of forward [deg]."""

    name: str
    about: str
    directions: tuple[float, ...] = tuple(COMPASS.values())
    phases: tuple[float, ...] = (0.1,)  # of the first push, shares of a cycle of two steps
    duration: float = 0.4  # of each push [s]
    count: int = 1  # pushes a trial
    interval: float = 4.0  # between their beginnings [s]
    after: float = 8.0  # up this long after the last push's end counts as survived [s]
    ladder: float = 10.0  # [N]
    highest: float = 1000.0  # [N]
    steps: tuple[float, ...] = (5e-4, 1e-3)  # time steps; the worst counts [s]
    leg_collision: bool | None = False  # None: as the character has it
    on: str = ""  # the body part pushed; where the character says when empty
    height: float | None = None  # above the ground when standing straight [m]

    def __post_init__(self) -> None:
        turned = tuple(dict.fromkeys(_direction(angle) for angle in self.directions))
        object.__setattr__(self, "directions", turned)
        for phase in self.phases:
            if not 0.0 <= phase <= 1.0:
                raise BadInput(f"phase {phase:g} cannot be used; expected 0 to 1, a share of the cycle of two steps")
        object.__setattr__(self, "phases", tuple(dict.fromkeys(self.phases)))
        if not 0.0 < self.duration <= 10.0:
            raise BadInput(f"push duration {self.duration:g} s cannot be used; expected above 0, up to 10")
        if self.count > 1 and self.duration >= self.interval:
            raise BadInput(f"push duration {self.duration:g} s is not below the {self.interval:g} s between pushes")
        if not (self.ladder > 0.0 and self.ladder <= self.highest <= MAX_FORCE):
            raise BadInput(
                f"a ladder of {self.ladder:g} N up to {self.highest:g} N has no rungs; "
                f"expected steps above 0 and a highest force between one step and {MAX_FORCE:g} N"
            )
        if self.highest / self.ladder > MOST_RUNGS:
            raise BadInput(f"a ladder of {self.ladder:g} N up to {self.highest:g} N has more than {MOST_RUNGS} rungs")
        for dt in self.steps:
            check_time_step(dt)
        if not (self.directions and self.phases and self.steps):
            raise BadInput("a push protocol needs at least one direction, one phase and one time step")

    @property
    def rungs(self) -> list[float]:
        return [self.ladder * k for k in range(1, math.floor(self.highest / self.ladder + 1e-9) + 1)]


@dataclass
class Edge:
    """What was found in one direction [N per component]."""

    direction: float
    best: float = 0.0  # every rung up to here was survived
    failed_at: float | None = None  # the first rung that was not; None when the ladder ended, or it was stopped
    where: list[str] = field(default_factory=list)  # the phases and time steps that fell there
    holes: list[float] = field(default_factory=list)  # failed rungs with a survived one above them

    @property
    def magnitude(self) -> float:
        return self.best * math.hypot(*components(self.direction))


def _direction(angle: float) -> float:
    if not (math.isfinite(angle) and -180.0 <= angle <= 360.0):
        raise BadInput(f"direction {angle:g} cannot be used; expected -180 to 360 degrees (0 forward, 90 left)")
    return angle % 360.0


def label(direction: float) -> str:
    """`fl` for 45°, `deg_30` for 30°."""
    known = {angle: name for name, angle in COMPASS.items()}
    return known.get(direction, f"deg_{direction:g}")


def components(direction: float) -> tuple[float, float]:
    """Forward and left, the larger of them 1: (1, 1) for 45°."""
    x, y = math.cos(math.radians(direction)), math.sin(math.radians(direction))
    most = max(abs(x), abs(y))
    return round(x / most, 12), round(y / most, 12)


def suited(plan: Plan, skill: Skill) -> tuple[Plan, Skill, str]:
    """The plan and the skill as they will be used, and what has to be said about it."""
    if plan.leg_collision is not None and skill.character.leg_collision != plan.leg_collision:
        skill = Trial(skill, leg_collision=plan.leg_collision).skill
    place(plan, skill.character)
    if not skill.character.planar:
        return plan, skill, ""
    possible = tuple(angle for angle in plan.directions if angle in (0.0, 180.0))
    only = f"{skill.character.name} moves in one plane: only forward (0) and backward (180) pushes make sense"
    if not possible:
        raise BadInput(only)
    return replace(plan, directions=possible), skill, "" if possible == plan.directions else only


def rest_height(character: Character, part: str) -> float:
    """How high a link's joint is when the body stands straight [m]."""
    return character.root_height + sum(link.offset[2] for link in character.chain(part))


def place(plan: Plan, character: Character) -> tuple[str, tuple[float, ...]]:
    """The link and the point on it that the plan's pushes act on."""
    part, point = Push((1.0, 0.0, 0.0), 0.0, on=plan.on).where(character)
    if plan.height is None:
        return part, point
    link, base = character.link(part), rest_height(character, part)
    ends = [link.centre[2], *(link.line[2::3] if link.line else ())]
    low, high = base + min(ends) - link.radius, base + max(ends) + link.radius
    if not low <= plan.height <= high:
        raise BadInput(
            f"height {plan.height:g} m is not on the {part}, which reaches from {low:.2f} to {high:.2f} m "
            "when standing straight; name another part with --on"
        )
    return part, (point[0], point[1], plan.height - base)


def survives(steady: Steady, moment: Saved, direction: float, force: float, plan: Plan) -> bool:
    """One trial: all pushes of the plan in one direction, then up for the rest of it."""
    part, point = place(plan, steady.trial.character)
    x, y = components(direction)
    with steady.at(moment) as sim:
        begin = sim.time
        for i in range(plan.count):
            sim.advance(begin + i * plan.interval)
            if sim.over:
                break
            c, s = math.cos(heading(sim)), math.sin(heading(sim))
            vector = (force * (c * x - s * y), force * (s * x + c * y), 0.0)
            sim.world.push((Push(vector, sim.time, plan.duration, part, (point[0], point[1], point[2])),))
        _finish(sim, begin + (plan.count - 1) * plan.interval + plan.duration + plan.after)
        return not sim.over


def _finish(sim: Simulation, until: float) -> None:
    while not sim.over and sim.time < until - 0.5 * sim.trial.dt:
        sim.advance(min(until, sim.time + 5.0))


@dataclass(frozen=True)
class Cell:
    """One way of trying a direction: a time step and a phase."""

    steady: Steady
    moment: Saved
    name: str


def prepare(skill: Skill, plan: Plan, progress: pool.Progress = pool.quiet) -> list[Cell]:
    """Settle the skill at every time step and save it at every phase."""
    settled: list[Steady] = pool.each(lambda dt: settle(skill, dt, plan.phases), plan.steps, progress, "settling")
    cells = []
    for dt, steady in zip(plan.steps, settled, strict=True):
        for i, moment in enumerate(steady.moments):
            phase = f"phase {plan.phases[i]:.3g}, " if steady.period else ""
            cells.append(Cell(steady, moment, f"{phase}{1e3 * dt:g} ms"))
    return cells


def climb(cells: Sequence[Cell], plan: Plan, edges: list[Edge], progress: pool.Progress = pool.quiet) -> None:
    """Fill in the edges, all directions together; after Ctrl-C (`pool.Stopped`) they hold what was found."""
    known: dict[tuple[float, float], list[bool]] = {}
    rungs, at = plan.rungs, 0
    live = list(edges)
    while live and at < len(rungs):
        # few directions left: several rungs at once keep all cores busy
        ahead = rungs[at : at + max(1, 2 * pool.cores() // (len(live) * len(cells)))]
        span = f"{ahead[0]:g} N" if len(ahead) == 1 else f"{ahead[0]:g}-{ahead[-1]:g} N"
        _try(cells, plan, [(e.direction, force) for force in ahead for e in live], known, progress, span)
        for edge in live:
            for force in ahead:
                good = known[edge.direction, force]
                if not all(good):
                    edge.failed_at = force
                    edge.where = [cell.name for cell, up in zip(cells, good, strict=True) if not up]
                    break
                edge.best = force
        live = [edge for edge in live if edge.failed_at is None]
        at += len(ahead)
    above = []
    for edge in edges:
        higher = [force for force in rungs if edge.failed_at is not None and force > edge.failed_at]
        above += [(edge.direction, force) for force in higher[:ABOVE] if (edge.direction, force) not in known]
    if above:
        _try(cells, plan, above, known, progress, "above the edge")
    for edge in edges:
        tried = {force: all(good) for (angle, force), good in known.items() if angle == edge.direction}
        top = max((force for force, good in tried.items() if good), default=0.0)
        edge.holes = sorted(force for force, good in tried.items() if not good and force < top)


def _try(
    cells: Sequence[Cell],
    plan: Plan,
    wanted: list[tuple[float, float]],
    known: dict[tuple[float, float], list[bool]],
    progress: pool.Progress,
    what: str,
) -> None:
    """Every wanted direction and force at every cell."""
    jobs = [(cell, direction, force) for direction, force in wanted for cell in cells]
    good: list[Any] = pool.each(
        lambda job: survives(job[0].steady, job[0].moment, job[1], job[2], plan), jobs, progress, what
    )
    for i, pair in enumerate(wanted):
        known[pair] = good[i * len(cells) : (i + 1) * len(cells)]


def described(plan: Plan, cells: Sequence[Cell], character: Character) -> dict[str, Any]:
    """The plan as conditions of a report."""
    part, point = place(plan, character)
    periods = [cell.steady.period for cell in cells if cell.steady.period]
    told: dict[str, Any] = {
        "push_on": part,
        "push_height_above_ground_m": round(rest_height(character, part) + point[2], 3),
        "push_duration_s": plan.duration,
        "phase": list(plan.phases) if periods else "none, it takes no steps",
        "cycle_s": round(sum(periods) / len(periods), 4) if periods else None,
        "pushes_per_trial": plan.count,
    }
    if plan.count > 1:
        told["interval_s"] = plan.interval
    return {
        **told,
        "up_after_s": plan.after,
        "settled_s": SETTLE,
        "ladder_step_n": plan.ladder,
        "highest_n": plan.highest,
        "force": "N per component; a diagonal push of F is (F, F)",
        "direction": "relative to the heading at the moment of the push",
    }
