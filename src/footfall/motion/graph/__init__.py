"""Motion graphs: clips as fragments with transitions between them.

from footfall.motion import graph
made = graph.build(motions, contacts)
graph.save(made, "walks.npz")
"""

from .building import build
from .file import load, save
from .graph import Fragment, MotionGraph

__all__ = ["Fragment", "MotionGraph", "build", "load", "save"]
