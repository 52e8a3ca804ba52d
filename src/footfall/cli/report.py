"""`footfall report`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import screen

if TYPE_CHECKING:
    from ..evaluate.gait.measures import GaitMeasures

MAX_WALKERS = 6  # on one page


def run(
    walkers: Annotated[
        list[str], typer.Argument(help="Skills, rollouts (.npz as play writes them) or clips (.bvh, .amc), up to six.")
    ],
    out: Annotated[
        str, typer.Option("--out", "-o", help="The HTML page; figures and curves are written beside it as .json.")
    ] = ("out/gait.html"),
    seconds: Annotated[
        float, typer.Option("--seconds", min=4.0, max=300.0, help="Duration of each skill's trial.")
    ] = 25.0,
    dt: screen.Dt = 1e-3,
    pushes: Annotated[
        bool, typer.Option("--pushes/--no-pushes", help="Also measure the push envelope of every skill; takes minutes.")
    ] = True,
    json: screen.Json = False,
) -> None:
    import json as to_json

    from ..errors import BadInput
    from ..evaluate.gait import report as gait_report
    from ..writing import folder, whole_text

    if len(walkers) > MAX_WALKERS:
        raise BadInput(f"{len(walkers)} walkers are too many for one page; expected at most {MAX_WALKERS}")
    path = Path(out)
    if path.suffix.lower() not in (".html", ".htm"):
        raise BadInput(f"--out {out[:60]!r}: expected a name that ends in .html")
    folder(path.parent)
    with screen.progress("report" if pushes else "") as progress:
        measured: list[GaitMeasures] = []
        for k, name in enumerate(walkers):
            progress(k, len(walkers), f"walking: {name}"[:60])
            measured.append(_measured(name, seconds, dt))
        forces = [_pushes(name, dt, progress) if pushes else None for name in walkers]
        measured = gait_report.with_unique_names(measured)
        progress(len(walkers), len(walkers), "drawing")
        page = gait_report.page(measured, _polar(measured, forces))
    report = gait_report.report(measured, forces)
    beside = path.with_suffix(".json")
    whole_text(path, page)
    content = {**to_json.loads(report.to_json()), "curves": gait_report.curves_as_rows(measured)}
    whole_text(beside, to_json.dumps(content))
    report.files += [str(path), str(beside)]
    screen.show(report, json)


def _is_file(name: str, suffixes: tuple[str, ...]) -> bool:
    """Whether a name ends in one of these suffixes, in any case."""
    return name.lower().endswith(suffixes)


def _measured(name: str, seconds: float, dt: float) -> GaitMeasures:
    """Simulate a skill, or read a rollout or a clip, and measure its gait."""
    from dataclasses import replace

    from ..control import skill as skills
    from ..evaluate.clips import clips
    from ..evaluate.export import rollout_file
    from ..evaluate.gait import measures as gait_measures
    from ..evaluate.report import conditions, kinematic_root
    from ..trials import Trial
    from ..trials import run as run_trial

    path = Path(name)
    if _is_file(name, (".bvh", ".amc")):
        found = gait_measures.of_clip(clips.load(path), path.stem)
        return replace(found, conditions={"clip": path.name})
    if _is_file(name, (".npz",)):
        rollout = rollout_file.read(path)
    else:
        rollout = run_trial(Trial(skills.load(name), seconds, dt))
    trial = rollout.trial
    found = gait_measures.of_rollout(rollout, trial.skill.id)
    context = conditions(trial.character, trial.ground, trial.dt, ground=trial.ground.name, seconds=rollout.ending.time)
    context |= kinematic_root(trial.skill)
    return replace(found, conditions=context)


def _pushes(name: str, dt: float, progress: Any) -> dict[str, float] | None:
    """The push envelope of a skill in eight directions, in coarse steps; None for a rollout or a clip."""
    from dataclasses import replace

    from ..control import skill as skills
    from ..evaluate.protocols import pushes
    from ..evaluate.protocols.envelope import label

    if _is_file(name, (".bvh", ".amc", ".npz")):
        return None
    plan = replace(pushes.protocol("thesis-3d"), ladder=50.0, highest=600.0, steps=(max(dt, 1e-3),), leg_collision=None)
    _, edges = pushes.envelope(skills.load(name), plan, progress)
    return {label(edge.direction): edge.best for edge in edges}


def _polar(measured: list[GaitMeasures], forces: list[dict[str, float] | None]) -> bytes | None:
    """The push envelopes as one polar plot (PNG); None if no walker was pushed."""
    import tempfile

    from ..evaluate.draw import polar
    from ..evaluate.protocols.envelope import COMPASS

    known = [
        polar.Envelope(walker.name, {COMPASS[side]: force for side, force in found.items()})
        for walker, found in zip(measured, forces, strict=True)
        if found
    ]
    if not known:
        return None
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "pushes.png"
        note = "one push of 0.4 s at the chest at phase 0.1, steps of 50 N"
        polar.draw(known, "Pushes survived", path, note)
        return path.read_bytes()
