"""Write src/footfall/motion/retarget/references.toml: published means of human walking as Fourier coefficients.

    python benchmarks/fit_references.py FOLDER

FOLDER holds `fukuchi2018_overground_cycle_norms.csv` (mean angles over the gait cycle, 0 to 100 % from initial contact)
and `fukuchi2018_overground_spatiotemporal.csv`, made from C. A. Fukuchi, R. K. Fukuchi, M. Duarte, "A public dataset
of overground and treadmill walking kinematics and kinetics in healthy individuals", PeerJ 6:e4640, 2018 (CC BY 4.0).
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import numpy as np

HARMONICS = 8
GROUP = "all"
NAMES = {"walk-slow": "slow", "walk": "comfortable", "walk-fast": "fast"}
ANGLES = {
    "pelvis_tilt": "pelvis_tilt_angle",
    "hip_flexion": "hip_flexion_angle",
    "knee_flexion": "knee_flexion_angle",
    "ankle_dorsiflexion": "ankle_dorsiflexion_angle",
}
HEAD = f"""# Mean human walking, over ground and barefoot, 42 healthy adults at three speeds of their own choice.
# C. A. Fukuchi, R. K. Fukuchi, M. Duarte, "A public dataset of overground and treadmill walking kinematics and
# kinetics in healthy individuals", PeerJ 6:e4640, 2018; data figshare 10.6084/m9.figshare.5722711, CC BY 4.0.
# Written by benchmarks/fit_references.py: angle(phase) = mean + sum over k of cos[k] cos(2 pi k phase) +
# sin[k] sin(2 pi k phase), k = 1 to {HARMONICS}, in degrees; phase 0 is where that leg's foot meets the ground.
# `spread` is the standard deviation between subjects, in the same form.
# rms_error is what the fit leaves of the published mean [degrees]. Flexion, dorsiflexion and anterior tilt positive.
source = "Fukuchi, Fukuchi, Duarte 2018, PeerJ 6:e4640, CC BY 4.0"
"""


def main(folder: Path) -> str:
    with (folder / "fukuchi2018_overground_cycle_norms.csv").open() as file:
        norms = [row for row in csv.DictReader(file) if row["group"] == GROUP]
    with (folder / "fukuchi2018_overground_spatiotemporal.csv").open() as file:
        times = {(r["speed"], r["variable"]): float(r["mean"]) for r in csv.DictReader(file) if r["group"] == GROUP}
    out = [HEAD]
    for name, speed in NAMES.items():
        out.append(f"[{name}]")
        out.append(f"speed = {times[speed, 'walking_speed']}          # [m/s]")
        out.append(f"stride_time = {times[speed, 'stride_time']}    # [s]")
        out.append(f"stride_length = {times[speed, 'stride_length']}  # [m]")
        out.append(f"toe_off = {times[speed, 'toe_off'] / 100:.4f}        # phase at which a foot leaves the ground\n")
        for angle, variable in ANGLES.items():
            rows = [r for r in norms if r["speed"] == speed and r["variable"] == variable]
            rows.sort(key=lambda r: float(r["percent_cycle"]))
            out.append(series(f"{name}.{angle}", np.array([float(r["mean"]) for r in rows])))
            out.append(series(f"{name}.{angle}.spread", np.array([float(r["sd"]) for r in rows])))
    return "\n".join(out)


def series(name: str, values: np.ndarray) -> str:
    """One angle as a table of the file; 0 % and 100 % are the same instant and have half the weight each."""
    cycle = values[:-1].copy()
    cycle[0] = 0.5 * (values[0] + values[-1])
    n = len(cycle)
    waves = np.fft.rfft(cycle)[: HARMONICS + 1] / n
    phase = np.arange(n) / n
    fitted = waves[0].real + sum(
        2.0 * (waves[k].real * np.cos(2 * np.pi * k * phase) - waves[k].imag * np.sin(2 * np.pi * k * phase))
        for k in range(1, HARMONICS + 1)
    )
    rms = float(np.sqrt(np.mean((fitted - cycle) ** 2)))
    cos = ", ".join(f"{2 * w.real:.4f}" for w in waves[1:])
    sin = ", ".join(f"{-2 * w.imag:.4f}" for w in waves[1:])
    return f"[{name}]\nmean = {waves[0].real:.4f}\ncos = [{cos}]\nsin = [{sin}]\nrms_error = {rms:.3f}\n"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    target = Path(__file__).parents[1] / "src/footfall/motion/retarget/references.toml"
    target.write_text(main(Path(sys.argv[1])), encoding="utf-8")
