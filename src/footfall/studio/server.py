"""The web server: pages, downloads, uploads and the WebSocket (Starlette).

It serves untrusted clients: other origins and hosts are refused, other machines need the token (`wire/access.py`),
messages and uploads are limited in size and rate, and no name from a request is used as a path.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..control.skill import Skill
from ..errors import BadInput, FootfallError
from ..motion.formats.rigged import MAX_BYTES as MAX_CHARACTER_BYTES
from .crowd.service import CrowdService
from .files.uploads import MAX_CLIP_BYTES
from .pad.room import PadRoom
from .pad.routes import pad_socket
from .replay import STATIC
from .session import Session, without_folders
from .wire import messages
from .wire.access import COOKIE, AccessPolicy
from .wire.clients import MAX_CLIENTS, Client

PAGES = {
    "/": ("index.html", "text/html; charset=utf-8"),
    "/crowd": ("crowd.html", "text/html; charset=utf-8"),
    "/crowd.js": ("crowd.js", "text/javascript; charset=utf-8"),
    "/studio.js": ("studio.js", "text/javascript; charset=utf-8"),
    "/studio.css": ("studio.css", "text/css; charset=utf-8"),
    "/pad": ("pad.html", "text/html; charset=utf-8"),
    "/pad.js": ("pad.js", "text/javascript; charset=utf-8"),
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
UPLOAD_TIMEOUT = 60.0  # [s]
PORTS = 20  # number of ports that are tried in turn

T = TypeVar("T")


def memory() -> int:
    """Resident memory of this process, or its peak where only that is known [bytes]."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
    except (OSError, ValueError, IndexError):
        try:
            import resource
        except ImportError:
            return 0
        unit = 1 if sys.platform == "darwin" else 1024  # macOS counts bytes
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def app(
    skill: Skill, place: Path, access: AccessPolicy, crowd: Skill | None = None, pad: PadRoom | None = None
) -> Starlette:
    """The studio as a web application.

    Args:
        skill: The skill to start with.
        place: Folder for skills that are made in the studio.
        access: Which requests are accepted.
        crowd: The skill of the characters on the crowd page; the built-in one if None.
        pad: What the page `/pad` shows; it says what is missing if there is none.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        with tempfile.TemporaryDirectory(prefix="footfall-studio-") as scratch:
            app.state.session = Session(skill, place, Path(scratch))
            app.state.session.start()
            try:
                async with pad.running() if pad else contextlib.nullcontext():
                    yield
            finally:
                await app.state.session.end()

    routes = [Route(path, _page) for path in PAGES]
    routes += [
        Route("/thumb/{name}.png", _thumb),
        Route("/file/{key}/{name}", _file),
        Route("/clip", _clip, methods=["POST"]),
        Route("/character", _character, methods=["POST"]),
        Route("/own/{key}/{name}", _own),
        Route("/skill", _skill, methods=["POST"]),
        Route("/stats", _stats),
        WebSocketRoute("/ws", _socket),
        WebSocketRoute("/crowd/ws", _crowd_socket),
        WebSocketRoute("/pad/ws", pad_socket),
    ]
    made = Starlette(
        routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _error_page, 500: _failure_page}
    )
    made.state.access, made.state.crowds, made.state.pad = access, CrowdService(crowd), pad
    return made


async def _error_page(request: Request, error: Exception) -> Response:
    """The answer to an unknown address or method, with the headers of all others."""
    assert isinstance(error, HTTPException)
    return PlainTextResponse(error.detail, error.status_code, {**(error.headers or {}), **HEADERS})


async def _failure_page(request: Request, error: Exception) -> Response:
    return PlainTextResponse("this failed on the server", 500, HEADERS)


async def _page(request: Request) -> Response:
    name, kind = PAGES[request.url.path]
    page = name.endswith(".html")
    if page and (why := request.app.state.access.refusal(request)):
        return PlainTextResponse(why, 403, HEADERS)
    answer = FileResponse(STATIC / name, media_type=kind, headers={**HEADERS, "Cache-Control": "no-cache"})
    if request.app.state.access.token and page:
        answer.set_cookie(COOKIE, request.app.state.access.token, httponly=True, samesite="strict")
    return answer


async def _thumb(request: Request) -> Response:
    session: Session = request.app.state.session
    path = None if request.app.state.access.refusal(request) else session.library.thumbnail(request.path_params["name"])
    if path is None:
        return PlainTextResponse("no such image", 404, HEADERS)
    return FileResponse(path, media_type="image/png", headers=HEADERS)


async def _file(request: Request) -> Response:
    session: Session = request.app.state.session
    path = None if request.app.state.access.refusal(request) else session.files.get(request.path_params["key"])
    if path is None or not path.is_file():
        return PlainTextResponse("no such file", 404, HEADERS)
    return FileResponse(path, filename=path.name, headers=HEADERS, media_type="application/octet-stream")


async def _stats(request: Request) -> Response:
    """Load of the server; for `footfall evaluate studio`."""
    if why := request.app.state.access.refusal(request):
        return PlainTextResponse(why, 403, HEADERS)
    player = request.app.state.session.player
    stats = {
        "cpu_s": time.process_time(),
        "memory_bytes": memory(),
        "clients": len(request.app.state.session.clients.all),
    }
    failures = player.failures + request.app.state.session.failures
    stats |= {"frames": player.frames, "missed": player.missed, "failures": failures}
    return JSONResponse(stats, headers=HEADERS)


def _no_upload(request: Request) -> Response | None:
    """Why a client may not send a file now; None if it may."""
    if why := request.app.state.access.refusal(request):
        return _refused(why, 403)
    session: Session = request.app.state.session
    if not session.clients.is_holder_key(request.headers.get("x-key", "")):
        return _refused("another client holds the controls; ask for them first", 403)
    if session.uploads.reading.locked():
        return _refused("another file is being read; try again in a moment", 429)
    return None


async def _clip(request: Request) -> Response:
    if refused := _no_upload(request):
        return refused
    session: Session = request.app.state.session
    async with session.uploads.reading:
        return await _receive_clip(request, session)


def _refused(text: str, status: int, about: str = "clip") -> Response:
    return JSONResponse({"is": "error", "text": text, "about": about}, status, HEADERS)


async def _received(request: Request, limit: int) -> bytes | Response:
    """The body of an upload, or why it is refused."""
    content = bytearray()
    try:
        async with asyncio.timeout(UPLOAD_TIMEOUT):
            async for piece in request.stream():
                content += piece
                if len(content) > limit:
                    return _refused(f"this file is too large; expected at most {limit >> 20} MiB", 413)
    except TimeoutError:
        return _refused(f"the upload did not finish within {UPLOAD_TIMEOUT:g} s", 408)
    except ClientDisconnect:
        return Response(status_code=400)
    return bytes(content)


def _name(request: Request, usual: str) -> str:
    return "".join(c if c.isprintable() else " " for c in unquote(request.headers.get("x-name", usual)))[:100]


async def _receive_clip(request: Request, session: Session) -> Response:
    """Receive an uploaded clip and read it."""
    content = await _received(request, MAX_CLIP_BYTES)
    if isinstance(content, Response):
        return content
    try:
        told = await _while_connected(request, session.uploads.add(_name(request, "clip.bvh"), content))
    except FootfallError as error:
        return _refused(without_folders(str(error)), 422)
    return told if isinstance(told, Response) else JSONResponse(told, headers=HEADERS)


async def _while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T | Response:
    """The result of work that ends when its client leaves."""
    reading = asyncio.create_task(work)
    try:
        while not reading.done():
            await asyncio.wait([reading], timeout=0.5)
            if not reading.done() and await request.is_disconnected():  # cancelled on the page
                return Response(status_code=400)
        return reading.result()
    finally:
        if not reading.done():
            reading.cancel()
            await asyncio.wait([reading])


async def _character(request: Request) -> Response:
    """Receive a rigged character, and simulate it."""
    if refused := _no_upload(request):
        return refused
    session: Session = request.app.state.session
    async with session.uploads.reading:
        content = await _received(request, MAX_CHARACTER_BYTES)
        if isinstance(content, Response):
            return content
        try:
            own = await _while_connected(request, session.uploads.character(_name(request, "character.glb"), content))
            if isinstance(own, Response):
                return own
            await session.embody(own)
        except FootfallError as error:
            return _refused(without_folders(str(error))[:500], 422, "character")
    return JSONResponse(own.message(), headers=HEADERS)


async def _skill(request: Request) -> Response:
    """Receive a skill as an archive, and play it."""
    if refused := _no_upload(request):
        return refused
    session: Session = request.app.state.session
    async with session.uploads.reading:
        content = await _received(request, MAX_CLIP_BYTES)
        if isinstance(content, Response):
            return content
        try:
            name = _name(request, "skill.zip")
            gone = await _while_connected(request, session.uploads.check_archive(name, content))
            if gone is not None:
                return gone
            await session.open_archive(content, name)
        except FootfallError as error:
            return _refused(without_folders(str(error))[:500], 422, "open")
    return JSONResponse({"is": "note", "text": "opened"}, headers=HEADERS)


async def _own(request: Request) -> Response:
    """The rigged character of the user, for its pages."""
    key = request.path_params["key"]
    own = next((one for one in request.app.state.session.casting.owns.values() if one.key == key), None)
    if request.app.state.access.refusal(request) or own is None:
        return PlainTextResponse("no such file", 404, HEADERS)
    return Response(own.content, media_type="model/gltf-binary", headers=HEADERS)


async def _socket(socket: WebSocket) -> None:
    session: Session = socket.app.state.session
    if why := socket.app.state.access.refusal(socket):
        await socket.close(4403, why[:100])
        return
    if len(session.clients.all) >= MAX_CLIENTS:
        await socket.close(1013, "too many clients")
        return
    await socket.accept()
    await converse(session, socket)


async def _crowd_socket(socket: WebSocket) -> None:
    if why := socket.app.state.access.refusal(socket):
        await socket.close(4403, why[:100])
        return
    await socket.app.state.crowds.serve(socket)


async def converse(session: Session, socket: WebSocket) -> None:
    """Receive the messages of one client until it disconnects."""
    client = session.clients.add(socket)
    try:
        session.welcome(client)
        await client.converse(lambda raw: _handle(session, client, raw))
    finally:
        session.clients.remove(client)


async def _handle(session: Session, client: Client, raw: str | bytes) -> None:
    """Validate and perform one message; errors are sent to the client."""
    about = ""
    try:
        message = messages.read(raw)
        about = message["do"]
        await session.do(client, message)
    except (WebSocketDisconnect, asyncio.CancelledError):
        raise
    except Exception as error:
        if isinstance(error, OSError) and not isinstance(error, TimeoutError):  # the connection is lost
            raise
        session.send_error(client, error, about)


def free_socket(host: str, port: int) -> tuple[socket.socket, int]:
    """A listening socket at this port, or at the next free one, and its port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for k in range(PORTS):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # no frame waits for an acknowledgement
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
        f"ports {port} to {port + PORTS - 1} of {host} are all in use or not permitted; choose another with --port"
    )
