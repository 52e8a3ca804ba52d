"""`nan` is refused by options with limits, whatever the library of the command line does."""

from __future__ import annotations

import math
from typing import Annotated

import pytest
import typer

from footfall.cli import numbers


def command(
    minutes: Annotated[float, typer.Option("--minutes", min=0.01, max=10.0)] = 1.0,
    step_time: Annotated[float, typer.Option(min=0.1)] = 1.0,
    size: Annotated[float, typer.Option("--size")] = 1.0,
) -> float:
    return minutes + step_time + size


def test_nan_is_refused_where_there_are_limits():
    app = typer.Typer()
    inner = typer.Typer()
    app.add_typer(inner, name="inner")
    inner.command("run")(command)
    numbers.refuse_nan(app)
    run = inner.registered_commands[0].callback
    assert run is not None
    assert run(minutes=2.0) == 4.0
    assert math.isnan(run(size=math.nan))  # checked by what it is for
    for name, shown in (("minutes", "--minutes"), ("step_time", "--step-time")):
        with pytest.raises(typer.BadParameter, match="nan is no number") as raised:
            run(**{name: math.nan})
        assert raised.value.param_hint == f"'{shown}'"
