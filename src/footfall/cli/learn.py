"""`footfall learn` and `footfall evaluate clips`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import screen

if TYPE_CHECKING:
    from ..learn.learn import Learned
    from ..parallel import Progress


def run(
    clips: Annotated[list[str], typer.Argument(help="Clips (.bvh, .amc) or folders of them.")],
    out: Annotated[str, typer.Option("--out", "-o", help="Folder of the skill; of all skills for several clips.")],
    character: Annotated[str, typer.Option("--character", help="human, or own: a body of the clip's skeleton.")] = (
        "human"
    ),
    mass: Annotated[float, typer.Option("--mass", min=1.0, max=1000.0, help="Of an own body [kg].")] = 75.0,
    budget: Annotated[str, typer.Option("--budget", help="Time for each clip: 120s, 2m.")] = "120s",
    generations: Annotated[
        int, typer.Option("--generations", min=1, max=100000, help="Stop after this many: the same result again.")
    ] = 100000,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**31, help="Of the search.")] = 1,
    frames: Annotated[str, typer.Option("--frames", help="FIRST-LAST: only these frames of the clip.")] = "",
    json: screen.Json = False,
) -> None:
    from ..errors import BadInput, FootfallError
    from ..evaluate.clips import clips as reading
    from ..evaluate.report import Report, conditions
    from ..learn import learn, prepare
    from ..learn.write import identifier, write
    from ..writing import folder

    seconds = learn.seconds(budget)
    paths, refused = reading.found(clips)
    if not paths:
        raise BadInput("; ".join(refused) or "no clips were given")
    one = len(paths) == 1 and not refused
    target = Path(out)
    if one:
        identifier(target.name, f"--out {out[:60]!r}")
    folder(target.parent if one else target)
    done: list[tuple[Path, Learned]] = []
    report = Report("learned", {}, columns=COLUMNS)
    names = reading.stems(paths)
    with screen.progress() as progress:
        for path in paths:
            try:
                clip = reading.load(path)
                clip = prepare.frames(clip, frames) if frames else clip
                made = prepare.prepare(clip, character, mass)
                place = target if one else target / identifier(names[path], path.name, mend=True)
                tell = _telling(progress, seconds, "" if one else f"{path.name}: ")
                result = learn.learn(made, place.name, seconds, seed, generations, progress=tell)
            except FootfallError as error:
                if one:
                    raise
                refused.append(str(error))
                continue
            progress(1, 1, f"writing {place}")
            report.files += write(result, place)
            done.append((place, result))
            report.rows.append(_row(place.name, result))
            if result.found.stopped:
                report.stopped = True
                break
        if len(done) > 1 and not report.stopped:
            from ..learn.transitions import between

            report.words += between([place for place, _ in done], target, report, progress)
    report.words += [f"not learned: {line}" for line in refused]
    _finish(report, done, seconds, seed, conditions, one)
    screen.show(report, json)


COLUMNS = ("skill", "lasts_s", "pushes", "leg_rms_deg", "speed_error", "style_kept", "learned_s", "robust")


def _row(name: str, result: Learned) -> tuple[Any, ...]:
    v = result.verdict
    pushes = f"{v.pushes}/{v.pushes_tried}"
    kept, robust = ("yes" if fact else "no" for fact in (v.style_kept, v.robust))
    return (name, v.seconds, pushes, v.leg_rms_deg, v.speed_error, kept, result.seconds, robust)


def _finish(report: Any, done: list, seconds: float, seed: int, conditions: Any, one: bool) -> None:
    """What is said of the whole: figures of one skill, or how many of several are good."""
    from ..errors import BadInput
    from ..evaluate.protocols.envelope import rest_height
    from ..learn.check import TIME_STEPS
    from ..learn.score import IMPULSE, PUSH_FOR
    from ..physics.push import Push

    if not done:
        raise BadInput("; ".join(report.words) or "nothing was learned")
    body = done[0][1].made.body
    how = {"budget_s": seconds, "seed": seed, "push_ns": IMPULSE, "push_for_s": PUSH_FOR}
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


def _telling(progress: Progress, seconds: float, who: str) -> Any:
    """A live line: how far, how good, and what it is failing at."""

    def tell(found: Any, elapsed: float) -> None:
        progress(min(round(elapsed), round(seconds)), round(seconds), who + found.words())

    return tell


def clips(
    folder: Annotated[str, typer.Argument(help="Folder of clips (.bvh, .amc); an index.csv tells their kinds.")],
    character: Annotated[str, typer.Option("--character", help="human, or own: bodies of the clips' skeletons.")] = (
        "human"
    ),
    budget: Annotated[str, typer.Option("--budget", help="Time for each clip: 120s, 2m.")] = "120s",
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**31, help="Of the searches.")] = 1,
    only: Annotated[list[str] | None, typer.Option("--only", help="Names of clips; repeatable. All if none.")] = None,
    out: Annotated[str, typer.Option("--out", "-o", help="Folder of the skills; kept ones are not done again.")] = (
        "out/clips"
    ),
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..errors import BadInput
    from ..learn import learn, many

    if not Path(folder).is_dir():
        raise BadInput(f"{folder}: there is no such folder")
    plan = many.LearnSettings(character, learn.seconds(budget), seed)
    target = writing.folder(Path(out))
    with screen.progress() as progress:
        report = many.evaluate(Path(folder), target, plan, progress, only or [])
    path = target / "clips.json"
    writing.whole_text(path, report.to_json())
    report.files.append(str(path))
    screen.show(report, json)
