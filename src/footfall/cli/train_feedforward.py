"""`footfall train-feedforward`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import screen, skill_folder


def run(
    skill: Annotated[str, typer.Argument(help="Name or file of a cyclic skill.")],
    out: Annotated[str, typer.Option("--out", "-o", help="Folder of the new skill; its name is the skill's.")],
    bin: Annotated[str, typer.Option("--bin", help="Width of a phase bin, 0.5ms to 25ms.")] = "5ms",
    cycles: Annotated[int, typer.Option("--cycles", min=1, max=100000, help="Cycles to learn from.")] = 400,
    limit: Annotated[
        float | None,
        typer.Option(
            "--limit",
            min=0.0,
            max=2.0,
            help="Limit of the learned torque, as an angle error of the PD servo [rad]; 0.2 or 0.25.",
        ),
    ] = None,
    without: Annotated[
        list[str] | None, typer.Option("--without", help="A channel that is not learned, e.g. torso_roll; repeatable.")
    ] = None,
    dt: screen.Dt = 5e-4,
    json: screen.Json = False,
) -> None:
    from .. import parallel, writing
    from ..control import skill as skills
    from ..errors import BadInput
    from ..evaluate.protocols import feedforward as protocol
    from ..evaluate.protocols import train_feedforward as training
    from ..evaluate.protocols import trained_skill

    chosen = skills.load(skill)
    settings = {"bin": _read_bin(bin)} | ({} if limit is None else {"limit": limit})
    protocol.check(chosen, dt)
    folder = Path(out)
    skill_folder.check_name(folder.name, folder)
    skill_folder.check_new(folder / "skill.toml")
    new = not folder.exists()
    writing.folder(folder)
    done = False
    try:
        with screen.progress("train-feedforward") as progress:
            torques, report = training.train(chosen, settings, cycles, dt, without or (), progress)
        report.files += map(str, trained_skill.write(chosen, torques, folder))
        done = True
    except (KeyboardInterrupt, parallel.Interrupted):
        raise BadInput("stopped before the learning was finished; nothing was written") from None
    finally:
        if new and not done and folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
    report.title += f": {folder.name}"
    report.words.append(f"next: footfall play {folder}/ · footfall evaluate pushes {folder}/")
    screen.show(report, json)


def _read_bin(text: str) -> float:
    """Read a bin width such as `5ms` or `0.005` [s], within the range a skill file allows."""
    from ..control.learned import SETTINGS
    from ..errors import BadInput
    from ..physics.options import read_number

    number, unit, rest = text.strip().partition("ms")
    value = read_number(number, "--bin") * (1e-3 if unit else 1.0)
    _, low, high = SETTINGS["bin"]
    if rest or not low <= value <= high:
        raise BadInput(f"--bin {text[:40]!r}: expected {1000 * low:g}ms to {1000 * high:g}ms")
    return value


def evaluate(
    skill: Annotated[str, typer.Argument(help="Name or file of a skill.")],
    cycles: Annotated[int, typer.Option("--cycles", min=1, max=100000, help="Cycles to learn from.")] = 400,
    dt: screen.Dt = 5e-4,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import writing
    from ..control import skill as skill_files
    from ..evaluate.protocols import feedforward as protocol
    from ..evaluate.protocols import starting

    chosen = skill_files.load(skill)
    protocol.check(chosen, dt)
    with screen.progress():
        starting.check([chosen], dt, None)
    folder = writing.folder(Path(out))
    with screen.progress("evaluate feedforward") as progress:
        report, cycle = protocol.evaluate(chosen, cycles, dt, progress=progress)
    if cycle is not None:
        path = folder / f"feedforward-{chosen.id}.png"
        protocol.draw(cycle, report.title, path)
        report.files.append(str(path))
    screen.show(report, json)
