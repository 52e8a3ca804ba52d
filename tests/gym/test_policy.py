"""Policies as skills: the same return as in the environment, and every contract that a skill keeps."""

from __future__ import annotations

import importlib.util
import json
import sys
from dataclasses import replace

import numpy as np
import pytest

from footfall import Change, Command, Push, Trial, load, run, systems
from footfall.cli import main
from footfall.errors import FootfallError
from footfall.gym import FootfallEnv, score, write_policy
from footfall.studio.live.simulation import LiveSimulation
from footfall.systems.policy import network
from footfall.trials import Simulation

RESIDUAL = {"actions": "residual", "skill": "planar-walk", "scale": 0.1}
CASES = [
    ("walk", {**RESIDUAL, "seconds": 2.0}),
    ("push", {"character": "planar7", "every": (0.2, 0.3), "seconds": 1.0}),
    ("imitate", {"character": "human", "clip": "walk", "joints": ["left_knee", "right_knee"], "seconds": 1.0}),
]


@pytest.fixture
def policy(onnx, linear, tmp_path):
    """A skill made from a network with random weights, its environment, and the network in NumPy."""

    def made(task: str = "walk", name: str = "my-policy", **settings):
        env = FootfallEnv(task, **settings)
        net = linear(env.observation_space.shape[0], env.action_space.shape[0])
        return write_policy(net.save(onnx, tmp_path / f"{name}.onnx"), env.setup, tmp_path / name), env, net

    return made


@pytest.mark.parametrize(("task", "settings"), CASES, ids=[task for task, _ in CASES])
def test_it_plays_with_the_return_that_it_has_in_its_environment(policy, task, settings):
    skill, env, net = policy(task, **settings)
    played = score.play(skill, env.setup, 3, 2)
    for k, found in enumerate(played):
        seen, _ = env.reset(seed=3 if k == 0 else None)
        total, over = 0.0, False
        while not over:
            seen, reward, fell, timeout, info = env.step(net(seen))
            total, over = total + reward, fell or timeout
        assert found.total == pytest.approx(total, rel=0.01)
        assert found.seconds == pytest.approx(info["time"], abs=0.021)
        assert found.fell == fell


def test_a_policy_of_zeros_is_the_skill_below(onnx, linear, tmp_path):
    env = FootfallEnv("walk", **RESIDUAL)
    net = linear(env.observation_space.shape[0], 6, size=0.0)
    skill = write_policy(net.save(onnx, tmp_path / "zeros.onnx"), env.setup, tmp_path / "zeros")
    pushed = {"pushes": (Push((150.0, 0.0, 0.0), 1.0, 0.1),)}
    one, two = (run(Trial(s, 2.0, 2e-3, **pushed)) for s in (skill, load("planar-walk")))
    assert np.array_equal(one.series, two.series)


def test_it_repeats_and_continues_bit_for_bit(policy):
    skill, *_ = policy(**RESIDUAL)
    trial = Trial(skill, 2.0, 2e-3, pushes=(Push((60.0, 0.0, 0.0), 0.8, 0.2),), commands=(Command(0.5, speed=0.9),))
    whole = run(trial).series
    assert np.array_equal(run(trial).series, whole)
    sim = Simulation(replace(trial, commands=()))
    sim.advance(0.93)
    saved = sim.save()
    sim.advance(1.5)
    first = sim.positions
    sim.restore(saved)
    sim.advance(1.5)
    assert np.array_equal(sim.positions, first)


def test_it_follows_and_is_followed_by_other_skills_and_walks_in_the_studio(policy):
    skill, *_ = policy(**RESIDUAL)
    rollout = run(Trial(load("planar-walk"), 4.0, 2e-3, changes=(Change(skill, 1.5),), route=False))
    assert any("my-policy" in note.text for note in rollout.notes)
    live = LiveSimulation(skill)
    live.advance(0.5)
    assert live.sim.time == pytest.approx(0.5, abs=0.01)
    assert live.skill_message()["id"] == "my-policy"
    assert len(live.frame()) > 100


