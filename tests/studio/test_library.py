"""What the page is told of the skills there are."""

from __future__ import annotations

import os

import pytest

from footfall.control import skill as skills
from footfall.studio import library


@pytest.fixture
def known(tmp_path):
    given = skills.load("planar-walk")
    known = library.Library(tmp_path)
    known.save("mine", given.path.read_text().replace('id = "planar-walk"', 'id = "mine"'), given.path, {})
    return known


def test_every_skill_is_listed_and_those_made_here_come_first(known):
    names = [entry["id"] for entry in known.list()]
    assert names[0] == "mine"
    assert set(names[1:]) == set(skills.names())


def test_a_file_is_read_once_until_it_changes(known, monkeypatch):
    before = known.list()
    reads = []
    load = known.load
    monkeypatch.setattr(known, "load", lambda name: reads.append(name) or load(name))
    assert known.list() == before
    assert reads == []
    path = known.made["mine"]
    path.write_text(path.read_text().replace("title =", 'title = "Another" #', 1))
    os.utime(path, ns=(1, 1))
    assert known.list()[0]["title"] == "Another"
    assert reads == ["mine"]


def test_a_file_that_was_taken_away_is_no_longer_listed(known):
    known.made["mine"].unlink()
    assert "mine" not in [entry["id"] for entry in known.list()]
