"""A rollout as one HTML file that opens from disk: the 3D view of the studio without a server."""

from __future__ import annotations

import base64
import html
import json
import math
from pathlib import Path

import numpy as np

from ..errors import BadInput
from ..physics.world import World
from ..trials import Rollout
from .wire.frames import PUSHED, FrameEncoder, positive_power, scene

STATIC = Path(__file__).parent / "static"
RATE = 30.0  # frames per second
MAX_REPLAY_SECONDS = 120.0  # [s]


def page(rollout: Rollout, title: str = "") -> str:
    """The replay of a rollout.

    Args:
        rollout: The recorded motion; at most its first `MAX_REPLAY_SECONDS` are used.
        title: Shown on the page; by default the title of the skill.

    Returns:
        The text of the HTML file.
    """
    if len(rollout.time) < 2:
        raise BadInput("too little was recorded for a replay")
    title = title or rollout.trial.skill.title
    world = World(rollout.trial.character, rollout.trial.ground, rollout.trial.dt, ())
    frames = _frames(rollout, world)
    data = {
        "title": title,
        "scene": scene(world, 1, rollout.trial.skill),
        "rate": RATE,
        "frame_bytes": len(frames[0]),
        "frames": base64.b64encode(b"".join(frames)).decode(),
    }
    text = json.dumps(data).replace("<", "\\u003c")  # the data must not end its script element
    parts = {name: (STATIC / name).read_text(encoding="utf-8") for name in ("replay.html", "studio.css", "replay.js")}
    filled = parts["replay.html"].replace("/*TITLE*/", html.escape(title))
    filled = filled.replace("/*STYLE*/", parts["studio.css"])
    filled = filled.replace("/*DATA*/", text)
    return filled.replace("/*SCRIPT*/", parts["replay.js"].replace("</script", "<\\/script"))


def _frames(rollout: Rollout, world: World) -> list[bytes]:
    """Binary frames of the rollout at `RATE`; the recorded state is written into the world for each."""
    encoder, time = FrameEncoder(world, 1), rollout.time
    at = np.arange(time[0], min(time[-1], time[0] + MAX_REPLAY_SECONDS), 1.0 / RATE)
    rows = np.clip(np.searchsorted(time, at), 0, len(time) - 1)
    qpos, first = rollout.qpos(), rollout.columns.index("vx")
    last = first + len(world.character.joints) + (3 if world.character.planar else 6)
    torques = np.stack([rollout[f"{joint.name}_torque"] for joint in world.character.joints], axis=1)
    contacts = [c.name for c in world.character.contacts]
    touch = np.stack([[rollout[f"{name}_{part}"] for part in ("touch", "fx", "fy", "fz")] for name in contacts])
    yaw = rollout.attitude().yaw
    found = []
    for tick, row in enumerate(rows):
        world.show_recorded(qpos[row], rollout.series[row, first:last], torques[row], touch[:, :, row])
        world.set_time(float(time[row]))
        poses = world.poses()
        sums = encoder.sums()
        now = float(time[row])
        acting = [p for p in rollout.trial.pushes if p.start <= now < p.start + p.duration]
        sums[0:4] = 1.0, PUSHED * bool(acting), rollout["state"][row], math.nan
        sums[4:10] = [rollout[f"com_{name}"][row] for name in ("x", "y", "z", "vx", "vy", "vz")]
        sums[10:12] = encoder.centre_of_pressure(poses)
        sums[14], sums[15] = yaw[row], 0.0
        if acting:
            sums[16:19], sums[19:22] = acting[-1].force, encoder.push_point(acting[-1], poses)
        sums[24] = positive_power(world)
        found.append(encoder.frame(tick, sums, poses))
    return found