def test_the_file_says_what_it_observes_and_does(policy):
    skill, env, _ = policy(**RESIDUAL)
    system = systems.of(skill)
    assert system.takes_speed(skill)
    assert system.time_step(skill) == 2e-3
    other, *_ = policy(name="quick", **{**RESIDUAL, "speed": (0.8, 1.2)})
    assert other.speed == pytest.approx(1.0)  # what the network observes without a command
    shown = system.describe(skill)
    assert "planar-walk" in shown.words[0]
    assert sum(row[2] for row in shown.rows) == env.observation_space.shape[0]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('kind = "residual"', 'kind = "telepathy"', "action.kind"),
        ('skill = "planar-walk"', 'skill = "human-walk"', "made for human"),
        ('skill = "planar-walk"', 'skill = "human-stop-and-go"', "action.skill"),
        ('skill = "planar-walk"', 'skill = "../planar/skill.toml"', "leads out"),
        ('network = "policy.onnx"', 'network = "../my-policy.onnx"', "leads out"),
        ('network = "policy.onnx"', 'network = "other.onnx"', "cannot be read"),
        ('network = "policy.onnx"', "", "network: is missing"),
        ('"feet", ', "", "its input has the shape"),
        ('"feet", ', '"ears", ', "unknown name 'ears'"),
        ('"feet", ', '"feet", "feet", ', "twice"),
        ('"feet", ', '"feet", "reference", ', "reference"),
        ("rate = 50.0", "rate = 1e9", "rate"),
        ("scale = 0.1", "scale = [0.1, 0.2]", "scale"),
        ("scale = 0.1", 'scale = 0.1\njoints = ["left_knee"]', "its input has the shape"),
        ("scale = 0.1", "scale = 0.1\nmood = 3", "mood"),
    ],
)
def test_a_wrong_file_is_refused_in_one_line(policy, old, new, words):
    skill, *_ = policy(**RESIDUAL)
    text = skill.path.read_text()
    assert old in text
    skill.path.write_text(text.replace(old, new))
    with pytest.raises(FootfallError, match=words) as told:
        systems.check(load(skill.path.parent))
    assert "\n" not in str(told.value)


def test_a_network_that_gives_no_number_is_told_and_does_nothing(onnx, linear, tmp_path):
    env = FootfallEnv("walk", **RESIDUAL)
    net = linear(env.observation_space.shape[0], 6)
    helper = onnx.helper
    nodes = [
        helper.make_node("MatMul", ["seen", "first"], ["hidden"]),
        helper.make_node("Sub", ["hidden", "hidden"], ["none"]),
        helper.make_node("Log", ["none"], ["infinite"]),
        helper.make_node("Mul", ["infinite", "none"], ["wrong"]),
        helper.make_node("MatMul", ["wrong", "second"], ["action"]),
    ]
    path = net.save(onnx, tmp_path / "nan.onnx", nodes=nodes)
    skill = write_policy(path, env.setup, tmp_path / "nan")
    rollout = run(Trial(skill, 1.0, 2e-3))
    assert sum("not a number" in note.text for note in rollout.notes) == 1
    assert rollout.ending.kind == "time_up"


def test_the_command_imports_a_network(onnx, linear, tmp_path, monkeypatch, capsys):
    env = FootfallEnv("walk", **RESIDUAL)
    path = linear(env.observation_space.shape[0], 6).save(onnx, tmp_path / "m.onnx")
    words = ["policy", "import", str(path), "--env", "Footfall/Walk-v0", "--actions", "residual", "--skill"]
    words += ["planar-walk", "--scale", "0.1", "--episodes", "1", "-o", str(tmp_path / "walks"), "--json"]

    def command(*more: str) -> int:
        monkeypatch.setattr(sys, "argv", ["footfall", *words, *more])
        try:
            main()
        except SystemExit as ended:
            return int(ended.code or 0)
        return 0

    assert command() == 0
    figures = json.loads(capsys.readouterr().out)["figures"]
    assert figures["observation"] == env.observation_space.shape[0]
    assert figures["return_mean"] > 0.0
    for wrong, told in (
        (["--env", "Footfall/Fly-v0"], "unknown environment"),
        (["--skill", "planar-run"], "already exists"),
        (["--skill", "human-walk", "-o", str(tmp_path / "other")], "its input has the shape"),
    ):
        assert command(*wrong) == 2
        assert told in capsys.readouterr().err
    assert not (tmp_path / "other").exists()


def test_without_the_packages_it_says_what_to_install(policy, monkeypatch):
    skill, *_ = policy(**RESIDUAL)
    network._kept.cache_clear()
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(FootfallError, match=r"pip install footfall\[policy\]"):
        systems.check(load(skill.path.parent))
    network._kept.cache_clear()


def test_the_base_install_does_not_need_them():
    found = {each.name: each.problem for each in systems.found()}
    assert found["policy"] == ""
    assert importlib.util.find_spec("footfall.systems.policy.network") is not None
