"""Retargeting from any rig to characters, and back."""

from __future__ import annotations

from dataclasses import replace

import mujoco
import numpy as np
import pytest
from walker import CMU_AXES, walk

from footfall.characters import Character, load
from footfall.characters.roles import find
from footfall.characters.skeleton import Skeleton
from footfall.errors import BadInput
from footfall.motion import Motion, rotation
from footfall.motion.formats import bvh
from footfall.motion.retarget import anatomy, footing, hinges, retarget
from footfall.motion.retarget.references import reference
from footfall.physics.scene import Scene
from footfall.physics.world import World

BONES = [f"{side}_{part}" for side in ("left", "right") for part in ("hip", "knee", "arm", "elbow")]


@pytest.fixture(scope="module")
def human() -> Character:
    return load("human")


def directions(motion: Motion) -> np.ndarray:
    roles = find(motion.skeleton)
    return np.array([anatomy.direction(motion, roles, role) for role in BONES])


def in_other_frames(motion: Motion, seed: int = 1) -> Motion:
    """The same motion on a rig with random joint axes, whose rest pose is not a standing pose."""
    old, rng = motion.skeleton, np.random.default_rng(seed)
    axes = rotation.normalized(rng.normal(size=(len(old), 4)))
    offsets, rotations = old.offsets.copy(), motion.local_rotations.copy()
    for i, parent in enumerate(old.parents):
        if parent >= 0:
            offsets[i] = rotation.rotated(rotation.inverse(axes[parent]), offsets[i])
            rotations[:, i] = rotation.product(rotation.inverse(axes[parent]), rotations[:, i])
        rotations[:, i] = rotation.product(rotations[:, i], axes[i])
    ends = tuple((i, tuple(rotation.rotated(rotation.inverse(axes[i]), np.array(end)))) for i, end in old.ends)
    return replace(motion, skeleton=Skeleton(old.names, old.parents, offsets, ends), local_rotations=rotations)  # pyright: ignore


def some_angles(character: Character, frames: int, fraction: float) -> np.ndarray:
    low, high = hinges.ranges(character)
    low, high = np.maximum(low, -1.0), np.minimum(high, 1.0)
    return np.random.default_rng(0).uniform(fraction * low, fraction * high, (frames, len(character.joints)))


def root_rows(character: Character, frames: int) -> np.ndarray:
    rng = np.random.default_rng(2)
    if character.planar:
        return rng.normal(size=(frames, 3))
    return np.column_stack((rng.normal(size=(frames, 3)), rotation.normalized(rng.normal(size=(frames, 4)))))


@pytest.mark.parametrize("name", ["human", "planar7"])
def test_hinge_angles_go_to_links_and_back(name: str):
    body = load(name)
    angles = some_angles(body, 50, 0.9)
    motion = hinges.from_angles(body, 100.0, root_rows(body, 50), angles)
    assert hinges.angles(motion, body) == pytest.approx(angles, abs=1e-9)
    rows = hinges.qpos(motion, body)
    again = hinges.from_angles(body, 100.0, rows[:, : rows.shape[1] - len(body.joints)], angles)
    assert again.positions == pytest.approx(motion.positions, abs=1e-9)


@pytest.mark.parametrize("name", ["human", "planar7"])
def test_links_are_where_the_physics_puts_them(name: str):
    body = load(name)
    angles = some_angles(body, 3, 1.0)
    motion = hinges.from_angles(body, 100.0, root_rows(body, 3), angles)
    world = World(body, Scene(), 1e-3)
    for k, row in enumerate(hinges.qpos(motion, body)):
        world.data.qpos[:] = row
        mujoco.mj_kinematics(world.model, world.data)
        assert np.asarray(world.data.xpos)[1:] == pytest.approx(motion.positions[k], abs=1e-9)


def test_hinges_that_are_not_at_right_angles_are_solved_too(human: Character):
    joints = tuple(replace(j, axis=(1.0, 0.3, 0.2)) if j.name == "left_hip_roll" else j for j in human.joints)
    odd = replace(human, joints=joints)
    angles = some_angles(odd, 20, 0.4)
    motion = hinges.from_angles(odd, 100.0, root_rows(odd, 20), angles)
    assert hinges.angles(motion, odd) == pytest.approx(angles, abs=1e-6)


def test_limbs_point_as_recorded(human: Character):
    clip = walk()
    on_body = retarget.retarget(clip, human)
    assert directions(on_body) == pytest.approx(directions(clip), abs=1e-6)


@pytest.mark.parametrize("variant", ["other axes", "random frames"])
def test_a_rigs_own_axes_make_no_difference(human: Character, variant: str):
    clip = walk()
    other = walk(axes=CMU_AXES) if variant == "other axes" else in_other_frames(clip)
    one, two = retarget.retarget(clip, human), retarget.retarget(other, human)
    assert directions(two) == pytest.approx(directions(one), abs=1e-6)


