"""Skills that are made of other skills: the parts that a file names, and the numbers of its rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from . import skill as skills
from .skill import Skill


def parts(skill: Skill, names: Sequence[str]) -> dict[str, Skill]:
    """The built-in skills of the table `skills`, on the body of this one.

    Args:
        skill: A skill with the tables `skills` and `rules`, and no others of its own.
        names: The keys of `skills`.

    Raises:
        BadFile: A key is missing or unknown, or a part is made for another body.
    """
    table = skill.table()
    named = table.table("skills")
    table.table("rules", {})
    table.done()
    found = {name: skills.load(named.text(name, choices=skills.names())) for name in names}
    named.done()
    for name, part in found.items():
        if part.character.name != skill.character.name:
            raise named.fail(name, f"{part.id} is made for {part.character.name}, not {skill.character.name}")
    return {name: replace(part, character=skill.character) for name, part in found.items()}


def rules(skill: Skill, bounds: dict[str, tuple[float, float, float]]) -> dict[str, float]:
    """The numbers of the table `rules`.

    Args:
        skill: The skill.
        bounds: Default, lowest and highest value by key.

    Raises:
        BadFile: A key is unknown or out of range.
    """
    table = skill.table().table("rules", {})
    numbers = {name: table.number(name, *values) for name, values in bounds.items()}
    table.done()
    return numbers
