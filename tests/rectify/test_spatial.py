"""Rectification in space, in its parts; a whole clip is in `tests/cli/test_rectify_command.py` (slow)."""

from dataclasses import replace
from threading import Event

import numpy as np
import pytest

from footfall import characters
from footfall.control import skill as skills
from footfall.evaluate.clips import clips
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import references
from footfall.optimize.trajectory import improved
from footfall.physics.scene import Scene
from footfall.rectify.spatial import holding, progress, regulator, tracking
from footfall.rectify.spatial.rectify import placed, start_of
from footfall.rectify.spatial.reference import of_clip
from footfall.rectify.spatial.search import Earlier, Found, Mark, Search
from footfall.rectify.spatial.tracking import Tracking

STEPS = 30


@pytest.fixture(scope="module")
def reference(tmp_path_factory):
    file = tmp_path_factory.mktemp("clips") / "step.bvh"
    motion = references.reference("walk", characters.load("human"), 0.6, 60.0)
    file.write_text(bvh.text(files.y_up_centimetres(motion)))
    return of_clip(clips.load(file), characters.load("human-toes"))


@pytest.fixture(scope="module")
def problem(reference):
    return Tracking(reference, 2e-3, Scene(), 1)


@pytest.fixture(scope="module")
def path(problem):
    servo = np.broadcast_to(problem.servo, (STEPS, *problem.servo.shape))
    plant = problem.plants[0]
    first = problem.states[0].copy()
    first[0] += 0.01
    return plant.simulate(first, np.zeros(plant.nv), problem.torque[:STEPS], problem.states[:STEPS], servo)


def test_the_clip_begins_over_the_origin_and_faces_x(reference):
    np.testing.assert_allclose(reference.target[0, :2], 0.0, atol=1e-12)
    w, x, y, z = reference.target[0, 3:7]
    assert np.arctan2(2.0 * (w * z + x * y), 1.0 - 2.0 * (y * y + z * z)) == pytest.approx(0.0, abs=1e-9)
    assert np.all(np.abs(reference.torque) <= [joint.torque for joint in reference.character.joints])


def test_a_trial_begins_where_the_clip_does(reference, problem):
    first = placed(reference, start_of(reference, problem.states[0]))
    away = problem.plants[0].difference(problem.states[0], first)
    assert np.abs(away[[0, 1, *range(3, len(away))]]).max() < 2e-4
    assert abs(away[2]) < 0.02  # no foot below the ground


@pytest.mark.parametrize("coordinate", [0, 2, 37, 60])  # of the root's place, of rates
def test_the_gradient_is_that_of_the_cost(problem, path, coordinate: int):
    problem.first = 0
    plant, costs = problem.plants[0], []
    column = coordinate if coordinate < 3 else coordinate + 1  # a pose has one number more than its tangent space
    for nudge in (1e-6, -1e-6):
        states, places, soles = path.states.copy(), path.places.copy(), path.soles.copy()
        states[5, column] += nudge
        nothing = np.empty((0, plant.nu)), np.empty((0, len(states[5]))), np.empty((0, plant.nu, 2 * plant.nv))
        moved = plant.simulate(states[5], np.zeros(plant.nv), *nothing)
        places[5], soles[5] = moved.places[0], moved.soles[0]
        costs.append(problem.cost(replace(path, states=states, places=places, soles=soles)))
    assert (costs[0] - costs[1]) / 2e-6 == pytest.approx(problem.model(path).lx[5, coordinate], rel=1e-3, abs=1e-2)


def test_a_window_comes_closer_to_the_clip(problem, path):
    problem.first = 0
    before = problem.cost(path)
    found, after, gains = improved(problem, path, before, 2)
    assert after == problem.cost(found) < 0.95 * before
    assert gains.shape == (STEPS, problem.plants[0].nu, 2 * problem.plants[0].nv)


def test_the_search_goes_on_where_it_was(problem, path, tmp_path, reference):
    mark = Mark(STEPS, path.states[-1], path.solver[-1], path.torques, path.states[:-1], np.zeros((STEPS, 30, 72)))
    found = Found([path.states[:-1]], [path.torques], 2)
    stamp, file = progress.stamp(reference), tmp_path / "kept.npz"
    best = path.states[:4], path.torques[:4]
    progress.write(file, progress.Kept(found, mark, 1, best, (12.5, 20.0)), stamp)
    again, place, pace, before, spent = progress.read(file, stamp)
    assert again is not None
    assert place is not None
    assert before is not None
    assert (place.step, again.strays, pace, spent) == (STEPS, 2, 1, (12.5, 20.0))
    np.testing.assert_array_equal(again.states[0], path.states[:-1])
    np.testing.assert_array_equal(before[1], path.torques[:4])
    search = Search(problem, problem.states[0], 0.0, found=again, mark=place)
    assert len(search.run().states) == 1  # no time left: what was found is kept
    assert progress.read(file, "another clip") == progress.Kept()
    file.write_bytes(b"no archive")
    assert progress.read(file, stamp) == progress.Kept()


