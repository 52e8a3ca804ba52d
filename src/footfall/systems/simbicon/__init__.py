"""SIMBICON: simple biped control.

K. Yin, *Data-Driven Kinematic and Dynamic Models for Character Animation*, PhD thesis, University of
British Columbia, 2007, chapter 7; also K. Yin, K. Loken, M. van de Panne, *SIMBICON: Simple Biped
Locomotion Control*, ACM Transactions on Graphics 26(3), 2007.

Read in this order: `planar.py` (the control law, section 7.3), `graph.py` (from a skill file's states
to the law's parameters, Table 7.1), `spatial.py` and `spatial_graph.py` (the same in three dimensions, with
commands), `states.py` (what both graphs share), `transition.py` (changing from one gait to the next, 7.7.1),
`feedforward.py` (torques learned beforehand, 7.6).
"""

from collections.abc import Sequence

from ...control.law import Controller
from ...control.learned import DEFAULTS
from ...control.skill import Skill
from . import feedforward
from .clip import graph as clip_graph
from .feedforward import channels
from .planar import graph
from .spatial import graph as spatial_graph
from .spatial.graph import blended
from .states import shift_gains
from .transition import join

__all__ = ["blended", "channels", "controller", "join", "learning", "shift_gains"]


def controller(skill: Skill) -> Controller:
    """Read the pose graph or the recorded cycle of a skill, check all of it, and make it ready to run."""
    plain = _plain(skill)
    return feedforward.playing(plain, skill) if "feedforward" in skill.body else plain


def learning(skill: Skill, settings: dict[str, float] | None = None, wanted: Sequence[str] = ()) -> Controller:
    """A controller that learns torques beforehand, of all channels if none are named (`control/learned.py`)."""
    return feedforward.learning(_plain(skill), skill, settings or DEFAULTS, wanted or channels(skill))


def _plain(skill: Skill) -> Controller:
    if "clip" in skill.body:
        return clip_graph.controller(skill)
    return (graph if skill.character.planar else spatial_graph).controller(skill)
