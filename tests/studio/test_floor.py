"""Several characters on the floor of a studio: simulations side by side that do not touch; one of them is chosen."""

from __future__ import annotations

import struct

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.errors import BadInput, FootfallError
from footfall.studio.live import floor as floors
from footfall.studio.live.floor import APART, MAX_CHARACTERS, Floor
from footfall.studio.live.player import Player
from footfall.studio.live.simulation import LiveSimulation
from footfall.studio.wire.frames import FRAME_SECONDS

HEAD = 16  # bytes before the values of a frame
COM = slice(4, 7)


@pytest.fixture
def floor() -> Floor:
    made = Floor(LiveSimulation(skills.load("human-walk-robust")))
    made.messages()
    return made


def run(floor: Floor, seconds: float) -> None:
    for _ in range(round(seconds / FRAME_SECONDS)):
        floor.live.advance(FRAME_SECONDS)
        floor.advance_others(FRAME_SECONDS)


def frames(floor: Floor) -> list[tuple[int, np.ndarray]]:
    """Serial and values of each frame in what is published, the chosen character first."""
    packet, found = floor.frame(), []
    sizes = {m.live.serial: len(m.live.frame()) for m in floor.members}
    at, size = 0, sizes[struct.unpack_from("<I", packet)[0]]
    while at < len(packet):
        if found:
            (size,) = struct.unpack_from("<I", packet, at)
            at += 4
        serial = struct.unpack_from("<I", packet, at)[0]
        found.append((serial, np.frombuffer(packet[at + HEAD : at + size], np.float32)))
        at += size
    return found


def test_a_second_character_stands_beside_the_first_and_is_chosen(floor):
    run(floor, 1.0)
    there = floor.chosen.spot
    floor.add(skills.load("human-walk-natural"))
    assert [one["skill"] for one in floor.message()["characters"]] == ["human-walk-robust", "human-walk-natural"]
    assert floor.message()["chosen"] == 2
    assert floor.live.place == pytest.approx((there[0], there[1] + APART))
    (first, mine), (second, other) = frames(floor)
    assert first != second
    assert mine[COM][1] - other[COM][1] == pytest.approx(APART, abs=0.1)
    kinds = [(said["is"], said.get("who")) for said in floor.messages()]
    assert kinds.index(("cast", None)) < kinds.index(("scene", 2)) < kinds.index(("skill", None))


def test_one_character_is_published_as_before(floor):
    run(floor, 0.2)
    before = floor.live.tick
    packet = floor.frame()
    floor.live.tick = before
    assert packet == floor.live.frame()


def test_what_is_done_to_one_does_not_reach_the_others(floor):
    alone = LiveSimulation(skills.load("human-walk-robust"))
    floor.add(skills.load("human-walk-robust"))
    floor.do({"do": "push", "force": 400.0, "angle": 1.57, "seconds": 0.3})
    run(floor, 1.0)
    for _ in range(round(1.0 / FRAME_SECONDS)):
        alone.advance(FRAME_SECONDS)
    untouched, pushed = floor.members
    assert np.array_equal(untouched.live.sim.com, alone.sim.com)  # bit for bit
    assert abs(pushed.live.sim.com[1] - alone.sim.com[1]) > 0.03


def test_places_of_requests_are_those_that_are_seen(floor):
    run(floor, 0.5)
    floor.add(skills.load("human-walk-robust"))
    place = floor.live.place
    floor.do({"do": "target", "x": 10.0, "y": 5.0})
    assert floor.live.target == pytest.approx((10.0 - place[0], 5.0 - place[1]))
    assert frames(floor)[0][1][22:24] == pytest.approx([10.0, 5.0])
    at = frames(floor)[0][1][26:29]  # the root
    floor.do({"do": "grab", "link": "torso", "point": (0.0, 0.0, 0.0), "target": (*at[:2], 1.5)})
    assert floor.live.forces.grab.target[:2] == pytest.approx([at[0] - place[0], at[1] - place[1]], abs=1e-5)
    assert floor.live.forces.grab.target[2] == 1.5
    floor.do({"do": "box", "at": (at[0] + 3.0, at[1]), "size": (0.2, 0.2, 0.2), "mass": 5.0})
    assert frames(floor)[0][1][-7:-5] == pytest.approx([at[0] + 3.0, at[1]], abs=1e-4)


def test_places_of_messages_are_those_that_are_seen():
    prints = [{"foot": 0, "number": 1, "points": [[1.0, 2.0, 0.0]], "ahead": [1.0, 0.0, 0.0]}]
    coming = floors._on_floor({"is": "coming", "way": [[0.0, 1.0]], "prints": prints}, (5.0, -2.0))
    assert coming["way"] == [[5.0, -1.0]]
    assert coming["prints"][0]["points"] == [[6.0, 0.0, 0.0]]
    assert coming["prints"][0]["ahead"] == [1.0, 0.0, 0.0]
    skill = floors._on_floor({"is": "skill", "steering": {"style": "", "path": [[0.0, 0.0]]}}, (5.0, -2.0))
    assert skill["steering"] == {"style": "", "path": [[5.0, -2.0]]}
    asked = floors._from_floor({"do": "path", "points": ((5.0, -2.0), (6.0, -2.0))}, (5.0, -2.0))
    assert asked["points"] == ((0.0, 0.0), (1.0, 0.0))


