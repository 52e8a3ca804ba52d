"""Clips as people hand them in: names, parts, indexes, and the ones that cannot be used."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from footfall.characters import load
from footfall.errors import BadFile, BadInput, CannotWrite, UnknownName
from footfall.evaluate.clips import clips, motion_report
from footfall.evaluate.report import Report
from footfall.motion.cleaning import clean
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import references

WALK = references.reference("walk", load("human"), 2.0)


@pytest.fixture
def walk(tmp_path) -> Path:
    path = tmp_path / "walk.bvh"
    path.write_text(bvh.text(files.y_up_centimetres(WALK)))
    return path


def test_a_clip_comes_cleaned_with_its_joints_known(walk):
    clip = clips.load(walk)
    assert clip.stem == "walk"
    assert clip.roles.name("left_knee") == "left_shank"
    np.testing.assert_allclose(clip.motion.positions[..., 2], WALK.positions[..., 2], atol=0.02)
    np.testing.assert_allclose(np.diff(clip.motion.root, axis=0), np.diff(WALK.root, axis=0), atol=1e-5)
    assert clip.roles.skeleton is clip.motion.skeleton  # in metres, as the motion is


@pytest.mark.parametrize(("name", "kind"), [("walk", "walk"), ("stand", "in place")])
def test_what_a_clip_shows_is_said(tmp_path, name, kind):
    path = tmp_path / "clip.bvh"
    path.write_text(bvh.text(files.y_up_centimetres(references.reference(name, load("human"), 4.0))))
    said, speed = clips.kind(clips.load(path))
    assert said == kind
    assert speed == (pytest.approx(1.3, abs=0.2) if kind == "walk" else None)


def test_a_sketch_is_of_the_middle_and_never_large(walk, monkeypatch):
    clip = clips.load(walk)
    made = clips.preview(clip)
    assert made is not None
    count = len(made["parents"])
    points = np.array(made["points"]).reshape(-1, count, 3)
    assert len(points) == 41  # two seconds, twenty a second
    assert points[0, 0, :2].tolist() == [0, 0]
    assert points[-1, 0, 0] == pytest.approx(1000.0 * (clip.motion.root[-1, 0] - clip.motion.root[0, 0]), rel=0.05)
    assert {side for side, parent in zip(made["sides"], made["parents"], strict=True) if parent < 0} == {""}
    assert made["sides"].count("left") == made["sides"].count("right") >= 3
    monkeypatch.setattr(clips, "MAX_POINTS", 10 * count)
    assert len((clips.preview(clip) or made)["points"]) == 10
    monkeypatch.setattr(clips, "MAX_POINTS", count)
    assert clips.preview(clip) is None


def test_steps_left_out_are_not_done(walk):
    clip = clips.load(walk, skipped=("scale", "up"))
    assert clip.motion.placement.metres == 1.0
    assert not clip.cleaned.of("up")
    assert set(clips.steps(("up",))) == set(clean.ALL) - {"up"}
    with pytest.raises(UnknownName, match="cleaning step 'ups'"):
        clips.steps(("ups",))


def test_frames_are_numbered_as_in_the_file(walk):
    clip = clips.load(walk)
    part = clip.frames(30, 99)
    assert len(part.motion) == 70
    assert part.cleaned.first == 30
    np.testing.assert_array_equal(part.motion.root, clip.motion.root[30:100])
    np.testing.assert_array_equal(part.frames(40, 50).motion.root, clip.motion.root[40:51])
    for first, last in ((-1, 5), (5, 4), (0, 241), (300, 400)):
        with pytest.raises(BadInput, match="it has frames 0 to 240"):
            clip.frames(first, last)


def test_files_made_of_clips_of_the_same_name_are_called_differently():
    paths = [Path(text) for text in ("a/walk.bvh", "b/walk.bvh", "c/b/walk.bvh", "walk.bvh", "walk.amc", "a/run.bvh")]
    names = clips.stems(paths)
    assert len(set(names.values())) == len(paths)
    assert names[paths[0]] == "walk"
    assert names[paths[1]] == "b-walk"
    assert names[paths[5]] == "run"


def test_a_clip_that_fails_halfway_leaves_no_row(walk, tmp_path):
    report = Report("", {}, columns=motion_report.INFO)
    other = tmp_path / "a.bvh"
    other.write_bytes(walk.read_bytes())

    def work(clip: clips.Clip) -> None:
        motion_report.info(clip, report)
        if clip.path == other:
            raise CannotWrite("no room")

    said = clips.process([other, walk], work, report, clips.Options())
    assert said == [f"{other}: no room"]
    assert [row[0] for row in report.rows] == [str(walk)]
    assert report.figures["clips_used"] == 1


def test_a_planar_body_faces_nowhere_and_says_so(tmp_path):
    path = tmp_path / "flat.bvh"
    path.write_text(bvh.text(files.y_up_centimetres(references.reference("walk", load("planar7"), 3.0))))
    clip, report = clips.load(path), Report("", {})
    motion_report.info(clip, report)
    motion_report.contacts(clip, report)
    with pytest.raises(BadInput, match="both hips are at one point"):
        motion_report.cycle(clip, report, 6, False, tmp_path)
    with pytest.raises(BadInput, match="both hips are at one point"):
        motion_report.retarget(clip, report, load("human"), True)


def test_legs_without_length_are_refused_by_name(walk):
    lines = ["OFFSET 0 0 0" if line.strip().startswith("OFFSET") else line for line in walk.read_text().splitlines()]
    walk.write_text("\n".join(lines))
    with pytest.raises(BadFile, match=r"walk\.bvh: the legs of this skeleton have no length"):
        clips.load(walk)


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("walk.bvh,low,1.1", "walk.bvh: floor_toe_height_cm: expected a number"),
        ("walk.bvh,0.0,0", "walk.bvh: stride_time_s: expected a number"),
        ("walk.bvh,nan,1", "floor_toe_height_cm"),
        ("walk.bvh,0,-1", "stride_time_s"),
    ],
)
def test_an_index_that_says_nonsense_is_refused_with_its_file_and_key(tmp_path, row, expected):
    (tmp_path / "index.csv").write_text(f"file,floor_toe_height_cm,stride_time_s\n{row}\n")
    with pytest.raises(BadFile, match=expected):
        clips.index(tmp_path)


def test_an_index_may_leave_things_out_and_lie_in_a_folder_below(tmp_path):
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "index.csv").write_text("file,cls,stride_time_s\nwalk.bvh,walk,\n,nothing,1\n")
    assert clips.index(tmp_path) == {
        tmp_path / "below" / "walk.bvh": {"file": "walk.bvh", "cls": "walk", "stride_time_s": ""}
    }
    (tmp_path / "index.csv").write_bytes(b"\xff\xfe\x00binary")
    with pytest.raises(BadFile, match="cannot be read as a table"):
        clips.index(tmp_path)
