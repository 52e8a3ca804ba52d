"""`footfall studio`: what cannot be shown is refused before an address is printed."""

from __future__ import annotations

from footfall.control import skill as skills


def test_a_skill_that_does_not_fit_its_body_is_refused_in_one_line(refused, tmp_path):
    text = (skills.BUILT_IN / "planar-walk" / "skill.toml").read_text()
    path = tmp_path / "skill.toml"
    for old, new in (("swing_knee =", "swing_wing ="), ('character = "planar7"', 'character = "planar12"')):
        path.write_text(text.replace(old, new))
        assert str(path) in refused("studio", "--port", "0", "--skill", path, "--out", tmp_path / "out")
