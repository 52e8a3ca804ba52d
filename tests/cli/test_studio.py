"""`footfall studio`: what cannot be shown is refused before an address is printed."""

from __future__ import annotations

from footfall.cli import studio
from footfall.control import skill as skills


def test_a_skill_that_does_not_fit_its_body_is_refused_in_one_line(refused, tmp_path):
    text = (skills.BUILT_IN / "planar-walk" / "skill.toml").read_text()
    path = tmp_path / "skill.toml"
    for old, new in (("swing_knee =", "swing_wing ="), ('character = "planar7"', 'character = "planar12"')):
        path.write_text(text.replace(old, new))
        assert str(path) in refused("studio", "--port", "0", "--skill", path, "--out", tmp_path / "out")


def test_an_address_for_other_machines_is_not_that_of_this_one_alone(monkeypatch):
    monkeypatch.setattr(studio, "_own_address", lambda: "192.0.2.7")
    assert studio._address("0.0.0.0", 8750, "", "secret") == "http://192.0.2.7:8750/?token=secret"
    assert studio._address("::1", 80, "crowd", "") == "http://[::1]:80/crowd"


def test_the_studio_has_an_address_of_its_own_or_the_loopback():
    assert studio._own_address().count(".") == 3
