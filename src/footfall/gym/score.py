"""Skills under the episodes of an environment: the return of a policy as a skill, or of the skill it began from."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .. import systems
from ..control.skill import Skill
from ..errors import BadInput
from ..trials import Simulation, Trial
from .env import reward_now
from .setup import Setup


@dataclass(frozen=True)
class Score:
    """One episode.

    Attributes:
        total: Sum of rewards.
        seconds: Until it fell or the time was up [s].
        fell: Whether it fell or diverged.
    """

    total: float
    seconds: float
    fell: bool


def play(skill: Skill, setup: Setup, seed: int, episodes: int = 1) -> list[Score]:
    """Play a skill through the episodes that an environment with this seed would have.

    Args:
        skill: A skill for the same body: a policy, or any other with torques.
        setup: The environment.
        seed: Of its first reset.
        episodes: How many, one after the other.

    Returns:
        One score an episode.
    """
    from gymnasium.utils import seeding

    if systems.kinematic(skill) or systems.of(skill).kinematic_root(skill):
        raise BadInput(f"{skill.id} is moved without forces; expected a skill with torques")
    if [j.name for j in skill.character.joints] != [j.name for j in setup.skill.character.joints]:
        raise BadInput(f"{skill.id} is made for {skill.character.name}, not for {setup.skill.character.name}")
    random, scores, rate = seeding.np_random(seed)[0], [], setup.interface.rate
    sim = Simulation(
        Trial(skill, setup.length / rate, setup.dt, scene=setup.skill.scene, record_every=0.0)
    )  # fmt: skip
    controller = systems.controller(sim.trial.skill)
    own = "policy_row" in (controller.memory.names or ())
    actions = len(systems.of(skill).controller(skill).fresh_memory()["policy_action"]) if own else 0
    for _ in range(episodes):
        episode = setup.draw(random)
        sim.begin(sim.trial.skill, controller, episode.start)
        sim.push(episode.pushes)
        sim.steer(episode.command)
        if own:
            sim.memory["policy_row"] = episode.row
        total, effort = 0.0, 0.0
        for k in range(setup.length):
            sim.advance((k + 1) / rate)
            if sim.ending is not None and sim.ending.kind != "time_up":
                break
            action = np.zeros(1)
            if actions:
                action = np.array(sim.memory["policy_action"][: int(sim.controller.parameters["policy_actions"])])
            reward, effort = reward_now(setup, sim, action, episode.row, effort)
            total += reward
        scores.append(Score(total, sim.time, sim.ending is not None and sim.ending.kind != "time_up"))
    return scores
