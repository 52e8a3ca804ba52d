"""`footfall check`."""

from __future__ import annotations

from typing import Annotated

import typer

from . import completion, screen


def run(
    file: Annotated[
        str, typer.Argument(help="A skill file, its folder, or a skill's name.", autocompletion=completion.skills)
    ],
    seconds: Annotated[float, typer.Option("--seconds", help="Duration of the simulation [s]; 0 for none.")] = 5.0,
    json: screen.Json = False,
) -> None:
    from .. import systems
    from ..control import skill as skills
    from ..errors import BadInput
    from ..evaluate.export import motion_files
    from ..evaluate.report import Report, conditions, kinematic_root
    from ..trials import Trial
    from ..trials import run as run_trial
    from ..trials.trial import MAX_SECONDS

    if not 0.0 <= seconds <= MAX_SECONDS:
        raise BadInput(f"{seconds:g} seconds cannot be played; expected 0 to {MAX_SECONDS:g}")
    skill = skills.load(file)
    systems.check(skill)
    skill.arrays()
    motion_files.rig_of(skill)
    report = Report(
        f"{skill.id} is a valid skill for {skill.character.name}",
        conditions(skill.character, skill.scene, 5e-4, **kinematic_root(skill)),
        {"valid": 1, "states": 0 if systems.kinematic(skill) else len(systems.controller(skill).machine)},
    )
    if systems.kinematic(skill):
        report.words.append(screen.KINEMATIC_NOTE)
    if systems.of(skill).kinematic_root(skill):
        report.words.append(screen.KINEMATIC_ROOT_NOTE)
    if seconds > 0:
        with screen.progress():
            rollout = run_trial(Trial(skill, seconds, record_every=0.0))
        report.figures["survived"] = int(rollout.survived)
        report.figures["survived_s"] = rollout.ending.time
        report.words.append(f"from its entry state: {rollout.ending}")
    screen.show(report, json)
