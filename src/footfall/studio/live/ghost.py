"""The ghost: the reference motion of a skill, drawn beside the character."""

from __future__ import annotations

import math
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from ... import systems
from ...characters import Character
from ...control.reference import ReferenceCycle
from ...control.skill import Skill
from ...control.steering import Pose
from ...errors import FootfallError
from ...evaluate.clips import recorded
from ...motion import rotation
from ...physics.scene import Scene
from ...physics.world import World
from ...trials import Simulation
from ..wire.frames import FrameEncoder, rotated

SIDE_OFFSET = 0.9  # distance of the ghost to the left of the character [m]


class Ghost(Protocol):
    """A second body that shows the reference."""

    def poses(self, sim: Simulation, body: np.ndarray) -> np.ndarray | None:
        """Link poses [links, 7] beside the character, whose own are `body`; None where there is nothing to show."""
        ...


def of(skill: Skill) -> Ghost | None:
    """The ghost of a skill; None for one that follows no recorded motion."""
    system = systems.of(skill)
    try:
        if system.has_preview(skill):
            return TrackedGhost(skill)
        return RecordedGhost(skill, recorded.of_skill(skill)) if system.tracks_recording(skill) else None
    except FootfallError:
        return None


class RecordedGhost:
    """Poses of the cycle that a skill tracks, at the phase of its controller."""

    def __init__(self, skill: Skill, recording: ReferenceCycle):
        self.recording, self.samples = recording, len(recording.angle)
        self.world = World(skill.character, Scene(), 1e-3)

    def poses(self, sim: Simulation, body: np.ndarray) -> np.ndarray | None:
        """Link poses at the phase of the controller, in the commanded heading."""
        if not systems.of(sim.skill).tracks_recording(sim.skill):
            return None
        k = int(sim.phase * self.samples) % self.samples
        facing = float(sim.command.heading)
        c, s = math.cos(facing), math.sin(facing)
        root = self.recording.root[k]
        x, y = (float(v) for v in body[0, :2])
        orientation = rotation.product(rotation.from_axis_angle((0.0, 0.0, 1.0), facing), root[3:7])
        place = (x - s * SIDE_OFFSET, y + c * SIDE_OFFSET, root[2])
        return self.world.poses(np.hstack((place, orientation, self.recording.angle[k])))


class TrackedGhost:
    """The reference that a law tracks now: where it is in the world, and `SIDE_OFFSET` to the left of that."""

    def __init__(self, skill: Skill):
        self.character = skill.character

    @cached_property
    def body(self) -> ReferenceBody:
        """Made when it is shown for the first time."""
        return ReferenceBody(self.character)

    def poses(self, sim: Simulation, body: np.ndarray) -> np.ndarray | None:
        """Link poses of the reference."""
        found = systems.of(sim.skill).preview(sim.skill, sim.memory)
        if found is None:
            return None
        poses = self.body.poses(found.pose, sim.world.scene)
        facing = float(rotation.heading(found.pose.qpos[3:7]))
        poses[:, :2] += SIDE_OFFSET * np.array([-math.sin(facing), math.cos(facing)])
        return poses


class ReferenceBody:
    """A body without physics, put into poses of a reference."""

    def __init__(self, character: Character):
        self.character = character
        self.world = World(character, Scene(), 1e-3)
        self.encoder = FrameEncoder(self.world, 0)

    def poses(self, pose: Pose, scene: Scene) -> np.ndarray:
        """Link poses [links, 7], with the feet as high over the ground as the reference has them."""
        poses = self.world.poses(pose.qpos)
        low = self.encoder.contact_places(poses)[:, 2]
        feet = np.array([contact.foot for contact in self.character.contacts])
        lowest = np.array([low[feet == foot].min() for foot in range(len(pose.soles))])
        poses[:, 2] += float(np.mean(pose.soles - lowest)) + scene.height(float(pose.qpos[0]))
        return poses

    def footprint(self, foot: int, pose: Pose, scene: Scene, number: int) -> dict[str, Any]:
        """The sole of a foot that stands in a pose, as a footprint of the page."""
        poses = self.poses(pose, scene)
        contacts = [k for k, contact in enumerate(self.character.contacts) if contact.foot == foot]
        points = self.encoder.contact_places(poses)[contacts]
        points[:, 2] = [scene.height(float(x)) for x in points[:, 0]]
        link = self.encoder.contact_link[contacts[0]]
        ahead = rotated(poses[link : link + 1, 3:], np.array([[1.0, 0.0, 0.0]]))[0]
        ahead[2] = 0.0
        return {
            "foot": foot,
            "number": number,
            "points": np.round(points, 3).tolist(),
            "ahead": np.round(ahead / max(float(np.linalg.norm(ahead)), 1e-9), 4).tolist(),
        }
