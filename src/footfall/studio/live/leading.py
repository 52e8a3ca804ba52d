"""A path to follow and a style of movement, chosen while the skill runs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from ... import systems
from ...control.skill import Skill
from ...control.steering import Steering, Style
from ...errors import BadInput
from ...trials import Command

if TYPE_CHECKING:
    from .simulation import LiveSimulation

Points = tuple[tuple[float, float], ...]

DEFAULT_SPEED = 0.6  # towards a target or along a path, for a skill without a speed of its own [m/s]
STANDING_SPEED = 0.15  # a body slower than this stands [m/s]


def follow_path(live: LiveSimulation, points: Points) -> None:
    """Follow a path on the ground from its nearest part on; without points, follow the command again."""
    offered = _offered(live)
    if not points and not offered.path:
        return
    if points and len(set(points)) < 2:
        raise BadInput("a path needs two different points")
    _tell(live, points, offered.style)
    sim = live.sim
    if points:
        live.target = None
        begin_to_move(live)
    else:  # as it moves now
        stands = float(np.linalg.norm(sim.com_velocity[:2])) < STANDING_SPEED
        sim.steer(Command(sim.time, heading=live.heading, speed=0.0 if stands else None))


def use_style(live: LiveSimulation, name: str) -> None:
    """Move in a style of the skill; a commanded speed that it does not have is changed to one that it has."""
    offered = _offered(live)
    _tell(live, offered.path, name)
    style = next(style for style in offered.styles if style.name == name)
    sim, (low, high), (right, left) = live.sim, style.speeds, style.sideways
    speed, lateral = float(sim.command.speed), float(sim.command.lateral)
    halts = speed == 0.0 and lateral == 0.0 and not offered.path
    if not halts and not (low <= speed <= high and right <= lateral <= left):
        sim.steer(Command(sim.time, speed=style.usual[0], lateral=style.usual[1]))


def begin_to_move(live: LiveSimulation) -> None:
    """Let a body that is told to stand go at the speed of its skill or style."""
    sim = live.sim
    if sim.command.speed != 0.0 or sim.command.lateral != 0.0:
        return
    offered = systems.of(live.source).steering(live.source)
    style = None if offered is None else _style(offered)
    speed = sim.skill.speed or (style.usual[0] if style else 0.0) or DEFAULT_SPEED
    sim.steer(Command(sim.time, speed=speed))


def message(skill: Skill) -> dict[str, Any] | None:
    """The `steering` of the `skill` message."""
    offered = systems.of(skill).steering(skill)
    if offered is None:
        return None
    return {"styles": [style._asdict() for style in offered.styles], "style": offered.style, "path": offered.path}


def _style(offered: Steering) -> Style | None:
    return next((style for style in offered.styles if style.name == offered.style), None)


def _offered(live: LiveSimulation) -> Steering:
    offered = systems.of(live.source).steering(live.source)
    if offered is None:
        raise BadInput(f"{live.sim.chosen.title} follows no paths or styles")
    return offered


def _tell(live: LiveSimulation, path: Points, style: str) -> None:
    """Go on with the same body and law; restart where that is not possible."""
    told = systems.of(live.source).steered(live.source, path, style)
    mine = replace(told, character=live.sim.world.character)
    if not live.sim.retell(mine):
        live.restart(told)
        return
    live.source = told
    live.outbox.append(live.skill_message())
