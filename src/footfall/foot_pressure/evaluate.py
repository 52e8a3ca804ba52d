"""`footfall evaluate foot-pressure`: recognition, delay, false starts and steps of an avatar driven by foot pressure.

Pads are simulated. A database is trained on performances of one person; the test has other performances of that person
(of the same recordings and of others, half and half), sessions of several acts in a row, and performances of other
people. Seeds are fixed and apart.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .. import characters
from ..evaluate import report as reports
from ..evaluate.report import Report
from ..motion import rotation
from ..motion.motion import Motion
from ..parallel import Progress, no_progress
from ..physics.pressure import Pad
from ..physics.scene import Scene
from ..systems.foot_pressure.animator import STANCE, Animator
from ..systems.foot_pressure.database import Database
from . import build, kinds
from .figure import RATE
from .performances import DATABASE, OTHERS, Performance, Performer
from .session import plans, session

TRAIN_SEED, SEEN_SEED, UNSEEN_SEED, OTHER_SEED, QUIET_SEED, SESSION_SEED = 1, 101, 202, 303, 404, 505
SESSIONS = 5  # of eight acts each
LEGS = ("hip", "knee", "ankle")
EARLY = 0.5  # an act recognised earlier than this before its onset is a false start [s]
IDLE_CLIPS = ("113_21", "140_07")  # people who stand about


@dataclass(frozen=True, eq=False)
class Outcome:
    """What became of one performance.

    Attributes:
        performance: It.
        acts: Label, number of its first picture and first label of every act that was recognised.
        legs: [frame] error of the leg joints against the truth [rad].
        steps: [2] distance of the avatar's ankles from the performer's at the end [m].
        core: Seconds of processor time per second.
        settled: When the last label was chosen, after the onset [s].
        labels: What is shown at every picture.
    """

    performance: Performance
    acts: tuple[tuple[str, int, str], ...]
    legs: np.ndarray
    steps: np.ndarray
    core: float
    settled: float
    labels: tuple[str, ...]

    @property
    def label(self) -> str:
        """What was recognised: one act, or several, or none."""
        return "+".join(label for label, _, _ in self.acts) or STANCE

    @property
    def right(self) -> bool:
        """Whether one act was recognised, and with its kind, side and extent."""
        return self.label == self.performance.label

    def after(self, seconds: float, rate: float) -> str:
        """The label so long [s] after the onset, on a pad of this rate [Hz]."""
        k = round((self.performance.onset + seconds) * rate)
        return self.labels[min(max(k, 0), len(self.labels) - 1)]

    @property
    def first(self) -> str:
        """The label that was chosen first."""
        return self.acts[0][2] if self.acts else STANCE


def run(database: Database, performance: Performance) -> Outcome:
    """The avatar driven by one performance.

    Args:
        database: What is recognised.
        performance: On the database's pad; of any body.

    Returns:
        The acts that were recognised, and the motion that was shown.
    """
    animator = Animator(database)
    acts: list[list] = []
    roots, turns, labels = [], [], []
    settled, was = 0.0, STANCE
    began = time.process_time()
    for k, frame in enumerate(performance.frames):
        poses = animator.push(frame)
        label = STANCE if poses is None else poses.label
        first = animator.recogniser.first
        labels.append(label)
        if label != STANCE and was == STANCE:
            start = database.templates.labels[first] if first is not None and first >= 0 else STANCE
            acts.append([label, k, start])
        if label != STANCE and label != was:
            acts[-1][0], settled = label, (k + 1) / database.pad.rate - performance.onset
        was = label
        if poses is not None:
            roots.append(poses.root)
            turns.append(poses.rotations)
    spent = time.process_time() - began
    found = tuple((label, k, start) for label, k, start in acts)
    if not roots:
        return Outcome(performance, (), np.zeros(0), np.full(2, np.nan), 0.0, np.nan, tuple(labels))
    motion = Motion(animator.skeleton, RATE, np.concatenate(roots), np.concatenate(turns))
    late = round((animator.ahead + 1) / animator.pad.rate * RATE) - (animator.made - len(motion))
    legs, steps = _compared(database, motion, performance, late)
    spent /= len(performance.motion) / RATE
    return Outcome(performance, found, legs, steps, spent, settled, tuple(labels))


def _compared(database: Database, motion: Motion, performance: Performance, late: int):
    """Leg errors over the act [rad], and distances of the ankles in the end [m]; `late` is added to a true frame."""
    first, last = round(performance.onset * RATE), min(round(performance.end * RATE), len(performance.motion) - 1)
    own = np.arange(first, last)
    there = own + late
    good = (there >= 0) & (there < len(motion))
    errors = []
    for side in ("left", "right"):
        for part in LEGS:
            joint = database.roles[f"{side}_{part}"]
            true = performance.motion.local_rotations[own[good], joint]
            errors.append(rotation.angle(true, motion.local_rotations[there[good], joint]))
    joints = [database.roles["left_ankle"], database.roles["right_ankle"]]
    end = motion[-1:].positions[0, joints, :2]
    steps = np.linalg.norm(end - performance.motion[-1:].positions[0, joints, :2], axis=1)
    return np.mean(errors, axis=0), steps


def _quiet(performer: Performer, database: Database, minutes: float, progress: Progress) -> tuple[int, float]:
    """False starts in quiet stance, and the minutes that were tested: sway, and people who stand about."""
    starts, tested, count = 0, 0.0, max(1, round(minutes))
    for k in range(count + len(IDLE_CLIPS)):
        if k < count:
            performance = performer.quiet(60.0 * minutes / count, QUIET_SEED + k)
        else:
            performance = performer.idle(IDLE_CLIPS[k - count], QUIET_SEED + k)
        starts += len(run(database, performance).acts)
        tested += len(performance.frames) / database.pad.rate / 60.0
        progress(k + 1, count + len(IDLE_CLIPS), "quiet stance")
    return starts, tested


def _sessions(performer: Performer, database: Database, progress: Progress) -> list[tuple[str, str]]:
    """True and recognised label of every act of some sessions; several are joined by +."""
    found: list[tuple[str, str]] = []
    for k, recipes in enumerate(plans(SESSIONS, SESSION_SEED)):
        performance, begins = session(performer, recipes, SESSION_SEED + k)
        acts = run(database, performance).acts
        until = [*begins[1:], len(performance.frames) / database.pad.rate]
        for recipe, begin, end in zip(recipes, begins, until, strict=True):
            own = [label for label, at, _ in acts if begin <= at / database.pad.rate + EARLY < end]
            found.append((recipe.label, "+".join(own) or STANCE))
        progress(k + 1, SESSIONS, "sessions")
    return found


def evaluate(
    clips: Path,
    character: str = "human",
    each: int = 2,
    minutes: float = 8.0,
    pad: Pad | None = None,
    progress: Progress = no_progress,
) -> Report:
    """Train a database and test it.

    Args:
        clips: Folder with CMU's clips, also in folders inside.
        character: The body of the database's person.
        each: Test performances of each label from the training's recordings, and as many from others.
        minutes: Of quiet stance.
        pad: The pad; the thesis's if not given.
        progress: Called after each performance.

    Returns:
        The report.
    """
    body, pad = characters.load(character), pad or Pad()
    performer = Performer(DATABASE, clips, body, pad)
    database, _ = build.make(performer, seed=TRAIN_SEED, progress=progress)
    seen = build.performed(performer, kinds.training(), each, SEEN_SEED, progress)
    unseen = build.performed(performer, kinds.unseen(), each, UNSEEN_SEED, progress)
    same = [run(database, performance) for performance in (*seen, *unseen)]
    starts, tested = _quiet(performer, database, minutes, progress)
    sessions = _sessions(performer, database, progress)
    others: list[Outcome] = []
    for person in OTHERS:
        other = Performer(person, clips, body, pad)
        acts = build.performed(other, kinds.others(), 1, OTHER_SEED, progress)
        others += [run(database, performance) for performance in acts]
    report = Report(f"animation from foot pressure on {character}: pads are simulated", {})
    report.conditions = reports.conditions(
        body,
        Scene(),
        1.0 / RATE,
        pad=f"{pad.rows} x {pad.columns} cells of {1000 * pad.cell:g} mm, {pad.rate:g} Hz, {pad.levels} levels",
        templates=len(database.templates.labels),
        seeds=[TRAIN_SEED, SEEN_SEED, UNSEEN_SEED, OTHER_SEED, QUIET_SEED, SESSION_SEED],
    )
    report.figures = figures(database, same, len(seen), others, starts, tested)
    report.figures["session_acts"] = len(sessions)
    report.figures["session_recognised_fraction"] = float(np.mean([true == said for true, said in sessions]))
    report.columns = ("label", "performances", "recognised", "other_people", "recognised_of_them", "mistaken_for")
    report.rows = _rows(same, others)
    missed = [f"{true} as {said}" for true, said in sessions if true != said]
    if missed:
        report.words.append(f"in sessions: {'; '.join(missed)}")
    report.words.append("pads are simulated: ground forces by inverse dynamics of retargeted clips, spread over soles")
    report.words.append("performances are clips of CMU varied in speed, size, place, facing, sway and sensor noise")
    return report


def figures(
    database: Database, same: Sequence[Outcome], seen: int, others: Sequence[Outcome], starts: int, tested: float
) -> dict[str, float | int | None]:
    """All figures by name.

    Args:
        database: That was tested.
        same: Outcomes of the database's person, those of the training's recordings first.
        seen: How many of them those are.
        others: Outcomes of other people.
        starts: False starts in quiet stance.
        tested: Minutes of quiet stance.

    Returns:
        Numbers; None where there is nothing to measure.
    """

    def part(outcomes: Sequence[Outcome], of) -> float | None:
        return float(np.mean([of(outcome) for outcome in outcomes])) if outcomes else None

    right = [outcome for outcome in same if outcome.right]
    steps = [outcome.steps for outcome in right if outcome.performance.kind.startswith("step")]
    legs = [outcome.legs for outcome in right]
    return {
        "kinds": len({outcome.performance.kind for outcome in same}) + 1,  # and stance
        "labels": len({outcome.performance.label for outcome in same}) + 1,
        "performances": len(same) + len(others),
        "recognised_fraction": part(same, lambda o: o.right),
        "recognised_seen_clip_fraction": part(same[:seen], lambda o: o.right),
        "recognised_unseen_clip_fraction": part(same[seen:], lambda o: o.right),
        "recognised_first_fraction": part(same, lambda o: o.first == o.performance.label),
        "recognised_after_1s_fraction": part(same, lambda o: o.after(1.0, database.pad.rate) == o.performance.label),
        "kind_fraction": part(same, lambda o: o.label.split("-")[0] == o.performance.kind),
        "recognised_other_person_fraction": part(others, lambda o: o.right),
        "latency_s": Animator(database).delay,
        "settled_s_median": float(np.median([o.settled for o in right])) if right else None,
        "false_starts_per_min": starts / tested if tested else None,
        "quiet_minutes": tested,
        "leg_error_deg_median": float(np.degrees(np.median(np.concatenate(legs)))) if legs else None,
        "step_error_cm_median": 100.0 * float(np.median(np.concatenate(steps))) if steps else None,
        "step_error_cm_p90": 100.0 * float(np.percentile(np.concatenate(steps), 90.0)) if steps else None,
        "core_fraction": part([*same, *others], lambda o: o.core),
    }


def _rows(same: Sequence[Outcome], others: Sequence[Outcome]) -> list[tuple]:
    """A row for each label: how often it was recognised, and what it was mistaken for."""
    rows = []
    for label in dict.fromkeys(outcome.performance.label for outcome in same):
        own = [outcome for outcome in same if outcome.performance.label == label]
        theirs = [outcome for outcome in others if outcome.performance.label == label]
        wrong = dict.fromkeys(outcome.label for outcome in (*own, *theirs) if not outcome.right)
        counts = sum(outcome.right for outcome in own), sum(outcome.right for outcome in theirs)
        rows.append((label, len(own), counts[0], len(theirs), counts[1], ", ".join(wrong)))
    return rows
