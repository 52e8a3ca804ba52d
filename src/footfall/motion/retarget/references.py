"""Built-in reference motions: human walking at three speeds, standing, and a weight shift, for any character.

The walks are published mean angles (Fukuchi 2018, see `references.toml`) as Fourier series, with a phase difference of
half a cycle between the legs. The pelvis follows from the stance foot: its height keeps the lower foot on the ground,
and its forward speed is the backward speed of that foot. Sideways it moves as a linear inverted pendulum.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from importlib.resources import files

import numpy as np

from ...characters import Character
from ...characters.constants import GRAVITY
from ...characters.roles import SIDES, find
from ...characters.skeleton import of_character
from ...errors import BadInput, UnknownName
from .. import rotation
from ..motion import Motion
from ..rotation import product
from . import anatomy as bones
from . import footing, hinges
from .anatomy import LEFT, Anatomy
from .retarget import joint_rotations

WALKS = ("walk-slow", "walk", "walk-fast")
NAMES = (*WALKS, "stand", "weight-shift")
STEP_WIDTH = 0.6  # of the distance between the hips
TOE_CLEARANCE = 0.02  # in mid-swing [m]
PITCH_SMOOTHING = 0.02  # standard deviation of the smoothing of the pitch correction that avoids the floor [s]
MID_STANCE = 0.31  # phase at which the other foot passes
ARM_SWING = 0.5  # amplitude over that of the opposite thigh
ELBOW_FLEXION = np.radians(20.0)
SHIFT_AMPLITUDE = 0.6  # of the weight shift to each side, of half the distance between the hips
SHIFT_PERIOD = 4.0  # [s]
FORWARD_SHIFT = 0.03  # amplitude of a planar character's weight shift [m]


def reference(name: str, character: Character, seconds: float = 4.0, rate: float = 120.0) -> Motion:
    """A built-in motion of a character.

    Args:
        name: `walk-slow`, `walk`, `walk-fast`, `stand` or `weight-shift`.
        character: The character.
        seconds: Duration [s], up to 3600.
        rate: Frame rate [frames/s], 1 to 10000.

    Returns:
        A motion of the character's links: metres, x forward, z up, floor at 0.

    Raises:
        UnknownName: There is no such motion.
        BadInput: Duration or frame rate are out of range.
    """
    if name not in NAMES:
        raise UnknownName("reference motion", name, NAMES)
    if not (0.0 < seconds <= 3600.0 and 1.0 <= rate <= 10000.0):
        raise BadInput(f"{seconds} s at {rate} frames/s cannot be used; expected up to 3600 s and 1 to 10000 frames/s")
    body = bones.of_skeleton(find(of_character(character)))
    time = np.arange(round(seconds * rate) + 1) / rate
    load = np.full((2, len(time)), 0.5)
    if name in WALKS:
        pitch, frames, side = _walk(name, body, time, character.planar)
        load = _load_fractions(name, time)
        motion = _placed(name, character, body, frames, rate, load, side)
        lower = _stance_height(motion, character, body, load)
        for foot in SIDES:
            frames[f"{foot}_ankle"] = _pitched(_clear_pitch(name, lower, character, body, foot, pitch[foot], time))
    elif name == "stand":
        frames, side = _standing(time), np.zeros(len(time))
    else:
        frames, side = _weight_shift(body, time, character.planar)
    return _placed(name, character, body, frames, rate, load, side)


def _placed(
    name: str,
    character: Character,
    body: Anatomy,
    frames: dict[str, np.ndarray],
    rate: float,
    load: np.ndarray,
    side: np.ndarray,
) -> Motion:
    """The motion from segment orientations, as far as the hinges allow, on the ground; `side` is the root's y [m]."""
    rotations = joint_rotations(frames, body)
    root = np.column_stack((np.zeros(len(side)), side, np.zeros(len(side))))
    still = Motion(body.skeleton, rate, root, rotations, name)
    angles = hinges.fit(still, character).angles
    root = hinges.root_rows(still, character)
    return footing.on_the_ground(hinges.from_angles(character, rate, root, angles, name), character, body, load)


