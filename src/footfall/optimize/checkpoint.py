"""What a search has seen so far, as a file it can go on from: every generation's scores, and nothing that is code.

CMA-ES draws the same points again for the same seed, so scores are all that has to be kept: going on means asking
and telling anew without simulating, to the same state in every bit.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ..errors import BadFile, BadInput
from .job import Job
from .search import Score

SCHEMA = "footfall/checkpoint"
VERSION = 1
MAX_BYTES = 256 << 20
NAME = "checkpoint.json"


@dataclass
class Checkpoint:
    """The story of a search: for each stage, for each generation, the scores in the order of the points."""

    identity: dict[str, Any]
    stages: list[list[list[dict[str, Any]]]] = field(default_factory=list)
    seconds: float = 0.0  # spent so far

    def add(self, stage: int, scores: list[Score]) -> None:
        while len(self.stages) <= stage:
            self.stages.append([])
        self.stages[stage].append([{"value": score.value, "terms": score.terms} for score in scores])

    def known(self, stage: int, generation: int) -> list[Score] | None:
        """The scores of a generation that was seen before."""
        if stage < len(self.stages) and generation < len(self.stages[stage]):
            return [Score(row["value"], row["terms"]) for row in self.stages[stage][generation]]
        return None

    def finished(self, stage: int) -> bool:
        """Whether a later stage had begun, so that this one is over where its generations end."""
        return stage + 1 < len(self.stages)

    def write(self, folder: Path) -> None:
        """Into the folder, whole or not at all."""
        content = {"schema": SCHEMA, "version": VERSION, **asdict(self)}
        target = folder / NAME
        draft = target.with_suffix(".part")
        draft.write_text(json.dumps(content), encoding="utf-8")
        os.replace(draft, target)


def identity(job: Job, version: str, **how: Any) -> dict[str, Any]:
    """What must be equal for a search to be gone on with."""
    file = json.dumps(asdict(job.file), sort_keys=True)
    what = {"scene": job.scene and job.scene.name, "friction": job.scene and job.scene.friction}
    shape = None if job.shape is None else repr(job.shape)
    return {
        "footfall": version,
        "skill": hashlib.sha256(job.space.text.encode()).hexdigest()[:16],
        "objective": hashlib.sha256(file.encode()).hexdigest()[:16],
        "speed": job.speed,
        "step_length": job.step_length,
        "shape": shape,
        **what,
        **how,
    }


def read(folder: Path, wanted: dict[str, Any]) -> Checkpoint:
    """The checkpoint in a folder, refused unless it belongs to the same search."""
    path = folder / NAME
    if not path.is_file():
        raise BadInput(f"{folder}: no {NAME} to go on from; leave out --resume to begin anew")
    if path.stat().st_size > MAX_BYTES:
        raise BadFile(path, "", f"is too large; expected at most {MAX_BYTES} bytes")
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadFile(path, "", f"cannot be read as a checkpoint: {error}") from None
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        raise BadFile(path, "schema", f"is not a checkpoint; expected {SCHEMA}")
    if data.get("version") != VERSION:
        raise BadFile(path, "version", f"{data.get('version')} cannot be gone on from; expected {VERSION}")
    found = data.get("identity")
    if not isinstance(found, dict):
        raise BadFile(path, "identity", "is missing")
    for key, value in wanted.items():
        if found.get(key) != value:
            raise BadInput(
                f"{path}: belongs to another search: {key} is {found.get(key)!r} there and {value!r} here; "
                "give the same arguments, or another folder"
            )
    return Checkpoint(found, _stages(path, data.get("stages")), _seconds(path, data.get("seconds")))


def _seconds(path: Path, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0.0 <= value < 1e9:
        raise BadFile(path, "seconds", f"expected a number of seconds, got {str(value)[:40]!r}")
    return float(value)


def _stages(path: Path, stages: Any) -> list[list[list[dict[str, Any]]]]:
    if not isinstance(stages, list):
        raise BadFile(path, "stages", "expected a list")
    for stage in stages:
        for generation in stage if isinstance(stage, list) else [None]:
            for row in generation if isinstance(generation, list) else [None]:
                if not isinstance(row, dict) or not _is_number(row.get("value")) or not _are_terms(row.get("terms")):
                    raise BadFile(path, "stages", "expected generations of scores, each with a value and terms")
    return stages


def _are_terms(terms: Any) -> bool:
    return isinstance(terms, dict) and all(isinstance(k, str) and _is_number(v) for k, v in terms.items())


def _is_number(value: Any) -> bool:
    return not isinstance(value, bool) and isinstance(value, int | float) and math.isfinite(value)
