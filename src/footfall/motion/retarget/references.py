"""Motions that need no file: human walking at three speeds, standing, and a weight shift, on any body.

The walks are published mean angles (Fukuchi 2018, see `references.toml`) as Fourier series, two legs half a cycle
apart. The pelvis goes where the standing foot puts it: at the height that keeps the lower foot on the ground, and
forward as fast as that foot moves back. Sideways it swings as an inverted pendulum over the feet does.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from importlib.resources import files

import numpy as np

from ...characters import Character
from ...characters.roles import SIDES, find
from ...characters.skeleton import of_character
from ...errors import BadInput, UnknownName
from .. import rotation
from ..motion import Motion
from ..rotation import product
from . import anatomy as bones
from . import footing, hinges
from .anatomy import LEFT, Anatomy
from .retarget import local_turns

WALKS = ("walk-slow", "walk", "walk-fast")
NAMES = (*WALKS, "stand", "weight-shift")
GRAVITY = 9.81  # [m/s²]
FEET_APART = 0.6  # of the hips' distance: how far apart feet are set in walking
TOE_CLEARANCE = 0.02  # in the middle of swing [m]
FREED_OVER = 0.02  # smoothing of what keeps feet out of the floor [s]
MID_STANCE = 0.31  # phase at which the other foot has passed
ARM_SWING, ELBOW = 0.5, np.radians(20.0)  # arms against the other leg's thigh; how far elbows are bent [rad]
SHIFT, SHIFT_TIME = 0.6, 4.0  # of half the hips' distance, to each side; for there and back [s]
SHIFT_FORWARD = 0.03  # of a planar body, which has no sides [m]


def reference(name: str, character: Character, seconds: float = 4.0, rate: float = 120.0) -> Motion:
    """A built-in motion on a body: `walk-slow`, `walk`, `walk-fast`, `stand` or `weight-shift`."""
    if name not in NAMES:
        raise UnknownName("reference motion", name, NAMES)
    if not (0.0 < seconds <= 3600.0 and 1.0 <= rate <= 10000.0):
        raise BadInput(f"{seconds} s at {rate} frames a second cannot be made; expected up to 3600 s, 1 to 10000")
    body = bones.of_skeleton(find(of_character(character)))
    time = np.arange(round(seconds * rate) + 1) / rate
    carried = np.full((2, len(time)), 0.5)
    if name in WALKS:
        pitch, frames, side = _walk(name, body, time, character.planar)
        carried = _carried(name, time)
        motion = _placed(name, character, body, frames, rate, carried, side)
        lower = _stance_height(motion, character, body, carried)
        for foot in SIDES:
            frames[f"{foot}_ankle"] = _pitched(_free(name, lower, character, body, foot, pitch[foot], time))
    elif name == "stand":
        frames, side = _standing(time), np.zeros(len(time))
    else:
        frames, side = _weight_shift(body, time, character.planar)
    return _placed(name, character, body, frames, rate, carried, side)


def _placed(
    name: str,
    character: Character,
    body: Anatomy,
    frames: dict[str, np.ndarray],
    rate: float,
    carried: np.ndarray,
    side: np.ndarray,
) -> Motion:
    """Segments as the body's hinges allow them, on the ground, `side` metres to the left."""
    rotations = local_turns(frames, body)
    place = np.column_stack((np.zeros(len(side)), side, np.zeros(len(side))))
    still = Motion(body.skeleton, rate, place, rotations, name)
    angles = hinges.fit(still, character).angles
    root = hinges.root_rows(still, character)
    return footing.on_the_ground(hinges.from_angles(character, rate, root, angles, name), character, body, carried)


def _carried(name: str, time: np.ndarray) -> np.ndarray:
    """What share of the body each foot carries: all from the other's toe-off to its contact, going over between."""
    phase = (time / stride_time(name)) % 1.0
    both = toe_off(name) - 0.5  # how long both feet are down
    rise, fall = (np.clip((phase - start) / both, 0.0, 1.0) for start in (0.0, 0.5))
    fraction = _smooth(rise) - _smooth(fall)
    return np.array((fraction, 1.0 - fraction))


def _stance_height(motion: Motion, character: Character, body: Anatomy, carried: np.ndarray) -> Motion:
    """The walk at the height that the carrying foot alone gives it, whatever the other does to the floor."""
    low = np.array([footing.lowest(motion, character, body, side) for side in SIDES])
    root = motion.root.copy()
    root[:, 2] -= np.sum(carried * low, axis=0)
    return replace(motion, root=root)


def _free(
    name: str, motion: Motion, character: Character, body: Anatomy, side: str, pitch: np.ndarray, time: np.ndarray
) -> np.ndarray:
    """A foot's pitch kept out of the floor: recorded feet bend at the toes, a body's are one piece [rad]."""
    from scipy.ndimage import gaussian_filter1d

    up, down = footing.free_pitch(motion, character, body, side, _clearance(name, time, side))
    free = np.minimum(np.maximum(pitch, up), np.maximum(down, up))
    return pitch + gaussian_filter1d(free - pitch, FREED_OVER * motion.rate, mode="nearest")


def _clearance(name: str, time: np.ndarray, side: str) -> np.ndarray:
    """How high a swinging foot must be at least [m]."""
    phase = (time / stride_time(name) + (0.0 if side == "left" else 0.5)) % 1.0
    off = toe_off(name)
    return TOE_CLEARANCE * np.sin(np.pi * np.clip((phase - off) / (1.0 - off), 0.0, 1.0)) ** 2