def _load_fractions(name: str, time: np.ndarray) -> np.ndarray:
    """Fraction of the weight on each foot [2, frame]: 1 in single support, smooth transitions in double support."""
    phase = (time / stride_time(name)) % 1.0
    both = toe_off(name) - 0.5  # duration of double support
    rise, fall = (np.clip((phase - start) / both, 0.0, 1.0) for start in (0.0, 0.5))
    fraction = _smooth(rise) - _smooth(fall)
    return np.array((fraction, 1.0 - fraction))


def _stance_height(motion: Motion, character: Character, body: Anatomy, load: np.ndarray) -> Motion:
    """The walk at the height that the stance foot determines, whether or not the other foot is below the floor."""
    low = np.array([footing.lowest(motion, character, body, side) for side in SIDES])
    root = motion.root.copy()
    root[:, 2] -= np.sum(load * low, axis=0)
    return replace(motion, root=root)


def _clear_pitch(
    name: str, motion: Motion, character: Character, body: Anatomy, side: str, pitch: np.ndarray, time: np.ndarray
) -> np.ndarray:
    """A foot's pitch limited so that the foot stays above the floor [frame] [rad]; recorded feet bend at the toes."""
    from scipy.ndimage import gaussian_filter1d

    up, down = footing.free_pitch(motion, character, body, side, _clearance(name, time, side))
    free = np.minimum(np.maximum(pitch, up), np.maximum(down, up))
    return pitch + gaussian_filter1d(free - pitch, PITCH_SMOOTHING * motion.rate, mode="nearest")


def _clearance(name: str, time: np.ndarray, side: str) -> np.ndarray:
    """Minimum height of a swing foot [frame] [m]."""
    phase = (time / stride_time(name) + (0.0 if side == "left" else 0.5)) % 1.0
    off = toe_off(name)
    return TOE_CLEARANCE * np.sin(np.pi * np.clip((phase - off) / (1.0 - off), 0.0, 1.0)) ** 2


def _smooth(x: np.ndarray) -> np.ndarray:
    return x * x * (3.0 - 2.0 * x)


def angle(name: str, part: str, phase: np.ndarray) -> np.ndarray:
    """A published mean angle [rad] at phases from that leg's foot strike.

    Args:
        name: `walk-slow`, `walk` or `walk-fast`.
        part: `pelvis_tilt`, `hip_flexion`, `knee_flexion` or `ankle_dorsiflexion`.
        phase: Any shape; 1 is a whole stride.

    Returns:
        The angles, of the shape of `phase`.
    """
    return _series(_file()[name][part], phase)


def spread(name: str, part: str, phase: np.ndarray) -> np.ndarray:
    """The standard deviation of `angle` between subjects [rad]."""
    return _series(_file()[name][part]["spread"], phase)


def _series(table: dict, phase: np.ndarray) -> np.ndarray:
    k = np.arange(1, len(table["cos"]) + 1)
    waves = 2.0 * np.pi * np.asarray(phase)[..., None] * k
    return np.radians(table["mean"] + np.cos(waves) @ np.array(table["cos"]) + np.sin(waves) @ np.array(table["sin"]))


def source() -> str:
    """Citation of the published means."""
    return str(_file()["source"])


def toe_off(name: str) -> float:
    """Phase of toe-off, from that leg's foot strike."""
    return float(_file()[name]["toe_off"])


def speed(name: str) -> float:
    """Published speed of a walk [m/s]."""
    return float(_file()[name]["speed"])


def stride_time(name: str) -> float:
    """Published stride time of a walk [s]."""
    return float(_file()[name]["stride_time"])


@cache
def _file() -> dict:
    return tomllib.loads(files("footfall.motion.retarget").joinpath("references.toml").read_text(encoding="utf-8"))


def _pitched(forward: np.ndarray) -> np.ndarray:
    """The rotation by a forward pitch about the y axis [frame] [rad]."""
    return rotation.from_axis_angle(LEFT, forward)


def _standing(time: np.ndarray) -> dict[str, np.ndarray]:
    """Upright orientations of all segments, by role."""
    upright = np.tile(rotation.IDENTITY, (len(time), 1))
    roles = ("hips", "spine", "chest", "neck", "head")
    return dict.fromkeys((*roles, *(f"{s}_{p}" for s in SIDES for p in _LIMBS)), upright)


