"""Rectification of one clip on a body in space: the search, then its result as a skill that is played once more."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event

import numpy as np

from ... import parallel
from ...characters import Character
from ...control.reference import attitude
from ...errors import BadInput
from ...evaluate.clips.clips import Clip
from ...motion import Motion, rotation
from ...motion.retarget.retarget import onto
from ...physics.scene import Scene
from ...physics.start import Start
from ...physics.world import World
from ...systems.rectified.feedback import LONGEST
from .. import measure, skill_file
from ..limits import cut
from ..result import Figures, Rectified, close
from ..settings import Settings
from . import progress as stored
from .holding import DT, RECORD, Held, distances, earlier, held, on_firmer_ground
from .reference import FRAME_RATE, Reference, of_clip
from .search import PACES, Found, Mark, Search
from .tracking import Tracking

STIFFNESS, DAMPING = 4e5, 1.5e3  # of the ground under each contact point, at least and at most [N/m, N s/m]
EVERY = 5.0  # between writes of the progress [s]
SKELETON = "the clip's own skeleton, retargeted from the simulated body"
Watch = Callable[[Reference, np.ndarray], None]
"""Called after every window with the clip on the body and the poses found so far [frame, nq], at `FRAME_RATE`."""


def rectify(
    clip: Clip,
    character: Character,
    settings: Settings | None = None,
    kept: Path | None = None,
    tell: Callable[[int, int], None] = lambda frame, frames: None,
    stop: Event | None = None,
    watch: Watch | None = None,
) -> Rectified:
    """Make a clip physical on a body in space.

    Args:
        clip: The clip, read and cleaned.
        character: The body.
        settings: How.
        kept: A file in which progress is kept, so that a killed search goes on.
        tell: Called with the frame up to which the clip is done, and the number of frames.
        stop: Ends the search when set; the result is what was found.
        watch: Called after every window with what was found.

    Returns:
        The result; whether it holds is in its figures.
    """
    settings, stop, (part, remark) = settings or Settings(), stop or Event(), _part(clip)
    reference = of_clip(part, firm(settings.body(character)))
    clock, stamp = stored.Clock(), stored.stamp(reference)
    problem = Tracking(reference, DT, Scene(), settings.workers or parallel.cores())
    start = start_of(reference, problem.states[0])
    found, mark, first, before, spent = stored.read(kept, stamp)
    until = clock.count(spent) + settings.seconds
    best = None if before is None else held(problem, start, *before)
    notes, complete, written = [], True, time.monotonic()
    for pace in range(first, min(len(PACES), settings.searches)):

        def keep(found: Found, mark: Mark, pace: int = pace, best: Held | None = best, least: float = EVERY) -> None:
            nonlocal written
            if kept is not None and time.monotonic() - written >= least:
                before = None if best is None else (best.states, best.torques)
                stored.write(kept, stored.Kept(found, mark, pace, before, clock.spent), stamp)
                written = time.monotonic()
            tell(round(mark.step * DT * FRAME_RATE), len(reference))
            if watch is not None:
                watch(reference, _poses(reference, np.concatenate(found.states)))

        more = None if best is None else earlier(problem, best)
        search = Search(problem, placed(reference, start), until, PACES[pace], keep, stop, found, mark, more)
        found, mark = search.run(), None
        notes += [f"search {pace + 1} went back {found.strays} times"] if found.strays else []
        this = held(problem, start, np.concatenate(found.states), np.concatenate(found.torques))
        this = on_firmer_ground(problem, this)
        best = this if best is None or this.rank > best.rank else best
        complete = not stop.is_set() and time.monotonic() < until
        if not complete and search.mark is not None:
            keep(found, search.mark, least=0.0)
        if not complete or best.clean or (best.good and pace > 0):
            break
        found = None
    assert best is not None
    result = replace(_result(part, best, problem, clock.spent), stopped=stop.is_set(), complete=complete, notes=notes)
    return result.of_part(clip.motion.duration - part.motion.duration, remark)


def _part(clip: Clip) -> tuple[Clip, str]:
    """The part of a clip that the ground carries, and a remark (`cut`); a part that is too long is refused."""
    part, remark = cut(clip)
    seconds = part.motion.duration
    if seconds > LONGEST:
        raise BadInput(f"{clip.stem}: {seconds:.1f} s are too long; expected at most {LONGEST:g} s: cut it")
    return part, remark


def _poses(reference: Reference, states: np.ndarray) -> np.ndarray:
    """The poses at the frames of the clip that were found so far [frame, nq]."""
    return states[rows_of_frames(len(reference), len(states)), : len(reference.target[0])]


def firm(character: Character) -> Character:
    """The body on firm ground, into which feet do not sink by their load."""
    ground = character.ground
    ground = replace(ground, stiffness=max(ground.stiffness, STIFFNESS), damping=min(ground.damping, DAMPING))
    return replace(character, ground=ground)


def start_of(reference: Reference, state: np.ndarray) -> Start:
    """The first frame of a clip as the start of a trial, numbers of six digits."""
    character = reference.character
    n = len(character.joints)
    roll, pitch, _ = attitude(state[None, 3:7])[0]  # the yaw is 0
    velocity, turning, rates = state[7 + n : 10 + n], state[10 + n : 13 + n], state[13 + n :]
    names = [joint.name for joint in character.joints]
    start = Start(
        pitch=skill_file.six(pitch),
        velocity=(skill_file.six(velocity[0]), skill_file.six(velocity[2])),
        sideways=skill_file.six(velocity[1]),
        roll=skill_file.six(roll),
        roll_rate=skill_file.six(turning[0]),
        pitch_rate=skill_file.six(-turning[1]),
        yaw_rate=skill_file.six(turning[2]),
        angles={name: skill_file.six(angle) for name, angle in zip(names, state[7 : 7 + n], strict=True)},
        rates={name: skill_file.six(rate) for name, rate in zip(names, rates, strict=True)},
    )
    height = placed(reference, start)[2]
    return replace(start, rise=skill_file.six(max(0.0, state[2] - height)))


def placed(reference: Reference, start: Start) -> np.ndarray:
    """The state in which a trial with a start begins [nq + nv]."""
    world = World(reference.character, Scene(), DT)
    world.place(start)
    return np.concatenate((world.data.qpos, world.data.qvel))


def _result(clip: Clip, best: Held, problem: Tracking, spent: tuple[float, float]) -> Rectified:
    reference = problem.reference
    alone = servos_alone(problem, placed(reference, best.skill.start))
    motion = _back(onto(best.rollout.motion(clip.motion.rate), clip.motion, reach=True), clip.motion, reference.yaw)
    return Rectified(
        reference.name, best.skill, best.document, reference.recorded, FRAME_RATE, best.rollout, alone, motion,
        SKELETON, _figures(reference, best, alone, spent),
    )  # fmt: skip


def _back(motion: Motion, clip: Motion, yaw: float) -> Motion:
    """A motion that begins where the clip does, turned by `yaw` [rad]."""
    turn = rotation.from_axis_angle((0.0, 0.0, 1.0), yaw)
    root = rotation.rotated(turn, motion.root)
    root[:, :2] += clip.root[0, :2] - root[0, :2]
    local = motion.local_rotations.copy()
    local[:, 0] = rotation.product(turn, local[:, 0])
    return replace(motion, root=root, local_rotations=local)


def servos_alone(problem: Tracking, first: np.ndarray) -> np.ndarray:
    """Plain servos on the recording until they fall [frame, nq] at `FRAME_RATE`."""
    plant, reference = problem.plants[0], problem.reference
    n, height = len(problem.states), reference.character.fall_height
    servo = np.broadcast_to(problem.servo, (n, *problem.servo.shape))
    path = plant.simulate(first.astype(float), np.zeros(plant.nv), np.zeros((n, plant.nu)), problem.states, servo)
    low = np.flatnonzero(~(path.states[:, 2] > height))
    rows = rows_of_frames(len(reference), low[0] if len(low) else n)
    return path.states[rows if len(rows) else [0], : plant.nq]


def rows_of_frames(frames: int, steps: int) -> np.ndarray:
    """The steps at which the frames of a clip are, of those before a step."""
    rows = np.round(np.arange(frames) / FRAME_RATE / DT).astype(int)
    return rows[rows < steps]


def _figures(reference: Reference, best: Held, alone: np.ndarray, spent: tuple[float, float]) -> Figures:
    body, rate, rollout = reference.character, 1.0 / RECORD, best.rollout
    qpos = measure.at_frames(rollout, FRAME_RATE, len(reference))
    apart = 100.0 * distances(reference, alone)
    before, _ = measure.skate_and_penetration(body, reference.recorded, FRAME_RATE, reference.contact)
    after, _ = measure.skate_and_penetration(body, rollout.qpos(), rate, measure.standing_feet(rollout))
    path = np.linalg.norm((qpos - reference.recorded[: len(qpos)])[:, :2], axis=1)
    fell = len(alone) < len(reference) - 1
    return Figures(
        seconds=reference.seconds,
        reached_s=reference.seconds if best.coarse.complete else rollout.ending.time,
        position_error_cm=best.coarse.error,
        position_error_cm_worst=best.coarse.worst,
        path_error_cm=float(100.0 * path.max()),
        skate_cm_per_s=after,
        skate_cm_per_s_recorded=before,
        penetration_cm=best.penetration,
        penetration_cm_recorded=measure.penetration(body, reference.recorded),
        root_force_n=0.0,
        root_force_n_recorded=float(reference.needed.max()),
        root_force_n_recorded_median=float(np.median(reference.needed)),
        torque_over_limit=measure.torque_over_limit(rollout),
        peak_ground_force_n=float(rollout.tally[0]),
        half_step=best.fine.good,
        unrectified_fell=fell,
        unrectified_lost=fell or not close(measure.rms(apart), float(apart.max())),
        unrectified_s=(len(alone) - 1) / FRAME_RATE,
        unrectified_error_cm=measure.rms(apart),
        search_s=spent[0],
        search_cpu_s=spent[1],
        both_steps=True,
        ground_stiffness_n_per_m=best.skill.character.ground.stiffness,
        ground_damping_ns_per_m=best.skill.character.ground.damping,
        firmer_ground=best.skill.character.ground != reference.character.ground,
    )
