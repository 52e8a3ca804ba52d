"""What `evaluate balance` says and writes."""

from __future__ import annotations

import json

import numpy as np
import pytest
from typer.testing import CliRunner

from footfall.cli.app import app
from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.evaluate.protocols import balance
from footfall.physics.push import Push


def test_the_report_sums_up_a_steady_walk(tmp_path):
    report, rollout, found = balance.evaluate(skills.load("planar-walk"), 2.0, 1e-3, settle=3.0)
    assert report.figures["cop_zmp_max_mm"] < 2.0
    assert 0.0 < report.figures["com_inside_fraction"] < 1.0
    assert report.figures["fri_inside_fraction"] > 0.8
    assert report.conditions["measured_after_s"] == 3.0
    assert "cop_zmp_without_push_max_mm" not in report.figures
    assert json.loads(report.to_json())["figures"]["survived_s"] == 5.0
    balance.draw(rollout, found, tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")


def test_every_index_is_in_the_csv(tmp_path):
    pushes = (Push((40.0, 0.0, 0.0), 0.6, 0.1),)
    report, rollout, found = balance.evaluate(skills.load("human-walk"), 1.0, 1e-3, pushes, settle=0.5)
    assert report.figures["cop_zmp_without_push_max_mm"] > 10 * report.figures["cop_zmp_max_mm"]
    balance.write_csv(found, tmp_path / "indices.csv")
    table = np.genfromtxt(tmp_path / "indices.csv", delimiter=",", names=True)
    assert len(table) == len(found.time)
    np.testing.assert_allclose(table["zmp_y"], found.zmp[:, 1], rtol=1e-5, atol=1e-6)
    assert table["push_force_x"].max() == 40.0
    balance.draw(rollout, found, tmp_path / "picture.png")
    assert (tmp_path / "picture.png").stat().st_size > 10_000


def test_a_fall_before_the_measurement_is_said():
    pushes = (Push((2000.0, 0.0, 0.0), 0.1, 0.4),)
    with pytest.raises(BadInput, match="fell at"):
        balance.evaluate(skills.load("planar-stand"), 2.0, 1e-3, pushes, settle=4.0)


@pytest.mark.parametrize("wrong", [{"settle": -1.0}, {"settle": float("nan")}, {"seconds": 0.0}])
def test_times_that_make_no_sense_are_refused(wrong):
    with pytest.raises(BadInput, match="cannot be"):
        balance.evaluate(skills.load("planar-stand"), **wrong)


def test_the_command_writes_a_picture_and_a_table_and_prints_one_object(tmp_path):
    words = ["evaluate", "balance", "planar-stand", "--seconds", "1", "--settle", "1", "--dt", "0.001", "--json"]
    done = CliRunner().invoke(app, [*words, "--push", "20@1.2", "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    said = json.loads(done.stdout)
    assert said["figures"]["cop_zmp_max_mm"] < 2.0 < said["figures"]["cop_zmp_without_push_max_mm"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["balance-planar-stand.csv", "balance-planar-stand.png"]
