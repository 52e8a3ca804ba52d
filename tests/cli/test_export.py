"""`play --export`: what the body did, on the skill's own rig, in a file of one's choice; and what goes with a skill."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from footfall import systems
from footfall.characters.roles import find
from footfall.control import skill as skills
from footfall.evaluate.export import motion_files
from footfall.motion.analysis.contacts import contacts
from footfall.motion.analysis.feet import penetration, skate, sole_points
from footfall.motion.formats import bvh
from footfall.motion.retarget.retarget import onto, retargeted
from footfall.optimize import survival
from footfall.trials import Trial, run

STICK = """HIERARCHY
ROOT A
{
  OFFSET 0 0 0
  CHANNELS 3 Zrotation Yrotation Xrotation
  End Site
  {
    OFFSET 0 1 0
  }
}
MOTION
Frames: 2
Frame Time: 0.01
0 0 0
0 0 0
"""
SHORT = ("--seconds", "1", "--dt", "0.002")


def head(path: Path) -> list[str]:
    """The hierarchy of a BVH file, word by word, numbers as numbers."""
    words = path.read_text().split("MOTION")[0].split()
    return [f"{float(word):.6g}" if word.lstrip("-")[:1].isdigit() else word for word in words]


@pytest.fixture
def mine(own_walk: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(own_walk, tmp_path / "mine"))


def test_a_motion_is_exported_on_the_clips_own_joints_to_exactly_that_file(footfall, own_walk, walk_clip, tmp_path):
    bvh_file, glb = tmp_path / "new" / "a.b.bvh", tmp_path / "c.GLB"
    words = ("--export", bvh_file, "--export", glb, "--as", "bvh", "--push", "30@0.5", "--out", tmp_path / "out")
    said = footfall("play", own_walk, *SHORT, *words, "--json")
    assert said.code == 0, said.err
    assert {str(bvh_file), str(glb)} < set(json.loads(said.out)["files"])
    assert head(bvh_file) == head(walk_clip)
    assert (tmp_path / "out" / "stroll-own.bvh").read_bytes() == bvh_file.read_bytes()
    assert glb.read_bytes().startswith(b"glTF")
    assert sorted(path.name for path in bvh_file.parent.iterdir()) == ["a.b.bvh"]
    moved = bvh.read(bvh_file)
    assert moved.root[-1, 2] - moved.root[0, 2] > 60.0  # it walked on along z, in centimetres


def test_the_exported_legs_are_where_the_simulated_legs_are(own_walk, tmp_path):
    rollout = run(Trial(skills.load(own_walk), 1.0, 2e-3))
    rig = motion_files.rig_of(rollout.trial.skill)
    assert rig is not None
    motion_files.export_to(rollout, [tmp_path / "back.bvh"], rig)
    p, body = rig.placement, rollout.motion()
    back = bvh.read(tmp_path / "back.bvh").placed(p.metres, p.rotation, p.shift)
    ours, theirs = find(body.skeleton), find(back.skeleton)
    for side in ("left", "right"):
        for part in ("hip", "knee", "ankle"):
            apart = body.position(ours[f"{side}_{part}"]) - back.position(theirs[f"{side}_{part}"])
            assert np.linalg.norm(apart, axis=1).max() < 1e-3


def test_feet_that_stand_on_the_human_stand_on_a_rig_of_other_proportions(human_walk, walk_clip):
    rig = motion_files.rig_of(skills.load(human_walk))
    assert rig is not None
    long = rig.skeleton.offsets.copy()
    for name, fraction in (("LeftLeg", 1.15), ("RightLeg", 1.15), ("LeftFoot", 0.85), ("RightFoot", 0.85)):
        long[rig.skeleton.index(name)] *= fraction
    rig = replace(rig, skeleton=replace(rig.skeleton, offsets=long))
    human = skills.load(human_walk).character
    body = retargeted(motion_files.rig_of(skills.load(human_walk)), human).motion  # pyright: ignore
    seen = contacts(body, find(body.skeleton))
    found = [onto(body, rig, reach=reach) for reach in (False, True)]
    skating = [skate(motion, seen, find(motion.skeleton)).median for motion in found]
    assert skating[1] < 0.6 * skating[0]


def test_a_shared_clip_on_its_own_body_slides_no_more_on_its_rig(shared, tmp_path):
    from footfall.evaluate.clips import clips
    from footfall.learn.prepare import prepare
    from footfall.motion.editing.planting import planted
    from footfall.motion.formats import files
    from footfall.motion.retarget import hinges

    made = prepare(clips.load(shared / "mocap" / "cmu" / "35_32.bvh"), "own")
    found = made.recording
    body = hinges.from_angles(made.body, 128 / found.period, found.root, found.angle)
    roles = find(body.skeleton)
    soles, seen = sole_points(body.skeleton, roles, made.body), contacts(body, roles)
    body = planted(body, seen, roles, soles)
    back = onto(body, made.clip.motion, reach=True)
    (tmp_path / "back.bvh").write_bytes(files.encoded(back.as_recorded(), ".bvh"))
    again, p = bvh.read(tmp_path / "back.bvh"), made.clip.motion.placement
    again = again.placed(p.metres, p.rotation, p.shift)
    assert head(tmp_path / "back.bvh") == head(shared / "mocap" / "cmu" / "35_32.bvh")
    before, after = skate(body, seen, roles, soles), skate(again, seen, find(again.skeleton))
    assert after.median < before.median + 0.5
    assert after.median < 2.0
    assert penetration(again, find(again.skeleton)) < 1.0


def test_a_skill_without_a_rig_is_exported_as_with_as(footfall, tmp_path):
    words = ("--export", tmp_path / "mine.bvh", "--as", "bvh", "--out", tmp_path / "out")
    assert footfall("play", "planar-walk", *SHORT, *words).code == 0
    assert (tmp_path / "mine.bvh").read_bytes() == (tmp_path / "out" / "planar-walk.bvh").read_bytes()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("a.fbx", ".bvh, .glb, .gltf"),
        ("a", ".bvh, .glb, .gltf"),
        ("a.csv", ".bvh"),
        ("", ".bvh"),
        ("folder.bvh", "folder"),
    ],
)
def test_what_cannot_be_written_is_refused_before_anything_is_simulated(refused, tmp_path, monkeypatch, name, said):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.bvh").mkdir()
    assert said in refused("play", "planar-walk", "--export", name)
    assert [path.name for path in tmp_path.iterdir()] == ["folder.bvh"]


def test_a_file_given_twice_is_refused(refused, tmp_path):
    name = tmp_path / "a.bvh"
    assert "twice" in refused("play", "planar-walk", "--export", name, "--export", name)


def test_a_file_that_cannot_be_written_leaves_nothing(refused, own_walk, tmp_path):
    (tmp_path / "file").write_text("")
    said = refused("play", own_walk, *SHORT, "--export", tmp_path / "file" / "a.bvh", "--out", tmp_path / "out")
    assert "cannot write" in said
    assert not any((tmp_path / "out").iterdir())


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "no such file"),
        ("HIERARCHY\nROOT Hips\n{", "line"),
        ("not a motion", "HIERARCHY"),
        (STICK, "rig"),
    ],
)
def test_a_rig_that_cannot_be_used_is_refused_before_anything_is_simulated(refused, mine, tmp_path, content, said):
    rig = mine / "rig.bvh"
    rig.unlink() if content is None else rig.write_text(content)
    for words in (("play", mine, "--export", tmp_path / "a.bvh", "--out", tmp_path / "out"), ("check", mine)):
        assert said in refused(*words)
    assert not (tmp_path / "out").exists()


def test_a_rig_is_a_bvh_file_of_sensible_size_in_the_skills_folder(refused, mine, tmp_path, monkeypatch):
    text = (mine / "skill.toml").read_text()
    (tmp_path / "other.bvh").write_bytes((mine / "rig.bvh").read_bytes())
    (mine / "skill.toml").write_text(text.replace('"rig.bvh"', '"../other.bvh"'))
    assert "leads out" in refused("check", mine)
    (mine / "skill.toml").write_text(text.replace('"rig.bvh"', '"body.json"'))
    assert ".bvh" in refused("check", mine)
    (mine / "skill.toml").write_text(text)
    monkeypatch.setattr(motion_files, "MAX_RIG_BYTES", 1000)
    assert "too large" in refused("check", mine)


def test_a_copy_has_recording_body_and_rig(footfall, own_walk, tmp_path):
    assert footfall("new", "twin", "--from", own_walk, "--out", tmp_path).code == 0
    for name in ("recording.npz", "body.json", "rig.bvh"):
        assert (tmp_path / "twin" / name).read_bytes() == (own_walk / name).read_bytes()
    assert footfall("check", tmp_path / "twin", "--seconds", "0.2").code == 0


def test_a_recorded_gait_is_tuned_within_what_it_is_like(footfall, own_walk, tmp_path, monkeypatch):
    for name in ("SETTLING", "WATCHING", "TRIAL_SECONDS"):
        monkeypatch.setattr(survival, name, 0.6)
    words = ("--for", "survival", "--generations", 1, "--population", 4, "--out", tmp_path / "better")
    said = footfall("tune", own_walk, *words, "--json")
    assert (said.code, said.err) == (0, "")
    assert json.loads(said.out)["figures"]["evaluations"] == 4
    assert {path.name for path in (tmp_path / "better").iterdir()} == {path.name for path in own_walk.iterdir()}
    assert footfall("check", tmp_path / "better", "--seconds", "0.2").code == 0
    skill = skills.load(own_walk)
    wanted = systems.of(skill).targets(skill)
    assert wanted["speed"][0] < skill.speed < wanted["speed"][1]
    assert wanted["step_time"][0] < 0.5 * skill.body["clip"]["period"] < wanted["step_time"][1]
    rig = motion_files.rig_of(skill)
    assert rig is not None
    roles, down = find(rig.skeleton), contacts(rig, find(rig.skeleton))
    both = np.asarray(down.foot["left"], bool) & np.asarray(down.foot["right"], bool)
    apart = rig.position(roles["left_ankle"])[both, 1] - rig.position(roles["right_ankle"])[both, 1]
    assert wanted["separation"][0] < apart.mean() < wanted["separation"][1]
    assert wanted["flight"][1] < 0.02  # it walks


def test_a_recorded_gait_is_shown_with_its_cycle_and_its_gains(footfall, own_walk):
    out = footfall("show", own_walk).out
    for words in ("steps a minute", "stride", "swing hip", "stance ankle", "lateral", "offsets:", "servo:", "rig.bvh"):
        assert words in out
    data = json.loads(footfall("show", own_walk, "--json").out)
    assert data["rig"] == "rig.bvh"
    assert data["clip"]["period"] == pytest.approx(skills.load(own_walk).body["clip"]["period"])


def test_the_skills_of_a_folder_are_listed_and_bad_ones_told(footfall, refused, mine, tmp_path):
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "skill.toml").write_text("id = ")
    said = footfall("list", tmp_path)
    assert "stroll-own" in said.out
    assert said.err.count("\n") == 1
    assert "bad" in said.err
    data = json.loads(footfall("list", tmp_path, "--json").out)
    assert data["figures"] == {"skills_total": 1, "skills_refused": 1}
    assert "no such folder" in refused("list", tmp_path / "nowhere")
    (tmp_path / "empty").mkdir()
    assert "no skill" in refused("list", tmp_path / "empty")


def test_a_simulated_and_pushed_walk_hardly_slides_on_the_clips_own_joints(own_walk, walk_clip, tmp_path):
    """The whole promise: a clip in, its own skeleton out, under physics and pushed, with feet that stand."""
    from footfall.physics.push import Push

    skill = skills.load(own_walk)
    rollout = run(Trial(skill, 6.0, 1e-3, pushes=(Push((0.0, 50.0, 0.0), 3.0, 0.4),)))
    assert rollout.survived
    rig = motion_files.rig_of(skill)
    assert rig is not None
    motion_files.export_to(rollout, [tmp_path / "back.bvh"], rig)
    assert head(tmp_path / "back.bvh") == head(walk_clip)
    p = rig.placement
    back = bvh.read(tmp_path / "back.bvh").placed(p.metres, p.rotation, p.shift)
    roles = find(back.skeleton)
    found = skate(back, contacts(back, roles), roles)
    assert found.samples > 100
    assert found.median < 2.0
