"""Metadata of the package that follow from the project's address: the README for the package index, and links.

Set `home` under `[tool.footfall]` in pyproject.toml to the address of the public repository. Images and links of
README.md, which are relative, then lead there. Without an address images become their captions and links plain text:
nothing on the package index is broken.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

IMAGE = re.compile(r"!\[([^\]]*)\]\((?!https?:)([^)\s]+)\)")
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!https?:|#|mailto:)([^)\s]+)\)")


def for_index(readme: str, home: str) -> str:
    """README as it stands on the package index.

    Args:
        readme: The Markdown of README.md.
        home: Address of the repository; empty if there is none.

    Returns:
        The same Markdown with absolute images and links, or with captions and plain text in their place.
    """
    if home:
        readme = IMAGE.sub(lambda m: f"![{m[1]}]({home}/raw/main/{m[2]})", readme)
        return LINK.sub(lambda m: f"[{m[1]}]({home}/blob/main/{m[2]})", readme)
    readme = IMAGE.sub(lambda m: f"*{m[1]}*", readme)
    return LINK.sub(lambda m: m[1], readme)


def urls(home: str) -> dict[str, str]:
    """Links of the package; none without an address."""
    if not home:
        return {}
    return {
        "Homepage": home,
        "Documentation": f"{home}/tree/main/docs",
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


class FootfallMetadataHook(MetadataHookInterface):
    """Sets `readme` and `urls` when a package is built."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        tables = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        home = tables["tool"]["footfall"]["home"].rstrip("/")
        text = for_index((root / "README.md").read_text(encoding="utf-8"), home)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = urls(home)
