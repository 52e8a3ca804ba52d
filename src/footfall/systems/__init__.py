"""One package per paper. A system reads its part of a skill and owns what plays it.

A package of this folder with an object `SYSTEM` is a system of its own name. Systems of others are found through the
entry-point group `footfall.systems`. Nothing is imported before a skill of the system is played.
"""

from __future__ import annotations

import pkgutil
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from ..control.law import Controller
from ..control.method import Method
from ..control.skill import Skill
from ..control.system import GROUP, KINEMATIC, TORQUE, System
from ..errors import FootfallError, suggestion


class BrokenSystem(FootfallError):
    """A system that cannot be loaded, and why."""


@dataclass(frozen=True)
class Found:
    """A system that is installed: its name, the package it comes from, and what is wrong with it, if anything."""

    name: str
    package: str
    kind: str = ""
    problem: str = ""
    methods: tuple[Method, ...] = ()


def names() -> list[str]:
    """All systems, those of others included, whether they can be loaded or not."""
    return sorted({*_own(), *_others()})


def of(skill: Skill) -> System:
    """The system that plays a skill.

    Raises:
        BadFile: There is no such system.
        BrokenSystem: It cannot be loaded.
    """
    if skill.system not in _own() and skill.system not in _others():
        raise skill.table().fail("system", f"unknown system {skill.system!r}{suggestion(skill.system, names())}")
    return load(skill.system)


@cache
def load(name: str) -> System:
    """A system by its name."""
    if name in _own():
        return import_module(f"{__name__}.{name}").SYSTEM
    point = _others()[name]
    try:
        system = point.load()
    except Exception as error:  # the code of others may raise anything
        raise BrokenSystem(f"system {name} of {point.value}: cannot be loaded: {error}") from error
    if not isinstance(system, System) or getattr(system, "kind", "") not in (TORQUE, KINEMATIC):
        raise BrokenSystem(f"system {name} of {point.value}: expected an instance of a subclass of {System.__name__}")
    return system


def found() -> list[Found]:
    """Every system that is installed; one that cannot be loaded is named with its problem."""
    listed = []
    for name in names():
        package = "footfall" if name in _own() else _others()[name].value
        try:
            system = load(name)
            listed.append(Found(name, package, system.kind, methods=system.methods))
        except FootfallError as error:
            listed.append(Found(name, package, problem=str(error)))
    return listed


def controller(skill: Skill) -> Controller:
    """A skill made ready to run; every key of its file is checked here."""
    return of(skill).controller(skill)


def kinematic(skill: Skill) -> bool:
    """Whether the skill produces movement without forces."""
    return of(skill).kind == KINEMATIC


def check(skill: Skill) -> None:
    """Refuse a skill whose file has any fault, of whichever kind it is."""
    if kinematic(skill):
        of(skill).stream(skill)
    else:
        controller(skill)


@cache
def _own() -> tuple[str, ...]:
    return tuple(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def _others() -> dict[str, EntryPoint]:
    """Systems of other packages by name; a name of ours is not taken."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in _own()}
