"""Draw the pictures of docs/optimize.md: strides of optimized walkers and of SIMBICON, and joint angles.

    python benchmarks/walker_pictures.py [FOLDER]

`FOLDER` is that of `walkers.py`, where it is not shipped what is drawn (the ablations).
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

import numpy as np
import walkers
from matplotlib.figure import Figure
from PIL import Image, ImageDraw, ImageFont

from footfall import Command, Trial, load, run
from footfall.evaluate.draw import spatial_strip
from footfall.evaluate.gait import measures as gait_measures
from footfall.evaluate.gait import report as gait_report
from footfall.trials import Rollout

IMAGES = Path(__file__).parents[1] / "docs" / "img"
SETTLED, SHOWN, EVERY = 12.0, 1.15, 0.072  # [s]
SIMBICON = "human-walk-speed"
GROUPS = {
    "optimize-walk": [("natural, 1.3 m/s", "human-walk-natural", None), ("SIMBICON, 1.3 m/s", SIMBICON, 1.3)],
    "optimize-speeds": [
        *((f"{speed} m/s", f"human-natural-{speed.replace('.', '')}", None) for speed in ("0.8", "1.0", "1.6", "1.8")),
    ],
    "optimize-steps": [(f"steps of 0.{k} m", f"human-natural-step-{k}0", None) for k in (5, 6, 7, 8)],
    "optimize-bodies": [
        (body, f"human-natural-{body}", None) for body in ("long-arm", "thin", "short", "stocky", "overweight", "tall")
    ],
    "optimize-ground": [
        *((f"{k}° up", f"human-natural-up-{k}", None) for k in (3, 6, 9, 12)),
        ("friction 0.3", "human-natural-slick", None),
    ],
    "optimize-without": [(name.replace("-", " "), name, None) for name in walkers.ABLATIONS],
}


def walked(name: str, speed: float | None, seconds: float) -> Rollout:
    commands = (Command(0.0, speed=speed),) if speed else ()
    return run(Trial(load(name), seconds, 1e-3, commands=commands))


def strip(rollout: Rollout, begin: float) -> Image.Image:
    rows = np.searchsorted(rollout.time, np.arange(begin, begin + SHOWN, EVERY))
    figure = Figure(dpi=100)
    spatial_strip.draw(figure, rollout, rows, views=(0,))
    content = io.BytesIO()
    figure.savefig(content, format="png")
    return Image.open(content).convert("RGB")


def sheet(lines: list[tuple[str, Image.Image]], path: Path) -> None:
    """Stack strips vertically, each with its name."""
    wide, gap = max(image.width for _, image in lines), 22
    paper = Image.new("RGB", (wide, sum(image.height + gap for _, image in lines)), "white")
    pen, font, top = ImageDraw.Draw(paper), ImageFont.load_default(14), 0
    for text, image in lines:
        pen.text((8, top + 3), text, fill="#1f2937", font=font)
        paper.paste(image, (0, top + gap))
        top += image.height + gap
    paper.save(path, optimize=True)
    print(path)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    for picture, group in GROUPS.items():
        if picture == "optimize-without" and folder is None:
            continue
        lines = []
        for text, name, speed in group:
            where = str(folder / name) if folder and (folder / name / "skill.toml").is_file() else name
            rollout = walked(where, speed, SETTLED + 8.0)
            strikes = [rollout.time[s.row] for s in rollout.strikes() if s.foot == 0 and rollout.time[s.row] > SETTLED]
            if strikes:
                lines.append((text, strip(rollout, strikes[0] - 0.05)))
        sheet(lines, IMAGES / f"{picture}.png")
    both = [("human-walk-natural", None), (SIMBICON, 1.3)]
    measured = [gait_measures.of_rollout(walked(name, speed, 30.0), name) for name, speed in both]
    gait_report.draw_curves("angle", "degrees", measured).savefig(IMAGES / "optimize-joints.png", dpi=110)


if __name__ == "__main__":
    main()
