"""An objective as a file that a person can edit: terms, their weights and settings, and the stages of a search.

Built-in ones lie in `objectives/`. A term that a file does not name does not count; a file that begins with another
(`base = "wang"`, `base = "wang-without-ratio"`) says only what is different.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

from ..errors import UnknownName
from ..strict import REQUIRED, Table, read_toml
from .terms import TERMS

SCHEMA = "footfall/objective"
VERSION = 1
BUILT_IN = Path(__file__).parent / "objectives"
ROBUST = {  # settings of the term that takes trials of its own (`natural.py`)
    "pushes": 4.0,  # a generation
    "friction": 0.5,  # of the other ground on which half of them happen
    "dt": 1e-3,  # and of the other time step [s]
    "adapts": 1.0,  # whether pushes grow harder as more are survived
}
RANGES = {"pushes": (1.0, 64.0), "friction": (0.01, 10.0), "dt": (1e-5, 4e-3), "swing": (0.01, 10.0)}  # others from 0
SETTINGS = {name: defaults for name, (_, defaults) in TERMS.items()} | {"robust": ROBUST}


@dataclass(frozen=True)
class Stage:
    """A part of the search: its share of the budget, its time step, its first spread, and weights it changes."""

    fraction: float
    dt: float = 2e-3
    spread: float = 0.1
    weights: dict[str, float] = field(default_factory=dict)  # factors on the weights, by term


@dataclass(frozen=True)
class ObjectiveFile:
    """What a walk is judged by."""

    name: str
    title: str
    seconds: float  # of a trial
    weights: dict[str, float]
    settings: dict[str, dict[str, float]]
    stages: tuple[Stage, ...]
    keeps_speed: bool = False  # where none is asked for, the speed that the skill has

    def without(self, term: str) -> ObjectiveFile:
        """The same with one term left out."""
        if term not in self.weights:
            raise UnknownName("term", term, self.weights)
        return replace(
            self,
            name=f"{self.name}-without-{term}",
            weights={name: weight for name, weight in self.weights.items() if name != term},
        )

    def wider(self, factor: float) -> ObjectiveFile:
        """The same with stages that look further around, or less far."""
        stages = tuple(replace(stage, spread=min(0.5, factor * stage.spread)) for stage in self.stages)
        return replace(self, stages=stages)


def names() -> list[str]:
    return sorted(path.stem for path in BUILT_IN.glob("*.toml"))


def load(name: str | Path) -> ObjectiveFile:
    """A built-in objective by name (`wang`, or `wang-without-ratio`), or one from a file."""
    text = str(name)
    if text in names():
        return read(BUILT_IN / f"{text}.toml")
    whole, found, term = text.partition("-without-")
    if found and whole in names():
        return load(whole).without(term)
    if text.endswith(".toml"):
        return read(Path(text))
    raise UnknownName("objective", text, names())


def read(path: Path) -> ObjectiveFile:
    """Read and check one objective file."""
    table = Table(path, read_toml(path))
    table.text("schema", choices=[SCHEMA])
    version = table.integer("version", low=1)
    if version > VERSION:
        raise table.fail("version", f"{version} is newer than {VERSION}; upgrade footfall to read this objective")
    base = _base(table)
    title = table.text("title", base.title if base else REQUIRED, longest=200)
    seconds = table.number("seconds", base.seconds if base else 10.0, 2.0, 120.0)
    keeps_speed = table.flag("keeps_speed", base.keeps_speed if base else False)
    terms = table.table("terms", {})
    weights, settings = (dict(base.weights), dict(base.settings)) if base else ({}, {})
    for name in terms.data:
        if name not in SETTINGS:
            raise terms.fail(name[:60], f"is not a term; expected some of {', '.join(SETTINGS)}")
        row = terms.table(name)
        weights[name] = row.number("weight", weights.get(name, REQUIRED), low=0.0, high=1e9)
        usual = settings.get(name, SETTINGS[name])
        settings[name] = {key: row.number(key, usual[key], *RANGES.get(key, (0.0, 1e6))) for key in SETTINGS[name]}
        row.done()
    if not any(weights.values()):
        raise table.fail("terms", f"no term counts; expected some of {', '.join(SETTINGS)} with a weight above 0")
    stages = tuple(_stage(row, weights) for row in table.tables("stages", 16))
    table.done()
    stages = stages or (base.stages if base else (Stage(1.0),))
    return ObjectiveFile(path.stem, title, seconds, weights, settings, stages, keeps_speed)


def _base(table: Table) -> ObjectiveFile | None:
    """`base = "wang"`: another objective's terms, weights, settings and stages, where this file gives none."""
    if not table.has("base"):
        return None
    name = table.text("base", longest=60)
    whole, _, left_out = name.partition("-without-")
    if whole not in names() or (left_out and left_out not in load(whole).weights):
        raise table.fail("base", f"{name!r} is not known; expected {', '.join(names())}, or one of them -without-TERM")
    return load(name)


def _stage(row: Table, weights: dict[str, float]) -> Stage:
    changed = row.table("weights", {}).numbers(list(weights), low=0.0, high=1e6)
    stage = Stage(
        row.number("share", low=0.0, high=1e6),
        row.number("dt", 2e-3, 1e-5, 4e-3),
        row.number("spread", 0.1, 1e-4, 1.0),
        changed,
    )
    row.done()
    return stage
