"""Servos that track a table of targets (Sok 2007, eq. 3), and the skill files that hold one."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from footfall import characters, systems
from footfall.control import skill as skills
from footfall.control.law import record
from footfall.errors import BadFile, BadInput
from footfall.systems.rectified import targets
from footfall.systems.rectified.law import MEMORY, law

BODY = characters.load("planar12")


def torques(time: float, angle: np.ndarray, rate: np.ndarray, table: np.ndarray) -> np.ndarray:
    """What the law writes, without the damping that the motor adds itself."""
    p = targets.parameters(BODY, table, 30.0, targets.gains(BODY))
    body = SimpleNamespace(time=np.array([time]), angle=angle, rate=rate)
    out = np.zeros(11)
    getattr(law, "py_func", law)(p, record(MEMORY), body, None, out)
    return out


def test_torques_are_those_of_proportional_derivative_servos():
    times = np.arange(10) / 30.0
    slope = np.linspace(-1.0, 1.0, 11)
    table = times[:, None] * slope  # steady rates, so that the cubic between frames is exact
    ks, kv = targets.gains(BODY).T
    angle = np.full(11, 0.05)
    for t in (0.0, 0.1, 0.123):
        assert torques(t, angle, np.ones(11), table) == pytest.approx(ks * (t * slope - angle) + kv * slope)


def test_the_last_pose_is_held_without_a_rate():
    table = np.linspace(0.0, 1.0, 10)[:, None] * np.ones(11)
    ks, _ = targets.gains(BODY).T
    assert torques(5.0, np.zeros(11), np.zeros(11), table) == pytest.approx(ks)


def write(folder: Path, **changes) -> Path:
    angle = changes.pop("angle", np.zeros((10, 11)))
    data = {"schema": "footfall/skill", "version": 1, "id": "still", "title": "t", "system": "rectified"}
    data |= {"character": "planar12", "data": "targets.npz", "frame_rate": 30.0, "time_step": 1e-3} | changes
    text = "\n".join(f"{k} = {v!r}".replace("'", '"') for k, v in data.items())
    (folder / "skill.toml").write_text(text + "\n")
    np.savez(folder / "targets.npz", angle=angle)
    return folder / "skill.toml"


def test_a_skill_says_how_long_it_lasts_and_with_which_time_step_it_is_played(tmp_path: Path):
    skill = skills.read(write(tmp_path))
    system = systems.of(skill)
    assert system.lasts(skill) == pytest.approx(0.3)
    assert system.time_step(skill) == 1e-3
    assert system.controller(skill).damping == pytest.approx([joint.servo[1] for joint in BODY.joints])


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"angle": np.zeros((10, 7))}, "shape"),
        ({"angle": np.full((10, 11), np.nan)}, "no angles"),
        ({"angle": np.zeros((10, 11), int)}, "expected numbers"),
        ({"frame_rate": 1e6}, "frame_rate"),
        ({"time_step": 0.1}, "time_step"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_bad_files_are_refused(tmp_path: Path, changes: dict, words: str):
    skill = skills.read(write(tmp_path, **changes))
    with pytest.raises((BadFile, BadInput), match=words):
        systems.controller(skill)


def test_a_body_without_gains_needs_them_in_the_file(tmp_path: Path):
    skill = skills.read(write(tmp_path, character="planar7", angle=np.zeros((10, 6))))
    with pytest.raises(BadInput, match="gains for left_hip"):
        systems.controller(skill)
