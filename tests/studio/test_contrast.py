"""Contrast of the page's colours: AA of WCAG 2.1 for texts (1.4.3) and for the edges of controls (1.4.11)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .contrast import too_weak

pytestmark = pytest.mark.xdist_group("browser")
TOKENS = Path(__file__).parents[2] / "web/style/tokens.css"
GROUNDS = ("paper", "card", "well")
PAIRS = [  # text, what is behind it, the least contrast
    *((text, ground, 4.5) for text in ("ink", "soft") for ground in GROUNDS),
    *(("accent-ink", ground, 4.5) for ground in ("paper", "card", "accent-tint")),
    *((text, "card", 4.5) for text in ("left", "right", "good", "many", "bad", "amber")),
    ("amber", "amber-tint", 4.5),
    ("bad", "bad-tint", 4.5),
    ("on-accent", "accent", 4.5),
    ("on-accent", "accent-hover", 4.5),
    *((edge, ground, 3.0) for edge in ("focus", "line-strong", "accent") for ground in GROUNDS),
]


def palettes() -> dict[str, dict[str, str]]:
    """The colours of both themes by name."""
    light, dark = re.split(r':root\[data-dark="yes"\]', TOKENS.read_text(), maxsplit=1)
    found = {"light": dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", light))}
    dark = dark.split("}", 1)[0]
    return {**found, "dark": {**found["light"], **dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", dark))}}


def contrast(one: str, other: str) -> float:
    """Of two colours #rrggbb: 1 to 21."""

    def luminance(colour: str) -> float:
        parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_black_on_white_has_the_contrast_that_is_published():
    assert contrast("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours_have_the_contrast_of_aa(theme):
    colours = palettes()[theme]
    found = [(one, other, contrast(colours[one], colours[other]), least) for one, other, least in PAIRS]
    assert [pair for pair in found if pair[2] < pair[3]] == []


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_texts_of_the_page_have_the_contrast_of_aa(browser, theme):
    for _ in range(3):
        if browser.see("footfall.state().dark") == (theme == "dark"):
            break
        browser.by("theme").click()
        browser.page.wait_for_timeout(200)
    assert browser.see("footfall.state().dark") == (theme == "dark")
    weak = {}
    for tab in ("play", "push", "steer", "author", "watch", "learn", "export"):
        browser.tab(tab)
        browser.page.evaluate("document.querySelectorAll('details').forEach(e => { e.open = true; })")
        browser.page.wait_for_timeout(300)
        weak[tab] = too_weak(browser.page)
    browser.send("push", force=3000.0, angle=1.5, seconds=0.4)
    browser.by("fall").wait_for(state="visible")
    browser.page.keyboard.press("?")
    browser.by("help-dialog").wait_for(state="visible")
    weak["fall and help"] = too_weak(browser.page)
    browser.by("help-close").click()
    browser.by("fall-reset").click()
    assert {where: found for where, found in weak.items() if found} == {}
