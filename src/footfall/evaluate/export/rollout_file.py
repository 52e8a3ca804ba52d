"""Reading of rollouts that `footfall play` wrote: columns from a `.npz`, with their body and ground."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from ...characters.character import from_table
from ...control.skill import Skill, read_arrays
from ...errors import BadFile
from ...physics import kernel
from ...physics.start import Start
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
    return Rollout(trial, _ending(table), *_series(path, arrays), tally=_tally(table))


def _ending(table: Table) -> Ending:
    """How the trial ended."""
    value = table.get("ending")
    good = isinstance(value, list) and len(value) == 3 and value[0] in ENDINGS and isinstance(value[1], int | float)
    if not good:
        raise table.fail("ending", "expected kind, time and body part of the ending")
    return Ending(value[0], float(value[1]), str(value[2])[:60])


def _tally(table: Table) -> np.ndarray:
    """Accumulated quantities of the trial."""
    return np.array(table.vector("tally", kernel.TALLIES))


def _series(path: Path, arrays: dict[str, Any]) -> tuple[tuple[str, ...], np.ndarray]:
    """Names and values of the columns."""
    rows = {name: values for name, values in arrays.items() if values.ndim == 1 and values.dtype.kind == "f"}
    lengths = {len(values) for values in rows.values()}
    if len(rows) != len(arrays) or len(lengths) != 1 or not {"time", "state", "x", "vx"} <= set(rows):
        raise BadFile(path, "", "does not hold the columns of a rollout; expected one array of numbers a column")
    rows = {name.replace("spin_", "angular_momentum_"): values for name, values in rows.items()}  # as in version 0.1
    series = np.stack(list(rows.values()), axis=1)
    if not np.isfinite(series).all():
        raise BadFile(path, "", "holds values that are not numbers")
    return tuple(rows), series
