"""Findings of cleaning: the defects of a recording and what was done about them, as text."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..motion import Motion
from .spikes import MAX_SPIKE_FRAMES, Spike


@dataclass(frozen=True)
class Finding:
    """One finding of a cleaning step.

    Attributes:
        kind: `tpose`, `up`, `scale`, `facing`, `floor`, `level`, `rate`, `flip`, `jump` or `noisy_joint`.
        text: What was found and what was done, in one sentence.
        frames: The frames concerned, by their numbers in the file.
        joint: Name of the joint concerned, if it is one.
        value: Scale [m per unit], floor height [m], tilt of the floor [deg], rate [frames/s], or size of the step
            from frame to frame [deg] or [m].
    """

    kind: str
    text: str
    frames: tuple[int, ...] = ()
    joint: str = ""
    value: float | None = None


def of_spikes(motion: Motion, found: list[Spike], first: int) -> list[Finding]:
    """Findings of flips and jumps, one for each defect; `first` is the file's number of the motion's first frame."""
    return [_finding(motion, group, first) for group in _grouped(motion, found)]


def of_noise(motion: Motion, found: list[Spike], first: int) -> list[Finding]:
    """One finding for each joint of hands and toes that is noisy."""
    findings = []
    for joint in sorted({spike.joint for spike in found}):
        own = [spike for spike in found if spike.joint == joint]
        size = np.degrees(max(spike.size for spike in own))
        frames = tuple(sorted({first + step + 1 for spike in own for step in spike.steps}))
        name = motion.skeleton.names[joint]
        text = f"{name} is noisy: steps of up to {size:.0f} degrees in {len(frames)} frames; left unchanged"
        findings.append(Finding("noisy_joint", text, frames, name, float(size)))
    return findings


def _grouped(motion: Motion, found: list[Spike]) -> list[list[Spike]]:
    """Simultaneous spikes of several joints are one defect, reported for the joint nearest the root."""
    groups: list[list[Spike]] = []
    depth = {spike.joint: len(motion.skeleton.chain(spike.joint)) for spike in found}
    for spike in sorted(found, key=lambda s: (not s.of_position, depth[s.joint], -s.size)):
        host = next((g for g in groups if set(spike.steps) & set(g[0].steps) and spike.joint != g[0].joint), None)
        same = next(
            (
                g
                for g in groups
                if g[0].joint == spike.joint and (g[0].back, g[0].of_position) == (spike.back, spike.of_position)
            ),
            None,
        )
        if host is None and spike.joint == 0 and not spike.of_position:
            host = next((g for g in groups if g[0].of_position and set(spike.steps) & set(g[0].steps)), None)
        if host is not None:
            host.append(spike)
        elif same is not None and spike.back:
            same.append(spike)
        else:
            groups.append([spike])
    return groups


def _finding(motion: Motion, group: list[Spike], first: int) -> Finding:
    names, lead = motion.skeleton.names, group[0]
    own = [spike for spike in group if spike.joint == lead.joint and spike.of_position == lead.of_position]
    others = sorted({names[spike.joint] for spike in group if spike.joint != lead.joint})
    size = max(spike.size for spike in own)
    amount = f"{size:.2g} m" if lead.of_position else f"{np.degrees(size):.0f} degrees"
    filled = sorted({first + f for spike in group for f in spike.frames})
    affected = sorted({first + step + 1 for spike in own for step in spike.steps})
    also = f" (with {', '.join(others[:6])})" if others else ""
    name = names[lead.joint]
    if lead.back and len(lead.frames) <= MAX_SPIKE_FRAMES and len(own) == 1:
        text = f"{name} flips by {amount} in {_frames(filled)} and back in frame {affected[-1]}{also}: interpolated"
        affected = [first + f for f in lead.frames]
    elif lead.back:
        text = f"{name} flips by up to {amount} in {len(affected)} frames{also}: {_frames(filled)} interpolated"
    else:
        step = first + lead.steps[0]
        text = f"{name} jumps {amount} between frames {step} and {step + 1}{also}: "
        text += f"{_frames(filled)} fitted to the rest" if filled else "left as it is, both sides are long"
        affected = [first + f for f in lead.frames] or [step, step + 1]
    return Finding(
        "flip" if lead.back else "jump",
        text,
        tuple(affected),
        name,
        float(size if lead.of_position else np.degrees(size)),
    )


def _frames(numbers: list[int]) -> str:
    """Frame numbers as text: frames 3, 7-9."""
    runs = np.split(np.array(numbers), np.flatnonzero(np.diff(numbers) > 1) + 1)
    listed = ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in runs[:8])
    return f"frame{'s' if len(numbers) > 1 else ''} {listed}{', …' if len(runs) > 8 else ''}"
