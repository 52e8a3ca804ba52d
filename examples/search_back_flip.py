"""Search for the planar back-flip from a sequence of states: stand, crouch, launch, tuck, open, land, walk.

    pip install cma
    python examples/search_back_flip.py states.toml        # long: the launch alone takes minutes

Two searches with CMA-ES, both with a fixed seed and number of generations, so that they are reproducible:

1. The launch. The ballistics of the flip are fixed at lift-off: 0.65 s of flight and a full rotation need an upward
   speed near 3 m/s and a backward angular momentum near 40 kg m²/s. The objective also has terms for the posture (knees
   bent, then straight, trunk not flexed, joint torques below 600 N m) and for robustness to small changes of the start
   state and of the time step.
2. The flight and the landing, from saved lift-offs of that launch: feet first after one rotation, no
   second hop, then quiet stance. The in-place walk starts from that stance.

The parameters of the skill `planar-back-flip` come from these two stages, with a second search of the landing from the
best of several seeds; such a search does not succeed from every seed.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import cma
import mujoco
import numpy as np

from footfall.control import skill as skills
from footfall.physics import kernel
from footfall.strict import read_toml
from footfall.systems.simbicon.planar import graph
from footfall.trials import Trial, run
from footfall.trials.simulation import Saved, Simulation, scattered_start

EVERY = 0.004  # between records [s]
QUIET = 0.6  # standing still before the crouch [s]
SETTLE = 1.2  # standing still before the walk [s]
STAND = {"legs": "double", "torso": 0.0, "knee": -0.05, "ankle": 0.15, "ankle_cd": -3.0, "ankle_cv": -1.0}
TUCK_STATE, LANDED_STATE = 4, 6

LAUNCH = {  # name: (low, high); the search begins in the middle
    "crouch_time": (0.6, 1.0),
    "crouch_torso": (-0.8, 0.3),
    "crouch_knee": (-2.2, -0.8),
    "crouch_ankle": (-0.2, 1.5),
    "crouch_cd": (-5.0, 0.0),
    "crouch_cv": (-2.0, 0.0),
    "drive_time": (0.04, 0.35),
    "drive_torso": (-1.0, 4.0),
    "drive_knee": (-1.5, 4.0),
    "drive_ankle": (-2.0, 1.5),
    "toe_time": (0.02, 0.25),
    "toe_torso": (-1.0, 4.0),
    "toe_knee": (-1.5, 4.0),
    "toe_ankle": (-2.5, 1.0),
}
FLIGHT = {  # name: (low, high, begin)
    "tuck_time": (0.1, 0.7, 0.35),
    "tuck_hip": (1.5, 3.0, 2.5),
    "tuck_knee": (-3.0, -1.5, -2.5),
    "tuck_ankle": (-0.6, 0.6, 0.0),
    "open_hip": (-0.5, 2.0, 0.5),
    "open_knee": (-1.5, 0.0, -0.4),
    "open_ankle": (-0.6, 0.8, 0.1),
    "land_time": (0.05, 0.3, 0.1),
    "land_torso": (-1.0, 0.5, -0.2),
    "land_knee": (-1.6, 0.5, -0.5),
    "land_ankle": (-0.6, 1.2, 0.3),
    "rise_time": (0.1, 0.8, 0.4),
    "rise_torso": (-1.0, 0.5, -0.2),
    "rise_knee": (-1.6, 0.0, -0.6),
    "rise_ankle": (-0.4, 1.2, 0.4),
    "rise_cd": (-6.0, 0.0, -2.5),
    "rise_cv": (-2.0, 0.0, -0.7),
}


def states(v: dict[str, float], quiet: float = QUIET) -> list[dict]:
    """The pose graph: eight states of the act, then the four of the in-place walk for ever."""
    feedback = {"ankle_cd": v["rise_cd"], "ankle_cv": v["rise_cv"]}

    def pose(legs: str, name: str, until: float | str, hip: str, **more: float) -> dict:
        return {"legs": legs, "until": until, hip: v[f"{name}_{hip}"], "knee": v[f"{name}_knee"],
                "ankle": v[f"{name}_ankle"], **more}  # fmt: skip

    act = [
        {"until": quiet, **STAND},
        pose("double", "crouch", v["crouch_time"], "torso", ankle_cd=v["crouch_cd"], ankle_cv=v["crouch_cv"]),
        pose("double", "drive", v["drive_time"], "torso"),
        pose("double", "toe", v["toe_time"], "torso"),
        pose("joints", "tuck", v["tuck_time"], "hip"),
        pose("joints", "open", "landing", "hip"),
        pose("double", "land", v["land_time"], "torso", **feedback),
        pose("double", "rise", v["rise_time"], "torso", **feedback),
        {"until": SETTLE, **STAND},
    ]
    swing, place = read_toml(skills.BUILT_IN / "planar-in-place-walk" / "skill.toml")["states"]
    walk = [dict(swing), dict(place), dict(swing, stance="right"), dict(place, stance="right", next=len(act))]
    return act + walk


def make(v: dict[str, float], quiet: float = QUIET) -> skills.Skill:
    data = {
        "schema": "footfall/skill",
        "version": 1,
        "id": "planar-back-flip",
        "title": "Back-flip",
        "kind": "act",
        "gait": "back-flip",
        "system": "simbicon",
        "character": "planar7",
        "symmetric": False,
        "entry": {"angles": {"left_knee": -0.05, "right_knee": -0.05}},
        "servo": {"kp": 300.0, "kd": 30.0, "swing_hip_range": [-0.4, 1.6]},
        "states": states(v, quiet),
    }
    return skills.from_data(data, Path("back-flip.toml"))


def outside(value: float, low: float, high: float) -> float:
    return max(0.0, low - value) + max(0.0, value - high)


class Stage:
    """One simulation that is used again and again, at one time step."""

    def __init__(self, dt: float, seconds: float = 4.4):
        middle = {n: 0.5 * (b[0] + b[1]) for n, b in (LAUNCH | FLIGHT).items()}
        self.sim = Simulation(Trial(make(middle), seconds=seconds, dt=dt, record_every=EVERY))
        columns = self.sim.world.columns
        self.column = {name: i for i, name in enumerate(columns)}
        self.touch = [i for i, name in enumerate(columns) if name.endswith("_touch")]
        self.torque = [i for i, name in enumerate(columns) if name.endswith("_torque")]

    def launch(self, skill: skills.Skill, scatter: float, seed: int) -> bool:
        """Play until the tuck begins; whether it came to that."""
        sim = self.sim
        sim.ending = None
        sim.world.place(scattered_start(Trial(skill, scatter=scatter, seed=seed)))
        sim.control(skill, graph.controller(skill), 0)
        while not sim.over and sim.memory.state < TUCK_STATE and sim.time < 2.4:
            sim.advance(2.4, kernel.STATE_CHANGE)
        return sim.memory.state == TUCK_STATE

    def before_tuck(self, v: dict[str, float], scatter: float, seed: int) -> Saved:
        """The instant before the tuck begins; the numbers of the flight play no part in it yet."""
        skill = make(v)
        self.sim.ending = None
        self.sim.world.place(scattered_start(Trial(skill, scatter=scatter, seed=seed)))
        self.sim.control(skill, graph.controller(skill), 0)
        self.sim.advance(QUIET + v["crouch_time"] + v["drive_time"] + v["toe_time"])
        return self.sim.save()

    def log(self) -> np.ndarray:
        buffers = self.sim.world.buffers
        return buffers.log[: buffers.log_row[0]]

    def series(self, name: str) -> np.ndarray:
        return self.log()[:, self.column[name]]


# --- 1. the launch ----------------------------------------------------------------------------


def score_launch(stage: Stage, v: dict[str, float], scatter: float, seed: int) -> tuple[float, list[float]]:
    """How good the body's state is as the tuck begins, and the numbers that should not scatter."""
    quiet = 0.2  # shorter than in the skill: quicker, and a harder test
    if not stage.launch(make(v, quiet), scatter, seed):
        return 100.0 - 20.0 * stage.sim.time, []
    world = stage.sim.world
    data, trunk = world.data, world.body_id["trunk"]
    mujoco.mj_subtreeVel(world.model, data)
    momentum = -data.subtree_angmom[trunk][1]  # backwards positive, as pitch
    vx, _, vz = data.subtree_linvel[trunk]
    pitch, hip, knee = data.qpos[2], data.qpos[3], data.qpos[4]
    torque = stage.log()[:, stage.torque]
    cost = 0.03 * abs(momentum - 40) + 0.01 * max(0, 40 - momentum) + 0.05 * max(0, 38 - momentum)
    cost += 2 * abs(vz - 3) + 2 * outside(vx, -0.6, 0.1)
    cost += 3 * outside(pitch, 0, 0.6) + 3 * outside(knee, -0.35, 0) + 2 * outside(hip, -0.4, 0.6)
    cost += 0.2 * outside(data.qvel[2], 0, 10)
    cost += 3 * outside(stage.series("pitch").min(), -0.9, 0)
    cost += 3 * outside(stage.series("left_knee").min(), -2.2, -1.45)
    cost += 10 * max(0, 0.56 - stage.series("z").min())
    cost += 3 * float(((torque / 1000) ** 2).sum()) * EVERY + 0.003 * max(0, np.abs(torque).max() - 600)
    cost += 0.002 * max(0, sum(world.body.contact[:, 3]))  # the feet should be off the ground
    cost += 8 * outside(stage.sim.time - quiet - v["crouch_time"], 0.16, 0.4)
    return cost, [momentum, vx, vz, pitch, hip, knee]


