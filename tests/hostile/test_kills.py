"""Commands killed with SIGKILL at random moments and given again: they go on, and the result is that of a whole run.

Slow: every command runs several times. `FOOTFALL_KILLS` sets the number of kills of each (3 if not set).
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

import availability
from footfall import systems
from footfall.control import skill as skills
from footfall.optimize import recovery_progress
from footfall.optimize.recovery_oracle import IN_PLACE

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL here")]
KILLS = int(os.environ.get("FOOTFALL_KILLS", "3"))
ROOT = Path(__file__).parents[2]
LONGEST = 1800.0  # of one run [s]
# Less of everything that costs time, so that only what is kept is tested, not the quality of the result.
QUICK = """
import sys
from footfall.learn import check, learn, many
from footfall.optimize import natural, stabilize, step_model
natural.SURVIVAL_SECONDS = 0.5
stabilize.WALK, stabilize.ALONE, stabilize.CHECK = 6.0, 4.0, 10.0
step_model.DTS = (2e-3, 2e-3)
step_model.round_of.__defaults__ = (6.0, 4, *step_model.round_of.__defaults__[2:])  # seconds and walks of a round
check.TIME_STEPS, check.DEFAULT_TIME_STEP, check.PHASES = (2e-3,), 2e-3, 1
check.UNPUSHED_SECONDS, check.UNPUSHED_TIME_STEP = 4.0, 2e-3
learn.SECONDS_PER_START, learn.MAX_CANDIDATES, learn.TIME_STEPS = 5e4, 2, (2e-3,)
learn.REQUIRED_SECONDS, check.REQUIRED_SECONDS = 10.0, 10.0
whole = learn.learn
def short(made, name, budget=120.0, seed=1, generations=3, **how):
    return whole(made, name, 1e5, seed, min(generations, 3), lasts=10.0, steps=(2e-3,), **how)
