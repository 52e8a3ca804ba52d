"""A performer: recorded clips on one body, with feet moved and balance kept.

Clips are retargeted to a character and planted. `shaped` moves feet and root and solves the legs; `balanced` moves the
root sideways until the zero moment point lies under the feet that are on the ground, as it must for any body that
does not fall.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

import numpy as np

from ..characters import Character
from ..characters.roles import SIDES, Roles, find
from ..characters.skeleton import of_character
from ..errors import BadInput
from ..motion import rotation
from ..motion.editing import leg_ik
from ..motion.motion import Motion
from ..motion.retarget import hinges
from ..physics.ground_load import GroundLoad, ground_load
from ..physics.pressure import spread

RATE = 60.0  # frames a second of all motions here, as in the thesis
MARGIN = 0.7  # of a sole's half length and half width, in which the centre of pressure is kept
ROUNDS = 3  # of moving the root for balance
GRAVITY = 9.81
FLAT, STEEP = 0.2, 0.4  # feet on the ground tilted by less than the first lie flat, by more than the second not [rad]
STILL = 0.05  # an ankle slower than this is at rest [m/s]
SMOOTH = 0.03  # standard deviation of the filter on corrections of balance [s]


@dataclass(frozen=True, eq=False)
class Act:
    """A motion of a character, with its contacts.

    Attributes:
        motion: Of the character's links, z up, floor at 0, facing x at its start, 60 Hz.
        contacts: [frame, 2] whether the left and the right foot are on the ground.
    """

    motion: Motion
    contacts: np.ndarray

    def __len__(self) -> int:
        return len(self.motion)

    def part(self, frames: np.ndarray | slice) -> Act:
        """Some of its frames, in any order."""
        return Act(self.motion[frames], self.contacts[frames])


@dataclass(frozen=True, eq=False)
class Figure:
    """A body that performs.

    Attributes:
        character: A 3D body with two feet.
        arch: Weight of the lateral border of its soles (`physics.pressure.plantar`).
    """

    character: Character
    arch: float = 0.35

    @cached_property
    def roles(self) -> Roles:
        """Joint roles of the character's skeleton."""
        return find(of_character(self.character))

    @property
    def ankles(self) -> tuple[int, int]:
        """Indices of the left and the right ankle."""
        return self.roles["left_ankle"], self.roles["right_ankle"]

    @cached_property
    def corners(self) -> np.ndarray:
        """[foot, corner, 3] of the soles in the ankle's frame [m], drawn in by the margin."""
        found = []
        for foot in self.character.feet:
            points = np.array(foot.points)
            low, high = points.min(axis=0), points.max(axis=0)
            middle, half = 0.5 * (low + high), 0.5 * MARGIN * (high - low)
            found.append([middle + half * (a, b, -1.0) for a in (-1.0, 1.0) for b in (-1.0, 1.0)])
        return np.array(found)

    def qpos(self, motion: Motion) -> np.ndarray:
        """[frame, nq] generalised positions of a motion of the body, joint limits not applied."""
        return hinges.qpos(motion, self.character, clamp=False)

    def load(self, motion: Motion) -> GroundLoad:
        """The ground force that a motion of the body needs."""
        return ground_load(self.character, self.qpos(motion), motion.rate)

    def read(self, path: Path) -> Act:
        """A recorded clip on this body, its feet planted.

        Args:
            path: A motion file.

        Returns:
            The act, at 60 frames a second.
        """
        from ..motion.analysis.contacts import contacts
        from ..motion.analysis.feet import sole_points
        from ..motion.cleaning.clean import clean
        from ..motion.editing.planting import planted
        from ..motion.editing.warp import resampled
        from ..motion.formats.files import read
        from ..motion.retarget.retarget import retarget

        clip = resampled(clean(read(path)).motion, RATE)
        if len(clip) < RATE:
            raise BadInput(f"{path}: {clip.duration:.2f} s is too short; expected a clip of at least 1 s")
        touching = contacts(clip, find(clip.skeleton))
        soles = sole_points(of_character(self.character), self.roles, self.character)
        motion = planted(retarget(clip, self.character), touching, self.roles, soles)
        on = np.stack((touching.left, touching.right), axis=1)
        on[: round(0.3 * RATE)] |= on[round(0.3 * RATE)]  # contacts flicker where a clip begins
        return Act(self._flat(replace(motion, name=path.stem), on), on)

    def _flat(self, motion: Motion, contacts: np.ndarray) -> Motion:
        """Feet that stand lie flat on the floor; recorded ones are tilted by the skeleton's own error."""
        from scipy.ndimage import gaussian_filter1d

        for k, side in enumerate(SIDES):
            turn, at = motion.world_rotations[:, self.ankles[k]], self.places(motion)[:, k].copy()
            level = rotation.from_axis_angle((0.0, 0.0, 1.0), rotation.heading(turn))
            still = contacts[:, k] & (np.linalg.norm(np.gradient(at, axis=0), axis=1) * RATE < STILL)
            if still.any():  # how a foot at rest is tilted is an error of the skeleton
                bias = np.median(rotation.log(rotation.product(rotation.inverse(level[still]), turn[still])), axis=0)
                turn = rotation.product(turn, rotation.exp(-bias))
                level = rotation.from_axis_angle((0.0, 0.0, 1.0), rotation.heading(turn))
            tilt = rotation.angle(turn, level)
            amount = contacts[:, k] * np.clip((STEEP - tilt) / (STEEP - FLAT), 0.0, 1.0)
            amount = np.clip(gaussian_filter1d(amount, 0.04 * RATE, mode="nearest"), 0.0, 1.0)
            turn = rotation.slerp(turn, level, amount)
            sole = np.array(self.character.feet[k].points) - (0.0, 0.0, self.character.feet[k].radius)
            lowest = rotation.rotated(turn[:, None], sole)[..., 2].min(axis=1)
            at[:, 2] += np.where(contacts[:, k], amount * (-lowest - at[:, 2]), np.maximum(-lowest - at[:, 2], 0.0))
            motion = leg_ik.reached(motion, self.roles, side, at, turn)
        return motion

    def places(self, motion: Motion) -> np.ndarray:
        """[frame, foot, 3] positions of the ankles [m]."""
        return motion.positions[:, self.ankles]

    def shaped(self, motion: Motion, root: np.ndarray, feet: np.ndarray) -> Motion:
        """The motion with root and feet elsewhere; feet keep their orientations.

        Args:
            motion: Of the body.
            root: [frame, 3] displacement of the root [m].
            feet: [frame, foot, 3] displacement of the ankles [m].

        Returns:
            The motion with its legs solved; the root is lowered where a leg would be too short.
        """
        wanted = self.places(motion) + feet
        turns = motion.world_rotations[:, self.ankles]
        new = replace(motion, root=motion.root + root)
        new = replace(new, root=new.root - np.outer(self._lowering(new, wanted), (0.0, 0.0, 1.0)))
        for k, side in enumerate(SIDES):
            new = leg_ik.reached(new, self.roles, side, wanted[:, k], turns[:, k])
        return new

    def _lowering(self, motion: Motion, wanted: np.ndarray) -> np.ndarray:
        """[frame] how far the root must sink for both legs to reach [m]."""
        from scipy.ndimage import gaussian_filter1d, maximum_filter1d

        down = np.zeros(len(motion))
        for k, side in enumerate(SIDES):
            chain = leg_ik.leg(motion, self.roles, side)
            arm = wanted[:, k] - motion.position(self.roles[f"{side}_hip"])
            level = np.linalg.norm(arm[:, :2], axis=1)
            reach = np.sqrt(np.maximum(chain.exact_reach**2 - level**2, 0.0))
            down = np.maximum(down, np.clip(-arm[:, 2] - reach, 0.0, 0.3))
        if not down.any():
            return down
        half = max(1, round(0.3 * motion.rate))
        return gaussian_filter1d(maximum_filter1d(down, 2 * half + 1), 0.5 * half, mode="nearest")

    def support(self, act: Act, centre: np.ndarray) -> np.ndarray:
        """The points under the feet on the ground that are nearest to given ones.

        Args:
            act: Motion and contacts.
            centre: [frame, 2] on the floor [m].

        Returns:
            [frame, 2] [m]; the given points where no foot is on the ground.
        """
        at, turn = self.places(act.motion), act.motion.world_rotations[:, self.ankles]
        points = at[:, :, None] + rotation.rotated(turn[:, :, None], self.corners)
        weight = np.repeat(act.contacts.astype(float), self.corners.shape[1], axis=1)
        level = points.reshape(len(act), -1, 3)[..., :2]
        share = spread(level, weight, centre)
        inside = np.einsum("ki,kij->kj", share, level)
        return np.where(np.any(act.contacts, axis=1, keepdims=True), inside, centre)

    def balanced(self, act: Act, wanted: np.ndarray | None = None, rounds: int = ROUNDS) -> Act:
        """The act with its root moved so that the zero moment point lies under the feet.

        A shift x of the centre of mass at height h moves the zero moment point by x - (h/g) d²x/dt² (linear inverted
        pendulum), which is solved for x over the whole act: the body leans before it lifts a foot.

        Args:
            act: Motion and contacts.
            wanted: [frame, 2] shift of the zero moment point that is asked for besides [m].
            rounds: How often it is repeated.

        Returns:
            The act with another root path and legs that follow it.
        """
        from scipy.linalg import solveh_banded
        from scipy.ndimage import gaussian_filter1d

        motion, still = act.motion, np.zeros((len(act), 2, 3))
        target = None
        for _ in range(rounds):
            load = self.load(motion)
            if target is None:
                target = load.centre if wanted is None else load.centre + wanted
            inside = self.support(Act(motion, act.contacts), target)
            shift = np.where(load.in_flight[:, None], 0.0, inside - load.centre)
            shift = gaussian_filter1d(np.clip(shift, -0.4, 0.4), SMOOTH * RATE, axis=0, mode="nearest")
            stiff = float(np.mean(load.mass_centre[:, 2])) / GRAVITY * RATE**2
            bands = np.vstack((np.full(len(act), -stiff), np.full(len(act), 1.0 + 2.0 * stiff)))
            bands[1, [0, -1]] = 1.0 + stiff  # it rests before and after
            root = np.zeros((len(act), 3))
            root[:, :2] = solveh_banded(bands, shift)
            motion = self.shaped(motion, root, still)
            target = inside
        return Act(motion, act.contacts)
