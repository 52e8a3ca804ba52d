"""Archives of skills: a damaged one is refused in one line, and leaves no traceback."""

from __future__ import annotations

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
