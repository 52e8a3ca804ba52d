"""Joining controllers (thesis 7.7.1): n to n + 1, step changes, acts, standing."""

from __future__ import annotations

import pytest

from footfall import systems
from footfall.control import skill as skills
from footfall.systems.simbicon.states import mirrored
from footfall.systems.simbicon.transition import join
from footfall.trials import Change, Simulation, Trial, run


def controller(name: str):
    return systems.controller(skills.load(name))


def at(control, state: int):
    memory = control.fresh_memory()
    memory.state = state
    return memory


@pytest.mark.parametrize("state", [0, 1, 2, 3])
def test_gaits_of_four_states_go_from_state_n_to_state_n_plus_one(state):
    walk, fast = controller("planar-walk"), controller("planar-fast-walk")
    joined = join(walk, at(walk, (state + 1) % 4), state, fast)
    assert joined == (fast, (state + 1) % 4)


def test_the_new_gait_goes_on_with_the_leg_that_carries_the_body():
    big, walk = controller("planar-big-step"), controller("planar-walk")
    for old in (big, mirrored(big)):
        ring = old.machine.cycle()
        for before, state in zip(ring, ring[1:] + ring[:1], strict=True):
            joined = join(old, at(old, state), before, walk)
            assert joined is not None
            assert walk.parameters.stance[joined[1]] == old.parameters.stance[state]
            assert walk.parameters.until[joined[1]] == old.parameters.until[state]


def test_nothing_is_joined_between_state_changes():
    walk, fast = controller("planar-walk"), controller("planar-fast-walk")
    assert join(walk, at(walk, 1), 1, fast) is None


def test_a_gait_of_another_count_waits_for_a_new_step():
    walk, skip = controller("planar-walk"), controller("planar-skip")
    assert join(walk, at(walk, 1), 0, skip) is None
    joined = join(walk, at(walk, 2), 1, skip)
    assert joined is not None
    assert joined[1] == 4  # the first state of the skip that stands on the right leg
    assert skip.parameters.stance[4] == 1


def test_an_act_begins_on_the_leg_that_carries_the_body():
    walk, big = controller("planar-walk"), controller("planar-big-step")
    left = join(walk, at(walk, 0), 3, big)
    right = join(walk, at(walk, 2), 1, big)
    assert left is not None
    assert right is not None
    assert left[1] == right[1] == 0
    assert left[0].parameters.stance[0] == 0
    assert right[0].parameters.stance[0] == 1


def test_an_act_is_finished_before_another_skill_takes_over():
    big, walk = controller("planar-big-step"), controller("planar-walk")
    assert join(big, at(big, 1), 0, walk) is None
    first = big.machine.cycle()[0]
    assert join(big, at(big, first + 1), first, walk) is not None


def test_a_standing_body_can_begin_at_once():
    stand, place = controller("planar-stand"), controller("planar-in-place-walk")
    resting = stand.machine.cycle()[0]
    assert join(stand, at(stand, resting), resting, place) is not None


def test_a_change_is_noted_and_the_new_gait_goes_on(walk):
    rollout = run(Trial(walk, 16.0, changes=(Change(skills.load("planar-fast-walk"), 5.0),)))
    assert rollout.survived
    assert any("planar-walk → planar-fast-walk" in note.text for note in rollout.notes)
    late = rollout.after(10.0)
    speed = (rollout["x"][late][-1] - rollout["x"][late][0]) / (rollout.time[late][-1] - rollout.time[late][0])
    assert speed > 1.3


def test_asking_for_the_gait_that_is_playing_changes_nothing(walk):
    import numpy as np

    plain = run(Trial(walk, 4.0))
    asked = run(Trial(walk, 4.0, changes=(Change(walk, 2.0),)))
    assert np.array_equal(plain.series, asked.series)


def test_looking_for_a_route_leaves_no_trace(walk):
    import numpy as np

    from footfall.trials import route

    trial = Trial(walk, 6.0)
    sim = Simulation(trial)
    sim.advance(3.0)
    route.find(sim, skills.load("planar-fast-walk"), [])
    sim.advance(6.0)
    assert np.array_equal(sim.rollout().series, run(trial).series)


def test_a_hop_is_left_where_its_states_begin_anew():
    """It stands on both feet throughout, so there is no other step to wait for."""
    hop, skip = controller("human-hop"), controller("human-skip")
    ring = hop.machine.cycle()
    assert len({hop.machine.stance[state] for state in ring}) == 1
    assert join(hop, at(hop, ring[0]), ring[-1], skip) is not None
    assert join(hop, at(hop, ring[1]), ring[0], skip) is None


def test_a_moment_to_change_is_not_waited_for_for_ever(monkeypatch, walk):
    monkeypatch.setattr(systems.of(walk), "join", lambda *a: None)
    sim = Simulation(Trial(walk, 1e4, 2e-3, record_every=0.0))
    monkeypatch.setattr("footfall.trials.simulation.MAX_WAIT", 3.0)
    assert not sim.change(skills.load("planar-fast-walk"))
    assert sim.time == pytest.approx(3.0, abs=0.01)
    assert not sim.over
