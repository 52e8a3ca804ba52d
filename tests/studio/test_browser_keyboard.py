"""The page by the keyboard alone, what it says where a skill cannot be steered, one's own skills, reduced motion."""

from __future__ import annotations

import json
import math
import re

import pytest

from .test_browser_face import drop

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

TABS = ("play", "push", "steer", "author", "watch", "learn", "export")
LONGEST = 200  # presses of the tabulator in one panel
CLOSE_NOTES = "document.querySelectorAll('.toast').forEach(toast => toast.remove())"
CONTROLS = "button, input, select, summary, [tabindex], a[href]"


def note(browser, words: str) -> None:
    """Wait for a note on the page, and close all."""
    browser.by("toasts").get_by_text(words).wait_for(state="visible")
    browser.see(CLOSE_NOTES)
    browser.page.wait_for_timeout(3100)  # between two refusals


def choose(browser, skill: str) -> None:
    browser.send("skill", id=skill)
    browser.wait(f"footfall.state().skill.id === '{skill}'")


def test_the_keyboard_reaches_every_tab_and_every_control_of_it_with_visible_focus(browser):
    page = browser.page
    browser.see("document.querySelectorAll('details').forEach(one => one.open = true)")
    browser.tab("export")
    for name in TABS:
        browser.page.locator('[role="tab"][tabindex="0"]').focus()
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.dataset.test") == f"tab-{name}"
        reached = set()
        for _ in range(LONGEST):
            page.keyboard.press("Tab")
            at = page.evaluate(
                """() => { const e = document.activeElement; const style = getComputedStyle(e);
                return [e.closest('[role=tabpanel]')?.dataset.test ?? '', e.dataset.test ?? e.tagName,
                        style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0]; }"""
            )
            if at[0] != f"panel-{name}":
                break
            assert at[2], f"{at[1]} has the focus and does not show it"
            reached.add(at[1])
        wanted = page.evaluate(
            """([name, controls]) => [...document.querySelectorAll(`#panel-${name} :is(${controls})`)]
            .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.matches(':disabled') && e.tabIndex >= 0)
            .map(e => e.dataset.test ?? e.tagName)""",
            [name, CONTROLS],
        )
        assert wanted
        assert set(wanted) <= reached, name


def test_number_keys_choose_skills_in_the_order_of_the_page(browser):
    browser.tab("play")
    shown = browser.see("[...document.querySelectorAll('.skills .skill')].map(e => e.dataset.test.slice(6))")
    keys = browser.see("[...document.querySelectorAll('.skills .skill')].map(e => e.getAttribute('aria-keyshortcuts'))")
    assert keys[:10] == [*map(str, range(1, 10)), None]
    for key in (6, 7, 1, 2):
        browser.page.keyboard.press(str(key))
        browser.wait(f"footfall.state().skill.id === '{shown[key - 1]}'")
    assert browser.see("footfall.state().skill.id") == "human-walk-robust"


def test_the_camera_is_turned_and_zoomed_by_keys(browser):
    browser.send("pause", on=True)
    browser.wait("footfall.state().paused")
    browser.by("camera-side").click()

    def place() -> tuple[float, float, float]:
        """Direction of the camera around the body and above the horizon [rad], and its distance [m]."""
        browser.see("footfall.settle()")
        browser.page.wait_for_timeout(500)
        camera = browser.see("footfall.camera")
        x, y, z = (a - b for a, b in zip(camera["position"], camera["target"], strict=True))
        return math.atan2(y, x), math.atan2(z, math.hypot(x, y)), math.hypot(x, y, z)

    before = place()
    for _ in range(3):
        browser.page.keyboard.press("-")
    far = place()
    assert far[2] == pytest.approx(1.1**3 * before[2], rel=0.02)
    assert browser.see("footfall.camera.mode") == "side"
    for _ in range(4):
        browser.page.keyboard.press("Shift+ArrowRight")
    right = place()
    assert browser.see("footfall.camera.mode") == "free"
    assert right[0] - far[0] == pytest.approx(4 * math.pi / 24, abs=0.01)
    browser.page.keyboard.press("Shift+ArrowUp")
    up = place()
    assert up[1] - right[1] == pytest.approx(math.pi / 24, abs=0.01)
    browser.page.keyboard.press("+")
    assert place()[2] == pytest.approx(up[2] / 1.1, rel=0.02)
    for _ in range(40):
        browser.page.keyboard.press("Shift+ArrowDown")
    low = place()
    assert math.pi * -0.04 < low[1] < 0.0  # not from below the ground
    browser.by("camera-follow").click()


def test_what_cannot_be_steered_is_said_in_one_line(browser):
    browser.tab("steer")
    assert browser.by("steer-lateral").is_hidden()  # the robust walk goes at its own speed
    browser.page.keyboard.press("q")
    note(browser, "This skill cannot go sideways.")
    browser.see("navigator.getGamepads = () => [{connected: true, axes: [0, -1]}]")
    note(browser, "This skill goes at its own speed.")
    browser.see("navigator.getGamepads = () => []")
    choose(browser, "human-lcc-walk")
    browser.by("steer-straight").wait_for(state="visible")
    assert browser.by("steer-speed").is_visible()
    assert browser.by("steer-lateral").is_hidden()
    browser.page.keyboard.press("e")
    note(browser, "This skill cannot go sideways.")
    reasons = {"human-stand": "it takes no speed and no heading", "planar-walk": "its body has two dimensions"}
    for skill, why in reasons.items():
        choose(browser, skill)
        browser.page.keyboard.press("ArrowUp")
        note(browser, f"This skill cannot be steered: {why}")
        assert why in browser.by("steer-none").inner_text()
    browser.see("navigator.getGamepads = () => [{connected: true, axes: [1, 0]}]")
    note(browser, "This skill cannot be steered")
    browser.see("navigator.getGamepads = () => []")
    choose(browser, "human-walk-speed")
    browser.by("steer-lateral").wait_for(state="visible")
    browser.see(CLOSE_NOTES)
    before = browser.see("footfall.last.data[25]")
    browser.page.keyboard.press("q")
    browser.wait(f"footfall.last.data[25] > {before} + 0.05")
    assert browser.page.locator(".toast").count() == 0
    choose(browser, "human-walk-robust")


