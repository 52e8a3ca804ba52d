"""The floor in a browser: several characters, each of them pushed by the pointer; and the beam."""

from __future__ import annotations

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


def characters(browser) -> int:
    return browser.see("footfall.cast().characters.length")


def spot(browser, who: int) -> list[float]:
    return browser.see(f"footfall.screenOf({who}, 'torso')")


def test_a_second_character_is_added_pushed_by_the_pointer_steered_and_removed(browser):
    browser.tab("play")
    browser.by("reset").click()
    assert not browser.by("cast").is_visible()
    browser.by("cast-add").click()
    browser.wait("footfall.others() === 1 && footfall.cast().chosen === 2")
    assert "do not touch" in browser.by("cast-words").inner_text()
    browser.by("skill-human-walk-natural").click()
    browser.wait("footfall.state().skill.id === 'human-walk-natural'")
    assert "Natural" in browser.by("cast-2").inner_text()
    assert "Natural" not in browser.by("cast-1").inner_text()
    browser.by("cast-line-up").click()
    browser.send("pause", on=True)
    browser.wait("footfall.state().paused && footfall.time < 3 && footfall.screenOf(1, 'torso')")
    browser.see("footfall.settle()")
    browser.page.wait_for_timeout(400)
    # A drag on the one that is not chosen chooses it and pulls it, and nothing else.
    x, y = spot(browser, 1)
    browser.page.mouse.move(x, y)
    browser.page.mouse.down()
    browser.page.mouse.move(x + 60, y, steps=5)
    browser.wait("footfall.cast().chosen === 1 && footfall.state().skill.id === 'human-walk-robust'")
    browser.send("pause", on=False)
    browser.wait("footfall.last.data[1] & 4 && Math.hypot(footfall.last.data[16], footfall.last.data[17]) > 20")
    floor = browser.app.state.session.player.floor
    assert floor.members[0].live.forces.grab is not None
    assert floor.members[1].live.forces.grab is None
    browser.page.mouse.up()
    browser.wait("!(footfall.last.data[1] & 4)")
    # The arrow keys steer the chosen one.
    heading = floor.members[1].live.sim.command.heading
    browser.page.keyboard.press("ArrowLeft")
    browser.wait("footfall.last.asked_heading > 0.02")
    assert floor.members[1].live.sim.command.heading == heading
    browser.by("cast-leave-2").click()
    browser.wait("footfall.others() === 0")
    assert characters(browser) == 1
    assert not browser.by("cast").is_visible()


def test_a_page_that_comes_later_sees_all_and_four_are_enough(browser):
    for count in (2, 3, 4):
        browser.by("cast-add").click()
        browser.wait(f"footfall.others() === {count - 1}")
    assert browser.by("cast-add").is_disabled()
    browser.page.reload()
    browser.wait("footfall.frames > 10 && footfall.others() === 3 && footfall.state().holds")
    browser.by("cast-1").focus()
    browser.page.keyboard.press("Enter")
    browser.wait("footfall.cast().chosen === footfall.cast().characters[0].who")
    for _ in range(3):
        browser.by("cast-leave-2").click()
        browser.page.wait_for_timeout(300)
    browser.wait("footfall.others() === 0")


def test_a_walk_goes_over_the_beam_and_each_character_has_its_own(browser):
    browser.tab("play")
    browser.by("ground-beam").click()
    browser.wait("footfall.scene().ground.beam && footfall.scene().ground.beam.width === 0.6")
    assert browser.by("ground-beam").get_attribute("aria-pressed") == "true"
    browser.by("cast-add").click()
    browser.wait("footfall.others() === 1")
    first, second = (member.live for member in browser.app.state.session.player.floor.members)
    assert first.sim.world.scene == second.sim.world.scene
    assert first.place[1] != second.place[1]
    assert browser.by("ground-beam").get_attribute("aria-pressed") == "true"
    browser.by("cast-leave-2").click()
    browser.wait("footfall.others() === 0")
    browser.by("ground-flat").click()
    browser.wait("!footfall.scene().ground.beam")
