"""`docs/architecture.md` names every module, and nothing that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "footfall"
PAGE = ROOT / "web" / "src"
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
MODULES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))
NAMED = sorted(set(re.findall(r"`([\w./-]+(?:\.\w+|/))`", TEXT)))
ELSEWHERE = ("tests/", "examples/", "docs/")


def test_there_are_modules_to_look_for():
    assert len(MODULES) > 150
    assert len(NAMED) > 150


@pytest.mark.parametrize("package", sorted({name.partition("/")[0] for name in MODULES}))
def test_every_module_is_named(package: str):
    missing = []
    for module in MODULES:
        if module.partition("/")[0] != package:
            continue
        folder = module.removesuffix("__init__.py")
        named = f"`{folder}`" if folder.endswith("/") else f"`{module}`"  # a package stands for its __init__.py
        if named not in TEXT:
            missing.append(module)
    assert not missing


def test_every_folder_and_file_of_the_page_is_named():
    for folder in [PAGE, *sorted(path for path in PAGE.iterdir() if path.is_dir())]:
        where = folder.relative_to(ROOT).as_posix()
        rows = [line for line in TEXT.splitlines() if line.startswith(f"| `{where}/` |")]
        assert len(rows) == 1, where
        assert set(re.findall(r"`([\w-]+\.ts)`", rows[0])) == {path.name for path in folder.glob("*.ts")}, where


def test_every_path_that_is_named_exists():
    files = {module.rpartition("/")[2] for module in MODULES} | {"skill.toml", "pyproject.toml"}
    missing = []
    for name in NAMED:
        if name.startswith(ELSEWHERE) or "NAME" in name or "ID" in name:  # other folders, placeholders
            continue
        if "/" in name:
            found = any((base / name).exists() for base in (PACKAGE, ROOT))
        else:
            found = name in files or not name.endswith((".py", ".toml"))
        if not found:
            missing.append(name)
    assert not missing
