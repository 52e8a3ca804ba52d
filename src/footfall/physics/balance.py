"""Balance indices of a body in motion, for any character: from a simulation, or from movement alone.

Read in this order: `balance_points` (the formulas), `Balance` (what comes out), `of_recording`
(a simulation: contact forces and accelerations), `of_motion` (positions over time and the body's masses).
"""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import mujoco
import numpy as np

from ..characters import Character
from ..errors import BadInput
from .balance_points import LIGHT, Links, Pushes, centre_of_pressure, foot_rotation_indicator, zero_moment_point
from .polygon import hull, margin, margin_along
from .push import Push
from .scene import Scene
from .world import World

CUTOFF = 6.0  # of the low-pass for motions, usual for gait: half the power of a movement this fast is lost [Hz]
NEAR = 0.015  # in a motion, a foot point this close to the ground touches it [m]


@dataclass(frozen=True)
class Balance:
    """Balance indices, one row an instant; nan where an index has no meaning. World frame, SI."""

    time: np.ndarray
    mass: float
    com: np.ndarray  # [time, 3]
    com_velocity: np.ndarray  # [time, 3]
    momentum: np.ndarray  # [time, 3] linear [kg m/s]
    angular_momentum: np.ndarray  # [time, 3] about the centre of mass [kg m²/s]
    ground_force: np.ndarray  # [time, 3] of the ground on the body; from contacts, or in a motion from A.3 [N]
    push_force: np.ndarray  # [time, 3] sum of the known pushes [N]
    level: np.ndarray  # [time] height of the ground that cop, zmp and fri lie on [m]
    cop: np.ndarray  # [time, 2] (A.1); nan in a motion, which has no contact forces
    zmp: np.ndarray  # [time, 2] with the known pushes (A.7)
    zmp_without_push: np.ndarray  # [time, 2] as if nobody pushed (A.6)
    fri: np.ndarray  # [time, 2] (A.10)
    feet: tuple[str, ...]
    foot_down: np.ndarray  # [time, foot]
    foot_points: tuple[np.ndarray, ...]  # for each foot [time, point, 3]
    support: tuple[np.ndarray, ...]  # for each instant the corners of the support polygon [corner, 2]
    com_margin: np.ndarray  # [time] of com's projection to the edge of the support polygon, inside positive [m]
    cop_margin: np.ndarray  # the same of cop [m]
    zmp_margin: np.ndarray  # the same of zmp [m]
    fri_margin: np.ndarray  # of fri to the edge of the whole soles of the feet that touch [m]


def of_recording(
    character: Character,
    scene: Scene,
    dt: float,
    columns: Sequence[str],
    series: np.ndarray,
    pushes: tuple[Push, ...] = (),
) -> Balance:
    """Indices of a recorded simulation: every row is put into the physics again, with its torques and pushes.

    Accelerations and contact forces are those of the recorded instant, not of the step after it.
    """
    if len(series) == 0:
        raise BadInput("nothing was recorded, so there are no balance indices; record_every must be above 0")
    world = World(character, scene, dt, ())
    world.push(pushes)
    model, data = world.model, world.data
    film = _Film(world, len(series), len(pushes))
    first, rates, at = columns.index("x"), columns.index("vx"), columns.index("time")
    torques = rates + model.nv
    for row, values in enumerate(series):
        data.qpos[:] = values[first:rates]
        data.qvel[:] = values[rates:torques]
        data.ctrl[:] = values[torques : torques + model.nu]  # the motors' own damping is in it already
        _push(world, film, row, round(values[at] / dt))
        mujoco.mj_forward(model, data)
        mujoco.mj_rnePostConstraint(model, data)
        film.take(row)
        film.take_contacts(row)
    return film.balance(series[:, at], film.contact_force)


