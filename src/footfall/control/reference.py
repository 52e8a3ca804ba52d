"""A recorded gait as the clip law wants it (thesis 7.5): one cycle on a body, from the left foot's strike on.

Angles and rates of every hinge, attitudes of pelvis and thighs in the heading frame, and where the hips are over each
ankle and how fast they go, at evenly spaced phases.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np

from ..characters import Character
from ..characters.roles import SIDES, find
from ..characters.skeleton import of_character
from ..errors import BadInput
from ..motion import rotation
from ..motion.analysis.cycle import Cycle
from ..motion.motion import Motion
from ..motion.retarget import hinges
from ..motion.retarget.retarget import retargeted
from ..physics import inverse

CYCLE_SAMPLES = 128  # evenly spaced phases of a cycle
AROUND = 1  # cycles before and after the one that is kept, so that its ends are as good as its middle
HARMONICS, ROOT_HARMONICS = 8, 5  # kept of angles and of the root's path
UNLOADED = 0.08  # of the largest load: a foot that carries less swings


@dataclass(frozen=True, eq=False)
class ReferenceCycle:
    """One cycle; the first axis of every array is the phase."""

    period: float  # [s]
    begins: np.ndarray  # [2] phase of the left and of the right foot's strike
    joints: tuple[str, ...]
    angle: np.ndarray  # [phase, joint] [rad]
    pelvis: np.ndarray  # [phase, 3] roll, pitch, yaw in the heading frame [rad]
    thigh: np.ndarray  # [2, phase, 3] the same of both thighs
    d: np.ndarray  # [2, phase, 2] of the hips from each ankle: ahead, to the left [m]
    v: np.ndarray  # [phase, 2] velocity of the hips [m/s]
    root: np.ndarray  # [phase, 7] place and orientation of the pelvis [m]
    advance: np.ndarray  # [3] travel of a cycle [m]
    torque: np.ndarray  # [phase, joint] by inverse dynamics [N m]
    torso_torque: np.ndarray  # [phase, 3] of the hips on the pelvis, in the heading frame
    thigh_torque: np.ndarray  # [2, phase, 3] of each hip on its thigh
    force: np.ndarray  # [phase, 2, 3] of the ground on each foot [N]

    @property
    def spans(self) -> np.ndarray:
        """How much of the cycle each state takes: left stance, right stance."""
        left = float((self.begins[1] - self.begins[0]) % 1.0)
        return np.array([left, 1.0 - left])

    @property
    def speed(self) -> float:
        return float(self.v[:, 0].mean())

    @property
    def sideways(self) -> float:
        return float(self.v[:, 1].mean())

    def arrays(self) -> dict[str, np.ndarray]:
        """As they are kept in a file."""
        return {field.name: np.asarray(getattr(self, field.name)) for field in fields(self)}


def rate(table: np.ndarray) -> np.ndarray:
    """The derivative of a periodic table over its phase axis (the first), a cycle being 1."""
    return 0.5 * CYCLE_SAMPLES * (np.roll(table, -1, axis=0) - np.roll(table, 1, axis=0))


def of_cycle(cycle: Cycle, character: Character, even: bool = False) -> ReferenceCycle:
    """A cycle of a clip on a body; `even` when left and right are alike, half a cycle apart."""
    phase = np.arange(CYCLE_SAMPLES * (1 + 2 * AROUND)) / CYCLE_SAMPLES - AROUND
    done = retargeted(cycle.at(phase, CYCLE_SAMPLES / cycle.period), character)
    kept = slice(AROUND * CYCLE_SAMPLES, (AROUND + 1) * CYCLE_SAMPLES)
    hips = done.motion.root
    advance = (hips[kept.stop] - hips[kept.start]) * np.array([1.0, 1.0, 0.0])
    travel = (np.arange(len(hips)) - kept.start)[:, None] / CYCLE_SAMPLES * advance
    straight = _smooth((hips - travel)[kept], ROOT_HARMONICS)
    attitudes = _smooth(attitude(done.motion.local_rotations[kept, 0]), HARMONICS)
    angles = _smooth(done.angles[kept], HARMONICS)
    found = of_rows(straight, advance, attitudes, angles, character, cycle.period, 0.5)
    left, right = (_strike(found.force[:, foot, 2], cycle.name, side) for foot, side in enumerate(SIDES))
    if even:  # both tell the same
        left = (left + 0.5 * _half((right - left) / CYCLE_SAMPLES - 0.5) * CYCLE_SAMPLES) % CYCLE_SAMPLES
        right = left + 0.5 * CYCLE_SAMPLES
    first = round(left)
    tables = (np.roll(table, -first, axis=0) for table in (straight, attitudes, angles))
    apart = float(((right - left) / CYCLE_SAMPLES) % 1.0)
    straight, attitudes, angles = tables
    return of_rows(straight, advance, attitudes, angles, character, cycle.period, apart)


def _half(fraction: float) -> float:
    """A fraction of a cycle, wrapped to, -0.5 to 0.5."""
    return (fraction + 0.5) % 1.0 - 0.5


def _strike(force: np.ndarray, name: str, side: str) -> float:
    """The sample at which a foot begins to carry: the end of its longest stretch without load."""
    free = force < UNLOADED * force.max()
    if not free.any() or free.all():
        raise BadInput(
            f"{name}: the {side} foot {'never leaves' if not free.any() else 'never touches'} the ground in its cycle, "
            "so it cannot be told when the legs change roles; expected a clip in which both feet step"
        )
    twice = np.concatenate((free, free)).astype(int)
    edges = np.flatnonzero(np.diff(np.concatenate(([0], twice, [0]))))
    runs = [(b - a, b) for a, b in zip(edges[::2], edges[1::2], strict=True)]
    return float(max(run for run in runs if run[1] < 2 * len(force) or run[0] < len(force))[1] % len(force))


def of_rows(
    root: np.ndarray,
    advance: np.ndarray,
    attitudes: np.ndarray,
    angles: np.ndarray,
    character: Character,
    period: float,
    right: float,
) -> ReferenceCycle:
    """A cycle given by where the root is (its travel taken out), how it is turned, and the hinges."""
    straight = root
    root = straight + np.arange(CYCLE_SAMPLES)[:, None] / CYCLE_SAMPLES * advance
    rows = np.column_stack((root, turned(attitudes)))
    motion = hinges.from_angles(character, CYCLE_SAMPLES / period, rows, angles)
    roles = find(of_character(character))
    found = inverse.inverse_dynamics(character, np.column_stack((rows, angles)), period, advance)
    hips = np.stack([_hip_torque(motion, character, found.torque, side) for side in SIDES])
    return ReferenceCycle(
        period=period,
        begins=np.array([0.0, right]),
        joints=tuple(joint.name for joint in character.joints),
        angle=angles,
        pelvis=attitudes,
        thigh=np.stack([attitude(motion.world_rotations[:, roles[f"{side}_hip"]]) for side in SIDES]),
        d=np.stack([(root - motion.positions[:, roles[f"{side}_ankle"]])[:, :2] for side in SIDES]),
        v=(rate(straight) + advance)[:, :2] / period,
        root=rows,
        advance=advance,
        torque=found.torque,
        torso_torque=-hips.sum(axis=0),
        thigh_torque=hips,
        force=found.force,
    )


def _hip_torque(motion: Motion, character: Character, torque: np.ndarray, side: str) -> np.ndarray:
    """The world vector [phase, 3] whose parts along a hip's hinges are their torques [N m]."""
    pelvis = motion.world_rotations[:, 0]
    stack = [(j, joint) for j, joint in enumerate(character.joints) if joint.link == f"{side}_thigh"]
    frame, axes = pelvis, []
    for j, joint in stack:
        angles = hinges.angles(motion, character, clamp=False)[:, j]
        axes.append(rotation.rotated(frame, np.array(joint.axis)))
        frame = rotation.product(frame, rotation.from_axis_angle(np.array(joint.axis), angles))
    own = np.stack([torque[:, j] for j, _ in stack], axis=1)
    if len(stack) != 3:  # the shortest such vector
        return (np.linalg.pinv(np.stack(axes, axis=1)) @ own[..., None])[..., 0]
    return np.linalg.solve(np.stack(axes, axis=1), own[..., None])[..., 0]


