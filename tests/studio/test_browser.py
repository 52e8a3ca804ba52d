"""The page in a browser: each of its functions once. Skipped where there is no Chromium."""

from __future__ import annotations

import json
import sys

import pytest

from footfall.motion.formats import bvh
from footfall.studio.jobs import jobs
from learn import hurry

from .conftest import SLOW, Page

pytestmark = pytest.mark.xdist_group("browser")  # one at a time: each draws in software beside a simulation


def test_the_body_is_seen_and_it_moves(browser):
    browser.wait("footfall.pixels() > 50")
    before = browser.see("footfall.time")
    browser.wait(f"footfall.time > {before} + 1")


def test_pausing_stepping_slow_motion_and_going_back(browser):
    browser.by("pause").click()
    browser.wait("footfall.state().paused")
    before = browser.see("footfall.time")
    browser.by("step").click()
    browser.wait(f"footfall.time > {before}")
    assert browser.see("footfall.time") == pytest.approx(before + 1 / 60, abs=0.003)
    browser.slide("rewind", "e.max === '0' ? e.min : (+e.min + +e.max) / 2")
    browser.wait(f"footfall.time < {before}")
    browser.by("pause").click()
    browser.wait("!footfall.state().paused")


@pytest.mark.slow
def test_slow_motion_is_slow_and_the_rate_that_is_achieved_is_shown(browser):
    shown = "parseFloat(document.querySelector('[data-test=\"achieved-rate\"]').textContent)"
    browser.by("reset").click()
    browser.slide("rate", "0.5")
    browser.wait(f"Math.abs({shown} - 0.5) < 0.1")
    pace = browser.page.evaluate(
        """async () => { const [time, clock] = [footfall.time, performance.now()];
        await new Promise(done => setTimeout(done, 3000));
        return 1000 * (footfall.time - time) / (performance.now() - clock); }"""
    )
    assert 0.3 < pace < 0.65
    browser.slide("rate", "1")
    browser.wait(f"Math.abs({shown} - 1) < 0.1")


def test_a_click_on_the_disc_pushes_the_body(browser):
    browser.by("reset").click()
    browser.wait("footfall.time > 1 && footfall.time < 20")
    browser.tab("push")
    browser.slide("push-seconds", "e.max")
    disc = browser.by("disc").bounding_box()
    y = browser.numbers(5, 6)[0]
    browser.page.mouse.click(disc["x"] + 0.38 * disc["width"], disc["y"] + 0.5 * disc["height"])  # to the left
    browser.wait("Math.hypot(footfall.last.data[16], footfall.last.data[17]) > 50")
    browser.wait(f"footfall.last.data[5] > {y} + 0.1", 20.0)


@pytest.mark.slow
def test_the_body_is_dragged_with_the_pointer(browser):
    browser.by("reset").click()
    browser.send("pause", on=True)
    browser.wait("footfall.state().paused")
    at = browser.see("footfall.screen('torso')")
    browser.page.mouse.move(at[0], at[1])
    browser.page.mouse.down()
    browser.page.mouse.move(at[0] + 60, at[1], steps=5)
    browser.send("pause", on=False)
    browser.wait("Math.hypot(footfall.last.data[16], footfall.last.data[17], footfall.last.data[18]) > 20", 20.0)
    browser.page.mouse.up()
    browser.wait("!(footfall.last.data[1] & 4)", 20.0)


def _at_rest(browser, expression):
    """A place on the screen, as soon as the camera no longer moves it."""
    place = browser.see(expression)
    for _ in range(100):
        browser.page.wait_for_timeout(200)
        before, place = place, browser.see(expression)
        if all(abs(a - b) < 1.0 for a, b in zip(before, place, strict=True)):
            return place
    raise AssertionError(f"the camera does not come to rest: {before}, {place}")


def test_another_character_comes_is_chosen_by_a_click_and_goes(browser):
    browser.tab("play")
    browser.by("cast-add").click()
    browser.wait("footfall.others() === 1 && footfall.cast().chosen === 2")
    browser.send("pause", on=True)
    browser.wait("footfall.state().paused && footfall.screenOf(1, 'torso')")
    browser.page.mouse.click(*_at_rest(browser, "footfall.screenOf(1, 'torso')"))
    browser.wait("footfall.cast().chosen === 1")
    browser.by("cast-leave-2").click()
    browser.wait("footfall.others() === 0")


