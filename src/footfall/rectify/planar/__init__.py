"""Rectification on a planar body, as published.

Read in this order: `reference.py` (a clip on the body), `displacement.py` (eq. 1 and 2), `mass_points.py`, `player.py`
(eq. 3), `window.py` (eq. 4), `search.py`, `incremental.py` (section 4.2), `rectify.py`.
"""

from ..settings import Settings
from .rectify import rectify

__all__ = ["Settings", "rectify"]
