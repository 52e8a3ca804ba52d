"""A search in stages: the same result on any executor, resumed after a kill, refused for another search."""

from __future__ import annotations

import json
from concurrent.futures import CancelledError, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from footfall.characters import BodyShape
from footfall.characters.shape import BODIES, Load
from footfall.control import skill as skills
from footfall.errors import BadFile, BadInput
from footfall.optimize import campaign, checkpoint, job, objective_file, optimize, space
from footfall.optimize.campaign import SearchSettings
from footfall.optimize.checkpoint import Checkpoint
from footfall.optimize.job import Job
from footfall.optimize.objective_file import SearchStage
from footfall.optimize.optimize import Target
from footfall.optimize.search import Score

DRAFT = Path(__file__).parents[2] / "examples" / "natural_walk_by_hand.toml"
STAGES = (SearchStage(0.5, 2e-3, 0.1), SearchStage(0.5, 1e-3, 0.05, {"power": 0.5}))


@pytest.fixture
def walk():
    file = replace(objective_file.load("wang"), stages=STAGES, seconds=2.0)
    return Job(space.read(skills.load(DRAFT)), file, speed=1.3)


@pytest.fixture
def bowl(monkeypatch):
    """In place of a simulation: best where every fraction is 0.3."""
    seen = []

    def scored(task):
        seen.append(task)
        return Score(float(np.sum((np.array(task.point) - 0.3) ** 2)), {"power": 1.0})

    monkeypatch.setattr(campaign, "scored", scored)
    return seen


def run(walk, kept, generations=20, **how):
    with ThreadPoolExecutor(2) as pool:
        return campaign.run(walk, SearchSettings(generations=generations, population=8, seed=3), pool, kept, **how)


def test_a_search_finds_the_bottom_of_a_bowl_by_all_of_its_stages(walk, bowl):
    found = run(walk, Checkpoint({}), generations=120)
    assert found.best.value < 0.3 * float(np.sum((walk.space.start - 0.3) ** 2))
    assert {task.dt for task in bowl} == {2e-3, 1e-3, campaign.FINAL_TIME_STEP}
    assert {stage for stage, _ in found.history} == {0, 1}


def test_the_same_seed_gives_the_same_walker(walk, bowl):
    one, other = run(walk, Checkpoint({})), run(walk, Checkpoint({}))
    assert np.array_equal(one.point, other.point)


def test_a_search_resumed_after_a_kill_ends_the_same_without_simulating_again(walk, bowl, tmp_path):
    whole = run(walk, Checkpoint({}))
    del bowl[:]
    identity = checkpoint.identity(walk, "1.0", seed=3)

    def killed(state):
        if state.total == 13:
            raise campaign.StopSearch

    kept = Checkpoint(identity)
    run(walk, kept, save=lambda kept: kept.write(tmp_path), progress=killed)
    before = len(bowl)
    again = run(walk, checkpoint.read(tmp_path, identity))
    assert np.array_equal(again.point, whole.point)
    assert before == 13 * 8
    assert len(bowl) - before == 7 * 8 + 5  # the rest, and the final comparison


def test_a_checkpoint_of_another_skill_version_or_target_is_refused(walk, tmp_path):
    mine = checkpoint.identity(walk, "1.0", seed=3)
    Checkpoint(mine).write(tmp_path)
    for key, other in (("footfall", "2.0"), ("speed", 1.8), ("skill", "ff"), ("seed", 4)):
        with pytest.raises(BadInput, match=f"another search: {key}"):
            checkpoint.read(tmp_path, {**mine, key: other})


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", '{"schema": "x"}', '{"schema": "footfall/checkpoint", "version": 9}'],
)
def test_a_damaged_checkpoint_is_refused(tmp_path, text):
    (tmp_path / checkpoint.NAME).write_text(text)
    with pytest.raises(BadFile):
        checkpoint.read(tmp_path, {})


def test_scores_that_are_not_numbers_are_refused(tmp_path):
    head = {"schema": checkpoint.SCHEMA, "version": checkpoint.VERSION, "identity": {}}
    for row in ({"value": "1", "terms": {}}, {"value": 1.0}, {"value": 1.0, "terms": {"a": None}}, 3, None):
        line = {"stage": 0, "seconds": 1.0, "scores": [row]}
        (tmp_path / checkpoint.NAME).write_text(f"{json.dumps(head)}\n{json.dumps(line)}\n")
        with pytest.raises(BadFile, match="line 2"):
            checkpoint.read(tmp_path, {})


@pytest.mark.parametrize("stage", [-1, 1, 10**9, True, "0", None])
def test_a_stage_that_does_not_follow_is_refused(tmp_path, stage):
    head = {"schema": checkpoint.SCHEMA, "version": checkpoint.VERSION, "identity": {}}
    line = {"stage": stage, "seconds": 1.0, "scores": [{"value": 1.0, "terms": {}}]}
    (tmp_path / checkpoint.NAME).write_text(f"{json.dumps(head)}\n{json.dumps(line)}\n")
    with pytest.raises(BadFile, match="line 2"):
        checkpoint.read(tmp_path, {})


def test_a_generation_that_a_kill_cut_off_is_searched_again(tmp_path):
    kept = Checkpoint({})
    for value in (1.0, 2.0):
        kept.add(0, [Score(value, {})])
        kept.write(tmp_path)
    file = tmp_path / checkpoint.NAME
    file.write_text(file.read_text()[:-20])
    again = checkpoint.read(tmp_path, {})
    assert [[row["value"] for row in generation] for generation in again.stages[0]] == [[1.0]]
    again.add(0, [Score(3.0, {})])
    again.write(tmp_path)
    assert len(checkpoint.read(tmp_path, {}).stages[0]) == 2


