"""Pictures of the leaderboard: a film strip and a polar plot of pushes for each skill."""

from __future__ import annotations

from pathlib import Path

from .. import systems
from ..control.skill import Skill
from ..evaluate.draw import filmstrip, polar
from ..evaluate.protocols.envelope import components
from ..evaluate.protocols.pushes import COMPASS
from ..trials import Trial, run
from .board import Board, Entry
from .measures import PUSHES
from .results import digest

SECONDS = 6.0  # of a film strip, of which the second half is drawn
STRIP, POLAR = "strip", "pushes"


def names(entry: Entry) -> dict[str, str]:
    """File names of the pictures of a skill; those of a changed skill are others."""
    mark = digest(entry.skill)[:12]
    found = {STRIP: f"{entry.skill.id}-{mark}.png"}
    if _forces(entry):
        tag = "-".join(f"{force:.0f}" for force in _forces(entry).values())
        found[POLAR] = f"{entry.skill.id}-{mark}-{tag}-pushes.png"
    return found


def draw(board: Board, folder: Path) -> None:
    """Draw the pictures that are not there yet.

    Args:
        board: The board.
        folder: Where they are written.
    """
    for entry in board.entries:
        files = names(entry)
        if not (folder / files[STRIP]).exists():
            _strip(entry.skill, folder / files[STRIP])
        if POLAR in files and not (folder / files[POLAR]).exists():
            shown = polar.Envelope(entry.skill.id, _forces(entry))
            polar.draw([shown], entry.skill.title, folder / files[POLAR], PUSHES.about)


def _strip(skill: Skill, path: Path) -> None:
    """A film strip of three seconds."""
    length = systems.of(skill).lasts(skill)
    seconds = SECONDS if length is None else min(SECONDS, length)
    rollout = run(Trial(skill, seconds, systems.of(skill).time_step(skill) or 1e-3))
    end = rollout.ending.time
    filmstrip.draw(rollout, path, begin=max(0.0, end - 0.5 * SECONDS), every=0.2)


def _forces(entry: Entry) -> dict[float, float]:
    """Forces of the polar plot by direction [N per component]; empty if pushes were not measured."""
    found = {}
    for side, angle in COMPASS.items():
        force = entry.figures.get(f"push_{side}_n")
        if force is not None:
            x, y = components(angle)
            found[angle] = force / (x * x + y * y) ** 0.5
    return found
