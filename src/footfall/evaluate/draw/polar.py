"""Push envelopes as a polar plot: forward is up, the radius is the magnitude of the force."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...writing import whole_file
from ..protocols.envelope import COMPASS, DIRECTION_NAMES, Edge, components, label
from ..protocols.pushes import REFERENCES
from ..report import Report

REFERENCE_STYLES = ("--", ":", "-.")


@dataclass(frozen=True)
class Envelope:
    """One curve of the plot: force [N per component] by direction [deg]."""

    name: str
    forces: Mapping[float, float]
    published: bool = False  # drawn dashed and grey

    def outline(self) -> tuple[list[float], list[float]]:
        """Angles [rad] and magnitudes [N], √2 times the component on a diagonal; closed if there are more than two."""
        angles = sorted(self.forces)
        radii = [self.forces[angle] * math.hypot(*components(angle)) for angle in angles]
        theta = [math.radians(angle) for angle in angles]
        if len(angles) > 2:
            theta, radii = [*theta, theta[0]], [*radii, radii[0]]
        return theta, radii


def of_edges(name: str, edges: Sequence[Edge]) -> Envelope:
    """The envelope of measured edges."""
    return Envelope(name, {edge.direction: edge.best for edge in edges})


def references(protocol: str) -> list[Envelope]:
    """Published envelopes of a protocol."""
    if protocol not in REFERENCES:
        return []
    name, forces = REFERENCES[protocol]
    return [Envelope(name, {COMPASS[side]: force for side, force in forces.items()}, published=True)]


def draw_report(report: Report, name: str, protocol: str, path: Path) -> None:
    """Plot a report of a push protocol, with published values of the same protocol."""
    columns = {str(row[0]): float(row[1]) for row in report.rows}
    planar = {"forward": "f", "backward": "b"}
    forces = {_angle(planar.get(side, side)): force for side, force in columns.items()}
    given = report.conditions
    legs = "legs collide with each other" if given["leg_collision"] else "legs pass through each other"
    parts = [f"{given['character']}, {given['mass_kg']:g} kg", f"friction {given['friction']:g}", legs]
    parts.append(f"time step {given['time_step_s']} s")
    published = references(protocol) if "least_fraction_of_reference" in report.figures else []
    draw([Envelope(name, forces), *published], report.title, path, "; ".join(parts))


def _angle(side: str) -> float:
    """Direction of a short name [deg]."""
    return COMPASS[side] if side in COMPASS else float(side.removeprefix("deg_"))


def draw(envelopes: Sequence[Envelope], title: str, path: Path, note: str = "") -> None:
    """Plot several envelopes; the forces of the first are written at its corners [N per component].

    Args:
        envelopes: The envelopes.
        title: Title of the plot.
        path: The PNG file.
        note: A line below the plot.
    """
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6.4, 7.2), dpi=110)
    # matplotlib's type stubs lack the methods of polar axes
    ax: Any = figure.add_axes((0.13, 0.19, 0.74, 0.66), projection="polar")
    ax.set_theta_zero_location("N")
    published = 0
    for i, envelope in enumerate(envelopes):
        theta, radii = envelope.outline()
        if envelope.published:
            ax.plot(theta, radii, REFERENCE_STYLES[published % 3], color="0.35", lw=1.4, label=envelope.name)
            published += 1
            continue
        color = f"C{i}"
        if len(envelope.forces) > 2:
            ax.plot(theta, radii, "o-", color=color, ms=4, lw=1.8, label=envelope.name)
            ax.fill(theta, radii, color=color, alpha=0.12)
        else:  # planar body: two radial lines
            for angle, radius in zip(theta, radii, strict=True):
                ax.plot([angle, angle], [0.0, radius], "o-", color=color, ms=4, lw=max(2.0, 7.0 - 2.0 * i))
            ax.plot([], [], "o-", color=color, label=envelope.name)
    ax.set_rlim(0.0, 1.12 * max(max(envelope.outline()[1], default=0.0) for envelope in envelopes) or 1.0)
    if envelopes:
        _number(ax, envelopes[0])
    ax.set_thetagrids(list(COMPASS.values()), [DIRECTION_NAMES[label(angle)] for angle in COMPASS.values()], fontsize=9)
    ax.tick_params(axis="y", labelsize=7, labelcolor="0.45")
    ax.set_rlabel_position(337.5)
    figure.suptitle(title, fontsize=9.5, y=0.975)
    figure.legend(loc="lower center", bbox_to_anchor=(0.5, 0.055), fontsize=8, frameon=False, ncols=2)
    words = "radius: magnitude [N]; numbers: N per component (a diagonal push of F is (F, F), magnitude √2 F)"
    figure.text(0.5, 0.012, f"{words}\n{note}" if note else words, fontsize=7, ha="center", color="0.3")
    whole_file(path, lambda file: figure.savefig(file, format="png"))


def _number(ax: Any, envelope: Envelope) -> None:
    """Write the force at each corner [N per component]."""
    most = ax.get_rmax()
    for angle, force in envelope.forces.items():
        radius = max(force * math.hypot(*components(angle)) - 0.07 * most, 0.05 * most)
        box = {"boxstyle": "round,pad=0.1", "fc": "white", "ec": "none", "alpha": 0.75}
        ax.text(math.radians(angle), radius, f"{force:g}", fontsize=8, ha="center", va="center", bbox=box)
