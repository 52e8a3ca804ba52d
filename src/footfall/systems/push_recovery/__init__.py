"""Standing push recovery (thesis chapter 6): ankles, hips, arms and steps."""

from .system import SYSTEM

__all__ = ["SYSTEM"]
