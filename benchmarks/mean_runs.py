"""Mean running cycles of several people as clips, from which `human-jog` and `human-jog-fast` are learned.

    python benchmarks/mean_runs.py ../shared/mocap -o out
    footfall learn out/jog.bvh -o human-jog

Each clip of the CMU library (mocap.cs.cmu.edu) is retargeted to `human-toes`, its cycle made alike on both sides. Joint
angles and pelvis are averaged over the clips at the same phase, and kept as Fourier series of a low order: what is
written is nobody's recording.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from footfall import characters
from footfall.control.reference import ReferenceCycle
from footfall.evaluate.clips import clips
from footfall.learn.prepare import prepare
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import hinges
from footfall.writing import whole_text

RUNS = {
    "jog": ("16_35", "16_36", "35_17", "35_18", "35_19"),
    "fast-run": ("09_01", "16_45", "16_46", "35_21", "35_22"),
}
ORDER = 6  # of the Fourier series
STRIDES, RATE = 6, 120.0  # of the clip; frames a second
SAMPLES = 256  # phases of a cycle


def smooth(rows: np.ndarray) -> np.ndarray:
    """A periodic table [phase, number] as a Fourier series of the order `ORDER`, at `SAMPLES` phases."""
    waves = np.fft.rfft(rows, axis=0)
    kept = np.zeros((SAMPLES // 2 + 1, rows.shape[1]), complex)
    kept[: ORDER + 1] = waves[: ORDER + 1]
    return np.fft.irfft(kept, SAMPLES, axis=0) * SAMPLES / len(rows)


def mean(cycles: list[ReferenceCycle]) -> tuple[float, np.ndarray, np.ndarray, np.ndarray]:
    """Period [s], advance [3] [m], root about its advance [phase, 7] and angles [phase, joint] of the mean cycle."""
    phase = np.arange(len(cycles[0].angle))[:, None] / len(cycles[0].angle)
    roots = []
    for each in cycles:
        place = each.root[:, :3] - phase * each.advance
        place[:, :2] -= place[:, :2].mean(axis=0)
        roots.append(np.column_stack((place, each.root[:, 3:])))
    root = smooth(np.mean(roots, axis=0))
    root[:, 3:] /= np.linalg.norm(root[:, 3:], axis=1, keepdims=True)
    angle = smooth(np.mean([each.angle for each in cycles], axis=0))
    advance = np.mean([each.advance for each in cycles], axis=0) * (1.0, 0.0, 0.0)
    return float(np.mean([each.period for each in cycles])), advance, root, angle


def main() -> None:
    """Write the clips."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("clips", type=Path)
    parser.add_argument("-o", "--out", type=Path, default=Path("out"))
    given = parser.parse_args()
    body = characters.load("human-toes")
    known = {path.stem: path for path in given.clips.rglob("*.bvh")}
    for name, stems in RUNS.items():
        period, advance, root, angle = mean([prepare(clips.load(known[stem])).recording for stem in stems])
        turn = np.arange(round(STRIDES * period * RATE)) / (period * RATE)
        at = (turn % 1.0) * SAMPLES
        rows = np.column_stack((root, angle))
        rows = np.vstack((rows, rows[:1]))
        low = at.astype(int)
        rows = rows[low] + (at - low)[:, None] * (rows[low + 1] - rows[low])
        place = rows[:, :7].copy()
        place[:, :3] += turn[:, None] * advance
        motion = hinges.from_angles(body, RATE, place, rows[:, 7:], name)
        path = given.out / f"{name}.bvh"
        whole_text(path, bvh.text(files.y_up_centimetres(motion)))
        print(f"{path}: {advance[0] / period:.2f} m/s, stride {period:.3f} s, {len(stems)} clips")


if __name__ == "__main__":
    main()
