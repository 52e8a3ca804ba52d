"""What each component of data-driven control is for (Lee, Kim, Lee 2010, section 5).

Steps of a straight walk until the fall, with one component off. They are counted for our tracking (servos on MuJoCo's
contacts), and for the paper's (eq. 1 on a penalty ground), which has gains of its own. Nobody looks ahead.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ... import parallel
from ...characters.constants import GRAVITY
from ...control.skill import Skill
from ...physics import scene as scenes
from ...physics.scene import Scene
from ...systems.data_driven import following
from .data_driven import TIME_STEPS, WALK, Outcome, at_all_steps, survived, walking

SECONDS = 60.0
PAPER = {"synchronisation": "3-6", "stance_hip": "2-4", "swing_hip": "6-10"}  # steps until the fall
COMPONENTS: dict[str, tuple[str, ...]] = {  # gains that are set to 0
    "none": (),
    "synchronisation": (),
    "stance_hip": ("torso", "torso_cd", "torso_cv", "lat_torso_cd", "lat_torso_cv", "c0"),
    "swing_hip": ("cd", "cv", "lat_cd", "lat_cv", "cd_behind"),
    "stance_ankle": ("ankle_cd", "ankle_cv", "lat_ankle_cd", "lat_ankle_cv"),
    "swing_height": ("clear_cd",),
}
GAINS = Path(following.__file__).parent / "inverse_dynamics.toml"
GROUND = 90.0  # stiffness under a contact point, over the body's mass [N/(m kg)]; the paper's is 2000/47
STARTS = 5  # recorded steps that the paper's tracking begins in
NO_LIMIT = 1e5  # [N m]
OURS, EQUATION_1, EQUATION_1_FREE = "servos", "inverse_dynamics", "inverse_dynamics_no_limits"


@dataclass(frozen=True)
class Tracking:
    """One way of tracking: its name, the skill that has it with each of its starts, the ground, and this in words."""

    name: str
    skills: tuple[Skill, ...]
    ground: Scene | None
    words: str


def ours(skill: Skill) -> Tracking:
    """The tracking of the skill's file, on its ground."""
    words = "ours: servos with inverse-dynamics torques beside them, MuJoCo's contacts, torque limits of the body"
    return Tracking(OURS, (skill,), None, words)


def of_the_paper(skill: Skill, limits: bool = True) -> Tracking:
    """Eq. 1 with gains of its own on a penalty ground; it begins in recorded steps of a walk, sunk in as it stands.

    Args:
        skill: A character with a library.
        limits: Whether the torques have the limits of the body. The paper's have none; that is for comparison only.

    Returns:
        The tracking.
    """
    body, found = skill.character, tomllib.loads(GAINS.read_text(encoding="utf-8"))
    changed = {name: {**skill.body.get(name, {}), **table} for name, table in found.items()}
    ground = scenes.penalty(round(GROUND * body.mass, -2))
    contact = ground.ground_for(body)
    points = len(body.contacts) / len(body.feet)
    sunk = body.mass * GRAVITY / (points * contact.stiffness)
    told = replace(skill, body={**skill.body, **changed})
    begun = tuple(following.walking(told, WALK, -sunk, rank) for rank in range(STARTS))
    words = (
        f"the paper's: inverse dynamics (eq. 1), penalty ground of {contact.stiffness:g} N/m and "
        f"{contact.damping:.3g} N s/m under each of {len(body.contacts)} contact points, "
        f"{'torque limits of the body' if limits else 'NO torque limits'}, "
        f"begins in each of {STARTS} recorded steps"
    )
    if limits:
        return Tracking(EQUATION_1, begun, ground, words)
    strong = replace(body, joints=tuple(replace(joint, torque=NO_LIMIT) for joint in body.joints))
    return Tracking(EQUATION_1_FREE, tuple(replace(one, character=strong) for one in begun), ground, words)


def without(skill: Skill, component: str) -> Skill:
    """A skill with one component of its control off, and without looking ahead."""

    def changed(table: dict[str, Any]) -> dict[str, Any]:
        out = {}
        for key, value in table.items():
            if key in COMPONENTS[component]:
                out[key] = [0.0] * len(value) if isinstance(value, list) else 0.0
            else:
                plain = isinstance(value, dict) and "value" not in value
                out[key] = changed(value) if plain else value
        return out

    body = {key: changed(v) if isinstance(v, dict) and key != "motion" else v for key, v in skill.body.items()}
    body["motion"] = {**body.get("motion", {}), "synchronise": component != "synchronisation", "ahead": 0.0}
    if component == "swing_hip":
        body["offsets"] = {**body.get("offsets", {}), "far_cv": 0.0}
    return replace(skill, body=body)


def steps_until_the_fall(
    tracking: Tracking, progress: parallel.Progress, steps: Sequence[float] = TIME_STEPS, seconds: float = SECONDS
) -> list[Outcome]:
    """Steps of a straight walk until the fall, with each component off.

    Args:
        tracking: How it is tracked, and where.
        progress: Progress callback.
        steps: Time steps [s].
        seconds: Duration of a trial without a fall [s].

    Returns:
        For every component, start and time step the steps; names are those of `COMPONENTS`.
    """

    def one(component: str, skill: Skill, dt: float) -> Outcome:
        sim = walking(without(skill, component), dt, seconds, scene=tracking.ground)
        while not sim.over:
            sim.advance(sim.time + 10.0)
        return Outcome(component, dt, survived(sim), sim.strikes, f"{sim.ending}")

    trials = {
        f"{name} {k}": lambda dt, name=name, skill=skill: one(name, skill, dt)
        for name in COMPONENTS
        for k, skill in enumerate(tracking.skills)
    }
    return at_all_steps(trials, progress, f"ablations, {tracking.name}", steps)
