"""Kept machine code that is truncated, corrupted, planted by another user or cannot be kept is made again."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numba
import pytest

import footfall
from footfall.physics import kept_code, kernel


def _sum(x):
    return x + 1.5


@pytest.fixture(autouse=True)
def _nothing_said():
    kept_code._said.clear()


@pytest.fixture
def folder(tmp_path) -> Path:
    (tmp_path / "kept").mkdir(mode=0o700)
    return tmp_path / "kept"


def _compiled(*places: Path):
    """A small function with our cache, after one call; says whether it was made or loaded."""
    function = numba.njit(**kernel.OPTIONS)(_sum)
    function._cache = kept_code.KeptCode(_sum, places=list(places))
    assert function(1.0) == 2.5
    return function


def _loaded(function) -> bool:
    return sum(function.stats.cache_hits.values()) == 1


def _lines(caplog) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def test_kept_and_loaded_again(folder, caplog):
    assert not _loaded(_compiled(folder))
    assert _loaded(_compiled(folder))
    assert len(list(folder.iterdir())) == 1
    assert not _lines(caplog)


@pytest.mark.parametrize("damage", ["empty", "half", "one bit", "old format", "longer"])
def test_damaged_code_is_made_again(folder, caplog, damage):
    _compiled(folder)
    (path,) = folder.iterdir()
    whole = path.read_bytes()
    middle = len(whole) // 2
    path.write_bytes(
        {
            "empty": b"",
            "half": whole[:middle],
            "one bit": whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
            "old format": whole[len(kept_code.MARK) + 32 :],
            "longer": whole + b"\0",
        }[damage]
    )
    assert not _loaded(_compiled(folder))
    (line,) = _lines(caplog)
    assert "damaged" in line
    assert "\n" not in line
    assert _loaded(_compiled(folder))  # it was mended


def test_a_whole_file_of_something_else_is_made_again(folder, caplog):
    import hashlib
    import pickle

    _compiled(folder)
    (path,) = folder.iterdir()
    content = pickle.dumps((1, 2, 3))
    path.write_bytes(kept_code.MARK + hashlib.sha256(content).digest() + content)
    assert not _loaded(_compiled(folder))
    assert "cannot be used" in _lines(caplog)[0]
    assert _loaded(_compiled(folder))


def _plant(path: Path, proof: Path) -> None:
    """A valid file that would run code when it is unpacked."""
    import hashlib

    content = b"cos\nsystem\n(S'touch %s'\ntR." % os.fsencode(proof)
    path.write_bytes(kept_code.MARK + hashlib.sha256(content).digest() + content)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="no owners of files on this system")
@pytest.mark.parametrize("how", ["file writable by all", "folder writable by group", "link", "other owner"])
def test_planted_code_does_not_run(folder, tmp_path, caplog, how, monkeypatch):
    _compiled(folder)
    (path,) = folder.iterdir()
    proof = tmp_path / "proof"
    _plant(path, proof)
    if how == "file writable by all":
        path.chmod(0o666)
    elif how == "folder writable by group":
        folder.chmod(0o770)
    elif how == "link":
        path.rename(tmp_path / "elsewhere")
        path.symlink_to(tmp_path / "elsewhere")
    else:
        user = os.geteuid()
        monkeypatch.setattr(os, "geteuid", lambda: user + 1)
    assert not _loaded(_compiled(folder, tmp_path / "other"))
    assert not proof.exists()
    assert "made again" in _lines(caplog)[0]
    assert len(_lines(caplog)) == (2 if how == "other owner" else 1)  # there no folder is this user's own


def test_the_planted_file_would_have_run(folder, tmp_path):
    """The test above can fail: the same file is unpacked where it is one's own."""
    _compiled(folder)
    (path,) = folder.iterdir()
    _plant(path, tmp_path / "proof")
    _compiled(folder)
    assert (tmp_path / "proof").exists()


def test_without_any_folder_the_code_is_made_each_time(tmp_path, caplog):
    (tmp_path / "file").write_text("in the way")
    for _ in range(2):
        assert not _loaded(_compiled(tmp_path / "file" / "inside"))
    (line,) = _lines(caplog)
    assert "not kept" in line


def test_a_full_disk_is_no_obstacle(folder, caplog, monkeypatch):
    def full(path, write):
        raise kept_code.CannotWrite(f"cannot write {path}: No space left on device")

    monkeypatch.setattr(kept_code.writing, "whole_file", full)
    assert not _loaded(_compiled(folder))
    assert "No space left" in _lines(caplog)[0]


def _footfall(arguments: list[str], folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "footfall", *arguments]
    full = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"} | environment
    return subprocess.run(command, cwd=folder, env=full, capture_output=True, text=True, timeout=300, check=False)


PLAY = ["play", "planar-walk", "--seconds", "0.05", "--json"]


def test_numba_switched_off(tmp_path):
    source = str(Path(footfall.__file__).parents[1])
    done = _footfall(PLAY, tmp_path, NUMBA_DISABLE_JIT="1", PYTHONPATH=source)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("\n") == 1
    assert "NUMBA_DISABLE_JIT" in done.stderr


@pytest.mark.slow
def test_package_and_home_that_cannot_be_written_to(tmp_path):
    """Compiles in full, without a cache: twenty seconds."""
    package = tmp_path / "src" / "footfall"
    shutil.copytree(
        Path(footfall.__file__).parent, package, ignore=lambda _, names: {n for n in names if n == "__pycache__"}
    )
    (package / "physics" / "__pycache__").write_text("in the way")  # no folder can be made here, not even by root
    nowhere = str(tmp_path / "src" / "footfall" / "__init__.py" / "nowhere")
    settings = {"HOME": nowhere, "XDG_CACHE_HOME": nowhere, "PYTHONPATH": str(tmp_path / "src")}
    done = _footfall(PLAY, tmp_path, **settings)
    assert done.returncode == 0, done.stderr
    assert "not kept" in done.stderr
    assert "Traceback" not in done.stderr
