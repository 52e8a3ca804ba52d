"""The `scene` message (shapes, once per world) and binary frames (positions, sixty times a second)."""

from __future__ import annotations

import math
import struct
from dataclasses import asdict
from functools import cache
from typing import Any

import numpy as np

from ...characters import Character
from ...control.skill import Skill
from ...motion.retarget import references
from ...physics.push import Push
from ...physics.world import World
from ...trials.strides import PARTS, band, nearest

HEAD = struct.Struct("<IId")  # serial, tick, time
FRAME_SECONDS = 1.0 / 60.0  # between frames; at rate 1 also the simulated time [s]
PAUSED, FALLEN, PUSHED, RECORDING, CHANGING, GHOST = 1, 2, 4, 8, 16, 32
SUMS = 26  # values of the whole body, before the links
NONE = float("nan")
MIN_WALK_SPEED = 0.1  # slower gaits are not compared with published walking data [m/s]


def scene(world: World, serial: int, skill: Skill | None) -> dict[str, Any]:
    """The `scene` message: character, ground and props, as the page draws them; without norms if there is no skill."""
    body, ground = world.character, world.scene
    return {
        "is": "scene",
        "serial": serial,
        "character": {
            "name": body.name,
            "title": body.title,
            "mass": body.mass,
            "planar": body.planar,
            "height": _height(body),
            "links": drawn_links(body),
            "joints": [
                {
                    "name": joint.name,
                    "link": joint.link,
                    "low": joint.range[0] if joint.range else -math.pi,
                    "high": joint.range[1] if joint.range else math.pi,
                    "torque": joint.torque,
                    "label": joint.name.replace("_", " "),
                }
                for joint in body.joints
            ],
            "contacts": [
                {"name": c.name, "foot": c.foot, "link": c.link.name, "point": list(c.point)} for c in body.contacts
            ],
            "feet": [foot.name for foot in body.feet],
        },
        "ground": {
            "name": ground.name,
            "points": [list(point) for point in ground.points],
            "friction": ground.friction_for(body),
            "beam": asdict(ground.beam) if ground.beam is not None else None,
        },
        "props": [{"kind": prop.kind, "size": list(prop.size)} for prop in world.props],
        "norms": norms(body, skill) if skill is not None else None,
    }


def drawn_links(body: Character) -> list[dict[str, Any]]:
    """The links as the page draws them, each in its own frame."""
    return [
        {
            "name": link.name,
            "parent": link.parent,
            "line": list(link.line),
            "radius": link.radius,
            "box": list(link.box) or _sole(link.points, link.radius),
            "side": _side(link.name),
            "offset": list(link.offset),
            "mass": round(link.mass, 3),
        }
        for link in body.links
    ]


def _side(name: str) -> str:
    """The side in the name of a link: left, right or none."""
    return next((side for side in ("left", "right") if name.startswith(side)), "")


def _sole(points: tuple, radius: float) -> list[float]:
    """A box around the contact points, for a foot without a shape in its file [m]."""
    if not points:
        return []
    low, high = np.min(points, axis=0), np.max(points, axis=0)
    half = np.maximum((high - low) / 2, [radius, 0.03, 0.02])
    return [*((low + high) / 2 + [0.0, 0.0, half[2]]).tolist(), *half.tolist()]


def _height(body: Character) -> float:
    """Height in the zero pose [m]."""
    at: dict[str, float] = {"": 0.0}
    ends = []
    for link in body.links:
        at[link.name] = at[link.parent] + link.offset[2]
        spots = [*link.line[2::3], *(point[2] for point in link.points)]
        ends += [at[link.name] + z for z in spots]
    return max(ends) - min(ends)


def norms(body: Character, skill: Skill) -> dict[str, Any] | None:
    """Published joint angles of human walking at the nearest speed; None for planar bodies and other gaits."""
    speed = skill.evidence.get("speed", skill.speed)
    if body.planar or abs(speed) < MIN_WALK_SPEED or not (skill.speed or "walk" in skill.gait):
        return None
    return _published(nearest(abs(speed)))


@cache
def _published(name: str) -> dict[str, Any]:
    """Mean and standard deviation of each joint over a stride [deg]."""
    parts = {
        part: dict(zip(("mean", "sd"), (np.round(c, 2).tolist() for c in band(name, part)), strict=True))
        for part in PARTS
    }
    return {"name": name, "speed": references.speed(name), "parts": parts}


class FrameEncoder:
    """Encodes binary frames of one world (layout: web/PROTOCOL.md)."""

    def __init__(self, world: World, serial: int):
        self.world, self.serial = world, serial
        body = world.character
        self.order = order = [link.name for link in body.links]
        self.links, self.joints = len(order), len(body.joints)
        self.contact_link = np.array([order.index(contact.link.name) for contact in body.contacts], int)
        self.contact_point = np.array([contact.point for contact in body.contacts], float).reshape(-1, 3)

    def sums(self) -> np.ndarray:
        """An array for the values of the whole body, filled with NaN."""
        return np.full(SUMS, NONE, np.float32)

    def frame(self, tick: int, sums: np.ndarray, poses: np.ndarray, ghost: np.ndarray | None = None) -> bytes:
        """One frame; `poses` [links + props, 7] are positions and quaternions."""
        world = self.world
        joints = world.joint_states()
        contacts = world.contacts()
        contacts[:, 0] = contacts[:, 0] > 0.0
        parts = [sums, poses[: self.links], contacts, joints, poses[self.links :]]
        if ghost is not None:
            parts.append(ghost)
        numbers = b"".join(np.ascontiguousarray(part, np.float32).tobytes() for part in parts)
        return HEAD.pack(self.serial, tick & 0xFFFFFFFF, world.time) + numbers

    def push_point(self, push: Push, poses: np.ndarray) -> np.ndarray:
        """The point where a push acts, in the world frame [m]."""
        part, point = push.where(self.world.character)
        k = self.order.index(part)
        return poses[k, :3] + rotated(poses[k : k + 1, 3:], np.array([point], float))[0]

    def centre_of_pressure(self, poses: np.ndarray) -> tuple[float, float]:
        """Centre of pressure x, y of all feet, from the forces at their contact points [m]."""
        load = np.maximum(self.world.contacts()[:, 3], 0.0)
        total = float(load.sum())
        if total < 1.0:
            return NONE, NONE
        x, y = (load @ self.contact_places(poses)[:, :2]) / total
        return float(x), float(y)

    def contact_places(self, poses: np.ndarray) -> np.ndarray:
        """The contact points [contact, 3] in the world frame [m]."""
        place = poses[self.contact_link]
        return place[:, :3] + rotated(place[:, 3:], self.contact_point)


def positive_power(world: World) -> float:
    """Power of all motors that do positive work [W]."""
    _, rate, torque = world.joint_states().T
    return float(np.maximum(torque * rate, 0.0).sum())


def rotated(quaternion: np.ndarray, vector: np.ndarray) -> np.ndarray:
    """Vectors [n, 3] rotated by quaternions w x y z [n, 4]."""
    w, axis = quaternion[:, :1], quaternion[:, 1:]
    twice = 2.0 * np.cross(axis, vector)
    return vector + w * twice + np.cross(axis, twice)
