"""A clip that is being made physical, as two stick figures of one body: recorded, and as simulated so far."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...characters import Character
from ...physics.poses import BONE, HEAD, bones, parts
from ...rectify.spatial.reference import FRAME_RATE, Reference

MAX_FRAMES, MAX_RATE = 150, 15.0  # of a figure [1], [1/s]


class PhysicalFigure:
    """Frames of both figures for the page.

    Args:
        reference: The clip on the body.
    """

    def __init__(self, reference: Reference):
        self.reference = reference
        self.every = max(round(FRAME_RATE / MAX_RATE), -(-len(reference) // MAX_FRAMES))  # frames between those shown
        parents, sides, self.recorded = outline(reference.character, reference.recorded[:: self.every])
        self.sketch = {"rate": FRAME_RATE / self.every, "parents": parents, "sides": sides, "points": self.recorded}
        self.known = np.empty((0, reference.recorded.shape[1]))
        self.simulated: list[list[int]] = []

    def message(self, simulated: np.ndarray) -> dict[str, Any]:
        """What the page draws.

        Args:
            simulated: [frame, nq] poses found so far, at `FRAME_RATE`; earlier ones may have changed.

        Returns:
            A `sketch` as of an uploaded clip, with the points of the simulated body as `physical`.
        """
        poses = simulated[:: self.every]
        n = min(len(poses), len(self.known))
        same = int(np.argmin(np.append(np.all(poses[:n] == self.known[:n], axis=1), False)))
        self.simulated = self.simulated[:same] + outline(self.reference.character, poses[same:])[2]
        self.known = poses
        return {**self.sketch, "physical": self.simulated}


def outline(character: Character, qpos: np.ndarray) -> tuple[list[int], list[str], list[list[int]]]:
    """A body as lines: the root, then bones, head and outlines of the feet.

    Args:
        character: A body in space.
        qpos: [frame, nq] its poses.

    Returns:
        Of every point the one it is joined to, or -1; its side ("left", "right" or ""); and for every frame x, y, z of
        all points [mm].
    """
    feet = {link.name for links in character.foot_links for link in links}
    lines = [(part.link, part.points) for part in parts(character, qpos) if part.kind in (BONE, HEAD)]
    lines += [(name, points) for name, points in bones(character, qpos).items() if name in feet]
    parents, sides, places = [-1], [""], [qpos[:, None, :3]]
    for name, points in lines:
        first, count = len(parents), points.shape[1]
        parents += [-1, *range(first, first + count - 1)]
        sides += [next((side for side in ("left", "right") if name.startswith(side)), "")] * count
        places.append(points)
    whole = np.round(1000.0 * np.concatenate(places, axis=1)).astype(int)
    return parents, sides, whole.reshape(len(qpos), -1).tolist()
