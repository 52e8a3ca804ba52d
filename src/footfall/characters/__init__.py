"""Characters (articulated rigid bodies) as data.

`load("planar7")` returns a built-in character, `load("my_body.toml")` one of your own, `from_motion(clip)` one with
the bone lengths of a recorded skeleton.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..errors import UnknownName
from .character import Character, Ground, Joint, Link, read
from .from_skeleton import from_motion
from .shape import BodyShape, Load, reshape, with_sole_points
from .toes import with_toes

__all__ = [
    "BodyShape",
    "Character",
    "Ground",
    "Joint",
    "Link",
    "Load",
    "from_motion",
    "load",
    "names",
    "read",
    "reshape",
    "with_sole_points",
    "with_toes",
]

_HERE = Path(__file__).parent
_WITH_TOES = {"human-toes": "human"}  # built-in characters with toes, and those they are made from


def names() -> list[str]:
    """The names of the built-in characters, sorted."""
    return sorted([*(path.stem for path in _HERE.glob("*.toml")), *_WITH_TOES])


@cache
def _built_in(name: str) -> Character:
    if name in _WITH_TOES:
        return with_toes(_built_in(_WITH_TOES[name]))
    return read(_HERE / f"{name}.toml")


def load(name: str) -> Character:
    """A character by name or from a file.

    Args:
        name: The name of a built-in character (see `names`), or the path of a `.toml` or `.json` character file.

    Returns:
        The character. Built-in characters are cached, so that the same object is returned again.

    Raises:
        UnknownName: The name is neither a built-in character nor a file name with one of these suffixes.
        BadFile: The file cannot be read as a character.
    """
    if name in names():
        return _built_in(name)
    if name.endswith((".toml", ".json")):
        return read(Path(name))
    raise UnknownName("character", name, names())
