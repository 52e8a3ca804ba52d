"""A clip made physical in the plane: it is carried by servos alone, and what is written says so."""

from __future__ import annotations

import csv
import json
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Event

import numpy as np
import pytest

from footfall import characters
from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.evaluate.clips import clips
from footfall.motion import read
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import references
from footfall.rectify import many
from footfall.rectify.files import write
from footfall.rectify.planar import Settings, rectify, search
from footfall.rectify.planar.displacement import nodes
from footfall.rectify.planar.player import Player
from footfall.rectify.planar.reference import of_clip
from footfall.rectify.planar.window import Window
from footfall.trials import Trial, run

BODY = characters.load("planar12")


@pytest.fixture(scope="module")
def clip_file(tmp_path_factory) -> Path:
    """A second of the published walk, as a clip."""
    return write_walk(tmp_path_factory.mktemp("clips") / "stroll.bvh", 1.0)


def write_walk(path: Path, seconds: float) -> Path:
    motion = references.reference("walk", characters.load("human"), seconds, 60.0)
    path.write_text(bvh.text(files.y_up_centimetres(motion)))
    return path


@pytest.fixture(scope="module")
def rectified(clip_file: Path):
    return rectify(clips.load(clip_file), BODY, Settings(60.0))


@pytest.fixture(scope="module")
def written(rectified, tmp_path_factory) -> Path:
    place = tmp_path_factory.mktemp("out") / "stroll"
    write(rectified, place, "stamp")
    return place


def test_servos_carry_the_rectified_clip_to_its_end_close_to_the_recording(rectified):
    figures = rectified.figures
    assert figures.rectified
    assert figures.position_error_cm < 3.0
    assert figures.unrectified_fell or figures.unrectified_error_cm > 3.0 * figures.position_error_cm
    assert figures.torque_over_limit <= 1.0 + 1e-9
    assert rectified.rollout.survived


def test_the_folder_is_a_skill_that_repeats_the_simulation(rectified, written: Path):
    skill = skills.load(written)
    again = run(Trial(skill, rectified.rollout.trial.seconds, rectified.rollout.trial.dt,
                      record_every=rectified.rollout.trial.record_every))  # fmt: skip
    assert np.array_equal(again.series, rectified.rollout.series)


def test_the_figures_are_those_of_the_simulation_in_the_folder(rectified, clip_file: Path):
    """Measured again from the rollout by the recording, without the player of the search."""
    reference = of_clip(clips.load(clip_file), BODY)
    player = Player(reference)
    rows = rectified.rollout.qpos()[::4][: len(reference)]
    apart = player.points.distance(player.points.at(rows), player.wanted[: len(rows)])
    assert 100.0 * np.sqrt(np.mean(apart**2)) == pytest.approx(rectified.figures.position_error_cm, rel=0.02)


def test_nothing_but_gravity_and_the_ground_acts_on_the_body(rectified):
    """Newton's second law of the whole body: any force on the root would show."""
    trial = rectified.rollout.trial
    rollout = run(replace(trial, record_every=trial.dt))
    ground = np.stack([sum(rollout[f"{c.name}_f{axis}"] for c in BODY.contacts) for axis in "xz"], axis=1)
    velocity = np.stack([rollout["com_vx"], rollout["com_vz"]], axis=1)
    seconds = rollout.time[-1] - rollout.time[0]
    needed = BODY.mass * (velocity[-1] - velocity[0]) / seconds + (0.0, BODY.mass * 9.81)
    assert np.abs(needed - ground[1:].mean(axis=0)).max() < 0.005 * BODY.mass * 9.81


def test_ctrl_c_ends_the_search_and_what_it_found_is_kept(tmp_path: Path, monkeypatch):
    def interrupted(job, tell, stop):
        os.kill(os.getpid(), signal.SIGINT)
        return {"ended_by_us": stop.wait(5.0)}, stop.is_set()

    monkeypatch.setattr(many.Job, "run", interrupted)
    before = signal.getsignal(signal.SIGINT)
    paths = [tmp_path / "a.bvh", tmp_path / "b.bvh"]
    done = many.rectify_all(paths, {path: tmp_path / path.stem for path in paths}, BODY, Settings(60.0))
    assert done.stopped
    assert done.rows == {"a": {"ended_by_us": True}}
    assert signal.getsignal(signal.SIGINT) is before


