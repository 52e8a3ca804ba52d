"""Rectify several clips, at the same time if wanted; finished ones are kept, so that a run can be resumed."""

from __future__ import annotations

import hashlib
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import Any

from .. import __version__, characters, parallel
from ..characters import Character
from ..errors import FootfallError
from ..evaluate import report
from ..evaluate.clips import clips as reading
from ..evaluate.clips.clips import Clip
from ..physics.scene import Scene
from . import files
from .planar import rectify as rectify_planar
from .planar.player import DT as PLANAR_DT
from .planar.reference import check_body
from .result import Rectified, left_out, shortcoming
from .settings import Settings
from .spatial import rectify as rectify_spatial
from .spatial.rectify import DT as SPATIAL_DT
from .spatial.rectify import firm

_stop: Event | None = None  # of a process that rectifies clips for another
PROGRESS = ".progress.npz"
OWN, OWN_MASS = "own", 75.0  # a body made from the skeleton of each clip, and its mass [kg]
ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")  # how linear algebra is told
Rectifier = Callable[[Clip, Character, Settings, Path | None, Callable[[int, int], None], Event | None], Rectified]
"""Makes one clip physical: clip, body, settings, file of its progress, progress callback, and an end from outside."""


@dataclass
class Done:
    """What became of several clips.

    Attributes:
        rows: Figures of each clip by its name (`result.Figures.row`).
        places: The folder of each.
        refused: Name and reason of each clip that could not be used.
        stopped: Whether Ctrl-C ended it early.
    """

    rows: dict[str, dict[str, Any]] = field(default_factory=dict)
    places: dict[str, Path] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    stopped: bool = False

    def add(self, job: Job, figures: tuple[dict[str, Any], bool] | str) -> None:
        """Take the figures of a clip and whether it was stopped, or the reason why there are none."""
        if isinstance(figures, str):
            self.refused[job.path.stem] = figures.removeprefix(f"{job.path.stem}: ")
            return
        row, stopped = figures
        self.stopped = self.stopped or stopped
        self.rows[job.place.name], self.places[job.place.name] = row, job.place

    def remarks(self) -> list[str]:
        """A line for each clip of which a part was cut, and for each that does not count as rectified, and why."""
        cuts = [f"cut: {name}: {words}" for name, row in self.rows.items() if (words := left_out(row))]
        return cuts + self._shortcomings()

    def _shortcomings(self) -> list[str]:
        lines = [f"not rectified: {name}: {reason}" for name, reason in self.refused.items()]
        return lines + [f"not rectified: {name}: {why}" for name, row in self.rows.items() if (why := shortcoming(row))]


def rectifier(character: Character | None) -> Rectifier:
    """What makes clips physical on a body, or on their own where it is None; `BadInput` where nothing does."""
    if character is None or not character.planar:
        return rectify_spatial
    check_body(character)
    return rectify_planar


def time_step(character: Character | None) -> float:
    """Of the search [s]."""
    return PLANAR_DT if character is not None and character.planar else SPATIAL_DT


def conditions(character: Character | None, settings: Settings) -> dict[str, Any]:
    """Under which clips are rectified, for reports."""
    more: dict[str, Any] = {"ground": settings.ground, "budget_s": settings.seconds, "cores": parallel.cores()}
    if character is None or not character.planar:
        ground = firm(character or characters.load("human-toes")).ground
        more |= {"searches": settings.searches}
        more |= {"search_ground_stiffness_n_per_m": ground.stiffness, "search_ground_damping_ns_per_m": ground.damping}
    if character is None:
        made = {"character": OWN, "mass_kg": OWN_MASS, "friction": characters.load("human-toes").ground.friction}
        return {**made, "time_step_s": time_step(None), **more}
    if character.planar:
        more["method"] = settings.method
    return report.conditions(character, Scene(), time_step(character), **more)


def processes(character: Character | None) -> int:
    """How many clips are best rectified at the same time: on planar bodies threads share the work of one clip."""
    return 1 if character is not None and character.planar else parallel.cores()


def own_body(clip: Clip) -> Character:
    """A body made from the skeleton of a clip, with toes."""
    return characters.with_toes(characters.from_motion(clip.motion, mass=OWN_MASS, roles=clip.roles))


