"""A physical body from a recorded skeleton: its bone lengths, published masses, feet from its toes.

Masses and inertias are published (see `segments`). Links and hinges have the names, ranges and torque limits (scaled
with the mass) of the built-in `human`, so that skills made for it can play on the body.
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

SHORT = 0.01  # a bone shorter than this is no link of its own [m]


class Recorded(Protocol):
    """What is needed of a recorded motion [m, z up, floor at 0]."""

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
    """A standing skeleton in our axes."""

    roles: Roles
    place: np.ndarray  # [joint, 3] [m]
    ankle: dict[str, float]  # height of the ankle over its sole [m]
    tip: dict[str, float]  # from the ankle to the tip of the toes, along the sole [m]

    def at(self, role: str) -> np.ndarray:
        return self.place[self.roles[role]]

    def has(self, *roles: str) -> bool:
        return all(self.roles.get(role) is not None for role in roles)

    def long(self, role: str, to: str) -> float:
        return float(np.linalg.norm(self.at(to) - self.at(role))) if self.has(role, to) else 0.0


def build(motion: Recorded, mass: float = 75.0, name: str = "", roles: Roles | None = None) -> Character:
    """The body of whoever a clip recorded: every long bone a link, every joint a stack of hinges."""
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
        place = standing.rest_places(roles.skeleton) @ standing.rest_axes(roles).T
    else:
        frame, matrix = standing.upright_frame(motion.positions, roles)
        place = motion.positions[frame] @ matrix.T
    legs = standing.leg_length(place, roles)
    if not 0.2 < legs < 2.0:
        raise BadInput(
            f"{motion.name}: thigh and shank are {legs:.3g} m long together; expected 0.2 to 2 m; is the clip cleaned?"
        )
    out = _Measured(roles, place, {}, {})
    for side in SIDES:
        ankle = roles[f"{side}_ankle"]
        reach = _foot_reach(roles, place, side)
        still = standing.resting(motion.positions, motion.rate, roles, side)
        over = float(np.median(motion.positions[still, ankle, 2])) if still is not None else 0.09 * legs
        out.ankle[side] = float(np.clip(over, 0.04 * legs, 0.12 * legs))
        out.tip[side] = float(np.sqrt(max(reach**2 - out.ankle[side] ** 2, (0.15 * legs) ** 2)))
    return _levelled(out)


def _foot_reach(roles: Roles, place: np.ndarray, side: str) -> float:
    """From the ankle to the tip of the toes [m]."""
    ankle, toe = roles[f"{side}_ankle"], roles.get(f"{side}_toe")
    if toe is None:
        end = roles.skeleton.end(ankle)
        return 0.0 if end is None else float(np.linalg.norm(end))
    end = roles.skeleton.end(toe)
    return float(np.linalg.norm(place[toe] - place[ankle])) + (0.0 if end is None else float(np.linalg.norm(end)))


def _levelled(m: _Measured) -> _Measured:
    """Soles made so thick that both feet stand on the same floor though recorded legs differ by millimetres."""
    legs = {s: m.long(f"{s}_hip", f"{s}_knee") + m.long(f"{s}_knee", f"{s}_ankle") - m.at(f"{s}_hip")[2] for s in SIDES}
    floor = 0.5 * sum(legs[s] + m.ankle[s] for s in SIDES)
    least = min(floor - legs[s] for s in SIDES)
    floor += max(0.02 - least, 0.0)
    m.ankle.update({s: floor - legs[s] for s in SIDES})
    return m


def _links(m: _Measured, mass: float) -> tuple[Link, ...]:
    """Parents first, limb after limb, as the physics numbers them."""
    grown = HUMAN_HEIGHT / HUMAN_LEG * standing.leg_length(m.place, m.roles) / MEAN_MAN  # against the mean man
    middle = 0.5 * (m.at("left_hip") + m.at("right_hip"))
    low = m.at("spine") if m.has("spine") else m.at("hips")
    chest = m.at("chest") if m.has("chest") else low
    split = float(np.linalg.norm(chest - low)) > SHORT
    out = [_upright("pelvis", "", "pelvis", np.zeros(3), _tall(low - middle, 0.1 * grown), mass, grown, 0.09)]
    trunk = "pelvis"
    if split:
        out.append(_upright("abdomen", "pelvis", "abdomen", low - middle, chest - low, mass, grown, 0.09))
        trunk = "abdomen"
    top = _top(m, chest, grown)
    girdles = [s for s in SIDES if m.long(f"{s}_shoulder", f"{s}_arm") > SHORT]
    fraction = SEGMENTS["thorax"][0] - 0.02 * len(girdles) + (0.0 if split else SEGMENTS["abdomen"][0])
    out.append(
        _upright("torso", trunk, "thorax", chest - (low if split else middle), top - chest, mass, grown, 0.1, fraction)
    )
    out += _head(m, chest, top, mass, grown)
    for side in SIDES:
        if m.has(f"{side}_arm", f"{side}_elbow"):
            out += _arm(m, side, chest, side in girdles, mass, grown)
    for side in SIDES:
        out += _leg(m, side, middle, mass, grown)
    total = sum(link.mass for link in out)
    return tuple(_heavier(link, mass / total) for link in out)


def _heavier(link: Link, fraction: float) -> Link:
    """So that a skeleton without arms or a head still weighs what it should."""
    return replace(
        link, mass=round(link.mass * fraction, 6), inertia=tuple(round(i * fraction, 8) for i in link.inertia)
    )


def _rounded(v) -> tuple[float, ...]:
    return tuple(round(float(x), 6) for x in v)


def _tall(v: np.ndarray, least: float) -> np.ndarray:
    """A bone that leads upwards by at least so much."""
    return np.array([v[0], v[1], max(v[2], least)])


def _top(m: _Measured, chest: np.ndarray, grown: float) -> np.ndarray:
    """Where the chest ends: the middle of the shoulders, or where the neck begins."""
    if m.has("left_arm", "right_arm"):
        return chest + _tall(0.5 * (m.at("left_arm") + m.at("right_arm")) - chest, 0.05 * grown)
    return chest + _tall((m.at("neck") if m.has("neck") else chest) - chest, 0.2 * grown)


def _upright(
    name: str,
    parent: str,
    segment: str,
    offset: np.ndarray,
    bone: np.ndarray,
    mass: float,
    grown: float,
    radius: float,
    fraction: float | None = None,
) -> Link:
    """A part of the trunk: its bone leads up, its size goes with the body's height."""
    own, centre, radii = SEGMENTS[segment]
    own = (fraction if fraction is not None else own) * mass
    length = LENGTHS[segment] * grown
    return Link(
        name=name,
        parent=parent,
        offset=_rounded(offset),
        mass=own,
        centre=_rounded(centre * bone),
        inertia=tuple(own * (r * length) ** 2 for r in radii),
        line=_rounded((0.0, 0.0, 0.0, *bone)),
        points=(),
        radius=round(radius * grown, 4),
    )


