"""Editing the states of a gait (thesis 7.4) in the text of its skill file.

Edits go through tomlkit, so that comments and order are kept. After each edit the text is validated like any skill
file. Undo returns to an earlier text.
"""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from ... import systems
from ...control import skill as skills
from ...control.law import Controller
from ...control.skill import Skill
from ...errors import BadInput
from ...strict import parse_toml

HANDLES = ("torso", "swing_hip", "swing_knee", "swing_ankle", "stance_knee", "stance_ankle")
MAX_UNDO = 200  # edits
UNDO_GROUP_SECONDS = 1.0  # edits of one value with shorter pauses are undone together [s]
ANGLES = {  # slider ranges [rad]
    "torso": (-1.0, 1.0),
    "swing_hip": (-1.5, 2.0),
    "swing_knee": (-2.6, 0.2),
    "swing_ankle": (-1.2, 1.2),
    "stance_knee": (-2.6, 0.2),
    "stance_ankle": (-1.2, 1.2),
}
GAINS = {"cd": (-2.0, 3.0), "cv": (-1.0, 1.5)}
LABELS = {"until": "lasts", "cd": "step further by distance, c_d", "cv": "step further by speed, c_v"}


class SkillEditor:
    """Edits the text of one skill file; keeps the versions for undo and redo."""

    def __init__(self, skill: Skill, text: str | None = None):
        if skill.path is None or not systems.of(skill).editable_states(skill):
            raise BadInput(f"{skill.id} has no states to edit; expected a pose graph")
        self.path: Path = skill.path
        self.original = skill.path.read_text(encoding="utf-8") if text is None else text
        self.text = self.original
        self.undone: list[str] = []
        self.done: list[str] = []
        self.name = skill.id
        self.comparing = False
        self.safe: dict[str, Any] | None = None  # measured safe ranges of the balance gains
        self.safe_state = "none"  # "none", "measuring", "known" or "failed"
        self._last: Any = None  # the value that was edited last
        self._at = 0.0  # and when [s]

    # --- edits -------------------------------------------------------------------------------

    def edit(self, state: int, name: str, value: float, stroke: int | None = None) -> None:
        """Change one value of one state.

        Args:
            state: Its number.
            name: A dotted path in its table.
            value: The new value.
            stroke: Number of the drag that the edit belongs to; all edits of one drag are undone together.
        """
        document = tomlkit.parse(self.text)
        row = self._state(document, state)
        *tables, key = name.split(".")
        for table in tables:
            if table not in row or not isinstance(row[table], dict):
                raise BadInput(f"state {state} has no table {table[:40]!r}")
            row = row[table]
        if key not in row:
            raise BadInput(f"state {state} has no value {name[:40]!r}")
        value = float(f"{value:.4g}")
        if isinstance(row[key], dict) and "value" in row[key]:
            low, high = float(row[key]["low"]), float(row[key]["high"])
            row[key]["low"], row[key]["high"] = min(low, value), max(high, value)
            row[key]["value"] = value
        elif isinstance(row[key], int | float) and not isinstance(row[key], bool):
            row[key] = value
        else:
            raise BadInput(f"state {state}: {name[:40]} is not a number")
        self._accept(tomlkit.dumps(document), same=(state, name, stroke))

    def add_state(self, after: int) -> None:
        """Insert a copy of a state behind it."""
        before, blocks, behind = self._blocks()
        self._check(after, len(blocks))
        copied = blocks[after]
        if isinstance(parse_toml(copied.encode(), self.path)["states"][0].get("until"), str):
            # A dwell time, as two states in a row cannot end at the same foot strike.
            copied = re.sub(r'(?m)^until *= *"[a-z-]+"', "until = 0.1", copied)
        self._accept(before + "".join([*blocks[: after + 1], copied, *blocks[after + 1 :]]) + behind)

    def remove_state(self, state: int) -> None:
        """Remove a state."""
        before, blocks, behind = self._blocks()
        self._check(state, len(blocks))
        if len(blocks) < 2:
            raise BadInput("a gait needs at least one state")
        self._accept(before + "".join([*blocks[:state], *blocks[state + 1 :]]) + behind)

    def move_state(self, state: int, to: int) -> None:
        """Move a state to another place in the order."""
        before, blocks, behind = self._blocks()
        self._check(state, len(blocks))
        self._check(to, len(blocks))
        blocks.insert(to, blocks.pop(state))
        self._accept(before + "".join(blocks) + behind)

    def undo(self) -> None:
        self._last = None
        if self.done:
            self.undone.append(self.text)
            self.text = self.done.pop()

    def redo(self) -> None:
        self._last = None
        if self.undone:
            self.done.append(self.text)
            self.text = self.undone.pop()

    def _accept(self, text: str, same: Any = None) -> None:
        """Accept a new text if it is a valid skill; successive edits of one value are undone together."""
        self.skill(text)
        now = time.monotonic()
        dragged = same is not None and same[2] is not None
        together = same is not None and same == self._last and (dragged or now - self._at < UNDO_GROUP_SECONDS)
        if not together:
            self.done = [*self.done[-MAX_UNDO:], self.text]
        self._last, self._at = same, now
        self.text = text
        self.undone.clear()

    def _state(self, document: Any, k: int) -> Any:
        self._check(k, len(document["states"]))
        return document["states"][k]

    def _check(self, k: int, count: int) -> None:
        if not 0 <= k < count:
            raise BadInput(f"there is no state {k}; expected 0 to {count - 1}")

    def _blocks(self) -> tuple[str, list[str], str]:
        """The text before the states, the lines of each state with its comments, and the text after them."""
        heads = list(re.finditer(r"(?m)^[ \t]*\[(\[?)([^\]\n]*)\]", self.text))
        of_states = [k for k, head in enumerate(heads) if head[2].strip().split(".")[0] == "states"]
        begins = [heads[k].start() for k in of_states if heads[k][1] and heads[k][2].strip() == "states"]
        count = len(parse_toml(self.text.encode(), self.path)["states"])
        last = of_states[-1] + 1 if of_states else 0
        end = heads[last].start() if last < len(heads) else len(self.text)
        if len(begins) != count or of_states != list(range(of_states[0], last)):
            raise BadInput(
                "the states of this file are not written as [[states]] tables in a row; edit it in a text editor"
            )
        body = self.text[:end] if self.text[:end].endswith("\n") else self.text[:end] + "\n"
        blocks = [body[a:b] for a, b in zip(begins, [*begins[1:], len(body)], strict=True)]
        if not blocks[-1].endswith("\n\n"):
            blocks[-1] += "\n"
        return body[: begins[0]], blocks, self.text[end:]

    # --- results -----------------------------------------------------------------------------

    def skill(self, text: str | None = None) -> tuple[Skill, Controller]:
        """The validated skill of a text (by default the edited one) and its controller."""
        content = (self.text if text is None else text).encode()
        read = skills.from_data(parse_toml(content, self.path), self.path)
        return read, systems.controller(read)

    def playing(self) -> tuple[Skill, Controller]:
        """The skill to simulate: the edited one, or the original while comparing."""
        return self.skill(self.original if self.comparing else self.text)

    def named(self, name: str, title: str = "") -> str:
        """The text as a designed skill of another name, and of another title where one is given."""
        document = _document(self.text)
        document["id"], document["origin"] = name, "designed"
        if title:
            document["title"] = title
        document.pop("evidence", None)  # measured with other parameters
        return tomlkit.dumps(document)

    def message(self) -> dict[str, Any]:
        """The `graph` message."""
        states = self._states(self.text)
        columns: dict[str, list[float]] = {}
        for state in states:
            for name, value in state["values"].items():
                columns.setdefault(name, []).append(value)
        return {
            "is": "graph",
            "states": states,
            "original": self._states(self.original),
            "columns": [_column(name, values) for name, values in columns.items()],
            "undo": len(self.done),
            "redo": len(self.undone),
            "dirty": self.text != self.original,
            "name": self.name,
            "comparing": self.comparing,
            "safe": self.safe,
            "safe_state": self.safe_state,
        }

    def _states(self, text: str) -> list[dict[str, Any]]:
        """The states of a text as the page shows them."""
        found = []
        for index, row in enumerate(parse_toml(text.encode(), self.path)["states"]):
            values = dict(_numbers(row))
            until = row.get("until")
            until = until["value"] if isinstance(until, dict) else until
            values.pop("until", None)
            found.append({"index": index, "stance": row.get("stance", "left"), "until": until, "values": values})
        return found


