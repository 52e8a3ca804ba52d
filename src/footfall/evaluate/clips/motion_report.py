"""Output of `footfall motion` for one clip: rows, remarks and files."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ...characters import Character
from ...characters import roles as joint_roles
from ...characters.roles import Roles
from ...errors import CannotWrite
from ...motion import Motion
from ...motion.analysis import cycle as cycles
from ...motion.analysis.contacts import contacts as contacts_of
from ...motion.analysis.cycle import Cycle
from ...motion.analysis.feet import penetration, skate, sole_points
from ...motion.analysis.gait import gait
from ...motion.editing.planting import planted
from ...motion.formats import files
from ...motion.retarget.retarget import end_effector_error, retargeted
from ...writing import whole_file
from ..draw.motion_strip import heading
from ..export import motion_files
from ..report import Report
from .clips import Clip

INFO = ("clip", "frames", "rate", "seconds", "joints", "unit_m", "speed", "turn_deg", "faults")
CLEANED = ("clip", "finding", "joint", "frames", "words")
CONTACTS = ("clip", "foot", "strikes", "offs", "down_fraction", "first_strike_s", "mean_stride_s")
CYCLE = ("clip", "period_s", "speed", "cadence", "step_m", "double_support", "flight", "likeness", "residual_deg")
RETARGETED = ("clip", "frames", "scale", "skate_cm_s", "sunk_cm", "end_effectors_cm", "cut")
FAULTS = ("flip", "jump", "rate", "noisy_joint")


def write_map(paths: Sequence[str], target: Path, skeleton: str | None = None) -> Report:
    """Write the joint map of the first clip, filled in as far as its joints are identified."""
    path = files.find_clips(paths)[0]
    motion = files.read(path, skeleton)
    if target.exists():
        raise CannotWrite(f"{target} exists, and may have been filled in; choose another file, or remove it first")
    try:
        joints = joint_roles.find(motion.skeleton).joints
    except joint_roles.LegsNotFound as error:
        joints = error.joints
    text = joint_roles.map_text(motion.skeleton, joints)
    whole_file(target, lambda file: file.write(text.encode()))
    left = [role for role in joint_roles.NEEDED if role not in joints]
    words = [f"to fill in: {', '.join(left)}" if left else "all required joints were identified; edit what is wrong"]
    figures: dict[str, float | int | None] = {"roles_found": len(joints), "roles_needed_missing": len(left)}
    return Report(
        f"map of joints of {path}", {"joints": len(motion.skeleton)}, figures, words=words, files=[str(target)]
    )


def speed(clip: Clip) -> float:
    """Mean speed along the path of the hips [m/s]."""
    hips = clip.motion.position(clip.roles["hips"])[:, :2]
    smooth = hips[:: max(1, round(0.1 * clip.motion.rate))]
    way = np.linalg.norm(np.diff(smooth, axis=0), axis=1).sum()
    return float(way / max(clip.motion.duration, 1e-9))


def info(clip: Clip, report: Report) -> None:
    """Add one row, and a remark for every defect found."""
    motion, facing = clip.motion, heading(clip.motion, clip.roles)
    faults = [finding for finding in clip.cleaned.findings if finding.kind in FAULTS]
    report.rows.append(
        (
            str(clip.path),
            len(clip.recorded),
            round(motion.rate, 3),
            motion.duration,
            len(motion.skeleton),
            motion.placement.metres,
            speed(clip),
            float(np.degrees(facing[-1] - facing[0])),
            len(faults),
        )
    )
    report.words += [f"{clip.path.name}: {finding.text}" for finding in clip.cleaned.findings]


def cleaned(clip: Clip, report: Report) -> None:
    """Add a row for every defect found."""
    for f in clip.cleaned.findings:
        report.rows.append((str(clip.path), f.kind, f.joint, json.dumps(f.frames[:20]), f.text))
    if not clip.cleaned.findings:
        report.rows.append((str(clip.path), "nothing", "", "[]", "nothing to clean"))


def contacts(clip: Clip, report: Report) -> None:
    """Add times of foot strikes and lift-offs."""
    down = contacts_of(clip.motion, clip.roles)
    for side in ("left", "right"):
        strikes, offs = down.strikes(side), down.toe_offs(side)
        report.rows.append(
            (
                str(clip.path),
                side,
                len(strikes),
                len(offs),
                float(down.foot[side].mean()),
                float(strikes[0]) if len(strikes) else None,
                float(np.diff(strikes).mean()) if len(strikes) > 1 else None,
            )
        )
        report.words.append(f"{clip.path.name}: {side} foot strikes at {_times(strikes)}, lift-offs at {_times(offs)}")


def _times(seconds: np.ndarray) -> str:
    """Up to 40 times as text."""
    return (
        ", ".join(f"{t:.3f}" for t in seconds[:40]) + (" …" if len(seconds) > 40 else "") + " s"
        if len(seconds)
        else "–"
    )


def write_ours(motion: Motion, stem: str, suffixes: Sequence[str], folder: Path, report: Report) -> None:
    """Write a motion in all requested formats, in metres with z up; BVH with y up in centimetres."""
    report.files += motion_files.written(motion, folder / stem, suffixes)


def write_apart(clip: Clip, suffixes: Sequence[str], folder: Path, report: Report) -> None:
    """Write a clip under its own name, but never over the file it was read from."""
    for suffix in suffixes:
        if (folder / f"{clip.stem}{suffix}").resolve() == clip.path.resolve():
            raise CannotWrite(f"{clip.path}: would be overwritten; choose another folder with --out")
    write_ours(clip.motion, clip.stem, suffixes, folder, report)


def write(motion: Motion, stem: str, suffixes: Sequence[str], folder: Path, report: Report) -> None:
    """Write a motion in all requested formats."""
    for suffix in suffixes:
        data, path = files.encoded(motion, suffix), folder / f"{stem}{suffix}"
        whole_file(path, lambda file, data=data: file.write(data))
        report.files.append(str(path))


def cycle(clip: Clip, report: Report, harmonics: int, symmetric: bool, folder: Path) -> Cycle:
    """Add period and gait figures as a row; write the Fourier series to a file."""
    clip.check_facing()
    down = contacts_of(clip.motion, clip.roles)
    found = cycles.cycle(clip.motion, clip.roles, harmonics, down)
    if symmetric:
        found = cycles.symmetric(found)
    steps = gait(clip.motion, clip.roles, down)
    report.rows.append(
        (
            str(clip.path),
            found.period,
            found.speed,
            steps.cadence,
            steps.step_length,
            steps.double_support,
            steps.flight,
            found.autocorrelation,
            found.residual,
        )
    )
    a, b = found.frames
    report.words.append(
        f"{clip.path.name}: a cycle of {found.period:.3f} s at {found.speed:.2f} m/s, from frames "
        f"{a + clip.cleaned.first} to {b + clip.cleaned.first - 1}; foot strikes at phases "
        + ", ".join(f"{phase:.2f} ({side})" for side, phase in found.strikes.items())
    )
    path = folder / f"{clip.stem}-cycle.json"
    text = json.dumps(_series(found), indent=1)
    whole_file(path, lambda file: file.write(text.encode()))
    report.files.append(str(path))
    return found


def _series(found: Cycle) -> dict:
    """The cycle as numbers: mean orientation of each joint, and the series of its rotation vector about it."""
    return {
        "period_s": found.period,
        "advance_m": found.advance.tolist(),
        "strikes": found.strikes,
        "harmonics": found.harmonics,
        "order": "constant, cosines, sines of 2 pi k phase; phase 0.25 is the largest right-hip flexion",
        "root_m": found.root.tolist(),
        "joints": {
            name: {"mean_wxyz": found.mean[i].tolist(), "rotation_vector_rad": found.rotation_vectors[:, i].tolist()}
            for i, name in enumerate(found.skeleton.names)
        },
    }


def retarget(clip: Clip, report: Report, body: Character, repair: bool) -> tuple[Motion, Roles]:
    """Retarget a clip; adds foot skating, penetration and end-effector errors as a row."""
    clip.check_facing()
    put = retargeted(clip.motion, body, clip.roles)
    motion, roles = put.motion, joint_roles.find(put.motion.skeleton)
    down, soles = contacts_of(clip.motion, clip.roles), sole_points(put.motion.skeleton, roles, body)
    if repair and not body.planar:
        motion = planted(motion, down, roles, soles)
    cuts = put.limit_errors(body)
    off = end_effector_error(clip.motion, motion, clip.roles)["all"]
    report.rows.append(
        (
            str(clip.path),
            len(motion),
            put.scale,
            skate(motion, down, roles, soles).median,
            penetration(motion, roles, soles=soles),
            off,
            ", ".join(f"{k} {v:.0f}°" for k, v in cuts.items()),
        )
    )
    return motion, roles
