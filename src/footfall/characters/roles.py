"""Joint roles (hips, knees, shoulders …) of a skeleton, found from joint names and the topology of the tree.

Feet and hands are found by name (conventions of CMU and MotionBuilder, Mixamo, 3ds Max Biped, Rokoko, Xsens, Acclaim,
Rigify, Unreal, SMPL, in any case), and so are the joints above them if they are in the right order. Otherwise knees,
hips, elbows and arms are the starts of the long bones above, so that helper joints of zero length and unknown names are
skipped. Without usable names the two longest chains that reach down are the legs. A map file can name the rest.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ..errors import BadFile, FootfallError, UnknownName
from ..strict import read_toml
from .joint_names import NAMED, all_words, ordered, part, side
from .skeleton import Skeleton

SIDES = ("left", "right")
TRUNK = ("hips", "spine", "chest", "neck", "head")
LIMB = ("shoulder", "arm", "elbow", "wrist", "hip", "knee", "ankle", "toe")
ROLES = (*TRUNK, *(f"{one}_{name}" for one in SIDES for name in LIMB))
NEEDED = ("hips", *(f"{one}_{name}" for one in SIDES for name in ("hip", "knee", "ankle")))
HELPER_LENGTH = 0.2  # of the longest bone of a limb: a shorter bone is a helper, not a thigh or an upper arm


class LegsNotFound(FootfallError):
    """A skeleton in which hips, knees and ankles could not be identified; `joints` are the roles that were found."""

    def __init__(self, text: str, joints: dict[str, int]):
        super().__init__(text)
        self.joints = joints


@dataclass(frozen=True)
class Roles:
    """The joint index of every role that was found.

    `roles["left_knee"]` is the index of a joint, `roles.get("left_toe")` is None where the skeleton has none.

    Attributes:
        skeleton: The skeleton that the indices belong to.
        joints: Role to joint index. Roles are `hips`, `spine`, `chest`, `neck`, `head`, and with `left_` or `right_`
            before them `shoulder` (clavicle), `arm`, `elbow`, `wrist`, `hip`, `knee`, `ankle`, `toe`.
    """

    skeleton: Skeleton
    joints: dict[str, int]

    def __getitem__(self, role: str) -> int:
        if role not in self.joints:
            raise UnknownName("joint role of this skeleton", role, self.joints)
        return self.joints[role]

    def get(self, role: str) -> int | None:
        """The joint index of a role, or None."""
        return self.joints.get(role)

    def name(self, role: str) -> str:
        """The joint name of a role."""
        return self.skeleton.names[self[role]]

    def text(self) -> str:
        """The content of a map file, with a line for every role."""
        return map_text(self.skeleton, self.joints)


def find(skeleton: Skeleton) -> Roles:
    """The roles of a skeleton's joints.

    Args:
        skeleton: Any skeleton with two legs.

    Returns:
        The roles found; hips, knees and ankles are always among them.

    Raises:
        LegsNotFound: Hips, knees or ankles could not be identified; the message says what was found.
    """
    joints = _Finder(skeleton).roles()
    return _checked(skeleton, {role: joints[role] for role in ROLES if role in joints})


def _checked(skeleton: Skeleton, joints: dict[str, int]) -> Roles:
    missing = [role for role in NEEDED if role not in joints]
    if missing:
        got = ", ".join(f"{role} = {skeleton.names[i]}" for role, i in joints.items()) or "nothing"
        raise LegsNotFound(
            f"the legs of this skeleton cannot be identified: missing {', '.join(missing)}; found {got}; "
            f"its joints are {', '.join(skeleton.names[:60])}; footfall motion info FILE --write-map map.toml "
            "writes a map file to fill in, which --map map.toml reads",
            joints,
        )
    return Roles(skeleton, joints)


class _Finder:
    """The joints of one skeleton by side and body part."""

    def __init__(self, skeleton: Skeleton):
        self.skeleton = skeleton
        found = all_words(skeleton.names)
        self.side = [side(words) for words in found]
        self.part = [part(words) for words in found]

    def roles(self) -> dict[str, int]:
        joints: dict[str, int] = {}
        for one in SIDES:
            joints |= self._limb(one, "ankle", ("hip", "knee")) | self._limb(one, "wrist", ("arm", "elbow"))
        if not all(role in joints for role in NEEDED if role != "hips"):
            joints |= _legs_by_shape(self.skeleton)
        for one in SIDES:
            joints |= self._toe(joints, one) | self._clavicle(joints, one)
        if "left_hip" in joints and "right_hip" in joints:
            joints["hips"] = self._hips(joints)
            joints |= self._trunk(joints)
        return joints

    def called(self, among: list[int], role: str) -> list[int]:
        """Joints whose name is one of a role's names, best name first, parents first."""
        for name in NAMED[role]:
            found = [i for i in among if self.part[i] == name]
            if found:
                return found
        return []

    def own(self, one: str) -> list[int]:
        return [i for i, s in enumerate(self.side) if s == one]

    def _limb(self, one: str, end: str, above: tuple[str, str]) -> dict[str, int]:
        """The joint at the end of a limb by its name, and the two at the starts of the long bones above it."""
        own = self.own(one)
        for last in self.called(own, end):
            chain = self.skeleton.chain(last)
            named = self._named_above(chain[1:], above, one)
            if named:
                return {f"{one}_{end}": last} | named
            starts = _long_bones(self.skeleton, chain)[1:]
            if len(starts) >= 2:
                return {f"{one}_{end}": last, f"{one}_{above[1]}": starts[0], f"{one}_{above[0]}": starts[1]}
        for middle in self.called(own, above[1]):  # a limb whose last bone ends without a joint
            named = self._named_above(self.skeleton.chain(middle), above, one)
            if named:
                return named
        return {}

    def _named_above(self, chain: list[int], above: tuple[str, str], one: str) -> dict[str, int]:
        """Both upper joints of a limb by their names, the topmost of several, if they are in the right order."""
        same = [i for i in chain if self.side[i] == one]
        middles, tops = self.called(same, above[1]), self.called(same, above[0])
        if not middles or not tops:
            return {}
        middle, top = middles[-1], tops[-1]
        if middle == top or not ordered(chain, [middle, top]):
            return {}
        return {f"{one}_{above[1]}": middle, f"{one}_{above[0]}": top}

    def _toe(self, joints: dict[str, int], one: str) -> dict[str, int]:
        ankle = joints.get(f"{one}_ankle")
        if ankle is None:
            return {}
        below = [i for i in range(ankle + 1, len(self.skeleton)) if ankle in self.skeleton.chain(i)]
        named = self.called(below, "toe")
        if named:
            return {f"{one}_toe": named[0]}
        # without a name the longest bone, so that a heel or a twist bone is not taken
        longest = max(
            self.skeleton.children[ankle], key=lambda i: float(np.linalg.norm(self.skeleton.offsets[i])), default=None
        )
        return {} if longest is None else {f"{one}_toe": longest}

    def _clavicle(self, joints: dict[str, int], one: str) -> dict[str, int]:
        arm = joints.get(f"{one}_arm")
        if arm is None:
            return {}
        above = [i for i in self.skeleton.chain(arm)[1:] if self.side[i] == one]
        named = self.called(above, "shoulder")
        return {f"{one}_shoulder": (named or above)[0]} if above else {}

    def _hips(self, joints: dict[str, int]) -> int:
        """The lowest common ancestor of both legs, or a joint above it that is called hips or pelvis."""
        left, right = (self.skeleton.chain(joints[f"{one}_hip"]) for one in SIDES)
        shared = next(i for i in left if i in right)
        above = [i for i in self.skeleton.chain(shared) if not self.side[i]]
        named = self.called(above, "hips")
        return named[0] if named else shared

    def _trunk(self, joints: dict[str, int]) -> dict[str, int]:
        """Spine, chest, neck and head: by name, and by where the arms are attached."""
        found: dict[str, int] = {}
        middle = [i for i in range(len(self.skeleton)) if not self.side[i]]
        head = self.called(middle, "head")
        if head:
            found["head"] = head[0]
        neck = [i for i in self.called(middle, "neck") if not head or i in self.skeleton.chain(head[0])]
        arms = [joints[f"{one}_{name}"] for one in SIDES for name in ("shoulder", "arm") if f"{one}_{name}" in joints]
        top = arms[0] if arms else neck[0] if neck else head[0] if head else None
        if top is None:
            return found
        up = self.skeleton.chain(top)[1:]
        up = up[: up.index(joints["hips"])] if joints["hips"] in up else up
        spine = [i for i in up if not neck or neck[0] not in self.skeleton.chain(i)]
        if spine:
            found["chest"], found["spine"] = spine[0], spine[-1]
        if not neck and head:  # what is between the chest and the head
            between = [i for i in self.skeleton.chain(head[0])[1:] if i not in (*spine, joints["hips"])]
            on_chest = [i for i in between if spine and spine[0] in self.skeleton.chain(i)]
            neck = on_chest[-1:]
        if neck:
            found["neck"] = neck[0]
        return found


