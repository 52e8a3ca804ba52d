"""`footfall show`."""

from __future__ import annotations

from typing import Annotated

import typer

from . import screen

COLUMNS = ("cd", "cv", "torso", "swing_hip", "swing_knee", "swing_ankle", "stance_knee", "stance_ankle")


def run(
    skill: Annotated[str, typer.Argument(help="Name or file of a skill.")],
    json: screen.Json = False,
) -> None:
    from .. import systems
    from ..control import skill as skills

    chosen = skills.load(skill)
    systems.controller(chosen)
    if json:
        import json as codec

        data = {
            "id": chosen.id,
            "title": chosen.title,
            "about": chosen.about,
            "source": chosen.source,
            "kind": chosen.kind,
            "origin": chosen.origin,
            "character": chosen.character.name,
            "figures": chosen.evidence,
            "states": chosen.body.get("states", []),
        }
        print(codec.dumps(data, indent=1))
        return
    out = screen.console()
    out.print(f"{chosen.id}  {chosen.title}", style="bold")
    if chosen.about:
        out.print(chosen.about)
    out.print(f"{chosen.origin} · {chosen.kind} · {chosen.source} · plays on {chosen.character.name}")
    rows = []
    for i, state in enumerate(chosen.body.get("states", [])):
        values = (state.get(name, state.get(name.removeprefix("stance_"))) for name in ("until", *COLUMNS))
        rows.append((i, *(v["value"] if isinstance(v, dict) else v for v in values)))
    out.print(screen.table(("state", "until", *COLUMNS), rows))
    if chosen.evidence:
        out.print("evidence: " + ", ".join(f"{k} {v:g}" for k, v in chosen.evidence.items()), style="dim")
    out.print(f"file: {chosen.path}", style="dim", soft_wrap=True)
