"""Durations typed on the command line."""

from __future__ import annotations

import pytest

from footfall.cli.durations import read_seconds
from footfall.errors import BadInput


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("120s", 120.0), ("2m", 120.0), ("20min", 1200.0), ("90", 90.0), (" 1.5 s ", 1.5), ("0.5h", 1800.0), ("0s", 0.0)],
)
def test_durations_are_read_with_and_without_a_unit(text, seconds):
    assert read_seconds(text, "--budget") == seconds


@pytest.mark.parametrize("text", ["soon", "", "s", "-5s", "nan", "inf", "1e99", "2 weeks"])
def test_other_text_is_refused_with_examples(text):
    with pytest.raises(BadInput, match=r"--budget .*expected a time, for example 90s, 20min or 2h"):
        read_seconds(text, "--budget")
