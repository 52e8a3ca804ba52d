"""Completion of skill names in the shell, without importing anything large."""

from __future__ import annotations

from pathlib import Path

BUILT_IN = Path(__file__).parents[1] / "skills"


def skills(incomplete: str) -> list[str]:
    """Names of built-in skills, and of folders here that hold a skill, that begin with what was typed."""
    names = {path.parent.name for path in BUILT_IN.glob("*/skill.toml")}
    names |= {path.parent.name for path in Path().glob("[!.]*/skill.toml")}
    return sorted(name for name in names if name.startswith(incomplete))
