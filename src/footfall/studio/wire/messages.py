"""Messages from clients: small JSON objects from an untrusted source, with every field validated before use."""

from __future__ import annotations

import json
from typing import Any

from ...errors import BadInput

MAX_BYTES = 4096  # of a message
MAX_FILE_BYTES = 65536  # of a message that carries a skill file
EXPORTS = ("bvh", "glb", "csv", "skill", "hits", "html", "own")
MAX_CORNERS = 200  # of a path
FARTHEST = 1e6  # from the start, on a ground without end: eleven days of walking [m]
OBJECTIVES = ("natural", "wang", "robust")
RECTIFIED_BODIES = ("human-toes", "human", "own")  # on which clips are made physical

FLAG = bool


def text(max_length: int, *choices: str) -> tuple[str, int, tuple[str, ...]]:
    return ("text", max_length, choices)


def vector(count: int, limit: float) -> tuple[str, int, float]:
    return ("vector", count, limit)


def points(most: int, limit: float) -> tuple[str, int, float]:
    return ("points", most, limit)


def optional(kind: Any) -> tuple[str, Any]:
    return ("optional", kind)


FIELDS: dict[str, dict[str, Any]] = {
    "take": {},
    "give": {"client": int},
    "pause": {"on": FLAG},
    "step": {},
    "rate": {"rate": (0.05, 4.0)},
    "rewind": {"back": (0.0, 3600.0)},
    "reset": {},
    "skill": {"id": text(80)},
    "body": {"shape": text(200)},
    "scene": {"name": text(120), "friction": optional((0.0, 10.0))},
    "push": {"force": (0.0, 5000.0), "angle": (-100.0, 100.0), "seconds": (0.001, 5.0)},
    "allow": {"strategy": text(40)},
    "grab": {"link": text(60), "point": vector(3, 10.0), "target": vector(3, FARTHEST)},
    "drag": {"target": vector(3, FARTHEST)},
    "drop": {},
    "ball": {"from": vector(3, FARTHEST), "velocity": vector(3, 60.0), "mass": (0.05, 200.0)},
    "hit": {
        "link": text(60),
        "point": vector(3, 5.0),
        "from": vector(3, FARTHEST),
        "mass": (0.01, 50.0),
        "speed": (0.5, 60.0),
    },
    "box": {"at": vector(2, FARTHEST), "size": vector(3, 3.0), "mass": (0.05, 1000.0)},
    "clear": {},
    "steer": {"speed": optional((-5.0, 15.0)), "heading": optional((-1e3, 1e3)), "lateral": optional((-5.0, 5.0))},
    "target": {
        "x": optional((-FARTHEST, FARTHEST)),
        "y": optional((-FARTHEST, FARTHEST)),
        "off": optional(FLAG),
    },
    "path": {"points": points(MAX_CORNERS, FARTHEST)},
    "style": {"name": text(60)},
    "ghost": {"on": FLAG},
    "envelope": {"on": FLAG, "seconds": (0.05, 1.0)},
    "edit": {"state": int, "name": text(60), "value": (-1e5, 1e5), "stroke": int},
    "ranges": {},
    "add_state": {"after": int},
    "remove_state": {"state": int},
    "move_state": {"state": int, "to": int},
    "undo": {},
    "redo": {},
    "compare": {"on": FLAG},
    "save": {"name": text(60), "title": text(80)},
    "retitle": {"id": text(80), "title": text(80)},
    "remove": {"id": text(80)},
    "open": {"text": text(MAX_FILE_BYTES)},
    "record": {"on": FLAG},
    "export": {"kind": text(8, *EXPORTS)},
    "learn": {"clip": text(40), "budget": (10.0, 3600.0)},
    "rectify": {"clip": text(40), "body": text(20, *RECTIFIED_BODIES), "budget": (10.0, 3600.0)},
    "optimize": {"objective": text(20, *OBJECTIVES), "speed": optional((0.05, 5.0)), "budget": (20.0, 36000.0)},
    "stabilize": {"budget": (20.0, 36000.0)},
    "stop": {"job": text(40)},
    "mannequin": {},
    "add": {"id": text(80)},
    "choose": {"who": int},
    "leave": {"who": int},
    "line_up": {},
}
OPTIONAL = {
    "steer": ("speed", "heading", "lateral"),
    "target": ("x", "y", "off"),
    "save": ("title",),
    "edit": ("stroke",),
}  # may be left out


