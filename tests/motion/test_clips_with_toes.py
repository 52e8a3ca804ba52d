"""Clips on characters with toes: feet as recorded, toes that bend in push-off, soles above the floor."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
import walker

import availability
from footfall.characters import Character, from_motion, load
from footfall.characters.roles import Roles, find
from footfall.characters.skeleton import Skeleton
from footfall.characters.toes import with_toes
from footfall.motion import Motion, rotation
from footfall.motion.analysis import contacts, feet
from footfall.motion.analysis.joint_angles import sagittal_angles
from footfall.motion.cleaning.clean import clean
from footfall.motion.editing import planting
from footfall.motion.editing.mirror import mirrored
from footfall.motion.formats import bvh
from footfall.motion.graph import file as graph_file
from footfall.motion.retarget import anatomy, hinges, retarget, toes
from footfall.motion.retarget.references import reference

SIDES = ("left", "right")
WALKS = ["16_47", "07_06"]
CLIPS = [*WALKS, "136_27"]  # the last walks on its toes


@dataclass(frozen=True, eq=False)
class Put:
    """A recorded clip, and the clip on `human-toes`."""

    clip: Motion
    clip_roles: Roles
    done: retarget.Retargeted
    roles: Roles
    soles: dict[str, feet.Sole]
    down: contacts.Contacts

    def bend(self, side: str) -> np.ndarray:
        """[deg]"""
        return np.degrees(self.done.angles[:, load("human-toes").joint_index(f"{side}_toe")])

    @cache  # noqa: B019
    def planted(self) -> Motion:
        return planting.planted(self.done.motion, self.down, self.roles, self.soles)


@cache
def put(folder: Path, name: str) -> Put:
    clip = clean(bvh.read(availability.clip(name))).motion
    clip_roles, body = find(clip.skeleton), load("human-toes")
    done = retarget.retargeted(clip, body, clip_roles)
    roles = find(done.motion.skeleton)
    soles = feet.sole_points(done.motion.skeleton, roles, body)
    return Put(clip, clip_roles, done, roles, soles, contacts.contacts(clip, clip_roles))


def low(motion: Motion, soles: dict[str, feet.Sole]) -> float:
    """Height of the lowest sole point, toe tips included [m]."""
    return min(min(s.points(motion)[..., 2].min(), s.tip_points(motion)[..., 2].min()) for s in soles.values())


def push_offs(seen: Put, motion: Motion) -> list[float]:
    """The largest bend in the 0.25 s before each toe-off [deg]."""
    found = []
    for side in SIDES:
        bend = np.degrees(rotation.twist(motion.local_rotations[:, seen.roles[f"{side}_toe"]], anatomy.TOES_UP))
        for time in seen.down.toe_offs(side):
            last = int(time * motion.rate)
            found.append(float(bend[max(last - round(0.25 * motion.rate), 0) : last + 1].max()))
    return found


@pytest.mark.parametrize("name", CLIPS)
def test_no_sole_point_is_below_the_floor(shared: Path, name: str):
    seen = put(shared, name)
    assert low(seen.done.motion, seen.soles) > -0.002
    assert low(seen.planted(), seen.soles) > -0.002


@pytest.mark.parametrize("name", CLIPS)
def test_toes_bend_at_push_off(shared: Path, name: str):
    seen = put(shared, name)
    for motion in (seen.done.motion, seen.planted()):
        found = push_offs(seen, motion)
        assert len(found) >= 4
        assert 15.0 < np.median(found) < 50.0
        assert max(found) < 70.0


@pytest.mark.parametrize("name", CLIPS)
def test_recorded_jumps_of_toes_are_gone(shared: Path, name: str):
    """Recorded toes step by up to 20 degrees from one frame to the next, 2400 degrees a second."""
    seen = put(shared, name)
    assert all(np.abs(np.diff(seen.bend(side))).max() < 6.0 for side in SIDES)


@pytest.mark.parametrize("name", CLIPS)
def test_ankles_do_what_the_clips_ankles_do(shared: Path, name: str):
    seen = put(shared, name)
    ours, theirs = sagittal_angles(seen.done.motion, seen.roles), sagittal_angles(seen.clip, seen.clip_roles)
    stiff = retarget.retargeted(seen.clip, load("human"), seen.clip_roles).motion
    assert (
        not sagittal_angles(stiff, find(stiff.skeleton)).ankle["left"].any()
    )  # a rigid foot has no toe, and no ankle angle
    for side in SIDES:
        off = ours.ankle[side] - theirs.ankle[side]
        assert np.std(off) < 4.5
        if name in WALKS:  # a foot that is never flat has no zero
            assert np.sqrt(np.mean(off**2)) < 3.0


@pytest.mark.parametrize("name", WALKS)
def test_planted_feet_do_not_slide_and_legs_stay_as_they_were(shared: Path, name: str):
    seen = put(shared, name)
    assert feet.skate(seen.planted(), seen.down, seen.roles, seen.soles).median < 0.1
    before, after = (sagittal_angles(motion, seen.roles) for motion in (seen.done.motion, seen.planted()))
    assert all(np.std(after.knee[side] - before.knee[side]) < 6.0 for side in SIDES)
    found = hinges.fit(seen.planted(), load("human-toes"), clamp=False).angles
    for side in SIDES:  # the toes still rotate about their hinge, within its range
        j = load("human-toes").joint_index(f"{side}_toe")
        rotations = seen.planted().local_rotations[:, seen.roles[f"{side}_toe"]]
        assert rotation.angle(rotations, rotation.from_axis_angle(anatomy.TOES_UP, found[:, j])).max() < 1e-6
        assert -0.3 - 1e-9 <= found[:, j].min() <= found[:, j].max() <= 1.2 + 1e-9


@pytest.mark.parametrize("name", WALKS)
def test_while_the_ball_stands_the_toes_lie_on_the_floor(shared: Path, name: str):
    seen = put(shared, name)
    motion = seen.planted()
    for sole in seen.soles.values():
        ball = sole.points(motion)[:, len(sole.heel) :, 2].max(axis=1)
        tip = sole.tip_points(motion)[..., 2].max(axis=1)
        stands = ball < 0.002
        assert stands.sum() > 30
        assert np.percentile(tip[stands], 90.0) < 0.01
        assert np.median(tip[stands]) < 0.004


@pytest.mark.parametrize("name", WALKS)
def test_the_bend_goes_back_onto_the_clips_own_toes(shared: Path, name: str):
    seen = put(shared, name)
    back = retarget.onto(seen.done.motion, seen.clip, seen.clip_roles)
    source = anatomy.of_motion(seen.clip, seen.clip_roles)
    for side in SIDES:
        foot, toe = (source.frame(back, f"{side}_{part}") for part in ("ankle", "toe"))
        bend = np.degrees(rotation.twist(rotation.product(rotation.inverse(foot), toe), anatomy.TOES_UP))
        assert bend == pytest.approx(seen.bend(side), abs=1e-6)
        assert np.ptp(bend) > 10.0


# synthetic clips


@pytest.fixture(scope="module")
def body() -> Character:
    return load("human-toes")


def bent(clip: Motion, degrees: np.ndarray) -> Motion:
    """A clip with its left toes bent up by additional angles [deg]."""
    rotations = clip.local_rotations.copy()
    i = clip.skeleton.index("LeftToeBase")
    rotations[:, i] = rotation.product(rotations[:, i], rotation.from_axis_angle(anatomy.TOES_UP, np.radians(degrees)))
    return replace(clip, local_rotations=rotations)


def test_a_bend_in_the_air_is_the_recorded_one(body: Character):
    clip = walker.walk().moved((0.0, 0.0, 0.5))  # nowhere near the floor
    time = clip.time
    wave = 15.0 + 10.0 * np.sin(2.0 * np.pi * time)
    source = anatomy.of_motion(bent(clip, wave), find(clip.skeleton))
    found = np.degrees(toes.recorded_bend(bent(clip, wave), source, "left"))
    assert np.ptp(found) == pytest.approx(20.0, abs=1.5)
    assert np.corrcoef(found, wave)[0, 1] > 0.995
    spikes = wave + 40.0 * (np.arange(len(clip)) % 37 == 0)  # outliers in single frames
    found = np.degrees(toes.recorded_bend(bent(clip, spikes), source, "left"))
    assert np.abs(found - found.mean() - (wave - wave.mean())).max() < 3.0


def test_without_recorded_toes_they_bend_as_the_floor_asks(body: Character):
    clip = walker.walk().moved((0.0, 0.0, -walker.ANKLE))  # without toes the ankle height is unknown
    old = clip.skeleton
    keep = [i for i, name in enumerate(old.names) if "Toe" not in name]
    new = Skeleton(
        tuple(old.names[i] for i in keep),
        tuple(-1 if old.parents[i] < 0 else keep.index(old.parents[i]) for i in keep),
        old.offsets[keep],
        tuple((keep.index(i), end) for i, end in old.ends if i in keep),
    )
    done = retarget.retargeted(replace(clip, skeleton=new, local_rotations=clip.local_rotations[:, keep]), body)
    roles = find(done.motion.skeleton)
    soles = feet.sole_points(done.motion.skeleton, roles, body)
    assert low(done.motion, soles) > -0.002
    angles = done.angles[:, body.joint_index("left_toe")]
    assert angles.min() > -0.02
    assert angles.max() > np.radians(5.0)


def test_a_body_made_from_a_clip_can_have_toes_too():
    clip = walker.walk()
    own = with_toes(from_motion(clip, mass=60.0))
    done = retarget.retargeted(clip, own)
    assert done.motion.skeleton.names == tuple(link.name for link in own.links)
    assert low(done.motion, feet.sole_points(done.motion.skeleton, find(done.motion.skeleton), own)) > -0.002
    again = hinges.from_angles(own, clip.rate, hinges.root_rows(done.motion, own), done.angles)
    assert again.positions == pytest.approx(done.motion.positions, abs=1e-9)


def test_a_mirrored_motion_of_a_body_with_toes_has_its_toes_mirrored(body: Character):
    done = retarget.retargeted(bent(walker.walk(), np.full(361, 20.0)), body)
    found = hinges.angles(mirrored(done.motion), body)
    for one, two in (SIDES, SIDES[::-1]):
        ours = done.angles[:, body.joint_index(f"{one}_toe")]
        assert found[:, body.joint_index(f"{two}_toe")] == pytest.approx(ours, abs=1e-9)


def test_references_stand_on_feet_with_toes_as_on_rigid_ones(body: Character):
    for name in ("walk", "stand"):
        stiff, soft = reference(name, load("human"), 1.0), reference(name, body, 1.0)
        assert soft.root[:, 2] == pytest.approx(stiff.root[:, 2], abs=1e-9)
        assert soft.root == pytest.approx(
            stiff.root, abs=0.005
        )  # points at the ball also determine the stance position


def test_a_soles_hinge_survives_a_graph_file(body: Character):
    done = retarget.retarget(walker.walk(), body)
    sole = feet.sole_points(done.skeleton, find(done.skeleton), body)["left"]
    table = graph_file._sole_table(sole)
    again = graph_file._sole(table, len(done.skeleton))
    assert sole.hinge is not None
    assert again.hinge is not None
    assert again.hinge.axis == pytest.approx(sole.hinge.axis)
    assert (again.hinge.low, again.hinge.high) == (sole.hinge.low, sole.hinge.high)
    assert graph_file._sole({**table, "hinge": []}, len(done.skeleton)).hinge is None
    for wrong in ([0.0, -1.0, 0.0, 1.0, -1.0], [0.0, -1.0, 0.0], [0.0, 0.0, 0.0, -1.0, 1.0]):
        with pytest.raises(ValueError, match=r"hinges|reshape"):
            graph_file._sole({**table, "hinge": wrong}, len(done.skeleton))
