"""`footfall bench`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from ..errors import FootfallError
from . import screen

SECTIONS = ("simulation", "characters", "repertoire", "environments")


def run(
    clips: Annotated[
        str | None, typer.Option("--clips", help="Folder of BVH files to read; a synthetic clip if not given.")
    ] = None,
    only: Annotated[
        list[str] | None, typer.Option("--only", help=f"A section: {', '.join(SECTIONS)}; repeatable. All if none.")
    ] = None,
    device: screen.Device = "cpu",
    json: screen.Json = False,
) -> None:
    from .. import parallel
    from ..errors import BadInput, UnknownName
    from ..evaluate.protocols import bench as benchmark
    from ..evaluate.report import Report
    from ..learn import bench_character
    from ..repertoire import bench as bench_repertoire

    if clips is not None and not Path(clips).is_dir():
        raise BadInput(f"{clips}: there is no such folder")
    for name in only or ():
        if name not in SECTIONS:
            raise UnknownName("section", name, SECTIONS)
    if device != "cpu":
        _gpu(screen.device(device), json)
        return
    wanted = only or SECTIONS
    report = Report("speed on this machine", {"cores": parallel.cores()})
    with screen.progress("bench") as progress:
        if "simulation" in wanted:
            report = benchmark.evaluate(progress, Path(clips) if clips else None)
        progress(7, 10, "data-driven characters")
        if "characters" in wanted:
            report.figures |= bench_character.figures()
        progress(8, 10, "controllers by nearest neighbours")
        if "repertoire" in wanted:
            report.figures |= bench_repertoire.figures()
        progress(9, 10, "environments")
        if "environments" in wanted:
            found, words = _environments()
            report.figures |= found
            report.words += words
        progress(10, 10, "done")
    screen.show(report, json)


def _gpu(device: str, json: bool) -> None:
    """Speed of many worlds on a GPU; nothing is measured where there is none."""
    from .. import parallel
    from ..evaluate.protocols import bench_gpu
    from ..evaluate.report import Report

    report = Report("speed of many worlds on this machine", {"device": device, "cores": parallel.cores()})
    if device == "cpu":
        report.figures = {"gpu_closed_loop_over_bare": None, "gpu_over_all_cores": None}
        report.words = ["nothing was measured: there is no GPU"]
    else:
        with screen.progress() as progress:
            report.figures, report.words = bench_gpu.figures(device, progress=progress)
            found, words = _environments(device)
            report.figures |= found
            report.words += words
    screen.show(report, json)


def _environments(device: str = "cpu") -> tuple[dict[str, Any], list[str]]:
    """Speed of the Gymnasium environments; why it was not measured where Gymnasium is missing."""
    try:
        from ..gym import bench
    except FootfallError as error:
        missing: dict[str, Any] = {"gym_vector_over_raw": None, "gym_vector_over_humanoid_v5": None}
        return missing, [f"environments were not measured: {error}"]
    return bench.figures() if device == "cpu" else (bench.on_device(device), [])
