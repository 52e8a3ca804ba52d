"""A character that answers pushes from a database of push responses (Yin's thesis, chapter 4). Kinematic.

A push is an impulse on the ground plane. The response whose momentum and pose fit best is taken from the database,
adapted to the push, only towards what is less challenging, and blended into the ongoing motion while planted feet stay
where they are. There are no forces, so it is cheap enough for a crowd.

Read in this order: `body.py` (a pose as displacements from the neutral stance), `database.py` (responses with their
recoverable momentum, eq. 4.4), `selection.py` (eq. 4.5–4.7), `adaptation.py` (eq. 4.8–4.10), `transition.py`
(blending, 4.5.3), `pose.py` (from displacements to joint angles), `crowd.py`, `system.py`.
"""

from .system import SYSTEM

__all__ = ["SYSTEM"]
