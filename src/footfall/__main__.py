"""`python -m footfall` is the command `footfall`."""

from .cli import main

main()
