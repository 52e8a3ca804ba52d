"""`footfall tour` and `footfall list --systems`: every system is there."""

from __future__ import annotations

from pathlib import Path

from footfall import systems
from footfall.cli.tour_stations import STATIONS


def own() -> set[str]:
    return {found.name for found in systems.found() if found.package == "footfall"}


def test_the_list_names_paper_section_and_a_command_for_every_system(answer, footfall):
    data = answer("list", "--systems")
    rows = {row["name"]: row for row in data["systems"]}
    assert set(rows) >= own()
    for name in own():
        assert rows[name]["state"].startswith("works")
        assert rows[name]["methods"]
        for method in rows[name]["methods"]:
            assert method["what"]
            assert method["begin"].startswith("footfall ")
    out = footfall("list", "--systems").out
    assert all(name in out for name in own())


def test_the_tour_has_a_station_for_every_system():
    assert {station.system for station in STATIONS} == own() - {"policy"}  # whose networks need an extra


def test_a_part_of_the_tour_is_played_and_drawn(answer, tmp_path):
    data = answer("tour", "--only", "playback", "--only", "rectified", "--out", tmp_path)
    assert data["figures"] == {"stations_total": 2, "stations_survived": 2, "systems_total": 2}
    for row in data["stations"]:
        assert Path(row["film_strip"]).read_bytes().startswith(b"\x89PNG")


def test_an_unknown_system_is_refused(refused):
    assert "not in the tour" in refused("tour", "--only", "rectifed")
