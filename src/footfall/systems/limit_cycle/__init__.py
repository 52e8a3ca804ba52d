"""Limit cycle control (survey section 3.1, after Laszlo, van de Panne and Fiume 1996).

Read in this order: `law.py` (pose control graph, regulation variables), `director.py` (look-ahead, equations 2 to 8),
`graph.py` (from a skill file to the parameters), `model.py` (the learned step-to-step model), `system.py`.
"""

from .system import SYSTEM

__all__ = ["SYSTEM"]
