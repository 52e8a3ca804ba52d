"""SIMBICON: simple biped control.

K. Yin, *Data-Driven Kinematic and Dynamic Models for Character Animation*, PhD thesis, University of
British Columbia, 2007, chapter 7; also K. Yin, K. Loken, M. van de Panne, *SIMBICON: Simple Biped
Locomotion Control*, ACM Transactions on Graphics 26(3), 2007.

Read in this order: `planar/law.py` (the control law, section 7.3), `planar/graph.py` (from a skill file's states to the
law's parameters, Table 7.1), `spatial/law.py` and `spatial/graph.py` (the same in three dimensions, with commands),
`states.py` (what both graphs share), `transition.py` (changing from one gait to the next, 7.7.1), `clip/law.py` and
`clip/graph.py` (a recorded gait, 7.5), `feedforward.py` (torques learned beforehand, 7.6), `system.py` (what others
ask).
"""

from .system import SYSTEM

__all__ = ["SYSTEM"]
