"""`footfall evaluate repertoire`: whether the controllers hold, chains through the state machine, and other seeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from .. import parallel
from ..characters import Character
from ..evaluate import report as reports
from ..evaluate.report import Report
from ..physics import kernel
from ..physics.scene import Scene
from ..physics.start import Start
from ..trials import Trial, run
from . import act_refinement, acts, files, kept, transitions
from .frames import DT
from .loop import Loop, scattered
from .make import Made, make
from .recipe import Act, Recipe, Single
from .samples import Controller

STARTS, MINUTES, SPATIAL_MINUTES = 10, 10.0, 2.0  # of a stationary controller; in space
TRIALS, ENOUGH = 20, 18  # of a transition
SUBSTEPS = (16, 32, 64)  # physics steps a frame, in turn: 2.1, 1.0 and 0.5 ms
LEAST_FLIGHT = 0.1  # of a jump, up to its highest point [s]
CHAINS, CHAIN_SECONDS, CHAIN_ITEMS = 20, 60.0, 5
CHAIN_IMPULSE = 10.0  # of the push of a chain, for 0.2 s, forward or backward [N s]
STOOD = (6.0, 9.0)  # after standing was asked for, when a push meets the standing body [s]
SEED = 90000  # of tests; makers use others
SECTIONS = ("controllers", "chains", "seeds")
SPATIAL_SECTIONS = ("controllers",)  # of a body in space, where none are named


def stationary_holds(made: Made, name: str, trial: int, minutes: float = MINUTES) -> float:
    """For how long a stationary controller holds from a scattered start of its steady motion [s]."""
    random = np.random.default_rng(SEED + trial)
    loop = Loop(made.character, [_alone(made, name)], SUBSTEPS[trial % 3])
    states = made.steady[name].states
    loop.begin(scattered(loop.chart, states[random.integers(len(states))], random), name)
    loop.frames(round(minutes * 60 * 30))
    return loop.world.time


def _alone(made: Made, name: str) -> Controller:
    """A controller that nothing relieves."""
    controller = made.controllers[name]
    return replace(controller, setting=replace(controller.setting, rescue=""))


def transition_holds(made: Made, name: str, trial: int) -> bool:
    """Whether a transition leads from one stationary controller to the other, which then holds."""
    setting = made.controllers[name].setting
    ends = made.ends(setting.source, setting.then)
    begin, wait = transitions.validation(ends, SEED + trial, 1)[0]
    parts = [_alone(made, each) for each in (setting.source, name, setting.then)]
    loop = Loop(made.character, parts, SUBSTEPS[trial % 3])
    return transitions.succeeds(loop, ends, name, begin, wait)


def jump_holds(made: Made, act: Act, trial: int) -> bool:
    """Whether a jump leaves the ground, lands and stands."""
    stand, random = made.recipe.stand, np.random.default_rng(SEED + trial)
    loop = Loop(made.character, [_alone(made, stand), *(made.controllers[n] for n in act.names)], SUBSTEPS[trial % 3])
    loop.begin(scattered(loop.chart, made.steady[stand].states[0], random), stand)
    if not loop.frames(int(random.integers(*transitions.SETTLE))):
        return False
    loop.want(act.names[0])
    tally = loop.world.buffers.tally
    before = float(tally[kernel.FLIGHT_TIME])
    if not (loop.until(act.names[1], 120) and loop.until(act.names[2], 60)):
        return False
    flight = float(tally[kernel.FLIGHT_TIME]) - before
    return flight > LEAST_FLIGHT and loop.until(stand, 200) and loop.frames(transitions.AFTER)


def single_holds(made: Made, act: Single, trial: int) -> bool:
    """Whether an act leads through all of its controllers, from standing to standing."""
    stand, random = made.recipe.stand, np.random.default_rng(SEED + trial)
    loop = Loop(made.character, [_alone(made, stand), *(made.controllers[n] for n in act.names)], SUBSTEPS[trial % 3])
    begin = scattered(loop.chart, made.steady[stand].states[0], random)
    return act_refinement.completes(loop, stand, act.names, begin, int(random.integers(*transitions.SETTLE)))


def push_holds(made: Made, act: Act, trial: int) -> bool:
    """Whether a push of a random size of the recipe's range is answered, and the body stands again."""
    stand, random = made.recipe.stand, np.random.default_rng(SEED + trial)
    loop = Loop(made.character, [made.controllers[n] for n in (stand, *act.names)], SUBSTEPS[trial % 3])
    size = float(random.uniform(min(act.impulses), max(act.impulses))) * (1 if trial % 2 else -1)
    begin = scattered(loop.chart, made.steady[stand].states[0], random)
    return acts.answers(loop, stand, begin, acts.push_of(size, 1.0))


