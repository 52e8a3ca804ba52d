"""Controllers learned from rectified clips, and the state machine that joins them (Sok, Kim, Lee 2007, section 5).

Read `features.py` (what a state is compared by), then `law.py` (nearest neighbours, servos, state machine).
"""

from .system import SYSTEM

__all__ = ["SYSTEM"]
