"""Stationary controllers: standing, and gaits from whole cycles of rectified clips (5.1)."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from collections.abc import Sequence

import mujoco
import numpy as np

from ..characters import Character
from ..errors import BadInput
from ..physics.poses import soles
from ..systems.repertoire.table import Setting
from .along import Reference, Team, Trajectory, held
from .clips import Library, cycles
from .loop import Loop
from .samples import Controller
from .tracking import Path, feedback

AHEAD = 0.06  # of the ankles, where the centre of mass of a standing body is: the middle of the feet [m]
HORIZON = 150  # of the regulator [frames]
DISTURBANCES, RETURN = (-0.15, -0.05, 0.05, 0.15), 12  # of the horizontal velocity [m/s]; frames of each return
PRESSED = 0.004  # depth of the feet in the ground [m]
SETTLED, CYCLES = 300, 250  # frames after which a gait is recorded, and how many are


def standing(team: Team, pose: np.ndarray, name: str, setting: Setting) -> Controller:
    """The controller of standing in a pose.

    Args:
        team: Bodies.
        pose: [nq] of a body that stands.
        name: Of the controller.
        setting: Its numbers.

    Returns:
        A controller with the centre of mass over the middle of the feet. Its samples return to that state from
        small disturbances of the velocity.
    """
    from scipy.optimize import brentq

    body, pose = team.character, symmetric(team.character, pose)
    found: dict[float, np.ndarray] = {}

    def error(ahead: float) -> float:
        found[ahead] = equilibrium(team, centred(team, pose, ahead))
        return com_ahead(team, found[ahead]) - AHEAD

    wanted = float(brentq(error, AHEAD - 0.05, AHEAD + 0.03, xtol=1e-3))  # pyright: ignore[reportArgumentType]
    state, target = found[wanted], centred(team, pose, wanted)[3:]
    still = held(state, target, HORIZON)
    rest = np.zeros((HORIZON + 1, len(target)))
    gain = feedback(team.problem(still), Path(np.array(still.states), rest))[0]
    made = []
    for change in DISTURBANCES:
        moved = state.copy()
        moved[len(pose)] += change
        problem = team.problem(still[:RETURN])
        path = problem.simulate(
            moved, rest[: RETURN + 1], Path(np.array(still.states), rest), np.array([gain] * RETURN)
        )
        if path.fell:
            raise BadInput(f"{body.name} cannot stand in the pose of the clip")
        made.append(Trajectory(path.states, still.curves[:RETURN].moved(path.offsets), np.array([gain] * RETURN)))
    return Controller(name, setting).with_more(team, made, "the mean pose of a clip, held")


def equilibrium(team: Team, pose: np.ndarray) -> np.ndarray:
    """The state [nq + nv] that stands still while servos hold a pose [nq]."""
    plant, target = team.plants[0], pose[3:]
    state, both = np.concatenate((pose, np.zeros_like(pose))), np.stack((target, target))
    none = np.zeros_like(both)
    for k in range(SETTLED):
        end = plant.step(state, both, none, none)
        if end is None:
            raise BadInput(f"{team.character.name} cannot stand in the pose of the clip")
        still = np.abs(end - state)[1:].max() < 1e-8
        state = end
        if still and k > 3:
            break
    return state


def symmetric(body: Character, pose: np.ndarray) -> np.ndarray:
    """A pose in which left and right joints have their mean angles."""
    names, out = [joint.name for joint in body.joints], pose.copy()
    for i, name in enumerate(names):
        if name.startswith("left_"):
            j = names.index("right_" + name.removeprefix("left_"))
            out[3 + i] = out[3 + j] = 0.5 * (pose[3 + i] + pose[3 + j])
    return out


def com_ahead(team: Team, state: np.ndarray) -> float:
    """How far the centre of mass is before the ankles [m]."""
    world, half = team.plants[0].world, len(team.character.joints) + 3
    world.data.qpos[:] = state[:half]
    mujoco.mj_forward(world.model, world.data)
    ankles = [world.data.xpos[world.body_id[foot.name]][0] for foot in team.character.feet]
    return float(world.data.subtree_com[1][0] - np.mean(ankles))


def centred(team: Team, pose: np.ndarray, ahead: float) -> np.ndarray:
    """A pose leaned about the ankles until the centre of mass is so far before them, its feet on the ground."""
    from scipy.optimize import brentq

    body = team.character
    ankles = [3 + body.joint_index(f"{side}_ankle") for side in ("left", "right")]

    def leaned(angle: float) -> np.ndarray:
        out = pose.copy()
        out[2] += angle
        for ankle in ankles:  # hip, knee and ankle follow each other; the feet are flat
            out[ankle] = -out[2] - out[ankle - 2 : ankle].sum()
        return out

    out = leaned(float(brentq(lambda angle: com_ahead(team, leaned(angle)) - ahead, -0.5, 0.5)))  # pyright: ignore[reportArgumentType]
    out[1] -= min(points[0, :, 2].min() for points in soles(body, out[None])) + PRESSED
    return out


def gait(team: Team, library: Library, clips: Sequence[str], trim: int, name: str, setting: Setting) -> Controller:
    """The controller of a gait from whole cycles of clips."""
    made = []
    for clip in clips:
        trajectory, contact = library.trajectory(clip)
        made += [trajectory[a:b] for a, b in cycles(contact, len(trajectory), trim)]
    if not made:
        raise BadInput(f"{name}: no whole cycle in {', '.join(clips)}")
    return Controller(name, setting).with_more(team, made, f"cycles of {', '.join(clips)}")


def steady(body: Character, controller: Controller) -> Reference:
    """The motion into which a stationary controller settles."""
    loop = Loop(body, [controller])
    for start in range(0, len(controller.states), 7):
        loop.begin(controller.states[start], controller.name)
        if loop.frames(SETTLED) and (found := loop.recorded(CYCLES)) is not None:
            return found
    raise BadInput(f"{controller.name} falls from every start that was tried")
