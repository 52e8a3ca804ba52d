"""A character from a recorded skeleton: its bone lengths, published segment masses and inertias.

Masses and inertias are published (see `segments`). Links and hinges have the names, ranges and torque limits (scaled
with the mass) of the built-in `human`, so that skills made for it can run on the character.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np

from ..errors import BadInput
from ..strict import Table
from . import standing
from .character import Character, Ground, Joint, Link, from_table
from .roles import SIDES, Roles, find
from .segments import AXES, HINGES, HUMAN_HEIGHT, HUMAN_LEG, HUMAN_MASS, LENGTHS, MEAN_MAN, SEGMENTS
from .skeleton import Skeleton

MIN_LINK_LENGTH = 0.01  # a shorter bone does not become a link of its own [m]


class Recorded(Protocol):
    """The part of a recorded motion that is needed [m, z up, floor at 0]; `footfall.motion.Motion` has it."""

    @property
    def skeleton(self) -> Skeleton: ...
    @property
    def rate(self) -> float: ...
    @property
    def positions(self) -> np.ndarray: ...
    @property
    def name(self) -> str: ...


@dataclass
class _Measured:
    """A skeleton in a standing pose: x forward, y left, z up."""

    roles: Roles
    positions: np.ndarray  # [joint, 3] [m]
    ankle: dict[str, float]  # height of the ankle over its sole, by side [m]
    tip: dict[str, float]  # from the ankle to the tip of the toes, along the sole, by side [m]

    def at(self, role: str) -> np.ndarray:
        return self.positions[self.roles[role]]

    def has(self, *roles: str) -> bool:
        return all(self.roles.get(role) is not None for role in roles)

    def distance(self, role: str, to: str) -> float:
        return float(np.linalg.norm(self.at(to) - self.at(role))) if self.has(role, to) else 0.0


def from_motion(motion: Recorded, mass: float = 75.0, name: str = "", roles: Roles | None = None) -> Character:
    """A character with the bone lengths of a recorded skeleton.

    Every long bone becomes a link and every joint a stack of hinges. Mass fractions and inertias are published ones
    (Winter after Dempster, de Leva 1996); feet are boxes from heel to toe tip.

    Args:
        motion: A cleaned motion: metres, z up, floor at 0.
        mass: Of the whole body [kg], 1 to 1000.
        name: Of the character; made from the motion's name if empty.
        roles: Which joint is which; found from names and geometry if not given.

    Returns:
        The character, in its file form's precision.

    Raises:
        BadInput: The mass is out of range, or the legs are not 0.2 to 2 m long (the motion is not in metres).
    """
    if not 1.0 <= mass <= 1000.0:
        raise BadInput(f"a body of {mass} kg cannot be used; expected 1 to 1000")
    measured = _measured(motion, roles or find(motion.skeleton))
    links = _links(measured, mass)
    joints = tuple(joint for link in links for joint in _joints(link.name, mass / HUMAN_MASS))
    names = [part.name for part in (*links, *joints)]
    height = -min(point[2] for point in links[-1].points) + _drop(links, links[-1])
    character = Character(
        name=name or _identifier(motion.name),
        title=f"Body of {motion.name[:60]}, {mass:g} kg",
        source="bone lengths from the clip; Winter (after Dempster) and de Leva 1996 for the segments",
        planar=False,
        fall_height=0.5 / 0.93 * height,
        ground=Ground(stiffness=1e5, damping=6e3, friction=0.8),
        links=links,
        joints=joints,
        mirror={n: n.replace("left_", "right_") for n in names if n.startswith("left_")},
        leg_collision=True,
        chest=_rounded(next(link for link in links if link.name == "torso").centre),
        chest_link="torso",
        strength=mass / HUMAN_MASS,
    )
    return from_table(Table(f"body of {motion.name}", json.loads(character.to_json())))


def _drop(links: tuple[Link, ...], foot: Link) -> float:
    """How far a foot's ankle is below the root [m]."""
    by_name = {link.name: link for link in links}
    drop, link = 0.0, foot
    while link.parent:
        drop -= link.offset[2]
        link = by_name[link.parent]
    return drop


def _identifier(name: str) -> str:
    kept = "".join(c if c.isascii() and (c.isalnum() or c in "-_") else "_" for c in name)[:50].strip("_-")
    return f"body_{kept}" if kept else "body"


def _measured(motion: Recorded, roles: Roles) -> _Measured:
    if standing.stands(roles):
        positions = standing.rest_positions(roles.skeleton) @ standing.rest_axes(roles).T
    else:
        frame, matrix = standing.upright_frame(motion.positions, roles)
        positions = motion.positions[frame] @ matrix.T
    legs = standing.leg_length(positions, roles)
    if not 0.2 < legs < 2.0:
        raise BadInput(
            f"{motion.name}: thigh and shank together are {legs:.3g} m long; expected 0.2 to 2 m; is the clip cleaned?"
        )
    out = _Measured(roles, positions, {}, {})
    for side in SIDES:
        ankle = roles[f"{side}_ankle"]
        reach = _foot_reach(roles, positions, side)
        still = standing.resting(motion.positions, motion.rate, roles, side)
        over = float(np.median(motion.positions[still, ankle, 2])) if still is not None else 0.09 * legs
        out.ankle[side] = float(np.clip(over, 0.04 * legs, 0.12 * legs))
        out.tip[side] = float(np.sqrt(max(reach**2 - out.ankle[side] ** 2, (0.15 * legs) ** 2)))
    return _levelled(out)


