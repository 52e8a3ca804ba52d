"""How the page presents skills: names in plain words, what each is good for, and in which order they are shown."""

from __future__ import annotations

from typing import Any

from ...control import skill as skills
from ...control.skill import Skill

# Id: its name on the page, and what it is good for. The first ones are shown first.
BEST = {
    "human-walk-natural": ("Natural walk", "Looks like a person. Push it, see how it catches itself."),
    "human-walk-robust": ("Walk, hard to push over", "Takes 400 N for 0.4 s, forward or back, soon after a step."),
    "human-stand": ("Stand and catch yourself", "Ankles, hips or steps: it chooses by how hard you push."),
    "human-stop-and-go": ("Walk where you say", "Steer it, stop it, send it off again."),
    "planar-back-flip": ("Back-flip", "One leap, from standing. Play it in slow motion."),
    "human-jog": ("Run", "Leans forward, swings bent arms, flies after every step. 3 m/s."),
}
OTHERS = {
    "human-cloud-hands": ("Tai Chi: cloud hands", "Slow steps to the side with circling hands."),
    "human-walk-recover": ("Walk, stop after a push and go on", "Looks ahead and steps until it stands."),
    "human-walk-speed": ("Walk, any speed", "From the spot to 1.3 m/s. Best for steering."),
    "human-walk-legs": ("Walk, hard to push over, legs apart", "Wider steps when it is thrown to a side."),
    "human-run": ("Run, after Yin 2007", "A pose graph of the thesis, tuned: 1.8 m/s."),
    "human-fast-run": ("Fast run, after Yin 2007", "A pose graph of the thesis, tuned: 2.7 m/s."),
    "human-jog-fast": ("Fast run", "The highest speed here, 3.7 m/s, in the air for a quarter of the time."),
    "human-norm-walk-fast": ("Fast walk", "Upright, from measured people: 1.6 m/s."),
    "human-fast-walk": ("Fast walk, after Yin 2007", "A pose graph of the thesis, tuned. It stoops."),
    "human-skip": ("Skip", "A step and a hop on each side."),
    "human-hop-high": ("Hop on two feet", "Crouches, takes off, lands: 15 cm high."),
    "human-hop": ("Hop, after Yin 2007", "Both feet leave the ground, by a centimetre."),
    "human-react": ("Stand, answers from a database", "Recorded answers to pushes, without forces."),
    "human-walk": ("Walk, as in the thesis", "The printed numbers: small steps, hardly forward."),
    "human-walk-published": ("Human walking, for comparison", "Measured people, without forces."),
    "human-norm-walk": ("Walk, from measured people", "Mean joint angles of healthy adults."),
    "human-crouch": ("Walk in a crouch", "Knees bent by 40 degrees."),
    "human-bent": ("Walk, bent forward", "The upper body bent at the waist."),
    "human-backpack": ("Walk with a backpack", "15 kg on its back."),
    "human-slope": ("Walk up a steep slope", "20 degrees."),
    "planar-scissor-hop": ("Scissor hop", "The legs cross in the air."),
}
GROUPS = {"walks": "Walks", "runs": "Runs and hops", "stunts": "Standing and stunts", "yours": "Yours"}
GROUPS |= {"flat": "Two-dimensional bodies"}


def shown(skill_id: str, title: str, about: str) -> dict[str, Any]:
    """The name of a skill on the page, what it is good for, and its place among the best (None for the others)."""
    known = BEST.get(skill_id) or OTHERS.get(skill_id)
    name, good = known or (title, about.split(". ")[0].split(": ")[0][:90])
    best = list(BEST).index(skill_id) if skill_id in BEST else None
    return {"title": name, "good": good, "best": best}


def title(skill: Skill) -> str:
    """The name of a skill on the page."""
    built_in = skill.path == skills.BUILT_IN / skill.id / "skill.toml"
    return shown(skill.id if built_in else "", skill.title, skill.about)["title"]


def group(gait: str, kind: str, planar: bool, made: bool) -> str:
    """The section of the page to which a skill belongs, a key of `GROUPS`."""
    if made:
        return "yours"
    if planar:
        return "flat"
    if any(word in gait for word in ("run", "jog", "skip", "hop")):
        return "runs"
    standing = any(word in gait for word in ("stand", "cloud", "stop", "start"))
    return "stunts" if standing or (kind == "act" and "walk" not in gait) else "walks"
