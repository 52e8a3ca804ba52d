"""BVH files: any hierarchy, channel order, units and line ends. A small, strict reader and a writer.

Nothing is guessed here: axes and units stay the file's own (see `clean`). Memory and time are bounded by the size of
the file; what a header promises is believed only when the numbers are there.
"""

from __future__ import annotations

import math
import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from ..characters.skeleton import Skeleton
from ..errors import BadFile
from . import rotation
from .motion import Channels, Motion

MAX_BYTES = 512 * 2**20
MAX_JOINTS = 1000
MAX_DEPTH = 200
CHANNEL = {f"{axis}{kind}".lower(): (axis, kind) for axis in "XYZ" for kind in ("position", "rotation")}


@dataclass
class _Joint:
    name: str
    parent: int
    offset: tuple[float, ...] = (0.0, 0.0, 0.0)
    channels: list[tuple[str, str]] = field(default_factory=list)  # (axis, position or rotation)
    ends: list[tuple[float, ...]] = field(default_factory=list)


def read(path: str | Path) -> Motion:
    """The motion in a BVH file, in its own axes and units; frame 0 included, whatever it is."""
    path = Path(path)
    return parse(text_of(path), str(path), path.stem)


def text_of(path: Path, most: int = MAX_BYTES) -> str:
    """The text of a file of bounded size."""
    try:
        size = path.stat().st_size
        if size > most:
            raise BadFile(path, "", f"is {size / 2**20:.0f} MB; files up to {most / 2**20:.0f} MB are read")
        data = path.read_bytes()
    except FileNotFoundError:
        raise BadFile(path, "", "there is no such file") from None
    except OSError as error:
        raise BadFile(path, "", f"cannot be read: {error.strerror or error}") from None
    if b"\0" in data[:4096]:
        raise BadFile(path, "", "is a binary file; expected text")
    return data.decode("utf-8-sig", errors="replace")


def parse(text: str, source: str = "text", name: str = "motion") -> Motion:
    """The motion in the text of a BVH file."""
    lines = _Lines(text, source)
    joints = _hierarchy(lines)
    frames, seconds = _promise(lines)
    width = sum(len(joint.channels) for joint in joints)
    values = _numbers(lines, frames, width)
    return _motion(joints, values, 1.0 / seconds, name)


class _Lines:
    """The words of a header, one line after another, with line numbers for messages."""

    def __init__(self, text: str, source: str):
        self.text, self.source, self.at, self.number = text, source, 0, 0
        self.words: list[str] = []

    def fail(self, problem: str, number: int | None = None) -> BadFile:
        return BadFile(self.source, f"line {max(self.number if number is None else number, 1)}", problem)

    def next_line(self) -> bool:
        """Go to the next line that holds something; False at the end."""
        while self.at < len(self.text):
            end = self.text.find("\n", self.at)
            end = len(self.text) if end < 0 else end
            line, self.at = self.text[self.at : end], end + 1
            self.number += 1
            self.words = line.split()
            if self.words:
                if len(line) > 100_000:
                    raise self.fail("the line is longer than 100000 characters")
                return True
        self.words = []
        return False

    def word(self) -> str:
        if not self.words and not self.next_line():
            raise self.fail("the file ends in the middle of its header")
        return self.words.pop(0)

    def rest(self) -> list[str]:
        words, self.words = self.words, []
        return words

    def number_word(self, what: str) -> float:
        word = self.word()
        try:
            value = float(word)
        except ValueError:
            raise self.fail(f"expected a number for {what}, got {word[:40]!r}") from None
        if not math.isfinite(value) or abs(value) > 1e9:
            raise self.fail(f"{what} is {word[:40]}; expected a number within ±1e9")
        return value


