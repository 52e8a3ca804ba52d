"""A clip becomes one recorded cycle on a body; what cannot become one is refused with what would help."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .. import characters
from ..characters import Character
from ..characters.roles import SIDES
from ..control import reference as recording
from ..control.reference import ReferenceCycle
from ..errors import BadInput
from ..evaluate.clips.clips import Clip
from ..motion import rotation
from ..motion.analysis.contacts import Contacts, contacts
from ..motion.analysis.cycle import Cycle, cycle, symmetric
from ..motion.editing.mirror import mirrored
from ..physics.scene import Scene

BODIES = ("human", "own")
TOUCHES = 0.02  # share of a clip in which each foot must be seen on the ground
ALIKE = 0.85  # how like itself a stride later a gait must be
TURNS = 30.0  # [deg] a stride, at most
EVEN = 15.5  # [deg] a cycle nearer than this to its mirror image is made symmetric
SIDEWAYS = 0.15  # share of the speed across the heading above which a gait is not


@dataclass(frozen=True, eq=False)
class Prepared:
    """What a skill is made from."""

    clip: Clip
    cycle: Cycle
    even: bool  # whether left and right were made alike
    body: Character
    own: bool  # whether the body is that of the clip's skeleton
    recording: ReferenceCycle

    @property
    def scene(self) -> Scene:
        """The ground that it is learned on."""
        return Scene()

    @property
    def frames(self) -> str:
        """Of the clip the cycle was taken from, numbered as in the file."""
        return _frames(self.clip, self.cycle)


def prepare(clip: Clip, character: str = "human", mass: float = 75.0) -> Prepared:
    """The cycle of a cleaned clip, on the built-in human with toes or on a body of the clip's own skeleton."""
    if character not in BODIES:
        raise BadInput(f"character {character[:40]!r} cannot learn from a clip; expected one of {', '.join(BODIES)}")
    clip.check_facing()
    seen = contacts(clip.motion, clip.roles)
    _check_contacts(clip, seen)
    found = cycle(clip.motion, clip.roles, seen=seen)
    _check_steady(clip, found)
    even = is_even(found)
    found = symmetric(found) if even else found
    own = character == "own"
    body = (
        characters.with_toes(characters.from_motion(clip.motion, mass=mass)) if own else characters.load("human-toes")
    )
    return Prepared(clip, found, even, body, own, recording.of_cycle(found, body, even))


def _frames(clip: Clip, found: Cycle) -> str:
    a, b = (clip.cleaned.first + frame for frame in found.frames)
    return f"{a} to {b}"


def _check_contacts(clip: Clip, seen: Contacts) -> None:
    never = [side for side in SIDES if np.mean(seen.foot[side]) < TOUCHES]
    if never:
        feet = "neither foot rests" if len(never) == 2 else f"the {never[0]} foot never rests"
        raise BadInput(
            f"{clip.stem}: {feet} on the ground, so there is no stance to learn; check the clip's floor and scale with "
            "`footfall motion info`, or give a part that walks with --frames A-B; on a treadmill the travel is missing"
        )


def _check_steady(clip: Clip, found: Cycle) -> None:
    """Refuse what repeats itself but is no steady way of going."""
    what = ""
    if found.autocorrelation < ALIKE:
        what = f"its strides are not alike enough (autocorrelation {found.autocorrelation:.2f}, {ALIKE:g} is needed)"
    elif abs(found.heading_change) > TURNS:
        what = f"it turns by {abs(found.heading_change):.0f} degrees a stride (up to {TURNS:g} can be straightened)"
    if what:
        raise BadInput(
            f"{clip.stem}: {what} in frames {_frames(clip, found)}, so there is no steady gait to learn; "
            "a part of the clip that walks evenly can be given with --frames A-B"
        )


def is_even(found: Cycle) -> bool:
    """Whether a gait may be made symmetric: it goes along its heading, and its mirror image is near it."""
    speed = np.linalg.norm(found.advance[:2])
    if abs(found.advance[1]) > SIDEWAYS * speed and abs(found.advance[1]) / found.period > 0.15:
        return False
    phase = np.arange(64) / 64.0
    own = found.at(phase)
    other = mirrored(found.at(phase - 0.5), found.roles)
    legs = [found.roles[f"{side}_{part}"] for side in SIDES for part in ("hip", "knee")]
    apart = rotation.angle(own.local_rotations[:, legs], other.local_rotations[:, legs])
    return bool(np.degrees(np.sqrt(np.mean(apart**2))) < EVEN)


def frames(clip: Clip, text: str) -> Clip:
    """Only the frames `A-B` of a clip."""
    first, dash, last = text.partition("-")
    if not dash or not first.strip().isdigit() or not last.strip().isdigit():
        raise BadInput(f"--frames {text[:40]!r}: expected FIRST-LAST, for example 100-400")
    return clip.frames(int(first), int(last))
