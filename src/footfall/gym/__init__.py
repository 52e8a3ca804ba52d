"""Gymnasium environments: `Footfall/Walk-v0`, `Footfall/Imitate-v0` and `Footfall/Push-v0`. Needs `footfall[gym]`.

    import gymnasium
    import footfall.gym
    env = gymnasium.make("Footfall/Walk-v0", character="human", actions="residual", skill="human-walk")
    many = gymnasium.make_vec("Footfall/Walk-v0", num_envs=256)  # on all cores, inside the compiled loop
    most = gymnasium.make_vec("Footfall/Walk-v0", num_envs=16384, device="cuda")  # on a GPU

Importing this package registers the environments; nothing else is loaded before one is made. docs/gym.md has
observations, actions and rewards. Read in this order: `setup.py` (what an environment is), `rewards.py`, `env.py`
(one), `vector.py` (many), `reference.py` (clips), `policy_folder.py` (a trained network as a skill), `score.py`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..errors import FootfallError

try:
    import gymnasium
except ImportError:
    raise FootfallError("environments need the package gymnasium; pip install footfall[gym]") from None

if TYPE_CHECKING:
    from .env import FootfallEnv
    from .policy_folder import write_policy
    from .vector import FootfallVectorEnv

IDS = {"Footfall/Walk-v0": "walk", "Footfall/Imitate-v0": "imitate", "Footfall/Push-v0": "push"}
_HOMES = {"FootfallEnv": "env", "FootfallVectorEnv": "vector", "write_policy": "policy_folder"}
__all__ = ["IDS", "FootfallEnv", "FootfallVectorEnv", "register", "write_policy"]


def register() -> None:
    """Register the environments with Gymnasium; done once when this package is imported."""
    for name, task in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point=f"{__name__}.env:FootfallEnv",
                vector_entry_point=f"{__name__}.vector:many",
                kwargs={"task": task},
            )


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


register()
