"""SIMBICON: simple biped control.

K. Yin, *Data-Driven Kinematic and Dynamic Models for Character Animation*, PhD thesis, University of
British Columbia, 2007, chapter 7; also K. Yin, K. Loken, M. van de Panne, *SIMBICON: Simple Biped
Locomotion Control*, ACM Transactions on Graphics 26(3), 2007.

Read in this order: `planar.py` (the control law, section 7.3), `graph.py` (from a skill file's states
to the law's parameters, Table 7.1), `spatial.py` and `spatial_graph.py` (the same in three dimensions, with
commands), `states.py` (what both graphs share), `transition.py` (changing from one gait to the next, 7.7.1).
"""

from . import clip_graph, graph, spatial_graph
from .spatial_graph import blended
from .states import shift_gains
from .transition import join

__all__ = ["blended", "controller", "join", "shift_gains"]


def controller(skill):
    """Read the pose graph or the recorded cycle of a skill, check all of it, and make it ready to run."""
    if "clip" in skill.body:
        return clip_graph.controller(skill)
    return (graph if skill.character.planar else spatial_graph).controller(skill)
