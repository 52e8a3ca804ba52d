"""A clip on a planar body: the motion m(t) that rectification starts from, 30 frames a second.

A 3D clip is projected on the sagittal plane of its own heading, frame by frame, so that turns are straightened
(`motion.retarget`). Its path is scaled with the leg length; feet in contact stand on the ground.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...characters import Character
from ...errors import BadInput
from ...evaluate.clips.clips import Clip
from ...motion.analysis.legs import SIDES
from ...motion.retarget import hinges
from ...motion.retarget.retarget import retargeted
from ..limits import usable

FRAME_RATE = 30.0  # of the targets, as in the paper [1/s]
LEGS = ("hip", "knee", "ankle")


@dataclass(frozen=True, eq=False)
class Reference:
    """A clip on a planar body.

    Attributes:
        name: Of the clip.
        character: The body.
        qpos: [frame, 3 + joint] x, z, pitch and joint angles at `FRAME_RATE` [m, rad].
        contact: [frame, 2] whether the left and the right foot are on the ground.
        scale: Of the path: leg length of the body over that of the clip.
        heading: [clip frame] direction of the plane in the clip, from x to the left [rad].
    """

    name: str
    character: Character
    qpos: np.ndarray
    contact: np.ndarray
    scale: float
    heading: np.ndarray

    def __len__(self) -> int:
        return len(self.qpos)

    @property
    def angle(self) -> np.ndarray:
        """Joint angles [frame, joint] [rad]."""
        return self.qpos[:, 3:]

    @property
    def seconds(self) -> float:
        """From the first frame to the last [s]."""
        return (len(self) - 1) / FRAME_RATE


def of_clip(clip: Clip, character: Character) -> Reference:
    """A cleaned clip on a planar body.

    Args:
        clip: The clip, read and cleaned.
        character: A planar body with hips, knees and ankles.

    Returns:
        The reference motion.

    Raises:
        BadInput: The frame rate or duration cannot be used, no foot touches the ground, or the body does not fit.
    """
    motion = clip.motion
    check_body(character)
    clip.check_facing()
    _, on = usable(clip)
    found = retargeted(motion, character, clip.roles)
    qpos = hinges.qpos(found.motion, character)
    count = int(np.floor(motion.duration * FRAME_RATE + 1e-6)) + 1
    at = np.arange(count) / FRAME_RATE * motion.rate
    rows = np.clip(np.round(at).astype(int), 0, len(motion) - 1)
    sampled = np.stack([np.interp(at, np.arange(len(qpos)), column) for column in _smooth(qpos, motion.rate).T], axis=1)
    sampled[:, 0] -= sampled[0, 0]
    assert found.heading is not None
    return Reference(clip.stem, character, sampled, on[rows], found.scale, found.heading)


def check_body(character: Character) -> None:
    """Refuse bodies that are not planar or have no legs or no servo gains."""
    if not character.planar:
        raise BadInput(f"{character.name} is no planar body; expected one such as planar12")
    names = {joint.name for joint in character.joints}
    for name in (f"{side}_{part}" for side in SIDES for part in LEGS):
        if name not in names:
            raise BadInput(f"{character.name} has no joint {name}; expected hips, knees and ankles as of planar12")
    without = [joint.name for joint in character.joints if not joint.servo]
    if without:
        raise BadInput(
            f"{character.name} has no gains for {without[0]}; expected `servo` for every joint, as planar12 has"
        )


def _smooth(qpos: np.ndarray, rate: float) -> np.ndarray:
    """Without the frequencies that 30 frames a second cannot hold."""
    from scipy.ndimage import gaussian_filter1d

    width = 0.3 * rate / FRAME_RATE
    return qpos if width < 0.5 else gaussian_filter1d(qpos, width, axis=0, mode="nearest")
