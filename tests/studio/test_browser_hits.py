"""The page in a real browser: balls thrown with the pointer at a clip that reacts, which has a kinematic root."""

from __future__ import annotations

import pytest

import availability
from footfall import characters
from footfall.control import skill as skills
from footfall.evaluate.clips import clips
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import references
from footfall.reactions.make import make

from .conftest import Browser, running

sync_api = availability.playwright()
pytestmark = pytest.mark.xdist_group("browser")  # one at a time: each draws in software beside a simulation


@pytest.fixture(scope="module")
def struck(chromium, tmp_path_factory):
    """A page on a studio that was started with a walk that reacts to hits."""
    place = tmp_path_factory.mktemp("struck")
    motion = references.reference("walk", characters.load("human"), 6.0, 60.0)
    (place / "amble.bvh").write_text(bvh.text(files.y_up_centimetres(motion)))
    make(clips.load(place / "amble.bvh")).write(place / "amble-reacts")
    skill = skills.load(str(place / "amble-reacts"))
    with running(place / "studio", str(place / "amble-reacts")) as (address, _, app):
        context = chromium.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
        yield Browser(context.new_page(), address, app), skill
        context.close()


@pytest.mark.slow
def test_a_click_on_the_body_throws_a_ball_at_it(struck):
    page, skill = struck
    assert page.by("skill-title").inner_text().endswith("kinematic root")
    page.tab("play")
    assert "kinematic root" in page.by(f"skill-{skill.id}").inner_text()
    page.tab("push")
    assert page.by("ball-mass").evaluate("e => e.valueAsNumber") == 0.5  # small hits
    page.slide("ball-mass", "1.5")
    page.slide("ball-speed", "12")
    page.by("ball-aim").check()
    page.by("reset").click()
    page.send("pause", on=True)
    page.wait("footfall.state().paused")
    page.see("footfall.settle()")
    chest = skill.character.chest_link
    x, y = page.see(f"footfall.screen('{chest}')")
    page.page.mouse.click(x, y)
    page.wait("footfall.scene().props.length === 1", 20.0)
    (hit,) = page.live.hits
    assert (hit.mass, hit.speed) == (1.5, 12.0)
    links = [link.name for link in skill.character.links]
    assert hit.on in links
    ball = "Array.from(footfall.last.data.slice(-7, -4))"
    begin = page.see(ball)
    page.send("pause", on=False)
    page.wait(f"footfall.time > {hit.time} + 0.1", 60.0)
    page.send("pause", on=True)
    page.wait("footfall.state().paused")
    end = page.see(ball)
    assert sum((a - b) ** 2 for a, b in zip(begin, end, strict=True)) > 0.5  # it flew
    page.by("ball-aim").uncheck()
    page.page.keyboard.down("Shift")
    page.see("footfall.settle()")
    x, y = page.see(f"footfall.screen('{chest}')")
    page.page.mouse.click(x, y)
    page.page.keyboard.up("Shift")
    page.wait("footfall.scene().props.length === 2", 20.0)
    assert len(page.live.hits) == 2
    assert page.faults == []
