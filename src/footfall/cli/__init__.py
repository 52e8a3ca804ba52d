"""The command `footfall`, one module per subcommand. Large packages are imported only when a subcommand needs them."""

from __future__ import annotations

import io
import os
import sys
from typing import Any, NoReturn


def main() -> None:
    """Run the command line. An input error prints one line and exits with code 2, without a traceback."""
    import typer

    from ..errors import FootfallError
    from .app import app

    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a character the terminal cannot encode is printed as "?"
    try:
        code = app(prog_name="footfall", standalone_mode=False)  # exit code of the subcommand, if it returns one
        sys.stdout.flush()
    except FootfallError as error:
        _leave(2, str(error))
    except (KeyboardInterrupt, typer.Abort):
        _leave(130, "stopped")
    except BrokenPipeError:  # the reader of the output has closed the pipe
        _drop_output()
        sys.exit(0)
    except OSError as error:
        if error.filename is not None:  # a name too long for the file system, a folder that may not be looked into
            _leave(2, f"{str(error.filename)[:200]}: {error.strerror or error}")
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
    """Print Typer's message about the arguments in one line; the whole help when there were no arguments."""
    message = error.format_message()
    if "\n" in message:
        print(message, file=sys.stderr)
        sys.exit(2)
    context = getattr(error, "ctx", None)
    _leave(2, message.rstrip(".") + (f"; see {context.command_path} --help" if context else ""))


def _leave(code: int, message: str) -> NoReturn:
    """Print the message as one line without control characters, and exit."""
    line = "".join(c if c.isprintable() else " " for c in message)
    print(f"footfall: {line}", file=sys.stderr)
    sys.exit(code)


def _drop_output() -> None:
    """Redirect standard output to nowhere, so that Python does not try to flush it again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
