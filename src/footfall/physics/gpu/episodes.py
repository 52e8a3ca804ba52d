"""What environments do for one world on a device: take an action, notice a fall, observe, begin the next episode."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import kernel
from . import world
from .records import DIVERGED, FELL


def make(law: Callable, finish: Callable, wrap: Callable[[Callable], Any], take: Any) -> tuple[Any, ...]:
    """The functions of a world of an environment.

    Args:
        law: The law that applies the actions.
        finish: `finish(w, happened, body, buffers, parameters, memory, command, given)`: observation and reward.
        wrap: Compiles a function, for the CPU or for a GPU.
        take: As of `world.make`.

    Returns:
        `act(w, views, tables, episodes)` (before a control step), `count(…)` (after each of its time steps; an episode
        that ends is observed, and the world waits) and `close(…)` (after it: observe, and begin anew what is over).
    """
    body_of, buffers_of, load, park = map(wrap, (world._body, world._buffers, world._load, world._park))
    observe, total = wrap(finish), wrap(world.make_total(wrap))

    def see(w, happened, views, tables, episodes):
        state = tables.state[w]
        body, buffers = body_of(w, views, tables, episodes.fixed), buffers_of(w, views, tables, episodes.fixed)
        parameters = tables.parameters[tables.trial[state.trial].parameters]
        observe(w, happened, body, buffers, parameters, tables.memory[w], tables.command[w], episodes.given)

    see_now = wrap(see)

    def act(w, views, tables, episodes):
        episodes.terminated[w] = 0
        episodes.truncated[w] = 0
        for i in range(episodes.actions.shape[1]):
            tables.memory[w].policy_action[i] = min(max(episodes.actions[w, i], -1.0), 1.0)

    def count(w, views, tables, episodes):
        state = tables.state[w]
        if state.trial < 0:
            park(w, views)
            return
        ending = total(w, views, tables, episodes.fixed)
        if ending in (FELL, DIVERGED):
            see_now(w, kernel.FELL if ending == FELL else kernel.DIVERGED, views, tables, episodes)
            for i in range(episodes.final.shape[1]):
                episodes.final[w, i] = episodes.given.observation[w, i]
            episodes.terminated[w] = 1
            state.trial = -1

    def close(w, views, tables, episodes):
        state = tables.state[w]
        if state.trial >= 0:
            see_now(w, 0, views, tables, episodes)
            if state.clock[0] < tables.trial[state.trial].steps:
                return
            episodes.truncated[w] = 1
            for i in range(episodes.final.shape[1]):
                episodes.final[w, i] = episodes.given.observation[w, i]
        rewarded = episodes.given.reward[w]
        load(w, take(tables.counter, 0) % len(tables.trial), views, tables)
        see_now(w, kernel.FELL, views, tables, episodes)  # the first observation; no reward belongs to it
        episodes.given.reward[w] = rewarded
        episodes.given.effort[w] = 0.0

    return act, count, close
