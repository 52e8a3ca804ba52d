"""`footfall evaluate bodies`: other people's bodies imported, a walk on each, and protocols run on the walks.

The walk is a clip that is learned on the body. Without a clip it is a built-in walk, carried over to the body as it is,
and optimized there if it falls.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import parallel
from ..characters.constants import GRAVITY
from ..characters.foreign import import_body
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import FootfallError
from ..evaluate.clips import clips as reading
from ..evaluate.protocols import balance, body, compare, gaits, long_run, norms, pushes, steer, terrain
from ..evaluate.protocols.envelope import PushPlan
from ..evaluate.report import Report
from ..optimize import campaign, executor, objective_file, optimize
from ..optimize.kept import beside
from ..optimize.onto_body import onto
from ..optimize.walking import leg_length
from ..trials import Trial, run
from ..writing import copy_beside, whole_text
from . import learn, prepare
from .check import REQUIRED_SECONDS, TIME_STEPS
from .write import identifier, write

START = "human-walk-robust"  # the walk that is carried over
OBJECTIVE, SPREAD = "robust", 3.0  # of the search that follows where it falls; factor on its first spread
FROUDE_SPEED = 0.28  # of that search: v/√(g l); 0.8 m/s with the legs of `human`
COLUMNS = (
    *("body", "imported", "mass_kg", "height_m", "joints", "walk", "walks_s", "speed"),
    *("protocols_run", "of", "why"),
)
SHORT_PUSHES = PushPlan(
    "short",
    "one push of 0.4 s at the chest, four sides, one phase",
    directions=(0.0, 90.0, 180.0, 270.0),
    phases=(0.1,),
    ladder=25.0,
    highest=100.0,
    after=4.0,
    steps=(1e-3,),
    leg_collision=None,
)
PROTOCOLS: dict[str, Callable[[Skill, parallel.Progress], Any]] = {
    "gaits": lambda skill, progress: gaits.evaluate([skill], 20.0, 1e-3, progress),
    "pushes": lambda skill, progress: pushes.envelope(skill, SHORT_PUSHES, progress),
    "long-run": lambda skill, progress: long_run.evaluate(skill, 0.5, 1, 20.0, 1e-3, None, progress),
    "balance": lambda skill, progress: balance.evaluate(skill, 5.0, 1e-3, progress=progress),
    "norms": lambda skill, progress: norms.evaluate(skill, norms.MEASURED_TO, 1e-3, progress),
    "compare": lambda skill, progress: compare.evaluate([skill], 1e-3, None, progress),
    "body": lambda skill, progress: body.evaluate(skill, 1e-3, progress, None, 5.0),
    "steer": lambda skill, progress: steer.evaluate(skill, 1e-3, progress),
    "terrain": lambda skill, progress: terrain.evaluate(skill, 1e-3, progress),
}


@dataclass(frozen=True)
class BodySettings:
    """How every body is tested.

    Attributes:
        budget: Time to learn or optimize on each body [s]; no search if 0.
        seed: Of the searches.
        protocols: Names of `PROTOCOLS` to run.
    """

    budget: float = 300.0
    seed: int = 1
    protocols: tuple[str, ...] = tuple(PROTOCOLS)


def evaluate(
    models: list[Path],
    clip: Path | None,
    out: Path,
    settings: BodySettings,
    progress: parallel.Progress = parallel.no_progress,
) -> Report:
    """Import models, make each walk, and run the protocols on the walks.

    A walk that is in the folder of results already is only tested.

    Args:
        models: MJCF and URDF files.
        clip: A walking clip to learn; None to carry over `START`.
        out: Folder of the characters and walks.
        settings: Time, seed and protocols.
        progress: Progress callback.

    Returns:
        One row for each body: imported, where its walk is from, the shortest time it lasts at 0.5, 1 and 2 ms, how many
        protocols run, and what failed; figures count the bodies.
    """
    report = Report("bodies", {"clip": clip.name if clip else None, "budget_s": settings.budget, "seed": settings.seed})
    report.conditions |= {"time_steps_s": list(TIME_STEPS), "protocols": list(settings.protocols)}
    report.columns = COLUMNS
    for model, name in zip(models, _names(models), strict=True):
        try:
            report.rows.append(_body(model, name, clip, out, settings, report, progress))
        except (parallel.Interrupted, KeyboardInterrupt):
            report.stopped = True
            break
    report.figures = {
        "bodies": len(models),
        "imported": sum(row[1] == "yes" for row in report.rows),
        "walk_60s": sum((row[6] or 0.0) >= REQUIRED_SECONDS - 1e-6 for row in report.rows),
        "protocols_fraction": _fraction(report.rows),
    }
    return report


def _fraction(rows: list[tuple[Any, ...]]) -> float | None:
    tried = sum(row[9] for row in rows)
    return sum(row[8] for row in rows) / tried if tried else None


def _names(models: list[Path]) -> list[str]:
    """A name for each model: its file's, with that of its folder where two files have the same name."""
    stems = [model.stem for model in models]
    named = []
    for model, stem in zip(models, stems, strict=True):
        full = stem if stems.count(stem) == 1 else f"{model.parent.name}-{stem}"
        named.append(identifier(full, str(model), mend=True))
    return [name if named.count(name) == 1 else f"{name}-{k + 1}" for k, name in enumerate(named)]