def of_motion(
    character: Character,
    qpos: np.ndarray,
    rate: float,
    scene: Scene | None = None,
    pushes: tuple[Push, ...] = (),
    cutoff: float | None = CUTOFF,
) -> Balance:
    """Indices of a movement: generalised positions [time, …] at `rate` frames a second, and the body's masses.

    Velocities are central differences, smoothed without lag (Gaussian, half power at `cutoff` [Hz];
    None smooths nothing), and accelerations central differences of those. A foot point less than
    `NEAR` above the ground touches it.
    """
    world = World(character, scene or Scene(), 1e-3, ())
    qpos = np.asarray(qpos, float)
    _check_motion(character, qpos, rate, cutoff, world.model.nq)
    velocity = _rates(world.model, qpos, rate)
    if cutoff is not None:
        velocity = _smooth(velocity, rate, cutoff)
    acceleration = np.gradient(velocity, 1.0 / rate, axis=0)
    world.push(pushes)
    model, data = world.model, world.data
    film = _Film(world, len(qpos), len(pushes))
    time = np.arange(len(qpos)) / rate
    for row, q in enumerate(qpos):
        data.qpos[:], data.qvel[:] = q, velocity[row]
        _push(world, film, row, round(time[row] / world.dt))
        mujoco.mj_fwdPosition(model, data)
        mujoco.mj_fwdVelocity(model, data)
        data.qacc[:] = acceleration[row]
        mujoco.mj_rnePostConstraint(model, data)
        film.take(row)
        film.take_near(row)
    return film.balance(time, film.needed_force())


def _push(world: World, film: _Film, row: int, step: int) -> None:
    """Apply the pushes that act at this step, and note where."""
    if len(world.pushes) == 0:
        return
    data = world.data
    data.xfrc_applied[:] = 0.0
    mujoco.mj_kinematics(world.model, data)
    for k, push in enumerate(world.pushes):
        b = int(push.body)
        s = data.xpos[b] + data.xmat[b].reshape(3, 3) @ push.point
        film.pushes.point[row, k] = s
        if push.first <= step < push.last:
            film.pushes.force[row, k] = push.force
            data.xfrc_applied[b, :3] += push.force
            data.xfrc_applied[b, 3:] += np.cross(s - data.xipos[b], push.force)


