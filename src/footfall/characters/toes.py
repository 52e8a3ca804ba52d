"""`with_toes`: rigid feet divided at the ball into a foot and toes on a hinge, so that the heel can rise in push-off.

No published table of body segments lists toes. The ball at 0.72 of the foot's length is an estimate from foot
surveys; 0.15 of the foot's mass is about what OpenSim's gait models give their toes (0.21 of 1.5 kg). With any
fraction, foot and toes together keep the mass, the centre of mass and the inertia of the rigid foot.
"""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise

from ..errors import BadInput
from ..strict import Table
from .character import Character, Joint, Link, Vector, from_table

BALL = 0.72  # of the foot's length from the heel
MASS_FRACTIONS = (0.15, 0.1, 0.05, 0.02)  # of the foot's mass, tried in turn: less if the foot's inertia is small
CENTRE = 0.45  # of the toes' length from the ball: toes taper
AXIS = (0.0, -1.0, 0.0)  # toes up against the foot is positive, as dorsiflexion is at the ankle
RANGE = (-0.3, 1.2)  # [rad]
TORQUE = 60.0  # torque limit at strength 1 [N m]
ARMATURE = 0.01  # [kg m²]
PUSH_OFF = 200.0  # torque limit of the ankle pitch at strength 1 [N m]; a walk of 88.6 kg needs about 140


def with_toes(character: Character) -> Character:
    """A character with toes on all feet.

    Args:
        character: A character whose feet are boxes with four contact points, the corners of the sole.

    Returns:
        The character with a link `…toes` and a hinge `…toe` for each foot; the same object if it already has toes.

    Raises:
        BadInput: A foot is not such a box, or its inertia is too small to be divided.
    """
    if any(len(parts) > 1 for parts in character.foot_links):
        return character
    links, joints, mirror = list(character.links), list(character.joints), dict(character.mirror)
    made = {foot.name: _cut(character, foot) for foot in character.feet}
    for foot in character.feet:
        rear, toes, hinge = made[foot.name]
        at = next(i for i, link in enumerate(links) if link.name == foot.name)
        links[at : at + 1] = [rear, toes]
        last = max((i for i, joint in enumerate(joints) if joint.link == foot.name), default=-1)
        if last < 0:
            raise BadInput(f"{character.name}: no joint moves {foot.name}, so that toes cannot be added to it")
        joints.insert(last + 1, hinge)
        other = character.mirrored(foot.name)
        if other != foot.name and other in made:
            mirror |= {toes.name: made[other][1].name, hinge.name: made[other][2].name}
    joints = [_stronger(joint, made, character.strength) for joint in joints]
    new = replace(
        character,
        name=f"{character.name}-toes",
        title=f"{character.title}, with toes",
        links=tuple(links),
        joints=tuple(joints),
        mirror=mirror,
    )
    return from_table(Table(new.name, json.loads(new.to_json())))


def _stronger(joint: Joint, feet: dict, strength: float) -> Joint:
    """The ankle pitch with the torque limit that push-off over the toes needs; other joints as they are."""
    if joint.link not in feet or tuple(abs(a) for a in joint.axis) != (0.0, 1.0, 0.0):
        return joint
    return replace(joint, torque=max(joint.torque, round(PUSH_OFF * strength, 4)))


