"""Performances: an act made at another speed, size, place and facing, with sway and sensor noise, on a virtual pad."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ..characters.shape import BodyShape, reshape
from ..errors import BadInput
from ..motion import rotation
from ..motion.editing.warp import time_warped
from ..motion.motion import Motion
from ..physics.ground_load import GroundLoad
from ..physics.pressure import Pad, levels, pressures, soles
from . import acts
from .acts import STANCE_WIDTH, Source
from .figure import RATE, Act, Figure
from .kinds import Recipe
from .steps import loop_frames

STANCE_CLIP, STANCE_PART = "113_21", (2.0, 3.0)  # quiet stance that acts are blended with [s]
SWAY, SWAY_BAND = 0.004, 0.5  # of quiet stance: standard deviation [m] and highest frequency [Hz]
ONSET_CENTRE, ONSET_LOAD = 0.015, 0.1  # an act begins when centre [m] or load (of the weight) differ by this


@dataclass(frozen=True)
class Person:
    """Whose performances they are: a name, a body shape and the arch of the soles."""

    name: str
    shape: BodyShape = BodyShape()  # noqa: RUF009 (frozen)
    arch: float = 0.35


DATABASE = Person("a")
OTHERS = (
    Person("b", BodyShape(height=0.92, mass=0.72), 0.55),
    Person("c", BodyShape(height=1.05, mass=1.12), 0.22),
)


@dataclass(frozen=True, eq=False)
class Performance:
    """A performance on a virtual pad.

    Attributes:
        label: Kind, side and extent; "stance" for quiet stance.
        kind: Its kind.
        clip: The recording it is made of; "" where there is none.
        motion: Of the performer's body, the pad's centre at the origin.
        contacts: [frame, 2] of the feet.
        frames: [k, row, column] of the pad, in levels.
        onset: When the act begins [s].
        end: When it has ended [s].
    """

    label: str
    kind: str
    clip: str
    motion: Motion
    contacts: np.ndarray
    frames: np.ndarray
    onset: float
    end: float


class Performer:
    """Makes the acts of one person, and performances of them; recordings are read once."""

    def __init__(self, person: Person, clips: Path, character, pad: Pad | None = None):
        body = character if person.shape.plain else reshape(character, person.shape)
        self.person, self.pad = person, pad or Pad()
        self.figure = Figure(body, person.arch)
        self.clips = clips
        self.scale = person.shape.height * person.shape.leg_length
        self._read: dict[str, Act] = {}
        self._made: dict[tuple, Act] = {}

    def clip(self, name: str) -> Act:
        """A recording on this body."""
        if name not in self._read:
            found = sorted(self.clips.glob(f"**/{name}.bvh"))
            if not found:
                raise BadInput(f"{self.clips}: there is no clip {name}.bvh in this folder; expected those of CMU")
            self._read[name] = self.figure.read(found[0])
        return self._read[name]

    def recorded(self, source: Source, hold: float = 0.6) -> Act:
        """A walk along x of about seven steps, in balance, its first and last pose held for some time [s].

        Of a longer one the cycle after its loop is left out, so that it ends soon after the loop.
        """
        clip = self.clip(source.clip)
        before = round(hold * RATE)
        index = np.clip(np.arange(-before, len(clip) + before), 0, len(clip) - 1)
        act = acts.facing(self.figure, clip.part(index))
        act.contacts[:before] = act.contacts[-before:] = True
        way = act.motion.root[-1] - act.motion.root[0]
        act = Act(act.motion.moved(yaw=-float(np.arctan2(way[1], way[0]))), act.contacts)
        first, end = loop_frames(act.contacts)
        later = loop_frames(act.contacts, end - 10)
        if first < end < later[0]:
            act = acts.without(self.figure, act, end, later[0])
        act = self.figure.balanced(act)
        return acts.mirror(act) if source.mirror else act

    def stance(self, width: float) -> Act:
        """One second of quiet stance."""
        first, last = (round(t * RATE) for t in STANCE_PART)
        quiet = acts.facing(self.figure, self.clip(STANCE_CLIP).part(slice(first, last)))
        return acts.stood(self.figure, quiet, width)

    def act(self, recipe: Recipe, random: np.random.Generator | None = None, width: float | None = None) -> Act:
        """The act of a recipe.

        Args:
            recipe: How it is made.
            random: Of what varies from one performance to the next; none for the mean.
            width: Between the ankles [m]; varied too if not given.

        Returns:
            The act, facing x.
        """

        def vary(half: float) -> float:
            return 1.0 if random is None else float(random.uniform(1.0 - half, 1.0 + half))

        width = STANCE_WIDTH * self.scale * vary(0.1) if width is None else width
        if recipe.way == "step":
            return acts.step(self.figure, self._source(recipe), vary(0.08) * np.array(recipe.travel), width)
        if recipe.way == "whole":
            return self.figure.balanced(acts.stood(self.figure, self._source(recipe), width))
        stance = self.stance(width)
        if recipe.way == "shift":
            return acts.shift(self.figure, stance, recipe.side, recipe.size * vary(0.1), 0.55 * vary(0.2), vary(0.5))
        if recipe.way == "squat":
            depth, down = recipe.size * vary(0.1) * self.scale, 0.75 * vary(0.2)
            return acts.squat(self.figure, stance, depth, down, 0.4 * vary(0.5), down)
        if recipe.way == "march":
            steps = recipe.steps[0] if random is None else int(random.integers(recipe.steps[0], recipe.steps[1] + 1))
            height, period = recipe.size * vary(0.15) * self.scale, 0.6 * vary(0.08)
            return acts.march(self.figure, stance, recipe.side, steps, height, period)
        source = self._source(recipe)
        if recipe.way == "upper":
            return acts.upper(self.figure, stance, source)
        if recipe.kind == "kick":
            source = acts.there_and_back(self.figure, source, recipe.side)
        return acts.onto_stance(self.figure, stance, source, recipe.side, 0.35 if recipe.kind == "kick" else 0.6)

    def _source(self, recipe: Recipe) -> Act:
        assert recipe.source is not None
        key = (recipe.source, recipe.back)
        if key not in self._made:
            act = acts.of_source(self.figure, self.clip(recipe.source.clip), recipe.source)
            self._made[key] = acts.facing(self.figure, acts.backward(act)) if recipe.back else act
        return self._made[key]

    def perform(self, recipe: Recipe, seed: int, turn: float | None = None) -> Performance:
        """One performance.

        Args:
            recipe: Of its act.
            seed: Of all that varies.
            turn: Facing on the pad [rad]; any if not given.

        Returns:
            The performance: quiet stance, the act, quiet stance.
        """
        random = np.random.default_rng(seed)
        act = self.act(recipe, random)
        act = timed(act, random)
        act, first, last = _with_stance(act, random)
        act = self._swaying(act, random)
        act = self._placed(act, random, turn)
        load = self.figure.load(act.motion)
        onset, end = _bounds(act, load, first, last)
        frames = self._frames(act, load, random)
        name = recipe.source.clip if recipe.source else ""
        return Performance(recipe.label, recipe.kind, name, act.motion, act.contacts, frames, onset, end)

    def on_pad(self, act: Act, random: np.random.Generator, turn: float | None, recipe: Recipe) -> Performance:
        """An act as it is, with sway, somewhere on the pad; from its beginning to its end."""
        act = self._placed(self._swaying(act, random), random, turn)
        frames = self._frames(act, self.figure.load(act.motion), random)
        return Performance(recipe.label, recipe.kind, "", act.motion, act.contacts, frames, 0.0, len(act) / RATE)

    def quiet(self, seconds: float, seed: int) -> Performance:
        """Quiet stance with sway for some time [s]."""
        random = np.random.default_rng(seed)
        stance = self.stance(STANCE_WIDTH * self.scale * float(random.uniform(0.9, 1.1)))
        count = round(seconds * RATE)
        act = Act(stance.motion[np.zeros(count, int)], np.ones((count, 2), bool))
        act = self._placed(self._swaying(act, random), random, None)
        frames = self._frames(act, self.figure.load(act.motion), random)
        return Performance("stance", "stance", "", act.motion, act.contacts, frames, seconds, seconds)

    def idle(self, clip: str, seed: int) -> Performance:
        """A recording of somebody who stands about."""
        random = np.random.default_rng(seed)
        act = acts.stood(self.figure, acts.facing(self.figure, self.clip(clip)), STANCE_WIDTH * self.scale)
        act = self._placed(self.figure.balanced(Act(act.motion, np.ones((len(act), 2), bool))), random, None)
        frames = self._frames(act, self.figure.load(act.motion), random)
        return Performance("stance", "stance", clip, act.motion, act.contacts, frames, len(act) / RATE, len(act) / RATE)

    def _frames(self, act: Act, load: GroundLoad, random: np.random.Generator) -> np.ndarray:
        times = np.arange(0.0, len(act) / RATE - 1e-9, 1.0 / self.pad.rate)
        body = soles(self.figure.character, self.person.arch)
        pressure = pressures(self.pad, body, act.motion, load, act.contacts, times)
        return levels(self.pad, pressure, noise=1.0, seed=int(random.integers(2**31)))

    def _swaying(self, act: Act, random: np.random.Generator) -> Act:
        """Root moved a little, as by natural sway; feet that are on the ground stay."""
        root = np.zeros((len(act), 3))
        root[:, :2] = _noise(len(act), 2, SWAY_BAND, random) * SWAY * (1.0, 0.6)
        return Act(self.figure.shaped(act.motion, root, np.zeros((len(act), 2, 3))), act.contacts)

    def _placed(self, act: Act, random: np.random.Generator, turn: float | None) -> Act:
        """Turned, and moved so that both feet stay on the pad as far as they can."""
        yaw = float(random.uniform(-np.pi, np.pi)) if turn is None else turn
        motion = act.motion.moved(yaw=yaw)
        ankles = self.figure.places(motion)
        toes = ankles + rotation.rotated(motion.world_rotations[:, self.figure.ankles], np.array([0.12, 0.0, 0.0]))
        on = np.concatenate((ankles[act.contacts], toes[act.contacts]))[:, :2]
        low, high = on.min(axis=0) - 0.07, on.max(axis=0) + 0.07
        room = np.maximum(self.pad.size - (high - low), 0.0)
        middle = -0.5 * (low + high) + room * random.uniform(-0.4, 0.4, 2)
        return Act(motion.moved((middle[0], middle[1], 0.0)), act.contacts)


def _noise(count: int, columns: int, band: float, random: np.random.Generator) -> np.ndarray:
    """[count, columns] smooth random numbers of standard deviation 1, slower than `band` [Hz]."""
    from scipy.ndimage import gaussian_filter1d

    width = RATE / (2.0 * np.pi * band)
    raw = gaussian_filter1d(random.standard_normal((count + round(8 * width), columns)), width, axis=0)
    return raw[round(4 * width) :][:count] * np.sqrt(2.0 * width * np.sqrt(np.pi))


def timed(act: Act, random: np.random.Generator) -> Act:
    """The act at another speed, which varies a little within it."""
    speed = float(random.uniform(0.85, 1.18))
    count = max(8, round(len(act) / speed))
    pace = np.exp(0.08 * _noise(count, 1, 0.8, random)[:, 0])
    at = np.concatenate(([0.0], np.cumsum(0.5 * (pace[1:] + pace[:-1]))))
    times = at / at[-1] * act.motion.duration
    nearest = np.clip(np.rint(times * RATE).astype(int), 0, len(act) - 1)
    return Act(time_warped(act.motion, times), act.contacts[nearest])


def _with_stance(act: Act, random: np.random.Generator) -> tuple[Act, int, int]:
    """The act with its first and last pose held; its first frame and the one after its last."""
    before, after = (round(float(random.uniform(1.2, 2.0)) * RATE) for _ in (0, 1))
    index = np.clip(np.arange(-before, len(act) + after), 0, len(act) - 1)
    held = act.part(index)
    contacts = held.contacts.copy()
    contacts[:before] = contacts[before + len(act) :] = True
    return Act(held.motion, contacts), before, before + len(act)


def _bounds(act: Act, load: GroundLoad, first: int, last: int) -> tuple[float, float]:
    """When the centre of pressure leaves its place in stance, and when it has come to rest [s]."""
    quiet = load.centre[: max(8, first - 12)].mean(axis=0)
    resting = load.centre[min(last + 20, len(act) - 10) :].mean(axis=0)
    heavy = np.abs(load.force[:, 2] / load.weight - 1.0) > ONSET_LOAD
    away = (np.linalg.norm(load.centre - quiet, axis=1) > ONSET_CENTRE) | heavy | ~act.contacts.all(axis=1)
    unsettled = (np.linalg.norm(load.centre - resting, axis=1) > ONSET_CENTRE) | heavy | ~act.contacts.all(axis=1)
    away[: max(0, first - 30)] = False
    unsettled[last + 30 :] = False
    begins = int(np.argmax(away)) if away.any() else first
    ends = len(act) - int(np.argmax(unsettled[::-1])) if unsettled.any() else last
    return begins / RATE, max(ends, begins + 12) / RATE