def turned(attitudes: np.ndarray) -> np.ndarray:
    """Orientations Rz(yaw) Rx(roll) R₋y(pitch) [frame, 4]."""
    roll, pitch, yaw = attitudes.T
    about = rotation.from_axis_angle
    both = rotation.product(about((0.0, 0.0, 1.0), yaw), about((1.0, 0.0, 0.0), roll))
    return rotation.product(both, about((0.0, -1.0, 0.0), pitch))


def _smooth(table: np.ndarray, harmonics: int) -> np.ndarray:
    """A periodic table without its higher harmonics."""
    waves = np.fft.rfft(table, axis=0)
    waves[harmonics + 1 :] = 0.0
    return np.fft.irfft(waves, len(table), axis=0)


def attitude(orientation: np.ndarray) -> np.ndarray:
    """Roll, pitch and yaw [frame, 3] of orientations that are Rz(yaw) Rx(roll) R₋y(pitch) [rad]."""
    m = rotation.to_matrix(orientation)
    roll = np.arcsin(np.clip(m[:, 2, 1], -1.0, 1.0))
    pitch = np.arctan2(m[:, 2, 0], m[:, 2, 2])
    yaw = np.arctan2(-m[:, 0, 1], m[:, 1, 1])
    return np.unwrap(np.stack((roll, pitch, yaw), axis=1), axis=0)
