"""Limit cycle control (survey section 3.1): base graphs fall, the look-ahead and the learned model walk."""

from __future__ import annotations

import copy
import math
from dataclasses import replace

import numpy as np
import pytest

from footfall import Command, Trial, run
from footfall.control import skill as skills
from footfall.errors import BadInput, FootfallError
from footfall.evaluate.protocols import limit_cycle as protocol
from footfall.optimize import stabilize, step_model
from footfall.optimize.pose_graph import prepared
from footfall.physics.kernel import STATE_CHANGE
from footfall.systems.limit_cycle import SYSTEM, director, model
from footfall.systems.limit_cycle.law import FEATURES, STATE_FEATURES, VARIABLES
from footfall.trials import Simulation

DT = 2e-3
WALK = skills.load("human-lcc-walk")
AHEAD = step_model.without_model(WALK)
FIGURE_9 = skills.load("human-lcc-figure9")
DEGREE = math.pi / 180.0


def changed(skill, **tables):
    return replace(skill, body={**copy.deepcopy(skill.body), **tables})


def at_a_step(skill, step: int = 3) -> Simulation:
    """A simulation at the beginning of a step, without a director."""
    sim = Simulation(Trial(step_model.base(skill), 10.0, DT, record_every=0.0))
    while int(sim.memory.steps) < step:
        sim.advance(10.0, STATE_CHANGE)
    return sim


# the graph


def test_figure_9_is_there_as_printed_and_falls():
    states = FIGURE_9.body["states"]
    assert [state["until"] for state in states] == [0.2, 0.2, "contact"]
    printed = [  # hip, knee, ankle of the swing leg, hip and knee of the stance leg [deg], as in S2, S3 and S4
        (-50, 60, -5, -10, 0),
        (-20, 0, 5, -10, 0),
        (-10, 0, 0, -50, 60),
    ]
    names = ("swing_hip_pitch", "swing_knee", "swing_ankle_pitch", "stance_hip_pitch", "stance_knee")
    for state, row in zip(states, printed, strict=True):
        assert [state["pose"].get(name, 0.0) for name in names] == pytest.approx([-x * DEGREE for x in row], abs=1e-4)
    assert "torso" not in FIGURE_9.body["servo"]  # all joints follow angles; nothing holds the torso
    assert run(Trial(FIGURE_9, 5.0, DT)).ending.kind == "fell"


def test_the_base_graph_of_the_walk_falls_alone():
    assert protocol.survived(step_model.base(WALK), 60.0, DT) < 20.0


def test_states_are_mirrored_with_the_signs_of_roll_and_yaw():
    p, half = SYSTEM.controller(WALK).parameters, len(WALK.body["states"])
    left, right = p.leg
    roll, pitch = 0, 1
    assert np.allclose(p.pose[0, :half, left[pitch]], p.pose[0, half : 2 * half, right[pitch]])
    assert np.allclose(p.pose[0, :half, left[roll]], -p.pose[0, half : 2 * half, right[roll]])


# the look-ahead


def test_regulation_variables_are_vectors_from_feet_and_along_the_torso():
    sim = at_a_step(WALK)
    q = np.array(sim.memory.q)
    foot = sim.feet[1 - int(sim.controller.machine.stance[int(sim.memory.state)])]  # stood on until now
    assert q[2] == pytest.approx(float(sim.com[0] - foot[0]), abs=0.02)
    assert abs(q[4]) < 0.2


def test_looking_ahead_changes_nothing_and_does_not_depend_on_threads():
    sim = at_a_step(WALK)
    rules = director.settings(AHEAD)
    assert rules is not None
    before = sim.save()
    one, two = (director.decide(sim, rules, workers)[0] for workers in (1, 2))
    assert np.array_equal(one, two)
    assert np.array_equal(sim.save().physics.state, before.physics.state)
    assert sim.memory.tobytes() == before.memory.tobytes()


def test_k_brings_the_variables_nearer_to_what_is_desired():
    sim = at_a_step(WALK)
    rules = director.settings(AHEAD)
    assert rules is not None
    k, _ = director.decide(sim, rules)
    nominal, regulated = director.run_ahead(sim, [np.zeros(len(k)), k], rules)
    desired = np.array(sim.controller.parameters.desired).T @ np.array(sim.memory.blend)
    error = [np.linalg.norm((q[-1] - desired)[list(rules.columns)]) for q in (nominal, regulated)]
    assert error[1] < 0.8 * error[0]


