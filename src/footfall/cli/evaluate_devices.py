"""`footfall evaluate devices`."""

from __future__ import annotations

from typing import Annotated

import typer

from . import screen


def run(
    skill: Annotated[str, typer.Argument(help="Name or file of a skill.")],
    trials: Annotated[int, typer.Option("--trials", min=1, max=100000, help="Number of trials.")] = 100,
    seconds: Annotated[float, typer.Option("--seconds", min=1.0, max=600.0, help="Duration of each [s].")] = 10.0,
    pushes: Annotated[
        bool, typer.Option("--pushes", help="Also the push envelope, 16 directions and 16 phases, on both.")
    ] = False,
    dt: screen.Dt = 1e-3,
    json: screen.Json = False,
) -> None:
    from ..control import skill as skill_files
    from ..errors import BadInput
    from ..evaluate.protocols import devices as protocol
    from ..evaluate.protocols import ladder
    from ..physics.gpu import device

    chosen = skill_files.load(skill)
    ladder.check(chosen, dt)
    if device.missing():
        raise BadInput(f"there is no GPU to compare the CPU with: {device.missing()}")
    with screen.progress("evaluate devices") as progress:
        report = protocol.evaluate(chosen, "cuda", trials, seconds, dt, pushes, progress)
    screen.show(report, json)
