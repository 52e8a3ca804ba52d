"""What a training of the oracle of push recovery has found so far: plain data, kept on disk while it runs."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path

from ..control.skill import Skill
from ..errors import BadInput
from ..writing import whole_file


@dataclass
class Sample:
    """A push, and the aim that answers it."""

    direction: float
    impulse: float
    strategy: str
    aim: list[float]
    point: list[float]


@dataclass
class Training:
    """What was found so far: plain data, kept on disk while the training runs.

    Attributes:
        character: Name of the body.
        limits: Largest impulse by strategy, for each of `recovery_oracle.DIRECTIONS` [N s].
        speeds: Speed of the centre of mass when the push of a limit ends, in place and with one step [m/s].
        samples: The samples.
        open: Directions whose limit of one step is not reached yet; None before the search.
        level: The level that is searched next [N s].
        chosen: Up to which impulse one step is chosen where more are allowed, alike [N s].
        polished: The largest rung that one step answers, for each of `recovery_oracle.POLISHED` [N s].
        shared: Whether neighbouring pushes share their aims already.
        failed: Fraction of the grid that failed, after each round of verification.
        seconds: How long it took [s].
    """

    character: str
    limits: dict[str, list[float]] = field(default_factory=dict)
    speeds: dict[str, list[float]] = field(default_factory=dict)
    samples: list[Sample] = field(default_factory=list)
    level: float = 0.0
    open: list[int] | None = None
    chosen: list[float] = field(default_factory=list)
    failed: list[float] = field(default_factory=list)
    shared: bool = False
    polished: list[float] = field(default_factory=list)
    seconds: float = 0.0


def resumed(keep: Path | None, skill: Skill) -> Training:
    """What an earlier training of the same body left behind, else nothing."""
    if keep is None or not keep.exists():
        return Training(skill.character.name)
    try:
        data = json.loads(keep.read_text(encoding="utf-8"))
        found = Training(**{**data, "samples": [Sample(**sample) for sample in data["samples"]]})
        _check(found)
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise BadInput(f"{keep}: expected the progress of a training ({error}); remove it to begin anew") from None
    if found.character != skill.character.name:
        raise BadInput(f"{keep} is of a training for {found.character}, not for {skill.character.name}")
    return found


def _check(found: Training) -> None:
    """Refuse what is not text, numbers and lists of numbers where they belong."""
    lists = [*found.limits.values(), *found.speeds.values(), found.chosen, found.failed, found.polished]
    lists += [found.open or []] + [part for sample in found.samples for part in (sample.aim, sample.point)]
    alone = [found.level, found.seconds]
    alone += [number for sample in found.samples for number in (sample.direction, sample.impulse)]
    if not all(isinstance(numbers, list) for numbers in lists):
        raise ValueError("lists of numbers are missing")
    for number in [*alone, *(number for numbers in lists for number in numbers)]:
        if isinstance(number, bool) or not isinstance(number, int | float) or not abs(number) < 1e9:
            raise ValueError(f"{str(number)[:40]} is not a number that can be used")
    texts = [found.character, *(sample.strategy for sample in found.samples)]
    if not all(isinstance(text, str) for text in texts) or not isinstance(found.shared, bool):
        raise ValueError("names are missing")
    if not all(isinstance(k, int) for k in found.open or []):
        raise ValueError("directions are numbered")


def save(training: Training, keep: Path | None, begun: float) -> None:
    """Keep what was found so far, and the seconds since it began."""
    training.seconds = time.monotonic() - begun
    if keep is not None:
        whole_file(keep, lambda file: file.write(json.dumps(asdict(training)).encode()))
