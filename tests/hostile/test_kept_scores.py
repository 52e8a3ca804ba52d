"""A search that was killed goes on with the scores that it kept, to the same result."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.learn import search as learning
from footfall.optimize import race, search, space
from footfall.optimize.kept import KeptScores, beside
from footfall.optimize.search import Score

IDENTITY = {"seed": 3, "speed": [0.5, 1.0]}


class Killed(BaseException):
    """Ends a search like a kill: nothing after it runs."""


class Bowl:
    """A cheap objective whose plan depends on the generation and whose level depends on the scores."""

    def __init__(self, kill_at: int = 10**9):
        self.level, self.asked, self.kill_at = 1.0, 0, kill_at
        self.assist, self.failures = 0.0, {}

    def plan(self, generation):
        return 0.01 * generation

    def score(self, skill, plan):
        self.asked += 1
        if self.asked > self.kill_at:
            raise Killed
        point = np.array([number["value"] for number in _tunables(skill.body)])
        value = float(np.sum((point - 0.3 - plan) ** 2)) * self.level
        return Score(value, {"leg_deg": value, "speed_error": 0.1, "passed": 0.7, "up": 3.0})

    def adapt(self, scores):
        self.level *= 1.0 + 0.01 * float(np.mean([score.terms["leg_deg"] for score in scores]))


def _tunables(data):
    items = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for item in items:
        if isinstance(item, dict) and {"value", "low", "high"} <= set(item):
            yield item
        else:
            yield from _tunables(item)


@pytest.fixture(scope="module")
def found():
    return space.read(skills.load("human-run"))


@pytest.fixture(autouse=True)
def _one_thread(monkeypatch):
    """A kill ends all threads at once; here one after the other is enough."""
    monkeypatch.setattr(search.parallel, "parallel_map", lambda work, items, *_: [work(item) for item in items])


def _tuned(found, bowl, kept):
    return search.search(found, bowl, 12, population=6, spread=0.1, seed=3, kept=kept).point


def _learned(found, bowl, kept):
    starts = [found.start, np.clip(found.start + 0.05, 0.0, 1.0)]
    return learning.search(starts, found.skill, bowl, 1e6, 8, 3, kept=kept).points[0]


SEARCHES = {"tune": _tuned, "learn": _learned}


@pytest.mark.parametrize("name", SEARCHES)
def test_a_killed_search_ends_the_same_without_simulating_again(found, tmp_path, name):
    run, path, random = SEARCHES[name], tmp_path / "mine.progress.jsonl", Random(1)
    whole = Bowl()
    expected, asked = run(found, whole, None), 0
    for _ in range(4):
        bowl = Bowl(kill_at=random.randrange(5, 30))
        with pytest.raises(Killed):
            run(found, bowl, KeptScores(path, IDENTITY))
        asked += bowl.asked
        if random.random() < 0.5 and path.exists():  # killed while it wrote a line
            content = path.read_bytes()
            path.write_bytes(content + b'{"stage": 0, "seco')
    last = Bowl()
    assert np.array_equal(run(found, last, KeptScores(path, IDENTITY)), expected)
    assert last.asked < whole.asked
    assert asked + last.asked < whole.asked + 4 * 15  # each kill cost no more than its last generation


def test_of_a_file_cut_anywhere_all_whole_generations_are_used(found, tmp_path):
    path, random = tmp_path / "mine.progress.jsonl", Random(2)
    expected = _tuned(found, Bowl(), KeptScores(path, IDENTITY))
    content = path.read_bytes()
    first = content.index(b"\n") + 1
    for _ in range(6):
        path.write_bytes(content[: random.randrange(first, len(content))])
        generations = path.read_bytes().count(b"\n") - 1
        bowl = Bowl()
        assert np.array_equal(_tuned(found, bowl, KeptScores(path, IDENTITY)), expected)
        assert bowl.asked == 6 * (12 - generations) + 3
        assert path.read_bytes().count(b"\n") == 13


def test_the_time_that_was_spent_counts(found, tmp_path):
    path = tmp_path / "mine.progress.jsonl"
    kept = KeptScores(path, IDENTITY)
    kept.add([Score(1.0, {"leg_deg": 1.0})] * 6, 50.0)
    result = search.search(found, Bowl(), 12, population=6, seconds=40.0, kept=KeptScores(path, IDENTITY))
    assert result.generations == 1
    assert result.seconds > 50.0


def test_a_file_of_another_search_or_damaged_is_refused_or_begun_anew(tmp_path):
    path = beside(tmp_path / "mine")
    KeptScores(path, IDENTITY).add([Score(1.0)], 1.0)
    with pytest.raises(BadInput, match="remove the file to begin anew"):
        KeptScores(path, {**IDENTITY, "seed": 4})
    assert KeptScores(path, {**IDENTITY, "seed": 4}, anew=True).known(0, 1) is None
    path.write_text("{")
    with pytest.raises(BadInput, match="remove the file"):
        KeptScores(path, IDENTITY)


def test_scores_that_are_no_numbers_are_not_kept(tmp_path):
    kept = KeptScores(tmp_path / "a.jsonl", IDENTITY)
    kept.add([Score(1.0)], 1.0)
    kept.add([Score(float("nan"))], 2.0)
    kept.add([Score(1.0)], 3.0)
    again = KeptScores(tmp_path / "a.jsonl", IDENTITY)
    assert again.known(0, 1) == [Score(1.0)]
    assert again.known(1, 1) is None


def test_a_race_goes_on(found, tmp_path):
    class Counted(race.Race):
        asked = 0

        def run(self, skill):
            Counted.asked += 1
            point = np.array([number["value"] for number in _tunables(skill.body)])
            return Score(-float(abs(np.sin(point.sum() * 1e3))))

    path = tmp_path / "a.jsonl"
    expected = race.race(found, Counted(), 5, population=4)
    race.race(found, Counted(), 2, population=4, kept=KeptScores(path, IDENTITY))
    Counted.asked = 0
    again = race.race(found, Counted(), 5, population=4, kept=KeptScores(path, IDENTITY))
    assert np.array_equal(again.point, expected.point)
    assert Counted.asked == 3 * 4
