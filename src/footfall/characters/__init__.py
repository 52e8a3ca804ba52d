"""Bodies as data. `load("planar7")` for a built-in one, `load("my_body.toml")` for your own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..errors import UnknownName
from .character import Character, Ground, Joint, Link, read
from .shape import BodyShape, Load, reshape, soled

__all__ = ["BodyShape", "Character", "Ground", "Joint", "Link", "Load", "load", "names", "read", "reshape", "soled"]

_HERE = Path(__file__).parent
_TOED = {"human-toes": "human"}  # built-in bodies with toes, and those they are made from


def names() -> list[str]:
    """The built-in characters."""
    return sorted([*(path.stem for path in _HERE.glob("*.toml")), *_TOED])


@cache
def _built_in(name: str) -> Character:
    if name in _TOED:
        from .toes import toed

        return toed(_built_in(_TOED[name]))
    return read(_HERE / f"{name}.toml")


def load(name: str) -> Character:
    """A built-in character by name, or one from a `.toml` or `.json` file."""
    if name in names():
        return _built_in(name)
    if name.endswith((".toml", ".json")):
        return read(Path(name))
    raise UnknownName("character", name, names())
