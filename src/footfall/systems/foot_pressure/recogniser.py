"""Recognition of acts in a stream of features (thesis, section 3.4).

The activity score is the Mahalanobis distance to quiet stance (eq. 3.1). When it rises, a window of l look-back and k
look-ahead frames is compared with the onsets in the database by a hat-weighted sum of distances (eq. 3.2), quiet stance
among them. From then on every template is followed by dynamic time warping, one input frame at a time: the best one may
replace the first choice, and its place tells how far the performer has come. A template may have a loop (a march in
place): from its end the warping path may go on at its beginning, as often as the performer does.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .features import NAMES

LOOK_BACK = 6  # l
LOOK_AHEAD = 4  # k; the thesis has 10
STAY, SKIP = 0.25, 0.25  # cost of a template that waits for the performer, or hurries, for a frame
SLACK = 2  # frames by which an act may begin earlier or later than its template
CHANGE = 0.93  # another template takes over when its distance is less than this of the present one's
CALM = 3  # frames of low activity that end an act
STILL = 3  # frames over which somebody who stands still has the same features
SMALLEST, EVEN = 0.3, 0.3  # area of a foot over that in stance, and part of the weight, of somebody who stands
AREAS, PART = [NAMES.index("area_left"), NAMES.index("area_right")], NAMES.index("left_part")


@dataclass(frozen=True, eq=False)
class Templates:
    """Acts of a database as features.

    Attributes:
        labels: Of each template.
        features: [template, frame, feature], from LOOK_BACK frames before the onset; 0 after the end.
        lengths: [template] frames.
        centre: [feature] mean of quiet stance.
        quiet_deviation: [feature] standard deviation of quiet stance.
        deviation: [feature] σ of eq. 3.1.
        threshold: Of the activity score.
        loops: [template, 2] first frame of its loop and the one after the last; (0, 0) for none.
    """

    labels: tuple[str, ...]
    features: np.ndarray
    lengths: np.ndarray
    centre: np.ndarray
    quiet_deviation: np.ndarray
    deviation: np.ndarray
    threshold: float
    loops: np.ndarray


@dataclass
class Choice:
    """What the performer is taken to do.

    Attributes:
        template: Index; -1 for quiet stance.
        place: Frame of the template that the last picture is paired with.
        distance: Mean distance since the onset.
        frame: Number of the picture at the onset.
        laps: How often its loop was completed.
    """

    template: int
    place: int
    distance: float
    frame: int
    laps: int = 0


def hat(back: int = LOOK_BACK, ahead: int = LOOK_AHEAD) -> np.ndarray:
    """w_j = 1 + j/(l + 1) for j ≤ 0, 1 - j/(k + 1) for j ≥ 0; [l + 1 + k]"""
    j = np.arange(-back, ahead + 1)
    return np.where(j <= 0, 1.0 + j / (back + 1.0), 1.0 - j / (ahead + 1.0))


def activity(templates: Templates, features: np.ndarray) -> np.ndarray:
    """s: distance of features [..., feature] to quiet stance, as a mean over features."""
    return np.mean(((features - templates.centre) / templates.quiet_deviation) ** 2, axis=-1)


def distance(templates: Templates, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """d = (x - y)ᵀ C⁻¹ (x - y) with a diagonal C (eq. 3.1)."""
    return np.sum(((a - b) / templates.deviation) ** 2, axis=-1)


def window_distances(templates: Templates, window: np.ndarray, back: int = LOOK_BACK) -> np.ndarray:
    """D of eq. 3.2 to the onset of every template, and to quiet stance.

    Args:
        templates: Of the database.
        window: [l + 1 + k, feature] around the onset.
        back: l.

    Returns:
        [template + 1]; the last is the distance to quiet stance repeated.
    """
    weight = hat(back, len(window) - 1 - back)
    own = templates.features[:, : len(window)]
    if own.shape[1] < len(window):
        own = np.pad(own, ((0, 0), (0, len(window) - own.shape[1]), (0, 0)), mode="edge")
    acts = distance(templates, own, window) @ weight
    return np.append(acts, distance(templates, templates.centre, window) @ weight)


class Recogniser:
    """The online recogniser of one stream.

    Attributes:
        choice: What the performer does; None in quiet stance.
        first: Template of the first decision about the present act (-1: quiet stance).
        active: Whether activity was detected and not ended.
        score: The activity score of the last picture.
    """

    def __init__(self, templates: Templates, ahead: int = LOOK_AHEAD):
        self.templates, self.ahead = templates, ahead
        self.choice: Choice | None = None
        self.first: int | None = None
        self.active = False
        self.score = 0.0
        self.ended: str | None = None
        self._rows: list[np.ndarray] = []
        self._count = self._onset = self._steps = self._calm = 0
        self._cost = np.zeros((0, 0))
        self._quiet = 0.0
        self._scaled = templates.features / templates.deviation  # d = |a|² - 2 a·b + |b|² is one product
        self._square = np.sum(self._scaled**2, axis=-1)
        index = np.arange(templates.features.shape[1])
        self._beyond = index[None] >= templates.lengths[:, None]
        self._looped = np.flatnonzero(templates.loops[:, 1] > templates.loops[:, 0])
        self._laps = np.zeros((len(self._looped), len(index)), int)

    @property
    def seen(self) -> int:
        """Pictures since the onset of the present act."""
        return self._count - 1 - self._onset

    def push(self, features: np.ndarray) -> Choice | None:
        """Take in the features of the next picture.

        Args:
            features: [feature].

        Returns:
            The present choice; None in quiet stance, and until enough pictures were seen after an onset.
        """
        self._rows = [*self._rows[-(LOOK_BACK + self.ahead + 1) :], features]
        self._count += 1
        self.ended = None
        score = self.score = float(activity(self.templates, features))
        if not self.active:
            if score <= self.templates.threshold:
                return None
            self._start()
        else:
            self._step(features)
        calm = score <= self.templates.threshold or self._stands()
        self._calm = self._calm + 1 if calm else 0
        self._decide()
        return self.choice

    def _stands(self) -> bool:
        """Whether the performer stands still on both feet, wherever they are now: steps and jumps end elsewhere."""
        if len(self._rows) <= STILL:
            return False
        now, before = self._rows[-1], self._rows[-1 - STILL]
        moved = np.mean(((now - before) / self.templates.quiet_deviation) ** 2) / 2.0
        on = min(now[AREAS]) > SMALLEST and EVEN <= now[PART] <= 1.0 - EVEN
        return bool(on and moved <= self.templates.threshold)

    def _start(self) -> None:
        self.active, self.first, self.choice = True, None, None
        self._onset, self._steps, self._calm, self._quiet = self._count - 1, 0, 0, 0.0
        self._cost = np.full(self._beyond.shape, np.inf)
        self._laps[:] = 0
        past = self._rows[-(LOOK_BACK + 1) :]
        past = [past[0]] * (LOOK_BACK + 1 - len(past)) + past
        self._window = list(past)
        for k, row in enumerate(past):
            if k == 0:
                d = distance(self.templates, self.templates.features[:, : SLACK + 1], row)
                self._cost[:, : SLACK + 1] = d
                self._steps, self._quiet = 1, float(distance(self.templates, self.templates.centre, row))
            else:
                self._warp(row)

    def _step(self, row: np.ndarray) -> None:
        self._warp(row)
        self._window.append(row)

    def _warp(self, row: np.ndarray) -> None:
        """One more input frame: each is paired with one frame of every template, which waits, goes on, or skips one."""
        scaled = row / self.templates.deviation
        d = np.maximum(self._square - 2.0 * (self._scaled @ scaled) + scaled @ scaled, 0.0)
        old = self._cost
        best = old + STAY
        best[:, 1:] = np.minimum(best[:, 1:], old[:, :-1])
        best[:, 2:] = np.minimum(best[:, 2:], old[:, :-2] + SKIP)
        if len(self._looped):
            self._around(old, best)
        self._cost = np.where(self._beyond, np.inf, best + d)
        self._quiet += float(distance(self.templates, self.templates.centre, row))
        self._steps += 1

    def _around(self, old: np.ndarray, best: np.ndarray) -> None:
        """Templates with loops: laps of every path so far, and paths from the end of a loop to its beginning."""
        rows, row = self._looped, np.arange(len(self._looped))
        before, now, laps = old[rows], best[rows], self._laps
        new = laps.copy()  # of those that wait
        came = np.zeros(now.shape, bool)
        came[:, 1:] = now[:, 1:] == before[:, :-1]
        new[:, 1:] = np.where(came[:, 1:], laps[:, :-1], new[:, 1:])
        skipped = np.zeros(now.shape, bool)
        skipped[:, 2:] = (now[:, 2:] == before[:, :-2] + SKIP) & ~came[:, 2:]
        new[:, 2:] = np.where(skipped[:, 2:], laps[:, :-2], new[:, 2:])
        first, end = self.templates.loops[rows].T
        for source, target, cost in ((end - 1, first, 0.0), (end - 2, first, SKIP), (end - 1, first + 1, SKIP)):
            jump = before[row, source] + cost
            better = jump < now[row, target]
            now[row[better], target[better]] = jump[better]
            new[row[better], target[better]] = laps[row[better], source[better]] + 1
        best[rows], self._laps = now, new

    def _decide(self) -> None:
        if self.seen < self.ahead:
            if self._calm >= CALM:
                self._finish()
            return
        totals = self._cost.min(axis=1) / self._steps
        if self.first is None:
            whole = window_distances(self.templates, np.array(self._window[: LOOK_BACK + 1 + self.ahead]))
            self.first = int(np.argmin(whole[:-1])) if whole[:-1].min() < whole[-1] else -1
        now = self.choice
        best = int(np.argmin(totals))
        if now is not None and totals[best] > CHANGE * totals[now.template]:
            best = now.template
        if self._quiet / self._steps <= totals[best] and now is None:
            best = -1
        if best < 0:
            if self._calm >= CALM:
                self._finish()
            return
        place = int(np.argmin(self._cost[best]))
        looped = np.flatnonzero(self._looped == best)
        laps = int(self._laps[looped[0], place]) if len(looped) else 0
        self.choice = Choice(best, place, float(totals[best]), self._onset, laps)
        if self._calm >= CALM and (place >= self.templates.lengths[best] - 4 or self._calm >= 3 * CALM):
            self._finish()

    def _finish(self) -> None:
        self.ended = self.templates.labels[self.choice.template] if self.choice else "stance"
        self.active, self.choice, self._rows = False, None, []  # features are from now on relative to a new stance
