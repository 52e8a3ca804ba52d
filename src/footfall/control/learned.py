"""What a skill has learned by feedback-error learning: its `[feedforward]` table and the arrays beside the file.

Torques are kept as angles, v_ff / kp, so that they go with the strength of the body as the servos do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..errors import BadFile, BadInput, UnknownName
from ..strict import Table
from .feedforward import MAX_BINS, MAX_STATES
from .skill import Skill

SETTINGS = {  # name: default, low, high
    "bin": (0.005, 0.0005, 0.025),  # [s]
    "limit": (0.2, 0.0, 2.0),  # Δθ: the most that is learned is Δθ kp [rad]
    "rate": (0.1, 0.001, 1.0),  # α of eq. 7.2
    "ahead": (0.015, 0.0, 0.2),  # a bin learns from the feedback of about this long after it [s]
    "gain_scale": (1.0, 0.05, 1.0),  # fraction of the servos' gains that is left on the limit cycle
    "settle": (5.0, 0.0, 1000.0),  # full gains for this long [s]
    "ramp": (5.0, 0.0, 1000.0),  # then less and less for this long [s]
}
RAISE = {  # what happens to the gains when something disturbs the body
    "above": (3.0, 0.0, 1000.0),  # feedback so many times its usual peak is a disturbance; 0 for never
    "delay": (0.15, 0.0, 5.0),  # reaction time [s]
    "rise": (0.05, 0.0, 5.0),  # how long gains take to full [s]
    "hold": (0.5, 0.0, 60.0),  # how long they stay there after the last sign of it [s]
    "relax": (1.0, 0.0, 60.0),  # how long they take back [s]
}
RECORDED = {  # of recorded gaits alone
    "displace": (0.0, 0.0, 1.0),  # how far targets give way to the realised motion (7.7.2)
    "leg_displace": (1.0, 0.0, 1.0),  # the same of the legs' targets
    "leg_limit": (0.6, 0.0, 2.0),  # Δθ of the legs [rad]
    "leg_gain_scale": (1.0, 0.05, 1.0),  # fraction of the legs' gains that is left, if that is more than `gain_scale`
}
DEFAULTS = {name: values[0] for name, values in (SETTINGS | RAISE | RECORDED).items()}


@dataclass(frozen=True)
class Learned:
    """Torques by phase. `knots` rows belong to the states in order, one more than a state has bins."""

    settings: dict[str, float]
    channels: tuple[str, ...]
    bins: np.ndarray  # [state]; 0 where nothing was learned
    duration: np.ndarray  # [state] expected [s]
    angle: np.ndarray  # [knot, channel] v_ff / kp [rad]
    usual: np.ndarray  # [channel] largest |v_fb| / kp when nothing disturbs it [rad]

    def arrays(self) -> dict[str, np.ndarray]:
        return {f"feedforward_{name}": getattr(self, name) for name in ("bins", "duration", "angle", "usual")}

    def changed(self, **settings: float) -> Learned:
        """The same torques, played another way."""
        return replace(self, settings={**self.settings, **settings})

    def table(self) -> dict[str, Any]:
        """The `[feedforward]` table of a skill file."""
        own = {name: self.settings[name] for name in SETTINGS}
        if any(group(name) == "legs" for name in self.channels) or self.settings["displace"] > 0.0:
            own |= {name: self.settings[name] for name in RECORDED}
        return {**own, "channels": list(self.channels), "raise": {name: self.settings[name] for name in RAISE}}


def group(channel: str) -> str:
    """What a channel is part of: the torso, the legs or the upper body."""
    if channel.startswith("torso_"):
        return "torso"
    return "legs" if any(part in channel for part in ("hip", "knee", "ankle", "toe")) else "upper"


def limits(settings: dict[str, float], channels: Sequence[str]) -> np.ndarray:
    """Δθ of each channel [rad]."""
    return np.array([settings["leg_limit" if group(name) == "legs" else "limit"] for name in channels])


def with_learned(skill: Skill, learned: Learned) -> Skill:
    """A skill with what it has learned, not yet in a file."""
    body = {**skill.body, "feedforward": learned.table(), "data": skill.body.get("data", "feedforward.npz")}
    return replace(skill, body=body, held={**skill.arrays(), **learned.arrays()})


def without(skill: Skill) -> Skill:
    """The same skill before it learned anything."""
    if "feedforward" not in skill.body:
        return skill
    arrays = {name: array for name, array in skill.arrays().items() if not name.startswith("feedforward_")}
    return replace(skill, body={k: v for k, v in skill.body.items() if k != "feedforward"}, held=arrays)


def read(skill: Skill, known: Sequence[str], states: int) -> Learned:
    """Check all of a skill's `[feedforward]` table and arrays; `known` are the channels of its law."""
    table = skill.table().table("feedforward")
    settings = {name: table.number(name, *bounds) for name, bounds in (SETTINGS | RECORDED).items()}
    reaction = table.table("raise", {})
    settings |= {name: reaction.number(name, *bounds) for name, bounds in RAISE.items()}
    reaction.done()
    channels = table.get("channels")
    if (
        not isinstance(channels, list)
        or not 0 < len(channels) <= len(known)
        or len({*map(str, channels)}) < len(channels)
    ):
        raise table.fail("channels", f"expected a list of some of {', '.join(known)}, each once")
    for name in channels:
        if name not in known:
            raise table.fail("channels", str(UnknownName("channel", str(name)[:60], known)))
    table.done()
    arrays = skill.arrays()
    bins = _array(table, arrays, "bins", (states,), 0, MAX_BINS)
    rows = int(sum(n + 1 for n in bins if n > 0))
    if not 0 < rows <= MAX_BINS or np.any(bins != np.round(bins)):
        raise table.fail("bins", f"{rows} knots in all; expected whole numbers with 1 to {MAX_BINS} knots")
    duration = _array(table, arrays, "duration", (states,), 0.0, 60.0)
    if np.any((bins > 0) & (duration <= 0.0)):
        raise table.fail("duration", "a state with bins lasts 0 s; expected more")
    most = limits(settings, channels) * (1.0 + 1e-9)
    angle = _array(table, arrays, "angle", (rows, len(channels)), -most.max(), most.max())
    if np.any(np.abs(angle) > most):
        raise BadFile(table.source, "feedforward_angle", "has numbers that are out of range; expected up to the limits")
    usual = _array(table, arrays, "usual", (len(channels),), 0.0, 100.0)
    return Learned(settings, tuple(channels), bins.astype(int), duration, angle, usual)


