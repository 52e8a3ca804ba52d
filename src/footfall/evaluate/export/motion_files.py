"""Files of a recorded trial: its columns as `.npz` and `.csv`, its motion as BVH and glTF."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ...control.skill import Skill
from ...errors import BadFile, BadInput, CannotWrite, FootfallError
from ...motion import Motion
from ...trials import Rollout
from ...writing import whole_file
from . import rollout_file

EXPORTED = (".bvh", ".glb", ".gltf")
MAX_RIG_BYTES = 32 << 20  # a rig is one cycle of a clip


def write(rollout: Rollout, npz: Path, csv: Path) -> None:
    """Write the recorded columns in SI units; the first line of the CSV holds their names."""
    columns = {name: rollout.series[:, i] for i, name in enumerate(rollout.columns)}
    columns[rollout_file.ABOUT] = rollout_file.about(rollout)
    archive = io.BytesIO()  # with old versions of NumPy a full disk leaves a traceback of the archive behind
    np.savez_compressed(archive, **columns)  # pyright: ignore[reportArgumentType]
    whole_file(npz, lambda file: file.write(archive.getvalue()))
    header = ",".join(rollout.columns)
    whole_file(
        csv, lambda file: np.savetxt(file, rollout.series, fmt="%.9g", delimiter=",", header=header, comments="")
    )


def rig_of(skill: Skill) -> Motion | None:
    """The cleaned clip on whose skeleton a skill's motion is exported; None if the skill names none."""
    from ...control.skill import confined
    from ..clips import clips

    if not skill.rig or skill.path is None:
        return None
    path = confined(skill.path, skill.rig, "rig")
    if path.suffix.lower() != ".bvh":
        raise BadFile(skill.path, "rig", f"{skill.rig} cannot be a rig; expected a .bvh file")
    if not path.is_file():
        raise BadFile(skill.path, "rig", f"{skill.rig}: no such file")
    if path.stat().st_size > MAX_RIG_BYTES:
        raise BadFile(skill.path, "rig", f"{skill.rig} is too large; expected at most {MAX_RIG_BYTES} bytes")
    try:
        return clips.load(path).motion
    except FootfallError as error:
        reason = str(error).removeprefix(f"{path}: ").removeprefix(f"{path.stem}: ")
        raise BadFile(path, "", f"cannot be used as the rig of {skill.id}: {reason}") from None


def targets(names: Sequence[str]) -> list[Path]:
    """Check the names of motion files before the simulation."""
    paths: list[Path] = []
    for path in map(Path, names):
        if path.suffix.lower() not in EXPORTED:
            raise BadInput(f"{path}: a motion is exported to {', '.join(EXPORTED)} files")
        if path in paths:
            raise BadInput(f"{path} is given twice")
        if path.is_dir():
            raise CannotWrite(f"{path} is a folder; expected the name of a file")
        paths.append(path)
    return paths


def export(rollout: Rollout, stem: Path, suffixes: Sequence[str], rig: Motion | None = None) -> list[str]:
    """Write the motion of a rollout in several formats.

    Args:
        rollout: A recorded rollout.
        stem: Path of the files without suffix.
        suffixes: Formats: .bvh, .glb, .gltf or .csv.
        rig: A clip to whose skeleton and axes the motion is retargeted; the body's own skeleton if None.

    Returns:
        The files written.
    """
    return export_to(rollout, named(stem, suffixes), rig)


def export_to(rollout: Rollout, paths: Sequence[Path], rig: Motion | None = None) -> list[str]:
    """As `export`, to files of given names; the suffix of each decides its format."""
    if not paths:
        return []
    if rig is None:
        return _written(rollout.motion(), paths)
    from ...motion.retarget.retarget import onto

    return _written(onto(rollout.motion(), rig, reach=True), paths, as_recorded=True)


def written(motion: Motion, stem: Path, suffixes: Sequence[str], as_recorded: bool = False) -> list[str]:
    """Write a motion in several formats; BVH with y up in centimetres, or in the axes of its clip if `as_recorded`."""
    return _written(motion, named(stem, suffixes), as_recorded)


def named(stem: Path, suffixes: Sequence[str]) -> list[Path]:
    """The files to which a motion called `stem` is written in each format."""
    return [
        stem.with_name(f"{stem.name}-motion.csv" if suffix == ".csv" else f"{stem.name}{suffix}")
        for suffix in dict.fromkeys(suffixes)
    ]


def _written(motion: Motion, paths: Sequence[Path], as_recorded: bool = False) -> list[str]:
    """Write a motion to files; the suffix of each decides its format."""
    from ...motion.formats import files

    for path in paths:
        suffix = path.suffix.lower()
        placed = motion.as_recorded() if as_recorded else files.y_up_centimetres(motion)
        data = files.encoded(placed if suffix == ".bvh" else motion, suffix)
        whole_file(path, lambda file, data=data: file.write(data))
    return [str(path) for path in paths]
