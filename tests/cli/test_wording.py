"""Reports on the screen: words and units, one column per skill; the keys stay in JSON."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from footfall.cli import expected, screen, wording
from footfall.cli.app import app
from footfall.evaluate.report import Report

CLI = Path(screen.__file__).parent
# bars without a duration told: these take less than a minute, or follow the seconds, clips or episodes asked for
UNTOLD = {
    "bench._gpu",  # `TAKES` speaks of two cores
    "check.run",
    "evaluate._must_start",
    "evaluate.balance",
    "motion._run",
    "play.play",
    "policy.bring",
    "pressure.record",
    "train_feedforward.evaluate",
}
FIGURES = json.loads((Path(__file__).parents[2] / "docs" / "figures.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("command", FIGURES)
def test_published_figures_and_conditions_have_no_keys_in_their_words(command):
    for key, value in FIGURES[command]["figures"].items():
        label, text = wording.figure(key, value)
        assert not re.search(r"[a-z]_[a-z]{2}", label), label
        assert label != key or "_" not in key
        assert re.fullmatch(r"(yes|no|–|[<>]? ?-?[\d.]+( ?\S.*)?)", text), (key, text)
    found = FIGURES[command]["conditions"]  # names of joints among them are names
    said = wording.conditions(
        {k: v for k, v in found.items() if not isinstance(v[0] if isinstance(v, list) else v, str)}
    )
    assert not re.search(r"[a-z]_[a-z]", said), said


@pytest.mark.parametrize(
    ("key", "value", "label", "text"),
    [
        ("lasts", 1, "lasts its test", "yes"),
        ("survived", 0, "stayed up to the end", "no"),
        ("pushes_1ms", 16, "pushes survived at a time step of 1 ms", "16"),
        ("flight_fraction", 0.25, "time with both feet in the air", "25 %"),
        ("gaits_survive_60s", 3, "gaits that last 60 s", "3"),
        ("slope_up_deg", 2.0, "steepest slope up", "2°"),
        ("some_new_error_cm_median", 1.5, "median some new error", "1.5 cm"),
        ("something_fraction", 0.5, "something", "50 %"),
        ("peak_torque_nm", None, "largest joint torque", "–"),
    ],
)
def test_figures_read_like_a_report(key, value, label, text):
    assert wording.figure(key, value) == (label, text)


def test_numbers_have_no_exponent():
    assert [wording.number(x) for x in (12345.6, 3e-12, 0.5, 2.0)] == ["12346", "< 0.0001", "0.5", "2"]


def test_a_comparison_has_one_column_per_skill_and_says_nothing_twice(capsys):
    rows = [("human-walk", 0.2, 2.0), ("human-run", 1.8, 4.0)]
    report = Report("two", {}, columns=("skill", "speed", "slope_up_deg"), rows=rows, side_by_side=True)
    for name, *values in rows:
        report.figures |= {f"{name}.{key}": v for key, v in zip(report.columns[1:], values, strict=True)}
    screen.show(report, json=False)
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split() == ["skill", "human-walk", "human-run"]
    assert [line.split() for line in lines[2:]] == [
        ["speed", "[m/s]", "0.2", "1.8"],
        ["steepest", "slope", "up", "[°]", "2", "4"],
    ]


def test_figures_of_several_walkers_stand_side_by_side(capsys):
    figures = {"speed_1": 1.0, "speed_2": 1.5, "stance_fraction_1": 0.6, "stance_fraction_2": 0.5}
    screen.show(Report("gait", {}, figures, subjects=("a", "b")), json=False)
    text = capsys.readouterr().out
    assert re.search(r"a\s+b\s+speed\s+1 m/s\s+1.5 m/s", text)
    assert re.search(r"stance, of a stride\s+60 %\s+50 %", text)


def test_a_long_command_says_beforehand_how_long_it_takes(footfall, monkeypatch, capsys):
    assert expected.TAKES["evaluate pushes"] in " ".join(footfall("evaluate", "pushes", "--help").out.split())
    monkeypatch.setattr(screen.sys.stderr, "isatty", lambda: True, raising=False)
    with screen.progress("evaluate compare"):
        pass
    assert expected.TAKES["evaluate compare"] in capsys.readouterr().err


def test_every_duration_belongs_to_a_command():
    def names(group, before=""):
        for command in group.registered_commands:
            yield before + (command.name or command.callback.__name__)
        for part in group.registered_groups:
            yield from names(part.typer_instance, f"{before}{part.name} ")

    assert set(expected.TAKES) <= set(names(app))


def bars():
    """Every progress bar of the commands: `module.function`, and the names of `TAKES` that it may be begun with."""
    for path in sorted(CLI.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
                if ast.unparse(call.func) == "screen.progress":
                    words = [
                        node.value for arg in call.args[:1] for node in ast.walk(arg) if isinstance(node, ast.Constant)
                    ]
                    yield f"{path.stem}.{function.name}", [word for word in words if word]


def test_every_long_progress_bar_tells_its_duration():
    found = list(bars())
    told = {word for _, words in found for word in words}
    assert told == set(expected.TAKES)
    assert {where for where, words in found if not words} == UNTOLD


def test_progress_begins_anew_with_another_stage(monkeypatch):
    from rich.progress import Progress

    seen = []
    monkeypatch.setattr(Progress, "reset", lambda self, task, **words: seen.append(words["total"]))
    with screen._bar() as tell:
        for done, total in ((0, 4), (2, 4), (4, 4), (0, 4), (0, 7), (3, 7)):
            tell(done, total, "what")
    assert seen == [4, 4, 7]


def test_a_key_may_have_another_meaning_in_one_report(capsys):
    own = {"speed_error": ("error of the speed", "m/s")}
    report = Report("a", {}, {"speed_error": 0.003}, ("skill", "speed_error"), [("x", 0.003)], phrases=own)
    screen.show(report, json=False)
    text = capsys.readouterr().out
    assert "error of the speed  0.003 m/s" in text
    assert "error of the speed [m/s]" in text
    assert "%" not in text
