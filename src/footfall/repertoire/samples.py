"""Samples of controllers: trajectories with the features of their states, and controllers made of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ..characters import Character
from ..errors import BadInput
from ..systems.repertoire import table
from .along import Team, Trajectory
from .frames import Curves, joined


@dataclass(frozen=True, eq=False)
class Controller:
    """A controller of the repertoire (Table 2).

    Attributes:
        name: As in Table 2.
        setting: Its numbers (`table.Setting`).
        trajectories: Its training data.
        made_from: Where they come from, in words.
    """

    name: str
    setting: table.Setting
    trajectories: tuple[Trajectory, ...] = ()
    made_from: str = ""
    features: np.ndarray = field(default_factory=lambda: np.empty((0, 0)))

    @property
    def states(self) -> np.ndarray:
        """Of all samples [sample, 2 half]."""
        return np.concatenate([each.states[:-1] for each in self.trajectories])

    @property
    def curves(self) -> Curves:
        """Of all samples."""
        return joined([each.curves for each in self.trajectories])

    @property
    def gains(self) -> np.ndarray:
        """Of all samples [sample, joint, size + joint]."""
        return np.concatenate([each.gains for each in self.trajectories])

    def with_more(self, team: Team, more: Sequence[Trajectory], words: str = "") -> Controller:
        """With more training data."""
        parts = [team.features.of(each.states[:-1]) for each in more]
        known = [self.features] if len(self.features) else []
        return replace(
            self,
            trajectories=(*self.trajectories, *more),
            features=np.concatenate([*known, *parts]) if known or parts else self.features,
            made_from="; ".join(filter(None, (self.made_from, words))),
        )

    def distance(self, body: Character, features: np.ndarray) -> np.ndarray:
        """Of features [state, feature] from the nearest sample [state]."""
        weight = table.weights(body, self.setting.weights)
        away = (features[:, None] - self.features[None]) * weight
        return np.sqrt((away**2).sum(axis=-1)).min(axis=1)


def arrays(controllers: Sequence[Controller]) -> dict[str, np.ndarray]:
    """The samples of controllers as arrays of a skill file (`systems/repertoire/table.py`)."""
    if not controllers:
        raise BadInput("a repertoire without controllers; expected at least one")
    final, group = [], []
    free = controllers[0].trajectories[0].chart.free
    for controller in controllers:
        for each in controller.trajectories:
            final += [0] * (len(each) - 1) + [1]
            group += [each.group] * len(each)
    return {
        "count": np.array([len(controller.features) for controller in controllers], np.int64),
        "feature": np.concatenate([controller.features for controller in controllers]),
        "state": np.concatenate([controller.states for controller in controllers])[:, free:],
        "angle": np.concatenate([controller.curves.angle for controller in controllers]),
        "rate": np.concatenate([controller.curves.rate for controller in controllers]),
        "gain": np.concatenate([controller.gains for controller in controllers]).astype(np.float32),
        "final": np.array(final, np.int64),
        "group": np.array(group, np.int64),
    }


def parameters(character: Character, controllers: Sequence[Controller], published: bool = False) -> Any:
    """The parameters of the law for controllers that are not in a file yet."""
    names = [controller.name for controller in controllers]
    settings = {each.name: each.setting for each in controllers}
    for name, each in settings.items():
        if each.rescue not in names:  # a part of a repertoire
            settings[name] = replace(each, rescue="")
    return table.parameters(character, settings, arrays(controllers), published)
