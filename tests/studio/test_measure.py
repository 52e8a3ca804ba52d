"""`footfall evaluate studio` with short measurements: all figures exist. Their values need an idle machine."""

from __future__ import annotations

import math

import pytest

from footfall.studio import measure, soak


def test_all_figures_are_measured(monkeypatch):
    monkeypatch.setattr(measure, "SETTLING_SECONDS", 0.2)
    figures = measure.evaluate(0.5).figures
    named = ("server_cpu_fraction_1_client", "server_cpu_fraction_4_clients", "frames_per_s_sent", "frame_gap_ms_p99")
    for name in (*named, "command_latency_ms_p95", "realtime_fraction", "missed_fraction"):
        assert math.isfinite(figures[name]), name
    assert figures["frames_per_s_sent"] > 0.0
    assert 0.0 <= figures["host_took_fraction"] <= 1.0
    assert figures["realtime_fraction"] > 0.0


@pytest.mark.slow
def test_a_short_soak_tells_memory_exceptions_and_missed_deadlines(monkeypatch):
    monkeypatch.setattr(soak, "SETTLING_SECONDS", 0.2)
    figures = soak.soak(2.0)
    for name in ("soak_memory_growth_mb", "soak_exceptions", "soak_missed_fraction"):
        assert math.isfinite(figures[name]), name
    assert figures["soak_exceptions"] == 0.0
    assert figures["soak_frames_per_s"] > 20.0
    assert 0.0 <= figures["soak_host_took_fraction"] <= 1.0


def test_steal_time_is_a_fraction(monkeypatch):
    told = iter(["cpu  100 0 50 800 0 0 0 50 0 0\ncpu0 1", "cpu  150 0 60 820 0 0 0 70 0 0\ncpu0 1"])
    monkeypatch.setattr(measure.Path, "read_text", lambda path: next(told))
    assert measure.steal_fraction_since(measure.steal_time()) == 0.2
    monkeypatch.setattr(measure.Path, "read_text", lambda path: "nothing of the kind")
    assert measure.steal_fraction_since(measure.steal_time()) == 0.0
