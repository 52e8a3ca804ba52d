"""Side and body part from joint names, for the naming conventions of many programs."""

from __future__ import annotations

import re
from itertools import pairwise

NAMED = {  # known names of a part, in one lower-case word without its side; the least ambiguous first
    "ankle": ("ankle", "foot"),
    "toe": ("toe", "toes", "toebase", "ball", "foot", "forefoot", "toeend"),
    "knee": ("knee", "shin", "calf", "lowerleg", "lowleg", "leglower", "shank", "tibia", "leg", "crus"),
    "hip": ("thigh", "upleg", "upperleg", "uppleg", "legupper", "femur", "hip"),
    "wrist": ("wrist", "hand"),
    "elbow": ("elbow", "forearm", "lowerarm", "lowarm", "armlower", "lowarm", "radius"),
    "arm": ("upperarm", "uparm", "armupper", "humerus", "arm", "shoulder"),
    "shoulder": ("clavicle", "collar", "collarbone", "shoulder"),
    "hips": ("hips", "pelvis", "hip"),
    "neck": ("neck", "lowerneck"),
    "head": ("head", "skull"),
}
LEFT, RIGHT = ("left", "l", "lft", "lf"), ("right", "r", "rgt", "rt")
DECORATION = re.compile(
    r"bip|biped|valve|valvebiped|mixamorig|armature|b|j|jnt|joint|bn|bone|def|org|mch|cc|base|sk|skel|ctrl"
)
EXTRA = ("hipjoint", "fingers", "thumb", "index", "middle", "ring", "pinky")
PART = "|".join(sorted({name for names in NAMED.values() for name in names} | set(EXTRA), key=len, reverse=True))
SIDE_LETTER = (re.compile(rf"^([lr])({PART})$"), re.compile(rf"^({PART})([lr])$"))  # lfemur, footr
VERTEBRA = re.compile(r"^[LTC]\d+$")  # the L of L5 does not mean left


def words(name: str) -> list[str]:
    """A joint's name in lower-case words, without what comes before a colon or a bar: LeftUpLeg is left, up, leg."""
    name = re.split(r"[:|]", name)[-1]
    if VERTEBRA.match(name):
        return ["vertebra"]
    name = re.sub(r"([a-z])([A-Z])", r"\1 \2", name)
    name = re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1 \2", name)
    found = [word.lower() for word in re.split(r"[^A-Za-z]+", name) if word]
    return [word for word in found if not DECORATION.fullmatch(word)]


def all_words(names: tuple[str, ...]) -> list[list[str]]:
    """The words of every name, without those that (nearly) every name begins with, such as a character's own."""
    every = [words(name) for name in names]
    while len(every) > 4:
        first = [found[0] for found in every if len(found) > 1]
        common = max(set(first), key=first.count, default="")
        if common in (*LEFT, *RIGHT) or first.count(common) < 0.9 * len(every):
            break
        every = [found[1:] if len(found) > 1 and found[0] == common else found for found in every]
    return every


def side(found: list[str]) -> str:
    """`left`, `right` or an empty string."""
    for word in found:
        if word in LEFT or (word.startswith("left") and len(word) > 4):
            return "left"
        if word in RIGHT or (word.startswith("right") and len(word) > 5):
            return "right"
    split = _split_side_letter("".join(found))
    return {"l": "left", "r": "right"}[split[0]] if split else ""


def part(found: list[str]) -> str:
    """A name without its side, in one word: left, fore, arm is forearm."""
    word = re.sub(r"^(left|right)", "", "".join(w for w in found if w not in (*LEFT, *RIGHT)))
    split = _split_side_letter(word)
    return split[1] if split else word


def _split_side_letter(word: str) -> tuple[str, str] | None:
    before, after = SIDE_LETTER[0].match(word), SIDE_LETTER[1].match(word)
    if before:
        return before[1], before[2]
    return (after[2], after[1]) if after else None


def ordered(chain: list[int], joints: list[int | None]) -> bool:
    """Whether joints are on a chain (listed towards the root) in the order given."""
    positions = [chain.index(j) if j in chain else -1 for j in joints if j is not None]
    return all(p >= 0 for p in positions) and all(a < b for a, b in pairwise(positions))
