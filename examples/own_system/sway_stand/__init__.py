"""Standing in the plane: every joint holds its angle, and the ankles keep the centre of mass over the feet."""

import numpy as np

from footfall.control.law import Controller, record
from footfall.control.system import System
from footfall.physics.kernel import compiled

PARAMETERS = np.dtype([("kp", "f8"), ("cd", "f8"), ("cv", "f8")], align=True)
MEMORY = np.dtype([("state", "i8"), ("entered", "f8")], align=True)
ANKLES = (2, 5)  # of planar7: left hip, knee, ankle, then right


@compiled
def law(parameters, memory, body, command, torque):
    """One control step: servo torques, and ankle feedback on d and v of the centre of mass."""
    p = parameters
    d = body.com[0] - 0.5 * (body.position[body.foot_link[0], 0] + body.position[body.foot_link[1], 0])
    for j in range(len(torque)):
        torque[j] = -p.kp * body.angle[j]
    for j in ANKLES:
        torque[j] -= p.kp * (p.cd * d + p.cv * body.com_rate[0])
    return 0


class SwayStand(System):
    """Reads `[servo]` of a skill file."""

    def controller(self, skill):
        """The law with the numbers of the file; unknown keys are refused."""
        table, p = skill.table(), record(PARAMETERS)
        servo = table.table("servo")
        p.kp, p.cd, p.cv = (servo.number(name, low=0.0, high=1e4) for name in ("kp", "cd", "cv"))
        servo.done()
        table.done()
        return Controller(skill.id, law, p, MEMORY, damping=np.full(len(skill.character.joints), 0.1 * p.kp))


SYSTEM = SwayStand()
