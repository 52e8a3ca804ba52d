"""A clip is made physical in the studio: what the job tells while it works, what it writes, how that is played."""

from __future__ import annotations

import json
import time
from itertools import pairwise

import pytest

from footfall import characters
from footfall.errors import FootfallError
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import references
from footfall.studio.files.library import Library
from footfall.studio.jobs import job_process
from footfall.studio.live.simulation import LiveSimulation
from footfall.studio.wire import messages

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("make-physical")]  # whose job one worker runs


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """Lines of a job on a clip of half a second, and the library that it writes to."""
    folder = tmp_path_factory.mktemp("studio")
    clip = folder / "clip-0123.bvh"
    motion = references.reference("walk", characters.load("human"), 0.55, 60.0)
    clip.write_text(bvh.text(files.y_up_centimetres(motion)))
    said = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(job_process, "emit", lambda **values: said.append(json.loads(json.dumps(values))))
        job_process.rectify(
            clip=str(clip), title="stroll", body="human-toes", name="stroll-physical", budget=120.0,
            out=str(folder / "skills" / "stroll-physical"),
        )  # fmt: skip
    return said, Library(folder / "skills")


def test_every_window_is_told_with_the_body_so_far(made):
    said, _ = made
    windows = [line for line in said if "sketch" in line]
    assert len(windows) >= 2
    lengths = [len(line["sketch"]["physical"]) for line in windows]
    assert lengths == sorted(lengths)
    assert 0 < lengths[0] < lengths[-1]
    for line in windows:
        sketch = line["sketch"]
        count = len(sketch["parents"])
        assert len(sketch["sides"]) == count
        assert {len(points) for points in sketch["points"] + sketch["physical"]} == {3 * count}
        assert {"left", "right", ""} == set(sketch["sides"])
        assert len(line["history"]) == windows.index(line) + 1
    sketch = windows[-1]["sketch"]
    n = min(len(sketch["points"]), len(sketch["physical"]))
    apart = [abs(a - b) for k in range(n) for a, b in zip(sketch["points"][k], sketch["physical"][k], strict=True)]
    assert max(apart) < 200  # [mm]


def test_it_ends_as_a_skill_with_the_name_of_the_clip(made):
    said, library = made
    assert said[-1]["skill"].endswith("stroll-physical/skill.toml")
    assert "cm from the clip" in said[-1]["words"]
    assert library.load("stroll-physical").title == "stroll, rectified"


def test_the_clip_is_played_with_its_time_step_and_begins_again(made):
    live = LiveSimulation(made[1].load("stroll-physical"))
    assert live.sim.world.dt == pytest.approx(2e-3)
    lasts = live.sim.trial.seconds
    assert 0.4 < lasts < 0.6
    until = time.monotonic() + 20.0
    seen = []
    while len(seen) < 90 and time.monotonic() < until:
        live.advance(1 / 60)
        seen.append(live.sim.time)
    assert max(seen) <= lasts + 1e-9
    assert sum(after < before for before, after in pairwise(seen)) >= 2
    assert live.fallen_at is None


@pytest.mark.parametrize("body", ["planar12", "../x", ""])
def test_a_body_that_is_not_offered_is_refused(body):
    with pytest.raises(FootfallError, match="body"):
        messages.read(json.dumps({"do": "rectify", "clip": "a", "body": body, "budget": 60.0}))


@pytest.mark.slow
def test_the_page_shows_the_body_window_by_window_and_plays_the_result(browser, tmp_path):
    motion = references.reference("walk", characters.load("human"), 0.8, 60.0)
    (tmp_path / "amble.bvh").write_text(bvh.text(files.y_up_centimetres(motion)))
    browser.tab("learn")
    browser.by("clip-file").set_input_files(str(tmp_path / "amble.bvh"))
    browser.wait("footfall.state().clip && footfall.state().clip.name === 'amble'")
    browser.by("rectify").click()
    job = "footfall.state().jobs.find(job => job.kind === 'rectify')"
    browser.wait(f"{job} && {job}.sketch && {job}.sketch.physical.length > 0", 240.0)
    browser.by("physical-figure").wait_for(state="visible")
    limbs = "[...document.querySelectorAll('[data-test=\"physical-figure\"] .clip-limb')].map(e => e.getAttribute('d'))"
    browser.wait(f"{limbs}.filter(d => d && d.length > 20).length === 6", 30.0)  # recorded and physical
    browser.wait(f"{job}.state === 'done'", 300.0)
    browser.page.locator('[data-test^="job-walk-"]:not([hidden])').first.click()
    browser.wait("footfall.state().skill.id === 'amble-physical' && footfall.time > 0.1", 60.0)
