"""`make docs`: assemble the pages in out/docs, with the generated ones, and build the site in out/site.

The pages are those of docs/ as they are. Generated: the first page (README), the references of Python and of the
commands, the list of examples, the changes, and the gallery with its replays. Files that a page links to outside docs/
are copied beside the pages.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import notebooks
import reference

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES, SITE = ROOT / "out" / "docs", ROOT / "out" / "site"
LINK = re.compile(r"(!?\[[^\]]*\]\()([^)\s]+)(\))")
FOLDERS = {"examples": "examples.md", "docs": "index.md"}  # what a link to a folder of the project leads to
PAGE_OF = {"README.md": "index.md", "CHANGELOG.md": "changelog.md"}
GALLERY = (  # skill, caption, options of `footfall play`
    ("human-walk-natural", "A walk found by search", "--seconds 8"),
    ("human-walk-robust", "SIMBICON, pushed to the left with 250 N", "--push 0/250/0@3,for=0.4 --seconds 9"),
    ("human-jog-fast", "A fast run", "--seconds 7"),
    ("human-hop-high", "A hop on both feet", "--seconds 7"),
    ("human-skip", "Skipping", "--seconds 7"),
    ("human-stand", "A standing body steps after a push, and stands again", "--push 500@2,for=0.2 --seconds 8"),
    (
        "human-walk-speed",
        "Steered: left by 90°, then faster",
        "--speed 0.6 --command heading=90@3 --command speed=1.2@8 --seconds 14",
    ),
    ("planar-back-flip", "The planar biped turns over", "--seconds 6"),
)


def main() -> None:
    """Assemble and build."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-gallery", action="store_true", help="leave the replays out, which take a minute")
    parser.add_argument("--no-build", action="store_true", help="only assemble the pages")
    chosen = parser.parse_args()
    assemble(PAGES, gallery=not chosen.no_gallery)
    if not chosen.no_build:
        words = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(ROOT / "mkdocs.yml")]
        done = subprocess.run(words, check=False, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"})
        if done.returncode:
            sys.exit(done.returncode)
        print(f"{SITE / 'index.html'}")


def assemble(target: Path, gallery: bool) -> None:
    """Write all pages.

    Args:
        target: The folder, which is emptied first.
        gallery: Whether the replays of the gallery are simulated.
    """
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(DOCS, target, ignore=shutil.ignore_patterns("*.md", "figures.json"))
    for page in sorted(DOCS.rglob("*.md")):
        write(target, page.relative_to(DOCS).as_posix(), page.read_text(encoding="utf-8"), page)
    for name, page in PAGE_OF.items():
        write(target, page, (ROOT / name).read_text(encoding="utf-8"), ROOT / name)
    for notebook in notebooks.write(target / "tutorials"):
        page = notebook.with_suffix(".md")
        more = f"\n---\n\n[This page as a notebook]({notebook.name})\n"
        page.write_text(page.read_text(encoding="utf-8") + more, encoding="utf-8")
    write(target, "api.md", reference.api(), DOCS / "api.md")
    write(target, "cli.md", reference.commands(), DOCS / "cli.md")
    write(target, "examples.md", examples(), ROOT / "README.md")
    write(target, "gallery.md", pictures(target, gallery), DOCS / "gallery.md")


def write(target: Path, name: str, text: str, source: Path) -> None:
    """Write a page, with the links that leave docs/ led to files beside the pages."""
    path = target / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(relinked(text, source, target, path.parent), encoding="utf-8")


def relinked(text: str, source: Path, target: Path, folder: Path) -> str:
    """The text of a page with its links as they are on the site; code stays as it is.

    Args:
        text: Markdown.
        source: The file that it was read from, to which its links are relative.
        target: Folder of all pages; files that are linked to are copied into its folder `files`.
        folder: Folder of this page.
    """

    def lead(match: re.Match[str]) -> str:
        link, _, anchor = match[2].partition("#")
        if not link or re.match(r"[a-z]+:", link):
            return match[0]
        there = (source.parent / link).resolve()
        if not there.is_relative_to(ROOT):
            return match[0]
        inside = there.relative_to(ROOT).as_posix()
        if there.is_relative_to(DOCS) and there.suffix:
            place = target / there.relative_to(DOCS)
        elif inside in PAGE_OF or inside in FOLDERS:
            place = target / (PAGE_OF.get(inside) or FOLDERS[inside])
        elif there.is_file():
            place = target / "files" / (inside if there.suffix != ".md" else f"{inside}.txt")
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(there, place)
        else:
            return match[0]
        shown = Path(*([".."] * len(folder.relative_to(target).parts)), place.relative_to(target)).as_posix()
        return f"{match[1]}{shown}{'#' * bool(anchor)}{anchor}{match[3]}"

    parts = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
    return "".join(part if k % 2 else LINK.sub(lead, part) for k, part in enumerate(parts))


def examples() -> str:
    """A list of the examples with what they do."""
    lines = ["# Examples", "", "Each is a short program that runs as it is, with `python examples/NAME`.", ""]
    for path in sorted((ROOT / "examples").glob("[0-9]*.py")):
        about = (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").split("\n\n")[0]
        lines.append(f"- [{path.name}](examples/{path.name}): {' '.join(about.split())}")
    return "\n".join(lines) + "\n"


def pictures(target: Path, simulate: bool) -> str:
    """The gallery: replays that play in the page. Each is one file, and can be opened or sent by itself."""
    lines = ["# Gallery", ""]
    lines += ["Each replay is a simulation of this version, played in your browser: drag to turn the camera.", ""]
    place = target / "replays"
    place.mkdir()
    for name, caption, options in GALLERY:
        lines += [f"## {caption}", "", f"`footfall play {name} {options} --html {name}.html`", ""]
        if simulate:
            words = ["play", name, *options.split(), "--html", str(place / f"{name}.html")]
            words += ["--out", str(ROOT / "out" / "gallery"), "--json"]
            subprocess.run([sys.executable, "-m", "footfall", *words], check=True, stdout=subprocess.DEVNULL)
            size = 'width="100%" height="420" style="border:0"'
            lines += [f'<iframe src="replays/{name}.html" title="{caption}" {size} loading="lazy"></iframe>', ""]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
