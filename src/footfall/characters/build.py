"""Adds a `Character` to a MuJoCo spec: bodies, joints, motors, geoms and sensors."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import mujoco

from .character import Character, Joint, Link


def add_body(spec: mujoco.MjSpec, character: Character, friction: float) -> None:
    """Add a character's bodies, hinges, motors, geoms and sensors to a spec.

    Args:
        spec: The MuJoCo spec of the scene; changed in place.
        character: The character to add under the world body.
        friction: Sliding friction coefficient of its geoms.
    """
    joints_of: dict[str, list[Joint]] = {}
    for joint in character.joints:
        joints_of.setdefault(joint.link, []).append(joint)
    made = {"": spec.worldbody}
    for link in character.links:
        body = made[link.parent].add_body(
            name=link.name,
            pos=link.offset,
            mass=link.mass,
            ipos=link.centre,
            inertia=link.inertia,
            explicitinertial=True,
        )
        made[link.name] = body
        if not link.parent:
            _add_root_joints(body, character.planar)
        for joint in joints_of.get(link.name, []):
            limits = {"limited": mujoco.mjtLimited.mjLIMITED_TRUE, "range": joint.range} if joint.range else {}
            body.add_joint(
                name=joint.name,
                type=mujoco.mjtJoint.mjJNT_HINGE,
                axis=joint.axis,
                armature=joint.armature,
                **limits,
            )
        _add_geoms(body, link, friction)
    for joint in character.joints:
        motor = spec.add_actuator(name=joint.name, target=joint.name, trntype=mujoco.mjtTrn.mjTRN_JOINT)
        motor.set_to_motor()
        # The servo's damping is the motor's velocity bias, so that it is integrated implicitly
        # and still counts against the torque limit; the control law writes the rest of the torque.
        motor.biastype = mujoco.mjtBias.mjBIAS_AFFINE
        motor.forcelimited = True
        motor.forcerange = [-joint.torque, joint.torque]
    _add_sensors(spec, character)
    if character.leg_collision:
        _add_leg_collision(spec, character)


def _add_leg_collision(spec: mujoco.MjSpec, character: Character) -> None:
    """Contact pairs between all capsules and boxes of one leg and those of another."""
    legs = [[geom for link in leg for geom in _solid_geoms(link)] for leg in character.legs]
    for i, leg in enumerate(legs):
        for other in legs[i + 1 :]:
            for one in leg:
                for two in other:
                    spec.add_pair(geomname1=one, geomname2=two, condim=3, friction=[0.3, 0.3, 0.005, 1e-4, 1e-4])


def _solid_geoms(link: Link) -> list[str]:
    return [link.name] * bool(link.line) + [f"{link.name}_box"] * bool(link.box)


def _add_root_joints(body, planar: bool) -> None:
    if not planar:
        body.add_freejoint(name="root")
        return
    slide, hinge = mujoco.mjtJoint.mjJNT_SLIDE, mujoco.mjtJoint.mjJNT_HINGE
    body.add_joint(name="root_x", type=slide, axis=[1, 0, 0])
    body.add_joint(name="root_z", type=slide, axis=[0, 0, 1])
    body.add_joint(name="root_pitch", type=hinge, axis=[0, -1, 0])


def _add_geoms(body, link: Link, friction: float) -> None:
    # contype 1 collides with the ground's conaffinity 1; links do not collide with each other.
    common = {"contype": 1, "conaffinity": 0, "condim": 3, "friction": [friction, 0.005, 0.0001], "priority": 1}
    if link.line:
        body.add_geom(
            name=link.name,
            type=mujoco.mjtGeom.mjGEOM_CAPSULE,
            fromto=list(link.line),
            size=[link.radius, 0, 0],
            **common,
        )
    for i, point in enumerate(link.points):
        body.add_geom(
            name=f"{link.name}_{i}",
            type=mujoco.mjtGeom.mjGEOM_SPHERE,
            pos=[point[0], point[1], point[2] + link.radius],
            size=[link.radius, 0, 0],
            **common,
        )
    if link.box:  # the ground touches the contact points at its corners; the box itself collides with legs only
        size = list(link.box[3:])
        body.add_geom(
            name=f"{link.name}_box",
            type=mujoco.mjtGeom.mjGEOM_BOX,
            pos=list(link.box[:3]),
            size=size,
            contype=0,
            conaffinity=0,
        )


def _add_sensors(spec: mujoco.MjSpec, character: Character) -> None:
    """For each contact point: contact found, force on the foot in the world frame; then all ground contacts."""
    fields = mujoco.mjtConDataField
    found_and_force = (1 << int(fields.mjCONDATA_FOUND)) | (1 << int(fields.mjCONDATA_FORCE))
    net_force = 3  # MuJoCo's code for reduce="netforce"
    contact = {
        "type": mujoco.mjtSensor.mjSENS_CONTACT,
        "objtype": mujoco.mjtObj.mjOBJ_BODY,
        "objname": "world",
        "intprm": [found_and_force, net_force, 1],
    }
    for point in character.contacts:
        spec.add_sensor(name=point.name, reftype=mujoco.mjtObj.mjOBJ_GEOM, refname=point.name, **contact)
    spec.add_sensor(name="ground", **contact)
    # This sensor makes MuJoCo compute the momentum of the whole body in every step.
    spec.add_sensor(
        name="com_velocity",
        type=mujoco.mjtSensor.mjSENS_SUBTREELINVEL,
        objtype=mujoco.mjtObj.mjOBJ_BODY,
        objname=character.root.name,
    )
