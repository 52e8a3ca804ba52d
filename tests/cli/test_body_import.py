"""`footfall body import`, `optimize --character` and `evaluate bodies` on a small model that the test writes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from footfall import characters
from footfall.characters.foreign import import_body
from footfall.control import skill as skills
from footfall.errors import FootfallError
from footfall.optimize.onto_body import onto
from footfall.trials import Trial, run

sys.path.insert(0, str(Path(__file__).parents[1] / "characters"))
from foreign_models import leg, mjcf, urdf


@pytest.fixture
def robot(tmp_path: Path) -> Path:
    path = tmp_path / "robot.urdf"
    path.write_text(urdf())
    return path


def test_import_writes_a_character_file_and_reports_it(answer, footfall, robot: Path, tmp_path: Path):
    target = tmp_path / "mine.json"
    data = answer("body", "import", robot, "-o", target)
    body = characters.load(str(target))
    assert body.name == "mine"
    assert data["figures"]["mass_kg"] == pytest.approx(body.mass, rel=1e-4)
    assert data["figures"]["joints"] == len(body.joints) == 12
    rows = {row["link"]: row for row in data["table"]}
    assert rows["left_thigh"]["bodies"] == "left_yaw left_roll left_thigh"
    assert "left_knee=left_calf_joint" in rows["left_shank"]["joints"]
    assert any("no arms" in line for line in data["words"])
    assert "left_calf" in footfall("body", "import", robot).out


def test_import_without_out_writes_nothing(answer, robot: Path, tmp_path: Path):
    before = set(tmp_path.iterdir())
    answer("body", "import", robot)
    assert set(tmp_path.iterdir()) == before


def test_refusals_are_one_line_and_leave_no_file(refused, tmp_path: Path):
    model = tmp_path / "model.xml"
    model.write_text(mjcf(legs=leg("l", 0.1)))
    target = tmp_path / "mine.json"
    assert "expected 2" in refused("body", "import", model, "-o", target)
    assert not target.exists()
    assert ".json" in refused("body", "import", model, "-o", tmp_path / "mine.txt")
    assert "no such file" in refused("body", "import", tmp_path / "none.xml")
    assert "at most 60 letters" in refused("body", "import", model, "--name", "x" * 5000)


def test_named_parts(answer, refused, tmp_path: Path):
    model = tmp_path / "model.xml"
    model.write_text(mjcf(legs=leg("l", 0.1) + leg("r", -0.1) + leg("t", 0.0)))
    assert "--left-foot" in refused("body", "import", model)
    data = answer("body", "import", model, "--left-foot", "l_sole", "--right-foot", "r_sole")
    assert {row["link"]: row["bodies"] for row in data["table"]}["left_foot"] == "l_sole"


@pytest.mark.slow
def test_a_walk_is_carried_over_and_protocols_run_on_it(answer, robot: Path, tmp_path: Path):
    other = tmp_path / "chair.xml"
    other.write_text(mjcf(legs=""))
    out = tmp_path / "out"
    data = answer("evaluate", "bodies", robot, other, "--budget", "0s", "--protocol", "balance", "-o", out)
    first, second = data["table"]
    assert first["imported"] == "yes"
    assert first["walk"] == "human-walk-robust"
    assert first["protocols_run"] == first["of"] == 1
    assert second["imported"] == "no"
    assert "legs" in second["why"]
    assert data["figures"]["imported"] == 1
    skill = skills.load(out / "robot-walk")
    assert skill.character.name == "robot"
    assert data["figures"]["walk_60s"] == int(first["walks_s"] == 60.0)


def test_a_skill_on_another_body_loses_what_the_body_lacks(robot: Path, tmp_path: Path):
    path = tmp_path / "robot.json"
    path.write_text(import_body(robot, "robot").character.to_json())
    skill, lost = onto(skills.load("human-walk-robust"), str(path), tmp_path / "new")
    assert skill.character.name == "robot"
    assert "left_elbow_pitch" in lost
    assert "upper" in skill.body
    assert not skill.body["upper"]
    rollout = run(Trial(skill, 3.0, 1e-3))
    assert rollout.ending.kind == "time_up"
    for joint in skill.character.joints:
        assert abs(rollout[f"{joint.name}_torque"]).max() <= joint.torque + 1e-6
    with pytest.raises(FootfallError, match="cannot play this: it has no"):
        onto(skills.load("human-walk-natural"), str(path), tmp_path / "other")


@pytest.mark.slow
def test_optimize_searches_on_another_body(answer, refused, robot: Path, tmp_path: Path):
    body = tmp_path / "robot.json"
    answer("body", "import", robot, "-o", body)
    out = tmp_path / "found"
    flags = ("--objective", "robust", "--speed", "0.7", "--generations", "1", "--population", "4")
    data = answer("optimize", "human-walk-robust", "--character", body, *flags, "-o", out)
    assert skills.load(out).character.name == "robot"
    assert any("left_elbow_pitch" in line for line in data["words"])
    assert "no" in refused("optimize", "human-walk-natural", "--character", body, *flags, "-o", tmp_path / "other")
    assert "data for the joints" in refused("optimize", "human-norm-walk", "--character", body, *flags, "-o", "third")
