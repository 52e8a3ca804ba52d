"""The motion engine of data-driven control, without recorded clips: fragments, graph, planner, pieces and files."""

from __future__ import annotations

import io
import itertools
import math
import zipfile
from dataclasses import replace

import numpy as np
import pytest

from footfall import characters
from footfall.characters.roles import find
from footfall.characters.skeleton import of_character
from footfall.errors import BadFile, BadInput
from footfall.motion.analysis import feet as soles
from footfall.motion.graph.graph import as_contacts
from footfall.motion.retarget import hinges, references
from footfall.systems.data_driven import blending, fragments, library, library_file, movement, paths
from footfall.systems.data_driven.fragments import Take
from footfall.systems.data_driven.movement import RATE, Piece
from footfall.systems.data_driven.planner import Command, Planner

pytestmark = pytest.mark.xdist_group("motion-engine")  # whose fixtures one worker makes

BODY = characters.load("human-toes")
WALKS = {"walk-slow": 0.92, "walk": 1.31, "walk-fast": 1.62}  # speeds on the human [m/s]


@pytest.fixture(scope="module")
def takes() -> list[Take]:
    """Three walks, one that turns to the left and its mirror image, and standing."""
    made = [fragments.take(references.reference(name, BODY, 4.0, RATE), BODY) for name in WALKS]
    made = [replace(take, name=name) for take, name in zip(made, WALKS, strict=True)]
    turning = blending.planted(blending.bent(made[1].piece, np.radians(150.0)), BODY)
    made.append(Take("turn", "walk", turning))
    made.append(fragments.mirror_image(made[-1], BODY))
    made.append(replace(fragments.take(references.reference("stand", BODY, 2.0, RATE), BODY), name="stand"))
    return made


@pytest.fixture(scope="module")
def made(takes) -> library.Library:
    return library.build(takes, BODY)


@pytest.fixture(scope="module")
def plans(made) -> Planner:
    return Planner(made)


def skate(piece: Piece) -> float:
    """Median speed of the bearing points of feet in contact [cm/s]."""
    skeleton = of_character(BODY)
    roles = find(skeleton)
    motion = hinges.from_angles(BODY, RATE, piece.rows, piece.angles)
    return soles.skate(motion, as_contacts(piece.feet, RATE), roles, soles.sole_points(skeleton, roles, BODY)).median


def steps(plans: Planner, command: Command, count: int, current: int, heading: float = 0.0):
    """Choices and headings of some steps with one command."""
    choices, headings = [], []
    for _ in range(count):
        choice = plans.next(current, heading, command)
        heading, current = heading + choice.turn, choice.main
        choices.append(choice)
        headings.append(heading)
    return choices, headings


# fragments


def test_a_walk_is_cut_into_half_cycles_from_landing_to_landing(takes):
    found = fragments.cut(takes[1], BODY).fragments
    assert len(found) >= 4
    for f in found:
        side = f.entry.split()[0]
        assert f.pattern == (f"{side} lands", side, f"{'right' if side == 'left' else 'left'} lands")
        assert f.seconds == pytest.approx(0.52, abs=0.05)
        assert f.speed == pytest.approx(1.31, abs=0.12)
        assert abs(f.turn) < np.radians(4.0)
        assert f.step == pytest.approx(0.68, abs=0.1)
    assert all(a.stop == b.start for a, b in itertools.pairwise(found))


def test_a_mirror_image_turns_the_other_way(takes):
    turn, other = (fragments.cut(take, BODY).fragments for take in takes[3:5])
    assert len(turn) == len(other) > 3
    for a, b in zip(turn, other, strict=True):
        assert (b.entry, b.stance) == (fragments.OTHER_EVENT[a.entry], "right" if a.stance == "left" else "left")
        assert b.turn == pytest.approx(-a.turn, abs=1e-3)
        assert b.speed == pytest.approx(a.speed, abs=1e-3)
    assert sum(f.turn for f in turn) > 1.0