def read(raw: str | bytes, known: dict[str, dict[str, Any]] = FIELDS) -> dict[str, Any]:
    """Parse and validate one message of a page; `known` are its names and fields. The error says what was expected."""
    if isinstance(raw, bytes):
        raise BadInput("expected text, got bytes")
    if len(raw) > MAX_FILE_BYTES:
        raise BadInput(f"a message of {len(raw)} bytes is too long; expected at most {MAX_FILE_BYTES}")
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError):
        raise BadInput("this is not JSON; expected one object") from None
    if not isinstance(data, dict):
        raise BadInput("expected one JSON object")
    name = data.pop("do", None)
    if not isinstance(name, str) or name not in known:
        raise BadInput(f"do {str(name)[:40]!r} is unknown; expected one of {', '.join(known)}")
    if len(raw) > MAX_BYTES and name != "open":
        raise BadInput(f"{name}: a message of {len(raw)} bytes is too long; expected at most {MAX_BYTES}")
    fields = known[name]
    for key in data:
        if key not in fields:
            raise BadInput(f"{name}: unknown {key[:40]!r}; expected {', '.join(fields) or 'nothing more'}")
    if name == "target" and not data.get("off") and (data.get("x") is None or data.get("y") is None):
        raise BadInput("target: expected x and y, or off: true")
    return {"do": name} | {
        key: _checked(f"{name}.{key}", data[key], kind) for key, kind in fields.items() if _given(name, key, data)
    }


def _given(name: str, key: str, data: dict[str, Any]) -> bool:
    if key not in data and key not in OPTIONAL.get(name, ()):
        raise BadInput(f"{name}: {key} is missing")
    return key in data


def _checked(where: str, value: Any, kind: Any) -> Any:
    if kind is FLAG:
        if isinstance(value, bool):
            return value
        raise BadInput(f"{where}: expected true or false")
    if kind is int:
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**31:
            return value
        raise BadInput(f"{where}: expected an integer")
    if kind[0] == "optional":
        return None if value is None else _checked(where, value, kind[1])
    if kind[0] == "text":
        return _text(where, value, kind[1], kind[2])
    if kind[0] == "vector":
        if isinstance(value, list) and len(value) == kind[1]:
            return tuple(_number(where, number, -kind[2], kind[2]) for number in value)
        raise BadInput(f"{where}: expected {kind[1]} numbers")
    if kind[0] == "points":
        if isinstance(value, list) and len(value) <= kind[1]:
            return tuple(_checked(where, point, vector(2, kind[2])) for point in value)
        raise BadInput(f"{where}: expected at most {kind[1]} points")
    return _number(where, value, *kind)


def _text(where: str, value: Any, max_length: int, choices: tuple[str, ...]) -> str:
    if not isinstance(value, str) or len(value) > max_length:
        raise BadInput(f"{where}: expected text of at most {max_length} characters")
    if any(0xD800 <= ord(letter) < 0xE000 for letter in value):
        raise BadInput(f"{where}: contains a lone surrogate; expected text")
    if choices and value not in choices:
        raise BadInput(f"{where}: {value[:40]!r} is unknown; expected one of {', '.join(choices)}")
    return value


def _number(where: str, value: Any, low: float, high: float) -> float:
    good = isinstance(value, int | float) and not isinstance(value, bool)
    if not good or not low <= value <= high:  # NaN is in no range
        raise BadInput(f"{where}: expected a number from {low:g} to {high:g}")
    return float(value)
