"""The pad that `footfall studio --pad` shows, from its folder and a recording."""

from __future__ import annotations

from pathlib import Path

from ...control import skill as skills
from ...errors import BadInput
from ...foot_pressure.build import RECORDING
from ...foot_pressure.commands import load
from ...systems.foot_pressure import pad_file
from .room import PadRoom


def opened(folder: str, recording: str, port: int) -> PadRoom:
    """Read a database and a recording, and take the port of the stream.

    Args:
        folder: Of the database.
        recording: CSV file of a pad; the one in the folder if empty.
        port: UDP port on 127.0.0.1.

    Returns:
        What the page shows.

    Raises:
        BadInput: The database or the recording cannot be used, they do not fit, or the port is in use.
    """
    if not folder:
        raise BadInput("--pad-file needs a database of foot pressure; expected --pad FOLDER too")
    database, name = load(folder)
    own = skills.load(folder).path
    path = Path(recording) if recording else (own.parent / RECORDING if own is not None else None)
    seen = None
    if path is not None and (recording or path.is_file()):
        seen = pad_file.read(path)
        pad_file.check_same(seen.pad, database.pad, str(path))
    room = PadRoom(database, name, seen)
    room.listen(port)
    return room
