"""Build the wheel, install it into an empty environment, and use it from another directory: `make test-wheel`.

The environment is made in a temporary folder; pip's cache makes it quick. Checked: the version, the whole tour, the
studio's page and its files, and that all of it came from the installed package.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STUDIO_TIMEOUT = 120.0  # until the studio answers [s]


def run(*words: str | Path, cwd: Path) -> str:
    """Run a command without the source tree on its path, and return what it prints."""
    done = subprocess.run([*map(str, words)], cwd=cwd, env=clean(), capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(
            f"{' '.join(map(str, words))}: exit code {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
        )
    return done.stdout


def clean() -> dict[str, str]:
    """The environment without what would lead back to the source tree."""
    return {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}


def install(place: Path) -> Path:
    """Build the wheel and install it into a new environment; returns its folder of programs."""
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", place, ROOT, cwd=place)
    wheel = next(place.glob("footfall-*.whl"))
    run(sys.executable, "-m", "venv", place / "empty", cwd=place)
    bin_folder = place / "empty" / ("Scripts" if os.name == "nt" else "bin")
    run(bin_folder / "python", "-m", "pip", "install", "-q", "--no-compile", wheel, cwd=place)
    return bin_folder


def studio_answers(footfall: Path, place: Path) -> None:
    """Start the studio, fetch its page and every script and style that the page names, and stop it."""
    words = [str(footfall), "studio", "--port", "0"]
    with subprocess.Popen(words, cwd=place, env=clean(), stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r"http://\S+", said)
            assert found, f"the studio did not tell its address: {said!r}"
            page = fetch(found[0])
            assert "<!doctype html>" in page[:200].lower()
            files = re.findall(r'(?:src|href)="(/?[\w./-]+\.(?:js|css))"', page)
            assert files, "the page names no script"
            for name in files:
                assert fetch(f"{found[0].rstrip('/')}/{name.lstrip('/')}"), name
        finally:
            process.send_signal(signal.SIGINT) if os.name != "nt" else process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()


def fetch(address: str) -> str:
    """The text at an address, as soon as the server is up."""
    end = time.monotonic() + STUDIO_TIMEOUT
    while True:
        try:
            with urllib.request.urlopen(address, timeout=STUDIO_TIMEOUT) as answer:
                return answer.read().decode("utf-8")
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.5)


def main() -> None:
    """All steps, with the time of each."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        begun = time.monotonic()
        programs = install(place)
        work = place / "elsewhere"
        work.mkdir()
        print(f"installed into an empty environment: {time.monotonic() - begun:.0f} s", flush=True)
        where = run(programs / "python", "-c", "import footfall; print(footfall.__file__)", cwd=work)
        assert str(place) in where, where
        version = run(programs / "footfall", "--version", cwd=work)
        assert (
            version.strip()
            == "footfall " + re.findall(r'__version__ = "(.*)"', (ROOT / "src/footfall/__init__.py").read_text())[0]
        )
        said = run(programs / "footfall", "tour", cwd=work)
        shown = re.search(r"(\d+) demonstrations", said)
        strips = list((work / "out" / "tour").glob("*.png"))
        assert shown, said
        assert len(strips) == int(shown[1]), strips
        print(f"tour: {len(strips)} film strips, {time.monotonic() - begun:.0f} s", flush=True)
        studio_answers(programs / "footfall", work)
        print(f"the studio answers: {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
