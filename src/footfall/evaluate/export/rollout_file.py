"""Reading of rollouts that `footfall play` wrote: columns from a `.npz`, with their body and ground."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from ...characters.character import Character, from_table
from ...control.skill import Skill, read_arrays
from ...errors import BadFile
from ...physics import kernel
from ...physics.start import Start
from ...physics.world import recorded_columns
from ...strict import Table
from ...trials import Rollout, Trial
from ...trials.rollout import ENDINGS, Ending
from ..report import kinematic_root

ABOUT = "about"  # the array of metadata
MAX_ABOUT = 1 << 20  # characters


def about(rollout: Rollout) -> np.ndarray:
    """Metadata of a rollout: skill, body, ground and ending, as JSON text in an array."""
    trial = rollout.trial
    metadata = {
        "skill": trial.skill.id,
        "character": json.loads(trial.character.to_json()),
        "scene": trial.ground.name,
        "friction": trial.ground.friction,
        "seconds": trial.seconds,
        "dt": trial.dt,
        "kinematic_root": bool(kinematic_root(trial.skill)),
        "ending": [rollout.ending.kind, rollout.ending.time, rollout.ending.part],
        "tally": [float(value) for value in rollout.tally],
    }
    return np.array(json.dumps(metadata))


def read(path: Path) -> Rollout:
    """Read and check a rollout file."""
    from ...physics import scene as scenes

    arrays = read_arrays(path, path.name)
    text = arrays.pop(ABOUT, None)
    if text is None or text.dtype.kind != "U" or text.size != 1 or len(str(text)) > MAX_ABOUT:
        raise BadFile(path, ABOUT, "is missing; expected a rollout as `footfall play` writes it")
    try:
        table = Table(path, json.loads(str(text)), ABOUT)
    except (ValueError, RecursionError) as error:
        raise BadFile(path, ABOUT, f"is not JSON: {error}") from None
    character = from_table(Table(path, table.get("character"), "about.character"))
    scene = scenes.parse(table.text("scene", longest=200))
    friction = table.get("friction", None)
    if friction is not None:
        scene = scene.with_friction(table.number("friction", low=0.0, high=10.0))
    skill = Skill(
        id=table.identifier("skill"),
        title="",
        about="",
        source="",
        origin="designed",
        kind="cycle",
        gait="",
        system="",
        character=character,
        start=Start(),
        start_state=0,
        body={"kinematic_root": table.flag("kinematic_root", False)},
    )
    trial = Trial(
        skill, table.number("seconds", low=1e-3, high=1e5), table.number("dt", low=1e-5, high=4e-3), scene=scene
    )
    return Rollout(trial, _ending(table), *_series(path, arrays, character), tally=_tally(table))


def _ending(table: Table) -> Ending:
    """How the trial ended."""
    value = table.get("ending")
    good = isinstance(value, list) and len(value) == 3 and value[0] in ENDINGS and isinstance(value[1], int | float)
    if not good or not 0.0 <= value[1] <= 1e5:
        raise table.fail("ending", "expected kind, time and body part of the ending")
    return Ending(value[0], float(value[1]), str(value[2])[:60])


def _tally(table: Table) -> np.ndarray:
    """Accumulated quantities of the trial."""
    return np.array(table.vector("tally", kernel.TALLIES))


def _series(path: Path, arrays: dict[str, Any], character: Character) -> tuple[tuple[str, ...], np.ndarray]:
    """Names and values of the columns, in the order in which they are recorded."""
    columns = {name: values for name, values in arrays.items() if values.ndim == 1 and values.dtype.kind == "f"}
    columns = {name.replace("spin_", "angular_momentum_"): row for name, row in columns.items()}  # as in version 0.1
    wanted, lengths = recorded_columns(character), {len(row) for row in columns.values()}
    if len(columns) != len(arrays) or len(lengths) != 1 or set(columns) != set(wanted) or not min(lengths):
        wrong = sorted(set(wanted) ^ set(columns))[:3]
        raise BadFile(
            path,
            "",
            f"does not hold the columns of a rollout of {character.name}; expected one array of numbers of the same "
            f"length for each{': missing or unknown are ' + ', '.join(name[:40] for name in wrong) if wrong else ''}",
        )
    series = np.stack([columns[name] for name in wanted], axis=1)
    if not np.isfinite(series).all() or np.any(np.diff(columns["time"]) <= 0.0):
        raise BadFile(path, "", "holds values that are not numbers, or times that do not increase")
    return tuple(wanted), series
