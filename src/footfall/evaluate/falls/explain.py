"""Why a trial fell: a kind, a time-line in words, and the numbers of the skill file most likely to help.

A fall has many signs and not all are reasons. What began before balance was lost may be one; what came after is
a consequence, and is told but not chosen. Where several came before, the earliest is named. After a push
the direction in which the body went over is named, unless something else was seen well before that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from ... import systems
from ...errors import BadInput
from ...trials import Rollout, Trial, run
from ..report import Report
from . import signs
from .signs import Sign
from .traces import Traces, traces

KINDS = (
    *("pelvis_sank", "sideways_drift", "forward", "backward", "toe_stub", "late_or_missed_contact"),
    *("torque_saturated", "slipped", "pushed", "legs_collided", "unclear"),
)
FEWEST = 10  # records without which nothing can be said
SHORTLY = 0.05  # a cause may be seen this much after balance was lost, which is not a sharp moment [s]
WELL_BEFORE = 0.1  # after a push, how much earlier than the fall another cause must be [s]
SLIP = 0.06  # feet that slide now and then must have slid this far in all to have slipped [m]
_SHORT = {
    "pelvis_sank": "the hips sank",
    "sideways_drift": "it went over sideways",
    "forward": "it went over forwards",
    "backward": "it went over backwards",
    "toe_stub": "a swinging foot was caught",
    "late_or_missed_contact": "a foot came down late or not at all",
    "torque_saturated": "a joint was at its torque limit",
    "slipped": "a foot slipped",
    "pushed": "it was pushed over",
    "legs_collided": "its legs ran into each other",
    "unclear": "no reason stands out",
}


@dataclass(frozen=True)
class FallReport:
    """The likeliest kind of a fall, when it began [s], what was seen when, and what may help.

    `others` are the kinds of the other signs, most of them consequences: the verdict is a likelihood.
    """

    kind: str
    began: float
    timeline: tuple[tuple[float, str], ...]
    advice: str
    others: tuple[str, ...] = ()

    def __str__(self) -> str:
        more = f" (other signs: {', '.join(self.others)})" if self.others else ""
        return f"likeliest reason: {self.kind}, {_SHORT[self.kind]}, from {self.began:.2f} s on{more}"


def explain(rollout: Rollout) -> FallReport:
    """Read a rollout that ended in a fall."""
    if rollout.ending.kind != "fell":
        raise BadInput(f"this trial has no fall to explain; it ended with {rollout.ending.kind}")
    if len(rollout.series) < FEWEST:
        raise BadInput("this fall was not recorded; expected a trial with record_every above 0 and several records")
    tr = traces(rollout)
    seen = _seen(tr)
    chosen = _likeliest(tr, seen)
    others = tuple(dict.fromkeys(s.kind for s in seen if s.kind != chosen.kind and s.name != "usual"))
    return FallReport(chosen.kind, chosen.time, _timeline(tr, seen), _advice(tr, chosen), others)


def explained(trial: Trial) -> FallReport | None:
    """Run a trial and explain its fall; None if it does not fall."""
    rollout = run(trial)
    return explain(rollout) if rollout.ending.kind == "fell" else None


def kinds(rollouts: Iterable[Rollout]) -> dict[str, int]:
    """How many of the falls among these are of which kind, most frequent first."""
    counts = Counter(explain(rollout).kind for rollout in rollouts if rollout.ending.kind == "fell")
    return dict(counts.most_common())


def tell(rollout: Rollout, report: Report) -> None:
    """Add a fall to the report of a trial: its kind and advice in words, its time-line to the rows."""
    if rollout.ending.kind != "fell":
        return
    report.words.append(f"it fell at {rollout.ending.time:.2f} s")
    if len(rollout.series) < FEWEST:
        return
    fall = explain(rollout)
    report.words += [f"fall_kind: {fall.kind}", str(fall), f"what may help: {fall.advice}"]
    noted = [row[0] for row in report.rows]  # pushes are noted by the trial itself
    report.rows += [event for event in fall.timeline if event[0] not in noted]
    report.rows.sort(key=lambda row: row[0])


def _seen(tr: Traces) -> list[Sign]:
    """All signs in the last while before balance was lost and after, earliest first."""
    found = [
        *(signs.direction(tr), signs.sank(tr), signs.collisions(tr), signs.caught(tr)),
        signs.saturated(tr, tr.lost_at - 0.5, tr.lost_at) or signs.saturated(tr, tr.t[-1] - 0.5, tr.t[-1]),
        *(*signs.pushes(tr), *signs.slides(tr), *signs.stubs(tr), *signs.late(tr)),
    ]
    early = tr.lost_at - signs.BEFORE
    kept = [sign for sign in found if sign is not None and (sign.time >= early or sign.kind == "pushed")]
    return sorted(kept, key=lambda sign: sign.time)


def _likeliest(tr: Traces, seen: list[Sign]) -> Sign:
    """The sign that is named as the reason."""
    by_kind: dict[str, Sign] = {}
    for sign in seen:
        by_kind.setdefault(sign.kind, sign)  # the earliest of each kind
    way = next((by_kind[kind] for kind in ("sideways_drift", "forward", "backward") if kind in by_kind), None)
    pushed = by_kind.get("pushed")
    latest = tr.lost_at + SHORTLY
    if pushed is not None:
        latest = min(tr.lost_at, way.time if way else tr.lost_at) - WELL_BEFORE
        by_kind.pop("torque_saturated", None)  # whoever is pushed hard pushes back hard
    causes = [sign for sign in by_kind.values() if sign.time <= latest and _may_be_cause(tr, sign, seen)]
    if causes:
        return min(causes, key=lambda sign: sign.time)
    return way or by_kind.get("pelvis_sank") or pushed or Sign("unclear", tr.lost_at, "")


def _may_be_cause(tr: Traces, sign: Sign, seen: list[Sign]) -> bool:
    """Whether this is more than the gait does all the time."""
    early = tr.lost_at - signs.BEFORE
    if sign.kind == "slipped":
        slid = sum(s.size for s in seen if s.kind == "slipped" and s.time <= tr.lost_at + SHORTLY)
        new = tr.t[0] < early - 1.0 and not any(s.time < early for s in signs.slides(tr))
        return new or slid >= SLIP
    if sign.kind == "legs_collided":
        return sign.name != "usual"
    if sign.kind == "toe_stub":
        return sum(s.time < early for s in signs.stubs(tr)) < 2
    return sign.kind in ("late_or_missed_contact", "torque_saturated", "pelvis_sank")


def _timeline(tr: Traces, seen: list[Sign]) -> tuple[tuple[float, str], ...]:
    """What happened when; of signs that repeat within half a second only the first is told."""
    told: dict[tuple[str, str], float] = {}
    events: list[tuple[float, str]] = []
    for sign in seen:
        key = (sign.kind, sign.name)
        if sign.time - told.get(key, -1.0) >= 0.5:
            events.append((sign.time, sign.text))
            told[key] = sign.time
    events.append((tr.lost_at, "balance is lost: lean or hip height do not come back to what was usual"))
    part = signs.touched(tr)
    how = f"{part or 'something other than a foot'} meets the ground"
    if signs.hips_low(tr):
        how = f"the hips are lower than {tr.rollout.trial.character.fall_height:.3g} m"
    events.append((tr.rollout.ending.time, f"it fell: {how}"))
    return tuple(sorted(events, key=lambda event: event[0]))


def _advice(tr: Traces, sign: Sign) -> str:
    """Which number of the skill file to try first, by the system that plays it."""
    skill = tr.rollout.trial.skill
    return systems.of(skill).advice(skill, sign.kind, sign.name)