def test_swing_feet_can_be_lifted():
    clip = references.reference("walk", BODY, 2.0, RATE)
    plain, lifted = (fragments.take(clip, BODY, lift=lift).piece for lift in (0.0, 0.04))
    roles = find(of_character(BODY))
    heights = [
        hinges.from_angles(BODY, RATE, p.rows, p.angles).position(roles["left_ankle"])[:, 2] for p in (plain, lifted)
    ]
    rise = heights[1] - heights[0]
    assert np.array_equal(plain.feet, lifted.feet)
    assert 0.03 < rise.max() < 0.045
    assert np.abs(rise[plain.feet[:, 0]]).max() < 0.005
    with pytest.raises(BadInput, match="lifted"):
        fragments.take(clip, BODY, lift=1.0)


def test_planar_bodies_are_refused():
    with pytest.raises(BadInput, match="planar"):
        fragments.take(references.reference("walk", BODY, 1.0), characters.load("planar7"))


# the graph


def test_transitions_keep_the_event_and_every_fragment_reaches_every_other(made):
    following, costs = made.successors
    assert made.in_graph.sum() >= 20
    for i in np.flatnonzero(made.in_graph):
        after = following[i][following[i] >= 0]
        assert len(after)
        assert np.all(np.diff(costs[i][: len(after)]) >= 0.0)
        assert all(made.fragments[k].entry == made.fragments[i].exit and made.in_graph[k] for k in after)
        own = made.continuation(i)
        assert own is None or own in after
    assert any("standing" in note for note in made.notes)  # no clip starts or stops


def test_the_number_of_transitions_is_limited_but_turns_are_kept(takes):
    few = library.build(takes, BODY, most=4)
    following, _ = few.successors
    straight = [i for i in few.of_clip("walk") if few.in_graph[i]]
    kept = {few.fragments[k].clip for i in straight for k in following[i] if k >= 0}
    assert {"turn", "turn-mirrored"} <= kept
    assert few.kept.sum() < library.build(takes, BODY).kept.sum()


def test_takes_added_later_give_the_same_library(takes, made):
    later = library.build(takes[:2], BODY).added(takes[2:4]).added(takes[4:])
    assert later.fragments == made.fragments
    assert later.notes == made.notes
    assert np.array_equal(later.successors[0], made.successors[0])
    with pytest.raises(BadInput, match="twice: walk"):
        made.added(takes[1:2])


def test_banned_fragments_are_not_used(made):
    out = made.of_clip("walk-fast")
    less = made.without(out)
    assert not less.in_graph[out].any()
    assert less.in_graph.sum() == made.in_graph.sum() - len(out)
    assert less.banned == frozenset(out)


# the planner


@pytest.mark.parametrize("degrees", [45.0, -45.0, 90.0, -90.0])
def test_it_turns_where_it_is_told_and_goes_on_straight(made, plans, degrees):
    goal = np.radians(degrees)
    _, headings = steps(plans, Command(goal, 1.3), 10, made.of_clip("walk")[0])
    assert abs(headings[4] - goal) < np.radians(15.0)
    assert max(abs(h - goal) for h in headings[6:]) < np.radians(5.0)


@pytest.mark.parametrize("speed", [0.85, 1.1, 1.3, 1.45, 1.6])
def test_it_walks_at_the_speed_it_is_told(made, plans, speed):
    choices, headings = steps(plans, Command(0.0, speed), 14, made.of_clip("walk")[0])
    assert np.mean([choice.speed for choice in choices[-6:]]) == pytest.approx(speed, abs=0.08)
    assert all(choice.problem is None for choice in choices)
    assert abs(headings[-1]) < np.radians(5.0)


def test_plans_repeat_exactly_and_do_not_depend_on_what_was_asked_before(made):
    start = made.of_clip("walk")[0]
    fresh, used = Planner(made), Planner(made)
    steps(used, Command(2.0, 0.9), 5, start)
    assert steps(fresh, Command(-1.0, 1.42), 8, start) == steps(used, Command(-1.0, 1.42), 8, start)


