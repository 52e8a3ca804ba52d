"""`footfall show`."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import screen

if TYPE_CHECKING:
    from rich.console import Console

    from ..control.skill import Skill

COLUMNS = ("cd", "cv", "torso", "swing_hip", "swing_knee", "swing_ankle", "stance_knee", "stance_ankle")
HEADS = ("cd", "cv", "tor", "swh", "swk", "swa", "stk", "sta")  # names in thesis Table 7.1
EXTRA = (  # shown when a skill uses them
    *("ankle_cd", "ankle_cv", "torso_cd", "torso_cv", "knee_cd", "knee_cv", "hip_yaw", "legs", "stance", "next"),
)
BOTH_LEGS = {
    "swing_hip": "hip",
    "stance_knee": "knee",
    "stance_ankle": "ankle",
}  # for states in which both legs do the same
TABLES = ("servo", "upper", "command", "slope", "feedforward")  # further tables of a skill file
RECORDED = ("clip", "balance", "offsets")  # and those of a recorded gait
ROWS = {"swing hip": "", "stance ankle": "ankle_", "pelvis": "torso_"}  # of the balance feedback (eq. 7.1)


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
            **{name: chosen.body[name] for name in ("speeds", *TABLES, *RECORDED) if name in chosen.body},
            "speed": chosen.speed,
            "lateral": chosen.lateral,
            "rig": chosen.rig,
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
    if "clip" in chosen.body:
        _recorded(out, chosen)
    else:
        out.print(screen.table(*_states(chosen.body.get("states", []))))
    if "speeds" in chosen.body:
        speeds = ", ".join(screen.text(_plain(v)) for v in chosen.body["speeds"])
        out.print(f"first…last: a number for each of the speeds {speeds} m/s")
    for name in (*RECORDED[2:], *TABLES):
        entries = chosen.body.get(name)
        if isinstance(entries, dict) and entries:
            out.print(f"{name}: " + ", ".join(f"{key} {_short(value)}" for key, value in entries.items()), style="dim")
    if chosen.evidence:
        out.print("evidence: " + ", ".join(f"{k} {v:g}" for k, v in chosen.evidence.items()), style="dim")
    if chosen.rig:
        out.print(f"its motion is exported on the skeleton of {chosen.rig} beside it", style="dim")
    out.print(f"file: {chosen.path}", style="dim", soft_wrap=True)


def _recorded(out: Console, skill: Skill) -> None:
    """The cycle of a recorded gait, and its balance feedback as a table."""
    clip, balance = skill.body["clip"], skill.body.get("balance", {})
    tempo = float(_plain(skill.body.get("offsets", {}).get("tempo", 1.0)))
    period, right = float(_plain(clip["period"])), float(_plain(clip["right_strike"]))
    kind = "left and right alike" if clip.get("even", False) else "left and right as recorded"
    speed = math.hypot(skill.speed, skill.lateral)
    sideways = f", {skill.lateral:.2f} m/s to the left" if abs(skill.lateral) >= 0.01 else ""
    out.print(
        f"recorded cycle: {period:.3g} s, {120.0 / period:.0f} steps a minute, stride {speed * period:.2f} m, "
        f"{skill.speed:.2f} m/s ahead{sideways}; right foot down at {100.0 * right:.0f} % of it; {kind}"
    )
    if tempo != 1.0:
        out.print(f"played in {tempo:g} of that time: {120.0 / (period * tempo):.0f} steps a minute")
    names = [(f"{plane}{key}cd", f"{plane}{key}cv") for plane in ("", "lat_") for key in ROWS.values()]
    used = {name for pair in names for name in pair if name in balance}
    rows = [
        (plane, label, *(_short(balance[n]) if (n := f"{mark}{key}{gain}") in used else "" for gain in ("cd", "cv")))
        for plane, mark in (("ahead", ""), ("lateral", "lat_"))
        for label, key in ROWS.items()
    ]
    out.print(screen.table(("balance", "acts on", "cd", "cv"), rows))


def _states(states: list[dict[str, Any]]) -> tuple[tuple[str, ...], list[tuple[Any, ...]]]:
    """Headers and rows as in thesis Table 7.1: one row per state and, in 3D, its lateral parameters below it."""
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
    """The value of a tunable parameter, which a file writes as a table with its bounds."""
    return value["value"] if isinstance(value, dict) and "value" in value else value


def _short(value: Any) -> str:
    """Any value of a skill file as short text."""
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
