"""`footfall report`: gait report of one or several walkers as a self-contained HTML page.

Curves are inline SVG and film strips inline images; the page's content security policy forbids loading anything else.
"""

from __future__ import annotations

import base64
import html
import io
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from ...trials.strides import DEVIATIONS, PHASE, band
from ..draw import filmstrip, motion_strip
from ..report import Report
from .measures import GaitMeasures

COLORS = ("#c2410c", "#1d4ed8", "#15803d", "#7e22ce", "#0e7490", "#b45309")
GROUPS = {  # group of curves: title, unit, explanation
    "angle": ("Joint angles", "°", "flexion and dorsiflexion positive; hip: thigh against the vertical"),
    "force": ("Ground force on a foot", "body weights", "forward, outward, up"),
    "cop": ("Centre of pressure", "m", "ahead of the ankle while the foot stands"),
    "moment": ("Joint moments", "N m/kg", "extension and plantarflexion positive"),
    "power": ("Joint powers", "W/kg", "generation positive"),
    "momentum": ("Angular momentum about the centre of mass", "of mass × speed × height", "from left strike on"),
}
FIGURES = {  # figure: title, unit
    "speed": ("speed", "m/s"),
    "cadence_per_min": ("cadence", "steps/min"),
    "step_length_m": ("step length", "m"),
    "step_width_m": ("step width", "m"),
    "stride_time_s": ("stride time", "s"),
    "stance_fraction": ("stance", "fraction of a stride"),
    "double_support_fraction": ("double support", "fraction"),
    "flight_fraction": ("flight", "fraction"),
    "step_time_asymmetry": ("asymmetry of step times", "fraction"),
    "step_length_asymmetry": ("asymmetry of step lengths", "fraction"),
    "hip_inside_fraction": ("thigh inside ± 2 SD", "fraction"),
    "knee_inside_fraction": ("knee inside ± 2 SD", "fraction"),
    "ankle_inside_fraction": ("ankle inside ± 2 SD", "fraction"),
    "stance_knee_deg": ("knee, mean flexion in the first half of the stride", "°"),
    "squared_torque": ("mean sum of squared torques (E_power)", "N² m²"),
    "ratio_hip": ("fraction of squared torque in the hips", ""),
    "ratio_knee": ("fraction in the knees", ""),
    "ratio_ankle": ("fraction in the ankles", ""),
    "positive_power_w_kg": ("positive joint power", "W/kg"),
    "cost_of_transport": ("cost of transport", ""),
    "torque_saturated_fraction": ("some joint at its torque limit", "fraction of the time"),
    "impact_peak_bw": ("vertical force, first peak", "body weights"),
    "push_off_peak_bw": ("vertical force, second peak", "body weights"),
    "angular_momentum_roll": ("angular momentum, roll", "of M V H"),
    "angular_momentum_pitch": ("angular momentum, pitch", "of M V H"),
    "angular_momentum_yaw": ("angular momentum, yaw", "of M V H"),
    "com_rise_m": ("centre of mass, vertical range", "m"),
    "head_speed_sd": ("head, standard deviation of its speed", "m/s"),
    "head_rise_m": ("head, vertical range", "m"),
    "head_tilt_deg": ("head, mean tilt", "°"),
    "arm_swing_deg": ("arm swing, peak to peak", "°"),
    "arm_phase_deg": ("arm swing, phase ahead of the leg of the same side", "° of a stride"),
}
STRIP_SECONDS = 1.6  # of a film strip [s]
STYLE = """
:root { color-scheme: light dark; --ink: #1f2937; --soft: #6b7280; --line: #e5e7eb; --paper: #ffffff; --card: #f9fafb; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e5e7eb; --soft: #9ca3af; --line: #374151; --paper: #111827; --card: #1f2937; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 1080px; margin: 2rem auto; padding: 0 1.2rem; }
h1 { font-size: 1.6rem; margin-bottom: .2rem; } h2 { font-size: 1.1rem; margin: 2.2rem 0 .5rem; }
p, caption { color: var(--soft); } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .25rem .7rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; } td.unit { color: var(--soft); text-align: left; }
figure { margin: 0; background: #ffffff; border: 1px solid var(--line); border-radius: 8px; padding: .6rem;
  overflow-x: auto; }
figure img { max-width: 100%; } figure svg { width: 100%; height: auto; }
figcaption { color: #6b7280; font-size: .85rem; }
.mark { display: inline-block; width: .8em; height: .8em; border-radius: 2px; margin-right: .4em;
  vertical-align: -.05em; }
"""
POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"


