"""The state machine of Figure 5: which transition leads from the controller in charge to what is asked for."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any

from ...control.director import Directed, Director, Wait
from ...physics.kernel import STATE_CHANGE
from .reading import Repertoire

RATE = 10.0  # how often it looks at the plan [1/s]
SETTLED = 2.0  # for which a stationary controller is in charge before it is left [s]


@dataclass(frozen=True)
class Machine(Director):
    """Asks the law for transitions, one after the other. Balance takes over by itself, in the law.

    A stationary controller is left only after a while: right after a transition the body may still sway.

    Attributes:
        repertoire: Controllers and plan.
    """

    repertoire: Repertoire

    def begin(self) -> dict[str, Any]:
        """No act of the plan is done yet."""
        return {"acted": -1, "plan": ()}

    def ask(self, sim: Directed, memory: dict[str, Any]) -> Wait:
        """Ask for the next transition on the way to what the plan says now."""
        settings, plan, now, law = self.repertoire.settings, self.repertoire.plan, sim.time, sim.memory
        item = max((k for k, (time, _) in enumerate(plan) if time <= now), default=-1)
        current = self.repertoire.names[int(law["state"])]  # much faster than an attribute
        law["wanted"] = 0
        if memory["plan"] != plan:  # another plan: its acts are not done yet
            memory["plan"], memory["acted"] = plan, -1
        settled = now == 0.0 or now - float(law["entered"]) >= SETTLED
        if item >= 0 and not settings[current].then:
            goal = self.repertoire.behaviours[plan[item][1]]
            following = step(settings, current, goal, memory["acted"] == item)
            if following and settled:
                law["wanted"] = 1 + self.repertoire.names.index(following)
        elif item >= 0 and current == self.repertoire.behaviours[plan[item][1]]:
            memory["acted"] = item  # an act is done once
        return Wait(1.0 / RATE, STATE_CHANGE)


def step(settings: dict[str, Any], current: str, goal: str, acted: bool) -> str:
    """The transition that leads from a stationary controller towards a goal; "" to stay.

    Args:
        settings: Of all controllers by name.
        current: The stationary controller in charge.
        goal: A stationary controller, or the first controller of an act, such as a jump.
        acted: Whether the act is done; then what follows it is the goal.
    """
    act = bool(settings[goal].then)
    if act and acted:
        goal, act = end(settings, goal), False
    place = settings[goal].source if act else goal
    if current == place:
        return goal if act else ""
    came: dict[str, str] = {current: ""}
    queue = deque([current])
    while queue:
        at = queue.popleft()
        for name, setting in settings.items():
            to = end(settings, name)
            if setting.source == at and setting.then and to not in came:
                came[to] = came[at] or name
                queue.append(to)
    return came.get(place, "")


def end(settings: dict[str, Any], name: str) -> str:
    """The stationary controller to which a transition leads."""
    for _ in range(len(settings)):
        if not settings[name].then:
            break
        name = settings[name].then
    return name
