"""A planar simulation on the skeleton of its clip: what happens in the plane is simulated, the rest is as recorded.

Every joint of the clip belongs to a link of the planar body. In the world it is turned about the normal of the plane by
the difference between simulation and recording of that link. Hips and ankles go along the plane as simulated, scaled
with the leg length; the legs are bent to reach them, and feet that bear weight are planted, since the clip's feet have
another shape. Roll, yaw and the way to the side stay as recorded, and so do parts
that the planar body does not have (spine, hands, toes).
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ...characters import Character
from ...characters.roles import SIDES, Roles, find
from ...characters.skeleton import of_character
from ...evaluate.clips.clips import Clip
from ...motion import Motion, rotation
from ...motion.analysis import feet
from ...motion.analysis.contacts import Contacts, without_flicker
from ...motion.editing import leg_ik
from ...motion.editing.planting import planted
from ...motion.retarget import anatomy as bones
from ...motion.rotation import inverse, product
from ...physics import poses
from .reference import FRAME_RATE, Reference


def on_clip(clip: Clip, reference: Reference, qpos: np.ndarray, rate: float, on: np.ndarray) -> Motion:
    """The simulated motion on the clip's skeleton, at its frame rate.

    Args:
        clip: The clip.
        reference: The clip on the planar body.
        qpos: [record, 3 + joint] the simulation.
        rate: Records a second.
        on: [record, 2] whether the left and the right foot bear weight.

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
    moved = replace(part, local_rotations=rotation.normalized(local))
    moved = _reaching(clip, part, moved, reference, _sampled(qpos, rate, time), change)
    down = on[np.minimum(np.round(time * rate).astype(int), len(on) - 1)]
    by_side = {side: without_flicker(down[:, k], motion.rate) for k, side in enumerate(SIDES)}
    soles = feet.sole_points(motion.skeleton, clip.roles, motion=motion)
    return planted(moved, Contacts(motion.rate, by_side, by_side, by_side), clip.roles, soles)


def _reaching(
    clip: Clip, part: Motion, moved: Motion, reference: Reference, qpos: np.ndarray, change: np.ndarray
) -> Motion:
    """The motion with hips and ankles where the simulation has them."""
    count, scale, hips = len(part), reference.scale, [clip.roles["left_hip"], clip.roles["right_hip"]]
    heading = reference.heading[:count]
    ahead = np.stack((np.cos(heading), np.sin(heading), np.zeros(count)), axis=1)
    aside = np.stack((-np.sin(heading), np.cos(heading), np.zeros(count)), axis=1)
    before = part.positions[:, hips].mean(axis=1)
    sideways = np.sum(np.diff(before, axis=0, prepend=before[:1]) * aside, axis=1)
    forward = np.diff(qpos[:, 0], prepend=qpos[:1, 0]) / scale
    place = before[0] + np.cumsum(forward[:, None] * ahead + sideways[:, None] * aside, axis=0)
    place[:, 2] = before[:, 2] + change[:, 1] / scale
    moved = replace(moved, root=moved.root + place - moved.positions[:, hips].mean(axis=1))
    rig = bones.of_motion(part, clip.roles)
    ankles = poses.ankles(reference.character, qpos)
    foot = reference.character.feet[0]
    height = -min(point[2] for point in foot.points)
    for k, side in enumerate(SIDES):
        joint = clip.roles[f"{side}_ankle"]
        apart = np.sum((part.position(joint) - before) * aside, axis=1)
        goal = place + ((ankles[:, k, 0] - qpos[:, 0]) / scale)[:, None] * ahead + apart[:, None] * aside
        goal[:, 2] = (ankles[:, k, 2] - height) / scale + rig.ankle_height[side]
        moved = leg_ik.reached(moved, clip.roles, side, goal)
    return moved


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
