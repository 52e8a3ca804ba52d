"""Explain why a trial fell: the most likely cause, a timeline, and the parameters of the skill file to change.

A fall has many signs, and not all of them are causes. A sign that began before balance was lost may be the cause; a
later one is a consequence, which is listed but not chosen. Of several earlier signs the first is chosen. After a push
the direction of the fall is chosen, unless another sign began well before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from ... import systems
from ...control.strategies import Response
from ...errors import BadInput
from ...trials import Rollout, Trial, run
from ..report import Report
from . import signs
from .signs import Sign, plain
from .traces import Traces, traces, visits

KINDS = (
    *("pelvis_sank", "sideways_drift", "forward", "backward", "toe_stub", "late_or_missed_contact"),
    *("torque_saturated", "slipped", "pushed", "legs_collided", "unclear"),
)
MIN_RECORDS = 10  # fewer recorded rows cannot be analysed
LOSS_TOLERANCE = 0.05  # a cause may begin this much after the loss of balance, whose time is not sharp [s]
PUSH_MARGIN = 0.1  # after a push, another cause must precede the fall by this much [s]
MIN_SLIP = 0.06  # total sliding distance for a slip, in a gait whose feet slide regularly [m]
_KIND_TEXT = {
    "pelvis_sank": "the pelvis sank",
    "sideways_drift": "sideways drift",
    "forward": "it fell forwards",
    "backward": "it fell backwards",
    "toe_stub": "the swing foot hit an obstacle",
    "late_or_missed_contact": "a foot strike was late or missing",
    "torque_saturated": "a joint was at its torque limit",
    "slipped": "a foot slipped",
    "pushed": "it was pushed over",
    "legs_collided": "its legs collided",
    "unclear": "no clear cause",
}


@dataclass(frozen=True)
class FallExplanation:
    """Explanation of a fall.

    Attributes:
        kind: The most likely cause, one of `KINDS`.
        began: When it began [s].
        timeline: Times [s] and descriptions of all signs.
        advice: Which parameters of the skill file to change.
        others: Kinds of the other signs, most of them consequences of the fall.
        response: How it tried to answer the push before the fall, for skills with strategies of push recovery.
    """

    kind: str
    began: float
    timeline: tuple[tuple[float, str], ...]
    advice: str
    others: tuple[str, ...] = ()
    response: Response | None = None

    def __str__(self) -> str:
        more = f" (other signs: {', '.join(_KIND_TEXT[kind] for kind in self.others)})" if self.others else ""
        return f"most likely cause: {_KIND_TEXT[self.kind]}, from {self.began:.2f} s on{more}"

    @property
    def help(self) -> tuple[str, ...]:
        """What may help: first against a fall in this phase of the response, then against this kind of fall."""
        first = self.response.advice if self.response is not None else ""
        return tuple(dict.fromkeys(text for text in (first, self.advice) if text))


def explain(rollout: Rollout, handed_over: bool = False) -> FallExplanation:
    """Explain the fall at the end of a rollout.

    Args:
        rollout: A recorded rollout that ended in a fall.
        handed_over: Whether a director had handed the body to this skill: earlier states are those of another law, and
            the strategy that was tried cannot be told from them.

    Returns:
        The explanation.

    Raises:
        BadInput: If it did not fall or has too few records.
    """
    if rollout.ending.kind != "fell":
        raise BadInput(f"this trial has no fall to explain; it ended with {rollout.ending.kind}")
    if len(rollout.series) < MIN_RECORDS:
        raise BadInput("this fall was not recorded; expected a trial with record_every above 0 and several records")
    tr = traces(rollout)
    seen = _seen(tr)
    chosen = _most_likely(tr, seen)
    others = tuple(dict.fromkeys(s.kind for s in seen if s.kind != chosen.kind and s.name != "usual"))
    response, steps = (None, []) if handed_over else _response(tr)
    timeline = tuple(sorted((*_timeline(tr, seen), *steps), key=lambda event: event[0]))
    return FallExplanation(chosen.kind, chosen.time, timeline, _advice(tr, chosen), others, response)


def run_and_explain(trial: Trial) -> FallExplanation | None:
    """Run a trial and explain its fall; None if it does not fall."""
    rollout = run(trial)
    return explain(rollout) if rollout.ending.kind == "fell" else None


def count_kinds(rollouts: Iterable[Rollout]) -> dict[str, int]:
    """Number of falls of each kind, most frequent first."""
    counts = Counter(explain(rollout).kind for rollout in rollouts if rollout.ending.kind == "fell")
    return dict(counts.most_common())


def add_to_report(rollout: Rollout, report: Report) -> None:
    """Add the explanation of a fall to the report of a trial: cause and advice as text, the timeline as rows.

    The keys of the cause and of the other signs are for `--json`.
    """
    if rollout.ending.kind != "fell":
        return
    report.words.append(f"it fell at {rollout.ending.time:.2f} s")
    if len(rollout.series) < MIN_RECORDS:
        return
    fall = explain(rollout)
    report.keys |= {"fall_kind": fall.kind, "fall_signs": list(fall.others)}
    report.words.append(str(fall))
    if fall.response is not None:
        report.words.append(str(fall.response))
    report.words += [f"what may help: {text}" for text in fall.help]
    noted = [row[0] for row in report.rows]  # pushes are already noted by the trial
    report.rows += [event for event in fall.timeline if event[0] not in noted]
    report.rows.sort(key=lambda row: row[0])


def _seen(tr: Traces) -> list[Sign]:
    """All signs shortly before and after the loss of balance, in order of time."""
    found = [
        *(signs.fall_direction(tr), signs.pelvis_sank(tr), signs.collisions(tr), signs.leg_contact(tr)),
        signs.torque_saturated(tr, tr.lost_at - 0.5, tr.lost_at)
        or signs.torque_saturated(tr, tr.t[-1] - 0.5, tr.t[-1]),
        *(*signs.pushes(tr), *signs.slides(tr), *signs.stubs(tr), *signs.late_contacts(tr)),
    ]
    early = tr.lost_at - signs.CAUSE_SECONDS
    kept = [sign for sign in found if sign is not None and (sign.time >= early or sign.kind == "pushed")]
    return sorted(kept, key=lambda sign: sign.time)


def _most_likely(tr: Traces, seen: list[Sign]) -> Sign:
    """The sign that is chosen as the cause."""
    by_kind: dict[str, Sign] = {}
    for sign in seen:
        by_kind.setdefault(sign.kind, sign)  # the earliest of each kind
    way = next((by_kind[kind] for kind in ("sideways_drift", "forward", "backward") if kind in by_kind), None)
    pushed = by_kind.get("pushed")
    latest = tr.lost_at + LOSS_TOLERANCE
    if pushed is not None:
        latest = min(tr.lost_at, way.time if way else tr.lost_at) - PUSH_MARGIN
        by_kind.pop("torque_saturated", None)  # large torques are the normal response to a hard push
    causes = [sign for sign in by_kind.values() if sign.time <= latest and _may_be_cause(tr, sign, seen)]
    if causes:
        return min(causes, key=lambda sign: sign.time)
    return way or by_kind.get("pelvis_sank") or pushed or Sign("unclear", tr.lost_at, "")


def _may_be_cause(tr: Traces, sign: Sign, seen: list[Sign]) -> bool:
    """Whether a sign is not a regular feature of the gait."""
    early = tr.lost_at - signs.CAUSE_SECONDS
    if sign.kind == "slipped":
        slid = sum(s.size for s in seen if s.kind == "slipped" and s.time <= tr.lost_at + LOSS_TOLERANCE)
        new = tr.t[0] < early - 1.0 and not any(s.time < early for s in signs.slides(tr))
        return new or slid >= MIN_SLIP
    if sign.kind == "legs_collided":
        return sign.name != "usual"
    if sign.kind == "toe_stub":
        return sum(s.time < early for s in signs.stubs(tr)) < 2
    return sign.kind in ("late_or_missed_contact", "torque_saturated", "pelvis_sank")


def _timeline(tr: Traces, seen: list[Sign]) -> tuple[tuple[float, str], ...]:
    """Times and descriptions of the signs; repetitions within half a second are left out."""
    last: dict[tuple[str, str], float] = {}
    events: list[tuple[float, str]] = []
    for sign in seen:
        key = (sign.kind, sign.name)
        if sign.time - last.get(key, -1.0) >= 0.5:
            events.append((sign.time, sign.text))
            last[key] = sign.time
    events.append((tr.lost_at, "balance is lost: trunk lean or pelvis height do not return to their normal range"))
    part = signs.ground_contact(tr)
    how = f"{plain(part) or 'a part other than a foot'} touches the ground"
    if signs.pelvis_low(tr):
        how = f"the pelvis is below {tr.rollout.trial.character.fall_height:.3g} m"
    events.append((tr.rollout.ending.time, f"it fell: {how}"))
    return tuple(sorted(events, key=lambda event: event[0]))


def _advice(tr: Traces, sign: Sign) -> str:
    """Which number of the skill file to try first, by the system that plays it."""
    skill = tr.rollout.trial.skill
    return systems.of(skill).advice(skill, sign.kind, sign.name)


def _response(tr: Traces) -> tuple[Response | None, list[tuple[float, str]]]:
    """How it tried to answer the last push before the fall, or the loss of balance, and when each step began."""
    trial = tr.rollout.trial
    pushed = [push.start for push in trial.pushes if push.start <= tr.t[-1]]
    since = max([tr.t[0], *pushed])
    seen = [(state, float(tr.t[first])) for state, first, last in visits(tr) if tr.t[last] >= since - 1e-9]
    system, states, steps = systems.of(trial.skill), [], []
    response, begun = None, 0
    for state, began in seen:
        states.append(state)
        response = system.response(trial.skill, states)
        if response is None:
            break
        if response.steps > begun:
            begun = response.steps
            steps.append((began, f"step {begun} begins"))
    return response, steps
