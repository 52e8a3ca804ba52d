"""A skill on another body: the start of a search for a walk there."""

from __future__ import annotations

from pathlib import Path

import tomlkit

from .. import characters, systems
from ..characters import Character
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadInput
from ..writing import folder, whole_text

BODY = "body.json"


def onto(skill: Skill, character: str, place: Path) -> tuple[Skill, list[str]]:
    """Write a skill for another character.

    What the skill says about joints that the body lacks (its initial angles, what its upper body does) is left out.

    Args:
        skill: A 3D skill.
        character: Name or file of the character.
        place: Folder of the new skill; the body is written beside it.

    Returns:
        The new skill, and the names of the joints that were left out.

    Raises:
        BadInput: The skill has arrays for the joints of its own body, or the body is planar.
        BadFile: The skill's system cannot move this body.
    """
    body = characters.load(character)
    if body.planar or skill.character.planar:
        raise BadInput(f"--character {character[:60]!r}: expected a 3D body and a 3D skill")
    if skill.path is None or "data" in skill.body:
        raise BadInput(f"{skill.id} has data for the joints of {skill.character.name}; expected a skill without")
    document = tomlkit.parse(skill.path.read_text(encoding="utf-8"))
    built_in = character in characters.names()
    document["character"] = character if built_in else BODY
    for key in ("evidence", "shape"):
        document.pop(key, None)
    lost = _without(document, body)
    folder(place)
    if not built_in:
        whole_text(place / BODY, body.to_json())
    whole_text(place / "skill.toml", tomlkit.dumps(document))
    new = skills.read(place / "skill.toml")
    systems.check(new)
    return new, lost


def _without(document: tomlkit.TOMLDocument, body: Character) -> list[str]:
    """Remove the numbers of joints that the body lacks; their names."""
    joints, lost = {joint.name for joint in body.joints}, []
    entry = document.get("entry", {})
    for table in (entry.get("angles", {}), entry.get("rates", {}), document.get("upper", {})):
        for name in [name for name in table if name not in joints]:
            del table[name]
            lost.append(name)
    return list(dict.fromkeys(lost))
