"""The abilities of policies (`control/system.py`)."""

from __future__ import annotations

from ...control.director import Director
from ...control.law import Controller
from ...control.method import Method
from ...control.skill import Skill, confined
from ...control.system import Description, System
from .. import of as system_of
from . import observation
from .director import Policy
from .interface import Interface, read
from .network import Network, load


class PolicySystem(System):
    """A network that observes the body and sets servo targets, torques or offsets on another skill."""

    methods = (Method("trained networks (ONNX) as skills", "–", "", "footfall policy import NETWORK"),)

    def controller(self, skill: Skill) -> Controller:
        """The law that applies the actions; the network is checked as well."""
        interface, _, _ = read(skill)
        self.network(skill)
        return interface.controller(skill.id)

    def director(self, skill: Skill) -> Director | None:
        """The network; none for a skill made in memory without one, which is driven from outside."""
        interface, _, reference = read(skill)
        network = self.network(skill)
        return None if network is None else Policy(network, interface.observer(reference))

    def interface(self, skill: Skill) -> Interface:
        """Observation and action of a skill."""
        return read(skill)[0]

    def network(self, skill: Skill) -> Network | None:
        """The checked network of a skill; None for one made in memory."""
        interface, name, reference = read(skill)
        if skill.path is None or not name:
            return None
        observer = interface.observer(reference)
        return load(confined(skill.path, name, "network"), observer.size, len(interface.joints))

    def describe(self, skill: Skill) -> Description:
        """What it observes and what its actions mean."""
        interface, name, _ = read(skill)
        network = self.network(skill)
        what = {"targets": "servo targets", "torques": "torques"}.get(interface.kind, "offsets")
        below = f" on {interface.below.id}" if interface.below else ""
        words = [f"{what}{below}, {interface.rate:g} a second"]
        if network is not None:
            words.append(f"{name}: {network.nodes} operators, {network.parameters} parameters")
        rows = observation.describe(interface.parts, skill.character, len(interface.joints))
        return Description(tuple(words), ("part", "from", "numbers", "meaning"), tuple(rows), data=dict(skill.body))

    def time_step(self, skill: Skill) -> float | None:
        """The one that it was trained with [s]."""
        return self.interface(skill).time_step

    def takes_speed(self, skill: Skill) -> bool:
        """Whether it observes the command, or the skill below takes one."""
        interface = self.interface(skill)
        below = interface.below
        return "command" in interface.parts or (below is not None and system_of(below).takes_speed(below))


SYSTEM = PolicySystem()
