"""Key poses of a step (6.3.1): the upper body when the swing foot is highest, and when it lands."""

from __future__ import annotations

from typing import Any

from ...characters import Character
from ...control import biped
from ...strict import Table

LIFT, PLACE = "lift_pose", "place_pose"
UPPER = ("waist", "neck", "shoulder", "elbow")  # groups of joints that may be posed


def upper_joints(body: Character) -> list[str]:
    """Names of the joints of the upper body."""
    return [joint.name for joint in body.joints if any(group in joint.name for group in UPPER)]


def read(p: Any, table: Table, body: Character) -> None:
    """The tables `lift_pose` and `place_pose`: angles for a step with the right leg, mirrored for the left one.

    A joint that a table leaves out keeps its angle of `pose`; so does all of a pose that is not there.

    Raises:
        BadFile: A joint that is not of the upper body, or an angle out of range.
    """
    upper = upper_joints(body)
    p.posed = int(table.has(LIFT) or table.has(PLACE))
    p.step_angle[:] = p.angle
    for phase, name in enumerate((LIFT, PLACE)):
        part = table.table(name, {})
        for key in part.data:
            if key not in upper:
                raise part.fail(key, f"is no joint of the upper body; expected some of {', '.join(upper)}")
        for joint in (joint for joint in body.joints if joint.name in part.data):
            angle = part.number(joint.name, low=-3.2, high=3.2)
            p.step_angle[1, phase, body.joint_index(joint.name)] = angle
            twin = body.joint_index(body.mirrored(joint.name))
            p.step_angle[0, phase, twin] = body.mirror_sign(joint) * angle
        part.done()


def of_frame(body: Character, angles: Any, swing: str) -> dict[str, float]:
    """Angles of the upper body in one frame [joint], as for a step with the right leg [rad]."""
    found = {}
    for name in upper_joints(body):
        joint = body.joints[body.joint_index(name)]
        if swing == biped.SIDES[1]:
            found[name] = round(float(angles[body.joint_index(name)]), 4)
        else:
            twin = body.joint_index(body.mirrored(name))
            found[name] = round(float(body.mirror_sign(joint) * angles[twin]), 4)
    return found
