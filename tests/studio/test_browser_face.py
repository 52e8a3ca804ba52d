"""What a newcomer meets on the page: the body, the ground, the fall line, the skills. Skipped without a Chromium."""

from __future__ import annotations

import base64
import sys

import numpy as np
import pytest

from footfall.control import archive
from footfall.control import skill as skills
from footfall.studio.files import showcase
from footfall.studio.jobs import jobs

from .rigged_character import glb

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
    x = browser.numbers(4, 5)[0]
    browser.send("box", at=[x + 3.0, 0.0], size=[0.3, 0.3, 0.3], mass=10.0)
    browser.send("ball", **{"from": [x, 4.0, 1.0], "velocity": [0.0, 1.0, 0.0], "mass": 0.5})
    browser.send("target", x=x + 20.0, y=0.0)
    browser.wait(f"footfall.scene().props.length === 2 && footfall.last.data[22] > {x}", 20.0)
    assert browser.by("toast-error").count() == 0
    browser.by("reset").click()
    assert live is browser.live


WIDGETS = ["facts", "camera", "show-menu", "steer-widget", "joystick", "tour", "top", "transport", "hint-disc"]
OVERLAPS = """names => { const boxes = names.flatMap(name => [...document.querySelectorAll(`[data-test="${name}"]`)])
  .filter(e => e.checkVisibility({visibilityProperty: true})).map(e => [e.dataset.test, e.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && box.height > 0);
  const found = [];
  const outside = p => p.left < -1 || p.right > innerWidth + 1 || p.bottom > innerHeight + 1;
  boxes.forEach(([a, p], i) => { if (outside(p)) found.push([a, 'outside']);
    boxes.slice(i + 1).forEach(([b, q]) => { if (Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1
      && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1) found.push([a, b]); }); });
  return found; }"""


LARGER = ((844, 390), (820, 1180), (720, 450))
LEGS = [f"{side}_{part}" for side in ("left", "right") for part in ("thigh", "shank", "foot")]
SIZES = [(390, 844), *(pytest.param(size, marks=pytest.mark.slow) for size in LARGER)]


@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_on_a_phone_a_tablet_and_a_zoomed_desktop(browser, size):
    browser.page.goto("about:blank")  # so that only one page is drawn
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
    stick = page.locator('[data-test="joystick"]').bounding_box()
    for link in LEGS * 3:  # at several moments of the step
        x, y = page.evaluate("link => footfall.screen(link)", link)
        beside = max(stick["x"] - x, x - stick["x"] - stick["width"])
        above = max(stick["y"] - y, y - stick["y"] - stick["height"])
        assert max(beside, above) > 0, f"the stick covers the {link}"
    context.close()


def drop(browser, name: str, content: bytes) -> None:
    """Drop a file on the page."""
    browser.page.evaluate(
        """([name, text]) => { const bytes = Uint8Array.from(atob(text), c => c.charCodeAt(0));
        const files = new DataTransfer(); files.items.add(new File([bytes], name));
        dispatchEvent(new DragEvent('drop', {dataTransfer: files, bubbles: true, cancelable: true})); }""",
        [name, base64.b64encode(content).decode()],
    )


def opens_elsewhere(path) -> None:
    """A file with one skin, weights that sum to one, and an animation that turns the joints of the skin."""
    pygltflib = pytest.importorskip("pygltflib")
    file = pygltflib.GLTF2().load(str(path))

    def values(accessor: int) -> np.ndarray:
        told = file.accessors[accessor]
        view, dtype = file.bufferViews[told.bufferView], {5121: "<u1", 5123: "<u2", 5126: "<f4"}[told.componentType]
        width = {"SCALAR": 1, "VEC3": 3, "VEC4": 4}[told.type]
        start = (view.byteOffset or 0) + (told.byteOffset or 0)
        return np.frombuffer(file.binary_blob(), dtype, told.count * width, start).reshape(told.count, width)

    (skin,), (animation,) = file.skins, file.animations
    attributes = file.meshes[0].primitives[0].attributes
    weights, joints = values(attributes.WEIGHTS_0), values(attributes.JOINTS_0)
    assert len(weights) == len(values(attributes.POSITION)) > 100
    assert np.allclose(weights.sum(axis=1), 1.0, atol=1e-3)
    assert joints.max() < len(skin.joints)
    turned = {c.target.node: c.sampler for c in animation.channels if c.target.path == "rotation"}
    assert len(turned.keys() & set(skin.joints)) > 12
    moved = [np.ptp(values(animation.samplers[sampler].output), axis=0).max() for sampler in turned.values()]
    assert sum(size > 0.05 for size in moved) > 4  # legs, at least
    times = values(animation.samplers[0].input)[:, 0]
    assert times[-1] > 1.0
    assert (np.diff(times) > 0.0).all()


