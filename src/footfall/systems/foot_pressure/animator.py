"""From pictures of a pad to poses: recognition, time warping, stepping and foot constraints (thesis, chapter 3).

The avatar follows the performer with a fixed delay: one picture of buffering, the look-ahead, the present one. At every
picture it makes the poses of the time between two pictures. The motion of the recognised template is placed where the
performer stands; a foot in the air is led to where the performer's foot came down, and the root goes with it (appendix
C); a foot on the ground keeps its place (3.5.2); when the template changes, the difference of the poses fades. Where
another motion is shown for an act (3.1.1), its steps are its own, and the avatar leaves the performer's place.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...errors import BadInput
from ...motion import rotation
from ...motion.editing import leg_ik
from ...motion.editing.stepping import split_shift
from ...motion.motion import Motion
from .bins import binned, per_bin, slower
from .clip import Clip, Sample, mapped
from .database import RATE, Database
from .features import Extractor
from .recogniser import LOOK_AHEAD, LOOK_BACK, Choice, Recogniser, activity

FADE = 0.3  # of the difference of two poses at a change of template [s]
SLOWEST, FASTEST = 0.35, 2.2  # speed of a template's motion over its own
LEFT = 1.0  # of a motion that may be left when the performer stands again [s]
CATCH_UP = 0.25  # of the distance to where the template should be, made good in a picture
MEND, MEND_TIME, MEND_HEIGHT = (
    0.04,
    0.35,
    0.05,
)  # a foot that ended this far off steps again [m]; how long [s], high [m]
UP = np.array([0.0, 0.0, 1.0])
STANCE = "stance"


@dataclass(frozen=True, eq=False)
class Poses:
    """What the avatar does between two pictures.

    Attributes:
        root: [frame, 3] position [m] in the pad's frame.
        rotations: [frame, joint, 4] local rotations.
        label: What the performer is taken to do.
        contacts: [frame, 2] of the avatar's feet.
    """

    root: np.ndarray
    rotations: np.ndarray
    label: str
    contacts: np.ndarray


class Animator:
    """Poses of an avatar from the pictures of one pad, one picture after the other.

    Attributes:
        extractor: Features and feet of the performer.
        recogniser: Of acts.
        delay: Of the avatar behind the performer [s].
        made: Frames of the avatar that are due so far.
    """

    def __init__(self, database: Database, ahead: int = LOOK_AHEAD, facing: float | None = None):
        self.database, self.ahead = database, ahead
        self.pad, self._bin = slower(database.pad), per_bin(database.pad)
        self._waiting: list[np.ndarray] = []  # pictures of a fast pad that are averaged
        self._label = STANCE
        self.extractor = Extractor(self.pad, facing)
        self.recogniser = Recogniser(database.templates, ahead)
        self.delay = (ahead + 2) / self.pad.rate
        self._count = self.made = 0
        self._template = 0
        self._pos, self._laps = 0.0, 0  # frame of the motion, counted on through so many laps of its loop
        self._ratio = 1.0  # frames of the motion that is shown, for one of the template's own
        self._elsewhere, self._away = False, np.zeros(2)  # whether another motion is shown; from the performer to it
        self._yaw, self._at = 0.0, np.zeros(2)  # from the template's frame to the pad's
        self._feet = np.zeros((2, 3))  # displacement of each ankle from the placed template [m]
        self._turns = np.zeros(2)  # and of its heading [rad]
        self._root = np.zeros(2)  # and of the root
        self._fade = 0.0  # how much of the differences below is left
        self._difference: np.ndarray | None = None
        self._offset = np.zeros(3)
        self._last: tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray] | None = None
        self._landed = [False, False]
        self._off = [False, False]
        self._goals: dict[tuple[int, int], tuple[np.ndarray, float]] = {}  # of these poses, by foot and landing
        self._mended: tuple[int, float, np.ndarray] | None = None  # foot, part of the way, from which displacement
        self._placed = self._begun = False
        self._onset = 0

    def push(self, frame: np.ndarray) -> Poses | None:
        """Take in the next picture.

        Args:
            frame: [row, column] levels.

        Returns:
            Poses up to the next picture; None until a stance has been seen. Of a pad faster than 18 Hz some pictures
            are averaged, and bring no poses of their own.
        """
        pad = self.database.pad
        if frame.shape != (pad.rows, pad.columns):
            raise BadInput(
                f"a picture of {frame.shape[0]} by {frame.shape[1]} cells; the database was trained with "
                f"{pad.rows} by {pad.columns}"
            )
        self._count += 1
        if self._bin > 1:
            self._waiting.append(frame)
            if len(self._waiting) < self._bin:
                return self._none() if self._placed else None
            frame, self._waiting = binned(np.array(self._waiting), self._bin)[0], []
        features = self.extractor.push(frame)
        due = round(self._count / pad.rate * RATE)
        count, self.made = due - self.made, due
        if features is None or not self.extractor.ready:
            return None
        choice = self._recognise(features)
        if not self._placed:
            self._place(0, 0.0, False)
            self._placed = True
        speed = self._speed(choice, count)
        return self._poses(count, speed, choice)

    def _none(self) -> Poses:
        """No poses; the label is still the last one."""
        return Poses(np.zeros((0, 3)), np.zeros((0, len(self.skeleton), 4)), self._label, np.zeros((0, 2), bool))

    # --- which template, and how far ------------------------------------------------------------

    def _recognise(self, features: np.ndarray) -> Choice | None:
        recogniser, was = self.recogniser, self.recogniser.active
        choice = recogniser.push(features)
        if recogniser.active and not was:
            self._landed, self._off = [False, False], [False, False]
        feet = self.extractor.tracker.feet or []
        for k, foot in enumerate(feet):
            self._off[k] = self._off[k] or not foot.on
            self._landed[k] = self._off[k] and foot.on and foot.whole
        if was and not recogniser.active:
            self.extractor.settle(fast=True)
            self._end()
        elif not recogniser.active and activity(self.database.templates, features) < self.database.templates.threshold:
            self.extractor.settle()
        if choice is not None:
            self._choose(choice)
        return choice

    def _choose(self, choice: Choice) -> None:
        """Show the motion of a choice, from now on or still."""
        shown = self.database.shown[choice.template]
        own, clip = self.database.clips[choice.template], self.database.clips[shown]
        loop = self.database.templates.loops[choice.template]
        was, self._laps = self._laps, choice.laps + int(loop[0] <= choice.place < loop[1])  # it may go round again
        self._ratio = clip.cycle / own.cycle if clip.cycle and own.cycle else (len(clip) - 1.0) / (len(own) - 1.0)
        if shown != self._template or choice.frame != self._onset:
            self._place(shown, self._wanted(choice), shown != choice.template)
            self._onset, self._begun = choice.frame, True
        elif clip.folded(self._pos, was)[1] != clip.folded(self._pos, self._laps)[1]:
            self._place(shown, self._pos, self._elsewhere)  # another lap than it was taken for

    def _end(self) -> None:
        """The performer stands: the avatar does so soon, where its motion would go on for longer."""
        clip = self.database.clips[self._template]
        if self._begun and clip.last(self._laps) - self._pos > LEFT * RATE:
            self._place(self._template, clip.last(self._laps), self._elsewhere)

    def _wanted(self, choice: Choice) -> float:
        """The frame of the motion that the avatar shows at the end of these poses, counted on through all laps.

        The pace is that from the onset until now. With the present picture and one of buffering, the look-ahead makes
        the whole delay.
        """
        loop = self.database.templates.loops[choice.template]
        place = choice.place + choice.laps * int(loop[1] - loop[0])
        pace = (place - LOOK_BACK) / max(self.recogniser.seen, 1)
        pace = float(np.clip(pace, SLOWEST, FASTEST))
        place = (place - pace * self.ahead) * RATE / self.pad.rate
        clips = self.database.clips
        return mapped(place, clips[choice.template], clips[self.database.shown[choice.template]])

    def _speed(self, choice: Choice | None, count: int) -> float:
        """Frames of the template's motion to go on in one frame."""
        if not self._begun:
            return 0.0  # nothing was recognised yet: the first pose of any template is a stance
        if choice is None:
            return 1.0  # to its end, and stay there
        ahead = self._wanted(choice) - self._pos
        return float(np.clip(self._ratio + CATCH_UP * ahead / max(count, 1), SLOWEST, FASTEST))

    # --- where ----------------------------------------------------------------------------------

    def _place(self, template: int, place: float, elsewhere: bool) -> None:
        """Go on with another motion, placed where the performer stood, from the present pose."""
        clip, quiet = self.database.clips[template], self.extractor.quiet
        facing = self.extractor.tracker.facing
        starts = clip.ankles[0, :, :2].mean(axis=0)
        turn = _turn(facing)
        users = self._true_ankles(quiet.ankles, facing)
        if self._elsewhere and self._last is not None:  # the avatar has left the performer's place
            self._away = self._last[2][:, :2].mean(axis=0) - users.mean(axis=0)
        self._elsewhere = elsewhere
        users = users + self._away
        self._template, self._yaw = template, facing
        self._at = users.mean(axis=0) - turn @ starts
        self._pos = float(np.clip(place, 0.0, clip.last(self._laps)))
        if self._last is None:
            for k in (0, 1):
                self._feet[k, :2] = users[k] - (turn @ clip.ankles[0, k, :2] + self._at)
            self._root = self._feet[:, :2].mean(axis=0)
            return
        root, rotations, ankles, headings = self._last
        new = self._sample(clip, np.array([self._pos]))
        if elsewhere:  # where it is counts, not where the performer is: feet on the ground stay
            on = new.contacts[0] if new.contacts[0].any() else np.ones(2, bool)
            self._at = self._at + (ankles - new.ankles[0])[on, :2].mean(axis=0)
            new = self._sample(clip, np.array([self._pos]))
        for k in (0, 1):
            self._feet[k] = ankles[k] - new.ankles[0, k]
            self._turns[k] = _wrapped(headings[k] - float(rotation.heading(new.feet[0, k])))
        self._root = self._feet[:, :2].mean(axis=0)
        self._offset = root - new.root[0] - np.append(self._root, 0.0)
        self._difference = rotation.log(rotation.product(rotation.inverse(new.rotations[0]), rotations))
        self._fade = 1.0

    def _true_ankles(self, ankles: np.ndarray, facing: float) -> np.ndarray:
        """[2, 2] places of the joints from the estimates of the pad [m]."""
        forward, outward = self.database.ankle_offset
        own = np.array([[forward, outward], [forward, -outward]])
        return ankles + own @ _turn(facing).T

    def _sample(self, clip: Clip, at: np.ndarray) -> Sample:
        """A placed motion at fractional frames (eq. 3.3)."""
        turn = rotation.from_axis_angle(UP, self._yaw)
        shift = np.append(self._at, 0.0)
        own = clip.sample(at, self._laps)
        own.rotations[:, 0] = rotation.product(turn, own.rotations[:, 0])
        root, ankles = rotation.rotated(turn, own.root) + shift, rotation.rotated(turn, own.ankles) + shift
        return Sample(root, own.rotations, ankles, rotation.product(turn, own.feet), own.contacts)

    # --- poses ----------------------------------------------------------------------------------

    def _poses(self, count: int, speed: float, choice: Choice | None) -> Poses:
        clip = self.database.clips[self._template]
        self._goals = {}
        at = np.minimum(self._pos + speed * np.arange(1, count + 1), clip.last(self._laps))
        self._pos = float(at[-1]) if count else self._pos
        new = self._sample(clip, at)
        rotations, on, frames = new.rotations, new.contacts, clip.folded(at, self._laps)[0]
        shifts, turns = np.empty((count, 2, 3)), np.empty((count, 2))
        roots, fades = np.empty((count, 3)), np.empty(count)
        for i in range(count):
            self._lead(clip, float(frames[i]), speed, on[i])
            on[i] &= self._mend(clip, round(float(frames[i])))
            self._fade = max(0.0, self._fade - 1.0 / (FADE * RATE))
            left = self._fade**2 * (3.0 - 2.0 * self._fade)
            shifts[i], turns[i], fades[i] = self._feet, self._turns, left
            roots[i] = np.append(self._root, 0.0) + left * self._offset
        if self._difference is not None and fades[:1].any():
            rotations = rotation.product(rotations, rotation.exp(fades[:, None, None] * self._difference))
        motion = Motion(self.skeleton, RATE, new.root + roots, rotations)
        wanted = new.ankles + shifts
        feet = rotation.product(rotation.from_axis_angle(UP, turns), new.feet)
        for k, side in enumerate(("left", "right")):
            motion = leg_ik.reached(motion, self.database.roles, side, wanted[:, k], feet[:, k])
        headings = rotation.heading(feet[-1]) if count else self._turns
        if count:
            self._last = (motion.root[-1], motion.local_rotations[-1], wanted[-1].copy(), np.asarray(headings))
        self._label = STANCE if choice is None else self.database.templates.labels[choice.template]
        return Poses(motion.root, motion.local_rotations, self._label, on)

    @property
    def skeleton(self):
        """Of the avatar."""
        return self.database.roles.skeleton

    def _lead(self, clip: Clip, at: float, speed: float, on: np.ndarray) -> None:
        """Change displacements of feet in the air, and of the root, by one frame towards where they must be."""
        now = round(at)
        for k in (0, 1):
            if on[k]:
                self._feet[k, 2] *= 0.8
                continue
            ends = np.flatnonzero(clip.contacts[now:, k])
            if not len(ends):
                continue
            landing = now + int(ends[0])
            part = min(1.0, speed / max(landing - at, speed, 1e-9))
            if (k, landing) not in self._goals:
                self._goals[k, landing] = self._goal(clip, k, landing)
            goal, alpha = self._goals[k, landing]
            self._feet[k] += part * (np.append(goal, 0.0) - self._feet[k])
            self._turns[k] -= part * self._turns[k]
            other = self._feet[1 - k, :2]
            root = other + (1.0 - alpha) * (goal - other)
            self._root += part * (root - self._root)
        if on.all() and self._mended is None:
            self._root += min(1.0, 2.0 / RATE) * (self._feet[:, :2].mean(axis=0) - self._root)

    def _mend(self, clip: Clip, now: int) -> np.ndarray:
        """A short step of its own for a foot that ended too far from the performer's: [2] which feet are down.

        A template may be replaced when its foot has landed already; what was not corrected then is corrected when the
        performer stands again.
        """
        down = np.ones(2, bool)
        if self.recogniser.active or self._elsewhere or not clip.contacts[now:].all():
            self._mended = None
            self._feet[:, 2] *= 0.8
            return down
        users = self._users()
        ideal = users - (clip.ankles[now, :, :2] @ _turn(self._yaw).T + self._at)
        if self._mended is None:
            off = np.linalg.norm(ideal - self._feet[:, :2], axis=1)
            k = int(np.argmax(off))
            if off[k] < MEND or not self._begun or self._fade > 0.0:
                return down
            self._mended = (k, 0.0, self._feet[k].copy())
        k, part, start = self._mended
        part = min(1.0, part + 1.0 / (MEND_TIME * RATE))
        along = part**2 * (3.0 - 2.0 * part)
        self._feet[k, :2] = (1.0 - along) * start[:2] + along * ideal[k]
        self._feet[k, 2] = MEND_HEIGHT * np.sin(np.pi * part) ** 2
        self._turns[k] *= 1.0 - along
        self._root += (2.0 / RATE) * (self._feet[:, :2].mean(axis=0) - self._root)
        down[k] = part >= 1.0
        self._mended = None if part >= 1.0 else (k, part, start)
        return down

    def _users(self) -> np.ndarray:
        """[2, 2] where the avatar's ankles belong, from the performer's feet as they are tracked [m]."""
        feet = self.extractor.tracker.feet
        assert feet is not None
        return self._true_ankles(np.array([foot.ankle for foot in feet]), self.extractor.tracker.facing) + self._away

    def _goal(self, clip: Clip, k: int, landing: int) -> tuple[np.ndarray, float]:
        """Displacement with which a foot lands where the performer's did, and α of appendix C.

        The shift c is relative to the other foot; what the legs cannot reach is left to the next step (C.1).
        """
        turn = _turn(self._yaw)
        place = turn @ clip.ankles[landing, k, :2] + self._at
        other = self._feet[1 - k, :2]
        if self._elsewhere or not self._landed[k]:
            return other.copy(), 0.5  # not seen yet, or another motion's step: as the template has it
        shift = self._users()[k] - place - other
        local = turn.T @ shift
        arms = clip.ankles[landing] - clip.hips[landing]
        split = split_shift(arms[k], arms[1 - k], local)
        return other + turn @ split.shift, split.leading


