"""`footfall pressure` and `footfall evaluate foot-pressure`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import screen

if TYPE_CHECKING:
    from ..physics.pressure import Pad

CLIPS = "../shared/mocap"
Clips = Annotated[str, typer.Argument(help="Folder with CMU's clips, also in folders inside.")]
Rate = Annotated[float, typer.Option("--rate", help="Pictures of the pad per second.")]
Cell = Annotated[float, typer.Option("--cell", help="Distance of its sensors [mm].")]

app = typer.Typer(no_args_is_help=True, help="Animation from the pressure under the feet; pads are simulated.")


@app.command("record", help="The virtual pad under a clip or a simulated skill, as a CSV file of pictures.")
def record(
    clip: Annotated[str, typer.Argument(help="A motion file, or the name or folder of a skill of a 3D body.")],
    out: Annotated[str, typer.Option("--out", "-o", help="The file to write.")] = "pad.csv",
    character: screen.Character = "human",
    seconds: Annotated[float, typer.Option("--seconds", help="Duration, of a skill [s].", min=0.5, max=600.0)] = 5.0,
    rate: Rate = 12.0,
    cell: Cell = 12.7,
    noise: Annotated[
        float, typer.Option("--noise", help="Noise of the sensors; 1 is 5 % and one level.", min=0.0)
    ] = 0.0,
    json: screen.Json = False,
) -> None:
    from ..foot_pressure import record as recorder

    with screen.progress():
        report = recorder.record(clip, Path(out), character, seconds, _pad(rate, cell), noise)
    screen.show(report, json)


@app.command("train", help="Train a database on performances made of clips: one readable folder.")
def train(
    clips: Clips = CLIPS,
    out: Annotated[str, typer.Option("--out", "-o", help="Folder of the database; its name is the skill's.")] = (
        "my-foot-pressure"
    ),
    character: screen.Character = "human",
    each: Annotated[int, typer.Option("--each", help="Performances of each act.", min=1, max=50)] = 6,
    seed: Annotated[int, typer.Option("--seed", help="Random seed.", min=0)] = 1,
    rate: Rate = 12.0,
    cell: Cell = 12.7,
    json: screen.Json = False,
) -> None:
    from ..foot_pressure import commands

    _folder(clips)
    with screen.progress("pressure train") as progress:
        report = commands.train(Path(clips), Path(out), character, each, seed, _pad(rate, cell), progress)
    screen.show(report, json)


@app.command("animate", help="Animate a recording of a pad with a database.")
def animate(
    folder: Annotated[str, typer.Argument(help="Folder of a database.")],
    recording: Annotated[str, typer.Argument(help="CSV file of a pad.")],
    out: Annotated[str, typer.Option("--out", "-o", help="Motion file to write: .bvh, .glb, .gltf, .csv.")] = "out.bvh",
    fill: Annotated[bool, typer.Option("--fill", help="Hold the last picture where some are missing.")] = False,
    json: screen.Json = False,
) -> None:
    from ..foot_pressure import commands

    screen.show(commands.animate(folder, Path(recording), Path(out), fill), json)


@app.command("serve", help="Animate a live stream of pictures (UDP on loopback), and print what is recognised.")
def serve(
    folder: Annotated[str, typer.Argument(help="Folder of a database.")],
    port: Annotated[int, typer.Option("--port", help="UDP port on 127.0.0.1.", min=1, max=65535)] = 7312,
    out: Annotated[str, typer.Option("--out", "-o", help="Motion file to write in the end; none if empty.")] = "",
    seconds: Annotated[float, typer.Option("--seconds", help="Ends after this time; never if 0 [s].", min=0.0)] = 0.0,
    json: screen.Json = False,
) -> None:
    from ..foot_pressure import stream

    screen.show(stream.serve(folder, port, Path(out) if out else None, seconds, None if json else print), json)


@app.command("send", help="Send a recording to `footfall pressure serve` as a pad would: the demo client.")
def send(
    recording: Annotated[str, typer.Argument(help="CSV file of a pad.")],
    port: Annotated[int, typer.Option("--port", help="UDP port on 127.0.0.1.", min=1, max=65535)] = 7312,
    speed: Annotated[float, typer.Option("--speed", help="Times real time.", min=0.01, max=1000.0)] = 1.0,
) -> None:
    from ..foot_pressure import stream

    count = stream.send(Path(recording), port, speed)
    print(f"{count} pictures sent")


def evaluate(
    clips: Clips = CLIPS,
    character: screen.Character = "human",
    each: Annotated[int, typer.Option("--each", help="Test performances of each act, twice.", min=1, max=50)] = 2,
    minutes: Annotated[
        float, typer.Option("--minutes", help="Duration of quiet stance [min].", min=0.2, max=120.0)
    ] = 8.0,
    rate: Rate = 12.0,
    cell: Cell = 12.7,
    json: screen.Json = False,
) -> None:
    from ..foot_pressure import evaluate as protocol

    _folder(clips)
    with screen.progress("evaluate foot-pressure") as progress:
        report = protocol.evaluate(Path(clips), character, each, minutes, _pad(rate, cell), progress)
    screen.show(report, json)


def _pad(rate: float, cell: float) -> Pad:
    """The thesis's pad at another rate [Hz], or with other cells [mm] on the same area."""
    from ..physics.pressure import Pad

    usual = Pad()
    if abs(cell - 12.7) < 1e-6:
        return Pad(rate=rate)
    rows, columns = (round(n * usual.cell / (1e-3 * cell)) for n in (usual.rows, usual.columns))
    return Pad(rows, columns, 1e-3 * cell, rate)


def _folder(clips: str) -> None:
    from ..errors import BadInput

    if not Path(clips).is_dir():
        raise BadInput(f"{clips}: there is no such folder; expected one with clips of CMU, such as 83_19.bvh")
