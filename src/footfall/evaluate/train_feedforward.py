"""`footfall train-feedforward`: learn torques by phase, find how low the gains may go, write it as a new skill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import numpy as np
import tomlkit

from .. import systems
from ..control import learned
from ..control import skill as skills
from ..control.learned import Learned
from ..control.skill import Skill
from ..errors import BadInput, CannotWrite, UnknownName
from ..strict import is_identifier
from ..trials import learn
from ..trials.learn import Watched, quiet
from . import pool
from .report import Report, conditions
from .writing import copy_beside, whole_file

GAINS = (1.0, 0.7, 0.5, 0.35, 0.25)  # shares of the servos' gains that are tried
STEPS = (5e-4, 1e-3, 2e-3)  # time steps at which they must last [s]
LASTING = 60.0  # [s]
AFTER = 20.0  # gains are low and transients over [s]
WILD = 2.0  # feedback above so many times the unlearned gait's, at full gains, has left the cycle
RISKY = "torso_roll"  # left out where a gait takes it badly
GOOD = 0.1  # a smaller share of feedback than this is taken well
COLUMNS = ("gain_scale", "time_step_s", "learned", "ending", "survived_s", "torso_peak_to_peak_deg", "on_cycle")


@dataclass(frozen=True)
class Lowest:
    """How low the gains may go, and what was seen at every time step on the way there."""

    calm: list[Watched]  # unlearned, at full gains
    trials: dict[float, list[Watched]]  # learned, by what is left of the gains

    @property
    def lasting(self) -> float | None:
        """The lowest gains with which it is still up in the end."""
        return min((gain for gain, trials in self.trials.items() if all(t.lasted for t in trials)), default=None)

    @property
    def on_cycle(self) -> float | None:
        """The lowest gains down to which the gait is still itself."""
        lowest = None
        for gain, trials in self.trials.items():
            if not all(map(on_cycle, trials, self.calm)):
                break
            lowest = gain
        return lowest


def lasts(skill: Skill, torques: Learned, gain: float, steps: Sequence[float] = STEPS) -> list[Watched]:
    """Play with lowered gains that nothing raises again, at every time step."""
    low = learned.given(skill, torques.changed(gain_scale=gain, above=0.0))
    return pool.each(lambda dt: learn.watch(low, LASTING, dt, min(AFTER, 0.5 * LASTING)), steps)


def lowest(skill: Skill, torques: Learned, steps: Sequence[float], progress: pool.Progress = pool.quiet) -> Lowest:
    """Lower the gains step by step until it falls at some time step."""
    found = Lowest(lasts(skill, learn.unlearned(torques), 1.0, steps), {})
    for i, gain in enumerate(GAINS):
        progress(i, len(GAINS), f"gains × {gain:g}")
        found.trials[gain] = lasts(skill, torques, gain, steps)
        if not all(trial.lasted for trial in found.trials[gain]):
            break
    return found


def rows(
    gain: float, steps: Sequence[float], trials: list[Watched], found: Lowest, known: bool
) -> list[tuple[Any, ...]]:
    """Lines of the report's table."""
    return [
        (gain, dt, int(known), t.ending.kind, t.ending.time, float(np.degrees(t.pitch)), int(on_cycle(t, calm)))
        for dt, t, calm in zip(steps, trials, found.calm, strict=True)
    ]


def all_rows(found: Lowest, steps: Sequence[float]) -> list[tuple[Any, ...]]:
    lines = rows(1.0, steps, found.calm, found, False)
    for gain, trials in found.trials.items():
        lines += rows(gain, steps, trials, found, True)
    return lines


def on_cycle(trial: Watched, calm: Watched) -> bool:
    """Whether a gait is still itself: up, and its feedback not wild."""
    return trial.lasted and bool(np.all(trial.peak <= WILD * calm.peak + 1e-3))


def chosen(
    skill: Skill,
    settings: dict[str, float],
    cycles: int,
    dt: float,
    without: Sequence[str] = (),
    tell: learn.Tell = quiet,
) -> Learned:
    """What a skill learns: of all channels, or without the torso's roll if that leaves less to the feedback."""
    known = learn.system(skill).channels(skill)
    for name in without:
        if name not in known:
            raise UnknownName("channel", name, known)
    wanted = [name for name in known if name not in without]
    found: list[tuple[float, Learned]] = []
    for channels in (wanted, [name for name in wanted if name != RISKY]):
        if not channels or (found and (channels == wanted or found[0][0] <= GOOD)):
            break
        try:
            torques = learn.learn(skill, settings, cycles, dt, channels, tell)
        except BadInput:
            if channels == wanted and RISKY in wanted:
                continue
            raise
        trial = learn.watch(learned.given(skill, torques.changed(above=0.0)), 2.0 * AFTER, dt, AFTER)
        ratio = trial.ratio(("torso", "upper", "legs"))
        found.append((ratio if trial.lasted and ratio is not None else np.inf, torques))
    if not found:
        raise BadInput(f"{skill.id}: nothing is left to learn; expected some of {', '.join(known)}")
    return min(found, key=lambda pair: pair[0])[1]


