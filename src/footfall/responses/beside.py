"""Played answers beside the physical answers to the same pushes, and against the pushes themselves."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from . import measures
from .rollouts import PhysicalAnswer

Figures = dict[str, float | int | None]


@dataclass(frozen=True)
class Pair:
    """One single push, its played and its physical answer.

    Attributes:
        push: [2] its impulse, forward and to the left [N s].
        com: [frame, 3] centre of mass of the played answer at 60 Hz [m].
        steps: Of the response that was played.
        physical: The physical answer.
    """

    push: np.ndarray
    com: np.ndarray
    steps: int
    physical: PhysicalAnswer


def figures(pairs: list[Pair], mass: float) -> Figures:
    """Momentum against the push; strategy, centre of mass and joint rates beside the physical answers.

    All pairs count. Where the physical body fell, its strategy is none and its centre of mass is at no distance.

    Args:
        pairs: Single pushes.
        mass: Of the body [kg].

    Returns:
        Figures by name (docs/push_response.md); none without pairs.
    """
    if not pairs:
        return {}
    stood = [one for one in pairs if one.physical.recovered]
    same = sum(min(one.steps, 2) == min(one.physical.steps, 2) for one in stood)
    away = [measures.distance(one.com, one.physical.com) if one.physical.recovered else math.inf for one in pairs]
    median = float(np.median(away))
    found: Figures = {
        **_momentum(pairs, mass),
        "same_strategy_fraction": same / len(pairs),
        "same_strategy_of_recovered_fraction": same / len(stood) if stood else None,
        "com_distance_cm_median": median if math.isfinite(median) else None,
        "physical_answers": len(pairs),
        "physical_fell": len(pairs) - len(stood),
    }
    if stood:
        joints = measures.joint_figures([one.physical.qpos for one in stood])
        found |= {f"physical_{name}": value for name, value in joints.items()}
    return found


def _momentum(pairs: list[Pair], mass: float) -> Figures:
    """Direction and size of the momentum when the push ends (eq. 4.1), played and physical."""
    rows = []
    for one in pairs:
        impulse = float(np.hypot(*one.push))
        played, physical = (measures.momentum_after(com, mass) for com in (one.com, one.physical.com))
        rows.append(
            (
                measures.angle_between(played, one.push),
                measures.angle_between(physical, one.push),
                abs(float(np.hypot(*played)) / impulse - 1.0),
                abs(float(np.hypot(*physical)) / impulse - 1.0),
                abs(float(np.hypot(*played)) / max(float(np.hypot(*physical)), 1e-9) - 1.0),
                1.0 - float(physical @ one.push) / impulse**2,
            )
        )
    medians = np.median(np.array(rows), axis=0)
    names = (
        "direction_error_deg_median",
        "physical_direction_error_deg_median",
        "momentum_error_median",
        "physical_momentum_error_median",
        "momentum_beside_physical_error_median",
        "ground_takes_fraction_median",
    )
    return {name: float(value) for name, value in zip(names, medians, strict=True)}
