"""The stepping loops that most tests need, each compiled by one worker of a parallel run and loaded by the others.

Without this every worker compiles every loop, since none finds it on disk when all of them begin.
"""

from __future__ import annotations

import time
from pathlib import Path

from footfall.control import skill as skills
from footfall.trials import Trial, run

# One skill for each law, and one for the compiled crowd, by compile time, the longest first, so that the workers
# finish at about the same time.
# Laws that learn are not here: their tests form the group "feedforward", which one worker runs.
SKILLS = (
    "human-norm-walk",
    "human-walk-natural",
    "human-stand",
    "human-lcc-walk",
    "human-react",
    "human-walk",
    "planar-walk",
)
TIMEOUT = 300.0  # after this another worker is taken to have failed [s]


def divide(folder: Path) -> None:
    """Compile the loops that no other worker has begun, and wait for the others; `folder` is common to all workers."""
    folder.mkdir(exist_ok=True)
    for name in SKILLS:
        try:
            (folder / name).touch(exist_ok=False)
        except FileExistsError:
            continue
        run(Trial(skills.load(name), 0.01))
        (folder / f"{name}.done").touch()
    deadline = time.monotonic() + TIMEOUT
    while time.monotonic() < deadline and not all((folder / f"{name}.done").exists() for name in SKILLS):
        time.sleep(0.1)
