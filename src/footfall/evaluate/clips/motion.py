"""Accuracy of reading, cleaning, gait analysis and retargeting of clips, against the index of their folder.

A folder of clips may hold `index.csv` files with reference values (file, cls, floor_toe_height_cm, stride_time_s,
description …). Without one, the figures that need it are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from ... import characters, parallel
from ...characters import roles as joint_roles
from ...characters.roles import SIDES, Roles
from ...errors import BadInput
from ...motion import Motion, rotation
from ...motion.analysis.contacts import contacts
from ...motion.analysis.cycle import cycle
from ...motion.analysis.feet import penetration, skate, sole_points
from ...motion.analysis.gait import gait
from ...motion.analysis.period import NoCycle
from ...motion.editing.planting import planted
from ...motion.formats import bvh, files
from ...motion.retarget.retarget import end_effector_error, retargeted
from ...writing import whole_file
from ..report import Report
from . import clips, contact_timing
from .clips import Clip
from .contact_timing import Timing

CMU_UNIT = 0.0254 / 0.45  # length unit of the CMU database as BVH, a scale of 0.45 in inches [m]
WALKS = ("walk", "march", "turn", "style", "sneak")  # prefixes of the classes of walking clips
FORWARD = (
    "walk_straight",
    "walk_slow",
    "walk_fast",
    "walk_backward",
    "march",
)  # steady: foot strikes and lift-offs are extremes of the foot positions
RUNS = ("jog", "run")
GRAPH = ("walk_straight", "walk_slow", "walk_fast", "walk_st", "turn")  # walking, turning, starting and stopping
COLUMNS = (
    *("clip", "class", "faults", "floor_cm", "floor_error_cm", "stride_s", "stride_error", "strike_ms", "off_ms"),
    *("skate", "skate_repaired", "sunk_cm", "sunk_repaired_cm", "end_effector_cm"),
)
FAULTS: dict[str, Callable[[Clip], bool]] = {  # text in a description, and the finding that it refers to
    "(root) flip": lambda clip: _named(clip, "flip", "hips"),
    "left-arm pop": lambda clip: _named(clip, "jump", "left_arm"),
    "root position pops": lambda clip: _named(clip, "jump", "hips"),
    "foot joints flip": lambda clip: _named(clip, "flip", "left_ankle") and _named(clip, "flip", "right_ankle"),
    "frame time": lambda clip: bool(clip.cleaned.of("rate")),
}


def _named(clip: Clip, kind: str, role: str) -> bool:
    """Whether a finding of a kind concerns a joint."""
    return any(finding.joint == clip.roles.name(role) for finding in clip.cleaned.of(kind))


@dataclass
class ClipResult:
    """Results of one clip; None where the index has no reference value or it does not apply."""

    path: Path
    cls: str
    clip: Clip | None = None
    fault_found: bool | None = None  # whether the defect named in its description was found
    floor_error: float | None = None  # [cm]
    stride: float | None = None
    stride_error: float | None = None  # fraction
    timing: Timing = field(default_factory=Timing)  # contacts against the extremes of the foot positions
    round_trip: tuple[float, float] = (0.0, 0.0)  # error after writing and reading BVH [rad], [m]
    body: dict[str, float] = field(default_factory=dict)  # figures of the retargeted motion
    on_body: tuple[Motion, Any] | None = None  # retargeted and repaired, with its contacts


def evaluate(
    folder: Path,
    body: characters.Character,
    plates: Path | None = None,
    walk: Path | None = None,
    progress: parallel.Progress = parallel.no_progress,
) -> Report:
    """Evaluate all clips of a folder.

    Args:
        folder: Folder of clips (.bvh, .amc), with `index.csv` files if there are any.
        body: The character for retargeting.
        plates: Folder of marker and force-plate files, to measure contact times.
        walk: File to which a random walk in the motion graph is written.
        progress: Progress callback.

    Returns:
        A report with one row per clip. Clips that cannot be read are named in `words` and counted.

    Raises:
        BadInput: If no clip can be used.
    """
    paths, index = files.find_clips([folder]), clips.index(folder)
    report = Report(f"clips of {folder}", {"clips": len(paths), "character": body.name}, columns=COLUMNS)
    results: list[ClipResult] = []
    progress(0, len(paths), "force plates")
    ours, extremes = (None, None) if plates is None else contact_timing.of_plates(plates)

    def one(path: Path) -> None:
        results.append(measure_clip(path, index.get(path, {}), body, extremes))

    try:
        for path, error in clips.failures(paths, one, progress):
            report.words.append(str(error) if str(path) in str(error) else f"{path}: {error}")
    except KeyboardInterrupt:
        report.stopped = True
    refused = len(report.words)
    if refused and not results and not report.stopped:
        raise BadInput(f"{folder}: none of its {refused} clips can be used; the first: {report.words[0]}")
    report.figures |= figures(results, index) | {"clips_refused": refused} | _round_trips(results)
    report.rows = [_row(s) for s in results]
    if ours is not None and extremes is not None:
        report.figures |= _on_plates(ours, extremes)
    try:
        if not body.planar and not report.stopped:
            report.figures |= _graph(results, body, walk, report, progress)
    except KeyboardInterrupt:
        report.stopped = True
    return report


def measure_clip(
    path: Path, entry: dict[str, str], body: characters.Character, extremes: Timing | None = None
) -> ClipResult:
    """All results of one clip; `extremes` holds the bias of the reference for contact times."""
    clip = clips.load(path)
    seen = ClipResult(path, entry.get("cls", ""), clip)
    for text, found in FAULTS.items():
        if text in entry.get("description", "") and "defects" in path.parent.name:
            seen.fault_found = found(clip)
    if entry.get("floor_toe_height_cm"):
        floor = sum(f.value or 0.0 for f in clip.cleaned.of("floor"))
        seen.floor_error = abs(100.0 * floor - float(entry["floor_toe_height_cm"]))
    down = contacts(clip.motion, clip.roles)
    if seen.cls.startswith(WALKS) and entry.get("stride_time_s") and seen.fault_found is None:
        try:
            seen.stride = cycle(clip.motion, clip.roles, seen=down).period
        except NoCycle:
            seen.stride = gait(clip.motion, clip.roles, down).stride_time
        if seen.stride is not None:
            seen.stride_error = abs(seen.stride / float(entry["stride_time_s"]) - 1.0)
    if seen.cls in FORWARD:
        seen.timing = contact_timing.of_clip(clip.motion, clip.roles, down, extremes)
    seen.round_trip = _round_trip(clip.recorded)
    if seen.cls.startswith((*WALKS, *RUNS)) and seen.fault_found is None:
        _on_body(seen, clip, body)
    return seen


def _round_trip(motion: Motion) -> tuple[float, float]:
    """Errors after writing and reading BVH [rad], [m]."""
    again = bvh.parse(bvh.text(motion))
    turned = float(rotation.angle(motion.local_rotations, again.local_rotations).max())
    return turned, float(np.abs(motion.positions - again.positions).max()) * CMU_UNIT


def _on_body(seen: ClipResult, clip: Clip, body: characters.Character) -> None:
    """Retarget and repair a clip; measures foot skating, penetration and end-effector errors."""
    found = retargeted(clip.motion, body, clip.roles)
    put = found.motion
    roles = joint_roles.find(put.skeleton)
    soles = sole_points(put.skeleton, roles, body)
    down = contacts(clip.motion, clip.roles)
    repaired = planted(put, down, roles, soles) if not body.planar else put
    seen.body = {"skate": skate(put, down, roles, soles).median, "sunk": penetration(put, roles, soles=soles)}
    seen.body |= {
        "skate_repaired": skate(repaired, down, roles, soles).median,
        "skate_seen_anew": skate(repaired, contacts(repaired, roles), roles, soles).median,
        "sunk_repaired": penetration(repaired, roles, soles=soles),
        "effectors": end_effector_error(clip.motion, put, clip.roles)["all"],
        "effectors_repaired": end_effector_error(clip.motion, repaired, clip.roles)["all"],
        "effectors_plain": end_effector_error(clip.motion, repaired, clip.roles)["plain"],
        "cut": float(bool(found.limit_errors(body))),
        "root_moved": 100.0 * float(np.linalg.norm(repaired.root - put.root, axis=1).max()),
        "knee_ratio": _knee_acceleration(repaired, roles) / max(_knee_acceleration(put, roles), 1e-9),
    }
    seen.on_body = (repaired, down)


def _knee_acceleration(motion: Motion, roles: Roles) -> float:
    """The largest angular acceleration of either knee [rad/s²]."""
    knees = np.stack(
        [rotation.twist(motion.local_rotations[:, roles[f"{side}_knee"]], (0.0, 1.0, 0.0)) for side in SIDES]
    )
    return float(np.abs(np.diff(np.unwrap(knees), 2)).max(initial=0.0)) * motion.rate**2


def figures(seen: list[ClipResult], index: dict[Path, dict[str, str]]) -> dict[str, float | int | None]:
    """Figures over all clips."""
    good = [s for s in seen if s.clip is not None and "defects" not in s.path.parent.name]
    named = [s for s in seen if s.fault_found is not None]
    scale = [s.clip.motion.placement.metres / CMU_UNIT - 1.0 for s in good if s.clip is not None and s.path in index]
    on_body = [s.body for s in good if s.body]

    def over(values: list[float], how: Callable[[list[float]], Any]) -> float | None:
        return float(how(values)) if values else None

    def body(name: str, how: Callable[[list[float]], Any]) -> float | None:
        return over([b[name] for b in on_body], how)

    return {
        "read_ok": len(good),
        "faults_known": len(named),
        "faults_found": sum(bool(s.fault_found) for s in named),
        "false_faults": sum(bool(s.clip and (s.clip.cleaned.of("flip") + s.clip.cleaned.of("jump"))) for s in good),
        "tpose_dropped": sum(bool(s.clip and s.clip.cleaned.of("tpose")) for s in good),
        "scale_error_max": over([abs(e) for e in scale], max),
        "floor_error_cm_max": over([s.floor_error for s in good if s.floor_error is not None], max),
        "stride_clips": sum(s.stride_error is not None for s in good),
        "stride_time_error_median": over([s.stride_error for s in good if s.stride_error is not None], np.median),
        "stride_time_error_max": over([s.stride_error for s in good if s.stride_error is not None], max),
        "strike_difference_ms_median": over(
            [1e3 * abs(t) for s in good for t in s.timing.errors["strikes"]], np.median
        ),
        "off_difference_ms_median": over([1e3 * abs(t) for s in good for t in s.timing.errors["offs"]], np.median),
        "clips_on_body": len(on_body),
        "skate_cm_per_s_median": body("skate", np.median),
        "skate_cm_per_s_median_repaired": body("skate_repaired", np.median),
        "skate_cm_per_s_median_repaired_contacts_found_anew": body("skate_seen_anew", np.median),
        "skate_cm_per_s_worst_clip_repaired": body("skate_repaired", max),
        "penetration_cm_max": body("sunk", max),
        "penetration_cm_max_repaired": body("sunk_repaired", max),
        "end_effector_error_cm_median": body("effectors", np.median),
        "end_effector_error_cm_median_repaired": body("effectors_repaired", np.median),
        "end_effector_error_cm_median_repaired_leg_scale_alone": body("effectors_plain", np.median),
        "clips_cut_by_joint_ranges": body("cut", sum),
        "repair_root_moved_cm_median": body("root_moved", np.median),
        "repair_root_moved_cm_max": body("root_moved", max),
        "repair_knee_acceleration_ratio_median": body("knee_ratio", np.median),
        "repair_knee_acceleration_ratio_max": body("knee_ratio", max),
        "repair_knee_acceleration_risen_clips": body("knee_ratio", lambda ratios: sum(r > 1.05 for r in ratios)),
    }


def _row(s: ClipResult) -> tuple[Any, ...]:
    """One row of the table."""
    faults = "" if s.clip is None else "; ".join(f.text for k in ("flip", "jump", "rate") for f in s.clip.cleaned.of(k))
    floor = None if s.clip is None else 100.0 * sum(f.value or 0.0 for f in s.clip.cleaned.of("floor"))
    middle = [1e3 * s.timing.median(kind) if s.timing.errors[kind] else None for kind in contact_timing.KINDS]
    names = ("skate", "skate_repaired", "sunk", "sunk_repaired", "effectors_repaired")
    return (
        *(s.path.name, s.cls, faults, floor, s.floor_error, s.stride, s.stride_error, *middle),
        *(s.body.get(name) for name in names),
    )


def _round_trips(seen: list[ClipResult]) -> dict[str, float | int | None]:
    """The largest errors after writing and reading BVH."""
    return {
        "bvh_round_trip_rad": max((s.round_trip[0] for s in seen), default=None),
        "bvh_round_trip_m": max((s.round_trip[1] for s in seen), default=None),
    }


def _graph(
    seen: list[ClipResult], body: characters.Character, walk: Path | None, report: Report, progress: parallel.Progress
) -> dict[str, float | int | None]:
    """Build a motion graph of walking, turning, starting and stopping; measures a random walk of two minutes in it."""
    from ...motion import graph
    from ...motion.editing import warp

    usable = [s.on_body for s in seen if s.on_body is not None and s.cls.startswith(GRAPH)]
    if not usable:
        return {}
    progress(0, 1, "motion graph")
    roles = joint_roles.find(usable[0][0].skeleton)
    rate = usable[0][0].rate
    motions = [m if m.rate == rate else warp.resampled(m, rate) for m, _ in usable]
    downs = [
        down if len(down.left) == len(m) else contacts(m, roles) for m, (_, down) in zip(motions, usable, strict=True)
    ]
    soles = sole_points(motions[0].skeleton, roles, body)
    made = graph.build(motions, downs, roles=roles, soles=soles)
    figures: dict[str, float | int | None] = {
        "graph_clips": len(motions),
        "graph_fragments": made.fragments_before,
        "graph_fraction_connected": made.fraction,
    }
    motion = made.motion(made.walk(120.0, seed=1), roles=roles)
    feet = made.unplanted(made.walk(120.0, seed=1))[1]
    figures |= {
        "graph_walk_s": motion.duration,
        "graph_walk_skate_cm_per_s": skate(motion, feet, roles, soles).median,
        "graph_walk_penetration_cm": penetration(motion, roles, soles=soles),
    }
    if walk is not None:
        whole_file(walk, lambda file: file.write(files.encoded(files.y_up_centimetres(motion), ".bvh")))
        report.files.append(str(walk))
    return figures


def _on_plates(ours: Timing, extremes: Timing) -> dict[str, float | int | None]:
    """Errors of kinematic contacts against force plates."""
    errors = [1e3 * abs(error) for kind in contact_timing.KINDS for error in ours.errors[kind]]
    return {
        "plate_events": len(errors),
        "plate_events_missed": ours.missed,
        "plate_event_error_ms_median": float(np.median(errors)) if errors else None,
        "plate_strike_error_ms_median": 1e3 * ours.median("strikes"),
        "plate_off_error_ms_median": 1e3 * ours.median("offs"),
        "plate_event_error_ms_p90": float(np.percentile(errors, 90.0)) if errors else None,
        "extremes_strike_bias_ms": 1e3 * extremes.bias("strikes"),
        "extremes_off_bias_ms": 1e3 * extremes.bias("offs"),
    }


def draw(report: Report, path: Path) -> None:
    """Plot foot skating before and after repair, for every clip."""
    import matplotlib

    matplotlib.use("Agg", force=False)
    from matplotlib.figure import Figure

    at = {name: i for i, name in enumerate(report.columns)}
    rows = [row for row in report.rows if row[at["skate"]] is not None]
    figure = Figure(figsize=(9, 1.2 + 0.16 * max(len(rows), 4)), dpi=100, layout="constrained")
    ax = figure.add_subplot()
    names = [f"{Path(str(row[0])).stem} {row[at['class']]}" for row in rows]
    ax.barh(names, [row[at["skate"]] for row in rows], color="#c2410c", label="retargeted")
    ax.barh(names, [row[at["skate_repaired"]] for row in rows], color="#1d4ed8", label="repaired")
    ax.set(xlabel="median speed of stance feet [cm/s]", title=report.title)
    ax.tick_params(axis="y", labelsize=7)
    ax.legend()
    whole_file(path, lambda file: figure.savefig(file, format="png"))