# shapes


def _long_bones(skeleton: Skeleton, chain: list[int]) -> list[int]:
    """Of a chain towards the root, the joints at which a long bone begins; helpers of zero length are skipped.

    Of several joints at one position the lowest is taken, since its rotation moves the bone.
    """
    lengths = [float(np.linalg.norm(skeleton.offsets[i])) for i in chain[:-1]]
    longest = max(lengths[:4], default=0.0)
    found = [chain[0]]
    distance = 0.0
    for i, length in zip(chain[1:], lengths, strict=True):
        distance += length
        if distance > HELPER_LENGTH * longest and longest > 0.0:
            found.append(i)
            distance = 0.0
    return found


def _legs_by_shape(skeleton: Skeleton) -> dict[str, int]:
    """Without names: the two equally long chains that reach furthest to one side of the root."""
    positions = np.zeros((len(skeleton), 3))  # of the joints in the rest pose
    for i, parent in enumerate(skeleton.parents):
        positions[i] = (positions[parent] + skeleton.offsets[i]) if parent >= 0 else 0.0
    leaves = [i for i in range(len(skeleton)) if not skeleton.children[i]]
    pairs = [(a, b) for k, a in enumerate(leaves) for b in leaves[k + 1 :]]
    best: tuple[float, dict[str, int]] = (0.0, {})
    for a, b in pairs:
        one, two = _long_bones(skeleton, skeleton.chain(a)), _long_bones(skeleton, skeleton.chain(b))
        if len(one) != len(two) or len(one) < 4:
            continue
        lengths = [[float(np.linalg.norm(positions[c[k]] - positions[c[k + 1]])) for k in range(3)] for c in (one, two)]
        if not np.allclose(lengths[0], lengths[1], rtol=0.15):
            continue
        foot, shank, thigh = lengths[0]
        reach = float(np.linalg.norm(0.5 * (positions[a] + positions[b])))  # arms point apart, legs the same way
        if reach > best[0] and 0.6 < thigh / shank < 1.7 and foot < 0.8 * shank:
            best = (reach, _sided(positions, one, two))
    return best[1]


