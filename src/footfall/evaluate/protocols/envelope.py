"""The push envelope: the largest push survived in each direction, with every smaller one survived too.

Forces are raised in equal steps, the rungs of a ladder, in all directions together. At each rung a direction is tested
at every phase and every time step of the plan; it ends at the first rung with a fall. The figure of a direction is the
last rung before that. Then a few rungs above are tested: a failed rung below a survived one is a hole, not the edge.

Forces are N per component: a diagonal push of F is (F, F), with magnitude √2 F, as in the thesis and in Wang 2009. In
general, F is the larger of the two components.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ... import parallel
from ...characters import Character
from ...control.skill import Skill
from ...errors import BadInput
from ...physics.gpu.records import TIME_UP
from ...physics.push import MAX_FORCE, Push
from ...physics.world import check_time_step
from ...trials import Simulation, Trial
from ...trials.many import Queue
from ...trials.simulation import Saved
from .cycle import SETTLE_SECONDS, SteadyGait, heading, settle

# Directions in which a push acts, to the left of forward [deg]: forward, forward left, left, back left …
COMPASS = {"f": 0.0, "fl": 45.0, "l": 90.0, "bl": 135.0, "b": 180.0, "br": 225.0, "r": 270.0, "fr": 315.0}
NAMES = ("forward", "forward left", "left", "back left", "back", "back right", "right", "forward right")
DIRECTION_NAMES = dict(zip(COMPASS, NAMES, strict=True))
RUNGS_ABOVE_FAILURE = 3  # tested to find holes
MAX_RUNGS = 1000
GPU_TRIALS = 10240  # tested together on a GPU


@dataclass(frozen=True)
class PushPlan:
    """A push protocol: directions, phases, forces and time steps of its trials.

    Directions are relative to the heading at the moment of each push, to the left of forward [deg].
    """

    name: str
    about: str
    directions: tuple[float, ...] = tuple(COMPASS.values())
    phases: tuple[float, ...] = (0.1,)  # of the first push, fractions of a cycle of two steps
    duration: float = 0.4  # of each push [s]
    count: int = 1  # pushes per trial
    interval: float = 4.0  # between the starts of two pushes [s]
    after: float = 8.0  # a trial is survived if upright this long after the end of the last push [s]
    ladder: float = 10.0  # force increment [N]
    highest: float = 1000.0  # largest force tested [N]
    steps: tuple[float, ...] = (5e-4, 1e-3)  # time steps; a push must be survived at all of them [s]
    leg_collision: bool | None = False  # None: as the character has it
    on: str = ""  # the body part pushed; the character's own if empty
    height: float | None = None  # of the push above the ground when standing upright [m]

    def __post_init__(self) -> None:
        turned = tuple(dict.fromkeys(_direction(angle) for angle in self.directions))
        object.__setattr__(self, "directions", turned)
        for phase in self.phases:
            if not 0.0 <= phase <= 1.0:
                raise BadInput(f"phase {phase:g} cannot be used; expected 0 to 1, a fraction of the cycle of two steps")
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
        if self.highest / self.ladder > MAX_RUNGS:
            raise BadInput(f"a ladder of {self.ladder:g} N up to {self.highest:g} N has more than {MAX_RUNGS} rungs")
        for dt in self.steps:
            check_time_step(dt)
        if not (self.directions and self.phases and self.steps):
            raise BadInput("a push protocol needs at least one direction, one phase and one time step")

    @property
    def rungs(self) -> list[float]:
        """All forces of the ladder [N]."""
        return [self.ladder * k for k in range(1, math.floor(self.highest / self.ladder + 1e-9) + 1)]


@dataclass
class Edge:
    """The edge of the envelope in one direction [N per component]."""

    direction: float
    best: float = 0.0  # the largest force below which every rung was survived
    failed_at: float | None = None  # the first failed rung; None at the end of the ladder or after Ctrl-C
    where: list[str] = field(default_factory=list)  # the phases and time steps with a fall at that rung
    holes: list[float] = field(default_factory=list)  # failed rungs with a survived one above them

    @property
    def magnitude(self) -> float:
        """Magnitude of the largest force survived [N]."""
        return self.best * math.hypot(*components(self.direction))


def _direction(angle: float) -> float:
    """An angle within [0, 360) [deg]."""
    if not (math.isfinite(angle) and -180.0 <= angle <= 360.0):
        raise BadInput(f"direction {angle:g} cannot be used; expected -180 to 360 degrees (0 forward, 90 left)")
    return angle % 360.0


def label(direction: float) -> str:
    """Short name of a direction: `fl` for 45°, `deg_30` for 30°."""
    known = {angle: name for name, angle in COMPASS.items()}
    return known.get(direction, f"deg_{direction:g}")


def components(direction: float) -> tuple[float, float]:
    """Forward and left component, scaled so that the larger is 1: (1, 1) for 45°."""
    x, y = math.cos(math.radians(direction)), math.sin(math.radians(direction))
    most = max(abs(x), abs(y))
    return round(x / most, 12), round(y / most, 12)


def adapt(plan: PushPlan, skill: Skill) -> tuple[PushPlan, Skill, str]:
    """The plan and the skill as they will be used, and a remark if directions had to be left out."""
    if plan.leg_collision is not None and skill.character.leg_collision != plan.leg_collision:
        skill = Trial(skill, leg_collision=plan.leg_collision).skill
    push_point(plan, skill.character)
    if not skill.character.planar:
        return plan, skill, ""
    possible = tuple(angle for angle in plan.directions if angle in (0.0, 180.0))
    only = f"{skill.character.name} moves in one plane: only forward (0) and backward (180) pushes are possible"
    if not possible:
        raise BadInput(only)
    return replace(plan, directions=possible), skill, "" if possible == plan.directions else only


def rest_height(character: Character, part: str) -> float:
    """Height of a link's joint above the ground when the body stands upright [m]."""
    return character.root_height + sum(link.offset[2] for link in character.chain(part))


