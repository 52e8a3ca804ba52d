"""Exported files: the recorded motion, or the skill, in the requested format."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ...control import archive
from ...control.skill import Skill
from ...errors import BadInput
from ...physics import hit as hit_files
from ...physics.hit import Hit
from ...trials import Rollout
from .. import replay
from .own_character import OwnCharacter

SUFFIXES = {
    "csv": ".csv",
    "bvh": ".bvh",
    "glb": ".glb",
    "html": ".html",
    "skill": ".toml",
    "hits": "-hits.toml",
    "own": "-own.glb",
}


def hits_text(hits: Sequence[Hit]) -> str:
    """The file of the balls that were thrown at the body since the restart, for `footfall play SKILL --hits FILE`."""
    if not hits:
        raise BadInput("no ball was thrown at the body since the restart; click on it with Shift first")
    return hit_files.text(hits)


def make(kind: str, rollout: Rollout, skill: Skill, text: str, folder: Path, own: OwnCharacter | None = None) -> Path:
    """Write the file.

    Args:
        kind: A key of `SUFFIXES`.
        rollout: The motion.
        skill: The skill in control, which names the file.
        text: The text of its skill file, or of the file of hits.
        folder: Where to write.
        own: The rigged character of the user, for the kind `own`.

    Returns:
        The path of the file.
    """
    from ...evaluate.export import motion_files
    from ...writing import whole_file, whole_text

    path = folder / f"{skill.id}{SUFFIXES[kind]}"
    files = archive.beside(skill.body, skill.path.parent) if kind == "skill" and skill.path is not None else []
    if files:  # a skill with arrays is one archive, which studio and command line open
        path = path.with_suffix(".zip")
        packed = archive.pack(text, files)
        whole_file(path, lambda file: file.write(packed))
        return path
    if kind in ("skill", "hits"):
        whole_text(path, text)
        return path
    if len(rollout.time) < 10:
        raise BadInput("too little has been recorded; let the simulation run for a moment first")
    if kind == "own":
        if own is None:
            raise BadInput("there is no character of yours; drop a rigged .glb or .vrm file on the page first")
        content = own.animated(rollout)
        whole_file(path, lambda file: file.write(content))
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
