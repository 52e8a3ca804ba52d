"""`footfall motion`: every clip that cannot be used is one line of error, and the others are processed."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from walk_clip import HUMAN, TEXT, WALK, snake

from footfall.evaluate.clips import clips, motion_report
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import references

# verb, and what it writes besides its report
VERBS = {
    "info": (),
    "clean": ("walk-clean.bvh",),
    "contacts": ("walk-contacts.png",),
    "cycle": ("walk-cycle.png", "walk-cycle.json"),
    "retarget": ("walk-on-human.bvh", "walk-on-human.png"),
    "convert": ("walk.glb",),
    "plot": ("walk.png", "walk-path.png", "walk-angles.png", "walk-cycle.png"),
}


def numbers_of_last_frame(value: str) -> str:
    last = TEXT.splitlines()[-1]
    return TEXT.replace(last, " ".join([value] * len(last.split())))


BROKEN = {
    "empty": (b"", "ends too early"),
    "binary": (np.random.default_rng(0).bytes(4000), "binary"),
    "words": (b"hello", "is this a BVH file?"),
    "cut in its header": (TEXT[:200].encode(), "ends too early"),
    "cut in a frame": (TEXT[: len(TEXT) // 2].encode(), "numbers"),
    "promising too much": (re.sub(r"Frames:.*", "Frames: 1000000000", TEXT).encode(), "says 1000000000 frames"),
    "not a number": (numbers_of_last_frame("nan").encode(), "'nan' is not a usable number"),
    "far too large": (numbers_of_last_frame("1e308").encode(), "not a usable number"),
    "in no time": (re.sub(r"Frame Time:.*", "Frame Time: 0", TEXT).encode(), "Frame Time: 0"),
    "without length": (re.sub(r"OFFSET .*", "OFFSET 0 0 0", TEXT).encode(), "have no length"),
    "without legs": (bvh.text(snake()).encode(), "missing hips, left_hip"),
}


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_says_what_it_found_and_writes_whole_files(answer, walk_file, tmp_path, verb):
    out = tmp_path / "out"
    data = answer("motion", verb, walk_file, *([] if verb == "info" else ["--out", out]))
    assert data["figures"] == {"clips_used": 1, "clips_refused": 0}
    assert {Path(path).name for path in data["files"]} == set(VERBS[verb])
    assert sorted(path.name for path in out.glob("*")) == sorted(VERBS[verb])  # nothing hidden or half-written either
    assert all(row["clip"] == str(walk_file) for row in data["table"])


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("frames", [1, 2, 3, 10])
def test_a_clip_of_a_few_frames_is_no_traceback(footfall, tmp_path, verb, frames):
    path = tmp_path / "short.bvh"
    path.write_text(bvh.text(files.y_up_centimetres(WALK[:frames])))
    said = footfall("motion", verb, path, *([] if verb == "info" else ["--out", tmp_path / "out"]))
    if verb == "cycle":
        assert said.code == 2
        assert "no walking cycle found, because it is only" in said.err
    else:
        assert (said.code, said.err) == (0, "")


@pytest.mark.parametrize("fault", BROKEN)
@pytest.mark.parametrize("verb", ["info", "convert"])
def test_a_broken_clip_is_one_line_with_its_file(refused, tmp_path, verb, fault):
    content, words = BROKEN[fault]
    path = tmp_path / "bad.bvh"
    path.write_bytes(content)
    line = refused("motion", verb, path, *([] if verb == "info" else ["--out", tmp_path / "out"]))
    assert line.startswith(f"footfall: {path}: ")
    assert words in line
    assert not list((tmp_path / "out").glob("*"))


def test_a_broken_clip_is_still_one_json_object_when_asked(answer, tmp_path):
    path = tmp_path / "bad.bvh"
    path.write_text("hello")
    data = answer("motion", "info", path, code=2)
    assert data["figures"] == {"clips_used": 0, "clips_refused": 1}
    assert len(data["words"]) == 1
    assert answer("motion", "info", tmp_path / "missing.bvh", code=2)["figures"]["clips_refused"] == 1


def test_bad_clips_among_good_ones_are_told_and_the_good_ones_done(footfall, answer, walk_file, tmp_path):
    bad, none = tmp_path / "bad.bvh", tmp_path / "none.bvh"
    bad.write_text(TEXT[:300])
    other = tmp_path / "other.bvh"
    other.write_text(TEXT)
    words = ("motion", "clean", bad, walk_file, none, other, "--out", tmp_path / "out")
    said = footfall(*words)
    assert said.code == 2
    assert len(said.err.splitlines()) == 2
    assert {line.split(":")[1].strip() for line in said.err.splitlines()} == {str(bad), str(none)}
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["other-clean.bvh", "walk-clean.bvh"]
    data = answer(*words, code=2)
    assert data["figures"] == {"clips_used": 2, "clips_refused": 2}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("info", "Missing argument"),
        ("info nothing.bvh", "nothing.bvh: there is no such file or folder"),
        ("info empty", "empty: no motion files in this folder"),
        ("info notes.txt", "motion is read from .bvh and .amc files, not from '.txt'"),
        ("info rig.asf", "is a skeleton without a motion"),
        ("info alone.amc", "an AMC file needs its skeleton"),
        ("info alone.amc --skeleton none.asf", "none.asf: there is no such file"),
        ("info walk.bvh --skeleton rig.asf", "a skeleton file belongs to an .amc"),
        ("info walk.bvh --skip flor", "unknown cleaning step 'flor'; did you mean floor?"),
        ("info walk.bvh --map none.toml", "none.toml: there is no such file"),
        ("info walk.bvh --map notes.txt", "is not valid TOML"),
        ("clean walk.bvh --as fbx", "unknown kind of motion file 'fbx'"),
        ("convert walk.bvh --as fbx", "unknown kind of motion file 'fbx'"),
        ("retarget walk.bvh --to humam", "did you mean human"),
        ("clean walk.bvh --out notes.txt", "cannot write to the folder notes.txt"),
        ("cycle walk.bvh --frames soon", "--frames 'soon': expected the first and the last frame"),
        (f"cycle walk.bvh --frames 1-{'9' * 5000}", "expected the first and the last frame"),
        ("cycle walk.bvh --harmonics 0", "--harmonics"),
        ("reference wlak", "unknown reference motion 'wlak'; did you mean walk"),
        ("reference walk --seconds nan", "nan s"),
        ("reference walk --seconds 1e9", "expected up to 3600 s"),
        ("reference walk --to humam", "did you mean human"),
    ],
)
def test_a_mistake_is_answered_in_one_line_and_leaves_nothing(refused, tmp_path, monkeypatch, words, expected):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "walk.bvh").write_text(TEXT)
    (tmp_path / "notes.txt").write_text("not a clip")
    (tmp_path / "rig.asf").write_text("")
    (tmp_path / "amc").mkdir()
    (tmp_path / "empty").mkdir()
    (tmp_path / "amc" / "alone.amc").write_text(":FULLY-SPECIFIED\n:DEGREES\n1\nroot 0 0 0 0 0 0\n")
    before = sorted(tmp_path.rglob("*"))
    assert expected in refused("motion", *words.replace("alone.amc", "amc/alone.amc").split())
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("verb", ["play planar-walk --as fbx", "bench --clips nowhere", "evaluate motion nowhere"])
def test_other_verbs_refuse_motion_they_cannot_use(refused, tmp_path, monkeypatch, verb):
    monkeypatch.chdir(tmp_path)
    line = refused(*verb.split())
    assert "fbx" in line or "nowhere: there is no such folder" in line
    assert not list(tmp_path.iterdir())


def test_a_clip_without_a_cycle_says_why_and_what_can_still_be_done(refused, tmp_path):
    path = tmp_path / "stand.bvh"
    path.write_text(bvh.text(files.y_up_centimetres(references.reference("stand", HUMAN, 2.0))))
    line = refused("motion", "cycle", path, "--out", tmp_path / "out")
    assert line.startswith(f"footfall: {path}: no walking cycle found, because the legs hardly move")
    assert "contacts, retargeting and conversion still work" in line
    assert not list((tmp_path / "out").iterdir())


def test_part_of_a_clip_can_be_asked_for_its_cycle(answer, refused, walk_file, tmp_path):
    data = answer("motion", "cycle", walk_file, "--frames", "60-330", "--out", tmp_path / "out")
    assert data["table"][0]["period_s"] == pytest.approx(references.stride_time("walk"), rel=0.02)
    first, last = map(int, re.findall(r"from frames (\d+) to (\d+)", data["words"][0])[0])
    assert 60 <= first < last <= 330
    assert "it has frames 0 to 360" in refused("motion", "cycle", walk_file, "--frames", "60-999", "--out", tmp_path)


def test_ctrl_c_keeps_what_was_found(footfall, walk_file, tmp_path, monkeypatch):
    other = tmp_path / "zzz.bvh"
    other.write_text(TEXT)
    told = motion_report.info

    def interrupted(clip, report) -> None:
        if clip.path == other:
            raise KeyboardInterrupt
        told(clip, report)

    monkeypatch.setattr(motion_report, "info", interrupted)
    said = footfall("motion", "info", walk_file, other, "--json")
    data = json.loads(said.out)
    assert (said.code, said.err) == (130, "footfall: stopped\n")
    assert data["stopped_early"]
    assert data["figures"]["clips_used"] == len(data["table"]) == 1


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals of its own")
def test_ctrl_c_in_a_process_of_its_own_is_no_traceback(tmp_path):
    for i in range(200):
        (tmp_path / f"{i:03d}.bvh").write_text(TEXT)
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # ignored in background jobs
    script = f"{heard}; from footfall.cli import main; main()"
    command = [sys.executable, "-c", script, "motion", "plot", str(tmp_path), "--out", str(tmp_path / "out")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    for _ in range(6000):  # until the second clip is begun, however slow the machine
        if list((tmp_path / "out").glob("001*.png")) or process.poll() is not None:
            break
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert err == "footfall: stopped\n"  # and no progress bar, since this is not a terminal
    assert "stopped early" in out
    assert not [path for path in (tmp_path / "out").iterdir() if path.name.startswith(".")]


def test_names_of_files_cannot_break_the_one_line(refused, tmp_path):
    path = tmp_path / "two\nlines\x1b[31m.bvh"
    path.write_text("x")
    assert "\x1b" not in refused("motion", "info", path)


def test_options_are_refused_before_any_clip_is_read():
    with pytest.raises(Exception, match="unknown cleaning step"):
        clips.Options(skipped=("floor", "flor"))
