"""planar12 has the numbers of Figure 1 of Sok, Kim, Lee 2007."""

from __future__ import annotations

import json

import pytest

from footfall import characters

# length [m], mass [kg], inertia [kg m²], as printed
SEGMENTS = {
    "head": (0.210, 3.0, 0.011),
    "left_upper_arm": (0.360, 2.0, 0.022),
    "right_forearm": (0.320, 1.0, 0.009),
    "torso": (0.460, 10.0, 0.176),
    "left_thigh": (0.455, 7.0, 0.121),
    "right_shank": (0.431, 5.0, 0.077),
    "left_foot": (0.240, 4.0, 0.019),
}
GAINS = {"neck": (3000, 60), "shoulder": (4000, 80), "elbow": (3000, 60)}
GAINS |= {"hip": (4000, 80), "knee": (4000, 80), "ankle": (4000, 80)}


@pytest.fixture(scope="module")
def body() -> characters.Character:
    return characters.load("planar12")


@pytest.mark.parametrize("name", SEGMENTS)
def test_a_segment_is_as_printed(body: characters.Character, name: str):
    length, mass, inertia = SEGMENTS[name]
    link = body.link(name)
    children = [abs(child.offset[2]) for child in body.links if child.parent == name and any(child.offset)]
    if link.points:
        assert link.points[1][0] - link.points[0][0] == pytest.approx(length)
    elif children:
        assert max(children) == pytest.approx(length)
    else:  # even rods: the centre of mass is in the middle
        assert abs(link.centre[2]) == pytest.approx(length / 2)
    assert (link.mass, link.inertia[1]) == (mass, inertia)
    assert inertia == pytest.approx(mass * length**2 / 12, abs=6e-4)


def test_it_has_twelve_links_eleven_joints_and_the_printed_gains(body: characters.Character):
    assert (len(body.links), len(body.joints), body.mass, body.planar) == (12, 11, 51.0, True)
    for joint in body.joints:
        assert joint.servo == GAINS[joint.name.removeprefix("left_").removeprefix("right_")]
    assert (body.ground.stiffness, body.ground.damping) == (27000.0, 675.0)


def test_gains_and_the_kind_of_ground_survive_the_round_trip_through_json(body: characters.Character, tmp_path):
    from dataclasses import replace

    other = replace(body, ground=replace(body.ground, contact="mujoco"))
    (tmp_path / "body.json").write_text(other.to_json())
    assert characters.load(str(tmp_path / "body.json")) == other
    assert "servo" not in json.loads(characters.load("planar7").to_json())["joints"][0]


def test_the_ground_is_the_printed_spring_and_damper(body: characters.Character):
    """Standing still, the springs of four points carry the weight: m g = 4 k z."""
    import numpy as np

    from footfall.control.law import fresh_command, record
    from footfall.physics.scene import Scene
    from footfall.physics.start import Start
    from footfall.physics.world import World
    from footfall.systems.rectified import targets
    from footfall.systems.rectified.law import MEMORY, law

    servo = targets.gains(body)
    stand = np.zeros((2, 11))
    world = World(body, Scene(), 1e-3)
    world.set_damping(servo[:, 1])
    world.place(Start())
    p = targets.parameters(body, stand, 30.0, servo)
    world.advance(law, p, record(MEMORY), fresh_command(), 400, 0)
    depth = [-(world.data.geom_xpos[world.model.geom(c.name).id][2] - c.link.radius) for c in body.contacts]
    assert 27000.0 * sum(depth) == pytest.approx(51.0 * 9.81, rel=0.02)
