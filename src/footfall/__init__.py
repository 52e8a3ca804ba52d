"""Footfall: two-legged characters that stand, walk, run, get pushed and recover under real physics.

    import footfall
    rollout = footfall.run(footfall.Trial(footfall.load("planar-walk"), seconds=10))

Nothing heavy is imported until it is used.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

_HOMES = {
    "Character": "characters",
    "Change": "trials",
    "FootfallError": "errors",
    "Push": "physics.push",
    "Rollout": "trials",
    "Scene": "physics.scene",
    "Skill": "control.skill",
    "Start": "physics.world",
    "Trial": "trials",
    "load": "control.skill",
    "run": "trials",
}
__all__ = sorted([*_HOMES, "__version__"])


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
