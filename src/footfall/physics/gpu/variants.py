"""What may differ from world to world on a device: time step, friction, ground, and bodies with the same joints.

MuJoCo Warp holds most numbers of a model for each world. Worlds whose models have the same structure, and differ in
such numbers alone, are stepped together; a world gets the numbers of its variant when it takes a trial.
"""

# MuJoCo's and Warp's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import mujoco
import numpy as np

from ..world import World
from . import device as devices
from . import records

TIME_STEP = "timestep"
SURFACE = ("geom_friction", "geom_solref", "geom_solimp", "pair_friction", "pair_solref", "pair_solimp", "dof_damping")
OWN = ("actuator_biasprm",)  # every world has its own anyway: the damping of the motors
PLACES = ("geom_pos", "geom_quat")
GROUND = (*SURFACE, *PLACES, "geom_size", "geom_aabb", "geom_rbound")  # of ground of as many pieces
PLACED = ("geom_xpos", "geom_xmat")  # of the data: Warp computes those of the ground only once
UNUSED = ("dof_length",)  # of bodies that sleep


@cache
def _fields() -> dict[str, bool]:
    """Arrays of a model by name: whether each world may have its own numbers."""
    _, mjw = devices.modules()
    found = {}
    for field in dataclasses.fields(mjw.Model):
        shape = getattr(field.type, "shape", None)
        if isinstance(shape, tuple) and field.name not in (*OWN, *UNUSED):
            found[field.name] = shape[:1] == ("*",) and "float" in str(
                getattr(field.type.dtype, "_wp_scalar_type_", field.type.dtype)
            )
    return found


def differing(first: World, other: World) -> tuple[str, ...] | None:
    """The numbers in which the model of a world differs.

    Args:
        first: A world.
        other: Another one.

    Returns:
        Names of arrays that each world may have of its own; None where the two cannot be stepped together.
    """
    if len(first.buffers.profile_x) != len(other.buffers.profile_x):
        return None
    if not np.array_equal(first.buffers.point_foot, other.buffers.point_foot):
        return None
    names = []
    for name, own in _fields().items():
        a, b = getattr(first.model, name, None), getattr(other.model, name, None)
        if not isinstance(a, np.ndarray) or not isinstance(b, np.ndarray):
            continue
        if a.shape != b.shape:
            return None
        if not np.array_equal(a, b):
            if not own:
                return None
            names.append(name)
    return tuple(names)


def fitting(worlds: Sequence[World]) -> tuple[str, ...] | None:
    """The numbers in which several worlds differ; None where they cannot be stepped together."""
    found: set[str] = set()
    for world in worlds[1:]:
        names = differing(worlds[0], world)
        if names is None:
            return None
        found |= set(names)
    return tuple(sorted(found))


def numbers(world: World, name: str) -> np.ndarray:
    """The numbers of a world under one name, flat, in single precision."""
    if name in PLACED:
        data = mujoco.MjData(world.model)
        mujoco.mj_kinematics(world.model, data)
        array = getattr(data, name)
    else:
        array = world.model.opt.timestep if name == TIME_STEP else getattr(world.model, name)
    return np.asarray(array, np.float32).reshape(-1)


def record(world: World) -> np.ndarray:
    """A world as a record of `records.variant_type` [1]."""
    buffers = world.buffers
    row = np.zeros(1, records.variant_type(len(buffers.torque_limit), len(buffers.profile_x)))
    row["dt"], row["fall_height"], row["torque_limit"] = world.dt, buffers.fall_height, buffers.torque_limit
    row["profile_x"], row["profile_z"] = buffers.profile_x, buffers.profile_z
    return row


def with_places(names: Iterable[str]) -> tuple[str, ...]:
    """Names in order, with the places of the ground where its pieces may differ."""
    found = set(names)
    return tuple(sorted(found | (set(PLACED) if found & set(PLACES) else set())))


def place(model: Any, data: Any, names: Sequence[str], worlds: int, warp: Any) -> list[Any]:
    """Give every world of a device its own numbers.

    Args:
        model: Of MuJoCo Warp.
        data: Of MuJoCo Warp; its arrays are of all worlds anyway.
        names: The numbers.
        worlds: How many worlds.
        warp: The module.

    Returns:
        Warp's arrays, in the order of `names`.
    """
    arrays = []
    for name in names:
        if name in PLACED:
            arrays.append(getattr(data, name))
            continue
        holder = model.opt if name == TIME_STEP else model
        shared = getattr(holder, name)
        array = warp.array(np.repeat(shared.numpy(), worlds, axis=0), dtype=shared.dtype)
        setattr(holder, name, array)
        arrays.append(array)
    return arrays