def _cut(character: Character, foot: Link) -> tuple[Link, Link, Joint]:
    """The foot up to its ball, the toes, and the hinge between them."""
    if len(foot.points) != 4 or not foot.box:
        raise BadInput(
            f"{character.name} cannot be given toes: {foot.name} has {len(foot.points)} contact points and "
            f"{'a' if foot.box else 'no'} box; expected a box and 4 contact points, the corners of its sole"
        )
    order = sorted(range(4), key=lambda i: foot.points[i][0])
    heel, tip = [foot.points[i] for i in order[:2]], [foot.points[i] for i in order[2:]]
    heel, tip = sorted(heel, key=_left), sorted(tip, key=_left)
    ball = [tuple(a + BALL * (b - a) for a, b in zip(h, t, strict=True)) for h, t in zip(heel, tip, strict=True)]
    x, y, z = (sum(p[k] for p in ball) / 2.0 for k in range(3))
    low, high = foot.box[0] - foot.box[3], foot.box[0] + foot.box[3]
    if not low < x < high:
        raise BadInput(f"{character.name}: the box of {foot.name} does not extend over the ball of its sole at {x:g} m")
    # The hinge passes through the centres of the ball's contact spheres, so that the heel can rise while
    # ball and tips stay on the ground.
    at = (x, y, z + foot.radius)
    side = foot.name.removesuffix("foot")
    side = side if side.endswith("_") or not side else f"{side}_"
    rear, toes = _split(character, foot, at, sum(p[0] for p in tip) / 2.0)
    rear = replace(rear, points=(*heel, *ball), box=_box(foot, low, x, (0.0, 0.0, 0.0)))
    toes = replace(
        toes,
        name=f"{side}toes",
        points=tuple(_from(p, at) for p in tip),
        box=_box(foot, x, high, at),
    )
    hinge = Joint(f"{side}toe", toes.name, AXIS, RANGE, round(TORQUE * character.strength, 4), ARMATURE)
    return rear, toes, hinge


def _split(character: Character, foot: Link, at: Vector, tip: float) -> tuple[Link, Link]:
    """Foot and toes with masses, centres of mass and inertias that add up to those of the rigid foot."""
    for fraction in MASS_FRACTIONS:
        ahead = at[0] + CENTRE * (tip - at[0]) - foot.centre[0]  # of the toes' centre of mass ahead of the rigid foot's
        masses = ((1.0 - fraction) * foot.mass, fraction * foot.mass)
        centres = [(foot.centre[0] + dx, *foot.centre[1:]) for dx in (-fraction / (1.0 - fraction) * ahead, ahead)]
        # parallel axes theorem: the rest is divided in proportion to the inertias of solid boxes of their sizes
        apart = foot.mass * fraction / (1.0 - fraction) * ahead**2
        left = (foot.inertia[0], foot.inertia[1] - apart, foot.inertia[2] - apart)
        ends = (foot.box[0] - foot.box[3], at[0], foot.box[0] + foot.box[3])
        solid = [_solid(m, foot, a, b) for m, (a, b) in zip(masses, pairwise(ends), strict=True)]
        inertias = [tuple(i * s[k] / (solid[0][k] + solid[1][k]) for k, i in enumerate(left)) for s in solid]
        if all(min(i) > 0.0 and max(i) <= 1.0001 * (sum(i) - max(i)) for i in inertias):
            rear = replace(foot, mass=masses[0], centre=centres[0], inertia=inertias[0])
            toes = replace(foot, parent=foot.name, offset=at, mass=masses[1], inertia=inertias[1])
            return rear, replace(toes, centre=_from(centres[1], at))
    raise BadInput(
        f"{character.name}: the inertia {list(foot.inertia)} of {foot.name} is too small for "
        f"toes {tip - at[0]:.3g} m long"
    )


def _solid(mass: float, foot: Link, low: float, high: float) -> Vector:
    """The inertia of a solid box as wide and high as the foot's."""
    x, y, z = (high - low) ** 2, (2.0 * foot.box[4]) ** 2, (2.0 * foot.box[5]) ** 2
    return (mass / 12.0 * (y + z), mass / 12.0 * (x + z), mass / 12.0 * (x + y))


def _box(foot: Link, low: float, high: float, origin: Vector) -> Vector:
    """The part of a foot's box between two values of x, relative to an origin."""
    return (*_from((0.5 * (low + high), *foot.box[1:3]), origin), 0.5 * (high - low), *foot.box[4:])


def _from(point: Vector, origin: Vector) -> Vector:
    return tuple(p - o for p, o in zip(point, origin, strict=True))


def _left(point: Vector) -> float:
    """Sort key: from left to right."""
    return -point[1]
