"""Plays targets on a planar body: plain servos from a saved instant over some frames, on any thread."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...control.law import fresh_command, record
from ...physics import kernel
from ...physics.scene import Scene
from ...physics.start import Start
from ...physics.world import Snapshot, World
from ...systems.rectified import targets as servos
from ...systems.rectified.law import MEMORY, law
from ..skill_file import six
from .mass_points import MassPoints
from .reference import FRAME_RATE, Reference

SUBSTEPS = 16  # physics steps a frame
DT = 1.0 / (FRAME_RATE * SUBSTEPS)  # [s]


@dataclass(frozen=True, eq=False)
class Played:
    """What was simulated.

    Attributes:
        first: Its first frame.
        qpos: [frame, 3 + joint] poses at the frames that were reached, the first one included.
        fell: Whether it fell or diverged before the last frame.
        end: The state after the last frame; None where it fell or was not asked for.
    """

    first: int
    qpos: np.ndarray
    fell: bool
    end: Snapshot | None = None


class Player:
    """Simulates servos that track targets; every thread has a world of its own.

    Args:
        reference: The clip on its body.
        scene: The ground.
        substeps: Physics steps a frame.
    """

    def __init__(self, reference: Reference, scene: Scene | None = None, substeps: int = SUBSTEPS):
        self.reference, self.character = reference, reference.character
        self.scene, self.substeps = scene or Scene(), substeps
        self.dt = 1.0 / (FRAME_RATE * substeps)
        self.points = MassPoints(self.character)
        self.wanted = self.points.at(reference.qpos)
        self.servo = servos.gains(self.character)
        self.start = start_of(reference)
        self._own = threading.local()

    def first(self) -> Snapshot:
        """The state at the first frame."""
        world, _ = self._world()
        world.place(self.start)
        return world.save()

    def initial(self) -> np.ndarray:
        """Position and velocity at the first frame [nq + nv]."""
        self.first()
        data = self._world()[0].data
        return np.concatenate((data.qpos, data.qvel))

    def _world(self) -> tuple[World, Any]:
        if not hasattr(self._own, "world"):
            world = World(self.character, self.scene, self.dt)
            world.set_damping(self.servo[:, 1])
            world.record(len(self.reference) + 1, self.substeps)
            self._own.world = world
            self._own.parameters = servos.parameters(self.character, self.reference.angle, FRAME_RATE, self.servo)
            self._own.memory, self._own.command = record(MEMORY), fresh_command()
        return self._own.world, self._own.parameters

    def play(self, state: Snapshot, target: np.ndarray, first: int, last: int, keep: bool = False) -> Played:
        """Simulate from frame `first` to frame `last`.

        Args:
            state: At frame `first`.
            target: [frame, joint] targets of the whole clip [rad].
            first: First frame.
            last: Last frame.
            keep: Whether the state at the end is wanted.

        Returns:
            Poses at the frames, up to a fall.
        """
        world, parameters = self._world()
        # one frame more at both ends: the clock may round to either side of a frame; rates need one more still
        begin, end = max(0, first - 1), min(last + 2, len(target))
        low, high = max(0, begin - 1), min(end + 1, len(target))
        rate = servos.rates(target[low:high], FRAME_RATE)[begin - low : end - low]
        servos.write(parameters, begin, target[begin:end], rate)
        world.restore(state)
        world.buffers.log_row[0], world.buffers.log_every[0] = 0, self.substeps
        steps = (last - first) * self.substeps
        happened = world.advance(law, parameters, self._own.memory, self._own.command, steps, 0)
        fell = bool(happened & (kernel.FELL | kernel.DIVERGED))
        width = len(world.buffers.qpos)
        rows = world.buffers.log[: world.buffers.log_row[0], 2 : 2 + width].copy()
        if fell:
            return Played(first, rows, True)
        rows = np.concatenate((rows, world.buffers.qpos[None, :width]))
        return Played(first, rows, False, world.save() if keep else None)

    def distances(self, played: Played) -> np.ndarray:
        """Root mean square distance of the mass points from the clip's in every frame reached [frame] [m]."""
        wanted = self.wanted[played.first : played.first + len(played.qpos)]
        return self.points.distance(self.points.at(played.qpos), wanted)


def start_of(reference: Reference) -> Start:
    """The first frame of a clip as the start of a trial, with its velocities."""
    rate = FRAME_RATE * (reference.qpos[1] - reference.qpos[0])
    q = reference.qpos[0]
    names = [joint.name for joint in reference.character.joints]
    height = _lowest(reference)
    return Start(
        pitch=six(q[2]),
        pitch_rate=six(rate[2]),
        velocity=(six(rate[0]), six(rate[1])),
        rise=six(max(0.0, height)),
        angles={name: six(angle) for name, angle in zip(names, q[3:], strict=True)},
        rates={name: six(np.clip(r, -50.0, 50.0)) for name, r in zip(names, rate[3:], strict=True)},
    )


def _lowest(reference: Reference) -> float:
    """Height of the lowest contact point in the first frame [m]."""
    from ...physics.poses import soles

    return float(min(points[0, :, 2].min() for points in soles(reference.character, reference.qpos[:1])))