def test_a_choice_names_what_may_be_played_instead(made, plans):
    start = made.of_clip("walk")[0]
    choice = plans.next(start, 0.0, Command(math.radians(60.0), 1.2))
    following = set(made.successors[0][start].tolist())
    assert choice.others
    assert choice.fragment not in choice.others
    assert set(choice.others) <= following
    assert len(set(choice.others)) == len(choice.others)


def test_what_cannot_be_served_is_told(made, plans):
    start = made.of_clip("walk")[0]
    assert "no standing" in plans.next(start, 0.0, Command(0.0, 0.0)).problem
    fast = plans.next(start, 0.0, Command(0.0, 9.0))
    assert "9.00 m/s is not among the speeds" in fast.problem
    assert "no 'sneak'" in plans.next(start, 0.0, Command(0.0, 1.2, style="sneak")).problem
    assert "to the left" in plans.next(start, 0.0, Command(0.0, 1.2, sideways=2.0)).problem
    choices, _ = steps(plans, Command(0.0, 9.0), 10, start)
    assert choices[-1].speed > 1.5


def test_bad_questions_are_refused(made, plans):
    outside = int(np.flatnonzero(~made.in_graph)[0])
    for current, command in ((-1, Command()), (outside, Command()), (made.of_clip("walk")[0], Command(np.nan))):
        with pytest.raises(BadInput):
            plans.next(current, 0.0, command)


def test_a_penalty_keeps_it_from_fragments(made):
    start, fast = made.of_clip("walk")[0], set(made.of_clip("walk-fast"))
    penalty = np.array([5.0 if i in fast else 0.0 for i in range(len(made))])
    choices, _ = steps(Planner(made, penalty), Command(0.0, 1.6), 8, start)
    assert not fast & {choice.main for choice in choices}


# pieces


def test_expected_headings_are_those_of_the_pieces_joined(made, plans):
    start = made.of_clip("walk")[0]
    first = made.fragments[start]
    heading = first.turn - first.lead[0]
    choices, headings = steps(plans, Command(1.5, 1.2), 8, start, heading)
    whole = blending.sequence(made, [start, *choices])
    yaw = movement.root_yaw(whole.rows)[-1]
    assert plans.heading_at_end(choices[-1], yaw) == pytest.approx(headings[-1], abs=np.radians(3.0))
    assert skate(whole) < 2.0
    assert np.abs(np.diff(whole.angles, axis=0)).max() * RATE < 15.0  # [rad/s]


def test_a_blend_lies_between_its_two_pieces(made):
    one, two = (next(f for f in made.of_clip(clip) if made.fragments[f].stance == "left") for clip in ("walk", "turn"))
    a, b = made.piece(one), made.piece(two)
    half = blending.blended(a, b, 0.5)
    turns = [float(np.ptp(movement.root_yaw(p.rows)[[0, -1]])) for p in (a, half, b)]
    assert turns[1] == pytest.approx(0.5 * (turns[0] + turns[2]), abs=0.02)
    assert half.feet[0].tolist() == a.feet[0].tolist()
    same = blending.blended(a, a, 0.3)
    assert np.allclose(same.rows, a.rows, atol=1e-9)
    assert np.allclose(same.angles, a.angles)
    assert np.allclose(blending.blended(a, b, 0.0).angles, a.angles, atol=0.02)
    with pytest.raises(BadInput):
        blending.blended(a, b, 1.5)


def test_paces_and_bends(made):
    piece = made.piece(made.of_clip("walk")[0])
    fast = blending.paced(piece, 1.1)
    assert len(fast) == round((len(piece) - 1) / 1.1) + 1
    assert np.allclose(fast.rows[[0, -1]], piece.rows[[0, -1]])
    left = blending.bent(piece, 0.2)
    assert movement.root_yaw(left.rows)[-1] - fragments.root_yaw(piece.rows)[-1] == pytest.approx(0.2)
    fixed = blending.planted(left, BODY)
    assert skate(fixed) < skate(left) + 1e-6


