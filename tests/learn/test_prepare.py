"""Clips that can be learned from, and those that cannot: each refusal says what was wrong and what would help."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from footfall import characters
from footfall.errors import BadInput, FootfallError
from footfall.evaluate.clips import clips
from footfall.learn import learn, prepare
from footfall.learn.write import identifier
from footfall.motion.formats import files
from footfall.motion.retarget import references

sys.path.insert(0, str(Path(__file__).parents[1] / "characters"))
from foreign_models import mjcf


def clip_of(motion, path):
    path.write_bytes(files.encoded(files.y_up_centimetres(motion), ".bvh"))
    return clips.load(path)


@pytest.fixture(scope="module")
def walk(tmp_path_factory):
    body = characters.load("human")
    return clip_of(references.reference("walk", body, 5.0, 60.0), tmp_path_factory.mktemp("clips") / "walk.bvh")


@pytest.fixture(scope="module")
def made(walk):
    return prepare.prepare(walk, "human")


def test_a_walk_becomes_a_cycle_with_the_speed_and_stride_it_was_made_with(made):
    assert made.recording.period == pytest.approx(references.stride_time("walk"), rel=0.02)
    assert made.recording.speed == pytest.approx(references.speed("walk"), rel=0.1)
    assert made.symmetric
    assert made.recording.begins[1] == pytest.approx(0.5, abs=1e-9)


def test_it_begins_when_the_left_foot_takes_the_weight(made):
    load = made.recording.force[:, 0, 2]
    assert load[-8:].max() < 0.2 * load.max()
    assert load[8:24].min() > 0.3 * load.max()


def test_the_recording_is_one_cycle_without_a_seam(made):
    angle = made.recording.angle
    steps = np.abs(np.diff(np.concatenate((angle, angle[:1])), axis=0))
    assert steps[-1].max() <= 1.5 * steps[:-1].max()


def test_an_own_body_has_the_bones_of_the_clip_and_toes(walk):
    own = prepare.prepare(walk, "own", mass=60.0)
    assert own.body.mass == pytest.approx(60.0, rel=1e-3)
    assert "left_toe" in [joint.name for joint in own.body.joints]
    thigh = abs(own.body.link("left_shank").offset[2])
    assert thigh == pytest.approx(0.43, abs=0.01)


def test_standing_is_not_a_gait(tmp_path):
    still = clip_of(references.reference("stand", characters.load("human"), 4.0, 60.0), tmp_path / "stand.bvh")
    with pytest.raises(FootfallError, match=r"no walking cycle|hardly move|never leaves"):
        prepare.prepare(still, "human")


def test_less_than_a_stride_is_too_short(walk):
    with pytest.raises(FootfallError, match=r"stride|cycle|short"):
        prepare.prepare(walk.frames(walk.cleaned.first, walk.cleaned.first + 20), "human")


def test_feet_that_never_touch_the_ground_are_refused_with_what_helps(walk):
    """Walking on air: the hips stay in one place, so that the feet always slide."""
    still = walk.motion.root * np.array([0.0, 0.0, 1.0])
    floating = replace(walk, cleaned=replace(walk.cleaned, motion=replace(walk.motion, root=still)))
    with pytest.raises(FootfallError, match=r"ground|floor"):
        prepare.prepare(floating, "human")


def test_an_unknown_body_is_refused_with_those_there_are(walk):
    with pytest.raises(BadInput, match="human, own"):
        prepare.prepare(walk, "robot")


def test_a_budget_too_small_names_the_smallest():
    with pytest.raises(BadInput, match=r"expected 10 to .* s"):
        learn.check_budget(3.0)


def test_names_of_skills_are_mended_from_files_but_not_from_people():
    assert identifier("16_47", "x", mend=True) == "clip-16_47"
    assert identifier("My walk (1)", "x", mend=True) == "My-walk-1"
    with pytest.raises(BadInput, match="letters"):
        identifier("my walk", "--out")
    with pytest.raises(BadInput, match="built in"):
        identifier("human-walk", "--out")


def test_a_clip_on_a_body_without_ankles(walk, tmp_path):
    """What the body lacks is left out of the pose; the rest of the cycle is there."""
    from footfall.characters.foreign import import_body

    model = tmp_path / "model.xml"
    model.write_text(mjcf(ankle=0))
    path = tmp_path / "theirs.json"
    path.write_text(import_body(model, "theirs").character.to_json())
    made = prepare.prepare(walk, str(path))
    assert made.own
    assert not any("ankle" in name for name in made.recording.joints)
    knee = made.recording.angle[:, made.recording.joints.index("left_knee")]
    assert np.degrees(np.ptp(knee)) > 30.0
    with pytest.raises(FootfallError, match=r"expected one of .*character file"):
        prepare.prepare(walk, "robot")
