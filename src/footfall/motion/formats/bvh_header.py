"""The header of a BVH file: the joint hierarchy, the number of frames and the frame time."""

from __future__ import annotations

from dataclasses import dataclass, field

from .tokens import Tokens, shown

MAX_JOINTS = 1000
MAX_DEPTH = 200
CHANNEL = {f"{axis}{kind}".lower(): (axis, kind) for axis in "XYZ" for kind in ("position", "rotation")}
END = -2  # an End Site in the list of open braces


@dataclass
class Joint:
    """One joint of the file; what has not been read yet is None."""

    name: str
    parent: int
    line: int
    offset: tuple[float, ...] | None = None
    channels: list[tuple[str, str]] | None = None  # (axis, position or rotation)
    ends: list[tuple[float, ...] | None] = field(default_factory=list)


def hierarchy(tokens: Tokens) -> list[Joint]:
    """The joints in the order of the file, parents first."""
    joints: list[Joint] = []
    first = tokens.token()
    if first.upper() != "HIERARCHY":
        raise tokens.fail(f"expected HIERARCHY, got {shown(first)}; is this a BVH file?")
    open_braces: list[int] = []  # joints, or END
    while True:
        token = tokens.token()
        key = token.upper()
        if key in ("ROOT", "JOINT"):
            _open_joint(tokens, key, joints, open_braces)
        elif key == "END":
            _open_end(tokens, joints, open_braces)
        elif key == "OFFSET":
            _offset(tokens, joints, open_braces)
        elif key == "CHANNELS":
            _channels(tokens, joints, open_braces)
        elif key == "}":
            _close(tokens, joints, open_braces)
        elif key == "MOTION":
            if open_braces or not joints:
                raise tokens.fail(f"MOTION before {'all braces are closed' if joints else 'any joint'}")
            return joints
        else:
            raise tokens.fail(f"unknown token {shown(token)}; expected JOINT, End Site, OFFSET, CHANNELS, }} or MOTION")


def _open_joint(tokens: Tokens, key: str, joints: list[Joint], open_braces: list[int]) -> None:
    if (key == "ROOT") != (not joints):
        raise tokens.fail("a second ROOT; only files with one root can be read" if joints else "expected ROOT first")
    if joints and (not open_braces or open_braces[-1] == END):
        raise tokens.fail("JOINT is outside the braces of its parent")
    line = tokens.number
    name = tokens.name(key, _before_brace(tokens))
    twin = next((joint for joint in joints if joint.name == name), None)
    if twin:
        raise tokens.fail(
            f"a second joint called {shown(name, 60)} (the first is in line {twin.line}); names must differ"
        )
    if len(joints) >= MAX_JOINTS or len(open_braces) >= MAX_DEPTH:
        raise tokens.fail(f"more than {MAX_JOINTS} joints, or nested deeper than {MAX_DEPTH}")
    joints.append(Joint(name, open_braces[-1] if open_braces else -1, line))
    _brace(tokens, name)
    open_braces.append(len(joints) - 1)


def _open_end(tokens: Tokens, joints: list[Joint], open_braces: list[int]) -> None:
    if not open_braces or open_braces[-1] == END:
        raise tokens.fail("End Site is outside a joint")
    _before_brace(tokens)
    ends = joints[open_braces[-1]].ends
    if len(ends) >= MAX_JOINTS:
        raise tokens.fail(f"more than {MAX_JOINTS} End Sites in one joint")
    _brace(tokens, "End Site")
    ends.append(None)
    open_braces.append(END)


def _close(tokens: Tokens, joints: list[Joint], open_braces: list[int]) -> None:
    if not open_braces:
        raise tokens.fail("a closing brace without an opening one")
    closed = open_braces.pop()
    joint = joints[open_braces[-1] if closed == END else closed]
    if (joint.ends[-1] if closed == END else joint.offset) is None:
        raise tokens.fail(f"{'the End Site of ' if closed == END else ''}{shown(joint.name, 60)} has no OFFSET")


def _before_brace(tokens: Tokens) -> list[str]:
    """The rest of the line; an opening brace at its end is left for the next token."""
    rest = tokens.rest()
    if rest and rest[-1].endswith("{"):
        last = rest.pop().removesuffix("{")
        tokens.push("{")
        rest += [last] if last else []
    return rest


def _brace(tokens: Tokens, of: str) -> None:
    token = tokens.token()
    if token != "{":
        raise tokens.fail(f"expected {{ after {shown(of, 60)}, got {shown(token)}")


def _offset(tokens: Tokens, joints: list[Joint], open_braces: list[int]) -> None:
    if not open_braces:
        raise tokens.fail("OFFSET is outside a joint")
    values = tuple(tokens.number_token("OFFSET") for _ in range(3))
    joint = joints[open_braces[-1] if open_braces[-1] != END else open_braces[-2]]
    if (joint.offset if open_braces[-1] != END else joint.ends[-1]) is not None:
        raise tokens.fail(f"a second OFFSET in {shown(joint.name, 60)}")
    if open_braces[-1] == END:
        joint.ends[-1] = values
    else:
        joint.offset = values


def _channels(tokens: Tokens, joints: list[Joint], open_braces: list[int]) -> None:
    if not open_braces or open_braces[-1] == END:
        raise tokens.fail("CHANNELS is outside a joint")
    joint = joints[open_braces[-1]]
    if joint.channels is not None:
        raise tokens.fail(f"a second CHANNELS in {shown(joint.name, 60)}")
    count = tokens.number_token("CHANNELS")
    if count != int(count) or not 0 <= count <= 6:
        raise tokens.fail(f"CHANNELS {count:g}; expected 0 to 6")
    joint.channels = []
    for _ in range(int(count)):
        token = tokens.token()
        channel = CHANNEL.get(token.lower())
        if channel is None:
            raise tokens.fail(f"unknown channel {shown(token)}; expected {count:g} of Xposition … Zrotation")
        if channel in joint.channels:
            raise tokens.fail(f"channel {shown(token)} is listed twice")
        joint.channels.append(channel)


def frame_header(tokens: Tokens) -> tuple[int, float]:
    """The number of frames and the frame time [s] of the MOTION section."""
    _label(tokens, "Frames")
    frames = tokens.number_token("Frames")
    if frames != int(frames) or frames < 1:
        raise tokens.fail(f"Frames: {frames:g}; expected a whole number of at least 1")
    _label(tokens, "Frame Time")
    seconds = tokens.number_token("Frame Time")
    if not 1e-5 <= seconds <= 10.0:
        raise tokens.fail(f"Frame Time: {seconds:g}; expected 0.00001 to 10 seconds")
    if tokens.peek():
        raise tokens.fail(f"unexpected {shown(tokens.peek())} after the Frame Time")
    return int(frames), seconds


def _label(tokens: Tokens, label: str) -> None:
    """Read the label `Frames:` or `Frame Time:`, with any spacing; what follows the colon is left."""
    got = ""
    while ":" not in got:
        got += tokens.token()
        if len(got) > 100:
            break
    before, colon, after = got.partition(":")
    if before.lower() != label.replace(" ", "").lower() or not colon:
        raise tokens.fail(f"expected {label}:, got {shown(got)}")
    if after:
        tokens.push(after)
