"""All steps from a clip to a skill folder, with searches too short for a good result."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from dataclasses import replace
from importlib.resources import files

import numpy as np
import pytest
import tomlkit

from footfall import parallel
from footfall.cli import main
from footfall.control import skill as skills
from footfall.errors import CannotWrite
from footfall.evaluate.clips import clips
from footfall.evaluate.report import Report
from footfall.learn import check, learn, many, prepare
from footfall.learn.score import MAX_LEG_ERROR_DEG, SimulationPool
from footfall.learn.search import SearchResult
from footfall.learn.write import write
from footfall.optimize import space as spaces
from footfall.trials import Trial, run
from footfall.writing import whole_folder

from . import hurry

pytestmark = pytest.mark.xdist_group("learn")  # all tests share one learned skill


@pytest.fixture(scope="module", autouse=True)
def short_settings():
    with pytest.MonkeyPatch.context() as monkeypatch:
        hurry.patch(monkeypatch)
        yield


@pytest.fixture(scope="module")
def made(walk_clip):
    return prepare.prepare(clips.load(walk_clip), "human")


@pytest.fixture(scope="module")
def learned(made):
    return learn.learn(made, "stroll", budget=hurry.BUDGET, generations=1, seed=4, **hurry.QUICK)


def test_a_learned_skill_is_a_folder_that_can_be_played(learned, tmp_path):
    place = tmp_path / "stroll"
    write(learned, place)
    assert {path.name for path in place.iterdir()} >= {"skill.toml", "recording.npz", "rig.bvh"}
    skill = skills.load(place)
    rollout = run(Trial(skill, 2.0, 1e-3))
    assert rollout.ending.time > 1.0
    assert skill.evidence["generations"] == 1


@pytest.mark.slow
def test_the_same_seed_and_generations_give_the_same_file(made, learned):
    again = learn.learn(made, "stroll", budget=hurry.BUDGET, generations=1, seed=4, **hurry.QUICK)
    assert again.text == learned.text


@pytest.mark.slow
def test_another_seed_gives_another(made, learned):
    other = learn.learn(made, "stroll", budget=hurry.BUDGET, generations=1, seed=5, **hurry.QUICK)
    assert not np.array_equal(other.point, learned.point)


def test_a_walk_of_published_means_walks_at_once(learned):
    """The draft's own parameters suffice for an ordinary walk."""
    assert learned.found.lasted
    assert learned.verdict.lasts
    assert learned.verdict.leg_rms_deg < MAX_LEG_ERROR_DEG  # beyond which it would be another gait


@pytest.mark.slow
def test_ctrl_c_keeps_the_best_so_far(made, monkeypatch):
    calls = 0

    def interrupted(work, items, *rest, **more):
        nonlocal calls
        calls += 1
        if calls == 2:
            raise parallel.Interrupted([])
        return [work(item) for item in items]

    monkeypatch.setattr(parallel, "parallel_map", interrupted)
    result = learn.learn(made, "stroll", budget=hurry.BUDGET, generations=9, **hurry.QUICK)
    assert result.found.stopped
    assert result.found.generations == 1
    assert "schema" in result.text
    assert "stopped" in result.verdict.reason()


