"""Transitions between several learned skills."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .. import parallel
from ..control import skill as skills
from ..evaluate.protocols import transitions
from ..evaluate.report import Report
from ..writing import whole_text

TIME_STEP = 1e-3  # [s]


def between(
    places: Sequence[Path], folder: Path, report: Report, progress: parallel.Progress = parallel.no_progress
) -> list[str]:
    """Test all ordered pairs of skills and write their table and its plot to a folder.

    Args:
        places: Folders of learned skills.
        folder: Where `transitions.json` and `transitions.png` are written.
        report: Gets the figures and the names of the files.
        progress: Called while pairs are tested.

    Returns:
        Messages for the user.
    """
    learned = [skills.load(place / "skill.toml") for place in places]
    if any(skill.character != learned[0].character for skill in learned):
        return ["no transition table: the skills are for different bodies (--character human gives all the same one)"]
    table = transitions.evaluate(learned, TIME_STEP, progress)
    path, picture = folder / "transitions.json", folder / "transitions.png"
    whole_text(path, table.to_json())
    transitions.draw(table, picture)
    report.files += [str(path), str(picture)]
    report.figures |= table.figures
    report.stopped |= table.stopped
    return []
