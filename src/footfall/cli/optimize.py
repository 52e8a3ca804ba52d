"""`footfall optimize` and `footfall evaluate natural`."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import screen, skill_folder

if TYPE_CHECKING:
    from ..optimize.optimize import OptimizedWalk, Target

PLOT_INTERVAL = 20.0  # [s]
BUDGET, GPU_BUDGET = "20min", "70s"
POPULATION, GPU_POPULATION = 16, 256
CHECKED_STEPS = (5e-4, 1e-3, 2e-3)  # at which the CPU scores what a GPU has found [s]
GPU_STEP = 2e-3  # finest of the search on a GPU, where a step takes as long for few worlds as for many [s]
Friction = Annotated[float | None, typer.Option("--friction", min=0.05, max=10.0, help="Friction of the ground.")]
Generations = Annotated[
    int | None, typer.Option("--generations", min=1, max=100000, help="Stop after these instead of a time.")
]
Population = Annotated[
    int | None, typer.Option("--population", min=4, max=10000, help="Candidates per generation; 16, on a GPU 256.")
]
Spread = Annotated[
    float, typer.Option("--spread", min=0.05, max=20.0, help="Factor on the initial step; 5 for a draft by hand.")
]


def run(
    skill: Annotated[str, typer.Argument(help="Name or file of a 3D skill with tunables { value, low, high }.")],
    objective: Annotated[
        str, typer.Option("--objective", help="natural, wang, robust, wang-without-TERM, or a .toml file.")
    ] = "natural",
    speed: Annotated[float | None, typer.Option("--speed", help="Desired speed [m/s]; free if not given.")] = None,
    step_length: Annotated[float | None, typer.Option("--step-length", help="Desired step length [m].")] = None,
    character: Annotated[str, typer.Option("--character", help="Name or file of another body, if any.")] = "",
    body: Annotated[str, typer.Option("--body", help="short, tall, … or height=0.9,mass=0.8.")] = "",
    slope: Annotated[float | None, typer.Option("--slope", min=-30.0, max=30.0, help="Uphill positive [deg].")] = None,
    friction: Friction = None,
    budget: Annotated[str, typer.Option("--budget", help="Time for each seed: 90s, 20min; 20min, on a GPU 70s.")] = "",
    generations: Generations = None,
    population: Population = None,
    spread: Spread = 1.0,
    seed: Annotated[str, typer.Option("--seed", help="Seed of the search; 0,1,2 runs three searches.")] = "1",
    resume: Annotated[bool, typer.Option("--resume", help="Continue from the checkpoint in the folder.")] = False,
    cluster: Annotated[str, typer.Option("--cluster", help="Address of a Dask scheduler, tcp://HOST:8786.")] = "",
    device: screen.Device = "cpu",
    out: Annotated[str, typer.Option("--out", "-o", help="Folder of the new skill, named so.")] = "optimized",
    json: screen.Json = False,
) -> None:
    from ..characters import shape as shapes
    from ..control import skill as skills
    from ..errors import BadInput
    from ..evaluate.report import Report, conditions
    from ..optimize import campaign, objective_file, optimize
    from ..writing import folder
    from .durations import read_seconds

    chosen = skills.load(skill)
    file = objective_file.load(objective).wider(spread)
    where = _device(device, cluster)
    file = file if where == "cpu" else file.coarser(GPU_STEP)
    target = optimize.Target(file, speed, step_length, shapes.parse(body) if body else None, slope, friction)
    population = population or GPU_POPULATION if where != "cpu" else population or POPULATION
    seeds = _seeds(seed)
    seconds = read_seconds(budget or (GPU_BUDGET if where != "cpu" else BUDGET), "--budget")
    steps = CHECKED_STEPS if where != "cpu" else CHECKED_STEPS[:1]
    plans = [campaign.SearchSettings(seconds, generations, population, number, steps) for number in seeds]
    folders = _folders(Path(out), seeds, resume)
    chosen, words = _on(chosen, character, Path(out) / "start")
    optimize.check(chosen, target, plans[0])
    stages = [stage.dt for stage in file.stages]
    said = conditions(chosen.character, chosen.scene, stages, **_request(target, population), device=where)
    report = Report(f"{chosen.id} optimized for {file.name}", said)
    with screen.progress("optimize") as progress, _workers(where, population, cluster) as (workers, judge):
        for plan, place in zip(plans, folders, strict=True):
            folder(place)
            monitor = _Monitor(progress, place, len(seeds) > 1 and plan.seed, file.weights)
            found = optimize.run(chosen, target, plan, workers, place, _begun(place), monitor, judge)
            _add_result(report, found, place, monitor, plan.seed if len(seeds) > 1 else None)
            if found.stopped:
                break
    report.words += words
    if not report.files:
        raise BadInput("stopped before a generation was finished; there is no result")
    report.words.append(f"next: footfall play {folders[0]}/ · footfall report {folders[0]}/")
    screen.show(report, json)


def _device(asked: str, cluster: str) -> str:
    """The device that is used; a cluster has its own."""
    from ..errors import BadInput

    if cluster and asked != "cpu":
        raise BadInput(f"--cluster and --device {asked} cannot be used together; expected one of them")
    return screen.device(asked)


@contextmanager
def _workers(device: str, population: int, cluster: str) -> Iterator[tuple[Any, Any]]:
    """What evaluates the candidates, and what compares the final ones: always CPUs."""
    from ..optimize import executor

    if cluster:
        with executor.cluster(cluster) as workers:
            yield workers, workers
        return
    with executor.local() as threads:
        if device == "cpu":
            yield threads, threads
            return
        with executor.on_device(device, population) as workers:
            yield workers, threads


def _on(skill: Any, character: str, place: Path) -> tuple[Any, list[str]]:
    """The skill on another character, if one is given, and what was left out of it."""
    from ..optimize.onto_body import onto

    if not character:
        return skill, []
    new, lost = onto(skill, character, place)
    return new, [f"{new.character.name} has no {', '.join(lost)}: left out of the start"] if lost else []


def _add_result(report: Any, found: OptimizedWalk, place: Path, monitor: _Monitor, seed: int | None) -> None:
    """Write the skill and the plot of a finished or interrupted search, and add its figures."""
    report.stopped = found.stopped
    if found.progress.total:
        monitor.draw(found.progress, last=True)
        report.files += [str(_write(found, place)), str(place / "search.png")]
        _add_figures(report, found, seed)


def _write(found: OptimizedWalk, place: Path) -> Path:
    """Write the best candidate as a skill."""
    from ..optimize import optimize
    from ..writing import copy_beside, whole_text

    path = place / "skill.toml"
    copy_beside(found.job.space.path, found.job.space.data, path)
    whole_text(path, optimize.document(found, place.name))
    return path


def _add_figures(report: Any, found: OptimizedWalk, seed: int | None) -> None:
    """Add the objective of the best candidate, term by term."""
    tail = "" if seed is None else f"_seed{seed}"
    state = found.progress
    weights = found.job.file.weights
    report.figures |= {f"objective{tail}": state.best.value, f"generations{tail}": state.total}
    report.figures[f"seconds{tail}"] = state.seconds
    for dt, score in list(state.finals.items())[1:]:
        report.figures[f"objective_{1000 * dt:g}ms{tail}"] = score.value
    for name, value in state.best.terms.items():
        report.figures[f"{name}{tail}"] = value
        if name in weights:
            report.figures[f"{name}_weighted{tail}"] = weights[name] * value


def _request(target: Target, population: int) -> dict[str, Any]:
    """What was asked for, as conditions of the report."""
    request = {"objective": target.file.name, "population": population, "speed_ms": target.speed}
    request |= {"step_length_m": target.step_length, "body": str(target.shape) if target.shape else None}
    return request | {"slope_deg": target.slope, "asked_friction": target.friction}


def _folders(out: Path, seeds: list[int], resume: bool) -> list[Path]:
    """The folder of each seed; refused if one holds a skill or a checkpoint already."""
    from ..errors import BadInput, CannotWrite

    skill_folder.check_name(out.name, out)
    folders = [out] if len(seeds) == 1 else [out / f"{out.name}-{number}" for number in seeds]
    for place in folders:
        if not resume:
            skill_folder.check_new(place / "skill.toml")
        if _begun(place) and not resume:
            raise CannotWrite(f"a search was begun in {place}; continue it with --resume, or choose another folder")
    if resume and not any(map(_begun, folders)):
        raise BadInput(f"{out}: no checkpoint.jsonl to continue from; leave out --resume to start a new search")
    return folders


def _begun(place: Path) -> bool:
    """Whether a search has left a checkpoint here, for the ground itself or an easier one tried before it."""
    from ..optimize import checkpoint

    return any((here / checkpoint.NAME).is_file() for here in (place, *place.glob("ground-*")))


def _seeds(text: str) -> list[int]:
    """Read `1` or `0,1,2`."""
    from ..errors import BadInput

    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and int(part) < 2**31 for part in parts) or len(set(parts)) != len(parts):
        raise BadInput(f"--seed {text[:40]!r}: expected a whole number, or several as 0,1,2")
    return [int(part) for part in parts]


def natural(
    walkers: Annotated[
        list[str] | None, typer.Argument(help="Skills, or folders of them; human-walk-natural if none.")
    ] = None,
    speed: Annotated[
        float | None, typer.Option("--speed", help="Desired speed [m/s]; that of each file if not given.")
    ] = None,
    step_length: Annotated[float | None, typer.Option("--step-length", help="Desired step length [m], if any.")] = None,
    objective: Annotated[str, typer.Option("--objective", help="Name or file of an objective.")] = "wang",
    seconds: Annotated[
        float, typer.Option("--seconds", min=10.0, max=1e4, help="Duration of the survival test [s].")
    ] = 100.0,
    json: screen.Json = False,
) -> None:
    from ..control import skill as skill_files
    from ..evaluate.protocols import natural as protocol

    chosen = []
    for name in walkers or ["human-walk-natural"]:
        several = name not in skill_files.names() and Path(name).is_dir() and not (Path(name) / "skill.toml").is_file()
        chosen += (
            [skill_files.load(path) for path in skill_files.inside(Path(name))] if several else [skill_files.load(name)]
        )
    with screen.progress("evaluate natural") as progress:
        report = protocol.evaluate(chosen, speed, step_length, objective, seconds, progress)
    screen.show(report, json)


class _Monitor:
    """Progress callback of a search: one line of text, and a plot redrawn every `PLOT_INTERVAL` seconds."""

    def __init__(self, progress: Any, place: Path, seed: Any, weights: dict[str, float]):
        self.progress, self.place, self.weights, self.drawn = progress, place, weights, 0.0
        self.prefix = f"seed {seed}: " if seed is not False else ""

    def __call__(self, state: Any, ground: Any) -> None:
        self.progress(round(1000 * (1.0 - state.left)), 1000, self.text(state, ground)[:140])
        if time.monotonic() - self.drawn > PLOT_INTERVAL:
            self.draw(state)

    def text(self, state: Any, ground: Any) -> str:
        """Stage, generation, best objective, and its three largest weighted terms."""
        counted = {k: self.weights[k] * v for k, v in state.best.terms.items() if k in self.weights}
        worst = sorted(counted, key=lambda name: -counted[name])[:3]
        most = ", ".join(f"{name} {counted[name]:.2g}" for name in worst)
        where = f" on {ground.name}" if ground is not None else ""
        left = round(state.total * state.left / max(1e-3, 1.0 - state.left))
        return (
            f"{self.prefix}stage {state.stage + 1}/{state.stages}{where}, generation {state.total}, about {left} left, "
            f"best {state.best.value:.4g} at {state.best.terms.get('speed', 0.0):.2f} m/s ({most})"
        )

    def draw(self, state: Any, last: bool = False) -> None:
        """Plot the best objective of every generation."""
        from matplotlib.figure import Figure

        from ..writing import whole_file

        self.drawn = time.monotonic()
        figure = Figure(figsize=(7.0, 3.2), dpi=110, layout="constrained")
        ax = figure.add_subplot()
        for stage in range(state.stages):
            points = [(k, value) for k, (at, value) in enumerate(state.history) if at == stage and value > 0.0]
            if points:
                ax.semilogy(*zip(*points, strict=True), ".", ms=3, label=f"stage {stage + 1}")
        ax.set(xlabel="generation", ylabel="best of the generation")
        ax.set_title(f"{self.place.name}: {state.best.value:.4g}" + ("" if last else ", searching"))
        ax.spines[["top", "right"]].set_visible(False)
        if len(ax.lines):
            ax.legend(frameon=False, fontsize=8)
        whole_file(self.place / "search.png", lambda out: figure.savefig(out, format="png"))
