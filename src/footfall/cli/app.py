"""The verbs, put together."""

from __future__ import annotations

import typer

from . import (
    bench,
    check,
    evaluate,
    learn,
    listing,
    motion,
    new,
    optimize,
    play,
    report,
    show,
    studio,
    tour,
    train_feedforward,
    tune,
)

app = typer.Typer(
    name="footfall",
    help="Two-legged characters that stand, walk, run, get pushed and recover under real physics.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("list", help="The skills that are there.")(listing.run)
app.command("show", help="One skill in detail: its states as in the paper's table.")(show.run)
app.command("play", help="Simulate a skill; write a film strip, the motion and a summary.")(play.run)
evaluate.app.command(
    "clips", help="Learn every walking clip of a folder, then test each; goes on where it was stopped."
)(learn.clips)
evaluate.app.command(
    "natural", help="Optimized walkers by the objective of Wang 2009, and beside our SIMBICON at the same speed."
)(optimize.natural)
evaluate.app.command("studio", help="What the studio costs and how soon it answers, with one client and with four.")(
    studio.measured
)
app.add_typer(evaluate.app, name="evaluate")
app.add_typer(motion.app, name="motion")
app.command("new", help="Begin a skill of your own from another.")(new.run)
app.command("check", help="Check a skill file, and play it for a few seconds.")(check.run)
app.command("learn", help="A clip of walking becomes a skill you can push.")(learn.run)
app.command("tune", help="Search for better numbers of a skill: harder to push over, faster, steadier.")(tune.run)
app.command("optimize", help="Search for a walk: natural, for a body, a speed, a slope; here or on a cluster.")(
    optimize.run
)
app.command("train-feedforward", help="Let a skill learn its torques beforehand, so that low gains will do.")(
    train_feedforward.run
)
app.command("report", help="One page about how skills, rollouts or clips walk, side by side.")(report.run)
app.command("bench", help="How fast it is on this machine.")(bench.run)
app.command("studio", help="See it, push it, steer it, shape it, in the browser.")(studio.run)
app.command("tour", help="See it walk, get pushed twice and change to a run.")(tour.run)
