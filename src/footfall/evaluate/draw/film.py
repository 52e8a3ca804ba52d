"""A rollout as a film: a shaded solid figure on a floor with grid lines, rendered on the CPU.

MP4 needs ffmpeg, on the path or from `pip install imageio-ffmpeg`; GIF needs nothing else.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from ...errors import BadInput
from ...physics import poses
from ...trials import Rollout
from ...writing import whole_file

SIZE = (960, 600)  # [pixels]
SUPERSAMPLING = 2  # rendered larger by this factor, then scaled down for smooth edges
RATE = {".gif": 25, ".mp4": 30}  # frames per second
MAX_SECONDS = 60.0  # of a film
SKY, FLOOR, LINE, SHADE = (233, 230, 225), (226, 222, 215), (189, 182, 171), (198, 192, 183)
COLORS = {"left": (134, 163, 208), "right": (224, 151, 117), "": (232, 228, 221)}  # as on the page of the studio
DISTANCE, HEIGHT, FOCAL = 3.4, 1.15, 1.4  # of the camera: from the body, above the floor [m]; focal length


def write(rollout: Rollout, path: Path) -> None:
    """Write a film of a rollout.

    Args:
        rollout: A recorded rollout.
        path: The file; its suffix, .gif or .mp4, decides the format.
    """
    kind = path.suffix.lower()
    if kind not in RATE:
        raise BadInput(f"{path.name}: a film is a .gif or an .mp4 file")
    if len(rollout.time) < 2:
        raise BadInput("too little was recorded for a film")
    if kind == ".mp4":
        program = ffmpeg()
        whole_file(path, lambda file: file.write(_mp4(program, rollout)))
        return
    pictures = [picture.quantize(64) for picture in frames(rollout, RATE[kind])]
    every = round(1000 / RATE[kind])
    whole_file(
        path,
        lambda file: pictures[0].save(
            file, "GIF", save_all=True, append_images=pictures[1:], duration=every, loop=0, optimize=False
        ),
    )


def ffmpeg() -> str:
    """Path of the ffmpeg program."""
    found = shutil.which("ffmpeg")
    if found:
        return found
    try:
        from imageio_ffmpeg import get_ffmpeg_exe  # pyright: ignore[reportMissingImports]

        return get_ffmpeg_exe()
    except (ImportError, RuntimeError):
        raise BadInput(
            "an .mp4 needs ffmpeg; install it, or pip install imageio-ffmpeg, or make a .gif instead"
        ) from None


def _mp4(program: str, rollout: Rollout) -> bytes:
    """Encode the film with ffmpeg."""
    import tempfile

    width, height = SIZE
    with tempfile.TemporaryDirectory(prefix="footfall-") as folder:
        target = Path(folder) / "film.mp4"
        how = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{width}x{height}", "-r", str(RATE[".mp4"]), "-i", "-"]
        how += ["-an", "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-y", str(target)]
        coder = subprocess.Popen([program, "-loglevel", "error", *how], stdin=subprocess.PIPE, stderr=subprocess.PIPE)
        assert coder.stdin is not None
        try:
            for picture in frames(rollout, RATE[".mp4"]):
                coder.stdin.write(picture.tobytes())
            coder.stdin.close()
        except BrokenPipeError:
            pass
        if coder.wait() or not target.is_file():
            raise BadInput("ffmpeg could not encode the film")
        return target.read_bytes()


def frames(rollout: Rollout, rate: int) -> Iterator[Any]:
    """Render the frames as PIL images, seen from the side, slightly from the front; the camera turns with the body."""
    from PIL import Image, ImageDraw

    time = rollout.time
    at = np.arange(time[0], min(time[-1], time[0] + MAX_SECONDS), 1.0 / rate)
    rows = np.clip(np.searchsorted(time, at), 0, len(time) - 1)
    character = rollout.trial.character
    solids = _solids(rollout, rows)
    planar = character.planar
    yaw = np.zeros(len(time)) if planar else np.unwrap(rollout.heading())
    width, height = (SUPERSAMPLING * length for length in SIZE)
    for k, row in enumerate(rows):
        body = np.array([rollout["x"][row], 0.0 if planar else rollout["y"][row]])
        ground = rollout.trial.ground.height(float(body[0]))
        camera = _Camera(body, ground, float(yaw[row]) - 0.5 * np.pi + (0.0 if planar else 0.5), width, height)
        picture = Image.new("RGB", (width, height), SKY)
        pen = ImageDraw.Draw(picture)
        _floor(pen, camera, rollout)
        now = [(side, radius, points[k]) for side, radius, points in solids]
        _shadow(pen, camera, np.concatenate([points for _, _, points in now]), ground)
        for side, radius, points in sorted(now, key=lambda part: -camera.depth(part[2])):
            if radius > 0.0:
                _capsule(pen, camera, points, radius, COLORS[side])
            else:
                _block(pen, camera, points, COLORS[side])
        yield picture.resize(SIZE, Image.Resampling.LANCZOS)


class _Camera:
    """Perspective projection from world to image coordinates."""

    def __init__(self, body: np.ndarray, ground: float, yaw: float, width: int, height: int):
        look = np.array([np.cos(yaw + np.pi), np.sin(yaw + np.pi)])
        self.eye = np.array([*(body - DISTANCE * look), ground + HEIGHT])
        self.ahead, self.right = np.array([*look, 0.0]), np.array([look[1], -look[0], 0.0])
        self.scale, self.centre = FOCAL * height, (0.5 * width, 0.43 * height)

    def depth(self, points: np.ndarray) -> float:
        """Mean distance along the viewing direction [m]."""
        return float(np.mean((points - self.eye) @ self.ahead))

    def project(self, points: np.ndarray) -> np.ndarray:
        """[n, 3]: x and y in the image [pixels], and the scale [pixels/m]."""
        away = points - self.eye
        deep = np.maximum(away @ self.ahead, 0.1)
        near = self.scale / deep
        return np.stack((self.centre[0] + near * (away @ self.right), self.centre[1] - near * away[:, 2], near), axis=1)


def _solids(rollout: Rollout, rows: np.ndarray) -> list[tuple[str, float, np.ndarray]]:
    """Solids to draw: side, radius, and both ends of every bone [row, 2, 3]; radius 0 and the corners for a foot."""
    character = rollout.trial.character
    lines = poses.bones(character, rollout.qpos()[rows])
    found = []
    for link in character.links:
        if link.name not in lines:
            continue
        side = next((word for word in ("left", "right") if link.name.startswith(word)), "")
        if link.line:
            found.append((side, link.radius, lines[link.name]))
    for foot in (part for part in poses.parts(character, rollout.qpos()[rows]) if part.kind == poses.FOOT):
        side = next((word for word in ("left", "right") if foot.link.startswith(word)), "")
        found.append((side, 0.0, foot.points))
    return found


def _block(pen: Any, camera: _Camera, points: np.ndarray, color: tuple[int, int, int]) -> None:
    """Draw the convex hull of a foot's corners."""
    from scipy.spatial import ConvexHull, QhullError

    spots = camera.project(points)[:, :2]
    try:
        rim = spots[ConvexHull(spots).vertices]
    except QhullError:  # seen on edge
        rim = spots
    corners = [tuple(spot) for spot in rim]
    pen.polygon(corners, fill=color)
    pen.line(
        [*corners, corners[0]], fill=tuple(int(0.72 * part) for part in color), width=2 * SUPERSAMPLING, joint="curve"
    )


