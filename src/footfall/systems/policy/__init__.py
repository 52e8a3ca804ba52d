"""Policies: an ONNX network observes the body and acts on it, once a control step.

Actions are servo targets, torques, or offsets on another skill (residual). The Gymnasium environments (`footfall.gym`)
use the same observations and the same law, so what was trained there plays here as a skill.

Read in this order: `observation.py` (what is observed), `law.py` (what an action does), `interface.py` (from a skill
file to both), `network.py` (which networks may be run), `director.py` (the network in control), `system.py`.
"""

from .system import SYSTEM

__all__ = ["SYSTEM"]
