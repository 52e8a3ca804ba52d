"""Whether the packages of these tests are installed; skipped with the reason where they are not."""

from __future__ import annotations

import importlib.util
import sys

import pytest

import availability
from footfall.errors import FootfallError


def test_gymnasium_and_onnx_are_installed():
    for name in ("gymnasium", "onnx", "onnxruntime"):
        if importlib.util.find_spec(name) is None:
            availability.missing(
                "gym", f"{name} is not installed, so tests/gym is left out; pip install footfall[policy]"
            )


def test_without_gymnasium_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "footfall.gym", raising=False)
    with pytest.raises(FootfallError, match=r"pip install footfall\[gym\]"):
        importlib.import_module("footfall.gym")


def test_the_bench_says_why_it_left_the_environments_out(monkeypatch):
    from footfall.cli import bench

    monkeypatch.setitem(sys.modules, "gymnasium", None)
    for name in [name for name in sys.modules if name.startswith("footfall.gym")]:
        monkeypatch.delitem(sys.modules, name)
    import footfall

    monkeypatch.delattr(footfall, "gym", raising=False)
    figures, words = bench._environments()
    assert figures["gym_vector_over_raw"] is None
    assert "footfall[gym]" in words[0]
