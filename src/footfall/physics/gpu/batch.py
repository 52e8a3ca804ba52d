"""All worlds of one body, one ground and one law on a device, with the queue of their trials."""

# MuJoCo's and Warp's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false, reportMissingImports=false
from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import mujoco
import numpy as np

from ...errors import FootfallError
from ..machine_code import slow_start
from ..world import World
from . import contacts, kernels, records, variants
from . import device as devices
from .code import refused
from .world import PARKED

BURST = 20  # steps of a captured graph
CHECK = 10  # graphs between two looks at the number of finished trials
MOST_WORLDS = 16384  # that are stepped at once; more trials wait in the queue
CONTACTS, ROWS = 24, 96  # room for contacts of a world on average, and for constraint rows of each
WORLD_BYTES = 160_000  # of MuJoCo Warp, for one world of the human on an H200
OFF = mujoco.mjtDisableBit
NOT_KNOWN = OFF.mjDSBL_AUTORESET | OFF.mjDSBL_MIDPHASE  # Warp has neither
# With this flag Warp leaves the motors' damping out of the implicit integration. No joint has a damper of its own.
NOT_KNOWN |= OFF.mjDSBL_DAMPER


@dataclass(frozen=True)
class Job:
    """One trial of the queue.

    Attributes:
        start: Number of its start.
        parameters: Number of its parameters.
        steps: Clock at which its time is up.
        pushes: Records of `records.PUSH`.
        commands: Records of `records.COMMANDED`.
        variant: Number of the world of which it has time step, ground and body.
        log_every: Steps between two recorded rows; 0 records nothing.
    """

    start: int
    parameters: int
    steps: int
    pushes: np.ndarray
    commands: np.ndarray
    variant: int = 0
    log_every: int = 0


@dataclass(frozen=True)
class Outcome:
    """How the trials ended.

    Attributes:
        trial: [trial] of `records.TRIAL`.
        log: [trial, row, column] of what was recorded.
        steps: World steps that were made.
    """

    trial: np.ndarray
    log: np.ndarray
    steps: int


