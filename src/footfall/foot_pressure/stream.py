"""Live pictures of a pad over UDP on this machine, and a demo client that sends a recording as a pad would.

Each datagram is one line of the format of `systems.foot_pressure.pad_file`: first the description of the pad, repeated
every second, then pictures. A stream that stops leaves the avatar in its last pose; when it comes back after more
than a second, the performer stands still for a moment and the avatar goes on.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from ..errors import BadInput
from ..evaluate import report as reports
from ..evaluate.report import Report
from ..motion.motion import Motion
from ..physics.scene import Scene
from ..systems.foot_pressure import pad_file
from ..systems.foot_pressure.animator import STANCE, Animator, Poses
from ..systems.foot_pressure.database import RATE, Database
from .commands import check_target, load, write_motion

HOST = "127.0.0.1"
LARGEST = 65507  # bytes of a datagram
BUFFER = 4 << 20  # of the socket [bytes]: pictures wait there while others are animated
LOST = 1.0  # without pictures for this long the stream has stopped [s]
POLL = 0.1  # [s]
MAX_POSES = 60 * 1800  # frames that are kept for a motion file
MAX_ACTS = 10_000  # that are kept for a report


class Receiver:
    """What a server does with lines, whatever carries them.

    Attributes:
        pictures: How many were used.
        refused: How many lines could not be used.
        breaks: How often the stream stopped and came back.
        acts: Time [s] and last label of every act.
        time: Of the last picture that was used [s].
        frame: That picture [row, column]; None before the first.
    """

    def __init__(self, database: Database, tell: Callable[[str], None] | None = None, keep: bool = True):
        self.database, self.tell, self.keep = database, tell or (lambda text: None), keep
        self.time, self.frame = 0.0, None
        self.animator = Animator(database)
        self.pictures = self.refused = self.breaks = 0
        self.acts: list[tuple[float, str]] = []
        self.poses: list[Poses] = []
        self._last: float | None = None
        self._was = STANCE
        self._kept = 0

    def take(self, text: str) -> Poses | None:
        """One line of the stream; a bad one is counted, told, and left out."""
        try:
            if text.startswith("#"):
                pad_file.check_same(pad_file.read_heading(text), self.database.pad, "the stream")
                return None
            at, frame = pad_file.read_line(text, self.database.pad)
        except BadInput as error:
            self.refused += 1
            if self.refused <= 5:
                self.tell(f"left out: {error}")
            return None
        if self._last is not None and at <= self._last:
            if self._last - at < LOST:
                return None  # a datagram that was late
            self._again(at)
        elif self._last is not None and at - self._last > LOST:
            self._again(at)
        missing = 0 if self._last is None else round((at - self._last) * self.database.pad.rate) - 1
        self._last = at
        for _ in range(min(max(missing, 0), round(LOST * self.database.pad.rate))):
            self._push(frame, at)  # lost datagrams: the picture that follows them stands for them
        return self._push(frame, at)

    def _push(self, frame: np.ndarray, at: float) -> Poses | None:
        self.pictures, self.time, self.frame = self.pictures + 1, at, frame
        poses = self.animator.push(frame)
        label = STANCE if poses is None else poses.label
        if label not in (self._was, STANCE):
            begun = at if self._was == STANCE else self.acts.pop()[0]  # or a better template took over
            self.acts = [*self.acts[-MAX_ACTS:], (begun, label)]
            self.tell(f"{at:8.2f} s  {label}")
        self._was = label
        if self.keep and poses is not None and self._kept < MAX_POSES:
            self.poses.append(poses)
            self._kept += len(poses.root)
        return poses

    def _again(self, at: float) -> None:
        """A new performer, or the same one after a pause: feet are looked for anew."""
        self.breaks += 1
        self.tell(f"{at:8.2f} s  the stream came back after a pause")
        self.animator, self._was, self._last = Animator(self.database), STANCE, None

    def feet(self) -> list[dict[str, object]]:
        """The performer's feet as they are tracked, left and right, on the pad [m]; empty before a stance was seen."""
        feet = self.animator.extractor.tracker.feet or []
        return [{"on": foot.on, "ankle": foot.ankle.tolist(), "centre": foot.pressure_centre.tolist()} for foot in feet]

    def motion(self) -> Motion | None:
        """All poses that were shown; None if there were none."""
        if not self.poses:
            return None
        root = np.concatenate([poses.root for poses in self.poses])
        rotations = np.concatenate([poses.rotations for poses in self.poses])
        return Motion(self.database.roles.skeleton, RATE, root, rotations, "foot-pressure")


def serve(
    folder: str, port: int, out: Path | None = None, seconds: float = 0.0, tell: Callable[[str], None] | None = None
) -> Report:
    """Take in a stream until it is interrupted, or for some time.

    Args:
        folder: Of the database.
        port: UDP port on 127.0.0.1.
        out: Motion file written in the end; none if not given.
        seconds: How long [s]; until Ctrl-C if 0.
        tell: Called with a line for every act and every break.

    Returns:
        The report.
    """
    if out is not None:
        check_target(out)
    database, name = load(folder)
    receiver = Receiver(database, tell, keep=out is not None)
    report = Report(f"live stream with {name}", {}, columns=("time_s", "act"))
    report.conditions = reports.conditions(database.character, Scene(), 1.0 / RATE, port=port)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.bind((HOST, port))
        except OSError as error:
            raise BadInput(f"port {port}: {error.strerror or error}; expected a free UDP port") from None
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
        line.settimeout(POLL)
        if tell:
            tell(f"waiting for pictures on {HOST}:{port} (UDP); Ctrl-C ends")
        until = time.monotonic() + seconds if seconds else float("inf")
        try:
            while time.monotonic() < until:
                try:
                    data = line.recv(LARGEST)
                except TimeoutError:
                    continue
                receiver.take(data.decode("utf-8", errors="replace"))
        except KeyboardInterrupt:
            report.stopped = True
    report.rows = [(round(at, 2), label) for at, label in receiver.acts]
    report.figures = {
        "pictures": receiver.pictures,
        "acts": len(receiver.acts),
        "left_out": receiver.refused,
        "breaks": receiver.breaks,
        "latency_s": receiver.animator.delay,
    }
    motion = receiver.motion()
    if out is not None and motion is not None:
        write_motion(motion, out)
        report.files.append(str(out))
    return report


def send(recording: Path, port: int, speed: float = 1.0) -> int:
    """Send a recording in real time, as a pad would.

    Args:
        recording: CSV file.
        port: UDP port on 127.0.0.1.
        speed: Times real time.

    Returns:
        Pictures sent.
    """
    made = pad_file.read(recording)
    start = time.monotonic()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        for k, frame in enumerate(made.frames):
            wait = start + k / made.pad.rate / speed - time.monotonic()
            if wait > 0.0:
                time.sleep(wait)
            if k % max(1, round(made.pad.rate)) == 0:
                line.sendto(pad_file.heading(made.pad).encode(), (HOST, port))
            text = pad_file.line(made.start + k / made.pad.rate, frame).encode()
            if len(text) > LARGEST:
                raise BadInput(
                    f"{recording}: a picture of {len(text)} bytes does not fit a datagram of {LARGEST}; "
                    "expected a pad with fewer cells"
                )
            line.sendto(text, (HOST, port))
    return len(made.frames)
