"""What a client can do to the live simulation: one function for each `do` of a validated message."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ... import systems
from ...errors import BadInput
from ...physics.props import Prop
from ...physics.push import Push
from ...trials import Command
from ..wire.frames import FRAME_SECONDS
from . import leading, throwing
from .external_forces import Grab

if TYPE_CHECKING:
    from .simulation import LiveSimulation


def pause(live: LiveSimulation, on: bool) -> None:
    live.paused = on


def step(live: LiveSimulation) -> None:
    """Advance by one frame and stay paused."""
    live.paused = True
    live.advance(FRAME_SECONDS)


def rate(live: LiveSimulation, rate: float) -> None:
    live.rate = rate


def rewind(live: LiveSimulation, back: float) -> None:
    live.rewind(back)


def reset(live: LiveSimulation) -> None:
    live.restart(live.source)


def body(live: LiveSimulation, shape: str) -> None:
    live.restart_with(live.source, shape=shape)


def scene(live: LiveSimulation, name: str, friction: float | None) -> None:
    live.restart_with(live.source, ground=name, friction=friction)


def push(live: LiveSimulation, force: float, angle: float, seconds: float) -> None:
    """Push with a horizontal force; the angle is relative to the heading of the body."""
    sim = live.sim
    if sim.over:
        raise BadInput("the character has fallen; reset it first")
    direction = live.heading + angle
    across = 0.0 if sim.world.character.planar else force * math.sin(direction)
    live.forces.push(sim.world, Push((force * math.cos(direction), across, 0.0), sim.time, seconds))
    live.disturbances.push(sim.time, seconds, force, angle)
    live.answers.add(live, angle, force * seconds)


def allow(live: LiveSimulation, strategy: str) -> None:
    """Let the skill answer pushes by a strategy, or by one with fewer steps."""
    live.allow(strategy)


def grab(live: LiveSimulation, link: str, point: tuple, target: tuple) -> None:
    live.sim.world.character.link(link)
    if not live.sim.over:
        live.forces.grab = Grab(link, point, target)


def drag(live: LiveSimulation, target: tuple) -> None:
    if live.forces.grab is not None:
        live.forces.grab.target = target


def drop(live: LiveSimulation) -> None:
    live.forces.drop(live.sim.world)


def ball(live: LiveSimulation, velocity: tuple, mass: float, **rest: Any) -> None:
    """Throw a ball; its radius follows from its mass."""
    live.replace_props([], (Prop("ball", (throwing.radius(mass),), mass, rest["from"], velocity),))


def hit(live: LiveSimulation, link: str, point: tuple, mass: float, speed: float, **rest: Any) -> None:
    """Throw a ball at a place on the body, given in the frame of the link."""
    throwing.throw_at(live, link, point, rest["from"], mass, speed)


def box(live: LiveSimulation, at: tuple, size: tuple, mass: float) -> None:
    half = tuple(max(0.02, abs(length)) for length in size)
    z = live.sim.world.scene.height(at[0], at[1]) + half[2] + 0.002
    live.replace_props([], (Prop("box", half, mass, (at[0], at[1], z)),))


def clear(live: LiveSimulation) -> None:
    """Remove all balls and boxes."""
    if live.sim.world.props:
        live.replace_props(list(range(len(live.sim.world.props))))


def steer(live: LiveSimulation, **wanted: float | None) -> None:
    """Command speed, heading or lateral speed; None returns to the skill's own."""
    if live.sim.world.character.planar:
        raise BadInput("a planar character cannot be steered")
    live.target = None
    if "heading" in wanted:
        _leave_path(live)
    own = {"speed": live.sim.skill.speed, "heading": live.heading, "lateral": live.sim.skill.lateral}
    live.sim.steer(
        Command(live.sim.time, **{key: own[key] if value is None else value for key, value in wanted.items()})
    )
    if "speed" in wanted and wanted["speed"] is None:
        live.sim.commanded = False  # the next gait takes its own speed, too


def target(live: LiveSimulation, x: float | None = None, y: float | None = None, off: bool | None = None) -> None:
    """Walk to a point on the ground, or stop doing so."""
    live.target = None if off or x is None or y is None else (x, y)
    if live.target is not None:
        _leave_path(live)
        leading.begin_to_move(live)


def path(live: LiveSimulation, points: tuple) -> None:
    """Follow a path on the ground; without points, follow the command again."""
    leading.follow_path(live, points)


def style(live: LiveSimulation, name: str) -> None:
    """Move in a style of the skill; "" leaves the choice to it."""
    leading.use_style(live, name)


def _leave_path(live: LiveSimulation) -> None:
    """Follow the command again, if a path is followed."""
    offered = systems.of(live.source).steering(live.source)
    if offered is not None and offered.path:
        leading.follow_path(live, ())


def ghost(live: LiveSimulation, on: bool) -> None:
    live.ghost_shown = on


def record(live: LiveSimulation, on: bool) -> None:
    if on:
        live.recorded, live.history.recording = None, live.sim.time
    else:
        live.end_recording()


ACTIONS: dict[str, Callable[..., None]] = {
    "pause": pause,
    "step": step,
    "rate": rate,
    "rewind": rewind,
    "reset": reset,
    "body": body,
    "scene": scene,
    "push": push,
    "allow": allow,
    "grab": grab,
    "drag": drag,
    "drop": drop,
    "ball": ball,
    "hit": hit,
    "box": box,
    "clear": clear,
    "steer": steer,
    "target": target,
    "path": path,
    "style": style,
    "ghost": ghost,
    "record": record,
}