def push_point(plan: PushPlan, character: Character) -> tuple[str, tuple[float, ...]]:
    """The link that the plan's pushes act on, and the point in its frame [m]."""
    part, point = Push((1.0, 0.0, 0.0), 0.0, on=plan.on).where(character)
    if plan.height is None:
        return part, point
    link, base = character.link(part), rest_height(character, part)
    ends = [link.centre[2], *(link.line[2::3] if link.line else ())]
    low, high = base + min(ends) - link.radius, base + max(ends) + link.radius
    if not low <= plan.height <= high:
        raise BadInput(
            f"height {plan.height:g} m is not on the {part}, which reaches from {low:.2f} to {high:.2f} m "
            "when standing upright; name another part with --on"
        )
    return part, (point[0], point[1], plan.height - base)


def survives(steady: SteadyGait, snapshot: Saved, direction: float, force: float, plan: PushPlan) -> bool:
    """Run one trial: all pushes of the plan in one direction, and upright until its end."""
    part, point = push_point(plan, steady.trial.character)
    x, y = components(direction)
    with steady.at(snapshot) as sim:
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
    """Simulate until a time [s] or a fall."""
    while not sim.over and sim.time < until - 0.5 * sim.trial.dt:
        sim.advance(min(until, sim.time + 5.0))


@dataclass(frozen=True)
class PushCase:
    """Start of a trial: a time step and a phase."""

    steady: SteadyGait
    snapshot: Saved
    name: str


def prepare(skill: Skill, plan: PushPlan, progress: parallel.Progress = parallel.no_progress) -> list[PushCase]:
    """Bring the skill to steady state at every time step and save it at every phase."""
    settled: list[SteadyGait] = parallel.parallel_map(
        lambda dt: settle(skill, dt, plan.phases), plan.steps, progress, "settling"
    )
    cases = []
    for dt, steady in zip(plan.steps, settled, strict=True):
        for i, snapshot in enumerate(steady.snapshots):
            phase = f"phase {plan.phases[i]:.3g}, " if steady.period else ""
            cases.append(PushCase(steady, snapshot, f"{phase}{1e3 * dt:g} ms"))
    return cases