learn.learn = short
from footfall.cli import main
sys.argv = ["footfall", *sys.argv[1:]]
main()
"""


def started(arguments: list[str], folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", QUICK, *arguments]
    return subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def whole(arguments: list[str], folder: Path) -> float:
    """Run a command to its end; how long it took [s]."""
    begin = time.monotonic()
    process = started(arguments, folder)
    _, said = process.communicate(timeout=LONGEST)
    assert process.returncode == 0, said[-2000:]
    assert "Traceback" not in said
    return time.monotonic() - begin


def killed(arguments: list[str], folder: Path, seconds: float) -> bool:
    """Kill a command after some seconds; False if it had ended by itself."""
    process = started(arguments, folder)
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
    _, said = process.communicate(timeout=60.0)
    assert process.returncode in (0, -signal.SIGKILL), said[-2000:]
    return process.returncode != 0


def through_kills(arguments: list[str], again: list[str], folder: Path, moments: Iterator[float], kept: str) -> int:
    """Kill a command at random moments, each time giving it again, until it ends.

    Args:
        arguments: Of the first run.
        again: Of the others.
        folder: Where it runs.
        moments: After how long each run is killed [s]; when there are no more, it runs to its end.
        kept: Name of the file in which the progress is kept; once it is there, `again` must be used.

    Returns:
        How often it was killed.
    """
    kills = 0
    for moment in moments:
        ended = not killed(again if list(folder.glob(kept)) else arguments, folder, moment)
        kills += not ended
        if ended or (folder / "mine" / "skill.toml").is_file():  # a kill may come after the result was written
            return kills
    whole(again if list(folder.glob(kept)) else arguments, folder)
    return kills


def moments(random: Random, took: float, count: int) -> Iterator[float]:
    """So many random moments of a run [s]."""
    return (random.uniform(0.1, 0.95) * took for _ in range(count))


def plain(text: str) -> str:
    """A skill file without durations."""
    return re.sub(r"(?m)^.*(second|minute|_s = |learn_s|time).*$", "", text)


TUNE = ["tune", "human-run", "--for", "survival", "--generations", "3", "--population", "4", "-o", "mine"]
OPTIMIZE = ["optimize", "human-walk-natural", "--generations", "3", "--population", "4", "-o", "mine"]
LEARN = ["learn", "stroll.bvh", "--generations", "3", "--budget", "100000s", "-o", "mine"]
RESPONSES = ["responses", "make", "human-stand", "--directions", "3", "--ladder", "40", "--highest", "80", "-o", "mine"]
CLIPS = str(availability.SHARED / "mocap")
PRESSURE = ["pressure", "train", CLIPS, "--each", "1", "-o", "mine"]
SAME = {
    "tune": (TUNE, TUNE, "mine.progress.jsonl"),
    "optimize": (OPTIMIZE, [*OPTIMIZE, "--resume"], "mine/checkpoint.jsonl"),
    "learn": (LEARN, LEARN, "mine.progress.jsonl"),
    "pressure train": (PRESSURE, PRESSURE, "mine.progress"),
    "responses make": (RESPONSES, RESPONSES, "mine.progress"),
}


@pytest.mark.parametrize("name", SAME)
def test_a_killed_search_gives_the_same_skill(name, tmp_path, walk_clip):
    """A search that ends before it was killed often enough begins anew elsewhere."""
    if name == "pressure train":
        availability.clip("02_01")
    arguments, again, kept = SAME[name]

    def place(name: str) -> Path:
        folder = tmp_path / name
        folder.mkdir()
        (folder / "stroll.bvh").write_bytes(walk_clip.read_bytes())
        return folder

    folder = place("whole")
    took, text = whole(arguments, folder), plain((folder / "mine" / "skill.toml").read_text())
    if name != "optimize":  # which keeps its checkpoint for a longer search
        assert not list(folder.glob("*.progress*"))
    random, kills, begun = Random(name), 0, 0
    while kills < KILLS:
        folder, begun = place(f"killed-{begun}"), begun + 1
        kills += through_kills(arguments, again, folder, moments(random, took, KILLS - kills), kept)
        assert plain((folder / "mine" / "skill.toml").read_text()) == text
        if name == "pressure train":
            one, other = (np.load(where / "mine" / "acts.npz") for where in (tmp_path / "whole", folder))
            assert all(np.array_equal(one[key], other[key]) for key in one)
        systems.check(skills.load(folder / "mine" / "skill.toml"))
    print(f"{name}: {kills} kills in {begun} searches of {took:.0f} s")


def _clips(folder: Path, clip: Path) -> None:
    (folder / "clips").mkdir()
    for name in ("a", "b"):
        (folder / "clips" / f"{name}.bvh").write_bytes(clip.read_bytes())


def _one(folder: Path, clip: Path) -> None:
    (folder / "stroll.bvh").write_bytes(clip.read_bytes())


def _drawn(folder: Path, clip: Path) -> None:
    (folder / "by_hand.toml").write_bytes((ROOT / "examples" / "walk_by_hand.toml").read_bytes())


OTHERS: dict[str, tuple[list[str], Callable[[Path, Path], None], str]] = {
    "evaluate clips": (["evaluate", "clips", "clips", "-o", "out"], _clips, "out/*/skill.toml"),
    "rectify": (
        ["rectify", "stroll.bvh", "--character", "planar12", "--budget", "20s", "-o", "mine"],
        _one,
        "mine/skill.toml",
    ),
    "stabilize": (["stabilize", "by_hand.toml", "-o", "mine"], _drawn, "mine/skill.toml"),
    "learn as data-driven": (["learn", "stroll.bvh", "--as", "data-driven", "-o", "mine"], _one, "mine/skill.toml"),
}


@pytest.mark.parametrize("name", OTHERS)
def test_a_killed_command_goes_on_and_leaves_whole_files_only(name, tmp_path, walk_clip):
    arguments, prepare, results = OTHERS[name]

    def place(name: str) -> Path:
        folder = tmp_path / name
        folder.mkdir()
        prepare(folder, walk_clip)
        return folder

    def whole_files(folder: Path) -> int:
        found = [path for path in folder.glob(results) if not path.parent.name.startswith(".")]  # hidden: not finished
        for path in found:
            systems.check(skills.load(path))
        return len(found)

    folder = place("whole")
    took, expected = whole(arguments, folder), whole_files(folder)
    assert expected
    random, kills, begun = Random(name), 0, 0
    while kills < KILLS:
        folder, begun, ended = place(f"killed-{begun}"), begun + 1, False
        while kills < KILLS and not ended:
            ended = not killed(arguments, folder, random.uniform(0.1, 0.95) * took)
            kills += not ended
            if whole_files(folder) and name != "evaluate clips":  # a kill may come after the result was written
                ended = True
        if not ended:
            whole(arguments, folder)
        assert whole_files(folder) == expected
        if name == "evaluate clips":  # `rectify` keeps a search that its budget ended, for a longer one
            assert not list(folder.rglob("*.progress*"))
    print(f"{name}: {kills} kills in {begun} runs of {took:.0f} s")


def test_a_killed_training_of_push_recovery_keeps_what_it_found(tmp_path):
    """Takes minutes until the first limits are kept; it is not run to its end."""
    arguments, path = ["recovery", "train", "--minutes", "0.1", "-o", "mine"], tmp_path / "mine.progress.json"
    human, known = skills.load("human-stand"), b""
    for _ in range(2):
        process, begin = started(arguments, tmp_path), time.monotonic()
        while process.poll() is None and time.monotonic() - begin < LONGEST:
            if path.is_file() and path.read_bytes() != known:
                break
            time.sleep(0.05)
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=60.0)
        before = json.loads(known)["limits"] if known else {}
        known = path.read_bytes()
        found = recovery_progress.resumed(path, human)  # whole, though the kill came while it was written
        assert found.limits
        assert all(found.limits[name] == limits for name, limits in before.items() if name == IN_PLACE)
