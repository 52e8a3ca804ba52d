"""One character in one scene: the only owner of MuJoCo's model and data."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import math
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

import mujoco
import numpy as np

from ..characters import Character
from ..errors import BadInput
from . import carried, kept_code, kernel, model, push
from .carried import NOTHING, Carried
from .props import Prop
from .scene import Scene
from .start import Start, place_root
from .stepper import Stepper

MIN_DT, MAX_DT = 1e-5, 4e-3
ASSIST_DRAG, ASSIST_ANGULAR_DRAG = 9.0, 1.1  # on an assisted root, over the body's mass [1/s], [m^2/s]

# Who makes the steps of worlds in this context, `(world, law, parameters, memory, command, steps, until)`; the CPU if
# None. Set where many simulations share the worlds of a GPU (`gpu/shared.py`).
stepped_by: ContextVar[Callable[..., int] | None] = ContextVar("stepped_by", default=None)


@dataclass(frozen=True)
class Snapshot:
    """All that is needed to continue bit for bit; made by `World.save`."""

    state: np.ndarray
    sensors: np.ndarray
    torque: np.ndarray
    constraint: np.ndarray
    counters: tuple[np.ndarray, ...]


def recorded_columns(character: Character) -> list[str]:
    """Names of the columns that are recorded of a character, in the order in which the loop writes them."""
    joints = [joint.name for joint in character.joints]
    root = ["x", "z", "pitch"] if character.planar else ["x", "y", "z", "qw", "qx", "qy", "qz"]
    rates = ["vx", "vz", "pitch_rate"] if character.planar else ["vx", "vy", "vz", "wx", "wy", "wz"]
    points = [contact.name for contact in character.contacts]
    return [
        *("time", "state", *root, *joints, *rates),
        *(f"{name}_rate" for name in joints),
        *(f"{name}_torque" for name in joints),
        *(f"{name}_{part}" for name in points for part in ("touch", "fx", "fy", "fz")),
        *("com_x", "com_y", "com_z", "com_vx", "com_vy", "com_vz"),
        *(f"angular_momentum_{axis}" for axis in "xyz"),  # about the centre of mass [kg m²/s]
    ]


class World:
    """A MuJoCo simulation of a character on a scene, stepped by the compiled loop.

    Args:
        character: The body.
        scene: The ground.
        dt: Time step [s].
        props: Things that are not part of the body; those of the scene if None.
    """

    def __init__(self, character: Character, scene: Scene, dt: float, props: tuple[Prop, ...] | None = None):
        check_time_step(dt)
        props = scene.props if props is None else props
        self.character, self.scene, self.dt, self.props = character, scene, dt, props
        self.model = model.build(character, scene, dt, props)
        self.data = mujoco.MjData(self.model)
        self.body_id = {link.name: self.model.body(link.name).id for link in character.links}
        self.pushes = np.zeros(0, push.RECORD).view(np.recarray)
        self.push_list: tuple[push.Push, ...] = ()
        self.carried = NOTHING
        self._kinematics: Any = None  # kinematics for pictures, beside the simulation
        self._stepper: Stepper | None = None  # the loop, ready for the records of the last call
        self._connect()
        self.record(0, 0)

    def _connect(self) -> None:
        """Views on MuJoCo's data for the law and the loop."""
        data, character = self.data, self.character
        n_root = 3 if character.planar else 7
        n_joints = len(character.joints)
        n_qpos, n_qvel = n_root + n_joints, n_root - (not character.planar) + n_joints  # props come behind
        hinges = 3 if character.planar else 1  # joints of the root before them
        root = self.body_id[character.root.name]
        feet = character.feet
        points = [contact.foot for contact in character.contacts]
        n = len(points)
        self.body = kernel.Body(
            time=np.zeros(1),
            root=data.qpos[:n_root],
            root_rate=data.qvel[: n_root - (not character.planar)],
            angle=data.qpos[n_root:n_qpos],
            rate=data.qvel[n_qvel - n_joints : n_qvel],
            position=data.xpos,
            rotation=data.xmat.reshape(-1, 9),
            com=data.subtree_com[root],
            com_rate=data.subtree_linvel[root],
            angular_momentum=data.subtree_angmom[root],
            axis=data.xaxis[hinges : hinges + n_joints],
            angular_velocity=data.cvel,
            contact=data.sensordata[: 4 * n].reshape(n, 4),
            foot_down=np.zeros(len(feet), np.int64),
            foot_link=np.array([self.body_id[foot.name] for foot in feet], np.int64),
            inertia=data.M,
            inertia_start=np.array([*self.model.M_rowadr, len(data.M)], np.int64)[: n_qvel + 1],
            inertia_column=np.array(self.model.M_colind, np.int64),
            bias=data.qfrc_bias[:n_qvel],
            constraint=data.qfrc_constraint[:n_qvel],
        )
        xs, zs = zip(*self.scene.lowest_points, strict=True)  # falls by height are judged from there
        self.buffers = kernel.LoopBuffers(
            clock=np.zeros(1, np.int64),
            dt=self.dt,
            qpos=data.qpos[:n_qpos],
            qvel=data.qvel[:n_qvel],
            torque=data.actuator_force,
            torque_limit=np.array([joint.torque for joint in character.joints]),
            damping=np.zeros(len(character.joints)),
            control=data.ctrl,
            push_force=data.xfrc_applied,
            body_centre=data.xipos,
            ground_contact=data.sensordata[4 * n : 4 * n + 4],
            point_foot=np.array(points, np.int64),
            air_steps=np.zeros(len(feet), np.int64),
            profile_x=np.array(xs, float),
            profile_z=np.array(zs, float),
            height_at=1 if character.planar else 2,
            fall_height=character.fall_height,
            warnings=data.warning.number,
            tally=np.zeros(kernel.TALLIES),
            log=np.zeros((0, len(self.columns))),
            log_row=np.zeros(1, np.int64),
            log_every=np.zeros(1, np.int64),
            applied=data.qfrc_applied[:n_qvel],
            **carried.fields(NOTHING),
        )

    @property
    def columns(self) -> list[str]:
        """Names of the recorded columns, in the order in which the loop writes them."""
        return recorded_columns(self.character)

    @property
    def time(self) -> float:
        """Since the trial began [s]."""
        return float(self.buffers.clock[0] * self.dt)

    def record(self, rows: int, every: int) -> None:
        """Allocate `rows` rows of the series, one every `every` steps; 0 records nothing."""
        self.buffers = self.buffers._replace(log=np.zeros((rows, len(self.columns))))
        self.buffers.log_row[0], self.buffers.log_every[0] = 0, every

    def push(self, pushes: tuple[push.Push, ...]) -> None:
        """Set the pushes of the whole trial, in place of any set before."""
        self.push_list = tuple(pushes)
        self.pushes = push.records(pushes, self.character, self.body_id, self.dt).view(np.recarray)

    def assist(self, strength: float, velocity: tuple[float, float] = (0.0, 0.0)) -> None:
        """Apply a viscous force and torque to the root of a 3D body from here on.

        Only for searches whose candidates cannot stand yet; nothing that is reported of a skill uses it.

        Args:
            strength: 0 switches it off, 1 is the full drag.
            velocity: Horizontal velocity towards which the root is drawn [m/s].
        """
        off = int(mujoco.mjtDisableBit.mjDSBL_DAMPER)
        flags = self.model.opt.disableflags
        self.model.opt.disableflags = flags & ~off if strength else flags | off
        strength *= self.character.mass
        self.model.dof_damping[:2] = ASSIST_DRAG * strength
        self.model.dof_damping[3:6] = ASSIST_ANGULAR_DRAG * strength
        self.data.qfrc_applied[:2] = ASSIST_DRAG * strength * np.asarray(velocity)

    def carry(self, part: Carried) -> None:
        """Let a part of the body follow a recording from here on; it has no ground and no fall then."""
        self.carried = part
        if len(part.dof):
            self.buffers = carried.apply(part, self.model, self.buffers)

    def take_rows(self) -> np.ndarray:
        """The rows that were recorded since the last call [row, column], a copy; recording begins at row 0 again."""
        rows = self.buffers.log[: self.buffers.log_row[0]].copy()
        self.buffers.log_row[0] = 0
        return rows

    def clear_forces(self) -> None:
        """Remove the external forces of the last step."""
        self.data.xfrc_applied[:] = 0.0

    def set_damping(self, damping: np.ndarray) -> None:
        """The part of each servo's damping that the motor itself supplies, integrated implicitly [N m s/rad]."""
        self.model.actuator_biasprm[:, 2] = -damping
        self.buffers.damping[:] = damping

    def place(self, start: Start) -> None:
        """Put the body at a start, its lowest foot point on the ground, at time 0."""
        mujoco.mj_resetData(self.model, self.data)
        data, character = self.data, self.character
        for names, view in ((start.angles, self.body.angle), (start.rates, self.body.rate)):
            for name, value in (names or {}).items():
                view[character.joint_index(name)] = value
        data.qpos[0] = start.x
        if character.planar:
            data.qpos[2], data.qvel[2] = start.pitch, start.pitch_rate
            data.qvel[0], data.qvel[1] = start.velocity
        else:
            place_root(data, start)
        mujoco.mj_kinematics(self.model, data)
        gap = math.inf
        for contact in character.contacts:
            x, y, z = data.geom_xpos[self.model.geom(contact.name).id]
            gap = min(gap, z - contact.link.radius - self.scene.height(x, y))
        data.qpos[self.buffers.height_at] += start.rise - gap - 1e-4
        for i, prop in enumerate(self.props):
            data.qvel[len(self.buffers.qvel) + 6 * i :][:3] = prop.velocity
        mujoco.mj_forward(self.model, data)
        self.buffers.clock[0], self.buffers.tally[:], self.buffers.air_steps[:] = 0, 0.0, 0
        self.buffers.log_row[0] = 0

    def advance(
        self, law: Callable, parameters: Any, memory: Any, command: Any, steps: int, until: int, compiled: bool = True
    ) -> int:
        """Run the stepping loop.

        Args:
            law: The control law.
            parameters: Its parameter record.
            memory: Its memory record, which it changes.
            command: The command record.
            steps: Number of steps at most.
            until: Events that end the burst earlier, a union of `kernel.STATE_CHANGE` …; a fall or divergence always
                ends it.
            compiled: False runs the loop in Python.

        Returns:
            The events of the last step.
        """
        until |= kernel.FELL | kernel.DIVERGED
        elsewhere = stepped_by.get()
        if elsewhere is not None and steps > 0:
            return elsewhere(self, law, parameters, memory, command, steps, until)
        records, views = (parameters, memory, command), (self.body, self.buffers, self.pushes)
        if not compiled or kept_code.switched_off():
            alone = ((record,) for record in records)
            return kernel.python_loop(law)(self.model, self.data, steps, until, *views, *alone, self.data.ctrl)
        if self._stepper is None or not self._stepper.fits(law, records, views):
            addresses = (self.model._address, self.data._address)
            self._stepper = Stepper(addresses, views, self.data.ctrl, law, records, self._stepper)
        return self._stepper.advance(steps, until)

    def _counters(self) -> tuple[np.ndarray, ...]:
        """The counters of the loop that are part of a snapshot."""
        b = self.buffers
        return b.clock, b.air_steps, b.tally, b.log_row, b.log_every

    def save(self) -> Snapshot:
        """This instant, to go back to."""
        kind = mujoco.mjtState.mjSTATE_INTEGRATION
        state = np.empty(mujoco.mj_stateSize(self.model, kind))
        mujoco.mj_getState(self.model, self.data, state, kind)
        counters = self._counters()
        data = self.data  # what belongs to the last step and is read in the next one
        lagging = (data.sensordata.copy(), data.actuator_force.copy(), data.qfrc_constraint.copy())
        return Snapshot(state, *lagging, tuple(c.copy() for c in counters))

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot; what follows is the same, bit for bit."""
        mujoco.mj_setState(self.model, self.data, snapshot.state, mujoco.mjtState.mjSTATE_INTEGRATION)
        self.data.sensordata[:] = snapshot.sensors
        self.data.actuator_force[:] = snapshot.torque
        self.data.qfrc_constraint[:] = snapshot.constraint
        self.data.warning.number[:] = 0
        counters = self._counters()
        for counter, saved in zip(counters, snapshot.counters, strict=True):
            counter[:] = saved

    def show(self, qpos: np.ndarray, steps: int, recorded: bool) -> None:
        """Put the body into a pose without forces, `steps` time steps after the last one.

        Velocities come from the difference of the two poses. Torques and ground forces are recorded as 0: there
        are none.

        Args:
            qpos: Root and joint positions [nq].
            steps: Time steps since the pose before; 0 for the first pose.
            recorded: Whether the pose becomes a row of the series.
        """
        data, own = self.data, self.buffers
        if steps > 0:
            before, after = data.qpos.copy(), data.qpos.copy()
            after[: len(qpos)] = qpos
            mujoco.mj_differentiatePos(self.model, data.qvel, steps * self.dt, before, after)
        data.qpos[: len(qpos)] = qpos
        data.ctrl[:], data.actuator_force[:] = 0.0, 0.0
        mujoco.mj_forward(self.model, data)
        self.body.contact[:, 1:] = 0.0
        own.clock[0] += steps
        self.body.time[0] = own.clock[0] * self.dt
        if recorded:
            kernel._write_log(self.body, own, 0)

    def show_recorded(self, qpos: np.ndarray, qvel: np.ndarray, torque: np.ndarray, contact: np.ndarray) -> None:
        """Put recorded values into the views, without physics; for pictures of a recording.

        Args:
            qpos: Root and joint positions [nq].
            qvel: Root and joint velocities [nv].
            torque: Of the motors [joint] [N m].
            contact: Touching, and force on the foot [contact point, 4] [N].
        """
        self.data.qpos[: len(qpos)], self.data.qvel[: len(qvel)] = qpos, qvel
        self.data.actuator_force[: len(torque)] = torque
        self.body.contact[:] = contact

    def take_over(self, old: World, kept: tuple[int, ...] = ()) -> None:
        """Go on from a world of the same body with other props; `kept` are the old numbers of those that stay."""
        mine, others = self.data, old.data
        nq, nv, sensors = len(self.buffers.qpos), len(self.buffers.qvel), len(self.character.contacts) * 4 + 4
        counts = {"qpos": nq, "qvel": nv, "qacc_warmstart": nv, "qfrc_constraint": nv, "sensordata": sensors}
        for name, count in counts.items():
            getattr(mine, name)[:count] = getattr(others, name)[:count]
        mine.actuator_force[:], mine.ctrl[:] = others.actuator_force, others.ctrl
        for i, prop in enumerate(self.props):
            mine.qvel[nv + 6 * i :][:3] = prop.velocity
        for new, before in enumerate(kept):
            mine.qpos[nq + 7 * new :][:7] = others.qpos[nq + 7 * before :][:7]
            mine.qvel[nv + 6 * new :][:6] = others.qvel[nv + 6 * before :][:6]
        for name in ("clock", "air_steps", "tally"):
            getattr(self.buffers, name)[:] = getattr(old.buffers, name)
        self.body.foot_down[:] = old.body.foot_down
        self.carry(old.carried)
        self.set_damping(old.buffers.damping)

    def go_limp(self, steps: int) -> None:
        """Step a fallen body without control: no torque but the motors' own damping."""
        self.data.ctrl[:] = 0.0
        self.data.xfrc_applied[:] = 0.0
        if steps > 0:
            mujoco.mj_step(self.model, self.data, steps)
        self.buffers.clock[0] += steps

    def poses(self, qpos: np.ndarray | None = None) -> np.ndarray:
        """Positions and orientations (wxyz) of links, then props, in the world frame, [part, 7]; for pictures.

        Args:
            qpos: Other root and joint positions than those of the simulation [nq].
        """
        seen: Any = self._kinematics or mujoco.MjData(self.model)
        self._kinematics = seen
        seen.qpos[:] = self.data.qpos
        if qpos is not None:
            seen.qpos[: len(qpos)] = qpos
        mujoco.mj_kinematics(self.model, seen)
        return np.hstack((seen.xpos[1:], seen.xquat[1:]))

    def joint_states(self) -> np.ndarray:
        """Angle [rad], rate [rad/s] and applied torque [N m] of the joints in the character's order [joint, 3]."""
        n = len(self.character.joints)
        return np.stack((self.body.angle, self.body.rate, self.data.actuator_force[:n]), axis=1)

    def contacts(self) -> np.ndarray:
        """Touching (0 or more) and force on the foot [N] of the contact points [contact point, 4], a copy."""
        return self.body.contact.copy()

    def point(self, link: str, point: tuple[float, ...]) -> np.ndarray:
        """A point of a link, given in the link's frame, in the world frame [3] [m]."""
        k = self.body_id[link]
        return self.data.xpos[k] + self.data.xmat[k].reshape(3, 3) @ np.array(point)

    def set_time(self, seconds: float) -> None:
        """Call this instant another time [s]."""
        self.buffers.clock[0] = round(seconds / self.dt)

    def culprit(self) -> str:
        """The body part that moves fastest, or is not a number: where a divergence began."""
        speeds = np.abs(self.data.cvel).sum(axis=1)
        worst = int(np.argmax(np.where(np.isfinite(speeds), speeds, np.inf)[1:])) + 1
        return self.model.body(worst).name


def check_time_step(dt: float) -> None:
    """Raise `BadInput` for a time step [s] that cannot work."""
    if not (math.isfinite(dt) and MIN_DT <= dt <= MAX_DT):
        raise BadInput(
            f"time step {dt:g} s cannot be used: the servos and ground contacts are too stiff for steps above "
            f"{MAX_DT:g} s and rounding rules below {MIN_DT:g} s; the largest that works is {MAX_DT:g}"
        )