def find_launch(generations: int = 180, seed: int = 2) -> dict[str, float]:
    rest = {n: b[2] for n, b in FLIGHT.items()}
    stages = {dt: Stage(dt) for dt in (1e-3, 2e-3)}
    cases = ((1e-3, 0.0, 0), (2e-3, 0.01, 1), (1e-3, 0.01, 3), (2e-3, 0.01, 5))

    def cost(v: dict[str, float]) -> float:
        costs, numbers = [], []
        for dt, scatter, number in cases:
            one, found = score_launch(stages[dt], rest | v, scatter, number)
            if one > 4:
                return 10 + one
            costs.append(one)
            numbers.append(found)
        return float(np.mean(costs) + np.ptp(numbers, axis=0) @ [0.15, 2, 2, 1, 0.5, 0.5])

    boxes = {n: (*b, 0.5 * (b[0] + b[1])) for n, b in LAUNCH.items()}
    return search("launch", cost, boxes, 0.25, seed, 18, generations)


# --- 2. flight and landing --------------------------------------------------------------------


def score_landing(stage: Stage, v: dict[str, float]) -> float:
    """How good the flight, the landing and the stance after it were, from the record."""
    series, ending = stage.series, stage.sim.ending
    t, state, pitch = series("time"), series("state"), series("pitch")
    hip, knee, ankle = series("left_hip"), series("left_knee"), series("left_ankle")
    touching = stage.log()[:, stage.touch] > 0
    up = int(np.argmax(state >= TUCK_STATE))
    landed = state >= LANDED_STATE
    j = int(np.argmax(landed)) if landed.any() else len(t) - 1
    air = slice(up, j + 1)
    torque = stage.log()[: j + 1, stage.torque]
    tuck = np.hypot(np.maximum(0, 2.2 - hip[air]), np.maximum(0, knee[air] + 2.1)).min()
    cost = 1.5 * min(2, tuck) + 3 * float(((torque / 1000) ** 2).sum()) * EVERY + 2 * outside(hip.min(), -0.85, 9)
    rotations = 15 * max(0, abs(pitch[j] - 6.0) - 0.25)
    if not landed.any() or ending.time < t[j] + 0.03:  # not on the feet
        return 120 + cost + rotations
    foot = pitch[j] + hip[j] + knee[j] + ankle[j] - 2 * np.pi
    cost += 3 * outside(foot, -0.25, 0.35) + outside(knee[j], -0.9, -0.15)
    end = t[j] + v["land_time"] + v["rise_time"] + SETTLE
    soon = min(j + 10, len(t) - 1)
    rotations += 0.5 * abs(series("com_vx")[soon]) + 0.2 * abs(series("pitch_rate")[soon])
    if ending.time < end - 0.02:  # fell before the walk began
        return cost + rotations + 20 + 30 * (1 - (ending.time - t[j]) / (end - t[j]))
    e = min(int(np.searchsorted(t, end)) - 2, len(t) - 1)
    late, last = slice(j + 60, e), slice(e - 60, e)
    lean = np.abs(pitch - 2 * np.pi)
    cost += 0.2 * rotations + 5 * (1 - touching[late].all(1).mean()) + 15 * (~touching[j + 3 : e].any(1)).sum() * EVERY
    cost += 5 * min(np.abs(series("vx")[last]).max(), 1) + 5 * min(lean[last].max(), 1) + min(lean[late].max(), 1.5)
    cost += 10 * max(0, 0.58 - series("z")[j:e].min())
    return cost + (0 if ending.kind == "time_up" else 5)


