"""Features of pressure pictures (thesis, section 3.3.2).

The thesis's ten: velocity of the centre of pressure, contact area of both feet, the first six Hu moments. Added here,
because a tracked stance makes them well defined even with a foot in the air: the place of the centre of pressure, the
load over the weight, the left foot's part of it, the centre of pressure along each foot, and how far each ankle is from
its place in the last stance. Lengths are in metres along the body's own axes (forward, left).
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from ...physics.pressure import Pad
from .feet import Foot, Tracker

NAMES = (
    *("cop_velocity_forward", "cop_velocity_left", "area_left", "area_right"),
    *(f"hu_{k}" for k in range(1, 7)),
    *("cop_forward", "cop_left", "load", "left_part"),
    *("left_cop_along", "right_cop_along"),
    *("left_ankle_forward", "left_ankle_left", "right_ankle_forward", "right_ankle_left"),
)
THESIS = 10  # the first ten are the thesis's
QUIET_SECONDS = 2.0  # time constant of what is known about quiet stance
CALIBRATION = 0.7  # of quiet stance before anything is recognised [s]


def hu_moments(frame: np.ndarray) -> np.ndarray:
    """The first six Hu moments of a picture, as sign(h) log(1 + |h|/h₀): unchanged by its place and turn.

    Args:
        frame: [row, column] levels.

    Returns:
        [6]; 0 for an empty picture.
    """
    rows, columns = np.nonzero(frame)
    if len(rows) < 3:
        return np.zeros(6)
    level = frame[rows, columns].astype(float)
    total = level.sum()
    x, y = rows - level @ rows / total, columns - level @ columns / total

    def eta(p: int, q: int) -> float:  # normalised central moment
        return float(level @ (x**p * y**q)) / total ** (1.0 + 0.5 * (p + q))

    n20, n02, n11 = eta(2, 0), eta(0, 2), eta(1, 1)
    n30, n03, n21, n12 = eta(3, 0), eta(0, 3), eta(2, 1), eta(1, 2)
    a, b = n30 + n12, n21 + n03
    h = np.array(
        [
            n20 + n02,
            (n20 - n02) ** 2 + 4.0 * n11**2,
            (n30 - 3.0 * n12) ** 2 + (3.0 * n21 - n03) ** 2,
            a**2 + b**2,
            (n30 - 3.0 * n12) * a * (a**2 - 3.0 * b**2) + (3.0 * n21 - n03) * b * (3.0 * a**2 - b**2),
            (n20 - n02) * (a**2 - b**2) + 4.0 * n11 * a * b,
        ]
    )
    degree = np.array([1.0, 2.0, 2.0, 2.0, 4.0, 3.0])  # of each moment in η, for a common scale
    return np.sign(h) * np.abs(h) ** (1.0 / degree)


@dataclass
class Quiet:
    """What is known about the last quiet stance."""

    weight: float = 0.0  # [N]
    cop: np.ndarray = field(default_factory=lambda: np.zeros(2))  # on the pad [m]
    areas: np.ndarray = field(default_factory=lambda: np.full(2, 0.01))  # [m²]
    hu: np.ndarray = field(default_factory=lambda: np.zeros(6))
    ankles: np.ndarray = field(default_factory=lambda: np.zeros((2, 2)))  # [foot, 2] on the pad [m]
    along: np.ndarray = field(default_factory=lambda: np.zeros(2))  # centre of pressure of each foot from its ankle [m]
    seconds: float = 0.0  # how long it has been looked at [s]


class Extractor:
    """From pictures to features, with memory of the last stance.

    Attributes:
        tracker: Follows the feet.
        quiet: The last stance.
        ready: Whether a stance has been seen long enough.
    """

    def __init__(self, pad: Pad, facing: float | None = None):
        self.pad, self.tracker, self.quiet = pad, Tracker(pad, facing), Quiet()
        self._cop = np.zeros(2)
        self._last: np.ndarray | None = None
        self._now: Quiet | None = None
        self._calibrated = False

    @property
    def ready(self) -> bool:
        """Whether features can be told: a stance was seen for a while."""
        return self._calibrated

    def push(self, frame: np.ndarray) -> np.ndarray | None:
        """The features of the next picture.

        Args:
            frame: [row, column] levels.

        Returns:
            [20] features in the order of `NAMES`; None until a stance has been seen.
        """
        if not self.tracker.look(frame, self.quiet.weight):
            return None
        feet = self.tracker.feet
        assert feet is not None
        loads = np.array([foot.force if foot.on else 0.0 for foot in feet])
        force = float(loads.sum())
        if force > 0.02 * max(self.quiet.weight, 1.0):
            self._cop = loads @ np.array([foot.pressure_centre for foot in feet]) / force
        velocity = np.zeros(2) if self._last is None else (self._cop - self._last) * self.pad.rate
        self._last = self._cop
        turn = self.tracker.turn
        now = Quiet(force, self._cop, np.array([foot.area if foot.on else 0.0 for foot in feet]), hu_moments(frame))
        now.ankles = np.array([foot.ankle for foot in feet])
        now.along = np.array([self._along(foot) for foot in feet])
        self._now = now
        if not self.ready:
            self.settle()
        quiet = self.quiet
        cop = turn @ (now.cop - quiet.cop)
        ankles = (now.ankles - quiet.ankles) @ turn.T
        part = loads[0] / force if force > 0.0 else 0.5
        hu = now.hu - quiet.hu if force > 0.0 else np.zeros(6)
        along = np.where([foot.on for foot in feet], now.along - quiet.along, 0.0)
        return np.concatenate(
            (
                turn @ velocity,
                now.areas / np.maximum(quiet.areas, 1e-4),
                hu,
                cop,
                (force / max(quiet.weight, 1.0), part),
                along,
                ankles.ravel(),
            )
        )

    def _along(self, foot: Foot) -> float:
        return float(self.tracker.turn[0] @ (foot.pressure_centre - foot.ankle))

    def settle(self, fast: bool = False) -> None:
        """Take the last picture as quiet stance: a running mean of what quiet stance is like.

        Args:
            fast: Whether a new stance begins, so that the old one is forgotten.
        """
        now, quiet = self._now, self.quiet
        if now is None or min(now.areas) <= 0.0:
            return
        if fast:
            weight, self.quiet = quiet.weight, Quiet(seconds=0.0)
            quiet = self.quiet
            now.weight = 0.5 * (now.weight + weight)
        step = 1.0 / self.pad.rate
        gain = step / min(quiet.seconds + step, QUIET_SECONDS)
        for name in ("weight", "cop", "areas", "hu", "ankles", "along"):
            old = getattr(quiet, name)
            setattr(quiet, name, old + gain * (getattr(now, name) - old))
        quiet.seconds += step
        self._calibrated = self._calibrated or quiet.seconds >= CALIBRATION
