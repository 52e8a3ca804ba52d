"""Pictures: planar strips, 3D strips from two sides, foot prints."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.evaluate.draw import filmstrip, footprints, spatial_strip, triptych
from footfall.physics.poses import ankles, parts, soles
from footfall.physics.push import Push
from footfall.physics.scene import slope
from footfall.physics.start import Start
from footfall.trials import Trial, run

HUMAN = skills.load("human-walk")
TO_THE_LEFT = Start(heading=math.pi / 2, velocity=HUMAN.start.velocity)


@pytest.fixture(scope="module")
def walked():
    return run(Trial(HUMAN, 2.0, 2e-3, leg_collision=False, pushes=(Push((50.0, 50.0, 0.0), 1.0, 0.2),)))


@pytest.fixture(scope="module")
def walked_to_the_left():
    return run(Trial(HUMAN, 2.0, 2e-3, leg_collision=False, start=TO_THE_LEFT))


def is_picture(path) -> bool:
    return path.read_bytes().startswith(b"\x89PNG") and path.stat().st_size > 5000


def pixels_of(path, color: str, alpha: float = 1.0) -> int:
    """How many pixels of a picture have nearly this colour, drawn on white."""
    from matplotlib.colors import to_rgb
    from matplotlib.image import imread

    drawn = 1.0 - alpha * (1.0 - np.array(to_rgb(color)))
    return int((np.abs(imread(path)[..., :3] - drawn).max(axis=2) < 0.05).sum())


def test_a_3d_strip_and_its_foot_prints_are_drawn(walked, tmp_path):
    filmstrip.draw(walked, tmp_path / "strip.png", every=0.2)
    footprints.footprints(walked, tmp_path / "prints.png")
    assert is_picture(tmp_path / "strip.png")
    assert is_picture(tmp_path / "prints.png")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["prints.png", "strip.png"]


@pytest.mark.parametrize("scene", [slope(5.0, start=0.5), slope(-5.0, start=0.5)])
def test_a_strip_on_a_slope_and_of_one_single_step_show_both_legs(scene, tmp_path):
    legs = {}
    for seconds in (0.5, 2e-3):
        rollout = run(Trial(HUMAN, seconds, 2e-3, scene))
        filmstrip.draw(rollout, tmp_path / "strip.png")
        footprints.footprints(rollout, tmp_path / "prints.png")
        for name, alpha in (("strip.png", 1.0), ("prints.png", 0.55)):
            assert pixels_of(tmp_path / name, spatial_strip.LEFT, alpha) > 100  # both feet are there
            assert pixels_of(tmp_path / name, spatial_strip.RIGHT, alpha) > 100
        legs[seconds] = pixels_of(tmp_path / "strip.png", spatial_strip.LEFT)
    assert legs[0.5] > 3 * legs[2e-3]  # six figures, and one


def test_a_turned_body_is_seen_from_its_side_all_the_same(walked_to_the_left):
    rollout = walked_to_the_left
    straight = run(Trial(HUMAN, 2.0, 2e-3, leg_collision=False))
    rows = np.arange(0, len(rollout.time), 40)
    for one, other in zip(
        spatial_strip.strip_figures(straight, rows).parts, spatial_strip.strip_figures(rollout, rows).parts, strict=True
    ):
        assert one.points == pytest.approx(other.points, abs=0.02)


def test_the_nose_side_of_a_foot_points_ahead_and_left_is_left(walked):
    figures = spatial_strip.strip_figures(walked, np.array([0]))
    feet = {part.link: part.points[0] for part in figures.parts if part.kind == "foot"}
    assert feet["left_foot"][:, 1].mean() > 0.05
    assert feet["right_foot"][:, 1].mean() < -0.05
    assert feet["left_foot"][:, 0].max() > 0.15


def test_a_figure_has_one_head_two_feet_and_legs_without_gaps():
    pieces = parts(HUMAN.character, run(Trial(HUMAN, 2e-3, 2e-3)).qpos())
    kinds = [part.kind for part in pieces]
    assert (kinds.count("head"), kinds.count("foot")) == (1, 2)
    ends = {part.link: part.points[0] for part in pieces if part.kind == "bone"}
    foot = next(part.points[0] for part in pieces if part.link == "left_foot")
    assert ends["left_thigh"][1] == pytest.approx(ends["left_shank"][0])
    assert ends["left_shank"][1] == pytest.approx(foot[0])


def test_soles_and_ankles_are_where_the_feet_are():
    qpos = run(Trial(HUMAN, 2e-3, 2e-3)).qpos()
    left, right = soles(HUMAN.character, qpos)
    assert left[0, :, 2] == pytest.approx(0.0, abs=1e-3)
    assert left[0, :, 1].mean() == pytest.approx(-right[0, :, 1].mean())
    assert ankles(HUMAN.character, qpos)[0, :, 2] == pytest.approx(0.08, abs=1e-3)


def test_foot_prints_are_worth_drawing_when_the_body_turned_or_went_sideways(walked, walk):
    assert not footprints.worth_drawing(walked)
    assert not footprints.worth_drawing(run(Trial(walk, 0.5, 2e-3)))
    turned = walked.series.copy()
    angle = np.linspace(0.0, 1.0, len(turned))
    turned[:, walked.columns.index("qw")], turned[:, walked.columns.index("qz")] = np.cos(angle / 2), np.sin(angle / 2)
    turned[:, [walked.columns.index("qx"), walked.columns.index("qy")]] = 0.0
    assert footprints.worth_drawing(replace(walked, series=turned))


def test_backwards_goes_to_the_left_on_paper_and_slow_figures_stand_apart():
    slow = spatial_strip.places_of(np.linspace(0.0, 0.1, 6))
    assert np.diff(slow) == pytest.approx(spatial_strip.MIN_SPACING)
    assert (np.diff(spatial_strip.places_of(np.linspace(0.0, -2.0, 6))) < -0.3).all()
    fast = np.linspace(0.0, 10.0, 6)
    assert spatial_strip.places_of(fast) == pytest.approx(fast)


def test_a_row_says_that_a_motion_ends_early_and_not_that_its_last_frame_is_missing():
    assert triptych._words("rectified", 352, 353, 60.0) == "rectified"
    assert triptych._words("rectified", 61, 353, 60.0) == "rectified: falls after 1.0 s"
