"""Make a database of push responses from physics: a standing body is pushed in many directions, harder and harder."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from .. import parallel
from ..control.skill import Skill
from ..systems.push_response import body as bodies
from . import files
from .recording import Recorded, change, neutral, respond
from .rollouts import Standing, answer, stand

ANY_STEPS = 100
GIVE_UP = 3  # failures one after the other end a direction
FASTEST = 8.0  # a response with a larger change of a joint angle from frame to frame is left out [degrees]
NARROW = 1.0  # how near the edge between two strategies is found [N s]


@dataclass(frozen=True)
class Grid:
    """The pushes of a database.

    Attributes:
        directions: How many, from forward over left to backward; the right side is their mirror image.
        ladder: Between two sizes [N s].
        highest: [N s].
        leg_collision: Whether one leg is an obstacle to the other.
    """

    directions: int = 13
    ladder: float = 5.0
    highest: float = 150.0
    leg_collision: bool = True

    def angles(self) -> list[float]:
        """From forward to the left [degrees]."""
        return [round(180.0 * k / (self.directions - 1), 3) for k in range(self.directions)]


@dataclass(frozen=True)
class Made:
    """A database before it is written.

    Attributes:
        neutral: [nq] the neutral stance.
        recorded: Its responses, by direction and size.
        tried: How many pushes were simulated.
        left_out: Responses that recovered, but have a joint that is too fast to be shown.
    """

    neutral: np.ndarray
    recorded: list[Recorded]
    tried: int
    left_out: int = 0


def stance(skill: Skill, grid: Grid) -> np.ndarray:
    """The neutral stance of a skill of push recovery [nq]."""
    return neutral(answer(stand(skill, ANY_STEPS, grid.leg_collision), 0.0, 0.1).qpos[0], skill.character)


def make(
    skill: Skill, grid: Grid, progress_folder: Path | None = None, progress: parallel.Progress = parallel.no_progress
) -> Made:
    """Push a standing body until it fails, in all directions of a grid.

    Args:
        skill: A skill of push recovery.
        grid: The pushes.
        progress_folder: Where finished directions are kept; an interrupted run goes on from there.
        progress: Progress callback.

    Returns:
        The responses that recovered.

    Raises:
        parallel.Interrupted: On Ctrl-C; finished directions are kept.
    """
    stands = stand(skill, ANY_STEPS, grid.leg_collision)
    on_beam = stand(skill, 0, grid.leg_collision)
    stood = neutral(answer(stands, 0.0, 0.1).qpos[0], skill.character)

    def one(angle: float) -> tuple[list[Recorded], int, int]:
        about = {"skill": skill.id, "direction": angle, **asdict(grid)}
        name = f"direction-{angle:g}"
        if progress_folder is not None:
            held = files.kept(progress_folder, name, about)
            if held is not None and np.array_equal(held.neutral, stood):
                return held.recorded, held.tried, held.left_out
        found, tried, left_out = _direction(skill, (stands, on_beam), stood, angle, grid)
        if progress_folder is not None:
            files.keep(progress_folder, name, stood, found, {**about, "tried": tried, "left_out": left_out})
        return found, tried, left_out

    parts = parallel.parallel_map(one, grid.angles(), progress, "directions")
    return Made(
        stood,
        [each for part in parts for each in part[0]],
        sum(part[1] for part in parts),
        sum(part[2] for part in parts),
    )


def forget(progress_folder: Path) -> None:
    """Remove what was kept of an interrupted run."""
    shutil.rmtree(progress_folder, ignore_errors=True)


def _direction(
    skill: Skill, stands: tuple[Standing, Standing], stood: np.ndarray, angle: float, grid: Grid
) -> tuple[list[Recorded], int, int]:
    """All responses to pushes in one direction, by size, how many pushes were tried, and how many were left out."""
    character = skill.character
    body = bodies.geometry(character, stood, skill.table())
    tried = 0

    def pushed(beam: bool) -> Callable[[float], Recorded | None]:
        def push(impulse: float) -> Recorded | None:
            nonlocal tried
            tried += 1
            got = answer(stands[beam], angle, impulse)
            if not got.recovered:
                return None
            made = respond(
                character, body, got.qpos, got.contact, got.momentum, (angle, impulse), got.steps, beam, skill.id
            )
            return made if made.about.in_place or not beam else None

        return push

    found = _climb(pushed(False), grid.ladder, grid.ladder, grid.highest)
    found += _edges(pushed(False), found)
    top = max((one.about.impulse for one in found if one.about.in_place), default=0.0)
    found += _climb(pushed(True), top + grid.ladder, grid.ladder, grid.highest, 1)
    smooth = [one for one in found if change(body, one.frames) <= FASTEST]
    return sorted(smooth, key=lambda one: (one.about.beam, one.about.impulse)), tried, len(found) - len(smooth)


def _climb(
    push: Callable[[float], Recorded | None], first: float, ladder: float, highest: float, give_up: int = GIVE_UP
) -> list[Recorded]:
    found, failures, impulse = [], 0, first
    while impulse <= highest + 1e-9 and failures < give_up:
        one = push(impulse)
        failures = 0 if one is not None else failures + 1
        if one is not None:
            found.append(one)
        impulse += ladder
    return found


def _edges(push: Callable[[float], Recorded | None], found: list[Recorded]) -> list[Recorded]:
    """More responses where the strategy changes from one size to the next, so that the edge is known to 1 N s."""
    more = []
    for one, two in itertools.pairwise(found):
        low, high = one, two
        while kind(low) != kind(high) and high.about.impulse - low.about.impulse > NARROW:
            middle = push(0.5 * (low.about.impulse + high.about.impulse))
            if middle is None:
                break
            more.append(middle)
            if kind(middle) == kind(low):
                low = middle
            else:
                high = middle
    return more


def kind(one: Recorded) -> int:
    """0 in place, 1 one step, 2 more steps: the strategies of push recovery."""
    return min(one.about.steps, 2)
