"""`footfall motion` in the hands of a stranger: every clip that cannot be used is one line, and the others are done."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from footfall.characters import load
from footfall.characters.skeleton import Skeleton
from footfall.evaluate.clips import clips, motion_report
from footfall.motion import Motion, rotation
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import references

HUMAN = load("human")
WALK = references.reference("walk", HUMAN, 3.0)
TEXT = bvh.text(files.y_up_centimetres(WALK))
NO_TURN = rotation.IDENTITY
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


def snake() -> Motion:
    """No legs at all."""
    skeleton = Skeleton(tuple("abcde"), (-1, 0, 1, 2, 3), np.eye(3)[[0, 1, 1, 1, 1]], ((4, (0.0, 1.0, 0.0)),))
    return Motion(skeleton, 30.0, np.zeros((40, 3)), np.tile(NO_TURN, (40, 5, 1)), "snake")


def crab() -> Motion:
    """Two legs without feet, under names that mean nothing."""
    names = ("q0", "q1", "q2", "q3", "q4", "q5", "q6")
    offsets = np.array([[0, 0, 0], [0, 1, 0], [0, 0, -1], [0, 0, -1], [0, -1, 0], [0, 0, -1], [0, 0, -1]], float)
    skeleton = Skeleton(names, (-1, 0, 1, 2, 0, 4, 5), offsets)
    return Motion(skeleton, 30.0, np.zeros((40, 3)), np.tile(NO_TURN, (40, 7, 1)), "crab")


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


@pytest.fixture
def walk(tmp_path) -> Path:
    path = tmp_path / "walk.bvh"
    path.write_text(TEXT)
    return path


@pytest.fixture
def answer(footfall) -> Callable[..., dict]:
    """The one JSON object that a command prints, and nothing else."""

    def answer(*words: object, code: int = 0) -> dict:
        said = footfall(*words, "--json")
        assert (said.code, said.err) == (code, "")
        return json.loads(said.out)

    return answer


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_says_what_it_found_and_writes_whole_files(answer, walk, tmp_path, verb):
    out = tmp_path / "out"
    data = answer("motion", verb, walk, *([] if verb == "info" else ["--out", out]))
    assert data["figures"] == {"clips_used": 1, "clips_refused": 0}
    assert {Path(path).name for path in data["files"]} == set(VERBS[verb])
    assert sorted(path.name for path in out.glob("*")) == sorted(VERBS[verb])  # nothing hidden or half-written either
    assert all(row["clip"] == str(walk) for row in data["table"])


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


def test_bad_clips_among_good_ones_are_told_and_the_good_ones_done(footfall, answer, walk, tmp_path):
    bad, none = tmp_path / "bad.bvh", tmp_path / "none.bvh"
    bad.write_text(TEXT[:300])
    other = tmp_path / "other.bvh"
    other.write_text(TEXT)
    words = ("motion", "clean", bad, walk, none, other, "--out", tmp_path / "out")
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
        ("info walk.bvh --map notes.txt", "is not TOML"),
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


def test_part_of_a_clip_can_be_asked_for_its_cycle(answer, refused, walk, tmp_path):
    data = answer("motion", "cycle", walk, "--frames", "60-330", "--out", tmp_path / "out")
    assert data["table"][0]["period_s"] == pytest.approx(references.stride_time("walk"), rel=0.02)
    first, last = map(int, re.findall(r"from frames (\d+) to (\d+)", data["words"][0])[0])
    assert 60 <= first < last <= 330
    assert "it has frames 0 to 360" in refused("motion", "cycle", walk, "--frames", "60-999", "--out", tmp_path)


# skeletons that need a map


def test_a_skeleton_without_legs_lists_its_joints_and_points_at_the_map(refused, tmp_path):
    path = tmp_path / "snake.bvh"
    path.write_text(bvh.text(snake()))
    line = refused("motion", "info", path)
    assert "found nothing" in line
    assert "its joints are a, b, c, d, e" in line
    assert "--write-map" in line


def test_a_map_is_written_filled_in_by_hand_and_read(footfall, answer, refused, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("crab.bvh").write_text(bvh.text(crab()))
    assert "cannot be identified" in refused("motion", "info", "crab.bvh")
    data = answer("motion", "info", "crab.bvh", "--write-map", "map.toml")
    assert data["files"] == ["map.toml"]
    assert data["figures"]["roles_needed_missing"] > 0
    text = Path("map.toml").read_text()
    for role, name in (("hips", 0), ("left_hip", 1), ("left_knee", 2), ("left_ankle", 3)):
        text = text.replace(f'# {role} = ""', f'{role} = "q{name}"')
    for role, name in (("right_hip", 4), ("right_knee", 5), ("right_ankle", 6)):
        text = text.replace(f'# {role} = ""', f'{role} = "q{name}"')
    Path("map.toml").write_text(text)
    assert "may have been filled in" in refused("motion", "info", "crab.bvh", "--write-map", "map.toml")
    assert Path("map.toml").read_text() == text
    row = answer("motion", "info", "crab.bvh", "--map", "map.toml")["table"][0]
    assert row["joints"] == 7
    assert footfall("motion", "contacts", "crab.bvh", "--map", "map.toml").code == 0


def test_a_map_of_a_known_skeleton_comes_filled_in(answer, walk, tmp_path):
    target = tmp_path / "map.toml"
    assert answer("motion", "info", walk, "--write-map", target)["figures"]["roles_needed_missing"] == 0
    plain, mapped = (answer("motion", "info", walk, *more)["table"] for more in ((), ("--map", target)))
    assert plain == mapped


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('[roles]\nleft_hipp = "left_thigh"', "left_hipp: unknown role 'left_hipp'; did you mean left_hip"),
        ('[roles]\nleft_hip = "left_thihg"', "left_hip: unknown joint 'left_thihg'; did you mean left_thigh"),
        ("[roles]\nleft_hip = 3", "left_hip: unknown joint '3'"),
        ("[rolls]\n", "expected one table [roles]"),
        ('[roles]\nleft_hip = "left_thigh"\nright_hip = "left_thigh"', "each role needs a joint of its own"),
    ],
)
def test_a_map_that_cannot_be_is_refused_with_its_file_and_role(refused, walk, tmp_path, text, expected):
    target = tmp_path / "map.toml"
    target.write_text(text)
    line = refused("motion", "info", walk, "--map", target)
    assert str(target) in line
    assert expected in line


# axes and units


@pytest.mark.parametrize(
    ("unit", "metres"), [("metres", 1.0), ("centimetres", 0.01), ("inches", 0.0254), ("millimetres", 0.001)]
)
@pytest.mark.parametrize("up", ["y", "z"])
def test_clips_in_any_unit_and_axes_say_the_same_walk(answer, tmp_path, unit, metres, up):
    path = tmp_path / f"{unit}.bvh"
    motion = files.y_up_centimetres(WALK).placed(0.01, NO_TURN, np.zeros(3)) if up == "y" else WALK
    path.write_text(bvh.text(motion.placed(1.0 / metres, NO_TURN, np.zeros(3))))
    row = answer("motion", "info", path)["table"][0]
    assert row["unit_m"] == pytest.approx(metres)
    assert row["speed"] == pytest.approx(references.speed("walk"), rel=0.05)
    assert row["turn_deg"] == pytest.approx(0.0, abs=0.1)
    assert row["faults"] == 0


def test_clips_whose_feet_end_at_the_ankle_can_be_put_on_a_body(answer, tmp_path):
    rig = WALK.skeleton
    ends = tuple((at, offset) for at, offset in rig.ends if "foot" not in rig.names[at])
    assert len(ends) < len(rig.ends)
    path = tmp_path / "walk.bvh"
    bare = replace(WALK, skeleton=Skeleton(rig.names, rig.parents, rig.offsets, ends))
    path.write_text(bvh.text(files.y_up_centimetres(bare)))
    row = answer("motion", "retarget", path, "--out", tmp_path / "out")["table"][0]
    assert row["end_effectors_cm"] < 2.0
    assert row["sunk_cm"] < 0.5
    assert row["skate_cm_s"] < 2.0


# files that are written


def test_a_converted_bvh_stands_upright_in_centimetres_as_animation_programs_expect(answer, tmp_path):
    path = tmp_path / "walk.bvh"
    path.write_text(bvh.text(WALK.placed(1000.0, NO_TURN, np.zeros(3))))  # millimetres, z up
    answer("motion", "convert", path, "--as", "bvh", "--as", "csv", "--out", tmp_path / "out")
    again = bvh.read(tmp_path / "out" / "walk.bvh")
    head, foot = again.position("head"), again.position("left_foot")
    assert np.ptp(again.root[:, 2]) == pytest.approx(100.0 * np.ptp(WALK.root[:, 0]), rel=0.01)  # goes along z
    assert 130.0 < np.mean(head[:, 1] - foot[:, 1]) < 190.0
    assert (tmp_path / "out" / "walk-motion.csv").exists()


def test_a_clip_is_never_written_over(refused, walk):
    assert "would be written over" in refused("motion", "convert", walk, "--as", "bvh", "--out", walk.parent)
    assert walk.read_text() == TEXT


def test_clips_of_the_same_name_do_not_write_over_each_other(answer, tmp_path):
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "walk.bvh").write_text(TEXT)
    data = answer("motion", "clean", tmp_path / "one", tmp_path / "two", "--out", tmp_path / "out")
    assert sorted(Path(path).name for path in data["files"]) == ["two-walk-clean.bvh", "walk-clean.bvh"]
    assert all(Path(path).exists() for path in data["files"])


def test_a_full_disk_is_one_line_and_leaves_nothing_half_written(refused, walk, tmp_path, monkeypatch):
    def full(source: str, target: str) -> None:
        raise OSError(28, "No space left on device", source)

    monkeypatch.setattr(os, "replace", full)
    assert "no partial file is left" in refused("motion", "clean", walk, "--out", tmp_path / "out")
    assert not list((tmp_path / "out").iterdir())


@pytest.mark.parametrize("skipped", ["tpose", "up", "scale", "pops", "facing", "floor", "level", "rate"])
def test_each_step_of_cleaning_can_be_left_out(answer, walk, skipped, tmp_path):
    rows = answer("motion", "clean", walk, "--skip", skipped, "--out", tmp_path / "out")["table"]
    assert skipped not in {row["finding"] for row in rows}


def test_references_need_no_clip(answer, tmp_path):
    for body in ("human", "planar7"):
        data = answer("motion", "reference", "walk-slow", "--to", body, "--seconds", 2, "--out", tmp_path)
        assert data["figures"]["speed"] == pytest.approx(references.speed("walk-slow"), rel=0.15)
    assert answer("motion", "reference", "walk", "--seconds", 0.001, "--out", tmp_path)["figures"]["frames"] == 1


# stopped early


def test_ctrl_c_keeps_what_was_found(footfall, walk, tmp_path, monkeypatch):
    other = tmp_path / "zzz.bvh"
    other.write_text(TEXT)
    told = motion_report.info

    def interrupted(clip, report) -> None:
        if clip.path == other:
            raise KeyboardInterrupt
        told(clip, report)

    monkeypatch.setattr(motion_report, "info", interrupted)
    said = footfall("motion", "info", walk, other, "--json")
    data = json.loads(said.out)
    assert (said.code, said.err) == (130, "footfall: stopped\n")
    assert data["stopped_early"]
    assert data["figures"]["clips_used"] == len(data["table"]) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals of its own")
def test_ctrl_c_in_a_process_of_its_own_is_no_traceback(tmp_path):
    for i in range(200):
        (tmp_path / f"{i:03d}.bvh").write_text(TEXT)
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # ignored in background jobs
    script = f"{heard}; from footfall.cli import main; main()"
    command = [sys.executable, "-c", script, "motion", "plot", str(tmp_path), "--out", str(tmp_path / "out")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    end = time.monotonic() + 20.0
    while not list((tmp_path / "out").glob("001*.png")) and time.monotonic() < end:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
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


# what was simulated, for animators


@pytest.mark.parametrize("skill", ["planar-walk", "human-walk"])
def test_play_writes_the_motion_for_animation_programs(answer, tmp_path, skill):
    words = ("play", skill, "--seconds", 1, "--dt", 0.001, "--as", "bvh", "--as", "glb", "--out", tmp_path)
    data = answer(*words)
    assert {".bvh", ".glb"} <= {Path(path).suffix for path in data["files"]}
    motion = bvh.read(tmp_path / f"{skill}.bvh")
    assert motion.rate == pytest.approx(60.0, rel=1e-4)
    table = np.genfromtxt(tmp_path / f"{skill}.csv", delimiter=",", names=True)
    at = motion.time
    for column, axis in (("x", 2), ("z", 1)):  # forward is z in such programs, and up is y
        wanted = 100.0 * np.interp(at, table["time"], table[column])
        np.testing.assert_allclose(motion.root[:, axis], wanted, atol=0.05)  # cm
    assert (tmp_path / f"{skill}.glb").read_bytes()[:4] == b"glTF"
