"""What a browser may ask for: small JSON messages by strangers, every field of them checked before it is used."""

from __future__ import annotations

import json
from typing import Any

from ...errors import BadInput

LONGEST = 4096  # bytes of a message
LONGEST_FILE = 65536  # of one that carries a skill file
EXPORTS = ("bvh", "glb", "csv", "skill", "mp4", "gif", "html")
OBJECTIVES = ("natural", "wang", "robust")

FLAG = bool


def text(longest: int, *choices: str) -> tuple[str, int, tuple[str, ...]]:
    return ("text", longest, choices)


def vector(count: int, most: float) -> tuple[str, int, float]:
    return ("vector", count, most)


def maybe(kind: Any) -> tuple[str, Any]:
    return ("maybe", kind)


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
    "scene": {"name": text(120), "friction": maybe((0.0, 10.0))},
    "push": {"force": (0.0, 5000.0), "angle": (-100.0, 100.0), "seconds": (0.001, 5.0)},
    "grab": {"link": text(60), "point": vector(3, 10.0), "target": vector(3, 1e4)},
    "drag": {"target": vector(3, 1e4)},
    "drop": {},
    "ball": {"from": vector(3, 1e3), "velocity": vector(3, 60.0), "mass": (0.05, 200.0)},
    "box": {"at": vector(2, 1e3), "size": vector(3, 3.0), "mass": (0.05, 1000.0)},
    "clear": {},
    "steer": {"speed": maybe((-5.0, 15.0)), "heading": maybe((-1e3, 1e3)), "lateral": maybe((-5.0, 5.0))},
    "target": {"x": maybe((-1e4, 1e4)), "y": maybe((-1e4, 1e4)), "off": maybe(FLAG)},
    "ghost": {"on": FLAG},
    "envelope": {"on": FLAG, "seconds": (0.05, 1.0)},
    "edit": {"state": int, "name": text(60), "value": (-1e5, 1e5)},
    "add_state": {"after": int},
    "remove_state": {"state": int},
    "move_state": {"state": int, "to": int},
    "undo": {},
    "redo": {},
    "compare": {"on": FLAG},
    "save": {"name": text(60)},
    "open": {"text": text(LONGEST_FILE)},
    "record": {"on": FLAG},
    "export": {"kind": text(8, *EXPORTS)},
    "learn": {"clip": text(40), "budget": (10.0, 3600.0)},
    "optimize": {"objective": text(20, *OBJECTIVES), "speed": maybe((0.05, 5.0)), "budget": (20.0, 36000.0)},
    "stop": {"job": text(40)},
}
OPTIONAL = {"steer", "target"}  # these may leave fields out


def read(raw: str | bytes) -> dict[str, Any]:
    """One message, checked; anything else is refused with what was expected."""
    if isinstance(raw, bytes):
        raise BadInput("expected text, got bytes")
    if len(raw) > LONGEST_FILE:
        raise BadInput(f"a message of {len(raw)} bytes is too long; expected at most {LONGEST_FILE}")
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError):
        raise BadInput("this is not JSON; expected one object") from None
    if not isinstance(data, dict):
        raise BadInput("expected one JSON object")
    name = data.pop("do", None)
    if not isinstance(name, str) or name not in FIELDS:
        raise BadInput(f"do {str(name)[:40]!r} is unknown; expected one of {', '.join(FIELDS)}")
    if len(raw) > LONGEST and name != "open":
        raise BadInput(f"{name}: {len(raw)} bytes are too long; expected at most {LONGEST}")
    fields = FIELDS[name]
    for key in data:
        if key not in fields:
            raise BadInput(f"{name}: unknown {key[:40]!r}; expected {', '.join(fields) or 'nothing more'}")
    if name == "target" and not data.get("off") and (data.get("x") is None or data.get("y") is None):
        raise BadInput("target: expected x and y, or off: true")
    return {"do": name} | {
        key: _checked(f"{name}.{key}", data[key], kind) for key, kind in fields.items() if _given(name, key, data)
    }


def _given(name: str, key: str, data: dict[str, Any]) -> bool:
    if key not in data and name not in OPTIONAL:
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
        raise BadInput(f"{where}: expected a whole number")
    if kind[0] == "maybe":
        return None if value is None else _checked(where, value, kind[1])
    if kind[0] == "text":
        return _text(where, value, kind[1], kind[2])
    if kind[0] == "vector":
        if isinstance(value, list) and len(value) == kind[1]:
            return tuple(_number(where, number, -kind[2], kind[2]) for number in value)
        raise BadInput(f"{where}: expected {kind[1]} numbers")
    return _number(where, value, *kind)


def _text(where: str, value: Any, longest: int, choices: tuple[str, ...]) -> str:
    if not isinstance(value, str) or len(value) > longest:
        raise BadInput(f"{where}: expected text of at most {longest} characters")
    if any(0xD800 <= ord(letter) < 0xE000 for letter in value):
        raise BadInput(f"{where}: holds half a letter; expected text")
    if choices and value not in choices:
        raise BadInput(f"{where}: {value[:40]!r} is unknown; expected one of {', '.join(choices)}")
    return value


def _number(where: str, value: Any, low: float, high: float) -> float:
    good = isinstance(value, int | float) and not isinstance(value, bool)
    if not good or not low <= value <= high:  # NaN is in no range
        raise BadInput(f"{where}: expected a number from {low:g} to {high:g}")
    return float(value)