def test_feet_below_the_ground_cost_more_and_feet_above_it_nothing(problem, path):
    problem.first = 0
    high, deep = (replace(path, soles=path.soles * 0.0 + [height, 0.0]) for height in (0.01, -0.01))
    assert not tracking.depth(high).any()
    assert problem.cost(deep) > problem.cost(high)
    falling = replace(path, soles=path.soles * 0.0 + [0.5 * tracking.SOON, -1.0])  # below it soon
    assert problem.cost(falling) > problem.cost(high)


def test_a_window_ends_where_the_clip_does(problem):
    last = len(problem) - 1
    search = Search(problem, problem.states[0], 0.0)  # no time: one window is found even so
    search.mark = search._beyond(last - 8, problem.states[last - 8])
    found = search.run()
    assert sum(map(len, found.states)) == 8


def found_before(problem, path, weak: list[int]) -> Earlier:
    """The path as an earlier search found it, to be made better in some steps."""
    marked = np.isin(np.arange(len(problem)), weak)
    gains = np.broadcast_to(problem.servo, (-(-STEPS // regulator.HOLD), *problem.servo.shape))
    return Earlier(path.states[:-1], path.torques, gains, regulator.HOLD, marked)


def test_another_search_begins_where_it_is_to_be_better(problem, path):
    stop, known = Event(), found_before(problem, path, [10, 11, 12])
    keep = lambda found, mark: stop.set()  # noqa: E731  one window
    search = Search(problem, path.states[0], float("inf"), keep=keep, stop=stop, earlier=known)
    found = search.run()
    np.testing.assert_array_equal(found.states[0], path.states[:10])
    assert sum(map(len, found.states)) == 10 + round(search.pace.kept / problem.dt)
    np.testing.assert_allclose(found.states[1][0], path.states[10])
    assert not np.array_equal(found.torques[1][:10], path.torques[10:20])


def test_another_search_keeps_to_what_is_close(problem, path, monkeypatch):
    known = found_before(problem, path, [0])
    search = Search(problem, path.states[0], 0.0, earlier=known)
    search.mark = search._beyond(5, path.states[5])
    monkeypatch.setattr(problem, "settled", lambda found: True)
    monkeypatch.setattr(problem, "model", lambda found: pytest.fail("a window that is close is optimized"))
    found = search.run()
    np.testing.assert_allclose(found.states[0][: STEPS - 6], path.states[5:-2], atol=1e-3)


def test_higher_weights_of_torques_make_lower_gains(problem, path):
    made = regulator.Regulator(problem, path.states[:-1], path.torques)
    low, high = made.gains(100.0), made.gains(1.0)
    assert low.shape == (-(-STEPS // regulator.HOLD), problem.plants[0].nu, 2 * problem.plants[0].nv)
    assert np.linalg.norm(low) < 0.7 * np.linalg.norm(high)


def test_jacobians_between_others_are_interpolated(problem, path):
    whole, some = problem.jacobians(path), problem.jacobians(path, 3)
    known = tracking.anchors(path, 3)
    assert set(range(0, STEPS, 3)) | {STEPS - 1} <= set(known.tolist())
    assert len(known) < STEPS
    np.testing.assert_array_equal(some.state[known], whole.state[known])
    between = next(k for k in range(1, STEPS) if k not in known and {k - 1, k + 2} <= set(known.tolist()))
    expected = (2.0 * whole.control[between - 1] + whole.control[between + 2]) / 3.0
    np.testing.assert_allclose(some.control[between], expected, atol=1e-12)


def test_jacobians_are_made_where_a_contact_begins(path):
    soles = path.soles * 0.0 + [0.01, 0.0]
    soles[7:, 0, 0] = -0.001
    assert tracking.anchors(replace(path, soles=soles), 5).tolist() == [0, 5, 7, 10, 15, 20, 25, STEPS - 1]


def test_a_window_that_is_close_to_the_clip_is_settled(problem, path):
    problem.first = 0
    rows = problem.rows(STEPS + 1)
    near = replace(path, places=problem.points[rows], soles=path.soles * 0.0 + [0.01, 0.0])
    assert problem.settled(near)
    assert not problem.settled(replace(near, soles=near.soles - [0.02, 0.0]))
    assert not problem.settled(replace(near, places=near.places + 0.05))


@pytest.mark.parametrize(("needed", "wanted"), [(5e5, (6e5, 1.5e3)), (1e9, (1e5, 6e3))])
def test_feet_that_sink_in_are_tried_on_firmer_ground(problem, monkeypatch, needed: float, wanted: tuple):
    carries = holding.Carried(True, 0.6, 1.0, 2.0)

    def tried(problem, skill, document, states, torques):
        depth = 0.4 if skill.character.ground.stiffness >= needed else 0.8
        return holding.Held(skill, document, states, torques, None, None, carries, carries, depth)  # pyright: ignore

    monkeypatch.setattr(holding, "_tried", tried)
    skill = replace(skills.load("human-stand"), character=problem.reference.character)
    nothing = np.zeros((2, 1))
    found = holding.on_firmer_ground(problem, tried(problem, skill, "", nothing, nothing))
    ground = found.skill.character.ground
    assert (ground.stiffness, ground.damping) == wanted
    assert found.clean == (needed < 1e9)