def test_a_joined_piece_begins_with_the_last_pose_and_ends_as_recorded(made):
    a, b = made.piece(made.of_clip("walk")[0]), made.piece(made.of_clip("walk-fast")[1])
    after = blending.joined(a, b)
    assert np.allclose(after.rows[0, :3], a.rows[-1, :3])
    assert np.allclose(np.abs(np.sum(after.rows[0, 3:] * a.rows[-1, 3:])), 1.0)
    assert np.allclose(after.angles[0], a.angles[-1])
    assert np.allclose(after.angles[-1], b.angles[-1])


def test_a_whole_clip_is_a_fixed_plan(made, takes):
    parts = paths.whole_clip(made, "walk")
    whole = blending.concatenated([piece for _, piece in parts])
    assert len(whole) == len(takes[1].piece)
    assert np.allclose(whole.angles, takes[1].piece.angles)
    assert [number for number, _ in parts if number is not None] == made.of_clip("walk")
    with pytest.raises(BadInput, match="no clip"):
        paths.whole_clip(made, "dance")


# paths


def test_it_follows_a_path(made, plans):
    points = np.array([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0]])
    current = made.of_clip("walk")[0]
    piece = made.piece(current).starting()
    along, far = 0.0, []
    for _ in range(16):
        at = paths.pursue(points, piece.rows[-1, :2], along)
        along = at.along
        far.append(at.aside)
        if at.done:
            break
        yaw = float(movement.root_yaw(piece.rows[-1:])[0])
        choice = plans.next(current, plans.heading_at_end(current, yaw), Command(at.heading, 1.2))
        piece = blending.joined(piece, blending.played(made, choice, repair=False).piece)
        current = choice.main
    assert at.done
    assert max(far) < 1.0


# files


def test_a_library_is_the_same_after_saving_and_loading(made, tmp_path):
    library_file.save(made, tmp_path)
    again = library_file.load(tmp_path, BODY)
    assert again.fragments == made.fragments
    assert again.notes == made.notes
    assert np.array_equal(again.successors[0], made.successors[0])
    assert np.array_equal(again.piece(3).angles, made.piece(3).angles)
    lines = (tmp_path / "fragments.csv").read_text().splitlines()
    assert len(lines) == len(made) + 1
    assert lines[0].startswith("number,clip,start,stop,")


def rewritten(path, **changes) -> None:
    """poses.npz with other arrays."""
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files}
    arrays |= changes
    out = io.BytesIO()
    np.savez(out, **{name: array for name, array in arrays.items() if array is not None})
    path.write_bytes(out.getvalue())


def test_bad_files_are_refused_with_a_message(made, tmp_path):
    def fresh():
        library_file.save(made, tmp_path)
        return tmp_path / "poses.npz", tmp_path / "fragments.csv"

    def refused(match: str) -> None:
        with pytest.raises(BadFile, match=match):
            library_file.load(tmp_path, BODY)

    refused("no such file")
    poses, table = fresh()
    with pytest.raises(BadFile, match="joints"):
        library_file.load(tmp_path, characters.load("human"))
    poses.write_bytes(b"nothing")
    refused("not a library")
    poses, table = fresh()
    rewritten(poses, rows=None)
    refused("expected the arrays")
    for change in (
        {"edges": np.array([[0, 10**6]]), "costs": np.zeros(1)},
        {"bounds": np.array([0, 5])},
        {"costs": np.full(len(made.costs), np.nan)},
        {"rows": np.zeros((3, 7))},
        {"angles": np.zeros((3, 3), object)},
        {"about": np.frombuffer(b"{}", np.uint8)},
        {"about": np.frombuffer(b"[", np.uint8)},
        {"begins": np.zeros((1, 1))},
    ):
        poses, table = fresh()
        rewritten(poses, **change)
        refused("poses.npz")
    poses, table = fresh()
    text = table.read_text()
    for old, new in (
        ("left lands", "left flies"),
        ("\n3,", "\n9,"),
        ("number,", "count,"),
        ("walk-slow", "nobody"),
        (",yes,", ",yes"),
    ):
        table.write_text(text.replace(old, new, 1))
        refused("csv|poses")
    table.write_bytes(b"\xff\xfe\x00")
    refused("cannot be read as text")
    with zipfile.ZipFile(poses, "w") as file:
        file.writestr("about.npy", b"x")
    refused("expected the arrays")
