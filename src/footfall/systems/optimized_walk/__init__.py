"""Optimized walking: a pose graph whose numbers come from an objective that says what human walking is.

J. M. Wang, D. J. Fleet, A. Hertzmann, *Optimizing Walking Controllers*, ACM Transactions on Graphics 28(5), 2009.

Read in this order: `law.py` (the walking controller, section 3), `graph.py` (from a skill file to its parameters,
Table 2), `transition.py` (changing to and from it), `system.py` (what others ask). The objective (section 4.1) is
`optimize/terms.py`, since it judges any rollout; the search (4.3) is `optimize/campaign.py`.
"""

from .system import SYSTEM

__all__ = ["SYSTEM"]
