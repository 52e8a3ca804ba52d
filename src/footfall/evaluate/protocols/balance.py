"""Balance indices of a simulated skill (thesis appendix A): figures, a table over time, and a plot over the feet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from ... import parallel, systems
from ...control.skill import Skill
from ...errors import BadInput
from ...physics.balance import Balance, of_recording
from ...physics.polygon import hull
from ...physics.push import Push
from ...trials import Rollout, Trial, run
from ...writing import whole_file
from ..report import Report, conditions, kinematic_root

SETTLE_SECONDS = 5.0  # for transients to die out before the measurement [s]
PLOT_SECONDS = 4.0  # longest time shown in the plot [s]
PLOT_METRES = 3.0  # longest distance shown in the plot [m]
POINT_COLORS = {"com": "#1f2937", "cop": "#0d9488", "zmp": "#d97706", "fri": "#be123c"}
POINT_LABELS = {"com": "CoM", "cop": "CoP", "zmp": "ZMP", "fri": "FRI"}


def of_rollout(rollout: Rollout) -> Balance:
    """Balance indices of a recorded trial.

    Args:
        rollout: A rollout with its recorded columns.

    Returns:
        Centre of mass, centre of pressure, ZMP, FRI, margins to the support polygon [m] and momenta, one row per
        record, in world coordinates.
    """
    trial = rollout.trial
    return of_recording(trial.character, trial.ground, trial.dt, rollout.columns, rollout.series, trial.pushes)


def planned(
    skill: Skill, seconds: float, dt: float, pushes: tuple[Push, ...], settle: float, leg_collision: bool | None
) -> Trial:
    """The trial that will be measured; refuses settings that cannot be used."""
    if not (np.isfinite(settle) and settle >= 0.0):
        raise BadInput(f"settle {settle:g} s cannot be used; expected 0 or more")
    if not seconds > 0.0:
        raise BadInput(f"{seconds:g} seconds cannot be measured; expected more than 0")
    systems.controller(skill)
    return Trial(skill, settle + seconds, dt, pushes=pushes, leg_collision=leg_collision)


def evaluate(
    skill: Skill,
    seconds: float = 10.0,
    dt: float = 5e-4,
    pushes: tuple[Push, ...] = (),
    settle: float = SETTLE_SECONDS,
    leg_collision: bool | None = None,
    progress: parallel.Progress = parallel.no_progress,
) -> tuple[Report, Rollout, Balance]:
    """Measure the balance indices of a skill.

    Args:
        skill: The skill.
        seconds: Duration of the measurement [s].
        dt: Time step [s].
        pushes: Pushes, with times from the start of the trial.
        settle: Time before the measurement begins [s].
        leg_collision: Whether the legs collide; as the character has it if None.
        progress: Progress callback.

    Returns:
        The report, the recorded rollout and the indices of the whole rollout. After Ctrl-C they cover the time
        simulated so far.
    """
    trial = planned(skill, seconds, dt, pushes, settle, leg_collision)
    length = round(trial.seconds)
    progress(0, length, "simulated seconds")
    rollout = run(trial, tell=lambda time: progress(round(time), length, "simulated seconds"))
    if rollout.ending.time <= settle:
        raise BadInput(f"{skill.id} {rollout.ending}, before the measurement; use --settle below {settle:g} s")
    progress(length, length, "indices")
    balance = of_rollout(rollout)
    report = Report(
        f"balance of {skill.id} on {trial.ground.name}, {seconds:g} s after {settle:g} s: {rollout.ending}",
        conditions(
            trial.character,
            trial.ground,
            dt,
            measured_after_s=settle,
            recorded_every_s=trial.record_every,
            **kinematic_root(trial.skill),
        ),
        stopped=rollout.ending.kind == "stopped",
    )
    rows = balance.time >= settle - 0.5 * dt
    report.figures = {"survived_s": rollout.ending.time, **figures(balance, rows)}
    report.words = _words(report.figures)
    if not rollout.survived:
        report.words.append(f"it {rollout.ending}: the figures end there")
    return report, rollout, balance


def figures(balance: Balance, rows: np.ndarray) -> dict[str, float | int | None]:
    """Summary of some rows of the indices; lengths in mm, None where an index is undefined."""
    apart = np.linalg.norm(balance.cop - balance.zmp, axis=1)[rows]
    without_push = np.linalg.norm(balance.cop - balance.zmp_without_push, axis=1)[rows]
    spin = np.linalg.norm(balance.angular_momentum[rows], axis=1)
    result: dict[str, float | int | None] = {
        "contact_fraction": float(np.isfinite(balance.cop[rows, 0]).mean()),
        "cop_zmp_rms_mm": _over(apart**2, lambda v: 1e3 * np.sqrt(v.mean())),
        "cop_zmp_max_mm": _over(apart, lambda v: 1e3 * v.max()),
        "com_margin_mean_mm": _over(balance.com_margin[rows], lambda v: 1e3 * v.mean()),
        "com_margin_min_mm": _over(balance.com_margin[rows], lambda v: 1e3 * v.min()),
        "com_inside_fraction": _over(balance.com_margin[rows], lambda v: (v >= 0.0).mean()),
        "cop_margin_min_mm": _over(balance.cop_margin[rows], lambda v: 1e3 * v.min()),
        "fri_inside_fraction": _over(balance.fri_margin[rows], lambda v: (v >= 0.0).mean()),
        "fri_margin_min_mm": _over(balance.fri_margin[rows], lambda v: 1e3 * v.min()),
        "fri_cop_max_mm": _over(np.linalg.norm(balance.fri - balance.cop, axis=1)[rows], lambda v: 1e3 * v.max()),
        "angular_momentum_peak": float(spin.max()),
        "angular_momentum_rms": float(np.sqrt((spin**2).mean())),
        "momentum_peak": float(np.linalg.norm(balance.momentum[rows], axis=1).max()),
        "ground_force_peak_n": float(balance.ground_force[rows, 2].max()),
    }
    if balance.push_force[rows].any():
        result["cop_zmp_without_push_max_mm"] = _over(without_push, lambda v: 1e3 * v.max())
    return result


def _over(values: np.ndarray, figure: Any) -> float | None:
    """A figure of the finite values; None if there are none."""
    known = values[np.isfinite(values)]
    return float(figure(known)) if len(known) else None


def _words(found: dict[str, float | int | None]) -> list[str]:
    """The main figures as sentences."""

    def text(name: str, unit: float = 1.0, digits: int = 0) -> str:
        value = found[name]
        return "–" if value is None else f"{unit * value:.{digits}f}"

    return [
        f"centre of pressure and zero-moment point agree within {text('cop_zmp_max_mm', 1, 2)} mm",
        f"the centre of mass is over the support polygon {text('com_inside_fraction', 100)} % of the time, "
        f"smallest margin {text('com_margin_min_mm')} mm (negative outside)",
        f"the foot-rotation indicator is inside the support polygon {text('fri_inside_fraction', 100)} % of the time",
    ]


def write_csv(balance: Balance, path: Path) -> None:
    """Write every index as a column, one row per record; undefined values are `nan`."""
    table: dict[str, np.ndarray] = {"time": balance.time}
    vectors = ("com", "com_velocity", "momentum", "angular_momentum", "ground_force", "push_force")
    for name in (*vectors, "cop", "zmp", "zmp_without_push", "fri"):
        for axis, values in zip("xyz", getattr(balance, name).T, strict=False):
            table[f"{name}_{axis}"] = values
    for name in ("level", *(f"{point}_margin" for point in POINT_COLORS)):
        table[name] = getattr(balance, name)
    for foot, down in zip(balance.feet, balance.foot_down.T, strict=True):
        table[f"{foot}_down"] = down.astype(float)
    header, rows = ",".join(table), np.stack(list(table.values()), axis=1)
    whole_file(path, lambda file: np.savetxt(file, rows, fmt="%.7g", delimiter=",", header=header, comments=""))


def draw(rollout: Rollout, balance: Balance, path: Path, begin: float | None = None) -> None:
    """Plot the paths of the points over the footprints, and their margins to the support polygon below.

    A planar body is drawn as x over time, a 3D body from above.

    Args:
        rollout: The rollout.
        balance: Its indices.
        path: The PNG file.
        begin: First time shown [s]; half a second before the first push, else the last seconds, if None.
    """
    from matplotlib.figure import Figure

    rows = _window(rollout, balance, begin)
    figure = Figure(figsize=(10, 7), dpi=110, layout="constrained")
    over, below = figure.subplots(2, 1, height_ratios=[2, 1])
    if rollout.trial.character.planar:
        _along(over, balance, rows)
    else:
        _from_above(over, balance, rows)
    over.legend(loc="upper left", fontsize=8, ncols=4)
    over.set_title(f"{rollout.trial.skill.id}, {balance.time[rows[0]]:.2f} to {balance.time[rows[-1]]:.2f} s")
    for name in ("com", "zmp", "fri"):
        margin = 1e3 * getattr(balance, f"{name}_margin")[rows]
        below.plot(balance.time[rows], margin, color=POINT_COLORS[name], lw=1.0, label=POINT_LABELS[name])
    below.axhline(0.0, color="#57534e", lw=0.8)
    below.set(xlabel="time [s]", ylabel="margin to the support polygon [mm]")
    for push in rollout.trial.pushes:
        below.axvspan(push.start, push.start + push.duration, color="#fde68a", zorder=0)
    below.set_xlim(balance.time[rows[0]], balance.time[rows[-1]])
    whole_file(path, lambda file: figure.savefig(file, format="png"))


def _window(rollout: Rollout, balance: Balance, begin: float | None) -> np.ndarray:
    """Rows shown in the plot: a few seconds, a few metres."""
    time, x = balance.time, balance.com[:, 0]
    if begin is None:
        pushes = [push.start - 0.5 for push in rollout.trial.pushes]
        begin = min(pushes) if pushes else max(0.0, time[-1] - PLOT_SECONDS)
    rows = np.flatnonzero((time >= begin) & (time <= begin + PLOT_SECONDS))
    if len(rows) == 0:
        raise BadInput(f"nothing was recorded after {begin:g} s; the trial {rollout.ending}")
    return rows[np.abs(x[rows] - x[rows[0]]) <= PLOT_METRES]


def _stances(balance: Balance, rows: np.ndarray) -> list[tuple[int, np.ndarray]]:
    """The stance phases of each foot: foot number, and the rows of one stance."""
    stances = []
    for foot in range(len(balance.feet)):
        down = rows[balance.foot_down[rows, foot]]
        stances += [(foot, part) for part in np.split(down, np.flatnonzero(np.diff(down) > 1) + 1) if len(part)]
    return stances


def _along(ax: Any, balance: Balance, rows: np.ndarray) -> None:
    """Planar body: x of the points over time."""
    for foot, stance in _stances(balance, rows):
        x = balance.foot_points[foot][stance][:, :, 0]
        color = "#c2410c" if balance.feet[foot].startswith("left") else "#1d4ed8"
        ax.fill_between(balance.time[stance], x.min(axis=1), x.max(axis=1), color=color, alpha=0.2, lw=0)
    for name, width in zip(POINT_COLORS, (1.6, 3.0, 1.2, 0.8), strict=True):
        ax.plot(
            balance.time[rows],
            getattr(balance, name)[rows, 0],
            color=POINT_COLORS[name],
            lw=width,
            label=POINT_LABELS[name],
        )
    ax.set(ylabel="forward [m]", xlim=(balance.time[rows[0]], balance.time[rows[-1]]))


def _from_above(ax: Any, balance: Balance, rows: np.ndarray) -> None:
    """3D body: paths of the points from above, over the soles in mid-stance."""
    for foot, stance in _stances(balance, rows):
        sole = hull(balance.foot_points[foot][stance[len(stance) // 2], :, :2])
        color = "#c2410c" if balance.feet[foot].startswith("left") else "#1d4ed8"
        ax.fill(sole[:, 0], sole[:, 1], fc=color, ec=color, alpha=0.2)
    for name, width in zip(POINT_COLORS, (1.6, 3.0, 1.2, 0.8), strict=True):
        point = getattr(balance, name)[rows]
        ax.plot(point[:, 0], point[:, 1], color=POINT_COLORS[name], lw=width, label=POINT_LABELS[name])
    ax.set(xlabel="forward [m]", ylabel="to the left [m]")
    ax.set_aspect("equal", adjustable="datalim")
