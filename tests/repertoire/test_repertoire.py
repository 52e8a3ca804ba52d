"""Controllers learned from samples (Sok, Kim, Lee 2007, section 5): neighbours, standing, files, state machine."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from scipy.spatial import cKDTree

from footfall import characters, systems
from footfall.control import skill as skills
from footfall.control.law import record
from footfall.errors import BadFile, BadInput, UnknownName
from footfall.repertoire import acts, files, make, recipe, stationary, transitions
from footfall.repertoire.along import blended, held, warped
from footfall.repertoire.loop import Loop, scattered
from footfall.systems.repertoire import director, reading, table
from footfall.systems.repertoire.law import search
from footfall.systems.repertoire.records import MEMORY
from footfall.trials import Trial, run

pytestmark = pytest.mark.xdist_group("repertoire-plane")  # whose fixtures one worker makes

BODY = characters.load("planar12")
WEIGHTS = (15.0, 2.0, 0.1, 1.0)


@pytest.fixture
def team(planar_team):
    return planar_team


@pytest.fixture
def stand(planar_stand):
    return planar_stand


def test_it_stands_from_scattered_starts_with_its_weight_over_its_feet(team, stand):
    loop, random = Loop(BODY, [stand]), np.random.default_rng(0)
    for _ in range(5):
        loop.begin(scattered(loop.chart, stand.states[-1], random), "Stand")
        assert loop.frames(600)
        assert stationary.com_ahead(team, loop.state) == pytest.approx(stationary.AHEAD, abs=0.015)
        assert np.abs(loop.state[14:]).max() < 0.02


@pytest.mark.slow
def test_with_gains_a_pushed_body_is_still_sooner(stand):
    left = []
    for published in (False, True):
        loop = Loop(BODY, [stand], published=published)
        loop.begin(stand.states[-1], "Stand", acts.push_of(10.0))
        assert loop.frames(60)
        left.append(np.abs(loop.state[14:17]).max())
    assert left[0] < 0.5 * left[1]


def test_neighbours_are_those_of_a_kd_tree(stand):
    loop = Loop(BODY, [stand], published=True)
    p, m = loop.parameters, record(MEMORY)
    m.last = -100
    tree = cKDTree(stand.features * table.weights(BODY, WEIGHTS))
    random = np.random.default_rng(3)
    for _ in range(5):
        query = stand.features[random.integers(len(stand.features))] + random.normal(0.0, 0.02, stand.features.shape[1])
        m.feature[: len(query)] = query
        least = getattr(search, "py_func", search)(p, m, 0)
        away, which = tree.query(query * table.weights(BODY, WEIGHTS), k=6)
        assert list(m.neighbour[:6]) == list(which)
        assert least == pytest.approx(away[0])
        assert np.sqrt(m.squared[:6]) == pytest.approx(away)


def test_one_neighbour_of_each_trajectory(stand):
    loop = Loop(BODY, [stand])
    m = record(MEMORY)
    m.last, m.feature[: stand.features.shape[1]] = -100, stand.features[3]
    getattr(search, "py_func", search)(loop.parameters, m, 0)
    found = [int(k) for k in m.neighbour[:6] if k >= 0]
    assert found[0] == 3
    assert sorted(loop.parameters.trajectory[k] for k in found) == list(range(len(stand.trajectories)))


@pytest.mark.slow
def test_the_same_at_other_time_steps(stand):
    for substeps in (32, 64):
        loop = Loop(BODY, [stand], substeps)
        loop.begin(stand.states[-1], "Stand", acts.push_of(10.0))
        assert loop.frames(300)


def test_a_blend_begins_with_one_motion_and_ends_with_the_other(stand):
    first = held(stand.states[0], stand.curves.angle[0, 0], 20)
    other = stand.states[0].copy()
    other[5] += 0.3
    second = held(other, stand.curves.angle[0, 0] + 0.1, 30)
    made = blended(first, second, 10)
    assert len(made) == len(first) + len(second) - 10
    assert made.states[:11] == pytest.approx(first.states[:11])
    assert made.states[20:] == pytest.approx(second.states[10:])
    assert 0.1 < made.states[15, 5] - other[5] + 0.3 < 0.2
    assert made.states[15, 14 + 5] > 0.0  # it moves towards the second


def test_a_period_is_found():
    time = np.arange(250)
    states = np.zeros((250, 28))
    states[:, 8] = 0.4 * np.sin(2 * np.pi * time / 36)
    states[:, 11] = 0.4 * np.cos(2 * np.pi * time / 36)
    assert transitions.period(held_motion(states)) == 36
    assert transitions.period(held_motion(np.zeros((250, 28)))) == 1


def test_cycles_of_different_lengths_are_blended_in_phase():
    cycles = []
    for frames, high in ((36, 0.4), (24, 0.6)):
        states = np.zeros((frames + 1, 28))
        phase = 2 * np.pi * np.arange(frames + 1) / frames
        early = phase + 0.5 * np.sin(phase) * (frames == 24)  # the second cycle has a timing of its own
        states[:, 8], states[:, 11] = high * np.sin(early), high * np.cos(early)
        states[:, 14] = frames / 20
        cycles.append(held_motion(states))
    made = warped(*cycles)
    assert len(made) == 30
    assert made.states[0, :14] == pytest.approx(cycles[0].states[0, :14])
    assert made.states[-1, :14] == pytest.approx(cycles[1].states[-1, :14])
    size = np.hypot(made.states[:, 8], made.states[:, 11])
    assert size.min() > 0.38  # poses out of phase would cancel each other
    assert np.all(np.diff(made.states[:, 14]) < 0.0)  # from the speed of the first to that of the second
    np.testing.assert_allclose(made.states[5, 14 + 8], 15.0 * (made.states[6, 8] - made.states[4, 8]))


def held_motion(states):
    still = held(states[0], states[0][3:14], len(states) - 1)
    return replace(still, states=states)


def test_a_motion_backwards_goes_back_to_its_begin(stand):
    each = stand.trajectories[0]
    back = acts.backwards(each)
    assert back.states[0][:14] == pytest.approx(each.states[-1][:14])
    assert back.states[0][14:] == pytest.approx(-each.states[-1][14:])
    assert back.targets[0] == pytest.approx(each.targets[-1])


def test_a_repertoire_is_written_read_and_played(stand, tmp_path):
    text = files.document("mine", BODY, [stand], {"stand": "Stand"}, "stand")
    files.write(tmp_path / "mine", text, [stand])
    skill = skills.load(tmp_path / "mine")
    rollout = run(Trial(skill, 5.0, 1e-3, record_every=0.1))
    assert rollout.survived
    described = systems.of(skill).describe(skill)
    assert described.rows[0][:3] == ("Stand", len(stand.features), 6)
    again = systems.of(skill).following(skill, style="stand@2")
    assert reading.read(again).plan == ((2.0, "stand"),)
    with pytest.raises(UnknownName, match="stand"):
        systems.of(skill).following(skill, style="fly@2")
    with pytest.raises(BadInput, match="walk@2"):
        systems.of(skill).following(skill, style="stand at 2")


def test_samples_that_do_not_fit_are_refused(stand, tmp_path):
    text = files.document("mine", BODY, [stand], {"stand": "Stand"}, "stand")
    files.write(tmp_path / "mine", text, [stand])
    skill = skills.load(tmp_path / "mine")
    for change in (
        {"gain": np.zeros((3, 2))},
        {"state": np.full_like(skill.arrays()["state"], np.nan)},
        {"count": np.array([5])},
    ):
        broken = replace(skill, held={**skill.arrays(), **change})
        with pytest.raises(BadFile):
            systems.of(broken).controller(broken)


def test_the_state_machine_goes_through_standing():
    def leads(source, then, first=""):
        return table.Setting(6, WEIGHTS, then=then, source=source)

    settings = {
        "Stand": table.Setting(6, WEIGHTS), "Walk": table.Setting(6, WEIGHTS), "Run": table.Setting(6, WEIGHTS),
        "Start": leads("Stand", "Walk"), "Stop": leads("Walk", "Stand"), "Faster": leads("Walk", "Run"),
        "RunStop": leads("Run", "Stand"), "Jump": leads("Stand", "Land"), "Land": leads("", "Stand"),
    }  # fmt: skip
    assert director.step(settings, "Stand", "Run", False) == "Start"
    assert director.step(settings, "Walk", "Run", False) == "Faster"
    assert director.step(settings, "Run", "Jump", False) == "RunStop"
    assert director.step(settings, "Stand", "Jump", False) == "Jump"
    assert director.step(settings, "Stand", "Jump", True) == ""
    assert director.step(settings, "Walk", "Walk", False) == ""


def test_an_act_of_another_plan_is_done_again():
    settings = {"Stand": table.Setting(6, WEIGHTS), "Jump": table.Setting(6, WEIGHTS, then="Stand", source="Stand")}
    words = {"stand": "Stand", "jump": "Jump"}
    memory: dict = {"acted": -1, "plan": ()}
    asked = []
    for plan, state in (("jump", 0), ("jump", 1), ("jump", 0), ("stand", 0), ("jump", 0)):
        found = reading.Repertoire(settings, {}, words, ((0.0, plan),))
        sim = SimpleNamespace(time=9.0, memory={"state": state, "entered": 0.0, "wanted": 0})
        director.Machine(found).ask(sim, memory)  # pyright: ignore[reportArgumentType]
        asked.append(sim.memory["wanted"])
    assert asked == [2, 0, 0, 0, 2]


def test_the_built_in_recipe_has_the_controllers_of_table_2():
    found = recipe.read()
    names = [found.stand, *(name for gait in found.gaits for name in (gait.name, gait.start, gait.stop))]
    names += [name for name, _, _ in found.changes]
    for act in (found.jump, found.balance):
        assert act is not None
        names += act.names
    assert len(names) == len(set(names)) == 24
    assert set(found.behaviours()) == {"stand", "walk", "backward", "soldier", "slow", "run", "jump"}


def test_a_recipe_with_a_mistake_is_refused(tmp_path):
    path = tmp_path / "recipe.toml"
    path.write_text(recipe.BUILT_IN.read_text(encoding="utf-8").replace("impulses =", "impulse ="), encoding="utf-8")
    with pytest.raises(BadFile, match="impulse"):
        recipe.read(path)


def test_a_gait_relieves_a_transition_where_the_state_is_not_known(stand):
    for source, target in (("Stand", "NormalWalk"), ("NormalWalk", "Stand"), ("NormalWalk", "Run")):
        assert make.relieved(stand, source, target, "Stand").setting.rescue == "NormalWalk"

    gait = replace(stand, name="Gait")
    lost = replace(stand, setting=replace(stand.setting, rescue="Gait", lost=0.01, patience=2))
    loop = Loop(BODY, [lost, gait])
    state = lost.trajectories[0].states[0].copy()
    state[2] += 0.05  # pitch [rad]
    loop.begin(state, lost.name)
    loop.frames(1)
    assert loop.controller == lost.name
    loop.frames(2)
    assert loop.controller == "Gait"


def test_bodies_of_another_time_step_share_the_threads(team):
    finer = team.at(64)
    assert finer.pool is team.pool
    assert {plant.substeps for plant in finer.plants} == {64}
    assert {plant.substeps for plant in team.plants} == {16}
    assert team.at(16) is team


def test_validation_ends_early_where_too_many_runs_fail_and_uses_every_time_step(team, stand, monkeypatch):
    made: list[int] = []
    monkeypatch.setattr(transitions, "Loop", lambda body, parts, substeps: substeps)
    monkeypatch.setattr(transitions, "succeeds", lambda loop, *rest: made.append(loop) or False)
    ends, runs = SimpleNamespace(source=stand, target=stand), [(np.zeros(28), 30)] * 30

    assert transitions.results(team, ends, stand, runs) == [False] * 30
    assert {16, 32, 64} == set(made)
    made.clear()
    assert transitions.results(team, ends, stand, runs, failures=2) == [False] * 30
    assert 3 <= len(made) <= 2 + len(team.plants)
