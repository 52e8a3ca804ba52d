"""Where a command writes a new skill: a folder named as the skill, with a file `skill.toml`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def check_name(name: str, out: Path | str) -> None:
    """Refuse a name that cannot be a new skill's; `out` is what was given as `--out`."""
    from ..control import skill as skills
    from ..errors import BadInput
    from ..strict import is_identifier

    if not is_identifier(name) or name in skills.names():
        raise BadInput(
            f"--out {str(out)[:60]!r}: expected a folder named as the new skill: letters, digits, - and _, not built in"
        )


def check_new(file: Path) -> None:
    """Refuse to overwrite a skill file."""
    from ..errors import CannotWrite

    if file.exists():
        raise CannotWrite(f"{file} already exists; remove it or choose another folder")
