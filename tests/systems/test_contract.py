"""The contract of systems (`control/system.py`), over every registered system and a skill of each."""

from __future__ import annotations

import copy
import json
import math
import os
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

from footfall import Change, Command, Push, Trial, run, systems
from footfall.cli import main
from footfall.control import skill as skills
from footfall.control.law import fresh_command
from footfall.control.states import NEVER
from footfall.control.system import KINEMATIC, TORQUE, System
from footfall.errors import BadInput, FootfallError
from footfall.evaluate.falls.explain import KINDS
from footfall.evaluate.protocols import gaits, ranges
from footfall.studio.files.skill_editor import SkillEditor
from footfall.studio.live.simulation import LiveSimulation
from footfall.trials import Simulation

DT = 2e-3
SKILLS = {  # one of each system, and of each of its laws
    "simbicon": ("planar-walk", "human-walk-speed", "human-norm-walk"),
    "optimized_walk": ("human-walk-natural",),
    "stop_and_go": ("human-stop-and-go",),
    "limit_cycle": ("human-lcc-walk",),
    "playback": ("human-walk-published",),
    "push_recovery": ("human-stand",),
    "push_response": ("human-react",),
    "walk_and_recover": ("human-walk-recover",),
}
NAMES = [name for names in SKILLS.values() for name in names]
MOVED = [name for name in NAMES if name not in ("human-walk-published", "human-react")]  # by torques


def load(name: str):
    return skills.load(name)


@pytest.fixture
def command(capsys, monkeypatch):
    """What a command of `footfall` prints, or its error where another exit code is expected."""

    def command(*words: str, code: int = 0) -> str:
        monkeypatch.setattr(sys, "argv", ["footfall", *words])
        capsys.readouterr()
        ended_with: object = 0
        try:
            main()
        except SystemExit as ended:
            ended_with = ended.code
        out, err = capsys.readouterr()
        assert (ended_with or 0) == code, err
        return err if code else out

    return command


MADE_FROM_CLIPS = {
    "data_driven",
    "foot_pressure",
    "perturbation",
    "policy",  # of one's own networks: tests/gym/test_policy.py
    "rectified",
    "repertoire",
}  # characters of one's own clips; none is built in


def test_every_registered_system_has_a_skill_here():
    registered = {found.name for found in systems.found() if found.package == "footfall"}
    assert registered - MADE_FROM_CLIPS == set(SKILLS)
    assert {load(name).system for name in NAMES} == set(SKILLS)


@pytest.mark.parametrize("name", SKILLS)
def test_a_system_answers_everything_the_contract_asks(name):
    system = systems.load(name)
    assert isinstance(system, System)
    assert system.kind in (TORQUE, KINEMATIC)


@pytest.mark.parametrize("name", NAMES)
def test_a_skill_can_be_checked_and_shown(name, command):
    assert json.loads(command("check", name, "--seconds", "0", "--json"))["figures"]["valid"] == 1
    shown = json.loads(command("show", name, "--json"))
    assert shown["id"] == name
    assert shown["moved_by"] == systems.of(load(name)).kind
    out = command("show", name)
    assert load(name).title in out
    assert ("kinematic: " in out) == systems.kinematic(load(name))


@pytest.mark.parametrize("name", NAMES)
def test_an_unknown_key_of_its_file_is_refused(name):
    skill = load(name)
    with pytest.raises(FootfallError, match="no_such_key"):
        systems.check(replace(skill, body={**skill.body, "no_such_key": 1}))


@pytest.mark.parametrize("name", NAMES)
def test_a_skill_plays_and_repeats_bit_for_bit(name):
    trial = Trial(load(name), 1.5, DT, commands=(Command(0.5, heading=0.1),))
    one, two = run(trial), run(trial)
    assert one.ending.kind == "time_up"
    assert np.array_equal(one.series, two.series)
    assert np.isfinite(one.series).all()


