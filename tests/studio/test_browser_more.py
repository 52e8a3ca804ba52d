"""The page in a real browser, continued: cameras, sticks, several pages at once, whole states, searches."""

from __future__ import annotations

import math

import pytest

import availability
from footfall.control import skill as skills

from .conftest import Browser, Page

sync_api = availability.playwright()
pytestmark = pytest.mark.xdist_group("browser")  # one at a time: each draws in software beside a simulation


@pytest.fixture
def planar(browser):
    """A quick body with four states to shape, as its file has them."""
    browser.send("skill", id="planar-walk")
    browser.wait("footfall.state().skill.id === 'planar-walk' && footfall.state().graph")
    return browser


@pytest.mark.slow
def test_four_cameras_look_from_elsewhere_and_the_free_one_is_turned_by_hand(browser):
    browser.send("pause", on=True)
    browser.wait("footfall.state().paused")

    def look(mode: str) -> list[float]:
        browser.by(f"camera-{mode}").click()
        browser.wait(f"footfall.camera.mode === '{mode}'")
        browser.see("footfall.settle()")
        browser.see("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return browser.see("footfall.camera.position")

    seen = [look("follow")]
    far = "((a, b) => Math.hypot(...a.map((x, k) => x - b[k])) > 1)"
    for mode in ("side", "front"):
        here = look(mode)
        browser.wait(f"{seen}.every(was => {far}(was, footfall.camera.position))")
        seen.append(here)
    look("free")
    box = browser.page.locator("canvas").first.bounding_box()
    x, y = box["x"] + 0.15 * box["width"], box["y"] + 0.5 * box["height"]  # beside the body
    browser.page.mouse.move(x, y)
    browser.page.mouse.down()
    browser.page.mouse.move(x + 250, y, steps=8)
    browser.page.mouse.up()
    browser.wait(f"{far}({seen[-1]}, footfall.camera.position)")
    look("follow")
    browser.wait(f"!{far}({seen[0]}, footfall.camera.position)")  # where it was


def still(browser) -> int:
    """A number of the picture, once it is always the same."""
    browser.see("footfall.settle()")
    seen: list[int] = []
    while len(seen) < 40:
        browser.page.wait_for_timeout(250)
        seen.append(browser.see("footfall.image().hash"))
        if len(seen) > 1 and seen[-1] == seen[-2]:
            return seen[-1]
    raise AssertionError("the picture does not come to rest")


BOTH_STAND = """(({contacts, links}) => new Set(contacts
  .filter((_, k) => footfall.last.data[26 + 7 * links.length + 4 * k])
  .map(({foot}) => foot)).size === 2)(footfall.scene().character)"""


@pytest.mark.slow
def test_every_switch_changes_the_picture_and_changes_it_back(browser):
    browser.send("skill", id="human-norm-walk")
    browser.page.locator("canvas").first.hover(position={"x": 300, "y": 300})
    browser.page.mouse.wheel(0, 500)  # further away, where a number of the scale is in sight
    browser.wait("footfall.state().skill.id === 'human-norm-walk' && footfall.time > 3")
    browser.send("push", force=20.0, angle=1.57, seconds=5.0)
    browser.wait("footfall.last.data[1] & 4")
    browser.send("pause", on=True)
    browser.wait("footfall.state().paused")
    while not browser.see(BOTH_STAND):  # a polygon that no foot covers
        time = browser.see("footfall.time")
        browser.send("step")
        browser.wait(f"footfall.time > {time}")
    browser.by("show-menu").click()
    before, wrong = still(browser), []
    for name in ("ghost", "prints", "pushes", "forces", "mass", "pressure", "polygon", "labels"):
        for sign in ("!==", "==="):
            browser.by(f"show-{name}").click()
            try:
                browser.wait(f"footfall.image().hash {sign} {before}", 5.0)
            except sync_api.TimeoutError:
                wrong.append((name, sign))
    browser.page.keyboard.press("Escape")
    browser.by("camera-side").click()  # and as near as before
    browser.by("camera-follow").click()
    assert wrong == []


@pytest.mark.slow
def test_skills_have_pictures(browser):
    browser.tab("play")
    shown = "document.querySelector('[data-test=\"skill-human-walk-robust\"] img')"
    browser.wait(f"{shown} && ({shown}.scrollIntoView(), {shown}.naturalWidth > 20)")  # it is loaded when it is seen


@pytest.mark.slow
def test_a_gamepad_turns_the_body(browser):
    browser.send("skill", id="human-walk-speed")
    browser.wait("footfall.state().skill.id === 'human-walk-speed' && footfall.state().steerable")
    before = browser.numbers(13, 14)[0]
    browser.see("navigator.getGamepads = () => [{connected: true, axes: [-1, 0.4]}]")
    browser.wait(f"footfall.last.data[13] > {before} + 0.1 && footfall.last.data[12] > 0.05")
    browser.see("navigator.getGamepads = () => []")
    browser.send("steer", heading=0.0)


@pytest.mark.slow
def test_letters_steer_and_a_click_on_the_ground_is_walked_to(browser):
    for key, at, sign in (("w", 12, 1), ("s", 12, -1), ("a", 13, 1), ("d", 13, -1)):
        before = browser.numbers(at, at + 1)[0]
        browser.page.keyboard.press(key)
        browser.wait(f"{sign} * (footfall.last.data[{at}] - {before}) > 0.05", 20.0)
        browser.page.wait_for_timeout(900)  # orders are fresh for so long
    browser.tab("steer")
    browser.by("walk-to").click()
    box = browser.page.locator("canvas").first.bounding_box()
    browser.page.mouse.click(box["x"] + 0.3 * box["width"], box["y"] + 0.6 * box["height"])
    browser.wait("Number.isFinite(footfall.last.data[22])", 20.0)
    browser.wait("document.querySelector('[data-test=\"target-says\"]').textContent.includes('m to go')", 20.0)
    wanted = "Math.atan2(data[23] - data[5], data[22] - data[4])"  # it is asked to face the target
    browser.wait(f"(data => Math.cos({wanted} - data[13]) > 0.98)(footfall.last.data)", 20.0)
    browser.by("target-off").click()
    browser.wait("!Number.isFinite(footfall.last.data[22])", 20.0)
    browser.by("walk-to").click()


@pytest.mark.slow
def test_a_push_is_aimed_by_dragging_on_the_disc(browser):
    browser.by("reset").click()
    browser.tab("push")
    browser.slide("push-seconds", "e.max")
    disc = browser.by("disc").bounding_box()
    x, y = disc["x"] + disc["width"] / 2, disc["y"] + disc["height"] / 2
    browser.page.mouse.move(x - 0.2 * disc["width"], y)
    browser.page.mouse.down()
    assert "90° to the left" in browser.by("disc-readout").inner_text()
    browser.page.mouse.move(x, y - 0.1 * disc["height"], steps=4)
    assert "N forward" in browser.by("disc-readout").inner_text()
    assert not browser.see("footfall.last.data[1] & 4")  # not before it is let go
    browser.page.mouse.up()
    browser.wait("footfall.last.data[1] & 4", 20.0)
    across, ahead = browser.see("(data => [data[17], data[16]])(footfall.last.data)")
    assert ahead > 20.0
    assert abs(across) < 0.5 * ahead
    browser.slide("push-seconds", "0.1")


@pytest.mark.slow
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


@pytest.mark.slow
def test_another_gait_is_faster(planar):
    planar.wait("footfall.time > 2")
    walk = planar.speed()
    planar.send("skill", id="planar-crouch")
    planar.wait("footfall.state().skill.id === 'planar-crouch'")
    planar.wait(f"footfall.time > {planar.see('footfall.time')} + 2")
    assert planar.speed() > walk + 0.2  # 1.6 m/s and 1.1 m/s
    planar.tab("play")
    planar.by("skill-planar-walk").click()
    planar.wait("footfall.state().skill.id === 'planar-walk'")


@pytest.mark.slow
def test_sliders_change_the_controller_that_runs(planar):
    planar.tab("author")
    before = planar.live.sim.controller.parameters.copy()
    for _ in range(3):
        planar.by("until-0-range").press("ArrowRight")
    wanted = math.radians(28.5)  # the page shows degrees
    planar.slide("value-0-swing_hip-range", "28.5")
    planar.wait(f"Math.abs(footfall.state().graph.states[0].values.swing_hip - {wanted}) < 1e-3")
    planar.wait("Math.abs(footfall.state().graph.states[0].until - 0.33) < 1e-6")
    planar.page.wait_for_timeout(200)
    now = planar.live.sim.controller.parameters
    assert now.dwell[0] == pytest.approx(before.dwell[0] + 0.03)
    assert (before.swing_hip[0], now.swing_hip[0]) == (pytest.approx(0.4), pytest.approx(wanted, abs=1e-3))
    assert now.swing_hip[2] == pytest.approx(wanted, abs=1e-3)  # and its mirror image
    time = planar.see("footfall.time")
    planar.wait(f"footfall.time > {time} + 1")  # it did not begin anew
    while left := planar.see("footfall.state().graph.undo"):
        planar.by("undo").click()
        planar.wait(f"footfall.state().graph.undo < {left}")
    planar.page.wait_for_timeout(200)
    assert planar.live.sim.controller.parameters.dwell[0] == before.dwell[0]


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_a_skill_file_is_opened_from_disk(browser):
    browser.tab("author")
    browser.by("open-file").set_input_files(str(skills.load("human-walk").path))
    browser.wait("footfall.state().skill.id.startsWith('human-walk-')")
    browser.wait("footfall.time > 0.5 && !footfall.state().fallen")


@pytest.mark.slow
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


@pytest.mark.slow
def test_a_search_is_watched_and_stopped_with_what_it_has(browser):
    browser.send("skill", id="human-walk-natural")
    browser.wait("footfall.state().skill.id === 'human-walk-natural'")
    browser.tab("learn")
    browser.send("optimize", objective="wang", speed=1.3, budget=600.0)
    job = "footfall.state().jobs.find(job => job.kind === 'optimize')"
    browser.wait(f"{job} && {job}.history.length > 0", 240.0)
    name = browser.see(f"{job}.id")
    browser.by(f"job-stop-{name}").click()  # a measurement of what is safe may still be going on beside it
    browser.wait(f"{job}.stopping || {job}.state === 'done'")
    here = browser.page.url
    browser.page.goto("about:blank")  # drawing in software takes what the search needs to come to its end
    watcher = Page(f"ws://{browser.address}/ws")
    watcher.until(lambda p: any(w["is"] == "job" and w["id"] == name and w["state"] == "done" for w in p.words), 240.0)
    watcher.close()
    browser.page.goto(here)
    browser.wait(f"{job} && {job}.state === 'done' && {job}.skill && footfall.state().holds")


@pytest.mark.slow
def test_a_recording_is_as_long_as_it_was(browser):
    browser.tab("export")
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


@pytest.mark.slow
def test_plots_are_chosen(browser):
    browser.tab("watch")
    shown = browser.by("plot-power").is_visible()
    browser.by("plot-power-toggle").click()
    browser.by("plot-power").wait_for(state="hidden" if shown else "visible")
    browser.by("plot-power-toggle").click()
    browser.by("plot-power").wait_for(state="visible" if shown else "hidden")
