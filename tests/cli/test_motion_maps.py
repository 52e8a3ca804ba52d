"""`footfall motion` on skeletons with unknown joint names, and on clips in any axes and units."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from walk_clip import NO_TURN, WALK, crab, snake

from footfall.characters.skeleton import Skeleton
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import references


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


def test_a_map_of_a_known_skeleton_comes_filled_in(answer, walk_file, tmp_path):
    target = tmp_path / "map.toml"
    assert answer("motion", "info", walk_file, "--write-map", target)["figures"]["roles_needed_missing"] == 0
    plain, mapped = (answer("motion", "info", walk_file, *more)["table"] for more in ((), ("--map", target)))
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
def test_a_map_that_cannot_be_is_refused_with_its_file_and_role(refused, walk_file, tmp_path, text, expected):
    target = tmp_path / "map.toml"
    target.write_text(text)
    line = refused("motion", "info", walk_file, "--map", target)
    assert str(target) in line
    assert expected in line


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
