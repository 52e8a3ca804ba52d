"""One trial: what it is (`Trial`), how it runs (`run`), how it ended and what was recorded (`Rollout`)."""

from .many import run_many
from .rollout import Ending, Note, Rollout
from .run import run
from .simulation import Simulation
from .trial import Change, Command, Trial

__all__ = ["Change", "Command", "Ending", "Note", "Rollout", "Simulation", "Trial", "run", "run_many"]
