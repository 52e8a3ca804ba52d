"""`footfall evaluate perturbation`: clips that react, replayed and hit; and low-gain arms on balanced skills."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from .. import parallel
from ..control import skill as skills
from ..errors import BadInput, UnknownName
from ..evaluate import report as reports
from ..evaluate.clips import clips as reading
from ..evaluate.clips.clips import Clip
from ..evaluate.report import Report
from ..physics.hit import Hit
from ..physics.scene import Scene
from ..systems.perturbation.on_feet import upper
from ..systems.perturbation.over import BIN
from ..systems.perturbation.reading import Muscles
from ..trials import Rollout, Simulation, Trial, run
from . import on_feet
from .make import FRAME_RATE, Reacting, make
from .on_feet import tables

CLASSES = {
    "punch": 2,
    "boxing": 2,
    "kick": 3,
    "idle": 2,
    "weight_shift": 1,
    "balance": 2,
    "walk": 2,
    "walk_straight": 2,
}
LONGEST = 8.0  # of each clip, from its middle [s]
DT = 1e-3
MASS, SPEEDS = 0.5, (5.0, 10.0, 15.0)  # of balls [kg, m/s]
PARTS = {"arm": ("left_elbow", "right_elbow"), "head": ("head", "head"), "trunk": ("chest", "chest")}
WITHIN = 5.0  # of the recording counts as back [degrees]
AFTER = 3.0  # for which a hit is followed, or to the end of the recording [s]
STIFF = 30.0  # natural frequency of stiff servos beside [rad/s]
RANDOM_HITS, SEED = 500, 2007
TOO_FAST = 200.0  # joint rate that counts as a blow-up [rad/s]
OWN_FEET, FEET_HITS, QUIET = ("human-stand", "human-norm-walk"), 200, 30.0  # skills, hits on both together, time [s]
LARGEST_MOMENTUM = 5.0  # of these hits [N s]
SECTIONS = ("clips", "random", "own-feet")
COLUMNS = (
    "clip",
    "class",
    "hinges",
    "replay_error_deg",
    "feedback_over_feedforward",
    "return_s_median",
    "return_s_worst",
)


@dataclass(frozen=True)
class Answer:
    """What a hit does: largest deviation of a joint [degrees], and when all are back [s]; None if not in time."""

    peak: float
    back: float | None


def chosen(folder: Path) -> dict[Path, str]:
    """Clips of a folder by the classes of its index; without an index all of them."""
    paths, refused = reading.find([str(folder)])
    if not paths:
        raise BadInput("; ".join(refused) or f"{folder}: there are no clips")
    index = reading.index(folder)
    kinds = {path: index.get(path, {}).get("cls") or "" for path in paths if not path.parent.name.endswith("defects")}
    faulty = {path for path in kinds if (index.get(path, {}).get("leg_faults") or "").strip()}
    if not any(kinds.values()):
        return kinds
    found: dict[Path, str] = {}
    for kind, most in CLASSES.items():
        own = sorted((path for path in kinds if kinds[path] == kind and path not in faulty), key=lambda path: path.stem)
        found |= dict.fromkeys(own[:most], kind)
    return found


def cut(clip: Clip) -> Clip:
    """The middle of a clip, `LONGEST` at most."""
    count = min(len(clip.motion), round(LONGEST * clip.motion.rate))
    first = clip.cleaned.first + (len(clip.motion) - count) // 2
    return clip.frames(first, first + count - 1)


def deviation(made: Reacting, rollout: Rollout) -> np.ndarray:
    """How far the joints that torques move are from the recording [record, joint] [degrees]; its last pose is held."""
    at = np.round(rollout.time * FRAME_RATE).astype(int)
    wanted = made.skill.arrays()["angle"][np.minimum(at, len(made.recorded) - 1)]
    return np.degrees(np.abs(rollout.qpos()[:, 7:] - wanted))[:, made.free]


def replayed(made: Reacting) -> tuple[float, float, float]:
    """Replay without hits: error against the unsmoothed recording [degrees], feedback over feed-forward, real time."""
    sim = Simulation(Trial(made.skill, made.seconds, DT, record_every=1.0 / FRAME_RATE))
    sim.advance(2.0 * DT)
    begun = time.thread_time()
    sim.advance(made.seconds)
    spent = max(time.thread_time() - begun, 1e-9)
    rollout = sim.rollout()
    rows = rollout.qpos()[:, 7:]
    n = min(len(rows), len(made.recorded))
    error = np.degrees(rows[:n] - made.recorded[:n, 7:])[:, made.free]
    ratio = float(np.sqrt(sim.memory.feedback / max(float(sim.memory.feedforward), 1e-12)))
    return float(np.sqrt(np.mean(error**2))), ratio, made.seconds / spent


def struck(made: Reacting, hit: Hit) -> tuple[Answer, Rollout]:
    """One hit: its answer, and the simulation."""
    until = min(hit.time + AFTER, made.seconds)  # the recording ends with a jerk
    rollout = run(Trial(made.skill, until, DT, record_every=1.0 / FRAME_RATE, hits=(hit,)))
    worst = deviation(made, rollout).max(axis=1)
    away = np.flatnonzero(worst > WITHIN)
    late = len(away) and away[-1] >= len(worst) - 2
    back = (
        None
        if late or not rollout.survived
        else max(0.0, float(rollout.time[away[-1]]) - hit.time)
        if len(away)
        else 0.0
    )
    return Answer(float(worst.max()), back), rollout


def hits_of(made: Reacting, seed: int) -> list[Hit]:
    """The balls of the protocol: three parts, three speeds, from a random side at a random time of the clip."""
    random = np.random.default_rng(seed)
    found = []
    for roles in PARTS.values():
        for speed in SPEEDS:
            role = roles[int(random.integers(2))]
            if role in made.links:
                at = float(random.uniform(0.2, max(0.3, made.seconds - AFTER)))
                found.append(Hit(made.links[role], at, MASS, speed, float(random.uniform(0.0, 360.0))))
    return found


def random_hit(made: Reacting, seed: int) -> Hit:
    """A ball of 0.1 to 1 kg at 5 to 15 m/s on any link that torques move."""
    random = np.random.default_rng(seed)
    links = sorted({made.skill.character.joints[j].link for j in made.free})
    return Hit(
        str(random.choice(links)), float(random.uniform(0.15, max(0.3, made.seconds - 0.2))),
        float(random.uniform(0.1, 1.0)), float(random.uniform(5.0, 15.0)),
        float(random.uniform(0.0, 360.0)), float(random.uniform(-20.0, 60.0)),
    )  # fmt: skip


def blew_up(made: Reacting, hit: Hit) -> bool:
    """Whether a hit ends in a state that no body has."""
    rollout = run(Trial(made.skill, hit.time + 1.5, DT, record_every=1.0 / FRAME_RATE, hits=(hit,)))
    names = [f"{joint.name}_rate" for joint in made.skill.character.joints]
    fast = max(float(np.abs(rollout[name]).max()) for name in names)
    return not rollout.survived or fast > TOO_FAST


def evaluate(folder: Path, only: Sequence[str] = (), progress: parallel.Progress = parallel.no_progress) -> Report:
    """Make clips react, replay and hit them.

    Args:
        folder: Clips, with index.csv files of their classes.
        only: Sections of `SECTIONS`; all if empty.
        progress: Progress callback.

    Returns:
        A row for each clip, and figures over all.
    """
    for name in only:
        if name not in SECTIONS:
            raise UnknownName("section", name, SECTIONS)
    sections, report = only or SECTIONS, Report(f"clips of {folder.name} that react to hits", {}, columns=COLUMNS)
    kinds = chosen(folder)
    made: dict[str, Reacting] = {}
    for i, path in enumerate(kinds):
        progress(i, len(kinds), f"{path.stem}: inverse dynamics")
        made[path.stem] = make(cut(reading.load(path)))
    first = next(iter(made.values()))
    report.conditions = reports.conditions(
        first.skill.character, Scene(), DT, ball_kg=MASS, ball_m_per_s=list(SPEEDS), within_deg=WITHIN,
        kinematic_root="the root and the legs follow the recording",
    )  # fmt: skip
    report.conditions["character"] = "bodies made from the skeleton of each clip"
    report.figures["clips_total"] = len(made)
    if "clips" in sections:
        _clips(report, made, {path.stem: kind for path, kind in kinds.items()}, progress)
    if "random" in sections:
        jobs = [(list(made.values())[k % len(made)], SEED + k) for k in range(RANDOM_HITS)]
        work: Any = lambda job: blew_up(job[0], random_hit(*job))  # noqa: E731
        report.figures["blow_ups"] = int(sum(parallel.parallel_map(work, jobs, progress, "random hits")))
        report.figures["random_hits"] = RANDOM_HITS
    if "own-feet" in sections:
        _own_feet(report, progress)
    return report


def _own_feet(report: Report, progress: parallel.Progress) -> None:
    """Random hits on soft arms, standing and walking, and what softness costs in style without hits."""
    stayed, total, cost, words = 0, 0, 0.0, []
    for name in OWN_FEET:
        base = skills.load(name)
        soft, _ = on_feet.make(base)
        chosen = upper(base.character)
        plain, other = (run(Trial(skill, QUIET, DT, record_every=BIN / 5.0)) for skill in (base, soft))
        cost = max(cost, style_cost(plain, other, chosen))
        links = sorted({base.character.joints[j].link for j in chosen} | {base.character.chest_link or "torso"})

        def work(k: int, soft: Any = soft, links: list[str] = links) -> tuple[bool, float]:
            random = np.random.default_rng(SEED + k)
            speed = float(random.uniform(5.0, 15.0))
            mass = float(random.uniform(0.1, LARGEST_MOMENTUM / speed))
            at = float(random.uniform(4.0, 6.0))
            hit = Hit(str(random.choice(links)), at, mass, speed, float(random.uniform(0.0, 360.0)))
            rollout = run(Trial(soft, at + 6.0, DT, record_every=0.0, hits=(hit,)))
            return rollout.survived, mass * speed

        results = parallel.parallel_map(work, range(FEET_HITS // len(OWN_FEET)), progress, f"hits on {name}")
        stayed, total = stayed + sum(ok for ok, _ in results), total + len(results)
        up, most = sum(ok for ok, _ in results), max(momentum for _, momentum in results)
        words.append(f"{name}: stays up after {up} of {len(results)} hits of up to {most:.1f} N s")
    report.figures |= {"own_feet_stay_up_fraction": stayed / total, "own_feet_hits": total}
    report.figures["own_feet_style_cost_deg"] = cost
    report.words += words


def style_cost(plain: Rollout, other: Rollout, joints: list[int]) -> float:
    """How far mean angles by state and time in it differ: root mean square over joints with muscles [degrees]."""
    one, two = tables(plain), tables(other)
    found = []
    for state in range(len(one["known"])):
        n = int(min(one["known"][state], two["known"][state]))
        found.append((one["angle"] - two["angle"])[state, :n][:, joints].ravel())
    return float(np.degrees(np.sqrt(np.mean(np.concatenate(found) ** 2))))


def _clips(report: Report, made: dict[str, Reacting], kinds: dict[str, str], progress: parallel.Progress) -> None:
    """Replay and hits of every clip."""
    names = list(made)

    def work(k: int) -> tuple[tuple[float, float, float], list[Answer], list[float]]:
        soft = made[names[k]]
        stiff = soft.with_muscles(replace(Muscles(), stiff=STIFF))
        hits = hits_of(soft, SEED + k)
        answers = [struck(soft, hit)[0] for hit in hits]
        beside = [struck(stiff, hit)[0].peak for hit in hits]
        return replayed(soft), answers, beside

    results = parallel.parallel_map(work, range(len(names)), progress, "clips")
    all_back, gives, moved = [], [], []
    for name, (replay, answers, beside) in zip(names, results, strict=True):
        back = [AFTER if answer.back is None else answer.back for answer in answers]
        all_back += back
        moved += [time for time, answer in zip(back, answers, strict=True) if answer.peak > WITHIN]
        gives += [answer.peak / max(stiff, 1e-3) for answer, stiff in zip(answers, beside, strict=True)]
        report.rows.append(
            (name, kinds[name], len(made[name].skill.character.joints), round(replay[0], 2), round(replay[1], 3),
             round(float(np.median(back)), 2), round(max(back), 2))
        )  # fmt: skip
    replays = [result[0] for result in results]
    report.figures |= {
        "replay_error_deg_worst": max(replay[0] for replay in replays),
        "feedback_over_feedforward": max(replay[1] for replay in replays),
        "return_s_median": float(np.median(all_back)),
        "return_s_worst": max(all_back),
        "hits_beyond_5_deg": len(moved),
        "return_s_median_beyond_5_deg": float(np.median(moved)) if moved else 0.0,
        "not_back": int(sum(answer.back is None for _, answers, _ in results for answer in answers)),
        "hits": len(all_back),
        "give_over_stiff": float(np.median(gives)),
        "hinges_min": min(len(each.skill.character.joints) for each in made.values()),
        "realtime_factor": float(np.median([replay[2] for replay in replays])),
    }
