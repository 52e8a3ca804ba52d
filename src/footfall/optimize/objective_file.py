"""An objective as an editable file: terms, their weights and settings, and the stages of a search.

Built-in ones are in `objectives/`. A term that a file does not name has weight 0; a file with a base
(`base = "wang"`, `base = "wang-without-ratio"`) states only the differences.
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
ROBUST = {  # settings of the term that runs trials of its own (`natural.py`)
    "pushes": 4.0,  # per generation
    "friction": 0.5,  # of the ground on which every second push happens
    "dt": 1e-3,  # time step at which half of the pushes happen [s]
    "adapts": 1.0,  # whether the push level rises as more pushes are survived
}
RANGES = {"pushes": (1.0, 64.0), "friction": (0.01, 10.0), "dt": (1e-5, 4e-3), "swing": (0.01, 10.0)}  # others from 0
SETTINGS = {name: defaults for name, (_, defaults) in TERMS.items()} | {"robust": ROBUST}


@dataclass(frozen=True)
class SearchStage:
    """A part of the search.

    Attributes:
        fraction: Part of the budget, relative to the other stages.
        dt: Time step [s].
        spread: First standard deviation of the search, as a fraction of each parameter's range.
        weights: Factors on the objective's weights, by term.
    """

    fraction: float
    dt: float = 2e-3
    spread: float = 0.1
    weights: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class ObjectiveFile:
    """The weighted terms by which a walk is scored, and the stages of the search.

    Attributes:
        name: Name of the file without its ending.
        title: One line about it.
        seconds: Duration of a trial [s].
        weights: Weight by term.
        settings: Settings by term.
        stages: Stages of the search, in order.
        keeps_speed: Where no speed is asked for, the skill's present speed is the target.
    """

    name: str
    title: str
    seconds: float
    weights: dict[str, float]
    settings: dict[str, dict[str, float]]
    stages: tuple[SearchStage, ...]
    keeps_speed: bool = False

    def without(self, term: str) -> ObjectiveFile:
        """The same objective with one term left out."""
        if term not in self.weights:
            raise UnknownName("term", term, self.weights)
        return replace(
            self,
            name=f"{self.name}-without-{term}",
            weights={name: weight for name, weight in self.weights.items() if name != term},
        )

    def wider(self, factor: float) -> ObjectiveFile:
        """The same objective with the spread of every stage multiplied by a factor."""
        stages = tuple(replace(stage, spread=min(0.5, factor * stage.spread)) for stage in self.stages)
        return replace(self, stages=stages)

    def coarser(self, dt: float) -> ObjectiveFile:
        """The same objective with no stage at a finer time step than this [s]."""
        return replace(self, stages=tuple(replace(stage, dt=max(dt, stage.dt)) for stage in self.stages))


def names() -> list[str]:
    """Names of the built-in objectives."""
    return sorted(path.stem for path in BUILT_IN.glob("*.toml"))


def load(name: str | Path) -> ObjectiveFile:
    """A built-in objective by name (`wang`, or `wang-without-ratio`), or one from a file that ends in `.toml`."""
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
    weights, settings = _terms(table, base)
    stages = tuple(_stage(row, weights) for row in table.tables("stages", 16))
    table.done()
    stages = stages or (base.stages if base else (SearchStage(1.0),))
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


def _terms(table: Table, base: ObjectiveFile | None) -> tuple[dict[str, float], dict[str, dict[str, float]]]:
    """Weights and settings by term; those of the base where the file gives none."""
    terms = table.table("terms", {})
    weights, settings = (dict(base.weights), dict(base.settings)) if base else ({}, {})
    for name in terms.data:
        if name not in SETTINGS:
            raise terms.fail(name[:60], f"is not a term; expected some of {', '.join(SETTINGS)}")
        row = terms.table(name)
        if "part_weight" in SETTINGS[name]:
            _rename_old_key(row, "part_weight")
        weights[name] = row.number("weight", weights.get(name, REQUIRED), low=0.0, high=1e9)
        defaults = settings.get(name, SETTINGS[name])
        settings[name] = {key: row.number(key, defaults[key], *RANGES.get(key, (0.0, 1e6))) for key in SETTINGS[name]}
        row.done()
    if not any(weights.values()):
        raise table.fail("terms", f"no term counts; expected some of {', '.join(SETTINGS)} with a weight above 0")
    return weights, settings


def _stage(row: Table, weights: dict[str, float]) -> SearchStage:
    _rename_old_key(row, "fraction")
    factors = row.table("weights", {}).numbers(list(weights), low=0.0, high=1e6)
    stage = SearchStage(
        row.number("fraction", low=0.0, high=1e6),
        row.number("dt", 2e-3, 1e-5, 4e-3),
        row.number("spread", 0.1, 1e-4, 1.0),
        factors,
    )
    row.done()
    return stage


def _rename_old_key(row: Table, new: str) -> None:
    """Accept `share`, which older files have in place of `part_weight` (of a term) and `fraction` (of a stage)."""
    if "share" in row.data and new not in row.data:
        row.data = {new if key == "share" else key: value for key, value in row.data.items()}
