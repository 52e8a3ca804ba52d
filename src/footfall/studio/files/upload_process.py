"""The process that reads one uploaded file, with limits on its memory; the server limits its time.

`python -m footfall.studio.files.upload_process KIND FILE NAME` prints one JSON object: `read`, or `failed` with a
reason. KIND is `clip`, `character` (rigged, .glb or .vrm) or `skill` (an archive); NAME is that on the user's machine.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ...errors import FootfallError
from ...motion.formats.tokens import MEMORY_FREE, MEMORY_PER_BYTE

NICENESS = 5  # so that the simulation of the studio keeps its rate
LARGEST = 700e6  # memory for a character or a skill, whatever its size [bytes]
SPARE = 256e6  # of address space, for libraries that are loaded late and for the preview [bytes]


def limit_memory(more: float) -> None:
    """Refuse this process more than so much memory [bytes] beyond what it has; where the system can (Linux)."""
    try:
        import resource

        now = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    except (ImportError, OSError, ValueError, IndexError):
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = int(now + more)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def clip() -> Callable[[Path, str], dict[str, Any]]:
    """A function of a clip's path that returns what the page shows of it, without its id and name."""
    from ...evaluate.clips import clips

    return lambda path, _: _described(clips, clips.load(path))


def _described(clips: Any, read: Any) -> dict[str, Any]:
    motion, findings = read.recorded, len(read.cleaned.findings)
    kind, speed = clips.kind(read)
    return {
        "seconds": len(motion) / motion.rate,
        "frames": len(motion),
        "rate": motion.rate,
        "kind": kind,
        "speed": speed,
        "words": f"{len(motion.skeleton.names)} joints; {findings} defects repaired" if findings else "",
        "sketch": clips.preview(read),
    }


def character() -> Callable[[Path, str], dict[str, Any]]:
    """A function that reads a rigged character, and returns it as plain data."""
    from . import own_character

    return lambda path, name: own_character.read(path.read_bytes(), name).plain()


def skill() -> Callable[[Path, str], dict[str, Any]]:
    """A function that unpacks an archive of a skill, and checks the skill."""
    from ... import systems
    from ...control import archive
    from ...control import skill as skills

    def read(path: Path, name: str) -> dict[str, Any]:
        with tempfile.TemporaryDirectory(prefix="footfall-") as folder:
            systems.controller(skills.read(archive.unpack(path, Path(folder), name)))
        return {}

    return read


KINDS = {"clip": clip, "character": character, "skill": skill}  # the modules that a kind needs are imported first


def main() -> None:
    """Read a file."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    kind, path, name = sys.argv[1], Path(sys.argv[2]), sys.argv[3]
    read = KINDS[kind]()
    most = MEMORY_PER_BYTE * path.stat().st_size + MEMORY_FREE
    most = most if kind == "clip" else min(most, LARGEST)
    limit_memory(most + SPARE)
    try:
        answer = {"read": read(path, name)}
    except FootfallError as error:
        answer = {"failed": str(error)}
    except MemoryError:
        answer = {"failed": f"this {kind} takes more than {most / 1e6:.0f} MB of memory to read"}
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
