"""Run every command whose figures are published, and write docs/figures.json and docs/figures.md.

python benchmarks/figures.py [WORD …]     # only the commands that contain one of these words

CLIPS and PLATES in a command stand for folders of recorded data, found below FOOTFALL_SHARED (`../shared` if not set);
those commands are left out where there are none.
"""

from __future__ import annotations

import json
import os
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
    "evaluate pushes human-walk-robust --protocol worst-phase",
    "evaluate pushes human-walk-robust --protocol worst-phase --ladder 25 --highest 200 --leg-collision --dt 0.001",
    "evaluate terrain human-walk-robust",
    "evaluate body human-walk-robust",
    "evaluate long-run human-walk-robust",
    "evaluate transitions --character human",
    "evaluate recovery --only limits --only grid",
    "evaluate recovery --only limits --leg-collision",
    "evaluate recovery --only limits --strategy all --trigger capture-point",
    *(
        f"evaluate recovery --only {part}"
        for part in ("second-pushes", "other-bodies", "retrained", "walker", "beam", "approximators")
    ),
    *(
        f"evaluate limit-cycle --only {part}"
        for part in ("base", "walk", "variables", "speed", "turn", "style", "realtime", "stabilize")
    ),
    "evaluate feedforward planar-walk",
    "evaluate feedforward human-walk",
    "evaluate norms human-norm-walk",
    "evaluate norms human-norm-walk-slow",
    "evaluate norms human-norm-walk-fast",
    "evaluate motion CLIPS --plates PLATES",
    "evaluate natural",
    "evaluate natural human-natural-08 human-natural-10 human-natural-16 human-natural-18",
    *(f"evaluate natural human-natural-step-{k}0 --step-length 0.{k}" for k in (5, 6, 7, 8)),
    "evaluate natural human-natural-long-arm human-natural-thin human-natural-short human-natural-stocky"
    " human-natural-overweight human-natural-tall",
    "evaluate natural human-natural-up-3 human-natural-up-6 human-natural-up-9 human-natural-up-12",
    "evaluate natural human-natural-slick",
    "evaluate pushes human-walk-natural --protocol wang",
    "evaluate studio --soak 600",
    "bench",
    "bench --clips CLIPS/cmu",
    "evaluate clips CLIPS/cmu",
]
SHARED = Path(os.environ.get("FOOTFALL_SHARED", Path(__file__).parents[2] / "shared"))
FOLDERS = {"CLIPS": SHARED / "mocap", "PLATES": SHARED / "foot_pressure" / "fukuchi2018"}


def _placed(word: str) -> str:
    """An argument of a command, with CLIPS and PLATES replaced by their folders."""
    name = word.split("/")[0]
    return word.replace(name, str(FOLDERS[name])) if name in FOLDERS else word


def main() -> None:
    path = DOCS / "figures.json"
    known = json.loads(path.read_text()) if path.exists() else {}
    wanted = [c for c in COMMANDS if len(sys.argv) == 1 or any(word in c for word in sys.argv[1:])]
    for command in wanted:
        if "CLIPS" in command and not FOLDERS["CLIPS"].is_dir():
            print("left out, no clips:", command)
            continue
        print("footfall", command, flush=True)
        call = [sys.executable, "-m", "footfall", *map(_placed, command.split()), "--json"]
        report = json.loads(subprocess.run(call, check=True, stdout=subprocess.PIPE, text=True).stdout)
        known = json.loads(path.read_text()) if path.exists() else {}  # another run may have changed the file
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
