"""What can be seen of a simulation at one instant. Everything is a copy: nobody needs the physics engine behind it."""

from __future__ import annotations

import math

import numpy as np

from .. import systems
from ..control.law import Controller
from ..control.skill import Skill
from ..control.system import Tracking
from ..physics import kernel
from ..physics.world import World
from .trial import Trial


class Observables:
    """Accessors of a simulation; positions and velocities are in the world frame."""

    trial: Trial
    world: World
    skill: Skill
    controller: Controller
    memory: object

    @property
    def time(self) -> float:
        """Since the trial began [s]."""
        return self.world.time

    @property
    def step(self) -> int:
        """Time steps since the trial began."""
        return int(self.world.buffers.clock[0])

    @property
    def position(self) -> np.ndarray:
        """Of the root in the world frame [3], a copy [m]; y is 0 in the plane."""
        x = self.world.body.root
        return np.array((x[0], 0.0, x[1]) if self.trial.character.planar else x[:3])

    @property
    def positions(self) -> np.ndarray:
        """Of the body and of all props, as the physics has them [nq], a copy."""
        return self.world.data.qpos.copy()

    @property
    def heading(self) -> float:
        """Where the root faces, from the x axis to the left [rad]; 0 for a planar body."""
        if self.trial.character.planar:
            return 0.0
        w, x, y, z = self.world.body.root[3:7]
        return math.atan2(2.0 * (w * z + x * y), 1.0 - 2.0 * (y * y + z * z))

    @property
    def root_rotation(self) -> np.ndarray:
        """Rotation matrix of the root in the world frame [3, 3], a copy."""
        return self.world.body.rotation[1].reshape(3, 3).copy()

    @property
    def com(self) -> np.ndarray:
        """Centre of mass in the world frame [3], a copy [m]."""
        return self.world.body.com.copy()

    @property
    def com_velocity(self) -> np.ndarray:
        """Its velocity in the world frame [3], a copy [m/s]."""
        return self.world.body.com_rate.copy()

    @property
    def feet(self) -> np.ndarray:
        """Origins of the feet (the ankles) in the world frame [foot, 3], a copy [m]."""
        return self.world.body.position[self.world.body.foot_link].copy()

    @property
    def feet_down(self) -> np.ndarray:
        """Which feet touch the ground [foot], a copy."""
        return self.world.body.foot_down.astype(bool)

    @property
    def joint_angles(self) -> np.ndarray:
        """In the character's order [joint], a copy [rad]."""
        return self.world.body.angle.copy()

    @property
    def joint_rates(self) -> np.ndarray:
        """In the character's order [joint], a copy [rad/s]."""
        return self.world.body.rate.copy()

    @property
    def torques(self) -> np.ndarray:
        """That the motors applied in the last step [joint], a copy [N m]."""
        return self.world.buffers.torque[: len(self.trial.character.joints)].copy()

    @property
    def pushed(self) -> bool:
        """Whether a push acts now."""
        first_to_last = ((push.start, push.start + push.duration) for push in self.world.push_list)
        return any(start - 1e-9 <= self.time < end - 1e-9 for start, end in first_to_last)

    @property
    def tally(self) -> np.ndarray:
        """Running totals (`physics.kernel` names the entries), a copy."""
        return self.world.buffers.tally.copy()

    @property
    def strikes(self) -> float:
        """Foot strikes so far."""
        first = kernel.STRIKES
        return float(self.world.buffers.tally[first : first + len(self.trial.character.feet)].sum())

    @property
    def phase(self) -> float:
        """How far the gait cycle or the current state has come, 0 to 1; not a number where it cannot be told."""
        return systems.of(self.skill).phase(self.controller, self.memory, self.time)

    @property
    def tracking(self) -> Tracking:
        """How far the law is from the recording that it tracks."""
        return systems.of(self.skill).tracking(self.memory)