def report(walkers: Sequence[GaitMeasures], envelopes: Sequence[Any] = ()) -> Report:
    """The figures as a report; those of several walkers are numbered."""
    one = len(walkers) == 1
    figures: dict[str, Any] = {}
    for k, walker in enumerate(walkers):
        for name, value in walker.figures.items():
            figures[name if one else f"{name}_{k + 1}"] = value
    for k, forces in enumerate(envelopes):
        for side, force in (forces or {}).items():
            figures[f"push_{side}_n" if one else f"push_{side}_n_{k + 1}"] = force
    conditions = dict(walkers[0].conditions)
    conditions["walkers"] = {walker.name: walker.conditions for walker in walkers}
    subjects = () if one else tuple(walker.name for walker in walkers)
    return Report(f"gait of {', '.join(walker.name for walker in walkers)}", conditions, figures, subjects=subjects)


def page(walkers: Sequence[GaitMeasures], polar: bytes | None = None) -> str:
    """The HTML page.

    Args:
        walkers: Gait measures of the walkers.
        polar: A plot of their push envelopes (PNG), if any.
    """
    title = "Gait report: " + ", ".join(walker.name for walker in walkers)
    parts = [f"<h1>{html.escape(title)}</h1>", _about(walkers), _table(walkers)]
    for group, (name, unit, what) in GROUPS.items():
        drawn = [walker for walker in walkers if group in walker.curves]
        if drawn:
            parts.append(
                f"<h2>{name}</h2><figure>{_curves(group, unit, walkers)}<figcaption>{what}</figcaption></figure>"
            )
    if polar is not None:
        parts.append(f"<h2>Pushes survived</h2><figure>{_picture(polar, 'pushes survived by direction')}</figure>")
    for walker in walkers:
        strip = _strip(walker)
        if strip is not None:
            alt = f"film strip of {html.escape(walker.name)}"
            parts.append(f"<h2>{html.escape(walker.name)}</h2><figure>{_picture(strip, alt)}</figure>")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    head = f'<meta charset="utf-8">{policy}<title>{html.escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def _about(walkers: Sequence[GaitMeasures]) -> str:
    """Colour, name and conditions of every walker."""
    lines = []
    for k, walker in enumerate(walkers):
        context = ", ".join(f"{key.replace('_', ' ')} {_plain(value)}" for key, value in walker.conditions.items())
        mark = f'<span class="mark" style="background:{COLORS[k % len(COLORS)]}"></span>'
        lines.append(
            f"<p>{mark}<strong>{html.escape(walker.name)}</strong> ({walker.kind}): {html.escape(context)}</p>"
        )
    return "".join(lines)


def _plain(value: object) -> str:
    """A value as text."""
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def _table(walkers: Sequence[GaitMeasures]) -> str:
    """The table of figures."""
    head = "".join(f"<th>{html.escape(walker.name)}</th>" for walker in walkers)
    rows = []
    for name, (title, unit) in FIGURES.items():
        values = [walker.figures.get(name) for walker in walkers]
        if all(value is None for value in values):
            continue
        cells = "".join(f"<td>{'–' if value is None else f'{value:.3g}'}</td>" for value in values)
        rows.append(f'<tr><td>{title}</td>{cells}<td class="unit">{unit}</td></tr>')
    return f"<h2>Figures</h2><table><tr><th></th>{head}<th></th></tr>{''.join(rows)}</table>"


