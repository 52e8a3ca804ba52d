"""Settings that make learning so short that only its steps are tested, not the quality of the result."""

from __future__ import annotations

import pytest

from footfall.learn import check, learn

STEP = 2e-3  # of nearly everything [s]
SECONDS_PER_START = learn.SECONDS_PER_START  # the default
BUDGET = 1e5  # never spent, so that results do not depend on the clock [s]
SHORT = {
    check: {  # few pushes for candidates
        "TIME_STEPS": (1e-3, STEP),
        "DEFAULT_TIME_STEP": STEP,
        "UNPUSHED_SECONDS": 6.0,
        "UNPUSHED_TIME_STEP": STEP,
        "PHASES": 1,
    },
    learn: {"SECONDS_PER_START": 0.5 * BUDGET, "MAX_CANDIDATES": 2},  # few starting points and candidates
}
QUICK = {"lasts": 20.0, "steps": (STEP,)}  # of the final check
SCRIPT = "\n".join(  # the same for a separate process
    ["from footfall.learn import check, learn"]
    + [f"{module.__name__.split('.')[-1]}.{k} = {v!r}" for module, all in SHORT.items() for k, v in all.items()]
)


def patch(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, values in SHORT.items():
        for name, value in values.items():
            monkeypatch.setattr(module, name, value)
