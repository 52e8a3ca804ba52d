"""Objective files: every key is checked, and an ablation leaves out one term."""

from __future__ import annotations

import pytest

from footfall.errors import BadFile, UnknownName
from footfall.optimize import objective_file
from footfall.optimize.terms import TERMS

HEAD = 'schema = "footfall/objective"\nversion = 1\ntitle = "mine"\n'


def written(tmp_path, text):
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + text)
    return path


def test_the_spread_of_all_stages_can_be_multiplied():
    file = objective_file.load("natural")
    assert [s.spread for s in file.wider(2.0).stages] == pytest.approx([2.0 * s.spread for s in file.stages])
    assert max(s.spread for s in file.wider(100.0).stages) <= 0.5


def test_the_papers_objective_has_its_nine_terms_and_weights():
    wang = objective_file.load("wang")
    assert set(wang.weights) == {"user", "vel", "land", "fail", "sym", "ang", "head", "power", "ratio"}
    assert wang.weights["fail"] == 120000.0
    assert wang.settings["head"]["within"] == 0.1
    assert wang.seconds == 10.0


def test_a_file_may_begin_with_another_and_say_only_what_is_different(tmp_path):
    wang = objective_file.load("wang")
    path = tmp_path / "mine.toml"
    head = HEAD.replace('title = "mine"\n', "")
    path.write_text(head + 'base = "wang-without-ratio"\n[terms.power]\nweight = 3e-5\n[terms.norms]\nweight = 0.5\n')
    mine = objective_file.load(path)
    assert set(mine.weights) == {*wang.weights, "norms"} - {"ratio"}
    assert mine.weights["power"] == 3e-5
    assert (mine.settings["head"], mine.stages, mine.seconds) == (wang.settings["head"], wang.stages, wang.seconds)


@pytest.mark.parametrize("name", objective_file.names())
def test_built_in_objectives_are_valid(name):
    file = objective_file.load(name)
    assert set(file.weights) <= {*TERMS, "robust"}
    assert sum(stage.fraction for stage in file.stages) == pytest.approx(1.0)


def test_an_ablation_is_the_whole_without_a_term():
    less = objective_file.load("wang-without-ratio")
    assert "ratio" not in less.weights
    assert len(less.weights) == 8
    with pytest.raises(UnknownName, match="term"):
        objective_file.load("wang-without-hat")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[terms.grace]\nweight = 1.0\n", "is not a term"),
        ("[terms.power]\nweight = nan\n", "finite"),
        ("[terms.power]\nweight = -1.0\n", "out of range"),
        ("[terms.power]\nweight = 1.0\ncolour = 3\n", "unknown key"),
        ("[terms.power]\n", "missing"),
        ("", "no term counts"),
        ("[terms.power]\nweight = 0.0\n", "no term counts"),
        ("[terms.power]\nweight = 1.0\n[[stages]]\nfraction = 1.0\nweights = { ratio = 2.0 }\n", "unknown key"),
        ('base = "nobody"\n', "base: 'nobody' is not known"),
        ('base = "wang-without-hats"\n', "is not known; expected"),
        ("[terms.arms]\nweight = 1.0\nswing = 0.0\n", "swing"),
        ("[terms.robust]\nweight = 1.0\npushes = 1e6\n", "pushes"),
        ("[terms.robust]\nweight = 1.0\nfriction = -1.0\n", "friction"),
    ],
)
def test_a_file_that_cannot_be_used_says_what_is_wrong(tmp_path, text, said):
    with pytest.raises(BadFile, match=said):
        objective_file.load(written(tmp_path, text))


def test_an_unknown_objective_lists_those_there_are():
    with pytest.raises(UnknownName, match="wang"):
        objective_file.load("wong")


def test_the_old_key_share_is_read_as_the_weight_of_a_part_and_the_fraction_of_a_stage(tmp_path):
    text = "[terms.vel]\nweight = 1.0\n{term} = 0.5\n[terms.power]\nweight = 1.0\n[[stages]]\n{stage} = 0.7\n"
    old = objective_file.load(written(tmp_path, text.format(term="share", stage="share")))
    new = objective_file.load(written(tmp_path, text.format(term="part_weight", stage="fraction")))
    assert old == new
    assert new.settings["vel"]["part_weight"] == 0.5
    assert new.stages[0].fraction == 0.7


@pytest.mark.parametrize(
    "text",
    [
        "[terms.vel]\nweight = 1.0\nshare = 0.5\npart_weight = 0.5\n",
        "[terms.power]\nweight = 1.0\nshare = 0.5\n",
        "[terms.power]\nweight = 1.0\n[[stages]]\nshare = 0.5\nfraction = 0.5\n",
    ],
)
def test_the_old_key_is_refused_beside_the_new_one_and_where_there_is_none(tmp_path, text):
    with pytest.raises(BadFile, match="share"):
        objective_file.load(written(tmp_path, text))
