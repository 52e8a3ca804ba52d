"""The WebSocket of the page `/pad`: pictures and poses to the page, a few requests from it."""

from __future__ import annotations

import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from ...errors import BadInput
from ..wire import messages
from ..wire.clients import MAX_CLIENTS, Client
from .room import FIELDS, PadRoom

NO_PAD = "no database of foot pressure here; start the studio with --pad FOLDER"


async def pad_socket(socket: WebSocket) -> None:
    """Serve one client until it disconnects."""
    room: PadRoom | None = socket.app.state.pad
    if why := socket.app.state.access.refusal(socket):
        await socket.close(4403, why[:100])
        return
    if room is None:
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.send_json({"is": "error", "text": NO_PAD, "about": "pad"})
            await socket.close(4404, NO_PAD)
        return
    if len(room.clients.all) >= MAX_CLIENTS:
        await socket.close(1013, "too many clients")
        return
    await socket.accept()
    await _converse(room, socket)


async def _converse(room: PadRoom, socket: WebSocket) -> None:
    client = room.clients.add(socket)
    try:
        client.send(room.hello())
        await client.converse(lambda raw: _handle(room, client, raw))
    finally:
        room.clients.remove(client)


async def _handle(room: PadRoom, client: Client, raw: str | bytes) -> None:
    try:
        room.do(messages.read(raw, FIELDS))
    except BadInput as error:
        client.send({"is": "error", "text": str(error), "about": "pad"})