class DeviceBatch:
    """Worlds on a device, with room for a queue of trials.

    Args:
        hosts: A world on the CPU of every body, ground and time step; all of one structure (`variants.fitting`).
        law: The control law.
        name: Of the skill, for messages.
        device: `cuda`, or `cpu` for Warp's own CPU device.
        worlds: Number of worlds that are stepped at once.
        varied: Numbers of the model that each world has of its own, beside those in which `hosts` differ.
    """

    def __init__(
        self,
        hosts: Sequence[World],
        law: Callable,
        name: str,
        device: str,
        worlds: int,
        varied: Sequence[str] = (),
    ):
        self.warp, self.mjw = devices.modules()
        self.hosts, self.host, self.law, self.name = list(hosts), hosts[0], law, name
        self.device, self.worlds = device, worlds
        self.varied = variants.with_places({variants.TIME_STEP, *varied, *(variants.fitting(hosts) or ())})
        devices.check_worlds(worlds, WORLD_BYTES, device)
        self._kernels = kernels.on_gpu(law) if self.on_gpu else kernels.on_cpu(law)
        self._graph: Any = None
        model = copy.copy(self.host.model)
        model.opt.disableflags &= ~int(NOT_KNOWN)
        with self.warp.ScopedDevice(device):
            self.model = self.mjw.put_model(model)
            self.model.opt.disableflags |= int(OFF.mjDSBL_SENSOR)  # `contacts.py` instead
            self.model.opt.warn_overflow = 0  # `check_room` instead of lines on the screen
            self.model.opt.run_qacc_smooth = False  # the solver begins from the last step: half of the factorisations
            self._point = self.warp.array(contacts.addresses(self.host), dtype=int)
            self.data = self.mjw.make_data(model, nworld=worlds, nconmax=CONTACTS, njmax=ROWS)
            motor = np.repeat(self.model.actuator_biasprm.numpy(), worlds, axis=0)
            self.model.actuator_biasprm = self.warp.array(motor, dtype=self.model.actuator_biasprm.dtype)
            self._varied = variants.place(self.model, self.data, self.varied, worlds, self.warp)
            self.data.qpos.assign(np.tile(self._parked(), (worlds, 1)))
        self.views = self._views()
        self.fixed: Any = None
        self.tables: Any = None

    def _parked(self) -> np.ndarray:
        """Positions of a world that has no trial yet: in the pose zero it would lie in the ground."""
        found = np.array(self.host.model.qpos0)
        found[1 if self.host.character.planar else 2] = PARKED
        return found

    @property
    def on_gpu(self) -> bool:
        """Whether the device is a GPU."""
        return self.device != "cpu"

    def _shared(self, array: Any) -> Any:
        """Warp's array as one of Numba; the same memory."""
        if not self.on_gpu:
            return array.numpy()
        from numba import cuda

        return cuda.as_cuda_array(array)

    def _flat(self, array: Any) -> Any:
        """Warp's array as one of Numba, one row a world."""
        seen = self._shared(array)
        return seen.reshape((seen.shape[0], seen.size // seen.shape[0]))

    def _own(self, array: np.ndarray) -> Any:
        """An array of ours on the device."""
        if not self.on_gpu:
            return array
        from numba import cuda

        return cuda.to_device(array)

    def _views(self) -> records.Views:
        data, shared = self.data, self._shared
        rotation = shared(data.xmat)
        return records.Views(
            qpos=shared(data.qpos),
            qvel=shared(data.qvel),
            position=shared(data.xpos),
            rotation=rotation.reshape((*rotation.shape[:2], 9)),
            com=shared(data.subtree_com),
            com_rate=shared(data.subtree_linvel),
            angular_momentum=shared(data.subtree_angmom),
            axis=shared(data.xaxis),
            angular_velocity=shared(data.cvel),
            inertia=shared(data.M),
            bias=shared(data.qfrc_bias),
            constraint=shared(data.qfrc_constraint),
            torque=shared(data.actuator_force),
            control=shared(data.ctrl),
            push_force=shared(data.xfrc_applied),
            body_centre=shared(data.xipos),
            sensor=shared(data.sensordata),
            warmstart=shared(data.qacc_warmstart),
            applied=shared(data.qfrc_applied),
            motor=shared(self.model.actuator_biasprm),
            varied=tuple(self._flat(array) for array in self._varied),
        )

    def _fixed(self) -> records.Fixed:
        body, buffers, planar, own = self.host.body, self.host.buffers, self.host.character.planar, self._own
        return records.Fixed(
            foot_link=own(body.foot_link),
            inertia_start=own(body.inertia_start),
            inertia_column=own(body.inertia_column),
            point_foot=own(buffers.point_foot),
            none=own(np.zeros(1, np.int64)),
            n_root=3 if planar else 7,
            n_root_rate=3 if planar else 6,
            hinge=3 if planar else 1,
            root=self.host.body_id[self.host.character.root.name],
            height_at=buffers.height_at,
        )

    def load(
        self,
        starts: np.ndarray,
        parameters: np.ndarray,
        damping: np.ndarray,
        jobs: Sequence[Job],
        rows: int = 0,
    ) -> None:
        """Put a queue of trials on the device, in place of the one before.

        Args:
            starts: [start] of `records.start_type`.
            parameters: [set] parameter records of the law.
            damping: [set, joint] of the motors [N m s/rad].
            jobs: The trials.
            rows: Rows that are recorded of each at most.
        """
        n, body = len(jobs), self.host.body
        trial = np.zeros(n, records.TRIAL)
        trial["start"] = [job.start for job in jobs]
        trial["parameters"] = [job.parameters for job in jobs]
        trial["steps"] = [job.steps for job in jobs]
        trial["variant"] = [job.variant for job in jobs]
        trial["log_every"] = [job.log_every for job in jobs]
        pushes = np.zeros((n, max(1, *(len(job.pushes) for job in jobs)) if n else 1), records.PUSH)
        pushes["first"] = pushes["last"] = -1
        commands = np.zeros((n, max(1, *(len(job.commands) for job in jobs)) if n else 1), records.COMMANDED)
        commands["first"] = -1
        for k, job in enumerate(jobs):
            pushes[k, : len(job.pushes)] = job.pushes
            commands[k, : len(job.commands)] = job.commands
        columns = len(self.host.columns) if rows else 1
        devices.check_worlds(n, 4 * rows * columns + 4096, self.device)
        state = np.zeros(self.worlds, records.state_type(len(body.contact), len(body.foot_down)))
        own = self._own
        tables = records.Tables(
            state=own(state),
            memory=own(np.zeros(self.worlds, starts.dtype["memory"])),
            command=own(np.zeros(self.worlds, starts.dtype["command"])),
            trial=own(trial),
            start=own(starts),
            parameters=own(parameters),
            damping=own(damping),
            pushes=own(pushes),
            commands=own(commands),
            log=own(np.zeros((n, max(1, rows), columns), np.float32)),
            last=own(np.zeros(1, starts.dtype)),
            counter=own(np.zeros(2, np.int64)),
            **self._variants(len(self.hosts)),
        )
        self.tables, self.fixed, self._graph, self._count = tables, self._fixed(), None, n
        with slow_start():
            self._launch(self._kernels.begin)

    def _variants(self, room: int) -> dict[str, Any]:
        """The variants as tables, with room for so many."""
        rows = np.concatenate([variants.record(world) for world in self.hosts])
        rows = np.concatenate([rows, np.zeros(room - len(rows), rows.dtype)])
        varied = []
        for name in self.varied:
            found = [variants.numbers(world, name) for world in self.hosts]
            varied.append(self._own(np.array([*found, *[np.zeros_like(found[0])] * (room - len(found))])))
        return {"variant": self._own(rows), "varied": tuple(varied)}

    def _launch(self, kernel: Any, count: int = 0, rest: Any = None) -> None:
        """Run one of our kernels on all worlds or on so many rows, on Warp's stream."""
        arguments = (count or self.worlds, self.views, self.tables, rest or self.fixed)
        from numba.core.errors import NumbaError

        try:
            if not self.on_gpu:
                kernel(*arguments)
                return
            stream = self.stream()
            blocks = ((count or self.worlds) + kernels.THREADS - 1) // kernels.THREADS
            kernel[blocks, kernels.THREADS, stream](*arguments)
        except NumbaError as error:
            raise refused(self.name, error) from None

    def stream(self) -> Any:
        """Warp's stream as one of Numba; only on a GPU."""
        from numba import cuda

        return cuda.external_stream(self.warp.get_stream(self.device).cuda_stream)

    def launch(self, kernel: Any, rest: Any) -> None:
        """Run a kernel `(worlds, views, tables, rest)` on all worlds."""
        self._launch(kernel, 0, rest)

    def step(self, count: Any = None, rest: Any = None) -> None:
        """One step of all worlds: physics, law, physics, totals.

        Args:
            count: Another kernel for the totals.
            rest: Its last argument.
        """
        self.mjw.step1(self.model, self.data)
        self.mjw.subtree_vel(self.model, self.data)
        self._launch(self._kernels.control)
        self.mjw.step2(self.model, self.data)
        self._touch()
        self._launch(count or self._kernels.count, 0, rest)

    def _touch(self) -> None:
        """Write the contacts with the ground into the sensor data, which the first half of a step has cleared."""
        data, touch = self.data, self.data.contact
        given = (data.nacon, touch.worldid, touch.geom, touch.frame, touch.efc_address, data.efc.force)
        ground = 4 * len(self.host.character.contacts)
        self.warp.launch(contacts.kernel(), data.naconmax, [*given, self._point, ground], [data.sensordata])

    def save(self) -> list[Any]:
        """This instant of all worlds, for `restore`."""
        tables = self.tables
        own = [self._host(array).copy() for array in (tables.state, tables.memory, tables.command)]
        return [*(self.warp.clone(array) for array in self._physics()), *own]

    def restore(self, saved: list[Any]) -> None:
        """Go back to a saved instant."""
        physics, tables = self._physics(), self.tables
        for array, kept in zip(physics, saved, strict=False):
            self.warp.copy(array, kept)
        for array, kept in zip((tables.state, tables.memory, tables.command), saved[len(physics) :], strict=True):
            if self.on_gpu:
                array.copy_to_device(kept)
            else:
                array[:] = kept

    def _physics(self) -> list[Any]:
        data = self.data
        return [data.qpos, data.qvel, data.qacc_warmstart, data.ctrl, data.xfrc_applied, data.qfrc_constraint]

    def captured(self, step: Callable[[], None], steps: int, warm: bool = True) -> Callable[[], None]:
        """Steps as one call: on a GPU a graph, captured after one step that compiles everything, unless not `warm`."""
        if not self.on_gpu:

            def several() -> None:
                for _ in range(steps):
                    step()

            return several
        if warm:
            with slow_start():
                step()
                self.warp.synchronize_device(self.device)
        with self.warp.ScopedDevice(self.device), self.warp.ScopedCapture() as capture:
            for _ in range(steps):
                step()
        return lambda: self.warp.capture_launch(capture.graph)

    def finished(self) -> int:
        """Trials that are over; waits for the device."""
        return int(self._host(self.tables.counter)[1])

    def check_room(self) -> None:
        """Refuse what was simulated without all of its contacts.

        Raises:
            FootfallError: The contacts of the worlds did not fit into the room that was made for them.
        """
        kinds = self.mjw.OverflowType
        solver = kinds.ITERATIONS | kinds.LS_ITERATIONS  # reached on the CPU as well, and no fault there
        if (self.data.overflow.numpy() & ~int(solver)).any():
            raise FootfallError(f"{self.name}: contacts did not fit into the memory of {self.device}")

    def _host(self, array: Any) -> np.ndarray:
        if not self.on_gpu:
            return array
        self.warp.synchronize_device(self.device)
        return array.copy_to_host()

    def run(self, progress: Callable[[int, int], None] | None = None) -> Outcome:
        """Run the queue to its end.

        Args:
            progress: Called with the finished and all trials.

        Returns:
            How they ended, in the order of the queue.

        Raises:
            FootfallError: The contacts of the worlds did not fit into the room that was made for them.
        """
        with self.warp.ScopedDevice(self.device):
            burst = self.captured(self.step, BURST)
            done, bursts = self.finished(), 0
            while done < self._count:
                for _ in range(CHECK if self.on_gpu else 1):
                    burst()
                    bursts += 1
                done = self.finished()
                if progress is not None:
                    progress(done, self._count)
            self.check_room()
        tables = self.tables
        log = self._host(tables.log) if tables.log.shape[2] > 1 else np.zeros((self._count, 0, 1), np.float32)
        return Outcome(self._host(tables.trial), log, bursts * BURST * self.worlds)