def find_landing(launch: dict, begin: dict, cases: tuple, sigma: float, generations: int, seed: int) -> dict:
    saved = []
    for dt, scatter, number in cases:
        stage = Stage(dt)
        saved.append((stage, stage.before_tuck(launch | begin, scatter, number)))

    def cost(v: dict[str, float]) -> float:
        v = launch | v
        player, costs = graph.controller(make(v)), []
        for stage, lift_off in saved:
            stage.sim.restore(lift_off)
            stage.sim.controller = player
            stage.sim.advance(1e9)
            costs.append(score_landing(stage, v))
            if costs[-1] > 20:  # fell: count the other cases as falls, too
                costs += [costs[-1]] * (len(saved) - len(costs))
                break
        return float(np.mean(costs))

    boxes = {n: (b[0], b[1], begin[n]) for n, b in FLIGHT.items()}
    return search("landing", cost, boxes, sigma, seed, 20, generations)


# --- the search and its report ----------------------------------------------------------------


def search(name, cost, boxes: dict, sigma: float, seed: int, population: int, generations: int) -> dict[str, float]:
    """The best numbers CMA-ES finds inside the boxes, rounded to 3 decimals while searching."""
    low, high, begin = (np.array([b[i] for b in boxes.values()]) for i in range(3))

    def numbers(x: np.ndarray) -> dict[str, float]:
        y = low + np.clip(x, 0, 1) * (high - low)
        return {n: round(float(value), 3) for n, value in zip(boxes, y, strict=True)}

    options = {"seed": seed, "popsize": population, "verbose": -9, "maxiter": generations}
    es, start = cma.CMAEvolutionStrategy((begin - low) / (high - low), sigma, options), time.time()
    while not es.stop():
        xs = es.ask()
        es.tell(xs, [cost(numbers(x)) + 10 * float(np.sum((x - np.clip(x, 0, 1)) ** 2)) for x in xs])
        if es.countiter % 20 == 0:
            print(f"{name} {es.countiter:4d}  best {es.best.f:8.3f}  {time.time() - start:5.0f} s", flush=True)
    return numbers(es.best.x)