@pytest.mark.slow
def test_balls_and_boxes_come_and_go(browser):
    browser.by("reset").click()
    browser.tab("push")
    browser.by("ball").click()
    browser.wait("footfall.scene().props.length === 1", 20.0)
    browser.by("box").click()
    browser.wait("footfall.scene().props.length === 2", 20.0)
    browser.by("clear").click()
    browser.wait("footfall.scene().props.length === 0", 20.0)


@pytest.mark.slow
def test_another_gait_changes_the_speed(browser):
    browser.tab("play")
    card = browser.by("skill-human-walk-speed")
    browser.page.locator("details.skill-group", has=card).locator("summary").click()
    card.click()
    browser.wait("footfall.state().skill.id === 'human-walk-speed'", 60.0)
    browser.send("steer", speed=0.2)
    browser.wait("footfall.last.data[7] < 0.45", 60.0)
    browser.page.locator("canvas").first.focus() if browser.page.locator("canvas[tabindex]").count() else None
    for _ in range(8):
        browser.page.keyboard.press("ArrowUp")
    browser.wait("footfall.last.data[12] > 0.75", 20.0)


def test_it_turns_and_walks_to_a_place(browser):
    browser.page.keyboard.press("ArrowLeft")
    browser.wait("Math.abs(footfall.last.data[13]) > 0.02", 20.0)
    browser.send("target", x=1000.0, y=0.0)
    browser.wait("footfall.last.data[22] === 1000", 20.0)
    browser.send("target", off=True)


@pytest.mark.slow
def test_another_ground_and_another_body(browser):
    browser.tab("play")
    browser.send("scene", name="slope:4", friction=None)
    browser.wait("footfall.scene().ground.name.startsWith('slope:4')", 20.0)
    browser.by("ground").select_option(label="Steps down, 10 cm")
    browser.wait("footfall.scene().ground.name.startsWith('stairs')", 20.0)
    assert browser.see("Math.min(...footfall.scene().ground.points.map(([x, z]) => z))") == pytest.approx(-1.2)
    browser.send("scene", name="flat", friction=None)
    mass = browser.see("footfall.scene().character.mass")
    browser.by("body").select_option("tall")
    browser.wait(f"Math.abs(footfall.scene().character.mass - {mass}) > 1", 20.0)
    browser.by("body").select_option("")


@pytest.mark.slow
def test_a_dragged_handle_changes_the_target_and_it_can_be_undone(browser):
    browser.send("skill", id="planar-walk")
    browser.wait("footfall.state().skill.id === 'planar-walk'", 60.0)
    browser.tab("author")
    handle = browser.by("handle-0-swing_knee")
    handle.scroll_into_view_if_needed()
    before = browser.by("value-0-swing_knee").input_value()
    steps = browser.see("footfall.state().graph.undo")
    box = handle.bounding_box()
    browser.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    browser.page.mouse.down()
    for k in range(6):  # a slow drag is sent as several edits
        browser.page.mouse.move(box["x"] + 5 * (k + 1), box["y"] - 2 * (k + 1))
        browser.page.wait_for_timeout(150)
    browser.page.mouse.up()
    browser.page.wait_for_function(
        "before => document.querySelector('[data-test=\"value-0-swing_knee\"]').value !== before", arg=before
    )
    browser.wait(f"footfall.state().graph.undo === {steps} + 1")
    browser.page.wait_for_timeout(500)
    assert browser.see("footfall.state().graph.undo") == steps + 1  # one drag is one undo
    browser.by("undo").click()
    browser.wait(f"footfall.state().graph.undo === {steps}")
    assert browser.by("value-0-swing_knee").input_value() == before


@pytest.mark.slow
def test_what_was_shaped_is_saved_under_a_name(browser):
    browser.tab("author")
    box = browser.by("value-0-swing_hip")
    box.fill("0.45")
    box.press("Enter")
    browser.by("dirty").wait_for(state="visible")
    browser.by("save-name").fill("my-walk")
    browser.by("save").click()
    browser.wait("footfall.state().skill.id === 'my-walk'", 30.0)


