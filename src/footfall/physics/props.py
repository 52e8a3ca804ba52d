"""Things that are not part of a body: balls to throw at it and boxes to walk into. They move by themselves."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import mujoco

from ..characters import Character
from ..errors import BadInput

KINDS = {"ball": 1, "box": 3}  # and how many sizes each has
FRICTION = 0.6
FARTHEST = 1e6  # from the start, as a walk may go on for days [m]
MAX_PROPS = 30  # at a time
MAX_STACKED = 24  # of them in a scene of boxes


@dataclass(frozen=True)
class Prop:
    """A ball (radius) or a box (half sizes) [m] of a mass [kg], where it begins, and how fast [m, m/s]."""

    kind: str
    size: tuple[float, ...]
    mass: float
    position: tuple[float, float, float]
    velocity: tuple[float, float, float] = (0.0, 0.0, 0.0)

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise BadInput(f"prop: unknown kind {self.kind[:20]!r}; expected {' or '.join(KINDS)}")
        if len(self.size) != KINDS[self.kind] or not all(0.01 <= length <= 5.0 for length in self.size):
            raise BadInput(f"{self.kind}: size {self.size} cannot be used; expected {KINDS[self.kind]} of 0.01 to 5 m")
        if not 0.01 <= self.mass <= 1000.0:
            raise BadInput(f"{self.kind}: mass {self.mass:g} kg cannot be used; expected 0.01 to 1000")
        far = any(not abs(x) <= FARTHEST for x in self.position)  # also of what is no number
        if far or any(not abs(x) < 1e3 for x in self.velocity):
            raise BadInput(f"{self.kind}: expected a place and a velocity in metres and m/s")


def add(
    spec: mujoco.MjSpec, character: Character, props: tuple[Prop, ...], parts: list, pieces: list, named: bool
) -> None:
    """Add props behind the character; where pairs are `named`, list whom they can touch, too.

    Body parts feel them through their bones and soles, and so do props each other.
    """
    ground = spec.sensor("ground")  # tells of a fall: it must hear the ground's contacts with the body only
    ground.reftype, ground.refname = mujoco.mjtObj.mjOBJ_XBODY, character.root.name
    made: list[Any] = []
    for i, prop in enumerate(props):
        body = spec.worldbody.add_body(name=f"prop_{i}", pos=list(prop.position), mass=prop.mass)
        body.add_freejoint(name=f"prop_{i}")
        ball = prop.kind == "ball"
        geom = body.add_geom(
            name=f"prop_{i}",
            type=mujoco.mjtGeom.mjGEOM_SPHERE if ball else mujoco.mjtGeom.mjGEOM_BOX,
            size=[prop.size[0], 0, 0] if ball else list(prop.size),
            mass=prop.mass,
            condim=3,
            friction=[FRICTION, 0.005, 0.0005],
            contype=0 if named else 1,
            conaffinity=0 if named else 1,
        )
        if named:
            for other in (*pieces, *parts, *made):
                slide = [FRICTION, FRICTION, 0.005, 0.0005, 0.0005]
                spec.add_pair(geomname1=other.name, geomname2=geom.name, condim=3, friction=slide)
        made.append(geom)


def touching(model: mujoco.MjModel, data: mujoco.MjData, links: int, count: int) -> list[int]:
    """Numbers of the props that touch the body now.

    Args:
        model: With the links of the body first and the props behind them.
        data: Its current contacts.
        links: Number of links of the body.
        count: Number of props.
    """
    if not count or not data.ncon:
        return []
    pairs = model.geom_bodyid[data.contact.geom] - 1  # [contact, 2], links from 0 on
    first, second = pairs.min(axis=1), pairs.max(axis=1)
    props = second[(first >= 0) & (first < links) & (second >= links)] - links
    return sorted({int(k) for k in props})
