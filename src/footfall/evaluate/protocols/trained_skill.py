"""Write a skill with learned feedforward torques: its file, the torques, and the files it refers to."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import numpy as np
import tomlkit

from ... import systems
from ...control import learned
from ...control import skill as skills
from ...control.learned import Learned
from ...control.skill import Skill
from ...writing import copy_beside, whole_file

COMMENTS = {  # written behind the settings in the file
    "bin": "[s]",
    "limit": "limit of the learned torque, as a fraction of kp [rad]",
    "rate": "α of eq. 7.2",
    "ahead": "a bin learns from the feedback about this much later [s]",
    "displace": "fraction by which targets follow the realised motion (7.7.2)",
    "leg_displace": "the same for legs",
    "leg_limit": "limit of the legs [rad]",
    "leg_gain_scale": "factor on the gains of the legs",
    "gain_scale": "factor on the gains of the learned channels",
    "settle": "duration of full gains [s]",
    "ramp": "duration of the following decrease [s]",
}


def document(skill: Skill, torques: Learned, name: str) -> tomlkit.TOMLDocument:
    """The skill file with the learned torques."""
    assert skill.path is not None
    new = tomlkit.parse(skill.path.read_text(encoding="utf-8"))
    new["id"], new["origin"] = name, "tuned"
    for old in ("evidence", "feedforward"):
        new.pop(old, None)  # measured or learned before
    new.setdefault("data", "feedforward.npz")
    table = tomlkit.table()
    for key, value in torques.table().items():
        if isinstance(value, dict):
            table[key] = tomlkit.inline_table()
            table[key].update(value)
        else:
            table[key] = value
            if key in COMMENTS:
                table[key].comment(COMMENTS[key])
    new["feedforward"] = table
    return new


def write(skill: Skill, torques: Learned, folder: Path) -> list[Path]:
    """Write all files of the new skill; none of them if anything fails."""
    new, written = document(skill, torques, folder.name), []
    arrays = {**learned.without(skill).arrays(), **torques.arrays()}
    data, file = folder / str(new["data"]), folder / "skill.toml"
    assert skill.path is not None
    beside = {key: new[key] for key in ("character", "rig") if key in new}  # the data file is written below
    copies = [folder / name for name in beside.values() if (skill.path.parent / name).is_file()]
    written += [path for path in copies if not path.exists()]
    try:
        copy_beside(skill.path, beside, file)
        for path, fill in (
            (data, lambda stream: np.savez_compressed(stream, **cast(Any, arrays))),
            (file, lambda stream: stream.write(tomlkit.dumps(new).encode())),
        ):
            whole_file(path, fill)
            written.append(path)
        systems.controller(skills.read(file))
    except BaseException:
        for path in written:
            path.unlink(missing_ok=True)
        raise
    return [data, file, *copies]
