"""Corrections of a piece's fragments: what a search finds, keeps and writes."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

from footfall import characters
from footfall.control.skill import Skill
from footfall.errors import BadFile, BadInput
from footfall.learn import corrections as search
from footfall.learn.following import Follower, Variant, corrected
from footfall.motion.retarget.references import reference
from footfall.physics.start import Start
from footfall.systems.data_driven import piece as pieces

BODY = characters.load("human-toes")
JOINTS = [joint.name for joint in BODY.joints]
BALANCE = {"cv": 0.05, "lat_cv": 0.25, "ankle_cd": -1.5, "ankle_cv": -0.5}
STANDING = {"stand_cd": 900.0, "stand_cv": 200.0}
SERVO = {"waist": 600.0, "neck": 100.0, "shoulder": 100.0, "elbow": 60.0, "hip": 250.0, "knee": 300.0, "ankle": 180.0}
SERVO |= {"stance_hip": 400.0, "stance_knee": 770.0, "stance_ankle": 230.0, "damping": 0.1}


def skill_of(name: str, seconds: float) -> Skill:
    """A built-in motion, to be followed from its first frame."""
    made = pieces.piece_of(reference(name, BODY, seconds), BODY)
    speed = (made.rows[1, :3] - made.rows[0, :3]) * pieces.RATE
    rates = (made.angles[1] - made.angles[0]) * pieces.RATE
    start = Start(
        velocity=(speed[0], speed[2]),
        sideways=speed[1],
        angles=dict(zip(JOINTS, made.angles[0].tolist(), strict=True)),
        rates=dict(zip(JOINTS, rates.tolist(), strict=True)),
    )
    return Skill(
        id=name,
        title=name,
        about="",
        source="",
        origin="tuned",
        kind="act",
        gait="",
        system="data_driven",
        character=BODY,
        start=start,
        start_state=0,
        body={"balance": BALANCE | STANDING, "servo": {**SERVO, "torso": [1000.0, 1000.0, 300.0]}},
        held={**vars(made), "joints": np.array(JOINTS)},
    )


@pytest.fixture(scope="module")
def walking() -> Skill:
    """A walk of a few steps."""
    return skill_of("walk-fast", 2.5)


@pytest.mark.slow
def test_a_stand_needs_no_corrections():
    found = search.find(skill_of("stand", 1.0), seconds=10.0)
    assert found.followed
    assert not found.corrections.any()
    assert found.notes == []
    assert set(found.after) == set(search.STEPS)


@pytest.mark.slow
def test_a_state_on_the_way_leads_to_the_same_end(walking):
    follower = Follower(walking)
    none = np.zeros((len(follower.fragments), 8))
    whole = follower.play(1e-3, follower.begin(Variant(1e-3)), none, len(none), keep=True)
    last = max(whole.begins)
    assert last > 0
    assert follower.play(1e-3, whole.begins[last], none, len(none)).figures == whole.figures


@pytest.mark.slow
def test_a_search_gets_further_and_does_the_same_on_any_number_of_threads(walking):
    made, values = [], []
    for workers in (1, 2):
        one = search._Search(Follower(walking), None, 3, workers, lambda words: None, None)
        states, until = [(Variant(2e-3), one.first(Variant(2e-3)))], len(one.fragments)
        values += one.values([one.corrections], states, until, search._closeness)
        values.append(one.minimize(one.common(0), states, until, 2, search._closeness, 0.0, 0.1))
        made.append(search.checked(one.corrections, one.fragments))
    assert values[1] < values[0]
    assert values[2:] == values[:2]
    assert made[0].any()
    assert np.array_equal(*made)


@pytest.mark.slow
def test_a_piece_that_falls_may_be_searched_for_longer(walking, monkeypatch):
    left = []
    monkeypatch.setattr(search._Search, "judge", lambda self, runs: setattr(self, "worth", 2.0 * search.FALL))
    monkeypatch.setattr(search._Search, "cure", lambda self: left.append(self.deadline - time.monotonic()))
    search.find(walking, seconds=10.0, refine=False)
    search.find(walking, seconds=10.0, falling=1000.0, refine=False)
    monkeypatch.setattr(search._Search, "judge", lambda self, runs: setattr(self, "worth", 1.0))
    search.find(walking, seconds=10.0, falling=1000.0, refine=False)
    assert len(left) == 2
    assert left[0] < 10.0 < left[1]


@pytest.mark.slow
def test_a_search_that_is_stopped_keeps_what_is_known(walking):
    stop = threading.Event()
    stop.set()
    known = 0.1 * search.limits(Follower(walking).fragments)
    found = search.find(walking, known=known, stop=stop)
    assert found.stopped
    assert np.array_equal(found.corrections, known)


def test_corrections_are_stored_and_checked(walking, tmp_path):
    fragments = Follower(walking).fragments
    made = search.limits(fragments) * np.random.default_rng(1).uniform(-1.0, 1.0, (len(fragments), 8))
    search.store(tmp_path / "a.npy", made)
    read = search.stored(tmp_path / "a.npy", fragments)
    assert np.array_equal(read, made)
    assert all(np.array_equal(f.correction, row) for f, row in zip(corrected(fragments, read), made, strict=True))
    with pytest.raises(BadInput, match="wrong shape"):
        search.stored(tmp_path / "a.npy", fragments[1:])
    search.store(tmp_path / "b.npy", np.full(made.shape, np.nan))
    with pytest.raises(BadInput, match="within the limits"):
        search.stored(tmp_path / "b.npy", fragments)
    (tmp_path / "c.npy").write_bytes(b"no")
    with pytest.raises(BadFile, match="not a file of corrections"):
        search.stored(tmp_path / "c.npy", fragments)
