"""`footfall policy import`: a trained network as a skill."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import screen

app = typer.Typer(no_args_is_help=True, help="Trained networks (ONNX) as skills.")


@app.callback()
def policies() -> None:
    """Trained networks (ONNX) as skills."""


@app.command("import", help="Check an ONNX network and write it as a skill folder.")
def bring(
    model: Annotated[str, typer.Argument(help="The network, an .onnx file.")],
    env: Annotated[str, typer.Option("--env", help="The environment that it was trained in, as Footfall/Walk-v0.")],
    out: Annotated[str, typer.Option("--out", "-o", help="Folder of the new skill; its name is the skill's.")],
    character: Annotated[str, typer.Option("--character", help="Body; that of the skill, or human, if none.")] = "",
    actions: Annotated[str, typer.Option("--actions", help="targets, torques or residual.")] = "targets",
    skill: Annotated[str, typer.Option("--skill", help="The skill that a residual is added to.")] = "",
    clip: Annotated[str, typer.Option("--clip", help="What Footfall/Imitate-v0 imitates.")] = "",
    joints: Annotated[str, typer.Option("--joints", help="Joints with an action, comma-separated; all if none.")] = "",
    scale: Annotated[float | None, typer.Option("--scale", help="What an action of 1 means; as usual if none.")] = None,
    rate: Annotated[float, typer.Option("--rate", help="Control steps per second.")] = 50.0,
    dt: Annotated[float, typer.Option("--dt", help="Time step of the physics [s].")] = 2e-3,
    speed: Annotated[
        float | None, typer.Option("--speed", help="Commanded speed [m/s]; the middle of the usual ones if none.")
    ] = None,
    observation: Annotated[
        str, typer.Option("--observation", help="Parts of the observation, comma-separated; the task's if none.")
    ] = "",
    episodes: Annotated[int, typer.Option("--episodes", min=0, max=1000, help="Episodes to play, for its return.")] = 3,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Random seed of the episodes.")] = 0,
    json: screen.Json = False,
) -> None:
    from .. import gym
    from ..errors import UnknownName
    from ..evaluate import report as reports
    from ..evaluate.report import Report
    from ..gym import policy_folder, score, setup
    from ..systems.policy import network

    network.packages()
    if env not in gym.IDS:
        raise UnknownName("environment", env, gym.IDS)
    made = setup.make(
        gym.IDS[env],
        character=character or None,
        actions=actions,
        skill=skill or None,
        clip=clip,
        joints=_list(joints),
        scale=scale,
        rate=rate,
        dt=dt,
        speed=speed,
        observation=_list(observation),
    )
    new = policy_folder.write_policy(Path(model), made, Path(out))
    with screen.progress() as progress:
        scores = []
        for k in range(episodes):
            progress(k, episodes, "episodes")
            scores += score.play(new, made, seed + k)
    report = Report(f"policy {new.id}", reports.conditions(new.character, made.skill.scene, dt, seed=seed))
    report.figures = {"observation": made.interface.observer().size, "action": len(made.interface.joints)}
    if scores:
        report.figures["return_mean"] = sum(each.total for each in scores) / len(scores)
        report.figures["upright_s"] = sum(each.seconds for each in scores) / len(scores)
        report.figures["fell"] = sum(each.fell for each in scores)
    report.files.append(str(Path(out) / "skill.toml"))
    report.words.append(f"next: footfall play {out}")
    screen.show(report, json)


def _list(text: str) -> list[str] | None:
    return [part.strip() for part in text.split(",") if part.strip()] or None