def _smooth(x: np.ndarray) -> np.ndarray:
    return x * x * (3.0 - 2.0 * x)


def angle(name: str, part: str, phase: np.ndarray) -> np.ndarray:
    """A published mean angle at phases from that leg's initial contact [rad]: pelvis_tilt, hip_flexion, …"""
    return _series(_file()[name][part], phase)


def spread(name: str, part: str, phase: np.ndarray) -> np.ndarray:
    """Its standard deviation between people [rad]."""
    return _series(_file()[name][part]["spread"], phase)


def _series(table: dict, phase: np.ndarray) -> np.ndarray:
    k = np.arange(1, len(table["cos"]) + 1)
    waves = 2.0 * np.pi * np.asarray(phase)[..., None] * k
    return np.radians(table["mean"] + np.cos(waves) @ np.array(table["cos"]) + np.sin(waves) @ np.array(table["sin"]))


def source() -> str:
    """Where the means were published."""
    return str(_file()["source"])


def toe_off(name: str) -> float:
    """Phase at which a foot leaves the ground, from its contact on."""
    return float(_file()[name]["toe_off"])


def speed(name: str) -> float:
    """Of a walk [m/s]."""
    return float(_file()[name]["speed"])


def stride_time(name: str) -> float:
    """Of a walk, from one contact of a foot to its next [s]."""
    return float(_file()[name]["stride_time"])


@cache
def _file() -> dict:
    return tomllib.loads(files("footfall.motion.retarget").joinpath("references.toml").read_text(encoding="utf-8"))


def _pitched(forward: np.ndarray) -> np.ndarray:
    """Turned forward about the body's left [rad]."""
    return rotation.about(LEFT, forward)


def _standing(time: np.ndarray) -> dict[str, np.ndarray]:
    """Every segment upright."""
    upright = np.tile(rotation.IDENTITY, (len(time), 1))
    roles = ("hips", "spine", "chest", "neck", "head")
    return dict.fromkeys((*roles, *(f"{s}_{p}" for s in SIDES for p in _LIMBS)), upright)


_LIMBS = ("shoulder", "arm", "elbow", "hip", "knee", "ankle")


def _walk(
    name: str, body: Anatomy, time: np.ndarray, planar: bool
) -> tuple[dict[str, np.ndarray], dict[str, np.ndarray], np.ndarray]:
    """How the feet are pitched [rad], frames of all segments, and how far the hips are to the left [m]."""
    stride = stride_time(name)
    phase = {"left": time / stride, "right": time / stride + 0.5}
    frames = _standing(time)
    tilt = angle(name, "pelvis_tilt", phase["left"])
    # Published tilt is that of a plane through the pelvis' landmarks, which leans forward in standing; a body's pelvis
    # stands level. Thighs are taken in the world, so that the offset drops out of them.
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
        roll = rotation.about((1.0, 0.0, 0.0), _lean(body, side, sway, 0.0 if planar else FEET_APART))
        frames[f"{side}_hip"], frames[f"{side}_knee"] = (product(roll, _pitched(-a)) for a in (thigh, shank))
        pitch[side] = -foot
        frames[f"{side}_ankle"] = _pitched(-foot)
        frames[f"{side}_arm"] = _pitched(-arm)
        frames[f"{side}_elbow"] = _pitched(-(arm + ELBOW + 0.3 * np.maximum(arm, 0.0)))
    return pitch, frames, sway


def _half_hips(body: Anatomy) -> float:
    roles = body.roles
    return 0.5 * abs(float(body.place[roles["left_hip"], 1] - body.place[roles["right_hip"], 1]))


def _sway(body: Anatomy, stride: float, phase: np.ndarray) -> np.ndarray:
    """A linear inverted pendulum that goes from foot to foot: y = p (1 - 1 / cosh(ω T / 4)) at its widest [m]."""
    omega = np.sqrt(GRAVITY / (1.05 * body.leg_length()))
    width = FEET_APART * _half_hips(body) * (1.0 - 1.0 / np.cosh(0.25 * omega * stride))
    return width * np.cos(2.0 * np.pi * (phase - MID_STANCE))


def _lean(body: Anatomy, side: str, sway: np.ndarray, apart: float) -> np.ndarray:
    """How far a leg leans to the left so that its foot stays in its track while the hips sway [rad]."""
    sign = 1.0 if side == "left" else -1.0
    across = sign * _half_hips(body) * (apart - 1.0) - sway if apart else -sway
    return np.arcsin(np.clip(across / body.leg_length(), -0.5, 0.5))


def _weight_shift(body: Anatomy, time: np.ndarray, planar: bool) -> tuple[dict[str, np.ndarray], np.ndarray]:
    """From foot to foot and back, smoothly from rest; a planar body leans forward and back instead."""
    frames = _standing(time)
    wave = np.sin(2.0 * np.pi * time / SHIFT_TIME) * np.minimum(time / SHIFT_TIME, 1.0)
    if planar:
        lean = np.arcsin(SHIFT_FORWARD / body.leg_length() * wave)
        legs, sway = _pitched(lean), np.zeros(len(time))
    else:
        sway = SHIFT * _half_hips(body) * wave
        legs = rotation.about((1.0, 0.0, 0.0), _lean(body, "left", sway, 1.0))
    for role in (f"{s}_{part}" for s in SIDES for part in ("hip", "knee")):
        frames[role] = legs
    return frames, sway
