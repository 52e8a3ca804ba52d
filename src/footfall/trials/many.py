"""Run many trials: on all cores, or all at once on a GPU."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from .. import parallel, systems
from ..control.law import COMMAND, Controller
from ..control.skill import Skill
from ..errors import BadInput
from ..physics import push as pushing
from .rollout import Ending, Note, Rollout
from .run import force_text, run
from .simulation import Simulation, scattered_start
from .trial import Command, Trial


def run_many(
    trials: Sequence[Trial],
    device: str = "cpu",
    progress: parallel.Progress = parallel.no_progress,
    warp_device: str = "",
) -> list[Rollout]:
    """Run many trials to their ends.

    On a GPU all worlds are stepped together in single precision by MuJoCo Warp (docs/gpu.md says what differs). Trials
    of one law, on bodies with the same joints and on grounds of as many pieces, run together; others after them.

    Args:
        trials: What to simulate.
        device: `cpu` (all cores) or `cuda`. Without a GPU, `cuda` runs on the CPU.
        progress: Progress callback.
        warp_device: Warp's own name of the device to use in place of `device`; `cpu` runs the code for GPUs without
            one, for tests.

    Returns:
        What was recorded and how each ended, in the order of `trials`.

    Raises:
        FootfallError: A trial cannot run on this device, or a skill has a fault.
    """
    from ..physics.gpu import device as devices

    chosen, _ = devices.choose(device)
    where = warp_device or chosen
    if where == "cpu" and not warp_device:
        return parallel.parallel_map(run, trials, progress)
    return _in_queues(trials, where, progress, _rollout)


class Ended(NamedTuple):
    """How a trial ended, and the way it went.

    Attributes:
        ending: How.
        begin: Position of the root along x at the start [m].
        x: The same at the end [m].
    """

    ending: Ending
    begin: float
    x: float


def endings(
    trials: Sequence[Trial], warp_device: str, progress: parallel.Progress = parallel.no_progress
) -> list[Ended]:
    """Run many trials on a device without records.

    Args:
        trials: What to simulate; `record_every` does not count.
        warp_device: Warp's name of the device; `cpu` runs the code for GPUs without one.
        progress: Progress callback.

    Returns:
        How each ended, in the order of `trials`.

    Raises:
        FootfallError: A trial cannot run on a GPU.
    """
    silent = [replace(trial, record_every=0.0) for trial in trials]
    return _in_queues(silent, warp_device, progress, _ended)


def _in_queues(
    trials: Sequence[Trial],
    device: str,
    progress: parallel.Progress,
    read: Callable[[Trial, Queue, Any, int], Any],
) -> list[Any]:
    """Run trials on a device, queue by queue, and read how each ended."""
    results: list[Any] = [None] * len(trials)
    check(trials)
    done = 0
    for queue, numbers in queues(trials):
        tell = lambda finished, _, before=done: progress(before + finished, len(trials), "trials")  # noqa: E731
        outcome = queue.run(device, tell)
        for k, i in enumerate(numbers):
            results[i] = read(trials[i], queue, outcome, k)
        done += len(numbers)
    return results


def check(trials: Sequence[Trial]) -> None:
    """Refuse trials that cannot run on a GPU.

    Raises:
        BadInput: Bodies with different numbers of joints, a kinematic skill, a director, balls, gait changes or boxes.
    """
    joints = sorted({len(trial.character.joints) for trial in trials})
    if len(joints) > 1:
        numbers = ", ".join(map(str, joints))
        raise BadInput(f"bodies with {numbers} joints cannot be stepped together on a GPU; expected one number")
    for trial in {id(trial.skill): trial for trial in trials}.values():
        name, system = trial.skill.id, systems.of(trial.skill)
        if systems.kinematic(trial.skill):
            raise BadInput(f"{name} is kinematic: it has no law that a GPU could run")
        if system.director(trial.skill) is not None:
            raise BadInput(f"{name} has a director, which runs in Python; expected a skill of one law on a GPU")
        if system.carried(trial.skill, trial.dt, trial.seconds) is not None:
            raise BadInput(f"{name} has a root that follows a recording, which is not made for a GPU")
    for trial in trials:
        for what, given in (("balls", trial.hits), ("gait changes", trial.changes), ("boxes", trial.ground.props)):
            if given:
                raise BadInput(f"{trial.skill.id}: trials with {what} cannot run on a GPU")


def _groups(trials: Sequence[Trial]) -> list[list[int]]:
    """Numbers of the trials of one law, body, ground and time step."""
    found: list[tuple[tuple, list[int]]] = []
    laws: dict[int, Any] = {}
    for i, trial in enumerate(trials):
        if id(trial.skill) not in laws:
            controller = systems.controller(trial.skill)
            laws[id(trial.skill)] = (controller.law, controller.parameters.dtype)
        key = (laws[id(trial.skill)], trial.dt, trial.ground, trial.character)
        for other, numbers in found:
            if other[:-1] == key[:-1] and (other[-1] is key[-1] or other[-1] == key[-1]):
                numbers.append(i)
                break
        else:
            found.append((key, [i]))
    return [numbers for _, numbers in found]


def queues(trials: Sequence[Trial]) -> list[tuple[Queue, list[int]]]:
    """Trials as queues, each of what can be stepped together: one law, and bodies and grounds of one structure.

    Args:
        trials: Any that `check` does not refuse.

    Returns:
        The queues, and the numbers of their trials.
    """
    from ..physics.gpu import variants

    found: list[tuple[Queue, list[int]]] = []
    for numbers in _groups(trials):
        sim = Simulation(replace(trials[numbers[0]], record_every=0.0))
        law, kind = sim.controller.law, sim.controller.parameters.dtype
        for queue, others in found:
            controller = queue.sim.controller
            same = controller.law is law and controller.parameters.dtype == kind
            if same and variants.differing(queue.sim.world, sim.world) is not None:
                others += numbers
                break
        else:
            queue, others = Queue(sim), list(numbers)
            found.append((queue, others))
        for i in numbers:
            queue.take(trials[i], queue.variant(sim))
    return found


@dataclass
class Queue:
    """Trials of one law, on bodies and grounds of one structure, being put together for a device.

    Attributes:
        sim: A simulation on the CPU, which makes their starts.
        sims: One for every body, ground and time step; the first is `sim`.
    """

    sim: Simulation

    def __post_init__(self) -> None:
        self.sims = [self.sim]
        self.rows = 0
        self.starts: list[np.ndarray] = []
        self.jobs: list[Any] = []
        self._controllers: dict[int, tuple[int, Controller]] = {}
        self._known: dict[Any, int] = {}
        self._kept: list[Any] = []  # keys are addresses, so what they name must live

    def variant(self, sim: Simulation) -> int:
        """Number of a simulation's body, ground and time step."""
        if all(known is not sim for known in self.sims):
            self.sims.append(sim)
        return next(k for k, known in enumerate(self.sims) if known is sim)

    def parameters(self, skill: Skill, controller: Controller | None = None) -> int:
        """Number of the parameters of a skill."""
        if id(skill) not in self._controllers:
            self._kept.append(skill)
            made = controller or systems.controller(skill)
            self._controllers[id(skill)] = (len(self._controllers), made)
        return self._controllers[id(skill)][0]

    def start(self, key: Any, ready: Callable[[], Any], variant: int = 0) -> int:
        """Number of a start; `ready` brings the simulation of its variant there where it is a new one."""
        from ..physics.gpu import instants

        if key not in self._known:
            ready()
            sim = self.sims[variant]
            row = np.zeros(1, instants.start_type(sim.world, sim.controller.memory, COMMAND))
            instants.fill_start(row[0], instants.Instant(sim.world, sim.memory, sim.command))
            self._known[key] = len(self.starts)
            self.starts.append(row)
        return self._known[key]

    def add(
        self,
        start: int,
        parameters: int,
        until: float,
        pushes: Sequence[pushing.Push] = (),
        commands: Sequence[Command] = (),
        turned: bool = False,
        variant: int = 0,
        log_every: int = 0,
    ) -> None:
        """Put a trial behind the others.

        Args:
            start: Number of its start.
            parameters: Number of its parameters.
            until: When its time is up [s].
            pushes: External forces.
            commands: Of speed, heading and lateral speed.
            turned: Whether the forces are given in the heading frame of the instant at which each push begins.
            variant: Number of its body, ground and time step.
            log_every: Steps between two recorded rows; 0 records nothing.
        """
        from ..physics.gpu import batch, records

        of, dt = self.sims[variant].world, self.sims[variant].trial.dt
        table = np.zeros(len(commands), records.COMMANDED)
        for row, command in zip(table, commands, strict=True):
            given = (command.speed, command.heading, command.lateral)
            row["first"] = round(command.time / dt)
            row["given"] = [value is not None for value in given]
            row["value"] = [0.0 if value is None else value for value in given]
        given = pushing.records(tuple(pushes), of.character, of.body_id, dt)
        force = np.zeros(len(given), records.PUSH)
        for name in given.dtype.names or ():
            force[name] = given[name]
        force["turned"] = turned
        steps = max(1, round(until / dt))
        self.rows = max(self.rows, steps // log_every + 1 if log_every else 0)
        self.jobs.append(batch.Job(start, parameters, steps, force, table, variant, log_every))

    def take(self, trial: Trial, variant: int = 0) -> None:
        """Put a whole trial behind the others, on the body and ground of a variant."""
        sim, number, start = self.sims[variant], self.parameters(trial.skill), scattered_start(trial)
        scatter = trial.seed if trial.scatter > 0.0 else None
        key = (id(trial.skill), scatter, trial.scatter, id(trial.start), variant)
        self._kept.append(trial)
        controller = self._controllers[id(trial.skill)][1]
        row = self.start(key, lambda: sim.begin(trial.skill, controller, start), variant)
        every = max(1, round(trial.record_every / trial.dt)) if trial.record_every > 0 else 0
        commands = sorted(trial.commands, key=lambda each: each.time)
        self.add(row, number, trial.seconds, trial.pushes, commands, variant=variant, log_every=every)

    def run(
        self,
        device: str,
        progress: Callable[[int, int], None] | None = None,
        most: int = 0,
    ) -> Any:
        """Run the trials on a device.

        Args:
            device: Warp's name of it.
            progress: Called with the finished and all trials.
            most: Worlds that are stepped at once at most; as many as are useful if 0.

        Returns:
            The `Outcome` of `physics.gpu.batch`.
        """
        made = self.batch(device, most)
        made.load(*self.records(), self.rows)
        return made.run(progress)

    def batch(self, device: str, most: int = 0, worlds: int = 0) -> Any:
        """Worlds on a device for these trials: so many, or as many as are useful."""
        from ..physics.gpu import batch

        worlds = worlds or min(len(self.jobs), most or batch.MOST_WORLDS)
        sim = self.sim
        hosts = [each.world for each in self.sims]
        return batch.DeviceBatch(hosts, sim.controller.law, sim.skill.id, device, worlds)

    def records(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[Any]]:
        """Starts, parameters, damping and trials, as the device takes them."""
        controllers = [controller for _, controller in self._controllers.values()]
        parameters: Any = np.zeros(len(controllers), controllers[0].parameters.dtype)
        for number, controller in enumerate(controllers):
            for name in parameters.dtype.names or ():
                parameters[name][number] = controller.parameters[name]
        damping = np.array([controller.damping for controller in controllers], float)
        return np.concatenate(self.starts), parameters, damping, self.jobs


def _ended(trial: Trial, queue: Queue, outcome: Any, k: int) -> Ended:
    """How one trial ended, and where."""
    row = outcome.trial[k]
    kind = ("stopped", "time_up", "fell", "diverged")[int(row["ending"])]
    begin = queue.starts[queue.jobs[k].start]["qpos"][0, 0]
    return Ended(Ending(kind, float(row["clock"]) * trial.dt), float(begin), float(row["x"]))


def _rollout(trial: Trial, queue: Queue, outcome: Any, k: int) -> Rollout:
    """How one trial ended."""
    row, every, columns = outcome.trial[k], queue.jobs[k].log_every, tuple(queue.sim.world.columns)
    rows = int(row["rows"])
    series = outcome.log[k, :rows].astype(float) if every else np.zeros((0, len(columns)))
    if rows:
        series[:, 0] = np.arange(rows) * every * trial.dt  # exact, unlike single precision
    ending, character = _ended(trial, queue, outcome, k).ending, trial.character
    notes = [
        Note(push.start, f"push of {force_text(push.force)} on {push.where(character)[0]} for {push.duration:g} s")
        for push in sorted(trial.pushes, key=lambda push: push.start)
        if push.start <= ending.time
    ]
    return Rollout(trial, ending, columns, series, row["tally"].copy(), tuple(notes))
