"""Footfall: two-legged characters that stand, walk, run, get pushed and recover under real physics.

    import footfall
    rollout = footfall.run(footfall.Trial(footfall.load("planar-walk"), seconds=10))
    print(rollout.ending, rollout.summary()["mean_speed"])

SI units throughout; x forward, y left, z up; quaternions w, x, y, z; angles in radians. Large packages (MuJoCo, Numba,
NumPy) are imported when they are first needed, not with this one.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .characters import BodyShape, Character, Load
    from .control.skill import Skill, load
    from .errors import FootfallError
    from .motion import Motion
    from .physics.hit import Hit
    from .physics.push import Push
    from .physics.scene import Scene
    from .physics.start import Start
    from .trials import Change, Command, Rollout, Simulation, Trial, run, run_many

__version__ = "0.1.0"

_HOMES = {
    "BodyShape": "characters",
    "Character": "characters",
    "Change": "trials",
    "Command": "trials",
    "FootfallError": "errors",
    "Hit": "physics.hit",
    "Load": "characters",
    "Motion": "motion",
    "Push": "physics.push",
    "Rollout": "trials",
    "Scene": "physics.scene",
    "Simulation": "trials",
    "Skill": "control.skill",
    "Start": "physics.world",
    "Trial": "trials",
    "load": "control.skill",
    "run": "trials",
    "run_many": "trials",
}
__all__ = [
    "BodyShape",
    "Change",
    "Character",
    "Command",
    "FootfallError",
    "Hit",
    "Load",
    "Motion",
    "Push",
    "Rollout",
    "Scene",
    "Simulation",
    "Skill",
    "Start",
    "Trial",
    "__version__",
    "load",
    "run",
    "run_many",
]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
