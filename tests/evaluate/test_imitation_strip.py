"""A clip beside its simulation: the same phases in both lines, seen from where the gait can be seen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.control.reference import CYCLE_SAMPLES, ReferenceCycle
from footfall.errors import BadFile, BadInput
from footfall.evaluate.clips import recorded
from footfall.evaluate.draw import imitation_strip
from footfall.evaluate.draw.spatial_strip import LEFT, RIGHT
from footfall.trials import Rollout, Trial, run
from footfall.trials.rollout import Ending


@pytest.fixture(scope="module")
def recording(own_walk: Path) -> ReferenceCycle:
    return recorded.of_skill(skills.load(own_walk))


@pytest.fixture(scope="module")
def short(own_walk: Path) -> Rollout:
    return run(Trial(skills.load(own_walk), 0.3, 2e-3, record_every=0.01))


@pytest.fixture(scope="module")
def perfect(short: Rollout, recording: ReferenceCycle) -> Rollout:
    """A simulation that is its recording, sample by sample, for twelve cycles."""
    at = np.arange(12 * CYCLE_SAMPLES + 1)
    cycle, sample = np.divmod(at, CYCLE_SAMPLES)
    root = recording.root[sample].copy()
    root[:, :3] += cycle[:, None] * recording.advance
    series = np.zeros((len(at), len(short.columns)))
    columns = {name: i for i, name in enumerate(short.columns)}
    series[:, columns["time"]] = at * recording.period / CYCLE_SAMPLES
    series[:, columns["state"]] = sample >= round(recording.begins[1] * CYCLE_SAMPLES)
    for name, values in zip(("x", "y", "z", "qw", "qx", "qy", "qz"), root.T, strict=True):
        series[:, columns[name]] = values
    for name, values in zip(recording.joints, recording.angle[sample].T, strict=True):
        series[:, columns[name]] = values
    return replace(short, series=series, ending=Ending("time_up", float(series[-1, columns["time"]])))


def png(path: Path) -> np.ndarray:
    from matplotlib import image

    assert path.read_bytes().startswith(b"\x89PNG")
    return image.imread(path)


def fraction_of(picture: np.ndarray, colour: str) -> float:
    wanted = np.array([int(colour[k : k + 2], 16) / 255.0 for k in (1, 3, 5)])
    return float(np.mean(np.all(np.abs(picture[..., :3] - wanted) < 0.1, axis=-1)))


def test_phases_are_those_between_strikes(perfect, recording):
    rows, phase = recorded.phases(perfect, recording)
    assert np.abs(phase - rows % CYCLE_SAMPLES / CYCLE_SAMPLES).max() < 1.5 / CYCLE_SAMPLES
    assert (len(rows), float(perfect.time[rows[0]]) >= recorded.SETTLE_SECONDS) == (
        len(rows) // CYCLE_SAMPLES * CYCLE_SAMPLES,
        True,
    )
    assert perfect["state"][rows[0]] == 0
    assert perfect["state"][rows[-1]] == 1


def test_a_simulation_like_its_clip_is_drawn_like_it(perfect, recording):
    above = imitation_strip._of_recording(perfect, recording)
    below = imitation_strip._of_rollout(perfect, recording)
    assert len(above.travel) == len(below.travel) == imitation_strip.CYCLES * imitation_strip.FIGURES
    for one, other in zip(above.parts, below.parts, strict=True):
        assert np.abs(one.points - other.points).max() < 0.03  # a heading smoothed over a stride, and a row of rounding
    np.testing.assert_allclose(np.diff(above.travel, axis=0), np.diff(below.travel, axis=0), atol=0.03)
    assert f"{recording.speed:.2f} m/s ahead" in above.caption
    assert f"{recording.period:.2f} s per cycle" in below.caption


def test_the_curves_of_a_simulation_like_its_clip_are_the_clips(perfect, recording):
    rows, phase = recorded.phases(perfect, recording)
    knee = recording.joints.index("left_knee")
    cycles = imitation_strip._cycles(phase, perfect["left_knee"][rows])
    assert len(cycles) >= 3
    for cycle in cycles[:-1]:
        assert np.degrees(np.abs(cycle - recording.angle[:, knee]).max()) < 2.0


def test_both_pictures_are_written_whole_and_show_both_sides(perfect, recording, tmp_path):
    imitation_strip.draw(perfect, recording, tmp_path / "strip.png", "A walk")
    imitation_strip.joint_plot(perfect, recording, tmp_path / "joints.png")
    for name in ("strip.png", "joints.png"):
        picture = png(tmp_path / name)
        assert min(fraction_of(picture, LEFT), fraction_of(picture, RIGHT)) > 1e-3
    strip = png(tmp_path / "strip.png")
    upper, lower = np.array_split(strip, 2)
    assert fraction_of(upper, LEFT) == pytest.approx(fraction_of(lower, LEFT), rel=0.2)  # as many figures in both lines
    assert sorted(path.name for path in tmp_path.iterdir()) == ["joints.png", "strip.png"]


@pytest.mark.parametrize(
    ("advance", "axis", "words"),
    [
        ((1.0, 0.1, 0.0), 0, "right"),
        ((-1.0, 0.1, 0.0), 0, "left"),
        ((0.1, 1.0, 0.0), 1, "front"),
        ((0.1, -1.0, 0.0), 1, "back"),
    ],
)
def test_a_gait_is_seen_where_it_goes_from_left_to_right(recording, advance, axis, words):
    view = imitation_strip._View(replace(recording, advance=np.array(advance)))
    assert (view.axis, words in view.words) == (axis, True)
    travel = np.arange(16)[:, None] / 8 * np.array(advance)[:2]
    assert np.all(np.diff(view.places(travel)) > 0.0)
    ahead = view.flat(np.array([[*advance[:2], 1.0]]), 0.0)
    assert ahead[0, 0] > 0.0
    # the eye is where it says: what is on that side is nearer than what is on the other
    near = {"right": (0, -1, 0), "left": (0, 1, 0), "front": (1, 0, 0), "back": (-1, 0, 0)}[words]
    assert view.depth(np.array([near])) > view.depth(-np.array([near]))


def test_one_that_falls_at_once_is_refused_and_one_that_falls_soon_is_shown_as_far_as_it_came(
    short, perfect, recording, tmp_path
):
    with pytest.raises(BadInput, match="nothing can be compared"):
        imitation_strip.draw(short, recording, tmp_path / "none.png")
    with pytest.raises(BadInput, match="nothing can be compared"):
        imitation_strip.joint_plot(short, recording, tmp_path / "none.png")
    assert not any(tmp_path.iterdir())
    soon = replace(
        perfect, series=perfect.series[: 2 * CYCLE_SAMPLES + 40], ending=Ending("fell", 2.5 * recording.period)
    )
    line = imitation_strip._of_rollout(soon, recording)
    assert len(line.travel) == imitation_strip.FIGURES
    assert "fell at" in line.caption
    imitation_strip.draw(soon, recording, tmp_path / "soon.png")


def test_a_recording_without_its_path_is_refused(own_walk, tmp_path):
    import shutil

    folder = Path(shutil.copytree(own_walk, tmp_path / "mine"))
    with np.load(folder / "recording.npz") as file:
        arrays = dict(file)
    for name, bad in (
        ("root", arrays["root"][:5]),
        ("force", arrays["force"] * np.nan),
        ("begins", np.array([0.0, 2.0])),
    ):
        np.savez(folder / "recording.npz", **(arrays | {name: bad}))
        with pytest.raises(BadFile, match="data"):
            recorded.of_skill(skills.load(folder))
    with pytest.raises(BadInput, match="no recording"):
        recorded.of_skill(skills.load("human-walk"))
