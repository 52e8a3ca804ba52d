"""Rectified clips (Sok, Kim, Lee 2007, section 4): plain servos carry a clip whose targets were changed for it.

Read in this order: `law.py` (servos, eq. 3), `targets.py` (from a skill file to the parameters), `system.py`. The
targets are found by `footfall.rectify`.
"""

from .system import SYSTEM

__all__ = ["SYSTEM"]