def test_all_stand_on_the_same_ground_and_a_ground_that_cannot_be_changes_nothing(floor):
    floor.add(skills.load("human-walk-natural"))
    floor.do({"do": "scene", "name": "slope:3", "friction": None})
    assert {member.live.sim.world.scene.name for member in floor.members} == {"slope:3,start=3"}
    assert [member.live.place for member in floor.members] == [(0.0, 0.0), (0.0, APART)]
    with pytest.raises(FootfallError, match="scene"):
        floor.do({"do": "scene", "name": "moon", "friction": None})
    assert {member.live.sim.world.scene.name for member in floor.members} == {"slope:3,start=3"}
    floor.add(skills.load("human-run"))
    assert floor.live.sim.world.scene.name == "slope:3,start=3"
    assert floor.live.place == (0.0, -APART) or floor.live.place == (0.0, 2 * APART)


def test_there_are_no_more_than_four_and_never_none(floor):
    skill = skills.load("human-walk-robust")
    for _ in range(MAX_CHARACTERS - 1):
        floor.add(skill)
    with pytest.raises(BadInput, match="4 characters"):
        floor.add(skill)
    spots = [member.spot for member in floor.members]
    assert min(np.hypot(*np.subtract(a, b)) for a in spots for b in spots if a is not b) > 0.5 * APART
    with pytest.raises(BadInput, match="no character 9 on the floor; expected 1, 2, 3, 4"):
        floor.choose(9)
    for number in (4, 1, 2):
        floor.remove(number)
    assert floor.chosen.number == 3
    with pytest.raises(BadInput, match="last character"):
        floor.remove(3)


def test_pause_rate_and_steps_are_common_and_rewinding_is_not(floor):
    floor.add(skills.load("human-walk-robust"))
    run(floor, 1.0)
    floor.do({"do": "rate", "rate": 0.5})
    back = floor.live.history.newest - 0.5
    floor.do({"do": "rewind", "back": 0.5})
    floor.share()
    assert all(member.live.paused and member.live.rate == 0.5 for member in floor.members)
    times = [member.live.sim.time for member in floor.members]
    assert times == pytest.approx([1.0, back], abs=2e-3)
    floor.do({"do": "step"})
    assert [m.live.sim.time - t for m, t in zip(floor.members, times, strict=True)] == pytest.approx(
        [1 / 60] * 2, abs=2e-3
    )


def test_the_fall_of_another_is_told_when_it_is_chosen(floor):
    floor.do({"do": "push", "force": 3000.0, "angle": 0.0, "seconds": 0.4})
    floor.add(skills.load("human-walk-robust"))
    floor.messages()
    said = []
    for _ in range(40):
        run(floor, 0.1)
        floor.frame()
        said += floor.messages()
        if floor.members[0].fall:
            break
    assert floor.members[0].live.fallen_at is not None
    assert not [message for message in said if message["is"] == "fall"]
    floor.choose(1)
    assert [message["is"] for message in floor.messages()].count("fall") == 1


def test_a_search_for_a_route_ends_with_the_character_for_which_it_began():
    player = Player(LiveSimulation(skills.load("human-walk-robust")), lambda frame: None, lambda message, client: None)
    player.floor.add(skills.load("human-walk-robust"))
    player.change_skill(skills.load("human-walk-speed"), None)
    player._process_requests()
    assert player.search is not None
    player.floor.choose(1)
    player.search.join(60.0)
    player._process_requests()
    first, second = player.floor.members
    assert not first.live.route
    assert [leg[0].id for leg in second.live.route][-1] == "human-walk-speed"


def test_the_server_lets_clients_add_choose_and_remove(page):
    page.send("add", id="human-walk-natural")
    cast = page.until(lambda p: next((w for w in p.words if w["is"] == "cast" and len(w["characters"]) == 2), None))
    who = cast["chosen"]
    page.until(lambda p: any(w["is"] == "skill" and w["id"] == "human-walk-natural" for w in p.words))
    page.send("choose", who=1)
    page.until(lambda p: [w for w in p.words if w["is"] == "cast"][-1]["chosen"] == 1)
    page.send("leave", who=who)
    page.until(lambda p: len([w for w in p.words if w["is"] == "cast"][-1]["characters"]) == 1)
    page.send("leave", who=1)
    assert "last character" in page.until(lambda p: p.word("error"))["text"]
