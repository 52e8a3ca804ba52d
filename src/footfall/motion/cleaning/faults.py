"""What was found in a recording, in plain words."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..motion import Motion
from .pops import SHORT, Pop


@dataclass(frozen=True)
class Finding:
    """One thing that was found, and what was done about it."""

    kind: str  # tpose, up, scale, facing, floor, level, rate, flip, jump or noisy_joint
    words: str
    frames: tuple[int, ...] = ()  # of the file
    joint: str = ""
    value: float | None = None  # scale [m a unit], floor [m], level [deg], rate [1/s], steps [deg] or [m]


def of_pops(motion: Motion, found: list[Pop], first: int) -> list[Finding]:
    """Flips and jumps, one finding a fault; `first` is the file's number of the motion's first frame."""
    return [_told(motion, group, first) for group in _together(motion, found)]


def of_noise(motion: Motion, found: list[Pop], first: int) -> list[Finding]:
    """One finding for each joint of hands and toes that is noisy."""
    findings = []
    for joint in sorted({pop.joint for pop in found}):
        own = [pop for pop in found if pop.joint == joint]
        size = np.degrees(max(pop.size for pop in own))
        frames = tuple(sorted({first + step + 1 for pop in own for step in pop.steps}))
        name = motion.skeleton.names[joint]
        words = f"{name} is noisy: steps of up to {size:.0f} degrees in {len(frames)} frames; left as it is"
        findings.append(Finding("noisy_joint", words, frames, name, float(size)))
    return findings


def _together(motion: Motion, found: list[Pop]) -> list[list[Pop]]:
    """Pops of several joints at the same time are one fault, told by the joint nearest the root, worst first."""
    groups: list[list[Pop]] = []
    depth = {pop.joint: len(motion.skeleton.chain(pop.joint)) for pop in found}
    for pop in sorted(found, key=lambda p: (not p.place, depth[p.joint], -p.size)):
        home = next((g for g in groups if set(pop.steps) & set(g[0].steps) and pop.joint != g[0].joint), None)
        same = next(
            (g for g in groups if g[0].joint == pop.joint and (g[0].back, g[0].place) == (pop.back, pop.place)), None
        )
        if home is None and pop.joint == 0 and not pop.place:
            home = next((g for g in groups if g[0].place and set(pop.steps) & set(g[0].steps)), None)
        if home is not None:
            home.append(pop)
        elif same is not None and pop.back:
            same.append(pop)
        else:
            groups.append([pop])
    return groups


def _told(motion: Motion, group: list[Pop], first: int) -> Finding:
    names, lead = motion.skeleton.names, group[0]
    own = [pop for pop in group if pop.joint == lead.joint and pop.place == lead.place]
    others = sorted({names[pop.joint] for pop in group if pop.joint != lead.joint})
    size = max(pop.size for pop in own)
    amount = f"{size:.2g} m" if lead.place else f"{np.degrees(size):.0f} degrees"
    filled = sorted({first + f for pop in group for f in pop.frames})
    affected = sorted({first + step + 1 for pop in own for step in pop.steps})
    also = f" (with {', '.join(others[:6])})" if others else ""
    name = names[lead.joint]
    if lead.back and len(lead.frames) <= SHORT and len(own) == 1:
        words = f"{name} flips by {amount} in {_frames(filled)} and back in frame {affected[-1]}{also}: filled between"
        affected = [first + f for f in lead.frames]
    elif lead.back:
        words = f"{name} flips by up to {amount} in {len(affected)} frames{also}: {_frames(filled)} filled between"
    else:
        step = first + lead.steps[0]
        words = f"{name} jumps {amount} between frames {step} and {step + 1}{also}: "
        words += f"{_frames(filled)} made to fit the rest" if filled else "left as it is, both sides are long"
        affected = [first + f for f in lead.frames] or [step, step + 1]
    return Finding(
        "flip" if lead.back else "jump", words, tuple(affected), name, float(size if lead.place else np.degrees(size))
    )


def _frames(numbers: list[int]) -> str:
    """As people write them: frames 3, 7-9."""
    runs = np.split(np.array(numbers), np.flatnonzero(np.diff(numbers) > 1) + 1)
    told = ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in runs[:8])
    return f"frame{'s' if len(numbers) > 1 else ''} {told}{', …' if len(runs) > 8 else ''}"
