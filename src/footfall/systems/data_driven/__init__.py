"""Data-driven biped control (Lee, Kim, Lee 2010): follows recorded movement of any kind, fragment by fragment.

The motion engine, without physics, in the order to read: `fragments.py` (clips on a body, cut at contact changes),
`library.py` (the graph of fragments) and `library_file.py` (its files), `planner.py` (which fragment follows),
`blending.py` (the frames that are played).

The control: `piece.py` (from a clip to movement with forces), `reference.py` (what the law tracks), `law.py` (tracking,
balance, synchronisation), `records.py` (parameters and memory), `director.py` (the queue of fragments), `graph.py`
(from a skill file to the parameters), `system.py`.
"""

from .system import SYSTEM

__all__ = ["SYSTEM"]
