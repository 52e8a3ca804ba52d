"""`footfall show`."""

from __future__ import annotations

from typing import Annotated

import typer

from . import screen

COLUMNS = ("cd", "cv", "torso", "swing_hip", "swing_knee", "swing_ankle", "stance_knee", "stance_ankle")
HEADS = ("cd", "cv", "tor", "swh", "swk", "swa", "stk", "sta")  # as the thesis's Table 7.1 calls them
EXTRA = ("ankle_cd", "ankle_cv", "legs", "stance", "next")  # shown when a skill uses them
BOTH_LEGS = {"swing_hip": "hip", "stance_knee": "knee", "stance_ankle": "ankle"}  # when both legs do the same


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
    states = chosen.body.get("states", [])
    extra = tuple(name for name in EXTRA if any(name in state for state in states))
    rows = []
    for i, state in enumerate(states):
        values = (state.get(name, state.get(BOTH_LEGS.get(name, name))) for name in ("until", *COLUMNS, *extra))
        rows.append((i, *(v["value"] if isinstance(v, dict) else v for v in values)))
    out.print(screen.table(("state", "until", *HEADS, *extra), rows))
    if chosen.evidence:
        out.print("evidence: " + ", ".join(f"{k} {v:g}" for k, v in chosen.evidence.items()), style="dim")
    out.print(f"file: {chosen.path}", style="dim", soft_wrap=True)
