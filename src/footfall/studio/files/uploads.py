"""Uploaded files: read in a process of their own. Clips are kept in the scratch folder, and described to the page."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import shutil
import sys
from pathlib import Path
from typing import Any

from ...errors import BadInput, FootfallError
from . import own_character
from .own_character import OwnCharacter

MAX_CLIPS = 20  # older ones are deleted
MAX_CLIP_BYTES = 32 << 20
READING_TIMEOUT = 120.0  # [s]
COMMAND = (sys.executable, "-m", "footfall.studio.files.upload_process")


class Uploads:
    """The clips that clients have uploaded."""

    def __init__(self, scratch: Path):
        self.scratch = scratch
        self.reading = asyncio.Lock()  # one file is read at a time
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
            shutil.rmtree(self.clips.pop(old)[1].parent, ignore_errors=True)
        key = secrets.token_hex(8)
        stem = name.rsplit(".", 1)[0][:60] or "clip"
        path = self.scratch / f"clip-{key}" / f"{_plain(stem)}.bvh"  # skills that are learned from it keep its name
        path.parent.mkdir()
        path.write_bytes(content)
        try:
            read = await _read("clip", path, name)
        except FootfallError as error:
            shutil.rmtree(path.parent, ignore_errors=True)
            raise BadInput(str(error).replace(str(path), name[:80])) from None
        except BaseException:
            shutil.rmtree(path.parent, ignore_errors=True)
            raise
        self.clips[key] = (stem, path)
        return {"is": "clip", "id": key, "name": stem, **read}

    async def character(self, name: str, content: bytes) -> OwnCharacter:
        """Read a rigged character; its arguments are as of `add`.

        Raises:
            BadInput: It cannot be read, or takes too much memory or time.
        """
        return own_character.from_plain(await self._passing("character", name, content), content)

    async def check_archive(self, name: str, content: bytes) -> None:
        """Unpack an archive of a skill, and check the skill; its arguments are as of `add`.

        Raises:
            BadInput: It cannot be read, or takes too much memory or time.
        """
        await self._passing("skill", name, content)

    async def _passing(self, kind: str, name: str, content: bytes) -> dict[str, Any]:
        """Read a file that is not kept."""
        path = self.scratch / f"{kind}-{secrets.token_hex(8)}"
        path.write_bytes(content)
        try:
            return await _read(kind, path, name)
        finally:
            path.unlink(missing_ok=True)


def _plain(stem: str) -> str:
    """A file name like this one."""
    kept = "".join(c if c.isascii() and (c.isalnum() or c in " -_") else "-" for c in stem).strip(" -")
    return kept or "clip"


async def _read(kind: str, path: Path, name: str) -> dict[str, Any]:
    """What is read of a file, in a process of its own: whatever it takes is given back at its end."""
    process = await asyncio.create_subprocess_exec(
        *COMMAND,
        kind,
        str(path),
        name,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
    )
    try:
        said, _ = await asyncio.wait_for(process.communicate(), READING_TIMEOUT)
        answer = json.loads(said)
    except TimeoutError:
        raise BadInput(f"this {kind} takes longer than {READING_TIMEOUT:g} s to read") from None
    except ValueError:  # it was killed, perhaps for its memory
        raise BadInput(f"this {kind} could not be read: the process that read it ended without a word") from None
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if "failed" in answer:
        raise BadInput(answer["failed"])
    return answer["read"]
