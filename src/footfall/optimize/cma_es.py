"""One way to set up CMA-ES for all searches.

N. Hansen, "The CMA evolution strategy: a tutorial", arXiv:1604.00772, through the pycma library.
"""

from __future__ import annotations

from typing import Any

import numpy as np


def strategy(start: np.ndarray, spread: float, population: int, seed: int, **more: Any) -> Any:
    """A seeded CMA-ES over the unit cube that never stops by itself.

    Args:
        start: First mean, each entry from 0 to 1.
        spread: First standard deviation, as a fraction of each parameter's range.
        population: Candidates per generation.
        seed: Random seed.
        more: Further options of pycma.
    """
    import cma

    options = {
        "seed": seed or 2**32 - 1,  # pycma takes 0 for "by the clock"
        "popsize": population,
        "bounds": [0.0, 1.0],
        "verbose": -9,
        "tolfun": 0,
        "tolflatfitness": 1000,
        **more,
    }
    return cma.CMAEvolutionStrategy(start, spread, options)
