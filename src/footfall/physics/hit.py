"""A hit: a ball that meets a link at a time. Hits are data of a trial; a list of them is a small TOML file."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..characters import Character
from ..errors import BadFile, BadInput
from ..strict import Table, read_toml
from .options import read_number
from .props import Prop

FLIGHT = 0.1  # for which a ball flies before it meets the link, where nothing else is said [s]
LATEST = 150.0  # hit of a trial [s]
WAITING = 2e5  # height from which balls fall while they wait, far above everything until then [m]
MAX_HITS = 20  # of a trial
GRAVITY = 9.81  # [m/s²]
LIMITS = {
    "time": (0.0, 1e6),
    "mass": (0.01, 50.0),
    "speed": (0.5, 60.0),
    "angle": (-720.0, 720.0),
    "height": (-90.0, 90.0),
    "radius": (0.01, 0.5),
    "flight": (0.02, 2.0),
}
# their names on the command line and in files
KEYS = {"mass": "mass", "speed": "speed", "from": "angle", "above": "height", "radius": "radius", "flight": "flight"}
FARTHEST = 5.0  # of a place from the joint of its link [m]


@dataclass(frozen=True)
class Hit:
    """A ball thrown at a link.

    Attributes:
        on: Name of the link.
        time: When it meets the link, if nothing else happens to the body before [s].
        mass: Of the ball [kg].
        speed: With which it arrives, over the world [m/s].
        angle: Where it comes from, from above: 0 from the front, 90 from the left of the root [degrees].
        height: The angle by which it comes from above [degrees].
        radius: Of the ball [m].
        flight: For which it is in the air before [s].
        point: The place that it meets, in the frame of the link [m]; the link's centre of mass if None.

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
    flight: float = FLIGHT
    point: tuple[float, float, float] | None = None

    def __post_init__(self) -> None:
        for name, (low, high) in LIMITS.items():
            value = getattr(self, name)
            if not (math.isfinite(value) and low <= value <= high):
                raise BadInput(f"hit: {name} {value:g} cannot be used; expected {low:g} to {high:g}")
        if self.point is not None and not all(math.isfinite(x) and abs(x) <= FARTHEST for x in self.point):
            raise BadInput(f"hit: point {self.point} cannot be used; expected metres from the joint of the link")

    def place(self, character: Character) -> tuple[float, ...]:
        """The place that it meets, in the frame of its link [3] [m]; a link that the body has not is refused."""
        return character.link(self.on).centre if self.point is None else self.point

    def ball(self, number: int) -> Prop:
        """The ball; it waits at the height `WAITING`."""
        return Prop("ball", (self.radius,), self.mass, (0.0, 2.0 * number, 0.0))

    def thrown(self, place: np.ndarray, heading: float) -> tuple[np.ndarray, np.ndarray]:
        """Where the ball begins its flight, and how fast.

        Args:
            place: [3] where what it meets will be after the flight [m].
            heading: Of the root, from x to the left [rad].

        Returns:
            Position [m] and velocity [m/s] of the ball.
        """
        turn, up = math.radians(self.angle) + heading, math.radians(self.height)
        towards = -np.array([math.cos(up) * math.cos(turn), math.cos(up) * math.sin(turn), math.sin(up)])
        velocity = self.speed * towards
        velocity[2] += 0.5 * GRAVITY * self.flight
        return place - self.flight * self.speed * towards, velocity

    @property
    def throw(self) -> float:
        """When the ball is thrown [s]."""
        return max(0.0, self.time - self.flight)


def parse(text: str) -> Hit:
    """A hit from text such as `LeftForeArm@1.5,mass=0.5,speed=10,from=90,at=0/0/0.1`.

    Args:
        text: Link and time [s]; then `mass` [kg], `speed` [m/s], `from` and `above` [degrees], `radius` [m], `flight`
            [s], `at` x/y/z in the frame of the link [m].

    Raises:
        BadInput: It cannot be read.
    """
    where, _, rest = text.partition(",")
    on, at, time = where.partition("@")
    if not at:
        raise BadInput(f"hit {text[:60]!r}: expected LINK@SECONDS, such as LeftForeArm@1.5,mass=0.5,speed=10")
    given: dict[str, Any] = {}
    point = None
    for part in filter(None, rest.split(",")):
        key, _, value = (piece.strip() for piece in part.partition("="))
        if key != "at" and key not in KEYS:
            raise BadInput(f"hit {text[:60]!r}: unknown {key[:20]!r}; expected {', '.join((*KEYS, 'at'))}")
        if key == "at":
            point = _place(value, text)
        else:
            given[KEYS[key]] = read_number(value, f"hit: {key}")
    return Hit(on.strip(), read_number(time, "hit: time"), point=point, **given)


def _place(value: str, text: str) -> tuple[float, float, float]:
    parts = value.split("/")
    if len(parts) != 3:
        raise BadInput(f"hit {text[:60]!r}: at: expected x/y/z in the frame of the link [m]")
    x, y, z = (read_number(part, "hit: at") for part in parts)
    return x, y, z


def load(path: str | Path) -> tuple[Hit, ...]:
    """Hits from a TOML file: a table `[[hit]]` each, with `link`, `time` and, where wanted, the keys of `parse`.

    Args:
        path: The file; at most `MAX_HITS` hits.

    Returns:
        The hits in the order of the file.

    Raises:
        BadFile: It cannot be read, or a key is missing, unknown or out of range.
    """
    path = Path(path)
    table = Table(path, read_toml(path))
    found = tuple(_from_table(row) for row in table.tables("hit", most=MAX_HITS))
    table.done()
    if not found:
        raise BadFile(path, "hit", "there are no hits; expected a table [[hit]] with link and time for each")
    return found


def _from_table(row: Table) -> Hit:
    point = None
    if row.has("at"):
        x, y, z = row.vector("at", 3, low=-FARTHEST, high=FARTHEST)
        point = x, y, z
    usual = {name: getattr(Hit, name) for name in KEYS.values()}
    given: dict[str, Any] = {name: row.number(key, usual[name], *LIMITS[name]) for key, name in KEYS.items()}
    hit = Hit(row.text("link", longest=60), row.number("time", low=0.0, high=LATEST), point=point, **given)
    row.done()
    return hit


def text(hits: Sequence[Hit]) -> str:
    """Hits as the text of a file that `load` reads."""
    lines = ["# mass [kg], speed [m/s], from and above [degrees], radius [m], flight [s], at [m] in the link's frame"]
    for hit in hits:
        lines += ["", "[[hit]]", f'link = "{hit.on}"', f"time = {hit.time!r}"]
        lines += [f"{key} = {getattr(hit, name)!r}" for key, name in KEYS.items()]
        lines += [] if hit.point is None else [f"at = [{', '.join(repr(float(x)) for x in hit.point)}]"]
    return "\n".join(lines) + "\n"
