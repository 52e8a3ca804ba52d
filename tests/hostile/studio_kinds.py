"""What strangers send to the studio or drop on it, beyond skill files and messages of its own page, mutated."""

from __future__ import annotations

import io
import json
import struct
import warnings
import zipfile
from pathlib import Path
from random import Random
from typing import Any

import mutate
import numpy as np
from kinds import Attempt, kind

from footfall.control import archive
from footfall.control import skill as skills
from studio.rigged_character import glb, packed


@kind
def rigged_characters(folder: Path) -> Attempt:
    """Read, told to the page, and, of those of which that worked, every tenth taken home."""
    from footfall.studio.files import own_character
    from footfall.trials import Trial, run

    content = glb()
    size = struct.unpack_from("<I", content, 12)[0]
    plain, data = json.loads(content[20 : 20 + size]), content[28 + size :]
    bones = {"hips": {"node": 1}, "spine": {"node": 2}, "leftFoot": {"node": 14}}
    vrm = {**plain, "extensions": {"VRMC_vrm": {"humanoid": {"humanBones": bones}}}}
    walk = own_character.read(content, "mine.glb").embody(skills.load("human-walk-natural"))
    rollout = run(Trial(walk, 0.1, 2e-3, record_every=1 / 60))

    def attempt(random: Random) -> None:
        document = random.choice((plain, vrm))
        if random.random() < 0.3:
            mutated = mutate.of_bytes(random, packed(document, data))
        else:
            mutated = packed(mutate.of_tree(random, document), data)
        with warnings.catch_warnings(action="error"):
            own = own_character.read(mutated, "mine.glb")
            json.dumps(own.message(), allow_nan=False).encode()
            if random.random() < 0.1:
                own.animated(rollout)

    return attempt


METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)


def _archived(rows: dict[str, bytes], method: int) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as made:
        for name, content in rows.items():
            made.writestr(name, content)
    return out.getvalue()


@kind
def archives_of_skills(folder: Path) -> Attempt:
    source = skills.BUILT_IN / "human-walk" / "skill.toml"
    rows = {"skill.toml": source.read_bytes(), "data.npz": bytes(range(256)) * 4}
    given = [_archived(rows, method) for method in METHODS]

    def attempt(random: Random) -> None:
        place = folder / "unpacked"
        place.mkdir(exist_ok=True)
        if random.random() < 0.2:
            names = mutate.of_tree(random, {name: name for name in rows})
            names = names if isinstance(names, dict) else {}
            words = {str(name).replace("\0", "") or "x": rows.get(str(key), b"") for key, name in names.items()}
            content = _archived(words, zipfile.ZIP_DEFLATED)
        else:
            content = mutate.of_bytes(random, random.choice(given))
        if random.random() < 0.5:
            (folder / "mine.zip").write_bytes(content)
            path = archive.unpack(folder / "mine.zip", place, "mine.zip")
        else:
            path = archive.unpack(content, place, "mine.zip")
        skills.read(path)

    return attempt


@kind
def crowd_and_pad_messages(folder: Path) -> Attempt:
    """Messages of the pages `/crowd` and `/pad`; those of the crowd are performed."""
    from footfall.studio.crowd import service
    from footfall.studio.crowd.simulation import LiveCrowd
    from footfall.studio.pad import room
    from footfall.studio.wire import messages

    crowd = LiveCrowd(service.CrowdService().database(), 9)
    numbers = (-(2**31) + 1, -1, 0, 1e-300, 0.3, 1, 2, 3.5, 9, 12, 99.9, 1e3, 1e3 + 1, 2**31)

    def of_crowd(random: Random) -> dict[str, Any]:
        two = [random.choice(numbers) for _ in range(2)]
        given: list[dict[str, Any]] = [
            {"do": "push", "who": random.choice(numbers), "impulse": two},
            {"do": "ball", "to": two},
            {"do": "allow", "steps": random.choice(("any", "one", "none"))},
            {"do": "fill", "count": random.choice(numbers[:-3])},
        ]
        return random.choice(given)

    pads = [{"do": "source", "name": "recording"}, {"do": "pause", "on": True}, {"do": "restart"}]

    def attempt(random: Random) -> None:
        on_pad = random.random() < 0.3
        given = random.choice(pads) if on_pad else of_crowd(random)
        text = json.dumps(mutate.of_tree(random, given) if on_pad or random.random() < 0.4 else given, default=str)
        if random.random() < 0.2:
            text = mutate.of_bytes(random, text.encode()).decode("utf-8", "replace")
        message = messages.read(text, room.FIELDS if on_pad else service.FIELDS)
        if not on_pad:
            crowd.ask(message)
            frame = crowd.advance(0.02)
            json.dumps(crowd.message(), allow_nan=False)
            assert np.isfinite(crowd.poses).all(), frame

    return attempt
