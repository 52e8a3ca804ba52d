"""Hand-over to push recovery and back (thesis 6.4): where the character would fall, a skill that recovers takes over.

The character foresees its falls (`ahead.py`). Where one is near and nothing else was found, recovery is tried in the
simulation ahead; where that stays up, it takes over. When the body stands still again, the character goes on.
"""

from __future__ import annotations

import math

import numpy as np

from ...control.director import Directed, Memory, Wait
from ...control.skill import Skill
from ...errors import BadFile
from ...physics.kernel import PUSH_EDGE, STATE_CHANGE
from .ahead import LONGER, Foresight
from .director import Settings, Steered
from .repertoire import Repertoire

SOON = 0.8  # a fall that is nearer than this is not left to be avoided later [s] …
WORRIED = 0.25  # … nor one that is foreseen for this long [s] …
NEAR = 1.5  # … and is nearer than this [s]
AGAIN = 0.1  # recovery is tried again after this long [s]
HORIZON = 4.0  # it must stay up for this long [s], or come to rest before
STILL = 0.05  # the body stands when its centre of mass is slower than this [m/s] …
PATIENCE = 0.5  # … for this long [s]
KEPT = ("along", "on", "count", "said", "asked", "since", "headed")  # of the character's memory, while recovery acts


class Recovering:
    """A director with push recovery to fall back on.

    Args:
        steered: What the character plays.
        skill: The character.
        recover: A skill of push recovery on the same body.
    """

    def __init__(self, steered: Steered, skill: Skill, recover: Skill):
        self.steered, self.skill, self.recover = steered, skill, recover
        self._possible = True  # on this body, which stays the same

    @property
    def settings(self) -> Settings:
        """What the character follows."""
        return self.steered.settings

    @property
    def repertoire(self) -> Repertoire:
        """What can be played."""
        return self.steered.repertoire

    def begin(self) -> Memory:
        """What the character remembers; whether recovery acts, and times: last moved, tried, without a fall ahead."""
        return {**self.steered.begin(), "recovers": False, "still": 0.0, "tried": -math.inf, "foreseen": 0.0}

    def ask(self, sim: Directed, memory: Memory) -> Wait:
        """Let the character decide, or wait until the body stands."""
        if memory["recovers"]:
            return self._stand(sim, memory)
        wait = self.steered.ask(sim, memory)
        fall = falls_at(memory["ahead"])
        if fall == math.inf:
            memory["foreseen"] = sim.time
        left = fall - sim.time
        near = left < SOON or (left < NEAR and sim.time - memory["foreseen"] > WORRIED)
        if not near or sim.pushed or sim.time < memory["tried"] + AGAIN - 1e-9:
            return wait
        memory["tried"] = sim.time
        if not self._helps(sim) or not self._takes_over(sim):
            return wait
        memory["recovers"], memory["still"] = True, sim.time
        return Wait(1.0 / 30.0, STATE_CHANGE | PUSH_EDGE)

    def _helps(self, sim: Directed) -> bool:
        """Whether the body stays up if recovery takes over now."""
        with sim.looking_ahead():
            until = sim.time + HORIZON
            if not self._takes_over(sim):
                return False
            while not sim.over and sim.time < until and not self._rests(sim):
                sim.advance(min(until, sim.time + PATIENCE))
            return not sim.over

    def _rests(self, sim: Directed) -> bool:
        """Whether recovery stands still."""
        resting = sim.controller.machine.at_rest(int(sim.memory.state))
        return resting and float(np.linalg.norm(sim.com_velocity)) < STILL

    def _takes_over(self, sim: Directed) -> bool:
        """Hand the body to recovery; a body of another shape that recovery cannot hold goes on without."""
        if not self._possible:
            return False
        try:
            return sim.try_change(self.recover)
        except BadFile:  # made for other proportions: its hips are too high over the soles, for example
            self._possible = False
            return False

    def _stand(self, sim: Directed, memory: Memory) -> Wait:
        """Go on with the character when the body has stood still for a while."""
        if sim.pushed or not self._rests(sim):
            memory["still"] = sim.time
        elif sim.time - memory["still"] > PATIENCE and sim.try_change(self.skill):
            kept = {name: memory[name] for name in KEPT}
            memory.clear()
            memory.update({**self.begin(), **kept})
            return self.steered.ask(sim, memory)
        return Wait(1.0 / 30.0, STATE_CHANGE | PUSH_EDGE)


def falls_at(seen: Foresight | None) -> float:
    """When the body falls on the longest way that is known [s]; infinite where none falls."""
    if seen is None or seen.fell <= 0.0 or seen.turned or seen.reaches(seen.fell + LONGER):
        return math.inf
    return seen.fell