def test_threads_and_a_task_of_plain_data_give_the_same_score(walk):
    task = job.Task(walk, tuple(walk.space.start), [], 2e-3, {})
    one = job.scored(task)
    with ThreadPoolExecutor(2) as pool:
        others = list(pool.map(job.scored, [task, task]))
    assert one.value == others[0].value == others[1].value
    assert one.terms["up"] > 0.5


def test_a_point_that_is_no_valid_skill_gets_the_invalid_score(walk):
    broken = replace(walk.space, data={**walk.space.data, "hat": {}})
    assert job.scored(job.Task(replace(walk, space=broken), tuple(walk.space.start), [], 2e-3, {})).value >= 1e6


def test_a_walk_begins_at_the_speed_that_was_asked_for_and_longer_legs_begin_faster():
    skill, file = skills.load(DRAFT), objective_file.load("wang")
    begins = skill.start.velocity[0]
    walk = space.read(skill)
    slow = space.with_initial_speed(walk, 0.8)
    assert slow.skill(slow.start).start.velocity[0] == 0.8
    np.testing.assert_array_equal(slow.start, walk.start)
    assert optimize._initial_speed(skill, Target(file)) == begins
    tall = Target(file, shape=BodyShape(height=1.21))
    assert optimize._initial_speed(skill, tall) == pytest.approx(1.1 * begins, rel=0.01)
    assert optimize._initial_speed(skill, Target(file, speed=1.8)) == 1.8


def test_a_steep_slope_is_reached_over_gentle_ones():
    file, flat = objective_file.load("wang"), skills.load("human-walk").scene
    names = [scene.name for scene in optimize.intermediate_scenes(Target(file, slope=12.0), flat)]
    assert [float(name.split(":")[1].split(",")[0]) for name in names] == [3.0, 6.0, 9.0, 12.0]
    slick = optimize.intermediate_scenes(Target(file, friction=0.3), flat)
    assert [scene.friction for scene in slick] == [0.55, 0.3]


def test_flat_ground_is_reached_from_a_slope_too():
    file, steep = objective_file.load("wang"), skills.load("human-natural-up-6")
    grounds = optimize.intermediate_scenes(Target(file, slope=0.0), steep.scene)
    assert [scene.flat for scene in grounds] == [False, True]
    with pytest.raises(BadInput, match="on flat ground only"):
        optimize.check(steep, Target(file, friction=0.4), SearchSettings())


def test_another_body_takes_the_place_of_the_one_in_the_file():
    tall = Target(objective_file.load("wang"), shape=BODIES["tall"])
    bodies = [
        optimize.reshaped(skills.load(name), tall).character for name in ("human-walk-natural", "human-natural-short")
    ]
    assert bodies[0].mass == pytest.approx(bodies[1].mass)
    assert bodies[0].root_height == pytest.approx(bodies[1].root_height)


def test_a_load_is_searched_with_and_written():
    skill = skills.load("human-walk-natural")
    walk = space.with_shape(space.read(skill), BodyShape(loads=(Load("torso", 10.0, (-0.15, 0.0, 0.2)),)))
    assert walk.skill(walk.start).character.mass == pytest.approx(skill.character.mass + 10.0)
    assert walk.written(walk.start)["shape"]["loads"][0]["mass"] == 10.0


def test_a_search_without_any_valid_candidate_raises_the_reason(walk):
    broken = replace(walk.space, data={**walk.space.data, "hat": {}})
    with pytest.raises(BadFile, match="hat"):
        run(replace(walk, space=broken), Checkpoint({}), generations=4)


def test_lost_workers_end_the_search_with_an_error(walk):
    class Lost(ThreadPoolExecutor):
        def map(self, *_, **__):
            raise CancelledError

    with Lost(1) as pool, pytest.raises(BadInput, match="continue with --resume"):
        campaign.run(walk, SearchSettings(generations=4, population=8), pool, Checkpoint({}))


def test_a_search_stopped_at_the_beginning_of_a_stage_keeps_the_best_of_the_one_before(walk, bowl, monkeypatch):
    def progress(state):
        if state.stage == 0 and state.generation == 10:
            monkeypatch.setattr(campaign, "scored", interrupted)

    def interrupted(task):
        raise KeyboardInterrupt

    ended = []
    found = run(walk, Checkpoint({}), progress=progress, ended=ended.append)
    assert ended == [True]
    assert np.isfinite(found.best.value)


def test_the_speed_to_keep_is_the_one_it_has():
    skill = skills.load("human-walk-robust")
    assert optimize.own_speed(skill, 6.0) == pytest.approx(skill.evidence["speed"], abs=0.1)
    assert objective_file.load("robust").keeps_speed


@pytest.mark.parametrize(
    ("target", "settings", "message"),
    [
        ({"speed": 9.0}, {}, "walks at 9 m/s"),
        ({"speed": -1.0}, {}, "walks at -1 m/s"),
        ({"step_length": 3.0}, {}, "steps of 3 m"),
        ({"slope": 3.0, "friction": 0.3}, {}, "together"),
        ({"slope": float("nan")}, {}, "slope of nan"),
        ({"friction": float("nan")}, {}, "friction of nan"),
        ({}, {"seconds": 0.0}, "cannot try anything"),
    ],
)
def test_an_impossible_target_is_refused_before_the_search(target, settings, message):
    asked = Target(objective_file.load("wang"), **target)
    with pytest.raises(BadInput, match=message):
        optimize.check(skills.load(DRAFT), asked, SearchSettings(**settings))
