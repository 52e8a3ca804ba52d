"""The folder of a rectified clip, for every body the same; it is written whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from ..evaluate.draw import triptych
from ..evaluate.export import motion_files
from ..writing import whole_folder
from . import measure
from .result import Figures, Rectified
from .skill_file import BODY, TARGETS, built_in

RESULT = "result.json"
FILES = {
    "skill.toml": "what footfall play simulates",
    TARGETS: "target angles of the servos",
    BODY: "the body, where it is not built in",
    "motion.bvh": "the result on the skeleton that the report names",
    "motion.glb": "the same as glTF",
    "forces.csv": "ground force [N] and centre of pressure [m] of each foot",
    "torques.csv": "joint torques [N m]",
    "before-after.png": "recorded, rectified, and plain servos on the recording",
    RESULT: "the figures",
}


def write(result: Rectified, place: Path, stamp: Any = None, budget: float = 0.0) -> list[str]:
    """Write a result: the skill, the motion, forces, torques, a picture and the figures.

    Args:
        result: The result.
        place: The folder; an older one is replaced as a whole.
        stamp: What the result depends on, kept beside the figures.
        budget: Time that the search had [s].

    Returns:
        The names of the files.
    """

    def fill(folder: Path) -> None:
        (folder / "skill.toml").write_text(result.document, encoding="utf-8")
        with (folder / TARGETS).open("wb") as file:
            np.savez_compressed(file, **(result.skill.held or {}))  # pyright: ignore[reportArgumentType]
        if not built_in(result.skill.character):
            (folder / BODY).write_text(result.skill.character.to_json(), encoding="utf-8")
        motion_files.written(result.motion, folder / "motion", (".bvh", ".glb"), as_recorded=True)
        _table(folder / "forces.csv", measure.forces(result.rollout))
        _table(folder / "torques.csv", measure.torques(result.rollout))
        strips = [
            ("recorded", result.recorded),
            ("rectified", measure.at_frames(result.rollout, result.frame_rate, len(result.recorded))),
        ]
        if result.alone is not None:
            strips.append(("servos alone", result.alone))
        triptych.draw(result.skill.character, strips, result.frame_rate, folder / "before-after.png", result.name)
        data = {"clip": result.name, "stamp": stamp, "figures": result.figures.row()}
        data |= {"skeleton": result.skeleton, "notes": result.notes, "complete": result.complete}
        data |= {"budget_s": budget, "stopped_early": result.stopped}
        (folder / RESULT).write_text(json.dumps(data, indent=1), encoding="utf-8")

    whole_folder(place, fill)
    return [str(place / name) for name in FILES if (place / name).is_file()]


def saved(place: Path, stamp: Any, budget: float) -> dict[str, Any] | None:
    """The figures of an earlier result, if it depends on the same and its search was complete or had as much time."""
    try:
        data = json.loads((place / RESULT).read_text(encoding="utf-8"))
        enough = data["complete"] or (data["budget_s"] >= budget and not data["stopped_early"])
        fits = data["stamp"] == stamp and enough and Figures.names() <= set(data["figures"])
        return dict(data["figures"]) if fits else None
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


def _table(path: Path, columns: dict[str, np.ndarray]) -> None:
    """Write columns as CSV, their names in the first line; nothing stands for a value that does not exist."""
    rows = np.column_stack(list(columns.values()))
    lines = [",".join(columns)]
    lines += [",".join("" if np.isnan(value) else f"{value:.6g}" for value in row) for row in rows]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
