"""BVH files: a strict reader and a writer, for any hierarchy, channel order, units and line ends.

Axes and units stay the file's own (see `clean`). Memory and time are bounded by the size of the file (`MEMORY_PER_BYTE`
of `tokens`), not by the numbers in its header.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from ...characters.skeleton import Skeleton
from ...errors import BadFile
from .. import rotation
from ..motion import Channels, Motion
from .bvh_header import Joint, frame_header, hierarchy
from .tokens import MAX_NUMBER, Tokens, filled_lines, number, shown, text_of, with_plain_line_ends

BLOCK_FRAMES = 512  # frames converted to quaternions at once, to limit the memory


class FileWarning(UserWarning):
    """A file that is incomplete but usable; the message says where and what was assumed."""


def read(path: str | Path) -> Motion:
    """The motion in a BVH file, in its own axes and units, with all frames."""
    path = Path(path)
    return parse(text_of(path), str(path), path.stem)


def parse(text: str, source: str = "text", name: str = "motion") -> Motion:
    """The motion in the text of a BVH file."""
    tokens = Tokens(with_plain_line_ends(text.removeprefix("\ufeff")), source)
    joints = hierarchy(tokens)
    frames, seconds = frame_header(tokens)
    width = sum(len(joint.channels or ()) for joint in joints)
    values = _numbers(tokens, frames, width, len(joints))
    _warn_of_open_ends(joints, tokens)
    return _motion(joints, values, 1.0 / seconds, name)


def _numbers(tokens: Tokens, frames: int, width: int, joints: int) -> np.ndarray:
    """The numbers [frames, width], checked against the header."""
    if width == 0:
        raise tokens.fail("no joint has channels: the file has no motion")
    if 2 * frames * width > len(tokens.text) - tokens.at + 1:  # a number takes a character, and a blank
        raise _wrong_numbers(tokens, frames, width)
    tokens.check_size(frames, joints)
    tokens.check_lines()
    parts: list[np.ndarray] = []
    count = 0
    for block in _blocks(tokens.text, tokens.at):
        counts = [len(filled) for _, filled in filled_lines(block, 0, 0)]
        count += len(counts)
        values = _values(block)
        if count > frames or counts.count(width) != len(counts) or values is None:
            raise _wrong_numbers(tokens, frames, width)
        parts.append(values)
    if count < frames:
        raise _wrong_numbers(tokens, frames, width)
    values = np.empty(frames * width)
    at = 0
    for part in parts:
        values[at : at + len(part)] = part
        at += len(part)
    return values.reshape(frames, width)


def _blocks(text: str, at: int, size: int = 1 << 20) -> Iterator[str]:
    """The text from `at` on, in blocks of whole lines, to limit the memory."""
    while at < len(text):
        end = text.rfind("\n", at, at + size) + 1 or text.find("\n", at + size) + 1 or len(text)
        yield text[at:end]
        at = end


def _values(block: str) -> np.ndarray | None:
    """All numbers of a text; None if it contains anything else."""
    if not block.strip():
        return np.empty(0)  # NumPy finds a number in blanks alone
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", DeprecationWarning)  # raised by NumPy for text that is not a number
            values = np.fromstring(block, sep=" ")
    except (DeprecationWarning, ValueError):
        return None
    return values if np.all(np.abs(values) <= MAX_NUMBER) else None


def _wrong_numbers(tokens: Tokens, frames: int, width: int) -> BadFile:
    """The error for the first line that does not match the header."""
    count = 0
    for line, filled in filled_lines(tokens.text, tokens.at, tokens.number + 1):
        for token in filled:
            value = number(token)
            if value is None:
                return tokens.fail(f"expected a number, got {shown(token)}", line)
            if not abs(value) <= MAX_NUMBER:
                return tokens.fail(f"{shown(token)} is not a usable number; expected one within ±{MAX_NUMBER:g}", line)
        if count == frames:
            return tokens.fail(f"more frames than the {frames} in the header", line)
        if len(filled) != width:
            return tokens.fail(f"the frame has {len(filled)} numbers; its joints have {width} channels", line)
        count += 1
    return tokens.fail(f"the header says {frames} frames of {width} numbers; the file has {count}")


def _warn_of_open_ends(joints: list[Joint], tokens: Tokens) -> None:
    parents = {joint.parent for joint in joints}
    lacking = [joint for i, joint in enumerate(joints) if i not in parents and not joint.ends]
    if lacking:
        more = f" and {len(lacking) - 1} more" if len(lacking) > 1 else ""
        problem = f"joint {shown(lacking[0].name, 60)}{more} has no End Site; its bone gets zero length"
        warnings.warn(str(tokens.fail(problem, lacking[0].line)), FileWarning, stacklevel=4)


def _motion(joints: list[Joint], values: np.ndarray, rate: float, name: str) -> Motion:
    """The motion from the channel columns: root positions and local rotations."""
    n, count = len(values), len(joints)
    offsets = np.array([joint.offset or (0.0, 0.0, 0.0) for joint in joints], float)
    rotations = np.zeros((n, count, 4))
    moving = [any(kind == "position" for _, kind in joint.channels or ()) for joint in joints]
    placed = count if any(moving[1:]) else 1  # joints whose positions may change
    positions = np.broadcast_to(offsets[:placed], (n, placed, 3)).copy()
    groups: dict[str, list[tuple[int, list[int]]]] = {}
    at = 0
    for i, joint in enumerate(joints):
        rotating = []
        for axis, kind in joint.channels or ():
            if kind == "position":
                positions[:, i, "XYZ".index(axis)] = values[:, at]
            else:
                rotating.append((axis, at))
            at += 1
        groups.setdefault("".join(axis for axis, _ in rotating), []).append((i, [c for _, c in rotating]))
    for order, members in groups.items():
        index = [i for i, _ in members]
        columns = [c for _, c in members]
        for at in range(0, n, BLOCK_FRAMES):
            angles = np.radians(values[at : at + BLOCK_FRAMES, np.array(columns, int)])
            rotations[at : at + BLOCK_FRAMES, index] = rotation.from_euler(order, angles)
    variable = any(moving[1:]) and not np.allclose(positions[:, 1:], offsets[1:], rtol=1e-6, atol=1e-6)
    orders = tuple("".join(axis for axis, kind in joint.channels or () if kind == "rotation") for joint in joints)
    ends = tuple((i, end) for i, joint in enumerate(joints) for end in joint.ends)
    parents = tuple(joint.parent for joint in joints)
    skeleton = Skeleton(tuple(joint.name for joint in joints), parents, offsets, ends)  # pyright: ignore
    own = tuple(tuple(f"{axis}{kind}" for axis, kind in joint.channels or ()) for joint in joints)
    channels = Channels(orders, tuple(moving), own)
    return Motion(
        skeleton, rate, positions[:, 0].copy(), rotations, name, positions if variable else None, channels=channels
    )


def text(motion: Motion) -> str:
    """The text of a BVH file.

    Args:
        motion: Written in its present coordinates; use `as_recorded` first for those of its file.

    Returns:
        The text, with six decimals: half a micrometre for motions in metres, and 1e-8 rad.
    """
    skeleton = motion.skeleton
    channels = motion.channels or Channels(("ZYX",) * len(skeleton), (False,) * len(skeleton))
    local_offsets = np.broadcast_to(skeleton.offsets, (len(motion), *skeleton.offsets.shape))
    if motion.local_offsets is not None:
        local_offsets = motion.local_offsets
    moved = np.any(local_offsets != skeleton.offsets, axis=(0, 2)) if motion.local_offsets is not None else []
    kinds = [_kinds(channels, i, i == 0 or (len(moved) > 0 and bool(moved[i]))) for i in range(len(skeleton))]
    lines = ["HIERARCHY"]
    columns: list[np.ndarray] = []
    waiting: list[tuple[int, int]] = [(0, 0)]  # (joint, depth); a closing brace is -1
    while waiting:
        i, depth = waiting.pop()
        tab = "\t" * depth
        if i < 0:
            lines.append(f"{tab}}}")
            continue
        lines += [f"{tab}{'JOINT' if i else 'ROOT'} {' '.join(skeleton.names[i].split())}", f"{tab}{{"]
        lines += [
            f"{tab}\tOFFSET {_spaced(skeleton.offsets[i])}",
            f"{tab}\tCHANNELS {len(kinds[i])} {' '.join(kinds[i])}",
        ]
        columns.append(_columns(kinds[i], motion.root if i == 0 else local_offsets[:, i], motion.local_rotations[:, i]))
        ends = [end for at, end in skeleton.ends if at == i]
        if not ends and not skeleton.children[i]:
            ends = [(0.0, 0.0, 0.0)]  # other programs require an End Site in every branch
        for end in ends:
            lines += [f"{tab}\tEnd Site", f"{tab}\t{{", f"{tab}\t\tOFFSET {_spaced(end)}", f"{tab}\t}}"]
        waiting.append((-1, depth))
        waiting += [(child, depth + 1) for child in reversed(skeleton.children[i])]
    lines += ["MOTION", f"Frames: {len(motion)}", f"Frame Time: {1.0 / motion.rate:.9g}"]
    return "\n".join((*lines, *rows(np.concatenate(columns, axis=1), " "))) + "\n"


def _kinds(channels: Channels, i: int, placed: bool) -> tuple[str, ...]:
    """The channels of a joint: its file's own if they can hold any rotation and, if `placed`, any position."""
    order = channels.orders[i]
    order = order if len(set(order)) == 3 == len(order) else "ZYX"
    rotations, positions = (tuple(f"{a}rotation" for a in order), tuple(f"{axis}position" for axis in "XYZ"))
    own = channels.names[i] if channels.names else ()
    if sorted(own) == sorted((*positions, *rotations)) or (not placed and sorted(own) == sorted(rotations)):
        return own
    return (*positions, *rotations) if placed else rotations


def _columns(kinds: tuple[str, ...], position: np.ndarray, rotations: np.ndarray) -> np.ndarray:
    """The values of one joint's channels [frame, channel]."""
    order = "".join(kind[0] for kind in kinds if kind.endswith("rotation"))
    angles = dict(zip(order, np.degrees(rotation.to_euler(order, rotations)).T, strict=True))
    return np.stack([angles[k[0]] if k.endswith("rotation") else position[:, "XYZ".index(k[0])] for k in kinds], axis=1)


def rows(table: np.ndarray, between: str, decimals: int = 6) -> Iterator[str]:
    """Each row of numbers as text."""
    form = between.join([f"%.{decimals}f"] * table.shape[1])
    return (form % tuple(row) for row in table.tolist())


def _spaced(values: np.ndarray | tuple[float, ...]) -> str:
    return " ".join(f"{float(value):.9g}" for value in values)
