"""Which method of which paper a system implements."""

from __future__ import annotations

from typing import NamedTuple


class Method(NamedTuple):
    """A method of the literature that a system implements.

    Attributes:
        what: The method in a few words.
        paper: Author and year.
        section: Where it is described in the paper.
        begin: A command to begin with.
    """

    what: str
    paper: str
    section: str
    begin: str
