"""`footfall show`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from . import screen

COLUMNS = ("cd", "cv", "torso", "swing_hip", "swing_knee", "swing_ankle", "stance_knee", "stance_ankle")
HEADS = ("cd", "cv", "tor", "swh", "swk", "swa", "stk", "sta")  # as the thesis's Table 7.1 calls them
EXTRA = (  # shown when a skill uses them
    *("ankle_cd", "ankle_cv", "torso_cd", "torso_cv", "knee_cd", "knee_cv", "hip_yaw", "legs", "stance", "next"),
)
BOTH_LEGS = {"swing_hip": "hip", "stance_knee": "knee", "stance_ankle": "ankle"}  # when both legs do the same
TABLES = ("servo", "upper", "command", "slope", "feedforward")  # what else a skill file may say


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
            "scene": chosen.scene.name,
            **{name: chosen.body[name] for name in ("speeds", *TABLES) if name in chosen.body},
            "states": chosen.body.get("states", []),
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
    out.print(screen.table(*_states(chosen.body.get("states", []))))
    if "speeds" in chosen.body:
        speeds = ", ".join(screen.text(_plain(v)) for v in chosen.body["speeds"])
        out.print(f"first…last: a number for each of the speeds {speeds} m/s")
    for name in TABLES:
        entries = chosen.body.get(name)
        if isinstance(entries, dict) and entries:
            out.print(f"{name}: " + ", ".join(f"{key} {_short(value)}" for key, value in entries.items()), style="dim")
    if chosen.evidence:
        out.print("evidence: " + ", ".join(f"{k} {v:g}" for k, v in chosen.evidence.items()), style="dim")
    out.print(f"file: {chosen.path}", style="dim", soft_wrap=True)


def _states(states: list[dict[str, Any]]) -> tuple[tuple[str, ...], list[tuple[Any, ...]]]:
    """Heads and rows of the thesis's Table 7.1: a row a state and, in 3D, its lateral numbers below it."""
    lateral = [state.get("lat", {}) for state in states]
    extra = tuple(name for name in EXTRA if any(name in row for row in (*states, *lateral)))
    rows = []
    for i, (state, lat) in enumerate(zip(states, lateral, strict=True)):
        for head, until, row in ((i, state.get("until"), state), ("lat", None, lat)):
            values = (row.get(name, row.get(BOTH_LEGS.get(name, name))) for name in (*COLUMNS, *extra))
            if row:
                rows.append((head, *("" if v is None and row is lat else _short(v) for v in (until, *values))))
    return ("state", "until", *HEADS, *extra), rows


def _plain(value: Any) -> Any:
    """A number that may be tuned is written as a table with its bounds."""
    return value["value"] if isinstance(value, dict) and "value" in value else value


def _short(value: Any) -> str:
    """One word for anything a skill file may say."""
    value = _plain(value)
    if isinstance(value, dict):
        return "(" + " ".join(f"{key} {_short(item)}" for key, item in value.items()) + ")"
    if isinstance(value, list):
        words = [_short(item) for item in value]
        if len(set(words)) < 2:
            return words[0] if words else "–"
        few = len(words) == 3 and all(len(word) < 6 for word in words)
        return "/".join(words) if few else f"{words[0]}…{words[-1]}"
    return screen.text(value)
