"""The contract of a system: the method of one paper, which turns a skill file into something that can be played.

There are two kinds. A *torque* system moves a body by joint torques: it has a control law. A *kinematic* system
produces movement without forces: it has a motion stream. Both are skills, both are played by the same commands; what a
kinematic one produces is always labelled as such.

A system is a subclass of `System` with one instance, named `SYSTEM`, in a package of `footfall.systems` or behind an
entry point of the group `footfall.systems` (docs/write_your_own_controller.md). A torque system must have `controller`,
a kinematic one `stream`. Everything else is optional: the answers below are for a system that lacks an ability.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

import numpy as np

from ..errors import BadInput
from ..physics.carried import Carried
from .director import Director
from .law import Controller
from .method import Method
from .skill import Skill
from .steering import Preview, Steering
from .strategies import Response, Strategy

if TYPE_CHECKING:
    from .reference import ReferenceCycle

TORQUE, KINEMATIC = "torque", "kinematic"
GROUP = "footfall.systems"  # entry points of systems of others

ADVICE = {  # what may help against a kind of fall, when a system says nothing else
    "torque_saturated": "raise the torque limit of {joint} in the character, or lower the gain of its servo",
    "slipped": "more friction, or shorter steps",
}
NO_ADVICE = "look at the film strip around the time balance was lost"


@dataclass(frozen=True)
class Description:
    """A skill as `footfall show` prints it.

    Attributes:
        words: Lines of text.
        heads: Column heads of a table; no table when empty.
        rows: Its rows.
        data: The system's own part of the file for `--json`.
    """

    words: tuple[str, ...] = ()
    heads: tuple[str, ...] = ()
    rows: tuple[tuple[Any, ...], ...] = ()
    data: dict[str, Any] = field(default_factory=dict)


class Tracking(NamedTuple):
    """How far a law that tracks a recording is from it.

    Attributes:
        balance: [4] d and v of the hips over the stance ankle and their lateral twins, less the recording's [m, m/s].
        squared: [joint] time integral of the squared error of the angles [rad² s].
        squared_rate: [joint] the same of the joint rates [rad²/s].
    """

    balance: np.ndarray
    squared: np.ndarray
    squared_rate: np.ndarray


class MotionStream(Protocol):
    """Movement without forces, frame by frame."""

    def begin(self) -> dict[str, Any]:
        """What it remembers before the first frame: plain data."""
        ...

    def frame(self, memory: dict[str, Any], time: float, command: Any, pushes: Sequence[Any]) -> np.ndarray:
        """The pose at a time.

        Args:
            memory: What it remembers; it may change it.
            time: Since the trial began [s]; it never goes back except by a restored memory.
            command: Speed [m/s], heading [rad] and lateral speed [m/s] that are asked for.
            pushes: The pushes of the trial (`physics.push.Push`), those that lie ahead included.

        Returns:
            Generalised positions [nq]: root position [m] and orientation (wxyz), then joint angles [rad] in the
            character's order; in the plane x, z, pitch, then joint angles.
        """
        ...


@runtime_checkable
class System(Protocol):
    """The method of one paper."""

    kind: str = TORQUE
    methods: tuple[Method, ...] = ()  # of the literature, as `footfall list --systems` shows them

    # --- playing a skill --------------------------------------------------------------------

    def controller(self, skill: Skill) -> Controller:
        """A skill made ready to run; every key of its file is checked here.

        Args:
            skill: The skill, its shared part checked already.

        Returns:
            Law, parameters, memory and states.

        Raises:
            BadFile: A key of the file is missing, unknown or out of range.
        """
        raise BadInput(f"{skill.id}: skills of the system {skill.system} are {self.kind} and have no control law")

    def stream(self, skill: Skill) -> MotionStream:
        """The movement of a kinematic skill; every key of its file is checked here."""
        raise BadInput(f"{skill.id}: skills of the system {skill.system} are {self.kind} and have no motion stream")

    def kinematic_root(self, skill: Skill) -> bool:
        """Whether the root follows a recording whatever acts on it; such a skill says so wherever it is listed."""
        return False

    def carried(self, skill: Skill, dt: float, seconds: float) -> Carried | None:
        """What follows a recording whatever acts on it (a kinematic root); None for a body moved by torques alone.

        Args:
            skill: The skill.
            dt: Time step [s].
            seconds: Of the trial [s].
        """
        return None

    def director(self, skill: Skill) -> Director | None:
        """What decides in Python while the skill is played; None when the law needs nobody."""
        return None

    def join(self, old: Controller, memory: Any, came_from: int, new: Controller) -> tuple[Controller, int] | None:
        """Whether a controller of this system can take over now.

        Args:
            old: The controller in charge, of any system.
            memory: Its memory; `memory.state` is the state it has just entered.
            came_from: The state it was in before; the same state when nothing changed.
            new: The controller of this system that is to take over.

        Returns:
            The controller to go on with (`new`, or a mirror image of it) and the state it begins in; None to wait. By
            default: from rest at once, else when the stance leg changes, in the first state with the same stance leg.
        """
        state, was, machine = int(memory.state), old.machine, new.machine
        stance = was.stance[state]
        if not was.at_rest(state) and (state == came_from or stance == was.stance[came_from]):
            return None
        begins = [k for k, leg in enumerate(machine.stance) if leg == stance]
        return new, begins[0] if begins else 0

    # --- what protocols and the studio ask ----------------------------------------------------

    def describe(self, skill: Skill) -> Description:
        """The skill as text, a table and data."""
        return Description(data=dict(skill.body))

    def phase(self, controller: Controller, memory: Any, time: float) -> float:
        """How far the gait cycle or the current state has come, 0 to 1; not a number where it cannot be told."""
        dwell = controller.machine.dwell[int(memory.state)]
        return min(1.0, (time - float(memory.entered)) / dwell) if dwell > 0.0 else float("nan")

    def advice(self, skill: Skill, fall: str, joint: str) -> str:
        """Which number of the skill file to try first against a fall.

        Args:
            skill: The skill that fell.
            fall: The kind of fall (`evaluate.falls.KINDS`).
            joint: The joint or foot concerned, or "".

        Returns:
            One sentence.
        """
        return ADVICE.get(fall, NO_ADVICE).format(joint=joint)

    def takes_speed(self, skill: Skill) -> bool:
        """Whether the skill goes at other speeds when it is commanded to."""
        return False

    def speed_range(self, skill: Skill) -> tuple[float, float] | None:
        """The lowest and the highest speed that can be commanded [m/s]; None if none can, or they are not known."""
        speeds = skill.body.get("speeds")
        if not self.takes_speed(skill) or not isinstance(speeds, list) or not speeds:
            return None
        return float(min(speeds)), float(max(speeds))

    def editable_states(self, skill: Skill) -> bool:
        """Whether the file lists `[[states]]` that the studio can edit."""
        return False

    def shift_gains(self, controller: Controller, cd: float, cv: float) -> Controller:
        """The controller with this much added to its balance gains cd [rad/m] and cv [rad s/m] in all states."""
        raise BadInput(f"{controller.name} has no balance gains cd and cv to be shifted")

    def takes_pushes(self, skill: Skill) -> bool:
        """Whether a push changes what the skill does; a kinematic one answers pushes only where its system says so."""
        return self.kind == TORQUE

    def allowing(self, skill: Skill, steps: int | None = None, trigger: str | None = None) -> Skill:
        """A skill that recovers from pushes, with other strategies allowed.

        Args:
            skill: The skill.
            steps: How many steps it may take before it stands again; unchanged if None.
            trigger: What begins a step; unchanged if None.

        Returns:
            The changed skill.
        """
        raise BadInput(f"{skill.id}: skills of the system {skill.system} choose no strategy of push recovery")

    def strategies(self, skill: Skill) -> tuple[Strategy, ...]:
        """The ways in which the skill answers pushes while it stands, fewest steps first; none by default."""
        return ()

    def response(self, skill: Skill, states: Sequence[int]) -> Response | None:
        """How a push was answered.

        Args:
            skill: The skill, with the strategies that it was allowed.
            states: The states of the law since the push began, one after the other; repetitions do not matter.

        Returns:
            The strategy that was tried and the phase of the last state; None for a skill without strategies.
        """
        return None

    def targets(self, skill: Skill) -> dict[str, tuple[float, float]]:
        """Ranges (low, high) in which a search keeps the gait where its file says nothing (`control.skill.WANTED`)."""
        return {}

    # --- recorded clips -------------------------------------------------------------------------

    def clips(self, skill: Skill) -> tuple[str, ...]:
        """Names of the recorded clips that the skill can follow from first to last frame; none by default."""
        return ()

    def following(
        self,
        skill: Skill,
        clip: str = "",
        path: Sequence[Sequence[float]] = (),
        style: str = "",
        random: int | None = None,
    ) -> Skill:
        """The skill, told to follow something else than the command.

        Args:
            skill: The skill.
            clip: One of its clips, from the first frame to the last.
            path: [point, 2] corners of a path on the ground [m].
            style: Of the movement.
            random: Seed of a random walk on its graph.

        Returns:
            The changed skill, with a start that fits.
        """
        raise BadInput(f"{skill.id}: skills of the system {skill.system} follow no clips, paths or styles")

    def lasts(self, skill: Skill) -> float | None:
        """How long a skill that follows a clip lasts [s]; None for one that goes on."""
        return None

    def time_step(self, skill: Skill) -> float | None:
        """The time step that a skill is made for, and played with unless another is asked for [s]; None for most."""
        return None

    def minutes_to_make(self, skill: Skill) -> float | None:
        """Minutes of search, learning or training on all cores, as its file says; None if it does not [min]."""
        return skill.evidence.get("minutes_to_make")

    def finished(self, memory: Any) -> bool:
        """Whether a clip that is followed has come to its end."""
        return False

    # --- steering while it runs -------------------------------------------------------------------

    def steering(self, skill: Skill) -> Steering | None:
        """Styles and path that can be chosen while the skill runs; None where there is nothing to choose."""
        return None

    def steered(self, skill: Skill, path: Sequence[Sequence[float]] = (), style: str = "") -> Skill:
        """The skill, following the command or a path; whatever else it was told to follow is dropped.

        Args:
            skill: The skill.
            path: [point, 2] corners of a path on the ground [m]; the command is followed if empty.
            style: Name of one of its styles; "" leaves the choice to the skill.

        Returns:
            The changed skill. A simulation of the old one can go on with it (`Simulation.retell`).
        """
        raise BadInput(f"{skill.id}: skills of the system {skill.system} follow no paths or styles")

    def has_preview(self, skill: Skill) -> bool:
        """Whether the law of the skill knows what it will track next."""
        return False

    def preview(self, skill: Skill, memory: Any) -> Preview | None:
        """The reference of the law in the world, now and next; None before the law has begun.

        Args:
            skill: The skill.
            memory: Of its law.
        """
        return None

    # --- recorded gaits -------------------------------------------------------------------------

    def tracks_recording(self, skill: Skill) -> bool:
        """Whether the skill tracks a recorded cycle."""
        return False

    def reference(self, skill: Skill) -> ReferenceCycle | None:
        """The recorded cycle that the skill tracks; None when it tracks none."""
        return None

    def tracking(self, memory: Any) -> Tracking:
        """How far the law is from the recording that it tracks."""
        raise BadInput("this law tracks no recording")

    # --- feedback-error learning ------------------------------------------------------------------

    def channels(self, skill: Skill) -> list[str]:
        """The torques that the law can learn beforehand; none by default."""
        return []

    def learning(
        self, skill: Skill, settings: dict[str, float] | None = None, wanted: Sequence[str] = ()
    ) -> Controller:
        """A controller that learns torques of these channels, of all if none are named (`control/learned.py`)."""
        raise BadInput(f"{skill.id}: skills of the system {skill.system} cannot learn torques")