def animate(database: Database, frames: np.ndarray, ahead: int = LOOK_AHEAD) -> tuple[Motion, list[str], float]:
    """The whole animation of a recording.

    Args:
        database: What is recognised.
        frames: [frame, row, column] levels.
        ahead: Pictures of look-ahead.

    Returns:
        The avatar's motion at 60 Hz, which begins with the first picture and is behind the performer by the delay;
        the label at every picture; the delay [s].
    """
    animator = Animator(database, ahead)
    made: list[Poses] = []
    labels: list[str] = []
    first = 0
    for frame in frames:
        poses = animator.push(frame)
        labels.append(STANCE if poses is None else poses.label)
        if poses is None:
            first = animator.made
        else:
            made.append(poses)
    if not made:
        raise BadInput("no stance was found in these pictures; expected somebody who stands still on both feet first")
    root = np.concatenate([poses.root for poses in made])
    rotations = np.concatenate([poses.rotations for poses in made])
    if first:
        root = np.concatenate((np.repeat(root[:1], first, axis=0), root))
        rotations = np.concatenate((np.repeat(rotations[:1], first, axis=0), rotations))
    return Motion(animator.skeleton, RATE, root, rotations, "foot-pressure"), labels, animator.delay


def _turn(yaw: float) -> np.ndarray:
    """[2, 2] rotation by an angle to the left [rad]."""
    c, s = np.cos(yaw), np.sin(yaw)
    return np.array([[c, -s], [s, c]])


def _wrapped(angle: float) -> float:
    return (angle + np.pi) % (2.0 * np.pi) - np.pi
