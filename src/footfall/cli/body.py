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
