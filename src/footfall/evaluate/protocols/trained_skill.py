"""A skill that has learned its torques, as a whole folder: its file, what was learned, and what lay beside it."""

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
from ...errors import BadInput, CannotWrite
from ...strict import is_identifier
from ...writing import copy_beside, whole_file

WORDS = {  # what stands beside the numbers in a file
    "bin": "[s]",
    "limit": "the most that is learned, as a share of kp [rad]",
    "rate": "α of eq. 7.2",
    "ahead": "a bin learns from the feedback of about so long after it [s]",
    "displace": "how far targets give way to the realised motion (7.7.2)",
    "leg_displace": "the same of legs",
    "leg_limit": "the most that legs learn [rad]",
    "leg_gain_scale": "what is left of the legs' gains",
    "gain_scale": "what is left of the gains of what was learned",
    "settle": "full gains for so long [s]",
    "ramp": "then lowered over so long [s]",
}


def document(skill: Skill, torques: Learned, name: str) -> tomlkit.TOMLDocument:
    """The file of a skill that has learned."""
    assert skill.path is not None
    new = tomlkit.parse(skill.path.read_text(encoding="utf-8"))
    new["id"], new["origin"] = name, "tuned"
    for old in ("evidence", "feedforward"):
        new.pop(old, None)  # measured and learned before
    new.setdefault("data", "feedforward.npz")
    table = tomlkit.table()
    for key, value in torques.table().items():
        if isinstance(value, dict):
            table[key] = tomlkit.inline_table()
            table[key].update(value)
        else:
            table[key] = value
            if key in WORDS:
                table[key].comment(WORDS[key])
    new["feedforward"] = table
    return new


def write(skill: Skill, torques: Learned, folder: Path) -> list[Path]:
    """The whole folder of the new skill, or nothing."""
    new, written = document(skill, torques, folder.name), []
    arrays = {**learned.without(skill).arrays(), **torques.arrays()}
    data, file = folder / str(new["data"]), folder / "skill.toml"
    assert skill.path is not None
    beside = {key: new[key] for key in ("character", "rig") if key in new}  # the data file is written anew
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


def target(out: Path) -> str:
    """The new skill's name, if it can be written there."""
    name = out.name
    if not is_identifier(name) or name in skills.names():
        raise BadInput(
            f"--out {str(out)[:60]!r}: expected a folder named as the new skill: letters, digits, - and _, not built in"
        )
    if (out / "skill.toml").exists():
        raise CannotWrite(f"{out / 'skill.toml'} is there already; remove it or choose another folder")
    return name
