"""`footfall studio`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import screen

if TYPE_CHECKING:
    from ..control.skill import Skill

SWITCH_INTERVAL = 1e-3  # a Python thread that writes files must not delay the simulation for longer [s]
M_ARENA_MAX = -8  # parameter of mallopt in malloc.h


def run(
    port: Annotated[
        int, typer.Option("--port", min=0, max=65000, help="Port; the next free one if it is in use.")
    ] = 8750,
    skill: Annotated[str, typer.Option("--skill", help="Name, file or folder of the first skill.")] = (
        "human-walk-robust"
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
    import gc
    import sys

    import uvicorn

    from ..control import skill as skills
    from ..studio import server
    from ..studio.wire.access import AccessPolicy
    from ..trials import Simulation, Trial
    from ..writing import folder

    chosen = skills.load(skill)
    Simulation(
        Trial(chosen, 1.0, record_every=0.0)
    )  # a skill that cannot be simulated is refused before the server starts
    people = _people(crowd)
    room = None
    if pad or pad_file:
        from ..studio.pad import opening

        room = opening.opened(pad, pad_file, pad_port)
    place = folder(Path(out))
    listener, got = server.free_socket(host, port)
    access = AccessPolicy(host, got)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{got}/{'crowd' if crowd else ''}" + (f"?token={access.token}" if access.token else "")
    if got != port and port:
        print(f"port {port} is busy; using {got}")
    print(f"Footfall studio: {address}   (Ctrl-C to stop)", flush=True)
    if room is not None:
        print(f"foot pressure: {address.replace('/?', '/pad?') if access.token else address + 'pad'}")
        print(f"live pad: UDP 127.0.0.1:{room.port}", flush=True)
    if open_page:
        import webbrowser

        webbrowser.open(address)
    config = uvicorn.Config(
        server.app(chosen, place, access, people, room),
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
    print("stopped")


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

    with screen.progress() as progress:
        report = measure.evaluate(seconds, progress)
        if soak > 0.0:
            report.figures |= soak_test.soak(soak, progress=progress)
    screen.show(report, json)
