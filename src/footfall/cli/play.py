"""`footfall play`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import completion, screen
from . import play_options as options

if TYPE_CHECKING:
    from ..control.skill import Skill
    from ..evaluate.report import Report
    from ..motion import Motion
    from ..trials import Rollout, Trial

DT = 5e-4  # time step where neither the command nor the skill names one [s]
# what a body without ground forces cannot have
GROUND_FIGURES = {
    "peak_ground_force_n",
    "cost_of_transport",
    "flight_fraction",
    "rise_in_flight_m",
    "least_rise_in_flight_m",
    "double_support_fraction",
    "steps",
    "step_rate",
}
# and a movement without any forces
FORCE_FIGURES = GROUND_FIGURES | {
    "peak_torque_nm",
    "rms_torque_nm",
    "torque_saturated_fraction",
    "peak_joint_power_w",
    "mean_positive_power_w",
}


def run(
    skill: Annotated[str, typer.Argument(help="Name or file of a skill.", autocompletion=completion.skills)],
    then: options.Then = None,
    push: options.Pushes = None,
    hit: options.Hits = None,
    hits: options.HitFiles = None,
    speed: options.Speed = None,
    heading: options.Heading = None,
    lateral: options.Lateral = None,
    command: options.Commands = None,
    clip: options.Clip = "",
    path: options.PathFile = "",
    style: options.Style = "",
    random: options.RandomWalk = None,
    shape: options.Shape = "",
    leg_collision: screen.LegCollision = None,
    balance: options.Balance = False,
    scene: options.SceneText = None,
    friction: options.Friction = None,
    seconds: options.Seconds = None,
    dt: options.Step = None,
    seed: options.Seed = 0,
    scatter: options.Scatter = 0.0,
    route: options.RouteOption = True,
    kinds: options.Kinds = None,
    export: options.Exports = None,
    rig: options.Rig = None,
    html: options.Html = None,
    film: options.Film = None,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import systems
    from ..characters.shape import parse as read_shape
    from ..evaluate.export import motion_files
    from ..physics import scene as scenes
    from ..trials import Trial
    from .motion import suffixes

    exports, targets = suffixes(kinds or []), motion_files.targets(export or [])
    replays = _replay_files(html, film)  # all options are checked before a skill or clip is read
    ground = None if scene is None else scenes.parse(scene)
    _check_friction(friction)
    pushes, changes, balls = options.read_pushes(push), options.read_changes(then), options.read_hits(hit, hits)
    commands = (*options.initial_commands(speed, heading, lateral), *options.read_commands(command))
    body = read_shape(shape)
    least = options.default_seconds(pushes, changes, commands, balls)
    options.check_numbers(least if seconds is None else seconds, DT if dt is None else dt, seed, scatter, commands)
    chosen, recorded = _skill_and_rig(skill, rig, exporting=bool(exports or targets))
    chosen = options.follow(chosen, clip, path, style, random)
    if seconds is None:
        seconds = systems.of(chosen).lasts(chosen) or least
    dt = (systems.of(chosen).time_step(chosen) or DT) if dt is None else dt
    _check_possible(chosen, bool(commands), bool(pushes or balls), balance)
    ground = ground if friction is None else (ground or chosen.scene).with_friction(friction)
    events = {"pushes": pushes, "hits": balls, "changes": changes, "commands": commands, "route": route}
    start = {"seed": seed, "scatter": scatter, "shape": body, "leg_collision": leg_collision}
    trial = Trial(chosen, seconds, dt, ground, **events, **start)
    targets = [*motion_files.named(Path(out) / chosen.id, exports), *targets]
    play(trial, Path(out), json, balance, targets, recorded, replays)


def _check_friction(friction: float | None) -> None:
    """Refuse a friction coefficient out of range."""
    from ..physics.scene import Scene

    if friction is not None:
        Scene().with_friction(friction)


def _check_possible(skill: Skill, commanded: bool, pushed: bool, balance: bool) -> None:
    """Refuse commands for a planar body, and what needs forces for a skill that has none."""
    from .. import systems
    from ..errors import BadInput

    if commanded and skill.character.planar:
        raise BadInput(f"{skill.id} takes no speed or heading commands: commands are for skills of a 3D body")
    pushed = pushed and not systems.of(skill).takes_pushes(skill)
    if systems.kinematic(skill) and (pushed or balance):
        option = "--push and --hit" if pushed else "--balance"
        raise BadInput(f"{option}: {skill.id} is kinematic, a movement without forces; expected a skill with torques")


def _replay_files(html: str | None, film: str | None) -> list[Path]:
    """The replay page and the film to write, with their names checked before the simulation."""
    from ..errors import BadInput
    from ..evaluate.draw import film as films

    paths = [Path(name) for name in (html, film) if name is not None]
    if html is not None and Path(html).suffix.lower() not in (".html", ".htm"):
        raise BadInput(f"--html {html[:60]!r}: expected a file that ends in .html")
    if film is not None and Path(film).suffix.lower() not in films.RATE:
        raise BadInput(f"--film {film[:60]!r}: expected a file that ends in {' or '.join(films.RATE)}")
    if film is not None and film.lower().endswith(".mp4"):
        films.ffmpeg()
    return paths


def play(
    trial: Trial,
    folder: Path,
    json: bool,
    balance: bool = False,
    exports: Sequence[Path] = (),
    rig: Motion | None = None,
    replays: Sequence[Path] = (),
) -> Rollout:
    """Run a trial, write its files and print its report.

    Args:
        trial: The trial.
        folder: Folder of the film strip, the recorded columns and the plots.
        json: Print one JSON object instead of text.
        balance: Also write the balance indices.
        exports: Motion files to write (.bvh, .glb, .gltf).
        rig: Motion whose skeleton the exported motion is retargeted to; the body's own skeleton if none.
        replays: Replay pages (.html) and films (.gif, .mp4) to write.

    Returns:
        The recorded rollout.
    """
    from .. import systems
    from ..trials import run as run_trial
    from ..writing import folder as make_folder

    played = (trial.skill, *(change.skill for change in trial.changes))
    for chosen in played:  # errors in skill files are reported before the simulation
        if len(played) == 1:
            systems.check(chosen)
        else:
            systems.controller(chosen)  # there is no change from or to a kinematic skill
    for place in (folder, *(path.parent for path in (*exports, *replays))):
        make_folder(place)
    with screen.progress() as progress:
        length = round(trial.seconds)
        progress(0, length, "simulated seconds")
        rollout = run_trial(trial, tell=lambda time: progress(round(time), length, "simulated seconds"))
        progress(length, length, "drawing")
        files = _write_files(rollout, folder, exports, rig)
        files += [_write_replay(rollout, path) for path in replays]
        files += _write_footprints(rollout, folder)
        if balance:
            files += _write_balance(rollout, folder)
    _show_report(rollout, files, json)
    return rollout


def _write_files(rollout: Rollout, folder: Path, exports: Sequence[Path], rig: Motion | None) -> list[str]:
    """Write the film strip, the recorded columns and the exported motions."""
    from ..evaluate.draw import filmstrip
    from ..evaluate.export import motion_files

    name = rollout.trial.skill.id
    strip, npz, csv = folder / f"{name}.png", folder / f"{name}.npz", folder / f"{name}.csv"
    motion_files.write(rollout, npz, csv)
    filmstrip.draw(rollout, strip, every=filmstrip.pace(rollout))
    return [str(strip), str(npz), str(csv), *motion_files.export_to(rollout, exports, rig)]


def _write_footprints(rollout: Rollout, folder: Path) -> list[str]:
    """Draw the footprints of a body that turned or went sideways."""
    from ..evaluate.draw import footprints

    if not footprints.worth_drawing(rollout):
        return []
    path = folder / f"{rollout.trial.skill.id}-footprints.png"
    footprints.footprints(rollout, path)
    return [str(path)]


def _show_report(rollout: Rollout, files: list[str], json: bool) -> None:
    """Print how the trial ended, with an explanation if it fell."""
    from .. import systems
    from ..evaluate.falls import explain as falls
    from ..evaluate.report import Report, conditions, kinematic_root

    trial, summary = rollout.trial, rollout.summary()
    report = Report(
        f"{trial.skill.id} on {trial.ground.name}: {rollout.ending}",
        conditions(trial.skill.character, trial.ground, trial.dt, **kinematic_root(trial.skill)),
        figures={key: value for key, value in summary.items() if not isinstance(value, str)},
        columns=("time_s", "what"),
        rows=[(note.time, note.text) for note in rollout.notes],
        files=files,
    )
    falls.add_to_report(rollout, report)
    report.figures["survived"] = int(rollout.survived)
    if systems.kinematic(trial.skill):
        report.words.append(screen.KINEMATIC_NOTE)
        _leave_out(report, FORCE_FIGURES)
    if systems.of(trial.skill).kinematic_root(trial.skill):
        report.words.append(screen.KINEMATIC_ROOT_NOTE)
        _leave_out(report, GROUND_FIGURES)
    report.stopped = rollout.ending.kind == "stopped"
    screen.show(report, json)


def _leave_out(report: Report, names: set[str]) -> None:
    """Remove figures that a skill cannot have."""
    for name in names & report.figures.keys():
        del report.figures[name]


def _write_replay(rollout: Rollout, path: Path) -> str:
    """Write a replay page or a film; the suffix decides."""
    from ..evaluate.draw import film
    from ..studio import replay
    from ..writing import whole_text

    if path.suffix.lower() in film.RATE:
        film.write(rollout, path)
    else:
        whole_text(path, replay.page(rollout))
    return str(path)


def _skill_and_rig(skill: str, rig: str | None, exporting: bool) -> tuple[Skill, Motion | None]:
    """The skill, on a body of the rig if one is given, and the clip to whose skeleton the motion is exported."""
    from ..control import skill as skills
    from ..evaluate.clips import clips
    from ..evaluate.export import motion_files

    clip = None if rig is None else clips.load(Path(rig)).motion
    chosen = _on_rig(skills.load(skill), clip)
    return chosen, motion_files.rig_of(chosen) if clip is None and exporting else clip


def _on_rig(skill: Skill, clip: Motion | None) -> Skill:
    """The skill on a body made from a clip's skeleton, with the mass of the skill's own body."""
    from ..characters import from_motion
    from ..errors import BadInput

    if clip is None:
        return skill
    if skill.character.planar:
        raise BadInput(
            f"{skill.id} is a skill of a planar body; a rig needs one of a 3D body, such as human-walk-robust"
        )
    return replace(skill, character=from_motion(clip, mass=skill.character.mass))


def _write_balance(rollout: Rollout, folder: Path) -> list[str]:
    """Write the plot and the table of the balance indices."""
    from ..evaluate.protocols import balance

    indices = rollout.balance()
    picture, table = (folder / f"{rollout.trial.skill.id}-balance.{kind}" for kind in ("png", "csv"))
    balance.draw(rollout, indices, picture)
    balance.write_csv(indices, table)
    return [str(picture), str(table)]
