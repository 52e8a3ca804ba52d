"""Training data from clips: each is rectified (section 4), then gains are computed about the result.

In space clips are tracked where they are used, and as far as they are (`along.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np

from ..errors import BadInput
from ..evaluate.clips import clips as reading
from ..rectify.planar.incremental import Search
from ..rectify.planar.player import Player
from ..rectify.planar.reference import of_clip
from . import spatial_clips
from .along import Reference, Team, Trajectory, completed
from .frames import Curves


class Library:
    """The clips of a folder by name.

    Args:
        folder: With .bvh files, also in folders inside; of two with the same name the last one by path counts.
        team: Bodies.
        seed: Of the searches.
        seconds: Time limit of the search of a clip [s], long enough for a busy machine.
    """

    def __init__(self, folder: Path, team: Team, seed: int = 1, seconds: float = 3600.0):
        self.folder, self.team, self.seed, self.seconds = folder, team, seed, seconds
        self.paths = {path.stem: path for path in sorted(folder.rglob("*.bvh"))}
        self.rectified: dict[str, tuple[Trajectory, np.ndarray]] = {}
        self.made: dict[str, tuple[Reference, np.ndarray]] = {}

    def check(self, names: Sequence[str]) -> None:
        """Refuse names that are not in the folder."""
        for name in names:
            if name not in self.paths:
                raise BadInput(f"{self.folder}: no clip {name}.bvh; the recipe needs {', '.join(sorted(set(names)))}")

    def pose(self, name: str) -> np.ndarray:
        """The mean pose of a clip on the body [half]."""
        self.check([name])
        if not self.team.character.planar:
            return self.motion(name)[0].states.mean(axis=0)[: self.team.plants[0].chart.half]
        return of_clip(reading.load(self.paths[name]), self.team.character).qpos.mean(axis=0)

    def motion(self, name: str) -> tuple[Reference, np.ndarray]:
        """A clip to be tracked, in the plane rectified, and [frame, 2] whether its feet touch the ground."""
        if self.team.character.planar:
            return self.trajectory(name)
        if name not in self.made:
            self.check([name])
            self.made[name] = spatial_clips.reference(reading.load(self.paths[name]), self.team.character)
        return self.made[name]

    def trajectory(self, name: str) -> tuple[Trajectory, np.ndarray]:
        """A clip rectified on the body, and [frame, 2] whether its feet touch the ground."""
        if name not in self.rectified:
            self.check([name])
            clip = reading.load(self.paths[name])
            player = Player(of_clip(clip, self.team.character))
            search = Search(player, seconds=self.seconds, seed=self.seed, workers=len(self.team.plants))
            progress = search.run()
            if not progress.done:
                raise BadInput(f"{name} could not be rectified: {'; '.join(progress.notes)}")
            self.rectified[name] = self._simulated(player, search.target())
        return self.rectified[name]

    def _simulated(self, player: Player, target: np.ndarray) -> tuple[Trajectory, np.ndarray]:
        """The states at the frames while servos track targets, exactly as the search simulated them."""
        plant, curves = self.team.plants[0], Curves.through(target)
        state, none = player.initial(), np.zeros((2, target.shape[1]))
        states = [state]
        for k in range(len(curves)):
            following = plant.step(states[-1], curves.angle[k], curves.rate[k], none)
            if following is None:
                break
            states.append(following)
        if len(states) < len(curves):
            raise BadInput(f"{player.reference.name}: the rectified clip falls at frame {len(states)} of {len(curves)}")
        n = len(states) - 1
        made = completed(
            self.team, Reference(np.array(states), curves[:n]), np.array(states), np.zeros((n + 1, target.shape[1]))
        )
        return made, player.reference.contact


def cycles(contact: np.ndarray, frames: int, trim: int = 0) -> list[tuple[int, int]]:
    """The whole gait cycles of a clip, from strike to strike of one foot.

    Args:
        contact: [frame, 2] whether the feet touch the ground.
        frames: Frames that can be used.
        trim: Strikes that are left out at both ends, as of a start and a stop.

    Returns:
        First and last frame of each cycle, of the foot with more of them; none where there is no whole cycle.
    """
    best: list[int] = []
    for on in contact.T:
        strikes = [int(k) + 1 for k in np.flatnonzero(np.diff(on.astype(int)) > 0) if 2 <= k + 1 < frames - 2]
        strikes = strikes[trim : len(strikes) - trim]
        if len(strikes) > max(1, len(best)):
            best = strikes
    return list(pairwise(best))
