"""What a person may get wrong: each mistake is one line on standard error and exit code 2."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest
import tomlkit

from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.evaluate.protocols import starting
from footfall.trials import Trial, run

WALK = skills.BUILT_IN / "planar-walk" / "skill.toml"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("play", "; see footfall play --help"),
        ("show", "Missing argument"),
        ("check", "Missing argument"),
        ("new", "Missing"),
        ("new mine", "--from"),
        ("evaluate pushes", "Missing argument"),
        ("dance", "No such command 'dance'; see footfall --help"),
        ("evaluate dances", "No such command 'dances'"),
        ("play planar-walk --sedonds 3", "No such option"),
        ("play planar-walk planar-run", "planar-run"),
        ("play planar-wlak", "did you mean planar-walk"),
        ("show planar-wlak", "did you mean planar-walk"),
        ("check planar-wlak", "did you mean planar-walk"),
        ("new mine --from planar-wlak", "did you mean planar-walk"),
        ("evaluate gaits planar-wlak", "did you mean planar-walk"),
        ("evaluate pushes planar-wlak", "did you mean planar-walk"),
        ("evaluate terrain planar-wlak", "did you mean planar-walk"),
        ("evaluate ranges planar-wlak", "did you mean planar-walk"),
        ("list --character planar8", "did you mean planar7"),
        ("evaluate gaits --character planar8", "did you mean planar7"),
        ("evaluate transitions --character planar8", "did you mean planar7"),
        ("evaluate pushes planar-walk --protocol thesis-4d", "did you mean thesis-3d, thesis-2d"),
        ("evaluate pushes human-walk --direction 400", "direction 400 cannot be used; expected -180 to 360"),
        ("evaluate pushes human-walk --direction nan", "direction nan"),
        ("evaluate pushes human-walk --phase 1.5", "phase 1.5 cannot be used; expected 0 to 1"),
        ("evaluate pushes human-walk --ladder 0", "has no rungs"),
        ("evaluate pushes human-walk --highest 5", "has no rungs"),
        ("evaluate pushes human-walk --ladder nan", "has no rungs"),
        ("evaluate pushes human-walk --duration 0", "push duration 0 s"),
        ("evaluate pushes human-walk --protocol wang --duration 4", "not below the 4 s between pushes"),
        ("evaluate pushes human-walk --height 0.5", "is not on the torso, which reaches from"),
        ("evaluate pushes human-walk --on wing", "available: head"),
        ("evaluate pushes planar-walk --height 1.2", "thesis-2d is fixed"),
        ("evaluate pushes planar-walk --protocol wang --direction 90", "moves in one plane: only forward"),
        ("evaluate long-run planar-walk --minutes 0", "0 minutes cannot be simulated"),
        ("evaluate long-run planar-walk --seeds 0", "0 seeds"),
        ("evaluate long-run planar-walk --force nan", "a push of nan N"),
        ("evaluate compare", "Missing argument"),
        ("evaluate compare planar-walk planar-walk", "planar-walk is given twice"),
        ("evaluate compare planar-walk --dt 1", "largest that works"),
        ("evaluate balance planar-wlak", "did you mean planar-walk"),
        ("evaluate balance planar-walk --seconds nan", "nan seconds cannot be measured"),
        ("evaluate balance planar-walk --seconds 0", "0 seconds cannot be measured"),
        ("evaluate balance planar-walk --settle -1", "settle -1 s cannot be used"),
        ("evaluate balance planar-walk --push 300", "expected FORCE@TIME"),
        ("evaluate balance planar-walk --push 300@99", "after the trial's end"),
        ("evaluate balance planar-walk --dt 1", "largest that works"),
        ("evaluate stand --dt 1", "largest that works"),
        ("evaluate stand --dt nan", "largest that works"),
        ("evaluate stand human-simbicon-stand", "human-simbicon-stand"),
        ("evaluate steer human-wlak", "did you mean human-walk"),
        ("evaluate steer planar-walk", "planar body, which cannot turn"),
        ("evaluate steer human-walk", "takes no speed command; expected a skill with speeds"),
        ("evaluate steer --dt 1", "largest that works"),
        ("evaluate terrain human-walk --dt 1", "largest that works"),
        ("evaluate body human-walk --dt 1", "largest that works"),
        ("evaluate body human-walk --seconds 0", "--seconds"),
        ("evaluate body human-wlak", "did you mean human-walk"),
        ("evaluate ranges human-walk --dt 1", "largest that works"),
        ("evaluate transitions --dt 1", "largest that works"),
        ("evaluate long-run human-walk --dt 1", "largest that works"),
        ("tune", "Missing argument"),
        ("tune human-rum", "did you mean human-run"),
        ("tune human-run --for grace", "unknown goal 'grace'; available: ladder, robustness, speed, survival"),
        ("tune human-walk", "has nothing to tune; write a number as { value = 0.2, low = 0.0, high = 1.0 }"),
        ("tune planar-walk", "planar-walk is a planar skill"),
        ("tune human-run --speed 1", "expected LOW:HIGH, for example 0.8:1.2"),
        ("tune human-run --speed 2:1", "expected low below high"),
        ("tune human-run --speed 1:fast", "expected a number, got 'fast'"),
        ("tune human-run --speed nan:2", "expected a finite number"),
        ("tune human-run --speed 1:500", "wanted.speed: 500 is out of range"),
        ("tune human-run --leg-collision maybe", "available: both, off, on"),
        ("tune human-run --dt 1", "largest that works"),
        ("tune human-run --population 1", "--population"),
        ("tune human-run --generations 0", "--generations"),
        ("tune human-run --minutes nan", "--minutes"),
        ("tune human-run --seed -1", "--seed"),
        ("tune human-run -o human-walk", "not built in"),
        ("tune human-run -o ..", "expected a folder named as the new skill"),
        ("play no/such/skill.toml", "no such file"),
        (
            "play planar-walk --scene moon",
            "unknown scene 'moon'; available: beam, boxes, flat, penalty, rough, slope, stairs",
        ),
        ("play planar-walk --scene slope", "needs its angle"),
        ("play planar-walk --scene slope:steep", "expected a number, got 'steep'"),
        ("play planar-walk --scene stairs:count=1e9", "expected 0 to 500"),
        ("play planar-walk --push 300", "expected FORCE@TIME"),
        ("play planar-walk --push nan@5", "finite"),
        ("play planar-walk --push 300@5,for=-1", "duration -1 s"),
        ("play planar-walk --push 300@1e308 --seconds 5", "start"),
        ("play planar-walk --push 300@5,on=wing", "available: left_foot"),
        ("play planar-walk --push 300@1 --push 300@1,on=left_foo", "did you mean left_foot"),
        ("play planar-walk --then planar-run", "expected SKILL@TIME"),
        ("play planar-walk --then planar-rum@3", "did you mean planar-run"),
        ("play planar-walk --then planar-run@soon", "expected a number, got 'soon'"),
        ("play planar-walk --then planar-run@-1", "outside the trial"),
        ("play planar-walk --then planar-run@9 --seconds 5", "outside the trial"),
        ("play planar-walk --then @9", "unknown skill ''"),
        ("play planar-walk --dt fast", "--dt"),
        ("play planar-walk --dt 0", "largest that works"),
        ("play planar-walk --dt -1", "largest that works"),
        ("play planar-walk --dt nan", "largest that works"),
        ("play planar-walk --dt 0.1", "largest that works"),
        ("play planar-walk --dt 1e-12", "largest that works"),
        ("evaluate gaits planar-walk --dt 1", "largest that works"),
        ("evaluate pushes planar-walk --dt 1", "largest that works"),
        ("play planar-walk --seconds soon", "--seconds"),
        ("play planar-walk --seconds 0", "0 seconds cannot be simulated"),
        ("play planar-walk --seconds 1e-9", "at least one time step"),
        ("play planar-walk --seconds -3", "seconds cannot be simulated"),
        ("play planar-walk --seconds nan", "nan seconds cannot be simulated"),
        ("play planar-walk --seconds inf", "inf seconds cannot be simulated"),
        ("play planar-walk --seconds 1e300", "to 100000"),
        ("check planar-walk --seconds nan", "nan seconds cannot be played"),
        ("check planar-walk --seconds -1", "-1 seconds cannot be played"),
        ("evaluate gaits planar-walk --seconds nan", "nan seconds cannot be simulated"),
        ("play planar-walk --friction -1", "friction -1"),
        ("play planar-walk --friction nan", "friction nan"),
        ("play planar-walk --friction ice", "--friction"),
        ("play planar-walk --seed -1", "seed -1"),
        ("play planar-walk --seed 1.5", "--seed"),
        ("play planar-walk --scatter 2", "scatter 2"),
        ("play planar-walk --scatter nan", "scatter nan"),
        ("evaluate ranges planar-walk --points 1", "--points"),
        ("evaluate ranges planar-walk --points 1000000", "--points"),
        ("evaluate ranges planar-walk --span-cd nan", "--span-cd"),
        ("new planar-walk --from planar-walk", "name of a built-in skill"),
        ("new ../mine --from planar-walk", "expected at most 60 letters"),
        (f"new {'x' * 61} --from planar-walk", "expected at most 60 letters"),
        (f"play {'x' * 5000}", "unknown skill"),
        (f"play planar-walk --out {'x' * 5000}", "cannot write"),
        (f"new mine --from planar-walk --out {'x' * 5000}", "cannot write"),
        (f"play {'x/' * 5000}", "cannot be read"),
    ],
)
def test_a_mistake_is_answered_in_one_line(refused, tmp_path, monkeypatch, words, expected):
    monkeypatch.chdir(tmp_path)
    assert expected in refused(*words.split())
    assert not list(tmp_path.iterdir())


@pytest.fixture
def heap(tmp_path) -> Path:
    """A skill of the human whose entry state is lying on the face."""
    document = tomlkit.parse((skills.BUILT_IN / "human-walk" / "skill.toml").read_text(encoding="utf-8"))
    document.pop("evidence", None)
    document["id"] = "heap"
    document["entry"] = {"pitch": -1.4}
    path = tmp_path / "heap" / "skill.toml"
    path.parent.mkdir()
    path.write_text(tomlkit.dumps(document), encoding="utf-8")
    return path


@pytest.mark.parametrize("protocol", ["pushes", "terrain", "body", "long-run", "compare", "balance"])
def test_a_skill_that_cannot_start_is_put_through_nothing(footfall, refused, heap, tmp_path, protocol):
    run(Trial(skills.load("human-walk"), 0.01))  # machine code of the 3D law, so that nothing is said about it
    out = tmp_path / "out"
    line = refused("evaluate", protocol, heap, "--dt", 0.002, "--out", out)
    assert "heap fell at" in line or "heap cannot start on human: fell at" in line
    assert not out.exists() or not list(out.iterdir())


def test_one_that_cannot_start_does_not_keep_others_from_being_compared(heap):
    starting.check([skills.load(heap), skills.load("human-walk")], 2e-3)
    with pytest.raises(BadInput, match="heap cannot start"):
        starting.check([skills.load(heap)], 2e-3)


def test_an_empty_word_is_not_the_folder_one_happens_to_be_in(refused, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "skill.toml").write_text(WALK.read_text())
    assert "unknown skill ''" in refused("show", "")


@pytest.mark.parametrize(
    "verb", ["play", "show", "check", "evaluate gaits", "evaluate pushes", "evaluate compare", "new mine --from"]
)
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("not toml", "is not valid TOML"),
        (
            WALK.read_text().replace("swing_hip = 0.4", "swing_hop = 0.4"),
            "swing_hip: is missing; did you mean swing_hop",
        ),
        (WALK.read_text().replace("version = 1", "version = 99"), "upgrade footfall"),
        ('"new\\nline" = 1\n' + WALK.read_text(), "unknown key"),
    ],
)
def test_a_malformed_skill_is_answered_with_its_file_and_key(refused, tmp_path, monkeypatch, verb, text, expected):
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "bad.toml"
    file.write_text(text)
    line = refused(*verb.split(), file)
    assert f"{file}: " in line
    assert expected in line
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    "words",
    [
        "play planar-walk --seconds 1 --out",
        "tour --out",
        "evaluate transitions --out",
        "evaluate ranges planar-walk --out",
        "new mine --from planar-walk --out",
    ],
)
@pytest.mark.parametrize("below", ["", "deeper/still"])
def test_a_file_where_a_folder_should_be_is_said_before_any_work_is_done(refused, tmp_path, words, below):
    blocked = tmp_path / "file"
    blocked.write_text("mine")
    assert "cannot write" in refused(*words.split(), blocked / below)
    assert blocked.read_text() == "mine"


@pytest.mark.parametrize("words", ["play planar-walk --seconds 1", "new mine --from planar-walk"])
def test_a_disk_that_is_full_at_the_last_moment_leaves_nothing_half_written(refused, tmp_path, monkeypatch, words):
    def full(source: str, target: str) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), source)

    monkeypatch.setattr(os, "replace", full)
    line = refused(*words.split(), "--out", tmp_path)
    assert "No space left on device" in line
    assert "no partial file is left" in line
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


def test_a_file_that_is_there_already_survives_a_full_disk(refused, tmp_path, monkeypatch):
    (tmp_path / "planar-walk.npz").write_text("the old one")
    monkeypatch.setattr(os, "chmod", lambda *_: (_ for _ in ()).throw(OSError(errno.ENOSPC, "No space left on device")))
    refused("play", "planar-walk", "--seconds", "0.1", "--out", tmp_path)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["the old one"]


def test_ctrl_c_is_answered_in_one_line(footfall, monkeypatch):
    def interrupt() -> list[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr(skills, "names", interrupt)
    said = footfall("list")
    assert (said.code, said.out, said.err) == (130, "", "footfall: stopped\n")


# --- in a process of its own -----------------------------------------------------------------


def process(*words: str, **settings) -> subprocess.CompletedProcess[str]:
    settings = {"stdout": subprocess.PIPE, **settings}
    return subprocess.run([sys.executable, "-m", "footfall", *words], stderr=subprocess.PIPE, text=True, **settings)


def test_a_mistake_in_a_process_of_its_own_is_one_line_and_exit_code_2():
    done = process("show", "planar-wlak")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "did you mean planar-walk" in done.stderr


def test_a_disk_that_fills_up_while_writing_is_one_line_and_leaves_nothing(tmp_path: Path, trouble):
    resource = pytest.importorskip("resource")

    def small_files() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))

    done = process("play", "planar-walk", "--seconds", "2", "--out", str(tmp_path), preexec_fn=small_files)
    assert (done.returncode, done.stdout) == (2, "")
    lines = trouble(done.stderr).splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("footfall: cannot write ")
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_output_that_cannot_be_written_is_one_line():
    with open("/dev/full", "w") as full:
        done = process("list", "--json", stdout=full)
    assert (done.returncode, done.stderr) == (2, "footfall: cannot write the output: No space left on device\n")


def test_a_reader_that_leaves_early_gets_no_traceback():
    reading, writing = os.pipe()
    os.close(reading)
    said = process("list", "--json", stdout=writing).stderr
    os.close(writing)
    assert said == ""


def test_a_terminal_that_knows_few_letters_is_no_error():
    done = process("show", "planar-walk", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "words", ["pushes", "gaits", "terrain", "body", "ranges", "long-run", "norms", "compare human-walk"]
)
def test_protocols_refuse_a_kinematic_skill(refused, tmp_path, words):
    said = refused("evaluate", *words.split(), "human-walk-published", "--out", tmp_path)
    assert "human-walk-published" in said
    assert "kinematic" in said


@pytest.mark.parametrize("words", ["human-walk-published human-norm-walk", "human-norm-walk human-walk-published"])
def test_there_is_no_change_from_or_to_a_kinematic_skill(refused, tmp_path, words):
    first, then = words.split()
    assert "kinematic" in refused("play", first, "--then", f"{then}@1", "--out", tmp_path)
