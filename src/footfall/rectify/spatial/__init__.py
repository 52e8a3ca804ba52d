"""Rectification in three dimensions, which the paper leaves open: feedback inside of the windows.

Read in this order: `reference.py` (the clip on a body), `tracking.py` (what is optimized), `search.py` (windows along
the clip), `regulator.py` (feedback about the result), `rectify.py` (the result as a skill, and its figures).
"""

from .rectify import rectify

__all__ = ["rectify"]
