"""Adaptation of a response, only towards what is less challenging (4.5): scaling, rotation. Compiled."""

from __future__ import annotations

import math

from ...physics.machine_code import compiled_part
from .body import LEFT, RIGHT, ROOT, TURN

RATE = 60.0  # frames a second of all responses


@compiled_part
def scaling(alpha):
    """How a response is scaled to a smaller momentum (eq. 4.9).

    (1 - ε)(1 + ε/2) = α, so that ε² + ε = 2(1 - α).

    Args:
        alpha: Momentum asked for, over that of the response, 0 to 1.

    Returns:
        Scale in space 1 - ε, and in time 1 + ε/2.
    """
    epsilon = 0.5 * (math.sqrt(1.0 + 8.0 * (1.0 - min(max(alpha, 0.0), 1.0))) - 1.0)
    return 1.0 - epsilon, 1.0 + 0.5 * epsilon


@compiled_part
def sampled(frames, first, count, place, mirrored, between, scale, turn, body, out):
    """Displacements of an adapted response.

    Args:
        frames: [frame, channel] displacements of all responses from the neutral stance.
        first: Its first frame.
        count: Its number of frames.
        place: Frame within it; between two frames it is interpolated, beyond the last one it holds.
        mirrored: Whether its mirror image is taken (4.3).
        between: How much of its mirror image is mixed in; ½ is the motion that is neutral with respect to the sagittal
            plane (4.5.2, in-place rotation).
        scale: In space (eq. 4.8).
        turn: Angle about the vertical by which it is rotated (eq. 4.10) [rad].
        body: `Geometry`.
        out: [channel] written.
    """
    place = min(max(place, 0.0), count - 1.0)
    k = min(int(place), count - 2) if count > 1 else 0
    part, one, two = place - k, first + k, first + min(k + 1, count - 1)
    own, other = (between, 1.0 - between) if mirrored else (1.0 - between, between)
    for i in range(len(out)):
        value = own * (frames[one, i] + part * (frames[two, i] - frames[one, i]))
        if other > 0.0:
            j = body.partner[i]
            value += other * body.sign[i] * (frames[one, j] + part * (frames[two, j] - frames[one, j]))
        out[i] = scale * value
    if turn != 0.0:
        _rotate(turn, body, out)


@compiled_part
def _rotate(turn, body, out):
    """q = R q (eq. 4.10), with the displacements of pelvis and feet; elbows stay, knees follow from the feet."""
    c, s = math.cos(turn), math.sin(turn)
    for at in (ROOT, TURN, LEFT, LEFT + 3, RIGHT, RIGHT + 3):
        x, y = out[at], out[at + 1]
        out[at], out[at + 1] = c * x - s * y, s * x + c * y
    for pair in body.pairs:  # pitch turns about -y
        x, y = out[pair[0]], -out[pair[1]]
        out[pair[0]], out[pair[1]] = c * x - s * y, -(s * x + c * y)
