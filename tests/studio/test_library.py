"""What the page is told of the skills there are."""

from __future__ import annotations

import os

import pytest

from footfall.control import skill as skills
from footfall.errors import FootfallError
from footfall.studio.files import library


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


def test_a_folder_or_a_job_has_its_name(known):
    (known.place / "walk").mkdir()
    assert known.reserve("walk") == "walk-2"
    assert known.free_name("walk") == "walk-3"
    assert known.free_name("mine") == "mine-2"


@pytest.mark.parametrize("line", ['"id" = "planar-walk"', 'about = """\nid = "x"\n"""\nid = "planar-walk"'])
def test_a_file_from_outside_cannot_take_the_name_of_another(known, line):
    given = skills.load("planar-walk")
    text = given.path.read_text().replace('id = "planar-walk"', line, 1)
    opened = known.open(text)
    assert opened.id == "planar-walk-2"
    assert known.made["planar-walk-2"] == known.place / "planar-walk-2" / "skill.toml"
    assert known.load("planar-walk").path == given.path
    assert known.reserved == set()


def test_what_is_wrong_with_a_file_from_outside_is_told_without_a_path(known):
    text = skills.load("planar-walk").path.read_text()
    for bad in (text.replace("schema", "scheme", 1), "wings = 2\n" + text, "= 1", text.replace("states", "stages")):
        with pytest.raises(FootfallError, match="this file") as error:
            known.open(bad)
        assert "/" not in str(error.value).replace("footfall/skill", "")
    assert set(known.made) == {"mine"}


def test_a_skill_must_have_the_name_of_its_folder(known):
    place = known.place / "other"
    place.mkdir()
    (place / "skill.toml").write_text(known.made["mine"].read_text())
    with pytest.raises(FootfallError, match="has the id 'mine'"):
        known.add(place / "skill.toml")