def _array(
    table: Table, arrays: dict[str, np.ndarray], name: str, shape: tuple[int, ...], low: float, high: float
) -> np.ndarray:
    key = f"feedforward_{name}"
    if key not in arrays:
        raise BadFile(table.source, "data", f"has no array {key}; there are {', '.join(sorted(arrays)[:20]) or 'none'}")
    array = arrays[key]
    if array.shape != shape or array.dtype.kind not in "if":
        raise BadFile(table.source, key, f"is {array.dtype} {array.shape}; expected numbers of shape {shape}")
    array = array.astype(float)
    if not np.all(np.isfinite(array)) or array.min(initial=low) < low or array.max(initial=high) > high:
        raise BadFile(table.source, key, f"has numbers that are out of range; expected {low:g} to {high:g}")
    return array


# --- between these values and a law's records ---------------------------------------------------


def play(p: Any, learned: Learned, known: Sequence[str]) -> None:
    """Write what was learned into the parameters of a law that plays it."""
    _settings(p, learned.settings, known)
    p.ff_rate = 0.0
    columns = [known.index(name) for name in learned.channels]
    p.ff_limit[columns] = limits(learned.settings, learned.channels) * p.ff_kp[columns]
    p.ff_usual[columns] = learned.usual * p.ff_kp[columns]
    _divide(p, learned.bins)
    p.ff_duration[: len(learned.duration)] = learned.duration
    p.ff_table[: len(learned.angle), columns] = learned.angle * p.ff_kp[columns]


def prepare(p: Any, settings: dict[str, float], channels: Sequence[str], known: Sequence[str]) -> None:
    """Parameters of a law that is to learn these channels; nothing is learned until `begin`."""
    _settings(p, {**settings, "gain_scale": 1.0, "above": 0.0}, known)
    for name in channels:
        if name not in known:
            raise UnknownName("channel", name, known)
    columns = [known.index(name) for name in channels]
    p.ff_limit[columns] = limits(settings, channels) * p.ff_kp[columns]
    p.ff_rate = 0.0


def begin(p: Any, m: Any, settings: dict[str, float]) -> None:
    """Divide the states into bins by how long they were seen to last, and let learning begin."""
    seen = m.ff_duration[:MAX_STATES]
    bins = np.where(seen > 0.0, np.maximum(1, np.round(seen / settings["bin"])), 0).astype(int)
    rows = int(np.sum(bins + (bins > 0)))
    if not 0 < rows <= MAX_BINS:
        smallest = float(seen.sum()) / (MAX_BINS - 2 * MAX_STATES)
        raise BadInput(
            f"bins of {1000 * settings['bin']:g} ms need {rows} knots for a cycle of {seen.sum():.2f} s; "
            f"expected 1 to {MAX_BINS}: use bins of {1000 * smallest:.2g} ms or more"
        )
    _divide(p, bins)
    p.ff_rate = settings["rate"]


def extracted(p: Any, m: Any, settings: dict[str, float], channels: Sequence[str], known: Sequence[str]) -> Learned:
    """What a law has in memory after learning."""
    columns, states = [known.index(name) for name in channels], int(p.states)
    bins = np.array(p.ff_bins[:states])
    rows = int(np.sum(bins + (bins > 0)))
    angle = np.array(m.ff_table[:rows][:, columns]) / p.ff_kp[columns]
    return Learned(
        dict(settings), tuple(channels), bins, np.array(m.ff_duration[:states]), angle, np.zeros(len(columns))
    )


def _settings(p: Any, settings: dict[str, float], known: Sequence[str]) -> None:
    for name, value in settings.items():
        if name not in ("bin", "limit", "rate", *RECORDED):
            p["ff_gain" if name == "gain_scale" else f"ff_{name}"] = value
    p.ff_displace[: len(known)] = [settings["leg_displace" if group(name) == "legs" else "displace"] for name in known]
    low = settings["gain_scale"]
    stiff = max(settings["leg_gain_scale"] - low, 0.0) / (1.0 - low) if low < 1.0 else 0.0
    p.ff_stiff[: len(known)] = [stiff if group(name) == "legs" else 0.0 for name in known]


def _divide(p: Any, bins: np.ndarray) -> None:
    p.ff_bins[:] = 0
    p.ff_bins[: len(bins)] = bins
    rows = np.where(p.ff_bins > 0, p.ff_bins + 1, 0)
    p.ff_first[:] = np.cumsum(rows) - rows
