"""A rollout as one self-contained HTML file, also by `play --html`."""

from __future__ import annotations

import base64
import json
import re
import struct
from dataclasses import replace

import pytest

from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.physics.push import Push
from footfall.studio import replay
from footfall.trials import Trial, run


@pytest.fixture(scope="module")
def rollout():
    push = Push((0.0, 100.0, 0.0), 0.5, 0.2)
    return run(Trial(skills.load("human-walk-robust"), 1.0, 2e-3, pushes=(push,)))


def test_a_page_contains_every_frame_and_loads_nothing(rollout):
    text = replay.page(rollout, "A <walk> & more")
    assert "A &lt;walk&gt; &amp; more" in text
    assert not re.search(r"<(script|link|img)[^>]+(src|href)=", text)
    assert "/*" + "DATA*/" not in text
    found = re.search(r'<script type="application/json" id="replay">(.*?)</script>', text, re.S)
    data = json.loads(found[1])
    frames = base64.b64decode(data["frames"])
    assert len(frames) / data["frame_bytes"] == pytest.approx(30, abs=1)
    pushed = [struct.unpack_from("<f", frames, k + 16 + 4 * 17)[0] for k in range(0, len(frames), data["frame_bytes"])]
    assert sum(force == pytest.approx(100.0) for force in pushed) == pytest.approx(6, abs=1)
    assert data["scene"]["character"]["name"] == "human"


def test_a_title_cannot_end_the_script(rollout):
    skill = replace(rollout.trial.skill, title="</script><script>alert(1)</script>")
    text = replay.page(replace(rollout, trial=replace(rollout.trial, skill=skill)))
    assert "<script>alert" not in text


def test_too_little_is_refused(rollout):
    with pytest.raises(BadInput, match="too little"):
        replay.page(replace(rollout, series=rollout.series[:1]))


def test_play_writes_a_replay_and_a_film(tmp_path, capsys, monkeypatch):
    from typer.testing import CliRunner

    from footfall.cli.app import app

    monkeypatch.chdir(tmp_path)
    words = ["play", "planar-walk", "--seconds", "1", "--html", "a/walk.html", "--film", "a/walk.gif", "--json"]
    said = CliRunner().invoke(app, words)
    assert said.exit_code == 0, said.output
    files = json.loads(said.stdout)["files"]
    assert {"a/walk.html", "a/walk.gif"} <= set(files)
    for wrong, told in ((["--html", "x.txt"], ".html"), (["--film", "x.avi"], ".gif")):
        refused = CliRunner().invoke(app, ["play", "planar-walk", *wrong])
        assert refused.exit_code != 0
        assert told in str(refused.exception)
