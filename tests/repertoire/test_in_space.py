"""Controllers of a body in space: coordinates of the heading, mirror images, even cycles, standing, and its file."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import availability
from footfall import characters, systems
from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.repertoire import (
    act_refinement,
    acts,
    cyclic,
    files,
    phased,
    recipe,
    recorded,
    settled,
    spatial_clips,
    spatial_standing,
    stationary,
)
from footfall.repertoire.along import Reference, Team, blended, held
from footfall.repertoire.clips import Library
from footfall.repertoire.frames import Curves, Frames, active
from footfall.repertoire.loop import Loop, scattered
from footfall.repertoire.samples import Controller
from footfall.systems.repertoire import table
from footfall.systems.repertoire.chart import Chart
from footfall.trials import Trial, run

pytestmark = pytest.mark.xdist_group("repertoire-space")  # whose fixtures one worker makes

BODY = characters.load("human-toes")
CHART = Chart.of(BODY)
WEIGHTS = (15.0, 2.0, 0.1, 1.0)
BENT = {"elbow_pitch": 0.3, "hip_pitch": 0.15, "knee": -0.3, "ankle_pitch": 0.15}  # [rad]


def pose():
    """A standing pose made up here: arms and knees a little bent."""
    angles = [next((angle for part, angle in BENT.items() if part in joint.name), 0.0) for joint in BODY.joints]
    return np.array([0.0, 0.0, 0.0, 0.9, 0.0, 0.0, *angles])


@pytest.fixture(scope="module")
def team():
    with Team(BODY, 2) as made:
        yield made


@pytest.fixture(scope="module")
def stand(team):
    return spatial_standing.standing(team, pose(), "Stand", table.Setting(6, WEIGHTS, near=0.3))


def test_a_state_is_read_as_it_was_placed():
    plant, random = Frames(BODY), np.random.default_rng(0)
    for _ in range(5):
        state = random.normal(0.0, 0.4, 2 * CHART.half)
        CHART.place(plant.world.data, state)
        assert CHART.read(plant.world.data) == pytest.approx(state, abs=1e-9)
        assert CHART.pose(CHART.qpos(state[: CHART.half])) == pytest.approx(state[: CHART.half], abs=1e-9)


def test_rates_are_those_of_the_coordinates():
    plant, random = Frames(BODY), np.random.default_rng(1)
    data, step = plant.world.data, 1e-6
    state = random.normal(0.0, 0.3, 2 * CHART.half)
    state[2] = 0.0  # it faces x: velocities are those of x and y
    CHART.place(data, state)
    import mujoco

    qpos = data.qpos.copy()
    mujoco.mj_integratePos(plant.world.model, qpos, data.qvel, step)  # pyright: ignore[reportAttributeAccessIssue]
    moved = (CHART.pose(qpos) - state[: CHART.half]) / step
    assert moved == pytest.approx(state[CHART.half :], abs=1e-4)


def test_what_follows_does_not_depend_on_place_and_heading(stand):
    plant, both = Frames(BODY), stand.curves.angle[0]
    none, state = np.zeros_like(both), stand.states[0].copy()
    state[CHART.half] += 0.1
    here = plant.step(state, both, none, none)
    other = state.copy()
    other[:3] = 3.0, -2.0, 1.0
    there = plant.step(other, both, none, none)
    assert here is not None
    assert there is not None
    assert there[3:] == pytest.approx(here[3:], abs=1e-5)
    assert there[2] - here[2] == pytest.approx(1.0, abs=1e-5)


def test_a_mirror_image_of_a_mirror_image_is_the_state():
    mirror, random = cyclic.Mirror(BODY), np.random.default_rng(2)
    state = random.normal(size=2 * CHART.half)
    assert mirror.states(mirror.states(state)) == pytest.approx(state)
    assert mirror.joints(mirror.joints(state[6:36])) == pytest.approx(state[6:36])
    assert mirror.states(state)[1] == -state[1]


def test_an_even_cycle_ends_where_it_begins_and_is_alike_on_both_sides():
    random = np.random.default_rng(3)
    states = np.cumsum(random.normal(0.0, 0.02, (32, 2 * CHART.half)), axis=0)
    cycle = Reference(states, Curves.through(states[:, 6:36]))
    even, mirror = cyclic.symmetric(BODY, cycle), cyclic.Mirror(BODY)
    assert len(even) % 2 == 0
    assert even.states[-1, 2:] == pytest.approx(even.states[0, 2:])
    half = len(even) // 2
    assert mirror.states(even.states[half])[2:] == pytest.approx(even.states[0, 2:])
    assert mirror.joints(even.targets[half]) == pytest.approx(even.targets[0])
    assert len(cyclic.repeated(even, 3)) == 3 * len(even)
    assert np.allclose(cyclic.closing(BODY, cyclic.repeated(even, 3), len(even)), 0.0)


def test_a_gait_goes_over_to_another_in_phase():
    phase = 2.0 * np.pi * np.arange(33) / 32

    def cycle(size, ahead, speed):
        states = np.zeros((33, 2 * CHART.half))
        states[:, 23], states[:, CHART.half] = size * np.sin(phase + ahead), speed
        return Reference(states, Curves.through(states[:, 6:36]))

    first, second = cycle(0.3, 0.0, 1.0), cycle(0.6, 0.5 * np.pi, 3.0)
    assert phased.shift(first, second) == pytest.approx(0.75)
    made = phased.phased(first, second, 3.0, after=20)
    assert made.states[0, CHART.half] == pytest.approx(1.0)
    assert made.states[-1, CHART.half] == pytest.approx(3.0)
    assert np.diff(made.states[:, CHART.half]).max() < 0.1
    assert np.abs(made.states[:, 23]).max() == pytest.approx(0.6, abs=0.01)


def swinging(frames, period=32, ahead=0.0, fades=False):
    """A motion whose left hip swings, with a swing that fades out if asked."""
    phase = 2.0 * np.pi * np.arange(frames + 1) / period + ahead
    states = np.zeros((frames + 1, 2 * CHART.half))
    states[:, 23] = np.sin(phase) * (np.linspace(1.0, 0.0, frames + 1) if fades else 1.0)
    return Reference(states, Curves.through(states[:, 6:36]))


def test_a_recorded_stop_is_joined_at_the_phase_that_fits():
    gait, still = swinging(160), held(np.zeros(2 * CHART.half), np.zeros(30), 160)
    stop = swinging(40, ahead=2.0 * np.pi * 11 / 32, fades=True)
    assert recorded.best_phase(gait, 32, stop[:4])[0] == 11
    there_and_back = recorded.mirrored(BODY, recorded.mirrored(BODY, stop))
    assert there_and_back.states == pytest.approx(stop.states)
    assert there_and_back.targets == pytest.approx(stop.targets)
    found = recorded.joined(BODY, gait, still, (32, 1), [stop], 20)
    assert len(found) == 2  # and its mirror image, whose other hip swings
    apart = [np.abs(np.diff(each.states[:, 23], 2)).max() for each in found]
    assert apart[0] < apart[1]
    assert np.abs(found[0].states[-1]).max() == pytest.approx(0.0)


def test_a_motion_that_repeats_itself_is_closed(team):
    motion = swinging(160)
    assert settled.repeating(team, motion, 32) == pytest.approx(0.0, abs=1e-9)
    assert settled.repeating(team, motion, 30).max() > 1.0


@pytest.mark.slow
def test_samples_are_those_that_closed_loop_repeats(team, stand, monkeypatch):
    """Of two returns to standing the one that holds is taken, and what it settles into replaces it; without gains it
    falls, and there is none."""
    monkeypatch.setattr(settled, "HELD", 60)
    monkeypatch.setattr(settled, "STARTS", 2)
    empty, first = Controller("Stand", stand.setting), stand.trajectories[0]
    loose = replace(first, gains=np.zeros_like(first.gains))
    assert settled.settled(team, empty, [loose]) is None
    found = settled.settled(team, empty, [loose, first])
    assert found is not None
    assert len(found.trajectories) == 1
    before, after = (settled.judged(team, empty, each) for each in (first, found.trajectories[0]))
    assert before is not None
    assert after is not None
    assert after.score >= before.score


def test_a_blend_keeps_the_heading_of_the_first_motion(stand):
    first = held(stand.states[0], stand.curves.angle[0, 0], 20)
    other = stand.states[0].copy()
    other[2] += 1.2
    made = blended(first, held(other, stand.curves.angle[0, 0], 30), 10)
    assert made.states[:, 2] == pytest.approx(first.states[0, 2])


@pytest.mark.slow
def test_it_stands_from_scattered_starts_at_three_time_steps(team, stand):
    random = np.random.default_rng(0)
    for substeps in (16, 32, 64):
        loop = Loop(BODY, [stand], substeps)
        loop.begin(scattered(loop.chart, stand.states[-1], random), "Stand")
        assert loop.frames(300)
        assert np.abs(loop.state[CHART.half :]).max() < 0.02
        ahead = loop.state[: CHART.half].copy()
        ahead[2] = 0.0
        assert spatial_standing.com_ahead(team, ahead) == pytest.approx(spatial_standing.AHEAD, abs=0.015)


@pytest.mark.slow
def test_a_validation_run_frame_by_frame_succeeds_where_the_act_completes(team, stand):
    """An act that is nothing but standing: all runs succeed, so refinement adds nothing; one thrown over fails."""
    still = stand.trajectories[0]
    names = ("First", "Then", "Last")
    settings = recipe.Single("wait", names, "", (0, 0), 2, WEIGHTS).settings("Stand")
    parts = [Controller(name, each).with_more(team, [still[:6]]) for name, each in zip(names, settings, strict=True)]
    good, thrown = stand.states[-1], stand.states[-1].copy()
    thrown[CHART.half] = 2.0
    begins = [(good, 5), (good, 9), (thrown, 3)]
    found = act_refinement.runs(team, [stand, *parts], begins)
    assert [run.succeeded for run in found] == [True, True, False]
    for (begin, wait), one in zip(begins, found, strict=True):
        loop = Loop(BODY, [stand, *parts])
        assert act_refinement.completes(loop, "Stand", names, begin, wait) == one.succeeded
    found = act_refinement.refined(team, stand, Reference(still.states, still.curves), parts, begins[:2])
    assert found == (parts, 0)


@pytest.mark.slow
def test_a_push_that_standing_does_not_hold_is_answered_by_a_step(team):
    """Standing alone falls; with a step of a clip it stands again, at three time steps and for several pushes."""
    act = recipe.read(recipe.SPATIAL).balance
    assert act is not None
    library = Library(availability.clip(act.clips[0], "cmu_more").parents[1], team)
    setting = table.Setting(6, WEIGHTS, near=recipe.SPATIAL_NEAR_STAND)
    plain = spatial_standing.standing(team, library.pose("113_21"), "Stand", setting)
    steady = stationary.steady(BODY, plain)
    stand = replace(plain, setting=replace(setting, rescue="Balance", lost=recipe.LOST, patience=1))
    clip = library.motion(act.clips[0])[0]
    empty = [Controller(n, s) for n, s in zip(act.names, act.settings("", "Stand"), strict=True)]
    out, back = clip[slice(*act.out)], clip[slice(*act.back)]
    made = acts.balance(team, stand, steady, out, back, [30.0], empty, 1)
    for k, size in enumerate((24.0, 29.0, 35.0)):
        push, substeps = acts.push_of(size, 1.0), (16, 32, 64)[k]
        assert not acts.answers(Loop(BODY, [plain], substeps), "Stand", steady.states[0], push)
        assert acts.answers(Loop(BODY, [stand, *made], substeps), "Stand", steady.states[0], push)


def test_torques_stay_within_the_limits_of_the_body_and_passive_joints_have_no_gains(stand):
    limit = np.array([joint.torque for joint in BODY.joints])
    loop = Loop(BODY, [stand])
    loop.begin(stand.states[-1], "Stand")
    assert loop.frames(30)
    assert (np.abs(loop.world.buffers.torque) <= limit).all()
    passive = [k for k in range(len(BODY.joints)) if k not in active(BODY)]
    assert np.abs(stand.gains[:, passive]).max() == 0.0


def test_a_repertoire_in_space_is_written_read_and_played(stand, tmp_path):
    files.write(tmp_path / "mine", files.document("mine", BODY, [stand], {"stand": "Stand"}, "stand"), [stand])
    skill = skills.load(tmp_path / "mine")
    rollout = run(Trial(skill, 3.0, 2e-3, record_every=0.1))
    assert rollout.survived
    assert systems.of(skill).describe(skill).rows[0][:3] == ("Stand", len(stand.features), 6)


def test_the_recipe_in_space():
    found = recipe.read(recipe.SPATIAL)
    assert {"stand", "walk", "run", "jump", "kick"} <= set(found.behaviours())
    assert [gait.name for gait in found.gaits] == ["NormalWalk", "Run"]
    assert found.balance is not None


def test_bodies_that_do_not_fit_are_refused():
    with pytest.raises(BadInput, match="ankle_pitch"):
        spatial_clips.check_body(characters.load("planar12"))
    spatial_clips.check_body(characters.load("human"))
