"""Options with limits refuse `nan`, which is neither too small nor too large: older libraries let it pass."""

from __future__ import annotations

import functools
import math
import typing
from collections.abc import Callable
from typing import Any


def refuse_nan(app: Any) -> None:
    """Make every command of a Typer application, and of those inside, refuse `nan` for options with limits."""
    for command in app.registered_commands:
        if command.callback is not None:
            command.callback = _checked(command.callback)
    for group in app.registered_groups:
        refuse_nan(group.typer_instance)


def _checked(command: Callable[..., Any]) -> Callable[..., Any]:
    """A command that looks at its numbers first."""

    @functools.wraps(command)
    def run(*args: Any, **options: Any) -> Any:
        for name, value in options.items():
            if isinstance(value, float) and math.isnan(value):
                _refuse(command, name)
        return command(*args, **options)

    return run


def _refuse(command: Callable[..., Any], name: str) -> None:
    """Refuse an option that has limits; others are checked by what they are for."""
    import typer

    hint = typing.get_type_hints(command, include_extras=True)[name]
    for each in getattr(hint, "__metadata__", ()):
        if getattr(each, "min", None) is not None or getattr(each, "max", None) is not None:
            shown = next(
                (text for text in each.param_decls or () if text.startswith("--")), f"--{name.replace('_', '-')}"
            )
            raise typer.BadParameter(f"nan is no number; expected {each.min} to {each.max}", param_hint=f"'{shown}'")
