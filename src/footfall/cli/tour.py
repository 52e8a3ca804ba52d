"""`footfall tour`: one short demonstration of each system."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import screen
from .tour_stations import STATIONS, Station

if TYPE_CHECKING:
    from ..trials import Rollout

HEADS = ("system", "what it shows", "result", "film strip")


def run(
    only: Annotated[list[str] | None, typer.Option("--only", help="Only this system; may be repeated.")] = None,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    import tempfile

    from ..trials import run as run_trial
    from ..writing import folder as make_folder

    stations = _chosen(only)
    folder = make_folder(Path(out) / "tour")
    shown: list[tuple[Station, Rollout, Path]] = []
    stopped = False
    with tempfile.TemporaryDirectory() as made, screen.progress("tour") as progress:
        try:
            for k, station in enumerate(stations):
                progress(k, len(stations), station.what)
                rollout = run_trial(station.prepare(make_folder(Path(made) / str(k))))
                shown.append((station, rollout, _strip(rollout, folder, station, k + 1)))
        except KeyboardInterrupt:  # what was shown is reported
            stopped = True
    _report(shown, stopped, json)
    if stopped:
        raise typer.Exit(130)


def _chosen(only: list[str] | None) -> list[Station]:
    """The stations of the named systems; all if none is named."""
    from ..errors import BadInput, suggestion

    names = sorted({station.system for station in STATIONS})
    for name in only or ():
        if name not in names:
            raise BadInput(f"--only {name}: not in the tour{suggestion(name, names)}; it shows {', '.join(names)}")
    return [station for station in STATIONS if not only or station.system in only]


def _strip(rollout: Rollout, folder: Path, station: Station, number: int) -> Path:
    """Draw the film strip of a station."""
    from ..evaluate.draw import filmstrip

    path = folder / f"{number:02d}-{station.system}.png"
    if station.draw is not None:
        station.draw(rollout, path)
    else:
        filmstrip.draw(rollout, path, every=filmstrip.pace(rollout))
    return path


def _report(shown: list[tuple[Station, Rollout, Path]], stopped: bool, json: bool) -> None:
    """Print what was shown and how it ended."""
    good = sum(rollout.survived for _, rollout, _ in shown)
    if json:
        import json as codec

        rows: list[dict[str, Any]] = [
            {
                "system": s.system,
                "what": s.what,
                "survived": r.survived,
                "ending": str(r.ending),
                "film_strip": str(path),
            }
            for s, r, path in shown
        ]
        figures = {
            "stations_total": len(shown),
            "stations_survived": good,
            "systems_total": len({station.system for station, _, _ in shown}),
        }
        print(codec.dumps({"figures": figures, "stations": rows, "stopped_early": stopped}, indent=1))
        return
    table = [
        (s.system, s.what, f"up for {r.ending.time:.0f} s" if r.survived else str(r.ending), str(p))
        for s, r, p in shown
    ]
    screen.console().print(screen.table(HEADS, table))
    rest = "" if good == len(shown) else f" {len(shown) - good} ended early."
    count = f"{len(shown)} demonstration{'s' * (len(shown) != 1)}"
    screen.console().print(f"{count}.{rest} `footfall list --systems` names a command for each.")


def _result(rollout: Rollout) -> str:
    """How it ended, in words."""
    return f"up for {rollout.ending.time:.0f} s" if rollout.survived else str(rollout.ending)