_LIMBS = ("shoulder", "arm", "elbow", "hip", "knee", "ankle")


def _walk(
    name: str, body: Anatomy, time: np.ndarray, planar: bool
) -> tuple[dict[str, np.ndarray], dict[str, np.ndarray], np.ndarray]:
    """Pitch of the feet by side [rad], orientations of all segments by role, and lateral position of the hips [m]."""
    stride = stride_time(name)
    phase = {"left": time / stride, "right": time / stride + 0.5}
    frames = _standing(time)
    tilt = angle(name, "pelvis_tilt", phase["left"])
    # The published tilt is that of a plane through landmarks of the pelvis, which is tilted forward in standing; a
    # character's pelvis is level. Thigh angles are world angles, in which the offset cancels.
    level = np.radians(_file()[name]["pelvis_tilt"]["mean"])
    frames["hips"] = _pitched(tilt - level)
    sway = np.zeros(len(time)) if planar else _sway(body, stride, phase["left"])
    pitch = {}
    for side, other in (("left", "right"), ("right", "left")):
        thigh = angle(name, "hip_flexion", phase[side]) - angle(name, "pelvis_tilt", phase[side])
        shank = thigh - angle(name, "knee_flexion", phase[side])
        foot = shank + angle(name, "ankle_dorsiflexion", phase[side])
        across = angle(name, "hip_flexion", phase[other]) - angle(name, "pelvis_tilt", phase[other])
        arm = ARM_SWING * (across - across.mean())
        roll = rotation.from_axis_angle((1.0, 0.0, 0.0), _lean(body, side, sway, 0.0 if planar else STEP_WIDTH))
        frames[f"{side}_hip"], frames[f"{side}_knee"] = (product(roll, _pitched(-a)) for a in (thigh, shank))
        pitch[side] = -foot
        frames[f"{side}_ankle"] = _pitched(-foot)
        frames[f"{side}_arm"] = _pitched(-arm)
        frames[f"{side}_elbow"] = _pitched(-(arm + ELBOW_FLEXION + 0.3 * np.maximum(arm, 0.0)))
    return pitch, frames, sway


def _half_hips(body: Anatomy) -> float:
    roles = body.roles
    return 0.5 * abs(float(body.positions[roles["left_hip"], 1] - body.positions[roles["right_hip"], 1]))


def _sway(body: Anatomy, stride: float, phase: np.ndarray) -> np.ndarray:
    """Lateral position of a linear inverted pendulum, with the amplitude y = p (1 - 1 / cosh(ω T / 4)) [frame] [m]."""
    omega = np.sqrt(GRAVITY / (1.05 * body.leg_length()))
    width = STEP_WIDTH * _half_hips(body) * (1.0 - 1.0 / np.cosh(0.25 * omega * stride))
    return width * np.cos(2.0 * np.pi * (phase - MID_STANCE))


def _lean(body: Anatomy, side: str, sway: np.ndarray, apart: float) -> np.ndarray:
    """Roll of a leg to the left with which its foot keeps its lateral position while the hips sway [frame] [rad]."""
    sign = 1.0 if side == "left" else -1.0
    across = sign * _half_hips(body) * (apart - 1.0) - sway if apart else -sway
    return np.arcsin(np.clip(across / body.leg_length(), -0.5, 0.5))


def _weight_shift(body: Anatomy, time: np.ndarray, planar: bool) -> tuple[dict[str, np.ndarray], np.ndarray]:
    """Orientations and lateral position of a weight shift from foot to foot; planar characters lean to and fro."""
    frames = _standing(time)
    wave = np.sin(2.0 * np.pi * time / SHIFT_PERIOD) * np.minimum(time / SHIFT_PERIOD, 1.0)
    if planar:
        lean = np.arcsin(FORWARD_SHIFT / body.leg_length() * wave)
        legs, sway = _pitched(lean), np.zeros(len(time))
    else:
        sway = SHIFT_AMPLITUDE * _half_hips(body) * wave
        legs = rotation.from_axis_angle((1.0, 0.0, 0.0), _lean(body, "left", sway, 1.0))
    for role in (f"{s}_{part}" for s in SIDES for part in ("hip", "knee")):
        frames[role] = legs
    return frames, sway
