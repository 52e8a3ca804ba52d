"""Data-driven biped control (Lee, Kim, Lee 2010): follows recorded movement of any kind, fragment by fragment.

Read in this order: `piece.py` (from a clip to movement on a body), `reference.py` (its fragments), `law.py` (tracking,
balance, synchronisation), `records.py` (parameters and memory), `director.py` (the queue of fragments), `graph.py`
(from a skill file to the parameters), `system.py`.
"""

from .system import SYSTEM

__all__ = ["SYSTEM"]
