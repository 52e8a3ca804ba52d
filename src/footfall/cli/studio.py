"""`footfall studio`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import screen

PATIENCE = 1e-3  # files are made beside the body: no thread of Python's may keep it waiting for longer [s]
M_ARENA_MAX = -8  # of malloc.h


def run(
    port: Annotated[int, typer.Option("--port", min=0, max=65000, help="The next free one is used if busy.")] = 8750,
    skill: Annotated[str, typer.Option("--skill", help="Name, file or folder of the skill to begin with.")] = (
        "human-walk-robust"
    ),
    open_page: Annotated[bool, typer.Option("--open", help="Also open the page in a browser.")] = False,
    host: Annotated[
        str, typer.Option("--host", help="Address to listen at; other than this machine's own, a token is needed.")
    ] = "127.0.0.1",
    out: Annotated[str, typer.Option("--out", help="Folder for skills that are made there.")] = "out/studio",
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
    Simulation(Trial(chosen, 1.0, record_every=0.0))  # one that cannot be played is refused before anything begins
    place = folder(Path(out))
    listener, got = server.free_socket(host, port)
    access = AccessPolicy(host, got)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{got}/" + (f"?token={access.token}" if access.token else "")
    if got != port and port:
        print(f"port {port} is busy; using {got}")
    print(f"Footfall studio: {address}   (Ctrl-C to stop)", flush=True)
    if open_page:
        import webbrowser

        webbrowser.open(address)
    config = uvicorn.Config(
        server.app(chosen, place, access),
        log_level="warning",
        access_log=False,
        ws_max_size=1 << 17,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        server_header=False,
    )
    sys.setswitchinterval(PATIENCE)
    _one_heap()
    gc.collect()
    gc.freeze()  # looking through all that was imported would hold a picture up for 60 ms
    try:
        uvicorn.Server(config).run([listener])
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
    print("stopped")


def _one_heap() -> None:
    """Have all threads share one heap, where the C library can: worlds come and go, and leave holes in each."""
    import contextlib
    import ctypes

    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


def measured(
    seconds: Annotated[float, typer.Option("--seconds", min=2.0, max=3600.0, help="Of each measurement.")] = 60.0,
    soak: Annotated[
        float, typer.Option("--soak", min=0.0, max=86400.0, help="Then so many seconds of four restless clients.")
    ] = 0.0,
    json: screen.Json = False,
) -> None:
    from ..studio import measure
    from ..studio import soak as soaking

    with screen.progress() as progress:
        report = measure.evaluate(seconds, progress)
        if soak > 0.0:
            report.figures |= soaking.soak(soak, progress=progress)
    screen.show(report, json)
