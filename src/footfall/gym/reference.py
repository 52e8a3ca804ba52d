"""Clips to imitate, at the control rate: built-in motions, motion files, and the recorded cycles of skills."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import mujoco
import numpy as np

from .. import systems
from ..characters import Character
from ..control.skill import Skill
from ..errors import BadInput
from ..motion import read
from ..motion.cleaning.clean import clean
from ..motion.retarget import hinges, references
from ..motion.retarget.retarget import retarget
from ..motion.rotation import continuous, normalized, to_matrix
from ..physics import model
from ..physics.scene import Scene
from ..physics.start import Start
from ..systems.policy.interface import MAX_ROWS
from ..systems.policy.observation import features, sizes

DENSE = 200.0  # frames a second from which rates are taken


@dataclass(frozen=True, eq=False)
class Reference:
    """A clip on a body, one row a control step.

    Attributes:
        qpos: [row, nq].
        qvel: [row, nv] as MuJoCo has them.
        features: [row, number] as observed (`observation.FEATURES`).
        cyclic: Whether the row after the last is the first.
        name: For messages.
    """

    qpos: np.ndarray
    qvel: np.ndarray
    features: np.ndarray
    cyclic: bool
    name: str

    def start(self, row: int, character: Character) -> Start:
        """The state of a row as a start."""
        q, v, planar = self.qpos[row], self.qvel[row], character.planar
        names, first = [joint.name for joint in character.joints], 3 if planar else 7
        angles = dict(zip(names, map(float, q[first:]), strict=True))
        rates = dict(zip(names, map(float, v[first - (not planar) :]), strict=True))
        if planar:
            return Start(
                pitch=float(q[2]), velocity=(float(v[0]), float(v[1])), pitch_rate=float(v[2]),
                angles=angles, rates=rates,
            )  # fmt: skip
        m = to_matrix(q[3:7])
        heading, pitch = float(np.arctan2(m[1, 0], m[0, 0])), float(np.arcsin(np.clip(m[2, 0], -1.0, 1.0)))
        roll = float(np.arctan2(m[2, 1], m[2, 2]))
        c, s = np.cos(heading), np.sin(heading)
        return Start(
            pitch=pitch, roll=roll, heading=heading, velocity=(float(c * v[0] + s * v[1]), float(v[2])),
            sideways=float(c * v[1] - s * v[0]), roll_rate=float(v[3]), pitch_rate=-float(v[4]), yaw_rate=float(v[5]),
            angles=angles, rates=rates,
        )  # fmt: skip


def of(clip: str, skill: Skill | None, character: Character, rate: float) -> Reference:
    """The clip to imitate.

    Args:
        clip: Name of a built-in reference motion, or path of a motion file; "" for the recorded cycle of the skill.
        skill: A skill that tracks a recording; not used where there is a clip.
        character: The body.
        rate: Control steps a second.

    Raises:
        BadInput: There is nothing to imitate, or the skill tracks no recording.
    """
    if not clip:
        if skill is None or not systems.of(skill).tracks_recording(skill):
            raise BadInput(
                f"{skill.id if skill else 'no skill'} tracks no recording; expected a skill that does, for example "
                f"human-norm-walk, or a clip: {', '.join(references.NAMES)} or a motion file"
            )
        return _of_cycle(skill, character, rate)
    if clip in references.NAMES:
        walking = clip in references.WALKS
        period = references.stride_time(clip) if walking else references.SHIFT_PERIOD
        rows = max(2, round(rate * period))
        dense = rows * max(1, round(DENSE * period / rows))
        motion = references.reference(clip, character, 2.0 * period, dense / period)
        poses = hinges.qpos(motion, character)[dense // 2 : dense // 2 + dense + 1]
        return _sampled(poses, period / dense, dense // rows, True, character, clip)
    motion = retarget(clean(read(Path(clip))).motion, character)
    poses, time = hinges.qpos(motion, character), np.arange(len(motion)) / motion.rate
    at = np.arange(0.0, time[-1] + 1e-9, 1.0 / rate)
    if not 2 <= len(at) <= MAX_ROWS:
        raise BadInput(f"{clip}: {time[-1]:.2f} s cannot be imitated; expected 2 to {MAX_ROWS} control steps")
    poses = np.stack([np.interp(at, time, column) for column in poses.T], axis=1)
    return _sampled(poses, 1.0 / rate, 1, False, character, Path(clip).stem)


def _of_cycle(skill: Skill, character: Character, rate: float) -> Reference:
    """The recorded cycle of a skill, at whole control steps: its period is rounded to them."""
    cycle = systems.of(skill).reference(skill)
    if cycle is None:
        raise BadInput(f"{skill.id} tracks no recording")
    rows = max(2, round(rate * cycle.period))
    q = np.column_stack((cycle.root, cycle.angle))
    q[:, :3] += np.outer(np.arange(len(q)) / len(q), cycle.advance) if _at_rest(cycle.root, cycle.advance) else 0.0
    q = np.vstack((q, q[:1]))
    q[-1, :3] += cycle.advance
    q[:, 3:7] = continuous(q[:, 3:7])
    phase, at = np.linspace(0.0, 1.0, len(q)), np.linspace(0.0, 1.0, rows + 1)
    poses = np.stack([np.interp(at, phase, column) for column in q.T], axis=1)
    return _sampled(poses, cycle.period / rows, 1, True, character, skill.id)


def _at_rest(root: np.ndarray, advance: np.ndarray) -> bool:
    """Whether the travel of a cycle was taken out of its rows."""
    travelled = float(root[-1, 0] - root[0, 0])
    return abs(travelled) < 0.5 * abs(float(advance[0]))


def _sampled(poses: np.ndarray, step: float, every: int, cyclic: bool, character: Character, name: str) -> Reference:
    """Rows with rates, from poses at even times; a cycle has its first pose again at the end, farther on."""
    q = poses.copy()
    if not character.planar:
        q[:, 3:7] = normalized(q[:, 3:7])
    if cyclic:
        q = np.vstack((q[-2:-1], q, q[1:2]))
        travel = poses[-1] - poses[0]
        q[0, :2] -= travel[:2]
        q[-1, :2] += travel[:2]
        if character.planar:
            q[0, 1], q[-1, 1] = poses[-2, 1], poses[1, 1]
    else:
        q = np.vstack((q[:1], q, q[-1:]))
    world = model.build(character, Scene(), 1e-3)
    middle = np.empty((len(q) - 1, world.nv))
    for k in range(len(middle)):
        mujoco.mj_differentiatePos(world, middle[k], step, q[k], q[k + 1])
    rates = 0.5 * (middle[1:] + middle[:-1])
    if not cyclic:  # one-sided at the ends
        rates[0], rates[-1] = middle[1], middle[-2]
    rows = slice(0, len(poses) - 1 if cyclic else None, every)
    qpos, qvel = q[1:-1][rows], rates[rows]
    first, wide = (3, 3) if character.planar else (7, 6)
    table = np.zeros((len(qpos), sizes(character, 0).reference))
    for row, p, v in zip(table, qpos, qvel, strict=True):
        features.py_func(character.planar, 0.0, p[:first], v[:wide], p[first:], v[wide:], row)
    return Reference(qpos, qvel, table, cyclic, name)