def test_the_look_ahead_walks_where_the_graph_alone_falls():
    trial = Trial(AHEAD, 6.0, DT, record_every=0.02)
    one, two = run(trial), run(trial)
    assert one.ending.kind == "time_up"
    assert np.array_equal(one.series, two.series)


def test_a_world_with_props_is_looked_ahead_in_itself():
    sim = at_a_step(WALK)
    rules = director.settings(AHEAD)
    assert rules is not None
    beside = director.run_ahead(sim, [np.zeros(2)], rules)
    sim.world.props = (object(),)  # pyright: ignore[reportAttributeAccessIssue]
    within = director.run_ahead(sim, [np.zeros(2)], rules)
    assert np.allclose(beside[0], within[0], atol=1e-9)


# the model


def test_the_law_computes_what_the_model_says():
    random = np.random.default_rng(3)
    fitted = model.Model(
        random.normal(size=STATE_FEATURES) * 0.1,
        random.uniform(0.5, 1.5, STATE_FEATURES),
        random.normal(size=(2, FEATURES)) * 0.01,
    )
    sim = Simulation(Trial(step_model.with_model(WALK, fitted), 1.0, DT))
    while int(sim.memory.steps) < 1:
        sim.advance(1.0, STATE_CHANGE)
    limit = np.array(sim.controller.parameters.limit[:2])
    expected = np.clip(model.predict(fitted, np.array(sim.memory.features)[None])[0], -limit, limit)
    assert np.allclose(np.array(sim.memory.k[:2]), expected)


def test_a_polynomial_is_found_again():
    random = np.random.default_rng(1)
    features = random.uniform(-1.5, 1.5, size=(600, STATE_FEATURES))
    k = np.column_stack((0.3 * features[:, 0] - 0.1 * features[:, 7], 0.2 * features[:, 1] * features[:, 2]))
    found = model.predict(model.fit(features, k, 1e-6), features)
    assert np.abs(found - k).max() < 0.02


def test_the_model_walks_without_a_director():
    assert SYSTEM.director(WALK) is None
    assert SYSTEM.director(AHEAD) is not None
    assert run(Trial(WALK, 20.0, DT)).ending.kind == "time_up"


# commands


@pytest.mark.parametrize(("asked", "weight"), [(0.0, 0.2), (0.5, 0.2), (0.75, 0.35), (1.0, 0.5), (3.0, 0.5)])
def test_the_pace_gives_the_weight_of_the_fast_graph(asked, weight):
    skill = replace(changed(step_model.base(WALK), pace=[[0.5, 0.2], [1.0, 0.5]]), speed=asked)
    sim = Simulation(Trial(skill, 1.0, DT, record_every=0.0))
    sim.advance(DT)
    assert np.allclose(sim.memory.blend, [1.0 - weight, weight, 0.0, 0.0])


def test_rules_of_a_variable_count_where_it_is_alone():
    def damping(*names):
        rules = director.settings(changed(AHEAD, regulate={"variables": list(names), "up": {"damping": 0.3}}))
        assert rules is not None
        return rules.damping

    assert damping("up") == 0.3
    assert damping("stance-com") == damping("up", "stance-com") == 0.05


def test_a_description_names_perturbations_and_poses():
    words = SYSTEM.describe(WALK)
    assert words.heads == ("pose [rad]", "state 0", "state 1", "state 2")
    assert any("swing hip outward" in line for line in words.words)
    assert any("learned model" in line for line in words.words)
    assert any("look-ahead" in line for line in SYSTEM.describe(AHEAD).words)
    assert "stabilize" in SYSTEM.advice(FIGURE_9, "forward", "")


# bad input


