"""A SIMBICON skill as text: the thesis's Table 7.1, or a recorded cycle with its balance feedback."""

from __future__ import annotations

import math
from typing import Any

from ...control.describing import lines, plain, short
from ...control.skill import Skill
from ...control.system import Description

COLUMNS = ("cd", "cv", "torso", "swing_hip", "swing_knee", "swing_ankle", "stance_knee", "stance_ankle")
HEADS = ("cd", "cv", "tor", "swh", "swk", "swa", "stk", "sta")  # as the thesis's Table 7.1 calls them
EXTRA = ("ankle_cd", "ankle_cv", "torso_cd", "torso_cv", "knee_cd", "knee_cv", "hip_yaw", "legs", "stance", "next")
BOTH_LEGS = {"swing_hip": "hip", "stance_knee": "knee", "stance_ankle": "ankle"}  # when both legs do the same
TABLES = ("servo", "upper", "command", "slope", "feedforward")  # what else a skill file may have
RECORDED = ("clip", "balance", "offsets")  # and one of a recorded gait
ROWS = {"swing hip": "", "stance ankle": "ankle_", "pelvis": "torso_"}  # of the balance feedback (eq. 7.1)


def description(skill: Skill) -> Description:
    """The whole of a skill's own part."""
    body = skill.body
    data = {name: body[name] for name in ("speeds", *TABLES, *RECORDED) if name in body}
    data["states"] = body.get("states", [])
    tables = lines(body, ("offsets", *TABLES))
    if "clip" in body:
        words, heads, rows = (*_cycle(skill), *tables), ("balance", "acts on", "cd", "cv"), _feedback(skill)
    else:
        words, (heads, rows) = tables, _states(body.get("states", []))
        if "speeds" in body:
            speeds = ", ".join(short(speed) for speed in body["speeds"])
            words = (f"first…last: a number for each of the speeds {speeds} m/s", *words)
    return Description(words, heads, tuple(rows), data)


def _cycle(skill: Skill) -> tuple[str, ...]:
    """The recorded cycle in one or two lines."""
    clip = skill.body["clip"]
    tempo = float(plain(skill.body.get("offsets", {}).get("tempo", 1.0)))
    period, right = float(plain(clip["period"])), float(plain(clip["right_strike"]))
    kind = "left and right alike" if clip.get("even", False) else "left and right as recorded"
    speed = math.hypot(skill.speed, skill.lateral)
    sideways = f", {skill.lateral:.2f} m/s to the left" if abs(skill.lateral) >= 0.01 else ""
    text = (
        f"recorded cycle: {period:.3g} s, {120.0 / period:.0f} steps a minute, stride {speed * period:.2f} m, "
        f"{skill.speed:.2f} m/s ahead{sideways}; right foot down at {100.0 * right:.0f} % of it; {kind}"
    )
    if tempo == 1.0:
        return (text,)
    return text, f"played in {tempo:g} of that time: {120.0 / (period * tempo):.0f} steps a minute"


def _feedback(skill: Skill) -> list[tuple[Any, ...]]:
    """Balance feedback of a recorded gait: a row for each plane and joint it acts on."""
    balance = skill.body.get("balance", {})
    return [
        (
            plane,
            label,
            *(short(balance[name]) if (name := f"{mark}{key}{gain}") in balance else "" for gain in ("cd", "cv")),
        )
        for plane, mark in (("ahead", ""), ("lateral", "lat_"))
        for label, key in ROWS.items()
    ]


def _states(states: list[dict[str, Any]]) -> tuple[tuple[str, ...], list[tuple[Any, ...]]]:
    """Heads and rows of the thesis's Table 7.1: a row a state and, in 3D, its lateral numbers below it."""
    lateral = [state.get("lat", {}) for state in states]
    extra = tuple(name for name in EXTRA if any(name in row for row in (*states, *lateral)))
    rows = []
    for i, (state, lat) in enumerate(zip(states, lateral, strict=True)):
        for head, until, row in ((i, state.get("until"), state), ("lat", None, lat)):
            values = (row.get(name, row.get(BOTH_LEGS.get(name, name))) for name in (*COLUMNS, *extra))
            if row:
                rows.append((head, *("" if v is None and row is lat else short(v) for v in (until, *values))))
    return ("state", "until", *HEADS, *extra), rows
