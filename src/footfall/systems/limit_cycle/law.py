"""The control law of limit cycle control (LCC; survey section 3.1, after Laszlo, van de Panne and Fiume 1996).

A pose control graph gives every joint a target angle in each state, hips included; servos follow it. The graph alone is
the nominal control u₀ and falls. Added to it is Δu = Σ kⱼ Δûⱼ (eq. 5): fixed perturbations of target angles, scaled by
the numbers K. A look-ahead (`director.py`) finds K once a step, or the learned model in the parameters does. A step
begins when the stance leg changes; there the law measures the regulation variables Q = γ(x).

Lateral numbers count positive towards the side of the swing leg, so that a state and its mirror image share them. Read
in this order: `law`, `_next_state`, `_measure` (regulation variables), `_model`, `_servo`, `_torso`, `_steer`.
"""

from __future__ import annotations

import math

import numpy as np

from ...control.biped import HIP_PITCH_J, HIP_YAW_J, MAX_JOINTS
from ...control.hips import along
from ...control.orientation import orientation_error, towards, wrapped
from ...control.states import AFTER_TIME, MAX_STATES, exit_met
from ...physics.kernel import STATE_CHANGE, compiled

MAX_GRAPHS = 4  # base graphs: two styles, each slow and fast
MAX_K = 6  # perturbations
MAX_PACE = 16  # measured speeds between the slow and the fast graph
VARIABLES = ("swing-com", "stance-com", "up")  # each forward, lateral
Q_COUNT = 6
STATE_FEATURES = 20  # of the body at the beginning of a step, see `_measure`
FEATURES = 1 + STATE_FEATURES + 15  # constant, linear, and products of the first five

PARAMETERS = np.dtype(
    [
        ("states", "i8"),
        ("until", "i8", (MAX_STATES,)),
        ("next", "i8", (MAX_STATES,)),
        ("stance", "i8", (MAX_STATES,)),  # 0 left, 1 right
        ("slow", "f8"),  # the speeds of the slow and the fast graph of each style [m/s]
        ("fast", "f8"),
        ("pace", "f8", (MAX_PACE, 2)),  # commanded speed [m/s], weight of the fast graph
        ("paces", "i8"),
        ("pose", "f8", (MAX_GRAPHS, MAX_STATES, MAX_JOINTS)),  # target angles of u₀ [rad]
        ("dwell", "f8", (MAX_GRAPHS, MAX_STATES)),  # [s]
        ("lean", "f8", (MAX_GRAPHS, MAX_STATES, 2)),  # of the pelvis in the world: pitch, roll [rad]
        ("desired", "f8", (MAX_GRAPHS, Q_COUNT)),  # Q at the end of a step [m], [m], [-]
        ("perturbations", "i8"),
        ("direction", "f8", (MAX_K, MAX_STATES, MAX_JOINTS)),  # Δû [rad]
        ("limit", "f8", (MAX_K,)),  # of |k|
        ("style_at", "f8", (8, 2)),  # the weight of the second style over time: [s], 0 to 1
        ("style_knots", "i8"),
        ("joints", "i8"),
        ("leg", "i8", (2, 6)),
        ("pelvis", "i8"),
        ("trunk", "i8"),
        ("kp", "f8", (MAX_JOINTS,)),
        ("kd", "f8", (MAX_JOINTS,)),
        ("follow", "f8", (MAX_JOINTS, 2)),  # swing of a joint with each leg's hip pitch
        ("torso_kp", "f8", (3,)),  # world servo of the pelvis by the stance hip: roll, pitch, yaw; 0: none
        ("torso_kd", "f8", (3,)),
        ("twist", "f8"),  # hip twist for each radian of heading error
        ("twist_limit", "f8"),  # [rad]
        ("turn_rate", "f8"),  # [rad/s]
        ("acceleration", "f8"),  # [m/s²]
        ("modelled", "i8"),  # whether K comes from the model below
        ("centre", "f8", (STATE_FEATURES,)),
        ("scale", "f8", (STATE_FEATURES,)),
        ("weight", "f8", (MAX_K, FEATURES)),
    ],
    align=True,
)
MEMORY = np.dtype(
    [
        ("state", "i8"),
        ("entered", "f8"),
        ("time", "f8"),
        ("heading", "f8"),  # where the body is asked to walk now [rad]
        ("speed", "f8"),
        ("begun", "i8"),
        ("steps", "i8"),  # steps begun
        ("k", "f8", (MAX_K,)),  # K of this step
        ("next_k", "f8", (MAX_K,)),  # K of the step after it, until somebody decides otherwise
        ("q", "f8", (Q_COUNT,)),  # regulation variables at the end of the last step
        ("features", "f8", (STATE_FEATURES,)),  # of the body at the beginning of this one
        ("blend", "f8", (MAX_GRAPHS,)),  # weights of the base graphs now
    ],
    align=True,
)


