"""The folder of a learned skill, written atomically."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import Any, cast

import tomlkit

from ..control import skill as skills
from ..errors import BadInput
from ..evaluate.clips.recorded import SETTLE_SECONDS
from ..evaluate.draw import imitation_strip
from ..strict import is_identifier
from ..trials import Trial, run
from ..writing import whole_folder
from .learn import Learned, write_beside


def identifier(name: str, where: str, mend: bool = False) -> str:
    """Check a skill's id; with `mend`, replace what is not allowed instead of raising `BadInput`."""
    if mend:
        name = re.sub(r"[^A-Za-z0-9_-]+", "-", name).strip("-_") or "clip"
        name = name if name[0].isalpha() else f"clip-{name}"
        name = f"{name}-learned" if name in skills.names() else name
    if not is_identifier(name) or name in skills.names():
        raise BadInput(f"{where}: expected a folder named as the new skill: letters, digits, - and _, not built in")
    return name


def write(result: Learned, place: Path) -> list[str]:
    """Write skill file, recording, body, rig and plots to a folder.

    Args:
        result: The result of `learn.learn`.
        place: The folder; an older one is replaced as a whole.

    Returns:
        The names of the files.
    """

    def fill(folder: Path) -> None:
        (folder / "skill.toml").write_text(_timed(result), encoding="utf-8")
        write_beside(folder, result.made)
        _draw(folder, result)

    whole_folder(place, fill)
    return [str(path) for path in sorted(place.iterdir())]


def _draw(folder: Path, result: Learned) -> None:
    """Draw the clip above the simulation, and the joint angles of both."""
    recording = result.made.recording
    seconds = SETTLE_SECONDS + 5.0 * max(1.0, recording.period)
    rollout = run(Trial(skills.read(folder / "skill.toml"), seconds, 1e-3, record_every=0.005))
    with contextlib.suppress(BadInput):  # a skill that falls at once has nothing to compare
        imitation_strip.draw(rollout, recording, folder / "comparison.png", result.made.clip.stem)
        imitation_strip.joint_plot(rollout, recording, folder / "joints.png")


def _timed(result: Learned) -> str:
    """The skill file with the time that learning took; a second run with the same seed takes another."""
    document = tomlkit.parse(result.text)
    if "evidence" in document:
        cast(Any, document["evidence"])["minutes_to_make"] = round(result.seconds / 60.0, 2)
    return tomlkit.dumps(document)
