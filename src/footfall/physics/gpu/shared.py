"""Worlds on a device that many simulations share: each hands over an instant, and gets it back where its burst ended.

A simulation on the CPU keeps its `World`; only the stepping happens elsewhere. So what is written for one simulation
(objectives, measurements) runs for hundreds of them at once, as it is.
"""

# Numba and Warp carry no types of their arrays.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event
from typing import Any

import mujoco
import numpy as np

from ...errors import BadInput, FootfallError
from .. import kernel
from ..machine_code import slow_start
from ..world import World
from . import device as devices
from . import instants, records, variants
from .batch import BURST, DeviceBatch

PUSHES = 2  # of a burst at most
VARIANTS = 256  # bodies, grounds and time steps of one set of worlds at most
ENDINGS = {records.FELL: kernel.FELL, records.DIVERGED: kernel.DIVERGED}


@dataclass
class Burst:
    """Steps that a simulation asks for.

    Attributes:
        world: Of the simulation; it is changed when the burst is over.
        law: The control law.
        parameters: Its parameter record.
        memory: Its memory record, changed like the world.
        command: The command record.
        steps: Number of steps at most.
        until: Events that end it earlier.
        happened: The events of the last step.
        over: Set when it is over.
        problem: Why it could not be made.
    """

    world: World
    law: Callable
    parameters: Any
    memory: Any
    command: Any
    steps: int
    until: int
    happened: int = 0
    over: Event = field(default_factory=Event)
    problem: BaseException | None = None


class SharedWorlds:
    """Worlds of any number of bodies and grounds on one device, taken and given back burst by burst.

    Args:
        device: Warp's name of the device.
        worlds: Of one structure, stepped at once; more bursts wait.
        unrecorded: The same of bursts without records, which are stepped apart from those with records; `worlds` if 0.
    """

    def __init__(self, device: str, worlds: int, unrecorded: int = 0):
        self.device, self.worlds, self.unrecorded = device, worlds, unrecorded or worlds
        self._sets: list[_Set] = []

    def ask(self, burst: Burst) -> None:
        """Put a burst behind the others; `work` makes it."""
        try:
            self._fitting(burst).waiting.append(burst)
        except FootfallError as error:
            burst.problem = error
            burst.over.set()

    def work(self) -> bool:
        """Let all worlds make a few steps.

        Returns:
            Whether there was anything to do.
        """
        busy = [each for each in self._sets if each.waiting or each.active]
        for each in busy:
            each.begin()
        for each in busy:
            each.end()
        return bool(busy)

    def forget(self) -> None:
        """Parameters of earlier laws are no longer needed."""
        for each in self._sets:
            each.forget()

    def _fitting(self, burst: Burst) -> _Set:
        for each in self._sets:
            if each.takes(burst):
                return each
        self._sets.append(_Set(burst, self.device, self.worlds if _rows(burst.world) else self.unrecorded))
        return self._sets[-1]