@pytest.fixture(scope="module")
def plain_series(tmp_path_factory) -> dict[str, np.ndarray]:
    """The first tenth of a second of every skill by the loop in plain Python, in a process without a compiler."""
    path = tmp_path_factory.mktemp("plain") / "series.npz"
    script = f"""
import numpy as np
from footfall import Trial, load, run
np.savez({str(path)!r}, **{{name: run(Trial(load(name), 0.1, {DT}), compiled=False).series for name in {MOVED!r}}})
"""
    done = subprocess.run(
        [sys.executable, "-c", script], env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    with np.load(path) as file:
        return dict(file)


@pytest.mark.parametrize("name", MOVED)
def test_compiled_and_plain_loops_agree(name, plain_series):
    assert np.allclose(run(Trial(load(name), 0.1, DT)).series, plain_series[name], rtol=0.0, atol=1e-9)


@pytest.mark.parametrize("name", NAMES)
def test_a_saved_simulation_goes_on_bit_for_bit(name):
    trial = Trial(load(name), 3.0, DT, pushes=(Push((30.0, 0.0, 0.0), 1.2, 0.2),))
    whole = run(trial).series
    sim = Simulation(trial)
    sim.advance(1.3)
    saved = sim.save()
    sim.advance(2.0)
    sim.restore(saved)
    sim.advance(3.0)
    assert np.array_equal(sim.rollout().series, whole)
    other = Simulation(trial)  # another one of the same trial, without the records before
    other.restore(saved)
    other.advance(3.0)
    assert np.array_equal(other.rollout().series[-200:], whole[-200:])


@pytest.mark.parametrize("name", MOVED)
def test_states_are_what_the_machine_says(name):
    controller = systems.controller(load(name))
    machine, memory = controller.machine, controller.fresh_memory()
    assert {"state", "entered"} <= set(controller.memory.names or ())
    assert len(machine) == len(machine.next) == len(machine.stance) == len(machine.dwell)
    assert all(0 <= state < len(machine) for state in machine.next)
    assert load(name).start_state < len(machine)
    assert memory.state == 0
    phase = systems.of(load(name)).phase(controller, memory, 0.0)
    assert math.isnan(phase) or 0.0 <= phase <= 1.0


@pytest.mark.parametrize(
    ("one", "other"), [("human-walk", "human-walk-speed"), ("human-norm-walk", "human-walk-natural")]
)
def test_skills_of_one_body_are_joined_both_ways(one, other):
    for old, new in ((one, other), (other, one)):
        rollout = run(Trial(load(old), 8.0, DT, changes=(Change(load(new), 3.0),), route=False))
        assert any(f"{old} → {new}" in note.text for note in rollout.notes), (old, new)


def test_a_system_without_rules_of_its_own_joins_when_the_stance_leg_changes():
    class Plain(System):
        pass

    walk = systems.controller(load("human-walk"))
    memory = walk.fresh_memory()
    memory.state = 2
    assert Plain().join(walk, memory, 2, walk) is None
    joined = Plain().join(walk, memory, 1, walk)
    assert joined is not None
    assert walk.machine.stance[joined[1]] == walk.machine.stance[2]
    stand = systems.controller(load("human-simbicon-stand"))
    assert stand.machine.until[0] == NEVER
    assert Plain().join(stand, stand.fresh_memory(), 0, walk) is not None


@pytest.mark.parametrize("name", NAMES)
def test_advice_is_given_for_every_kind_of_fall(name):
    system = systems.of(load(name))
    for kind in KINDS:
        words = system.advice(load(name), kind, "left_knee")
        assert words
        assert "{" not in words


@pytest.mark.parametrize("name", MOVED)
def test_balance_gains_are_shifted_or_the_skill_says_it_has_none(name):
    system = systems.of(load(name))
    plain = system.controller(load(name))
    before = copy.deepcopy(plain.parameters)
    if type(system).shift_gains is System.shift_gains:
        with pytest.raises(BadInput, match="no balance gains"):
            system.shift_gains(plain, 0.1, 0.1)
        return
    shifted = system.shift_gains(plain, 0.1, 0.1)
    assert plain.parameters.tobytes() == before.tobytes()  # a copy was shifted
    assert shifted.parameters.tobytes() != before.tobytes()
    assert ranges.survival(load(name), 0.0, 0.0, 1.0, DT) == 1.0


@pytest.mark.parametrize("name", NAMES)
def test_the_studio_shows_it(name):
    live = LiveSimulation(load(name))
    live.advance(0.5)
    assert live.sim.time == pytest.approx(0.5, abs=0.01)
    assert len(live.frame()) > 100
    message = live.skill_message()
    assert message["id"] == name
    assert message["kinematic"] == systems.kinematic(load(name))


@pytest.mark.parametrize("name", ["planar-walk", "human-walk", "human-walk-natural"])
def test_its_states_can_be_edited_while_it_is_played(name):
    assert systems.of(load(name)).editable_states(load(name))
    live, editor = LiveSimulation(load(name)), SkillEditor(load(name))
    live.advance(0.1)
    editor.edit(0, "swing_knee", -0.7)
    edited, controller = editor.playing()
    assert controller.parameters.tobytes() != systems.controller(load(name)).parameters.tobytes()
    live.play(edited)
    live.advance(0.1)
    assert live.sim.time == pytest.approx(0.2, abs=0.01)  # it goes on, it does not begin anew
    assert len(editor.message()["states"]) == len(edited.body["states"])


def test_a_recorded_gait_has_its_recording_and_others_none():
    for name in NAMES:
        system = systems.of(load(name))
        cycle = system.reference(load(name))
        assert (cycle is not None) == system.tracks_recording(load(name)) == (name == "human-norm-walk")
    sim = Simulation(Trial(load("human-norm-walk"), 1.0, DT))
    sim.advance(0.5)
    assert sim.tracking.squared.max() > 0.0
    with pytest.raises(BadInput, match="tracks no recording"):
        _ = Simulation(Trial(load("human-walk"), 1.0, DT)).tracking


def test_an_ability_that_is_lacking_is_said_and_not_raised_as_a_fault_of_ours():
    class Nothing(System):
        pass

    skill, system = load("human-walk"), Nothing()
    assert system.channels(skill) == []
    assert system.director(skill) is None
    assert system.targets(skill) == {}
    assert not system.takes_speed(skill)
    for lacking in (system.controller, system.stream, system.learning):
        with pytest.raises(BadInput, match="simbicon"):
            lacking(skill)


# kinematic systems


def test_a_kinematic_skill_has_no_torques_and_no_ground_forces():
    rollout = run(Trial(load("human-walk-published"), 2.0, DT))
    forces = [name for name in rollout.columns if name.endswith(("_torque", "_fx", "_fy", "_fz"))]
    assert forces
    assert not any(rollout[name].any() for name in forces)
    assert rollout["x"][-1] == pytest.approx(2.0 * 1.3, rel=0.1)
    assert rollout["vx"][100:].mean() == pytest.approx(1.3, rel=0.1)


def test_a_kinematic_skill_is_refused_where_forces_are_measured():
    skill = load("human-walk-published")
    assert skill.id not in {s.id for s in gaits.of_character("human-toes")}
    with pytest.raises(BadInput, match="kinematic"):
        gaits.plan([skill])
    with pytest.raises(BadInput, match="kinematic"):
        Trial(load("human-norm-walk"), 5.0, changes=(Change(skill, 1.0),))


def test_playing_a_kinematic_skill_tells_no_forces_and_takes_no_pushes(command, tmp_path):
    words = ("play", "human-walk-published", "--seconds", "0.5", "--out", str(tmp_path), "--json")
    figures = json.loads(command(*words))["figures"]
    assert figures["distance_m"] > 0.0
    assert not any("torque" in name or "force" in name or "power" in name for name in figures)
    for refused in (("--push", "100@0.2"), ("--balance",)):
        assert "kinematic" in command(*words, *refused, code=2)


def test_a_stream_remembers_plain_data_only():
    stream = systems.of(load("human-walk-published")).stream(load("human-walk-published"))
    memory = stream.begin()
    pose = stream.frame(memory, 0.3, fresh_command(), ())
    assert pose.shape == (7 + len(load("human-walk-published").character.joints),)
    assert json.dumps(memory) == json.dumps(copy.deepcopy(memory))
