"""Frames of a pressure pad as text: a file, or lines of a live stream.

The first line describes the pad: `#pad rows=64 columns=80 cell_m=0.0127 rate_hz=12 levels=255 full_scale_n_cm2=40`.
Every other line is a frame: time [s], then rows · columns whole numbers, row after row (the first row is the rearmost,
the first column the rightmost for somebody who faces along the rows' numbers), all separated by commas. A stream has
the same lines.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ...errors import BadFile, BadInput
from ...physics.pressure import Pad
from ...writing import whole_file

KEYS = {  # of the first line, and the attribute of `Pad`
    "rows": "rows",
    "columns": "columns",
    "cell_m": "cell",
    "rate_hz": "rate",
    "levels": "levels",
    "full_scale_n_cm2": "full_scale",
}
WHOLE = ("rows", "columns", "levels")
MAX_BYTES = 512 << 20
MAX_FRAMES = 400_000
LATE = 1.6  # a frame this many periods after the one before it: frames are missing


@dataclass(frozen=True, eq=False)
class Recording:
    """Frames of a pad.

    Attributes:
        pad: The pad.
        frames: [frame, row, column] levels.
        start: Time of the first frame [s].
    """

    pad: Pad
    frames: np.ndarray
    start: float = 0.0

    @property
    def seconds(self) -> float:
        """Duration [s]."""
        return len(self.frames) / self.pad.rate


def heading(pad: Pad) -> str:
    """The first line of a file or stream."""
    return "#pad " + " ".join(f"{key}={getattr(pad, name):g}" for key, name in KEYS.items())


def line(time: float, frame: np.ndarray) -> str:
    """The line of one frame: time [s] and levels [row, column]."""
    return f"{time:.4f}," + ",".join(map(str, frame.ravel().tolist()))


def read_heading(text: str) -> Pad:
    """The pad that a first line describes.

    Raises:
        BadInput: It is not such a line.
    """
    words = text.strip().split()
    if not words or words[0] != "#pad" or len(words) > 20:
        raise BadInput(f"expected a first line such as {heading(Pad())!r}, got {text.strip()[:60]!r}")
    values: dict[str, Any] = {}
    for word in words[1:]:
        key, _, value = word.partition("=")
        if key not in KEYS:
            raise BadInput(f"unknown key {key[:30]!r} of a pad; available: {', '.join(KEYS)}")
        try:
            number = float(value)
        except ValueError:
            raise BadInput(f"{key}: expected a number, got {value[:30]!r}") from None
        if not np.isfinite(number) or (key in WHOLE and number != int(number)):
            raise BadInput(f"{key}: {value[:30]} cannot be used; expected a {'whole ' * (key in WHOLE)}number")
        values[KEYS[key]] = int(number) if key in WHOLE else number
    return Pad(**values)


def read_line(text: str, pad: Pad) -> tuple[float, np.ndarray]:
    """Time [s] and levels [row, column] of one frame.

    Raises:
        BadInput: It is not a frame of this pad.
    """
    time, _, rest = text.partition(",")
    try:
        at = float(time)
        values = np.array(rest.split(","), dtype=np.int64)
    except (ValueError, OverflowError):
        raise BadInput(f"expected a time and whole numbers, got {text.strip()[:40]!r}") from None
    wanted = pad.rows * pad.columns
    if not np.isfinite(at):
        raise BadInput(f"a frame at the time {time[:20]}; expected seconds")
    if len(values) != wanted:
        raise BadInput(f"{len(values)} values; expected {wanted} for {pad.rows} rows and {pad.columns} columns")
    if values.min() < 0 or values.max() > pad.levels:
        raise BadInput(f"a value of {values.min() if values.min() < 0 else values.max()}; expected 0 to {pad.levels}")
    kind = np.uint8 if pad.levels <= 255 else np.uint16
    return at, values.astype(kind).reshape(pad.rows, pad.columns)


def read(path: Path, fill: bool = False) -> Recording:
    """Read a recording.

    Args:
        path: Of the file.
        fill: Whether missing frames are filled with the last one before them; otherwise they are an error.

    Returns:
        The recording.

    Raises:
        BadFile: It cannot be read, has another grid than its first line says, or misses frames.
    """
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadFile(path, "", f"is larger than {MAX_BYTES >> 20} MB, the largest size that is read")
        with path.open(encoding="utf-8", errors="replace") as file:
            try:
                pad = read_heading(file.readline(2000))
            except BadInput as error:
                raise BadFile(path, "line 1", str(error)) from None
            frames, start = _frames(path, file, pad, fill)
    except OSError as error:
        raise BadFile(path, "", f"cannot be read: {error.strerror or error}") from None
    return Recording(pad, np.array(frames), start)


def _frames(path: Path, file, pad: Pad, fill: bool) -> tuple[list[np.ndarray], float]:
    frames: list[np.ndarray] = []
    start = last = 0.0
    for number, text in enumerate(file, 2):
        if not text.strip():
            continue
        try:
            time, frame = read_line(text, pad)
        except BadInput as error:
            raise BadFile(path, f"line {number}", str(error)) from None
        if frames and time <= last:
            raise BadFile(path, f"line {number}", f"time {time:g} s after {last:g} s; expected times that increase")
        missing = round((time - last) * pad.rate) - 1 if frames and (time - last) * pad.rate > LATE else 0
        if missing > 0 and not fill:
            raise BadFile(
                path,
                f"line {number}",
                f"{missing} frames are missing between {last:g} and {time:g} s at {pad.rate:g} Hz; "
                "expected all of them, or --fill to hold the last one",
            )
        if len(frames) + missing > MAX_FRAMES:
            raise BadFile(path, f"line {number}", f"more than {MAX_FRAMES:,} frames, the most that are read")
        start = start if frames else time
        frames += frames[-1:] * missing + [frame]
        last = time
    if len(frames) < 2:
        raise BadFile(path, "", f"has {len(frames)} frames; expected at least 2")
    return frames, start


def write(path: Path, recording: Recording) -> None:
    """Write a recording, whole or not at all."""

    def fill(file) -> None:
        file.write((heading(recording.pad) + "\n").encode())
        for k, frame in enumerate(recording.frames):
            file.write((line(recording.start + k / recording.pad.rate, frame) + "\n").encode())

    whole_file(path, fill)


def check_same(pad: Pad, wanted: Pad, name: str) -> None:
    """Refuse a recording of another pad than the one that a database was trained with."""
    for key, attribute in KEYS.items():
        if not np.isclose(getattr(pad, attribute), getattr(wanted, attribute), rtol=1e-3):
            raise BadInput(
                f"{name}: {key}={getattr(pad, attribute):g}; the database was trained with {heading(wanted)[5:]}"
            )
