"""One trial: what it is (`Trial`), how it runs (`run`), how it ended and what was recorded (`Rollout`)."""

from .rollout import Ending, Note, Rollout
from .run import run
from .simulation import Simulation
from .trial import Change, Command, Trial

__all__ = ["Change", "Command", "Ending", "Note", "Rollout", "Simulation", "Trial", "run"]
