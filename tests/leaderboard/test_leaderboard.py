"""The leaderboard: measured once, read afterwards, on one page that shows strangers' words as they are."""

from __future__ import annotations

import shutil
from concurrent.futures import ThreadPoolExecutor

import pytest

from footfall import parallel
from footfall.control import skill as skills
from footfall.errors import BadInput, UnknownName
from footfall.leaderboard import board, page
from footfall.leaderboard.measures import LOW, MEASURES, Column, Figures, Measure
from footfall.leaderboard.results import Results, digest
from footfall.optimize import executor

CALLS: list[str] = []


def counted(skill, progress) -> Figures:
    CALLS.append(skill.id)
    return {"number": float(len(skill.id))}


COUNT = Measure("survival", (Column("number", "letters", better=LOW),), "footfall show {skill}", counted)


@pytest.fixture(autouse=True)
def _no_calls():
    CALLS.clear()


@pytest.fixture
def two():
    return [skills.load("planar-walk"), skills.load("planar-run")]


def test_what_was_measured_is_read(two, tmp_path):
    first = board.make(two, [COUNT], tmp_path)
    again = board.make(two, [COUNT], tmp_path)
    assert (first.measured, again.measured) == (2, 0)
    assert CALLS == ["planar-walk", "planar-run"]
    assert [entry.figures for entry in again.entries] == [{"number": 11.0}, {"number": 10.0}]


def test_a_changed_skill_is_measured_again_and_a_damaged_result_too(two, tmp_path):
    place = tmp_path / "planar-walk"
    shutil.copytree(two[0].path.parent, place)
    before = skills.load(place)
    board.make([before], [COUNT], tmp_path / "results")
    was = digest(before)
    text = (place / "skill.toml").read_text()
    (place / "skill.toml").write_text(text.replace("title =", "# a remark\ntitle ="))
    after = skills.load(place)
    assert digest(after) != was
    assert board.make([after], [COUNT], tmp_path / "results").measured == 1
    for file in (tmp_path / "results").iterdir():
        file.write_text('{"figures": [1')
    assert board.make([after], [COUNT], tmp_path / "results").measured == 1


def test_a_behaviour_is_measured_again_when_a_part_of_it_changes():
    recover = skills.load("human-walk-recover")
    assert digest(recover) != digest(skills.load("human-stop-and-go"))
    from footfall.leaderboard.results import _with_parts

    assert len(_with_parts(recover)) > 1


def test_after_ctrl_c_the_finished_results_stay(two, tmp_path):
    def stopped(skill, progress) -> Figures:
        if skill.id == "planar-run":
            raise parallel.Interrupted([])
        return {"number": 1.0}

    made = board.make(two, [Measure("survival", COUNT.columns, "", stopped)], tmp_path)
    assert made.stopped
    assert [entry.missing for entry in made.entries] == [[], ["survival"]]
    assert Results(tmp_path).read(two[0], COUNT) == ({"number": 1.0}, "")


def test_workers_of_a_pool_make_the_same_results(tmp_path):
    named, measures = [skills.load("human-walk-published"), skills.load("human-stand")], board.chosen(["making"])
    with ThreadPoolExecutor(2) as pool:
        there = board.make(named, measures, tmp_path / "there", pool=pool)
        again = board.make(named, measures, tmp_path / "there", pool=pool)
    here = board.make(named, measures, tmp_path / "here")
    assert (there.measured, again.measured, here.measured) == (2, 0, 2)
    assert [entry.figures for entry in there.entries] == [entry.figures for entry in here.entries]
    assert there.entries[1].figures["minutes_to_make"] > 0.0


def test_a_cluster_makes_the_same_results(tmp_path):
    distributed = pytest.importorskip("distributed", reason="Dask is not installed; pip install 'footfall[cluster]'")
    named, measures = [skills.load("human-stand")], board.chosen(["making"])
    how = {"n_workers": 1, "threads_per_worker": 1, "processes": False, "dashboard_address": None}
    with distributed.LocalCluster(**how) as cluster, executor.cluster(cluster.scheduler_address) as pool:
        there = board.make(named, measures, tmp_path / "there", pool=pool)
    here = board.make(named, measures, tmp_path / "here")
    assert there.entries[0].figures == here.entries[0].figures


def test_the_best_of_a_column_is_marked_and_every_figure_has_its_command(two, tmp_path):
    made = board.make(two, [COUNT], tmp_path / "results")
    assert page.best(made, COUNT.columns[0]) == 10.0
    assert "**10.00**" in page.markdown(made)
    written = page.write(made, tmp_path)
    text = written[0].read_text()
    assert '<td class="best" data-v="10.0">10.00</td>' in text
    assert "footfall show planar-run" in text
    assert len(list(tmp_path.glob("*.png"))) == 2


def test_words_of_a_stranger_are_shown_as_they_are(two, tmp_path):
    place = tmp_path / "planar-walk"
    shutil.copytree(two[0].path.parent, place)
    text = (place / "skill.toml").read_text().replace('title = "Walk"', 'title = "<script>alert(1)</script>"')
    (place / "skill.toml").write_text(text)
    made = board.make([skills.load(place)], [COUNT], tmp_path / "results")
    shown = page.html(made)
    assert "<script>alert" not in shown
    assert "&lt;script&gt;alert(1)" in shown


def test_a_skill_without_forces_says_so(tmp_path):
    made = board.make([skills.load("human-walk-published")], board.chosen(["survival"]), tmp_path)
    assert made.entries[0].figures == {"survived_fraction": None, "shortest_s": None}
    assert made.entries[0].why == {"survival": "it moves without forces"}


def test_the_built_in_board_has_ten_skills_of_seven_systems():
    named = board.built_in()
    assert len(named) >= 10
    assert len({skill.system for skill in named}) >= 7


def test_bad_input(two, tmp_path):
    with pytest.raises(UnknownName):
        board.chosen(["survivall"])
    with pytest.raises(BadInput, match="two skills have the id"):
        board.make([two[0], two[0]], [COUNT], tmp_path)


def test_every_test_has_conditions_and_names_are_unique():
    from footfall.leaderboard.measures import CONDITIONS

    assert set(CONDITIONS) == {measure.name for measure in MEASURES}
    keys = [column.key for measure in MEASURES for column in measure.columns]
    assert len(keys) == len(set(keys))
