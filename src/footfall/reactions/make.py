"""From a clip to a motion that reacts: torques by inverse dynamics on a body with all joints of the clip (5.5.2)."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from pathlib import Path

import mujoco
import numpy as np
import tomlkit

from .. import characters
from ..characters import Character
from ..characters.in_detail import plain
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadInput
from ..evaluate.clips.clips import Clip
from ..motion.editing.smoothing import low_pass
from ..motion.retarget.in_detail import detailed
from ..physics.scene import Scene
from ..physics.start import Start
from ..physics.world import World
from ..rectify.skill_file import add_joints
from ..systems.perturbation.law import LONGEST
from ..systems.perturbation.reading import LEGS, TIME_STEP, Muscles, carried_joints, motion
from ..writing import whole_folder

FRAME_RATE = 200.0  # of the tables of a skill [1/s]
BAND = 12.0  # frequencies that are kept of a clip [Hz]
SHORTEST = 0.5  # clip [s]
RESERVE, STRONGEST = 1.25, 2.0  # strength of a joint over its largest torque, and at most over the usual limit
DATA, BODY = "motion.npz", "body.json"
SOURCE = "K. Yin, Data-driven kinematic and dynamic models for character animation, 2007, chapter 5"


@dataclass(frozen=True, eq=False)
class Reacting:
    """A clip that reacts.

    Attributes:
        skill: The skill.
        document: The text of its file.
        recorded: [frame, nq] the clip on the body, at `FRAME_RATE`, before it was smoothed.
        links: The link of every role of the skeleton, such as `left_elbow` (the forearm).
    """

    skill: Skill
    document: str
    recorded: np.ndarray
    links: dict[str, str]

    @property
    def seconds(self) -> float:
        """From the first frame to the last [s]."""
        return (len(self.recorded) - 1) / FRAME_RATE

    @property
    def free(self) -> np.ndarray:
        """Indices of the joints that are moved by torques [k]."""
        follows = str(self.skill.body.get("follows", LEGS))
        return np.setdiff1d(np.arange(len(self.skill.character.joints)), carried_joints(self.skill.character, follows))

    def write(self, place: Path) -> None:
        """Write the folder, whole or not at all."""

        def fill(folder: Path) -> None:
            (folder / "skill.toml").write_text(self.document, encoding="utf-8")
            (folder / BODY).write_text(self.skill.character.to_json(), encoding="utf-8")
            with (folder / DATA).open("wb") as file:
                np.savez_compressed(file, **(self.skill.held or {}))  # pyright: ignore[reportArgumentType]

        whole_folder(place, fill)

    def with_muscles(self, muscles: Muscles) -> Reacting:
        """The same with other gains."""
        body = {**self.skill.body, "muscles": muscles.__dict__.copy()}
        return replace(self, skill=replace(self.skill, body=body))


def make(clip: Clip, mass: float = 75.0, follows: str = LEGS, muscles: Muscles | None = None) -> Reacting:
    """A clip that reacts to hits.

    Args:
        clip: Read and cleaned; at least `SHORTEST`, at most `LONGEST` long.
        mass: Of the body [kg].
        follows: What follows the recording: `legs` (and the root), or `root`.
        muscles: Gains.

    Returns:
        The skill.
    """
    seconds = clip.motion.duration
    if not SHORTEST <= seconds <= LONGEST:
        raise BadInput(f"{clip.stem}: {seconds:.2f} s cannot be used; expected {SHORTEST:g} to {LONGEST:g} s: cut it")
    on = detailed(clip.motion, clip.roles, mass)
    recorded = _sampled(on.qpos, on.rate)
    smooth = low_pass(recorded, min(BAND, 0.4 * clip.motion.rate), FRAME_RATE)
    smooth[:, 3:7] /= np.linalg.norm(smooth[:, 3:7], axis=1, keepdims=True)
    times = np.arange(len(smooth)) / FRAME_RATE
    position, velocity, acceleration = motion(smooth[:, :7], smooth[:, 7:], FRAME_RATE, times)
    # rates of the simulation are those of half a time step before: torques for the rates of now would not fit them
    stepped = motion(smooth[:, :7], smooth[:, 7:], FRAME_RATE, times - 0.5 * TIME_STEP)[1]
    torque, inertia, weight = feedforward(on.character, position, stepped, acceleration)
    body = as_strong(on.character, torque)
    arrays = {"root": smooth[:, :7], "angle": smooth[:, 7:], "rate": velocity[:, 6:], "torque": torque}
    held = {key: value.astype(np.float32) for key, value in {**arrays, "inertia": inertia, "weight": weight}.items()}
    start = _start(body, position[0], velocity[0])
    text = _document(clip.stem, seconds, follows, muscles or Muscles(), start)
    return Reacting(_in_memory(text, body, held, start), text, recorded, on.links)


def as_strong(body: Character, torque: np.ndarray) -> Character:
    """A body that is as strong as the person who was recorded, within limits.

    The usual limits are of an average body; who punches so fast that a joint needs more of its mass than that has
    more. A joint has `RESERVE` times its largest torque in the recording, at least its usual limit and at most
    `STRONGEST` times that, so that errors of a recording do not make giants.

    Args:
        body: With usual limits.
        torque: By inverse dynamics [frame, joint] [N m].

    Returns:
        The body with its own limits.
    """
    peaks = RESERVE * np.abs(torque).max(axis=0)
    joints = [
        replace(joint, torque=round(float(min(max(peak, joint.torque), STRONGEST * joint.torque)), 3))
        for joint, peak in zip(body.joints, peaks, strict=True)
    ]
    return replace(body, joints=tuple(joints))


def _sampled(qpos: np.ndarray, rate: float) -> np.ndarray:
    """Poses at `FRAME_RATE`, by cubic splines."""
    from scipy.interpolate import CubicSpline

    at = np.arange(len(qpos)) / rate
    rows = CubicSpline(at, qpos, axis=0)(np.arange(int(at[-1] * FRAME_RATE + 1e-9) + 1) / FRAME_RATE)
    rows[:, 3:7] /= np.linalg.norm(rows[:, 3:7], axis=1, keepdims=True)
    return rows


def feedforward(
    body: Character, position: np.ndarray, velocity: np.ndarray, acceleration: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Torques that make a body move as recorded while its root does (eq. 5.4); there is no ground.

    Args:
        body: The body.
        position: [frame, nq].
        velocity: [frame, nv].
        acceleration: [frame, nv].

    Returns:
        Torques [frame, joint] [N m], and of the chain that each joint moves the mean inertia [joint] [kg m²] and the
        mean of its weight times the distance of its centre of mass [joint] [N m].
    """
    world = World(body, Scene(), 1e-3)
    model, data, n = world.model, world.data, len(body.joints)
    torque, inertia, whole = np.empty((len(position), n)), np.zeros(n), np.zeros(model.nv)
    full, weight = np.zeros((model.nv, model.nv)), np.zeros(n)
    moved = model.jnt_bodyid[1 : 1 + n]
    for k in range(len(position)):
        data.qpos[:], data.qvel[:], data.qacc[:] = position[k], velocity[k], acceleration[k]
        mujoco.mj_kinematics(model, data)
        mujoco.mj_comPos(model, data)
        mujoco.mj_makeM(model, data)
        mujoco.mj_comVel(model, data)
        mujoco.mj_rne(model, data, 1, whole)
        torque[k] = (whole + model.dof_armature * acceleration[k])[6:]
        if k % 20 == 0:
            mujoco.mj_fullM(model, data, full)
            inertia += np.diag(full)[6:]
            lever = np.linalg.norm(data.subtree_com[moved] - data.xanchor[1 : 1 + n], axis=1)
            weight += 9.81 * model.body_subtreemass[moved] * lever
    count = len(range(0, len(position), 20))
    return torque, inertia / count, weight / count


