"""Run one trial from beginning to end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..characters import load as load_character
from ..control import skill as skills
from ..control.skill import Skill
from ..physics.scene import Scene
from . import route
from .rollout import Note, Rollout
from .simulation import Simulation
from .trial import Change, Command, Trial

SAFEST = (
    "in-place-walk",
    "robust-walk",
    "commanded-walk",
    "walk",
    "fast-walk",
    "stand",
)  # gaits tried first as an intermediate segment of a route
BURST = 10.0  # simulated time between checks for Ctrl-C [s]


def run(trial: Trial, compiled: bool = True, tell: Callable[[float], None] | None = None) -> Rollout:
    """Simulate a trial from beginning to end. Ctrl-C stops it and keeps what was recorded.

    Args:
        trial: What to simulate.
        compiled: False runs the loop in Python, for a debugger.
        tell: Progress callback, called with the simulated time [s].

    Returns:
        What was recorded, and how it ended.

    Raises:
        FootfallError: The skill file has a fault, or its system cannot be loaded.
    """
    sim = Simulation(trial, compiled)
    for push in trial.pushes:
        part, _ = push.where(trial.skill.character)
        sim.notes.append(Note(push.start, f"push of {force_text(push.force)} on {part} for {push.duration:g} s"))
    try:
        for event in sorted((*trial.commands, *trial.changes), key=lambda event: event.time):
            _advance(sim, event.time, tell)
            if sim.over:
                break
            if isinstance(event, Command):
                sim.steer(event)
            else:
                _change(sim, event)
        _advance(sim, trial.seconds, tell)
    except KeyboardInterrupt:
        sim.stop()
    rollout = sim.rollout()
    kept = sorted((n for n in rollout.notes if n.time <= rollout.ending.time), key=lambda note: note.time)
    return Rollout(**{**rollout.__dict__, "notes": tuple(kept)})


def force_text(force: tuple[float, float, float]) -> str:
    x, y, z = force
    if y == 0.0 and z == 0.0:
        return f"{abs(x):g} N {'forward' if x >= 0 else 'backward'}"
    return f"({x:g}, {y:g}, {z:g}) N"


def _advance(sim: Simulation, time: float, tell: Callable[[float], None] | None) -> None:
    while not sim.over and sim.time < time - 0.5 * sim.trial.dt:
        sim.advance(min(time, sim.time + BURST))
        if tell is not None:
            tell(sim.time)


def _change(sim: Simulation, change: Change) -> None:
    here = sim.chosen.id
    if here == change.skill.id:
        return
    way = route.Route(((change.skill, 0, 0.0),))
    if sim.trial.route:
        found = route.find(sim, change.skill, through(sim.skill, change.skill))
        if found is None:
            sim.notes.append(Note(sim.time, f"no safe way from {here} to {change.skill.id} was found; changing anyway"))
        elif not found.direct:
            how = f"through {found.segments[0][0].id}" if len(found.segments) > 1 else "a little later in the step"
            sim.notes.append(Note(sim.time, f"{here} → {change.skill.id} would fall if changed now; going {how}"))
        way = found or way
    if route.follow(sim, way):
        sim.notes.append(Note(sim.time, f"{here} → {change.skill.id}"))
    elif not sim.over:
        sim.notes.append(Note(sim.time, f"{here} gave no moment to change to {change.skill.id}; it goes on"))


def interchangeable(skill: Skill) -> bool:
    """Whether a skill is made for its character's unchanged body on flat ground, so that any other such can follow.

    Args:
        skill: The skill.

    Returns:
        True if it is.
    """
    return skill.scene == Scene() and skill.character == load_character(skill.character.name)


def through(old: Skill, new: Skill) -> list[Skill]:
    """Candidates for the intermediate gait of a route.

    Args:
        old: The skill in control.
        new: The skill to change to.

    Returns:
        Built-in gaits of the same body, safest first.
    """
    known = [s for s in map(skills.load, skills.names()) if s.id not in (old.id, new.id) and interchangeable(s)]
    known = [s for s in known if s.character.name == old.character.name and (s.kind == "cycle" or s.gait == "stand")]
    known = [replace(s, character=old.character) for s in known]
    return sorted(known, key=lambda s: (SAFEST.index(s.gait) if s.gait in SAFEST else len(SAFEST), s.id))