def _hierarchy(lines: _Lines) -> list[_Joint]:
    """The joints, parents first, as they stand in the file."""
    joints: list[_Joint] = []
    first = lines.word()
    if first.upper() != "HIERARCHY":
        raise lines.fail(f"expected HIERARCHY, got {first[:40]!r}; is this a BVH file?")
    open_joints: list[int] = []  # -2 is an End Site
    while True:
        word = lines.word()
        key = word.upper()
        if key in ("ROOT", "JOINT"):
            if (key == "ROOT") != (not joints):
                raise lines.fail("a second ROOT; files with one root are read" if joints else "expected ROOT first")
            if joints and (not open_joints or open_joints[-1] < 0):
                raise lines.fail("JOINT stands outside the braces of its parent")
            name = " ".join(lines.rest())
            if not name:
                raise lines.fail(f"{key} without a name")
            if len(joints) >= MAX_JOINTS or len(open_joints) >= MAX_DEPTH:
                raise lines.fail(f"more than {MAX_JOINTS} joints, or nested deeper than {MAX_DEPTH}")
            joints.append(_Joint(name, open_joints[-1] if open_joints else -1))
            _brace(lines, name)
            open_joints.append(len(joints) - 1)
        elif key == "END":
            lines.rest()
            if not open_joints or open_joints[-1] < 0:
                raise lines.fail("End Site stands outside a joint")
            _brace(lines, "End Site")
            open_joints.append(-2)
        elif key == "OFFSET":
            _offset(lines, joints, open_joints)
        elif key == "CHANNELS":
            _channels(lines, joints, open_joints)
        elif key == "}":
            if not open_joints:
                raise lines.fail("a closing brace without an opening one")
            open_joints.pop()
        elif key == "MOTION":
            if open_joints or not joints:
                raise lines.fail(f"MOTION before {'all braces are closed' if joints else 'any joint'}")
            break
        else:
            raise lines.fail(f"unknown word {word[:40]!r}; expected JOINT, End Site, OFFSET, CHANNELS, }} or MOTION")
    names = [joint.name for joint in joints]
    if len(set(names)) != len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise BadFile(lines.source, "HIERARCHY", f"two joints are called {twice[:60]!r}; names must differ")
    return joints


def _brace(lines: _Lines, of: str) -> None:
    word = lines.word()
    if word != "{":
        raise lines.fail(f"expected {{ after {of[:60]}, got {word[:40]!r}")


def _offset(lines: _Lines, joints: list[_Joint], open_joints: list[int]) -> None:
    if not open_joints:
        raise lines.fail("OFFSET stands outside a joint")
    values = tuple(lines.number_word("OFFSET") for _ in range(3))
    if open_joints[-1] >= 0:
        joints[open_joints[-1]].offset = values
    else:
        joints[open_joints[-2]].ends.append(values)


def _channels(lines: _Lines, joints: list[_Joint], open_joints: list[int]) -> None:
    if not open_joints or open_joints[-1] < 0:
        raise lines.fail("CHANNELS stands outside a joint")
    joint = joints[open_joints[-1]]
    count = lines.number_word("CHANNELS")
    if count != int(count) or not 0 <= count <= 6:
        raise lines.fail(f"CHANNELS {count:g}; expected 0 to 6")
    for _ in range(int(count)):
        word = lines.word()
        channel = CHANNEL.get(word.lower())
        if channel is None:
            raise lines.fail(f"unknown channel {word[:40]!r}; expected Xposition … Zrotation")
        if channel in joint.channels:
            raise lines.fail(f"channel {word[:40]} is listed twice")
        joint.channels.append(channel)


def _promise(lines: _Lines) -> tuple[int, float]:
    """How many frames the file says it holds, and the time of one [s]."""
    word = lines.word()
    if word.lower() != "frames:":
        raise lines.fail(f"expected Frames:, got {word[:40]!r}")
    frames = lines.number_word("Frames")
    if frames != int(frames) or frames < 1:
        raise lines.fail(f"Frames: {frames:g}; expected a whole number of at least 1")
    words = (lines.word(), lines.word())
    if tuple(w.lower() for w in words) != ("frame", "time:"):
        raise lines.fail(f"expected Frame Time:, got {' '.join(words)[:40]!r}")
    seconds = lines.number_word("Frame Time")
    if not 1e-5 <= seconds <= 10.0:
        raise lines.fail(f"Frame Time: {seconds:g}; expected 0.00001 to 10 seconds")
    return int(frames), seconds


def _numbers(lines: _Lines, frames: int, width: int) -> np.ndarray:
    """[frames, width], checked against what was promised."""
    if width == 0:
        raise lines.fail("no joint has channels: there is nothing to read")
    rest = lines.text[lines.at :]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        values = np.fromstring(rest, sep=" ")
    if values.size != frames * width or not np.isfinite(values).all():
        raise _wrong_numbers(lines, rest, frames, width)
    return values.reshape(frames, width)


def _wrong_numbers(lines: _Lines, rest: str, frames: int, width: int) -> BadFile:
    """Says where the numbers stop being what was promised."""
    count = 0
    for number, words in _filled_lines(rest, lines.number + 1):
        for word in words:
            try:
                if not math.isfinite(float(word)):
                    return lines.fail(f"{word[:40]} is not a usable number", number)
            except ValueError:
                return lines.fail(f"expected a number, got {word[:40]!r}", number)
        if len(words) != width:
            return lines.fail(f"the frame has {len(words)} numbers; its joints have {width} channels", number)
        count += 1
        if count > frames:
            return lines.fail(f"more frames than the {frames} the header promises", number)
    return lines.fail(f"the header promises {frames} frames of {width} numbers; the file holds {count}", lines.number)


