"""How pushes are answered, for the dots on the push disc; and which strategies are allowed."""

from __future__ import annotations

import numpy as np
import pytest

from footfall import systems
from footfall.control import skill as skills
from footfall.errors import FootfallError
from footfall.studio.live.push_answers import MAX_PUSHES
from footfall.studio.live.simulation import LiveSimulation


@pytest.fixture
def live():
    made = LiveSimulation(skills.load("human-stand"), dt=2e-3)
    made.advance(0.1)  # until the feet feel the ground
    made.outbox.clear()
    return made


def push(live: LiveSimulation, impulse: float, seconds: float, angle: float = 0.0) -> None:
    """Push for 0.2 s and go on, frame by frame."""
    live.do({"do": "push", "force": 5.0 * impulse, "angle": angle, "seconds": 0.2})
    for _ in range(round(60 * seconds)):
        live.advance(1 / 60)


def told(live: LiveSimulation) -> list[dict]:
    """The last `pushes` message."""
    return [said for said in live.outbox if said["is"] == "pushes"][-1]["pushes"]


def test_a_small_push_is_answered_in_place(live):
    push(live, 15.0, 1.8, 0.5)
    (dot,) = told(live)
    assert dot["angle"] == 0.5
    assert dot["impulse"] == pytest.approx(15.0)
    assert (dot["strategy"], dot["steps"], dot["fell"], dot["done"]) == ("in_place", 0, False, True)


def test_steps_are_counted_while_they_are_taken_and_a_fall_is_told(live):
    live.do({"do": "allow", "strategy": "one_step"})
    push(live, 150.0, 2.0)
    steps = [said["pushes"][-1]["steps"] for said in live.outbox if said["is"] == "pushes"]
    assert steps == sorted(steps)
    dot = told(live)[-1]
    assert (dot["strategy"], dot["steps"], dot["fell"], dot["done"]) == ("one_step", 1, True, True)


def test_another_push_ends_the_last_one_and_a_restart_keeps_both(live):
    push(live, 10.0, 0.3)
    push(live, 10.0, 0.1)
    assert [dot["done"] for dot in told(live)] == [True, False]
    live.do({"do": "reset"})
    assert [dot.done for dot in live.answers.pushes] == [True, True]
    live.outbox.clear()
    live.do({"do": "scene", "name": "flat", "friction": 0.5})
    assert told(live) == []  # another ground


def test_dots_stay_after_a_restart_where_the_skill_took_over_from_another():
    stand = LiveSimulation(skills.load("human-simbicon-stand"), dt=2e-3)
    stand.advance(0.1)
    recover = skills.load("human-stand")
    stand.sim.control(recover, systems.controller(recover), 0)
    stand.source = recover
    push(stand, 5.0, 0.1)
    stand.do({"do": "reset"})
    assert len(told(stand)) == 1


def test_what_is_rewound_was_not_pushed(live):
    for _ in range(5):
        live.advance(0.1)
    push(live, 10.0, 0.3)
    live.do({"do": "rewind", "back": 0.5})
    live.advance(0.1)
    assert told(live) == []


def test_a_rewound_answer_is_followed_again(live):
    push(live, 60.0, 0.5)
    before = told(live)[-1]
    live.do({"do": "rewind", "back": 0.4})
    live.advance(0.05)
    assert told(live)[-1]["steps"] == 0
    live.advance(0.35)
    assert told(live)[-1] == before


def test_only_the_last_pushes_are_kept(live):
    for _ in range(MAX_PUSHES + 3):
        live.do({"do": "push", "force": 1.0, "angle": 0.0, "seconds": 0.01})
    assert [dot["number"] for dot in told(live)] == list(range(4, MAX_PUSHES + 4))


@pytest.mark.parametrize(("strategy", "steps"), [("in_place", 0), ("one_step", 1), ("all", 100)])
def test_a_strategy_is_allowed_and_stays_so_after_a_restart(live, strategy, steps):
    live.advance(0.2)
    live.do({"do": "allow", "strategy": strategy})
    live.advance(0.02)
    assert live.sim.time > 0.2
    assert int(live.sim.memory.allowed) == steps
    live.do({"do": "reset"})
    assert int(live.sim.controller.parameters.most) == steps
    (said,) = [said for said in live.outbox if said["is"] == "skill"][-1:]
    assert [row["name"] for row in said["strategies"] if row["allowed"]][-1] == strategy


def test_a_strategy_can_be_allowed_in_the_middle_of_a_step(live):
    push(live, 60.0, 0.3)
    before = live.sim.time
    live.do({"do": "allow", "strategy": "one_step"})
    assert live.sim.time == before
    assert int(live.sim.memory.steps) == 1
    assert int(live.sim.controller.parameters.most) == 1


def test_an_unknown_strategy_is_refused_with_those_there_are(live):
    with pytest.raises(FootfallError, match="unknown strategy 'jump'; available: all, in_place, one_step"):
        live.do({"do": "allow", "strategy": "jump"})


def test_a_walk_has_no_strategies_and_no_dots():
    walk = LiveSimulation(skills.load("planar-walk"), dt=2e-3)
    assert walk.skill_message()["strategies"] == []
    walk.outbox.clear()
    push(walk, 1.0, 0.1)
    assert walk.outbox == []
    with pytest.raises(FootfallError, match="choose no strategy of push recovery"):
        walk.do({"do": "allow", "strategy": "in_place"})


def prints(live: LiveSimulation) -> list[dict]:
    """The footprints of the last `pushes` message."""
    return [said for said in live.outbox if said["is"] == "pushes"][-1]["prints"]


def test_feet_leave_prints_where_a_push_begins_and_where_they_land(live):
    push(live, 60.0, 1.2)
    seen = prints(live)
    assert [(one["foot"], one["number"]) for one in seen[:2]] == [(0, 0), (1, 0)]
    assert [one["number"] for one in seen[2:]] == list(range(1, len(seen) - 1))
    assert len(seen) > 2
    first = seen[2]
    stood = next(one for one in seen if one["foot"] == first["foot"])
    ahead = np.mean(first["points"], axis=0) - np.mean(stood["points"], axis=0)
    assert ahead[0] > 0.1  # it was pushed forward
    assert np.abs(np.array(first["points"])[:, 2]).max() < 0.02  # on the ground
    assert np.linalg.norm(first["ahead"]) == pytest.approx(1.0, abs=1e-3)


def test_prints_are_those_of_the_last_push_and_go_with_it(live):
    push(live, 60.0, 8.0)  # it stands again
    assert len(prints(live)) > 2
    push(live, 5.0, 0.1)
    assert {one["number"] for one in prints(live)} == {0}
    live.do({"do": "reset"})
    assert prints(live) == []


def test_a_landing_that_is_rewound_leaves_no_print(live):
    push(live, 55.0, 1.0)  # without a scuff on the way, which one frame may see and another not
    landed, end = prints(live), live.sim.time
    live.do({"do": "rewind", "back": 0.9})
    live.advance(0.02)
    assert len(prints(live)) == 2
    while live.sim.time < end - 1e-9:
        live.advance(min(1 / 60, end - live.sim.time))
    assert len(prints(live)) == len(landed)
