"""Real falls, made on purpose: the report names what was done to the body, and what may help."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from footfall import systems
from footfall.characters import BodyShape
from footfall.cli import play as play_verb
from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.evaluate.falls import explain as falls
from footfall.evaluate.falls import signs as fall_signs
from footfall.evaluate.falls.traces import traces
from footfall.evaluate.report import Report
from footfall.physics import scene as scenes
from footfall.physics.push import Push
from footfall.physics.start import Start
from footfall.trials import Trial, run

DT = 1e-3


def weaker(name: str, joint: str, fraction: float):
    """A skill on a body some of whose joints are weak."""
    skill = skills.load(name)
    joints = tuple(replace(j, torque=fraction * j.torque) if joint in j.name else j for j in skill.character.joints)
    return replace(skill, character=replace(skill.character, joints=joints))


def fall(skill, seconds: float = 10.0, **settings) -> falls.FallExplanation:
    rollout = run(Trial(skill if not isinstance(skill, str) else skills.load(skill), seconds, DT, **settings))
    assert rollout.ending.kind == "fell"
    return falls.explain(rollout)


@pytest.mark.parametrize(
    ("force", "kind"),
    [
        ((0.0, 600.0, 0.0), "sideways_drift"),
        ((0.0, -600.0, 0.0), "sideways_drift"),
        ((700.0, 0.0, 0.0), "forward"),
        ((-700.0, 0.0, 0.0), "backward"),
    ],
)
def test_the_human_pushed_over_goes_where_it_was_pushed(force, kind):
    report = fall("human-walk", pushes=(Push(force, 3.0, 0.4),))
    assert report.kind == kind
    assert "pushed" in report.others
    assert (3.0, f"pushed with {max(map(abs, force)):.0f} N for 0.4 s on torso") in report.timeline
    assert 3.0 < report.began < 3.6
    word = {600.0: "to the left", -600.0: "to the right"}.get(force[1], kind)
    assert any(word in text for _, text in report.timeline)


@pytest.mark.parametrize(("force", "kind"), [(1500.0, "forward"), (-1500.0, "backward")])
def test_the_planar_walk_pushed_over_goes_where_it_was_pushed(force, kind):
    report = fall("planar-walk", pushes=(Push((force, 0.0, 0.0), 4.0, 0.1),))
    assert report.kind == kind
    assert "lat." not in report.advice


@pytest.mark.parametrize(("name", "friction"), [("human-walk", 0.1), ("human-walk", 0.2), ("planar-walk", 0.05)])
def test_ice_is_a_slip(name, friction):
    report = fall(name, scene=scenes.flat(friction))
    assert report.kind == "slipped"
    assert "friction" in report.advice
    assert any("slides" in text for _, text in report.timeline)


@pytest.mark.parametrize(("name", "fraction"), [("human-walk", 0.15), ("planar-walk", 0.1)])
def test_knees_too_weak_to_carry_the_body_are_named(name, fraction):
    report = fall(weaker(name, "knee", fraction))
    assert report.kind == "torque_saturated"
    assert "knee" in report.advice
    told = [str(report), *report.help, *(text for _, text in report.timeline)]
    assert any("left knee" in text or "right knee" in text for text in told)
    assert not any(re.search(r"(left|right)_\w+|torque_saturated", text) for text in told)


def test_knees_that_give_way_without_reaching_a_limit_let_the_hips_sink():
    skill = skills.load("human-walk")
    body = {**skill.body, "servo": {**skill.body["servo"], "knee": 60.0}}
    report = fall(replace(skill, body=body))
    assert report.kind == "pelvis_sank"
    assert "servo.knee" in report.advice


@pytest.mark.parametrize(("name", "start"), [("human-walk", 0.6), ("planar-walk", 3.0)])
@pytest.mark.parametrize("height", [0.15, 0.3])
def test_a_step_up_catches_the_foot(name, start, height):
    report = fall(name, scene=scenes.stairs(height, 2.0, 1, start))
    assert report.kind == "toe_stub"
    assert "swing_knee" in report.advice


@pytest.mark.parametrize("scene", [scenes.stairs(-0.5, 2.0, 1, 3.0), scenes.slope(-18.0)], ids=lambda s: s.name)
def test_ground_that_is_not_there_is_a_late_contact(scene):
    report = fall("planar-walk", scene=scene)
    assert report.kind == "late_or_missed_contact"
    assert any("waits" in text for _, text in report.timeline)


def test_legs_that_touch_are_told_from_legs_that_do_not():
    skill = skills.load("human-walk")
    apart = traces(run(Trial(skill, 0.1, DT)))
    assert fall_signs._feet_gap(apart).min() > 0.03
    crossed = Start(angles={"left_hip_roll": -0.15, "right_hip_roll": 0.15})
    together = traces(run(Trial(skill, 0.02, DT, start=crossed, leg_collision=False, record_every=DT)))
    assert fall_signs._feet_gap(together)[0] < 0.0
    assert fall_signs.collisions(together) is None  # these legs pass through each other


@pytest.mark.parametrize("name", ["human-walk", "planar-walk", "planar-run", "planar-high-step"])
def test_steady_gaits_show_no_signs(name):
    seen = traces(run(Trial(skills.load(name), 8.0, DT)))
    assert [*fall_signs.slides(seen), *fall_signs.stubs(seen), *fall_signs.late_contacts(seen)] == []
    assert fall_signs.torque_saturated(seen, 7.5, 8.0) is None


def test_a_gait_that_scuffs_all_the_time_does_not_fall_of_it():
    trial = Trial(skills.load("planar-scissor-hop"), 12.0, DT, pushes=(Push((-1500.0, 0.0, 0.0), 8.0, 0.1),))
    rollout = run(trial)
    assert len(fall_signs.stubs(traces(rollout))) >= 2
    assert falls.explain(rollout).kind != "toe_stub"


def test_a_fall_says_what_met_the_ground():
    report = fall("human-walk", pushes=(Push((-700.0, 0.0, 0.0), 3.0, 0.4),))
    assert report.timeline[-1][1] == "it fell: head touches the ground"
    times = [time for time, _ in report.timeline]
    assert times == sorted(times)


def test_standing_trials_have_no_fall_to_explain(walk):
    with pytest.raises(BadInput, match="no fall"):
        falls.explain(run(Trial(walk, 1.0, DT)))
    assert falls.run_and_explain(Trial(walk, 1.0, DT)) is None


def test_falls_without_a_record_are_refused(walk):
    trial = Trial(walk, 10.0, DT, pushes=(Push((2000.0, 0.0, 0.0), 1.0, 0.1),), record_every=0.0)
    with pytest.raises(BadInput, match="not recorded"):
        falls.explain(run(trial))


def test_kinds_are_counted(walk):
    trials = [Trial(walk, 8.0, DT, pushes=(Push((force, 0.0, 0.0), 4.0, 0.1),)) for force in (0.0, 1500.0, 1600.0)]
    trials.append(Trial(walk, 8.0, DT, scenes.flat(0.05)))
    assert falls.count_kinds(map(run, trials)) == {"forward": 2, "slipped": 1}


def test_a_reshaped_body_and_a_fall_at_once_are_explained_too():
    assert fall("human-walk", shape=BodyShape(right_leg=0.6)).kind in falls.KINDS
    doomed = replace(skills.load("planar-walk"), start=Start(pitch=-0.7))
    assert fall(doomed).kind in falls.KINDS


def test_play_prints_the_fall(tmp_path: Path, capsys):
    trial = Trial(skills.load("planar-walk"), 8.0, DT, pushes=(Push((1500.0, 0.0, 0.0), 4.0, 0.1),))
    play_verb.play(trial, tmp_path, json=True)
    data = json.loads(capsys.readouterr().out)
    assert data["fall_kind"] == "forward"
    assert "pushed" in data["fall_signs"]
    assert any(line.startswith("most likely cause: it fell forwards, from 4.") for line in data["words"])
    assert any(line.startswith("what may help: ") for line in data["words"])
    times = [row["time_s"] for row in data["table"]]
    assert times == sorted(times)
    assert sum("push" in row["what"] for row in data["table"]) == 1
    play_verb.play(trial, tmp_path, json=False)
    screen = capsys.readouterr().out
    assert "most likely cause: it fell forwards" in screen
    assert not [key for key in (*falls.KINDS, "fall_kind") if "_" in key and key in screen]


ADVISED = ("human-walk", "human-norm-walk", "human-walk-natural", "planar-walk")


@pytest.mark.parametrize("name", ADVISED)
@pytest.mark.parametrize("kind", falls.KINDS)
def test_advice_names_gains_in_words_and_their_keys_in_brackets(name, kind):
    skill = skills.load(name)
    words = re.sub(r"\([^)]*\)", "", systems.of(skill).advice(skill, kind, "left_knee"))
    assert not re.search(r"_(?![vd]\b)|\b(lat|servo|balance|offsets|gain)\.", words)  # c_v and c_d are their symbols


def test_a_fall_of_push_recovery_tells_what_was_tried_and_in_which_phase():
    skill = skills.load("human-stand")
    rollout = run(Trial(systems.of(skill).allowing(skill, 1), 5.0, 2e-3, pushes=(Push((0.0, 700.0, 0.0), 1.0, 0.2),)))
    report = Report("", {})
    falls.add_to_report(rollout, report)
    assert "strategy tried: one step; it fell during: change of support" in report.words
    assert any(line.startswith("what may help: begin to step while the push acts") for line in report.words)
    assert any(text == "step 1 begins" and time == pytest.approx(1.2, abs=0.01) for time, text in report.rows)