@compiled
def law(parameters, memory, body, command, torque):
    """One control step: commands, pose control graph, servos."""
    p, before = parameters, memory.state
    orientation = body.rotation[p.pelvis]
    heading = math.atan2(orientation[3], orientation[0])
    _steer(p, memory, body, command)
    _next_state(p, memory, body, heading)
    _servo(p, memory, body, torque, heading)
    if memory.state != before:
        return STATE_CHANGE
    return 0


@compiled
def _next_state(p, memory, body, heading):
    """Go on to the next state when this one ends; where the stance leg changes, a step ends and the next begins."""
    for _ in range(p.states):
        now, dwell = memory.state, 0.0
        if p.until[now] == AFTER_TIME:
            for g in range(MAX_GRAPHS):
                dwell += memory.blend[g] * p.dwell[g, now]
        if not exit_met(p.until[now], dwell, p.stance[now], memory.entered, body):
            break
        memory.state = p.next[now]
        memory.entered = body.time[0]
        if p.stance[now] != p.stance[memory.state]:
            memory.steps += 1
            _measure(p, memory, body, p.stance[now], heading)
            for i in range(p.perturbations):
                memory.k[i] = memory.next_k[i]
            if p.modelled:
                _model(p, memory)


@compiled
def _measure(p, memory, body, stance, heading):
    """Regulation variables (survey, Figures 7 and 8) and other features at the end of a step on the leg `stance`.

    Each RV is a vector projected to the ground in the walking direction `memory.heading`: forward, and to the side of
    the leg that swung.
    """
    c, s = math.cos(memory.heading), math.sin(memory.heading)
    side = 1.0 if stance == 1 else -1.0  # +1 when the left leg swung
    q, f = memory.q, memory.features
    swing_foot, stance_foot = body.position[body.foot_link[1 - stance]], body.position[body.foot_link[stance]]
    x, y = body.com[0] - swing_foot[0], body.com[1] - swing_foot[1]
    q[0], q[1] = c * x + s * y, side * (c * y - s * x)  # swing-COM
    x, y = body.com[0] - stance_foot[0], body.com[1] - stance_foot[1]
    q[2], q[3] = c * x + s * y, side * (c * y - s * x)  # stance-COM
    r = body.rotation[p.trunk]  # its third column is the torso's axis
    q[4], q[5] = c * r[2] + s * r[5], side * (c * r[5] - s * r[2])  # up vector
    vx, vy = body.com_rate[0], body.com_rate[1]
    f[0], f[1] = c * vx + s * vy, side * (c * vy - s * vx)
    f[2], f[3] = q[0], q[1]
    f[4] = p.slow + (memory.blend[1] + memory.blend[3]) * (p.fast - p.slow)
    f[5], f[6] = q[4], q[5]
    f[7], f[8] = q[2], q[3]
    w = body.angular_velocity[p.pelvis]
    f[9], f[10] = c * w[1] - s * w[0], side * (c * w[0] + s * w[1])
    f[11], f[12] = side * w[2], side * wrapped(memory.heading - heading)
    swing, other = 1 - stance, stance
    f[13], f[14] = body.angle[p.leg[swing, 1]], body.angle[p.leg[other, 1]]
    f[15], f[16] = side * body.angle[p.leg[swing, 0]], side * body.angle[p.leg[other, 0]]
    f[17], f[18] = body.rate[p.leg[swing, 1]], body.rate[p.leg[other, 1]]
    f[19] = memory.blend[2] + memory.blend[3]


@compiled
def _model(p, memory):
    """The learned step-to-step model: K as a quadratic function of the state at the beginning of the step."""
    f = memory.features
    for i in range(p.perturbations):
        k, at = p.weight[i, 0], 1 + STATE_FEATURES
        for a in range(STATE_FEATURES):
            za = (f[a] - p.centre[a]) / p.scale[a]
            za = min(max(za, -3.0), 3.0)
            k += p.weight[i, 1 + a] * za
            if a < 5:
                for b in range(a + 1):
                    zb = (f[b] - p.centre[b]) / p.scale[b]
                    k += p.weight[i, at] * za * min(max(zb, -3.0), 3.0)
                    at += 1
        memory.k[i] = min(max(k, -p.limit[i]), p.limit[i])


