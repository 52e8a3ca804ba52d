"""The strategies of a skill and their domains (6.4), and which of them was tried, from the states of the law (6.3)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ...control.skill import Skill
from ...control.strategies import Response, Strategy
from .director import CAPTURE_POINT, PUSH_END
from .reading import MANY
from .records import IN_PLACE, LIFT_LEFT, LIFT_RIGHT, PLACE_LEFT, PLACE_RIGHT, REDUCE, RETURN, SHIFT

STRATEGIES = {"in_place": ("in place", 0), "one_step": ("one step", 1), "all": ("more steps", MANY)}
DOMAIN_SECONDS = 0.2  # length of the pushes of the domains in a skill file [s]
DOMAIN_CONDITIONS = "legs pass through each other"
MOST_DIRECTIONS = 181
LIFTS = (LIFT_LEFT, LIFT_RIGHT)
SWINGS = (*LIFTS, PLACE_LEFT, PLACE_RIGHT)
STANDING, CHANGE, REDUCTION, UPRIGHT, CLOSING = (
    "standing in place",
    "change of support",
    "reduction of momentum",
    "return upright",
    "closing the feet",
)
PHASES = {IN_PLACE: STANDING, REDUCE: REDUCTION, RETURN: UPRIGHT, SHIFT: CLOSING, **dict.fromkeys(SWINGS, CHANGE)}
ADVICE = {  # against a fall in a phase
    STANDING: "a smaller step.threshold, so that a step begins earlier",
    CHANGE: "a shorter step.step_time, or a larger step.longest and step.widest",
    REDUCTION: "a smaller step.emergency, so that another step follows earlier",
    UPRIGHT: "return later or slower: a smaller balance.slow, a larger balance.rise",
    CLOSING: "lift the foot less: step.lift; with strategy.steps below 2 the feet stay where they are",
}


def strategies(skill: Skill) -> tuple[Strategy, ...]:
    """In place, one step, more steps; with the domains in the table `oracle`.

    Raises:
        BadFile: A domain is no list of numbers, one for each direction.
    """
    most, domains = int(skill.body["strategy"]["steps"]), _domains(skill)
    return tuple(
        Strategy(name, title, steps, least <= most, domains.get(name, ()), DOMAIN_SECONDS, DOMAIN_CONDITIONS)
        for least, (name, (title, steps)) in enumerate(STRATEGIES.items())
    )


def _domains(skill: Skill) -> dict[str, tuple[tuple[float, float], ...]]:
    """Pairs of direction [degrees] and impulse [N s], by the name of the strategy."""
    if "oracle" not in skill.body:
        return {}
    table = skill.table().table("oracle")
    if not table.has("directions"):
        return {}
    given = table.get("directions")
    count = len(given) if isinstance(given, list) else 0
    if not 2 <= count <= MOST_DIRECTIONS:
        raise table.fail("directions", f"expected a list of 2 to {MOST_DIRECTIONS} numbers")
    directions = table.vector("directions", count, low=0.0, high=180.0)
    if list(directions) != sorted(set(directions)):
        raise table.fail("directions", "expected each direction once, from forward (0) to backward (180)")
    return {
        name: tuple(zip(directions, table.vector(name, count, low=0.0, high=1e4), strict=True))
        for name in STRATEGIES
        if table.has(name)
    }


def response(skill: Skill, states: Sequence[int]) -> Response | None:
    """Count the steps since a push, and name the phase of the last state.

    Args:
        skill: The skill.
        states: States since the push began; repetitions do not matter.

    Returns:
        None without states.
    """
    visits = [state for state, _ in groupby(map(int, states))]
    if not visits:
        return None
    closes = [False] * len(visits)  # whether a swing only puts the feet together: it follows a shift of the weight
    for k in range(1, len(visits)):
        if visits[k] in SWINGS:
            closes[k] = visits[k - 1] == SHIFT or (visits[k] not in LIFTS and closes[k - 1])
        elif visits[k] == REDUCE:  # after a step that was needed, not after one that closes the feet
            closes[max(0, k - 2) : k] = [False] * min(2, k)
    steps = sum(state in LIFTS and not closing for state, closing in zip(visits, closes, strict=True))
    phase = CLOSING if closes[-1] else PHASES[visits[-1]]
    return Response(tuple(STRATEGIES)[min(steps, 2)], steps, phase, _advice(skill, phase, steps))


def _advice(skill: Skill, phase: str, steps: int) -> str:
    """What may help where it fell in a phase after so many steps."""
    strategy = skill.body["strategy"]
    if phase in (STANDING, REDUCTION) and steps >= int(strategy["steps"]):
        return f"allow {'more ' if steps else ''}steps: strategy.steps"
    if phase == CHANGE and "oracle" not in skill.body:
        return "aim its steps by an oracle: `footfall recovery train`"
    if phase in (STANDING, CHANGE) and strategy["trigger"] == PUSH_END:
        return f'begin to step while the push acts: strategy.trigger = "{CAPTURE_POINT}"'
    return ADVICE[phase]


def words(skill: Skill) -> tuple[str, ...]:
    """What the skill may do, and where its domains are from, for `footfall show`."""
    strategy, about = skill.body["strategy"], skill.body.get("oracle")
    most = strategy["steps"]
    limit = "any number of steps" if most >= MANY else f"at most {most} step{'s' if most > 1 else ''}"
    when = "when the push has ended" if strategy["trigger"] == PUSH_END else "when the capture point leaves the feet"
    said = [f"strategy: {limit}; a step begins {when}" if most else "strategy: in place, no steps"]
    if about is None:
        said.append("oracle: none, steps go to the capture point; `footfall recovery train` makes one")
    else:
        samples = f"{about['samples']:g} samples, " if "samples" in about else ""
        body = f"{about['character']}, {about['mass']:g} kg, legs of {about['leg_length']:g} m"
        said.append(f"oracle: {samples}made for {body}")
    if any(row.domain for row in strategies(skill)):
        said.append(
            f"domains: the largest push of {DOMAIN_SECONDS:g} s that was answered [N s], by its direction; "
            f"0° forward, 180° backward, the same to both sides; {DOMAIN_CONDITIONS}"
        )
    return tuple(said)
