"""Several clips that a GPU learns at once: each has the time of all, and counts its share of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import pytest

from footfall.cli import learn as command
from footfall.errors import BadInput
from footfall.evaluate.clips import clips as reading
from footfall.evaluate.report import Report
from footfall.learn import learn, prepare
from footfall.learn import write as writing
from footfall.parallel import no_progress


@dataclass(frozen=True)
class Made:
    """A result with as much of it as the command needs."""

    name: str
    budget: float
    device: str
    seconds: float
    found: SimpleNamespace


@pytest.fixture
def learned(monkeypatch, tmp_path):
    """Learn clips of some names; those that begin with "bad" cannot be prepared, "stop" is stopped."""

    def prepared(clip, character, mass):
        if clip.startswith("bad"):
            raise BadInput(f"{clip} has no gait")
        return clip

    def learn_one(made, name, budget, seed, generations, progress, keep, together):
        asked = together.map(lambda item: (made, item), [1, 2]) if together else []
        assert asked == ([(made, 1), (made, 2)] if together else [])
        device = together.device if together else "cpu"
        return Made(name, budget, device, 100.0, SimpleNamespace(stopped=made == "stop"))

    monkeypatch.setattr(reading, "load", lambda path: path.stem)
    monkeypatch.setattr(prepare, "prepare", prepared)
    monkeypatch.setattr(learn, "learn", learn_one)
    monkeypatch.setattr(writing, "write", lambda result, place: [str(place)])
    monkeypatch.setattr(command, "_row", lambda name, result: (name, result.seconds))

    def run(names, device="cuda:0"):
        sizes = []

        def maps(work, items):
            sizes.append(len(items))
            return [work(item) for item in items]

        monkeypatch.setattr(
            command._Job,
            "together",
            lambda self, clips: None if device == "cpu" else SimpleNamespace(device=device, map=maps, clips=clips),
        )
        report, refused = Report("learned", {}), []
        job = command._Job("human", 75.0, 20.0, 5, 1, "", device)
        paths = [Path(f"{name}.bvh") for name in names]
        one = len(paths) == 1
        done = command._learn_all(paths, tmp_path / "out", one, job, report, refused, no_progress)
        return [result for _, result in done], sizes, refused, report

    return run


def test_clips_are_learned_at_once_on_a_gpu(learned):
    done, sizes, refused, report = learned(["a", "bad", "c"])
    assert [(made.name, made.budget, made.seconds) for made in done] == [("a", 60.0, 100 / 3), ("c", 60.0, 100 / 3)]
    assert sizes == [4]
    assert refused == ["bad has no gait"]
    assert report.rows == [("a", 100 / 3), ("c", 100 / 3)]
    assert not report.stopped


def test_not_more_at_once_than_there_is_room_for(learned, monkeypatch):
    monkeypatch.setattr(command, "AT_ONCE", 2)
    done, sizes, _, _ = learned(["a", "b", "c"])
    assert [made.budget for made in done] == [40.0, 40.0, 20.0]
    assert sizes == [4, 2]


def test_one_after_the_other_on_the_cpu(learned):
    done, sizes, _, _ = learned(["a", "b"], "cpu")
    assert [(made.budget, made.seconds, made.device) for made in done] == [(20.0, 100.0, "cpu")] * 2
    assert sizes == []


@pytest.mark.parametrize("device", ["cpu", "cuda:0"])
def test_a_search_that_was_stopped_ends_the_rest(learned, monkeypatch, device):
    monkeypatch.setattr(command, "AT_ONCE", 2)
    done, _, _, report = learned(["a", "stop", "c", "d"], device)
    assert [made.name for made in done] == ["a", "stop"]
    assert report.stopped


def test_the_error_of_a_single_clip_is_raised(learned):
    with pytest.raises(BadInput, match="has no gait"):
        learned(["bad"])