def test_slanted_legs_and_a_pose_mean_the_same_as_a_straight_rest(human: Character):
    clip = walk()
    skeleton = clip.skeleton
    offsets, rotations = skeleton.offsets.copy(), clip.local_rotations.copy()
    for name, degrees in (("LeftUpLeg", 20.0), ("RightUpLeg", -20.0), ("LeftArm", -40.0), ("RightArm", 40.0)):
        top = skeleton.index(name)
        slant = rotation.from_axis_angle((1.0, 0.0, 0.0), np.radians(degrees))
        below = [i for i in range(len(skeleton)) if top in skeleton.chain(i)]
        for i in below:  # the rest pose is slanted and every local rotation undoes it
            if i != top:
                offsets[i] = rotation.rotated(slant, offsets[i])
                rotations[:, i] = rotation.product(slant, rotation.product(rotations[:, i], rotation.inverse(slant)))
            else:
                rotations[:, i] = rotation.product(rotations[:, i], rotation.inverse(slant))
    slanted = replace(
        clip, skeleton=Skeleton(skeleton.names, skeleton.parents, offsets, skeleton.ends), local_rotations=rotations
    )
    assert directions(slanted) == pytest.approx(directions(clip), abs=1e-9)
    one, two = retarget.retargeted(clip, human), retarget.retargeted(slanted, human)
    legs = [j for j, joint in enumerate(human.joints) if "hip" in joint.name or "knee" in joint.name]
    assert two.angles[:, legs] == pytest.approx(one.angles[:, legs], abs=1e-6)


def test_knees_are_pure_hinges_and_nothing_jumps(human: Character):
    clip = walk()
    found = retarget.retargeted(clip, human)
    steps = np.abs(np.diff(found.angles, axis=0)).max() * clip.rate
    assert steps < 12.0  # rad/s
    assert not found.limit_errors(human)


def test_the_error_of_joint_limits_is_reported(human: Character):
    stiff = replace(
        human, joints=tuple(replace(j, range=(-0.1, 0.0)) if j.name == "left_knee" else j for j in human.joints)
    )
    found = retarget.retargeted(walk(), stiff)
    assert found.limit_errors(stiff)["left_shank"] > 20.0
    assert found.angles[:, stiff.joint_index("left_knee")].min() >= -0.1


def test_a_leg_that_passes_through_gimbal_lock_does_not_jump(human: Character):
    frames = 121
    angles = np.zeros((frames, len(human.joints)))
    motion = hinges.from_angles(human, 120.0, np.tile([0, 0, 1, 1, 0, 0, 0], (frames, 1)), angles)
    lift = rotation.from_axis_angle((0.0, -1.0, 0.0), np.linspace(0.0, 2.4, frames))  # straight up past the horizontal
    aside = rotation.from_axis_angle((0.0, 0.0, 1.0), 0.15)  # and not in the middle
    rotations = motion.local_rotations.copy()
    rotations[:, motion.skeleton.index("left_thigh")] = rotation.product(aside, lift)
    found = hinges.fit(replace(motion, local_rotations=rotations), human)
    assert np.abs(np.diff(found.angles, axis=0)).max() < 0.3
    assert np.degrees(found.limit_error).max() < 15.0


def test_a_planar_body_walks_in_its_plane_with_a_foot_on_the_ground():
    body = load("planar7")
    clip = reference("walk", load("human"), 3.0).moved((1.0, 2.0, 0.0), yaw=0.7)
    on_body = retarget.retarget(clip, body)
    target = anatomy.of_skeleton(find(on_body.skeleton))
    assert np.abs(on_body.positions[..., 1]).max() < 1e-9
    low = np.min([footing.lowest(on_body, body, target, side) for side in ("left", "right")], axis=0)
    assert low.min() > -0.02
    assert np.median(np.abs(low)) < 0.003
    speed = np.ptp(on_body.root[:, 0]) / on_body.duration
    assert speed == pytest.approx(np.linalg.norm(clip.root[-1] - clip.root[0]) / clip.duration * 0.9 / 0.85, rel=0.1)


def test_a_motion_of_the_body_itself_stays_what_it_is(human: Character):
    given = reference("walk", human, 2.0)
    again = retarget.retarget(given, human)
    assert retarget.end_effector_error(given, again)["all"] < 0.1
    assert np.abs(again.root - given.root).max() < 0.03


def test_a_motion_goes_onto_a_rig_with_the_rigs_names(human: Character):
    clip = walk(axes=CMU_AXES)
    moved = reference("walk", human, 1.0)
    back = retarget.onto(moved, clip)
    assert back.skeleton is clip.skeleton
    assert directions(back)[:2] == pytest.approx(directions(moved)[:2], abs=1e-6)
    assert bvh.parse(bvh.text(back)).skeleton.names == clip.skeleton.names


def test_a_motion_of_another_skeleton_is_refused_in_one_line(human: Character):
    with pytest.raises(BadInput, match="retarget it first"):
        hinges.angles(walk(), human)


@pytest.mark.parametrize("name", ["02_01", "09_01", "16_03", "69_60", "11_01"])
def test_recorded_clips_land_on_human_with_their_limbs_as_recorded(shared, human: Character, name: str):
    clip = bvh.read(shared / "mocap" / "cmu" / f"{name}.bvh")[1::4]
    up = rotation.from_axis_angle((1.0, 0.0, 0.0), np.pi / 2)
    clip = clip.placed(0.056444, up, np.zeros(3))
    found = retarget.retargeted(clip, human, clamp=False)
    errors = retarget.end_effector_error(clip, found.motion)
    assert errors["left_ankle"] < 0.1
    assert errors["right_ankle"] < 0.1
    assert errors["all"] < 20.0
    assert directions(found.motion) == pytest.approx(directions(clip), abs=1e-5)
