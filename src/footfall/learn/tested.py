"""Transitions of a graph, tested under physics: what the law cannot follow is left out.

Each transition is played as a route of four fragments: the one before it in the clip, the fragment that ends, the one
that follows, and its continuation (`gains.py` plays routes and says how far the body was from the recording).
"""

from __future__ import annotations

import numpy as np

from .. import parallel
from ..control.skill import Skill
from ..systems.data_driven import graph
from ..systems.data_driven.following import start_of
from ..systems.data_driven.library import Library
from ..systems.data_driven.repertoire import Repertoire, Step
from .gains import Player, Route

LIMIT = 8.0  # mean deviation of a transition that stays
BEST = 2  # from and to each fragment, that stay anyway
MOST = 8000  # transitions that are tested


def without_bad_transitions(
    skill: Skill, known: Library, progress: parallel.Progress = parallel.no_progress
) -> Library:
    """The library without transitions that the character cannot follow; the best ones of each fragment stay.

    Args:
        skill: The character.
        known: Its library.
        progress: Progress callback.

    Returns:
        The library; its notes say how many transitions were left out, or that there are too many to test.

    Raises:
        Interrupted: On Ctrl-C.
    """
    chosen = np.flatnonzero(known.kept)
    if not len(chosen):
        return known
    if len(chosen) > MOST:
        return known.with_edges(
            np.ones(len(known.edges), bool), f"transitions: {len(chosen)} are too many to be tested"
        )
    repertoire = Repertoire(known, skill.character)
    player = Player(skill, [route(repertoire, *known.edges[k].tolist()) for k in chosen])
    gains = graph.gains(skill)
    numbers = range(len(chosen))
    found = parallel.parallel_map(lambda k: player.play(k, gains), numbers, progress, "transitions tested")
    good = np.zeros(len(known.edges), bool)
    good[chosen] = _good(known.edges[chosen], np.array(found))
    words = f"transitions: {good.sum()} of {len(chosen)} stay (deviation below {LIMIT:g} under physics, or the best)"
    return known.with_edges(good, words)


def _good(edges: np.ndarray, found: np.ndarray) -> np.ndarray:
    """Which transitions stay: good ones, and the best ones of each fragment, which keep the graph connected."""
    good = found <= LIMIT
    order = np.argsort(found, kind="stable")
    for side in range(2):
        counts: dict[int, int] = {}
        for k in order.tolist():
            fragment = int(edges[k, side])
            counts[fragment] = counts.get(fragment, 0) + 1
            good[k] |= counts[fragment] <= BEST
    return good


def route(known: Repertoire, first: int, then: int) -> Route:
    """A transition with what comes before and after it.

    Args:
        known: What can be played.
        first: Number of the fragment that ends.
        then: Of the one that follows.
    """
    library, sequence = known.library, [first, then]
    clip = library.fragments[first].clip
    sequence[:0] = [i for i in library.of_clip(clip) if library.continuation(i) == first][:1]
    after = library.continuation(then)
    if after is None:
        after = next((int(i) for i in library.successors[0][then] if i >= 0), None)
    sequence += [] if after is None else [after]
    begin = library.fragments[sequence[0]]
    start = start_of(library.by_name[begin.clip].piece, known.body, begin.start)
    return Route(start, tuple(part for i in sequence for part in known.parts(Step(i))))