@pytest.mark.parametrize(
    ("tables", "words"),
    [
        ({"regulate": {"variables": ["sideways"]}}, "regulate.variables"),
        ({"regulate": {"variables": ["up"], "preview": 9}}, "regulate.preview"),
        ({"perturbations": [{"limit": 0.1, "states": [7], "pose": {"swing_knee": 1.0}}]}, "states"),
        ({"perturbations": [{"limit": 0.1, "pose": {"left_knee": 1.0}}]}, "left_knee"),
        ({"states": [{"until": 0.0}]}, "no exit"),
        ({"states": []}, "states"),
        ({"pace": [[0.3, 0.0], [0.2, 1.0]]}, r"pace\[1\]"),
        ({"pace": 0.5}, "pace"),
        ({"regulate": {"variables": ["up"], "stance-com": {"damping": -1.0}}}, "regulate.stance-com.damping"),
        ({"model": {"use": True}, "data": "missing.npz"}, "missing.npz"),
    ],
)
def test_a_fault_in_the_file_is_named(tables, words):
    with pytest.raises(FootfallError, match=words):
        SYSTEM.controller(changed(replace(AHEAD, held=None), **tables))


def test_a_model_made_for_other_perturbations_is_refused():
    wrong = model.Model(np.zeros(STATE_FEATURES), np.ones(STATE_FEATURES), np.zeros((5, FEATURES)))
    with pytest.raises(FootfallError, match="weight"):
        SYSTEM.controller(step_model.with_model(AHEAD, wrong))


def test_a_graph_that_takes_no_step_is_refused_at_once():
    limp = copy.deepcopy(AHEAD.body)
    limp["servo"] = {**limp["servo"], "knee": 1.0, "hip": 1.0, "ankle": 1.0, "torso": [0.0, 0.0, 0.0]}
    with pytest.raises(BadInput, match=r"does not take one step .* expected one whose swing foot lands"):
        stabilize.stabilize(replace(AHEAD, body=limp), "limp", 0.1)


def test_only_pose_graphs_of_3d_bodies_can_be_stabilised():
    for name in ("planar-walk", "human-norm-walk", "human-walk-published"):
        with pytest.raises(BadInput, match="pose graphs of 3D bodies"):
            prepared(skills.load(name))


def test_a_simbicon_graph_becomes_a_pose_graph():
    found = prepared(skills.load("human-walk"))
    assert found.system == "limit_cycle"
    assert found.body["states"][0]["pose"]["swing_knee"] == -1.1
    assert SYSTEM.controller(found).parameters.states == 4


# minutes


@pytest.mark.slow
@pytest.mark.parametrize("dt", protocol.DTS)
def test_the_model_walks_for_minutes(dt):
    for seed in (11, 12):
        assert protocol.survived(WALK, 300.0, dt, seed) == pytest.approx(300.0)


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIABLES)
def test_each_regulation_variable_alone_holds_the_walk(name):
    rules = {**AHEAD.body["regulate"], "variables": [name]}
    assert protocol.survived(changed(AHEAD, regulate=rules), 30.0, 1e-3) == pytest.approx(30.0)


@pytest.mark.slow
@pytest.mark.parametrize("name", protocol.STYLES)
def test_a_blend_that_changes_over_time_walks(name):
    skill = skills.load(name)
    style = {**skill.body["style"], "weight": [[2.0, 0.0], [10.0, 0.8], [18.0, 0.0]]}
    assert protocol.survived(changed(skill, style=style), 20.0, 1e-3) == pytest.approx(20.0)


@pytest.mark.slow
@pytest.mark.parametrize("dt", protocol.DTS)
def test_the_commanded_speed_is_walked(dt):
    for speed in (0.5, 0.8, 1.1):
        x, _ = protocol.way(replace(WALK, speed=speed), 15.0, 25.0, dt)
        assert x / 10.0 == pytest.approx(speed, abs=0.07)


@pytest.mark.slow
@pytest.mark.parametrize("dt", protocol.DTS)
def test_it_turns_by_90_degrees(dt):
    rollout = run(Trial(WALK, 30.0, dt, commands=(Command(5.0, heading=math.pi / 2),), record_every=0.02))
    assert rollout.ending.kind == "time_up"
    x, y = (rollout[name][-1] - rollout[name][-250] for name in ("com_x", "com_y"))
    assert math.degrees(math.atan2(y, x)) == pytest.approx(90.0, abs=15.0)


def test_a_stabilised_skill_is_written_whole(tmp_path):
    walk = replace(WALK, id="mended")
    stabilize.write(stabilize.Stabilized(walk, 3, survived=[60.0]), tmp_path / "mended")
    found = skills.load(tmp_path / "mended")
    assert (found.id, found.system, found.origin) == ("mended", "limit_cycle", "tuned")
    assert found.start == walk.start
    assert all(np.array_equal(found.arrays()[name], array) for name, array in walk.arrays().items())


