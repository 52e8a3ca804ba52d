"""`footfall evaluate clips`: learn every walking clip of a folder, test each, and go on where it was stopped."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__
from .. import parallel as pool
from ..control import skill as skills
from ..errors import BadInput, FootfallError, UnknownName
from ..evaluate.clips import clips as reading
from ..evaluate.report import Report, conditions
from ..physics.scene import Scene
from ..writing import whole_text
from . import learn, prepare
from .check import LASTS, STEPS, unseen
from .score import IMPULSE, PUSH_FOR
from .write import identifier, write

WALKING = ("walk", "march", "sneak", "style", "turn", "jog", "run")  # how an index's `cls` begins for gaits
NOT_STEADY = ("walk_to_run", "run_stop", "run_turn", "run_start", "run_stop_run")  # no steady gait in them
RESULT = "result.json"


@dataclass(frozen=True)
class Plan:
    """How each clip is learned."""

    character: str = "human"
    budget: float = 120.0
    seed: int = 1

    def stamp(self, path: Path) -> dict[str, Any]:
        """What a result holds for: another clip, plan or version makes it stale."""
        digest = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        return {"version": __version__, "clip": digest, **self.__dict__}


def walking(folder: Path) -> tuple[list[Path], dict[Path, str]]:
    """The clips of a folder that walk or run, and their kinds where an index tells; without one, all clips."""
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
    plan: Plan,
    progress: pool.Progress = pool.no_progress,
    only: Sequence[str] = (),
) -> Report:
    """Learn and test; every finished clip is kept in `out` and not done again."""
    paths, kinds = walking(folder)
    for name in only:
        if name not in [path.stem for path in paths]:
            raise UnknownName("walking clip", name, [path.stem for path in paths])
    paths = [path for path in paths if not only or path.stem in only]
    names = reading.stems(paths)
    rows: list[dict[str, Any]] = []
    report = Report(f"clips of {folder.name} learned", {})
    if plan.character not in prepare.BODIES:
        raise UnknownName("character to learn on", plan.character, prepare.BODIES)
    for i, path in enumerate(paths):
        place = out / identifier(names[path], path.name, mend=True)
        try:
            row = _kept(place, plan.stamp(path))
            if row is None:
                say = f"{i + 1} of {len(paths)}, {path.name}"
                row = _learned(
                    path, place, plan, lambda words, i=i, say=say: progress(i, len(paths), f"{say}: {words}")
                )
            rows.append({"clip": path.stem, "kind": kinds.get(path, ""), **row})
        except KeyboardInterrupt:
            report.stopped = True
        if report.stopped:
            break
    _sum_up(report, rows, plan)
    return report


def _kept(place: Path, stamp: dict[str, Any]) -> dict[str, Any] | None:
    """The result of an earlier run, if it is for the same clip, plan and version."""
    try:
        data = json.loads((place / RESULT).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return data["row"] if data.get("stamp") == stamp else None


def _learned(path: Path, place: Path, plan: Plan, say: Callable[[str], None]) -> dict[str, Any]:
    """Learn one clip; what cannot be learned is a row too, so that it counts as a failure."""
    try:
        made = prepare.prepare(reading.load(path), plan.character)
        result = learn.learn(
            *(made, place.name, plan.budget, plan.seed),
            tell=lambda found, seconds: say(f"{seconds:.0f} s, failing at: {found.failing}"),
        )
    except FootfallError as error:
        row: dict[str, Any] = {"problem": str(error)[:200], "lasts": 0, "robust": 0}
        whole_text(place / RESULT, json.dumps({"stamp": plan.stamp(path), "row": row}, indent=1))
        return row
    if result.found.stopped:
        raise KeyboardInterrupt
    write(result, place)
    v = result.verdict
    row = {key: _plain(value) for key, value in v.figures().items()}
    row |= {"learn_s": round(result.seconds, 1), "clip_speed": round(made.recording.speed, 3), "why": v.reason()}
    say("pushing at other phases")
    row["unseen"], row["unseen_tried"] = (
        unseen(skills.load(place), made.recording, pool.parallel_map) if v.lasts else (0, 0)
    )
    whole_text(place / RESULT, json.dumps({"stamp": plan.stamp(path), "row": row}, indent=1))
    return row


def _plain(value: Any) -> Any:
    return None if value != value else round(float(value), 4) if isinstance(value, float) else value


def _stood(row: dict[str, Any]) -> bool:
    """Whether it lasts, and survives all pushes at the usual time step."""
    return bool(row.get("lasts")) and row.get("pushes_1ms", 0) * len(STEPS) == row.get("pushes_tried")


COLUMNS = (
    *(
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
    ),
    *("hip_rms_deg", "knee_rms_deg", "ankle_rms_deg", "knee_correlation", "ankle_correlation", "style_kept", "learn_s"),
)


def _sum_up(report: Report, rows: list[dict[str, Any]], plan: Plan) -> None:
    """Figures over all clips; medians over those that last."""
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
        "clips_pushed_at_1ms": sum(_stood(row) for row in rows),
        "fraction_60s": len(lasting) / len(rows) if rows else None,
        "fraction_pushed": sum(bool(row.get("robust")) for row in rows) / len(rows) if rows else None,
        "fraction_pushed_at_1ms": sum(_stood(row) for row in rows) / len(rows) if rows else None,
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
    more = {"lasting_s": LASTS, "push_ns": IMPULSE, "push_for_s": PUSH_FOR, "budget_s": plan.budget, "seed": plan.seed}
    body = characters.load("human-toes")
    report.conditions = conditions(body, Scene(), list(STEPS), cores=pool.cores(), **more)
    if plan.character == "own":
        report.conditions |= {"character": "own", "mass_kg": 75.0}