def _start(body: Character, position: np.ndarray, velocity: np.ndarray) -> Start:
    """The first pose; the loop puts the root there."""
    names = [joint.name for joint in body.joints]
    return Start(
        angles={name: round(float(angle), 6) for name, angle in zip(names, position[7:], strict=True)},
        rates={name: round(float(rate), 6) for name, rate in zip(names, velocity[6:], strict=True)},
    )


def _document(name: str, seconds: float, follows: str, muscles: Muscles, start: Start) -> str:
    doc = tomlkit.document()
    doc["schema"], doc["version"], doc["id"] = skills.SCHEMA, skills.VERSION, f"{plain(name)}-reacts"
    doc["title"] = f"{name[:60]}, reacts to hits"
    doc["about"] = f"{seconds:.2f} s of a clip by muscle-like torques; its root follows the recording."
    doc["source"], doc["origin"], doc["kind"], doc["system"] = SOURCE, "tuned", "act", "perturbation"
    doc["character"], doc["data"], doc["follows"], doc["frame_rate"] = BODY, DATA, follows, FRAME_RATE
    gains = tomlkit.table()
    gains.update(muscles.__dict__)
    doc["muscles"] = gains
    entry = tomlkit.table()
    add_joints(entry, start)
    doc["entry"] = entry
    return tomlkit.dumps(doc)


def _in_memory(text: str, body: Character, arrays: dict[str, np.ndarray], start: Start) -> Skill:
    """The skill before its files are written."""
    data = tomllib.loads(text)
    data["character"] = characters.names()[0]
    data["entry"] = {}
    made = skills.from_data(data, Path("skill.toml"))
    return replace(made, character=body, start=start, path=None, held=arrays)
