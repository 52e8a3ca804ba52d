"""Acclaim files: an ASF says what a skeleton is, an AMC how it moves. Rotations only, as the CMU database has them.

Every bone turns about the end of its parent's bone. Its `axis` is a frame C in the rest pose's world in which its
angles M are meant, so that against its parent it turns by L = C M C⁻¹, and its bone lies along L (direction · length).
Angles are about fixed axes in the order listed: `rx ry rz` is Rz Ry Rx. Units stay the file's own (see `clean`).
"""

from __future__ import annotations

from array import array
from pathlib import Path

import numpy as np

from ...errors import BadFile
from .. import rotation
from ..motion import Channels, Motion
from .asf import Bone, Rig, rig
from .tokens import LARGEST, Words, filled_lines, number, shown, text_of, with_plain_line_ends

RATE = 120.0  # frames a second of the CMU database; an AMC file does not say
MAX_ASF_BYTES = 4 * 2**20


def read(path: str | Path, skeleton_file: str | Path | None = None, rate: float | None = None) -> Motion:
    """The motion in an AMC file and its ASF, in their own axes and units.

    Without `skeleton_file`, `07_01.amc` goes with `07_01.asf` or `07.asf` beside it, or with the only ASF there.
    Without `rate` [1/s], what the file's `:CYCLE_SAMPLES-PER-SECOND` says, else 120.
    """
    path = Path(path)
    motion_text = text_of(path)
    asf = Path(skeleton_file) if skeleton_file else beside(path)
    return parse(motion_text, text_of(asf, MAX_ASF_BYTES), str(path), str(asf), path.stem, rate)


def beside(path: Path) -> Path:
    """The skeleton file that belongs to an AMC file by its name, or that is alone in its folder."""
    try:
        found = sorted(file for file in path.parent.iterdir() if file.suffix.lower() == ".asf")
    except OSError:
        found = []
    for stem in (path.stem, path.stem.rpartition("_")[0]):
        for file in found:
            if stem and file.stem.lower() == stem.lower():
                return file
    if len(found) == 1:
        return found[0]
    subject = path.stem.rpartition("_")[0] or path.stem
    there = f"{len(found)} .asf files lie beside it" if found else "no .asf file lies beside it"
    raise BadFile(
        path, "", f"an AMC needs its skeleton, an ASF file, and {there}; name it, or put it there as {subject}.asf"
    )


def parse(
    amc_text: str,
    asf_text: str,
    source: str = "amc text",
    asf_source: str = "asf text",
    name: str = "motion",
    rate: float | None = None,
) -> Motion:
    """The motion in the texts of an AMC file and its ASF."""
    skeleton = rig(Words(_plain(asf_text), asf_source, comment="#", blanks=",()"))
    words = Words(_plain(amc_text), source, comment="#")
    degrees, told_rate = _header(words, skeleton.degrees)
    values = _frames(words, skeleton)
    return _motion(skeleton, values, degrees, rate or told_rate or RATE, name)


def _plain(text: str) -> str:
    return with_plain_line_ends(text.removeprefix("\ufeff"))


def _header(words: Words, degrees: bool) -> tuple[bool, float | None]:
    """Whether angles are in degrees, and frames a second where the file says; stops before the first other line."""
    rate, seen = None, set()
    while words.next_line():
        key = words.peek().lower()
        if not key.startswith(":"):
            words.back()
            break
        words.word()
        if key in seen:
            raise words.fail(f"a second {shown(key)}")
        seen.add(key)
        if key in (":degrees", ":radians"):
            degrees = key == ":degrees"
        elif key == ":samples-per-second":
            rate = words.number_word("samples per second")
            if not 0.1 <= rate <= 1e5:
                raise words.fail(f"{rate:g} samples a second; expected 0.1 to 100000")
        elif key != ":fully-specified":
            known = ":FULLY-SPECIFIED, :DEGREES, :RADIANS or :CYCLE_SAMPLES-PER-SECOND"
            raise words.fail(f"unknown keyword {shown(key)}; expected {known}; is this an AMC file?")
        if words.peek():
            raise words.fail(f"unexpected {shown(words.peek())} after {shown(key)}")
    return degrees, rate