def controllers(
    made: Made, progress: parallel.Progress = parallel.no_progress, minutes: float = MINUTES
) -> dict[str, float]:
    """How often each controller holds: stationary ones of `STARTS`, the others of `TRIALS`.

    Args:
        made: The repertoire.
        progress: Progress callback.
        minutes: For which a stationary controller must hold.

    Returns:
        The share of trials by name of the controller.
    """
    found: dict[str, float] = {}
    recipe = made.recipe
    all_acts: list[Act | Single] = [act for act in (recipe.jump, recipe.balance, *recipe.singles) if act]
    grouped = {name: act for act in all_acts for name in act.names}
    jobs: list[tuple[str, int]] = []
    for name, controller in made.controllers.items():
        if name in grouped:
            if name == grouped[name].names[0]:
                jobs += [(name, trial) for trial in range(TRIALS)]
        else:
            jobs += [(name, trial) for trial in range(TRIALS if controller.setting.then else STARTS)]

    def work(job: tuple[str, int]) -> bool:
        name, trial = job
        if name in grouped:
            act = grouped[name]
            if isinstance(act, Single):
                return single_holds(made, act, trial)
            return (jump_holds if act is recipe.jump else push_holds)(made, act, trial)
        if made.controllers[name].setting.then:
            return transition_holds(made, name, trial)
        return stationary_holds(made, name, trial, minutes) >= 60.0 * minutes - 0.1

    results = parallel.parallel_map(work, jobs, progress, "trials of controllers")
    for name in made.controllers:
        own = [
            ok
            for (of, _), ok in zip(jobs, results, strict=True)
            if of == (grouped[name].names[0] if name in grouped else name)
        ]
        found[name] = sum(own) / len(own)
    return found


def figures(made: Made, shares: dict[str, float]) -> dict[str, int]:
    """How many trials of each behaviour held: `stand_ok`, `walk_ok`, `start_ok`, `jump_ok` …; 0 if not learned."""
    recipe = made.recipe
    names = {"stand": recipe.stand}
    for gait in recipe.gaits:
        before = "" if gait is recipe.gaits[0] else f"{gait.word}_"
        names |= {gait.word: gait.name, f"{before}start": gait.start, f"{before}stop": gait.stop}
    words = {gait.name: gait.word for gait in recipe.gaits}
    names |= {f"{words[first]}_to_{words[second]}": name for name, first, second in recipe.changes}
    names |= {"jump": recipe.jump.names[0]} if recipe.jump else {}
    names |= {each.word: each.names[0] for each in recipe.singles}
    names |= {"balance": recipe.balance.names[0]} if recipe.balance else {}
    trials = {name: TRIALS if _passing(made, name) else STARTS for name in shares}
    held = {word: round(shares[name] * trials[name]) if name in shares else 0 for word, name in names.items() if name}
    return {f"{word}_ok": count for word, count in held.items()}


def holds(made: Made, shares: dict[str, float]) -> list[str]:
    """Names of the controllers that hold."""
    return [name for name, share in shares.items() if share >= (ENOUGH / TRIALS if _passing(made, name) else 1.0)]


def _passing(made: Made, name: str) -> bool:
    """Whether a controller is a transition or a part of an act."""
    return bool(made.controllers[name].setting.then)


def chain(made: Made, trial: int, standing: bool = False) -> tuple[bool, str]:
    """A random way through the state machine with a push.

    Args:
        made: The repertoire.
        trial: Number, from which the way follows.
        standing: Whether the push meets the standing body, as large as those that balance is learned from (the
            involuntary transition of Figure 5); else one of `CHAIN_IMPULSE` comes at any moment.

    Returns:
        Whether it held and did all that was asked for, and the plan.
    """
    random = np.random.default_rng(SEED + trial)
    recipe, words = made.recipe, list(made.behaviours)
    each, begins, last = CHAIN_SECONDS / CHAIN_ITEMS, [], "stand"
    order: list[str] = []
    for k in range(CHAIN_ITEMS):
        last = str(random.choice([word for word in words if word != last]))
        order.append(last)
        begins.append(1.0 + k * each)
    time, size = float(random.uniform(2.0, CHAIN_SECONDS - 5.0)), CHAIN_IMPULSE
    wanted = {made.behaviours[word] for word in order}
    if standing and recipe.balance:
        k = 1 + trial % (CHAIN_ITEMS - 1)
        order[k], time = "stand", begins[k] + float(random.uniform(*STOOD))
        size = float(random.uniform(min(recipe.balance.impulses), max(recipe.balance.impulses)))
        wanted = {made.behaviours[word] for word in order} | {recipe.balance.names[0]}
    text = ", ".join(f"{word}@{begin:g}" for word, begin in zip(order, begins, strict=True))
    skill = files.in_memory(made.document("chain", text), list(made.controllers.values()))
    push = acts.push_of(size if trial % 2 else -size, time)
    start = Start(pitch=skill.start.pitch, angles=skill.start.angles)
    rollout = run(
        Trial(skill, CHAIN_SECONDS, DT, Scene(), (push,), start=start, seed=trial, scatter=0.01, record_every=1 / 30)
    )
    visited = {list(made.controllers)[int(k)] for k in np.unique(rollout["state"])}
    return rollout.survived and wanted <= visited, text


