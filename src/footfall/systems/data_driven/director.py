"""What fills the law's slots (Lee, Kim, Lee 2010, figure 2): a fixed queue of fragments, or the planner's choices.

The law tracks one fragment while the next one waits. At every state change the fragment after that is chosen; while it
waits it is chosen anew where the command changes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...control.director import Directed, Memory, Wait
from ...control.orientation import wrapped
from ...control.states import DOUBLE, SINGLE
from ...physics.kernel import PUSH_EDGE, STATE_CHANGE
from .ahead import PERIOD, look_ahead
from .commands import Command
from .library import Library, limits
from .paths import pursue
from .records import DOUBLE_STANCE, FLYING, STANDS, fill
from .reference import ON_TIME, Fragment
from .repertoire import Repertoire, Step

LONGEST = 10.0  # a fixed queue that does not look ahead is asked again at least this often [s]
REPLANNED = 0.2  # while a command changes, what is to follow is chosen anew this often [s]
STEADY = 0.5  # a command that has not changed for this long is foreseen to stay [s]
SLACK = 0.15  # how far a steered body may be from where its fragments would have led it [m]
SLACK_TURN = 0.35  # the same of its heading [rad]
PURSUED = 2.0  # on a path, the body faces the point this far ahead [m]
OTHERS = 5  # fragments that are tried in place of one that falls: those that serve the command, then near ones
STEEP = 2.0  # random walks prefer near transitions: exp(-STEEP (length over the largest)²)
COMMAND, CLIP, PATH, RANDOM = "command", "clip", "path", "random"


@dataclass(frozen=True)
class Settings:
    """What a character follows.

    Attributes:
        follow: `COMMAND`, `CLIP`, `PATH` or `RANDOM`.
        clip: Name of the clip that is followed from its first to its last frame.
        path: Corners of the path [m], pairs of x and y.
        style: Of the fragments; walking or running, as the speed demands, if empty.
        seed: Of a random walk on the graph.
        blend: Whether fragments may be blended.
        synchronise: Whether contacts end fragments (eq. 6); else all end after their recorded time.
        ahead: How far it looks ahead before every step (`ahead.py`) [s]; 0: not at all.
        first: Number of the fragment that a steered character begins with; the stillest one if -1.
        recover: A skill of push recovery that takes over where the character would fall; none if empty.
    """

    follow: str = COMMAND
    clip: str = ""
    path: tuple[tuple[float, float], ...] = ()
    style: str = ""
    seed: int = 0
    blend: bool = True
    synchronise: bool = True
    ahead: float = 0.0
    first: int = -1
    recover: str = ""


def begin_in(sim: Directed, law: Any, slot: int) -> None:
    """Set the state of a law that has not begun, and let its reference begin with the body's pose."""
    law["state"] = _state(law, slot)
    angles = sim.joint_angles
    law["jump"][: len(angles)] = angles - law["angle"][slot, 0, : len(angles)]


def _state(law: Any, slot: int) -> int:
    """The law's state in a fragment."""
    kind = int(law["kind"][slot])
    return int(law["stand"][slot]) if kind == SINGLE else DOUBLE_STANCE if kind == DOUBLE else FLYING


def use(parameters: Any, one: Any, other: Any = None, weight: float = 0.0) -> None:
    """Write gains into the parameters of a law, blended as their fragments are.

    Args:
        parameters: The law's record.
        one: Gains of the fragment.
        other: Gains of the one blended with it, if any.
        weight: Of `other`, 0 to 1.
    """
    for name in parameters.dtype.names:
        value = one[name]
        if weight > 0.0 and other is not None and parameters.dtype[name].base.kind == "f":
            value = value + weight * (other[name] - value)
        parameters[name] = value


