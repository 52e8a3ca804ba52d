"""The command line in this process: quick, and seen as a person would see it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
import typer.main

from footfall.cli import main
from footfall.control import skill as skills
from footfall.trials import Trial, run


@pytest.fixture(scope="session")
def trouble() -> Callable[[str], str]:
    """What a command said of trouble; that machine code is being made, once on a machine, is none."""

    def trouble(err: str) -> str:
        return "".join(line for line in err.splitlines(keepends=True) if "making machine code" not in line)

    return trouble


@dataclass(frozen=True)
class Said:
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str


@pytest.fixture(scope="session", autouse=True)
def _machine_code() -> None:
    """Made once, so that no command under test has to say that it is being made."""
    run(Trial(skills.load("planar-walk"), 0.01))


@pytest.fixture(scope="session", autouse=True)
def _commands_built_once() -> Iterator[None]:
    """Typer builds all commands anew for every call, which takes far longer than to refuse an argument."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(typer.main, "get_command", cache(typer.main.get_command))
        yield


@pytest.fixture
def footfall(capsys, monkeypatch, trouble) -> Callable[..., Said]:
    def footfall(*words: object) -> Said:
        monkeypatch.setattr(sys, "argv", ["footfall", *map(str, words)])
        capsys.readouterr()
        code = 0
        try:
            main()
        except SystemExit as exit:
            code = exit.code if isinstance(exit.code, int) else int(exit.code is not None)
        out, err = capsys.readouterr()
        return Said(code, out, trouble(err))

    return footfall


@pytest.fixture
def walk_file(tmp_path) -> Path:
    """A walking clip as a file."""
    from walk_clip import TEXT

    path = tmp_path / "walk.bvh"
    path.write_text(TEXT)
    return path


@pytest.fixture
def refused(footfall) -> Callable[..., str]:
    """The one line with which a command is refused."""

    def refused(*words: object) -> str:
        said = footfall(*words)
        assert said.code == 2
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert said.err.startswith("footfall: ")
        assert "Traceback" not in said.err
        return said.err

    return refused


@pytest.fixture
def answer(footfall) -> Callable[..., dict]:
    """The one JSON object that a command prints, and nothing else; its figures are a flat map of numbers."""

    def answer(*words: object, code: int = 0) -> dict:
        said = footfall(*words, "--json")
        assert (said.code, said.err) == (code, "")
        data = json.loads(said.out)
        assert isinstance(data, dict)
        assert all(isinstance(name, str) for name in data["figures"])
        assert all(value is None or type(value) in (int, float) for value in data["figures"].values())
        return data

    return answer
