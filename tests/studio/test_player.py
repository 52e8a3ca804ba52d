"""Changes of gait: the last request counts, and a restart gives its reason."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from footfall import systems
from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.studio.live.player import Player, restart_reason
from footfall.studio.live.simulation import LiveSimulation


class Told(list):
    def __call__(self, message, client):
        self.append(message)

    def texts(self, kind: str = "note") -> list[str]:
        return [message["text"] for message in self if message["is"] == kind]


@pytest.fixture
def player(monkeypatch):
    """A player whose searches end when they are told to."""
    made: Any = Player(LiveSimulation(skills.load("planar-walk")), lambda frame: None, Told())
    made.live.outbox.clear()
    made.gate, made.searched = threading.Event(), []

    def search(ahead, skill, token, client):
        made.searched.append((skill.id, token))
        made.gate.wait(5.0)

    monkeypatch.setattr(made, "_search_route", search)
    yield made
    made.gate.set()


def test_the_last_of_several_quick_requests_is_searched_for(player):
    for name in ("planar-run", "planar-crouch", "planar-fast-walk"):
        player.change_skill(skills.load(name), 1)
        player._process_requests()
    assert [name for name, _ in player.searched] == ["planar-run"]
    assert player.send.texts("error") == []
    player.gate.set()
    player.search.join(5.0)
    player._process_requests()
    assert [name for name, _ in player.searched] == ["planar-run", "planar-fast-walk"]
    assert player.searched[-1][1] is player.live.route_token


def test_a_queued_change_is_dropped_by_a_reset(player):
    for name in ("planar-run", "planar-crouch"):
        player.change_skill(skills.load(name), 1)
        player._process_requests()
    player.live.do({"do": "reset"})
    player.gate.set()
    player.search.join(5.0)
    for _ in range(2):
        player._process_requests()
    assert [name for name, _ in player.searched] == ["planar-run"]


def test_a_request_for_the_current_gait_drops_the_route(player):
    live, run = player.live, skills.load("planar-run")
    live.follow_route([(run, live.sim.controller, 0, 0.0)])
    token = live.route_token
    player.change_skill(skills.load("planar-walk"), 1)
    player._process_requests()
    assert not live.route
    assert live.route_token is not token
    assert player.searched == []
    assert player.send[-1]["id"] == "planar-walk"


def test_errors_say_what_they_are_about(player):
    def refuse(live):
        raise BadInput("no")

    player.submit(refuse, 1, "push")
    player._process_requests()
    assert player.send[-1] == {"is": "error", "text": "no", "about": "push"}


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ({"do": "body", "shape": "mass=1.1"}, ""),
        ({"do": "scene", "name": "slope:2", "friction": None}, "flat ground"),
        ({"do": "box", "at": (9.0, 0.0), "size": (0.1, 0.1, 0.1), "mass": 1.0}, "boxes"),
    ],
)
def test_a_restart_gives_its_reason(player, message, why):
    player.live.do(message)
    player.change_skill(skills.load("planar-crouch"), 1)
    player._process_requests()
    notes = player.send.texts()
    assert [why in note for note in notes] == ([True] if why else [])
    assert [name for name, _ in player.searched] == ([] if why else ["planar-crouch"])


def test_a_standing_skill_that_cannot_take_over_from_a_walk_starts_again(monkeypatch):
    human, recover = LiveSimulation(skills.load("human-walk-robust")), skills.load("human-stand")
    monkeypatch.setattr(type(systems.of(recover)), "join", lambda *now: None)
    assert "while standing" in restart_reason(human, recover)
    human.restart(recover)
    assert restart_reason(human, recover) == ""


def test_another_body_or_a_ground_of_its_own_is_a_reason(player):
    assert "another character" in restart_reason(player.live, skills.load("human-walk-robust"))
    human = LiveSimulation(skills.load("human-walk-robust"))
    assert "ground" in restart_reason(human, skills.load("human-slope"))
    assert "shape" in restart_reason(human, skills.load("human-backpack"))
    assert restart_reason(human, skills.load("human-fast-walk")) == ""


def test_a_gait_far_away_is_reached_through_another():
    made: Any = Player(LiveSimulation(skills.load("planar-run")), lambda frame: None, Told())
    made.live.advance(5.0)
    made.change_skill(skills.load("planar-skip"), 1)
    made._process_requests()
    made.search.join(60.0)
    gaits = []
    for _ in range(60 * 15):
        made._process_requests()
        made._publish_frame(made.last)
        gaits.append(made.live.sim.skill.id)
    assert list(dict.fromkeys(gaits)) == ["planar-run", "planar-walk", "planar-skip"]
    assert any("would fall if changed now; changing through Walk" in text for text in made.send.texts())
    assert not made.live.sim.over
