"""Recipes: which clips the controllers of a repertoire are learned from (`recipe.toml`)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ..strict import Table, read_toml
from ..systems.repertoire.table import Setting

BUILT_IN = Path(__file__).parent / "recipe.toml"
SPATIAL = Path(__file__).parent / "recipe_3d.toml"  # for bodies in space
K, WEIGHTS = 6, (15.0, 2.0, 0.1, 1.0)  # of most controllers (Table 2)
NEAR, SPATIAL_NEAR = 1.0, 0.5  # distance from a gait or transition at which it takes over; in space
NEAR_STAND, SPATIAL_NEAR_STAND = 0.3, 1.0  # distance from standing at which it takes over; in space
LOST, PATIENCE = 1.9, 1  # distance at which standing is lost, and frames
ASTRAY, ASTRAY_PATIENCE = 1.6, 2  # distance at which a transition does not know the state, and frames
ORDER = 0.5  # of transitions: see `table.Setting`


@dataclass(frozen=True)
class Gait:
    """A gait with its start and stop, if it has its own: names of clips and controllers, and numbers of Table 2."""

    word: str
    name: str
    start: str
    stop: str
    clips: tuple[str, ...]
    trim: int
    starts: tuple[str, ...]
    stops: tuple[str, ...]
    k: int
    weights: tuple[float, float, float, float]


@dataclass(frozen=True)
class Act:
    """A jump or the answer to a push: three controllers one after the other."""

    names: tuple[str, str, str]
    clips: tuple[str, ...]
    k: int
    weights: tuple[float, float, float, float]
    out: tuple[int, int] = (0, 0)
    back: tuple[int, int] = (0, 0)
    impulses: tuple[float, ...] = ()

    def settings(self, source: str, stand: str) -> list[Setting]:
        """Of the three, which lead to standing."""
        follows = (*self.names[1:], stand)
        return [
            Setting(self.k, self.weights, then=then, source=source if i == 0 else "", order=ORDER)
            for i, then in enumerate(follows)
        ]


@dataclass(frozen=True)
class Single:
    """An act from standing to standing, such as a kick: a part of a clip, for three controllers one after the other."""

    word: str
    names: tuple[str, str, str]
    clip: str
    frames: tuple[int, int]
    k: int
    weights: tuple[float, float, float, float]

    def settings(self, stand: str) -> list[Setting]:
        """Of the three, from standing to standing."""
        return Act(self.names, (), self.k, self.weights).settings(stand, stand)


@dataclass(frozen=True)
class Recipe:
    """What a repertoire is made of.

    Attributes:
        pose: The clip whose mean pose is that of standing.
        stand: Name of its controller.
        gaits: With starts and stops.
        changes: Name, first and second gait controller of transitions between gaits.
        jump: None without.
        balance: None without.
        singles: Other acts from standing to standing.
    """

    pose: str
    stand: str
    gaits: tuple[Gait, ...]
    changes: tuple[tuple[str, str, str], ...]
    jump: Act | None
    balance: Act | None
    singles: tuple[Single, ...] = ()

    def clips(self) -> list[str]:
        """All clips that are needed."""
        found = [self.pose]
        for gait in self.gaits:
            found += [*gait.clips, *gait.starts, *gait.stops]
        for act in (self.jump, self.balance):
            found += act.clips if act else ()
        return list(dict.fromkeys([*found, *(single.clip for single in self.singles)]))

    def behaviours(self) -> dict[str, str]:
        """The controller of each word that can be asked for."""
        words = {"stand": self.stand, **{gait.word: gait.name for gait in self.gaits}}
        words |= {single.word: single.names[0] for single in self.singles}
        return words | ({"jump": self.jump.names[0]} if self.jump else {})


def read(path: Path = BUILT_IN) -> Recipe:
    """A recipe, checked."""
    table = Table(path, read_toml(path))
    stand = table.table("stand")
    gaits = tuple(_gait(row) for row in table.tables("gaits", 20))
    changes = []
    for row in table.tables("changes", 20) if table.has("changes") else []:
        names = [gait.name for gait in gaits]
        changes.append((row.identifier("controller"), row.text("from", choices=names), row.text("to", choices=names)))
        row.done()
    found = Recipe(
        stand.text("pose"),
        stand.identifier("controller"),
        gaits,
        tuple(changes),
        _act(table.table("jump"), False) if table.has("jump") else None,
        _act(table.table("balance"), True) if table.has("balance") else None,
        tuple(_single(row) for row in table.tables("acts", 20)) if table.has("acts") else (),
    )
    stand.done()
    table.done()
    return found


def _names(row: Table, key: str, default: list[str] | None = None, count: int | None = None) -> tuple[str, ...]:
    value = row.get(key, default) if default is not None else row.get(key)
    if not isinstance(value, list) or not all(isinstance(v, str) for v in value) or count not in (None, len(value)):
        raise row.fail(key, f"expected a list of {'' if count is None else f'{count} '}names")
    return tuple(value)


def _numbers(row: Table) -> tuple[int, tuple[float, float, float, float]]:
    a, b, c, d = row.vector("weights", 4, list(WEIGHTS), low=0.0, high=1e3)
    return row.integer("k", K, 1, 8), (a, b, c, d)


def _gait(row: Table) -> Gait:
    start, stop = _names(row, "controllers", count=2) if row.has("controllers") else ("", "")
    k, weights = _numbers(row)
    made = Gait(
        row.identifier("name"), row.identifier("controller"), start, stop, _names(row, "cycle"),
        row.integer("trim", 0, 0, 10), _names(row, "start", []), _names(row, "stop", []), k, weights,
    )  # fmt: skip
    row.done()
    return made


def _single(row: Table) -> Single:
    k, weights = _numbers(row)
    a, b = row.vector("frames", 2, low=0.0, high=1e5)
    first, middle, last = _names(row, "controllers", count=3)
    made = Single(row.identifier("name"), (first, middle, last), row.text("clip"), (int(a), int(b)), k, weights)
    row.done()
    return made


def _act(row: Table, steps: bool) -> Act:
    names = _names(row, "controllers", count=3)
    k, weights = _numbers(row)
    clips = (row.text("clip"),) if steps else _names(row, "clips")
    made = Act((names[0], names[1], names[2]), clips, k, weights)
    if steps:
        (a, b), (c, d) = (row.vector(key, 2, low=0.0, high=1e5) for key in ("out", "back"))
        sizes = row.get("impulses")
        if not isinstance(sizes, list) or not sizes or not all(isinstance(s, float) and 0.0 < s < 200.0 for s in sizes):
            raise row.fail("impulses", "expected a list of impulses up to 200 N s")
        made = Act(made.names, clips, k, weights, (int(a), int(b)), (int(c), int(d)), tuple(sizes))
    row.done()
    return made
