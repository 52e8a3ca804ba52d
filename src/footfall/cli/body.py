"""`footfall body import`: a character from somebody's MJCF or URDF model."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import screen

if TYPE_CHECKING:
    from ..characters.foreign import Imported
    from ..evaluate.report import Report

app = typer.Typer(no_args_is_help=True, help="Bodies from other people's models.")


@app.callback()
def bodies() -> None:
    """Bodies from other people's models."""


Name = Annotated[str, typer.Option(help="Body of the model; found if not given.")]
Folder = Annotated[
    str, typer.Option("--folder", help="Folder that holds the model and its meshes; the file's own if none.")
]


@app.command("import", help="Make a character file from an MJCF or URDF model of a humanoid.")
def bring(
    model: Annotated[str, typer.Argument(help="The model, an .xml or .urdf file.")],
    out: Annotated[
        str, typer.Option("--out", "-o", help="The character file, .json; nothing is written if none.")
    ] = "",
    name: Annotated[str, typer.Option("--name", help="Of the character; that of the file if none.")] = "",
    folder: Folder = "",
    forward: Annotated[str, typer.Option("--forward", help="Where it faces in its file: x, -x, y or -y.")] = "",
    pelvis: Name = "",
    torso: Name = "",
    head: Name = "",
    left_foot: Name = "",
    right_foot: Name = "",
    left_shank: Name = "",
    right_shank: Name = "",
    json: screen.Json = False,
) -> None:
    from ..characters import foreign
    from ..errors import BadInput
    from ..strict import is_identifier
    from ..writing import whole_text

    if out and not out.endswith(".json"):
        raise BadInput(f"--out {out[:60]!r}: expected a file name that ends in .json")
    name = name or (foreign.identifier(Path(out).stem) if out else "")
    if name and not is_identifier(name):
        raise BadInput(f"--name {name[:60]!r}: expected at most 60 letters, digits, - and _")
    given = {"pelvis": pelvis, "torso": torso, "head": head, "left_foot": left_foot, "right_foot": right_foot}
    given |= {"left_shank": left_shank, "right_shank": right_shank}
    found = foreign.import_body(Path(model), name, given, forward, Path(folder) if folder else None)
    report = _report(found)
    if out:
        whole_text(Path(out), found.character.to_json())
        report.files.append(out)
        report.words.append(f"next: footfall learn walk.bvh --character {out} -o my-walk")
    screen.show(report, json)


def evaluate(
    models: Annotated[list[str], typer.Argument(help="Models of humanoids (MJCF, URDF).")],
    clip: Annotated[str, typer.Option("--clip", help="A walking clip that is learned on each body.")] = "",
    budget: Annotated[str, typer.Option("--budget", help="Time to learn on each body: 300s, 5m; 0s: none.")] = "300s",
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**31, help="Seed of the searches.")] = 1,
    protocol: Annotated[
        list[str] | None, typer.Option("--protocol", help="A protocol to run; repeatable. All if none.")
    ] = None,
    out: Annotated[
        str, typer.Option("--out", "-o", help="Folder of characters and walks; existing walks are tested only.")
    ] = "out/bodies",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..errors import BadInput, UnknownName
    from ..learn import bodies, learn
    from .durations import read_seconds

    chosen = tuple(protocol or bodies.PROTOCOLS)
    for name in chosen:
        if name not in bodies.PROTOCOLS:
            raise UnknownName("protocol", name, bodies.PROTOCOLS)
    seconds = 0.0 if budget in ("0", "0s") else read_seconds(budget, "--budget")
    if clip and not Path(clip).is_file():
        raise BadInput(f"--clip {clip[:80]!r}: no such file")
    if clip and seconds:
        learn.check_budget(seconds)
    target = writing.folder(Path(out))
    settings = bodies.BodySettings(seconds, seed, chosen)
    with screen.progress("evaluate bodies") as progress:
        report = bodies.evaluate([Path(m) for m in models], Path(clip) if clip else None, target, settings, progress)
    path = target / "bodies.json"
    writing.whole_text(path, report.to_json())
    report.files.append(str(path))
    screen.show(report, json)


def _report(found: Imported) -> Report:
    """What became of the bodies and joints of a model."""
    from ..evaluate.report import Report

    body = found.character
    report = Report(f"{body.name} from {found.path.name}", {"model": str(found.path)})
    report.figures = {
        "mass_kg": body.mass,
        "height_m": found.height,
        "hip_height_m": body.root_height,
        "links": len(body.links),
        "joints": len(body.joints),
        "locked_joints": len(found.left_out),
        "contact_points": len(body.contacts),
    }
    report.columns = ("link", "bodies", "mass_kg", "joints", "torque_Nm")
    for link in body.links:
        joints = [joint for joint in body.joints if joint.link == link.name]
        names = " ".join(f"{joint.name}={found.joints[joint.name]}" for joint in joints)
        torques = " ".join(f"{joint.torque:.4g}" for joint in joints)
        report.rows.append((link.name, " ".join(found.links[link.name]) or "–", link.mass, names, torques))
    report.words = list(found.words)
    return report