def test_ones_own_skill_is_renamed_and_deleted(browser):
    browser.tab("play")
    browser.send("save", name="mine", title="My walk")
    browser.wait("footfall.state().skill.id === 'mine'")
    title = browser.by("skill-now-title")
    browser.wait("document.querySelector('[data-test=\"skill-now-title\"]').textContent === 'My walk'")
    browser.page.once("dialog", lambda asked: asked.accept("A better walk"))
    browser.by("skill-rename").click()
    browser.wait("document.querySelector('[data-test=\"skill-now-title\"]').textContent === 'A better walk'")
    assert "A better walk" in browser.by("skills-yours").inner_text()
    assert title.inner_text() == "A better walk"
    browser.page.once("dialog", lambda asked: asked.accept())
    browser.by("skill-remove").click()
    browser.wait("!document.querySelector('[data-test=\"skill-mine\"]') && footfall.state().skill.id !== 'mine'")
    assert browser.by("skill-rename").count() == 0  # a built-in one is not one's own
    assert not (browser.app.state.session.library.place / "mine").exists()
    choose(browser, "human-walk-robust")


def test_a_large_clip_shows_how_much_is_sent_and_can_be_cancelled(browser, walk_clip):
    slow = browser.page.context.new_cdp_session(browser.page)
    slow.send("Network.enable")
    limits = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": 2 << 20}
    slow.send("Network.emulateNetworkConditions", limits)
    browser.page.evaluate(
        """() => { const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(20 << 20)], 'big.bvh'));
        dispatchEvent(new DragEvent('drop', {dataTransfer: files, bubbles: true, cancelable: true})); }"""
    )
    browser.by("clip-cancel").wait_for(state="visible")
    sent = "Number(document.querySelector('[data-test=\"clip-progress\"]').getAttribute('aria-valuenow'))"
    browser.wait(f"{sent} > 0 && {sent} < 100", 20.0)
    before = browser.see(sent)
    browser.wait(f"{sent} > {before}", 20.0)
    assert re.search(r"big\.bvh … \d+ s", browser.by("clip-sending").inner_text())
    browser.by("clip-cancel").click()
    browser.by("clip-cancel").wait_for(state="hidden")
    slow.send("Network.emulateNetworkConditions", {**limits, "uploadThroughput": -1})
    drop(browser, "stroll.bvh", walk_clip.read_bytes())
    browser.wait("footfall.state().clip?.name === 'stroll'", 30.0)
    assert browser.by("toast-error").count() == 0


def test_reduced_motion_is_respected(browser, walk_clip):
    running = "document.getAnimations().filter(one => one.playState === 'running').length"
    figure = "[...document.querySelectorAll('[data-test=\"clip-figure\"] .clip-limb')].map(e => e.getAttribute('d'))"
    drop(browser, "stroll.bvh", walk_clip.read_bytes())
    browser.by("clip-figure").wait_for(state="visible")
    browser.page.mouse.move(5, 5)
    browser.page.wait_for_timeout(500)
    still = browser.see(figure)
    browser.page.wait_for_timeout(1500)
    assert browser.see(figure) == still
    browser.by("clip-figure").hover()
    browser.wait(f"JSON.stringify({figure}) !== {json.dumps(json.dumps(still, separators=(',', ':')))}")
    browser.tab("play")
    card = browser.by("skill-human-walk-natural")
    card.scroll_into_view_if_needed()
    for wish, moves in (("no-preference", True), ("reduce", False)):
        browser.page.emulate_media(reduced_motion=wish)
        browser.page.mouse.move(5, 5)
        card.hover()
        browser.page.wait_for_timeout(400)
        assert (browser.see(running) > 0) is moves, wish


def test_labels_of_axes_do_not_repeat_and_grow_with_the_text(browser):
    page = browser.page
    browser.tab("watch")
    for name in ("mass", "power", "phase"):
        if browser.by(f"plot-{name}-toggle").get_attribute("aria-pressed") == "false":
            browser.by(f"plot-{name}-toggle").click()
    axes = "[...document.querySelectorAll('.plot-place')].filter(e => e.dataset.x).map(e => ({...e.dataset}))"
    for size in ((1280, 720), (820, 1100)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        browser.page.wait_for_timeout(1000)
        found = browser.see(axes)
        assert len(found) >= 6
        for labels in (json.loads(one[axis]) for one in found for axis in ("x", "y", "y2") if axis in one):
            assert len(labels) > 1
            assert len(set(labels)) == len(labels), labels
    page.set_viewport_size({"width": 1280, "height": 720})
    small = float(re.match(r"[\d.]+", browser.see(axes)[0]["font"])[0])
    height = browser.by("plot-angles").locator("canvas").bounding_box()["height"]
    browser.see("document.documentElement.style.fontSize = '24px'")
    browser.wait(f"parseFloat({axes}[0].font) > {1.4 * small}")
    assert browser.by("plot-angles").locator("canvas").bounding_box()["height"] == pytest.approx(1.5 * height, abs=2.0)
    assert browser.see("[...document.querySelectorAll('.plot-place')].every(e => e.scrollHeight <= e.clientHeight + 1)")
    browser.see("document.documentElement.style.fontSize = ''")