def climb(
    cases: Sequence[PushCase],
    plan: PushPlan,
    edges: list[Edge],
    progress: parallel.Progress = parallel.no_progress,
    device: str = "cpu",
) -> None:
    """Fill in the edges, all directions together; after Ctrl-C (`Interrupted`) they hold the results so far."""
    together = parallel.cores() * 2 if device == "cpu" else GPU_TRIALS
    known: dict[tuple[float, float], list[bool]] = {}
    rungs, at = plan.rungs, 0
    open_edges = list(edges)
    while open_edges and at < len(rungs):
        # with few directions left, several rungs at once keep all cores busy
        ahead = rungs[at : at + max(1, together // (len(open_edges) * len(cases)))]
        span = f"{ahead[0]:g} N" if len(ahead) == 1 else f"{ahead[0]:g}-{ahead[-1]:g} N"
        _test(cases, plan, [(e.direction, force) for force in ahead for e in open_edges], known, progress, span, device)
        for edge in open_edges:
            for force in ahead:
                good = known[edge.direction, force]
                if not all(good):
                    edge.failed_at = force
                    edge.where = [case.name for case, up in zip(cases, good, strict=True) if not up]
                    break
                edge.best = force
        open_edges = [edge for edge in open_edges if edge.failed_at is None]
        at += len(ahead)
    above = []
    for edge in edges:
        higher = [force for force in rungs if edge.failed_at is not None and force > edge.failed_at]
        above += [
            (edge.direction, force) for force in higher[:RUNGS_ABOVE_FAILURE] if (edge.direction, force) not in known
        ]
    if above:
        _test(cases, plan, above, known, progress, "above the edge", device)
    for edge in edges:
        tried = {force: all(good) for (angle, force), good in known.items() if angle == edge.direction}
        top = max((force for force, good in tried.items() if good), default=0.0)
        edge.holes = sorted(force for force, good in tried.items() if not good and force < top)


def _test(
    cases: Sequence[PushCase],
    plan: PushPlan,
    wanted: list[tuple[float, float]],
    known: dict[tuple[float, float], list[bool]],
    progress: parallel.Progress,
    what: str,
    device: str,
) -> None:
    """Test every requested direction and force in every case."""
    jobs = [(case, direction, force) for direction, force in wanted for case in cases]
    good: list[Any]
    if device == "cpu":
        good = parallel.parallel_map(
            lambda job: survives(job[0].steady, job[0].snapshot, job[1], job[2], plan), jobs, progress, what
        )
    else:
        good = on_device(jobs, plan, device, lambda done: progress(done, len(jobs), what))
    for i, pair in enumerate(wanted):
        known[pair] = good[i * len(cases) : (i + 1) * len(cases)]


def on_device(
    jobs: Sequence[tuple[PushCase, float, float]], plan: PushPlan, device: str, tell: Callable[[int], None]
) -> list[bool]:
    """Run trials as `survives` does, all of one time step together on a device.

    Args:
        jobs: Case, direction [deg] and force [N] of each trial.
        plan: The protocol.
        device: Warp's name of the device.
        tell: Called with the number of finished trials.

    Returns:
        Which of them were survived.
    """
    good, done = [False] * len(jobs), 0
    for steady in {id(case.steady): case.steady for case, _, _ in jobs}.values():
        numbers = [i for i, (case, _, _) in enumerate(jobs) if case.steady is steady]
        with steady.at(jobs[numbers[0]][0].snapshot) as sim:
            sim.push(())
            queue = Queue(sim)
            part, point = push_point(plan, steady.trial.character)
            parameters = queue.parameters(sim.skill, sim.controller)
            for i in numbers:
                case, direction, force = jobs[i]
                start = queue.start(id(case), lambda case=case: sim.restore(case.snapshot))
                begin, (x, y) = queue.starts[start]["clock"][0] * sim.trial.dt, components(direction)
                pushes = [
                    Push(
                        (force * x, force * y, 0.0),
                        begin + k * plan.interval,
                        plan.duration,
                        part,
                        (point[0], point[1], point[2]),
                    )
                    for k in range(plan.count)
                ]
                until = begin + (plan.count - 1) * plan.interval + plan.duration + plan.after
                queue.add(start, parameters, until, pushes, turned=True)
            outcome = queue.run(device, lambda finished, _, before=done: tell(before + finished))
        for i, ending in zip(numbers, outcome.trial["ending"], strict=True):
            good[i] = bool(ending == TIME_UP)
        done += len(numbers)
    return good


def plan_conditions(plan: PushPlan, cases: Sequence[PushCase], character: Character) -> dict[str, Any]:
    """The plan as conditions of a report."""
    part, point = push_point(plan, character)
    periods = [case.steady.period for case in cases if case.steady.period]
    result: dict[str, Any] = {
        "push_on": part,
        "push_height_above_ground_m": round(rest_height(character, part) + point[2], 3),
        "push_duration_s": plan.duration,
        "phase": list(plan.phases) if periods else "none, it takes no steps",
        "cycle_s": round(sum(periods) / len(periods), 4) if periods else None,
        "pushes_per_trial": plan.count,
    }
    if plan.count > 1:
        result["interval_s"] = plan.interval
    return {
        **result,
        "up_after_s": plan.after,
        "settled_s": SETTLE_SECONDS,
        "ladder_step_n": plan.ladder,
        "highest_n": plan.highest,
        "force": "N per component; a diagonal push of F is (F, F)",
        "direction": "relative to the heading at the moment of the push",
    }
