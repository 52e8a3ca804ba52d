"""`footfall show`."""

from __future__ import annotations

from typing import Annotated

import typer

from . import completion, screen, wording


def run(
    skill: Annotated[str, typer.Argument(help="Name or file of a skill.", autocompletion=completion.skills)],
    json: screen.Json = False,
) -> None:
    from .. import systems
    from ..control import skill as skills

    chosen = skills.load(skill)
    systems.check(chosen)
    described = systems.of(chosen).describe(chosen)
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
            "scene": chosen.scene.name,
            **described.data,
            "system": chosen.system,
            "moved_by": systems.of(chosen).kind,
            "kinematic_root": systems.of(chosen).kinematic_root(chosen),
            "speed": chosen.speed,
            "lateral": chosen.lateral,
            "rig": chosen.rig,
        }
        print(codec.dumps(data, indent=1))
        return
    out = screen.console()
    out.print(f"{chosen.id}  {chosen.title}", style="bold")
    if chosen.about:
        out.print(chosen.about)
    out.print(f"{chosen.origin} · {chosen.kind} · {chosen.source} · plays on {chosen.character.name}")
    if chosen.scene.name != "flat":
        out.print(f"made for the ground {chosen.scene.name}")
    if systems.kinematic(chosen):
        out.print(screen.KINEMATIC_NOTE)
    if described.heads:
        out.print(screen.table(described.heads, list(described.rows)))
    for line in described.words:
        out.print(line, style="dim")
    if chosen.evidence:
        out.print("measured: " + wording.evidence(chosen.evidence), style="dim")
    if chosen.rig:
        out.print(f"its motion is exported on the skeleton of {chosen.rig} beside it", style="dim")
    out.print(f"file: {chosen.path}", style="dim", soft_wrap=True)
