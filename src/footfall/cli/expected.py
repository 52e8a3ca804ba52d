"""How long the long commands take: told in their help, and before they begin."""

from __future__ import annotations

from typing import Any

# estimated for two idle cores with the default options, from a human that is simulated at 24 times real time
TAKES = {
    "evaluate gaits": "about 5 min for all skills of the human",
    "evaluate pushes": "2 to 6 min, 20 min with --protocol worst-phase",
    "evaluate long-run": "about 2 min",
    "evaluate compare": "about half a minute for each skill",
    "evaluate terrain": "about 3 min",
    "evaluate body": "about 2 min",
    "evaluate transitions": "about 2 min, 5 min for the human",
    "evaluate ranges": "about 2 min",
    "evaluate stand": "about a minute",
    "evaluate steer": "about half a minute",
    "evaluate norms": "about half a minute",
    "evaluate feedforward": "some minutes",
    "evaluate natural": "some minutes for each walker",
    "evaluate recovery": "an hour with all sections",
    "evaluate limit-cycle": "an hour with all parts",
    "evaluate data-driven": "hours with all sections",
    "evaluate repertoire": "an hour in space, in the plane 20 min for each seed",
    "evaluate devices": "about half a minute, 8 min with --pushes; 2 min more the first time",
    "evaluate bodies": "some minutes for each model, and up to the budget (5 min) where a walk is searched for",
    "evaluate rectify": "up to the budget for each clip",
    "evaluate clips": "the budget and about a minute for each clip",
    "evaluate perturbation": "some minutes",
    "evaluate foot-pressure": "some minutes",
    "evaluate push-response": "some minutes",
    "evaluate motion": "seconds for each clip",
    "evaluate studio": "half a minute",
    "learn": "the budget (2 min) and about a minute for each clip",
    "rectify": "seconds to minutes for each clip, at most the budget",
    "tune": "the time given with --minutes (10)",
    "optimize": "the budget (20 min) for each seed",
    "stabilize": "at most the time given with --minutes (5)",
    "train-feedforward": "some minutes",
    "recovery train": "the time given with --minutes (12)",
    "repertoire make": "about 20 min, 50 min in space",
    "responses make": "some minutes",
    "pressure train": "some minutes",
    "leaderboard": "about 20 min for the built-in skills the first time",
    "report": "a minute for each skill, seconds with --no-pushes",
    "bench": "about a minute",
    "tour": "one to two minutes",
}


def line(command: str) -> str:
    """What is said before a command begins."""
    from ..parallel import cores

    here = cores()
    where = "" if here == 2 else f" ({here} here)"
    return f"{command} takes {TAKES[command]} on two cores{where}; Ctrl-C stops it"


def add_to_help(app: Any, group: str = "") -> None:
    """Append the durations to the help of the commands of an app and its groups."""
    for command in app.registered_commands:
        name = f"{group}{command.name or command.callback.__name__}"
        if name in TAKES:
            command.help = f"{command.help.rstrip('.')}. Takes {TAKES[name]} on two cores."
    for part in app.registered_groups:
        add_to_help(part.typer_instance, f"{part.name} ")
