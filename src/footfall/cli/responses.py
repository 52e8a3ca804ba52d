"""`footfall responses make` and `footfall evaluate push-response`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import screen, skill_folder

if TYPE_CHECKING:
    from ..characters import Character
    from ..evaluate.report import Report
    from ..responses.make import Made

Recovering = Annotated[str, typer.Argument(help="A skill of push recovery, whose answers are recorded.")]
Out = Annotated[str, typer.Option("--out", "-o", help="Folder of the new skill; its name is the skill's.")]
Directions = Annotated[int, typer.Option("--directions", min=2, max=181, help="Number of directions on the left side.")]
Ladder = Annotated[float, typer.Option("--ladder", min=0.5, max=100.0, help="Step between two impulses [N s].")]
Highest = Annotated[float, typer.Option("--highest", min=1.0, max=1000.0, help="Largest push tried [N s].")]
Clips = Annotated[
    list[str] | None, typer.Option("--clips", help="Clips of people who are pushed, or folders of them; repeatable.")
]

app = typer.Typer(no_args_is_help=True, help="Databases of push responses, for characters that answer pushes by them.")


@app.command("make", help="Make a character that answers pushes from a database: from physics, and from clips.")
def make(
    skill: Recovering = "human-stand",
    out: Out = "my-react",
    directions: Directions = 13,
    ladder: Ladder = 5.0,
    highest: Highest = 150.0,
    clips: Clips = None,
    clips_only: Annotated[bool, typer.Option("--clips-only", help="Responses from clips alone.")] = False,
    leg_collision: screen.LegCollision = None,
    json: screen.Json = False,
) -> None:
    from .. import parallel, systems
    from ..control import skill as skills
    from ..errors import BadInput
    from ..evaluate.report import Report, conditions
    from ..responses import files
    from ..responses import make as maker
    from ..responses.rollouts import DT

    chosen = skills.load(skill)
    if systems.kinematic(chosen):
        raise BadInput(f"{chosen.id} is kinematic; expected a skill of push recovery, such as human-stand")
    systems.of(chosen).allowing(chosen)
    if clips_only and not clips:
        raise BadInput("--clips-only needs clips; name them with --clips")
    folder = Path(out)
    skill_folder.check_name(folder.name, out)
    skill_folder.check_new(folder / "skill.toml")
    collide = chosen.character.leg_collision if leg_collision is None else leg_collision
    grid = maker.Grid(directions, ladder, highest, collide)
    kept = folder.parent / f"{folder.name}.progress"
    try:
        with screen.progress("responses make") as progress:
            made = (
                maker.Made(maker.stance(chosen, grid), [], 0)
                if clips_only
                else maker.make(chosen, grid, kept, progress)
            )
    except (KeyboardInterrupt, parallel.Interrupted):
        raise BadInput(f"stopped; finished directions are in {kept}, and the same command goes on from there") from None
    words = _add_clips(made, chosen.character, clips or [])
    if not made.recorded:
        raise BadInput("; ".join(["no response was found", *words]))
    about = {
        "skill": chosen.id,
        "directions": directions,
        "ladder": ladder,
        "leg_collision": collide,
        "tried": made.tried,
        "left_out": made.left_out,
    }
    files.write(folder, chosen.character, made.neutral, made.recorded, about)
    maker.forget(kept)
    report = Report(f"push responses: {folder.name}", conditions(chosen.character, chosen.scene, DT))
    report.conditions["leg_collision"] = collide
    report.files += [str(folder / "skill.toml"), str(folder / files.DATA)]
    _tell(report, made, [*words, screen.KINEMATIC_NOTE], folder)
    screen.show(report, json)


def _tell(report: Report, made: Made, words: list[str], folder: Path) -> None:
    """How many responses of each strategy there are, and what to do next."""
    from collections import Counter

    from ..systems.push_response.database import STRATEGIES

    count = Counter(one.about.strategy for one in made.recorded)
    report.figures |= {"responses": len(made.recorded), "pushes_tried": made.tried, "left_out": made.left_out}
    report.columns, report.rows = ("strategy", "responses"), [(name, count[name]) for name in STRATEGIES]
    report.words += words
    report.words.append(
        f"next: footfall play {folder}/ --push 300@1,for=0.2 · footfall evaluate push-response {folder}/"
    )


def _add_clips(made: Made, character: Character, names: list[str]) -> list[str]:
    """Add the responses of clips; what was left out, in words."""
    from ..evaluate.clips import clips as reading
    from ..responses import from_clips

    if not names:
        return []
    paths, refused = reading.find(names)
    words = [f"not used: {line}" for line in refused]
    for path in paths:
        found, problem = from_clips.responses(path, character, made.neutral)
        made.recorded.extend(found)
        words.append(f"{path.name}: {problem}" if problem else f"{path.name}: {len(found)} responses")
    return words


def evaluate(
    skill: Annotated[str, typer.Argument(help="A skill of push_response: a name or a folder.")] = "human-react",
    physical: Annotated[
        str, typer.Option("--beside", help="The skill of push recovery that it is compared with.")
    ] = "human-stand",
    cases: Annotated[
        int, typer.Option("--cases", min=2, max=100000, help="Random pushes, half of them doubles.")
    ] = 500,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**31, help="Random seed of the pushes.")] = 7,
    json: screen.Json = False,
) -> None:
    from ..control import skill as skills
    from ..responses import evaluate as protocol

    with screen.progress("evaluate push-response") as progress:
        report = protocol.evaluate(skills.load(skill), skills.load(physical), cases, seed, progress)
    screen.show(report, json)
