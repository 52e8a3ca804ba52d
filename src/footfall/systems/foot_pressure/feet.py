"""Left and right foot in a pressure picture, for any facing (thesis, section 3.3.2, which needs a fixed one).

A first stance is divided in two by the cells' positions; the facing is the direction in which the prints are wider: a
forefoot is wider than a heel. From then on feet are followed: cells near a foot's print are its own, others belong to
the foot that was in the air.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from ...physics.pressure import Pad

LENGTH, WIDTH = 0.25, 0.105  # of a foot whose size is not known yet [m]
FULL = 0.72  # of the foot's length: a longer print is a whole one
HEEL_ROWS = 3  # the ankle is over the centre of the last three rows of a print (thesis)
LIGHT = 0.02  # of the weight: a foot with less is in the air
ON = 1  # level from which a cell counts
SHORT_WALK = 4  # rounds of dividing cells among two centres


@dataclass
class Foot:
    """What is known of one foot; positions on the pad [m]."""

    mask: np.ndarray  # [row, column] cells it has pressed since it landed
    on: bool = True
    centre: np.ndarray = field(default_factory=lambda: np.zeros(2))  # of its print
    ankle: np.ndarray = field(default_factory=lambda: np.zeros(2))
    whole: bool = False  # whether the print is a whole one
    force: float = 0.0  # [N]
    area: float = 0.0  # [m²]
    pressure_centre: np.ndarray = field(default_factory=lambda: np.zeros(2))
    angle: float = 0.0  # of its long axis [rad]


class Tracker:
    """Follows both feet through the pictures of one pad.

    Attributes:
        facing: Direction of the body from the pad's x axis to the left [rad].
        feet: Left and right; None before a stance was seen.
        length: Of a foot [m].
    """

    def __init__(self, pad: Pad, facing: float | None = None):
        self.pad = pad
        rows, columns = pad.places()
        self._x, self._y = np.meshgrid(rows, columns, indexing="ij")
        self.hint = facing
        self.facing = facing or 0.0
        self.feet: list[Foot] | None = None
        self.length = LENGTH
        self._seen: list[np.ndarray] = []

    @property
    def turn(self) -> np.ndarray:
        """[2, 2] from the pad's axes to forward and left of the body."""
        c, s = np.cos(self.facing), np.sin(self.facing)
        return np.array([[c, s], [-s, c]])

    def look(self, frame: np.ndarray, weight: float) -> bool:
        """Take in one picture.

        Args:
            frame: [row, column] levels.
            weight: Of the body, for what counts as a load [N]; 0 if it is not known yet.

        Returns:
            Whether the feet are known.
        """
        if self.feet is None:
            self._begin(frame)
            if self.feet is None:
                return False
        rows, columns = np.nonzero(frame >= ON)
        points = np.stack((self._x[rows, columns], self._y[rows, columns]), axis=1)
        force = self.pad.force(frame[rows, columns].astype(float))
        owner = self._owners(points, force, weight)
        for k, foot in enumerate(self.feet):
            own = owner == k
            self._update(foot, frame.shape, rows[own], columns[own], points[own], force[own], weight)
        return True

    # --- the first stance ---------------------------------------------------------------------

    def _begin(self, frame: np.ndarray) -> None:
        self._seen.append(frame >= ON)
        if len(self._seen) < max(2, round(0.25 * self.pad.rate)):
            return
        mask = np.mean(self._seen[-8:], axis=0) > 0.5
        points = np.stack((self._x[mask], self._y[mask]), axis=1)
        if len(points) * self.pad.cell**2 < 0.3 * LENGTH * WIDTH:
            return
        groups = _two(points)
        if min(len(group) for group in groups) * self.pad.cell**2 < 0.2 * LENGTH * WIDTH:
            return
        axis, wider = _long_axis(groups)
        if self.hint is not None:
            along = np.array([np.cos(self.hint), np.sin(self.hint)])
            axis = axis if axis @ along > 0.0 else -axis
        elif wider < 0.0:
            axis = -axis
        self.facing = float(np.arctan2(axis[1], axis[0]))
        sideways = [float((self.turn @ group.mean(axis=0))[1]) for group in groups]
        order = (0, 1) if sideways[0] > sideways[1] else (1, 0)
        spans = [np.ptp(group @ axis) + self.pad.cell for group in groups]
        self.length = float(np.clip(max(spans), 0.15, 0.35))
        self.feet = []
        for k in order:
            foot = Foot(np.zeros(frame.shape, bool))
            foot.centre = 0.5 * (groups[k].min(axis=0) + groups[k].max(axis=0))
            foot.ankle = foot.centre - 0.3 * self.length * axis
            self.feet.append(foot)

    # --- following ----------------------------------------------------------------------------

    def _owners(self, points: np.ndarray, force: np.ndarray, weight: float) -> np.ndarray:
        """[cell] the foot of every cell, 0 or 1; -1 for a few stray ones."""
        assert self.feet is not None
        if not len(points):
            return np.zeros(0, int)
        half = np.array([0.5 * self.length, 0.5 * WIDTH * self.length / LENGTH]) + 1.6 * self.pad.cell
        far = np.full((2, len(points)), np.inf)
        for k, foot in enumerate(self.feet):
            if foot.on:
                wide = half if foot.whole else half + np.array([0.55 * self.length, 0.02])
                far[k] = np.abs((points - foot.centre) @ self.turn.T / wide).max(axis=1)
        owner = np.where(far.min(axis=0) <= 1.0, far.argmin(axis=0), -1)
        lost = owner < 0
        if force[lost].sum() < LIGHT * max(weight, 1.0) and lost.sum() < 4:
            return owner
        away = [k for k, foot in enumerate(self.feet) if not foot.on]
        if len(away) == 1:
            owner[lost] = away[0]
        elif len(away) == 2:
            owner[lost] = self._landed(points[lost])
        else:
            owner[lost] = far[:, lost].argmin(axis=0)
        return owner

    def _landed(self, points: np.ndarray) -> np.ndarray:
        """[cell] feet of cells after a flight: two groups side by side, or one foot, the nearer one."""
        assert self.feet is not None
        across = points @ self.turn[1]
        if np.ptp(across) > 1.4 * WIDTH:
            middle = 0.5 * (across.min() + across.max())
            return np.where(across > middle, 0, 1)
        near = [float(np.linalg.norm(points.mean(axis=0) - foot.centre)) for foot in self.feet]
        return np.full(len(points), int(np.argmin(near)))

    def _update(self, foot, shape, rows, columns, points, force, weight: float) -> None:
        foot.force, foot.area = float(force.sum()), len(points) * self.pad.cell**2
        if foot.force < LIGHT * max(weight, 1.0) or len(points) < 3:
            foot.on = False
            return
        if not foot.on:
            foot.mask = np.zeros(shape, bool)
            foot.on, foot.whole = True, False
        foot.pressure_centre = force @ points / foot.force
        foot.mask[rows, columns] = True
        cells = np.stack((self._x[foot.mask], self._y[foot.mask]), axis=1) @ self.turn.T
        low, high = cells.min(axis=0), cells.max(axis=0)
        if high[0] - low[0] > self.length + 3.0 * self.pad.cell:  # it slid: forget the oldest part
            foot.mask = np.zeros(shape, bool)
            foot.mask[rows, columns] = True
            cells = points @ self.turn.T
            low, high = cells.min(axis=0), cells.max(axis=0)
        foot.whole = bool(high[0] - low[0] + self.pad.cell >= FULL * self.length)
        middle = 0.5 * (low + high)
        foot.centre = middle @ self.turn
        if foot.whole:
            heel = cells[cells[:, 0] < low[0] + (HEEL_ROWS - 0.5) * self.pad.cell]
            foot.ankle = np.array([low[0] + self.pad.cell, heel[:, 1].mean()]) @ self.turn