class Queue:
    """Plays the fragments of one piece in order; the law stays at the end of the last one.

    Args:
        fragments: What is played.
        gains: Parameter records of the law by gait (`reference.GAITS`); those of the current fragment are in use.
        ahead: How far it looks ahead before every step (`ahead.py`) [s]; 0: not at all.
    """

    def __init__(self, fragments: Sequence[Fragment], gains: Sequence[Any], ahead: float = 0.0):
        self.fragments, self.gains, self.ahead = tuple(fragments), tuple(gains), ahead

    def begin(self) -> Memory:
        """Number of the fragment that is written next, whose gains are in use, how many were begun, what is ahead."""
        return {"next": 0, "gait": -1, "number": 0, "chosen": -1.0, "looked": -1.0, "plain": 0.0, "ahead": None}

    def ask(self, sim: Directed, memory: Memory) -> Wait:
        """Fill the slots that are free: both at first, then the next one."""
        self.decide(sim, memory)
        if self.ahead <= 0.0 or sim.memory["over"]:
            return Wait(LONGEST, STATE_CHANGE)
        look_ahead(sim, self, memory, self.ahead)
        return Wait(PERIOD, STATE_CHANGE | PUSH_EDGE)

    def decide(self, sim: Directed, memory: Memory) -> bool:
        """Fill the slots that are free, and use the gains of the fragment that is played; whether one begins."""
        law = sim.memory
        slot = int(law["slot"])
        for k in (slot, 1 - slot):
            if not law["ready"][k] and memory["next"] < len(self.fragments):
                fill(law, k, self.fragments[memory["next"]])
                memory["next"] += 1
        if not law["begun"]:
            begin_in(sim, law, slot)
        before, memory["number"] = memory["number"], int(law["number"])
        current = self.fragments[min(memory["number"], len(self.fragments) - 1)]
        if memory["gait"] != current.gait:
            memory["gait"] = current.gait
            use(sim.controller.parameters, self.gains[current.gait])
        return memory["number"] > before

    # what looking ahead asks

    slow = False
    strict = False  # nothing else can be played, and the search of corrections knows nothing of it

    def playing(self, memory: Memory) -> tuple[int, int]:
        return memory["number"], memory["next"]

    def takes_long(self, memory: Memory) -> bool:
        return False

    def others(self, memory: Memory) -> list[int]:
        return []

    def play(self, sim: Directed, memory: Memory, item: int) -> None:
        raise NotImplementedError("the fragments of a clip follow each other")


