"""The characters on the floor of a studio, side by side: each is a simulation of its own, so that they do not touch.

One of them is chosen: requests act on it, and its frames and messages are those of the page. Pause, rate and ground
are the same for all. A simulation has the coordinates that it would have alone; clients see it at its `place`.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...control.skill import Skill
from ...errors import BadInput, FootfallError
from ..files import showcase
from .simulation import LiveSimulation

MAX_CHARACTERS = 4
APART = 1.5  # from one character to the next when they start [m]
SIDES = (1, -1, 2, -2, 3, -3, 4, -4)  # places to the left and to the right that are tried in turn, in `APART`
LENGTH = struct.Struct("<I")  # bytes of the frame of a character that is not chosen, before it

Place = tuple[float, float]


@dataclass
class Member:
    """A character on the floor: its number, its simulation, and the message of its last fall."""

    number: int
    live: LiveSimulation
    fall: dict[str, Any] | None = None

    @property
    def spot(self) -> Place:
        """Where the body is on the floor [m]."""
        com, (x, y) = self.live.sim.com, self.live.place
        return float(com[0]) + x, float(com[1]) + y


class Floor:
    """Up to `MAX_CHARACTERS` characters, one of them chosen."""

    def __init__(self, live: LiveSimulation):
        self.members = [Member(1, live)]
        self.chosen = self.members[0]
        self.count = 1  # numbers given so far
        self.waiting: list[dict[str, Any]] = []  # messages

    @property
    def live(self) -> LiveSimulation:
        """The simulation of the chosen character."""
        return self.chosen.live

    @property
    def several(self) -> bool:
        return len(self.members) > 1

    # --- who is there ------------------------------------------------------------------------

    def add(self, skill: Skill) -> None:
        """Add a character beside the chosen one, on the same ground, and choose it."""
        if len(self.members) >= MAX_CHARACTERS:
            raise BadInput(f"there are {MAX_CHARACTERS} characters on the floor; remove one of them first")
        before = self.live
        scene = before.sim.world.scene
        ground = (before.ground or scene.name, scene.friction if before.friction is None else before.friction)
        made = LiveSimulation(skill, before.usual_dt, ground, before.serials)
        made.place = self._free_place()
        made.achieved_rate = before.achieved_rate
        for member in self.members:  # a skill with a ground of its own is put on the common one from now on
            member.live.ground, member.live.friction = ground
        self.count += 1
        self.members.append(Member(self.count, made))
        made.outbox.clear()  # all of it is sent when it is chosen
        self._choose(self.members[-1])

    def choose(self, number: int) -> None:
        """Let the requests and panels be about another character."""
        member = self._find(number)
        if member is not self.chosen:
            self._choose(member)

    def remove(self, number: int) -> None:
        """Remove a character; another is chosen if it was the chosen one."""
        gone = self._find(number)
        if not self.several:
            raise BadInput("the last character on the floor cannot be removed")
        self.members.remove(gone)
        if gone is self.chosen:
            self._choose(self.members[-1])
        else:
            self.waiting.append(self.message())

    def _find(self, number: int) -> Member:
        for member in self.members:
            if member.number == number:
                return member
        there = ", ".join(str(member.number) for member in self.members)
        raise BadInput(f"there is no character {number} on the floor; expected {there}")

    def _choose(self, member: Member) -> None:
        before, live = self.chosen.live, member.live
        self._collect()  # what the one before has to say comes before this
        before.forces.drop(before.sim.world)
        live.paused, live.rate = before.paused, before.rate
        self.chosen = member
        live.outbox += [live.scene_message(), live.skill_message(), live.answers.message(), live.coming.message()]
        self.waiting.append(self.message())
        if live.fallen_at is not None and member.fall is not None:
            live.outbox.append(member.fall)

    def _free_place(self) -> Place:
        """Beside the chosen character, where nobody is; on ground that is not flat at its beginning."""
        x, y = self.chosen.spot
        flat = self.live.sim.world.scene.flat
        taken = [member.spot if flat else (0.0, member.live.place[1]) for member in self.members]
        x = x if flat else 0.0
        y = y if flat else self.live.place[1]
        places = [(x, y + side * APART) for side in SIDES]
        return next((p for p in places if all(math.dist(p, q) > 0.7 * APART for q in taken)), places[-1])

    # --- requests ----------------------------------------------------------------------------

    def do(self, message: dict[str, Any]) -> None:
        """Perform a validated message of `actions.ACTIONS`, on the chosen character or on all."""
        if self.several and message["do"] == "scene":
            self._lay(message)
        elif self.several and message["do"] == "step":
            for member in self.members:
                member.live.do(message)
        else:
            self.live.do(_from_floor(message, self.live.place))

    def share(self) -> None:
        """Pause and rate are those of the chosen character."""
        for member in self.members:
            member.live.paused, member.live.rate = self.live.paused, self.live.rate

    def _lay(self, message: dict[str, Any]) -> None:
        """Put all characters on another ground, side by side at its beginning; on an error all stay as they were."""
        before = [(member.live, member.live.ground, member.live.friction) for member in self.members]
        try:
            for member in self.members:
                member.live.do(message)
        except FootfallError:
            for live, ground, friction in before:
                if (live.ground, live.friction) != (ground, friction):
                    live.restart_with(live.source, ground=ground, friction=friction)
            raise
        self._stand_side_by_side()

    def line_up(self) -> None:
        """Start all again, side by side."""
        for member in self.members:
            member.live.restart(member.live.source)
        self._stand_side_by_side()

    def _stand_side_by_side(self) -> None:
        for member, side in zip(self.members, (0, *SIDES), strict=False):
            member.live.place = (0.0, side * APART)
        self.waiting.append(self.message())

    # --- time and output ---------------------------------------------------------------------

    def advance_others(self, seconds: float) -> None:
        """Simulate the characters that are not chosen for this much time [s]."""
        for member in self.members:
            if member is not self.chosen:
                member.live.achieved_rate = self.live.achieved_rate
                member.live.advance(seconds)

    def frame(self) -> bytes:
        """The frame of the chosen character, then those of the others, each behind its length."""
        if not self.several:
            return self.live.frame()
        frames = [self.live.frame()]
        for member in self.members:
            if member is not self.chosen:
                other = member.live.frame()
                frames += [LENGTH.pack(len(other)), other]
        return b"".join(frames)

    def message(self) -> dict[str, Any]:
        """The `cast` message: who is on the floor."""
        there = [
            {
                "who": member.number,
                "title": showcase.title(member.live.sim.chosen),
                "skill": member.live.sim.chosen.id,
                "place": list(member.live.place),
            }
            for member in self.members
        ]
        return {"is": "cast", "chosen": self.chosen.number, "most": MAX_CHARACTERS, "characters": there}

    def messages(self) -> list[dict[str, Any]]:
        """What there is to send to all clients; of characters that are not chosen only their scenes."""
        self._collect()
        found, self.waiting = self.waiting, []
        return found

    def _collect(self) -> None:
        for member in self.members:
            live = member.live
            if not live.outbox:
                continue
            said, live.outbox = live.outbox, []
            for message in said:
                if message["is"] == "fall":
                    member.fall = message
                if message["is"] == "scene":
                    self.waiting.append({**message, "who": member.number})
                elif member is self.chosen:
                    self.waiting.append(_on_floor(message, live.place))
            if self.several and any(message["is"] == "skill" for message in said):
                self.waiting.append(self.message())


def _shifted(point: Any, place: Place) -> list[float]:
    """A point [2 or 3] moved on the floor."""
    return [point[0] + place[0], point[1] + place[1], *point[2:]]


def _changed(message: dict[str, Any], key: str, shift: Callable[[Any], Any]) -> dict[str, Any]:
    return {**message, key: shift(message[key])} if message.get(key) else message


def _on_floor(message: dict[str, Any], place: Place) -> dict[str, Any]:
    """A message of a simulation with the places where clients see them."""
    if place == (0.0, 0.0) or message["is"] not in ("coming", "pushes", "skill"):
        return message

    def points(found: Any) -> list[list[float]]:
        return [_shifted(point, place) for point in found]

    def prints(found: Any) -> list[dict[str, Any]]:
        return [_changed(one, "points", points) for one in found]

    message = _changed(_changed(message, "way", points), "prints", prints)
    return _changed(message, "steering", lambda steering: _changed(steering, "path", points))


def _from_floor(message: dict[str, Any], place: Place) -> dict[str, Any]:
    """A request with the places as the simulation has them."""
    if place == (0.0, 0.0):
        return message
    back = (-place[0], -place[1])
    if message["do"] == "target":
        x, y = message.get("x"), message.get("y")
        return message if x is None or y is None else {**message, "x": x + back[0], "y": y + back[1]}
    for key in ("target", "from", "at"):
        message = _changed(message, key, lambda point: tuple(_shifted(point, back)))
    return _changed(message, "points", lambda found: tuple(tuple(_shifted(point, back)) for point in found))