def _body(
    model: Path,
    name: str,
    clip: Path | None,
    out: Path,
    settings: BodySettings,
    report: Report,
    progress: parallel.Progress,
) -> tuple[Any, ...]:
    """One row of the table."""
    try:
        found = import_body(model, name)
    except FootfallError as error:
        return (name, "no", None, None, None, "", None, None, 0, 0, str(error))
    whole_text(out / f"{name}.json", found.character.to_json())
    size = (found.character.mass, found.height, len(found.character.joints))
    place = out / f"{name}-walk"
    try:
        if not (place / "skill.toml").is_file():
            if clip is None:
                _carry_over(out / f"{name}.json", place, settings, progress)
            else:
                _learn(clip, out / f"{name}.json", place, settings, progress)
        skill = skills.load(place)
    except FootfallError as error:
        return (name, "yes", *size, "", None, None, 0, 0, str(error))
    lasts, speed = _lasts(skill, progress)
    failed = {}
    for protocol in settings.protocols:
        try:
            PROTOCOLS[protocol](skill, progress)
        except FootfallError as error:
            failed[protocol] = str(error)
    report.words += [f"{name}: {protocol} does not run: {why}" for protocol, why in failed.items()]
    runs = len(settings.protocols) - len(failed)
    walk = "clip" if "clip" in skill.body else "optimized" if skill.id == place.name else START
    return (name, "yes", *size, walk, lasts, speed, runs, len(settings.protocols), ", ".join(failed))


def _carry_over(character: Path, place: Path, settings: BodySettings, progress: parallel.Progress) -> None:
    """The built-in walk on the body; optimized there if it falls and there is time."""
    start, _ = onto(skills.load(START), str(character), place.with_name(f"{place.name}-start"))
    if _lasts(start, progress)[0] < REQUIRED_SECONDS - 1e-6 and settings.budget:
        speed = FROUDE_SPEED * (GRAVITY * leg_length(start.character)) ** 0.5
        target = optimize.Target(objective_file.load(OBJECTIVE).wider(SPREAD), round(speed, 2))
        plan = campaign.SearchSettings(settings.budget, seed=settings.seed)
        optimize.check(start, target, plan)

        def tell(state: Any, ground: Any) -> None:
            progress(round(100 * (1.0 - state.left)), 100, f"{place.name}: generation {state.total}")

        with executor.local() as workers:
            found = optimize.run(start, target, plan, workers, place, progress=tell)
        copy_beside(found.job.space.path, found.job.space.data, place / "skill.toml")
        whole_text(place / "skill.toml", optimize.document(found, place.name))
        return
    onto(skills.load(START), str(character), place)


def _learn(clip: Path, character: Path, place: Path, settings: BodySettings, progress: parallel.Progress) -> None:
    made = prepare.prepare(reading.load(clip), str(character))

    def tell(found: Any, elapsed: float) -> None:
        progress(round(elapsed), round(settings.budget), f"{place.name}: {found.words()}")

    result = learn.learn(made, place.name, settings.budget, settings.seed, progress=tell, keep=beside(place))
    write(result, place)
    beside(place).unlink(missing_ok=True)


def _lasts(skill: Skill, progress: parallel.Progress) -> tuple[float, float]:
    """How long a walk lasts, the shortest of three time steps [s], and its speed at the finest [m/s]."""
    trials = [Trial(skill, REQUIRED_SECONDS, dt, record_every=0.02) for dt in TIME_STEPS]
    done = parallel.parallel_map(run, trials, progress, f"{skill.id}: 60 s")
    times = [float(rollout.ending.time) for rollout in done]
    first = done[0]
    return min(times), float((first["x"][-1] - first["x"][0]) / max(first.time[-1], 1e-9))
