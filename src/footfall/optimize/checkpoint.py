"""The checkpoint of a search: a JSON Lines file with the scores of every generation, and no code.

CMA-ES draws the same points again for the same seed, so only scores are saved: a resumed search replays them without
simulating and reaches the same state bit for bit.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ..errors import BadFile, BadInput
from .job import Job
from .search import Score

SCHEMA = "footfall/checkpoint"
VERSION = 2
MAX_BYTES = 256 << 20
NAME = "checkpoint.jsonl"


@dataclass
class Checkpoint:
    """The history of a search: for each stage, for each generation, the scores in the order of the points."""

    identity: dict[str, Any]
    stages: list[list[list[dict[str, Any]]]] = field(default_factory=list)
    seconds: float = 0.0  # spent so far
    _written_to: Path | None = None  # the file that already holds all but the last generation

    def add(self, stage: int, scores: list[Score]) -> None:
        """Append a generation to a stage."""
        while len(self.stages) <= stage:
            self.stages.append([])
        self.stages[stage].append([{"value": score.value, "terms": score.terms} for score in scores])

    def known(self, stage: int, generation: int) -> list[Score] | None:
        """The saved scores of a generation, or None."""
        if stage < len(self.stages) and generation < len(self.stages[stage]):
            return [Score(row["value"], row["terms"]) for row in self.stages[stage][generation]]
        return None

    def finished(self, stage: int) -> bool:
        """Whether a later stage had begun, so that this one has no more generations than those saved."""
        return stage + 1 < len(self.stages)

    def write(self, folder: Path, name: str = NAME) -> None:
        """Write to a folder: the first call replaces the file as a whole, later calls append the last generation."""
        target = folder / name
        if self._written_to == target:
            last = len(self.stages) - 1
            with target.open("a", encoding="utf-8") as file:
                file.write(self._line(last, self.stages[last][-1]))
            return
        draft = target.with_suffix(".part")
        head = {"schema": SCHEMA, "version": VERSION, "identity": self.identity}
        lines = [self._line(k, generation) for k, stage in enumerate(self.stages) for generation in stage]
        draft.write_text(json.dumps(head) + "\n" + "".join(lines), encoding="utf-8")
        os.replace(draft, target)
        self._written_to = target

    def _line(self, stage: int, generation: list[dict[str, Any]]) -> str:
        return json.dumps({"stage": stage, "seconds": round(self.seconds, 3), "scores": generation}) + "\n"


def identity(job: Job, version: str, **how: Any) -> dict[str, Any]:
    """What must be equal for a search to be resumed."""
    file = json.dumps(asdict(job.file), sort_keys=True)
    what = {"scene": job.scene and job.scene.name, "friction": job.scene and job.scene.friction}
    shape = None if job.shape is None else repr(job.shape)
    return {
        "footfall": version,
        "speed": job.speed,  # arguments that users give come first: the first difference is the one reported
        "step_length": job.step_length,
        "shape": shape,
        **what,
        **how,
        "skill": hashlib.sha256(job.space.text.encode()).hexdigest()[:16],
        "objective": hashlib.sha256(file.encode()).hexdigest()[:16],
    }


def read(folder: Path, wanted: dict[str, Any], name: str = NAME) -> Checkpoint:
    """Read the checkpoint in a folder; raises unless it belongs to the same search."""
    path = folder / name
    if not path.is_file():
        raise BadInput(f"{folder}: no {name} to resume from; leave out --resume to start a new search")
    if path.stat().st_size > MAX_BYTES:
        raise BadFile(path, "", f"is too large; expected at most {MAX_BYTES} bytes")
    try:
        head, *lines = path.read_text(encoding="utf-8").split("\n")
        data = json.loads(head)
    except (OSError, ValueError, RecursionError) as error:
        raise BadFile(path, "", f"cannot be read as a checkpoint: {error}") from None
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        raise BadFile(path, "schema", f"is not a checkpoint; expected {SCHEMA}")
    if data.get("version") != VERSION:
        raise BadFile(path, "version", f"{data.get('version')} cannot be resumed; expected {VERSION}")
    found = data.get("identity")
    if not isinstance(found, dict):
        raise BadFile(path, "identity", "is missing")
    for key, value in wanted.items():
        if found.get(key) != value:
            raise BadInput(
                f"{path}: belongs to another search: {key} is {found.get(key)!r} there and {value!r} here; "
                "give the same arguments, or another folder"
            )
    checkpoint = Checkpoint(found)
    for number, line in enumerate(lines[:-1], 2):  # after the last newline: nothing, or a line cut off by a kill
        _read_line(path, number, line, checkpoint)
    return checkpoint


def _read_line(path: Path, number: int, text: str, checkpoint: Checkpoint) -> None:
    """Read one generation into a checkpoint."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadFile(path, f"line {number}", f"cannot be read: {error}") from None
    row: dict[str, Any] = found if isinstance(found, dict) else {}
    stage, seconds, scores = (row.get(key, -1) for key in ("stage", "seconds", "scores"))
    so_far = len(checkpoint.stages)
    if isinstance(stage, bool) or not isinstance(stage, int) or not max(0, so_far - 1) <= stage <= min(so_far, 99):
        raise BadFile(path, f"line {number}", f"expected a generation of stage {so_far} or the one before")
    if not _is_number(seconds) or not 0.0 <= float(seconds) < 1e9:
        raise BadFile(path, f"line {number}", f"expected a number of seconds, got {str(seconds)[:40]!r}")
    for score in scores if isinstance(scores, list) and scores else [None]:
        if not isinstance(score, dict) or not _is_number(score.get("value")) or not _are_terms(score.get("terms")):
            raise BadFile(path, f"line {number}", "expected a list of scores, each with a value and terms")
    checkpoint.stages += [[] for _ in range(stage + 1 - so_far)]
    checkpoint.stages[stage].append(scores)
    checkpoint.seconds = float(seconds)


def _are_terms(terms: Any) -> bool:
    return isinstance(terms, dict) and all(isinstance(k, str) and _is_number(v) for k, v in terms.items())


def _is_number(value: Any) -> bool:
    """Whether a value is a finite number; an integer of 400 digits is none."""
    return not isinstance(value, bool) and isinstance(value, int | float) and abs(value) <= sys.float_info.max