@compiled
def _servo(p, memory, body, torque, heading):
    """τ = kp (θd - θ) with θd = u₀ + Σ kⱼ Δûⱼ (eq. 5); the motors add -kd dθ/dt themselves."""
    now = memory.state
    stance = p.stance[now]
    error = wrapped(memory.heading - heading)
    twist = min(max(p.twist * error, -p.twist_limit), p.twist_limit)
    for j in range(p.joints):
        wanted = 0.0
        for g in range(MAX_GRAPHS):
            wanted += memory.blend[g] * p.pose[g, now, j]
        for i in range(p.perturbations):
            wanted += memory.k[i] * p.direction[i, now, j]
        if p.follow[j, 0] != 0.0 or p.follow[j, 1] != 0.0:
            wanted += p.follow[j, 0] * body.angle[p.leg[0, HIP_PITCH_J]]
            wanted += p.follow[j, 1] * body.angle[p.leg[1, HIP_PITCH_J]]
        # hip twist: the pelvis turns over the stance leg, and the swing leg turns ahead of the pelvis
        if j == p.leg[stance, HIP_YAW_J]:
            wanted -= twist
        elif j == p.leg[1 - stance, HIP_YAW_J]:
            wanted += twist
        torque[j] = p.kp[j] * (wanted - body.angle[j])
    if p.torso_kp[0] > 0.0 or p.torso_kp[1] > 0.0 or p.torso_kp[2] > 0.0:
        _torso(p, memory, body, torque, stance, heading, error)


@compiled
def _torso(p, memory, body, torque, stance, heading, error):
    """Not in the survey: the stance hip holds the pelvis upright in the world, where the skill file asks for it."""
    now, pitch, roll = memory.state, 0.0, 0.0
    for g in range(MAX_GRAPHS):
        pitch += memory.blend[g] * p.lean[g, now, 0]
        roll += memory.blend[g] * p.lean[g, now, 1]
    side = 1.0 if stance == 1 else -1.0
    c, s = math.cos(heading), math.sin(heading)
    omega = body.angular_velocity[p.pelvis]
    e0, e1, _ = orientation_error(heading, -side * roll, pitch, body.rotation[p.pelvis])
    about_x = p.torso_kp[0] * (c * e0 + s * e1) - p.torso_kd[0] * (c * omega[0] + s * omega[1])
    about_y = p.torso_kp[1] * (c * e1 - s * e0) - p.torso_kd[1] * (c * omega[1] - s * omega[0])
    about_z = p.torso_kp[2] * min(max(error, -0.5), 0.5) - p.torso_kd[2] * omega[2]
    t0, t1 = c * about_x - s * about_y, s * about_x + c * about_y
    swing = 1 - stance
    for k in range(3):  # it also carries what the swing hip's motors do to the pelvis
        j, other = p.leg[stance, k], p.leg[swing, k]
        net = torque[other] - p.kd[other] * body.rate[other]
        torque[j] = p.kd[j] * body.rate[j]
        t0 += net * body.axis[other, 0]
        t1 += net * body.axis[other, 1]
        about_z += net * body.axis[other, 2]
    for k in range(3):
        j = p.leg[stance, k]
        torque[j] += along(body.axis[j], -t0, -t1, -about_z)


@compiled
def _steer(p, memory, body, command):
    """Bring heading and speed gently to what is commanded; then the weights of the base graphs."""
    dt = body.time[0] - memory.time
    memory.time = body.time[0]
    if memory.begun == 0:
        memory.begun, dt = 1, 0.0
        memory.speed = command.speed
    memory.heading, _ = towards(memory.heading, command.heading, p.turn_rate * dt)
    most = p.acceleration * dt
    memory.speed += min(max(command.speed - memory.speed, -most), most)
    style = p.style_at[0, 1]
    for i in range(1, p.style_knots):
        t0, t1 = p.style_at[i - 1, 0], p.style_at[i, 0]
        if body.time[0] >= t0:
            part = min(max((body.time[0] - t0) / max(t1 - t0, 1e-9), 0.0), 1.0)
            style = (1.0 - part) * p.style_at[i - 1, 1] + part * p.style_at[i, 1]
    fast = p.pace[0, 1]
    for i in range(1, p.paces):
        if memory.speed > p.pace[i - 1, 0]:
            part = min((memory.speed - p.pace[i - 1, 0]) / (p.pace[i, 0] - p.pace[i - 1, 0]), 1.0)
            fast = (1.0 - part) * p.pace[i - 1, 1] + part * p.pace[i, 1]
    memory.blend[0], memory.blend[1] = (1.0 - style) * (1.0 - fast), (1.0 - style) * fast
    memory.blend[2], memory.blend[3] = style * (1.0 - fast), style * fast
