"""Learning made so short that it proves only the way, not what comes out of it: else the tests would take hours."""

from __future__ import annotations

import pytest

from footfall.learn import check, learn, score

STEP = 2e-3  # of nearly everything [s]
A_START = learn.A_START  # as it is otherwise
IN_A_HURRY = {
    check: {"STEPS": (1e-3, STEP), "USUAL": STEP, "ALONE": (6.0, STEP), "PHASES": 1},  # few pushes for candidates
    learn: {"A_START": 60.0, "CANDIDATES": 2},  # few starting points and candidates
    score: {"FIRST_PUSHES": 2},
}
QUICK = {"lasts": 20.0, "steps": (STEP,)}  # of the closing check
SCRIPT = "\n".join(  # the same for a process of its own
    ["from footfall.learn import check, learn, score"]
    + [f"{room.__name__.split('.')[-1]}.{k} = {v!r}" for room, all in IN_A_HURRY.items() for k, v in all.items()]
)


def patch(monkeypatch: pytest.MonkeyPatch) -> None:
    for room, values in IN_A_HURRY.items():
        for name, value in values.items():
            monkeypatch.setattr(room, name, value)
