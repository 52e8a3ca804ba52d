"""Skills of push recovery on other bodies and with other oracles: what trainings and protocols try."""

from __future__ import annotations

from dataclasses import asdict, replace

import numpy as np

from .. import characters
from ..characters import BodyShape
from ..control.skill import Skill
from ..errors import BadInput
from ..strict import read_toml
from ..systems.push_recovery.oracle import Oracle, body_of

IN_PLACE, ONE_STEP, ALL = "in_place", "one_step", "all"


def on_body(skill: Skill, shape: BodyShape, keep_oracle: bool = False) -> Skill:
    """The skill on another body; the height of its hips in proportion to its legs.

    Args:
        skill: A skill of push recovery.
        shape: The other body.
        keep_oracle: With the oracle as it is, as if it had been made for that body; without one otherwise.
    """
    if skill.path is not None and "shape" in read_toml(skill.path):
        raise BadInput(f"{skill.id} is for a body of another shape already; begin with a skill without [shape]")
    other = replace(skill, character=characters.reshape(skill.character, shape), held=skill.arrays())
    factor = body_of(other)["leg_length"] / body_of(skill)["leg_length"]
    table = {key: value for key, value in asdict(shape).items() if key != "loads" and value != 1.0}
    balance = {**skill.body["balance"], "height": round(factor * float(skill.body["balance"]["height"]), 4)}
    other = replace(other, body={**skill.body, "balance": balance, "shape": table})
    if not keep_oracle or "oracle" not in skill.body:
        return without_oracle(other)
    return replace(other, body={**other.body, "oracle": {**skill.body["oracle"], **body_of(other)}})


def with_oracle(skill: Skill, oracle: Oracle) -> Skill:
    """The skill with another oracle."""
    body = {**skill.body, "oracle": body_of(skill), "data": "oracle.npz"}
    return replace(skill, body=body, held=oracle.arrays())


def without_oracle(skill: Skill) -> Skill:
    """The skill as it steps to the capture point alone."""
    kept = {key: value for key, value in skill.body.items() if key not in ("oracle", "data", "evidence")}
    return replace(skill, body=kept, held={})


def constant(aim: np.ndarray, strategy: str) -> Oracle:
    """An oracle that gives one answer and chooses one strategy: what a candidate of the search is tried with."""
    domains = np.array([[1e6 * (strategy == name)] * 2 for name in (IN_PLACE, ONE_STEP)])
    return Oracle(np.eye(3)[:, :2], np.tile(aim, (3, 1)), np.array([0.0, 180.0]), domains)
