"""Standing in space (5.1): the pose of a clip, alike on both sides, with the centre of mass over the feet."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import mujoco
import numpy as np

from ..errors import BadInput
from ..optimize.trajectory import Quadratic, backward
from ..physics.poses import soles
from ..systems.repertoire.table import Setting
from .along import Team, Trajectory, held
from .cyclic import Mirror
from .samples import Controller
from .tracking import OFFSET, Path, weights

AHEAD = 0.06  # of the ankles, where the centre of mass is: the middle of the feet [m]
SINKING = 0.02  # of the centre of mass, forward, until the servos bear the load: a first guess [m]
PRESSED = 0.002  # depth of the feet in the ground [m]
SETTLING, ROUNDS = 90, 3  # frames in which the body comes to rest, and how often gains are computed about it
CENTRING, CENTRED = 4, 0.003  # tries to bring the centre of mass to its place, and how near is enough [m]
HORIZON = 200  # of the regulator [frames]
DISTURBANCES = ((0.12, 0.0), (-0.12, 0.0), (0.0, 0.08), (0.0, -0.08))  # of the velocity, ahead and to the left [m/s]
RETURN = 12  # frames of each return


def standing(team: Team, pose: np.ndarray, name: str, setting: Setting) -> Controller:
    """The controller of standing in a pose.

    Args:
        team: Bodies in space.
        pose: [half] of a body that stands (`chart.py`).
        name: Of the controller.
        setting: Its numbers.

    Returns:
        A controller whose samples return to rest from small disturbances of the velocity.

    Raises:
        BadInput: The body falls in this pose.
    """
    chart, flat, ahead = team.plants[0].chart, even(team, pose), AHEAD - SINKING
    state, target, gain = rest(team, centred(team, flat, ahead))
    for _ in range(CENTRING):  # the body sinks forward under its load
        away = com_ahead(team, state[: chart.half]) - AHEAD
        if abs(away) < CENTRED:
            break
        ahead -= away
        state, target, gain = rest(team, centred(team, flat, ahead))
    still, none = held(state, target, RETURN), np.zeros((RETURN + 1, len(target)))
    about, gains, made = Path(np.array(still.states), none), np.array([gain] * RETURN), []
    for change in DISTURBANCES:
        moved = state.copy()
        moved[chart.half : chart.half + 2] += change
        path = team.problem(still).simulate(moved, none, about, gains)
        if path.fell:
            raise BadInput(f"{team.character.name} cannot stand in the pose of the clip")
        made.append(Trajectory(path.states, still.curves.moved(path.offsets), gains))
    return Controller(name, setting).with_more(team, made, "the mean pose of a clip, held")


def rest(team: Team, pose: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Where a body comes to rest that is held near a pose [half].

    Returns:
        The state [2 half], the targets of the servos [joint], and the gains of a regulator [joint, size + joint].
    """
    plant, chart = team.plants[0], team.plants[0].chart
    state, target, gain = np.concatenate((pose, np.zeros_like(pose))), pose[chart.root :].copy(), np.empty(0)
    for _ in range(ROUNDS):
        gain = regulator(team, state, target)
        still = held(state, target, SETTLING)
        none = np.zeros((SETTLING + 1, len(target)))
        path = team.problem(still).simulate(
            state, none, Path(np.array(still.states), none), np.array([gain] * SETTLING)
        )
        if path.fell:
            raise BadInput(f"{plant.character.name} cannot stand in the pose of the clip")
        state, target = path.states[-1].copy(), target + path.offsets[-1]
        state[: chart.height], state[chart.half :] = 0.0, 0.0
    return state, target, gain


def regulator(team: Team, state: np.ndarray, target: np.ndarray) -> np.ndarray:
    """Gains [joint, size + joint] that hold a state at rest [2 half], with targets [joint] [rad]."""
    plant, both = team.plants[0], np.stack((target, target))
    none, n, m = np.zeros_like(both), plant.joints, plant.size
    end = plant.step(state, both, none, none)
    if end is None:
        raise BadInput(f"{plant.character.name} cannot stand in the pose of the clip")
    A, B = plant.derivatives(state, both, none, none, end)
    value = np.zeros((HORIZON + 1, m + n, m + n))
    value[:, np.arange(m), np.arange(m)] = weights(plant.character)
    flat = np.zeros((HORIZON + 1, m + n)), np.zeros((HORIZON, n))
    cost = np.full((HORIZON, n), OFFSET**-2.0)
    A, B = (np.broadcast_to(each, (HORIZON, *each.shape)) for each in (A, B))
    return backward(Quadratic(A, B, flat[0], value, flat[1], cost)).gain[0]


def even(team: Team, pose: np.ndarray) -> np.ndarray:
    """A pose [half] that is the same on the left and on the right, at the origin."""
    both = np.concatenate((pose, np.zeros_like(pose)))
    out = (0.5 * (both + Mirror(team.character).states(both)))[: len(pose)]
    out[0] = 0.0
    return out


def com_ahead(team: Team, pose: np.ndarray) -> float:
    """How far the centre of mass is before the ankles in a pose [half] that faces x [m]."""
    world = team.plants[0].world
    world.data.qpos[:] = team.plants[0].chart.qpos(pose)
    mujoco.mj_kinematics(world.model, world.data)
    mujoco.mj_comPos(world.model, world.data)
    ankles = [world.data.xpos[world.body_id[foot.name]][0] for foot in team.character.feet]
    return float(world.data.subtree_com[1][0] - np.mean(ankles))


def centred(team: Team, pose: np.ndarray, ahead: float) -> np.ndarray:
    """A pose [half] with flat feet on the ground and the centre of mass so far before the ankles [m]."""
    from scipy.optimize import least_squares

    body, world, chart = team.character, team.plants[0].world, team.plants[0].chart
    sides = [[chart.root + body.joint_index(f"{s}_ankle_{a}") for a in ("pitch", "roll")] for s in ("left", "right")]
    toes = [chart.root + k for k, joint in enumerate(body.joints) if "toe" in joint.name]
    feet = [world.body_id[foot.name] for foot in body.feet]

    def posed(x: np.ndarray) -> np.ndarray:
        out = pose.copy()
        out[5] += x[0]
        out[toes] = 0.0
        for side, ankle in enumerate(sides):
            out[ankle] = x[1 + 2 * side : 3 + 2 * side]
        return out

    def errors(x: np.ndarray) -> list[float]:
        away = com_ahead(team, posed(x)) - ahead
        return [10.0 * away, *(float(world.data.xmat[foot][k]) for foot in feet for k in (6, 7))]

    out = posed(least_squares(errors, np.zeros(5)).x)
    out[chart.height] -= min(points[0, :, 2].min() for points in soles(body, chart.qpos(out)[None])) + PRESSED
    return out
