"""The learned step-to-step model: K as a function of the state at the beginning of a step, fitted to look-aheads.

A look-ahead answers one question a step: which K brings the regulation variables to what is desired (eq. 8)? The answer
is a smooth function of the state in which the step begins: here a quadratic polynomial, fitted by ridge regression;
the law evaluates it (`law._model`), so that nothing is simulated ahead at run time.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .law import FEATURES, STATE_FEATURES

SQUARED = 5  # features whose products are in the polynomial
FARTHEST = 3.0  # features count at most this many standard deviations
RIDGE = 0.01  # of the mean squared feature


class Model(NamedTuple):
    """The numbers of a fitted model, as they are kept beside a skill.

    Attributes:
        centre: [feature] means of the features, in their own units.
        scale: [feature] their standard deviations.
        weight: [perturbation, term] of the terms of the polynomial, in the units of K.
    """

    centre: np.ndarray
    scale: np.ndarray
    weight: np.ndarray


def terms(features: np.ndarray, centre: np.ndarray, scale: np.ndarray) -> np.ndarray:
    """The terms of the polynomial [sample, term]: 1, all features, and products of the first `SQUARED`."""
    z = np.clip((features - centre) / scale, -FARTHEST, FARTHEST)
    products = [z[:, a] * z[:, b] for a in range(SQUARED) for b in range(a + 1)]
    return np.column_stack((np.ones(len(z)), z, *products))


def fit(features: np.ndarray, k: np.ndarray, ridge: float = RIDGE) -> Model:
    """Fit K by ridge regression.

    Args:
        features: [sample, feature] state of the body at the beginning of steps (`law._measure`).
        k: [sample, perturbation] what the look-ahead answered.
        ridge: Weight of the penalty on large coefficients, relative to one sample.

    Returns:
        The model.
    """
    centre, spread = features.mean(axis=0), features.std(axis=0)
    scale = np.where(spread > 1e-6, spread, 1.0)
    design = terms(features, centre, scale)
    penalty = ridge * len(design) * np.eye(FEATURES)
    penalty[0, 0] = 0.0
    weight = np.linalg.solve(design.T @ design + penalty, design.T @ k)
    return Model(centre, scale, weight.T.copy())


def predict(model: Model, features: np.ndarray) -> np.ndarray:
    """K for each state [sample, perturbation], before limits."""
    return terms(features, model.centre, model.scale) @ model.weight.T


assert FEATURES == 1 + STATE_FEATURES + SQUARED * (SQUARED + 1) // 2
