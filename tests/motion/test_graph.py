"""Motion graphs: fragments, connectivity, walks and files."""

from __future__ import annotations

import io
import itertools
import zipfile
from dataclasses import replace

import numpy as np
import pytest
import walker

from footfall.characters import roles as joint_roles
from footfall.errors import BadFile, BadInput
from footfall.motion import graph, rotation
from footfall.motion.analysis import feet
from footfall.motion.analysis.contacts import Contacts
from footfall.motion.graph import building


def stepping(motion) -> Contacts:
    """A foot is in contact while its ankle is slow."""
    roles = joint_roles.find(motion.skeleton)
    places = {side: motion.position(roles[f"{side}_ankle"])[:, :2] for side in feet.SIDES}
    on = {
        side: np.linalg.norm(np.gradient(place, axis=0), axis=1) * motion.rate < 0.55 for side, place in places.items()
    }
    return Contacts(motion.rate, on, on, on)


@pytest.fixture
def small():
    """Two walks of different speeds with transitions between them."""
    walks = [walker.walk(4.0, 60.0), replace(walker.walk(4.0, 60.0, speed=1.25).moved((3.0, 1.0, 0.0), 1.0), name="b")]
    stand = walker.standing(0.5)
    soles = feet.sole_points(stand.skeleton, joint_roles.find(stand.skeleton), motion=stand)
    return graph.build(walks, [stepping(walk) for walk in walks], soles=soles)


def test_clips_are_cut_where_contact_changes_and_nowhere_too_short(small):
    state = small.feet[0]
    cuts = set((np.flatnonzero((state[1:] != state[:-1]).any(axis=1)) + 1).tolist())
    found = building._cut(0, state, 60.0)
    assert len(found) > 5
    assert {f.start for f in found[1:]} <= cuts
    assert all(a.stop == b.start for a, b in itertools.pairwise(found))
    assert min(f.stop - f.start for f in found) >= building.MIN_FRAGMENT_SECONDS * 60.0


def test_long_stands_are_cut_into_pieces():
    found = building._cut(0, np.ones((600, 2), bool), 60.0)
    assert len(found) == 13
    assert max(f.stop - f.start for f in found) <= 48


def test_every_fragment_reaches_every_other(small):
    from scipy.sparse import csr_matrix
    from scipy.sparse.csgraph import connected_components

    count = len(small.fragments)
    assert 4 < count <= small.fragments_before
    table = csr_matrix((np.ones(len(small.edges)), tuple(small.edges.T)), shape=(count, count))
    assert connected_components(table, connection="strong")[0] == 1
    assert {f.clip for f in small.fragments} == {0, 1}


def test_position_and_heading_do_not_count_but_pose_and_velocity_do():
    walk = walker.walk(1.0, 60.0)
    roles = joint_roles.find(walk.skeleton)
    here = building.transition_features(walk, roles)
    assert np.allclose(here, building.transition_features(walk.moved((5.0, -2.0, 0.0), 2.0), roles), atol=1e-9)
    assert np.abs(here[:30] - here[30:60]).max() > 0.01
    faster = replace(walk, root=walk.root + np.outer(walk.time, [1.0, 0.0, 0.0]))
    apart = np.linalg.norm(building.transition_features(faster, roles) - here, axis=1)
    assert apart == pytest.approx(building.VELOCITY_SECONDS, rel=1e-6)  # 1 m/s faster


def test_transitions_keep_the_same_feet_on_the_ground(small):
    for a, b in small.edges:
        one, two = small.fragments[a], small.fragments[b]
        state = small.feet[one.clip][min(one.stop, len(small.motions[one.clip]) - 1)]
        assert tuple(state) == (two.left, two.right)


def test_a_walk_lasts_as_long_as_asked_and_is_the_same_for_the_same_seed(small):
    path = small.walk(20.0, seed=3)
    assert path == small.walk(20.0, seed=3)
    assert path != small.walk(20.0, seed=4)
    known = {tuple(edge) for edge in small.edges.tolist()}
    assert all(step in known for step in itertools.pairwise(path))
    assert 19.5 < small.motion(path, plant=False).duration < 21.5


def test_the_shortest_path_is_no_longer_than_any_other(small):
    last = len(small.fragments) - 1
    way = small.path(0, last)
    assert way[0] == 0
    assert way[-1] == last
    assert small.path(2, 2) == [2]
    direct = [tuple(edge) for edge in small.edges.tolist()]
    assert len(way) == 2 if (0, last) in direct else len(way) > 2


