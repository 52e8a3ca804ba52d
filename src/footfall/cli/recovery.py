"""`footfall evaluate recovery`, `footfall recovery train` and `footfall recovery clip`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import screen, skill_folder


def evaluate(
    skill: Annotated[str, typer.Argument(help="Name or file of a skill of push recovery.")] = "human-stand",
    leg_collision: Annotated[
        bool, typer.Option("--leg-collision", help="One leg is an obstacle to the other; not so in the thesis.")
    ] = False,
    only: Annotated[list[str] | None, typer.Option("--only", help="A section of the protocol; repeatable.")] = None,
    trigger: Annotated[
        str, typer.Option("--trigger", help="When a step may begin: push-end, capture-point; else as the skill says.")
    ] = "",
    strategy: Annotated[
        list[str] | None, typer.Option("--strategy", help="Only the limits of in_place, one_step or all; repeatable.")
    ] = None,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import systems, writing
    from ..control import skill as skills
    from ..evaluate.protocols import recovery as protocol

    chosen = skills.load(skill)
    systems.controller(systems.of(chosen).allowing(chosen))  # refused before a folder is created
    folder = writing.folder(Path(out))
    with screen.progress("evaluate recovery") as progress:
        report = protocol.evaluate(
            chosen,
            leg_collision,
            progress,
            tuple(only or protocol.SECTIONS),
            trigger,
            tuple(strategy or ()),
        )
    if protocol.can_draw(report):
        path = folder / f"recovery-{chosen.id}.png"
        protocol.draw(report, path)
        report.files.append(str(path))
    screen.show(report, json)


app = typer.Typer(
    no_args_is_help=True, help="Push recovery: the oracle that aims the steps of a body; steps from a clip."
)


@app.command("train", help="Make the oracle of push recovery for a body: where to step, and which strategy is enough.")
def train(
    skill: Annotated[str, typer.Argument(help="Name or file of a skill of push recovery.")] = "human-stand",
    body: Annotated[str, typer.Option("--body", help="short, tall, … or height=0.9,mass=0.8.")] = "",
    out: Annotated[str, typer.Option("--out", "-o", help="Folder of the new skill; its name is the skill's.")] = (
        "my-recover"
    ),
    minutes: Annotated[float, typer.Option("--minutes", min=0.1, max=1000.0, help="Budget [min].")] = 12.0,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**31, help="Random seed.")] = 1,
    json: screen.Json = False,
) -> None:
    from .. import parallel, systems
    from ..characters import shape as shapes
    from ..control import skill as skills
    from ..errors import BadInput
    from ..evaluate.report import Report, conditions
    from ..optimize import recovery_oracle as oracle
    from ..optimize import recovery_skills

    chosen = skills.load("human-stand" if skill == "human" else skill)
    systems.controller(systems.of(chosen).allowing(chosen))  # not for a kinematic one
    if body:
        chosen = recovery_skills.on_body(chosen, shapes.parse(body))
    folder = Path(out)
    skill_folder.check_name(folder.name, out)
    skill_folder.check_new(folder / "skill.toml")
    keep = folder.parent / f"{folder.name}.progress.json"
    try:
        with screen.progress("recovery train") as progress:
            found = oracle.train(chosen, keep, seed, progress, minutes)
    except (KeyboardInterrupt, parallel.Interrupted):
        raise BadInput(f"stopped; what was found is in {keep}, and the same command goes on from there") from None
    report = Report(f"oracle of push recovery: {chosen.id}", conditions(chosen.character, chosen.scene, 1e-3))
    report.figures |= {
        "train_minutes": found.seconds / 60.0,
        "samples": len(found.samples),
        "grid_failed_fraction": found.failed[-1] if found.failed else None,
        **{f"ladder_{d:g}_ns": n for d, n in zip(oracle.POLISHED, found.polished, strict=True)},
    }
    report.conditions["leg_collision"] = False
    report.columns = ("strategy", *(f"{direction:g}°" for direction in oracle.DIRECTIONS))
    report.rows += [(name, *found.limits[name]) for name in (oracle.IN_PLACE, oracle.ONE_STEP, oracle.ALL)]
    report.files += [str(path) for path in oracle.write(chosen, found, folder)]
    keep.unlink(missing_ok=True)
    report.words.append(f"next: footfall play {folder}/ --push 400@2,for=0.2 · footfall evaluate recovery {folder}/")
    screen.show(report, json)


@app.command("clip", help="Make a skill of push recovery that steps as a person did in a clip.")
def clip(
    clip: Annotated[str, typer.Argument(help="A clip with a step in it (.bvh, .amc).")],
    out: Annotated[str, typer.Option("--out", "-o", help="Folder of the new skill; its name is the skill's.")],
    step: Annotated[int, typer.Option("--step", min=1, help="Which step of the clip, the first one is 1.")] = 1,
    skill: Annotated[str, typer.Option("--skill", help="The skill of push recovery to begin with.")] = "human-stand",
    json: screen.Json = False,
) -> None:
    from .. import systems
    from ..control import skill as skills
    from ..errors import BadInput
    from ..evaluate.clips import clips as reading
    from ..evaluate.report import Report
    from ..learn import recovery_step

    chosen = skills.load(skill)
    systems.controller(systems.of(chosen).allowing(chosen))  # not for a kinematic one
    folder = Path(out)
    skill_folder.check_name(folder.name, out)
    skill_folder.check_new(folder / "skill.toml")
    found = recovery_step.steps(reading.load(Path(clip)), chosen.character)
    report = Report(f"steps of {Path(clip).name}", {"character": chosen.character.name, "step": step})
    report.columns = (
        "step",
        "swing leg",
        "off, highest, down [frame]",
        "time [s]",
        "ahead [m]",
        "left [m]",
        "lift [m]",
    )
    for number, one in enumerate(found, 1):
        frames = ", ".join(map(str, one.frames))
        report.rows.append((number, one.swing, frames, round(one.seconds, 2), *one.way, one.lift))
    if step > len(found):
        told = "; ".join(f"{row[0]}: {row[1]} leg, frames {row[2]}" for row in report.rows)
        raise BadInput(f"{clip} has no step {step}; there are {told}")
    taken = found[step - 1]
    report.figures |= {
        "steps": len(found),
        "step_seconds": taken.seconds,
        "lift_m": taken.lift,
        "highest_at": taken.highest,
        "land_ankle_rad": taken.land_ankle,
    }
    report.files += [str(path) for path in recovery_step.write(chosen, taken, Path(clip).name, folder)]
    report.words.append(
        "its oracle and domains are those of the skill it was made from; `footfall recovery train` anew"
    )
    report.words.append(f"next: footfall play {folder}/ --push 300@2,for=0.2 · footfall evaluate recovery {folder}/")
    screen.show(report, json)
