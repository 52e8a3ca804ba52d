"""`footfall train-feedforward`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import screen


def run(
    skill: Annotated[str, typer.Argument(help="Name or file of a skill that goes round in a cycle.")],
    out: Annotated[str, typer.Option("--out", "-o", help="Folder of the new skill; its name is the skill's.")],
    bin: Annotated[str, typer.Option("--bin", help="Width of a phase bin, 0.5ms to 25ms.")] = "5ms",
    cycles: Annotated[int, typer.Option("--cycles", min=1, max=100000, help="Cycles to learn from.")] = 400,
    limit: Annotated[
        float | None,
        typer.Option(
            "--limit", min=0.0, max=2.0, help="The most learned, as an angle of the servo [rad]; 0.2 or 0.25."
        ),
    ] = None,
    without: Annotated[
        list[str] | None, typer.Option("--without", help="What is not to be learned, e.g. torso_roll; repeat for more.")
    ] = None,
    dt: screen.Dt = 5e-4,
    json: screen.Json = False,
) -> None:
    from .. import parallel as pool
    from .. import writing
    from ..control import skill as skills
    from ..errors import BadInput
    from ..evaluate.protocols import feedforward as protocol
    from ..evaluate.protocols import train_feedforward as training
    from ..evaluate.protocols import trained_skill

    chosen = skills.load(skill)
    settings = {"bin": _seconds(bin)} | ({} if limit is None else {"limit": limit})
    protocol.check(chosen, dt)
    folder = Path(out)
    name = trained_skill.target(folder)
    new = not folder.exists()
    writing.folder(folder)
    done = False
    try:
        with screen.progress() as progress:
            torques, report = training.train(chosen, settings, cycles, dt, without or (), progress)
        report.files += map(str, trained_skill.write(chosen, torques, folder))
        done = True
    except (KeyboardInterrupt, pool.Stopped):
        raise BadInput("stopped before it had learned enough; nothing was written") from None
    finally:
        if new and not done and folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
    report.title += f": {name}"
    report.words.append(f"next: footfall play {folder}/ · footfall evaluate pushes {folder}/")
    screen.show(report, json)


def _seconds(text: str) -> float:
    """`5ms` or `0.005`, within what a skill file may say."""
    from ..control.learned import SETTINGS
    from ..errors import BadInput
    from ..physics.options import read_number

    number, unit, rest = text.strip().partition("ms")
    value = read_number(number, "--bin") * (1e-3 if unit else 1.0)
    _, low, high = SETTINGS["bin"]
    if rest or not low <= value <= high:
        raise BadInput(f"--bin {text[:40]!r}: expected {1000 * low:g}ms to {1000 * high:g}ms")
    return value
