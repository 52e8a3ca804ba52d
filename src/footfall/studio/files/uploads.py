"""Uploaded clips: read, kept in the scratch folder, and described to the page."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

from ...errors import BadInput, FootfallError
from ...evaluate.clips import clips

MAX_CLIPS = 20  # older ones are deleted
MAX_CLIP_BYTES = 32 << 20


class Uploads:
    """The clips that clients have uploaded."""

    def __init__(self, scratch: Path):
        self.scratch = scratch
        self.reading = asyncio.Lock()  # one clip is read at a time
        self.clips: dict[str, tuple[str, Path]] = {}  # name and file, by id

    def get(self, clip: str) -> tuple[str, Path]:
        """Name and file of a clip."""
        if clip not in self.clips:
            raise BadInput("this clip is no longer available; upload it again")
        return self.clips[clip]

    async def add(self, name: str, content: bytes) -> dict[str, Any]:
        """Read a clip, validated like any other, and keep it.

        Args:
            name: The file name on the user's machine.
            content: The BVH file.

        Returns:
            The `clip` message.
        """
        if len(self.clips) >= MAX_CLIPS:
            old = next(iter(self.clips))
            self.clips.pop(old)[1].unlink(missing_ok=True)
        key = secrets.token_hex(8)
        path = self.scratch / f"clip-{key}.bvh"
        path.write_bytes(content)
        try:
            read = await asyncio.to_thread(clips.load, path)
        except FootfallError as error:
            path.unlink(missing_ok=True)
            raise BadInput(str(error).replace(str(path), name[:80])) from None
        stem = name.rsplit(".", 1)[0][:60] or "clip"
        self.clips[key] = (stem, path)
        motion, findings = read.recorded, len(read.cleaned.findings)
        kind, speed = await asyncio.to_thread(clips.kind, read)
        return {
            "is": "clip",
            "id": key,
            "name": stem,
            "seconds": len(motion) / motion.rate,
            "frames": len(motion),
            "rate": motion.rate,
            "kind": kind,
            "speed": speed,
            "words": f"{len(motion.skeleton.names)} joints; {findings} defects repaired" if findings else "",
            "sketch": await asyncio.to_thread(clips.preview, read),
        }