class Steered:
    """Plays what the planner chooses for a command or a path, or a random walk on the graph.

    Args:
        repertoire: What can be played.
        gains: Parameter records of the law by gait (`reference.GAITS`).
        settings: What is followed.
    """

    def __init__(self, repertoire: Repertoire, gains: Sequence[Any], settings: Settings):
        self.repertoire, self.gains, self.settings = repertoire, tuple(gains), settings
        self.points = np.array(settings.path, float)
        self._on = hash(settings.path)

    def begin(self) -> Memory:
        """The steps in the two slots, fragments begun, which path it is on and how far it came, and what was said."""
        first = {"playing": None, "coming": None, "number": 0, "count": 0, "told": (), "along": 0.0, "on": 0}
        looking = {
            "chosen": 0.0,
            "asked": (),
            "since": 0.0,
            "steady": True,
            "looked": -1.0,
            "ahead": None,
            "headed": -math.inf,
        }
        return {**first, **looking, "said": [], "gains": (), "others": (), "plain": 0.0}

    def ask(self, sim: Directed, memory: Memory) -> Wait:
        """Fill the free slot, or choose anew what waits in it when the command has changed."""
        asked = self._told(sim)
        if asked != memory["asked"]:
            if memory["asked"] and _heading(asked) != _heading(memory["asked"]):
                memory["headed"] = sim.time
            memory["asked"], memory["since"] = asked, sim.time
        memory["steady"] = memory["since"] <= 0.0 or sim.time > memory["since"] + STEADY
        self.decide(sim, memory)
        if self.settings.ahead > 0.0:
            look_ahead(sim, self, memory, self.settings.ahead)
        return Wait(PERIOD, STATE_CHANGE | PUSH_EDGE)

    def decide(self, sim: Directed, memory: Memory) -> bool:
        """Choose what is to follow, and use the gains of the fragment that is played; whether one begins."""
        law = sim.memory
        slot, begins = int(law["slot"]), False
        if memory["playing"] is None:
            memory["playing"] = self._first()
            self._fill(law, slot, memory["playing"])
            begin_in(sim, law, slot)
            self._choose(sim, memory)
        elif int(law["number"]) > memory["number"]:
            memory["number"], memory["playing"] = int(law["number"]), memory["coming"]
            _anchor(sim, law)
            self._choose(sim, memory)
            begins = True
        elif self._told(sim) != memory["told"] and sim.time > memory["chosen"] + REPLANNED - 1e-9:
            self._choose(sim, memory)
        playing: Step = memory["playing"]
        self._use_gains(sim, memory, playing)
        if self._stands(playing) and _halts(sim):
            law["state"] = STANDS
        return begins

    def _stands(self, step: Step) -> bool:
        return self.repertoire.library.fragments[step.main].stands

    # what looking ahead asks

    strict = True

    @property
    def slow(self) -> bool:
        return self.settings.follow != RANDOM

    def playing(self, memory: Memory) -> tuple[Step, Step]:
        return memory["playing"], memory["coming"]

    def takes_long(self, memory: Memory) -> bool:
        return not memory["coming"].recorded  # blended, and its feet planted

    def others(self, memory: Memory) -> list[Step]:
        near = self.repertoire.others(memory["playing"], memory["coming"])[:OTHERS]
        serving = [Step(i) for i in memory["others"] if near and i != memory["coming"].fragment]
        return list(dict.fromkeys((*serving, *near)))[:OTHERS]

    def play(self, sim: Directed, memory: Memory, item: Step) -> None:
        memory["coming"] = item
        self._fill(sim.memory, 1 - int(sim.memory["slot"]), item)

    # what is played

    def _first(self) -> Step:
        if self.settings.first >= 0:
            return Step(self.settings.first)
        planner, random = self.repertoire.planner, self.settings.follow == RANDOM
        return Step(planner.first(None if random else self.settings.style or "stand"))

    def _told(self, sim: Directed) -> tuple[float | str, ...]:
        """What is asked for now; a random walk and a path do not change with the command's heading."""
        if self.settings.follow == RANDOM:
            return ()
        command = sim.command.item()  # much faster than its fields one by one
        told = command[0::2] if self.settings.follow == PATH else command
        return self.settings.style, self._on, *told

    def _choose(self, sim: Directed, memory: Memory) -> None:
        """Decide what follows the fragment that is played, and write it into the free slot."""
        law, playing = sim.memory, memory["playing"]
        slot = int(law["slot"])
        memory["told"], memory["chosen"], memory["others"] = self._told(sim), sim.time, ()
        if playing.part + 1 < len(self.repertoire.parts(playing)):
            coming = playing._replace(part=playing.part + 1)
        elif self.settings.follow == RANDOM:
            coming = self._random(playing.main, memory)
        elif not memory["steady"] and "ahead" not in memory:  # it looks ahead, and nobody knows what will be asked for
            coming = self.repertoire.after(playing)
        else:
            coming = self._planned(sim, memory, playing, float(law["heading"] + law["turn"][slot]))
        if coming != memory["coming"] or not law["ready"][1 - slot]:
            self._fill(law, 1 - slot, coming)
        memory["coming"] = coming

    def _planned(self, sim: Directed, memory: Memory, playing: Step, yaw: float) -> Step:
        """The planner's choice; what it cannot serve is said once."""
        speed, sideways, heading = float(sim.command.speed), float(sim.command.lateral), float(sim.command.heading)
        if self.settings.follow == PATH:
            if memory["on"] != self._on:  # another path than before
                memory["on"], memory["along"] = self._on, 0.0
            found = pursue(self.points, _at_its_end(sim), memory["along"], PURSUED)
            memory["along"], heading = found.along, found.heading
            if found.done:  # it stops, facing along the last part
                last = self.points[-1] - self.points[-2]
                heading, speed, sideways = math.atan2(last[1], last[0]), 0.0, 0.0
        planner = self.repertoire.planner
        command = Command(heading, speed, sideways, self.settings.style or None)
        at_end = planner.heading_at_end(playing.choice, yaw)
        blend = self.settings.blend and sim.time >= memory["plain"]
        choice = planner.next(playing.main, at_end, command, blend)
        if choice.problem and choice.problem not in memory["said"]:
            memory["said"].append(choice.problem)
            sim.note(choice.problem)
        memory["others"] = choice.others
        return Step.of(choice)

    def _random(self, current: int, memory: Memory) -> Step:
        """A step of a random walk: the same for the same seed and number of steps."""
        memory["count"] += 1
        draw = np.random.default_rng((self.settings.seed, memory["count"])).random()
        return Step(successor(self.repertoire.library, current, float(draw)))

    def _fill(self, law: Any, slot: int, step: Step) -> None:
        fill(law, slot, self.repertoire.parts(step)[step.part])
        if self._stands(step):  # somebody who stands sways; played again and again that would lead away
            law["turn"][slot], law["advance"][slot] = 0.0, 0.0
        if not self.settings.synchronise:
            law["until"][slot] = ON_TIME

    def _use_gains(self, sim: Directed, memory: Memory, step: Step) -> None:
        one = self.repertoire.parts(step)[step.part].gait
        other = one if step.other < 0 else self.repertoire.parts(Step(step.other))[0].gait
        wanted = (one, other, step.weight if other != one else 0.0)
        if wanted != memory["gains"]:
            memory["gains"] = wanted
            use(sim.controller.parameters, self.gains[one], self.gains[other], wanted[2])