def _filled_lines(text: str, first: int) -> Iterator[tuple[int, list[str]]]:
    for found in re.finditer(r"[^\n]*\n?", text):
        words = found.group().split()
        if words:
            yield first, words
        first += 1


def _motion(joints: list[_Joint], values: np.ndarray, rate: float, name: str) -> Motion:
    """Channel columns to the root's place and everyone's rotation."""
    n, count = len(values), len(joints)
    offsets = np.array([joint.offset for joint in joints], float)
    turn = np.zeros((n, count, 4))
    places = np.broadcast_to(offsets, (n, count, 3)).copy()
    groups: dict[str, list[tuple[int, list[int]]]] = {}
    at = 0
    for i, joint in enumerate(joints):
        turning = []
        for axis, kind in joint.channels:
            if kind == "position":
                places[:, i, "XYZ".index(axis)] = values[:, at]
            else:
                turning.append((axis, at))
            at += 1
        groups.setdefault("".join(axis for axis, _ in turning), []).append((i, [c for _, c in turning]))
    for order, members in groups.items():
        index = [i for i, _ in members]
        columns = [c for _, c in members]
        turn[:, index] = rotation.from_euler(order, np.radians(values[:, np.array(columns, int)]))
    moving = [any(kind == "position" for _, kind in joint.channels) for joint in joints]
    slides = places if any(moving[1:]) and not np.allclose(places[:, 1:], offsets[1:], atol=1e-6) else None
    orders = tuple("".join(axis for axis, kind in joint.channels if kind == "rotation") for joint in joints)
    ends = tuple((i, end) for i, joint in enumerate(joints) for end in joint.ends)
    parents = tuple(joint.parent for joint in joints)
    skeleton = Skeleton(tuple(joint.name for joint in joints), parents, offsets, ends)  # pyright: ignore
    return Motion(skeleton, rate, places[:, 0], turn, name, slides, channels=Channels(orders, tuple(moving)))


def text(motion: Motion) -> str:
    """A motion as the text of a BVH file, in the coordinates it has now; `as_recorded` first for the file's own."""
    skeleton, n = motion.skeleton, len(motion)
    channels = motion.channels or Channels(("ZYX",) * len(skeleton), (False,) * len(skeleton))
    orders = [order if len(set(order)) == 3 == len(order) else "ZYX" for order in channels.orders]
    places = [i == 0 or (channels.places[i] and motion.slides is not None) for i in range(len(skeleton))]
    lines = ["HIERARCHY"]
    columns: list[np.ndarray] = []

    def write(i: int, depth: int) -> None:
        tab = "\t" * depth
        inside = "\t" * (depth + 1)
        rotations = " ".join(f"{axis}rotation" for axis in orders[i])
        moved = "Xposition Yposition Zposition " if places[i] else ""
        lines.extend(
            (
                f"{tab}{'JOINT' if i else 'ROOT'} {skeleton.names[i]}",
                f"{tab}{{",
                f"{inside}OFFSET {_spaced(skeleton.offsets[i])}",
                f"{inside}CHANNELS {6 if places[i] else 3} {moved}{rotations}",
            )
        )
        if places[i]:
            columns.append(motion.root if i == 0 else motion.slides[:, i])  # pyright: ignore
        columns.append(np.degrees(rotation.to_euler(orders[i], motion.turn[:, i])))
        for child in skeleton.children[i]:
            write(child, depth + 1)
        for at, end in skeleton.ends:
            if at == i:
                lines.extend((f"{inside}End Site", f"{inside}{{", f"{inside}\tOFFSET {_spaced(end)}", f"{inside}}}"))
        if not skeleton.children[i] and skeleton.end(i) is None:  # other programs want every branch ended
            lines.extend((f"{inside}End Site", f"{inside}{{", f"{inside}\tOFFSET 0 0 0", f"{inside}}}"))
        lines.append(f"{tab}}}")

    write(0, 0)
    lines += ["MOTION", f"Frames: {n}", f"Frame Time: {1.0 / motion.rate:.9g}"]
    table = np.concatenate(columns, axis=1)
    lines += [" ".join(row) for row in np.char.mod("%.7g", table)]
    return "\n".join(lines) + "\n"


def _spaced(values: np.ndarray | tuple[float, ...]) -> str:
    return " ".join(f"{float(value):.9g}" for value in values)
