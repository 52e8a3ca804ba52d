"""Draw the pictures of docs/motion.md.

    python benchmarks/motion_pictures.py [FOLDER]

FOLDER holds clips of the CMU Graphics Lab Motion Capture Database as BVH (`02_01.bvh` …), which are not part of this
project; without it the built-in reference motions are drawn instead. "The data used in this project was obtained from
mocap.cs.cmu.edu. The database was created with funding from NSF EIA-0196217."
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

from footfall import characters, run
from footfall.characters import roles as joint_roles
from footfall.characters.roles import Roles
from footfall.control import skill as skills
from footfall.evaluate.clips import clips
from footfall.evaluate.clips.clips import Clip
from footfall.evaluate.draw import motion_plots, motion_strip
from footfall.evaluate.draw.spatial_strip import LEFT, RIGHT
from footfall.motion import Motion, graph
from footfall.motion.analysis import cycle
from footfall.motion.analysis.contacts import Contacts, contacts
from footfall.motion.analysis.feet import BEARING, Sole, sole_points
from footfall.motion.cleaning.clean import Cleaned
from footfall.motion.editing import warp
from footfall.motion.editing.planting import planted
from footfall.motion.retarget import references
from footfall.motion.retarget.retarget import onto, retargeted
from footfall.trials import Trial

IMG = Path(__file__).parents[1] / "docs/img"
WALK = "02_01"
GRAPH = ("16_12", "16_14", "16_18", "16_19", "16_21", "16_31", "16_34", "16_47")
HUMAN = characters.load("human")
RATE = 60.0


def clip(folder: Path | None, name: str) -> Clip:
    """A clip of the folder, or a built-in walk in its place."""
    if folder is not None:
        return clips.load(folder / f"{name}.bvh")
    motion = references.reference("walk", HUMAN, 4.0)
    return Clip(Path("walk"), motion, joint_roles.find(motion.skeleton), Cleaned(motion, ()))


def on_human(one: Clip) -> tuple[Motion, Motion, Contacts, Roles, dict[str, Sole]]:
    """A clip retargeted to `human`, the same without foot skating, and its contacts and soles."""
    put = retargeted(one.motion, HUMAN, one.roles).motion
    roles, down = joint_roles.find(put.skeleton), contacts(one.motion, one.roles)
    soles = sole_points(put.skeleton, roles, HUMAN)
    return put, planted(put, down, roles, soles), down, roles, soles


def feet(one: Clip) -> None:
    """Speed of the contact points of stance feet before and after repair; the fastest of them."""
    put, mended, down, roles, soles = on_human(one)
    figure = motion_plots._figure(9, 3.6)
    axes = figure.subplots(1, 2, sharey=True, sharex=True)
    for ax, side, colour in zip(axes, ("left", "right"), (LEFT, RIGHT), strict=True):
        on = down.foot[side]
        for motion, style, words in ((put, ":", "retargeted"), (mended, "-", "feet planted")):
            x = soles[side].points(motion)
            bears = on[:, None] & (x[..., 2] <= x[..., 2].min(axis=1, keepdims=True) + BEARING)
            speed = 100.0 * motion.rate * np.linalg.norm(np.diff(x[..., :2], axis=0), axis=-1)
            both = np.where(bears[1:] & bears[:-1], speed, np.nan)
            seen = np.array([np.nanmax(row) if np.isfinite(row).any() else np.nan for row in both])
            ax.plot(motion.time[1:], seen, style, color=colour, label=words)
        ax.set(xlabel="time [s]", title=f"{side} foot")
        ax.legend(fontsize=8)
    axes[0].set(ylabel="speed over the ground [cm/s]")
    figure.suptitle(f"{one.motion.name} on human: the points of a foot that bear on the floor", fontsize=10)
    figure.savefig(IMG / "motion-feet.png")
    motion_strip.draw(mended, roles, IMG / "motion-on-human.png", 0.2, f"{one.motion.name} on human, feet planted")


def simulated(one: Clip) -> None:
    """A skill on a body made from the clip's skeleton, drawn on the clip's own rig."""
    body = characters.from_motion(one.motion, mass=70.0)
    skill = replace(skills.load("human-walk-robust"), character=body)
    rollout = run(Trial(skill, 6.0, 1e-3))
    motion = onto(rollout.motion(RATE), one.motion)[round(2.0 * RATE) :]
    title = f"{skill.id}, simulated on a body made from {one.motion.name}, on that clip's rig"
    motion_strip.draw(motion, one.roles, IMG / "motion-on-rig.png", 0.2, title)


def random_walk(folder: Path | None) -> None:
    """A random walk of a minute in a motion graph, from above."""
    if folder is None:
        parts = [on_human(clip(None, "walk"))]
    else:
        parts = [on_human(clips.load(folder / f"{name}.bvh")) for name in GRAPH]
    motions = [warp.resampled(part[1], RATE) for part in parts]
    roles, soles = parts[0][3], parts[0][4]
    made = graph.build(motions, [contacts(m, roles) for m in motions], roles=roles, soles=soles)
    path = made.walk(60.0, seed=1)
    motion = replace(made.motion(path, roles=roles), name=f"a minute's random walk, {len(motions)} clips on human")
    motion_strip.draw_path(motion, roles, IMG / "motion-graph.png", made.unplanted(path)[1].foot)


def main(folder: Path | None) -> None:
    one = clip(folder, WALK)
    motion_plots.contacts(one, IMG / "motion-contacts.png")
    motion_plots.cycle(cycle.cycle(one.motion, one.roles), IMG / "motion-cycle.png")
    feet(one)
    simulated(one)
    random_walk(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
