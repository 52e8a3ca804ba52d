"""Data-driven biped control (Lee, Kim, Lee 2010): follows recorded movement of any kind, fragment by fragment.

Read in this order: `reference.py` (from a clip to fragments), `law.py` (tracking, balance, synchronisation),
`records.py` (its parameters and memory), `director.py` (the queue of fragments), `graph.py` (from a skill file to the
parameters), `system.py`.
"""

from .system import SYSTEM

__all__ = ["SYSTEM"]
