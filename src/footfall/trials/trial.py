"""A trial as plain data: repeating a trial repeats every bit of its result."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from .. import systems
from ..characters import BodyShape, Character, reshape, with_sole_points
from ..control.skill import Skill
from ..errors import BadInput
from ..physics.hit import LATEST, MAX_HITS, Hit
from ..physics.push import Push
from ..physics.scene import Scene
from ..physics.start import Start
from ..physics.world import check_time_step

MAX_SECONDS = 1e5
AS_IT_IS = BodyShape()
MAX_RECORDS = 5_000_000


@dataclass(frozen=True)
class Change:
    """A change to another skill during a trial.

    Attributes:
        skill: The skill to change to; it must be made for the same body.
        time: When the change is asked for [s]. It happens at the next instant that the skill's system allows.
    """

    skill: Skill
    time: float


@dataclass(frozen=True)
class Command:
    """A command of speed, heading and lateral speed. `None` leaves a quantity as it was.

    Attributes:
        time: From when on it holds [s].
        speed: Forward, along the heading [m/s].
        heading: From the world's x axis, to the left positive [rad].
        lateral: Speed to the left of the heading [m/s].

    Raises:
        BadInput: A value is not finite or out of range.
    """

    time: float
    speed: float | None = None
    heading: float | None = None
    lateral: float | None = None

    def __post_init__(self) -> None:
        limits = {"time": (0.0, MAX_SECONDS), "speed": (-5.0, 15.0), "heading": (-1e3, 1e3), "lateral": (-5.0, 5.0)}
        for name, (low, high) in limits.items():
            value = getattr(self, name)
            if value is not None and not (math.isfinite(value) and low <= value <= high):
                raise BadInput(f"command: {name} {value} cannot be used; expected {low:g} to {high:g}")


@dataclass(frozen=True)
class Trial:
    """One simulation as plain data. Two equal trials have the same result, bit for bit.

    Attributes:
        skill: The skill at the beginning, with its character.
        seconds: Duration [s].
        dt: Time step [s], at most 0.004.
        scene: The ground; the one the skill is made for if None.
        pushes: External forces during the trial.
        changes: Changes to other skills.
        start: Initial position and velocities; those of the skill file if None.
        seed: Random seed of the perturbation of the start.
        scatter: Standard deviation of that perturbation: angles [rad], and ten times as much for rates [rad/s].
        record_every: Time between records [s]; 0 records nothing.
        route: Whether to search for a route through other gaits when a direct change would fall.
        commands: Commands of speed, heading and lateral speed.
        shape: Changes of the body. They are applied to the skills at once; afterwards this is the unchanged shape.
        leg_collision: Whether the legs collide with each other; the character's own setting if None.
        hits: Balls that are thrown at the body.

    Raises:
        BadInput: A value is out of range, or two skills are made for different bodies.
    """

    skill: Skill
    seconds: float = 10.0
    dt: float = 5e-4
    scene: Scene | None = None
    pushes: tuple[Push, ...] = ()
    changes: tuple[Change, ...] = ()
    start: Start | None = None
    seed: int = 0
    scatter: float = 0.0
    record_every: float = 0.005
    route: bool = True
    commands: tuple[Command, ...] = ()
    shape: BodyShape = AS_IT_IS
    leg_collision: bool | None = None
    hits: tuple[Hit, ...] = ()

    @property
    def character(self) -> Character:
        """The body of this trial, its shape applied."""
        return self.skill.character

    @property
    def ground(self) -> Scene:
        """The ground of this trial: `scene`, or the one the skill is made for."""
        return self.skill.scene if self.scene is None else self.scene

    def _embodied(self, skill: Skill) -> Skill:
        """A skill on the body of this trial."""
        character = reshape(skill.character, self.shape)
        if self.leg_collision is not None:
            character = replace(character, leg_collision=self.leg_collision)
        if not self.ground.flat:
            character = with_sole_points(character)
        return skill if character == skill.character else replace(skill, character=character)

    def __post_init__(self) -> None:
        check_time_step(self.dt)
        object.__setattr__(self, "skill", self._embodied(self.skill))
        changes = tuple(Change(self._embodied(change.skill), change.time) for change in self.changes)
        object.__setattr__(self, "changes", changes)
        # the shape is in the character now; a trial made from this one must not shape it again
        object.__setattr__(self, "shape", AS_IT_IS)
        if not (math.isfinite(self.seconds) and self.dt <= self.seconds <= MAX_SECONDS):
            raise BadInput(
                f"{self.seconds:g} seconds cannot be simulated; expected one time step ({self.dt:g}) to {MAX_SECONDS:g}"
            )
        if self.record_every > 0 and self.seconds / self.record_every > MAX_RECORDS:
            raise BadInput(
                f"{self.seconds:g} s recorded every {self.record_every:g} s is more than {MAX_RECORDS} records; "
                "record less often (record_every) or not at all (0)"
            )
        if self.changes and any(map(systems.kinematic, (self.skill, *(change.skill for change in self.changes)))):
            raise BadInput("kinematic skills have no forces and cannot take over from others or be followed by them")
        for change in self.changes:
            if not (math.isfinite(change.time) and 0.0 <= change.time <= self.seconds):
                raise BadInput(
                    f"change to {change.skill.id} at {change.time:g} s is outside the trial; "
                    f"expected 0 to {self.seconds:g}"
                )
            if change.skill.character != self.skill.character:
                raise BadInput(
                    f"{change.skill.id} is made for {change.skill.character.name} and cannot follow "
                    f"{self.skill.id}, which is made for {self.skill.character.name}"
                )
        if len(self.hits) > MAX_HITS:
            raise BadInput(f"{len(self.hits)} hits are too many; expected at most {MAX_HITS}")
        for hit in self.hits:
            hit.place(self.skill.character)
            if hit.time > LATEST:
                raise BadInput(f"hit at {hit.time:g} s cannot be used; expected 0 to {LATEST:g}")
            if hit.time >= self.seconds:
                raise BadInput(f"hit at {hit.time:g} s is after the trial's end; expected before {self.seconds:g}")
        for push in self.pushes:
            push.where(self.skill.character)
            if push.start >= self.seconds:
                raise BadInput(f"push at {push.start:g} s is after the trial's end; expected before {self.seconds:g}")
