"""A character from a clip's skeleton."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import availability

sys.path.insert(0, str(Path(__file__).parents[1] / "motion"))
from walker import CMU_AXES, walk

from footfall.characters import Character, from_motion, load, read
from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.motion import rotation
from footfall.motion.formats import bvh
from footfall.motion.retarget import retarget
from footfall.physics.scene import Scene
from footfall.physics.world import World
from footfall.trials import Trial, run


@pytest.fixture(scope="module")
def clip():
    return walk()


@pytest.fixture(scope="module")
def body(clip) -> Character:
    return from_motion(clip, mass=60.0, name="walker")


def test_it_has_the_clips_bones_and_the_mass_asked_for(clip, body: Character):
    assert body.mass == pytest.approx(60.0, abs=1e-3)
    assert -body.link("left_shank").offset[2] == pytest.approx(0.45)
    assert -body.link("left_foot").offset[2] == pytest.approx(0.43)
    assert body.link("left_thigh").offset[1] == pytest.approx(0.1)
    fraction = body.link("left_thigh").mass / body.mass
    assert fraction == pytest.approx(load("human").link("left_thigh").mass / load("human").mass, rel=0.1)


def test_it_stands_level_on_both_feet(body: Character):
    heights = []
    for foot in body.feet:
        drop = sum(link.offset[2] for link in body.chain(foot.name))
        heights.append({round(drop + point[2], 5) for point in foot.points})
    assert heights[0] == heights[1]
    assert len(heights[0]) == 1


def test_its_file_is_read_back_and_the_physics_builds_it(body: Character, tmp_path: Path):
    path = tmp_path / "walker.json"
    path.write_text(body.to_json(), encoding="utf-8")
    assert read(path) == body
    World(body, Scene(), 1e-3)


def test_hinges_are_called_as_those_of_human(body: Character):
    human = {joint.name for joint in load("human").joints}
    neck = {name for name in human if name.startswith("neck")}  # this rig has no head
    assert human - neck <= {joint.name for joint in body.joints}
    assert body.mirrored("left_knee") == "right_knee"


def test_the_clip_fits_its_own_body(clip, body: Character):
    errors = retarget.end_effector_error(clip, retarget.retarget(clip, body))
    assert errors["all"] < 0.2


def test_other_axes_give_the_same_body(body: Character):
    other = walk(axes=CMU_AXES)
    again = from_motion(other, mass=60.0, name="walker")
    assert [link.name for link in again.links] == [link.name for link in body.links]
    for one, two in zip(body.links, again.links, strict=True):
        assert one.offset == pytest.approx(two.offset, abs=1e-5)


def test_a_clip_in_other_units_is_refused(clip):
    with pytest.raises(BadInput, match="cleaned"):
        from_motion(clip.placed(100.0, rotation.IDENTITY, np.zeros(3)))
    with pytest.raises(BadInput, match="kg"):
        from_motion(clip, mass=-1.0)


def test_skills_made_for_human_stand_on_it(body: Character):
    skill = replace(skills.load("human-simbicon-stand"), character=body)
    assert run(Trial(skill, 1.0)).ending.kind == "time_up"


@pytest.mark.parametrize("name", ["02_01", "09_01", "16_03", "135_04"])
def test_recorded_clips_fit_their_own_bodies_and_come_back_on_their_rigs(name: str):
    clip = bvh.read(availability.clip(name))[1::4]
    clip = clip.placed(0.056444, rotation.from_axis_angle((1.0, 0.0, 0.0), np.pi / 2), np.zeros(3))
    body = from_motion(clip)
    on_body = retarget.retarget(clip, body, clamp=False)
    assert retarget.end_effector_error(clip, on_body)["all"] < 0.3
    back = retarget.onto(on_body, clip)
    ends = [clip.skeleton.index(n) for n in ("LeftFoot", "RightFoot", "LeftHand", "RightHand", "Head")]
    hips = clip.skeleton.index("LeftUpLeg")
    apart = (back.positions - back.positions[:, [hips]]) - (clip.positions - clip.positions[:, [hips]])
    assert np.median(np.linalg.norm(apart[:, ends], axis=-1)) < 0.005
    assert back.as_recorded().skeleton.names == clip.skeleton.names
