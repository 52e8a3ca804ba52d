"""`footfall react` and `footfall evaluate perturbation`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import screen

CLIPS = "../shared/mocap"


def react(
    source: Annotated[str, typer.Argument(help="A clip (.bvh, .amc), or a skill that keeps its balance.")],
    out: Annotated[str, typer.Option("--out", "-o", help="Folder of the new skill.")] = "reacts",
    follows: Annotated[
        str, typer.Option("--follows", help="For a clip: what follows the recording, legs (and the root) or root.")
    ] = "legs",
    mass: Annotated[float, typer.Option("--mass", help="Mass of the body made from a clip [kg].")] = 75.0,
    json: screen.Json = False,
) -> None:
    from ..errors import UnknownName
    from ..evaluate.report import Report
    from ..systems.perturbation.reading import LEGS, ROOT

    if follows not in (LEGS, ROOT):
        raise UnknownName("--follows", follows, (LEGS, ROOT))
    report = Report(f"{Path(source).stem} reacts to hits", {})
    if Path(source).suffix.lower() in (".bvh", ".amc"):
        _clip(Path(source), Path(out), follows, mass, report)
    else:
        _skill(source, Path(out), report)
    report.files.append(str(Path(out) / "skill.toml"))
    screen.show(report, json)


def _clip(source: Path, out: Path, follows: str, mass: float, report) -> None:
    from ..evaluate import report as reports
    from ..evaluate.clips import clips
    from ..physics.scene import Scene
    from ..reactions.evaluate import DT, replayed
    from ..reactions.make import make

    made = make(clips.load(source), mass, follows)
    made.write(out)
    error, ratio, realtime = replayed(made)
    report.conditions = reports.conditions(
        made.skill.character, Scene(), DT, kinematic_root="the root and the legs" if follows == "legs" else "the root"
    )
    report.figures = {"hinges": len(made.skill.character.joints), "replay_error_deg": error}
    report.figures |= {"feedback_over_feedforward": ratio, "realtime_factor": realtime}
    arm = made.links.get("left_elbow") or made.skill.character.links[-1].name
    at = 0.4 * made.seconds
    report.words.append("kinematic root: it follows the recording, whatever acts on the body")
    report.words.append(f"next: footfall play {out} --hit {arm}@{at:.1f},mass=0.5,speed=10,from=90")


def _skill(source: str, out: Path, report) -> None:
    from ..control import skill as skills
    from ..evaluate import report as reports
    from ..physics.scene import Scene
    from ..reactions import on_feet

    base = skills.load(source)
    made, text = on_feet.make(base)
    on_feet.write(base, made, text, out)
    report.conditions = reports.conditions(base.character, Scene(), on_feet.DT)
    report.figures = {"states": int((made.arrays()["known"] > 0).sum())}
    report.words.append(f"next: footfall play {out} --hit left_forearm@4,mass=0.5,speed=10,from=45")


def evaluate(
    clips: Annotated[str, typer.Argument(help="Folder with clips, also in folders inside.")] = CLIPS,
    only: Annotated[
        list[str] | None, typer.Option("--only", help="A section: clips, random, own-feet; repeatable.")
    ] = None,
    json: screen.Json = False,
) -> None:
    from ..reactions import evaluate as protocol

    with screen.progress("evaluate perturbation") as progress:
        report = protocol.evaluate(Path(clips), only or (), progress)
    screen.show(report, json)