@dataclass(frozen=True)
class Job:
    """One clip: its file, its folder, the body (None: the clip's own), how, and whether a finished one is repeated."""

    path: Path
    place: Path
    character: Character | None
    settings: Settings
    again: bool = False

    def run(self, tell: Callable[[int, int], None], stop: Event | None) -> tuple[dict[str, Any], bool]:
        """Figures of the clip, and whether it was stopped; finished ones are read, others rectified and written."""
        mark = stamp(self.path, self.character, self.settings)
        row = None if self.again else files.saved(self.place, mark, self.settings.seconds)
        if row is not None:
            return row, False
        kept = self.place.with_name(self.place.name + PROGRESS)
        tell(0, 0)
        clip = reading.load(self.path)
        work = rectifier(self.character)
        result = work(clip, self.character or own_body(clip), self.settings, kept, tell, stop)
        files.write(result, self.place, mark, self.settings.seconds)
        if result.complete:
            kept.unlink(missing_ok=True)
        return result.figures.row(), result.stopped


def rectify_all(
    paths: Sequence[Path],
    places: dict[Path, Path],
    character: Character | None,
    settings: Settings,
    progress: parallel.Progress = parallel.no_progress,
    again: bool = False,
    processes: int = 1,
) -> Done:
    """Rectify clips and write a folder for each.

    Args:
        paths: The clips.
        places: The folder of each; progress is kept in a file beside it until it is written.
        character: The body; if None, one made from the skeleton of each clip.
        settings: How.
        progress: Progress callback.
        again: Whether finished clips are rectified again.
        processes: Clips that are rectified at the same time, each by a process of its own with one thread. With more
            than one, a script that calls this must be importable (`if __name__ == "__main__"`).

    Returns:
        Figures and reasons; after Ctrl-C those of the finished clips and what was found of the last ones.
    """
    rectifier(character)
    jobs = [Job(path, places[path], character, settings, again) for path in paths]
    if min(processes, len(jobs)) > 1:
        return _in_processes(jobs, min(processes, len(jobs)), progress)
    done, stop = Done(), Event()
    for i, job in enumerate(jobs):

        def tell(frame: int, frames: int, i: int = i, name: str = job.path.name) -> None:
            progress(i, len(paths), f"{name}: frame {frame} of {frames}")

        try:
            with _interrupts(stop):
                done.add(job, job.run(tell, stop))
        except FootfallError as error:
            done.add(job, str(error))
        except KeyboardInterrupt:
            done.stopped = True
        if done.stopped:
            break
    return done


@contextmanager
def _interrupts(stop: Event) -> Iterator[None]:
    """Meanwhile Ctrl-C ends a search, which writes what it found; given again, it interrupts as usual."""
    if current_thread() is not main_thread():  # signals are the main thread's
        yield
        return
    before = signal.getsignal(signal.SIGINT)

    def end(*_: object) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _in_processes(jobs: list[Job], processes: int, progress: parallel.Progress) -> Done:
    """Clips at the same time; after Ctrl-C each process ends its search and writes what it found."""
    done, context, total = Done(), get_context("spawn"), len(jobs)
    stop = context.Event()
    jobs = [replace(job, settings=replace(job.settings, workers=1)) for job in jobs]
    with _one_thread(), ProcessPoolExecutor(processes, context, _begin, (stop,)) as pool:
        running = {pool.submit(_run, job): job for job in jobs}
        finished = as_completed(running)
        progress(0, total, f"{processes} clips at the same time")
        while len(done.rows) + len(done.refused) < total:
            try:
                future = next(finished, None)
                if future is None:
                    break
                if not future.cancelled():
                    done.add(running[future], future.result())
                progress(len(done.rows) + len(done.refused), total, running[future].path.name)
            except KeyboardInterrupt:
                stop.set()
                done.stopped = True
                finished = as_completed([each for each in running if not each.cancel()])
    order = {job.place.name: i for i, job in enumerate(jobs)}
    done.rows = dict(sorted(done.rows.items(), key=lambda item: order[item[0]]))
    return done


@contextmanager
def _one_thread() -> Iterator[None]:
    """Processes that are started meanwhile do their linear algebra with one thread each."""
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _begin(stop: Any) -> None:
    """At the start of a process: Ctrl-C is left to the one that started it."""
    global _stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = stop


def _run(job: Job) -> tuple[dict[str, Any], bool] | str:
    """Figures of a clip, or why there are none: errors with arguments of their own cannot come back from a process."""
    try:
        return job.run(lambda frame, frames: None, _stop)
    except FootfallError as error:
        return str(error)


def stamp(path: Path, character: Character | None, settings: Settings) -> dict[str, Any]:
    """What a result depends on; a result with another stamp is stale."""
    try:
        clip = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    except OSError:
        clip = ""  # reading the clip reports it
    body = OWN if character is None else hashlib.sha256(character.to_json().encode()).hexdigest()[:16]
    rest = {name: value for name, value in asdict(settings).items() if name not in ("seconds", "workers")}
    return {"version": __version__, "clip": clip, "body": body, **rest}