class _Film:
    """Collects from the physics, row by row, what the formulas need."""

    def __init__(self, world: World, rows: int, pushes: int):
        self.world, self.g = world, -float(world.model.opt.gravity[2])
        character, model = world.character, world.model
        self.ids = [world.body_id[link.name] for link in character.links]
        self.position = np.zeros((rows, len(self.ids), 3))
        self.frame = np.zeros((rows, len(self.ids), 3, 3))  # principal axes, in columns
        self.rate = np.zeros((rows, len(self.ids), 6))  # ω, v
        self.change = np.zeros((rows, len(self.ids), 6))  # α, a
        self.pushes = Pushes(np.zeros((rows, pushes, 3)), np.zeros((rows, pushes, 3)))
        self.foot_ids = [[world.body_id[link.name] for link in parts] for parts in character.foot_links]
        feet = range(len(self.foot_ids))
        self.contacts = [[c for c in character.contacts if c.foot == foot] for foot in feet]
        self.geoms = [[model.geom(c.name).id for c in contacts] for contacts in self.contacts]
        self.foot_points = tuple(np.zeros((rows, len(contacts), 3)) for contacts in self.contacts)
        self.foot_down = np.zeros((rows, len(character.feet)), bool)
        self.contact_force = np.zeros((rows, 3))
        self.cop = np.full((rows, 2), np.nan)
        self.level = np.full(rows, np.nan)
        self.support: list[np.ndarray] = []

    def take(self, row: int) -> None:
        """Positions, velocities and accelerations of the links, and where the soles are."""
        model, data = self.world.model, self.world.data
        self.position[row] = data.xipos[self.ids]
        self.frame[row] = data.ximat[self.ids].reshape(-1, 3, 3)
        kind = mujoco.mjtObj.mjOBJ_BODY  # at the link's centre of mass
        for i, b in enumerate(self.ids):
            mujoco.mj_objectVelocity(model, data, kind, b, self.rate[row, i], 0)
            mujoco.mj_objectAcceleration(model, data, kind, b, self.change[row, i], 0)
        self.change[row, :, 3:] += model.opt.gravity  # which MuJoCo counts as everything accelerating upwards
        for contacts, points, geoms in zip(self.contacts, self.foot_points, self.geoms, strict=True):
            points[row] = data.geom_xpos[geoms] - [(0.0, 0.0, contact.link.radius) for contact in contacts]

    def take_contacts(self, row: int) -> None:
        """What the ground does to the body: touching points and their forces."""
        model, data = self.world.model, self.world.data
        points, forces, wrench = [], [], np.zeros(6)
        for k in range(data.ncon):
            contact = data.contact[k]
            bodies = model.geom_bodyid[contact.geom]
            if 0 not in bodies:
                continue  # one leg against the other: not from outside
            mujoco.mj_contactForce(model, data, k, wrench)
            sign = 1.0 if bodies[0] == 0 else -1.0  # the force is on the second of the two
            points.append(contact.pos.copy())
            forces.append(sign * contact.frame.reshape(3, 3).T @ wrench[:3])
            self.foot_down[row] |= np.array([bodies.max() in ids for ids in self.foot_ids])
        self.touch(row, np.array(points).reshape(-1, 3), np.array(forces).reshape(-1, 3))

    def touch(self, row: int, points: np.ndarray, forces: np.ndarray) -> None:
        self.support.append(hull(points[:, :2]))
        self.contact_force[row] = forces.sum(axis=0)
        weight = self.world.character.mass * self.g
        if self.contact_force[row, 2] > LIGHT * weight:
            self.cop[row] = centre_of_pressure(points, forces)
            self.level[row] = (points[:, 2] * forces[:, 2]).sum() / forces[:, 2].sum()

    def take_near(self, row: int) -> None:
        """For want of contact forces: the foot points that are close to the ground."""
        near = []
        for foot, points in enumerate(self.foot_points):
            for point in points[row]:
                if point[2] - self.world.scene.height(point[0], point[1]) < NEAR:
                    near.append(point)
                    self.foot_down[row, foot] = True
        touching = np.array(near).reshape(-1, 3)
        self.support.append(hull(touching[:, :2]))
        if near:
            self.level[row] = np.mean([self.world.scene.height(x, y) for x, y, _ in touching])

    def links(self) -> Links:
        """The links as the formulas want them."""
        model = self.world.model
        inertia = np.einsum("tiab,ib,ticb->tiac", self.frame, model.body_inertia[self.ids], self.frame)
        omega, alpha = self.rate[..., :3], self.change[..., :3]
        own = np.einsum("tiab,tib->tia", inertia, omega)
        return Links(
            mass=model.body_mass[self.ids].copy(),
            position=self.position,
            velocity=self.rate[..., 3:],
            acceleration=self.change[..., 3:],
            link_angular_momentum=own,
            link_angular_momentum_rate=np.einsum("tiab,tib->tia", inertia, alpha) + np.cross(omega, own),
        )

    def needed_force(self) -> np.ndarray:
        """What the ground must give: all that gravity and the pushes do not explain (A.3) [time, 3]."""
        links = self.links()
        felt = links.acceleration - self.world.model.opt.gravity
        return (links.mass[:, None] * felt).sum(axis=1) - self.pushes.force.sum(axis=1)

    def balance(self, time: np.ndarray, ground_force: np.ndarray) -> Balance:
        """Everything through the formulas."""
        links = self.links()
        mass, pushed = links.mass.sum(), self.pushes.force.sum(axis=1)
        com, momentum = links.com, links.momentum
        grounded = np.isfinite(self.level)
        level = np.where(grounded, self.level, [self.world.scene.height(x, y) for x, y, _ in com])
        on_ground = np.where(grounded, 1.0, np.nan)[:, None]  # in flight nothing lies on the ground
        zmp = zero_moment_point(links, level, self.g, self.pushes) * on_ground
        still = np.zeros((len(time), len(self.ids)), bool)
        for ids, down in zip(self.foot_ids, self.foot_down.T, strict=True):
            still[:, [self.ids.index(b) for b in ids]] = down[:, None]
        fri = foot_rotation_indicator(links, still, level, self.g, self.pushes) * on_ground
        soles = [self._soles(row) for row in range(len(time))]
        return Balance(
            time=np.array(time),
            mass=float(mass),
            com=com,
            com_velocity=momentum / mass,
            momentum=momentum,
            angular_momentum=links.angular_momentum,
            ground_force=ground_force,
            push_force=pushed,
            level=level,
            cop=self.cop,
            zmp=zmp,
            zmp_without_push=zero_moment_point(links, level, self.g) * on_ground,
            fri=fri,
            feet=tuple(foot.name for foot in self.world.character.feet),
            foot_down=self.foot_down,
            foot_points=self.foot_points,
            support=tuple(self.support),
            com_margin=self._margins(self.support, com[:, :2]),
            cop_margin=self._margins(self.support, self.cop),
            zmp_margin=self._margins(self.support, zmp),
            fri_margin=self._margins(soles, fri),
        )

    def _soles(self, row: int) -> np.ndarray:
        """Outline of the feet that touch, whole, whichever of their points do."""
        down = [points[row, :, :2] for points, on in zip(self.foot_points, self.foot_down[row], strict=True) if on]
        return hull(np.concatenate(down)) if down else np.zeros((0, 2))

    def _margins(self, polygons: Sequence[np.ndarray], points: np.ndarray) -> np.ndarray:
        if self.world.character.planar:
            return np.array([margin_along(c[:, 0], p[0]) for c, p in zip(polygons, points, strict=True)])
        return np.array([margin(corners, p) for corners, p in zip(polygons, points, strict=True)])