def _sided(positions: np.ndarray, one: list[int], two: list[int]) -> dict[str, int]:
    """Left and right by the direction of the toes: left is up × forward."""
    up = positions[one[2]] - positions[one[1]]
    forward = positions[one[0]] - positions[one[1]]
    left = np.cross(up, forward)
    if float(np.dot(left, positions[one[2]] - positions[two[2]])) < 0.0:
        one, two = two, one
    parts = ("toe", "ankle", "knee", "hip")
    return {
        f"{side}_{part}": i for side, c in (("left", one), ("right", two)) for part, i in zip(parts, c, strict=False)
    }


# map files


def map_text(skeleton: Skeleton, joints: dict[str, int]) -> str:
    """A map file to fill in: one line for each role, with what was found, and the tree of joints as comments."""
    lines = [
        "# Which joint is which. Fill in the names; leave a role out if the skeleton has no such joint.",
        "[roles]",
    ]
    for role in ROLES:
        name = skeleton.names[joints[role]] if role in joints else ""
        lines.append(f'{role} = "{name}"' if name else f'# {role} = ""{"   # needed" if role in NEEDED else ""}')
    lines += ["", "# joints of this skeleton, indented under their parents:"]
    for i, name in enumerate(skeleton.names):
        lines.append(f"# {'  ' * (len(skeleton.chain(i)) - 1)}{name}")
    return "\n".join(lines) + "\n"


def read_map(path: str | Path, skeleton: Skeleton) -> Roles:
    """Roles from a map file.

    Args:
        path: A TOML file with one table `[roles]`, such as `left_hip = "LeftUpLeg"`.
        skeleton: The skeleton whose joints it names.

    Returns:
        The roles of the file; roles that it leaves out are found as by `find`.
    """
    path = Path(path)
    table = read_toml(path)
    given = table.get("roles", {})
    if not isinstance(given, dict) or set(table) - {"roles"}:
        raise BadFile(path, "roles", 'expected one table [roles] with lines such as left_hip = "LeftUpLeg"')
    joints: dict[str, int] = {}
    for role, name in given.items():
        if role not in ROLES:
            raise BadFile(path, role, f"{UnknownName('role', role, ROLES)}")
        if not isinstance(name, str) or name not in skeleton.names:
            raise BadFile(path, role, f"{UnknownName('joint', str(name), skeleton.names)}")
        joints[role] = skeleton.names.index(name)
    with contextlib.suppress(LegsNotFound):
        joints = find(skeleton).joints | joints
    _check_apart(path, skeleton, joints)
    return _checked(skeleton, {role: joints[role] for role in ROLES if role in joints})


def _check_apart(path: Path, skeleton: Skeleton, joints: dict[str, int]) -> None:
    """Hips, knees and ankles must be different joints."""
    legs = {role: joints[role] for role in NEEDED[1:] if role in joints}
    for role, i in legs.items():
        same = next(other for other in legs if legs[other] == i)
        if same != role:
            raise BadFile(path, role, f"{skeleton.names[i]} is also {same}; each role needs a joint of its own")
