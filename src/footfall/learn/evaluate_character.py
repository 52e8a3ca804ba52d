"""`footfall evaluate data-driven`: characters from a folder of recorded clips, measured.

Three characters are made: one of all locomotion clips, to follow each of them; one of subject 16, which is steered; and
one of subject 69 for random walks. They are kept in the output folder and made again only if the clips have changed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__, parallel
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadInput
from ..evaluate.clips import clips as reading
from ..evaluate.clips.follow import Followed
from ..evaluate.protocols import ablations as effects
from ..evaluate.protocols import data_driven as protocol
from ..evaluate.protocols.data_driven import TIME_STEPS, Outcome
from ..evaluate.report import Report, conditions
from ..systems.data_driven import library_file
from ..writing import folder as make_folder
from ..writing import whole_text
from . import character as making

SECTIONS = ("clips", "graph", "graph-69", "steer", "conditions", "make")
LOCOMOTION = ("walk", "style", "march", "sneak", "turn", "spin", "run", "jog", "side_step", "step")  # of `cls`
WALKS_AND_TURNS = ("walk", "turn")
NOT_WALKS = ("walk_back", "walk_side", "walk_to_run")
DEFECTS = "defects"  # folders of clips with faults on purpose
MINUTES, SEEDS = 10.0, 10
MAKE_CLIPS = 40
LONGEST = 30.0  # most time for the corrections of a clip [s]
STAMP = "stamp.json"
Kinds = dict[Path, str]


def locomotion(folder: Path) -> Kinds:
    """The locomotion clips of a folder and their classes by its index; without an index all clips.

    Raises:
        BadInput: There are none.
    """
    paths, refused = reading.find([str(folder)])
    known = {path: row.get("cls") or "" for path, row in reading.index(folder).items()}
    kinds = {path: known.get(path, "") for path in paths if not path.parent.name.endswith(DEFECTS)}
    if any(kinds.values()):
        kinds = {path: kind for path, kind in kinds.items() if kind.startswith(LOCOMOTION)}
    if not kinds:
        raise BadInput("; ".join(refused) or f"{folder}: there are no locomotion clips")
    return kinds


def evaluate(
    folder: Path,
    out: Path,
    only: Sequence[str] = SECTIONS,
    ablations: bool = False,
    minutes: float = MINUTES,
    steps: Sequence[float] = TIME_STEPS,
    progress: parallel.Progress = parallel.no_progress,
) -> Report:
    """Measure data-driven control on a folder of clips.

    Args:
        folder: Clips with index.csv files of their classes and subjects, or the folder of a character.
        out: Where the characters are kept.
        only: Names in `SECTIONS`.
        ablations: Measure only what each component is for, instead of the sections.
        minutes: Duration of random walks [min].
        steps: Time steps [s]; the worst counts.
        progress: Progress callback.

    Returns:
        The figures of the sections; after Ctrl-C those of the finished ones.
    """
    for name in only:
        if name not in SECTIONS:
            raise BadInput(f"no section {name[:40]!r}; there are {', '.join(SECTIONS)}")
    made = (folder / "skill.toml").is_file()
    kinds = {} if made else locomotion(folder)
    report = Report(f"data-driven control: {folder.name}", {}, columns=("what", "time_step_s", "ok", "value", "words"))
    maker = _Maker(folder if made else None, kinds, make_folder(out), progress)
    measure = {
        "clips": lambda: _clips(report, maker, kinds, steps, progress),
        "graph": lambda: _graph(report, maker.subject("16"), "graph_minutes_to_fall", minutes, steps, progress),
        "graph-69": lambda: _graph(report, maker.subject("69"), "graph_69_minutes_to_fall", minutes, steps, progress),
        "steer": lambda: _steer(report, maker.subject("16"), steps, progress),
        "conditions": lambda: _conditions(report, maker.subject("16"), steps, progress),
        "make": lambda: _make(report, maker),
    }
    try:
        if ablations:
            _ablations(report, maker.subject("16"), steps, progress)
        for section in () if ablations else only:
            measure[section]()
    except (parallel.Interrupted, KeyboardInterrupt):
        report.stopped = True
    if maker.body is not None:
        settings = {} if ablations else {"minutes": minutes}
        stated = conditions(maker.body.character, maker.body.scene, list(steps), **settings)
        report.conditions = {**stated, **report.conditions}
    return report


class _Maker:
    """Makes the characters that sections ask for, or loads those of an earlier run."""

    def __init__(self, given: Path | None, kinds: Kinds, out: Path, progress: parallel.Progress):
        self.given, self.kinds, self.out, self.progress = given, kinds, out, progress
        self.body: Skill | None = None

    def subject(self, name: str) -> Skill:
        """A steerable character of the clips of one subject, or the one that was given."""
        if self.given is not None:
            return self._load(self.given)
        chosen = [path for path in self.kinds if path.stem.split("_")[0] == name] or list(self.kinds)
        return self._made(f"subject-{name}", chosen, mirror=True)

    def all_clips(self) -> Skill:
        """A character of all clips, which is not steered."""
        return (
            self._load(self.given)
            if self.given is not None
            else self._made("all-clips", list(self.kinds), mirror=False)
        )

    def _load(self, place: Path) -> Skill:
        self.body = skills.load(place / "skill.toml")
        return self.body

    def minutes(self, count: int) -> float:
        """Minutes to make a steerable character of the first clips, always made anew."""
        chosen = sorted(self.kinds, key=lambda path: (path.stem.split("_")[0] != "16", path.stem))[:count]
        made = making.make(chosen, "timed", search=making.Search(LONGEST), progress=self.progress)
        making.write(made, self.out / "timed")
        self._load(self.out / "timed")
        return made.seconds / 60.0

    def _made(self, name: str, paths: list[Path], mirror: bool) -> Skill:
        place, stamp = self.out / name, _stamp(paths, mirror)
        saved = self.out / f"{name}.{STAMP}"
        if not saved.is_file() or saved.read_text(encoding="utf-8") != stamp or not (place / "skill.toml").is_file():
            search = making.Search(LONGEST, self.out / f"{name}{making.PROGRESS}", transitions=mirror)
            made = making.make(paths, name, mirror=mirror, search=search, progress=self.progress)
            if made.stopped:
                raise KeyboardInterrupt
            making.write(made, place)
            words = {"refused": made.refused, "minutes": made.seconds / 60.0}
            whole_text(self.out / f"{name}.json", json.dumps(words, indent=1))
            whole_text(saved, stamp)
        return self._load(place)


def _stamp(paths: Sequence[Path], mirror: bool) -> str:
    """What a character depends on: its clips, the gains and this version."""
    digest = hashlib.sha256()
    for path in (making.GAINS, *paths):
        digest.update(path.read_bytes())
    return json.dumps({"version": __version__, "mirror": mirror, "clips": digest.hexdigest()})


# --- sections ---------------------------------------------------------------------------------------


def _add(report: Report, outcomes: Sequence[Outcome]) -> None:
    for outcome in outcomes:
        report.rows.append((outcome.name, outcome.dt, int(outcome.ok), outcome.value, outcome.text))


def _clips(report: Report, maker: _Maker, kinds: Kinds, steps: Sequence[float], progress: parallel.Progress) -> None:
    skill = maker.all_clips()
    assert skill.path is not None
    known = library_file.load(skill.path.parent, skill.character)
    names = [take.name for take in known.takes if not take.name.endswith(making.MIRRORED)]
    stems = {stem: kinds[path] for path, stem in reading.stems(list(kinds)).items()}
    found = making.followed(skill, known, names, steps, progress)
    left_out = len(stems) - len(names) if stems else 0
    report.figures |= clip_figures(found, stems, left_out)
    for outcome in found:
        text = f"{stems.get(outcome.clip, '')}: {json.dumps(_short(asdict(outcome)))}"
        report.rows.append((outcome.clip, outcome.dt, int(outcome.followed), outcome.leg_error_deg, text))


def _short(values: dict[str, Any]) -> dict[str, Any]:
    return {key: round(value, 3) if isinstance(value, float) else value for key, value in values.items()}


def clip_figures(found: Sequence[Followed], kinds: dict[str, str], left_out: int = 0) -> dict[str, float | int | None]:
    """The figures of the clips that were followed; the worst time step of a clip counts.

    Args:
        found: Outcomes of every clip at every time step.
        kinds: Class of each clip.
        left_out: Clips that could not be read; they count as not followed.
    """
    by_clip: dict[str, list[Followed]] = {}
    for outcome in found:
        by_clip.setdefault(outcome.clip, []).append(outcome)
    good = {clip: all(o.followed for o in runs) for clip, runs in by_clip.items()}
    walks = [c for c in by_clip if kinds.get(c, "").startswith(WALKS_AND_TURNS) and not kinds[c].startswith(NOT_WALKS)]

    def over(name: str, of: Any = np.median) -> float | None:
        values = [max(getattr(o, name) for o in runs) for clip, runs in by_clip.items() if good[clip]]
        return float(of(values)) if values else None

    total = len(by_clip) + left_out
    return {
        "clips_total": total,
        "clips_followed": sum(good.values()),
        "clips_followed_fraction": sum(good.values()) / total if total else None,
        "walks_and_turns_total": len(walks),
        "walks_and_turns_followed_fraction": sum(good[c] for c in walks) / len(walks) if walks else None,
        "leg_error_deg_median": over("leg_error_deg"),
        "leg_error_deg_worst": over("leg_error_deg", max),
        "heading_error_deg_median": over("heading_error_deg"),
        "path_error_median": over("path_error"),
        "peak_torque_over_limit": max((o.peak_torque for o in found), default=None),
        "torque_over_clip_median": over("torque_over_clip"),
    }


def _graph(
    report: Report, skill: Skill, figure: str, minutes: float, steps: Sequence[float], progress: parallel.Progress
) -> None:
    trials = {
        f"random {seed}": lambda dt, seed=seed: protocol.random_walk(skill, seed, minutes, dt) for seed in range(SEEDS)
    }
    found = protocol.at_all_steps(trials, progress, f"random walks of {skill.id}", steps)
    _add(report, found)
    worst = [min(o.value for o in found if o.name == name) for name in trials]
    report.figures |= {f"{figure}_min": float(min(worst)), f"{figure}_median": float(np.median(worst))}


def _steer(report: Report, skill: Skill, steps: Sequence[float], progress: parallel.Progress) -> None:
    found = protocol.steering(skill, progress, steps)
    _add(report, found)
    report.figures |= protocol.steering_figures(found)


def _conditions(report: Report, skill: Skill, steps: Sequence[float], progress: parallel.Progress) -> None:
    found = protocol.conditions(skill, progress, steps)
    _add(report, found)
    fine = protocol.worst(found)
    report.figures |= {"conditions_ok": sum(fine.values()), "conditions_total": len(fine)}
    report.words += [f"falls: {name}" for name, ok in fine.items() if not ok]


def _make(report: Report, maker: _Maker) -> None:
    if maker.given is not None:
        report.words.append("minutes_to_make needs a folder of clips")
        return
    report.figures["minutes_to_make"] = maker.minutes(MAKE_CLIPS)
    report.words.append(f"minutes_to_make: {min(MAKE_CLIPS, len(maker.kinds))} clips on {parallel.cores()} cores")


def _ablations(report: Report, skill: Skill, steps: Sequence[float], progress: parallel.Progress) -> None:
    """Steps until the fall with each component off: our tracking, the paper's, and what the paper says."""
    words: dict[str, list[str]] = {name: [] for name in effects.COMPONENTS}
    for tracking in (effects.ours(skill), effects.of_the_paper(skill), effects.of_the_paper(skill, limits=False)):
        found = effects.steps_until_the_fall(tracking, progress, steps)
        mine = tracking.name == effects.OURS
        _add(report, [o if mine else replace(o, name=f"{tracking.name}: {o.name}") for o in found])
        report.conditions[tracking.name] = tracking.words
        for name in effects.COMPONENTS:
            own = [o for o in found if o.name == name]
            counts = [o.value for o in own]
            figure = "steps_with_all" if name == "none" else f"steps_without_{name}"
            falls = sum(not o.ok for o in own)
            if mine:
                report.figures[figure] = min(counts)
                words[name].append(f"ours {'fell' if falls else 'did not fall'}, {min(counts):g} steps at the worst")
            else:
                report.figures[f"{tracking.name}_{figure}"] = float(np.median(counts))
                spread = f"{min(counts):g} to {max(counts):g} steps, median {np.median(counts):g}"
                words[name].append(f"{tracking.name} fell in {falls} of {len(own)}: {spread}")
    for name, said in words.items():
        paper = effects.PAPER.get(name, "no figure")
        off = "all on" if name == "none" else f"without {name}"
        report.words.append(f"{off}: {'; '.join(said)}; the paper: {paper}")