def _foot_reach(roles: Roles, positions: np.ndarray, side: str) -> float:
    """From the ankle to the tip of the toes [m]."""
    ankle, toe = roles[f"{side}_ankle"], roles.get(f"{side}_toe")
    if toe is None:
        end = roles.skeleton.end(ankle)
        return 0.0 if end is None else float(np.linalg.norm(end))
    end = roles.skeleton.end(toe)
    return float(np.linalg.norm(positions[toe] - positions[ankle])) + (
        0.0 if end is None else float(np.linalg.norm(end))
    )


def _levelled(m: _Measured) -> _Measured:
    """Ankle heights adjusted so that both feet reach the floor although the recorded legs differ by millimetres."""
    legs = {
        s: m.distance(f"{s}_hip", f"{s}_knee") + m.distance(f"{s}_knee", f"{s}_ankle") - m.at(f"{s}_hip")[2]
        for s in SIDES
    }
    floor = 0.5 * sum(legs[s] + m.ankle[s] for s in SIDES)
    least = min(floor - legs[s] for s in SIDES)
    floor += max(0.02 - least, 0.0)
    m.ankle.update({s: floor - legs[s] for s in SIDES})
    return m


def _links(m: _Measured, mass: float) -> tuple[Link, ...]:
    """All links, depth first, as MuJoCo numbers them."""
    scale = (
        HUMAN_HEIGHT / HUMAN_LEG * standing.leg_length(m.positions, m.roles) / MEAN_MAN
    )  # height over the mean man's
    middle = 0.5 * (m.at("left_hip") + m.at("right_hip"))
    low = m.at("spine") if m.has("spine") else m.at("hips")
    chest = m.at("chest") if m.has("chest") else low
    split = float(np.linalg.norm(chest - low)) > MIN_LINK_LENGTH
    out = [_upright("pelvis", "", "pelvis", np.zeros(3), _at_least_high(low - middle, 0.1 * scale), mass, scale, 0.09)]
    trunk = "pelvis"
    if split:
        out.append(_upright("abdomen", "pelvis", "abdomen", low - middle, chest - low, mass, scale, 0.09))
        trunk = "abdomen"
    top = _top(m, chest, scale)
    clavicles = [s for s in SIDES if m.distance(f"{s}_shoulder", f"{s}_arm") > MIN_LINK_LENGTH]
    fraction = SEGMENTS["thorax"][0] - 0.02 * len(clavicles) + (0.0 if split else SEGMENTS["abdomen"][0])
    out.append(
        _upright("torso", trunk, "thorax", chest - (low if split else middle), top - chest, mass, scale, 0.1, fraction)
    )
    out += _head(m, chest, top, mass, scale)
    for side in SIDES:
        if m.has(f"{side}_arm", f"{side}_elbow"):
            out += _arm(m, side, chest, side in clavicles, mass, scale)
    for side in SIDES:
        out += _leg(m, side, middle, mass, scale)
    total = sum(link.mass for link in out)
    return tuple(_scaled_mass(link, mass / total) for link in out)


def _scaled_mass(link: Link, factor: float) -> Link:
    """Mass and inertia scaled, so that a skeleton without arms or a head has the whole mass asked for."""
    return replace(link, mass=round(link.mass * factor, 6), inertia=tuple(round(i * factor, 8) for i in link.inertia))


def _rounded(v) -> tuple[float, ...]:
    return tuple(round(float(x), 6) for x in v)


def _at_least_high(v: np.ndarray, least: float) -> np.ndarray:
    """A vector whose z component is at least `least`."""
    return np.array([v[0], v[1], max(v[2], least)])


def _top(m: _Measured, chest: np.ndarray, scale: float) -> np.ndarray:
    """The upper end of the chest: midway between the shoulders, or where the neck begins."""
    if m.has("left_arm", "right_arm"):
        return chest + _at_least_high(0.5 * (m.at("left_arm") + m.at("right_arm")) - chest, 0.05 * scale)
    return chest + _at_least_high((m.at("neck") if m.has("neck") else chest) - chest, 0.2 * scale)


def _upright(
    name: str,
    parent: str,
    segment: str,
    offset: np.ndarray,
    bone: np.ndarray,
    mass: float,
    scale: float,
    radius: float,
    fraction: float | None = None,
) -> Link:
    """A link of the trunk or the head: its bone points up, its inertia scales with the body's height."""
    own, centre, radii = SEGMENTS[segment]
    own = (fraction if fraction is not None else own) * mass
    length = LENGTHS[segment] * scale
    return Link(
        name=name,
        parent=parent,
        offset=_rounded(offset),
        mass=own,
        centre=_rounded(centre * bone),
        inertia=tuple(own * (r * length) ** 2 for r in radii),
        line=_rounded((0.0, 0.0, 0.0, *bone)),
        points=(),
        radius=round(radius * scale, 4),
    )


