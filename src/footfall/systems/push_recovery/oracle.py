"""The oracle (6.3.1, 6.4): how to step, and which strategy is enough, learned from sampled pushes.

The thesis searches the swing hip's angles (θ_s, θ_l) for sampled pushes and interpolates them with thin-plate splines
over the force. Here the spline's input is what the body itself can feel when a step begins: the capture point, from the
stance ankle. What it adds to the step are the `AIMS`: where the foot lands, how long the step takes, how the torso
leans.

A body is symmetric: samples are kept for steps with the right leg, and mirrored for the left one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ...arrays import rows
from ...control.skill import Skill
from ...strict import Table
from .records import AIMS, ASIDE, LEAN_ROLL

MIRRORED = np.ones(AIMS)
MIRRORED[[ASIDE, LEAN_ROLL]] = -1.0
LARGEST = np.array([0.6, 0.6, 0.25, 0.8, 0.8])  # aim, in its own units
MOST_SAMPLES = 2000
SAME = 0.005  # of mass and length, as a fraction
SMOOTHING = 0.0  # of the spline: it goes through all samples; neighbouring aims differ too much to be averaged


@dataclass(frozen=True, eq=False)
class Oracle:
    """Samples, and the thin-plate spline through them.

    Attributes:
        points: [sample, 2] capture points when the step began, from the stance ankle, forward and to the left [m].
        aims: [sample, aim] what was found for them.
        directions: [direction] of velocities, 0 forward, 180 backward [degrees].
        domains: [strategy, direction] largest speeds of the centre of mass that standing in place, and one step, answer
            [m/s].
    """

    points: np.ndarray
    aims: np.ndarray
    directions: np.ndarray
    domains: np.ndarray

    def aim(self, point: np.ndarray) -> np.ndarray:
        """What to add to a step with the right leg [aim]."""
        return np.clip(self._spline(point[None])[0], -LARGEST, LARGEST)

    @cached_property
    def _spline(self) -> Callable[[np.ndarray], np.ndarray]:
        from scipy.interpolate import RBFInterpolator

        return RBFInterpolator(self.points, self.aims, kernel="thin_plate_spline", smoothing=SMOOTHING)

    def enough(self, strategy: int, velocity: np.ndarray) -> bool:
        """Whether a strategy (0 in place, 1 one step) answers a velocity, forward and to the left [m/s]."""
        direction = abs(np.degrees(np.arctan2(velocity[1], velocity[0])))
        limit = np.interp(direction, self.directions, self.domains[strategy])
        return bool(np.hypot(velocity[0], velocity[1]) <= limit)

    def arrays(self) -> dict[str, np.ndarray]:
        """As they are kept beside a skill."""
        return {name: getattr(self, name) for name in NAMES}


NAMES = ("points", "aims", "directions", "domains")


def body_of(skill: Skill) -> dict[str, Any]:
    """What an oracle is made for: character, mass [kg], length of the legs from hip to ankle [m]."""
    body = skill.character
    length = -body.link("left_shank").offset[2] - body.link("left_foot").offset[2]
    return {"character": body.name, "mass": round(float(body.mass), 3), "leg_length": round(float(length), 4)}


def read(skill: Skill, table: Table) -> Oracle | None:
    """The oracle beside a skill file, checked; None where the file has no table `oracle`.

    Args:
        skill: The skill.
        table: Its file; `oracle` and `data` are read from it.

    Raises:
        BadFile: It was made for another body, an array is missing, has another shape, or holds what is not a number.
    """
    if not table.has("oracle"):
        return None
    table.text("data")
    about = table.table("oracle")
    made_for, body = about.text("character"), body_of(skill)
    for key, unit in (("mass", "kg"), ("leg_length", "m")):
        was = about.number(key, low=0.0)
        if made_for != body["character"] or abs(was - body[key]) > SAME * body[key]:
            raise about.fail(
                key,
                f"this oracle was made for {made_for} with {was:g} {unit}, the body is {body['character']} with "
                f"{body[key]:g} {unit}: make one with `footfall recovery train`",
            )
    for key in ("samples", "minutes"):
        about.number(key, 0.0, low=0.0)
    for key in ("directions", "in_place", "one_step", "all"):
        about.get(key, None)
    about.done()
    arrays = skill.arrays()
    n, d = rows(arrays, "points"), rows(arrays, "directions")
    shapes = {"points": (n, 2), "aims": (n, AIMS), "directions": (d,), "domains": (2, d)}
    for name, shape in shapes.items():
        array = arrays.get(name)
        if array is None or array.dtype.kind not in "fi" or array.shape != shape or not np.isfinite(array).all():
            raise table.fail("data", f"expected finite numbers `{name}` of the shape {shape}")
    if not 3 <= n <= MOST_SAMPLES or d < 2:
        raise table.fail("data", f"expected 3 to {MOST_SAMPLES} samples and 2 directions or more, got {n} and {d}")
    return Oracle(**{name: arrays[name].astype(float) for name in NAMES})
