"""The docs site is assembled without MkDocs: every page is in its contents, every link of a page leads somewhere."""

from __future__ import annotations

import importlib.util
import re
import sys

import pytest

from documented import ROOT


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The pages as `make docs` assembles them, without the replays."""
    folder = tmp_path_factory.mktemp("site") / "docs"
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        spec = importlib.util.spec_from_file_location("docs_tool", ROOT / "tools" / "docs.py")
        assert spec is not None
        assert spec.loader is not None
        tool = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(tool)
        tool.assemble(folder, gallery=False)
    finally:
        sys.path.remove(str(ROOT / "tools"))
    return folder


def test_the_contents_name_every_page_once(site):
    named = re.findall(r"([\w/]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.M)
    assert sorted(named) == sorted(path.relative_to(site).as_posix() for path in site.rglob("*.md"))


def test_every_link_of_the_site_leads_somewhere(site):
    lost = []
    for page in site.rglob("*.md"):
        text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
        text = re.sub(r"`[^`\n]*`", "", text)
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            if not re.match(r"[a-z]+:|#", target) and not (page.parent / target.partition("#")[0]).exists():
                lost.append(f"{page.relative_to(site)}: {target}")
    assert lost == []


def test_the_references_hold_every_command_and_every_public_name(site):
    import footfall

    commands = (site / "cli.md").read_text(encoding="utf-8")
    assert "# footfall evaluate compare" in commands
    assert "`--json`" in commands
    api = (site / "api.md").read_text(encoding="utf-8")
    assert [name for name in footfall.__all__ if name[0] != "_" and f"### footfall.{name}\n" not in api] == []
