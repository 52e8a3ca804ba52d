"""The page in a browser: strategies against pushes, and graphs that are made to walk."""

from __future__ import annotations

import sys

import pytest

from footfall.studio.jobs import jobs

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]
LAST = "footfall.state().pushes.at(-1)"
SEARCHING = """
import json, time
print(json.dumps({"fraction": 0.3, "words": "search: 1 of 8"}), flush=True)
time.sleep(60)
"""


@pytest.fixture
def standing(browser):
    browser.send("skill", id="human-stand")
    browser.wait("footfall.state().skill.id === 'human-stand'")
    browser.send("reset")  # it may have taken over from a walk
    browser.wait("footfall.time > 0.5 && footfall.time < 10")
    browser.tab("push")
    return browser


def test_a_push_is_a_dot_of_the_colour_of_its_answer_and_leaves_prints(standing):
    assert standing.by("push-seconds").input_value() == "0.2"  # that of the domains
    for name in ("in_place", "one_step", "all"):
        assert standing.by(f"domain-{name}").get_attribute("d").endswith("Z")
    disc = standing.by("disc").bounding_box()
    middle = disc["x"] + 0.5 * disc["width"], disc["y"] + 0.5 * disc["height"]
    standing.page.mouse.click(middle[0], middle[1] - 0.06 * disc["height"])  # forward
    standing.wait(f"{LAST}?.done")
    assert standing.see(f"{LAST}.strategy") == "in_place"
    assert standing.see(f"{LAST}.impulse") == pytest.approx(150 * 0.06 * 300 / 112, abs=2)
    assert standing.see("document.querySelector('.disc-answers circle').className.baseVal") == "answer-0"
    assert "in place" in standing.by("answer").inner_text()
    assert standing.see("footfall.state().prints") == {"before": 2, "after": 0}


def test_it_falls_where_it_may_not_step_and_the_card_tells_the_strategy(standing):
    standing.by("allow-in_place").click()
    standing.wait("footfall.state().skill.strategies.filter(strategy => strategy.allowed).length === 1")
    assert standing.by("allow-in_place").get_attribute("aria-pressed") == "true"
    assert standing.by("domain-all").get_attribute("class") == "answer-2 off"
    assert standing.by("domain-in_place").get_attribute("class") == "answer-0"
    standing.send("push", force=600.0, angle=0.0, seconds=0.2)
    standing.wait(f"{LAST}?.fell")
    standing.by("fall-more").locator("summary").click()
    standing.by("fall-words").wait_for(state="visible")
    assert "strategy tried: standing in place" in standing.by("fall-words").inner_text()
    assert standing.see("document.querySelector('.disc-answers path').className.baseVal") == "fell"
    standing.by("fall-reset").click()
    standing.wait("!footfall.state().fallen")
    assert standing.see(f"{LAST}.fell")  # the dots stay


def test_other_skills_have_no_strategies_and_their_disc_tells_forces(browser):
    browser.send("skill", id="human-walk-robust")
    browser.wait("footfall.state().skill.id === 'human-walk-robust'")
    browser.tab("push")
    assert not browser.by("allow").is_visible()
    assert not browser.page.locator('[data-test^="domain-"]').count()
    rings = browser.see("document.querySelector('.disc-rings').textContent")
    assert "500 N" in rings
    assert "N s" not in rings


def test_a_graph_that_falls_is_unsafe_and_can_be_stabilised(browser, monkeypatch):
    monkeypatch.setattr(jobs, "COMMAND", (sys.executable, "-c", SEARCHING))
    browser.send("skill", id="human-walk")
    browser.wait("footfall.state().skill.id === 'human-walk' && footfall.state().graph?.name === 'human-walk'")
    browser.tab("author")
    assert not browser.by("unsafe").is_visible()
    browser.send("edit", state=0, name="swing_hip", value=-1.0)
    browser.by("unsafe").wait_for(state="visible")
    browser.by("stabilize").click()  # the group has opened
    job = "footfall.state().jobs.find(job => job.kind === 'stabilize')"
    browser.wait(f"{job}?.fraction === 0.3")
    number = browser.see(f"{job}.id")
    assert "search: 1 of 8" in browser.by(f"author-job-{number}").inner_text()
    browser.by(f"author-job-stop-{number}").click()
    browser.wait(f"{job}.state === 'stopped'")
    browser.by("reset").click()
