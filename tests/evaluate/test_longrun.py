"""The long run: seeded pushes, minutes that count, and falls that are told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from footfall import parallel
from footfall.control import skill as skills
from footfall.evaluate.protocols import long_run as longrun
from footfall.physics.start import Start


def test_a_walk_lasts_with_small_pushes(walk, tmp_path: Path):
    report = longrun.evaluate(walk, minutes=0.5, seeds=2, dt=2e-3)
    assert report.figures["minutes_min"] == report.figures["minutes_mean"] == pytest.approx(0.5)
    assert report.figures["seeds_ok"] == 2
    assert 2 * 7 <= (report.figures["pushes"] or 0) <= 2 * 15
    longrun.draw(report, tmp_path / "run.png")
    assert (tmp_path / "run.png").read_bytes().startswith(b"\x89PNG")


def test_large_pushes_fell_it_and_the_minutes_say_when(walk):
    report = longrun.evaluate(walk, minutes=0.5, seeds=2, force=900.0, dt=2e-3)
    assert report.figures["seeds_ok"] == 0
    assert 2.0 / 60.0 < (report.figures["minutes_min"] or 0.0) < 0.5
    assert all(row[2] == "fell" for row in report.rows)


def test_a_seed_repeats_and_another_differs(walk):
    def after_12_s(seed: int) -> np.ndarray:
        run = longrun.begin(walk, seed, 1.0, 2e-3)
        run.advance(12.0, 50.0)
        return run.sim.world.data.qpos.copy()

    assert np.array_equal(after_12_s(3), after_12_s(3))
    assert not np.allclose(after_12_s(3), after_12_s(4))


def test_it_does_not_matter_in_how_many_rounds_it_runs(walk):
    states = []
    for stops in ([12.0], [2.5, 5.0, 12.0]):
        run = longrun.begin(walk, 0, 1.0, 2e-3)
        for stop in stops:
            run.advance(stop, 50.0)
        states.append(run.sim.world.data.qpos.copy())
    assert np.array_equal(*states)


def test_ctrl_c_keeps_the_minutes_so_far(monkeypatch, walk):
    monkeypatch.setattr(longrun, "ROUND_SECONDS", 5.0)
    each, rounds = parallel.parallel_map, []

    def interrupted(*words):
        rounds.append(1)
        if len(rounds) > 1:
            raise parallel.Interrupted([])
        return each(*words)

    monkeypatch.setattr(parallel, "parallel_map", interrupted)
    report = longrun.evaluate(walk, minutes=1.0, seeds=2, dt=2e-3)
    assert report.stopped
    assert report.figures["minutes_min"] == pytest.approx(5.0 / 60.0)
    assert report.figures["seeds_ok"] == 0


def test_a_human_is_pushed_from_any_side():
    human = skills.load("human-walk")
    report = longrun.evaluate(human, minutes=0.2, seeds=1, dt=2e-3, leg_collision=False)
    assert report.figures["seeds_ok"] == 1
    assert report.conditions["leg_collision"] is False
    assert report.conditions["push_directions"] == "any"


def test_one_that_cannot_start_falls_at_once(walk):
    report = longrun.evaluate(replace(walk, start=Start(pitch=-1.2)), minutes=0.5, seeds=1, dt=2e-3)
    assert (report.figures["minutes_min"] or 0.0) < 0.05