class _Set:
    """Worlds of one structure and one law."""

    def __init__(self, first: Burst, device: str, worlds: int):
        host = _like(first.world)
        self.batch = DeviceBatch([host], first.law, host.character.name, device, worlds, variants.GROUND)
        self.law, self._kind, self._worlds = first.law, first.parameters.dtype, worlds
        self.waiting: deque[Burst] = deque()
        self.active: dict[int, Burst] = {}
        self._free, self._parameters = list(range(worlds))[::-1], {}
        self._variants: list[tuple] = [_key(first.world)]
        self._burst: Callable[[], None] | None = None
        self._seen = 0
        kind = instants.start_type(host, first.memory.dtype, first.command.dtype)
        self._fill_tables(kind, _rows(first.world))
        self._stage = records.Stage(
            np.zeros(worlds, np.int64), np.zeros(worlds, records.TRIAL), np.zeros(worlds, kind),
            np.zeros((worlds, PUSHES), records.PUSH),
        )  # fmt: skip
        self._there = records.Stage(*(self.batch._own(array) for array in self._stage))

    def _fill_tables(self, start: np.dtype, rows: int) -> None:
        batch, n, host = self.batch, self._worlds, self.batch.host
        own, body = batch._own, host.body
        state = np.zeros(n, records.state_type(len(body.contact), len(body.foot_down)))
        state["trial"] = -1
        columns = len(host.columns) if rows else 1
        devices.check_worlds(n, 4 * rows * columns + self._kind.itemsize, batch.device)
        commands = np.zeros((n, 1), records.COMMANDED)
        commands["first"] = -1
        batch.tables = records.Tables(
            state=own(state),
            memory=own(np.zeros(n, start["memory"])),
            command=own(np.zeros(n, start["command"])),
            trial=own(np.zeros(n, records.TRIAL)),
            start=own(np.zeros(n, start)),
            parameters=own(np.zeros(n, self._kind)),
            damping=own(np.zeros((n, len(host.buffers.damping)))),
            pushes=own(np.zeros((n, PUSHES), records.PUSH)),
            commands=own(commands),
            log=own(np.zeros((n, max(1, rows), columns), np.float32)),
            last=own(np.zeros(n, start)),
            counter=own(np.array([1 << 62, 0])),
            **batch._variants(VARIANTS),
        )
        batch.fixed, self._rows = batch._fixed(), rows

    def takes(self, burst: Burst) -> bool:
        """Whether these worlds can make a burst; a new body, ground or time step is put beside the others."""
        if burst.law is not self.law or burst.parameters.dtype != self._kind:
            return False
        if (_rows(burst.world) == 0) != (self._rows == 0) or _rows(burst.world) > self._rows:
            return False
        if self._variant(burst.world) is not None:
            return True
        names = variants.differing(self.batch.host, burst.world)
        if names is None or not set(names) <= set(self.batch.varied) or len(self._variants) >= VARIANTS:
            return False
        number, tables = len(self._variants), self.batch.tables
        self._variants.append(_key(burst.world))
        self._write(tables.variant, number, variants.record(burst.world))
        for name, table in zip(self.batch.varied, tables.varied, strict=True):
            self._write(table, number, variants.numbers(burst.world, name)[None])
        return True

    def _variant(self, world: World) -> int | None:
        """Number of the body, ground and time step of a world; None if they are new."""
        mine = _key(world)
        for number, known in enumerate(self._variants):
            if known[:-1] == mine[:-1] and (known[-1] is mine[-1] or known[-1] == mine[-1]):
                return number
        return None

    def forget(self) -> None:
        """Parameters of earlier laws are no longer needed."""
        self._parameters.clear()

    def _write(self, table: Any, first: int, rows: np.ndarray) -> None:
        """Rows of an array of the device."""
        if self.batch.on_gpu:
            table[first : first + len(rows)].copy_to_device(rows, stream=self.batch.stream())
        else:
            table[first : first + len(rows)] = rows

    def _parameters_of(self, burst: Burst) -> int:
        """Number of the parameters of a burst, on the device from here on."""
        key, content = id(burst.parameters), burst.parameters.tobytes() + burst.world.buffers.damping.tobytes()
        known = self._parameters.get(key)
        if known is not None and known[2] == content:
            return known[0]
        number = known[0] if known is not None else self._room()
        self._parameters[key] = (number, burst.parameters, content)  # a director may have changed them
        row = np.zeros(1, self._kind)
        for name in self._kind.names or ():
            row[name][0] = burst.parameters[name]
        self._write(self.batch.tables.parameters, number, row)
        self._write(self.batch.tables.damping, number, np.array(burst.world.buffers.damping)[None])
        return number

    def _room(self) -> int:
        """A row for parameters: a new one, or one that no burst uses any more."""
        if len(self._parameters) < self._worlds:
            return len(self._parameters)
        used = {id(burst.parameters) for burst in self.active.values()}
        key = next(key for key in self._parameters if key not in used)
        return self._parameters.pop(key)[0]

    def begin(self) -> None:
        """Give waiting bursts to free worlds, and let all of them make steps."""
        count, stage = 0, self._stage
        while self.waiting and self._free:
            burst = self.waiting.popleft()
            try:
                if len(burst.world.pushes) > PUSHES:
                    raise BadInput(f"{len(burst.world.pushes)} pushes at once; expected at most {PUSHES} on a device")
                number = self._parameters_of(burst)
            except FootfallError as error:
                burst.problem = error
                burst.over.set()
                continue
            stage.slot[count] = w = self._free.pop()
            self.active[w] = burst
            instants.fill_start(stage.start[count], instants.Instant(burst.world, burst.memory, burst.command))
            buffers, row = burst.world.buffers, stage.trial[count]
            row["start"], row["parameters"], row["variant"] = w, number, self._variant(burst.world)
            row["steps"], row["until"] = buffers.clock[0] + burst.steps, burst.until
            row["log_every"], row["ending"] = buffers.log_every[0], records.RUNNING
            given, force = burst.world.pushes, stage.pushes[count]
            force["first"], force["last"] = -1, -1
            for name in given.dtype.names or ():
                force[name][: len(given)] = given[name]
            count += 1
        batch = self.batch
        with batch.warp.ScopedDevice(batch.device):
            if count:
                for mine, theirs in zip(stage, self._there, strict=True):
                    self._write(theirs, 0, mine[:count])
                with slow_start():
                    batch._launch(batch._kernels.admit, count, self._there)
            if self._burst is None:
                self._burst = batch.captured(batch.step, BURST)
            self._burst()

    def end(self) -> None:
        """Hand bursts that are over back to their simulations."""
        batch, stage = self.batch, self._stage
        done = batch.finished()
        if done == self._seen:
            return
        self._seen = done
        batch.check_room()
        endings = batch._host(batch.tables.trial)["ending"]
        over = [w for w in self.active if endings[w] != records.RUNNING]
        stage.slot[: len(over)] = over
        with batch.warp.ScopedDevice(batch.device):
            self._write(self._there.slot, 0, stage.slot[: len(over)])
            batch._launch(batch._kernels.gather, len(over), self._there)
        ended, last = (self._read(table, len(over)) for table in (self._there.trial, self._there.start))
        for k, w in enumerate(over):
            burst = self.active.pop(w)
            self._free.append(w)
            self._hand_back(burst, w, ended[k], last[k])
            burst.over.set()

    def _read(self, table: Any, count: int) -> np.ndarray:
        if not self.batch.on_gpu:
            return table[:count].copy()
        self.batch.warp.synchronize_device(self.batch.device)
        return table[:count].copy_to_host()

    def _hand_back(self, burst: Burst, w: int, ended: Any, last: Any) -> None:
        """Put the instant at which a burst ended into its simulation."""
        world = burst.world
        data, body, buffers = world.data, world.body, world.buffers
        first, rows = int(buffers.log_row[0]), int(last["log_row"])
        if rows > first:
            table = self.batch.tables.log[w, first:rows]
            seen = table.copy_to_host() if self.batch.on_gpu else table
            buffers.log[first:rows] = seen
            buffers.log[first:rows, 0] = _times(buffers, first, rows)
        data.qpos[:], data.qvel[:], data.qacc_warmstart[:] = last["qpos"], last["qvel"], last["warmstart"]
        data.qfrc_constraint[:], data.actuator_force[:] = last["constraint"], last["torque"]
        mujoco.mj_kinematics(world.model, data)
        mujoco.mj_comPos(world.model, data)
        body.contact[:], buffers.ground_contact[:] = last["contact"], last["ground_contact"]
        buffers.air_steps[:], buffers.tally[:] = last["air_steps"], last["tally"]
        body.foot_down[:] = last["air_steps"] == 0
        buffers.clock[0], buffers.log_row[0] = last["clock"], last["log_row"]
        for record, name in ((burst.memory, "memory"), (burst.command, "command")):
            for part in record.dtype.names:
                record[part] = last[name][part]
        burst.happened = int(ended["happened"]) | ENDINGS.get(int(ended["ending"]), 0)


def _times(buffers: Any, first: int, rows: int) -> np.ndarray:
    """Times of recorded rows, exact, unlike single precision [s]."""
    every = int(buffers.log_every[0])
    begin = -(-int(buffers.clock[0]) // every) * every  # the first recorded step of the burst
    return (begin + every * np.arange(rows - first)) * buffers.dt


def _rows(world: World) -> int:
    """Rows of a recorded trial; 0 where nothing is recorded."""
    return len(world.buffers.log) if world.buffers.log_every[0] else 0


def _like(world: World) -> World:
    """A world of its own with the same model, which stays as it is."""
    made = World(world.character, world.scene, world.dt, world.props)
    made.model.dof_damping[:] = world.model.dof_damping
    return made


def _key(world: World) -> tuple:
    """Time step, help at the root, ground and body of a world."""
    return world.dt, world.model.dof_damping[:6].tobytes(), world.scene, world.character