@pytest.mark.slow
def test_plots_are_drawn(browser):
    browser.send("skill", id="human-norm-walk")
    browser.wait("footfall.state().skill.id === 'human-norm-walk'", 60.0)
    browser.tab("watch")
    browser.wait("document.querySelectorAll('.uplot canvas').length > 0", 20.0)
    says = "document.querySelector('[data-test=\"stride-inside\"]').textContent"
    band = f"{says}.includes(`human walking at ${{footfall.state().skill.norms.speed.toFixed(2)}} m/s`)"
    browser.wait(band)
    before = browser.see(says)[-9:]
    browser.send("skill", id="human-norm-walk-fast")  # the band follows the gait, on the same body
    browser.wait(f"footfall.state().skill.id === 'human-norm-walk-fast' && {band}")
    assert browser.see(says)[-9:] != before
    browser.send("ghost", on=True)
    browser.wait("footfall.last.data[1] & 32", 20.0)


def test_a_fall_is_told_in_words(browser):
    browser.by("reset").click()  # it may have fallen before
    browser.wait("footfall.time > 2")  # so that it is seen when the next reset is done, also on a busy machine
    browser.by("reset").click()
    browser.wait("footfall.time < 2 && !footfall.state().fallen")
    browser.send("push", force=2500.0, angle=1.5, seconds=0.3)
    browser.by("fall").wait_for(state="visible")
    assert browser.by("fall-title").inner_text().startswith("You pushed it ")
    browser.page.reload()  # who comes later is told, too
    browser.by("fall").wait_for(state="visible")
    browser.by("fall-more").locator("summary").click()
    assert len(browser.by("fall-words").inner_text()) > 20
    browser.by("fall-reset").click()
    browser.by("fall").wait_for(state="hidden")


LONG_DOWNLOADS = [pytest.param(kind, marks=pytest.mark.slow) for kind in ("bvh", "glb", "skill", "html")]


@pytest.mark.parametrize("kind", ["csv", *LONG_DOWNLOADS])
def test_downloads_open(browser, tmp_path, kind):
    browser.send("skill", id="human-walk-robust")  # one without arrays: its file is downloaded, not an archive
    browser.wait("footfall.state().skill.id === 'human-walk-robust'", 60.0)
    browser.by("reset").click()
    browser.wait("footfall.time > 2")
    before = browser.page.evaluate("footfall.time")
    browser.by("reset").click()
    browser.wait(f"footfall.time < {before}")
    browser.wait("footfall.time > 2 && footfall.time < 10", 30.0)
    browser.tab("export")
    with browser.page.expect_download(timeout=3 * SLOW) as waiting:
        browser.by(f"export-{kind}").click()
    path = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(path)
    content = path.read_bytes()
    if kind == "bvh":
        assert len(bvh.parse(content.decode(), "download")) > 30
    elif kind == "glb":
        assert content[:4] == b"glTF"
        assert json.loads(content[20 : 20 + int.from_bytes(content[12:16], "little")])["animations"]
    elif kind == "csv":
        assert content.startswith(b"time,state,")
    elif kind == "skill":
        assert b'schema = "footfall/skill"' in content
    else:
        other = browser.page.context.new_page()
        faults = []
        other.on("pageerror", lambda error: faults.append(str(error)))
        other.goto(f"{path.as_uri()}?low")
        other.wait_for_function("() => window.footfall && footfall.pixels() > 30", timeout=SLOW)
        assert not faults
        other.close()


def test_a_dropped_clip_is_read_and_shown(browser, walk_clip):
    browser.tab("play")
    browser.page.evaluate(
        """text => { const carried = new DataTransfer();
        carried.items.add(new File([text], 'stroll.bvh'));
        for (const kind of ['dragenter', 'dragover', 'drop'])
          document.querySelector('canvas').dispatchEvent(
            new DragEvent(kind, {bubbles: true, cancelable: true, dataTransfer: carried})); }""",
        walk_clip.read_text(),
    )
    browser.by("clip-name").wait_for(state="visible")  # the tab is another now
    assert browser.by("clip-name").inner_text() == "stroll"
    assert "walk, 1." in browser.by("clip-facts").inner_text()
    limbs = "[...document.querySelectorAll('[data-test=\"clip-figure\"] .clip-limb')].map(e => e.getAttribute('d'))"
    before = browser.see(limbs)
    assert all(limb.count("M") > 2 for limb in before)  # left, right, and between them
    browser.by("clip-figure").hover()  # it is still where motion is reduced, until it is pointed at
    browser.page.wait_for_function(
        f"before => JSON.stringify({limbs}) !== before", arg=json.dumps(before, separators=(",", ":"))
    )


