"""A clip becomes one recorded gait cycle on a body; a clip without a steady gait is refused with a remedy."""

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
MIN_CONTACT_FRACTION = 0.02  # of a clip in which each foot must be on the ground
MIN_LIKENESS = 0.85  # of a gait to itself one stride later
MAX_TURN_DEG = 30.0  # per stride [deg]
MAX_ASYMMETRY_DEG = 15.5  # a cycle nearer than this to its mirror image is made symmetric [deg]
MAX_LATERAL_FRACTION = 0.15  # of the speed; a gait that goes more sideways is not made symmetric
MAX_LATERAL_SPEED = 0.15  # and faster sideways than this [m/s]


@dataclass(frozen=True, eq=False)
class Prepared:
    """A clip prepared for learning: its gait cycle, and the body and recording of the skill."""

    clip: Clip
    cycle: Cycle
    symmetric: bool  # whether left and right were made symmetric
    body: Character
    own: bool  # whether the body is written beside the skill: it is not built in
    recording: ReferenceCycle

    @property
    def scene(self) -> Scene:
        """The ground on which it is learned."""
        return Scene()

    @property
    def frames(self) -> str:
        """The frames of the clip from which the cycle was taken, numbered as in the file."""
        return _frames(self.clip, self.cycle)


def prepare(clip: Clip, character: str = "human", mass: float = 75.0) -> Prepared:
    """Extract the gait cycle of a cleaned clip and retarget it to a body.

    Args:
        clip: A cleaned clip, from `evaluate.clips.clips.load`.
        character: `human` for the built-in human with toes, `own` for a body made from the clip's skeleton, or the name
            or file of another 3D character.
        mass: Mass of an own body [kg].

    Raises:
        BadInput: If the clip has no steady gait.
    """
    body = _body(character)
    clip.check_facing()
    seen = contacts(clip.motion, clip.roles)
    _check_contacts(clip, seen)
    found = cycle(clip.motion, clip.roles, seen=seen)
    _check_steady(clip, found)
    alike = is_symmetric(found)
    found = symmetric(found) if alike else found
    if body is None:
        body = characters.with_toes(characters.from_motion(clip.motion, mass=mass))
    own = body.name not in characters.names()
    return Prepared(clip, found, alike, body, own, recording.of_cycle(found, body, alike))


def _body(character: str) -> Character | None:
    """The body to learn on; None for one that is made from the clip."""
    if character == "own":
        return None
    known = dict.fromkeys((*BODIES, *characters.names()))
    if character not in known and not character.endswith((".json", ".toml")):
        raise BadInput(
            f"character {character[:40]!r} cannot learn from a clip; expected one of {', '.join(known)}, or a "
            "character file (.json, .toml)"
        )
    body = characters.load("human-toes" if character == "human" else character)
    if body.planar:
        raise BadInput(f"{body.name} is planar; expected a body in space")
    return body


def _frames(clip: Clip, found: Cycle) -> str:
    a, b = (clip.cleaned.first + frame for frame in found.frames)
    return f"{a} to {b}"


def _check_contacts(clip: Clip, seen: Contacts) -> None:
    never = [side for side in SIDES if np.mean(seen.foot[side]) < MIN_CONTACT_FRACTION]
    if never:
        feet = "neither foot rests" if len(never) == 2 else f"the {never[0]} foot never rests"
        raise BadInput(
            f"{clip.stem}: {feet} on the ground, so there is no stance to learn; check the clip's floor and scale with "
            "`footfall motion info`, or give a part that walks with --frames A-B; on a treadmill the travel is missing"
        )


def _check_steady(clip: Clip, found: Cycle) -> None:
    """Raise unless the strides are alike and nearly straight."""
    what = ""
    if found.autocorrelation < MIN_LIKENESS:
        alike = f"autocorrelation {found.autocorrelation:.2f}, {MIN_LIKENESS:g} is needed"
        what = f"its strides are not alike enough ({alike})"
    elif abs(found.heading_change) > MAX_TURN_DEG:
        what = (
            f"it turns by {abs(found.heading_change):.0f} degrees a stride (up to {MAX_TURN_DEG:g} can be straightened)"
        )
    if what:
        raise BadInput(
            f"{clip.stem}: {what} in frames {_frames(clip, found)}, so there is no steady gait to learn; "
            "a part of the clip that walks evenly can be given with --frames A-B"
        )


def is_symmetric(found: Cycle) -> bool:
    """Whether a gait may be made symmetric: it moves along its heading and is close to its mirror image."""
    speed = np.linalg.norm(found.advance[:2])
    aside = abs(found.advance[1])
    if aside > MAX_LATERAL_FRACTION * speed and aside / found.period > MAX_LATERAL_SPEED:
        return False
    phase = np.arange(64) / 64.0
    own = found.at(phase)
    other = mirrored(found.at(phase - 0.5), found.roles)
    legs = [found.roles[f"{side}_{part}"] for side in SIDES for part in ("hip", "knee")]
    apart = rotation.angle(own.local_rotations[:, legs], other.local_rotations[:, legs])
    return bool(np.degrees(np.sqrt(np.mean(apart**2))) < MAX_ASYMMETRY_DEG)


def frames(clip: Clip, text: str) -> Clip:
    """The frames `A-B` of a clip, numbered as in its file."""
    first, dash, last = text.partition("-")
    if not dash or not first.strip().isdigit() or not last.strip().isdigit():
        raise BadInput(f"--frames {text[:40]!r}: expected FIRST-LAST, for example 100-400")
    return clip.frames(int(first), int(last))
