"""A compiled model as a tree of moving parts, in any pose.

Bodies without joints move with their parents: both belong to one part. MuJoCo computes where everything is.
"""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import mujoco
import numpy as np

from ...errors import BadFile
from .xml_file import ModelFile

FARTHEST = 1e4  # any number of a model must be below this [m, kg, kg m², rad]
STRONGEST = 1e9  # any number of an actuator must be below this
MAX_BODIES, MAX_GEOMS, MAX_JOINTS = 400, 4000, 400
HINGE, BALL, SLIDE, FREE = (
    int(kind)
    for kind in (
        mujoco.mjtJoint.mjJNT_HINGE,
        mujoco.mjtJoint.mjJNT_BALL,
        mujoco.mjtJoint.mjJNT_SLIDE,
        mujoco.mjtJoint.mjJNT_FREE,
    )
)


@dataclass(frozen=True)
class Part:
    """Bodies that move together.

    Attributes:
        bodies: Their numbers in the model, the topmost first.
        parent: Number of the part above it; -1 for the root.
        joints: Numbers of the joints that connect it to that part, the one nearest the parent first.
        name: Of the topmost body.
    """

    bodies: tuple[int, ...]
    parent: int
    joints: tuple[int, ...]
    name: str


@dataclass(eq=False)
class Model:
    """Somebody's model: MuJoCo's model and data, and its moving parts, parents first; part 0 is the root.

    Attributes:
        file: Where it came from.
        model: MuJoCo's.
        data: MuJoCo's, in the pose that was set last.
        parts: The moving parts of the character.
        part_of: Body number to part number.
    """

    file: ModelFile
    model: mujoco.MjModel
    data: mujoco.MjData
    parts: tuple[Part, ...]
    part_of: dict[int, int] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return self.file.path

    def pose(self, angles: dict[int, float] | None = None) -> None:
        """Set the angles of hinges, by joint number [rad], all others as in the file."""
        self.data.qpos[:] = self.model.qpos0
        for joint, angle in (angles or {}).items():
            self.data.qpos[self.model.jnt_qposadr[joint]] += angle
        mujoco.mj_kinematics(self.model, self.data)
        mujoco.mj_comPos(self.model, self.data)

    def joint_name(self, joint: int) -> str:
        return self.model.joint(joint).name[:60] or f"joint {joint}"

    def anchor(self, joint: int) -> np.ndarray:
        """Where a joint is [3] [m]."""
        return self.data.xanchor[joint].copy()

    def axis(self, joint: int) -> np.ndarray:
        """The axis of a hinge in the world [3]."""
        return self.data.xaxis[joint].copy()

    def range(self, joint: int) -> tuple[float, float] | None:
        """Limits of a hinge, from the angle in the file on [rad]; None if it has none."""
        if not self.model.jnt_limited[joint]:
            return None
        low, high = self.model.jnt_range[joint]
        if self.model.jnt_type[joint] == BALL:
            return -float(high), float(high)
        zero = float(self.model.qpos0[self.model.jnt_qposadr[joint]])
        return float(low) - zero, float(high) - zero

    def torque(self, joint: int) -> float | None:
        """The largest torque of the motors of a joint [N m]; None if the model does not say."""
        m, found = self.model, []
        for i in range(m.nu):
            if int(m.actuator_trntype[i]) != int(mujoco.mjtTrn.mjTRN_JOINT) or m.actuator_trnid[i, 0] != joint:
                continue
            gear = float(np.linalg.norm(m.actuator_gear[i, :3]))
            limits = []
            if m.actuator_forcelimited[i]:
                limits.append(float(np.abs(m.actuator_forcerange[i]).max()))
            if m.actuator_ctrllimited[i] and int(m.actuator_biastype[i]) == int(mujoco.mjtBias.mjBIAS_NONE):
                limits.append(float(np.abs(m.actuator_ctrlrange[i]).max()) * float(m.actuator_gainprm[i, 0]))
            if limits:
                found.append(gear * min(limits))
        if m.jnt_actfrclimited[joint]:
            bound = float(np.abs(m.jnt_actfrcrange[joint]).max())
            found = [min(sum(found), bound)] if found else [bound]
        total = float(sum(found))
        return total if found and total > 1e-6 else None

    def armature(self, joint: int) -> float:
        return float(self.model.dof_armature[self.model.jnt_dofadr[joint]])

    def children(self, part: int) -> list[int]:
        return [i for i, other in enumerate(self.parts) if other.parent == part]

    def mass(self, part: int) -> float:
        return float(sum(self.model.body_mass[b] for b in self.parts[part].bodies))

    def points(self, bodies: tuple[int, ...], solid: bool = True) -> np.ndarray:
        """Points on the surface of the geoms of bodies [point, 3] [m]: corners of boxes and bounds, ends of capsules.

        Args:
            bodies: Numbers of the bodies.
            solid: Whether geoms that collide with nothing are left out, if there are others.
        """
        found = [shape_points(self, g)[0] for g in self.geoms(bodies, solid)]
        return np.concatenate(found) if found else np.zeros((0, 3))

    def geoms(self, bodies: tuple[int, ...], solid: bool = True) -> list[int]:
        """Numbers of the geoms of bodies; those that can collide, if there are any."""
        m = self.model
        every = [g for g in range(m.ngeom) if int(m.geom_bodyid[g]) in bodies]
        colliding = [g for g in every if m.geom_contype[g] or m.geom_conaffinity[g]]
        return colliding if solid and colliding else every


