"""The judge of recorded clips, judged itself: on a folder made here whose index is right, and then wrong."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import numpy as np
import pytest

from footfall.characters import load
from footfall.errors import BadInput
from footfall.evaluate.clips import motion
from footfall.evaluate.protocols import bench
from footfall.evaluate.report import Report
from footfall.motion import rotation
from footfall.motion.cleaning import clean
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import references

pytestmark = pytest.mark.xdist_group("motion-figures")  # whose fixtures one worker makes

HUMAN = load("human")
INCH = motion.CMU_UNIT
HEADER = "file,cls,description,stride_time_s,floor_toe_height_cm"


def recorded(name: str, seconds: float = 4.0):
    """A built-in walk as the CMU clips are: y up, in their unit, a rest pose before it."""
    made = files.y_up_centimetres(references.reference(name, HUMAN, seconds)).placed(
        0.01 / INCH, rotation.IDENTITY, np.zeros(3)
    )
    rotations, root = made.local_rotations.copy(), made.root.copy()
    rotations[0, 1:] = rotation.IDENTITY
    rotations[0, 0] = made.local_rotations[1, 0]
    root[0] = 0.0
    return type(made)(made.skeleton, made.rate, root, rotations, name)


def floor_cm(path: Path) -> float:
    (found,) = clean.clean(bvh.read(path)).of("floor")
    assert found.value is not None
    return 100.0 * found.value


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """Two walks, and the first again in a folder of clips with faults: its root flips in one frame."""
    top = tmp_path_factory.mktemp("clips")
    rows = [HEADER]
    for name in ("walk", "walk-slow"):
        path = top / f"{name}.bvh"
        path.write_text(bvh.text(recorded(name)))
        rows.append(f"{name}.bvh,walk_straight,a walk,{references.stride_time(name):.4f},{floor_cm(path):.4f}")
    (top / "index.csv").write_text("\n".join(rows) + "\n")
    bad = top / "some_defects"
    bad.mkdir()
    flipped = recorded("walk")
    flipped.local_rotations[200, 0] = rotation.product(
        flipped.local_rotations[200, 0], rotation.from_axis_angle((0.0, 0.0, 1.0), np.radians(40.0))
    )
    (bad / "flip.bvh").write_text(bvh.text(flipped))
    (bad / "index.csv").write_text(f"{HEADER}\nflip.bvh,walk_straight,whole-body (root) flip of 40 degrees,,\n")
    (top / "broken.bvh").write_text("HIERARCHY\n")
    return top


@pytest.fixture(scope="module")
def seen(folder, tmp_path_factory) -> tuple[Report, Path]:
    walk = tmp_path_factory.mktemp("out") / "walk.bvh"
    return motion.evaluate(folder, HUMAN, walk=walk), walk


def test_clips_are_counted_and_the_broken_one_is_named(seen, folder):
    report, _ = seen
    assert report.conditions["clips"] == 4
    assert report.figures["read_ok"] == 2
    assert report.words == [f"{folder / 'broken.bvh'}: line 1: the file ends too early"]
    assert {row[0] for row in report.rows} == {"walk.bvh", "walk-slow.bvh", "flip.bvh"}


def test_what_the_index_says_is_found(seen):
    figures = seen[0].figures
    assert (figures["faults_known"], figures["faults_found"], figures["false_faults"]) == (1, 1, 0)
    assert figures["tpose_dropped"] == 2
    assert figures["scale_error_max"] == pytest.approx(0.0, abs=1e-9)
    assert figures["floor_error_cm_max"] < 1e-3
    assert figures["stride_clips"] == 2
    assert figures["stride_time_error_median"] < 0.01
    assert figures["bvh_round_trip_rad"] < 1e-4
    assert figures["bvh_round_trip_m"] < 1e-5


def test_repaired_feet_neither_slide_nor_sink_on_the_body(seen):
    figures = seen[0].figures
    assert figures["clips_on_body"] == 2
    assert figures["skate_cm_per_s_median_repaired"] < 2.0
    assert figures["skate_cm_per_s_median_repaired_contacts_found_anew"] < 2.0
    assert figures["penetration_cm_max_repaired"] < 0.5
    assert figures["end_effector_error_cm_median"] < 1.0


def test_a_random_walk_in_the_graph_is_written(seen):
    report, walk = seen
    assert report.files == [str(walk)]
    again = clean.clean(bvh.read(walk)).motion
    assert again.duration == pytest.approx(report.figures["graph_walk_s"], abs=0.1)
    assert report.figures["graph_walk_s"] > 110.0
    assert report.figures["graph_walk_skate_cm_per_s"] < 2.0


def test_the_figures_go_wrong_when_the_index_says_something_else(folder, tmp_path):
    said = (folder / "index.csv").read_text().splitlines()
    name, cls, words, stride, floor = said[1].split(",")
    path = folder / name
    right = {"cls": cls, "description": words, "stride_time_s": stride, "floor_toe_height_cm": floor}
    wrong = right | {"stride_time_s": str(1.25 * float(stride)), "floor_toe_height_cm": str(float(floor) + 3.0)}
    good, bad = (motion.measure_clip(path, row, HUMAN) for row in (right, wrong))
    assert good.stride_error < 0.01
    assert bad.stride_error == pytest.approx(0.2, abs=0.01)
    assert bad.floor_error == pytest.approx(3.0, abs=0.01)
    clip = folder / "some_defects" / "flip.bvh"
    told = {words: motion.measure_clip(clip, {"description": words}, HUMAN).fault_found for words in motion.FAULTS}
    assert told == {words: words == "(root) flip" for words in motion.FAULTS}
    unhurt = tmp_path / "defects" / "walk.bvh"
    unhurt.parent.mkdir()
    unhurt.write_bytes(path.read_bytes())
    assert motion.measure_clip(unhurt, {"description": "whole-body (root) flip"}, HUMAN).fault_found is False


def test_a_clip_in_another_unit_is_a_scale_error(folder, tmp_path):
    text = bvh.text(bvh.read(folder / "walk.bvh").placed(INCH / 0.01, rotation.IDENTITY, np.zeros(3)))
    (tmp_path / "walk.bvh").write_text(text)
    (tmp_path / "index.csv").write_text("file,cls\nwalk.bvh,stand\n")
    figures = motion.evaluate(tmp_path, HUMAN).figures
    assert figures["scale_error_max"] == pytest.approx(1.0 - 0.01 / INCH, rel=1e-6)


def test_a_folder_without_an_index_is_read_all_the_same(folder, tmp_path):
    (tmp_path / "walk.bvh").write_bytes((folder / "walk.bvh").read_bytes())
    report = motion.evaluate(tmp_path, load("planar7"))
    assert report.figures["read_ok"] == 1
    assert report.figures["stride_time_error_median"] is None
    motion.draw(report, tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")
    assert json.loads(report.to_json())["figures"]["tpose_dropped"] == 1


def test_ctrl_c_keeps_the_figures_of_the_clips_that_were_done(folder, monkeypatch):
    look = motion.measure_clip

    def interrupted(path, *rest):
        if path.name == "walk.bvh":  # the last but one
            raise KeyboardInterrupt
        return look(path, *rest)

    monkeypatch.setattr(motion, "measure_clip", interrupted)
    report = motion.evaluate(folder, HUMAN)
    assert report.stopped
    assert report.figures["read_ok"] == len([row for row in report.rows if row[0] != "flip.bvh"]) == 1
    assert report.figures["stride_clips"] == 1


def test_a_folder_in_which_no_clip_can_be_used_is_refused_and_one_bad_clip_is_counted(folder, tmp_path):
    (tmp_path / "broken.bvh").write_text("hello")
    with pytest.raises(BadInput, match=r"none of its 1 clips can be used; the first: .*broken\.bvh"):
        motion.evaluate(tmp_path, HUMAN)
    (tmp_path / "walk.bvh").write_bytes((folder / "walk.bvh").read_bytes())
    report = motion.evaluate(tmp_path, HUMAN)
    assert (report.figures["read_ok"], report.figures["clips_refused"]) == (1, 1)


@pytest.mark.slow
def test_bench_reads_and_retargets_motion(folder, tmp_path):
    (tmp_path / "walk.bvh").write_bytes((folder / "walk.bvh").read_bytes())
    for clips in (None, tmp_path):
        figures = bench._motion(clips)
        assert figures["clips"] == 1
        assert all(figures[name] > 0.0 for name in ("bvh_mb_per_s", "clips_import_s", "retarget_frames_per_s"))
    with pytest.raises(Exception, match=r"broken\.bvh: line 1"):
        bench._motion(folder)


@pytest.mark.slow
def test_the_shared_clips_are_read_cleaned_understood_and_put_on_a_body(shared, tmp_path):
    mocap, plates = tmp_path / "mocap", shared / "foot_pressure" / "fukuchi2018"
    for name in ("cmu", "cmu_defects"):
        shutil.copytree(shared / "mocap" / name, mocap / name)
    report = motion.evaluate(mocap, HUMAN, plates, tmp_path / "walk.bvh")
    figures = report.figures
    assert (figures["read_ok"], figures["faults_found"], figures["tpose_dropped"]) == (69, 5, 69)
    assert figures["false_faults"] == 0
    assert figures["scale_error_max"] <= 0.02
    assert figures["floor_error_cm_max"] <= 1.5
    assert figures["stride_clips"] >= 20
    assert figures["stride_time_error_median"] <= 0.03
    assert figures["skate_cm_per_s_median_repaired"] <= 2.0
    assert figures["skate_cm_per_s_median_repaired_contacts_found_anew"] <= 2.0
    assert figures["penetration_cm_max_repaired"] <= 0.5
    assert figures["end_effector_error_cm_median_repaired"] is not None
    assert figures["bvh_round_trip_rad"] <= 1e-4
    assert figures["bvh_round_trip_m"] <= 1e-5
    assert figures["plate_event_error_ms_median"] <= 25.0
    assert figures["plate_events_missed"] <= 0.05 * figures["plate_events"]
    assert figures["graph_walk_skate_cm_per_s"] <= 2.0
    assert figures["graph_walk_s"] >= 119.0
