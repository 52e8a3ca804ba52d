"""Walk and recover: a walker that a push would throw is handed over to push recovery, stands, and walks on.

Thesis 6.4 joins the strategies of push recovery with a walking controller. Here a walk, a skill that recovers and one
that starts to walk are joined by a director that looks ahead.

Read in this order: `director.py` (the rules), `system.py` (from a skill file to its parts).
"""

from .system import SYSTEM

__all__ = ["SYSTEM"]
