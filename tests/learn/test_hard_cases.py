"""Learning that is stopped, killed or given an impossible gait: the folder is complete or unchanged."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from footfall import characters
from footfall.control import skill as skills
from footfall.evaluate.clips import clips
from footfall.evaluate.protocols import transitions
from footfall.evaluate.report import Report
from footfall.learn import learn, prepare
from footfall.learn.transitions import between
from footfall.learn.write import write
from footfall.motion.formats import files
from footfall.motion.retarget import references

from . import hurry

SCRIPT = """
import os, signal, sys, threading
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background inherits that it is ignored
from footfall.cli import main
from footfall.learn import learn, score, write
{hurry}

def interrupt():
    os.kill(os.getpid(), signal.SIGINT)

{patches}
sys.argv = ["footfall", "learn", {clip!r}, "-o", "mine", "--generations", "2", "--json"]
main()
"""
OLD = "an older result"

STOPPED = """
plan = score.Imitation.plan

def interrupted(self, generation):
    if generation == 1:
        threading.Timer(0.02, interrupt).start()
    return plan(self, generation)

score.Imitation.plan = interrupted
"""


@pytest.fixture
def run_with(walk_clip, tmp_path):
    """Run `footfall learn` with some of it changed, into a folder that holds an older result."""
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "skill.toml").write_text(OLD)

    def run(patches: str) -> subprocess.CompletedProcess:
        script = SCRIPT.format(hurry=hurry.SCRIPT, patches=patches, clip=str(walk_clip))
        call = [sys.executable, "-c", script]
        return subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, timeout=300)

    return run


@pytest.mark.slow
def test_killed_while_it_writes_the_old_folder_is_untouched(run_with, tmp_path):
    done = run_with(f"""
write._draw = lambda *_: os.kill(os.getpid(), signal.SIGKILL)  # everything but the pictures is written by then
{STOPPED}""")
    assert done.returncode == -9
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["skill.toml"]
    assert (tmp_path / "mine" / "skill.toml").read_text() == OLD


@pytest.mark.slow
def test_killed_while_it_searches_the_old_folder_is_untouched(run_with, tmp_path):
    done = run_with("score.Imitation.adapt = lambda *_: os.kill(os.getpid(), signal.SIGKILL)")
    assert done.returncode == -9
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
    assert (tmp_path / "mine" / "skill.toml").read_text() == OLD


@pytest.mark.slow
def test_interrupted_a_second_time_while_it_writes_nothing_is_half_written(run_with, tmp_path):
    done = run_with(f"""
def second(*_):
    interrupt()
    threading.Event().wait(5.0)

write._draw = second
{STOPPED}""")
    assert "Traceback" not in done.stderr
    assert done.returncode == 130
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
    assert (tmp_path / "mine" / "skill.toml").read_text() == OLD


@pytest.mark.slow
def test_a_gait_that_a_body_cannot_perform_is_written_and_reported_as_not_robust(tmp_path):
    """A walk of published means at three times its speed: 4 m/s without a flight."""
    walk = references.reference("walk", characters.load("human"), 5.0, 60.0)
    path = tmp_path / "hasty.bvh"
    path.write_bytes(files.encoded(files.y_up_centimetres(replace(walk, rate=3.0 * walk.rate)), ".bvh"))
    made = prepare.prepare(clips.load(path), "own")
    assert made.recording.speed > 3.0
    result = learn.learn(made, "hasty", budget=120.0, generations=2, lasts=10.0, steps=(2e-3,))
    assert not result.verdict.robust
    assert "without any push" in result.verdict.reason()
    write(result, tmp_path / "hasty")
    evidence = skills.load(tmp_path / "hasty").evidence
    assert evidence["robust"] == 0
    assert evidence["seconds"] < 10.0


def test_skills_of_one_body_get_a_table_of_transitions(tmp_path, monkeypatch):
    monkeypatch.setattr(transitions, "OFFSETS", transitions.OFFSETS[:1])
    report = Report("learned", {})
    walks = [skills.load(name).path.parent for name in ("human-walk", "human-walk-robust")]
    assert between(walks, tmp_path, report) == []
    assert report.figures["pairs_total"] == 2
    assert {Path(path).name for path in report.files} == {"transitions.json", "transitions.png"}
    assert all(Path(path).stat().st_size > 100 for path in report.files)
    [words] = between([walks[0], skills.load("planar-walk").path.parent], tmp_path, report)
    assert "different bodies" in words


@pytest.mark.slow
def test_two_clips_give_two_skills_and_their_transitions(tmp_path):
    body = characters.load("human")
    for name in ("walk", "walk-slow"):
        motion = references.reference(name, body, 5.0, 60.0)
        (tmp_path / f"{name}.bvh").write_bytes(files.encoded(files.y_up_centimetres(motion), ".bvh"))
    script = f"""
import sys
from functools import partial
from footfall.cli import main
{hurry.SCRIPT}
learn.learn = partial(learn.learn, **{hurry.QUICK})
sys.argv = ["footfall", "learn", "walk.bvh", "walk-slow.bvh", "-o", "both"]
sys.argv += ["--budget", "10s", "--generations", "1", "--json"]
main()
"""
    call = [sys.executable, "-c", script]
    done = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, timeout=400)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["figures"]["skills"] == 2
    table = json.loads((tmp_path / "both" / "transitions.json").read_text())
    assert table["figures"]["pairs_total"] == 2
    assert (tmp_path / "both" / "transitions.png").exists()
    assert len([place for place in (tmp_path / "both").iterdir() if (place / "skill.toml").exists()]) == 2