@pytest.mark.slow
def test_ctrl_c_on_the_command_line_leaves_a_whole_folder(walk_clip, tmp_path):
    script = f"""
import os, signal, sys, threading
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background inherits that it is ignored
from footfall.cli import main
from footfall.learn import score
{hurry.SCRIPT}

plan = score.Imitation.plan

def interrupted(self, generation):
    if generation == 1:
        threading.Timer(0.02, os.kill, (os.getpid(), signal.SIGINT)).start()
    return plan(self, generation)

score.Imitation.plan = interrupted
sys.argv = ["footfall", "learn", {str(walk_clip)!r}, "-o", "mine", "--json"]
main()
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["stopped_early"]
    assert report["figures"]["generations"] == 1
    assert any("stopped" in words for words in report["words"])
    assert skills.load(tmp_path / "mine").id == "mine"


def test_a_verdict_says_why_a_skill_is_not_robust(learned):
    weak = replace(learned.verdict, lasts=True, pushes=40, pushes_tried=48, weakest="most from the left")
    assert "8 of 48 pushes of 40 N s" in weak.reason()
    assert "from the left" in weak.reason()
    fallen = replace(learned.verdict, lasts=False, seconds=3.25)
    assert "3.2 s without any push" in fallen.reason()
    assert not replace(weak, pushes=48).reason()


def test_candidates_are_ranked_by_falls_and_given_up_beyond_the_best(monkeypatch):
    monkeypatch.setattr(learn, "MAX_CANDIDATES", 6)
    falls = {0: 5, 1: 9, 2: 3, 3: check.FALLS_UNPUSHED, 4: 3, 5: 2, 6: 0}
    found = SearchResult([np.array([k]) for k in falls])
    asked: dict[int, int] = {}

    def count(point, limit):
        asked[int(point[0])] = limit
        return falls[int(point[0])]

    learn._rank(found, count, float("inf"), workers=2)
    assert asked == {0: check.FALLS_UNPUSHED, 1: check.FALLS_UNPUSHED, 2: 4, 3: 4, 4: 2, 5: 2}
    assert [int(point[0]) for point in found.points] == [5, 2, 4, 0, 1, 3, 6]


def test_when_the_search_has_no_more_candidates_neighbours_of_the_best_are_tried(monkeypatch):
    monkeypatch.setattr(learn, "MAX_CANDIDATES", 6)
    found = SearchResult([np.array([0.2]), np.array([0.6])])
    looked: list[float] = []

    def count(point, limit):
        looked.append(float(point[0]))
        return 3 if abs(point[0] - 0.6) < 0.01 else 5

    learn._rank(found, count, float("inf"), workers=2)
    assert len(looked) == 6
    assert all(abs(x - 0.6) < 5.0 * learn.NEIGHBOUR_SPREAD for x in looked[2:])


def test_ranking_ends_with_a_candidate_without_falls_or_when_the_time_is_over(monkeypatch):
    monkeypatch.setattr(learn, "MAX_CANDIDATES", 6)
    for until, falls, looked in ((float("inf"), 0, 1), (0.0, 7, 1), (float("inf"), 7, 6)):
        found = SearchResult([np.array([k]) for k in range(4)])
        asked: list[int] = []

        def count(point, limit, falls=falls, asked=asked):
            asked.append(int(point[0]))
            return falls

        learn._rank(found, count, until, workers=1)
        assert len(asked) == looked


@pytest.mark.slow
def test_a_skill_that_falls_without_a_push_counts_as_worst(made, learned, tmp_path):
    write(learned, tmp_path / "stroll")
    text = (tmp_path / "stroll" / "skill.toml").read_text()
    skill = skills.load(tmp_path / "stroll")
    pool = SimulationPool(skill)
    assert check.count_falls(skill, made.recording, pool) < check.FALLS_UNPUSHED
    document = tomlkit.parse(text)
    document["servo"]["stance_knee"] = {"value": 1.0, "low": 0.0, "high": 2.0}
    (tmp_path / "stroll" / "skill.toml").write_text(tomlkit.dumps(document))
    weak = skills.load(tmp_path / "stroll")
    assert check.count_falls(weak, made.recording, pool) == check.FALLS_UNPUSHED
    assert check.count_falls(weak, made.recording, pool, 3) == 4 * check.PHASES  # at the first time step, no further


@pytest.mark.slow
def test_two_minutes_are_enough_to_compare_every_starting_point(learned, tmp_path, monkeypatch):
    monkeypatch.setattr(learn, "SECONDS_PER_START", hurry.SECONDS_PER_START)
    write(learned, tmp_path / "stroll")
    space = spaces.read(skills.load(tmp_path / "stroll"))
    every = len(tomllib.loads(files("footfall.learn").joinpath("starts.toml").read_text(encoding="utf-8")))
    assert len(learn.starts(space, 120.0)) == every + 1  # and the draft's own
    assert 1 < len(learn.starts(space, 10.0)) < every


def test_ctrl_c_while_candidates_are_compared_keeps_their_order(monkeypatch):
    found = SearchResult([np.array([k]) for k in range(3)])

    def interrupted(work, items):
        raise parallel.Interrupted([])

    monkeypatch.setattr(parallel, "parallel_map", interrupted)
    learn._rank(found, lambda point, limit: 0, float("inf"))
    assert found.stopped
    assert [int(point[0]) for point in found.points] == [0, 1, 2]


def test_clips_that_are_robust_at_1_ms_are_counted_beside_those_that_always_are():
    rows = [
        {"lasts": 1, "robust": 1, "pushes": 48, "pushes_1ms": 16, "pushes_tried": 48},
        {"lasts": 1, "robust": 0, "pushes": 47, "pushes_1ms": 16, "pushes_tried": 48},
        {"lasts": 1, "robust": 0, "pushes": 47, "pushes_1ms": 15, "pushes_tried": 48},
        {"lasts": 0, "robust": 0, "pushes": 40, "pushes_1ms": 16, "pushes_tried": 48},
        {"problem": "it does not walk", "lasts": 0, "robust": 0},
    ]
    report = Report("clips", {})
    many._summarize(report, rows, many.LearnSettings())
    assert report.figures["clips_total"] == 5
    assert report.figures["clips_60s"] == 3
    assert report.figures["clips_pushed"] == 1
    assert report.figures["clips_pushed_at_1ms"] == 2


@pytest.mark.slow
def test_likeness_is_nothing_when_the_simulation_is_the_recording(made, learned):
    """A record made of the recording itself is no degree off and correlates wholly."""
    rec = made.recording
    skill = learn._with_prepared(_skill(learned), made)
    rollout = run(Trial(skill, 34.0, 1e-3, record_every=0.01))
    series = rollout.series.copy()
    names = list(rollout.columns)
    phase = (rollout.time / rec.period) % 1.0
    series[:, names.index("state")] = (phase >= rec.begins[1]).astype(float)
    for j, joint in enumerate(rec.joints):
        series[:, names.index(joint)] = np.interp(
            phase, np.arange(129) / 128, np.append(rec.angle[:, j], rec.angle[0, j])
        )
    found = check.likeness(replace(rollout, series=series), rec)
    assert found["leg_rms_deg"] < 1.0
    assert found["knee_correlation"] > 0.99
    assert found["tempo"] == pytest.approx(1.0, abs=0.02)


def _skill(learned):
    import tomlkit

    from footfall.control.skill import from_data

    data = tomlkit.parse(learned.text).unwrap()
    data.pop("rig")
    import tempfile
    from pathlib import Path

    folder = Path(tempfile.mkdtemp())
    learn.write_beside(folder, learned.made, rig=False)
    return from_data(data, folder / "skill.toml")


def test_a_folder_is_the_old_one_or_a_whole_new_one(tmp_path):
    place = tmp_path / "skill"
    whole_folder(place, lambda folder: (folder / "a").write_text("old"))

    def broken(folder):
        (folder / "a").write_text("half")
        raise OSError(28, "No space left on device")

    with pytest.raises(CannotWrite, match="unchanged"):
        whole_folder(place, broken)
    assert (place / "a").read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["skill"]
    whole_folder(place, lambda folder: (folder / "b").write_text("new"))
    assert [path.name for path in place.iterdir()] == ["b"]
    assert [path.name for path in tmp_path.iterdir()] == ["skill"]


def test_what_a_killed_process_left_is_no_skill_and_is_deleted_after_an_hour(tmp_path):
    left = tmp_path / ".walk.abcd1234"
    left.mkdir()
    (left / "skill.toml").write_text("half")
    place = tmp_path / "walk"
    whole_folder(place, lambda folder: (folder / "skill.toml").write_text("whole"))
    assert left.is_dir()  # another process may be writing it
    assert skills.inside(tmp_path) == [place / "skill.toml"]
    os.utime(left, (1e9, 1e9))
    whole_folder(place, lambda folder: (folder / "skill.toml").write_text("whole"))
    assert [path.name for path in tmp_path.iterdir()] == ["walk"]


@pytest.mark.parametrize("words", [["--budget", "2s"], ["--budget", "soon"], ["--character", "robot"]])
def test_bad_words_are_one_line_and_nothing_is_written(words, walk_clip, tmp_path, monkeypatch, capsys):
    out = tmp_path / "new"
    monkeypatch.setattr(sys, "argv", ["footfall", "learn", str(walk_clip), "-o", str(out), *words])
    with pytest.raises(SystemExit) as exit:
        main()
    assert exit.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("footfall: ")
    assert said.count("\n") == 1
    assert not out.exists()


@pytest.mark.slow
def test_the_command_reports_figures_as_json(learned, walk_clip, tmp_path, monkeypatch, capsys):
    """Everything but the search, which `learned` is the result of."""
    out = tmp_path / "my-walk"
    monkeypatch.setattr(learn, "learn", lambda *arguments, **options: learned)
    words = ["--budget", "10s", "--generations", "1", "--json"]
    monkeypatch.setattr(sys, "argv", ["footfall", "learn", str(walk_clip), "-o", str(out), *words])
    main()
    report = json.loads(capsys.readouterr().out)
    assert report["figures"]["pushes_tried"] == 4  # with the short settings, at one time step and phase only
    assert 0 <= report["figures"]["pushes"] <= 4
    assert report["conditions"]["character"] == "human-toes"
    assert (out / "skill.toml").exists()
