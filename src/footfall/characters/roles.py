"""Which joint of a skeleton is which: hips, knees, shoulders … found from names and from how bones hang together.

Feet and hands are looked for by name, whatever the naming (CMU and MotionBuilder, Mixamo, 3ds Max Biped, Rokoko,
Xsens, Acclaim, in any case). Knees, hips, elbows and arms are then the long bones above them, so that helper joints
of no length and odd names in between do no harm. Without usable names the two longest chains that reach down are
the legs. What this cannot find a map file can say.
"""

from __future__ import annotations

import contextlib
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ..errors import BadFile, FootfallError, UnknownName
from .skeleton import Skeleton

TRUNK = ("hips", "spine", "chest", "neck", "head")
LIMB = ("shoulder", "arm", "elbow", "wrist", "hip", "knee", "ankle", "toe")
ROLES = (*TRUNK, *(f"{side}_{part}" for side in ("left", "right") for part in LIMB))
NEEDED = ("hips", *(f"{side}_{part}" for side in ("left", "right") for part in ("hip", "knee", "ankle")))

NAMED = {
    "ankle": ("foot", "ankle"),
    "toe": ("toe", "toes", "toebase", "ball"),
    "wrist": ("wrist", "hand"),
    "shoulder": ("clavicle", "collar", "shoulder", "collarbone"),
    "hips": ("hips", "pelvis", "hip", "root"),
    "neck": ("neck", "lowerneck"),
    "head": ("head",),
}
SHORT = 0.2  # of the limb: a bone shorter than this is a helper, not a thigh or an upper arm


class LegsNotFound(FootfallError):
    """A skeleton in which hips, knees and ankles could not be told apart."""


@dataclass(frozen=True)
class Roles:
    """The joint index of every role that was found."""

    skeleton: Skeleton
    joints: dict[str, int]

    def __getitem__(self, role: str) -> int:
        if role not in self.joints:
            raise UnknownName("joint role of this skeleton", role, self.joints)
        return self.joints[role]

    def get(self, role: str) -> int | None:
        return self.joints.get(role)

    def name(self, role: str) -> str:
        return self.skeleton.names[self[role]]

    def text(self) -> str:
        """As a map file, with a line for every role."""
        return map_text(self.skeleton, self.joints)


def find(skeleton: Skeleton) -> Roles:
    """The roles of a skeleton's joints; `LegsNotFound` says what was found when it is not enough."""
    sides = [_side(name) for name in skeleton.names]
    joints: dict[str, int] = {}
    for side in ("left", "right"):
        own = [i for i, s in enumerate(sides) if s == side]
        joints |= _limb(skeleton, own, side, "ankle", ("hip", "knee"))
        joints |= _limb(skeleton, own, side, "wrist", ("arm", "elbow"))
    if not all(role in joints for role in NEEDED if role != "hips"):
        joints |= _legs_by_shape(skeleton)
    for side in ("left", "right"):
        joints |= _toe(skeleton, joints, side) | _clavicle(skeleton, joints, side)
    if "left_hip" in joints and "right_hip" in joints:
        joints["hips"] = _hips(skeleton, joints)
        joints |= _trunk(skeleton, joints)
    return _checked(skeleton, {role: joints[role] for role in ROLES if role in joints})


def _checked(skeleton: Skeleton, joints: dict[str, int]) -> Roles:
    missing = [role for role in NEEDED if role not in joints]
    if missing:
        got = ", ".join(f"{role} = {skeleton.names[i]}" for role, i in joints.items()) or "nothing"
        raise LegsNotFound(
            f"the legs of this skeleton cannot be told: missing {', '.join(missing)}; found {got}; "
            f"its joints are {', '.join(skeleton.names[:60])}; a map file can name them (footfall motion info --map)"
        )
    return Roles(skeleton, joints)


# names


