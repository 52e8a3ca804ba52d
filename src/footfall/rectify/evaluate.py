"""`footfall evaluate rectify`: every clip of a folder that suits the body made physical, and figures over all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from .. import parallel
from ..characters import Character
from ..errors import BadInput, UnknownName
from ..evaluate.clips import clips as reading
from ..evaluate.report import Report
from ..writing import folder as make_folder
from . import many
from .settings import Settings

IN_PLANE = (  # classes of an index whose motion stays in one vertical plane
    *("walk", "walk_straight", "walk_slow", "walk_fast", "march", "sneak", "style", "style_limp", "style_unsteady"),
    *("walk_backward", "walk_start", "walk_stop", "walk_start_stop", "walk_to_run", "step"),
    *("jog", "run", "run_start", "run_stop", "run_stop_run"),
    *("jump", "high_jump", "forward_jump", "jump_balance", "hop", "leap"),
    *("kick", "punch", "weight_shift", "idle", "balance"),
)
WALKS = ("walk", "march", "sneak", "style", "turn_", "step")  # how the names of classes begin
ACROBATICS = ("jump", "high_jump", "forward_jump", "hop", "leap", "kick", "punch", "boxing")
DEFECTS = "defects"  # folders of clips with faults on purpose
COLUMNS = ("clip", "class", "rectified", "seconds", "position_error_cm", "position_error_cm_worst", "search_s")
COLUMNS += ("skate_cm_per_s", "penetration_cm", "root_force_n_recorded", "unrectified_fell", "unrectified_s")


def chosen(folder: Path, character: Character | None) -> tuple[dict[Path, str], list[str]]:
    """The clips of a folder that suit a body, and those of them that are left out.

    Args:
        folder: Clips, with index.csv files of their classes (`cls`) and of faults in their legs (`leg_faults`).
        character: The body.

    Returns:
        Clips and their classes, all of them where no index has classes; names of clips left out for their faults.
    """
    paths, refused = reading.find([str(folder)])
    if not paths:
        raise BadInput("; ".join(refused) or f"{folder}: there are no clips")
    index = reading.index(folder)
    kinds = {path: index.get(path, {}).get("cls") or "" for path in paths if not path.parent.name.endswith(DEFECTS)}
    if character is not None and character.planar and any(kinds.values()):
        kinds = {path: kind for path, kind in kinds.items() if kind in IN_PLANE}
    faulty = [path for path in kinds if (index.get(path, {}).get("leg_faults") or "").strip()]
    return {path: kind for path, kind in kinds.items() if path not in faulty}, [path.stem for path in faulty]


def in_turn(paths: Sequence[Path], kinds: Mapping[Path, str]) -> list[Path]:
    """Clips in the order in which they are rectified: small files first, and every class gets the same share.

    So a run that is stopped early has seen many classes. The order is that of the sum of the sizes of a clip's file and
    of the smaller ones of its class.
    """
    sums: dict[str, int] = {}
    keys: dict[Path, int] = {}
    for path in sorted(paths, key=lambda path: (path.stat().st_size, path.name)):
        keys[path] = sums[kinds[path]] = sums.get(kinds[path], 0) + path.stat().st_size
    return sorted(keys, key=lambda path: keys[path])


def evaluate(
    folder: Path,
    out: Path,
    character: Character | None,
    settings: Settings,
    only: Sequence[str] = (),
    progress: parallel.Progress = parallel.no_progress,
) -> Report:
    """Rectify every clip of a folder that suits the body; finished clips are in `out` and not repeated.

    Args:
        folder: Clips, with index.csv files of their classes.
        out: Folder of the results.
        character: The body.
        settings: How.
        only: Names of clips; all if empty.
        progress: Progress callback.

    Returns:
        A row for each clip, and figures over all.
    """
    kinds, faulty = chosen(folder, character)
    names = reading.stems(list(kinds))
    for name in only:
        if name not in names.values():
            raise UnknownName("clip", name, names.values())
    paths = in_turn([path for path in kinds if not only or names[path] in only], kinds)
    make_folder(out)
    places = {path: out / names[path] for path in paths}
    done = many.rectify_all(paths, places, character, settings, progress, processes=many.processes(character))
    classes = {names[path]: kinds[path] for path in paths}
    report = Report(
        f"clips of {folder.name} rectified on {character.name if character else 'their own bodies'}",
        {},
        columns=COLUMNS,
        stopped=done.stopped,
    )
    report.conditions = many.conditions(character, settings)
    for name, row in done.rows.items():
        report.rows.append((name, classes[name], *(row[column] for column in COLUMNS[2:])))
    report.figures = figures(done, classes)
    report.words += done.remarks()
    if faulty:
        report.words.append(f"left out, since the index names faults in their legs: {', '.join(faulty)}")
    return report


def figures(done: many.Done, classes: dict[str, str]) -> dict[str, float | int | None]:
    """Figures over all clips; a clip that was refused counts as not rectified. Errors are of the rectified ones.

    Args:
        done: What became of the clips.
        classes: Class of each clip by its name.
    """
    rows = list(done.rows.values())
    total = len(done.rows) + len(done.refused)
    held = {name for name, row in done.rows.items() if row["rectified"]}
    good = [done.rows[name] for name in done.rows if name in held]

    def among(kinds: tuple[str, ...]) -> float | None:
        own = [name for name in (*done.rows, *done.refused) if classes.get(name, "").startswith(kinds)]
        return sum(name in held for name in own) / len(own) if own else None

    def over(name: str, of: Any, among: list[dict[str, Any]]) -> float | None:
        return float(of([row[name] for row in among])) if among else None

    def per_second(name: str) -> float | None:
        return float(np.median([row[name] / row["seconds"] for row in rows])) if rows else None

    return {
        "clips_total": total,
        "clips_rectified": len(good),
        "clips_on_firmer_ground": sum(row["firmer_ground"] for row in rows),
        "clips_cut": sum(row["cut_s"] > 0.0 for row in rows),
        "rectified_fraction": len(good) / total if total else None,
        "walks_rectified_fraction": among(WALKS),
        "acrobatics_rectified_fraction": among(ACROBATICS),
        "position_error_cm_median": over("position_error_cm", np.median, good),
        "position_error_cm_worst_clip": over("position_error_cm", max, good),
        "seconds_median": over("search_s", np.median, rows),
        "seconds_worst": over("search_s", max, rows),
        "seconds_per_second_median": per_second("search_s"),
        "cpu_seconds_per_second_median": per_second("search_cpu_s"),
        "cpu_seconds_median": over("search_cpu_s", np.median, rows),
        "cpu_seconds_worst": over("search_cpu_s", max, rows),
        "unrectified_fall_fraction": over("unrectified_fell", np.mean, rows),
        "unrectified_lost_fraction": over("unrectified_lost", np.mean, rows),
        "half_step_fraction": over("half_step", np.mean, good),
        "skate_cm_per_s_median": over("skate_cm_per_s", np.median, good),
        "skate_cm_per_s_recorded_median": over("skate_cm_per_s_recorded", np.median, good),
        "penetration_cm_max": over("penetration_cm", max, good),
        "root_force_n_max": over("root_force_n", max, good),
        "root_force_n_recorded_median": over("root_force_n_recorded", np.median, good),
        "torque_over_limit_max": over("torque_over_limit", max, good),
    }