def _bone(
    name: str, parent: str, segment: str, offset: np.ndarray, bone: np.ndarray, mass: float, radius: float, end: float
) -> Link:
    """A link of a limb, or the neck: inertia scales with its length; `end` is the capsule's length over the bone's."""
    fraction, centre, radii = SEGMENTS[segment]
    length = max(float(np.linalg.norm(bone)), 0.02)
    return Link(
        name=name,
        parent=parent,
        offset=_rounded(offset),
        mass=fraction * mass,
        centre=_rounded(centre * bone),
        inertia=tuple(fraction * mass * (r * length) ** 2 for r in radii),
        line=_rounded((0.0, 0.0, 0.0, *(end * bone))),
        points=(),
        radius=round(radius, 4),
    )


def _head(m: _Measured, chest: np.ndarray, top: np.ndarray, mass: float, scale: float) -> list[Link]:
    if not m.has("head"):
        return []
    at, out, parent, start = m.at("head"), [], "torso", chest
    if m.distance("neck", "head") > MIN_LINK_LENGTH:
        start = m.at("neck")
        out.append(_bone("neck", "torso", "neck", start - chest, at - start, mass, 0.05 * scale, 1.0))
        parent = "neck"
    up = np.array([0.0, 0.0, 0.2 * scale])
    fraction = None if out else SEGMENTS["neck"][0] + SEGMENTS["head"][0]
    out.append(_upright("head", parent, "head", at - start, up, mass, scale, 0.07, fraction))
    return out


def _arm(m: _Measured, side: str, chest: np.ndarray, clavicle: bool, mass: float, scale: float) -> list[Link]:
    at, parent, start, out = m.at(f"{side}_arm"), "torso", chest, []
    if clavicle:
        start, parent = m.at(f"{side}_shoulder"), f"{side}_clavicle"
        out.append(_bone(parent, "torso", "clavicle", start - chest, at - start, mass, 0.035 * scale, 1.0))
    upper = m.distance(f"{side}_arm", f"{side}_elbow")
    fore = m.distance(f"{side}_elbow", f"{side}_wrist") or 0.9 * upper
    down = np.array([0.0, 0.0, -1.0])
    hand = 1.0 + 0.08 * scale / fore
    arm = f"{side}_upper_arm"
    out.append(_bone(arm, parent, "upper_arm", at - start, upper * down, mass, 0.04 * scale, 1.0))
    out.append(_bone(f"{side}_forearm", arm, "forearm", upper * down, fore * down, mass, 0.035 * scale, hand))
    return out


def _leg(m: _Measured, side: str, middle: np.ndarray, mass: float, scale: float) -> list[Link]:
    thigh, shank = m.distance(f"{side}_hip", f"{side}_knee"), m.distance(f"{side}_knee", f"{side}_ankle")
    down = np.array([0.0, 0.0, -1.0])
    names = [f"{side}_{part}" for part in ("thigh", "shank", "foot")]
    at = m.at(f"{side}_hip") - middle
    return [
        _bone(names[0], "pelvis", "thigh", at, thigh * down, mass, 0.06 * scale, 1.0),
        _bone(names[1], names[0], "shank", thigh * down, shank * down, mass, 0.045 * scale, 0.93),
        _foot(names[2], names[1], shank * down, m.ankle[side], m.tip[side], mass),
    ]


def _foot(name: str, parent: str, offset: np.ndarray, ankle_height: float, tip: float, mass: float) -> Link:
    """A box from the heel, which is a third of the distance `tip` behind the ankle, to the tip of the toes."""
    fraction, _, radii = SEGMENTS["foot"]
    heel, length = -tip / 3.0, tip * 4.0 / 3.0
    half_width, half_height = 0.2 * length, 0.375 * ankle_height
    corners = tuple(_rounded((x, y, -ankle_height)) for x in (heel, tip) for y in (half_width, -half_width))
    return Link(
        name=name,
        parent=parent,
        offset=_rounded(offset),
        mass=fraction * mass,
        centre=_rounded((0.5 * (heel + tip), 0.0, -ankle_height + half_height)),
        inertia=tuple(fraction * mass * (r * length) ** 2 for r in radii),
        line=(),
        points=corners,
        radius=0.01,
        box=_rounded((0.5 * (heel + tip), 0.0, -ankle_height + half_height, 0.5 * length, half_width, half_height)),
    )


def _joints(link: str, strength: float) -> list[Joint]:
    """The hinges of one link; those on the right are mirrored from the left."""
    side, _, part = link.partition("_")
    if side not in SIDES:
        side, part = "", link
    out = []
    for name, axis, low, high, torque in HINGES.get(part, []):
        if side == "right" and axis != "pitch":
            low, high = -high, -low
        full = f"{side}_{name}" if side else name
        out.append(Joint(full, link, AXES[axis], (low, high), round(torque * strength, 4), 0.02))
    return out
