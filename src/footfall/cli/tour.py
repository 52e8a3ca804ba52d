"""`footfall tour`: the first thing to see."""

from __future__ import annotations

from pathlib import Path

from . import screen


def run(out: screen.Out = "out", json: screen.Json = False) -> None:
    from ..control import skill as skills
    from ..physics.push import Push
    from ..trials import Change, Trial
    from .play import play

    trial = Trial(
        skills.load("planar-walk"),
        seconds=18.0,
        pushes=(Push((400.0, 0.0, 0.0), 4.0), Push((-300.0, 0.0, 0.0), 7.0)),
        changes=(Change(skills.load("planar-run"), 11.0),),
    )
    rollout = play(trial, Path(out), json)
    if not json:
        words = "It walked, took both pushes and went on to run." if rollout.survived else "It fell."
        picture = Path(out) / "planar-walk.png"
        screen.console().print(f"{words} Open {picture} to see it; `footfall --help` says what else there is.")
