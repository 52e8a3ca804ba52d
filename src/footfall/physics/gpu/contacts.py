"""What touches the ground, and with what force: the contact sensors of a character, in one small kernel.

MuJoCo Warp's own contact sensors sort the contacts of every world, which takes a tenth of a step. Ours need no order:
counts and forces of the contacts with the ground are added up.
"""

# Warp reads the types of a kernel's arguments, and carries none of its own.
# pyright: reportAttributeAccessIssue=false, reportMissingImports=false, reportInvalidTypeForm=false
from functools import cache
from typing import Any

import numpy as np

from ..world import World
from . import device as devices


@cache
def kernel() -> Any:
    """The kernel, one thread a contact."""
    wp, _ = devices.modules()

    @wp.kernel
    def touched(
        count: wp.array(dtype=int),
        world: wp.array(dtype=int),
        geom: wp.array(dtype=wp.vec2i),
        frame: wp.array(dtype=wp.mat33),
        row: wp.array(dtype=int, ndim=2),
        force: wp.array(dtype=float, ndim=2),
        point: wp.array(dtype=int),
        ground: int,
        found: wp.array(dtype=float, ndim=2),
    ):
        c = wp.tid()
        if c >= count[0]:
            return
        first = point[geom[c][0]]
        second = point[geom[c][1]]
        if first != -2 and second != -2:  # not the ground: a leg touches the other
            return
        sign = 1.0
        other = second
        if first != -2:
            sign = -1.0
            other = first
        w = world[c]
        acting = wp.vec3(0.0, 0.0, 0.0)
        if row[c, 0] >= 0:
            local = wp.vec3(force[w, row[c, 0]], force[w, row[c, 1]], force[w, row[c, 2]])
            acting = sign * (wp.transpose(frame[c]) @ local)
        wp.atomic_add(found, w, ground, 1.0)
        if other >= 0:
            wp.atomic_add(found, w, other, 1.0)
        for k in range(3):
            wp.atomic_add(found, w, ground + 1 + k, acting[k])
            if other >= 0:
                wp.atomic_add(found, w, other + 1 + k, acting[k])

    return touched


def addresses(world: World) -> np.ndarray:
    """Of each geom: where its contact is in the sensor data, -2 for the ground, -1 for all others."""
    model = world.model
    found = np.full(model.ngeom, -1, np.int32)
    found[model.geom_bodyid == 0] = -2
    for number, contact in enumerate(world.character.contacts):
        found[model.geom(contact.name).id] = 4 * number
    return found
