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


WIDGETS = ["facts", "camera", "show-menu", "steer-widget", "joystick", "tour", "top", "transport", "hint-disc"]
OVERLAPS = """names => { const boxes = names.flatMap(name => [...document.querySelectorAll(`[data-test="${name}"]`)])
  .filter(e => e.checkVisibility({visibilityProperty: true})).map(e => [e.dataset.test, e.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && box.height > 0);
  const found = [];
  boxes.forEach(([a, p], i) => { if (p.left < -1 || p.right > innerWidth + 1 || p.bottom > innerHeight + 1) found.push([a, 'outside']);
    boxes.slice(i + 1).forEach(([b, q]) => { if (Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1
      && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1) found.push([a, b]); }); });
  return found; }"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (720, 450), (1440, 900)])
def test_nothing_overlaps_on_a_phone_a_tablet_and_a_zoomed_desktop(browser, size):
    context = browser.page.context.browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 1000, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(f"http://{browser.address}/?low")
    page.wait_for_function("() => window.footfall && footfall.frames > 5")
    page.locator('[data-test="tab-push"]').click()
    assert page.evaluate(OVERLAPS, WIDGETS) == []
    assert page.locator("canvas").first.bounding_box()["height"] >= 150
    page.locator('[data-test="tour-skip"]').click()
    assert page.evaluate(OVERLAPS, WIDGETS) == []
    assert page.locator("canvas").first.bounding_box()["height"] >= 200
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()
