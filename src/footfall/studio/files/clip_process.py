"""The process that reads one uploaded clip, with limits on its memory; the server limits its time.

`python -m footfall.studio.files.clip_process FILE` prints one JSON object: `clip`, or `failed` with a reason.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from pathlib import Path
from typing import Any

from ...errors import FootfallError
from ...evaluate.clips import clips
from ...motion.formats.tokens import MEMORY_FREE, MEMORY_PER_BYTE

NICENESS = 5  # so that the simulation of the studio keeps its rate
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


def described(path: Path) -> dict[str, Any]:
    """What the page shows of a clip, without its id and name."""
    read = clips.load(path)
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


def main() -> None:
    """Read the file of the first argument."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    path = Path(sys.argv[1])
    most = MEMORY_PER_BYTE * path.stat().st_size + MEMORY_FREE
    limit_memory(most + SPARE)
    try:
        answer = {"clip": described(path)}
    except FootfallError as error:
        answer = {"failed": str(error)}
    except MemoryError:
        answer = {"failed": f"this clip takes more than {most / 1e6:.0f} MB of memory to read"}
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
