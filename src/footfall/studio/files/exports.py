"""What people take home: the recorded motion as a file of the kind they ask for, made in the studio's own folder."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ...control.skill import Skill
from ...errors import BadInput
from ...trials import Rollout
from .. import replay

FILMED = {"gif": 8.0, "mp4": 30.0}  # at most the last so many seconds; a longer GIF is too large for anything
NAMES = {"csv": ".csv", "bvh": ".bvh", "glb": ".glb", "mp4": ".mp4", "gif": ".gif", "html": ".html", "skill": ".toml"}


def make(kind: str, rollout: Rollout, skill: Skill, text: str, folder: Path) -> Path:
    """The file; `text` is that of the skill in control."""
    from ...evaluate.draw import film
    from ...evaluate.export import motion_files
    from ...writing import whole_file, whole_text

    path = folder / f"{skill.id}{NAMES[kind]}"
    if kind == "skill":
        whole_text(path, text)
        return path
    if len(rollout.time) < 10:
        raise BadInput("nothing has been recorded yet; let it walk for a moment first")
    if kind in ("mp4", "gif"):
        last = rollout.series[rollout.time >= rollout.time[-1] - FILMED[kind]]
        film.write(replace(rollout, series=last), path)
    elif kind == "html":
        whole_text(path, replay.page(rollout))
    elif kind == "csv":
        import numpy as np

        header = ",".join(rollout.columns)
        whole_file(
            path, lambda file: np.savetxt(file, rollout.series, fmt="%.9g", delimiter=",", header=header, comments="")
        )
    else:
        motion_files.export_to(rollout, [path], motion_files.rig_of(skill))
    return path
