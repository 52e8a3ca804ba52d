"""`footfall list`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import screen


def run(
    folder: Annotated[str, typer.Argument(help="A folder of skills; the built-in ones if none.")] = "",
    character: Annotated[str, typer.Option("--character", help="Only skills of this body.")] = "",
    json: screen.Json = False,
) -> None:
    from ..characters import load as load_character
    from ..control import skill as skills
    from ..errors import FootfallError

    refused: list[str] = []
    if folder:
        found = []
        for path in skills.inside(Path(folder)):
            try:
                found.append(skills.read(path))
            except FootfallError as error:  # an invalid file does not hide the others
                refused.append(str(error))
    else:
        found = [skills.load(name) for name in skills.names()]
    if character:
        body = load_character(character).name  # a skill may change the proportions of its body but keeps its name
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
                "file": str(s.path),
            }
            for s in found
        ]
        figures = {"skills_total": len(rows), "skills_refused": len(refused)}
        print(codec.dumps({"figures": figures, "skills": rows}, indent=1))
        screen.print_errors(refused)
        return
    if found:
        where = [(str(s.path.parent),) if folder and s.path else () for s in found]
        rows = [(s.id, s.title, s.kind, s.origin, s.character.name, *w) for s, w in zip(found, where, strict=True)]
        heads = ("skill", "title", "kind", "origin", "character", *(("folder",) if folder else ()))
        screen.console().print(screen.table(heads, rows))
    screen.print_errors(refused)
    if refused and not found:
        raise typer.Exit(2)
