"""What others see of a steered character: its styles, the reference in the world, and where its feet will land."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ...control.steering import Pose, Preview, Style
from ...motion import rotation
from .library import Library
from .reference import AFTER, ON_CONTACT

EVERY = 6  # frames between points of the path
FEW = 5.0  # per cent of the fragments of a style whose speeds do not count, at each end
SLOW = 0.1  # slower than this is standing [m/s]


def styles(library: Library) -> tuple[Style, ...]:
    """The styles of the connected part, and before them the choice by speed."""
    inside = [f for f, known in zip(library.fragments, library.in_graph, strict=True) if known]
    found = []
    for name in library.styles:
        speed = np.array([f.speed for f in inside if f.style == name])
        aside = np.array([f.sideways for f in inside if f.style == name])
        low, usual, high = _middle(speed)
        right, _, left = _middle(aside)
        across = _middle(np.abs(aside))[1]
        sideways = across > max(abs(usual), SLOW)
        found.append(Style(name, (low, high), (right, left), (0.0, across) if sideways else (usual, 0.0)))
    walk = next((style.usual for style in found if style.name == "walk"), (0.0, 0.0))
    speeds = [speed for style in found for speed in style.speeds]
    aside = [speed for style in found for speed in style.sideways]
    return (Style("", (min(speeds), max(speeds)), (min(aside), max(aside)), walk), *found)


def _middle(values: np.ndarray) -> tuple[float, float, float]:
    """The range of speeds without the few at both ends, and the median [m/s]."""
    low, median, high = (round(float(v), 2) for v in np.percentile(values, (FEW, 50.0, 100.0 - FEW)))
    return low, median if abs(median) > SLOW else 0.0, high


def preview(memory: Any, joints: int) -> Preview | None:
    """The fragment that is tracked and the one that waits, in the world.

    Args:
        memory: Of the law.
        joints: Number of joints of the body.

    Returns:
        None before the law has begun.
    """
    slot = int(memory["slot"])
    if not memory["begun"] or memory["length"][slot] <= 0.0:
        return None
    frame = _Frame(np.array(memory["origin"]), float(memory["heading"]))
    now = _pose(memory, slot, float(memory["at"]), frame, joints)
    path, landings = [], []
    for k in (slot, 1 - slot):
        if k != slot and not memory["ready"][k]:
            break
        n, last = int(memory["length"][k]), int(memory["frames"][k]) - 1
        path.append(frame.world(memory["place"][k, [*range(0, n, EVERY), min(n, last)]]))
        if int(memory["until"][k]) == ON_CONTACT:
            stands = _pose(memory, k, min(n + AFTER, last), frame, joints)
            lands = int(memory["lands"][k])
            landings += [(foot, stands) for foot in ((lands,) if lands < 2 else (0, 1))]
        frame = _Frame(frame.world(np.array(memory["advance"][k])), frame.heading + float(memory["turn"][k]))
    return Preview(now, np.concatenate(path), tuple(landings))


class _Frame:
    """Where the origin and the x axis of a fragment are wanted."""

    def __init__(self, origin: np.ndarray, heading: float):
        self.origin, self.heading = origin, heading
        c, s = math.cos(heading), math.sin(heading)
        self._turned = np.array([[c, s], [-s, c]])

    def world(self, place: np.ndarray) -> np.ndarray:
        """Points [..., 2] of the fragment on the ground [m]."""
        return self.origin + place @ self._turned


def _pose(memory: Any, slot: int, at: float, frame: _Frame, joints: int) -> Pose:
    """The reference of a slot at a frame, which may lie between two."""
    low = min(int(at), int(memory["frames"][slot]) - 2)
    part = at - low

    def mixed(table: np.ndarray) -> np.ndarray:
        return table[low] + part * (table[low + 1] - table[low])

    roll, pitch, yaw = mixed(memory["pelvis"][slot])[:3]
    turned = rotation.from_euler("ZXY", np.array([frame.heading + yaw, roll, -pitch]))
    place = frame.world(mixed(memory["place"][slot]))
    qpos = np.concatenate((place, [0.0], turned, mixed(memory["angle"][slot])[:joints]))
    return Pose(qpos, mixed(memory["height"][slot].T))