def words(name: str) -> list[str]:
    """A joint's name in lower-case words, without what comes before a colon or a bar: LeftUpLeg is left, up, leg."""
    name = re.split(r"[:|]", name)[-1]
    name = re.sub(r"([a-z])([A-Z])", r"\1 \2", name)
    name = re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1 \2", name)
    found = [word.lower() for word in re.split(r"[^A-Za-z]+", name) if word]
    return [word for word in found if not re.fullmatch(r"bip|mixamorig|armature|b|j|jnt|joint|bn|bone", word)]


ACCLAIM = re.compile(r"^([lr])(hipjoint|femur|tibia|foot|toes|clavicle|humerus|radius|wrist|hand|fingers|thumb)$")


def _side(name: str) -> str:
    """left, right or nothing."""
    found = words(name)
    for word in found:
        if word in ("left", "l", "lft") or (word.startswith("left") and len(word) > 4):
            return "left"
        if word in ("right", "r", "rgt") or (word.startswith("right") and len(word) > 5):
            return "right"
    acclaim = ACCLAIM.match("".join(found))
    if acclaim:
        return "left" if acclaim[1] == "l" else "right"
    return ""


def _part(name: str) -> str:
    """A name without its side, in one word: LeftToeBase is toebase."""
    found = [word for word in words(name) if word not in ("left", "l", "lft", "right", "r", "rgt")]
    word = re.sub(r"^(left|right)", "", "".join(found))
    acclaim = ACCLAIM.match(word)
    return acclaim[2] if acclaim else word


def _called(skeleton: Skeleton, among: list[int], role: str) -> list[int]:
    """Joints whose name is one of a role's names, best first, parents first."""
    for name in NAMED[role]:
        found = [i for i in among if _part(skeleton.names[i]) == name]
        if found:
            return found
    return []


# limbs


def _limb(skeleton: Skeleton, own: list[int], side: str, end: str, above: tuple[str, str]) -> dict[str, int]:
    """The joint at the end of a limb by its name, and the two that carry the long bones above it."""
    for last in _called(skeleton, own, end):
        chain = skeleton.chain(last)
        far = _far(skeleton, chain)
        long = far[1:]
        if len(long) >= 2:
            return {f"{side}_{end}": last, f"{side}_{above[1]}": long[0], f"{side}_{above[0]}": long[1]}
    return {}


def _far(skeleton: Skeleton, chain: list[int]) -> list[int]:
    """Of a chain upwards, the joints where a long bone begins: helpers of no length are passed over.

    Of several joints in one place the lowest is taken, since that is the one whose turn moves the bone.
    """
    places = {}
    here = np.zeros(3)
    for i in chain:  # measured along the chain in rest, straight from offsets
        places[i] = here.copy()
        here = here - skeleton.offsets[i]
    lengths = [float(np.linalg.norm(skeleton.offsets[i])) for i in chain[:-1]]
    longest = max(lengths[:4], default=0.0)
    found = [chain[0]]
    walked = 0.0
    for i, length in zip(chain[1:], lengths, strict=True):
        walked += length
        if walked > SHORT * longest and longest > 0.0:
            found.append(i)
            walked = 0.0
    return found


def _toe(skeleton: Skeleton, joints: dict[str, int], side: str) -> dict[str, int]:
    ankle = joints.get(f"{side}_ankle")
    if ankle is None:
        return {}
    below = [i for i in range(ankle + 1, len(skeleton)) if ankle in skeleton.chain(i)]
    named = _called(skeleton, below, "toe")
    toe = named[0] if named else next(iter(skeleton.children[ankle]), None)
    return {} if toe is None else {f"{side}_toe": toe}


def _clavicle(skeleton: Skeleton, joints: dict[str, int], side: str) -> dict[str, int]:
    arm = joints.get(f"{side}_arm")
    if arm is None:
        return {}
    above = [i for i in skeleton.chain(arm)[1:] if _side(skeleton.names[i]) == side]
    return {f"{side}_shoulder": above[0]} if above else {}


