"""`footfall repertoire make` and `footfall evaluate repertoire`: what they refuse."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.mark.parametrize("command", [("repertoire", "make"), ("evaluate", "repertoire")])
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["CLIPS", "--character", "nobody"], "unknown character 'nobody'"),
        (["CLIPS", "--character", "planar7"], "no gains for left_hip"),
        (["nowhere"], "there is no such folder"),
        (["CLIPS", "--character", "planar12"], "no clip 113_21.bvh"),
        (["CLIPS", "--character", "human-toes"], "no clip"),
        (["CLIPS", "--recipe", "nothing.toml"], "nothing.toml"),
        (["CLIPS", "--character", "planar12", "--recipe", "bad.toml"], "bad.toml"),
    ],
)
def test_bad_input_is_answered_in_one_line_and_leaves_nothing(
    footfall, command: tuple[str, str], arguments: list[str], words: str, tmp_path: Path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    Path("clips").mkdir()
    Path("bad.toml").write_text('[stand]\npose = "a"\n')
    said = footfall(*command, *("clips" if word == "CLIPS" else word for word in arguments), "--out", "made")
    assert said.code == 2
    assert words in said.err
    assert len(said.err.strip().splitlines()) == 1
    assert not list(Path().glob("made*/*.toml"))


def test_an_unknown_section_is_refused(footfall, tmp_path: Path):
    said = footfall("evaluate", "repertoire", tmp_path, "--only", "chain")
    assert said.code == 2
    assert "unknown section 'chain'" in said.err
