"""Balls thrown at the body in the studio: on clips with a kinematic root, and on bodies on their own feet."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from footfall import characters, systems
from footfall.control import skill as skills
from footfall.errors import BadInput, FootfallError
from footfall.evaluate.clips import clips
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import references
from footfall.physics import hit as hits
from footfall.reactions.make import make
from footfall.studio.files import exports
from footfall.studio.files.library import Library
from footfall.studio.live.player import restart_reason
from footfall.studio.live.simulation import LiveSimulation
from footfall.studio.wire import frames
from footfall.trials import Simulation, Trial


@pytest.fixture(scope="module")
def reacting(tmp_path_factory):
    """A walk that reacts to hits, read from its folder."""
    place = tmp_path_factory.mktemp("reacting")
    motion = references.reference("walk", characters.load("human"), 2.0, 60.0)
    (place / "amble.bvh").write_text(bvh.text(files.y_up_centimetres(motion)))
    make(clips.load(place / "amble.bvh")).write(place / "amble-reacts")
    return skills.load(str(place / "amble-reacts"))


def watch(live: LiveSimulation, seconds: float) -> None:
    for _ in range(round(60 * seconds)):
        live.advance(1 / 60)


def throw(live: LiveSimulation, link: str, away: tuple[float, float, float], mass: float = 0.5) -> hits.Hit:
    """A ball from beside a link, at its centre."""
    centre = live.sim.world.character.link(link).centre
    start = live.sim.world.point(link, (0.0, 0.0, 0.0)) + np.array(away)
    live.do({"do": "hit", "link": link, "point": centre, "from": tuple(start), "mass": mass, "speed": 10.0})
    return live.hits[-1]


def ball(live: LiveSimulation) -> np.ndarray:
    return live.sim.world.poses()[-1, :3]


def shown(live: LiveSimulation) -> bytes:
    """Body and ball, as a frame shows them."""
    return live.frame()[frames.HEAD.size + 4 * frames.SUMS :]


def arm_of(skill) -> str:
    return next(link.name for link in skill.character.links if "forearm" in link.name.lower())


def test_a_clip_with_a_kinematic_root_is_hit_and_repeats_itself(reacting):
    arm = arm_of(reacting)
    live, quiet = LiveSimulation(reacting), LiveSimulation(reacting)
    assert live.skill_message()["kinematic_root"] is True
    watch(live, 0.5)
    hit = throw(live, arm, (1.5, 1.0, 0.2))
    assert live.scene_message()["props"] == [{"kind": "ball", "size": [hit.radius]}]
    assert np.linalg.norm(ball(live) - live.sim.world.point(arm, (0.0, 0.0, 0.0))) > 1.2
    watch(live, hit.flight + 0.1)
    watch(quiet, 0.5)
    watch(quiet, hit.flight + 0.1)
    moved = np.degrees(np.abs(live.sim.world.body.angle - quiet.sim.world.body.angle))
    assert moved.max() > 5.0
    root = live.sim.world.data.qpos[:7] - quiet.sim.world.data.qpos[:7]
    assert np.abs(root).max() < 1e-3  # kinematic
    watch(live, 0.6)
    assert 0.0 < ball(live)[2] < 1.5  # on the floor or above, though the body has none
    watch(live, 2.0)
    assert live.sim.time < 2.0  # a clip begins again
    assert live.hits == []


def test_rewinding_past_a_hit_restores_it_to_the_last_bit(reacting):
    live = LiveSimulation(reacting)
    watch(live, 0.5)
    hit = throw(live, arm_of(reacting), (1.5, 1.0, 0.2))
    watch(live, 1.0)
    end, until = shown(live), live.sim.time
    live.do({"do": "rewind", "back": 0.85})  # in flight
    assert hit.throw < live.sim.time < hit.time
    assert live.hits == [hit]
    live.do({"do": "pause", "on": False})
    live.advance(until - live.sim.time)
    assert shown(live) == end
    live.do({"do": "rewind", "back": 1.3})  # before the throw
    live.do({"do": "pause", "on": False})
    live.advance(0.2)
    assert live.hits == []


def test_bodies_on_their_own_feet_are_hit_too_and_a_file_repeats_it(tmp_path):
    live = LiveSimulation(skills.load("human-stand"), dt=1e-3)
    watch(live, 0.5)
    hit = throw(live, "head", (1.5, 0.5, 0.0), mass=1.0)
    watch(live, hit.flight + 0.3)
    file = tmp_path / "hits.toml"
    file.write_text(exports.hits_text(live.hits))
    trial = Trial(skills.load("human-stand"), 2.0, 1e-3, record_every=0.0, hits=hits.load(file))
    again, quiet = Simulation(trial), Simulation(replace(trial, hits=()))
    for sim in (again, quiet):
        sim.advance(live.sim.time)
    n = len(again.world.buffers.qpos)
    apart, moved = (np.abs(live.sim.world.data.qpos[:n] - sim.world.data.qpos[:n]).max() for sim in (again, quiet))
    assert moved > 0.05
    assert apart < 0.02 * moved


def test_what_cannot_be_hit_is_refused(reacting):
    live = LiveSimulation(reacting)
    common = {"do": "hit", "point": (0.0, 0.0, 0.0), "from": (1.0, 0.0, 1.0), "mass": 0.5, "speed": 10.0}
    with pytest.raises(FootfallError, match="elbow"):
        live.do({**common, "link": "elbow"})
    with pytest.raises(BadInput, match="no ball was thrown"):
        exports.hits_text(live.hits)
    live.sim.stop()
    with pytest.raises(BadInput, match="reset"):
        live.do({**common, "link": reacting.character.root.name})
    assert live.hits == []


def test_a_kinematic_root_is_told_in_the_list_of_skills(reacting, tmp_path):
    library = Library(tmp_path)
    library.add_start_skill(reacting)
    told = {entry["id"]: entry["kinematic_root"] for entry in library.list()}
    assert told[reacting.id] is True
    assert not any(root for name, root in told.items() if name != reacting.id)
    assert systems.of(reacting).kinematic_root(reacting)
    live = LiveSimulation(reacting)
    again = replace(reacting, id="other")
    assert restart_reason(live, again) == "one of the two has a kinematic root"
