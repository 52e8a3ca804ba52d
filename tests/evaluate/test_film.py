"""A rollout as a little film: something is seen, it moves, and what cannot be made is said."""

from __future__ import annotations

import shutil

import numpy as np
import pytest
from PIL import Image

from footfall.errors import BadInput
from footfall.evaluate.draw import film


@pytest.fixture(scope="module", params=["human-walk-robust", "planar-walk"])
def rollout(request):
    from footfall.control import skill as skills
    from footfall.trials import Trial, run

    return run(Trial(skills.load(request.param), 1.0, 1e-3))


def test_pictures_show_a_body_that_moves(rollout):
    one, other = (np.asarray(picture).astype(int) for picture in [*film.frames(rollout, 5)][1:3])
    assert one.shape == (film.SIZE[1], film.SIZE[0], 3)
    colourful = np.ptp(one, axis=2) > 60
    assert colourful.mean() > 0.01  # limbs
    assert colourful[-3:].sum() == 0  # and none is cut off below
    assert np.abs(one - other).mean() > 0.5


def test_a_gif_has_all_its_pictures(rollout, tmp_path):
    film.write(rollout, tmp_path / "walk.gif")
    with Image.open(tmp_path / "walk.gif") as made:
        assert made.n_frames == pytest.approx(25, abs=1)


def test_an_mp4_is_made_or_said_to_need_ffmpeg(rollout, tmp_path):
    try:
        film.ffmpeg()
    except BadInput as error:
        with pytest.raises(BadInput, match="ffmpeg"):
            film.write(rollout, tmp_path / "walk.mp4")
        pytest.skip(str(error))
    film.write(rollout, tmp_path / "walk.mp4")
    assert (tmp_path / "walk.mp4").read_bytes()[4:8] == b"ftyp"


def test_other_kinds_are_refused(rollout, tmp_path, monkeypatch):
    with pytest.raises(BadInput, match="a film is"):
        film.write(rollout, tmp_path / "walk.avi")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setitem(__import__("sys").modules, "imageio_ffmpeg", None)
    with pytest.raises(BadInput, match="imageio-ffmpeg"):
        film.ffmpeg()
