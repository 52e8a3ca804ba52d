"""Files beside a skill: arrays and bodies, read only from its own folder and never as code."""

from __future__ import annotations

import io
import os
import pickle
import zipfile
from pathlib import Path

import numpy as np
import pytest
from skill_text import changed, open_skill, put, refusal

from footfall import characters
from footfall.control import skill as skills
from footfall.errors import BadFile, FootfallError


def with_data(file: Path, name: str = "data.npz") -> Path:
    file.write_text(changed(put(name, "data")))
    return file.parent / name


def test_arrays_beside_a_skill_are_read(file):
    np.savez(with_data(file), angles=np.arange(6.0))
    assert skills.load(file).arrays()["angles"].tolist() == [0, 1, 2, 3, 4, 5]


def test_pickles_in_an_archive_are_never_opened(file, tmp_path):
    class Trap:
        def __reduce__(self):
            return os.mkdir, (str(tmp_path / "sprung"),)

    np.savez(with_data(file), allow_pickle=True, trap=np.array([Trap()], dtype=object))
    with pytest.raises(BadFile, match="data"):
        open_skill(file)
    with zipfile.ZipFile(with_data(file), "w") as archive:
        archive.writestr("trap.npy", pickle.dumps(Trap()))
        archive.writestr("trap", pickle.dumps(Trap()))
    with pytest.raises(BadFile, match="data"):
        open_skill(file)
    with_data(file).write_bytes(pickle.dumps(Trap()))
    with pytest.raises(BadFile, match="data"):
        open_skill(file)
    assert not (tmp_path / "sprung").exists()


def test_an_archive_that_would_fill_the_memory_is_refused_before_it_is_unpacked(file):
    with zipfile.ZipFile(with_data(file), "w", zipfile.ZIP_DEFLATED) as archive, archive.open("a.npy", "w") as member:
        for _ in range(65):
            member.write(bytes(1 << 20))
    assert with_data(file).stat().st_size < 1 << 20
    with pytest.raises(BadFile, match="too large"):
        open_skill(file)


def test_an_array_that_says_it_is_larger_than_it_is_is_refused(file):
    content = io.BytesIO()
    np.lib.format.write_array_header_1_0(content, {"descr": "<f8", "fortran_order": False, "shape": (10**15,)})
    with zipfile.ZipFile(with_data(file), "w") as archive:
        archive.writestr("a.npy", content.getvalue())
    with pytest.raises(BadFile, match="data"):
        open_skill(file)


def test_what_is_not_an_array_is_refused(file):
    with zipfile.ZipFile(with_data(file), "w") as archive:
        archive.writestr("readme.txt", "hello")
    with pytest.raises(BadFile, match="not an array"):
        open_skill(file)


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_archive_is_read_or_refused(file, seed):
    np.savez_compressed(with_data(file), a=np.arange(500.0), b=np.ones((20, 3)))
    whole = bytearray(with_data(file).read_bytes())
    random = np.random.default_rng(seed)
    for _ in range(60):
        broken = whole.copy()
        for place in random.integers(0, len(whole), random.integers(1, 6)):
            broken[place] = random.integers(0, 256)
        with_data(file).write_bytes(broken[: random.integers(1, len(whole) + 1)] if random.random() < 0.3 else broken)
        try:
            open_skill(file)
        except FootfallError:
            continue


@pytest.mark.parametrize("name", ["data.npz", "body.toml"])
def test_a_link_that_leads_out_of_the_folder_or_round_in_a_circle_is_refused(file, tmp_path, name):
    key = "data" if name.endswith("npz") else "character"
    (tmp_path / name).write_bytes(b"secret")
    (file.parent / name).symlink_to(tmp_path / name)
    error = refusal(file, changed(put(name, key)))
    assert (error.key, "leads out" in str(error)) == (key, True)
    (file.parent / name).unlink()
    (file.parent / name).symlink_to(name)
    assert refusal(file, changed(put(name, key))).key == key


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_is_not_waited_for(file):
    os.mkfifo(with_data(file))
    with pytest.raises(BadFile, match="data"):
        open_skill(file)


def with_body(file: Path, old: str = "", new: str = "") -> None:
    text = (Path(characters.__file__).parent / "planar7.toml").read_text()
    assert old in text
    (file.parent / "body.toml").write_text(text.replace(old, new))
    file.write_text(changed(put("body.toml", "character")))


def test_a_body_beside_a_skill_is_used(file):
    with_body(file, "mass = 70.0", "mass = 60.0")
    assert skills.load(file).character.mass == pytest.approx(80.0)
    open_skill(file)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("planar = true", "planar = false"),
        ("left_ankle", "left_fetlock"),
        ("points = [[-0.04, 0.0, -0.04], [0.12, 0.0, -0.04]]\n", ""),
        ('name = "trunk"', 'name = "trunk"\npoints = [[0, 0, 0]]'),
    ],
)
def test_a_body_the_system_cannot_move_is_refused(file, old, new):
    with_body(file, old, new)
    with pytest.raises(BadFile, match="character"):
        open_skill(file)


def test_a_body_that_is_broken_names_its_own_file(file):
    with_body(file, "mass = 70.0", "mass = -70.0")
    with pytest.raises(BadFile, match=r"body\.toml: links\[0\]\.mass"):
        open_skill(file)
