"""Whether a body can hold the stance that a skill file asks for: its parts, hips, width and first pose."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ...characters import Character, names
from ...control import biped
from ...physics.start import Start
from ...strict import Table

NEEDED = "expected a 3D body with two legs, feet and arms"
PARTS = {
    "legs": ("hip_roll", "hip_pitch", "hip_yaw", "knee"),
    "feet": ("ankle_pitch", "ankle_roll"),
    "arms": ("shoulder_pitch", "shoulder_roll"),
}
OFF_GROUND = 0.05  # how far above the ground a sole may be when a trial begins [m]


def check_body(body: Character, table: Table) -> None:
    """Refuse a body without what push recovery moves.

    Raises:
        BadFile: The body has no legs, feet or arms; those that lack are named, with the joints that were looked for.
    """
    joints, links = {joint.name for joint in body.joints}, {link.name for link in body.links}
    lacks = []
    for part, found in PARTS.items():
        missing = [name for side in biped.SIDES for name in (f"{side}_{end}" for end in found) if name not in joints]
        if part == "legs":
            needed = (f"{side}_{name}" for side in biped.SIDES for name in ("thigh", "shank"))
            missing += [name for name in needed if name not in links]
        elif part == "feet":
            feet = [foot.name for foot in body.feet]
            missing += [name for name in (f"{side}_foot" for side in biped.SIDES) if name not in feet]
        if missing:
            lacks.append(f"{part} ({', '.join(missing)})")
    if lacks:
        there = ", ".join(names())
        raise table.fail("character", f"{body.name} has no {', no '.join(lacks)}; {NEEDED}; built in: {there}")
    if body.planar:
        raise table.fail("character", f"{body.name} is planar; {NEEDED}; built in: {', '.join(names())}")


def check_stance(p: Any, body: Character, balance: Table, step: Table) -> None:
    """Refuse hips that are higher or lower than the legs reach, and feet that are wider apart than the hips allow.

    Args:
        p: Parameters of the law, with the numbers of both tables and of the body.
        body: The character.
        balance: For messages.
        step: For messages.

    Raises:
        BadFile: With the range that this body can hold.
    """
    hips = float(body.link("left_thigh").offset[1])
    inward, outward = (body.joints[p.leg[0, biped.HIP_ROLL_J]].range or (-1.5, 1.5))[:2]
    leg, sole = float(p.leg_length), 2.0 * _half_sole(body)
    narrow, wide = max(sole, 2.0 * (hips + leg * math.sin(inward))), 2.0 * (hips + leg * math.sin(outward))
    width, height = float(p.width), float(p.height)
    if not narrow - 1e-9 <= width <= wide:
        raise step.fail(
            "width",
            f"{body.name} cannot stand with its ankles {width:g} m apart: its soles are {sole:g} m wide and its hips "
            f"spread by {outward:g} rad; expected {narrow:.3f} to {wide:.3f}",
        )
    aside = 0.5 * width - hips
    bent = max(0.0, -(body.joints[p.leg[0, biped.KNEE_J]].range or (-math.pi, 0.0))[0])
    upper, lower = float(p.thigh_length), float(p.shank_length)
    short = math.sqrt(max(upper**2 + lower**2 + 2.0 * upper * lower * math.cos(min(bent, math.pi)), 0.0))
    above = float(p.ankle_height) + float(p.hip_drop)
    low, high = (math.sqrt(max(length**2 - aside**2, 0.0)) + above for length in (short, leg))
    if not low <= height <= high:
        raise balance.fail(
            "height",
            f"{body.name} cannot hold its hips {height:g} m over the soles: its legs are {leg:g} m long and its ankles "
            f"{width:g} m apart; expected {low:.3f} to {high:.3f}",
        )


def check_entry(p: Any, body: Character, start: Start, table: Table) -> None:
    """Refuse a first pose in which the feet do not stand on the ground, or stand where no step brings them.

    Raises:
        BadFile: A foot is above the ground, or the feet are too far apart, or crossed.
    """
    ankles, lowest = np.zeros((2, 3)), np.zeros(2)
    for side, name in enumerate(f"{side}_foot" for side in biped.SIDES):
        rotation, ankles[side] = _placed(body, name, start)
        points = np.array(body.link(name).points) @ rotation.T + ankles[side]
        lowest[side] = points[:, 2].min() - body.link(name).radius
    highest, gap = int(np.argmax(lowest)), float(np.ptp(lowest)) + start.rise
    if gap > OFF_GROUND:
        raise table.fail(
            "entry.angles",
            f"the {biped.SIDES[highest]} foot is {gap:.2f} m above the ground; expected both feet on it, within "
            f"{OFF_GROUND:g} m",
        )
    ahead, aside = (float(value) for value in (ankles[0] - ankles[1])[:2])
    if abs(ahead) > float(p.longest) or not 0.0 <= aside <= float(p.widest):
        raise table.fail(
            "entry.angles",
            f"the left ankle is {ahead:.2f} m ahead of the right one and {aside:.2f} m to the left of it; expected at "
            f"most {float(p.longest):g} m ahead or behind (step.longest) and 0 to {float(p.widest):g} m (step.widest)",
        )


def _half_sole(body: Character) -> float:
    return max(abs(point[1]) for point in body.link("left_foot").points)


def _placed(body: Character, name: str, start: Start) -> tuple[np.ndarray, np.ndarray]:
    """Orientation [3, 3] and position [m] of a link in the first pose, from the root's place."""
    rotation = _turn((0.0, -1.0, 0.0), start.pitch) @ _turn((1.0, 0.0, 0.0), start.roll)
    position, angles = np.zeros(3), start.angles or {}
    for link in body.chain(name)[-2::-1]:  # from the root's child down
        position = position + rotation @ np.array(link.offset)
        for joint in (joint for joint in body.joints if joint.link == link.name):
            rotation = rotation @ _turn(tuple(joint.axis), float(angles.get(joint.name, 0.0)))
    return rotation, position


def _turn(axis: tuple[float, ...], angle: float) -> np.ndarray:
    """The rotation by an angle about an axis (Rodrigues) [3, 3]."""
    x, y, z = np.array(axis) / np.linalg.norm(axis)
    k = np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])
    return np.eye(3) + math.sin(angle) * k + (1.0 - math.cos(angle)) * k @ k
