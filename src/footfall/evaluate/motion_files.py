"""What a trial recorded as files: `.npz` for programs, `.csv` for everything else, BVH and glTF for animators."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ..motion import Motion
from ..trials import Rollout
from .writing import whole_file


def write(rollout: Rollout, npz: Path, csv: Path) -> None:
    """One column a recorded quantity, SI units; names are the CSV's first line."""
    columns = {name: rollout.series[:, i] for i, name in enumerate(rollout.columns)}
    whole_file(npz, lambda file: np.savez_compressed(file, **columns))  # pyright: ignore[reportArgumentType]
    header = ",".join(rollout.columns)
    whole_file(
        csv, lambda file: np.savetxt(file, rollout.series, fmt="%.9g", delimiter=",", header=header, comments="")
    )


def export(rollout: Rollout, stem: Path, suffixes: Sequence[str]) -> list[str]:
    """The motion of the body's links in every kind of file asked for (`.bvh`, `.glb`, `.gltf`, `.csv`)."""
    return written(rollout.motion(), stem, suffixes) if suffixes else []


def written(motion: Motion, stem: Path, suffixes: Sequence[str]) -> list[str]:
    """A motion in our axes as files; BVH in those that animation programs expect."""
    from ..motion import files

    paths = []
    for suffix in suffixes:
        path = stem.with_name(f"{stem.name}-motion.csv" if suffix == ".csv" else f"{stem.name}{suffix}")
        data = files.encoded(files.animators(motion) if suffix == ".bvh" else motion, suffix)
        whole_file(path, lambda file, data=data: file.write(data))
        paths.append(str(path))
    return paths
