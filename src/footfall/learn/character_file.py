"""The skill file of a data-driven character."""

from __future__ import annotations

from typing import Any

import numpy as np
import tomlkit

from ..control import skill as skills
from ..systems.data_driven import library_file
from ..systems.data_driven.following import start_of
from ..systems.data_driven.library import Library
from ..systems.data_driven.planner import Planner

MIRRORED = "-mirrored"  # end of the names of mirror images
AHEAD = 4.0  # how far it looks ahead [s]
SPEED = 1.2  # without a command, if there are such steps [m/s]


def document(
    known: Library, name: str, own: bool, gains: dict[str, Any], evidence: dict[str, float] | None = None
) -> str:
    """The text of `skill.toml`."""
    doc = tomlkit.document()
    doc["schema"], doc["version"], doc["id"] = "footfall/skill", 1, name
    clips = [take.name for take in known.takes if not take.name.endswith(MIRRORED)]
    doc["title"] = f"Steered through {len(clips)} recorded clips"
    doc["about"] = f"Made from {', '.join(clips[:8])}{' …' if len(clips) > 8 else ''}; data-driven control."
    doc["kind"], doc["origin"] = "behaviour", "tuned"
    doc["source"] = "recorded clips; Lee, Kim, Lee 2010"
    doc["system"], doc["character"] = "data_driven", "body.json" if own else known.body.name
    doc["rig"], doc["data"], doc["table"] = "rig.bvh", library_file.POSES, library_file.TABLE
    doc["speed"] = round(_usual_speed(known), 2)
    motion = tomlkit.table()
    motion.comment("what is followed: command, clip, path or random")
    motion["follow"] = "command"
    motion["ahead"] = AHEAD
    motion["ahead"].comment("how far it looks ahead [s]; 0: not at all")
    recover = "" if own else _recovery(known.body.name)
    if recover:
        motion["recover"] = recover
        motion["recover"].comment("takes over where it would fall, until the body stands")
    doc["motion"] = motion
    for key, table in gains.items():
        doc[key] = _table(table)
    if evidence:
        doc["evidence"] = evidence
    doc["entry"] = _entry(known)
    return tomlkit.dumps(doc)


def _recovery(body: str) -> str:
    """A built-in skill of push recovery on a body; empty where there is none."""
    for name in skills.names():
        known = skills.load(name)
        if known.system == "push_recovery" and known.character.name == body:
            return name
    return ""


def _table(values: dict[str, Any]) -> Any:
    """A table whose `{ value, low, high }` stay on one line."""
    table = tomlkit.table()
    for key, value in values.items():
        if isinstance(value, dict) and "value" in value:
            item = tomlkit.inline_table()
            item.update(value)
            table[key] = item
        else:
            table[key] = _table(value) if isinstance(value, dict) else value
    return table


def _usual_speed(known: Library) -> float:
    """The speed without a command: that of the steps nearest to `SPEED` [m/s]."""
    speeds = [f.speed for f, inside in zip(known.fragments, known.in_graph, strict=True) if inside and not f.stands]
    return min((abs(speed - SPEED), speed) for speed in speeds)[1] if speeds else 0.0


def _entry(known: Library) -> Any:
    """The pose in which it begins: that of the planner's first fragment."""
    first = Planner(known).first("stand") if known.in_graph.any() else 0
    f = known.fragments[first]
    start = start_of(known.by_name[f.clip].piece, known.body, f.start)
    table = tomlkit.table()
    table["velocity"] = [round(v, 5) for v in start.velocity]
    for key in ("sideways", "roll", "pitch", "roll_rate", "pitch_rate", "yaw_rate"):
        table[key] = round(float(getattr(start, key)), 5)
    for key, values in (("angles", start.angles), ("rates", start.rates)):
        inner = tomlkit.table()
        for joint, value in (values or {}).items():
            inner[joint] = round(float(np.clip(value, -50.0, 50.0)), 5)
        table[key] = inner
    return table
