"""Time series of the end of a recorded trial, relative to the feet and the heading, for `signs`."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...characters.constants import GRAVITY
from ...physics import poses
from ...trials import Rollout

WINDOW_SECONDS = 8.0  # of the record before its end that is analysed [s]
LEAN_THRESHOLD = 0.3  # deviation of the trunk lean from its median at which balance is lost [rad]
HEIGHT_THRESHOLD = 0.85  # fraction of the median pelvis height below which balance is lost


@dataclass(frozen=True)
class Traces:
    """The end of a rollout as arrays, one row per record; forward and left in the heading frame."""

    rollout: Rollout
    t: np.ndarray
    dt: float
    heading: np.ndarray
    lean: np.ndarray  # [n, 2] of the root's upright axis: forward, left [rad]
    height: np.ndarray  # of the root over the lowest foot point [m]
    com: np.ndarray  # [n, 2] relative to the middle of the feet: forward, left [m]
    speed: np.ndarray  # [n, 2] of the centre of mass: forward, left [m/s]
    outside: np.ndarray  # lateral distance of the centre of mass beyond the outermost foot point [m]
    feet: list[np.ndarray]  # for each foot [n, point, 3] its contact points [m]
    force: list[np.ndarray]  # for each foot [n, point, 3] on the foot [N]
    touch: list[np.ndarray]  # for each foot [n]
    outlines: dict[str, np.ndarray]
    lost: int  # row of the loss of balance

    @property
    def weight(self) -> float:
        """Body weight [N]."""
        return GRAVITY * self.rollout.trial.character.mass

    @property
    def usual_height(self) -> float:
        """Median height of the root over the lowest foot point in the first half [m]."""
        return float(np.median(self.height[: max(1, len(self.height) // 2)]))

    def rows(self, begin: float, end: float) -> np.ndarray:
        """The rows between two times."""
        return np.flatnonzero((self.t >= begin - 1e-9) & (self.t <= end + 1e-9))

    @property
    def lost_at(self) -> float:
        """Time of the loss of balance [s]."""
        return float(self.t[self.lost])


def traces(rollout: Rollout) -> Traces:
    """Compute the time series of the end of a rollout."""
    character = rollout.trial.character
    time = rollout.time
    keep = time >= time[-1] - WINDOW_SECONDS
    series = rollout.series[keep]
    column = {name: series[:, i] for i, name in enumerate(rollout.columns)}
    t = column["time"]
    outlines = poses.bones(character, rollout.qpos()[keep])
    feet = [np.concatenate([outlines[link.name][:, 1:-1] for link in parts], axis=1) for parts in character.foot_links]
    points_of = [[c.name for c in character.contacts if c.foot == foot] for foot in range(len(feet))]
    force = [
        np.stack([np.stack([column[f"{name}_f{a}"] for a in "xyz"], -1) for name in names], axis=1)
        for names in points_of
    ]
    touch = [np.any([column[f"{name}_touch"] > 0 for name in names], axis=0) for names in points_of]
    forward, up = _axes(column, character.planar)
    heading = np.unwrap(np.arctan2(forward[:, 1], forward[:, 0]))
    points = np.concatenate(feet, axis=1)
    com = np.stack([column["com_x"], column["com_y"]], -1)
    over = np.maximum(np.linalg.norm(up[:, :2], axis=1, keepdims=True), 1e-9)
    tilt = np.arccos(np.clip(up[:, 2:], -1.0, 1.0)) * up[:, :2] / over
    height = column["z"] - points[:, :, 2].min(axis=1)
    lost = _lost(turned(tilt, heading), height)
    heading[lost:] = heading[lost]  # the heading of a tumbling body is undefined
    lean = turned(tilt, heading)
    side = turned(points[:, :, :2] - com[:, None], heading[:, None])[..., 1]
    return Traces(
        rollout=rollout,
        t=t,
        dt=float(np.median(np.diff(t))),
        heading=heading,
        lean=lean,
        height=height,
        com=turned(com - points[:, :, :2].mean(axis=1), heading),
        speed=turned(np.stack([column["com_vx"], column["com_vy"]], -1), heading),
        outside=np.maximum(side.min(axis=1), -side.max(axis=1)),
        feet=feet,
        force=force,
        touch=touch,
        outlines=outlines,
        lost=lost,
    )


def _axes(column: dict[str, np.ndarray], planar: bool) -> tuple[np.ndarray, np.ndarray]:
    """The root's forward and upright axes in the world."""
    if planar:  # forward lean counts negative
        c, s, o = np.cos(column["pitch"]), np.sin(column["pitch"]), np.zeros_like(column["pitch"])
        return np.stack([np.ones_like(c), o, o], -1), np.stack([-s, o, c], -1)
    w, x, y, z = (column[name] for name in ("qw", "qx", "qy", "qz"))
    forward = np.stack([1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)], -1)
    up = np.stack([2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)], -1)
    return forward, up


def turned(xy: np.ndarray, heading: np.ndarray) -> np.ndarray:
    """World x, y as forward and left components of a heading."""
    c, s = np.cos(heading), np.sin(heading)
    return np.stack([c * xy[..., 0] + s * xy[..., 1], c * xy[..., 1] - s * xy[..., 0]], -1)


def _lost(lean: np.ndarray, height: np.ndarray) -> int:
    """The row after which lean or height never return to their range in the first half."""
    half = max(1, len(lean) // 2)
    off = np.linalg.norm(lean - np.median(lean[:half], axis=0), axis=1)
    bad = (off > LEAN_THRESHOLD) | (height < HEIGHT_THRESHOLD * np.median(height[:half]))
    good = np.flatnonzero(~bad)
    return min(int(good[-1]) + 1, len(lean) - 1) if len(good) else 0


def visits(tr: Traces) -> list[tuple[int, int, int]]:
    """(state, first row, last row) of every visit of a state."""
    state = tr.rollout["state"][-len(tr.t) :].astype(int)
    edges = np.flatnonzero(np.diff(state)) + 1
    starts, ends = [0, *edges.tolist()], [*(edges - 1).tolist(), len(state) - 1]
    return [(int(state[a]), a, b) for a, b in zip(starts, ends, strict=True)]


def intervals(flags: np.ndarray, gap: int) -> list[tuple[int, int]]:
    """First and last rows of the intervals in which a flag holds; gaps of up to `gap` rows are bridged."""
    rows = np.flatnonzero(flags)
    if not len(rows):
        return []
    breaks = np.flatnonzero(np.diff(rows) > gap)
    return list(zip(rows[[0, *(breaks + 1)]].tolist(), rows[[*breaks, -1]].tolist(), strict=True))