def _heading(told: tuple[float | str, ...]) -> float | str | None:
    """The heading in what is asked for (`Steered._told`); None where it does not count."""
    return told[3] if len(told) == 5 else None


def _at_its_end(sim: Directed) -> np.ndarray:
    """Where the body will be when the fragment that is played has ended [2] [m]: what is chosen begins there."""
    law = sim.memory
    slot = int(law["slot"])
    rest = max(0.0, 1.0 - float(law["at"]) / float(law["length"][slot]))
    c, s = math.cos(float(law["heading"])), math.sin(float(law["heading"]))
    return sim.position[:2] + rest * np.array([[c, -s], [s, c]]) @ law["advance"][slot]


def successor(library: Library, current: int, draw: float) -> int:
    """A fragment that may follow, near transitions more often than others.

    Args:
        library: The fragments.
        current: Number of the fragment that ends.
        draw: Decides which one, 0 to 1.
    """
    following, length = (table[current] for table in library.successors)
    there = following >= 0
    longest = limits(library.fragments[current : current + 1], library.near)[0]
    weight = np.exp(-STEEP * (length[there] / longest) ** 2)
    at = int(np.searchsorted(np.cumsum(weight), draw * weight.sum()))
    return int(following[there][min(at, int(there.sum()) - 1)])


def _halts(sim: Directed) -> bool:
    """Whether the body is told to stand."""
    speed, _, lateral = sim.command.item()
    return abs(speed) < 1e-9 and abs(lateral) < 1e-9


def _anchor(sim: Directed, law: Any) -> None:
    """Let the path of the fragments begin near where the body is: a steered body need not make up for a push."""
    off = sim.position[:2] - law["origin"]
    far = float(np.linalg.norm(off))
    if far > SLACK:
        law["origin"] += off * (1.0 - SLACK / far)
    turned = wrapped(float(law["facing"] - law["heading"]))
    law["heading"] += math.copysign(max(abs(turned) - SLACK_TURN, 0.0), turned)
