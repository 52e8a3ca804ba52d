"""Archives of skills: a damaged one is refused in one line, and leaves no traceback."""

from __future__ import annotations

import io
import os
import time
import zipfile

import pytest

from footfall.control import archive
from footfall.errors import BadInput


def packed(tmp_path) -> bytes:
    data = tmp_path / "data.npz"
    data.write_bytes(bytes(range(256)) * 40)
    return archive.pack('schema = "footfall/skill"\n' * 40, [data])


def test_what_is_packed_is_unpacked(tmp_path):
    place = tmp_path / "out"
    place.mkdir()
    assert archive.unpack(packed(tmp_path), place).read_text().startswith("schema")
    assert (place / "data.npz").read_bytes() == bytes(range(256)) * 40


@pytest.mark.parametrize("byte", [0x00, 0x07, 0x55, 0xFF])
def test_compressed_bytes_that_are_damaged_are_refused(tmp_path, byte):
    content = bytearray(packed(tmp_path))
    begin = content.index(b"skill.toml") + len("skill.toml")  # of the compressed text
    content[begin : begin + 12] = bytes([byte]) * 12
    with pytest.raises(BadInput, match="cannot be read as an archive"):
        archive.unpack(bytes(content), tmp_path)


@pytest.mark.parametrize("method", [zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_damaged_stream_of_every_method_is_refused_in_one_line(tmp_path, method):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as made:
        made.writestr("skill.toml", "".join(f"key{i} = {i * i}\n" for i in range(500)))
    whole = out.getvalue()
    place = tmp_path / "out"
    place.mkdir()
    assert archive.unpack(whole, place).read_text().startswith("key0")
    begin, end = whole.index(b"skill.toml") + len("skill.toml"), whole.rindex(b"PK\1\2")
    for at in range(begin, end, max(1, (end - begin) // 40)):
        content = bytearray(whole)
        content[at : at + 8] = bytes(255 - byte for byte in content[at : at + 8])
        with pytest.raises(BadInput, match="cannot be read as an archive") as refused:
            archive.unpack(bytes(content), tmp_path)
        assert "\n" not in str(refused.value)


def test_an_archive_of_very_many_entries_is_refused_by_its_directory(tmp_path):
    path = tmp_path / "many.zip"
    with zipfile.ZipFile(path, "w") as made:
        for i in range(20_000):
            made.writestr(zipfile.ZipInfo(f"{i}"), b"")
    for content in (path, path.read_bytes()):
        start = time.process_time()
        with pytest.raises(BadInput, match="directory is too large"):
            archive.unpack(content, tmp_path)
        assert time.process_time() - start < 0.1


def test_an_archive_that_is_too_large_is_not_opened(tmp_path):
    path = tmp_path / "large.zip"
    path.write_bytes(b"")
    os.truncate(path, archive.MAX_BYTES + 1)
    with pytest.raises(BadInput, match=r"^large\.zip: is too large; expected at most 128 MB"):
        archive.unpacked(path)