def renamed(text: str, name: str) -> str:
    """The text of a skill with another id."""
    document = _document(text)
    document["id"] = name
    return tomlkit.dumps(document)


def retitled(text: str, title: str) -> str:
    """The text of a skill with another title."""
    document = _document(text)
    document["title"] = title
    return tomlkit.dumps(document)


def _document(text: str) -> tomlkit.TOMLDocument:
    try:
        return tomlkit.parse(text)
    except (TOMLKitError, RecursionError) as error:
        raise BadInput(f"the skill cannot be saved: {error}") from None


def _numbers(row: dict[str, Any], before: str = ""):
    """All numbers of a state by dotted path; of a tunable parameter, its value."""
    for key, value in row.items():
        if isinstance(value, dict) and set(value) == {"value", "low", "high"}:
            value = value["value"]
        if isinstance(value, dict):
            yield from _numbers(value, f"{before}{key}.")
        elif isinstance(value, int | float) and not isinstance(value, bool) and key not in ("next",):
            yield f"{before}{key}", float(value)


def _column(name: str, values: list[float]) -> dict[str, Any]:
    """How the page shows a value: label, unit, slider range, and handle on the stick figure if it has one."""
    key = name.rpartition(".")[2]
    gain = key.endswith(("cd", "cv"))
    low, high = GAINS[key[-2:]] if gain else ANGLES.get(key, (-1.5, 1.5))
    if name.startswith("gain."):
        low, high = 0.0, 1000.0
    return {
        "name": name,
        "label": LABELS.get(name, name.replace("_", " ").replace("lat.", "sideways ")),
        "unit": ("rad/m" if key.endswith("cd") else "rad s/m") if gain else "N m/rad" if "gain." in name else "rad",
        "low": min(low, *values) if len(values) > 1 else min(low, values[0]),
        "high": max(high, *values) if len(values) > 1 else max(high, values[0]),
        "joint": name if name in HANDLES else "",
        "group": "side" if name.startswith("lat.") else "balance" if gain else "pose",
    }
