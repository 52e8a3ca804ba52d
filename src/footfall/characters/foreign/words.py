"""What an import has to say: which body became which link, what was guessed, changed and left out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..character import Character
from .model import FREE

if TYPE_CHECKING:
    from .body import Builder

LEG_AXES = {"hip": ("roll", "pitch", "yaw"), "ankle": ("pitch", "roll")}
MIN_MOVED = 0.002  # a hinge moved by less is not mentioned [m]
MIN_PRODUCT = 0.05  # of the largest moment; smaller products of inertia are not mentioned


@dataclass
class Notes:
    """Remarks of one import.

    Attributes:
        links: Our link to the names of the bodies it is made of.
        joints: Our joint to the name of the model's.
        left_out: The model's joints that are locked, with the reason.
        words: Remarks, one sentence each.
    """

    links: dict[str, list[str]] = field(default_factory=dict)
    joints: dict[str, str] = field(default_factory=dict)
    left_out: dict[str, str] = field(default_factory=dict)
    words: list[str] = field(default_factory=list)
    height: float = 0.0  # of the top of the model over its soles, standing [m]
    _torques: list[str] = field(default_factory=list)
    _armatures: list[str] = field(default_factory=list)
    _moved: dict[str, float] = field(default_factory=dict)
    _products: dict[str, float] = field(default_factory=dict)
    _boxes: list[str] = field(default_factory=list)
    _soles: list[str] = field(default_factory=list)

    def joint(self, ours: str, theirs: str) -> None:
        self.joints[ours] = theirs

    def locked(self, name: str, why: str) -> None:
        self.left_out[name] = why

    def no_torque(self, joint: str) -> None:
        self._torques.append(joint)

    def no_armature(self, joint: str) -> None:
        self._armatures.append(joint)

    def moved(self, base: str, by: float) -> None:
        if by > MIN_MOVED:
            self._moved[base] = by

    def product(self, link: str, fraction: float) -> None:
        if fraction > MIN_PRODUCT:
            self._products[link] = fraction

    def boxed(self, link: str) -> None:
        self._boxes.append(link)

    def no_sole(self, link: str) -> None:
        self._soles.append(link)

    def finish(self, made: Builder, character: Character) -> None:
        """Write the remarks, once links and joints are made."""
        model = made.model
        for link in character.links:
            bodies = made.bodies(link.name)
            self.links[link.name] = [model.model.body(b).name[:60] or f"body {b}" for b in bodies]
        tops = [model.points(part.bodies, solid=False) for part in model.parts]
        top = max(float(points[:, 2].max()) for points in tops if len(points)) if any(map(len, tops)) else 0.0
        self.height = top - float(made.origin["pelvis"][2]) + character.root_height
        kept = set(self.joints.values())
        for part in model.parts[1:]:
            for j in part.joints:
                name = model.joint_name(j)
                if name not in kept and int(model.model.jnt_type[j]) != FREE:
                    self.left_out.setdefault(name, "is locked in the standing pose")
        self.words += [f"it {text}" for text in made.anatomy.guessed]
        self._add_missing(character)
        self._add_changes(model.file.ignored)

    def _add_missing(self, character: Character) -> None:
        """What a human has and this body lacks; poses and motions lose it."""
        names = [joint.name for joint in character.joints]
        for base, axes in LEG_AXES.items():
            lacking = [axis for axis in axes if f"left_{base}_{axis}" not in names]
            if lacking:
                some = f"no {base} {' and no '.join(lacking)}" if len(lacking) < len(axes) else f"no {base}s"
                self.words.append(f"it has {some}: that part of a pose is left out")
        if not any("waist" in name for name in names):
            self.words.append("it has no waist: trunk and pelvis are one, and a clip's trunk is its pelvis")
        for part, link in (("arms", "left_upper_arm"), ("head joint", "head"), ("toes", "left_toes")):
            if link not in self.links:
                self.words.append(f"it has no {part}")
        if self.left_out:
            some = list(self.left_out)[:12]
            more = f" and {len(self.left_out) - 12} more" if len(self.left_out) > 12 else ""
            self.words.append(f"{len(self.left_out)} joints are locked in the standing pose: {', '.join(some)}{more}")

    def _add_changes(self, ignored: tuple[str, ...]) -> None:
        """What the model gave and was changed, or did not give and was added."""
        if self._moved:
            most = max(self._moved, key=lambda name: self._moved[name])
            self.words.append(
                f"the hinges of {', '.join(self._moved)} do not meet in a point; they were moved to one, by up to "
                f"{100.0 * self._moved[most]:.1f} cm ({most})"
            )
        if self._products:
            most = max(self._products, key=lambda name: self._products[name])
            self.words.append(
                f"products of inertia are left out: up to {100.0 * self._products[most]:.0f} % of the largest moment "
                f"({most})"
            )
        if self._boxes:
            self.words.append(f"soles made from the corners around their shapes: {', '.join(self._boxes)}")
        if self._soles:
            self.words.append(f"no shape, so that the human's sole was scaled: {', '.join(self._soles)}")
        if self._torques:
            self.words.append(
                f"no torque limit in the file for {_several(self._torques)}: the human's, scaled with mass and leg "
                "length"
            )
        if self._armatures:
            self.words.append(f"no rotor inertia in the file for {_several(self._armatures)}: the human's, scaled")
        if ignored:
            self.words.append(f"not read from the file: {', '.join(ignored)}")
        self.words.append("ground contact and friction are those of the built-in human; joint springs and damping are")
        self.words[-1] += " not taken over, since servos supply the damping"


def _several(names: list[str]) -> str:
    return f"{len(names)} joints" if len(names) > 6 else ", ".join(names)
