"""The policy in control: observe, run the network, set the action of the law; once a control step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ...control.director import Directed, Director, Wait
from .network import Network
from .observation import Observer


@dataclass(frozen=True)
class Policy(Director):
    """A network that is asked at the control rate.

    Attributes:
        network: The network.
        observer: What it observes.
    """

    network: Network
    observer: Observer

    def begin(self) -> dict[str, Any]:
        """Whether the network has given a number that is not finite."""
        return {"broken": False}

    def ask(self, sim: Directed, memory: dict[str, Any]) -> Wait:
        """One action, limited to -1 … 1; 0 in place of what is not a number."""
        action = self.network(self.observer(sim)).astype(float)
        if not np.isfinite(action).all():
            if not memory["broken"]:
                sim.note("the network gave an action that is not a number; 0 in its place")
            memory["broken"] = True
            action = np.nan_to_num(action, nan=0.0, posinf=1.0, neginf=-1.0)
        sim.memory["policy_action"][: len(action)] = np.clip(action, -1.0, 1.0)
        return Wait(1.0 / self.observer.rate)
