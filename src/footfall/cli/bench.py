"""`footfall bench`."""

from __future__ import annotations

from . import screen


def run(json: screen.Json = False) -> None:
    from ..evaluate import bench as benchmark

    with screen.progress() as progress:
        report = benchmark.evaluate(progress)
    screen.show(report, json)
