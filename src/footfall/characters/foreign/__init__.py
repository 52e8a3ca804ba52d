"""Characters from other people's models: MJCF and URDF files, read through MuJoCo as data."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..character import Character
from .words import Notes

__all__ = ["Imported", "import_body"]


@dataclass(frozen=True, eq=False)
class Imported:
    """A character made from somebody's model.

    Attributes:
        character: The character.
        path: The model's file.
        links: Our link to the names of the bodies that it is made of.
        joints: Our joint to the name of the model's joint.
        left_out: Joints of the model that are locked, with the reason.
        words: What was guessed, changed or left out, one sentence each.
        height: Of the top over the soles, standing [m].
    """

    character: Character
    path: Path
    links: dict[str, list[str]]
    joints: dict[str, str]
    left_out: dict[str, str]
    words: list[str]
    height: float

    def to_dict(self) -> dict[str, Any]:
        """What was found, as plain data."""
        return {"links": self.links, "joints": self.joints, "locked": self.left_out}


def import_body(
    path: Path,
    name: str = "",
    given: dict[str, str] | None = None,
    forward: str = "",
    folder: Path | None = None,
) -> Imported:
    """Make a character from an MJCF or URDF file of a humanoid.

    Args:
        path: The file.
        name: Of the character; made from the file's name if empty.
        given: Names of bodies by role (`pelvis`, `left_foot`, `right_foot`, `left_shank`, `right_shank`, `torso`,
            `head`), for what cannot be found.
        forward: `x`, `-x`, `y` or `-y`: where the model faces in its file; found if empty.
        folder: The folder that holds the model and its meshes; the file's own by default.

    Returns:
        The character, and what became of the model's bodies and joints.

    Raises:
        BadFile: The file cannot be read or compiled, or asks for what is refused.
        BadInput: It is no two-legged body that stands, or a part has to be named.
    """
    from . import body, model, parts, stance, xml_file

    made = model.compiled(xml_file.load(path, folder))
    anatomy = parts.find(made, given or {}, forward)
    pose = stance.stand(anatomy)
    notes = Notes()
    character = body.build(anatomy, pose, name or identifier(path.stem), notes)
    return Imported(character, path, notes.links, notes.joints, notes.left_out, notes.words, notes.height)


def identifier(stem: str) -> str:
    """A character's name from a file's."""
    kept = "".join(c if c.isascii() and (c.isalnum() or c in "-_") else "_" for c in stem)[:50].strip("_-")
    return kept or "body"
