"""What a newcomer meets on the page: the body, the ground, the fall line, the skills. Skipped without a Chromium."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.xdist_group("browser")  # one at a time: each draws in software beside a simulation


def test_the_mannequin_is_small_enough_to_be_drawn_in_software_and_forces_stay_in_the_picture(browser):
    browser.wait("footfall.triangles().body > 3000")
    assert browser.see("footfall.triangles().body") < 15000
    longest = browser.page.evaluate(
        """async () => { let longest = 0;
        for (let k = 0; k < 12; k++) {
          await new Promise(done => setTimeout(done, 160));
          longest = Math.max(longest, footfall.longestForce());
        } return longest; }"""
    )
    assert 0.1 < longest < 0.71  # body heights


def test_the_ground_has_no_end(browser):
    assert browser.see("footfall.groundAt(0, 0)")
    live = browser.live

    def carry(live) -> None:
        live.sim.world.data.qpos[0] += 3000.0

    live_x = browser.numbers(4, 5)[0]
    browser.app.state.session.player.submit(carry)
    browser.wait(f"footfall.last.data[4] > {live_x} + 2000", 20.0)
    browser.wait("footfall.groundAt(footfall.last.data[4], footfall.last.data[5])", 20.0)
    browser.by("reset").click()
    assert live is browser.live
