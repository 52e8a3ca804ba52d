"""Corrections of whole clips, for `footfall learn --as data-driven`.

Each clip is followed as it is at three time steps; where that falls or ends far from the recording, corrections of its
fragments are searched (`corrections.py`). What was found is kept in a file while the search goes on, so that a run
that was stopped or killed goes on where it was.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from .. import parallel, systems
from ..control.skill import Skill
from ..control.states import DOUBLE
from ..systems.data_driven import graph
from ..systems.data_driven.library import Library
from ..systems.data_driven.movement import CORRECTIONS
from ..systems.data_driven.records import ANKLE_ROLL, PELVIS_ROLL, SWING_OUT
from ..systems.data_driven.reference import Fragment
from ..writing import whole_text
from . import corrections as search
from .character_file import MIRRORED

LEAST, PER_SECOND = 6.0, 3.0  # time for a clip that does not fall [s], and more for each second of it
TABLES = ("balance", "offsets", "servo", "run", "back", "side")


def improve(
    skill: Skill,
    known: Library,
    names: Sequence[str],
    kept: Path | None = None,
    longest: float = 120.0,
    progress: parallel.Progress = parallel.no_progress,
) -> tuple[Library, bool]:
    """Search corrections of clips and of their mirror images.

    Args:
        skill: The character.
        known: Its library.
        names: Of the clips.
        kept: File in which what was found is kept until the end; an earlier one of the same gains is used.
        longest: Most time for a clip [s].
        progress: Progress callback.

    Returns:
        The library with corrections, and whether Ctrl-C has ended the search early.
    """
    found, stopped = _read(kept), False
    done: dict[str, np.ndarray] = {}
    for i, name in enumerate(sorted(names, key=lambda name: known.by_name[name].piece.seconds)):  # short ones first
        progress(i, len(names), f"corrections of {name}")
        told = systems.of(skill).following(skill, clip=name)
        parts, key = graph.queue(told), _key(skill, known, name)
        row = found.get(key)
        if row is None or row.shape != (len(parts), CORRECTIONS):
            seconds = min(longest, LEAST + PER_SECOND * known.by_name[name].piece.seconds)
            given = np.array([part.correction for part in parts])
            result = search.find(told, known=given, seconds=seconds, falling=longest)
            row, stopped = result.corrections, result.stopped
            found[key] = row
            _write(kept, found)
        if row.any():
            done[name] = row
            if f"{name}{MIRRORED}" in known.by_name:
                done[f"{name}{MIRRORED}"] = mirrored(parts, row)
        if stopped:
            break
    progress(len(names), len(names), "corrections of clips")
    return known.corrected(done), stopped


def mirrored(parts: Sequence[Fragment], corrections: np.ndarray) -> np.ndarray:
    """Corrections of the mirror image of a clip.

    Args:
        parts: The fragments of the clip.
        corrections: [fragment, CORRECTIONS].
    """
    image = corrections.copy()
    double = np.array([part.kind == DOUBLE for part in parts], bool)
    image[:, [ANKLE_ROLL, PELVIS_ROLL]] *= -1.0
    image[double, SWING_OUT] *= -1.0  # in double stance it is to the left, else outwards
    return image


def _key(skill: Skill, known: Library, name: str) -> str:
    """What corrections depend on: the clip as it is played, the body and the gains."""
    piece, digest = known.by_name[name].piece, hashlib.sha256()
    for array in (piece.rows, piece.angles, piece.feet):
        digest.update(np.ascontiguousarray(array).tobytes())
    digest.update(known.body.to_json().encode())
    digest.update(json.dumps({key: skill.body.get(key) for key in TABLES}, sort_keys=True, default=str).encode())
    return f"{name} {digest.hexdigest()[:16]}"


def _read(kept: Path | None) -> dict[str, np.ndarray]:
    """What an earlier run has kept; nothing where the file is missing or not such a file."""
    if kept is None or not kept.is_file():
        return {}
    try:
        rows = {str(key): np.array(value, float) for key, value in json.loads(kept.read_text("utf-8")).items()}
    except (OSError, ValueError, TypeError, AttributeError, OverflowError, RecursionError):
        return {}
    return {key: row for key, row in rows.items() if row.ndim == 2 and np.isfinite(row).all() and _small(row)}


def _small(row: np.ndarray) -> bool:
    return bool(np.abs(row).max(initial=0.0) <= max(float(most.max()) for most in search.LIMITS.values()))


def _write(kept: Path | None, found: dict[str, np.ndarray]) -> None:
    if kept is not None:
        whole_text(kept, json.dumps({key: np.round(row, 6).tolist() for key, row in found.items()}))
