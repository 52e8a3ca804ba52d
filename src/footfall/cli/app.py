"""All subcommands of `footfall`."""

from __future__ import annotations

from typing import Annotated

import typer

from . import (
    bench,
    body,
    check,
    evaluate,
    evaluate_character,
    evaluate_devices,
    expected,
    leaderboard,
    learn,
    listing,
    motion,
    new,
    numbers,
    optimize,
    play,
    policy,
    pressure,
    react,
    recovery,
    rectify,
    repertoire,
    report,
    responses,
    show,
    stabilize,
    studio,
    tour,
    train_feedforward,
    tune,
)

app = typer.Typer(
    name="footfall",
    help="Physically simulated two-legged characters that stand, walk, run and recover from pushes.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _tell_version(asked: bool) -> None:
    from .. import __version__

    if asked:
        print(f"footfall {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and exit.", callback=_tell_version, is_eager=True)
    ] = False,
) -> None:
    """Options of `footfall` itself."""


app.command("list", help="List the skills.")(listing.run)
app.command("show", help="Show one skill: its states as in the thesis's Table 7.1.")(show.run)
app.command("play", help="Simulate a skill; write a film strip, the recorded motion and a summary.")(play.run)
evaluate.app.command(
    "clips", help="Learn every walking clip of a folder and test each skill; continues an interrupted run."
)(learn.clips)
evaluate.app.command(
    "natural", help="Score optimized walkers by the objective of Wang 2009, beside SIMBICON at the same speed."
)(optimize.natural)
evaluate.app.command("devices", help="The same trials on the CPU and on a GPU: what agrees, and how well.")(
    evaluate_devices.run
)
evaluate.app.command(
    "feedforward", help="Learned feedforward torques: torso sway, remaining feedback and the lowest gains that work."
)(train_feedforward.evaluate)
evaluate.app.command("recovery", help="The largest push that a standing body answers in place and by steps.")(
    recovery.evaluate
)
evaluate.app.command("studio", help="CPU load and latency of the studio, with one client and with four.")(
    studio.evaluate
)
evaluate.app.command(
    "limit-cycle", help="Limit cycle control: walks by look-ahead and by the learned model; graphs stabilised."
)(stabilize.evaluate)
evaluate.app.command(
    "data-driven", help="Data-driven control: clips followed, random walks, steering, conditions, ablations."
)(evaluate_character.run)
evaluate.app.command("rectify", help="Make every clip of a folder physical; continues an interrupted run.")(
    rectify.evaluate
)
evaluate.app.command(
    "repertoire", help="Learn the controllers of a repertoire from clips; test each, chains of them, and other seeds."
)(repertoire.evaluate)
evaluate.app.command(
    "push-response", help="Random pushes on a character that answers them from a database, beside physical answers."
)(responses.evaluate)
evaluate.app.command(
    "foot-pressure", help="Animation from foot pressure: acts recognised, delay, false starts, steps."
)(pressure.evaluate)
evaluate.app.command(
    "perturbation", help="Clips and skills that react to hits: replayed, hit by balls, compared with stiff servos."
)(react.evaluate)
evaluate.app.command(
    "bodies", help="Import other people's bodies, learn a walk on each, and run protocols on the walks."
)(body.evaluate)
app.add_typer(evaluate.app, name="evaluate")
app.add_typer(body.app, name="body")
app.add_typer(motion.app, name="motion")
app.add_typer(policy.app, name="policy")
app.add_typer(recovery.app, name="recovery")
app.add_typer(repertoire.app, name="repertoire")
app.add_typer(responses.app, name="responses")
app.add_typer(pressure.app, name="pressure")
app.command("new", help="Create a skill from an existing one.")(new.run)
app.command("check", help="Check a skill file, and simulate it for a few seconds.")(check.run)
app.command("learn", help="Learn a walking clip as a physically simulated skill.")(learn.run)
app.command("rectify", help="Make recorded clips physical: the same motion, carried by joint torques alone.")(
    rectify.run
)
app.command("react", help="Make a clip react to small hits like a body with muscles; or soften the arms of a skill.")(
    react.react
)
app.command("tune", help="Search for better parameters of a skill: more robust to pushes, faster, steadier.")(tune.run)
app.command(
    "optimize", help="Optimize a walk for an objective, a body, a speed or a slope; on this machine or a cluster."
)(optimize.run)
app.command("train-feedforward", help="Learn feedforward torques of a skill, so that it works with lower gains.")(
    train_feedforward.run
)
app.command(
    "stabilize", help="Make a walk of a pose graph that falls, by limit cycle control and a learned step model."
)(stabilize.run)
app.command("report", help="Gait report of skills, rollouts or clips, side by side on one HTML page.")(report.run)
app.command("leaderboard", help="Every skill through the same tests, on one page; what was measured before is read.")(
    leaderboard.run
)
app.command("bench", help="Measure the speed of the simulation on this machine.")(bench.run)
app.command("studio", help="Interactive simulation in the browser: push, steer and edit skills.")(studio.run)
app.command("tour", help="Demonstration: each system in a few seconds, as film strips.")(tour.run)
expected.add_to_help(app)
numbers.refuse_nan(app)
