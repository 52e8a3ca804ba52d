"""From pictures to features, acts, poses and files; with acts that need no recordings."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from footfall import characters
from footfall.characters.roles import find
from footfall.cli.app import app
from footfall.control import skill as skills
from footfall.errors import BadFile, BadInput
from footfall.foot_pressure import acts, build, kinds
from footfall.foot_pressure.evaluate import run
from footfall.foot_pressure.figure import Act
from footfall.foot_pressure.kept import Kept
from footfall.foot_pressure.performances import DATABASE, Performer
from footfall.foot_pressure.stream import Receiver
from footfall.motion import read as read_motion
from footfall.motion.retarget import references
from footfall.physics.pressure import Pad
from footfall.systems.foot_pressure import pad_file
from footfall.systems.foot_pressure.animator import Animator, animate
from footfall.systems.foot_pressure.database import of_skill
from footfall.systems.foot_pressure.features import NAMES, Extractor, hu_moments
from footfall.systems.foot_pressure.pictures import packed
from footfall.systems.foot_pressure.recogniser import Recogniser, hat

pytestmark = pytest.mark.xdist_group("recognition")  # whose fixtures one worker makes


class Standing(Performer):
    """A performer whose stance is a built-in reference motion."""

    def stance(self, width: float) -> Act:
        motion = references.reference("stand", self.figure.character, 1.0, 60.0)
        return acts.stood(self.figure, Act(motion, np.ones((len(motion), 2), bool)), width)


@pytest.fixture(scope="module")
def performer() -> Standing:
    return Standing(DATABASE, Path("none"), characters.load("human"))


@pytest.fixture(scope="module")
def made():
    return [recipe for recipe in kinds.training() if recipe.source is None and recipe.label != "squat-shallow"]


def _walk(body) -> Act:
    """A built-in walk, whose ankles tell what is on the ground."""
    motion = references.reference("walk", body, 6.0, 60.0)
    roles = find(motion.skeleton)
    low = motion.positions[:, [roles["left_ankle"], roles["right_ankle"]], 2]
    return Act(motion, low < low.min() + 0.04)


@pytest.fixture(scope="module")
def folder(performer, made, tmp_path_factory) -> Path:
    seen = build.performed(performer, made, 2, 1)
    quiet = performer.quiet(6.0, 5)
    body = performer.figure.character
    database, names = build.database([*seen, quiet], body, performer.pad, [("walk", _walk(body))])
    place = tmp_path_factory.mktemp("pressure") / "small"
    demo = build.joined([performer.perform(made[0], 77)], performer.pad)
    build.write(place, build.document("small", database, DATABASE, "human", names), database, demo)
    return place


@pytest.fixture(scope="module")
def database(folder: Path):
    return replace(of_skill(skills.load(folder)), shown_as={})  # a march is shown as a march


def test_performances_of_a_stopped_training_are_kept_and_the_same(performer, made, tmp_path, monkeypatch):
    recipes, place = made[:3], tmp_path / "pad"
    labels = [recipe.label for recipe in recipes]
    wanted = build.performed(performer, recipes, 2, 1)
    kept = Kept(place, performer, recipes, 2, 1)

    def stopped(done: int, total: int, what: str) -> None:
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        build.performed(performer, recipes, 2, 1, stopped, kept)
    files = sorted(kept.folder.iterdir())
    files[0].write_bytes(b"damaged")
    calls = []
    perform = performer.perform
    monkeypatch.setattr(performer, "perform", lambda *of: calls.append(of) or perform(*of))
    found = build.performed(performer, recipes, 2, 1, kept=Kept(place, performer, recipes, 2, 1))
    assert len(files) == 4
    assert len(calls) == 1 + len(set(labels)) * 2 - 4
    for one, other in zip(wanted, found, strict=True):
        assert (one.label, one.kind, one.clip, one.onset, one.end) == (
            *(other.label, other.kind, other.clip),
            *(other.onset, other.end),
        )
        for a, b in ((one.motion.root, other.motion.root), (one.frames, other.frames), (one.contacts, other.contacts)):
            np.testing.assert_array_equal(a, b)
        np.testing.assert_array_equal(one.motion.local_rotations, other.motion.local_rotations)
        assert one.motion.skeleton.names == other.motion.skeleton.names
    Kept(place, performer, recipes, 2, 2).performance(0, recipes[0], lambda: wanted[0])  # another seed: made again
    assert len(list(kept.folder.iterdir())) == len(wanted) + 1
    kept.remove()
    assert not kept.folder.exists()


def test_hat_weights_are_those_of_the_thesis():
    np.testing.assert_allclose(hat(2, 3), [1 / 3, 2 / 3, 1.0, 0.75, 0.5, 0.25])


def test_hu_moments_do_not_change_with_place_and_quarter_turns():
    picture = np.zeros((40, 40))
    picture[5:20, 6:12], picture[18:22, 6:18] = 3.0, 7.0
    moved = np.roll(picture, (9, 13), axis=(0, 1))
    np.testing.assert_allclose(hu_moments(picture), hu_moments(moved), rtol=1e-9)
    np.testing.assert_allclose(hu_moments(picture), hu_moments(np.rot90(picture)), rtol=1e-6)


@pytest.mark.parametrize("turn", [0.0, 1.9, -2.6])
def test_feet_are_found_with_any_facing(performer, made, turn: float):
    performance = performer.perform(made[0], 31, turn)
    extractor = Extractor(performer.pad)
    for frame in performance.frames[:12]:
        extractor.push(frame)
    off = (extractor.tracker.facing - turn + np.pi) % (2.0 * np.pi) - np.pi
    assert abs(np.degrees(off)) < 12.0
    true = performer.figure.places(performance.motion)[55, :, :2]
    found = np.array([foot.ankle for foot in extractor.tracker.feet])
    assert np.linalg.norm(found - true, axis=1).max() < 0.08


def test_acts_are_recognised_in_other_performances(performer, made, database):
    for recipe in {recipe.label: recipe for recipe in made}.values():
        outcome = run(database, performer.perform(recipe, 900 + len(recipe.label)))
        assert outcome.label == recipe.label, outcome.acts
        assert outcome.steps.max() < 0.03


def test_quiet_stance_is_no_act(performer, database):
    assert not run(database, performer.quiet(8.0, 44)).acts


def test_the_avatar_keeps_its_feet_on_the_ground_in_place(performer, made, database):
    performance = performer.perform(made[-1], 61)
    motion, labels, delay = animate(database, performance.frames)
    assert delay == pytest.approx(0.5)
    assert made[-1].label in labels
    joints = [database.roles["left_ankle"], database.roles["right_ankle"]]
    moved = np.linalg.norm(np.diff(motion.positions[:, joints], axis=0), axis=-1)
    assert moved.max() < 0.005  # a squat moves no foot


def test_a_folder_is_played_and_described(folder: Path):
    out = CliRunner().invoke(app, ["show", str(folder)])
    assert out.exit_code == 0
    assert "weight_transfer-left" in out.stdout


def test_animate_writes_bvh(folder: Path, tmp_path: Path):
    target = tmp_path / "out.bvh"
    out = CliRunner().invoke(app, ["pressure", "animate", str(folder), str(folder / "pad.csv"), "-o", str(target)])
    assert out.exit_code == 0, out.output
    assert len(read_motion(target)) > 200


def test_a_stream_that_stops_and_comes_back(folder: Path, database):
    recording = pad_file.read(folder / "pad.csv")
    receiver = Receiver(database)
    receiver.take(pad_file.heading(recording.pad))
    for start in (0.0, 100.0):
        for k, frame in enumerate(recording.frames):
            if k % 17 != 5:  # lost datagrams
                receiver.take(pad_file.line(start + k / recording.pad.rate, frame))
    receiver.take("not,a,frame")
    assert receiver.breaks == 1
    assert receiver.refused == 1
    assert [label for _, label in receiver.acts] == [receiver.acts[0][1]] * 2
    assert receiver.motion() is not None


@pytest.mark.slow
def test_a_march_of_any_length_is_one_act_and_can_be_shown_as_a_walk(performer, made, database):
    recipe = replace(next(recipe for recipe in made if recipe.label == "march"), steps=(8, 8))
    performance = performer.perform(recipe, 52)
    joints = [database.roles["left_ankle"], database.roles["right_ankle"]]
    ways = {}
    for shown in ({}, {"march": "walk"}):
        known = replace(database, shown_as=shown)
        motion, labels, _ = animate(known, performance.frames)
        assert labels[-1] == "stance"
        assert sum(a != b for a, b in pairwise([label == "march" for label in labels])) == 2
        ways["walk" if shown else "march"] = motion
    ankles = ways["march"].positions[:, joints, 2]
    high = ankles > ankles[0].max() + 0.03
    assert abs(int(np.sum(high[1:] & ~high[:-1])) - 8) <= 1  # as often as the performer raised a foot
    gone = {name: float(np.linalg.norm((way.root[-1] - way.root[0])[:2])) for name, way in ways.items()}
    assert gone["march"] < 0.05
    assert gone["walk"] > 2.0


def test_an_act_ends_where_the_performer_stands_again_also_elsewhere(database):
    """After a step the ankles are not where they were, and never come back there."""
    templates = database.templates
    act = templates.features[0, : templates.lengths[0]].copy()
    ankles = [k for k, name in enumerate(NAMES) if "_ankle_" in name]
    part = np.linspace(0.0, 1.0, len(act))[:, None]
    act[:, ankles] += 0.3 * part
    recogniser = Recogniser(templates)
    for row in act:
        recogniser.push(row)
    assert recogniser.active
    ended = []
    for _ in range(12):
        recogniser.push(act[-1])
        ended.append(not recogniser.active)
    assert any(ended)


def test_pictures_of_templates_come_back_as_they_were():
    random = np.random.default_rng(3)
    groups = [random.integers(0, 4, (count, 6, 5)).astype(np.uint8) for count in (7, 9)]
    kept = packed(groups, 12.0)
    np.testing.assert_array_equal(kept.picture(1, 5, (6, 5)), groups[1][5])
    few = packed(groups, 60.0)  # of a fast pad some are left out
    np.testing.assert_array_equal(few.picture(0, 4, (6, 5)), groups[0][4])
    assert len(few.cells) < 0.5 * len(kept.cells)


@pytest.mark.slow
def test_a_faster_pad_with_finer_cells_is_recognised_too(performer, made):
    pad = Pad(rows=96, columns=120, cell=0.00847, rate=48.0)
    other = Standing(DATABASE, Path("none"), performer.figure.character, pad)
    recipes = [made[0], made[-1]]
    known, _ = build.database(
        [*(other.perform(recipe, seed) for recipe in recipes for seed in (1, 2)), other.quiet(3.0, 5)],
        performer.figure.character,
        pad,
    )
    outcome = run(known, other.perform(recipes[0], 33))
    assert outcome.label == recipes[0].label
    assert outcome.steps.max() < 0.03
    assert Animator(known).delay == pytest.approx(0.5)


# bad input


def _written(folder: Path, tmp_path: Path, change) -> Path:
    lines = (folder / "pad.csv").read_text().splitlines()
    path = tmp_path / "bad.csv"
    path.write_text("\n".join(change(lines)) + "\n")
    return path


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda lines: ["#pad rows=60 columns=80", *lines[1:]], "expected 4800 for 60 rows and 80 columns"),
        (lambda lines: lines[1:], "expected a first line such as"),
        (lambda lines: [*lines[:6], *lines[9:]], "3 frames are missing"),
        (lambda lines: [lines[0], lines[3], lines[2]], "expected times that increase"),
        (lambda lines: [lines[0], lines[1].replace(",0,", ",999,", 1), lines[2]], "expected 0 to 255"),
        (lambda lines: [lines[0], "0.0,x"], "expected a time and whole numbers"),
        (lambda lines: lines[:1], "has 0 frames"),
    ],
)
def test_a_bad_recording_is_refused_in_one_line(folder: Path, tmp_path: Path, change, says: str):
    with pytest.raises(BadFile) as error:
        pad_file.read(_written(folder, tmp_path, change))
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_missing_pictures_can_be_filled(folder: Path, tmp_path: Path):
    path = _written(folder, tmp_path, lambda lines: [*lines[:6], *lines[9:]])
    assert len(pad_file.read(path, fill=True).frames) == len(pad_file.read(folder / "pad.csv").frames)


def test_another_pad_is_refused(database):
    with pytest.raises(BadInput, match="trained with"):
        pad_file.check_same(Pad(rate=100.0), database.pad, "pad.csv")


def test_a_database_of_another_body_is_refused(folder: Path):
    skill = skills.load(folder)
    with pytest.raises(BadFile, match="another body"):
        of_skill(replace(skill, character=characters.load("human-toes")))


def test_a_skill_of_another_system_is_refused(folder: Path):
    out = CliRunner().invoke(app, ["pressure", "animate", "human-walk", str(folder / "pad.csv")])
    assert out.exit_code != 0
    assert "expected a database of foot_pressure" in str(out.exception)


def test_features_have_names():
    assert len(NAMES) == 20