@pytest.mark.slow
def test_a_clip_ends_as_a_walking_skill(browser, walk_clip, monkeypatch):
    hurried = f"{hurry.SCRIPT}\nfrom footfall.studio.jobs import job_process\njob_process.main()"
    monkeypatch.setattr(jobs, "COMMAND", (sys.executable, "-c", hurried))
    browser.tab("learn")
    before = browser.see("(footfall.state().clip || {}).id || ''")
    browser.by("clip-file").set_input_files(str(walk_clip))
    browser.wait(f"footfall.state().clip && footfall.state().clip.id !== '{before}'")
    browser.send("learn", clip=browser.see("footfall.state().clip.id"), budget=12.0)
    browser.wait("footfall.state().jobs.some(job => job.kind === 'learn' && job.state === 'running')")
    here = browser.page.url
    browser.page.goto("about:blank")  # drawing in software takes what learning needs; a job does not need its page
    watcher = Page(f"ws://{browser.address}/ws")
    watcher.until(lambda p: any(w["is"] == "job" and w["state"] == "done" for w in p.words), 300.0)
    watcher.close()
    browser.page.goto(here)
    browser.wait("footfall.frames > 10 && footfall.scene() && footfall.state().holds")
    browser.tab("learn")
    browser.page.locator('[data-test^="job-walk-"]:not([hidden])').first.click()
    browser.wait("footfall.state().skill.id.startsWith('stroll')", 60.0)
    browser.wait("footfall.time > 1 && footfall.last.data[7] > 0.5", 60.0)


@pytest.mark.slow
def test_a_page_that_comes_back_knows_how_things_stand(browser):
    browser.tab("play")
    browser.by("skill-human-walk-robust").click()
    browser.wait("footfall.state().skill.id === 'human-walk-robust' && footfall.state().graph")
    was = browser.see("footfall.state().graph.states[0].values.swing_hip")
    browser.send("rate", rate=0.5)
    browser.send("edit", state=0, name="swing_hip", value=was + 0.02)
    browser.wait("footfall.state().graph.dirty")
    browser.page.reload()
    browser.wait("footfall.frames > 10 && footfall.scene() && footfall.state().holds && footfall.state().graph")
    graph = browser.see("footfall.state().graph")
    assert graph["states"][0]["values"]["swing_hip"] == pytest.approx(was + 0.02)
    assert graph["original"][0]["values"]["swing_hip"] == pytest.approx(was)
    assert float(browser.by("rate").input_value()) == 0.5
    browser.send("undo")
    browser.send("rate", rate=1.0)
    browser.wait("!footfall.state().graph.dirty")


@pytest.mark.slow
def test_help_and_theme(browser):
    browser.page.keyboard.press("?")
    browser.by("help-dialog").wait_for(state="visible")
    browser.by("help-close").click()
    shades = (  # of the page and of its text, 0 to 1
        "['backgroundColor', 'color'].map(name => getComputedStyle(document.body)[name].match(/[\\d.]+/g)"
        ".slice(0, 3).reduce((sum, part) => sum + part / 765, 0))"
    )
    light = {}
    for _ in range(3):  # light, dark, as the machine has it
        browser.by("theme").click()
        browser.wait(f"(([page, text]) => footfall.state().dark === page < text)({shades})", 10.0)
        browser.page.wait_for_timeout(300)
        assert browser.see("footfall.pixels()") > 20
        light[browser.see("footfall.state().dark")] = browser.see("footfall.image().light"), *browser.see(shades)
    assert light[True][0] < 0.35 < 0.65 < light[False][0]  # the picture
    assert light[True][1] < 0.2 < 0.8 < light[True][2]  # the page and its text
    assert light[False][2] < 0.3 < 0.8 < light[False][1]


@pytest.mark.slow
def test_it_works_on_a_tablet(browser):
    browser.page.set_viewport_size({"width": 820, "height": 1100})
    browser.tab("play")
    wide = browser.see("document.documentElement.scrollWidth <= window.innerWidth")
    assert wide, "nothing may stick out"
    browser.page.set_viewport_size({"width": 1280, "height": 720})