def write(v: dict[str, float], path: Path) -> None:
    """The states as the text of a skill file; the head of the file is for a person to write."""
    lines = []
    for row in states(v):
        lines.append("\n[[states]]")
        lines += [f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}" for key, value in row.items()]
    path.write_text("\n".join(lines).lstrip() + "\n")


def main(path: Path) -> None:
    launch = find_launch()
    print(launch, flush=True)
    begin = {n: b[2] for n, b in FLIGHT.items()}
    cases = ((1e-3, 0.0, 0), (2e-3, 0.01, 3), (5e-4, 0.01, 1), (1e-3, 0.01, 6))
    cases += ((2e-3, 0.01, 5), (5e-4, 0.01, 7), (1e-3, 0.02, 8), (2e-3, 0.02, 9))
    begin = find_landing(launch, begin, cases, 0.2, 140, 32)
    print(begin, flush=True)
    found = launch | find_landing(launch, begin, cases, 0.1, 60, 1)
    print(found, flush=True)
    write(found, path)
    for dt in (5e-4, 1e-3, 2e-3):
        ends = [run(Trial(make(found), 60.0, dt, scatter=0.005 * (s > 0), seed=s)).ending for s in range(8)]
        print(f"dt {dt}: {sum(e.kind == 'time_up' for e in ends)} of {len(ends)} still walk after 60 s", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "back-flip-states.toml"))
