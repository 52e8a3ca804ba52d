"""Skills with a recorded cycle: the files beside them may come from strangers, and every fault is one clear line."""

from __future__ import annotations

import json
import shutil
import zipfile
from pathlib import Path

import numpy as np
import pytest
import tomlkit

from footfall import systems
from footfall.control import skill as skills
from footfall.errors import BadFile
from footfall.trials import Trial, run


@pytest.fixture
def mine(own_walk: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(own_walk, tmp_path / "mine"))


def arrays_of(folder: Path) -> dict[str, np.ndarray]:
    with np.load(folder / "recording.npz") as file:
        return dict(file)


def refusal(folder: Path) -> BadFile:
    with pytest.raises(BadFile) as caught:
        systems.controller(skills.load(folder))
    assert str(folder) in str(caught.value)
    assert "\n" not in str(caught.value)
    return caught.value


def change(folder: Path, *way: str, value: object) -> None:
    document = tomlkit.parse((folder / "skill.toml").read_text())
    table = document
    for key in way[:-1]:
        table = table[key]  # pyright: ignore
    table[way[-1]] = value  # pyright: ignore
    (folder / "skill.toml").write_text(tomlkit.dumps(document))


def test_a_recorded_walk_takes_its_first_steps(own_walk, human_walk):
    for folder in (own_walk, human_walk):
        rollout = run(Trial(skills.load(folder), 1.0, 1e-3))
        assert rollout.survived
        assert rollout["x"][-1] > 0.8


LARGE = ("angle", "pelvis", "thigh", "d", "v", "torque", "torso_torque", "thigh_torque")


@pytest.mark.parametrize("name", LARGE)
def test_every_array_the_law_reads_is_checked(mine, name):
    good = arrays_of(mine)
    one = good[name]
    broken = {
        "missing": None,
        "shorter": one[..., :-1],
        "empty": one[..., :0],
        "flat": one.ravel(),
        "whole numbers": one.astype(int),
        "text": one.astype("U8"),
        "complex": one.astype(complex),
        "not finite": np.where(np.arange(one.size).reshape(one.shape) == 3, np.nan, one),
        "endless": np.full_like(one, np.inf),
        "huge": one + 1e8,
    }
    for what, array in broken.items():
        arrays = {key: value for key, value in good.items() if key != name}
        np.savez(mine / "recording.npz", **(arrays if array is None else arrays | {name: array}))
        error = refusal(mine)
        assert (what, "data" in error.key, name in str(error)) == (what, True, True)


@pytest.mark.parametrize(
    "change_names", [lambda n: n[::-1], lambda n: n[:-1], lambda n: np.arange(len(n)), lambda n: n.astype("S")]
)
def test_a_recording_of_other_joints_is_refused(mine, change_names):
    arrays = arrays_of(mine)
    np.savez(mine / "recording.npz", **(arrays | {"joints": change_names(arrays["joints"])}))
    assert "other joints" in str(refusal(mine))


def test_a_recording_that_is_missing_or_no_archive_is_refused(mine):
    (mine / "recording.npz").write_bytes(b"PK\x03\x04 not really")
    assert refusal(mine).key == "data"
    (mine / "recording.npz").unlink()
    assert "no such file" in str(refusal(mine))


def test_a_recording_that_would_fill_the_memory_is_refused(mine):
    path = mine / "recording.npz"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive, archive.open("angle.npy", "w") as member:
        for _ in range(65):
            member.write(bytes(1 << 20))
    assert "too large" in str(refusal(mine))


@pytest.mark.parametrize("key", ["data", "rig", "character"])
@pytest.mark.parametrize("way", ["outside", "absolute", "link"])
def test_files_outside_the_skills_folder_are_refused(mine, tmp_path, key, way):
    name = {"data": "recording.npz", "rig": "rig.bvh", "character": "body.json"}[key]
    outside = tmp_path / name
    (mine / name).rename(outside)
    if way == "link":
        (mine / name).symlink_to(outside)
    else:
        change(mine, key, value=str(outside) if way == "absolute" else f"../{name}")
    error = refusal(mine)
    assert (error.key, "leads out" in str(error)) == (key, True)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[" * 100_000,
        '{"schema": "footfall/character"}',
        "[]",
        "null",
        '{"a": NaN}',
        "\x00",
        "9" * 5000,
    ],
)
def test_a_body_that_is_none_is_refused(mine, text):
    (mine / "body.json").write_text(text)
    assert "body.json" in str(refusal(mine))


@pytest.mark.parametrize("value", [float("nan"), float("inf"), 1e300, -1.0, "heavy", None, [], 10**400])
def test_a_body_with_an_impossible_mass_is_refused(mine, value):
    data = json.loads((mine / "body.json").read_text())
    data["links"][0]["mass"] = value
    (mine / "body.json").write_text(json.dumps(data))
    assert "links[0].mass" in str(refusal(mine))


def test_a_body_as_large_as_a_book_is_refused(mine):
    (mine / "body.json").write_text(" " * (2 << 20))
    assert "too large" in str(refusal(mine))


def test_a_body_with_more_joints_than_the_law_has_room_for_is_refused(mine):
    data = json.loads((mine / "body.json").read_text())
    arrays = arrays_of(mine)
    spare = next(j for j in data["joints"] if "elbow" in j["name"])
    names = list(arrays["joints"])
    count = 50 - len(names)
    at = next(i for i, joint in enumerate(data["joints"]) if joint["name"] == spare["name"]) + 1
    new = [
        spare | {"name": f"{spare['name']}_{k}", "axis": [[1, 0, 0], [0, 1, 0], [0, 0, 1]][k % 3]} for k in range(count)
    ]
    data["joints"][at:at] = new
    (mine / "body.json").write_text(json.dumps(data))
    grown = {}
    for name in ("angle", "torque"):
        grown[name] = np.insert(arrays[name], [at] * count, 0.0, axis=1)
    grown["joints"] = np.array([*names[:at], *(joint["name"] for joint in new), *names[at:]])
    np.savez(mine / "recording.npz", **(arrays | grown))
    assert refusal(mine).key == "character"


@pytest.mark.parametrize(
    ("way", "value"),
    [
        (("clip",), 3),
        (("clip", "period"), 0.0),
        (("clip", "period"), float("nan")),
        (("clip", "right_strike"), 1.0),
        (("clip", "even"), "yes"),
        (("clip", "tempo"), 1.0),
        (("balance", "cd"), 1e9),
        (("balance", "cq"), 0.1),
        (("offsets", "tempo"), 0.0),
        (("servo", "knee"), -1.0),
        (("servo", "torso"), [1.0]),
        (("data",), 7),
        (("rig",), 7),
    ],
)
def test_every_number_of_the_file_is_checked(mine, way, value):
    change(mine, *way, value=value)
    assert way[-1] in str(refusal(mine))
