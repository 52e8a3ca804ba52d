"""Run every command whose figures are published, and write them down: docs/figures.json and docs/figures.md.

python benchmarks/figures.py [WORD …]     # only the commands that contain one of these words
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
COMMANDS = [
    "evaluate gaits --character planar7",
    "evaluate gaits planar-walk --seconds 1000",
    "evaluate pushes planar-walk --protocol thesis-2d",
    "evaluate pushes planar-walk --protocol thesis-2d --dt 0.001",
    "evaluate pushes planar-walk --protocol thesis-2d --dt 0.002",
    "evaluate terrain planar-walk",
    "evaluate terrain planar-walk --dt 0.001",
    "evaluate terrain planar-walk --dt 0.002",
    "evaluate transitions --character planar7",
    "evaluate ranges planar-walk",
    "evaluate gaits --character human",
    "evaluate stand",
    "evaluate steer",
    "evaluate pushes human-walk --protocol thesis-3d",
    "evaluate pushes human-walk --protocol thesis-3d --leg-collision",
    "evaluate pushes human-walk-robust --protocol thesis-3d",
    "evaluate pushes human-walk-robust --protocol thesis-3d --leg-collision",
    "evaluate pushes human-walk-legs --protocol thesis-3d --leg-collision",
    "evaluate pushes human-walk-robust --protocol wang",
    "evaluate pushes human-walk-robust --protocol wang --leg-collision --dt 0.001",
    "evaluate pushes human-walk-robust --protocol worst-phase --ladder 25 --highest 200",
    "evaluate pushes human-walk-robust --protocol worst-phase --ladder 25 --highest 200 --leg-collision --dt 0.001",
    "evaluate terrain human-walk-robust",
    "evaluate body human-walk-robust",
    "evaluate long-run human-walk-robust",
    "evaluate transitions --character human",
    "bench",
]


def main() -> None:
    path = DOCS / "figures.json"
    known = json.loads(path.read_text()) if path.exists() else {}
    wanted = [c for c in COMMANDS if len(sys.argv) == 1 or any(word in c for word in sys.argv[1:])]
    for command in wanted:
        print("footfall", command, flush=True)
        call = [sys.executable, "-m", "footfall", *command.split(), "--json"]
        report = json.loads(subprocess.run(call, check=True, stdout=subprocess.PIPE, text=True).stdout)
        known = json.loads(path.read_text()) if path.exists() else {}  # another run may have added to it meanwhile
        known[command] = {"conditions": report["conditions"], "figures": report["figures"]}
        path.write_text(json.dumps(known, indent=1) + "\n")
    lines = ["# Figures", "", "Written by `python benchmarks/figures.py`, which runs each command.", ""]
    for command in [c for c in COMMANDS if c in known]:
        entry = known[command]
        lines += [f"## `footfall {command}`", ""]
        lines += [", ".join(f"{key} {value}" for key, value in entry["conditions"].items()), ""]
        lines += ["| figure | value |", "|---|---|"]
        lines += [
            f"| `{name}` | {'–' if value is None else f'{value:.4g}'} |" for name, value in entry["figures"].items()
        ]
        lines.append("")
    (DOCS / "figures.md").write_text("\n".join(lines))


if __name__ == "__main__":
    main()
