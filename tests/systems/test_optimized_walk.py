"""The walking controller of Wang 2009: its four states, its world-frame feet, its arms; and strict files."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from footfall import systems
from footfall.control import skill as skills
from footfall.errors import BadFile
from footfall.physics import kernel
from footfall.systems.optimized_walk import law
from footfall.trials import Simulation, Trial, run

DRAFT = Path(__file__).parents[2] / "examples" / "natural_walk_by_hand.toml"
DT = 1e-3


@pytest.fixture(scope="module")
def skill():
    return skills.load(DRAFT)


def edited(change):
    """The draft with something changed in it."""
    data = tomllib.loads(DRAFT.read_text())
    change(data)
    return skills.from_data(data, DRAFT)


def test_states_follow_figure_2(skill):
    sim = Simulation(Trial(skill, 5.0, DT, record_every=0.0))
    seen = [int(sim.memory.state)]
    while not sim.over and len(seen) < 6:
        sim.advance(5.0, kernel.STATE_CHANGE)
        if not sim.over:
            seen.append(int(sim.memory.state))
    assert seen[:4] == [0, 1, 2, 3]
    p = systems.controller(skill).parameters
    assert list(p.stance) == [0, 0, 1, 1]


def test_push_off_begins_when_the_centre_of_mass_has_passed_the_ankle_by_c_trans(skill):
    sim = Simulation(Trial(skill, 1.0, DT, record_every=0.0))
    sim.advance(1.0, kernel.STATE_CHANGE)
    body, p = sim.world.body, sim.controller.parameters
    assert sim.memory.state == 1
    ahead = body.com[0] - body.position[body.foot_link[0], 0]
    assert ahead == pytest.approx(p.c_trans, abs=0.01)


def test_the_rear_foot_that_is_still_on_the_ground_is_no_strike(skill):
    sim = Simulation(Trial(skill, 2.0, DT, record_every=0.0))
    while sim.memory.state != 2 and not sim.over:
        sim.advance(2.0, kernel.STATE_CHANGE)
    struck = sim.time
    sim.advance(struck + 0.005)
    assert sim.world.body.foot_down[0] == 1  # the leg that is to swing has not left the ground yet
    assert sim.memory.state in (2, 3)


def test_arms_swing_against_their_own_legs(skill):
    p = systems.controller(skill).parameters
    sim = Simulation(Trial(skill, 1.0, DT, record_every=0.0))
    sim.advance(0.01)
    body = sim.world.body
    apart = body.angle[p.leg[1, law.HIP_PITCH_J]] - body.angle[p.leg[0, law.HIP_PITCH_J]]
    for side, sign in ((0, 1.0), (1, -1.0)):
        j = int(p.shoulder[side])
        target = p.angle[j] + sign * p.alpha_arm * apart
        assert sim.world.buffers.control[j] == pytest.approx(p.kp[j] * (target - body.angle[j]), rel=0.2, abs=0.5)


def test_a_walk_that_begins_on_the_other_leg_is_its_mirror_image(skill):
    start = skill.start

    def other(name):
        swap = {"left": "right", "right": "left"}
        side, _, rest = name.partition("_")
        return f"{swap[side]}_{rest}" if side in swap else name

    mirrored = replace(
        start,
        angles={other(name): value for name, value in (start.angles or {}).items()},
        rates={other(name): value for name, value in (start.rates or {}).items()},
    )
    one = run(Trial(skill, 0.5, DT))
    two = run(Trial(replace(skill, start=mirrored, start_state=2), 0.5, DT))
    assert two["x"] == pytest.approx(one["x"], abs=1e-6)
    assert two["y"] == pytest.approx(-one["y"], abs=1e-6)
    assert two["right_knee"] == pytest.approx(one["left_knee"], abs=1e-6)


def test_compiled_and_plain_laws_agree(skill):
    fast, slow = (run(Trial(skill, 0.05, DT), compiled=compiled) for compiled in (True, False))
    assert np.allclose(fast.series, slow.series, atol=1e-9)


def test_feet_are_servoed_in_the_world_frame(skill):
    """A stance ankle asked for 0 lets the foot lie flat however the shank leans."""

    def flat(data):
        for state in data["states"]:
            state["stance_ankle"] = 0.0

    sim = Simulation(Trial(edited(flat), 1.0, DT, record_every=0.0))
    sim.advance(0.03)
    p, body = sim.controller.parameters, sim.world.body
    foot = body.rotation[p.foot[0]]
    pitch = np.arctan2(foot[6], np.hypot(foot[0], foot[3]))
    j = int(p.leg[0, law.ANKLE_PITCH_J])
    assert sim.world.buffers.control[j] == pytest.approx(
        -p.row[int(sim.memory.state), law.STANCE_ANKLE_KP] * pitch, abs=1
    )


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d["states"].pop(), "expected two"),
        (lambda d: d["states"][0].update(hat=1.0), "unknown key"),
        (lambda d: d["states"][0]["gain"].pop("torso"), "missing"),
        (lambda d: d["transition"].pop("c_trans"), "missing"),
        (lambda d: d["servo"].update(lat_swing_hip_range=[0.3, -0.3]), "low < high"),
        (lambda d: d["servo"]["gain"].update(tail=1.0), "unknown key"),
        (lambda d: d["arms"].update(alpha=1e9), "out of range"),
        (lambda d: d["entry"].update(state=7), "does not exist"),
    ],
)
def test_files_that_cannot_be_played_say_why(change, said):
    with pytest.raises(BadFile, match=said):
        systems.controller(edited(change))


def test_a_planar_body_is_refused():
    def planar(data):
        data["character"] = "planar7"
        data["entry"] = {}

    with pytest.raises(BadFile, match="cannot play this"):
        systems.controller(edited(planar))


def test_it_turns_to_a_commanded_heading_without_jumping(skill):
    sim = Simulation(Trial(skill, 1.0, DT, record_every=0.0))
    sim.command.heading = 1.0
    sim.advance(0.2)
    assert sim.memory.heading == pytest.approx(0.2 * sim.controller.parameters.turn_rate, abs=0.01)
