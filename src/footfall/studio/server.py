"""Pages and sockets: Starlette on uvicorn, on the loopback address unless told otherwise.

What a stranger could try is met here: other origins and hosts are refused, other machines need the token, messages and
uploads are limited in size and rate, and no name from outside ever becomes a path.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import hmac
import ipaddress
import secrets
import socket
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..control.skill import Skill
from ..errors import BadInput, FootfallError
from .session import LARGEST_CLIP, Session
from .wire import messages
from .wire.clients import MOST

STATIC = Path(__file__).parent / "static"
SERVED = {
    "/": ("index.html", "text/html; charset=utf-8"),
    "/studio.js": ("studio.js", "text/javascript; charset=utf-8"),
    "/studio.css": ("studio.css", "text/css; charset=utf-8"),
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
COOKIE = "footfall"
NAMES = ("localhost", "127.0.0.1", "[::1]")
UPLOAD = 60.0  # how long a clip may take to come [s]
PORTS = 20  # tried in turn when one is busy


class Door:
    """Who may come in."""

    def __init__(self, host: str, port: int):
        self.token = "" if is_loopback(host) else secrets.token_urlsafe(18)
        names = (*NAMES, f"[{host}]" if ":" in host else host)
        self.hosts = {f"{name}:{port}" for name in names} | (set(names) if port == 80 else set())
        self.anywhere = host in ("0.0.0.0", "::")  # its names are not known; the token stands guard alone

    def refuses(self, connection: Any) -> str:
        """Why a request or socket is not let in; nothing when it is."""
        host = connection.headers.get("host", "")
        if not self.anywhere and host not in self.hosts:
            return "this address is not one of the studio's"
        origin = connection.headers.get("origin")
        if origin is not None and origin not in (f"http://{host}", f"https://{host}"):
            return "this page belongs to another site"
        if self.token:
            given = connection.query_params.get("token") or connection.cookies.get(COOKIE, "")
            if not hmac.compare_digest(given.encode(), self.token.encode()):
                return "the token is missing or wrong; use the whole address that `footfall studio` printed"
        return ""


def memory() -> int:
    """What this process holds now, where the system tells, else at most so far [bytes]."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
    except (OSError, ValueError, IndexError):
        try:
            import resource
        except ImportError:
            return 0
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def app(skill: Skill, place: Path, door: Door) -> Starlette:
    """The studio as a web application."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        with tempfile.TemporaryDirectory(prefix="footfall-studio-") as scratch:
            app.state.session = Session(skill, place, Path(scratch))
            app.state.session.start()
            try:
                yield
            finally:
                await app.state.session.end()

    routes = [Route(path, _page) for path in SERVED]
    routes += [
        Route("/thumb/{name}.png", _thumb),
        Route("/file/{key}/{name}", _file),
        Route("/clip", _clip, methods=["POST"]),
        Route("/stats", _stats),
        WebSocketRoute("/ws", _socket),
    ]
    made = Starlette(routes=routes, lifespan=lifespan)
    made.state.door = door
    return made


async def _page(request: Request) -> Response:
    name, kind = SERVED[request.url.path]
    if name == "index.html" and (why := request.app.state.door.refuses(request)):
        return PlainTextResponse(why, 403, HEADERS)
    answer = FileResponse(STATIC / name, media_type=kind, headers={**HEADERS, "Cache-Control": "no-cache"})
    if request.app.state.door.token and name == "index.html":
        answer.set_cookie(COOKIE, request.app.state.door.token, httponly=True, samesite="strict")
    return answer


async def _thumb(request: Request) -> Response:
    session: Session = request.app.state.session
    path = None if request.app.state.door.refuses(request) else session.library.thumbnail(request.path_params["name"])
    if path is None:
        return PlainTextResponse("no such picture", 404, HEADERS)
    return FileResponse(path, media_type="image/png", headers=HEADERS)


async def _file(request: Request) -> Response:
    session: Session = request.app.state.session
    path = None if request.app.state.door.refuses(request) else session.files.get(request.path_params["key"])
    if path is None or not path.is_file():
        return PlainTextResponse("no such file", 404, HEADERS)
    return FileResponse(path, filename=path.name, headers=HEADERS, media_type="application/octet-stream")


async def _stats(request: Request) -> Response:
    """How the studio itself is doing; for `footfall evaluate studio`."""
    if why := request.app.state.door.refuses(request):
        return PlainTextResponse(why, 403, HEADERS)
    player = request.app.state.session.player
    told = {
        "cpu_s": time.process_time(),
        "memory_bytes": memory(),
        "clients": len(request.app.state.session.clients.all),
    }
    failures = player.failures + request.app.state.session.failures
    told |= {"pictures": player.pictures, "missed": player.missed, "failures": failures}
    return JSONResponse(told, headers=HEADERS)


async def _clip(request: Request) -> Response:
    if why := request.app.state.door.refuses(request):
        return _refused(why, 403)
    session: Session = request.app.state.session
    if not session.clients.holds(request.headers.get("x-key", "")):
        return _refused("somebody else holds the controls; ask for them first", 403)
    if session.reading.locked():
        return _refused("another clip is being read; try again in a moment", 429)
    async with session.reading:
        return await _take(request, session)


def _refused(text: str, status: int) -> Response:
    return JSONResponse({"is": "error", "text": text, "about": "clip"}, status, HEADERS)


async def _take(request: Request, session: Session) -> Response:
    """Receive an uploaded clip and have it read."""
    content = bytearray()
    try:
        async with asyncio.timeout(UPLOAD):
            async for piece in request.stream():
                content += piece
                if len(content) > LARGEST_CLIP:
                    return _refused(f"this file is too large; expected at most {LARGEST_CLIP >> 20} MiB", 413)
    except TimeoutError:
        return _refused(f"this file did not come within {UPLOAD:g} s", 408)
    except ClientDisconnect:  # nobody is there to be answered
        return Response(status_code=400)
    name = "".join(c if c.isprintable() else " " for c in unquote(request.headers.get("x-name", "clip.bvh")))[:100]
    try:
        read = await session.clip(name, bytes(content))
    except FootfallError as error:
        return _refused(str(error), 422)
    return JSONResponse(read, headers=HEADERS)


async def _socket(socket: WebSocket) -> None:
    session: Session = socket.app.state.session
    if why := socket.app.state.door.refuses(socket):
        await socket.close(4403, why[:100])
        return
    if len(session.clients.all) >= MOST:
        await socket.close(1013, "too many are looking already")
        return
    await socket.accept()
    await converse(session, socket)


async def converse(session: Session, socket: WebSocket) -> None:
    """Listen to one client until it goes."""
    client = session.clients.add(socket)
    client.listening = asyncio.current_task()
    sending = asyncio.create_task(client.send())
    try:
        session.welcome(client)
        while not client.lost:
            said = await socket.receive()
            if said["type"] == "websocket.disconnect":
                break
            await _hear(session, client, said)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass
    except asyncio.CancelledError:
        if not client.lost:  # the whole studio is ending
            raise
    finally:
        session.clients.remove(client)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending
        if client.lost:
            with contextlib.suppress(RuntimeError, OSError, TimeoutError):
                await asyncio.wait_for(socket.close(1013), 1.0)


async def _hear(session: Session, client: Any, said: Any) -> None:
    """One message: refused in words, or carried out."""
    if not client.may_speak():
        return
    about = ""
    try:
        message = messages.read(said.get("text") or said.get("bytes") or "")
        about = message["do"]
        await session.do(client, message)
    except FootfallError as error:
        client.say({"is": "error", "text": str(error)[:500], "about": about})
    except TimeoutError:
        client.say({"is": "error", "text": "this took too long", "about": about})
    except (WebSocketDisconnect, OSError, asyncio.CancelledError):
        raise
    except Exception as error:  # a fault of ours: told, counted, and nobody else's trouble
        session.failures += 1
        client.say({"is": "error", "text": f"this should not happen: {error!r}"[:300], "about": about})


def free_socket(host: str, port: int) -> tuple[socket.socket, int]:
    """A listening socket at this port, or at the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for k in range(PORTS):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # no picture waits until the last was confirmed
        try:
            listener.bind((host, port + k))
            listener.listen(128)
            return listener, listener.getsockname()[1]
        except (OSError, UnicodeError) as error:
            listener.close()
            if getattr(error, "errno", None) not in (errno.EADDRINUSE, errno.EACCES):
                why = getattr(error, "strerror", None) or error
                raise BadInput(f"cannot listen at {host[:80]}, port {port + k}: {why}; see --host and --port") from None
            if port == 0:
                break
    raise BadInput(
        f"ports {port} to {port + PORTS - 1} of {host} are all busy or not allowed; give another with --port"
    )
