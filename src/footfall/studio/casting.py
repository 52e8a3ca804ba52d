"""Who is on the floor of a studio, as its session knows it: characters are added, chosen, removed, and embodied."""

from __future__ import annotations

import asyncio
from typing import Any

from ..control.skill import Skill
from ..errors import FootfallError
from .files.own_character import OwnCharacter
from .live.player import Player
from .live.simulation import LiveSimulation
from .wire.clients import Client, Clients

TIMEOUT = 10.0  # for a character of the user to take the place of another [s]


class Casting:
    """The last `cast` message, the last `scene` message of each character, and the rigged characters of the user."""

    def __init__(self, player: Player, clients: Clients):
        self.player, self.clients = player, clients
        self.cast = player.floor.message()
        chosen = self.cast["chosen"]
        self.scenes = {chosen: {**player.live.scene_message(), "who": chosen}}  # by character
        self.owns: dict[int, OwnCharacter] = {}  # the same

    @property
    def scene(self) -> dict[str, Any]:
        """The `scene` message of the chosen character."""
        return self.scenes[self.cast["chosen"]]

    def follow(self, message: dict[str, Any]) -> bool:
        """Note a `scene` or `cast` message of the player; whether another character was chosen."""
        if message["is"] == "scene":
            self.scenes[message["who"]] = message
            return False
        there = {member["who"] for member in message["characters"]}
        self.scenes = {who: scene for who, scene in self.scenes.items() if who in there}
        self.owns = {who: own for who, own in self.owns.items() if who in there}
        before, self.cast = self.cast, message
        return message["chosen"] != before["chosen"]

    def welcome(self, client: Client) -> None:
        """Send a new client who is there, and what they look like."""
        client.send(self.cast)
        for scene in self.scenes.values():
            client.send({**scene, "asked": {**scene["asked"], "rate": self.player.live.rate}})
        for who, own in self.owns.items():
            client.send({**own.message(), "who": who})

    def add(self, skill: Skill, client: Client) -> None:
        """Add a character with a skill."""
        self.player.submit(lambda _: self.player.floor.add(skill), client.number, "add")

    def change(self, name: str, who: int, client: Client) -> None:
        """Choose a character (`choose`), or remove it (`leave`)."""
        floor = self.player.floor
        act = floor.choose if name == "choose" else floor.remove
        self.player.submit(lambda _: act(who), client.number, name)

    async def embody(self, own: OwnCharacter | None, skill: Skill, client: int | None) -> None:
        """Let a character of the user, or the built-in body, take the place of the chosen one, with a skill."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future = loop.create_future()

        def change(live: LiveSimulation) -> None:
            before, shape = live.own, live.shape
            live.own, live.shape = own, ""
            result: int | FootfallError = self.player.floor.chosen.number
            try:
                live.restart(skill)
            except FootfallError as why:
                live.own, live.shape, result = before, shape, why
            loop.call_soon_threadsafe(lambda: done.done() or done.set_result(result))

        self.player.submit(change, client, "character")
        who = await asyncio.wait_for(done, TIMEOUT)
        if isinstance(who, FootfallError):
            raise who
        self.owns.pop(who, None)
        if own is not None:
            self.owns[who] = own
        self.clients.send({**(own.message() if own is not None else {"is": "own", "name": ""}), "who": who})
