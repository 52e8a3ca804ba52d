"""`footfall play --hits FILE`."""

import json


def test_play_throws_the_balls_of_a_file(footfall, tmp_path):
    file = tmp_path / "hits.toml"
    file.write_text('[[hit]]\nlink = "head"\ntime = 0.5\nmass = 1\nspeed = 8\n')
    common = ("play", "human-stand", "--seconds", 1, "--dt", 0.001, "--out", tmp_path, "--json")
    quiet, struck, same = (
        json.loads(footfall(*common, *more).out)["figures"]
        for more in ((), ("--hits", file), ("--hit", "head@0.5,mass=1,speed=8"))
    )
    assert struck == same != quiet
    file.write_text('[[hit]]\nlink = "heed"\ntime = 0.5\n')
    refused = footfall(*common, "--hits", file)
    assert refused.code != 0
    assert "heed" in refused.err
    assert len(refused.err.strip().splitlines()) == 1
