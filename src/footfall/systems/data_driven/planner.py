"""Planning on the graph of fragments: which fragment follows, so that a character goes where and how it is told.

The animation engine of Lee, Kim, Lee 2010 (sections 3 and 5, "Interactive Control"): the user gives direction, speed
and gait; the engine searches the graph a few steps ahead and blends neighbouring fragments. The paper does not say how
it searches; here it is a beam search of `DEPTH` steps with a cost-to-go behind its last step.

Cost of a step to fragment g, which lasts T [s] and after which the heading is off by e [rad]:

    WAY p(d) + T (HEADING |e| + SPEED |v* - v| + SIDEWAYS (|w* - w| - SWAY)⁺ + STYLE [g has another style])

with d the length of the transition over the largest one (`library.limits`), p(d) = d² (2 d - 1 for bridges, d > 1), and
v, w the fragment's speeds. It may be played up to `STRETCH` faster or slower than recorded to meet v*, and bent by up
to `BEND` to meet the heading, at small costs. Behind the last step come the rest of the turn,
HEADING e² / (2 TURN_RATE), and the cost V(g) of going on straight with this speed and style for ever. Costs are
discounted by DISCOUNT a second:

    V(f) = min over g of cost(f, g) + DISCOUNT^T V(g)      with STRAIGHT |turn of g| instead of HEADING |e|

Everything is deterministic; a planner holds only what follows from its library.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from ...errors import BadInput
from .commands import Choice, Command
from .library import Library, limits

DEPTH = 4  # steps of the search
BEAM = 120  # partial plans kept after every step
WAY = 0.12  # of a transition of the largest length
HEADING = 7.0  # [1/(rad s)]
STRAIGHT = 1.0  # the same in V, where left and right turns of steps mostly cancel [1/(rad s)]
SPEED = 1.5  # [1/m]
SIDEWAYS = 1.5  # [1/m]
SWAY = 0.1  # sideways speeds of single steps that do not count [m/s]
STYLE = 4.0  # [1/s]
STRETCH = 0.12  # steps on the ground may be played faster or slower by this fraction
STRETCHED = 1.0  # cost of the speed that this gives [1/m]
BEND = 0.17  # a step may be bent to the left or right by up to this: 10° [rad]
BENT = 1.0  # cost of that [1/rad]
TURN_RATE = 1.4  # of a quick turn [rad/s]
DISCOUNT = 0.75  # a second
SWEEPS = 24  # of the value iteration: steps after which little is left
MAX_TABLES = 400  # of different commands that are kept
BLENDS = (0.25, 0.5, 0.75)  # weights that are tried
BLEND_GAIN = 0.04  # a blend must be better than the best fragment alone by this
BLEND_TURN, BLEND_SPEED, BLEND_END = 0.8, 0.6, 0.2  # largest differences of blended fragments [rad], [m/s], [m]
TURNING_SPEED = 0.35  # a fragment that turns and is slower turns in place [m/s]
OTHERS = 3  # fragments in place of the chosen one that are named
GRAIN = 0.02  # of bends [rad] and paces, so that pieces repeat and need not be made again
SLOW_STEP = 0.15  # slower fragments are not bent [m/s]
SLOW = 0.05  # lower speeds are standing [m/s]
STRAIGHT_STEP = 0.35  # turn of a step that counts as straight [rad]
FEW = 4.0  # percentage of the slowest and of the fastest steps that do not count
SERVED_SPEED, SERVED_HEADING = 0.08, 0.26  # larger differences are told to the user [m/s], [rad]
GAITS = ("walk", "run", "stand")  # styles that serve a command without a style


@dataclass(frozen=True, eq=False)
class _Tables:
    """What a search for one speed and style reads, [fragment, column of the table of successors]."""

    step: np.ndarray  # cost of the step without its heading
    rest: np.ndarray  # V of the successor, discounted


class Planner:
    """Plans on a library. One object serves any number of characters: what it caches follows from the library."""

    def __init__(self, library: Library, penalty: np.ndarray | None = None):
        """Prepare for planning.

        Args:
            library: The library.
            penalty: [fragment] additional cost of playing a fragment, such as the risk that a control law falls in it.
        """
        self.library = library
        self._penalty = np.zeros(len(library)) if penalty is None else np.asarray(penalty, float)
        f = library.fragments
        self._names = sorted({fragment.style for fragment in f})
        table, length = library.successors
        self._columns = table.shape[1]
        self._following = np.where(table < 0, 0, table)
        limit = limits(f, library.near)[:, None]
        far = length / limit
        self._way = np.where(table < 0, np.inf, WAY * np.where(far < 1.0, far**2, 2.0 * far - 1.0))
        self._seconds = np.array([x.seconds for x in f])
        self._turn = np.array([x.turn for x in f])
        self._speed = np.array([x.speed for x in f])
        self._sideways = np.array([x.sideways for x in f])
        self._style = np.array([self._names.index(x.style) for x in f])
        self._stands = np.array([x.stands for x in f])
        self._begin, self._end = np.array([x.lead for x in f]).T  # of the root's yaw over the heading
        self._step_turn = self._end[:, None] - self._begin[self._following] + self._turn[self._following]
        self._step_seconds = self._seconds[self._following]
        self._step_discount = DISCOUNT**self._step_seconds
        patterns: dict[tuple[str, ...], int] = {}
        self._pattern = np.array([patterns.setdefault((*x.pattern, x.style), len(patterns)) for x in f])
        takes = library.by_name
        self._last = library.ends
        grounded = [takes[x.clip].piece.feet[x.start : x.stop + 1].any(axis=1).all() for x in f]
        self._elastic = np.array(grounded, bool) & ~self._stands
        self._bend = np.where(self._stands | (np.hypot(self._speed, self._sideways) < SLOW_STEP), 0.0, BEND)
        self._step_bend = self._bend[self._following]
        self._is_step = np.array([x.entry.endswith(" lands") and x.exit.endswith(" lands") for x in f])
        self._ranges: dict[tuple[str, ...], tuple[float, float, float, float]] = {}
        self._wrong_ones: dict[tuple[str, ...], np.ndarray] = {}
        self._tables: dict[tuple[float, float, str | None], _Tables] = {}

    # what a director asks

    def first(self, style: str | None = None) -> int:
        """A fragment to begin with: the stillest one of standing, else the slowest of the connected part.

        Args:
            style: Of the fragment, where there is one; any if not given.

        Raises:
            BadInput: The library has no connected part.
        """
        inside = np.flatnonzero(self.library.in_graph)
        wanted = np.array([i for i in inside if self.library.fragments[i].style == style], int)
        inside = wanted if len(wanted) else inside
        stands = inside[self._stands[inside]]
        among = stands if len(stands) else inside
        if not len(among):
            raise BadInput("this library has no connected part to begin in")
        ends = np.array([not (self.library.successors[0][i] == i).any() for i in among])  # cannot follow itself
        effort = np.hypot(self._speed[among], self._sideways[among]) + np.abs(self._turn[among])
        return int(among[np.argmin(effort + 10.0 * ends)])

    def next(self, current: int, heading: float, command: Command, blend: bool = True) -> Choice:
        """The fragment that should follow.

        Args:
            current: Number of the fragment that is ending (`Choice.main` of the last choice).
            heading: Of the body at its end, in the world [rad]; `heading_at_end` gives it from the root's yaw.
            command: What the character is told.
            blend: Whether two fragments may be blended.

        Returns:
            The choice.

        Raises:
            BadInput: There is no such fragment, it is not in the connected part, or the command has no finite numbers.
        """
        if not 0 <= current < len(self.library) or not self.library.in_graph[current]:
            raise BadInput(f"fragment {current} is not in the connected part of this library")
        if not np.isfinite([heading, command.heading, command.speed, command.sideways]).all():
            raise BadInput("a command needs finite numbers")
        off = float(_wrapped(command.heading - heading))
        problem = self.problem(command, off)
        if self._halts(command) and not self._turns_in_place(float(np.sign(off))):
            off = 0.0  # it stops as it is
        command = self._within(command)
        best, first_cost, total, plan = self._search(current, off, command)
        one, turn = int(self._following[current, best]), float(self._step_turn[current, best])
        speed, other, weight = float(self._speed[one]), None, 0.0
        column, share = self._blend(current, off, command, best, first_cost, total) if blend else (None, 0.0)
        if column is not None:
            other, weight = int(self._following[current, column]), share
            turn += weight * (float(self._step_turn[current, column]) - turn)
            speed += weight * (float(self._speed[other]) - speed)
        pace = self._pace(one, speed, command) if other is None or self._elastic[other] else 1.0
        bend = float(np.clip(_wrapped(off - turn), -self._bend[one], self._bend[one]))
        bend = GRAIN * round(bend / GRAIN)
        order = np.argsort(total, kind="stable")[: OTHERS + 1]
        others = tuple(int(i) for i in self._following[current, order[np.isfinite(total[order])]] if i != one)
        return Choice(one, other, weight, pace, bend, turn + bend, speed * pace, plan, problem, others)

    def heading_at_end(self, choice: Choice | int, yaw: float) -> float:
        """The heading [rad] of a body at the end of a fragment, from the yaw of its root (`fragments.root_yaw`)."""
        if not isinstance(choice, Choice):
            return yaw - float(self._end[choice])
        own = float(self._end[choice.fragment])
        return yaw - (own if choice.other is None else own + choice.weight * (float(self._end[choice.other]) - own))

    def problem(self, command: Command, off: float = 0.0) -> str | None:
        """What of a command cannot be served, and what is done instead; None if all can be served.

        Args:
            command: What the character is told.
            off: How far it has to turn [rad].
        """
        styles, said = self.library.styles, []
        if command.style is not None and command.style not in styles:
            said.append(f"there is no {command.style!r} here, only {', '.join(styles)}: the style is ignored")
        slowest, fastest, right, left = self._range(self._styles(command))
        if self._halts(command):
            if not (self._stands & self.library.in_graph).any():
                said.append(f"there is no standing here: it goes on with {slowest:.2f} m/s or a little less")
            elif abs(off) > SERVED_HEADING and not self._turns_in_place(float(np.sign(off))):
                said.append("there is no turning in place here: it turns when it walks again")
        elif not slowest - SERVED_SPEED <= command.speed <= fastest + SERVED_SPEED:
            said.append(
                f"{command.speed:.2f} m/s is not among the speeds here, {slowest:.2f} to {fastest:.2f} m/s: "
                "the nearest is taken"
            )
        if not right - SERVED_SPEED <= command.sideways <= left + SERVED_SPEED:
            said.append(
                f"{command.sideways:.2f} m/s to the left is not among the speeds here, {right:.2f} to {left:.2f} m/s: "
                "the nearest is taken"
            )
        return "; ".join(said) or None

    def _within(self, command: Command) -> Command:
        """The command with the nearest speeds that there are."""
        if self._halts(command):
            return command
        slowest, fastest, right, left = self._range(self._styles(command))
        return replace(
            command,
            speed=float(np.clip(command.speed, slowest, fastest)),
            sideways=float(np.clip(command.sideways, right, left)),
        )

    def _range(self, styles: tuple[str, ...]) -> tuple[float, float, float, float]:
        """Lowest and highest speed [m/s] along the heading and to the left of it, of steps that turn little.

        The few that are slowest are left out: they are the last steps of a stop. With `STRETCH`.
        """
        if styles not in self._ranges:
            allowed = self.library.in_graph & ~self._wrong(styles)
            steps = allowed & self._is_step & (np.abs(self._turn) < STRAIGHT_STEP)
            steps = steps if steps.any() else allowed
            low, high = np.percentile(self._speed[steps], (FEW, 100.0 - FEW))
            right, left = (float(f(self._sideways[allowed])) for f in (np.min, np.max))
            low, high = low - STRETCH * abs(low), high + STRETCH * abs(high)
            self._ranges[styles] = (float(low), float(high), right, left)
        return self._ranges[styles]

    @staticmethod
    def _halts(command: Command) -> bool:
        return abs(command.speed) < SLOW and abs(command.sideways) < SLOW

    def _turns_in_place(self, side: float) -> bool:
        slow = (np.hypot(self._speed, self._sideways) < TURNING_SPEED) & ~self._wrong(GAITS)
        return bool((slow & self.library.in_graph & (side * self._turn > SERVED_HEADING)).any())

    def _pace(self, fragment: int, speed: float, command: Command) -> float:
        """How much faster than recorded a fragment is played: to meet the speed, if that is little."""
        if not self._elastic[fragment] or abs(speed) < SLOW or abs(command.speed / speed - 1.0) > 3.0 * STRETCH:
            return 1.0
        pace = float(np.clip(command.speed / speed, 1.0 - STRETCH, 1.0 + STRETCH))
        return GRAIN * round(pace / GRAIN)

    # the search

    def _styles(self, command: Command) -> tuple[str, ...]:
        """The styles that serve a command."""
        there, style = self.library.styles, command.style
        if style not in there:
            style = None
        if style is None and command.speed < -SLOW and "backward" in there:
            style = "backward"
        if style is None and abs(command.sideways) > max(abs(command.speed), SLOW) and "sideways" in there:
            style = "sideways"
        if style is None:
            return GAITS if set(GAITS) & set(there) - {"stand"} else there  # neither walks nor runs: anything may do
        return (style, "stand") if self._halts(command) and style in (*GAITS, "backward", "sideways") else (style,)

    def _wrong(self, styles: tuple[str, ...]) -> np.ndarray:
        """[fragment] of bool: whether a fragment has none of these styles."""
        if styles not in self._wrong_ones:
            good = [k for k, name in enumerate(self._names) if name in styles]
            self._wrong_ones[styles] = ~np.isin(self._style, good)
        return self._wrong_ones[styles]

    def _effort(self, command: Command) -> np.ndarray:
        """[fragment] cost of a step apart from transition and heading."""
        rate = self._rate(command, self._speed, self._elastic) + _aside(command.sideways - self._sideways)
        return self._penalty + self._seconds * (rate + STYLE * self._wrong(self._styles(command)))

    @staticmethod
    def _rate(command: Command, speed: np.ndarray, elastic: np.ndarray) -> np.ndarray:
        """Cost of wrong speeds and of playing faster or slower than recorded, a second."""
        stretch = np.where(elastic, STRETCH, 0.0) * np.abs(speed)
        played = np.clip(command.speed, speed - stretch, speed + stretch)
        return SPEED * np.abs(command.speed - played) + STRETCHED * np.abs(played - speed)

    def prepared(self, command: Command) -> _Tables:
        """The tables of a speed and style; computed once, in a few milliseconds, and kept."""
        key = (round(20.0 * command.speed) / 20.0, round(20.0 * command.sideways) / 20.0, command.style)
        if key not in self._tables:
            if len(self._tables) >= MAX_TABLES:
                self._tables.clear()
            effort = self._effort(Command(0.0, *key))
            step = self._way + effort[self._following]
            straight = step + STRAIGHT * (np.abs(self._turn) * self._seconds)[self._following]
            value = np.zeros(len(effort))
            for _ in range(SWEEPS):
                value = (straight + self._step_discount * value[self._following]).min(axis=1)
            value = np.where(np.isfinite(value), value, 1e6)
            self._tables[key] = _Tables(step, self._step_discount * value[self._following])
        return self._tables[key]

    def _search(
        self, current: int, off: float, command: Command
    ) -> tuple[int, np.ndarray, np.ndarray, tuple[int, ...]]:
        """The best first step, as a column of the table of successors.

        Returns:
            The column, [column] the cost of each first step, [column] the best total that begins with it, and the plan.
        """
        tables, columns = self.prepared(command), self._columns
        here, left, spent, worth = np.array([current]), np.array([off]), np.zeros(1), np.ones(1)
        root, trail = np.arange(columns), np.empty((1, 0), int)
        total, first_cost = np.full(columns, np.inf), np.full(columns, np.inf)
        for depth in range(DEPTH):
            after = left[:, None] - self._step_turn[here]  # [plan, column]
            bend = self._step_bend[here]
            bend = np.minimum(np.maximum(after, -bend), bend)
            after = after - bend
            error = np.abs(after)
            error = np.abs(error - 2.0 * np.pi * (error > np.pi))
            step = tables.step[here] + HEADING * error * self._step_seconds[here] + BENT * np.abs(bend)
            cost = spent[:, None] + worth[:, None] * step
            rest = (0.5 * HEADING / TURN_RATE) * error**2 + tables.rest[here]
            goal = (cost + worth[:, None] * rest).ravel()
            if depth < DEPTH - 1:
                worth = (worth[:, None] * self._step_discount[here]).ravel()
            cost, after, then = cost.ravel(), after.ravel(), self._following[here].ravel()
            if depth == 0:
                first_cost = cost
            else:
                root = np.repeat(root, columns)
            if depth == DEPTH - 1:
                np.minimum.at(total, root, goal)
                at = int(np.argmin(goal))
                plan = (*trail[at // columns].tolist(), int(then[at]))
                return int(root[at]), first_cost, total, plan
            keep = np.flatnonzero(np.isfinite(goal))
            if len(keep) > BEAM:
                keep = np.sort(keep[np.argpartition(goal[keep], BEAM)[:BEAM]])
            here, left, spent, worth, root = then[keep], after[keep], cost[keep], worth[keep], root[keep]
            trail = np.column_stack((trail[keep // columns], here))
        raise AssertionError("DEPTH is at least 1")

    def _blend(
        self, current: int, off: float, command: Command, best: int, first_cost: np.ndarray, total: np.ndarray
    ) -> tuple[int | None, float]:
        """The column of the fragment to blend with the best one, and its weight; None if a blend is no better."""
        own, shift = self._following[current], self._step_turn[current]
        one, speed = own[best], self._speed[own]
        fits = np.isfinite(total) & (own != one) & (self._pattern[own] == self._pattern[one])
        fits &= (np.abs(shift - shift[best]) < BLEND_TURN) & (np.abs(speed - speed[best]) < BLEND_SPEED)
        columns = np.flatnonzero(fits & ~self._stands[own])
        apart = np.linalg.norm(self._last[own[columns]] - self._last[one], axis=1)
        columns = columns[apart < BLEND_END]
        if not len(columns):
            return None, 0.0
        w = np.array(BLENDS)[:, None]

        rest = np.subtract(total, first_cost, out=np.zeros_like(total), where=np.isfinite(total))

        def mixed(values: np.ndarray) -> np.ndarray:
            return (1.0 - w) * values[best] + w * values[columns]

        error = np.abs(_wrapped(off - mixed(shift)))
        bend = np.minimum(error, self._bend[one])
        rate = HEADING * (error - bend) + self._rate(command, mixed(speed), self._elastic[one])
        rate = rate + _aside(command.sideways - mixed(self._sideways[own]))
        step = mixed(self._way[current]) + BENT * bend + mixed(self._seconds[own]) * rate
        goal = step + mixed(rest)
        at = int(np.argmin(goal))
        if goal.flat[at] > total[best] - BLEND_GAIN:
            return None, 0.0
        return int(columns[at % len(columns)]), float(BLENDS[at // len(columns)])


def _aside(difference: np.ndarray) -> np.ndarray:
    """Cost of wrong sideways speeds, a second."""
    return SIDEWAYS * np.maximum(np.abs(difference) - SWAY, 0.0)


def _wrapped(angle: np.ndarray | float) -> np.ndarray | float:
    """Angles in ±π."""
    return (angle + np.pi) % (2.0 * np.pi) - np.pi
