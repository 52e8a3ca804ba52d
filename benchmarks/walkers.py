"""Search for all walkers that ship with Footfall, each from its neighbour, or for some of them by name.

    python benchmarks/walkers.py FOLDER [--ship] [NAME …]

Every line of `WALKERS` is one call of `footfall optimize`, so any of them can be typed by hand. What is in the folder
already is kept; a search that was stopped goes on. About 80 minutes on two cores. `--ship` copies what was found
into `src/footfall/skills`; then run `benchmarks/evidence.py` and `benchmarks/previews.py` for those names.

`python benchmarks/walkers.py FOLDER ablations` makes the paper's ablations (section 5), each beside a search with all
terms from the same start; `footfall evaluate natural FOLDER --json` measures them. 25 minutes.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import tomlkit

SKILLS = Path(__file__).parents[1] / "src" / "footfall" / "skills"
NATURAL = "human-walk-natural"
ROUGH = str(Path(__file__).parents[1] / "examples" / "natural_walk.toml")  # walks, not optimized
START = ("--speed", "1.3")
SHORT = ("--body", "short", "--speed", "1.0", "--spread", "2", "--budget", "3min")  # Figure 3
STOCKY = ("--body", "stocky", "--speed", "1.8", "--step-length", "0.7", "--spread", "2", "--budget", "3min")  # Figure 4
STILL = "still-arms"  # natural-18 without arm swing (alpha of eq. 2 is 0), so that the start favours neither
PLAIN = (*START, "--spread", "2", "--budget", "3min")
WALKERS: dict[str, tuple[str, tuple[str, ...]]] = {  # name: start skill, and options of the search
    "natural-10": (NATURAL, ("--speed", "1.0", "--budget", "3min")),
    "natural-08": ("natural-10", ("--speed", "0.8", "--budget", "3min")),
    "natural-16": (NATURAL, ("--speed", "1.6", "--budget", "6min")),
    "natural-18": ("natural-16", ("--speed", "1.8", "--budget", "3min")),
    "natural-step-60": (NATURAL, (*START, "--step-length", "0.6", "--budget", "3min")),
    "natural-step-50": ("natural-step-60", (*START, "--step-length", "0.5", "--budget", "3min")),
    "natural-step-70": (NATURAL, (*START, "--step-length", "0.7", "--budget", "3min")),
    "natural-step-80": ("natural-step-70", (*START, "--step-length", "0.8", "--budget", "3min")),
    **{
        f"natural-{body}": (NATURAL, ("--body", body, "--budget", "4min"))
        for body in ("long-arm", "thin", "short", "stocky", "overweight", "tall")
    },
    "natural-up-3": (NATURAL, ("--slope", "3", "--budget", "3min")),
    "natural-up-6": ("natural-up-3", ("--slope", "6", "--budget", "3min")),
    "natural-up-9": ("natural-up-6", ("--slope", "9", "--budget", "3min")),
    "natural-up-12": ("natural-up-9", ("--slope", "12", "--budget", "3min")),
    "natural-slick": (NATURAL, ("--friction", "0.3", "--budget", "4min")),
}
ABLATIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "short-with-all": ("human-natural-short", (*SHORT, "--objective", "wang")),
    "short-without-ratio": ("human-natural-short", (*SHORT, "--objective", "wang-without-ratio")),
    "stocky-with-all": (STILL, (*STOCKY, "--objective", "wang")),
    "stocky-without-ang": (STILL, (*STOCKY, "--objective", "wang-without-ang")),
    "with-all": (ROUGH, (*PLAIN, "--objective", "wang")),
    "without-head": (ROUGH, (*PLAIN, "--objective", "wang-without-head")),
    "without-land": (ROUGH, (*PLAIN, "--objective", "wang-without-land")),
}


def search(folder: Path, name: str) -> Path:
    """The folder of a walker; runs the search if it does not exist."""
    place = folder / name
    if (place / "skill.toml").is_file():
        return place
    start, wish = (WALKERS | ABLATIONS)[name]
    begin = str(search(folder, start)) if start in WALKERS else with_still_arms(folder) if start == STILL else start
    again = ["--resume"] if any(place.rglob("checkpoint.jsonl")) else []
    print(f"{name}: from {start}, {' '.join(wish)}", flush=True)
    subprocess.run(
        [sys.executable, "-m", "footfall", "optimize", begin, *wish, *again, "-o", str(place), "--json"], check=True
    )
    return place


def with_still_arms(folder: Path) -> str:
    """The start skill of the two walkers that differ in E_ang, written beside the walkers."""
    document = tomlkit.parse((SKILLS / "human-natural-18" / "skill.toml").read_text(encoding="utf-8"))
    document["arms"]["alpha"]["value"] = 0.0  # pyright: ignore[reportIndexIssue]
    path = folder / f"{STILL}.toml"
    path.write_text(tomlkit.dumps(document), encoding="utf-8")
    return str(path)


def title(name: str) -> str:
    """Title of the skill in a list."""
    what = name.removeprefix("natural-")
    if what.isdigit():
        return f"Natural walk, {int(what) / 10:.1f} m/s"
    if what.startswith("step-"):
        return f"Natural walk, steps of {int(what[5:]) / 100:.1f} m"
    if what.startswith("up-"):
        return f"Natural walk, {what[3:]}° up"
    return "Natural walk on slippery ground" if what == "slick" else f"Natural walk, {what.replace('-', ' ')} body"


def ship(found: Path, name: str) -> None:
    """Copy a walker to the built-in skills."""
    target = SKILLS / f"human-{name}"
    target.mkdir(exist_ok=True)
    document = tomlkit.parse((found / "skill.toml").read_text(encoding="utf-8"))
    document["id"], document["title"] = f"human-{name}", title(name)
    (target / "skill.toml").write_text(tomlkit.dumps(document), encoding="utf-8")


def main() -> None:
    words = [word for word in sys.argv[1:] if word != "--ship"]
    wanted = list(ABLATIONS) if words[1:] == ["ablations"] else words[1:] or list(WALKERS)
    if not words or any(name not in WALKERS | ABLATIONS for name in wanted):
        sys.exit(f"usage: walkers.py FOLDER [--ship] [NAME …]; names: {', '.join(WALKERS | ABLATIONS)}, ablations")
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name in wanted:
        found = search(folder, name)
        if "--ship" in sys.argv and name in WALKERS:
            ship(found, name)


if __name__ == "__main__":
    main()
