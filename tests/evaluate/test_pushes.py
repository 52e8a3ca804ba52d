"""The push envelope: its ladder, its phases, its frame of reference, and what it refuses."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path

import pytest

from footfall import parallel
from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.evaluate.draw import polar
from footfall.evaluate.protocols import cycle, envelope, pushes
from footfall.evaluate.protocols.envelope import COMPASS, Edge, PushPlan
from footfall.physics.start import Start
from footfall.trials import Simulation, Trial

QUICK = {"steps": (2e-3,), "after": 4.0}


@pytest.fixture
def human():
    return skills.load("human-walk")


def pretend(monkeypatch, up):
    """Trials answered by `up(direction, force)` in place of the simulation."""
    monkeypatch.setattr(envelope, "survives", lambda steady, snapshot, direction, force, plan: up(direction, force))


def test_a_figure_has_every_smaller_rung_survived_and_holes_are_told(monkeypatch, walk):
    pretend(monkeypatch, lambda direction, force: force != 70.0 and force < 300.0)
    plan = replace(pushes.protocol("thesis-3d"), steps=(2e-3,))
    report = pushes.evaluate(walk, plan)
    assert report.figures["f"] == report.figures["b"] == report.figures["worst_n"] == 60.0
    assert report.figures["holes"] == 2
    assert any("falls at 70 N but not at some larger force" in line for line in report.words)


def test_an_edge_is_no_hole(monkeypatch, walk):
    pretend(monkeypatch, lambda direction, force: force < (100.0 if direction == 0.0 else 55.0))
    report = pushes.evaluate(walk, pushes.protocol("thesis-3d"), 2e-3)
    assert (report.figures["f"], report.figures["b"], report.figures["holes"]) == (90.0, 50.0, 0)
    assert [row[5] for row in report.rows] == [100.0, 60.0]


def test_a_whole_ladder_survived_is_said(monkeypatch, walk):
    pretend(monkeypatch, lambda direction, force: True)
    report = pushes.evaluate(walk, PushPlan("own", "own", ladder=10.0, highest=45.0, steps=(2e-3,)))
    assert report.figures["f"] == 40.0
    assert any("raise --highest" in line for line in report.words)


def test_the_worst_time_step_and_phase_count(monkeypatch, walk):
    def up(steady, moment, direction, force, plan):
        late = moment is steady.snapshots[-1]
        return force < (100.0 if late and steady.trial.dt == 2e-3 else 500.0)

    monkeypatch.setattr(envelope, "survives", up)
    report = pushes.evaluate(walk, PushPlan("own", "own", phases=(0.0, 0.5), steps=(1e-3, 2e-3)))
    assert report.figures["worst_n"] == 90.0
    assert report.rows[0][6] == "phase 0.5, 2 ms"


def test_ctrl_c_keeps_the_rungs_that_were_finished(monkeypatch, walk):
    def up(direction, force):
        if force >= 80.0:
            raise KeyboardInterrupt
        return True

    pretend(monkeypatch, up)
    monkeypatch.setattr(parallel, "cores", lambda: 1)
    report = pushes.evaluate(walk, pushes.protocol("thesis-3d"), 2e-3)
    assert report.stopped
    assert report.figures["f"] == 70.0
    assert json.loads(report.to_json())["stopped_early"] is True


def test_a_cycle_is_two_steps_and_begins_on_the_left_leg(human):
    steady = cycle.settle(envelope.adapt(PushPlan("x", "x"), human)[1], 2e-3, (0.0, 0.25, 0.75))
    assert steady.period is not None
    assert steady.period == pytest.approx(0.74, abs=0.03)  # 2 steps of 0.3 s and the wait for contact
    times = [moment.physics.counters[0][0] * 2e-3 for moment in steady.snapshots]
    assert times[1] - times[0] == pytest.approx(0.25 * steady.period, abs=5e-3)
    assert [int(moment.memory.state) // 2 for moment in steady.snapshots] == [0, 0, 1]


def test_a_moment_can_be_begun_from_again_and_again(walk):
    steady = cycle.settle(walk, 2e-3, (0.3,))
    plan = PushPlan("x", "x", **QUICK)
    answers = [envelope.survives(steady, steady.snapshots[0], 0.0, force, plan) for force in (100.0, 900.0, 100.0)]
    assert answers == [True, False, True]


def test_a_skill_that_takes_no_steps_has_no_phases():
    steady = cycle.settle(skills.load("planar-stand"), 2e-3, (0.1, 0.6))
    assert steady.period is None
    assert len(steady.snapshots) == 1


def test_a_skill_that_falls_before_the_first_push_cannot_start(walk):
    doomed = replace(walk, start=Start(pitch=-1.2))
    for name in ("thesis-3d", "thesis-2d"):
        with pytest.raises(BadInput, match=r"planar-walk cannot start.*before the first push"):
            pushes.evaluate(doomed, pushes.protocol(name), 2e-3)


def test_forces_are_given_per_component():
    assert envelope.components(45.0) == (1.0, 1.0)
    assert envelope.components(270.0) == (0.0, -1.0)
    assert envelope.components(30.0) == pytest.approx((1.0, math.tan(math.radians(30.0))))
    assert Edge(135.0, best=100.0).magnitude == pytest.approx(141.42, abs=0.01)


@pytest.mark.parametrize("facing", [0.0, math.pi / 2])
def test_a_push_to_the_left_goes_to_the_left_of_where_the_body_faces(human, facing):
    skill = replace(human, start=replace(human.start, heading=facing))
    sim = Simulation(Trial(skill, 10.0, 2e-3, record_every=0.0))
    sim.advance(0.5)
    steady = cycle.SteadyGait(sim.trial, None, (sim.save(),), [sim])
    before = sim.world.data.qvel[:2].copy()
    envelope.survives(steady, steady.snapshots[0], 90.0, 200.0, PushPlan("x", "x", after=0.002, steps=(2e-3,)))
    gained = sim.world.data.qvel[:2] - before
    left = (-math.sin(facing), math.cos(facing))
    assert gained @ left > 0.3


def test_the_same_walk_is_pushed_alike_whichever_way_it_faces(human):
    plan, skill, _ = envelope.adapt(PushPlan("x", "x", directions=(0.0,), **QUICK), human)
    turned = replace(skill, start=replace(skill.start, heading=1.0))
    for force in (200.0, 600.0):
        answers = []
        for version in (skill, turned):
            steady = cycle.settle(version, 2e-3, (0.1,))
            answers.append(envelope.survives(steady, steady.snapshots[0], 0.0, force, plan))
        assert answers == [force == 200.0] * 2


def test_a_height_becomes_a_point_on_the_chest(human):
    body = human.character
    part, point = envelope.push_point(PushPlan("x", "x", height=1.4), body)
    assert part == "torso"
    assert envelope.rest_height(body, part) + point[2] == pytest.approx(1.4)
    assert envelope.push_point(PushPlan("x", "x", on="head", height=1.6), body)[0] == "head"
    with pytest.raises(BadInput, match="not on the torso"):
        envelope.push_point(PushPlan("x", "x", height=2.5), body)


def test_leg_collision_is_chosen_and_printed(monkeypatch, human):
    pretend(monkeypatch, lambda direction, force: force < 50.0)
    plan = replace(pushes.protocol("thesis-3d"), steps=(2e-3,))
    assert pushes.evaluate(human, plan).conditions["leg_collision"] is False
    with_legs = pushes.changed(plan, leg_collision=True)
    monkeypatch.setattr(cycle, "SETTLE_SECONDS", 1.0)
    report = pushes.evaluate(human, with_legs)
    assert report.conditions["leg_collision"] is True
    assert report.conditions["push_height_above_ground_m"] == pytest.approx(1.3)
    assert {*COMPASS} <= {*report.figures}


def test_a_changed_protocol_is_not_held_against_published_figures():
    plan = pushes.protocol("thesis-3d")
    assert pushes.changed(plan, duration=0.2).name == "changed"
    assert pushes.changed(plan, directions=(30.0,), ladder=5.0).name == "thesis-3d"
    assert pushes.changed(plan, directions=None, on=None) == plan


def test_the_printed_human_walk_stands_and_falls_where_it_should(human):
    plan, skill, _ = envelope.adapt(PushPlan("x", "x", **QUICK), human)
    steady = cycle.settle(skill, 2e-3, (0.1,))
    up = [envelope.survives(steady, steady.snapshots[0], angle, 100.0, plan) for angle in COMPASS.values()]
    assert all(up)
    assert not envelope.survives(steady, steady.snapshots[0], 180.0, 400.0, plan)


def test_repeated_pushes_wear_down_what_a_single_one_does_not(walk):
    steady = cycle.settle(walk, 2e-3, (0.0,))
    single = PushPlan("x", "x", **QUICK)
    every = replace(pushes.protocol("wang"), steps=(2e-3,))
    assert envelope.survives(steady, steady.snapshots[0], 0.0, 150.0, single)
    assert envelope.survives(steady, steady.snapshots[0], 0.0, 50.0, every)
    assert not envelope.survives(steady, steady.snapshots[0], 0.0, 600.0, every)


def test_the_polar_plot_draws_whole_forces(tmp_path: Path):
    found = polar.of_edges("walk", [Edge(angle, best=100.0) for angle in COMPASS.values()])
    radii = found.outline()[1]
    assert radii[:2] == pytest.approx([100.0, 141.42], abs=0.01)
    assert radii[0] == radii[-1]
    published = polar.references("thesis-3d") + polar.references("wang")
    assert published[0].forces[225.0] == 220.0
    assert published[1].forces[270.0] == 275.0
    polar.draw([found, *published], "pushes", tmp_path / "pushes.png")
    assert (tmp_path / "pushes.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.slow
def test_the_printed_human_walk_takes_three_quarters_of_the_thesis_at_one_millisecond(human):
    figures = pushes.evaluate(human, pushes.protocol("thesis-3d"), 1e-3).figures
    assert (figures["least_fraction_of_reference"] or 0.0) >= 0.75
