"""One room per paper. A system reads its part of a skill and owns the law that plays it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..control.law import Controller
from ..control.skill import Skill
from ..errors import suggestion

NAMES = ("simbicon", "optimized_walk")


def room(skill: Skill) -> Any:
    """The module of the system that plays a skill."""
    if skill.system not in NAMES:
        raise skill.table().fail("system", f"unknown system {skill.system!r}{suggestion(skill.system, NAMES)}")
    return import_module(f"{__name__}.{skill.system}")


def controller(skill: Skill) -> Controller:
    """A skill made ready to run; every key of its file is checked here."""
    return room(skill).controller(skill)
