"""Controllers as data: their numbers, the arrays of their samples, and the parameters of the law made from both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...characters import Character
from ...control.law import record
from ...control.servo import servo_gains
from ...errors import BadInput
from . import features, spatial
from .chart import Chart
from .records import CAPACITY, CONTROLLERS, JOINTS, NEIGHBOURS, PARAMETERS, SPATIAL_JOINTS, SPATIAL_PARAMETERS

LEGS = ("hip", "knee", "ankle", "toe")
STIFFNESS = {
    "hip": 500.0, "knee": 500.0, "waist": 800.0, "ankle_roll": 200.0, "ankle": 400.0, "toe": 60.0,
}  # of joints without gains in the file of the body, by parts of their names [N m/rad]  # fmt: skip
OTHER_STIFFNESS, RATIO = 100.0, 0.06  # of the others [N m/rad]; damping over stiffness [s]


@dataclass(frozen=True)
class Setting:
    """The numbers of a controller.

    Attributes:
        k: Neighbours (Table 2).
        weights: POS, TOR, ANG, ROO (Table 2).
        near: Distance at which it may take over.
        then: The controller that follows a transition; "" for a stationary one.
        rescue: The controller that takes over when the state is not known; "" for none.
        lost: Distance at which the state is not known.
        patience: Frames after which the rescue takes over.
        order: Added to the squared distance of samples that do not follow the last one.
        source: The stationary controller from which a transition begins, or "".
    """

    k: int
    weights: tuple[float, float, float, float]
    near: float = 1.0
    then: str = ""
    rescue: str = ""
    lost: float = 1e6
    patience: int = 5
    order: float = 0.0
    source: str = ""


def size(character: Character) -> int:
    """Numbers of a state without the way over the ground."""
    return Chart.of(character).size


def width(character: Character) -> int:
    """Number of features."""
    return 2 * len(character.joints) + (16 if character.planar else 23)


def gains(character: Character) -> np.ndarray:
    """Gains of the servos [joint, 2], of the body's file if it has some: stiffness [N m/rad], damping [N m s/rad]."""
    if character.planar or any(joint.servo for joint in character.joints):
        return servo_gains(character)
    names = [joint.name for joint in character.joints]
    stiffness = np.array([next((k for part, k in STIFFNESS.items() if part in n), OTHER_STIFFNESS) for n in names])
    return character.strength * np.stack((stiffness, RATIO * stiffness), axis=1)


def upper(character: Character) -> np.ndarray:
    """[joint] 1 for joints of the upper body."""
    return np.array([int(not any(part in joint.name for part in LEGS)) for joint in character.joints])


def weights(character: Character, table: tuple[float, float, float, float]) -> np.ndarray:
    """The weight of each feature (Table 2)."""
    rule = features.weight_of if character.planar else spatial.weight_of
    return np.array([rule(i, len(character.joints), table) for i in range(width(character))])


def parameters(
    character: Character, settings: Mapping[str, Setting], arrays: Mapping[str, np.ndarray], published: bool = False
) -> Any:
    """The parameters of the law.

    Args:
        character: The body.
        settings: Numbers of the controllers by name, in order.
        arrays: Their samples: `count` [controller], and of each sample `feature`, `state`, `angle`, `rate`, `gain`,
            `final`, `group`.
        published: Whether neighbours are of any trajectory and have no gains, as in the paper.

    Returns:
        A record of `PARAMETERS`, or `SPATIAL_PARAMETERS` of a body in space.
    """
    n, names, total = len(character.joints), list(settings), len(arrays["feature"])
    most, kind = (JOINTS, PARAMETERS) if character.planar else (SPATIAL_JOINTS, SPATIAL_PARAMETERS)
    if n > most or len(names) > CONTROLLERS or total > CAPACITY:
        raise BadInput(
            f"{len(names)} controllers with {total} samples for {n} joints are too many; "
            f"expected up to {CONTROLLERS} with {CAPACITY} for {most}"
        )
    p = record(kind)
    p.fed, p.width, p.turns = size(character), width(character), int(not character.planar)
    p.joints, p.controllers, p.published = n, len(names), int(published)
    p.stiffness[:n], p.damping[:n] = gains(character).T
    p.upper[:n] = upper(character)
    first = 0
    for c, name in enumerate(names):
        each, count = settings[name], int(arrays["count"][c])
        if not 1 <= each.k <= NEIGHBOURS:
            raise BadInput(f"{name}: k = {each.k}; expected 1 to {NEIGHBOURS}")
        p.first[c], p.count[c], p.k[c] = first, count, min(each.k, count)
        p.order[c], p.near[c], p.lost[c], p.patience[c] = each.order, each.near, each.lost, each.patience
        p.then[c] = names.index(each.then) if each.then else -1
        p.rescue[c] = names.index(each.rescue) if each.rescue else -1
        part = slice(first, first + count)
        weight = weights(character, each.weights)
        p.weight[c, : p.width] = weight
        p.feature[part, : p.width] = arrays["feature"][part] * weight
        first += count
    p.state[:total, : p.fed] = arrays["state"]
    p.angle[:total, :, :n], p.rate[:total, :, :n] = arrays["angle"], arrays["rate"]
    p.gain[:total, :n, : p.fed + n] = arrays["gain"]
    p.final[:total], p.group[:total] = arrays["final"], arrays["group"]
    p.trajectory[1:total] = np.cumsum(arrays["final"])[: total - 1]
    return p
