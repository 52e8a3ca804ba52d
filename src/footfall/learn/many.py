"""`footfall evaluate clips`: learn and test every walking clip of a folder; an interrupted run can be resumed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__, parallel
from ..control import skill as skills
from ..errors import BadInput, FootfallError, UnknownName
from ..evaluate.clips import clips as reading
from ..evaluate.report import Report, conditions
from ..optimize.kept import beside
from ..physics.scene import Scene
from ..writing import whole_text
from . import learn, prepare
from .check import REQUIRED_SECONDS, TIME_STEPS, unseen
from .score import IMPULSE, PUSH_FOR
from .write import identifier, write

WALKING = ("walk", "march", "sneak", "style", "turn", "jog", "run")  # prefixes of an index's `cls` for gaits
NOT_STEADY = ("walk_to_run", "run_stop", "run_turn", "run_start", "run_stop_run")  # kinds without a steady gait
RESULT = "result.json"


@dataclass(frozen=True)
class LearnSettings:
    """How each clip is learned: `human` or `own` body, time budget [s] and random seed."""

    character: str = "human"
    budget: float = 120.0
    seed: int = 1

    def stamp(self, path: Path) -> dict[str, Any]:
        """What a result depends on; a result with another stamp is stale."""
        digest = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        return {"version": __version__, "clip": digest, **self.__dict__}


def walking(folder: Path) -> tuple[list[Path], dict[Path, str]]:
    """The walking and running clips of a folder, and their kinds by its index; without an index, all clips."""
    paths, refused = reading.find([str(folder)])
    if not paths:
        raise BadInput("; ".join(refused) or f"{folder}: no clips found")
    kinds = {path: row.get("cls") or "" for path, row in reading.index(folder).items()}
    known = {path: kinds.get(path, "") for path in paths}
    if not any(known.values()):
        return paths, known
    chosen = [p for p in paths if known[p].startswith(WALKING) and known[p] not in NOT_STEADY]
    return chosen, known


def evaluate(
    folder: Path,
    out: Path,
    settings: LearnSettings,
    progress: parallel.Progress = parallel.no_progress,
    only: Sequence[str] = (),
) -> Report:
    """Learn and test every walking clip; finished clips are saved in `out` and not repeated.

    Args:
        folder: Clips, with an optional index of their kinds.
        out: Folder of the learned skills and their results.
        settings: How each clip is learned.
        progress: Called while clips are learned.
        only: Names of clips; all if empty.

    Returns:
        A row for each clip, and figures over all of them.
    """
    paths, kinds = walking(folder)
    for name in only:
        if name not in [path.stem for path in paths]:
            raise UnknownName("walking clip", name, [path.stem for path in paths])
    paths = [path for path in paths if not only or path.stem in only]
    names = reading.stems(paths)
    rows: list[dict[str, Any]] = []
    report = Report(f"clips of {folder.name} learned", {}, phrases={"seconds": ("lasts", "s")})
    if settings.character not in prepare.BODIES:
        raise UnknownName("character to learn on", settings.character, prepare.BODIES)
    for i, path in enumerate(paths):
        place = out / identifier(names[path], path.name, mend=True)
        try:
            row = _saved(place, settings.stamp(path))
            if row is None:
                head = f"{i + 1} of {len(paths)}, {path.name}"
                row = _learned(
                    path, place, settings, lambda text, i=i, head=head: progress(i, len(paths), f"{head}: {text}")
                )
            rows.append({"clip": path.stem, "kind": kinds.get(path, ""), **row})
        except KeyboardInterrupt:
            report.stopped = True
        if report.stopped:
            break
    _summarize(report, rows, settings)
    return report


def _saved(place: Path, stamp: dict[str, Any]) -> dict[str, Any] | None:
    """The result of an earlier run, if its stamp is the same."""
    try:
        data = json.loads((place / RESULT).read_text(encoding="utf-8"))
        fits = data["stamp"] == stamp and _is_row(data["row"])
    except (OSError, ValueError, RecursionError, KeyError, TypeError):
        return None
    return data["row"] if fits else None


def _is_row(row: Any) -> bool:
    """Whether a saved result is one: words, and numbers or nothing under all other names."""
    words = ("why", "problem")
    return isinstance(row, dict) and all(
        isinstance(value, str) if key in words else value is None or _is_number(value) for key, value in row.items()
    )


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and abs(value) < 1e9


def _learned(path: Path, place: Path, settings: LearnSettings, show: Callable[[str], None]) -> dict[str, Any]:
    """Learn and test one clip; a clip that cannot be learned gets a row too and counts as a failure."""
    try:
        made = prepare.prepare(reading.load(path), settings.character)
        result = learn.learn(
            made,
            place.name,
            settings.budget,
            settings.seed,
            progress=lambda found, seconds: show(f"{seconds:.0f} s, failing at: {found.failing}"),
            keep=beside(place),
            anew=True,
        )
    except FootfallError as error:
        row: dict[str, Any] = {"problem": str(error)[:200], "lasts": 0, "robust": 0}
        whole_text(place / RESULT, json.dumps({"stamp": settings.stamp(path), "row": row}, indent=1))
        beside(place).unlink(missing_ok=True)
        return row
    if result.found.stopped:
        raise KeyboardInterrupt
    write(result, place)
    v = result.verdict
    row = {key: _plain(value) for key, value in v.figures().items()}
    row |= {"learn_s": round(result.seconds, 1), "clip_speed": round(made.recording.speed, 3), "why": v.reason()}
    show("pushing at other phases")
    row["unseen"], row["unseen_tried"] = unseen(skills.load(place), made.recording) if v.lasts else (0, 0)
    whole_text(place / RESULT, json.dumps({"stamp": settings.stamp(path), "row": row}, indent=1))
    beside(place).unlink(missing_ok=True)
    return row


def _plain(value: Any) -> Any:
    """A figure rounded for JSON; None for NaN."""
    return None if value != value else round(float(value), 4) if isinstance(value, float) else value


def _robust_at_1ms(row: dict[str, Any]) -> bool:
    """Whether it lasts and survives all pushes at 1 ms."""
    return bool(row.get("lasts")) and row.get("pushes_1ms", 0) * len(TIME_STEPS) == row.get("pushes_tried")


COLUMNS = (
    "clip",
    "kind",
    "seconds",
    "pushes",
    "pushes_tried",
    "pushes_1ms",
    "unseen",
    "clip_speed",
    "speed_error",
    "tempo",
    "leg_rms_deg",
    "hip_rms_deg",
    "knee_rms_deg",
    "ankle_rms_deg",
    "knee_correlation",
    "ankle_correlation",
    "style_kept",
    "learn_s",
)


def _summarize(report: Report, rows: list[dict[str, Any]], settings: LearnSettings) -> None:
    """Fill in figures over all clips; medians are over those that last."""
    from .. import characters

    report.columns = (*COLUMNS, "why")
    report.rows = [(*(row.get(c) for c in COLUMNS), row.get("problem") or row.get("why", "")) for row in rows]
    lasting = [row for row in rows if row.get("lasts")]

    def median(key: str, among: list[dict[str, Any]]) -> float | None:
        values = [row[key] for row in among if row.get(key) is not None]
        return float(np.median(values)) if values else None

    report.figures = {
        "clips_total": len(rows),
        "clips_60s": len(lasting),
        "clips_pushed": sum(bool(row.get("robust")) for row in rows),
        "clips_pushed_at_1ms": sum(_robust_at_1ms(row) for row in rows),
        "fraction_60s": len(lasting) / len(rows) if rows else None,
        "fraction_pushed": sum(bool(row.get("robust")) for row in rows) / len(rows) if rows else None,
        "fraction_pushed_at_1ms": sum(_robust_at_1ms(row) for row in rows) / len(rows) if rows else None,
        "median_speed_error": median("speed_error", lasting),
        "median_leg_rms_deg": median("leg_rms_deg", lasting),
        "median_learn_s": median("learn_s", rows),
        "style_kept": sum(bool(row.get("style_kept")) for row in lasting),
        "pushes_survived_fraction": (
            sum(row.get("pushes", 0) for row in rows) / max(sum(row.get("pushes_tried", 0) for row in rows), 1)
        ),
    }
    robust = [row for row in rows if row.get("robust")]
    for name, among in (("unseen_pushes_fraction", lasting), ("unseen_pushes_fraction_of_pushed", robust)):
        tried = sum(row.get("unseen_tried", 0) for row in among)
        report.figures[name] = sum(row.get("unseen", 0) for row in among) / tried if tried else None
    more = {"lasting_s": REQUIRED_SECONDS, "push_ns": IMPULSE, "push_for_s": PUSH_FOR}
    more |= {"budget_s": settings.budget, "seed": settings.seed}
    body = characters.load("human-toes")
    report.conditions = conditions(body, Scene(), list(TIME_STEPS), cores=parallel.cores(), **more)
    if settings.character == "own":
        report.conditions |= {"character": "own", "mass_kg": 75.0}