def _shadow(pen: Any, camera: _Camera, points: np.ndarray, ground: float) -> None:
    """Draw an elliptic shadow on the floor below the body."""
    (x0, y0), (x1, y1) = points[:, :2].min(axis=0), points[:, :2].max(axis=0)
    angle = np.linspace(0.0, 2.0 * np.pi, 40)
    rim = np.stack(
        ((x0 + x1) / 2 + (x1 - x0) / 2 * np.cos(angle), (y0 + y1) / 2 + (y1 - y0) / 2 * np.sin(angle)), axis=1
    )
    spots = camera.project(np.column_stack((rim, np.full(len(rim), ground))))
    pen.polygon([tuple(spot) for spot in spots[:, :2]], fill=SHADE)


def _capsule(pen: Any, camera: _Camera, points: np.ndarray, radius: float, color: tuple[int, int, int]) -> None:
    """Draw a capsule, darker at its rim, so that overlapping limbs can be distinguished."""
    spots = camera.project(points)
    for fraction, tint in ((1.0, 0.72), (0.8, 1.0), (0.35, 1.12)):
        shade = tuple(min(255, int(tint * part)) for part in color)
        lift = -0.3 * (1.0 - fraction)
        for (x0, y0, s0), (x1, y1, s1) in pairwise(spots):
            thick = fraction * radius * (s0 + s1)
            up = lift * radius * s0
            pen.line((x0, y0 + up, x1, y1 + up), fill=shade, width=max(1, round(thick)))
        for x, y, s in spots:
            r, up = fraction * radius * s, lift * radius * s
            pen.ellipse((x - r, y - r + up, x + r, y + r + up), fill=shade)


def _floor(pen: Any, camera: _Camera, rollout: Rollout) -> None:
    """Draw grid lines on the ground, one per metre, at the height of the ground."""
    width, height = (SUPERSAMPLING * length for length in SIZE)
    pen.rectangle((0, camera.centre[1] - 1, width, height), fill=FLOOR)
    x0, y0 = (round(float(v)) for v in camera.eye[:2] + DISTANCE * camera.ahead[:2])
    xs = np.arange(x0 - 12, x0 + 13)
    height = np.array([rollout.trial.ground.height(float(x)) for x in xs])
    for y in range(y0 - 8, y0 + 9):
        _line(pen, camera, np.stack((xs, np.full(len(xs), y), height), axis=1))
    for x, z in zip(xs, height, strict=True):
        _line(pen, camera, np.array([[x, y0 - 8, z], [x, y0 + 8, z]], float))


def _line(pen: Any, camera: _Camera, points: np.ndarray) -> None:
    """Draw the part of a polyline in front of the camera."""
    front = (points - camera.eye) @ camera.ahead > 0.3
    spots = camera.project(points)
    for k in range(len(points) - 1):
        if front[k] and front[k + 1]:
            pen.line((*spots[k, :2], *spots[k + 1, :2]), fill=LINE, width=2)
