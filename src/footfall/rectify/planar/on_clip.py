"""A planar simulation on the skeleton of its clip: the pitch of every segment is simulated, the rest is as recorded.

Every joint of the clip belongs to a link of the planar body. In the world it is turned about the normal of the plane by
the difference between simulation and recording of that link. Roll, yaw and the path to the side stay as recorded, and so
do parts that the planar body does not have (spine, hands, toes).
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ...characters import Character
from ...characters.roles import Roles, find
from ...characters.skeleton import of_character
from ...evaluate.clips.clips import Clip
from ...motion import Motion, rotation
from ...motion.rotation import inverse, product
from .reference import FRAME_RATE, Reference


def on_clip(clip: Clip, reference: Reference, qpos: np.ndarray, rate: float) -> Motion:
    """The simulated motion on the clip's skeleton, at its frame rate.

    Args:
        clip: The clip.
        reference: The clip on the planar body.
        qpos: [record, 3 + joint] the simulation.
        rate: Records a second.

    Returns:
        As many frames as both have.
    """
    motion = clip.motion
    last = min(motion.duration, reference.seconds, (len(qpos) - 1) / rate)
    count = int(np.floor(last * motion.rate + 1e-6)) + 1
    time = np.arange(count) / motion.rate
    change = _sampled(qpos, rate, time) - _sampled(reference.qpos, FRAME_RATE, time)
    link_of, pitch = _links(clip.roles, reference.character), _pitches(reference.character, change)
    heading = reference.heading[:count]
    axis = np.stack((np.sin(heading), -np.cos(heading), np.zeros(count)), axis=1)  # -y of the plane, the hinges' axis
    part = motion[:count]
    turn = {link: _about(axis, pitch[:, link]) for link in set(link_of)}
    world = np.stack([product(turn[link], part.world_rotations[:, j]) for j, link in enumerate(link_of)], axis=1)
    local = world.copy()
    for j, parent in enumerate(motion.skeleton.parents):
        if parent >= 0:
            local[:, j] = product(inverse(world[:, parent]), world[:, j])
    steps = np.diff(change[:, 0], prepend=change[:1, 0]) / reference.scale
    along = np.cumsum(steps[:, None] * np.stack((np.cos(heading), np.sin(heading)), axis=1), axis=0)
    moved = replace(part, local_rotations=rotation.normalized(local))
    hips = [clip.roles["left_hip"], clip.roles["right_hip"]]
    back = part.positions[:, hips].mean(axis=1) - moved.positions[:, hips].mean(axis=1)
    up = change[:, 1] / reference.scale
    return replace(moved, root=part.root + back + np.column_stack((along, up)))


def _sampled(qpos: np.ndarray, rate: float, time: np.ndarray) -> np.ndarray:
    """Rows at given times, by cubic interpolation [time, number]."""
    from scipy.interpolate import CubicSpline

    return CubicSpline(np.arange(len(qpos)) / rate, qpos, axis=0)(time)


def _pitches(character: Character, change: np.ndarray) -> np.ndarray:
    """Change of the pitch of every link in the world [frame, link] [rad]."""
    index = {link.name: k for k, link in enumerate(character.links)}
    joint = {one.link: j for j, one in enumerate(character.joints)}
    pitch = np.zeros((len(change), len(character.links)))
    for k, link in enumerate(character.links):
        above = change[:, 2] if not link.parent else pitch[:, index[link.parent]]
        pitch[:, k] = above + (change[:, 3 + joint[link.name]] if link.name in joint else 0.0)
    return pitch


def _links(roles: Roles, character: Character) -> list[int]:
    """For every joint of a clip the link of the planar body that it moves with."""
    own = find(of_character(character)).joints
    link_of_role = dict(own) | {"neck": own.get("head", own["hips"])}
    link_of_joint = {joint: link_of_role[role] for role, joint in roles.joints.items() if role in link_of_role}
    found: list[int] = []
    for j, parent in enumerate(roles.skeleton.parents):
        found.append(link_of_joint.get(j, found[parent] if parent >= 0 else own["hips"]))
    return found


def _about(axis: np.ndarray, angle: np.ndarray) -> np.ndarray:
    """Rotations about an axis [frame, 3] of length one by an angle [frame]: [frame, 4]."""
    half = 0.5 * angle
    return np.column_stack((np.cos(half), np.sin(half)[:, None] * axis))
