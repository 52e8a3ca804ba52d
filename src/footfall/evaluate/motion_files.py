"""The recorded motion as files: `.npz` for programs, `.csv` for everything else."""

from __future__ import annotations

from pathlib import Path

import numpy as np

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
