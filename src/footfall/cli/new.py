"""`footfall new`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import screen


def run(
    skill: Annotated[str, typer.Argument(help="Name of the new skill; also the folder it is written to.")],
    source: Annotated[str, typer.Option("--from", help="The skill to copy.")],
    out: Annotated[str, typer.Option("--out", help="Parent of the new folder.")] = ".",
    json: screen.Json = False,
) -> None:
    import tomlkit

    from .. import systems
    from ..control import skill as skills
    from ..errors import BadInput, CannotWrite
    from ..strict import is_identifier
    from ..writing import copy_beside, folder, whole_text

    old = skills.load(source)
    systems.check(old)
    if not is_identifier(skill):
        raise BadInput(f"skill name {skill[:60]!r} cannot be used; expected at most 60 letters, digits, - and _")
    if skill in skills.names():
        raise BadInput(f"{skill} is the name of a built-in skill; choose another")
    path = folder(Path(out)) / skill / "skill.toml"
    if path.exists():
        raise CannotWrite(f"{path} already exists; remove it or choose another name")
    assert old.path is not None
    document = tomlkit.parse(old.path.read_text(encoding="utf-8"))
    document["id"] = skill
    document["title"] = f"{old.title[:80]}, my version"
    document["origin"] = "designed"
    document["source"] = f"begun from {old.id}"
    document.pop("evidence", None)  # measured with the old parameters
    copy_beside(old.path, document, path)
    whole_text(path, tomlkit.dumps(document))
    skills.read(path)
    if json:
        import json as codec

        print(codec.dumps({"figures": {}, "skill": skill, "file": str(path)}))
    else:
        print(f"{path} written. Edit it, then: footfall check {path} · footfall play {path.parent}/")
