"""`footfall studio`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import screen

if TYPE_CHECKING:
    import socket

    from starlette.applications import Starlette

    from ..control.skill import Skill
    from ..studio.pad.room import PadRoom

SWITCH_INTERVAL = 1e-3  # a Python thread that writes files must not delay the simulation for longer [s]
M_ARENA_MAX = -8  # parameter of mallopt in malloc.h


def run(
    port: Annotated[
        int, typer.Option("--port", min=0, max=65000, help="Port; the next free one if it is in use.")
    ] = 8750,
    skill: Annotated[str, typer.Option("--skill", help="Name, file or folder of the first skill.")] = (
        "human-walk-natural"
    ),
    crowd: Annotated[
        str, typer.Option("--crowd", help="Skill of push_response whose crowd is shown first, such as human-react.")
    ] = "",
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    host: Annotated[
        str, typer.Option("--host", help="Address to listen on; any other than localhost requires a token.")
    ] = "127.0.0.1",
    out: Annotated[str, typer.Option("--out", help="Folder for skills created in the studio.")] = "out/studio",
    pad: Annotated[
        str, typer.Option("--pad", help="Folder of a database of foot pressure; its live view is at /pad.")
    ] = "",
    pad_file: Annotated[str, typer.Option("--pad-file", help="Recording of a pad; the database's own if empty.")] = "",
    pad_port: Annotated[int, typer.Option("--pad-port", min=1, max=65535, help="UDP port of a live pad.")] = 7312,
) -> None:
    import webbrowser

    from ..control import skill as skills
    from ..studio import server
    from ..studio.wire.access import AccessPolicy
    from ..trials import Simulation, Trial
    from ..writing import folder

    chosen = skills.load(skill)
    Simulation(Trial(chosen, 1.0, record_every=0.0))  # one that cannot be simulated is refused before the server starts
    people = _people(crowd)
    room = _room(pad, pad_file, pad_port)
    place = folder(Path(out))
    listener, got = server.free_socket(host, port)
    access = AccessPolicy(host, got)
    address = _address(host, got, "crowd" if crowd else "", access.token)
    if got != port and port:
        print(f"port {port} is busy; using {got}")
    print(f"Footfall studio: {address}   (Ctrl-C to stop)", flush=True)
    if room is not None:
        print(f"foot pressure: {_address(host, got, 'pad', access.token)}")
        print(f"live pad: UDP 127.0.0.1:{room.port}", flush=True)
    if open_page:
        webbrowser.open(address)
    _serve(server.app(chosen, place, access, people, room), listener)
    print("stopped")


def _serve(app: Starlette, listener: socket.socket) -> None:
    """Serve until Ctrl-C."""
    import gc
    import sys

    import uvicorn

    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws_max_size=1 << 17,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        server_header=False,
    )
    sys.setswitchinterval(SWITCH_INTERVAL)
    _use_one_arena()
    gc.collect()
    gc.freeze()  # scanning all imported modules would delay a frame by 60 ms
    try:
        uvicorn.Server(config).run([listener])
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()


def _room(database: str, recording: str, port: int) -> PadRoom | None:
    """What the page `/pad` shows; none if nothing is named."""
    if not database and not recording:
        return None
    from ..studio.pad import opening

    return opening.opened(database, recording, port)


def _address(host: str, port: int, page: str, token: str) -> str:
    """The address of a page, as a browser takes it."""
    host = _own_address() if host in ("0.0.0.0", "::") else host
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/{page}" + (f"?token={token}" if token else "")


def _own_address() -> str:
    """An address of this machine that others in its network can use; the loopback address where there is none."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # of documentation; a datagram socket sends nothing when it connects
            return probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"


def _people(name: str) -> Skill | None:
    """The skill of a crowd, checked before the server starts; none if there is no name."""
    from ..control import skill as skills
    from ..errors import BadInput
    from ..systems.push_response.system import read

    if not name:
        return None
    chosen = skills.load(name)
    if chosen.system != "push_response":
        raise BadInput(f"{chosen.id} is a skill of {chosen.system}; expected one of push_response, such as human-react")
    read(chosen)
    return chosen


def _use_one_arena() -> None:
    """Make all threads use one malloc arena where the C library can; many short simulations fragment every arena."""
    import contextlib
    import ctypes

    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


def evaluate(
    seconds: Annotated[
        float, typer.Option("--seconds", min=2.0, max=3600.0, help="Duration of each measurement [s].")
    ] = 60.0,
    soak: Annotated[
        float,
        typer.Option("--soak", min=0.0, max=86400.0, help="Duration of a following soak test with four clients [s]."),
    ] = 0.0,
    json: screen.Json = False,
) -> None:
    from ..studio import measure
    from ..studio import soak as soak_test

    with screen.progress("evaluate studio") as progress:
        report = measure.evaluate(seconds, progress)
        if soak > 0.0:
            report.figures |= soak_test.soak(soak, progress=progress)
    screen.show(report, json)
