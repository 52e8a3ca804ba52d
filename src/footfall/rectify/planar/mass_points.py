"""Mass points of a planar body and the difference of two poses (section 4.1).

Only the ends of links have mass: half a link's mass at each end; a foot's ends are heel and toe.
"""

from __future__ import annotations

import numpy as np

from ...characters import Character


class MassPoints:
    """The mass points of a planar body.

    Args:
        character: The body.

    Attributes:
        mass: [point] [kg].
        names: [point] the joint or end of each.
    """

    def __init__(self, character: Character):
        index = {link.name: i for i, link in enumerate(character.links)}
        joint_of = {joint.link: j for j, joint in enumerate(character.joints)}
        self._chain = [
            (index.get(link.parent, -1), joint_of.get(link.name, -1), link.offset) for link in character.links
        ]
        places: dict[tuple[int, tuple[float, float]], float] = {}
        begins = {link.name: self._begin(character, index, link.name) for link in character.links}
        for link in character.links:
            k = index[link.name]
            if link.points:
                xs = sorted(link.points)
                ends = [(k, (xs[0][0], xs[0][2])), (k, (xs[-1][0], xs[-1][2]))]
            else:
                ends = [begins[link.name], self._end(character, index, link.name)]
            for end in ends:
                places[end] = places.get(end, 0.0) + 0.5 * link.mass
        self._points = list(places)
        self.mass = np.array(list(places.values()))

    @staticmethod
    def _begin(character: Character, index: dict[str, int], name: str) -> tuple[int, tuple[float, float]]:
        """Where a link begins: its joint, as a point of the parent, so that links at one joint share it."""
        link = character.link(name)
        if not link.parent or not any(link.offset):
            return index[link.parent or name], (0.0, 0.0)
        return index[link.parent], (link.offset[0], link.offset[2])

    @staticmethod
    def _end(character: Character, index: dict[str, int], name: str) -> tuple[int, tuple[float, float]]:
        """Where a link ends: at its farthest child, else twice as far as its centre of mass."""
        offsets = [child.offset for child in character.links if child.parent == name]
        far = max(offsets, key=lambda o: abs(o[0]) + abs(o[2]), default=(0.0, 0.0, 0.0))
        if abs(far[0]) + abs(far[2]) < 1e-6:
            centre = character.link(name).centre
            far = (2.0 * centre[0], 0.0, 2.0 * centre[2])
        return index[name], (far[0], far[2])

    def at(self, qpos: np.ndarray) -> np.ndarray:
        """Positions [frame, point, 2] x and z of poses [frame, 3 + joint] [m]."""
        origins: list[np.ndarray] = []
        turns: list[np.ndarray] = []  # e^{iφ}: a point (x, z) is the complex number x + iz
        for parent, joint, (x, _, z) in self._chain:
            if parent < 0:
                origins.append(qpos[:, 0] + 1j * qpos[:, 1])
                turns.append(np.exp(1j * qpos[:, 2]))
            else:
                origins.append(origins[parent] + turns[parent] * (x + 1j * z) if x or z else origins[parent])
                turns.append(turns[parent] * np.exp(1j * qpos[:, 3 + joint]) if joint >= 0 else turns[parent])
        found = np.stack([origins[k] + turns[k] * (x + 1j * z) for k, (x, z) in self._points], axis=1)
        return np.stack((found.real, found.imag), axis=-1)

    def difference(self, points: np.ndarray, others: np.ndarray) -> np.ndarray:
        """diff(m, m̃) of two sets of positions [frame, point, 2]: [frame] [kg m²].

        Both are moved along x to have the same mean, then squared distances are summed, weighted with the masses.
        """
        apart = points - others
        x = apart[..., 0] - apart[..., 0].mean(axis=-1, keepdims=True)
        return (x * x + apart[..., 1] ** 2) @ self.mass

    def distance(self, points: np.ndarray, others: np.ndarray) -> np.ndarray:
        """Root mean square distance of two sets of positions, weighted and moved as in `difference` [frame] [m]."""
        return np.sqrt(self.difference(points, others) / self.mass.sum())
