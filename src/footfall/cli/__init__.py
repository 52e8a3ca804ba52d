"""The command `footfall`: one file a verb. Nothing heavy is imported before a verb needs it."""

from __future__ import annotations

import io
import os
import sys
from typing import Any, NoReturn


def main() -> None:
    """Run the command line; a user's mistake is one line and exit code 2, never a traceback."""
    import typer

    from ..errors import FootfallError
    from .app import app

    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter gets "?"
    try:
        code = app(prog_name="footfall", standalone_mode=False)  # of a verb that ends with one
        sys.stdout.flush()
    except FootfallError as error:
        _leave(2, str(error))
    except (KeyboardInterrupt, typer.Abort):
        _leave(130, "stopped")
    except BrokenPipeError:  # whoever read the output has seen enough
        _drop_output()
        sys.exit(0)
    except OSError as error:
        if error.filename is not None:  # not standard output, so a fault of ours
            raise
        _drop_output()
        _leave(2, f"cannot write the output: {error.strerror or error}")
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        _leave_with_usage(error)
    if code == 130:
        _leave(130, "stopped")
    if isinstance(code, int) and code:
        sys.exit(code)


def _leave_with_usage(error: Any) -> NoReturn:
    """What Typer has to say about the words typed, in one line; the whole help when there were none."""
    message = error.format_message()
    if "\n" in message:
        print(message, file=sys.stderr)
        sys.exit(2)
    context = getattr(error, "ctx", None)
    _leave(2, message.rstrip(".") + (f"; see {context.command_path} --help" if context else ""))


def _leave(code: int, message: str) -> NoReturn:
    """One line, whatever the message quotes."""
    line = "".join(c if c.isprintable() else " " for c in message)
    print(f"footfall: {line}", file=sys.stderr)
    sys.exit(code)


def _drop_output() -> None:
    """Keep Python from trying once more to write what could not be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
