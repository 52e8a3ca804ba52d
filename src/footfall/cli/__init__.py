"""The command `footfall`: one file a verb. Nothing heavy is imported before a verb needs it."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; a user's mistake is one line and exit code 2, never a traceback."""
    from ..errors import FootfallError
    from .app import app

    try:
        app()
    except FootfallError as error:
        print(f"footfall: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("footfall: stopped", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
