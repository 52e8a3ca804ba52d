"""Every command that a page shows exists with the options it shows; every block of Python can be compiled."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer.main

from documented import PAGES, ROOT, Block, blocks, commands
from footfall.cli.app import app
from footfall.control import skill as skills

MAKES = {"learn", "react", "rectify", "stabilize", "optimize", "tune"}  # write a new skill to `-o NAME`
QUICK = {"list", "play", "new", "motion", "check", "show"}
PLACEHOLDERS = ("…", "...", "[")


def parse(words: list[str]) -> None:
    """Parse a command as the command line would, without running it."""
    command: Any = typer.main.get_command(app)
    context, args, name = None, words, "footfall"
    while hasattr(command, "commands") and args and not args[0].startswith("-"):
        assert args[0] in command.commands, f"no command {args[0]}"
        context = command.make_context(name, [args[0]], parent=context, resilient_parsing=True)
        name, command, args = args[0], command.commands[args[0]], args[1:]
    if not hasattr(command, "commands"):
        command.make_context(name, args, parent=context)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_have_the_options_shown(page: Path):
    for block in blocks(page):
        for words in commands(block):
            if any(mark in word for word in words for mark in PLACEHOLDERS):
                continue
            try:
                parse(words)
            except Exception as error:
                said = getattr(error, "format_message", lambda said=error: said)()
                pytest.fail(f"{block}: footfall {' '.join(words)}: {said}")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_compiles(page: Path):
    for block in blocks(page):
        if block.language in ("python", "py"):
            compile(block.text, str(block), "exec")


def readme() -> list[tuple[Block, list[str]]]:
    return [(block, words) for block in blocks(ROOT / "README.md") for words in commands(block)]


def made_by(words: list[str]) -> str:
    """The name that a command writes a skill to; empty if it writes none."""
    for option in ("-o", "--out"):
        if option in words and (words[0] in MAKES or "make" in words or "import" in words or "train" in words):
            return words[words.index(option) + 1]
    return words[1] if words[0] == "new" else ""


def test_commands_of_the_readme_work_in_their_order():
    """No name is made twice, and a skill that is played is built in or made before."""
    made: list[str] = []
    for block, words in readme():
        name = made_by(words)
        assert name not in made or not name, f"{block}: {name} is made twice"
        if words[0] == "play":
            assert words[1] in {*skills.names(), *made}, f"{block}: {words[1]} is not there yet"
        made += [name] * bool(name)
    assert "my-walk" in made


def quick_commands() -> list[list[str]]:
    """README's commands that take seconds and no clips of one's own but walk.bvh; learning is made short."""
    chosen: list[list[str]] = []
    left_out: set[str] = set()
    for _, words in readme():
        name, group = made_by(words), words[0]
        own = group == "learn" and words[1] == "walk.bvh"
        if (group in QUICK or own) and not left_out & set(words):
            chosen.append([*words, *(["--budget", "20s", "--generations", "1"] if own else [])])
        elif name:
            left_out.add(name)
    return chosen


@pytest.mark.slow
def test_quick_commands_of_the_readme_run_in_their_order(tmp_path):
    run = [sys.executable, "-m", "footfall"]
    subprocess.run([*run, "motion", "reference", "walk", "--as", "bvh"], cwd=tmp_path, check=True, capture_output=True)
    (tmp_path / "out" / "walk-on-human.bvh").rename(tmp_path / "walk.bvh")
    done = quick_commands()
    assert len(done) > 20
    for words in done:
        said = subprocess.run([*run, *words], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert said.returncode == 0, f"footfall {' '.join(words)}\n{said.stderr[-500:]}"
    assert (tmp_path / "my-walk" / "skill.toml").is_file()
    assert (tmp_path / "my-gait" / "skill.toml").is_file()