def test_forces_and_torques_are_written(rectified, written: Path):
    with (written / "forces.csv").open() as file:
        rows = list(csv.DictReader(file))
    load = [float(row["left_foot_fz"]) + float(row["right_foot_fz"]) for row in rows]
    assert np.mean(load) == pytest.approx(51.0 * 9.81, rel=0.25)  # on average the ground carries the body
    with (written / "torques.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert max(abs(float(row["left_hip"])) for row in rows) <= 300.0 + 1e-3
    assert json.loads((written / "result.json").read_text())["figures"]["rectified"] is True
    assert (written / "before-after.png").stat().st_size > 10_000


def test_the_motion_is_on_the_skeleton_of_the_clip(written: Path, clip_file: Path):
    clip, result = read(clip_file), read(written / "motion.bvh")
    assert result.skeleton.names == clip.skeleton.names
    assert result.rate == pytest.approx(clip.rate)
    near = min(len(clip), len(result))
    assert np.abs(result.positions[:near, :, 1] - clip.positions[:near, :, 1]).max() < 15.0  # heights [cm]


def test_a_stopped_search_goes_on_where_it_was_and_finds_the_same(rectified, clip_file: Path, tmp_path: Path):
    kept, stop = tmp_path / "progress.npz", Event()
    clip, calls = clips.load(clip_file), []

    def tell(frame: int, frames: int) -> None:
        calls.append(frame)
        stop.set()

    part = rectify(clip, BODY, Settings(60.0), kept, tell, stop)
    assert part.stopped
    assert len(calls) == 1
    whole = rectify(clip, BODY, Settings(60.0), kept)
    held, wanted = whole.skill.held, rectified.skill.held
    assert held is not None
    assert wanted is not None
    assert np.array_equal(held["angle"], wanted["angle"])


def test_finished_clips_are_not_repeated_and_bad_ones_do_not_stop_the_others(tmp_path: Path):
    clip_file = write_walk(tmp_path / "short.bvh", 0.6)
    bad = tmp_path / "bad.bvh"
    bad.write_text("HIERARCHY nothing")
    places = {clip_file: tmp_path / "a", bad: tmp_path / "b"}
    settings = Settings(60.0, ground="mujoco")
    first = many.rectify_all([bad, clip_file], places, BODY, settings)
    assert list(first.rows) == ["a"]
    assert list(first.refused) == ["bad"]
    assert first.rows["a"]["rectified"]
    assert skills.load(tmp_path / "a").character.ground.contact == "mujoco"
    changed = (tmp_path / "a" / "result.json").stat().st_mtime_ns
    assert many.rectify_all([bad, clip_file], places, BODY, settings).rows == first.rows
    assert (tmp_path / "a" / "result.json").stat().st_mtime_ns == changed


@pytest.mark.parametrize("name", ["human", "planar7"])
def test_a_body_that_cannot_be_used_is_refused(clip_file: Path, name: str):
    with pytest.raises(BadInput, match="planar12"):
        rectify(clips.load(clip_file), characters.load(name))


def test_absurd_frame_rates_and_clips_without_ground_contact_are_refused(clip_file: Path, tmp_path: Path):

    clip = clips.load(clip_file)
    slow = replace(clip, cleaned=replace(clip.cleaned, motion=replace(clip.motion, rate=2.0)))
    with pytest.raises(BadInput, match="2 frames a second"):
        of_clip(slow, BODY)
    root = clip.motion.root.copy()
    root[:, 0] += 8.0 * np.arange(len(root)) / clip.motion.rate
    flying = replace(clip, cleaned=replace(clip.cleaned, motion=replace(clip.motion, root=root)))
    with pytest.raises(BadInput, match="on the ground in only"):
        of_clip(flying, BODY)


@pytest.mark.slow
def test_clips_in_processes_of_their_own_are_those_of_one_process(tmp_path: Path):
    clip_file = write_walk(tmp_path / "short.bvh", 0.6)
    bad, other = tmp_path / "bad.bvh", tmp_path / "other.bvh"
    bad.write_text("HIERARCHY nothing")
    other.write_bytes(clip_file.read_bytes())
    paths = [clip_file, bad, other]
    done = many.rectify_all(paths, {path: tmp_path / path.stem for path in paths}, BODY, Settings(60.0), processes=2)
    assert list(done.rows) == ["short", "other"]
    assert list(done.refused) == ["bad"]
    assert done.rows["short"]["position_error_cm"] == done.rows["other"]["position_error_cm"]
    assert not done.stopped


@pytest.mark.parametrize("method", ["gauss-newton", "cma-es", "simplex"])
def test_every_search_finds_smaller_displacements_that_carry_a_window(clip_file: Path, method: str):
    reference = of_clip(clips.load(clip_file), BODY)
    player, map_of = Player(reference), nodes(reference.contact)
    legs = [k for k, joint in enumerate(BODY.joints) if joint.name.endswith(("hip", "knee", "ankle"))]
    with ThreadPoolExecutor(2) as pool:
        last = map_of.last_frame(1)
        window = Window(player, pool, reference.angle, map_of, [0, 1], legs, player.first(), last)
        start = window.try_one(np.random.default_rng(1).normal(0.0, 0.2, window.shape))
        if method == "gauss-newton":
            found = search.gauss_newton(window, start, 0.0, lambda: None, 3)
        elif method == "cma-es":
            found = search.cma_es(window, start, 0.0, lambda: None, 25, 0.1, 1)
        else:
            found = search.simplex(window, start, 0.0, lambda: None, 250, 0.1)
    assert found.value < 0.6 * start.value
    assert window.try_one(found.heights).value == found.value
    assert np.abs(found.heights).max() <= search.LARGEST
