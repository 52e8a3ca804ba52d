"""Stop and go: a walker that stops and stands when the commanded speed is zero, and starts again when it is not.

The smallest useful director: four skills of one body (stand, start, walk, stop) and the rules by which one follows the
other. Gait changes are those of SIMBICON (thesis 7.7.1).

Read in this order: `director.py` (the rules), `system.py` (from a skill file to its parts).
"""

from .system import SYSTEM

__all__ = ["SYSTEM"]