def test_a_rigged_character_is_dropped_shown_pushed_and_taken_home(browser, tmp_path):
    drop(browser, "mine.glb", glb())
    browser.wait("footfall.ownBones() > 12 && footfall.scene().character.name.startsWith('own')")
    assert "mine.glb" in browser.by("own-name").inner_text()
    before = browser.see("footfall.image().hash")
    browser.wait(f"footfall.image().hash !== {before}")
    browser.send("push", force=100.0, angle=1.5, seconds=1.0)
    browser.wait("footfall.last.data[1] & 4", 20.0)
    browser.wait("footfall.time > 2")
    browser.tab("export")
    browser.by("export-own").click()
    with browser.page.expect_download() as download:
        browser.by("file-link").click()
    download.value.save_as(tmp_path / "home.glb")
    opens_elsewhere(tmp_path / "home.glb")
    browser.tab("play")
    browser.by("own-off").click()
    browser.wait("footfall.ownBones() === 0 && footfall.scene().character.name === 'human'")


def test_the_six_best_skills_are_shown_first_and_the_current_one_on_top(browser):
    browser.tab("play")
    shown = browser.see("[...document.querySelectorAll('.skills .skill')].map(e => e.dataset.test.slice(6))")
    assert shown[:6] == list(showcase.BEST)
    now, first = browser.by("skill-now").bounding_box(), browser.by(f"skill-{shown[0]}").bounding_box()
    assert now["y"] + now["height"] <= first["y"]
    assert browser.by("skill-now-title").inner_text() == showcase.BEST["human-walk-robust"][0]
    assert browser.page.locator('.skills .skill[aria-pressed="true"]').count() == 1


@pytest.mark.slow
def test_a_dropped_archive_of_a_skill_is_played(browser):
    skill = skills.load("human-norm-walk")  # has arrays beside its file
    assert skill.path is not None
    text = skill.path.read_text(encoding="utf-8")
    drop(browser, "walk.zip", archive.pack(text, archive.beside(skill.body, skill.path.parent)))
    browser.wait("footfall.state().skill.id === 'human-norm-walk-2' && footfall.time > 0.5")
    browser.tab("play")
    browser.by("skill-human-norm-walk-2").wait_for(state="attached")
    assert not browser.see("footfall.state().fallen")
    browser.send("remove", id="human-norm-walk-2")
    browser.wait("footfall.state().skill.id === 'human-walk-natural'")
    browser.send("skill", id="human-walk-robust")
    browser.wait("footfall.state().skill.id === 'human-walk-robust'")


SLOW_JOB = """
import json, signal, sys, time
sys.stdin.readline()
signal.signal(signal.SIGINT, lambda *_: None)  # as a job that is busy with its last result
for k in range(1000):
    print(json.dumps({"fraction": 0.1 + 0.01 * k, "words": f"candidate {k}"}), flush=True)
    time.sleep(0.25)
"""


@pytest.mark.slow
def test_learning_tells_the_time_that_is_left_and_can_be_cancelled(browser, walk_clip, monkeypatch):
    monkeypatch.setattr(jobs, "COMMAND", (sys.executable, "-c", SLOW_JOB))
    drop(browser, "stroll.bvh", walk_clip.read_bytes())
    browser.by("clip-name").wait_for(state="visible")
    browser.by("learn").click()
    card = browser.page.locator('[data-test="learn-jobs"] .job').first
    card.wait_for(state="visible")
    assert card.bounding_box()["y"] < browser.page.viewport_size["height"]  # in sight, without scrolling
    card.get_by_text("left").wait_for(state="visible")  # "candidate 14 · about 20 s left"
    name = browser.see("footfall.state().jobs.find(job => job.state === 'running').id")
    seconds = browser.see("parseFloat(document.querySelector('.job-words').textContent.match(/about ([\\d.]+)/)[1])")
    assert 5.0 < seconds < 60.0  # about 0.85 / 0.04 per second
    stop = browser.by(f"job-stop-{name}")
    stop.click()
    browser.wait(f"footfall.state().jobs.find(job => job.id === '{name}').stopping")
    assert stop.inner_text() == "Stop now"
    stop.click()
    browser.wait(f"footfall.state().jobs.find(job => job.id === '{name}').state === 'stopped'")
    assert "stopped" in card.inner_text()
    assert not browser.page.locator(f'[data-test="job-walk-{name}"]').is_visible()
    assert browser.by("learn").is_enabled()


def test_a_file_that_is_no_character_is_refused_in_words(browser):
    drop(browser, "bad.vrm", b"glTF nonsense that is long enough")
    browser.by("toast-error").wait_for(state="visible")
    assert "bad.vrm" in browser.by("toast-error").inner_text()
    browser.faults = [fault for fault in browser.faults if "422" not in fault]  # the browser reports the refusal, too