def shape_points(model: Model, geom: int) -> tuple[np.ndarray, float]:
    """The points of a geom that can touch the ground: their lowest points [point, 3], and their radius [m].

    A sphere and each end of a capsule are one point, below their centre; other shapes the corners of their bounds.
    """
    m, d, kind = model.model, model.data, mujoco.mjtGeom
    at, axes, size = d.geom_xpos[geom], d.geom_xmat[geom].reshape(3, 3), m.geom_size[geom]
    shape = int(m.geom_type[geom])
    if shape in (int(kind.mjGEOM_SPHERE), int(kind.mjGEOM_CAPSULE)):
        half = size[1] * axes[:, 2] if shape == int(kind.mjGEOM_CAPSULE) else np.zeros(3)
        ends = np.array([at + half, at - half]) if half.any() else at[None]
        return ends - np.array([0.0, 0.0, size[0]]), float(size[0])
    centre, half = np.zeros(3), size.copy()
    if shape in (int(kind.mjGEOM_CYLINDER),):
        half = np.array([size[0], size[0], size[1]])
    elif shape == int(kind.mjGEOM_MESH):
        mesh = int(m.geom_dataid[geom])
        first, count = int(m.mesh_vertadr[mesh]), int(m.mesh_vertnum[mesh])
        own = np.array(m.mesh_vert[first : first + count], float) @ axes.T + at
        low, high = own.min(axis=0), own.max(axis=0)
        signs = np.array(np.meshgrid((0, 1), (0, 1), (0, 1))).reshape(3, -1).T
        return low + signs * (high - low), 0.0
    signs = np.array(np.meshgrid((-1, 1), (-1, 1), (-1, 1))).reshape(3, -1).T
    return at + (centre + signs * half) @ axes.T, 0.0


