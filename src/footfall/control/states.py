"""State machines of control laws: the codes that systems share, and a view that everyone may read.

A law keeps its state machine in its parameters, in whatever form it needs. `StateMachine` is the part of it that gait
changes, protocols and the studio look at: how each state ends, which one follows, and which leg is the stance leg.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..physics.kernel import compiled

MAX_STATES = 16

# How a state ends (`until`).
AFTER_TIME = 0  # after its dwell time
ON_CONTACT = 1  # when the swing foot touches the ground
ON_LANDING = 2  # when any foot does
ON_LIFT_OFF = 3  # when none does
NEVER = 4

# How the legs carry the body (`legs`).
SINGLE = 0  # one stance leg, one swing leg (thesis 7.3.2)
DOUBLE = 1  # both legs carry the torso, half each
JOINTS = 2  # both hips servo to a joint angle; the torso is not controlled
FLIGHT = 3  # both legs swing: a hop between take-off and landing

LEFT, RIGHT = 0, 1


@dataclass(frozen=True)
class StateMachine:
    """The states of a controller, one entry a state.

    Attributes:
        until: How each state ends: `AFTER_TIME`, `ON_CONTACT`, `ON_LANDING`, `ON_LIFT_OFF` or `NEVER`.
        next: The state that follows.
        stance: The stance leg, `LEFT` or `RIGHT`.
        dwell: Duration of the states that end after a time [s]; 0 for the others and where it varies with the speed.
    """

    until: tuple[int, ...] = (NEVER,)
    next: tuple[int, ...] = (0,)
    stance: tuple[int, ...] = (LEFT,)
    dwell: tuple[float, ...] = (0.0,)

    def __len__(self) -> int:
        return len(self.until)

    @staticmethod
    def of(parameters: Any, dwell: Any = None) -> StateMachine:
        """The machine in a parameter record with the fields `states`, `until`, `next` and `stance`.

        Args:
            parameters: The record of a law.
            dwell: Dwell times by state [s]; none when it is None.

        Returns:
            The view of its first `parameters.states` states.
        """
        n = int(parameters.states)
        until, following, stance = (tuple(int(v) for v in parameters[name][:n]) for name in ("until", "next", "stance"))
        times = (0.0,) * n if dwell is None else tuple(float(seconds) for seconds in dwell[:n])
        return StateMachine(until, following, stance, times)

    def cycle(self) -> list[int]:
        """The states that are visited for ever, in order, beginning with the lowest."""
        state = 0
        for _ in range(len(self)):
            state = self.next[state]
        ring = [state]
        while self.next[ring[-1]] != state:
            ring.append(self.next[ring[-1]])
        first = ring.index(min(ring))
        return ring[first:] + ring[:first]

    def at_rest(self, state: int) -> bool:
        """Whether nothing ends this state: the body stands."""
        return self.until[state] == NEVER


@compiled
def exit_met(until, dwell, stance, entered, body):
    """Whether the exit condition of a state is met (thesis 7.3.1)."""
    if until == AFTER_TIME:
        return body.time[0] - entered >= dwell - 1e-9
    if until == ON_CONTACT:
        return body.foot_down[1 - stance] == 1
    touching = body.foot_down[0] + body.foot_down[1]
    if until == ON_LANDING:
        return touching > 0
    if until == ON_LIFT_OFF:
        return touching == 0
    return False