def _curves(group: str, unit: str, walkers: Sequence[GaitMeasures]) -> str:
    """The curves of a group as inline SVG."""
    import matplotlib

    figure, text = draw_curves(group, unit, walkers), io.StringIO()
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "footfall"}):
        figure.savefig(text, format="svg", metadata={"Date": None})
    svg = text.getvalue()
    return svg[svg.index("<svg") :]


def draw_curves(group: str, unit: str, walkers: Sequence[GaitMeasures]) -> Any:
    """Plot the curves of a group, one panel each, all walkers together; angles over the published band."""
    import matplotlib

    matplotlib.use("Agg", force=False)
    from matplotlib.figure import Figure

    names = list(dict.fromkeys(name for walker in walkers for name in walker.curves.get(group, {})))
    figure = Figure(figsize=(10.0, 2.9), layout="constrained")
    axes = figure.subplots(1, len(names), squeeze=False)[0]
    for ax, name in zip(axes, names, strict=True):
        if group == "angle":
            mean, spread = band(walkers[0].norm, name)
            ax.fill_between(
                100 * PHASE,
                mean - DEVIATIONS * spread,
                mean + DEVIATIONS * spread,
                color="#e2e8f0",
                lw=0,
                label="published mean ± 2 SD",
            )
            ax.plot(100 * PHASE, mean, color="#94a3b8", lw=1.0)
        for k, walker in enumerate(walkers):
            if name in walker.curves.get(group, {}):
                mean, spread = walker.curves[group][name]
                color = COLORS[k % len(COLORS)]
                ax.fill_between(100 * PHASE, mean - spread, mean + spread, color=color, alpha=0.15, lw=0)
                ax.plot(100 * PHASE, mean, color=color, lw=1.5, label=walker.name)
        ax.axhline(0.0, color="#d1d5db", lw=0.7, zorder=0)
        ax.set(title="thigh" if (group, name) == ("angle", "hip") else name, xlabel="% of the stride", xlim=(0, 100))
        ax.spines[["top", "right"]].set_visible(False)
    axes[0].set_ylabel(unit)
    axes[0].legend(frameon=False, fontsize=8)
    return figure


def _strip(walker: GaitMeasures) -> bytes | None:
    """Film strip of a few strides in steady state, or of the first seconds of a clip (PNG)."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "strip.png"
        if walker.rollout is not None:
            begin = min(0.4 * walker.rollout.ending.time, 10.0)
            filmstrip.draw(walker.rollout, path, begin, begin + STRIP_SECONDS, 0.1)
        elif walker.clip is not None:
            motion = walker.clip.motion
            motion_strip.draw(motion[: round(STRIP_SECONDS * motion.rate)], walker.clip.roles, path, 0.1)
        else:
            return None
        return path.read_bytes()


def with_unique_names(walkers: Sequence[GaitMeasures]) -> list[GaitMeasures]:
    """The same walkers, with a number appended to repeated names."""
    seen: dict[str, int] = {}
    out = []
    for walker in walkers:
        seen[walker.name] = count = seen.get(walker.name, 0) + 1
        out.append(walker if count == 1 else replace(walker, name=f"{walker.name} ({count})"))
    return out


def _picture(content: bytes, alt: str) -> str:
    """An inline PNG image."""
    return f'<img alt="{alt}" src="data:image/png;base64,{base64.b64encode(content).decode()}">'


def curves_as_rows(walkers: Sequence[GaitMeasures]) -> dict[str, Any]:
    """All curves by walker, group and name: mean and standard deviation over 0 to 100 % of the stride."""
    return {
        walker.name: {
            group: {name: {"mean": _rounded(mean), "sd": _rounded(spread)} for name, (mean, spread) in curves.items()}
            for group, curves in walker.curves.items()
        }
        for walker in walkers
    }


def _rounded(values: np.ndarray) -> list[float]:
    """Five significant digits."""
    return [float(f"{value:.5g}") for value in values]