# trunk


def _hips(skeleton: Skeleton, joints: dict[str, int]) -> int:
    """Where both legs hang, or a joint above that which is called hips or pelvis."""
    left, right = (skeleton.chain(joints[f"{side}_hip"]) for side in ("left", "right"))
    shared = next(i for i in left if i in right)
    above = skeleton.chain(shared)
    named = _called(skeleton, above, "hips")
    return named[0] if named else shared


def _trunk(skeleton: Skeleton, joints: dict[str, int]) -> dict[str, int]:
    """Spine, chest, neck and head: by name, and by where the arms hang."""
    found: dict[str, int] = {}
    middle = [i for i in range(len(skeleton)) if not _side(skeleton.names[i])]
    head = _called(skeleton, middle, "head")
    if head:
        found["head"] = head[0]
    neck = _called(skeleton, middle, "neck")
    if not neck and head:
        neck = skeleton.chain(head[0])[1:2]
    if neck and neck[0] != joints["hips"]:
        found["neck"] = neck[0]
    top = joints.get("left_shoulder", joints.get("left_arm", found.get("neck")))
    if top is None:
        return found
    up = skeleton.chain(top)[1:]
    if joints["hips"] in up:
        up = up[: up.index(joints["hips"])]
    spine = [i for i in up if i != found.get("neck")]
    if spine:
        found["chest"], found["spine"] = spine[0], spine[-1]
    return found


def _legs_by_shape(skeleton: Skeleton) -> dict[str, int]:
    """Without names: the two longest chains that reach furthest to one side of the root, told apart by the toes."""
    place = np.zeros((len(skeleton), 3))
    for i, parent in enumerate(skeleton.parents):
        place[i] = (place[parent] + skeleton.offsets[i]) if parent >= 0 else 0.0
    leaves = [i for i in range(len(skeleton)) if not skeleton.children[i]]
    pairs = [(a, b) for k, a in enumerate(leaves) for b in leaves[k + 1 :]]
    best: tuple[float, dict[str, int]] = (0.0, {})
    for a, b in pairs:
        one, two = _far(skeleton, skeleton.chain(a)), _far(skeleton, skeleton.chain(b))
        if len(one) != len(two) or len(one) < 4:
            continue
        lengths = [[float(np.linalg.norm(place[c[k]] - place[c[k + 1]])) for k in range(3)] for c in (one, two)]
        if not np.allclose(lengths[0], lengths[1], rtol=0.15):
            continue
        foot, shank, thigh = lengths[0]
        reach = float(np.linalg.norm(0.5 * (place[a] + place[b])))  # arms point apart, legs the same way
        if reach > best[0] and 0.6 < thigh / shank < 1.7 and foot < 0.8 * shank:
            best = (reach, _sided(place, one, two))
    return best[1]


def _sided(place: np.ndarray, one: list[int], two: list[int]) -> dict[str, int]:
    """Left and right by the way the toes point: left is up × forward."""
    up = place[one[2]] - place[one[1]]
    forward = place[one[0]] - place[one[1]]
    left = np.cross(up, forward)
    if float(np.dot(left, place[one[2]] - place[two[2]])) < 0.0:
        one, two = two, one
    parts = ("toe", "ankle", "knee", "hip")
    return {
        f"{side}_{part}": i for side, c in (("left", one), ("right", two)) for part, i in zip(parts, c, strict=False)
    }


# map files


def map_text(skeleton: Skeleton, joints: dict[str, int]) -> str:
    """A map file to fill in: one line a role, what was found filled in, and the joints there are."""
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
    """Roles from a map file; what it leaves out is looked for as usual, where it can be."""
    path = Path(path)
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile(path, "", f"cannot be read: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadFile(path, "", f"is not TOML: {error}") from None
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
    return _checked(skeleton, {role: joints[role] for role in ROLES if role in joints})