def test_the_first_minute_is_guided_can_be_skipped_and_called_again(browser):
    browser.by("reset").click()
    browser.by("tour-start").click()
    assert browser.by("tour-title").inner_text() == "Push it"
    assert browser.see("footfall.state().tab") == "push"
    browser.send("push", force=60.0, angle=0.0, seconds=1.0)
    title = "document.querySelector('[data-test=\"tour-title\"]').textContent"
    browser.wait(f"{title} === 'Change the gait'", 20.0)
    assert browser.by("hint-disc").is_hidden()  # gone after the first push
    browser.by("tour-next").click()
    assert browser.by("tour-title").inner_text() == "Steer it"
    browser.by("steer-left").click()
    browser.wait(f"{title} === 'Make it fall'", 20.0)
    browser.send("push", force=3000.0, angle=1.5, seconds=0.4)
    browser.wait(f"{title} === 'Rewind'", 20.0)
    browser.by("fall-rewind").click()
    browser.wait(f"{title} === 'Bring your own motion'", 20.0)
    assert browser.see("footfall.state().tab") == "learn"
    browser.by("tour-next").click()
    assert browser.by("tour").is_hidden()
    browser.by("tour-start").click()
    browser.page.keyboard.press("Escape")
    assert browser.by("tour").is_hidden()
    browser.send("pause", on=False)
    browser.by("reset").click()


def test_a_speed_that_the_skill_cannot_go_is_refused_in_words_and_show_closes_by_esc(browser):
    browser.tab("steer")
    assert browser.by("steer-fixed").is_visible()  # the robust walk goes at its own speed
    browser.by("steer-faster").click()
    browser.page.get_by_text("goes at its own speed. Choose").wait_for(state="visible")
    browser.by("show-menu").click()
    browser.by("show-list").wait_for(state="visible")
    browser.page.keyboard.press("Escape")
    assert browser.by("show-list").is_hidden()


@pytest.mark.slow
def test_safe_gains_are_measured_on_request_and_what_is_typed_is_limited(browser):
    browser.tab("author")
    browser.wait("footfall.state().graph?.safe_state === 'none'")
    assert "not been measured" in browser.by("safe-words").inner_text()
    browser.by("safe-measure").click()
    browser.wait("footfall.state().graph.safe_state === 'measuring'")
    box = browser.by("value-0-cd")
    box.fill("99")
    box.press("Enter")
    browser.wait("footfall.state().graph.dirty")
    high = browser.see("footfall.state().graph.columns.find(column => column.name === 'cd').high")
    assert float(box.input_value()) == pytest.approx(high, abs=0.01)
    browser.by("undo").click()
    browser.wait("!footfall.state().graph.dirty")


@pytest.mark.slow
def test_a_gain_outside_of_a_range_that_is_known_is_coloured(browser):
    authoring = browser.app.state.session.authoring
    browser.send("skill", id="human-walk")
    browser.tab("author")
    browser.wait("footfall.state().graph?.name === 'human-walk'")
    authoring.safe["human-walk"] = {"cd": [-0.2, 0.2], "cv": [-0.1, 0.1], "how": "made up"}
    browser.send("skill", id="human-walk-robust")
    browser.wait("footfall.state().graph?.name === 'human-walk-robust'")
    browser.send("skill", id="human-walk")
    browser.wait("footfall.state().graph?.name === 'human-walk' && footfall.state().graph.safe_state === 'known'")
    assert browser.page.locator(".value-row.risky").count() == 0
    box = browser.by("value-0-cd")
    box.fill("2.0")
    box.press("Enter")
    browser.page.locator(".value-row.risky").first.wait_for(state="visible")
    browser.by("undo").click()
    browser.wait("!footfall.state().graph.dirty")
    browser.wait("!document.querySelector('.value-row.risky')")
    authoring.safe.clear()


@pytest.mark.slow
def test_a_gain_outside_of_the_measured_range_is_coloured(browser):
    """The measurement is 100 s of one core, at a lower priority than everything else."""
    browser.tab("author")
    if browser.see("footfall.state().graph.safe_state") in ("none", "failed"):
        browser.by("safe-measure").click()
    browser.wait("footfall.state().graph.safe_state === 'known'", 400.0)
    box = browser.by("value-0-cd")
    box.fill("2.8")
    box.press("Enter")
    browser.page.locator(".value-row.risky").first.wait_for(state="visible")
    browser.by("undo").click()
    browser.wait("!footfall.state().graph.dirty")


@pytest.mark.slow
def test_the_view_is_filmed_as_it_is_seen(browser, tmp_path):
    browser.tab("export")
    browser.by("film").click()
    browser.page.wait_for_timeout(3000)
    with browser.page.expect_download() as download:
        browser.by("film").click()
    download.value.save_as(tmp_path / "film")
    assert (tmp_path / "film").stat().st_size > 5000