def test_a_synthesised_walk_is_continuous_and_its_feet_stay(small):
    path = small.walk(15.0, seed=1)
    raw, on = small.unplanted(path)
    new = small.motion(path)
    roles = joint_roles.find(new.skeleton)
    step = np.linalg.norm(np.diff(raw.positions, axis=0), axis=-1).max(axis=1)
    recorded = max(np.linalg.norm(np.diff(m.positions, axis=0), axis=-1).max() for m in small.motions)
    assert step.max() < 1.3 * recorded
    assert rotation.angle(raw.local_rotations[1:], raw.local_rotations[:-1]).max() < 0.3
    assert feet.skate(new, on, roles, small.soles).median < 2.0
    assert feet.penetration(new, roles, soles=small.soles) < 0.5


def test_a_graph_comes_back_from_its_file_as_it_was(small, tmp_path):
    graph.save(small, tmp_path / "walks.npz")
    back = graph.load(tmp_path / "walks.npz")
    assert back.fragments == small.fragments
    assert np.array_equal(back.edges, small.edges)
    assert back.fragments_before == small.fragments_before
    path = small.walk(5.0, seed=2)
    assert back.walk(5.0, seed=2) == path
    assert np.allclose(back.motion(path).positions, small.motion(path).positions, atol=1e-12)
    assert [f.name for f in tmp_path.iterdir()] == ["walks.npz"]


def changed(data: bytes, name: str, values: np.ndarray | None) -> bytes:
    """A file with one array replaced or left out."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w") as new:
        for info in old.infolist():
            if info.filename != f"{name}.npy":
                new.writestr(info.filename, old.read(info))
            elif values is not None:
                part = io.BytesIO()
                np.save(part, values, allow_pickle=True)
                new.writestr(info.filename, part.getvalue())
    return out.getvalue()


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("edges", None),
        ("edges", np.array([[0, 10**6]])),
        ("about", np.frombuffer(b'{"schema": "else"}', np.uint8)),
        ("about", np.frombuffer(b"[1, 2", np.uint8)),
        ("about", np.array([{"a": 1}], dtype=object)),
        ("fragments", np.array([[0, 5, 2, 0, 0]])),
        ("fragments", np.zeros((0, 5), int)),
        ("fragments", np.zeros((3, 2), int)),
        ("turn", np.zeros((5, 16, 4))),
        ("root", np.full((5, 3), np.nan)),
        ("bounds", np.array([0, 3, 2])),
        ("parents", np.zeros(16, int)),
        ("costs", np.zeros(1)),
    ],
)
def test_broken_files_are_refused_with_a_message(small, tmp_path, name, values):
    from footfall.motion.graph.file import to_bytes

    path = tmp_path / "bad.npz"
    path.write_bytes(changed(to_bytes(small), name, values))
    with pytest.raises(BadFile, match=r"bad\.npz"):
        graph.load(path)


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04nothing", b"\x93NUMPY", b"x" * 1000])
def test_files_that_are_no_graph_are_refused(tmp_path, data):
    (tmp_path / "bad.npz").write_bytes(data)
    with pytest.raises(BadFile):
        graph.load(tmp_path / "bad.npz")
    with pytest.raises(BadFile, match="no such file"):
        graph.load(tmp_path / "none.npz")


def test_an_array_header_larger_than_its_data_is_refused(small, tmp_path):
    from footfall.motion.graph.file import to_bytes

    data = to_bytes(small)
    part = io.BytesIO()
    np.lib.format.write_array_header_1_0(part, {"descr": "<f8", "fortran_order": False, "shape": (10**12, 3)})
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w") as new:
        for info in old.infolist():
            new.writestr(info.filename, part.getvalue() if info.filename == "root.npy" else old.read(info))
    (tmp_path / "bad.npz").write_bytes(out.getvalue())
    with pytest.raises(BadFile, match="size that its header says"):
        graph.load(tmp_path / "bad.npz")


def test_what_cannot_be_built_or_walked_is_refused_with_a_message(small):
    walk = walker.walk(1.0, 60.0)
    with pytest.raises(BadInput, match="one for each"):
        graph.build([walk], [])
    other = walker.walk(1.0, 60.0, axes=walker.CMU_AXES)
    with pytest.raises(BadInput, match="skeletons"):
        graph.build([walk, other], [stepping(walk), stepping(other)])
    with pytest.raises(BadInput, match="frames a second"):
        graph.build([walk, walker.walk(1.0)], [stepping(walk)] * 2)
    with pytest.raises(BadInput, match="no fragment"):
        small.path(0, 10**6)
    known = {tuple(edge) for edge in small.edges.tolist()}
    stranger = next(i for i in range(len(small.fragments)) if (0, i) not in known)
    with pytest.raises(BadInput, match="does not follow"):
        small.motion([0, stranger])
    with pytest.raises(BadInput, match="walk of"):
        small.walk(float("nan"))
