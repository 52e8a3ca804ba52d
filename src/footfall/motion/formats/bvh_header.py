"""The header of a BVH file: its joints as they stand there, and the frames it promises."""

from __future__ import annotations

from dataclasses import dataclass, field

from .tokens import Words, shown

MAX_JOINTS = 1000
MAX_DEPTH = 200
CHANNEL = {f"{axis}{kind}".lower(): (axis, kind) for axis in "XYZ" for kind in ("position", "rotation")}
END = -2  # stands for an End Site among the open braces


@dataclass
class Joint:
    """One joint of the file; what it has not said yet is None."""

    name: str
    parent: int
    line: int
    offset: tuple[float, ...] | None = None
    channels: list[tuple[str, str]] | None = None  # (axis, position or rotation)
    ends: list[tuple[float, ...] | None] = field(default_factory=list)


def hierarchy(words: Words) -> list[Joint]:
    """The joints, parents first, as they stand in the file."""
    joints: list[Joint] = []
    first = words.word()
    if first.upper() != "HIERARCHY":
        raise words.fail(f"expected HIERARCHY, got {shown(first)}; is this a BVH file?")
    open_braces: list[int] = []  # joints, or END
    while True:
        word = words.word()
        key = word.upper()
        if key in ("ROOT", "JOINT"):
            _open_joint(words, key, joints, open_braces)
        elif key == "END":
            _open_end(words, joints, open_braces)
        elif key == "OFFSET":
            _offset(words, joints, open_braces)
        elif key == "CHANNELS":
            _channels(words, joints, open_braces)
        elif key == "}":
            _close(words, joints, open_braces)
        elif key == "MOTION":
            if open_braces or not joints:
                raise words.fail(f"MOTION before {'all braces are closed' if joints else 'any joint'}")
            return joints
        else:
            raise words.fail(f"unknown word {shown(word)}; expected JOINT, End Site, OFFSET, CHANNELS, }} or MOTION")


def _open_joint(words: Words, key: str, joints: list[Joint], open_braces: list[int]) -> None:
    if (key == "ROOT") != (not joints):
        raise words.fail("a second ROOT; files with one root are read" if joints else "expected ROOT first")
    if joints and (not open_braces or open_braces[-1] == END):
        raise words.fail("JOINT stands outside the braces of its parent")
    line = words.number
    name = words.name(key, _before_brace(words))
    twin = next((joint for joint in joints if joint.name == name), None)
    if twin:
        raise words.fail(
            f"a second joint called {shown(name, 60)} (the first is in line {twin.line}); names must differ"
        )
    if len(joints) >= MAX_JOINTS or len(open_braces) >= MAX_DEPTH:
        raise words.fail(f"more than {MAX_JOINTS} joints, or nested deeper than {MAX_DEPTH}")
    joints.append(Joint(name, open_braces[-1] if open_braces else -1, line))
    _brace(words, name)
    open_braces.append(len(joints) - 1)


def _open_end(words: Words, joints: list[Joint], open_braces: list[int]) -> None:
    if not open_braces or open_braces[-1] == END:
        raise words.fail("End Site stands outside a joint")
    _before_brace(words)
    ends = joints[open_braces[-1]].ends
    if len(ends) >= MAX_JOINTS:
        raise words.fail(f"more than {MAX_JOINTS} End Sites in one joint")
    _brace(words, "End Site")
    ends.append(None)
    open_braces.append(END)


def _close(words: Words, joints: list[Joint], open_braces: list[int]) -> None:
    if not open_braces:
        raise words.fail("a closing brace without an opening one")
    closed = open_braces.pop()
    joint = joints[open_braces[-1] if closed == END else closed]
    if (joint.ends[-1] if closed == END else joint.offset) is None:
        raise words.fail(f"{'the End Site of ' if closed == END else ''}{shown(joint.name, 60)} has no OFFSET")


def _before_brace(words: Words) -> list[str]:
    """The rest of the line; an opening brace at its end is left for later."""
    rest = words.rest()
    if rest and rest[-1].endswith("{"):
        last = rest.pop().removesuffix("{")
        words.push("{")
        rest += [last] if last else []
    return rest


def _brace(words: Words, of: str) -> None:
    word = words.word()
    if word != "{":
        raise words.fail(f"expected {{ after {shown(of, 60)}, got {shown(word)}")


def _offset(words: Words, joints: list[Joint], open_braces: list[int]) -> None:
    if not open_braces:
        raise words.fail("OFFSET stands outside a joint")
    values = tuple(words.number_word("OFFSET") for _ in range(3))
    joint = joints[open_braces[-1] if open_braces[-1] != END else open_braces[-2]]
    if (joint.offset if open_braces[-1] != END else joint.ends[-1]) is not None:
        raise words.fail(f"a second OFFSET in {shown(joint.name, 60)}")
    if open_braces[-1] == END:
        joint.ends[-1] = values
    else:
        joint.offset = values


def _channels(words: Words, joints: list[Joint], open_braces: list[int]) -> None:
    if not open_braces or open_braces[-1] == END:
        raise words.fail("CHANNELS stands outside a joint")
    joint = joints[open_braces[-1]]
    if joint.channels is not None:
        raise words.fail(f"a second CHANNELS in {shown(joint.name, 60)}")
    count = words.number_word("CHANNELS")
    if count != int(count) or not 0 <= count <= 6:
        raise words.fail(f"CHANNELS {count:g}; expected 0 to 6")
    joint.channels = []
    for _ in range(int(count)):
        word = words.word()
        channel = CHANNEL.get(word.lower())
        if channel is None:
            raise words.fail(f"unknown channel {shown(word)}; expected {count:g} of Xposition … Zrotation")
        if channel in joint.channels:
            raise words.fail(f"channel {shown(word)} is listed twice")
        joint.channels.append(channel)


def promise(words: Words) -> tuple[int, float]:
    """How many frames the file says it holds, and the time of one [s]."""
    _label(words, "Frames")
    frames = words.number_word("Frames")
    if frames != int(frames) or frames < 1:
        raise words.fail(f"Frames: {frames:g}; expected a whole number of at least 1")
    _label(words, "Frame Time")
    seconds = words.number_word("Frame Time")
    if not 1e-5 <= seconds <= 10.0:
        raise words.fail(f"Frame Time: {seconds:g}; expected 0.00001 to 10 seconds")
    if words.peek():
        raise words.fail(f"unexpected {shown(words.peek())} after the Frame Time")
    return int(frames), seconds


def _label(words: Words, label: str) -> None:
    """Takes `Frames:` or `Frame Time:`, spaced anyhow; what follows the colon is left."""
    got = ""
    while ":" not in got:
        got += words.word()
        if len(got) > 100:
            break
    before, colon, after = got.partition(":")
    if before.lower() != label.replace(" ", "").lower() or not colon:
        raise words.fail(f"expected {label}:, got {shown(got)}")
    if after:
        words.push(after)
