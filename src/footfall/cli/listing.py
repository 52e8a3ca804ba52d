"""`footfall list`."""

from __future__ import annotations

from typing import Annotated

import typer

from . import screen


def run(
    character: Annotated[str, typer.Option("--character", help="Only skills of this body.")] = "",
    json: screen.Json = False,
) -> None:
    from ..characters import load as load_character
    from ..control import skill as skills

    found = [skills.load(name) for name in skills.names()]
    if character:
        body = load_character(character).name  # a skill may have reshaped its body; it is still of that name
        found = [skill for skill in found if skill.character.name == body]
    if json:
        import json as codec

        rows = [
            {
                "id": s.id,
                "title": s.title,
                "gait": s.gait,
                "kind": s.kind,
                "origin": s.origin,
                "system": s.system,
                "character": s.character.name,
            }
            for s in found
        ]
        print(codec.dumps({"figures": {"skills_total": len(rows)}, "skills": rows}, indent=1))
        return
    rows = [(s.id, s.title, s.kind, s.origin, s.character.name) for s in found]
    screen.console().print(screen.table(("skill", "title", "kind", "origin", "character"), rows))
