"""A rigged character of the user: the body that is simulated for it, how its bones follow, and its animation."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ... import characters
from ...characters import Character, standing
from ...characters import roles as roles_of
from ...characters.character import from_table
from ...characters.roles import Roles
from ...characters.skeleton import Skeleton
from ...control.skill import Skill
from ...errors import BadInput
from ...motion import rotation
from ...motion.formats import rigged
from ...motion.formats.rigged import Rigged
from ...strict import Table
from ...trials import Rollout

MASS = 75.0  # of the simulated body [kg]
RATE = 60.0  # of the animation [frames/s]
STILL_FRAMES = 30  # of the rest pose, from which the body is made
NAMES = {"human": "own", "human-toes": "own-toes"}  # of the bodies, by the one whose place they take
# The joint whose bone follows each link, the first one that the skeleton has.
TRUNK = {"pelvis": ("hips",), "abdomen": ("spine",), "torso": ("chest",), "neck": ("neck",), "head": ("head",)}
LIMBS = {"clavicle": "shoulder", "upper_arm": "arm", "forearm": "elbow", "thigh": "hip", "shank": "knee"}
LIMBS |= {"foot": "ankle", "toes": "toe"}
ALONG = {"arm": "elbow", "elbow": "wrist", "hip": "knee", "knee": "ankle"}  # from a joint to the end of its bone
MIN_VOLUME = 1e-12  # of a unit cube, scaled as the parent of the hips is [m³]
SHORTEST = 1e-3  # bone of an arm or a leg [m]
DOWN = np.array([0.0, 0.0, -1.0])


@dataclass(frozen=True)
class Recorded:
    """The rest pose as a recording, which the body is made from."""

    skeleton: Skeleton
    rate: float
    positions: np.ndarray
    name: str


@dataclass(frozen=True, eq=False)
class OwnCharacter:
    """A rigged character and the bodies that are simulated for it.

    Attributes:
        name: Of the file.
        content: Its bytes, for the page.
        bodies: By the name of the built-in body whose place each takes.
        axes: Rotation from glTF's axes to x forward, y left, z up (w, x, y, z).
        rest: Node and rotation in the zero pose of the body, by link.
        root: Where the root joint is in the frame of the pelvis [m].
        key: Under which the page loads the file.
    """

    name: str
    content: bytes
    bodies: dict[str, Character]
    axes: np.ndarray
    rest: dict[str, tuple[int, np.ndarray]]
    root: np.ndarray
    key: str = field(default_factory=lambda: secrets.token_urlsafe(16))

    def embody(self, skill: Skill) -> Skill:
        """A skill of the built-in human on this body; others stay on theirs."""
        body = self.bodies.get(skill.character.name)
        return skill if body is None else replace(skill, character=body)

    def message(self) -> dict[str, Any]:
        """The `own` message."""
        return {
            "is": "own",
            "name": self.name,
            "address": f"/own/{self.key}/{'character.glb'}",
            "axes": self.axes.tolist(),
            "bones": [{"node": n, "link": link, "rest": q.tolist()} for link, (n, q) in self.rest.items()],
            "root": self.root.tolist(),
        }

    def plain(self) -> dict[str, Any]:
        """Everything but the bytes of the file as plain data, for `from_plain`."""
        return {
            "name": self.name,
            "bodies": {name: json.loads(body.to_json()) for name, body in self.bodies.items()},
            "axes": self.axes.tolist(),
            "rest": {link: [node, turn.tolist()] for link, (node, turn) in self.rest.items()},
            "root": self.root.tolist(),
        }

    def animated(self, rollout: Rollout) -> bytes:
        """The file with the recorded motion as an animation.

        Raises:
            BadInput: The motion was recorded on another body.
        """
        if rollout.trial.character.name not in NAMES.values():
            raise BadInput("this motion was recorded on another body; play a skill of the human on your character")
        motion, rig = rollout.motion(RATE), rigged.read(self.content, self.name)
        turn_back = rotation.inverse(self.axes)
        wanted: dict[int, np.ndarray] = {}
        for link, (node, rest) in self.rest.items():
            if link in motion.skeleton.names:
                turned = rotation.product(motion.world_rotation(link), rest)
                wanted[node] = rotation.product(turn_back, turned)
        root = self.rest["pelvis"][0]
        place = motion.position("pelvis") + rotation.rotated(motion.world_rotation("pelvis"), self.root)
        channels: dict[tuple[int, str], np.ndarray] = {}
        world: dict[int, np.ndarray] = {}
        for node in rig.order:
            above = rig.parents[node]
            _, own, _ = rig.local(node)
            base = world[above] if above >= 0 else rotation.IDENTITY
            if node in wanted:
                world[node] = wanted[node]
                local = rotation.product(rotation.inverse(base), wanted[node])
                channels[node, "rotation"] = rotation.continuous(local)
            else:
                world[node] = rotation.product(base, own)
        above = rig.parents[root]
        inverse = np.linalg.inv(rig.world[above]) if above >= 0 else np.eye(4)
        moved = rotation.rotated(turn_back, place)
        channels[root, "translation"] = moved @ inverse[:3, :3].T + inverse[:3, 3]
        return rig.with_animation(rollout.trial.skill.id, motion.time - motion.time[0], channels)


def read(content: bytes, name: str) -> OwnCharacter:
    """A character from a `.glb` or `.vrm` file.

    Args:
        content: The bytes of the file.
        name: Its name.

    Raises:
        BadInput: It cannot be read, has no skin or no legs, or stands in a pose that is not upright.
    """
    rig = rigged.read(content, name)
    skeleton = rig.skeleton()
    roles = roles_of.find(skeleton)
    if not standing.stands(roles):
        raise BadInput(f"{name}: its rest pose does not stand upright; expected a T-pose or an A-pose")
    with np.errstate(invalid="ignore"):  # hips above each other
        axes = standing.rest_axes(roles)
    if not np.isfinite(axes).all():
        raise BadInput(f"{name}: its hips are not beside each other; expected a T-pose or an A-pose")
    places = standing.rest_positions(skeleton) @ axes.T
    places[:, 2] -= places[:, 2].min()
    still = Recorded(skeleton, 30.0, np.repeat(places[None], STILL_FRAMES, axis=0), name[:60])
    body = characters.from_motion(still, mass=MASS, name=NAMES["human"], roles=roles)
    toes = replace(characters.with_toes(body), name=NAMES["human-toes"])
    turn = rotation.from_matrix(axes)
    middle = 0.5 * (places[roles["left_hip"]] + places[roles["right_hip"]])
    return OwnCharacter(
        name=name,
        content=content,
        bodies={"human": body, "human-toes": toes},
        axes=turn,
        rest=_rest(rig, roles, places, turn, toes),
        root=places[roles["hips"]] - middle,
    )


def from_plain(data: dict[str, Any], content: bytes) -> OwnCharacter:
    """The character of a file that another process has read (`OwnCharacter.plain`)."""
    return OwnCharacter(
        name=data["name"],
        content=content,
        bodies={name: from_table(Table(data["name"], body)) for name, body in data["bodies"].items()},
        axes=np.array(data["axes"]),
        rest={link: (int(node), np.array(turn)) for link, (node, turn) in data["rest"].items()},
        root=np.array(data["root"]),
    )


def _rest(
    rig: Rigged, roles: Roles, places: np.ndarray, turn: np.ndarray, body: Character
) -> dict[str, tuple[int, np.ndarray]]:
    """Node and rotation of the bone of each link in the zero pose of the body: arms and legs hang straight down."""
    found: dict[str, tuple[int, np.ndarray]] = {}
    used: set[int] = set()
    for link in body.links:
        side, _, part = link.name.partition("_")
        role = TRUNK.get(link.name, ("",))[0] if link.name in TRUNK else f"{side}_{LIMBS.get(part, '')}"
        joint = roles.get(role) if role else None
        if joint is None or joint in used:
            continue
        used.add(joint)
        node = rig.joints[joint]
        rest = rotation.product(turn, rig.rotations[node])
        end = ALONG.get(LIMBS.get(part, ""))
        tip = roles.get(f"{side}_{end}") if end else None
        if tip is not None:
            bone = places[tip] - places[joint]
            if np.linalg.norm(bone) < SHORTEST:
                raise BadInput(f"{rig.name}: the bone of {link.name} has no length; expected a rig of a human")
            rest = rotation.product(rotation.shortest_arc(bone / np.linalg.norm(bone), DOWN), rest)
        found[link.name] = node, rest
    if "pelvis" not in found:
        raise BadInput(f"{rig.name}: the hips of this skeleton cannot be identified")
    above = rig.parents[found["pelvis"][0]]
    if above >= 0 and abs(np.linalg.det(rig.world[above][:3, :3])) < MIN_VOLUME:
        raise BadInput(f"{rig.name}: what its hips hang from is scaled to nothing; expected lengths in every direction")
    return found
