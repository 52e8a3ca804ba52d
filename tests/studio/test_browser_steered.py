"""The page with a data-driven character: style, a path drawn with the pointer, ghost and coming steps."""

from __future__ import annotations

import pytest

from .conftest import Browser, running, steered_character

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


@pytest.fixture(scope="module")
def window(chromium, tmp_path_factory):
    """A studio of its own, with such a character."""
    skill = steered_character(tmp_path_factory.mktemp("characters") / "strollers")
    with running(tmp_path_factory.mktemp("studio"), str(skill.path)) as (address, _, app):
        context = chromium.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
        yield Browser(context.new_page(), address, app)
        context.close()


@pytest.fixture
def fresh(browser):
    """It has just begun, slowly."""
    browser.send("rate", rate=0.2)
    browser.send("path", points=[])
    browser.send("reset")
    browser.wait("footfall.time < 2 && !footfall.state().fallen")
    browser.tab("steer")
    return browser


def test_a_style_is_chosen_and_sets_the_range_of_speeds(fresh):
    assert fresh.by("style").locator("option").all_inner_texts() == ["By speed", "Hurry", "Walk"]
    fresh.by("style").select_option("hurry")
    fresh.wait("footfall.state().skill.steering.style === 'hurry'")
    fastest = fresh.see("footfall.state().skill.steering.styles.find(s => s.name === 'hurry').speeds[1]")
    assert float(fresh.by("steer-speed").get_attribute("max")) == pytest.approx(fastest, abs=0.051)
    fresh.by("style").select_option("")
    fresh.wait("footfall.state().skill.steering.style === ''")


def test_a_path_is_drawn_with_the_pointer_followed_and_cleared(fresh):
    fresh.send("pause", on=True)
    fresh.by("draw-path").check()
    box = fresh.by("view").bounding_box()
    x, y = box["x"] + 0.5 * box["width"], box["y"] + 0.85 * box["height"]
    fresh.page.mouse.move(x, y)
    fresh.page.mouse.down()
    for k in range(1, 9):
        fresh.page.mouse.move(x + 20 * k, y - 22 * k, steps=3)
    fresh.wait("footfall.state().path > 2")  # shown while it is drawn
    fresh.page.mouse.up()
    fresh.wait("footfall.state().skill.steering.path.length > 2")
    assert "following a path" in fresh.by("path-says").inner_text()
    assert fresh.see("footfall.state().path === footfall.state().skill.steering.path.length")
    assert fresh.live.sim.direction.director.settings.follow == "path"
    fresh.by("path-off").click()
    fresh.wait("footfall.state().path === 0 && footfall.state().skill.steering.path.length === 0")
    fresh.by("draw-path").uncheck()


def test_the_ghost_and_the_coming_steps_are_shown(fresh):
    fresh.send("pause", on=False)
    fresh.wait("footfall.state().coming > 0")
    before = fresh.see("footfall.last.data.length")
    fresh.send("ghost", on=True)
    links = fresh.see("footfall.scene().character.links.length")
    fresh.wait(f"footfall.last.data.length === {before + 7 * links}")
    fresh.send("ghost", on=False)


def test_a_key_goes_sideways(fresh):
    fresh.page.keyboard.press("q")
    fresh.wait("Math.abs(footfall.last.data[25] - 0.1) < 1e-5")
    fresh.page.keyboard.press("e")
    fresh.wait("Math.abs(footfall.last.data[25]) < 1e-5")
