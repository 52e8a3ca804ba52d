"""`footfall repertoire make` and `footfall evaluate repertoire`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import screen

if TYPE_CHECKING:
    from ..characters import Character
    from ..repertoire.recipe import Recipe

CLIPS = "../shared/mocap"
Clips = Annotated[str, typer.Argument(help="Folder with the clips of the recipe, also in folders inside.")]
Body = Annotated[
    str,
    typer.Option(
        "--character", help="human-toes or another body in space, or a planar body with servos, such as planar12."
    ),
]
RecipeFile = Annotated[
    str, typer.Option("--recipe", help="Which clips the controllers are learned from; the built-in one if none.")
]

app = typer.Typer(no_args_is_help=True, help="Controllers learned from clips, and the state machine that joins them.")


@app.command("make", help="Learn controllers from clips, with starts, stops, jumps and pushes; a killed run goes on.")
def make(
    clips: Clips = CLIPS,
    character: Body = "planar12",
    recipe: RecipeFile = "",
    out: Annotated[str, typer.Option("--out", "-o", help="Folder of the new skill; its name is the skill's.")] = (
        "my-repertoire"
    ),
    seed: Annotated[int, typer.Option("--seed", help="Random seed of all searches.")] = 1,
    json: screen.Json = False,
) -> None:
    from ..evaluate import report as reports
    from ..evaluate.report import Report
    from ..physics.scene import Scene
    from ..repertoire import kept
    from ..repertoire import make as maker
    from ..repertoire.frames import DT

    body, what = _checked(clips, character, recipe)
    with screen.progress("repertoire make") as progress:
        made = maker.make(Path(clips), body, what, seed, progress=progress, keep=kept.beside(Path(out)))
    made.write(Path(out))
    kept.Kept(kept.beside(Path(out)), "").remove()
    report = Report(f"repertoire of {body.name}", {}, columns=("controller", "samples", "learned from"))
    report.conditions = reports.conditions(body, Scene(), DT, seed=seed)
    report.figures = {"controllers_total": len(made.controllers), "minutes": made.seconds / 60.0}
    report.rows = [(name, len(each.features), each.made_from) for name, each in made.controllers.items()]
    report.files.append(str(Path(out) / "skill.toml"))
    report.words += [f"{name} was not learned: {why}" for name, why in made.missing.items()]
    report.words.append(f"next: footfall play {out} --style walk@1,run@6,stand@12,jump@18")
    screen.show(report, json)


def evaluate(
    clips: Clips = CLIPS,
    character: Body = "human-toes",
    recipe: RecipeFile = "",
    seeds: Annotated[int, typer.Option("--seeds", min=1, max=100, help="Whole chains from clips to controllers.")] = 5,
    only: Annotated[
        list[str] | None,
        typer.Option(
            "--only", help="A section: controllers, chains, seeds; repeatable. All if none, in space the first."
        ),
    ] = None,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..errors import UnknownName
    from ..repertoire import evaluate as protocol

    for name in only or ():
        if name not in protocol.SECTIONS:
            raise UnknownName("section", name, protocol.SECTIONS)
    body, what = _checked(clips, character, recipe)
    folder = writing.folder(Path(out))
    with screen.progress("evaluate repertoire") as progress:
        report = protocol.evaluate(Path(clips), body, what, seeds, only or (), progress, folder / "repertoire")
    screen.show(report, json)


def _checked(clips: str, character: str, recipe: str) -> tuple[Character, Recipe]:
    """The body and the recipe, if all can be used."""
    from .. import characters
    from ..errors import BadInput
    from ..rectify.planar.reference import check_body
    from ..repertoire import recipe as recipes
    from ..repertoire import spatial_clips

    body = characters.load(character)
    (check_body if body.planar else spatial_clips.check_body)(body)
    if not Path(clips).is_dir():
        raise BadInput(f"{clips}: there is no such folder; expected one with the clips of the recipe")
    return body, recipes.read(Path(recipe) if recipe else recipes.BUILT_IN if body.planar else recipes.SPATIAL)