def _frames(words: Words, skeleton: Rig) -> np.ndarray:
    """[frame, channel] as the bones list them; every frame holds every bone that moves once, in any order."""
    places: dict[str, slice] = {}
    width = 0
    for bone in skeleton.bones:
        if bone.dof:
            places[bone.name] = slice(width, width + len(bone.dof))
            width += len(bone.dof)
    small = {name.lower(): name for name in places}
    frames: list[array[float]] = []
    left: set[str] = set()  # bones that this frame still lacks
    first, last = 0, -1
    underscores = "_" in words.text
    for line, (name, *numbers) in filled_lines(words.text, words.at, words.number + 1, "#"):
        if not numbers and name.isascii() and name.isdigit():
            if left:
                raise _incomplete(words, left, places, first)
            if len(name) > 9 or (frames and int(name) != last + 1):
                raise words.fail(f"frame {shown(name)}; frames are numbered one after another", line)
            first, last, left = line, int(name), set(places)
            frames.append(array("d", bytes(8 * width)))
            continue
        bone = name if name in places else small.get(name.lower(), "")
        if not frames or bone not in left:
            raise _misplaced(words, name, bone, line, not frames, skeleton)
        left.remove(bone)
        try:
            values = array("d", map(float, numbers))
        except ValueError:
            raise _wrong_numbers(words, bone, numbers, line) from None
        part = places[bone]
        if len(values) != part.stop - part.start:
            count = part.stop - part.start
            raise words.fail(f"{shown(bone)} has {len(values)} numbers; its dof in the ASF are {count}", line)
        if underscores and "_" in "".join(numbers):  # Python reads 1_0 as ten
            raise _wrong_numbers(words, bone, numbers, line)
        if not (max(values) <= LARGEST and min(values) >= -LARGEST):
            raise _wrong_numbers(words, bone, numbers, line)
        frames[-1][part] = values
    if not frames:
        raise words.fail("no frames: expected a frame's number, then a line for each bone")
    if left:
        raise _incomplete(words, left, places, first)
    return np.array(frames, float).reshape(len(frames), width)


def _incomplete(words: Words, left: set[str], places: dict[str, slice], first: int) -> BadFile:
    missing = next(name for name in places if name in left)
    return words.fail(f"the frame lacks {shown(missing, 60)} ({len(left)} of {len(places)} bones)", first)


def _misplaced(words: Words, name: str, bone: str, line: int, early: bool, skeleton: Rig) -> BadFile:
    """Why a line with a bone's name cannot stand where it does."""
    if early:
        return words.fail(f"expected the number of the first frame, got {shown(name)}; is this an AMC file?", line)
    if bone:
        return words.fail(f"{shown(bone)} comes twice in a frame", line)
    still = any(one.name.lower() == name.lower() for one in skeleton.bones)
    problem = "has no dof in the ASF" if still else f"is not a bone of the ASF ({skeleton.source})"
    return words.fail(f"{shown(name)} {problem}", line)


def _wrong_numbers(words: Words, bone: str, numbers: list[str], line: int) -> BadFile:
    for word in numbers:
        value = number(word)
        if value is None or not abs(value) <= LARGEST:
            return words.fail(f"{shown(bone)}: {shown(word)} is not a usable number", line)
    return words.fail(f"{shown(bone)}: numbers cannot be read", line)


def _motion(skeleton: Rig, values: np.ndarray, degrees: bool, rate: float, name: str) -> Motion:
    """Bones as joints: each at its parent's end, turned by C M C⁻¹."""
    n = len(values)
    rotations = np.zeros((n, len(skeleton.bones), 4))
    rotations[..., 0] = 1.0
    root = np.broadcast_to(skeleton.position, (n, 3)).copy()
    at = 0
    for i, bone in enumerate(skeleton.bones):
        own = values[:, at : at + len(bone.dof)]
        at += len(bone.dof)
        for k, kind in enumerate(bone.dof):
            if kind[0] == "t":  # of the root only
                root[:, "xyz".index(kind[1])] += own[:, k]
        turns = [k for k, kind in enumerate(bone.dof) if kind[0] == "r"]
        if turns:
            rotations[:, i] = _local(bone, own[:, turns[::-1]], degrees)
    count = len(skeleton.bones)
    channels = Channels(("ZYX",) * count, (True, *(False,) * (count - 1)))  # how a BVH of it is written
    return Motion(skeleton.skeleton, rate, root, rotations, name, channels=channels)


def _local(bone: Bone, angles: np.ndarray, degrees: bool) -> np.ndarray:
    """L = C M C⁻¹; `angles` in the order of M's factors, the last listed first."""
    order = "".join(kind[1].upper() for kind in reversed(bone.dof) if kind[0] == "r")
    m = rotation.from_euler(order, np.radians(angles) if degrees else angles)
    return rotation.product(rotation.product(bone.axis, m), rotation.inverse(bone.axis))