def train(
    skill: Skill,
    settings: dict[str, float],
    cycles: int = learn.CYCLES,
    dt: float = 5e-4,
    without: Sequence[str] = (),
    progress: pool.Progress = pool.quiet,
    steps: Sequence[float] = STEPS,
) -> tuple[Learned, Report]:
    """Learn, lower the gains, and say what came of it."""
    skill = learned.forgotten(skill)
    tell: learn.Tell = lambda share, what: progress(round(100 * share), 100, what)  # noqa: E731
    torques = chosen(skill, settings, cycles, dt, without, tell)
    found = lowest(skill, torques, steps, progress)
    gain = found.on_cycle
    if gain is None:
        raise BadInput(
            f"{skill.id} does not last {LASTING:g} s with what it learned, at unchanged gains; nothing written"
        )
    after = learn.watch(learned.given(skill, torques.changed(above=0.0)), 2.0 * AFTER, dt, AFTER)
    before = learn.watch(learned.given(skill, learn.unlearned(torques).changed(above=0.0)), 2.0 * AFTER, dt, AFTER)
    report = Report(
        f"{skill.id}: torques learned over {cycles} cycles",
        conditions(
            *(skill.character, skill.scene, dt),
            bin_s=torques.settings["bin"],
            limit_rad=torques.settings["limit"],
            rate=torques.settings["rate"],
            cycles=cycles,
            channels=list(torques.channels),
        ),
        {
            "torso_peak_to_peak_deg_before": float(np.degrees(before.pitch)),
            "torso_peak_to_peak_deg_after": float(np.degrees(after.pitch)),
            "feedback_over_feedforward": after.ratio(),
            "gain_scale_after": gain,
            "gain_scale_lasting": found.lasting,
            "bins": int(torques.bins.sum()),
        },
        columns=COLUMNS,
        rows=all_rows(found, steps),
    )
    legs = after.ratio(("legs",))
    if legs is not None:
        report.figures["legs_feedback_over_feedforward"] = legs
    return learn.with_usual(torques.changed(gain_scale=gain), found.trials[gain]), report


WORDS = {  # what stands beside the numbers in a file
    "bin": "[s]",
    "limit": "the most that is learned, as a share of kp [rad]",
    "rate": "α of eq. 7.2",
    "ahead": "a bin learns from the feedback of about so long after it [s]",
    "gain_scale": "what is left of the gains of what was learned",
    "settle": "full gains for so long [s]",
    "ramp": "then lowered over so long [s]",
}


def document(skill: Skill, torques: Learned, name: str) -> tomlkit.TOMLDocument:
    """The file of a skill that has learned."""
    assert skill.path is not None
    new = tomlkit.parse(skill.path.read_text(encoding="utf-8"))
    new["id"], new["origin"] = name, "tuned"
    for old in ("evidence", "feedforward"):
        new.pop(old, None)  # measured and learned before
    new.setdefault("data", "feedforward.npz")
    table = tomlkit.table()
    for key, value in torques.table().items():
        if isinstance(value, dict):
            table[key] = tomlkit.inline_table()
            table[key].update(value)
        else:
            table[key] = value
            if key in WORDS:
                table[key].comment(WORDS[key])
    new["feedforward"] = table
    return new


def write(skill: Skill, torques: Learned, folder: Path) -> list[Path]:
    """The whole folder of the new skill, or nothing."""
    new, written = document(skill, torques, folder.name), []
    arrays = {**learned.forgotten(skill).arrays(), **torques.arrays()}
    data, file = folder / str(new["data"]), folder / "skill.toml"
    assert skill.path is not None
    try:
        copy_beside(skill.path, {"character": new["character"]}, file)
        for path, fill in (
            (data, lambda stream: np.savez_compressed(stream, **cast(Any, arrays))),
            (file, lambda stream: stream.write(tomlkit.dumps(new).encode())),
        ):
            whole_file(path, fill)
            written.append(path)
        systems.controller(skills.read(file))
    except BaseException:
        for path in written:
            path.unlink(missing_ok=True)
        raise
    return written


def target(out: Path) -> str:
    """The new skill's name, if it can be written there."""
    name = out.name
    if not is_identifier(name) or name in skills.names():
        raise BadInput(
            f"--out {str(out)[:60]!r}: expected a folder named as the new skill: letters, digits, - and _, not built in"
        )
    if (out / "skill.toml").exists():
        raise CannotWrite(f"{out / 'skill.toml'} is there already; remove it or choose another folder")
    return name
