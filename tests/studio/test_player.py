"""Going over to other gaits: the last wish counts, and what begins anew says why."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.studio.live.player import Player, why_anew
from footfall.studio.live.simulation import Stage


class Told(list):
    def __call__(self, message, client):
        self.append(message)

    def texts(self, kind: str = "note") -> list[str]:
        return [message["text"] for message in self if message["is"] == kind]


@pytest.fixture
def player(monkeypatch):
    """A player whose searches end when they are told to."""
    made: Any = Player(Stage(skills.load("planar-walk")), lambda frame: None, Told())
    made.stage.said.clear()
    made.gate, made.searched = threading.Event(), []

    def look(ahead, skill, way, client):
        made.searched.append((skill.id, way))
        made.gate.wait(5.0)

    monkeypatch.setattr(made, "_look", look)
    yield made
    made.gate.set()


def test_the_last_of_two_quick_wishes_is_looked_for(player):
    for name in ("planar-run", "planar-crouch", "planar-fast-walk"):
        player.change(skills.load(name), 1)
        player._listen()
    assert [name for name, _ in player.searched] == ["planar-run"]
    assert player.tell.texts("error") == []
    player.gate.set()
    player.looking.join(5.0)
    player._listen()
    assert [name for name, _ in player.searched] == ["planar-run", "planar-fast-walk"]
    assert player.searched[-1][1] is player.stage.way


def test_a_wish_that_waits_is_given_up_with_a_reset(player):
    for name in ("planar-run", "planar-crouch"):
        player.change(skills.load(name), 1)
        player._listen()
    player.stage.do({"do": "reset"})
    player.gate.set()
    player.looking.join(5.0)
    for _ in range(2):
        player._listen()
    assert [name for name, _ in player.searched] == ["planar-run"]


def test_the_gait_it_has_gives_up_what_was_planned(player):
    stage, run = player.stage, skills.load("planar-run")
    stage.go_over([(run, stage.sim.controller, 0, 0.0)])
    way = stage.way
    player.change(skills.load("planar-walk"), 1)
    player._listen()
    assert not stage.plan
    assert stage.way is not way
    assert player.searched == []
    assert player.tell[-1]["id"] == "planar-walk"


def test_errors_say_what_they_are_about(player):
    def refuse(stage):
        raise BadInput("no")

    player.ask(refuse, 1, "push")
    player._listen()
    assert player.tell[-1] == {"is": "error", "text": "no", "about": "push"}


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ({"do": "body", "shape": "mass=1.1"}, ""),
        ({"do": "scene", "name": "slope:2", "friction": None}, "flat ground"),
        ({"do": "box", "at": (9.0, 0.0), "size": (0.1, 0.1, 0.1), "mass": 1.0}, "boxes"),
    ],
)
def test_what_begins_anew_says_why(player, message, why):
    player.stage.do(message)
    player.change(skills.load("planar-crouch"), 1)
    player._listen()
    notes = player.tell.texts()
    assert [why in note for note in notes] == ([True] if why else [])
    assert [name for name, _ in player.searched] == ([] if why else ["planar-crouch"])


def test_another_body_or_a_ground_of_its_own_is_a_reason(player):
    assert "another body" in why_anew(player.stage, skills.load("human-walk-robust"))
    human = Stage(skills.load("human-walk-robust"))
    assert "ground" in why_anew(human, skills.load("human-slope"))
    assert "shape" in why_anew(human, skills.load("human-backpack"))
    assert why_anew(human, skills.load("human-fast-walk")) == ""


def test_a_gait_far_away_is_reached_through_another():
    made: Any = Player(Stage(skills.load("planar-run")), lambda frame: None, Told())
    made.stage.advance(5.0)
    made.change(skills.load("planar-skip"), 1)
    made._listen()
    made.looking.join(60.0)
    gaits = []
    for _ in range(60 * 15):
        made._listen()
        made._picture(made.last)
        gaits.append(made.stage.sim.skill.id)
    assert list(dict.fromkeys(gaits)) == ["planar-run", "planar-walk", "planar-skip"]
    assert any("would fall if changed now; going through Walk" in text for text in made.tell.texts())
    assert not made.stage.sim.over
