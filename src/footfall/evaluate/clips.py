"""Clips as people hand them in: read, roles found, cleaned; one bad file never stops the others."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..characters import roles as joint_roles
from ..characters.roles import Roles
from ..errors import FootfallError, UnknownName
from ..motion import Motion, bvh, files
from ..motion import clean as cleaning
from ..motion.clean import Cleaned
from . import pool


@dataclass(frozen=True, eq=False)
class Clip:
    """One file: as it was read, which joint is which, and cleaned."""

    path: Path
    recorded: Motion
    roles: Roles
    cleaned: Cleaned
    oddities: tuple[str, ...] = ()  # of the file, that did not stop it from being read

    @property
    def motion(self) -> Motion:
        return self.cleaned.motion


def steps(skipped: Sequence[str]) -> tuple[str, ...]:
    """The cleaning steps that are left when some are switched off; unknown ones are refused."""
    for name in skipped:
        if name not in cleaning.ALL:
            raise UnknownName("cleaning step", name, cleaning.ALL)
    return tuple(step for step in cleaning.ALL if step not in skipped)


def load(path: Path, skipped: Sequence[str] = (), map_file: str | None = None, skeleton: str | None = None) -> Clip:
    """Read a file, find its joints and clean it; `skipped` names cleaning steps to leave out."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", bvh.FileWarning)
        recorded = files.read(path, skeleton)
    oddities = tuple(str(warning.message) for warning in told)
    roles = joint_roles.read_map(map_file, recorded.skeleton) if map_file else joint_roles.find(recorded.skeleton)
    done = cleaning.clean(recorded, steps(skipped), roles)
    return Clip(path, recorded, Roles(done.motion.skeleton, roles.joints), done, oddities)  # roles in metres


def each(
    paths: Sequence[Path],
    work: Callable[[Path], None],
    progress: pool.Progress = pool.quiet,
    what: str = "clips",
) -> Iterator[tuple[Path, FootfallError]]:
    """Do something with every file; yields those that could not be used, with the reason."""
    for i, path in enumerate(paths):
        progress(i, len(paths), f"{what}: {path.name}")
        try:
            work(path)
        except FootfallError as error:
            yield path, error