@pytest.fixture
def quick(monkeypatch):
    """Nothing is simulated: the graph takes three steps, and the look-ahead falls unless told otherwise."""
    monkeypatch.setattr(stabilize, "steps_alone", lambda skill: 3)
    monkeypatch.setattr(stabilize, "_cost", lambda skill, stop=None: 1.5)
    monkeypatch.setattr(stabilize, "_centre", lambda result: None)


def stopping(when: str):
    """A progress callback that stops the work like Ctrl-C at the beginning of a part of it."""

    def progress(done: int, total: int, what: str) -> None:
        if when in what:
            raise KeyboardInterrupt

    return progress


def test_ctrl_c_keeps_what_was_found(tmp_path, monkeypatch, quick):
    monkeypatch.setattr(stabilize, "_cost", lambda skill, stop=None: 0.1)  # the look-ahead walks, at little effort
    result = stabilize.stabilize(AHEAD, "half", 1.0, progress=stopping("look-aheads"))
    assert result.stopped
    assert not result.walks
    files = stabilize.write(result, tmp_path / "half")
    assert [file.name for file in files] == ["skill.toml"]
    assert SYSTEM.director(skills.load(tmp_path / "half")) is not None  # no model yet: it looks ahead


def test_ctrl_c_before_anything_walks_writes_nothing(quick):
    with pytest.raises(BadInput, match="stopped before"):
        stabilize.stabilize(AHEAD, "none", 1.0, progress=stopping("variants"))


def test_a_graph_that_no_variant_makes_walk_is_refused_within_the_budget(quick):
    with pytest.raises(BadInput, match="variants tried within the budget"):
        stabilize.stabilize(AHEAD, "none", 0.001)


def test_a_killed_run_goes_on_after_what_it_kept(tmp_path, monkeypatch, quick):
    random, variants, rounds = np.random.default_rng(0), [], []

    def cost(skill, stop=None):
        variants.append(skill)
        return 1.5 if len(variants) < 8 else 0.1  # neither the graph nor the six wanted places, but what CMA-ES draws

    def gathered(work):
        size, k = len(WALK.arrays()["centre"]), len(AHEAD.body["perturbations"])
        return step_model.Samples(random.normal(size=(40, size)), random.normal(size=(40, k)), 10.0, 0)

    def survival(skill, seconds):
        rounds.append(skill)
        return [60.0 if len(rounds) == 3 else 30.0]

    monkeypatch.setattr(stabilize, "_cost", cost)
    monkeypatch.setattr(step_model, "gather", gathered)
    monkeypatch.setattr(step_model, "survival", survival)
    kept = tmp_path / "mine.progress"

    def kill(done: int, total: int, what: str) -> None:
        if "round 2" in what:
            raise RuntimeError("killed here")

    with pytest.raises(RuntimeError, match="killed here"):
        stabilize.stabilize(AHEAD, "mine", 1.0, progress=kill, keep=kept)
    assert sorted(path.name for path in kept.iterdir()) == ["0.npz", "scores.jsonl"]
    first = len(variants)
    variants.clear()
    again = stabilize.stabilize(AHEAD, "mine", 1.0, keep=kept)
    assert again.walks
    assert (first, len(variants)) == (15, 1), "only the graph itself is tried again"
    assert again.searched == 14
    assert again.samples == 2 * 8 * 40, "the samples of the first round were kept"
    with pytest.raises(BadInput, match="another search"):
        stabilize.stabilize(AHEAD, "mine", 1.0, seed=2, keep=kept)
    (kept / "0.npz").write_bytes(b"PK damaged")
    rounds[:] = rounds[:2]
    assert stabilize.stabilize(AHEAD, "mine", 1.0, keep=kept).samples == 8 * 40, "a damaged round is taken again"


@pytest.mark.slow
def test_a_jittered_graph_is_stabilised(tmp_path):
    graph = protocol.jittered(WALK, 4)
    assert protocol.survived(step_model.base(graph), 60.0, DT) < 60.0
    result = stabilize.stabilize(graph, "mended", 5.0)
    assert result.walks
    stabilize.write(result, tmp_path / "mended")
    assert protocol.survived(skills.load(tmp_path / "mended"), 30.0, 1e-3) == pytest.approx(30.0)
