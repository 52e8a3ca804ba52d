"""Draw the pictures of the README and the docs from docs/figures.json and from short simulations.

python benchmarks/pictures.py
"""

from __future__ import annotations

import json
import math
from pathlib import Path

from footfall import Change, Command, Push, Trial, load, run
from footfall.evaluate.draw import filmstrip, polar
from footfall.evaluate.draw.footprints import footprints
from footfall.evaluate.protocols import recovery
from footfall.evaluate.report import Report

DOCS = Path(__file__).parents[1] / "docs"
SIDES = ("f", "fl", "l", "bl", "b", "br", "r", "fr")


def envelope(name: str, figures: dict) -> polar.Envelope:
    return polar.Envelope(name, {polar.COMPASS[side]: figures[side] for side in SIDES})


def pushes() -> None:
    """Push envelopes of our walks beside those of the thesis and of Wang."""
    known = json.loads((DOCS / "figures.json").read_text())
    shown = [
        ("human-walk-robust", "human-walk-robust", ""),
        ("human-walk-legs, legs collide", "human-walk-legs", " --leg-collision"),
        ("human-walk, printed", "human-walk", ""),
        ("human-walk-natural", "human-walk-natural", ""),
    ]
    for protocol in ("thesis-3d", "wang"):
        lines = []
        for name, skill, option in shown:
            entry = known.get(f"evaluate pushes {skill} --protocol {protocol}{option}")
            if entry:
                lines.append(envelope(name, entry["figures"]))
        title = {"thesis-3d": "one push of 0.4 s at phase 0.1", "wang": "a push of 0.4 s every 4 s for 40 s"}[protocol]
        note = "human, 88.6 kg, friction 0.8, pushed 1.30 m above the ground; the worse of 0.5 and 1 ms"
        polar.draw([*lines, *polar.references(protocol)], title, DOCS / f"img/pushes-{protocol}.png", note)


def domains() -> None:
    """The domains of push recovery, one inside of the other (Figure 6.6)."""
    entry = json.loads((DOCS / "figures.json").read_text()).get("evaluate recovery --only limits --only grid")
    if entry:
        report = Report("", entry["conditions"], entry["figures"])
        recovery.draw(report, DOCS / "img/recovery-domains.png")


def strips() -> None:
    pushed = (Push((300.0, 0.0, 0.0), 3.0, 0.3), Push((0.0, 200.0, 0.0), 5.0, 0.3))
    trial = Trial(load("human-walk-robust"), 9.5, 1e-3, pushes=pushed, changes=(Change(load("human-run"), 7.0),))
    filmstrip.draw(run(trial), DOCS / "img/human-tour.png", begin=2.6, every=0.18)
    commands = [Command(0.0, speed=0.4)]
    commands += [Command(4.0 + 0.1 * k, heading=0.9 * math.sin(math.pi * 0.1 * k / 12.0)) for k in range(240)]
    rollout = run(Trial(load("human-walk-speed"), 28.0, 1e-3, commands=tuple(commands)))
    footprints(rollout, DOCS / "img/steer.png", "facing 0.9 sin(π t / 12), as in the thesis's Figure 7.11")


if __name__ == "__main__":
    pushes()
    domains()
    strips()
