"""From pictures to features, acts, poses and files; with acts that need no recordings."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from footfall import characters
from footfall.cli.app import app
from footfall.control import skill as skills
from footfall.errors import BadFile, BadInput
from footfall.foot_pressure import acts, build, kinds
from footfall.foot_pressure.evaluate import run
from footfall.foot_pressure.figure import Act
from footfall.foot_pressure.performances import DATABASE, Performer
from footfall.foot_pressure.stream import Receiver
from footfall.motion import read as read_motion
from footfall.motion.retarget import references
from footfall.physics.pressure import Pad
from footfall.systems.foot_pressure import pad_file
from footfall.systems.foot_pressure.animator import animate
from footfall.systems.foot_pressure.database import of_skill
from footfall.systems.foot_pressure.features import NAMES, Extractor, hu_moments
from footfall.systems.foot_pressure.recogniser import hat


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


@pytest.fixture(scope="module")
def folder(performer, made, tmp_path_factory) -> Path:
    seen = build.performed(performer, made, 2, 1)
    database, names = build.database([*seen, performer.quiet(6.0, 5)], performer.figure.character, performer.pad)
    place = tmp_path_factory.mktemp("pressure") / "small"
    demo = build.joined([performer.perform(made[0], 77)], performer.pad)
    build.write(place, build.document("small", database, DATABASE, "human", names), database, demo)
    return place


@pytest.fixture(scope="module")
def database(folder: Path):
    return of_skill(skills.load(folder))


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
    for recipe in made:
        outcome = run(database, performer.perform(recipe, 900 + len(recipe.label)))
        assert outcome.label == recipe.label
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
