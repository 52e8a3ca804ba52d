"""Which clips `footfall evaluate rectify` takes, and its figures."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from footfall import characters
from footfall.rectify import evaluate as protocol
from footfall.rectify.many import Done
from footfall.rectify.result import Figures, shortcoming

FINE = Figures(
    seconds=3.0,
    reached_s=3.0,
    position_error_cm=2.0,
    position_error_cm_worst=5.0,
    path_error_cm=10.0,
    skate_cm_per_s=1.0,
    skate_cm_per_s_recorded=8.0,
    penetration_cm=3.0,
    penetration_cm_recorded=1.0,
    root_force_n=0.0,
    root_force_n_recorded=200.0,
    root_force_n_recorded_median=10.0,
    torque_over_limit=1.0,
    peak_ground_force_n=1500.0,
    half_step=False,
    unrectified_fell=True,
    unrectified_lost=True,
    unrectified_s=1.0,
    unrectified_error_cm=20.0,
    search_s=5.0,
    search_cpu_s=8.0,
)


def changed(**values: float) -> dict:
    return replace(FINE, **values).row()


def test_a_clip_counts_only_if_it_is_carried_to_its_end_and_close_to_the_recording():
    assert FINE.rectified
    assert shortcoming(FINE.row()) == ""
    assert shortcoming(changed(reached_s=2.0)) == "falls after 2.0 of 3.0 s"
    assert "7.0 cm from the recording" in shortcoming(changed(position_error_cm=7.0))
    assert "40 cm in the worst frame" in shortcoming(changed(position_error_cm_worst=40.0))


def test_in_space_a_clip_counts_only_if_it_holds_with_half_the_time_step_too():
    assert shortcoming(changed(both_steps=True)) == "it does not hold with half the time step"
    assert shortcoming(changed(both_steps=True, half_step=True)) == ""
    found = protocol.figures(Done({"a": changed(both_steps=True), "b": FINE.row()}), {})
    assert found["rectified_fraction"] == 0.5


def test_clips_that_fail_or_are_refused_count():
    done = Done({"a": FINE.row(), "b": changed(reached_s=2.0, position_error_cm=50.0)}, refused={"c": "is no clip"})
    found = protocol.figures(done, {"a": "walk", "b": "walk_fast", "c": "jump"})
    assert (found["clips_total"], found["clips_rectified"]) == (3, 1)
    assert found["rectified_fraction"] == pytest.approx(1 / 3)
    assert found["position_error_cm_median"] == 2.0
    assert found["unrectified_fall_fraction"] == 1.0
    assert found["seconds_per_second_median"] == pytest.approx(5.0 / 3.0)
    assert found["cpu_seconds_per_second_median"] == pytest.approx(8.0 / 3.0)
    assert found["clips_cut"] == 0
    assert len(done.remarks()) == 2


def test_clips_of_which_a_part_was_cut_are_counted_and_named():
    done = Done({"a": FINE.row(), "b": changed(cut_s=1.5)})
    assert protocol.figures(done, {})["clips_cut"] == 1
    wanted = "cut: b: 1.5 of 4.5 s, in which something else than level ground carries the body"
    assert done.remarks() == [wanted]


def test_clips_that_leave_the_plane_or_have_faults_are_not_taken(tmp_path: Path):
    for name in ("one", "two", "three", "four"):
        (tmp_path / f"{name}.bvh").write_text("HIERARCHY")
    rows = ("one.bvh,walk_straight,", "two.bvh,turn_90,", "three.bvh,high_jump,", "four.bvh,kick,a foot flips")
    (tmp_path / "index.csv").write_text("\n".join(("file,cls,leg_faults", *rows)))
    body = characters.load("planar12")
    kinds, faulty = protocol.chosen(tmp_path, body)
    assert {path.stem for path in kinds} == {"one", "three"}
    assert faulty == ["four"]
    (tmp_path / "index.csv").unlink()
    assert len(protocol.chosen(tmp_path, body)[0]) == 4


def test_small_clips_come_first_and_every_class_gets_its_share(tmp_path: Path):
    sizes = {"walk1": 10, "walk2": 20, "run": 25, "boxing": 100, "walk3": 200}
    kinds = {}
    for name, size in sizes.items():
        (tmp_path / f"{name}.bvh").write_text("x" * size)
        kinds[tmp_path / f"{name}.bvh"] = name.rstrip("123")
    assert [path.stem for path in protocol.in_turn(list(kinds), kinds)] == ["walk1", "run", "walk2", "boxing", "walk3"]
