"""The pages name what there is."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from footfall import characters
from footfall.gym import IDS, rewards
from footfall.gym.setup import Settings
from footfall.systems.policy import observation
from footfall.systems.policy.network import OPERATORS

DOCS = Path(__file__).parents[2] / "docs"


def table(section: str) -> dict[str, list[str]]:
    """The cells of all rows of a section of gym.md, by the name in the first one."""
    text = (DOCS / "gym.md").read_text(encoding="utf-8").split(f"\n## {section}\n")[1].split("\n## ")[0]
    cells = [
        [cell.strip(" `") for cell in line.split("|")[1:-1]] for line in text.splitlines() if line.startswith("| `")
    ]
    return {row[0]: row[1:] for row in cells}


def test_every_environment_and_argument_is_explained():
    text = (DOCS / "gym.md").read_text(encoding="utf-8")
    for name in (*IDS, *(each.name for each in fields(Settings))):
        assert f"`{name}`" in text, name


@pytest.mark.parametrize(("body", "column"), [("human", 0), ("planar7", 1)])
def test_the_sizes_of_observations_are_right(body, column):
    character = characters.load(body)
    words = {"n": len(character.joints), "f": len(character.feet), "a": 5}
    rows = table("Observations")
    for name, number in observation.sizes(character, words["a"])._asdict().items():
        total = 0
        for term in rows[name][column].split("+"):
            factor, letter = term.strip().rstrip("nfa"), term.strip()[-1]
            total += int(factor or 1) * words.get(letter, 1)
        assert total == number, name


def test_the_weights_of_rewards_are_right():
    rows = table("Rewards")
    for name in rewards.NAMES:
        said = [float(cell) for cell in rows[name]]
        assert said == [rewards.WEIGHTS[task][name] for task in ("walk", "imitate", "push")], name


def test_every_operator_is_listed():
    text = (DOCS / "policy.md").read_text(encoding="utf-8")
    for name in OPERATORS:
        assert f"`{name}`" in text, name
