"""The pages keep up with the code: every key, skill, command and file they ought to name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from footfall.cli.evaluate import app
from footfall.control import biped, learned
from footfall.control import skill as skills
from footfall.systems.simbicon.spatial import graph as spatial_graph
from footfall.systems.simbicon.spatial import law as spatial

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), ROOT / "README.md"])


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def test_every_number_of_a_3d_state_is_explained():
    text = page("skills.md")
    for name in spatial.COLUMNS:
        word = "until" if name == "dwell" else re.sub("^lat_", "lat.", name)
        assert f"`{word}`" in text, word


def test_every_key_of_the_command_and_servo_tables_is_explained():
    text = page("skills.md")
    for name, (default, _, _) in spatial_graph.COMMANDS.items():
        rows = [line for line in text.splitlines() if line.startswith(f"| `{name}` |")]
        assert rows, name
        assert rows[0].rstrip(" |").endswith(f"{default:g}"), rows[0]
    for name in (*biped.GROUPS, "damping", "clearance", "swing_hip_range", "lat_swing_hip_range"):
        assert f"`{name}`" in text, name


def test_every_key_of_the_feedforward_table_is_explained():
    text = page("feedforward.md")
    for name, (default, _, _) in (learned.SETTINGS | {f"raise.{k}": v for k, v in learned.RAISE.items()}).items():
        rows = [line for line in text.splitlines() if line.startswith("| `") and f"`{name}`" in line]
        assert rows, name
        assert f"{default:g}" in rows[0].rstrip(" |").rsplit("|", 1)[1], rows[0]


def test_every_setting_of_a_recorded_gait_that_learns_is_explained():
    for name, (default, _, _) in learned.RECORDED.items():
        rows = [line for line in page("feedforward_clips.md").splitlines() if line.startswith(f"| `{name}`")]
        assert rows, name
        assert rows[0].rstrip(" |").rsplit("|", 1)[1].strip() == f"{default:g}", rows[0]


def test_every_kind_of_legs_and_every_wanted_thing_is_explained():
    text = page("skills.md")
    for name in (*(f'"{legs}"' for legs in spatial_graph.LEGS), *skills.WANTED):
        assert f"`{name}`" in text, name


def test_every_skill_of_the_human_has_a_line():
    text = page("simbicon.md") + page("push_recovery.md") + page("push_response.md")
    for name in skills.names():
        if skills.load(name).character.name == "human":
            assert f"`{name}`" in text, name


def test_every_protocol_has_a_row():
    text = page("protocols.md")
    for command in app.registered_commands:
        name = command.name or getattr(command.callback, "__name__", "")
        assert f"footfall evaluate {name}" in text, name


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path):
    for target in re.findall(r"\]\(([^)\s]+)\)", path.read_text(encoding="utf-8")):
        if target.startswith(("http:", "https:", "mailto:")):
            continue
        file, _, anchor = target.partition("#")
        other = (path.parent / file).resolve() if file else path
        assert other.exists(), target
        if anchor:
            heads = re.findall(r"^#+ (.*)$", other.read_text(encoding="utf-8"), re.M)
            anchors = {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}
            assert anchor in anchors, target
