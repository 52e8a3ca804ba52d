"""`footfall tour`: a short demonstration."""

from __future__ import annotations

from pathlib import Path

from . import screen


def run(out: screen.Out = "out", json: screen.Json = False) -> None:
    from ..control import skill as skills
    from ..physics.push import Push
    from ..trials import Change, Trial
    from .play import play

    trial = Trial(
        skills.load("human-walk-robust"),
        seconds=12.0,
        dt=1e-3,
        pushes=(Push((300.0, 0.0, 0.0), 3.0, 0.3), Push((0.0, 200.0, 0.0), 5.5, 0.3)),
        changes=(Change(skills.load("human-run"), 8.0),),
    )
    rollout = play(trial, Path(out), json)
    if not json:
        result = "It walked, withstood both pushes and changed to running." if rollout.survived else "It fell."
        picture = Path(out) / "human-walk-robust.png"
        screen.console().print(f"{result} See {picture}; `footfall --help` lists the other commands.")
