"""Acclaim motion files: an ASF file holds the skeleton, an AMC file the motion. Rotations only, as in the CMU database.

Every bone rotates about the end of its parent's bone. Its `axis` is a frame C in world axes of the rest pose, in which
its angles M are given, so that its local rotation is L = C M C⁻¹, and its bone is L (direction · length).
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
from .tokens import MAX_NUMBER, Tokens, filled_lines, number, shown, text_of, with_plain_line_ends

DEFAULT_RATE = 120.0  # of the CMU database [frames/s]; an AMC file need not state it
MAX_ASF_BYTES = 4 * 2**20


def read(path: str | Path, skeleton_file: str | Path | None = None, rate: float | None = None) -> Motion:
    """The motion in an AMC file and its ASF.

    Args:
        path: The `.amc` file.
        skeleton_file: The `.asf` file. If not given, `07_01.amc` needs `07_01.asf` or `07.asf` in its folder, or the
            only ASF there.
        rate: Frame rate [frames/s]; if not given that of the file's `:SAMPLES-PER-SECOND`, else 120.

    Returns:
        The motion in the files' own axes and units.
    """
    path = Path(path)
    motion_text = text_of(path)
    asf = Path(skeleton_file) if skeleton_file else find_skeleton_file(path)
    return parse(motion_text, text_of(asf, MAX_ASF_BYTES), str(path), str(asf), path.stem, rate)


def find_skeleton_file(path: Path) -> Path:
    """The ASF file that belongs to an AMC file by its name, or the only one in its folder."""
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
    there = f"there are {len(found)} .asf files in its folder" if found else "there is no .asf file in its folder"
    raise BadFile(
        path, "", f"an AMC file needs its skeleton, an ASF file, and {there}; name it, or put it there as {subject}.asf"
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
    skeleton = rig(Tokens(_plain(asf_text), asf_source, comment="#", blanks=",()"))
    tokens = Tokens(_plain(amc_text), source, comment="#")
    degrees, file_rate = _header(tokens, skeleton.degrees)
    values = _frames(tokens, skeleton)
    return _motion(skeleton, values, degrees, rate or file_rate or DEFAULT_RATE, name)


def _plain(text: str) -> str:
    return with_plain_line_ends(text.removeprefix("\ufeff"))


def _header(tokens: Tokens, degrees: bool) -> tuple[bool, float | None]:
    """Whether angles are in degrees, and the frame rate if the file states it; stops before the first other line."""
    rate, seen = None, set()
    while tokens.next_line():
        key = tokens.peek().lower()
        if not key.startswith(":"):
            tokens.back()
            break
        tokens.token()
        if key in seen:
            raise tokens.fail(f"a second {shown(key)}")
        seen.add(key)
        if key in (":degrees", ":radians"):
            degrees = key == ":degrees"
        elif key == ":samples-per-second":
            rate = tokens.number_token("samples per second")
            if not 0.1 <= rate <= 1e5:
                raise tokens.fail(f"{rate:g} samples a second; expected 0.1 to 100000")
        elif key != ":fully-specified":
            known = ":FULLY-SPECIFIED, :DEGREES, :RADIANS or :SAMPLES-PER-SECOND"
            raise tokens.fail(f"unknown keyword {shown(key)}; expected {known}; is this an AMC file?")
        if tokens.peek():
            raise tokens.fail(f"unexpected {shown(tokens.peek())} after {shown(key)}")
    return degrees, rate


def _frames(tokens: Tokens, skeleton: Rig) -> np.ndarray:
    """[frame, channel] in the order of the bones; every frame has every bone with dof once, in any order."""
    columns: dict[str, slice] = {}
    width = 0
    for bone in skeleton.bones:
        if bone.dof:
            columns[bone.name] = slice(width, width + len(bone.dof))
            width += len(bone.dof)
    lower_case = {name.lower(): name for name in columns}
    frames: list[array[float]] = []
    left: set[str] = set()  # bones still missing in this frame
    first, last = 0, -1
    underscores = "_" in tokens.text
    tokens.check_lines()
    for line, (name, *numbers) in filled_lines(tokens.text, tokens.at, tokens.number + 1, "#"):
        if not numbers and name.isascii() and name.isdigit():
            if left:
                raise _incomplete(tokens, left, columns, first)
            if len(name) > 9 or (frames and int(name) != last + 1):
                raise tokens.fail(f"frame {shown(name)}; frames are numbered one after another", line)
            first, last, left = line, int(name), set(columns)
            tokens.check_size(len(frames) + 1, len(skeleton.bones))
            frames.append(array("d", bytes(8 * width)))
            continue
        bone = name if name in columns else lower_case.get(name.lower(), "")
        if not frames or bone not in left:
            raise _misplaced(tokens, name, bone, line, not frames, skeleton)
        left.remove(bone)
        try:
            values = array("d", map(float, numbers))
        except ValueError:
            raise _wrong_numbers(tokens, bone, numbers, line) from None
        part = columns[bone]
        if len(values) != part.stop - part.start:
            count = part.stop - part.start
            raise tokens.fail(f"{shown(bone)} has {len(values)} numbers; its dof in the ASF are {count}", line)
        if underscores and "_" in "".join(numbers):  # Python reads 1_0 as ten
            raise _wrong_numbers(tokens, bone, numbers, line)
        if not all(-MAX_NUMBER <= value <= MAX_NUMBER for value in values):  # `max` would overlook a NaN
            raise _wrong_numbers(tokens, bone, numbers, line)
        frames[-1][part] = values
    if not frames:
        raise tokens.fail("no frames: expected a frame's number, then a line for each bone")
    if left:
        raise _incomplete(tokens, left, columns, first)
    return np.array(frames, float).reshape(len(frames), width)


def _incomplete(tokens: Tokens, left: set[str], columns: dict[str, slice], first: int) -> BadFile:
    missing = next(name for name in columns if name in left)
    return tokens.fail(f"the frame lacks {shown(missing, 60)} ({len(left)} of {len(columns)} bones)", first)


def _misplaced(tokens: Tokens, name: str, bone: str, line: int, early: bool, skeleton: Rig) -> BadFile:
    """The error for a line with a bone's name in the wrong position."""
    if early:
        return tokens.fail(f"expected the number of the first frame, got {shown(name)}; is this an AMC file?", line)
    if bone:
        return tokens.fail(f"{shown(bone)} comes twice in a frame", line)
    still = any(one.name.lower() == name.lower() for one in skeleton.bones)
    problem = "has no dof in the ASF" if still else f"is not a bone of the ASF ({skeleton.source})"
    return tokens.fail(f"{shown(name)} {problem}", line)


