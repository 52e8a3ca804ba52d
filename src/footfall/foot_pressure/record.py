"""The virtual pad under a recorded clip or a simulated skill."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from .. import characters
from ..characters.skeleton import of_character
from ..errors import BadFile, BadInput
from ..evaluate import report as reports
from ..evaluate.report import Report
from ..motion import rotation
from ..motion.motion import Motion
from ..physics.pressure import TISSUE, Pad, Soles, levels, on_pad, pressures, soles, spread
from ..physics.scene import Scene
from ..systems.foot_pressure import pad_file
from ..trials.rollout import Rollout
from .figure import RATE, Act, Figure

SUFFIXES = (".bvh", ".amc")


def of_act(figure: Figure, act: Act, pad: Pad) -> tuple[np.ndarray, np.ndarray]:
    """Pressure under an act, the pad's centre in the middle of all its footprints.

    Args:
        figure: The performer.
        act: Motion and contacts.
        pad: The pad.

    Returns:
        [picture, row, column] pressure [N/cm²], and the middle [2] [m].
    """
    ankles = figure.places(act.motion)[act.contacts][:, :2]
    if not len(ankles):
        raise BadInput(f"{act.motion.name}: no foot is on the ground; a pad would see nothing")
    middle = 0.5 * (ankles.min(axis=0) + ankles.max(axis=0))
    motion = act.motion.moved((-middle[0], -middle[1], 0.0))
    load = figure.load(motion)
    times = np.arange(0.0, len(act) / RATE - 1e-9, 1.0 / pad.rate)
    return pressures(pad, soles(figure.character, figure.arch), motion, load, act.contacts, times), middle


def of_rollout(rollout: Rollout, pad: Pad) -> np.ndarray:
    """Pressure under a simulated body, from its contact forces.

    Args:
        rollout: Of a 3D body with two feet.
        pad: The pad; its centre is where the body's feet are in the mean.

    Returns:
        [picture, row, column] pressure [N/cm²].
    """
    character = rollout.trial.character
    body = soles(character)
    if len(rollout.time) < 2:
        raise BadInput(f"{rollout.trial.skill.id}: nothing was recorded; expected at least two records")
    times = np.arange(rollout.time[0], rollout.time[-1], 1.0 / pad.rate)
    rows = np.clip(np.searchsorted(rollout.time, times), 0, len(rollout.time) - 1)
    from ..motion.retarget import hinges

    qpos = rollout.qpos()[rows]
    motion = hinges.from_angles(character, pad.rate, qpos[:, :7], qpos[:, 7:], rollout.trial.skill.id)
    lift = np.stack([np.maximum(rollout[f"{c.name}_fz"][rows], 0.0) for c in character.contacts], axis=1)
    names = of_character(character).names
    links = [names.index(contact.link.name) for contact in character.contacts]
    points = np.array([contact.point for contact in character.contacts])
    at = motion.positions[:, links] + rotation.rotated(motion.world_rotations[:, links], points)
    weight = lift.sum()
    middle = (
        (lift[..., None] * at[..., :2]).sum(axis=(0, 1)) / weight if weight > 0.0 else at[..., :2].mean(axis=(0, 1))
    )
    at[..., :2] -= middle
    foot = np.array([contact.foot for contact in character.contacts])
    return _under(pad, body, motion.moved((-middle[0], -middle[1], 0.0)), lift, at[..., :2], foot)


def _under(pad: Pad, body: Soles, motion: Motion, lift: np.ndarray, at: np.ndarray, foot: np.ndarray) -> np.ndarray:
    """Every foot's force, spread over its own sole with its own centre."""
    places = body.places(motion, np.arange(len(motion)))
    total = np.zeros((len(motion), pad.rows, pad.columns))
    for k in (0, 1):
        own = body.foot == k
        force = lift[:, foot == k].sum(axis=1)
        centre = (lift[:, foot == k, None] * at[:, foot == k]).sum(axis=1) / np.maximum(force, 1e-9)[:, None]
        height = places[:, own, 2] - places[:, own, 2].min(axis=1, keepdims=True)
        carries = body.weight[own] * np.exp(-((height / TISSUE) ** 2)) * (force > 0.0)[:, None]
        share = spread(places[:, own, :2], carries, centre)
        total += on_pad(pad, places[:, own, :2], share * force[:, None])
    return total


def record(name: str, out: Path, character: str, seconds: float, pad: Pad, noise: float = 0.0) -> Report:
    """Record a clip or a skill, and write the pictures.

    Args:
        name: A motion file, or a skill.
        out: The CSV file.
        character: The body that a clip is retargeted to; a skill has its own.
        seconds: Of a skill [s].
        pad: The pad.
        noise: Of the sensors.

    Returns:
        The report.
    """
    if out.suffix.lower() != ".csv":
        raise BadInput(f"{out}: a pad is recorded to a .csv file")
    if Path(name).suffix.lower() in SUFFIXES:
        if not Path(name).is_file():
            raise BadFile(name, "", "there is no such file")
        figure = Figure(characters.load(character))
        soles(figure.character)  # refuses bodies without two feet before the clip is read
        act = figure.read(Path(name))
        pressure, _ = of_act(figure, figure.balanced(act), pad)
        body, source = figure.character, "inverse dynamics"
    else:
        rollout = _simulated(name, seconds)
        body, source = rollout.trial.character, "contact forces"
        pressure = of_rollout(rollout, pad)
    frames = levels(pad, pressure, noise, seed=1)
    pad_file.write(out, pad_file.Recording(pad, frames))
    carried = pad.force(frames.astype(float)).sum(axis=(1, 2)) / (body.mass * 9.81)
    report = Report(f"virtual pad under {Path(name).name}: simulated, by {source}", {})
    report.conditions = reports.conditions(body, Scene(), 1.0 / pad.rate, pad=pad_file.heading(pad)[5:])
    report.figures = {
        "pictures": len(frames),
        "load_over_weight_mean": float(carried.mean()),
        "peak_n_per_cm2": float(pressure.max()),
        "saturated_fraction": float(np.mean(frames.max(axis=(1, 2)) >= pad.levels)),
    }
    if carried.mean() < 0.8:
        report.words.append("part of the movement is beside the pad, or in the air: a pad this small is for one place")
    report.files.append(str(out))
    return report


def _simulated(name: str, seconds: float) -> Rollout:
    from ..control import skill as skills
    from ..systems import kinematic
    from ..trials.run import run
    from ..trials.trial import Trial

    skill = skills.load(name)
    if kinematic(skill):
        raise BadInput(f"{skill.id} is kinematic, without ground forces; expected a torque skill or a clip")
    soles(skill.character)
    return run(Trial(skill, seconds=seconds, dt=1e-3))