def compiled(file: ModelFile) -> Model:
    """Compile a model file.

    Args:
        file: From `xml_file.load`.

    Returns:
        The model in the pose of its file.

    Raises:
        BadFile: MuJoCo cannot compile it, it is too large, or it has no free root.
    """
    try:
        with _heard(file):
            spec = mujoco.MjSpec.from_string(file.text, assets=file.assets)
        if len(spec.bodies) > MAX_BODIES or len(spec.geoms) > MAX_GEOMS or len(spec.joints) > MAX_JOINTS:
            raise BadFile(
                file.path,
                "",
                f"has {len(spec.bodies)} bodies, {len(spec.geoms)} geoms and {len(spec.joints)} joints; expected at "
                f"most {MAX_BODIES}, {MAX_GEOMS} and {MAX_JOINTS}",
            )
        spec.compiler.boundmass, spec.compiler.boundinertia = 1e-6, 1e-9
        with warnings.catch_warnings(), _heard(file):
            warnings.simplefilter("ignore")
            model = spec.compile()
    except (ValueError, RuntimeError, mujoco.FatalError) as error:
        raise BadFile(file.path, "", f"cannot be compiled by MuJoCo: {' '.join(str(error).split())[:200]}") from None
    data = mujoco.MjData(model)
    made = Model(file, model, data, ())
    made.pose()
    numbers = [data.xpos, data.xipos, data.xmat, data.geom_xpos, data.geom_xmat, data.xanchor, data.xaxis]
    numbers += [model.body_mass, model.body_inertia, model.jnt_range, model.geom_size[model.geom_bodyid > 0]]
    if not all(np.isfinite(array).all() and np.abs(array).max(initial=0.0) < FARTHEST for array in numbers):
        raise BadFile(file.path, "", f"has masses, places or ranges that are not below {FARTHEST:g}")
    motors = [model.actuator_gear, model.actuator_forcerange, model.actuator_ctrlrange, model.actuator_gainprm]
    if not all(np.abs(array).max(initial=0.0) < STRONGEST for array in motors):
        raise BadFile(file.path, "actuator", f"has gears, gains or limits that are not below {STRONGEST:g}")
    made.parts = _parts(made)
    made.part_of = {body: i for i, part in enumerate(made.parts) for body in part.bodies}
    return made


@contextmanager
def _heard(file: ModelFile) -> Iterator[None]:
    """MuJoCo's warnings are heard here; without, it prints them and writes a log file to the current folder."""
    said: list[str] = []
    mujoco.set_mju_user_warning(said.append)
    try:
        yield
    finally:
        mujoco.set_mju_user_warning(None)
    if any("NaN" in text for text in said):
        raise BadFile(file.path, "", "has a number that is not one (NaN); expected finite numbers")


def _parts(made: Model) -> tuple[Part, ...]:
    m = made.model
    if not m.njnt:
        raise BadFile(made.path, "", "has no joints; expected a model of a two-legged character")
    root = _root(made)
    parts: list[Part] = []
    index: dict[int, int] = {}
    for body in range(root, m.nbody):
        above = int(m.body_parentid[body])
        if body != root and above not in index:
            continue  # of another tree
        joints = tuple(range(m.body_jntadr[body], m.body_jntadr[body] + m.body_jntnum[body])) if body != root else ()
        if body != root and not joints:
            part = index[above]
            parts[part] = Part((*parts[part].bodies, body), *_rest(parts[part]))
            index[body] = part
        else:
            name = m.body(body).name[:60] or f"body {body}"
            index[body] = len(parts)
            parts.append(Part((body,), index[above] if body != root else -1, joints, name))
    return tuple(parts)


def _rest(part: Part) -> tuple[int, tuple[int, ...], str]:
    return part.parent, part.joints, part.name


def _root(made: Model) -> int:
    """The root body: of the tree with the most joints. It must be free to move (URDF: its links have no world)."""
    m = made.model
    trees = [b for b in range(1, m.nbody) if int(m.body_parentid[b]) == 0]

    def size(body: int) -> int:
        return sum(int(m.body_jntnum[b]) for b in range(m.nbody) if int(m.body_rootid[b]) == body)

    root = max(trees, key=size)
    first = int(m.body_jntadr[root])
    joints = int(m.body_jntnum[root])
    if joints == 1 and int(m.jnt_type[first]) == FREE:
        return root
    name = m.body(root).name[:60]
    if joints:
        raise BadFile(
            made.path, "", f"its root {name!r} moves on {joints} joints of its own; expected one free joint (a 3D body)"
        )
    if not made.file.urdf:
        raise BadFile(made.path, "", f"its root {name!r} is fixed to the world; expected a free joint there")
    return root