def _bone(
    name: str, parent: str, segment: str, offset: np.ndarray, bone: np.ndarray, mass: float, radius: float, end: float
) -> Link:
    """A limb's part, or a neck: sized by its own length; `end` is how far its shape goes, over its length."""
    fraction, centre, radii = SEGMENTS[segment]
    long = max(float(np.linalg.norm(bone)), 0.02)
    return Link(
        name=name,
        parent=parent,
        offset=_rounded(offset),
        mass=fraction * mass,
        centre=_rounded(centre * bone),
        inertia=tuple(fraction * mass * (r * long) ** 2 for r in radii),
        line=_rounded((0.0, 0.0, 0.0, *(end * bone))),
        points=(),
        radius=round(radius, 4),
    )


def _head(m: _Measured, chest: np.ndarray, top: np.ndarray, mass: float, grown: float) -> list[Link]:
    if not m.has("head"):
        return []
    at, out, parent, start = m.at("head"), [], "torso", chest
    if m.long("neck", "head") > SHORT:
        start = m.at("neck")
        out.append(_bone("neck", "torso", "neck", start - chest, at - start, mass, 0.05 * grown, 1.0))
        parent = "neck"
    up = np.array([0.0, 0.0, 0.2 * grown])
    fraction = None if out else SEGMENTS["neck"][0] + SEGMENTS["head"][0]
    out.append(_upright("head", parent, "head", at - start, up, mass, grown, 0.07, fraction))
    return out


def _arm(m: _Measured, side: str, chest: np.ndarray, girdle: bool, mass: float, grown: float) -> list[Link]:
    at, parent, start, out = m.at(f"{side}_arm"), "torso", chest, []
    if girdle:
        start, parent = m.at(f"{side}_shoulder"), f"{side}_clavicle"
        out.append(_bone(parent, "torso", "clavicle", start - chest, at - start, mass, 0.035 * grown, 1.0))
    upper = m.long(f"{side}_arm", f"{side}_elbow")
    fore = m.long(f"{side}_elbow", f"{side}_wrist") or 0.9 * upper
    down = np.array([0.0, 0.0, -1.0])
    hand = 1.0 + 0.08 * grown / fore
    arm = f"{side}_upper_arm"
    out.append(_bone(arm, parent, "upper_arm", at - start, upper * down, mass, 0.04 * grown, 1.0))
    out.append(_bone(f"{side}_forearm", arm, "forearm", upper * down, fore * down, mass, 0.035 * grown, hand))
    return out


def _leg(m: _Measured, side: str, middle: np.ndarray, mass: float, grown: float) -> list[Link]:
    thigh, shank = m.long(f"{side}_hip", f"{side}_knee"), m.long(f"{side}_knee", f"{side}_ankle")
    down = np.array([0.0, 0.0, -1.0])
    names = [f"{side}_{part}" for part in ("thigh", "shank", "foot")]
    at = m.at(f"{side}_hip") - middle
    return [
        _bone(names[0], "pelvis", "thigh", at, thigh * down, mass, 0.06 * grown, 1.0),
        _bone(names[1], names[0], "shank", thigh * down, shank * down, mass, 0.045 * grown, 0.93),
        _foot(names[2], names[1], shank * down, m.ankle[side], m.tip[side], mass),
    ]


def _foot(name: str, parent: str, offset: np.ndarray, high: float, tip: float, mass: float) -> Link:
    """A box from the heel, a third of the toes' reach behind the ankle, to the tip of the toes."""
    fraction, _, radii = SEGMENTS["foot"]
    heel, long = -tip / 3.0, tip * 4.0 / 3.0
    wide, thick = 0.2 * long, 0.375 * high  # half of each
    corners = tuple(_rounded((x, y, -high)) for x in (heel, tip) for y in (wide, -wide))
    return Link(
        name=name,
        parent=parent,
        offset=_rounded(offset),
        mass=fraction * mass,
        centre=_rounded((0.5 * (heel + tip), 0.0, -high + thick)),
        inertia=tuple(fraction * mass * (r * long) ** 2 for r in radii),
        line=(),
        points=corners,
        radius=0.01,
        box=_rounded((0.5 * (heel + tip), 0.0, -high + thick, 0.5 * long, wide, thick)),
    )


def _joints(link: str, strength: float) -> list[Joint]:
    """The hinges of one link; on the right the mirror image of the left's."""
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
