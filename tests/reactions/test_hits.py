"""Hits as data: files of them, where their balls go, and what a law may know of them."""

import numpy as np
import pytest

import footfall
from footfall.errors import BadFile, BadInput
from footfall.physics import hit as hits
from footfall.physics.hit import MAX_HITS, Hit
from footfall.trials import Simulation, Trial

GOOD = """# two balls
[[hit]]
link = "head"
time = 2.5

[[hit]]
link = "left_forearm"
time = 3
mass = 0.3
speed = 12
from = 90
above = 20
radius = 0.05
flight = 0.2
at = [0.0, 0.0, -0.1]
"""


def test_a_file_of_hits_is_read_and_written(tmp_path):
    file = tmp_path / "hits.toml"
    file.write_text(GOOD)
    first, second = hits.load(file)
    assert first == Hit("head", 2.5)
    assert second == Hit("left_forearm", 3.0, 0.3, 12.0, 90.0, 20.0, 0.05, 0.2, (0.0, 0.0, -0.1))
    assert hits.parse("left_forearm@3,mass=0.3,speed=12,from=90,above=20,radius=0.05,flight=0.2,at=0/0/-0.1") == second
    again = tmp_path / "again.toml"
    again.write_text(hits.text((first, second)))
    assert hits.load(str(again)) == (first, second)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "there are no hits"),
        ("[[hit", "not valid TOML"),
        ("hit = 3", "expected a list of tables"),
        ("[[hit]]\ntime = 1", r"hit\[0\].link: is missing"),
        ('[[hit]]\nlink = "head"', r"hit\[0\].time: is missing"),
        ('[[hit]]\nlink = "head"\ntime = -1', r"hit\[0\].time: -1 is out of range; expected 0 to 150"),
        ('[[hit]]\nlink = "head"\ntime = "soon"', "expected a number"),
        ('[[hit]]\nlink = "head"\ntime = 1\nmass = 0', "mass: 0 is out of range"),
        ('[[hit]]\nlink = "head"\ntime = 1\nspeed = nan', "expected a finite number"),
        ('[[hit]]\nlink = "head"\ntime = 1\nat = [0, 1]', "expected a list of 3 numbers"),
        ('[[hit]]\nlink = "head"\ntime = 1\nat = [0, 1, 99]', "out of range"),
        ('[[hit]]\nlink = "head"\ntime = 1\nweight = 2', r"hit\[0\].weight: unknown key"),
        ('[[hit]]\nlink = "head"\ntime = 1\n[more]\n', "more: unknown key"),
        ('[[hit]]\nlink = "head"\ntime = 1\n' * (MAX_HITS + 1), f"at most {MAX_HITS}"),
        ("# " + "x" * (1 << 20), "is too large"),
    ],
)
def test_a_bad_file_of_hits_is_refused_in_one_line(tmp_path, text, says):
    file = tmp_path / "hits.toml"
    file.write_text(text)
    with pytest.raises(BadFile, match=says) as caught:
        hits.load(file)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("point", ["at=1/2", "at=a/b/c", "at=0/0/99", "flight=0", "flight=9"])
def test_a_bad_place_or_flight_is_refused(point):
    with pytest.raises(BadInput):
        hits.parse(f"head@1,{point}")


def test_a_hit_after_the_end_is_refused():
    with pytest.raises(BadInput, match="after the trial's end"):
        Trial(footfall.load("human-stand"), 1.0, hits=(Hit("head", 2.0),))


def test_balls_meet_the_place_they_are_thrown_at_while_it_moves():
    skill = footfall.load("human-walk-robust")
    for time, flight in ((1.1, 0.1), (1.5, 0.5)):
        hit = Hit("left_forearm", time, speed=15.0, angle=70.0, flight=flight, mass=0.05, radius=0.03)
        sim = Simulation(Trial(skill, 2.0, 1e-3, record_every=0.0, hits=(hit,)))
        n, place, nearest = len(sim.world.buffers.qpos), hit.place(skill.character), np.inf
        sim.advance(hit.throw + 0.005)
        while sim.time < time + 0.02:
            sim.advance(sim.time + 0.001)
            away = sim.world.data.qpos[n : n + 3] - sim.world.point(hit.on, place)
            nearest = min(nearest, float(np.linalg.norm(away)))
        assert nearest < hit.radius + skill.character.link(hit.on).radius + 0.01


def test_a_look_ahead_does_not_know_of_balls_to_come():
    skill = footfall.load("human-stand")
    sim = Simulation(Trial(skill, 2.0, 1e-3, record_every=0.0, hits=(Hit("head", 0.5, mass=2.0),)))
    with sim.looking_ahead():
        sim.advance(1.0)
        foreseen = sim.world.data.qpos[: len(sim.world.buffers.qpos)].copy()
    plain = Simulation(Trial(skill, 2.0, 1e-3, record_every=0.0))
    plain.advance(1.0)
    np.testing.assert_allclose(foreseen, plain.world.data.qpos, atol=1e-6)
    sim.advance(1.0)
    assert np.abs(sim.world.data.qpos[: len(foreseen)] - foreseen).max() > 1e-2
