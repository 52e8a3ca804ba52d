"""The page in a real browser, continued: cameras, sticks, several pages at once, whole states, searches."""

from __future__ import annotations

import pytest

from footfall.control import skill as skills

from .conftest import Browser

pytestmark = pytest.mark.xdist_group("long")  # one at a time: each draws in software beside a simulation


@pytest.fixture
def planar(browser):
    """A quick body with four states to shape, as its file has them."""
    browser.send("skill", id="planar-walk")
    browser.wait("footfall.state().skill.id === 'planar-walk' && footfall.state().graph")
    return browser


def test_four_cameras_and_what_is_shown_beside_the_body(browser):
    browser.send("pause", on=True)
    browser.wait("footfall.state().paused")
    seen = set()
    for mode in ("side", "front", "free", "follow"):
        browser.by(f"camera-{mode}").click()
        browser.wait(f"footfall.camera.mode === '{mode}'")
        browser.page.wait_for_timeout(1500)  # cameras move gently
        seen.add(tuple(round(x, 1) for x in browser.see("footfall.camera.position")))
    assert len(seen) >= 3
    browser.by("show-menu").click()
    for name in ("forces", "mass", "polygon"):
        switch = browser.by(f"show-{name}")
        browser.page.wait_for_timeout(500)
        pictures = []
        for _ in range(2):
            switch.click()
            browser.page.wait_for_timeout(700)
            pictures.append(browser.page.locator("canvas").first.screenshot())
        assert pictures[0] != pictures[1], name
    browser.page.keyboard.press("Escape")
    browser.send("pause", on=False)


def test_skills_have_pictures(browser):
    browser.tab("play")
    shown = "document.querySelector('[data-test=\"skill-human-walk-robust\"] img')"
    browser.wait(f"{shown} && {shown}.naturalWidth > 20")


def test_a_gamepad_turns_the_body(browser):
    browser.send("skill", id="human-walk-speed")
    browser.wait("footfall.state().skill.id === 'human-walk-speed' && footfall.state().steerable")
    before = browser.numbers(13, 14)[0]
    browser.see("navigator.getGamepads = () => [{connected: true, axes: [-1, 0.4]}]")
    browser.wait(f"footfall.last.data[13] > {before} + 0.1 && footfall.last.data[12] > 0.05")
    browser.see("navigator.getGamepads = () => []")
    browser.send("steer", heading=0.0)


def test_a_second_page_looks_on_and_is_handed_the_controls_and_steers_by_touch(browser):
    context = browser.page.context.browser.new_context(
        viewport={"width": 820, "height": 1100}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    tablet = Browser(context.new_page(), browser.address)
    assert not tablet.see("footfall.state().holds")
    tablet.send("pause", on=True)  # nobody listens
    tablet.by("take").click()
    browser.page.locator('[data-test^="give-"]').first.click()
    tablet.wait("footfall.state().holds && footfall.state().steerable")
    browser.wait("!footfall.state().holds && !footfall.state().paused")
    before = tablet.numbers(13, 14)[0]
    box = tablet.by("joystick").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = context.new_cdp_session(tablet.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x - 35, "y": y}]})
    tablet.wait(f"footfall.last.data[13] > {before} + 0.1")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert not tablet.faults
    context.close()  # who leaves hands over
    browser.wait("footfall.state().holds")


def test_states_are_added_moved_and_taken_away(planar):
    planar.tab("author")
    count = planar.see("footfall.state().graph.states.length")
    planar.by("state-0-add").click()
    planar.wait(f"footfall.state().graph.states.length === {count + 1}")
    planar.by("state-1-down").click()
    planar.wait("footfall.state().graph.undo === 2")
    planar.by("state-0-remove").click()
    planar.wait(f"footfall.state().graph.states.length === {count}")
    for left in (2, 1, 0):
        planar.by("undo").click()
        planar.wait(f"footfall.state().graph.undo === {left}")
    assert not planar.see("footfall.state().graph.dirty")
    planar.by("redo").click()
    planar.wait(f"footfall.state().graph.states.length === {count + 1}")
    planar.by("undo").click()
    planar.wait("!footfall.state().graph.dirty")


def test_the_original_is_compared_with_and_what_is_unsafe_is_coloured(planar):
    planar.tab("author")
    box = planar.by("value-0-cd")
    box.fill("-1.5")
    box.press("Enter")
    planar.wait("footfall.state().graph.dirty")
    planar.by("compare").click()
    planar.wait("footfall.state().graph.comparing")
    planar.by("compare").click()
    planar.wait("!footfall.state().graph.comparing")
    planar.wait("footfall.state().graph.safe", 300.0)  # measured in the background, once for each skill
    planar.wait("document.querySelector('[data-test=\"states\"] .risky')")
    planar.send("undo")
    planar.wait("!document.querySelector('[data-test=\"states\"] .risky')")


def test_a_skill_file_is_opened_from_disk(browser):
    browser.tab("author")
    browser.by("open-file").set_input_files(str(skills.load("human-walk").path))
    browser.wait("footfall.state().skill.id.startsWith('human-walk-')")
    browser.wait("footfall.time > 0.5 && !footfall.state().fallen")


def test_pushes_from_everywhere_fill_the_disc(planar):
    planar.tab("push")
    planar.by("envelope").click()
    planar.wait("footfall.state().envelope && footfall.state().envelope.seconds === 0.1")
    planar.wait("footfall.state().envelope && footfall.state().envelope.forces.some(force => force > 0)", 300.0)
    if planar.see("footfall.state().envelope.running"):
        planar.by("envelope").click()
        planar.wait("!footfall.state().envelope.running")
    strongest = planar.see("Math.max(...footfall.state().envelope.forces)")
    rim = planar.see("[...document.querySelectorAll('.disc-rings text')].map(text => parseFloat(text.textContent))[1]")
    assert 0.0 < strongest <= rim  # the outline stays on the disc


def test_a_search_is_watched_and_stopped_with_what_it_has(browser):
    browser.send("skill", id="human-walk-natural")
    browser.wait("footfall.state().skill.id === 'human-walk-natural'")
    browser.tab("learn")
    browser.send("optimize", objective="natural", speed=1.3, budget=600.0)
    job = "footfall.state().jobs.find(job => job.kind === 'optimize')"
    browser.wait(f"{job} && {job}.history.length > 0", 240.0)
    browser.page.locator('[data-test^="job-stop-"]:not([hidden])').first.click()
    browser.wait(f"{job}.state === 'done' && {job}.skill", 120.0)


def test_a_recording_is_as_long_as_it_was(browser):
    browser.tab("take")
    browser.by("record").click()
    browser.by("badge-recording").wait_for(state="visible")
    before = browser.see("footfall.time")
    browser.wait(f"footfall.time > {before} + 1.5")
    browser.by("record").click()
    browser.by("badge-recording").wait_for(state="hidden")
    with browser.page.expect_download() as waiting:
        browser.by("export-csv").click()
    with open(waiting.value.path(), encoding="utf-8") as file:
        times = [float(line.split(",", 1)[0]) for line in list(file)[1:]]
    assert 1.2 < times[-1] - times[0] < 30.0


def test_plots_are_chosen(browser):
    browser.tab("watch")
    shown = browser.by("plot-power").is_visible()
    browser.by("plot-power-toggle").click()
    browser.by("plot-power").wait_for(state="hidden" if shown else "visible")
    browser.by("plot-power-toggle").click()
    browser.by("plot-power").wait_for(state="visible" if shown else "hidden")
