"""Limits that are checked on declared sizes, before any work begins."""

from __future__ import annotations

import io
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import numpy as np
import pytest

from footfall import arrays
from footfall.errors import BadFile
from footfall.motion.formats import amc, bvh
from footfall.motion.formats.tokens import MEMORY_FREE, MEMORY_PER_BYTE

LEG = """JOINT {0}UpLeg
{{ OFFSET {1} 0 0 CHANNELS {2}
JOINT {0}Leg
{{ OFFSET 0 -40 0 CHANNELS {2}
JOINT {0}Foot
{{ OFFSET 0 -40 0 CHANNELS {2}
End Site
{{ OFFSET 0 0 10 }} }} }} }}
"""
BONE = "begin\nid {0}\nname b{0}\ndirection 0 1 0\nlength 1\naxis 0 0 0 XYZ\nend\n"
TURNS = "3 Zrotation Yrotation Xrotation"


def clip(joints: int, frames: int, channels: str = "0", row: str = "0") -> str:
    """A body with two legs and other joints."""
    legs = "".join(LEG.format(side, x, channels) for side, x in (("Left", 10), ("Right", -10)))
    others = "".join(f"JOINT j{i}\n{{ OFFSET 0 1 0 CHANNELS {channels}\n}}\n" for i in range(joints - 7))
    root = "ROOT Hips\n{ OFFSET 0 0 0 CHANNELS 1 Xposition\n"
    return f"HIERARCHY\n{root}{legs}{others}}}\nMOTION\nFrames: {frames}\nFrame Time: 0.01\n" + f"{row}\n" * frames


def test_a_small_clip_of_many_frames_without_channels_is_refused_at_once():
    text = clip(990, 100_000)
    assert len(text) < 300_000
    start = time.process_time()
    with pytest.raises(BadFile, match="100000 frames of 990 joints would take"):
        bvh.parse(text)
    assert time.process_time() - start < 1.0


def test_the_same_in_amc():
    bones = "".join(BONE.format(i) for i in range(1, 900))
    tree = "".join(f"root b{i}\n" for i in range(1, 900))
    asf = (
        ":version 1.10\n:name x\n:units\nangle deg\n:root\norder TX TY TZ RX RY RZ\naxis XYZ\n"
        "position 0 0 0\norientation 0 0 0\n"
        f":bonedata\n{bones}:hierarchy\nbegin\n{tree}end\n"
    )
    frames = "".join(f"{i}\nroot 0 0 0 0 0 0\n" for i in range(1, 20_000))
    with pytest.raises(BadFile, match="frames of 900 joints would take"):
        amc.parse(f":FULLY-SPECIFIED\n:DEGREES\n{frames}", asf)


def test_a_line_that_never_ends_is_refused():
    text = clip(8, 1, TURNS, "0 " * 2_000_000)
    with pytest.raises(BadFile, match="longer than"):
        bvh.parse(text)


PEAK = """
import resource, sys
from pathlib import Path
from footfall.evaluate.clips import clips
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
clips.load(Path(sys.argv[1]))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


def peak(path: Path) -> float:
    """Memory that reading and cleaning a clip takes [bytes]."""
    done = subprocess.run([sys.executable, "-c", PEAK, path], capture_output=True, text=True, check=True, timeout=120)
    return float(done.stdout) * (1.0 if sys.platform == "darwin" else 1024.0)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["many joints", "short numbers", "six channels"])
def test_memory_of_reading_a_clip_is_bounded_by_its_size(tmp_path, kind):
    six = "6 Xposition Yposition Zposition Zrotation Yrotation Xrotation"
    texts = {
        "many joints": lambda: clip(990, 1100),  # just accepted
        "short numbers": lambda: clip(40, 60_000, TURNS, " ".join(["1"] * (1 + 3 * 39))),
        "six channels": lambda: clip(40, 30_000, six, " ".join(["1"] * (1 + 6 * 39))),
    }
    path = tmp_path / "clip.bvh"
    path.write_text(texts[kind]())
    most = MEMORY_PER_BYTE * path.stat().st_size + MEMORY_FREE
    assert 30e6 < peak(path) < most


def million(path: Path, count: int) -> None:
    """An archive with many empty entries."""
    with zipfile.ZipFile(path, "w") as archive:
        for i in range(count):
            archive.writestr(zipfile.ZipInfo(f"{i}.npy"), b"")


@pytest.mark.parametrize("reader", ["read_arrays", "read_all"])
def test_an_archive_of_very_many_entries_is_refused_by_its_directory(tmp_path, reader):
    path = tmp_path / "many.npz"
    million(path, 20_000)
    start = time.process_time()
    kinds = ({"a": ("f", 1)},) if reader == "read_arrays" else ()
    with pytest.raises(BadFile, match="directory is too large"):
        getattr(arrays, reader)(path, *kinds, 1 << 30, "some arrays")
    assert time.process_time() - start < 0.1


def _entry(descr: str, shape: tuple[int, ...], data: bytes) -> bytes:
    content = io.BytesIO()
    np.lib.format.write_array_header_1_0(content, {"descr": descr, "fortran_order": False, "shape": shape})
    return content.getvalue() + data


@pytest.mark.parametrize(
    "content",
    [
        _entry("<f8", (10**12,), b""),
        _entry("<f8", (-1, -2), bytes(16)),
        _entry("<U0", (10**12,), b""),
        _entry("|V8", (2,), bytes(16)),
        _entry("|O", (2,), bytes(16)),
        b"\x93NUMPY\x01\x00\x08\x00" + b"((((((((",
        b"",
    ],
)
def test_an_array_with_a_false_header_is_refused(tmp_path, content):
    path = tmp_path / "array.npz"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.npy", content)
    for read in (
        lambda: arrays.read_all(path, 1 << 30, "some arrays"),
        lambda: arrays.read_arrays(path, {"a": ("f", 1)}, 1 << 30, "a list of numbers"),
    ):
        with pytest.raises(BadFile) as error:
            read()
        assert "\n" not in str(error.value)
    (tmp_path / "array.npy").write_bytes(content)
    with pytest.raises(BadFile):
        arrays.read_one(tmp_path / "array.npy", 1 << 20, "an array")


def test_what_was_written_can_be_read(tmp_path):
    """The limits above are not in the way of a real file."""
    path = tmp_path / "good.npz"
    names = {f"column_{i}": np.arange(3.0) for i in range(500)}
    np.savez(path, about=np.array("text"), **names)
    found = arrays.read_all(path, 1 << 20, "some arrays")
    assert set(found) == {*names, "about"}
    assert found["column_7"].tolist() == [0.0, 1.0, 2.0]


def test_legs_too_short_to_be_scaled_are_refused(tmp_path):
    from footfall.evaluate.clips import clips

    path = tmp_path / "clip.bvh"
    path.write_text(clip(8, 5, TURNS, " ".join(["1"] * 22)).replace("0 -40 0", "0 -1e-300 0"))
    with pytest.raises(BadFile, match="no length"):
        clips.load(path)
