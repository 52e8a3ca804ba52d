"""`footfall recovery clip`: a skill of push recovery that steps as a person did in a clip (thesis 6.3.1).

A recorded step is found by its contacts: the foot lifts off, is highest, lands. Of it the skill takes the key poses of
the upper body (highest: lift, landing: place), how high the foot is lifted and when, and how long the step takes, all
within bounds in which the law still recovers. Where the foot lands is decided by the law and its oracle. The angle of
the foot when it lands is only told: people land on the heel, and the law needs the ball of the foot.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import tomlkit

from .. import systems
from ..characters import Character
from ..control import skill as skills
from ..control.biped import SIDES
from ..control.skill import Skill
from ..errors import BadInput
from ..evaluate.clips.clips import Clip
from ..motion.analysis.contacts import contacts
from ..motion.retarget import hinges
from ..motion.retarget.retarget import retargeted
from ..physics import poses as bodies
from ..systems.push_recovery import poses
from ..writing import whole_folder

SHORTEST, LONGEST = 0.2, 1.5  # swing [s]
SHIFT_SECONDS = 0.4  # before it lifts a foot a person shifts its weight; what comes earlier is standing [s]
SUPPORTED = 0.8  # part of a swing in which the other foot is on the ground
FASTEST, SLOWEST = 0.85, 1.1  # step, over the time of the skill it is made from: a push does not wait
LOW, HIGH = 0.07, 0.12  # bounds of the height to which a foot is lifted [m]
EARLY, LATE = 0.35, 0.6  # bounds of when it is highest, as a part of the step


@dataclass(frozen=True)
class RecordedStep:
    """One step of a clip, on a body.

    Attributes:
        swing: Side of the swing leg.
        frames: Lift-off, highest point of the foot, landing; numbered as in the file.
        seconds: From lift-off to landing [s].
        lift: How high the middle of the sole is lifted [m].
        highest: Part of the step at which it is highest.
        land_ankle: The sole against the ground when it lands, toes up positive [rad].
        way: From lift-off to landing: forward and to the left of the heading at lift-off [m].
        lift_pose: How far the upper body has moved from its standing pose at the highest point, as for a step with the
            right leg [rad].
        place_pose: The same at landing.
    """

    swing: str
    frames: tuple[int, int, int]
    seconds: float
    lift: float
    highest: float
    land_ankle: float
    way: tuple[float, float]
    lift_pose: dict[str, float]
    place_pose: dict[str, float]


def steps(clip: Clip, body: Character) -> list[RecordedStep]:
    """All steps of a clip, in order: swings of one foot while the other one stands.

    Raises:
        BadInput: There is none.
    """
    clip.check_facing()
    seen = contacts(clip.motion, clip.roles)
    swings = []
    for side, other in (SIDES, SIDES[::-1]):
        change = np.diff(seen.foot[side].astype(int))
        lands = np.flatnonzero(change == 1) + 1
        for off in np.flatnonzero(change == -1) + 1:
            on = next((int(frame) for frame in lands if frame > off), None)
            if on is None or not SHORTEST <= (on - off) / seen.rate <= LONGEST:
                continue
            if np.mean(seen.foot[other][off:on]) >= SUPPORTED:
                swings.append((int(off), on, side))
    if not swings:
        told = ", ".join(
            f"{side} foot: {len(seen.toe_offs(side))} times off the ground, {len(seen.strikes(side))} times on it"
            for side in SIDES
        )
        raise BadInput(
            f"{clip.stem}: no step found ({told}); expected a foot that leaves the ground and lands {SHORTEST:g} to "
            f"{LONGEST:g} s later while the other one stands; see `footfall motion contacts`"
        )
    found = retargeted(clip.motion, body, clip.roles)
    qpos = hinges.qpos(found.motion, body)
    soles = dict(zip(SIDES, bodies.soles(body, qpos), strict=True))
    swings.sort()
    standing = found.angles[: max(1, swings[0][0] - round(SHIFT_SECONDS * seen.rate))]
    moved = found.angles - np.median(standing, axis=0)
    first = clip.cleaned.first
    return [_step(body, moved, qpos, soles[swing[2]], swing, seen.rate, first) for swing in swings]


def _step(
    body: Character,
    moved: np.ndarray,
    qpos: np.ndarray,
    sole: np.ndarray,
    swing: tuple[int, int, str],
    rate: float,
    first: int,
) -> RecordedStep:
    off, on, side = swing
    height = sole[off : on + 1, :, 2].mean(axis=1)
    top = off + int(np.argmax(height))
    points = np.array(body.link(f"{side}_foot").points)
    front, rear = points[:, 0] == points[:, 0].max(), points[:, 0] == points[:, 0].min()
    toes, heel = sole[on, front].mean(axis=0), sole[on, rear].mean(axis=0)
    w, x, y, z = qpos[off, 3:7]
    heading = np.arctan2(2.0 * (w * z + x * y), 1.0 - 2.0 * (y * y + z * z))
    dx, dy = (sole[on] - sole[off]).mean(axis=0)[:2]
    c, s = np.cos(heading), np.sin(heading)
    return RecordedStep(
        side,
        (first + off, first + top, first + on),
        (on - off) / rate,
        float(height.max() - min(height[0], height[-1])),
        (top - off) / (on - off),
        float(np.arctan2(toes[2] - heel[2], np.hypot(*(toes - heel)[:2]))),
        (float(c * dx + s * dy), float(c * dy - s * dx)),
        poses.of_frame(body, moved[top], side),
        poses.of_frame(body, moved[on], side),
    )


def document(skill: Skill, step: RecordedStep, name: str, clip: str) -> tomlkit.TOMLDocument:
    """The file of the new skill: that of a skill of push recovery, with what was taken from the step."""
    assert skill.path is not None
    new: Any = tomlkit.parse(skill.path.read_text(encoding="utf-8"))
    new.pop("evidence", None)
    new["id"], new["origin"] = name, "tuned"
    new["title"] = f"Push recovery with a step from {clip}"[:100]
    a, b, c = step.frames
    new["source"] = f"a step of the {step.swing} leg in {clip}: lifted at frame {a}, highest at {b}, down at {c}"[:200]
    highest = round(float(np.clip(step.highest, EARLY, LATE)), 4)
    new["step"]["lift"] = round(float(np.clip(step.lift, LOW, HIGH)), 4)
    was = float(skill.body["step"]["step_time"])
    factor = float(np.clip(step.seconds / was, FASTEST, SLOWEST))
    for part in ("step", "last_step"):
        new[part]["step_time"] = round(factor * float(skill.body[part]["step_time"]), 4)
    new["step"]["lift_time"] = round(highest * factor * was, 4)
    new["step"]["highest"] = highest
    usual = skill.body.get("pose", {})
    for table, moved in ((poses.LIFT, step.lift_pose), (poses.PLACE, step.place_pose)):
        new[table] = {joint: round(float(usual.get(joint, 0.0)) + angle, 4) for joint, angle in moved.items()}
    return new


def write(skill: Skill, step: RecordedStep, clip: str, folder: Path) -> list[Path]:
    """Write the new skill into a new folder, with the oracle of the old one; returns the files."""
    arrays = skill.arrays() if "data" in skill.body else {}
    text = tomlkit.dumps(document(skill, step, folder.name, clip))
    data = str(skill.body.get("data", ""))

    def fill(place: Path) -> None:
        (place / "skill.toml").write_text(text, encoding="utf-8")
        if arrays:
            np.savez(place / data, allow_pickle=False, **arrays)
        systems.controller(skills.read(place / "skill.toml"))

    whole_folder(folder, fill)
    return [folder / name for name in (("skill.toml", data) if arrays else ("skill.toml",))]
