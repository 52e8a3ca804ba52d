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


def export(rollout: Rollout, stem: Path, suffixes: Sequence[str], rig: Motion | None = None) -> list[str]:
    """What the body did in every kind of file asked for; on a clip's own joints, in its axes, if `rig` is given."""
    if not suffixes:
        return []
    if rig is None:
        return written(rollout.motion(), stem, suffixes)
    from ..motion.retarget import onto

    return written(onto(rollout.motion(), rig), stem, suffixes, as_recorded=True)


def written(motion: Motion, stem: Path, suffixes: Sequence[str], as_recorded: bool = False) -> list[str]:
    """A motion in our axes as files; BVH in those that animation programs expect, or in those of its clip."""
    from ..motion import files

    paths = []
    for suffix in suffixes:
        path = stem.with_name(f"{stem.name}-motion.csv" if suffix == ".csv" else f"{stem.name}{suffix}")
        usual = motion.as_recorded() if as_recorded else files.animators(motion)
        data = files.encoded(usual if suffix == ".bvh" else motion, suffix)
        whole_file(path, lambda file, data=data: file.write(data))
        paths.append(str(path))
    return paths
