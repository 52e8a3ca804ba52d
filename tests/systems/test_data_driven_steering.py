"""A character that is steered: its director, its folder, and exact repetition."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from footfall import characters, systems
from footfall.control import skill as skills
from footfall.errors import BadFile, BadInput
from footfall.learn import bench_character, gains, improve, tested
from footfall.learn import character as making
from footfall.motion.formats import bvh, files
from footfall.motion.retarget.references import reference
from footfall.systems.data_driven import blending, fragments, graph, library, library_file
from footfall.systems.data_driven.movement import CORRECTIONS
from footfall.systems.data_driven.records import SWING_OUT
from footfall.systems.data_driven.reference import BACK, WALK
from footfall.systems.data_driven.repertoire import Repertoire, Step, smooth
from footfall.trials import Command, Trial
from footfall.trials.simulation import Simulation

pytestmark = pytest.mark.xdist_group("data-driven")  # whose loop one worker compiles

BODY = characters.load("human-toes")


@pytest.fixture(scope="module")
def place(tmp_path_factory) -> Path:
    """A character of two walks at different speeds and standing, without recorded clips."""
    made = []
    for name in ("walk", "walk-fast"):
        made.append(replace(fragments.take(reference(name, BODY, 2.5, 60.0), BODY), name=name))
    made.append(replace(fragments.take(reference("stand", BODY, 2.0, 60.0), BODY), name="standing"))
    return written(made, tmp_path_factory.mktemp("characters") / "strollers")


def written(takes: list[fragments.Take], target: Path) -> Path:
    known = library.build(takes, BODY)
    gains = making.tomlkit.parse(making.GAINS.read_text()).unwrap()
    making.write(making.Made(known, making.document(known, target.name, False, gains)), target)
    return target


@pytest.fixture(scope="module")
def stroller(place):
    return skills.load(place / "skill.toml")


@pytest.fixture(scope="module")
def walker(tmp_path_factory):
    """A character that only walks."""
    return bench_character.walker(tmp_path_factory.mktemp("characters") / "walkers")


def steered(skill, seconds=2.0, speed=1.2) -> Simulation:
    sim = Simulation(Trial(skill, seconds, 2e-3, record_every=0.0))
    sim.steer(Command(0.0, speed=speed))
    return sim


def test_the_folder_is_readable(place, stroller):
    assert {p.name for p in place.iterdir()} == {"skill.toml", "fragments.csv", "poses.npz"}
    assert stroller.body["balance"]["cd"].keys() == {"value", "low", "high"}
    described = systems.of(stroller).describe(stroller)
    assert [row[0] for row in described.rows] == ["walk", "walk-fast", "standing"]
    assert systems.of(stroller).takes_speed(stroller)
    assert systems.of(stroller).clips(stroller) == ("walk", "walk-fast", "standing")


def test_it_repeats_bit_for_bit_however_its_bursts_are_cut(stroller):
    sim = steered(stroller)
    sim.advance(0.7)
    saved = sim.save()
    sim.advance(1.5)
    once, planned = sim.world.data.qpos.copy(), sim.direction.memory
    sim.restore(saved)
    for _ in range(16):
        sim.advance(sim.time + 0.05)
    assert np.array_equal(once, sim.world.data.qpos)
    again = sim.direction.memory
    assert {**again, "ahead": None} == {**planned, "ahead": None}
    foreseen, before = again["ahead"], planned["ahead"]
    assert (foreseen.head.time, foreseen.way.path) == (before.head.time, before.way.path)
    assert np.array_equal(foreseen.head.mark.physics.state, before.head.mark.physics.state)


def test_commands_that_cannot_be_served_are_said_once(stroller):
    sim = steered(stroller, speed=6.0)
    sim.advance(1.5)
    said = [note.text for note in sim.notes if "not among the speeds" in note.text]
    assert len(said) == 1


def test_a_clip_is_followed_from_its_first_frame(stroller):
    told = systems.of(stroller).following(stroller, clip="standing")
    assert systems.of(told).lasts(told) == pytest.approx(2.0)
    sim = Simulation(Trial(told, 3.0, 2e-3, record_every=0.0))
    sim.advance(2.5)
    assert sim.ending is None
    assert systems.of(told).finished(sim.memory)


def test_random_walks_depend_on_their_seed_alone(stroller):
    def walk(seed: int) -> list[int]:
        sim = Simulation(Trial(systems.of(stroller).following(stroller, random=seed), 1.5, 2e-3, record_every=0.0))
        sim.advance(1.2)
        return [sim.direction.memory["count"], sim.direction.memory["coming"].fragment]

    assert walk(3) == walk(3)


def test_references_of_blends_have_torques_between_those_of_their_fragments(stroller):
    known = graph.repertoire(stroller)
    walks = [i for i, f in enumerate(known.library.fragments) if f.entry == "left lands" and f.exit == "right lands"]
    one, two = (next(i for i in walks if known.library.fragments[i].clip == name) for name in ("walk", "walk-fast"))
    half = known.parts(Step(one, two, 0.5))[0].expected
    middle = [float(np.abs(known.parts(Step(i))[0].expected).mean()) for i in (one, two)]
    assert min(middle) * 0.8 < np.abs(half).mean() < max(middle) * 1.2
    bent = known.parts(Step(one, bend=0.1))[0]
    assert bent.turn == pytest.approx(known.parts(Step(one))[0].turn + 0.1, abs=0.02)


def test_corrections_of_a_clip_are_kept_in_the_file_and_given_to_its_references(stroller, tmp_path):
    known = graph.repertoire(stroller)
    table = np.zeros((len(known.clip("walk")), CORRECTIONS))
    table[1, 0] = 0.05
    library_file.save(known.library.corrected({"walk": table}), tmp_path)
    again = Repertoire(library_file.load(tmp_path, BODY), BODY)
    assert [part.correction[0] for part in again.clip("walk")] == table[:, 0].tolist()
    assert not any(part.correction.any() for part in again.clip("walk-fast"))
    wrong = Repertoire(known.library.corrected({"walk": table[1:]}), BODY)
    with pytest.raises(BadInput, match="corrections for"):
        wrong.clip("walk")


def test_transitions_with_jumps_of_the_hips_are_left_out(walker):
    known = graph.repertoire(walker)
    jumps, library = known.jumps(), known.library
    own = [k for k, (a, b) in enumerate(library.edges.tolist()) if library.continuation(a) == b]
    assert jumps.shape == (len(library.edges), 2)
    assert own
    assert jumps[own].max() < 0.02  # a clip goes on without one
    less = smooth(library)
    left = Repertoire(less, BODY).jumps()
    assert len(less.edges) <= len(library.edges)
    assert left[:, 0].max() <= jumps[:, 0].max()
    assert set(less.styles) == set(library.styles)


def test_transitions_are_tested_under_physics(walker, monkeypatch):
    known = graph.repertoire(walker)
    first, then = known.library.edges[0].tolist()
    assert tested.route(known, first, then).fragments[-2:][0].length > 0
    monkeypatch.setattr(tested, "LIMIT", 1e9)
    all_of_them = tested.without_bad_transitions(walker, known.library)
    assert all_of_them.kept.sum() == known.library.kept.sum()
    assert any("under physics" in note for note in all_of_them.notes)
    monkeypatch.setattr(tested, "MOST", 0)
    assert any("too many" in note for note in tested.without_bad_transitions(walker, known.library).notes)


def test_good_transitions_stay_and_the_best_of_each_fragment():
    edges = np.array([[0, 1], [0, 2], [0, 3], [0, 4], [1, 0], [2, 0], [3, 0], [4, 0]])
    found = np.array([1.0, 30.0, 20.0, 40.0, 50.0, 60.0, 70.0, 80.0])
    stays = tested._good(edges, found)
    assert stays.tolist() == [True, True, True, True, True, True, True, True]  # each of them is a best one
    more = np.concatenate((edges, [[0, 1], [0, 1], [1, 0]])), np.concatenate((found, [90.0, 2.0, 3.0]))
    assert tested._good(*more).tolist() == [*[True] * 8, False, True, True]


def test_gains_are_compared_on_the_same_routes(walker):
    known = graph.repertoire(walker)
    made = gains.routes(known, WALK, 3, seed=2, steps=3)
    assert [len(route.fragments) for route in made] == [3, 3, 3]
    assert gains.routes(known, WALK, 3, seed=2, steps=3)[0].start == made[0].start
    player, free = gains.Player(walker, made), gains.space(walker, WALK)
    found = player.value(graph.gains(walker))
    assert player.value(graph.gains(walker)) == found
    weak = gains.with_gains(walker, WALK, {"servo.stance_knee": 200.0, "servo.stance_ankle": 50.0}, free)
    assert player.value(graph.gains(weak)) > found
    assert gains.search(walker, player, WALK, seconds=0.0)[0] is walker


def test_gains_of_another_gait_begin_with_those_of_the_walk(walker):
    plain = replace(walker, body={key: value for key, value in walker.body.items() if key != "back"})
    free = gains.space(plain, BACK)
    assert free == gains.space(plain, WALK)
    made = gains.with_gains(plain, BACK, {"balance.cd": 0.1}, free)
    records = graph.gains(made)
    assert records[BACK].cd == 0.1
    assert records[WALK].cd == plain.body["balance"]["cd"]["value"]
    assert records[BACK].cv == records[WALK].cv


def test_a_search_that_was_killed_goes_on_with_its_gains(walker, tmp_path, monkeypatch):
    monkeypatch.setattr(gains, "ROUTES", 2)
    monkeypatch.setattr(gains, "LEAST", 1)
    kept = tmp_path / "kept.json"
    kept.write_text('{"walk": {"balance.cd": 0.123, "no.such": 1.0}}')
    known = graph.repertoire(walker)
    better, words = gains.tuned(walker, known, 0.0, kept=kept)
    assert better.body["balance"]["cd"]["value"] == 0.123
    assert words
    kept.write_text("not json")
    assert gains.tuned(walker, known, 0.0, kept=kept)[0].body["balance"] == walker.body["balance"]


def test_mirrored_corrections_are_those_of_the_mirrored_clip(stroller):
    parts = graph.repertoire(stroller).clip("standing") + graph.repertoire(stroller).clip("walk")
    table = np.ones((len(parts), CORRECTIONS))
    image = improve.mirrored(parts, table)
    assert np.array_equal(improve.mirrored(parts, image), table)
    assert image[0, SWING_OUT] == -1.0  # a shift to the left in double stance
    assert image[-1, SWING_OUT] == 1.0  # outwards in single stance


def test_a_piece_keeps_its_torques_when_it_is_changed(stroller):
    known = graph.repertoire(stroller).library
    piece = known.piece(known.of_clip("walk")[0])
    assert np.abs(piece.torque).max() > 10.0
    faster = blending.paced(piece, 1.2)
    assert np.abs(faster.torque).max() == pytest.approx(np.abs(piece.torque).max(), rel=0.1)
    image = fragments.mirror_image(known.by_name["walk"], BODY).piece
    knees = [BODY.joint_index(f"{side}_knee") for side in ("left", "right")]
    assert np.allclose(image.torque[:, knees[0]], known.by_name["walk"].piece.torque[:, knees[1]])


def test_a_standing_character_is_at_rest_and_takes_over_from_one_that_is(stroller, tmp_path):
    take = graph.repertoire(stroller).library.by_name["standing"]
    stroller = skills.load(written([take], tmp_path / "standing") / "skill.toml")
    sim = steered(stroller, speed=0.0)
    sim.advance(1.0)
    assert sim.controller.machine.at_rest(int(sim.memory.state))
    assert sim.try_change(stroller, keep_director=False)
    sim.advance(1.9)
    assert sim.ending is None


def test_bad_requests_are_refused(place, stroller, tmp_path):
    system = systems.of(stroller)
    with pytest.raises(BadInput, match="no clip 'wlak'"):
        system.following(stroller, clip="wlak")
    with pytest.raises(BadInput, match="no style"):
        system.following(stroller, style="moonwalk")
    text = (place / "skill.toml").read_text().replace('follow = "command"', 'follow = "path"\npath = [[0, 0]]')
    for name in ("fragments.csv", "poses.npz"):
        (tmp_path / name).write_bytes((place / name).read_bytes())
    (tmp_path / "skill.toml").write_text(text)
    with pytest.raises(BadFile, match="two different points"):
        systems.controller(skills.load(tmp_path / "skill.toml"))
    (tmp_path / "poses.npz").write_bytes(b"nothing")
    (tmp_path / "skill.toml").write_text((place / "skill.toml").read_text())
    with pytest.raises(BadFile, match="library of motion"):
        systems.controller(skills.load(tmp_path / "skill.toml"))


def test_a_clip_that_never_touches_the_ground_is_refused():
    motion = reference("walk", BODY, 2.0, 60.0)
    spin = np.arange(len(motion))[:, None] * np.array([0.5, 0.0, 0.0])
    with pytest.raises(BadInput, match=r"no foot ever rests|no whole fragment"):
        library.build([fragments.take(replace(motion, root=motion.root + spin), BODY)], BODY)


@pytest.mark.slow
def test_clips_are_learned_and_added_later(tmp_path):
    for name, kind in (("one", "walk"), ("two", "stand")):
        motion = reference(kind, BODY, 4.0, 60.0)
        (tmp_path / f"{name}.bvh").write_text(bvh.text(files.y_up_centimetres(motion)))
    made = making.make([tmp_path / "one.bvh"], "made", mirror=False)
    making.write(made, tmp_path / "made")
    assert [outcome.clip for outcome in made.outcomes] == ["one"]
    more = making.add([tmp_path / "two.bvh"], tmp_path / "made", mirror=False)
    making.write(more, tmp_path / "made")
    skill = skills.load(tmp_path / "made" / "skill.toml")
    assert systems.of(skill).clips(skill) == ("one", "two")
    with pytest.raises(BadInput, match="there already"):
        making.add([tmp_path / "two.bvh"], tmp_path / "made")