def _wrong_numbers(tokens: Tokens, bone: str, numbers: list[str], line: int) -> BadFile:
    for token in numbers:
        value = number(token)
        if value is None or not abs(value) <= MAX_NUMBER:
            return tokens.fail(f"{shown(bone)}: {shown(token)} is not a usable number", line)
    return tokens.fail(f"{shown(bone)}: numbers cannot be read", line)


def _motion(skeleton: Rig, values: np.ndarray, degrees: bool, rate: float, name: str) -> Motion:
    """Bones as joints: each at its parent's end, rotated by C M C⁻¹."""
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
        rotating = [k for k, kind in enumerate(bone.dof) if kind[0] == "r"]
        if rotating:
            rotations[:, i] = _local(bone, own[:, rotating[::-1]], degrees)
    count = len(skeleton.bones)
    channels = Channels(("ZYX",) * count, (True, *(False,) * (count - 1)))  # how a BVH of it is written
    return Motion(skeleton.skeleton, rate, root, rotations, name, channels=channels)


def _local(bone: Bone, angles: np.ndarray, degrees: bool) -> np.ndarray:
    """L = C M C⁻¹; `angles` in the order of M's factors, the last listed first."""
    order = "".join(kind[1].upper() for kind in reversed(bone.dof) if kind[0] == "r")
    m = rotation.from_euler(order, np.radians(angles) if degrees else angles)
    return rotation.product(rotation.product(bone.axis, m), rotation.inverse(bone.axis))
