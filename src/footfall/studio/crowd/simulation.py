"""A crowd on a floor and a ball that is driven through it: places, hits, frames. No sockets, and no forces."""

from __future__ import annotations

import math
from collections import deque
from typing import Any

import numpy as np

from ...systems.push_response.crowd import ANY_STEPS, Crowd
from ...systems.push_response.database import STRATEGIES, Database
from ..wire.frames import HEAD, drawn_links

COUNT, MOST = 200, 500  # characters
APART = 1.5  # between two neighbours [m]
SCATTERED = 0.3  # how far each stands from its place in the grid at most [m]
RADIUS = 0.8  # of the ball [m]
FASTEST_BALL, HASTE = 4.0, 4.0  # its speed [m/s], and speed for each metre that it is away from where it goes [1/s]
REACH = 0.22  # half of the width of a character [m]
PUSH_OF_BALL = 16.0  # impulse for each m/s with which it comes nearer [N s]
LARGEST_PUSH = 110.0  # [N s]
REST = 0.5  # after a hit the ball does not hit the same character for this long [s]
LONGEST_STEP = 0.1  # simulated time of a frame at most [s]
STEPS = {"any": ANY_STEPS, "one": 1, "none": 0}  # that are allowed, by name


class LiveCrowd:
    """Characters and a ball; time passes by `advance`.

    Args:
        database: Responses of the characters.
        count: How many there are.
        seed: Of their places and headings.
    """

    def __init__(self, database: Database, count: int = COUNT, seed: int = 1):
        self.database, self.seed, self.steps = database, seed, "any"
        self.serial = 0
        self._requests: deque[dict[str, Any]] = deque()
        codes = [STRATEGIES.index(one.strategy) + 1 for one in database.responses]
        self._codes = np.array([*codes, 0], np.uint8)  # the last one is that of response -1
        self.fill(count)

    def ask(self, message: dict[str, Any]) -> None:
        """Note a validated message of a page; it is performed before the next frame."""
        self._requests.append(message)

    def fill(self, count: int) -> None:
        """Begin again with so many characters."""
        self.serial += 1
        self.tick, self.time = 0, 0.0
        self.crowd = Crowd(self.database, places(count, self.seed), STEPS[self.steps])
        self.poses = self.crowd.poses(0.0)
        side = 0.5 * APART * math.ceil(math.sqrt(count))
        self.ball, self.target = np.array([-side - 2.0, 0.0]), np.array([-side - 2.0, 0.0])
        self.velocity = np.zeros(2)
        self.hits = 0
        self._free = np.zeros(count)  # when the ball can hit each again [s]

    def allow(self, name: str) -> None:
        """How many steps are allowed from now on: `any`, `one` or `none`."""
        self.steps, self.crowd.steps = name, STEPS[name]

    def push(self, who: int, impulse: tuple[float, ...]) -> None:
        """Push one character; the impulse [2] is in the world frame [N s]."""
        size = math.hypot(*impulse)
        if 0 <= who < len(self.crowd) and size > 0.5:
            self.crowd.push(np.array([who]), self.time, np.array([impulse]) * min(1.0, LARGEST_PUSH / size))

    def drive(self, target: tuple[float, ...]) -> None:
        """Where the ball goes, x and y [m]."""
        self.target = np.array(target)

    def advance(self, seconds: float) -> bytes:
        """Let time pass.

        Args:
            seconds: Real time since the last frame [s].

        Returns:
            The frame afterwards (web/PROTOCOL.md).
        """
        while self._requests:
            self._perform(self._requests.popleft())
        passed = min(max(seconds, 1e-3), LONGEST_STEP)
        self.time += passed
        self.tick += 1
        way = self.target - self.ball
        away = float(np.hypot(*way))
        speed = min(FASTEST_BALL, HASTE * away, away / passed)
        self.velocity = way / away * speed if away > 1e-6 else np.zeros(2)
        self.ball = self.ball + self.velocity * passed
        self._hit()
        self.poses = self.crowd.poses(self.time)
        return self.frame()

    @property
    def still(self) -> bool:
        """Whether nothing moves and nothing was asked for."""
        return not self._requests and not self.velocity.any() and bool(self.crowd.standing(self.time).all())

    def frame(self) -> bytes:
        """The characters, their strategies and the ball as one binary frame."""
        head = HEAD.pack(self.serial, self.tick & 0xFFFFFFFF, self.time)
        ball = np.array([*self.ball, RADIUS, self.hits], np.float32)
        return head + ball.tobytes() + self.poses.astype(np.float32).tobytes() + self.strategies().tobytes()

    def strategies(self) -> np.ndarray:
        """[character] 0 for one that stands, else 1 and more: which of `STRATEGIES` it shows."""
        return np.where(self.crowd.standing(self.time), 0, self._codes[self.crowd.states["response"]]).astype(np.uint8)

    def message(self) -> dict[str, Any]:
        """The `crowd` message: what a page needs to draw the frames that follow."""
        character = self.database.character
        return {
            "is": "crowd",
            "serial": self.serial,
            "count": len(self.crowd),
            "steps": self.steps,
            "strategies": list(STRATEGIES),
            "ball": RADIUS,
            "largest": LARGEST_PUSH,
            "links": drawn_links(character),
            "joints": [{"link": joint.link, "axis": list(joint.axis)} for joint in character.joints],
        }

    def _perform(self, message: dict[str, Any]) -> None:
        if message["do"] == "push":
            self.push(message["who"], message["impulse"])
        elif message["do"] == "ball":
            self.drive(message["to"])
        elif message["do"] == "allow":
            self.allow(message["steps"])
        elif message["do"] == "fill":
            self.fill(int(message["count"]))

    def _hit(self) -> None:
        """Push those whom the ball runs into."""
        apart = self.poses[:, :2] - self.ball
        distance = np.maximum(np.hypot(*apart.T), 1e-6)
        closing = (apart / distance[:, None]) @ self.velocity
        who = np.flatnonzero((distance < RADIUS + REACH) & (closing > 0.2) & (self.time >= self._free))
        if not len(who):
            return
        self._free[who] = self.time + REST
        sizes = np.minimum(PUSH_OF_BALL * closing[who], LARGEST_PUSH)
        self.crowd.push(who, self.time, apart[who] * (sizes / distance[who])[:, None])
        self.hits += len(who)


def places(count: int, seed: int) -> np.ndarray:
    """Where the characters stand: about on a square grid, each with a heading of its own.

    Args:
        count: How many.
        seed: Of the random numbers.

    Returns:
        [character, 3] x, y [m] and heading [rad].
    """
    random = np.random.default_rng(seed)
    side = math.ceil(math.sqrt(count))
    row, column = np.divmod(np.arange(count), side)
    spots = APART * (np.column_stack((row, column)) - 0.5 * (side - 1))
    spots = spots + random.uniform(-SCATTERED, SCATTERED, (count, 2))
    return np.column_stack((spots, random.uniform(-math.pi, math.pi, count)))
