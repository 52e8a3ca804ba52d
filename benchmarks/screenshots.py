"""Take the studio's pictures for README and docs: play, push, recover, author, watch.

    python benchmarks/screenshots.py [FOLDER [NAME …]]

Needs Chromium and Playwright (`pip install playwright`). Drawn by software here, so that each takes some seconds.
"""

from __future__ import annotations

import math
import shutil
import sys
import tempfile
import threading
import time
from pathlib import Path

import uvicorn
from playwright.sync_api import Page, sync_playwright

from footfall.control import skill as skills
from footfall.studio import server
from footfall.studio.wire.access import AccessPolicy

FLAGS = [
    *("--no-sandbox", "--disable-dev-shm-usage", "--use-gl=angle", "--use-angle=swiftshader"),
    *("--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"),
]


def do(page: Page, **message: object) -> None:
    page.evaluate("message => window.footfall.send(message)", message)


def wait(page: Page, condition: str) -> None:
    page.wait_for_function(f"() => window.footfall && ({condition})", timeout=300_000)


def click(page: Page, name: str) -> None:
    page.locator(f'[data-test="{name}"]').first.click()


def play(page: Page) -> None:
    do(page, do="skill", id="human-walk-natural")
    wait(page, "footfall.state().skill.id === 'human-walk-natural' && footfall.time > 5")
    click(page, "tab-play")


def push(page: Page) -> None:
    do(page, do="skill", id="human-walk-robust")
    wait(page, "footfall.state().skill.id === 'human-walk-robust' && footfall.time > 4")
    click(page, "tab-push")
    do(page, do="envelope", on=True, seconds=0.25)
    wait(page, "footfall.state().envelope")
    for _ in range(12):  # without drawing, which would take CPU time from the simulation
        address = page.url
        page.goto("about:blank")
        time.sleep(15.0)
        page.goto(address)
        wait(page, "footfall.frames > 5 && footfall.state()")
        if not page.evaluate("footfall.state().envelope?.running"):
            break
    click(page, "tab-push")
    do(page, do="rate", rate=0.05)  # slow, for a software renderer
    do(page, do="push", force=320, angle=1.3, seconds=0.25)
    wait(page, "footfall.last.pushed")
    do(page, do="pause", on=True)
    do(page, do="rate", rate=1.0)


def recover(page: Page) -> None:
    do(page, do="skill", id="human-stand")
    wait(page, "footfall.state().skill.id === 'human-stand' && footfall.time > 1")
    click(page, "tab-push")
    for degrees, impulse in ((0, 30), (180, 20), (90, 20), (-60, 50), (20, 60), (135, 130), (180, 60)):
        do(page, do="reset")
        wait(page, "footfall.time > 0.3 && footfall.time < 5")
        before = page.evaluate("footfall.state().pushes.length")
        do(page, do="push", force=impulse / 0.2, angle=math.radians(degrees), seconds=0.2)
        wait(page, f"footfall.state().pushes.length > {before} && footfall.state().pushes.at(-1).done")
    do(page, do="pause", on=True)
    click(page, "camera-free")  # seen from higher up, for the footprints
    page.mouse.move(300, 200)
    page.mouse.down()
    page.mouse.move(180, 310, steps=8)
    page.mouse.up()


def author(page: Page) -> None:
    do(page, do="skill", id="human-walk-speed")
    do(page, do="skill", id="planar-walk")
    wait(page, "footfall.state().skill.id === 'planar-walk' && footfall.time > 3")
    click(page, "tab-author")


def watch(page: Page) -> None:
    do(page, do="skill", id="human-norm-walk")
    wait(page, "footfall.state().skill.id === 'human-norm-walk'")
    click(page, "tab-watch")
    page.keyboard.press("g")
    wait(page, "footfall.time > 9")


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/img")
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    listener, port = server.free_socket("127.0.0.1", 0)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        app = server.app(skills.load("human-walk-natural"), Path(place), AccessPolicy("127.0.0.1", port))
        studio = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
        thread = threading.Thread(target=studio.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for shot in (play, push, recover, author, watch):
            if sys.argv[2:] and shot.__name__ not in sys.argv[2:]:
                continue
            dark = "dark" if shot is watch else "light"
            context = browser.new_context(viewport={"width": 1280, "height": 720}, color_scheme=dark)
            page = context.new_page()
            page.goto(f"http://127.0.0.1:{port}/")
            wait(page, "footfall.frames > 5")
            do(page, do="pause", on=False)
            shot(page)
            time.sleep(1.5)
            page.screenshot(path=str(folder / f"studio-{shot.__name__}.png"))
            print(folder / f"studio-{shot.__name__}.png")
            do(page, do="pause", on=False)
            context.close()
        browser.close()
        studio.should_exit = True
        thread.join(5.0)


if __name__ == "__main__":
    main()
