"""MuJoCo's model of a character on a scene: compiled once, then copied."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import copy
import math
from collections import deque

import mujoco

from ..characters import Character
from ..characters.build import add_body
from .props import Prop
from .props import add as add_props
from .scene import FAR, THICKNESS, Beam, Scene

_last: deque[tuple[Character, Scene, float, tuple[Prop, ...], mujoco.MjModel]] = deque(maxlen=8)


def build(character: Character, scene: Scene, dt: float, props: tuple[Prop, ...] = ()) -> mujoco.MjModel:
    """A model of its own: nobody else has it, so it may be changed."""
    if props != scene.props:  # thrown or placed by hand, so they hardly come again
        return _compiled(character, scene, dt, props)
    for body, ground, step, things, model in tuple(_last):
        if step == dt and ground == scene and things == props and body == character:
            return copy.copy(model)
    model = _compiled(character, scene, dt, props)
    _last.append((character, scene, dt, props, model))
    return copy.copy(model)


def _compiled(character: Character, scene: Scene, dt: float, props: tuple[Prop, ...] = ()) -> mujoco.MjModel:
    spec = mujoco.MjSpec()
    spec.compiler.degree = False
    option = spec.option
    option.timestep = dt
    option.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
    option.impratio = 10.0
    off = mujoco.mjtDisableBit
    option.disableflags |= int(off.mjDSBL_AUTORESET)  # a divergence must be seen, not mended
    for unused in (off.mjDSBL_ISLAND, off.mjDSBL_SPRING, off.mjDSBL_DAMPER, off.mjDSBL_EQUALITY):
        option.disableflags |= int(unused)  # nothing here uses them; together a tenth of a planar step
    if len(scene.points) < 16:
        option.disableflags |= int(off.mjDSBL_MIDPHASE)  # pays only for ground of many pieces
    if not character.planar:
        option.jacobian = mujoco.mjtJacobian.mjJAC_SPARSE  # a sixth of a step of the human; slower for few joints
    add_body(spec, character, scene.friction_for(character))
    parts = [geom for geom in spec.geoms if geom.contype]
    pieces = _add_ground(spec, scene)
    named = len(pieces) <= 4
    if named:
        _name_the_pairs(spec, parts, pieces)
    if props:
        add_props(spec, character, props, parts, pieces, named)
    model = spec.compile()
    _soften_feet(model, character, scene, dt)
    return model


def _add_ground(spec: mujoco.MjSpec, scene: Scene) -> list:
    """A plane for flat ground, else one block a piece of the profile."""
    common = {"contype": 0, "conaffinity": 1}
    if scene.beam is not None:
        return _add_beam(spec, scene.beam, common)
    if scene.flat:
        plane = mujoco.mjtGeom.mjGEOM_PLANE
        return [spec.worldbody.add_geom(name="ground", type=plane, size=[FAR, FAR, 1], **common)]
    pieces = []
    for i, ((x0, z0), (x1, z1)) in enumerate(zip(scene.points, scene.points[1:], strict=False)):
        if x1 <= x0:
            continue
        pitch = math.atan2(z1 - z0, x1 - x0)
        half = 0.5 * math.hypot(x1 - x0, z1 - z0)
        centre = [
            (x0 + x1) / 2 + THICKNESS / 2 * math.sin(pitch),
            0.0,
            (z0 + z1) / 2 - THICKNESS / 2 * math.cos(pitch),
        ]
        block = spec.worldbody.add_geom(
            name=f"ground_{i}",
            type=mujoco.mjtGeom.mjGEOM_BOX,
            size=[half, FAR, THICKNESS / 2],
            pos=centre,
            quat=[math.cos(pitch / 2), 0.0, -math.sin(pitch / 2), 0.0],
            **common,
        )
        pieces.append(block)
    return pieces


def _add_beam(spec: mujoco.MjSpec, beam: Beam, common: dict[str, int]) -> list:
    """Two platforms and the beam as blocks, and a plane below."""
    ends = ((-FAR, beam.start, FAR), (beam.start, beam.end, beam.width / 2), (beam.end, FAR, FAR))
    plane = mujoco.mjtGeom.mjGEOM_PLANE
    pieces = [
        spec.worldbody.add_geom(name="ground", type=plane, size=[FAR, FAR, 1], pos=[0, 0, -beam.height], **common)
    ]
    for i, (x0, x1, half_width) in enumerate(ends):
        block = spec.worldbody.add_geom(
            name=f"ground_{i}",
            type=mujoco.mjtGeom.mjGEOM_BOX,
            size=[(x1 - x0) / 2, half_width, THICKNESS / 2],
            pos=[(x0 + x1) / 2, 0.0, -THICKNESS / 2],
            **common,
        )
        pieces.append(block)
    return pieces


def _name_the_pairs(spec: mujoco.MjSpec, parts: list, pieces: list) -> None:
    """List who can touch whom, so that MuJoCo need not look for it: a tenth of a planar step."""
    for part in parts:
        for piece in pieces:
            slide, torsion, roll = part.friction
            spec.add_pair(
                geomname1=piece.name, geomname2=part.name, condim=3, friction=[slide, slide, torsion, roll, roll]
            )
    for geom in (*parts, *pieces):
        geom.contype = geom.conaffinity = 0


def _soften_feet(model: mujoco.MjModel, character: Character, scene: Scene, dt: float) -> None:
    """Give every foot point the ground's stiffness K and damping B.

    MuJoCo's `solref` speaks of accelerations. An implicit spring-damper of G = (K h + B) h on a point
    with inverse weight A is the constraint of impedance d = 1 / (1 + 1 / (G A)).
    """
    ground = scene.ground_for(character)
    if ground.contact == "mujoco":
        return
    K, B = ground.stiffness, ground.damping
    for contact in character.contacts:
        A = model.body(contact.link.name).invweight0[0]
        G = (K * dt + B) * dt
        d = min(1.0 / (1.0 + 1.0 / (G * A)), 0.9999)
        geom = model.geom(contact.name)
        geom.solref[:] = (-d * K / G, -d / dt)
        geom.solimp[:] = (d, d, 0.001, 0.5, 1.0)
        pairs = (model.pair_geom1 == geom.id) | (model.pair_geom2 == geom.id)
        model.pair_solref[pairs], model.pair_solimp[pairs] = geom.solref, geom.solimp
