"""`footfall learn` and `footfall evaluate clips`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import learn_character, screen

if TYPE_CHECKING:
    from ..evaluate.report import Report
    from ..learn.learn import Learned
    from ..parallel import Progress


BUDGET, GPU_BUDGET = "120s", "17s"
AT_ONCE = 10  # clips that a GPU learns at once


def run(
    clips: Annotated[list[str], typer.Argument(help="Clips (.bvh, .amc) or folders of them.")],
    out: Annotated[
        str, typer.Option("--out", "-o", help="Folder of the skill; of all skills if there are several clips.")
    ] = "",
    system: Annotated[
        str,
        typer.Option("--as", help="simbicon: one skill of each clip. data-driven: one character of all clips."),
    ] = "simbicon",
    into: Annotated[
        str, typer.Option("--into", help="Add the clips to this data-driven character instead of making one.")
    ] = "",
    mirror: Annotated[bool, typer.Option("--mirror/--no-mirror", help="data-driven: add mirror images.")] = True,
    test: Annotated[
        bool, typer.Option("--test/--no-test", help="data-driven: follow every clip, and correct it.")
    ] = True,
    character: Annotated[
        str,
        typer.Option("--character", help="human (human-toes for data-driven), a file, or own: a body of the clip's."),
    ] = "",
    mass: Annotated[float, typer.Option("--mass", min=1.0, max=1000.0, help="Mass of an own body [kg].")] = 75.0,
    budget: Annotated[str, typer.Option("--budget", help="Time for each clip: 120s, 2m; 120s, on a GPU 17s.")] = "",
    generations: Annotated[
        int,
        typer.Option(
            "--generations", min=1, max=100000, help="Stop after this many generations, for a reproducible result."
        ),
    ] = 100000,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**31, help="Seed of the search.")] = 1,
    frames: Annotated[str, typer.Option("--frames", help="FIRST-LAST: only these frames of the clip.")] = "",
    tune: Annotated[str, typer.Option("--tune", help="data-driven: time for a search of gains: 10m.")] = "",
    device: screen.Device = "cpu",
    json: screen.Json = False,
) -> None:
    if learn_character.asked_for(system, out, into):
        _on_cpu(device)
        time = _read_budget(tune) if tune else 0.0
        body, longest = character or "human-toes", _read_budget(budget or BUDGET)
        learn_character.run(clips, out, into, body, mass, mirror, test, longest, time, seed, json)
        return
    where = screen.device(device)
    longest = _read_budget(budget or (BUDGET if where == "cpu" else GPU_BUDGET))
    job = _Job(character or "human", mass, longest, generations, seed, frames, where)
    _learn(clips, Path(out), job, json)


def _on_cpu(device: str) -> None:
    """Refuse a GPU for a character of clips: its skills have directors, which run in Python."""
    from ..errors import BadInput

    if device != "cpu":
        raise BadInput(f"--as data-driven cannot be learned with --device {device[:20]}; expected cpu")


def _learn(clips: list[str], target: Path, job: _Job, json: bool) -> None:
    """One skill of each clip."""
    from ..errors import BadInput
    from ..evaluate.clips import clips as reading
    from ..evaluate.report import Report
    from ..learn.write import identifier
    from ..writing import folder

    paths, refused = reading.find(clips)
    if not paths:
        raise BadInput("; ".join(refused) or "no clips were given")
    one = len(paths) == 1 and not refused
    if one:
        identifier(target.name, f"--out {str(target)[:60]!r}")
    folder(target.parent if one else target)
    report = Report("learned", {}, columns=COLUMNS, phrases={"seconds": ("shortest test without a push", "s")})
    with screen.progress("learn") as progress:
        done = _learn_all(paths, target, one, job, report, refused, progress)
        if len(done) > 1 and not report.stopped:
            from ..learn.transitions import between

            report.words += between([place for place, _ in done], target, report, progress)
    report.words += [f"not learned: {line}" for line in refused]
    _finish(report, done, job, one)
    screen.show(report, json)


@dataclass(frozen=True)
class _Job:
    """How every clip is learned."""

    character: str
    mass: float  # [kg]
    seconds: float  # budget of one clip [s]
    generations: int
    seed: int
    frames: str
    device: str = "cpu"

    def together(self, clips: int) -> Any:
        """The GPU that evaluates the candidates of a number of clips at once, None on the CPU."""
        from ..learn.score import PUSHES_PER_START
        from ..learn.search import GPU_POPULATION
        from ..trials.together import Together

        worlds = PUSHES_PER_START // 2 * GPU_POPULATION * clips
        return None if self.device == "cpu" else Together(self.device, worlds)


def _read_budget(text: str) -> float:
    """The time for each clip [s]; refused if too short for a search."""
    from ..learn import learn
    from .durations import read_seconds

    seconds = read_seconds(text, "--budget")
    learn.check_budget(seconds)
    return seconds


def _learn_all(
    paths: list[Path],
    target: Path,
    one: bool,
    job: _Job,
    report: Report,
    refused: list[str],
    progress: Progress,
) -> list[tuple[Path, Learned]]:
    """Learn clip after clip, writing each skill when it is finished; on a GPU several at once.

    The reason for a clip that cannot be learned goes to `refused`, except for a single clip, whose error is raised.
    """
    from ..errors import FootfallError
    from ..evaluate.clips import clips as reading
    from ..learn.write import identifier, write
    from ..optimize.kept import beside
    from ..trials.joined import Joined

    done: list[tuple[Path, Learned]] = []
    names = reading.stems(paths)
    at_once = 1 if job.device == "cpu" else min(AT_ONCE, len(paths))
    together = job.together(at_once)

    def place_of(path: Path) -> Path:
        return target if one else target / identifier(names[path], path.name, mend=True)

    def learned(path: Path, number: int, mapper: Any) -> Learned:
        tell = _search_progress(progress, number * job.seconds, "" if one else f"{path.name}: ")
        return _learned(path, place_of(path), job, number, tell, mapper)

    for first in range(0, len(paths), at_once):
        some = paths[first : first + at_once]
        if len(some) == 1:
            found = [_or_error(partial(learned, some[0], 1, together))]
        else:
            number = len(some)
            found = Joined(together).run([partial(learned, path, number) for path in some])
        for path, result in zip(some, found, strict=True):
            if isinstance(result, FootfallError):
                if one:
                    raise result
                refused.append(str(result))
                continue
            place = place_of(path)
            progress(1, 1, f"writing {place}")
            report.files += write(result, place)
            beside(place).unlink(missing_ok=True)
            done.append((place, result))
            report.rows.append(_row(place.name, result))
            report.stopped |= result.found.stopped
        if report.stopped:
            break
    return done


def _learned(path: Path, place: Path, job: _Job, at_once: int, tell: Any, mapper: Any) -> Learned:
    """Learn one clip, while so many are learned at once: each then has the time of all, and counts its share of it."""
    from ..evaluate.clips import clips as reading
    from ..learn import learn, prepare
    from ..optimize.kept import beside

    clip = reading.load(path)
    clip = prepare.frames(clip, job.frames) if job.frames else clip
    made = prepare.prepare(clip, job.character, job.mass)
    result = learn.learn(
        made, place.name, at_once * job.seconds, job.seed, job.generations,
        progress=tell, keep=beside(place), together=mapper,
    )  # fmt: skip
    return replace(result, seconds=result.seconds / at_once)


def _or_error(work: Callable[[], Learned]) -> Any:
    """What a function gives, or the error that it raises."""
    from ..errors import FootfallError

    try:
        return work()
    except FootfallError as error:
        return error


COLUMNS = ("skill", "lasts_s", "pushes", "leg_rms_deg", "speed_error", "style_kept", "learned_s", "robust")


def _row(name: str, result: Learned) -> tuple[Any, ...]:
    """One line of the table."""
    v = result.verdict
    pushes = f"{v.pushes}/{v.pushes_tried}"
    kept, robust = ("yes" if fact else "no" for fact in (v.style_kept, v.robust))
    return (name, v.seconds, pushes, v.leg_rms_deg, v.speed_error, kept, result.seconds, robust)


def _finish(report: Report, done: list[tuple[Path, Learned]], job: _Job, one: bool) -> None:
    """Add conditions and figures: those of one skill, or how many of several are robust."""
    from ..errors import BadInput
    from ..evaluate.protocols.envelope import rest_height
    from ..evaluate.report import conditions
    from ..learn.check import TIME_STEPS
    from ..learn.score import IMPULSE, PUSH_FOR
    from ..physics.push import Push

    if not done:
        raise BadInput("; ".join(report.words) or "nothing was learned")
    body = done[0][1].made.body
    how = {"budget_s": job.seconds, "device": job.device, "seed": job.seed, "push_ns": IMPULSE, "push_for_s": PUSH_FOR}
    part, point = Push((1.0, 0.0, 0.0), 0.0, PUSH_FOR).where(body)
    how |= {"push_height_m": round(rest_height(body, part) + point[2], 2)}
    report.conditions = conditions(body, done[0][1].made.scene, list(TIME_STEPS), **how)
    for place, result in done:
        why = result.verdict.reason()
        if why:
            report.words.append(f"{place.name} is not robust: {why}")
    if one:
        place, result = done[0]
        report.title = f"{place.name} learned from {result.made.clip.path.name}"
        report.figures = result.verdict.figures() | {
            "learn_s": result.seconds,
            "generations": result.found.generations,
            "evaluations": result.found.evaluations,
        }
        report.rows, report.columns = [], ()
        report.words.append(f"next: footfall play {place} --push 0/100/0@5,for=0.4 --export out.bvh")
        return
    report.title = f"{len(done)} skills learned"
    report.figures = {
        "skills": len(done),
        "skills_60s": sum(result.verdict.lasts for _, result in done),
        "skills_robust": sum(result.verdict.robust for _, result in done),
        **report.figures,
    }


def _search_progress(progress: Progress, seconds: float, prefix: str) -> Any:
    """A callback of the search that reports its elapsed time and the terms of its best candidate."""

    def tell(found: Any, elapsed: float) -> None:
        progress(min(round(elapsed), round(seconds)), round(seconds), prefix + found.words())

    return tell


def clips(
    folder: Annotated[str, typer.Argument(help="Folder of clips (.bvh, .amc); an index.csv gives their classes.")],
    character: Annotated[
        str, typer.Option("--character", help="human, or own: bodies made from the clips' skeletons.")
    ] = ("human"),
    budget: Annotated[str, typer.Option("--budget", help="Time for each clip: 120s, 2m.")] = "120s",
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**31, help="Seed of the searches.")] = 1,
    only: Annotated[
        list[str] | None, typer.Option("--only", help="Name of a clip; repeatable. All clips if none.")
    ] = None,
    out: Annotated[
        str, typer.Option("--out", "-o", help="Folder of the skills; existing ones are not learned again.")
    ] = ("out/clips"),
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..errors import BadInput
    from ..learn import many

    if not Path(folder).is_dir():
        raise BadInput(f"{folder}: there is no such folder")
    plan = many.LearnSettings(character, _read_budget(budget), seed)
    target = writing.folder(Path(out))
    with screen.progress("evaluate clips") as progress:
        report = many.evaluate(Path(folder), target, plan, progress, only or [])
    path = target / "clips.json"
    writing.whole_text(path, report.to_json())
    report.files.append(str(path))
    screen.show(report, json)