def _check_motion(character: Character, qpos: np.ndarray, rate: float, cutoff: float | None, width: int) -> None:
    if qpos.ndim != 2 or qpos.shape[1] != width or len(qpos) < 3:
        raise BadInput(
            f"motion of shape {qpos.shape} cannot be used; expected at least 3 frames of {width} numbers "
            f"(the root, then the joints of {character.name})"
        )
    if not np.isfinite(qpos).all():
        raise BadInput(f"motion: frame {int(np.argmin(np.isfinite(qpos).all(axis=1)))} is not all numbers")
    if not (np.isfinite(rate) and 1.0 <= rate <= 1e5):
        raise BadInput(f"motion: {rate} frames a second cannot be used; expected 1 to 100000")
    if cutoff is not None and not 0.0 < cutoff <= rate / 2:
        raise BadInput(f"motion: cutoff {cutoff} Hz cannot be used; expected above 0, up to half the frame rate")


def _rates(model: mujoco.MjModel, qpos: np.ndarray, rate: float) -> np.ndarray:
    """Central differences, one-sided at both ends; orientations by way of their rotation vectors."""
    velocity = np.zeros((len(qpos), model.nv))
    for row in range(len(qpos)):
        before, after = max(row - 1, 0), min(row + 1, len(qpos) - 1)
        mujoco.mj_differentiatePos(model, velocity[row], (after - before) / rate, qpos[before], qpos[after])
    return velocity


def _smooth(series: np.ndarray, rate: float, cutoff: float) -> np.ndarray:
    """Gaussian low-pass without lag; the ends go on as their own point reflection, so that trends survive."""
    sigma = np.sqrt(np.log(2.0)) / (2.0 * np.pi * cutoff) * rate  # half power at the cutoff [frames]
    reach = min(int(np.ceil(4.0 * sigma)), len(series) - 1)
    weight = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    weight /= weight.sum()
    head = 2.0 * series[0] - series[reach:0:-1]
    tail = 2.0 * series[-1] - series[-2 : -reach - 2 : -1]
    longer = np.concatenate([head, series, tail])
    return np.stack([np.convolve(column, weight, "valid") for column in longer.T], axis=1)