def _chains(report: Report, made: Made, progress: parallel.Progress) -> None:
    """Long chains, with a push at any moment and with one that meets the standing body."""
    jobs = [(trial, standing) for standing in (False, True) for trial in range(CHAINS)]
    ways = parallel.parallel_map(lambda job: chain(made, *job), jobs, progress, "chains")
    report.figures["long_chains_ok"] = sum(ok for ok, _ in ways[:CHAINS])
    report.figures["long_chains_pushed_standing_ok"] = sum(ok for ok, _ in ways[CHAINS:])
    report.figures["long_chains_total"] = CHAINS
    report.words += [f"chain failed: {text}" for ok, text in ways if not ok]


def evaluate(
    folder: Path,
    character: Character,
    recipe: Recipe,
    seeds: int = 5,
    only: Sequence[str] = (),
    progress: parallel.Progress = parallel.no_progress,
    keep: Path | None = None,
) -> Report:
    """Make a repertoire and test it.

    Args:
        folder: Clips.
        character: The body.
        recipe: Which clips.
        seeds: Whole chains from clips to controllers.
        only: Sections; all if empty.
        progress: Progress callback.
        keep: Folder in which the repertoire of the first seed is written; what is finished of each seed is kept
            beside it while this runs.

    Returns:
        Figures and a table of the controllers.
    """
    minutes = MINUTES if character.planar else SPATIAL_MINUTES
    report = Report(f"repertoire of {character.name}", {}, columns=("controller", "holds", "learned from"))
    report.conditions = reports.conditions(
        character, Scene(), DT, scatter_rad=0.01, starts=STARTS, minutes=minutes, trials=TRIALS,
        time_steps_s=[round(1 / (30.0 * s), 6) for s in SUBSTEPS], push_on="torso", push_duration_s=acts.PUSH_DURATION,
        chain_impulse_ns=CHAIN_IMPULSE,
    )  # fmt: skip
    sections = only or (SECTIONS if character.planar else SPATIAL_SECTIONS)
    kept_at = [keep and kept.beside(keep.with_name(f"{keep.name}-{seed}")) for seed in range(1, seeds + 1)]
    first = make(folder, character, recipe, 1, progress=progress, keep=kept_at[0])
    if keep is not None:
        first.write(keep)
        report.files.append(str(keep / "skill.toml"))
    report.figures = {"controllers_total": len(first.controllers), "make_minutes": first.seconds / 60.0}
    report.words += [f"{name} was not learned: {why}" for name, why in first.missing.items()]
    if "controllers" in sections or "seeds" in sections:
        shares = controllers(first, progress, minutes)
        held = holds(first, shares)
        report.figures |= {} if character.planar else figures(first, shares)
        report.figures["controllers_hold"] = len(held)
        report.rows = [(name, f"{share:.2f}", first.controllers[name].made_from) for name, share in shares.items()]
    if "chains" in sections:
        _chains(report, first, progress)
    if "seeds" in sections:
        succeed = int(report.figures["controllers_hold"] == len(first.controllers))
        for seed in range(2, seeds + 1):
            other = make(folder, character, recipe, seed, progress=progress, keep=kept_at[seed - 1])
            shares = controllers(other, progress, minutes)
            missing = sorted(set(other.controllers) - set(holds(other, shares)))
            succeed += not missing
            report.words += [f"seed {seed}: {name} holds in {shares[name]:.2f} of the trials" for name in missing]
        report.figures["seeds_that_succeed"], report.figures["seeds_total"] = succeed, seeds
    for place in kept_at:
        kept.Kept(place, "").remove()
    return report