def _two(points: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Cells divided among two centres (two-means), begun at both ends of their widest direction."""
    best, groups = np.inf, (points, points[:0])
    mean = points.mean(axis=0)
    for angle in np.arange(0.0, np.pi, np.pi / 6.0):
        along = (points - mean) @ (np.cos(angle), np.sin(angle))
        side = along > 0.5 * (along.min() + along.max())
        for _ in range(SHORT_WALK):
            if side.all() or not side.any():
                break
            centres = points[side].mean(axis=0), points[~side].mean(axis=0)
            side = np.linalg.norm(points - centres[0], axis=1) < np.linalg.norm(points - centres[1], axis=1)
        if side.all() or not side.any():
            continue
        spread = sum(float(np.linalg.det(np.cov(points[group].T) + 1e-6 * np.eye(2))) for group in (side, ~side))
        if spread < best:
            best, groups = spread, (points[side], points[~side])
    return groups


def _long_axis(groups: tuple[np.ndarray, np.ndarray]) -> tuple[np.ndarray, float]:
    """[2] the direction along both prints, and how much wider they are towards its end (negative: narrower)."""
    total, wider = np.zeros((2, 2)), 0.0
    for group in groups:
        local = group - group.mean(axis=0)
        total += local.T @ local / len(group)
    axis = np.linalg.eigh(total)[1][:, -1]
    for group in groups:
        local = group - 0.5 * (group.min(axis=0) + group.max(axis=0))
        along, across = local @ axis, local @ (-axis[1], axis[0])
        middle = 0.5 * (along.min() + along.max())
        front, rear = along > middle, along <= middle
        wider += float(np.std(across[front]) - np.std(across[rear]))
    return axis, wider
