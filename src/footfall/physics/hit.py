"""A hit: a ball that meets a link at a time. Hits are data of a trial."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ..characters import Character
from ..errors import BadInput
from .options import read_number
from .props import Prop

FLIGHT = 0.1  # for which a ball flies before it meets the link [s]
LATEST = 150.0  # [s]
WAITING = 2e5  # height from which balls fall while they wait, far above everything until then [m]
MAX_HITS = 20  # of a trial
GRAVITY = 9.81  # [m/s²]


@dataclass(frozen=True)
class Hit:
    """A ball thrown at a link.

    Attributes:
        on: Name of the link.
        time: When it meets the link, if that goes on as it moves when the ball is thrown [s].
        mass: Of the ball [kg].
        speed: With which it arrives, over the world [m/s].
        angle: Where it comes from, from above: 0 from the front, 90 from the left of the root [degrees].
        height: The angle by which it comes from above [degrees].
        radius: Of the ball [m].

    Raises:
        BadInput: A value is not finite or out of range.
    """

    on: str
    time: float
    mass: float = 0.5
    speed: float = 10.0
    angle: float = 0.0
    height: float = 0.0
    radius: float = 0.06

    def __post_init__(self) -> None:
        limits = {"time": (0.0, LATEST), "mass": (0.01, 50.0), "speed": (0.5, 60.0), "angle": (-720.0, 720.0)}
        limits |= {"height": (-90.0, 90.0), "radius": (0.01, 0.5)}
        for name, (low, high) in limits.items():
            value = getattr(self, name)
            if not (math.isfinite(value) and low <= value <= high):
                raise BadInput(f"hit: {name} {value:g} cannot be used; expected {low:g} to {high:g}")

    def check(self, character: Character) -> None:
        """Refuse a link that the body does not have."""
        character.link(self.on)

    def ball(self, number: int) -> Prop:
        """The ball; it waits at the height `WAITING`."""
        return Prop("ball", (self.radius,), self.mass, (0.0, 2.0 * number, 0.0))

    def thrown(self, middle: np.ndarray, velocity: np.ndarray, heading: float) -> tuple[np.ndarray, np.ndarray]:
        """Where the ball begins its flight, and how fast.

        Args:
            middle: [3] the middle of the link at the time of the throw [m].
            velocity: [3] its velocity [m/s].
            heading: Of the root, from x to the left [rad].

        Returns:
            Position [m] and velocity [m/s] of the ball.
        """
        turn, up = math.radians(self.angle) + heading, math.radians(self.height)
        towards = -np.array([math.cos(up) * math.cos(turn), math.cos(up) * math.sin(turn), math.sin(up)])
        flight = self.speed * towards
        flight[2] += 0.5 * GRAVITY * FLIGHT
        place = middle + FLIGHT * velocity - FLIGHT * self.speed * towards
        return place, flight

    @property
    def throw(self) -> float:
        """When the ball is thrown [s]."""
        return max(0.0, self.time - FLIGHT)


def parse(text: str) -> Hit:
    """A hit from text such as `LeftForeArm@1.5,mass=0.5,speed=10,from=90`.

    Args:
        text: Link and time [s]; then `mass` [kg], `speed` [m/s], `from` and `above` [degrees], `radius` [m].

    Raises:
        BadInput: It cannot be read.
    """
    where, _, rest = text.partition(",")
    on, at, time = where.partition("@")
    if not at:
        raise BadInput(f"hit {text[:60]!r}: expected LINK@SECONDS, such as LeftForeArm@1.5,mass=0.5,speed=10")
    names = {"mass": "mass", "speed": "speed", "from": "angle", "above": "height", "radius": "radius"}
    given = {}
    for part in filter(None, rest.split(",")):
        key, _, value = part.partition("=")
        if key not in names:
            raise BadInput(f"hit {text[:60]!r}: unknown {key[:20]!r}; expected {', '.join(names)}")
        given[names[key]] = read_number(value, f"hit: {key}")
    return Hit(on, read_number(time, "hit: time"), **given)
