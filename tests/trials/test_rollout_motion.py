"""What a body did as a motion of its links: the same places as MuJoCo's, also after a trip through a BVH file."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from pathlib import Path

import mujoco
import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.evaluate.export import motion_files
from footfall.motion import rotation
from footfall.motion.cleaning import clean
from footfall.motion.formats import bvh, files
from footfall.physics.scene import Scene
from footfall.physics.world import World
from footfall.trials import Rollout, Trial, run

RATE = 60.0


@pytest.fixture(scope="module", params=["planar-walk", "human-walk"])
def walked(request) -> Rollout:
    return run(Trial(skills.load(request.param), 1.0, 1e-3, record_every=0.01))


def of_mujoco(rollout: Rollout, rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Places [row, link, 3] and orientations [row, link, 4] of all links."""
    character = rollout.trial.character
    world = World(character, Scene(), 1e-3)
    model, data = world.model, mujoco.MjData(world.model)
    links = [model.body(link.name).id for link in character.links]
    place, facing = [], []
    for row in rollout.qpos()[rows]:
        data.qpos[:] = row
        mujoco.mj_forward(model, data)
        place.append(data.xpos[links].copy())
        facing.append(data.xquat[links].copy())
    return np.array(place), np.array(facing)


@pytest.mark.parametrize("rate", [50.0, 100.0])
def test_links_are_where_mujoco_has_them(walked, rate):
    motion = walked.motion(rate)
    rows = np.arange(len(motion)) * round(100.0 / rate)  # there is a record for every frame
    assert len(motion) >= 0.98 * rate
    np.testing.assert_allclose(walked.time[rows], motion.time, atol=1e-9)
    place, facing = of_mujoco(walked, rows)
    assert motion.skeleton.names == tuple(link.name for link in walked.trial.character.links)
    np.testing.assert_allclose(motion.positions, place, atol=1e-9)
    assert rotation.angle(motion.world_rotations, facing).max() < 1e-6


@pytest.mark.parametrize(("dt", "every"), [(2e-3, 0.005), (7e-4, 0.005), (1e-3, 1.0 / 120.0)])
def test_records_that_are_no_whole_number_of_time_steps_apart_do_not_change_the_pace(dt, every):
    rollout = run(Trial(skills.load("planar-walk"), 1.0, dt, record_every=every))
    motion = rollout.motion(RATE)
    place, _ = of_mujoco(rollout, np.arange(len(rollout.time)))
    assert motion.duration == pytest.approx(rollout.time[-1], abs=1.0 / RATE)
    for i in range(len(motion.skeleton)):
        for axis in range(3):
            wanted = np.interp(motion.time, rollout.time, place[:, i, axis])
            np.testing.assert_allclose(motion.positions[:, i, axis], wanted, atol=2e-3)


def test_an_exported_bvh_has_the_same_places_in_centimetres(walked, tmp_path):
    (path,) = motion_files.export(walked, tmp_path / "walk", [".bvh"])
    again, motion = bvh.read(Path(path)), walked.motion()
    assert again.skeleton.names == motion.skeleton.names
    x, y, z = np.moveaxis(motion.positions, -1, 0)
    np.testing.assert_allclose(again.positions, 100.0 * np.stack((y, z, x), axis=-1), atol=1e-3)
    assert list(tmp_path.iterdir()) == [Path(path)]


def test_an_exported_clip_is_understood_as_any_other(walked, tmp_path):
    (path,) = motion_files.export(walked, tmp_path / "walk", [".bvh"])
    done = clean.clean(bvh.read(Path(path)))
    assert done.motion.placement.metres == pytest.approx(0.01)
    assert not done.of("flip")
    assert not done.of("jump")
    np.testing.assert_allclose(np.ptp(done.motion.root, axis=0)[2], np.ptp(walked.motion().root[:, 2]), atol=0.01)


def test_a_glb_is_one_binary_file_and_a_csv_does_not_take_the_name_of_the_record(walked, tmp_path):
    paths = motion_files.export(walked, tmp_path / "walk", [".glb", ".csv", ".gltf"])
    assert [Path(path).name for path in paths] == ["walk.glb", "walk-motion.csv", "walk.gltf"]
    assert Path(paths[0]).read_bytes() == files.encoded(walked.motion(), ".glb")
    assert motion_files.export(walked, tmp_path / "none", []) == []


def test_a_record_of_one_moment_is_no_motion():
    with pytest.raises(BadInput, match="too few records"):
        run(Trial(skills.load("planar-walk"), 1e-3, 1e-3)).motion()
