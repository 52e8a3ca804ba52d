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
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadInput(f"{keep}: expected the progress of a training ({error}); remove it to begin anew") from None
    if found.character != skill.character.name:
        raise BadInput(f"{keep} is of a training for {found.character}, not for {skill.character.name}")
    return found


def save(training: Training, keep: Path | None, begun: float) -> None:
    """Keep what was found so far, and the seconds since it began."""
    training.seconds = time.monotonic() - begun
    if keep is not None:
        whole_file(keep, lambda file: file.write(json.dumps(asdict(training)).encode()))
