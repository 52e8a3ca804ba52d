"""Which response, from which frame on (4.4). Compiled."""

from __future__ import annotations

import math

from ...physics.machine_code import compiled_part

NEAREST = math.radians(60.0)  # only responses to pushes this near in direction are looked at
PUT_DOWN = 0.02  # cost of a foot that is in the air and stands in the response
INTERPOLATED = math.radians(
    75.0
)  # in-place responses nearer to the sagittal axis are interpolated with their mirror image
MOMENTUM_WEIGHT = 1.0  # k of eq. 4.5
POSE_WEIGHT = 0.02  # w of eq. 4.6 [1/rad²]
SHORTAGE = 16.0  # weight of the momentum that no response has


@compiled_part
def wrapped(angle):
    """The same angle between -π and π [rad]."""
    return (angle + math.pi) % (2.0 * math.pi) - math.pi


@compiled_part
def aligned(in_place, direction, impulse, theta):
    """A response turned to another direction (4.5.2).

    Args:
        in_place: Whether its feet stay where they are.
        direction: Of its push, from forward to the left [rad].
        impulse: Of its push [N s].
        theta: The direction asked for [rad].

    Returns:
        The impulse that it answers there [N s], how much of its mirror image is mixed in, and by how much it is turned
        [rad].
    """
    turn = wrapped(theta - direction)
    if not in_place:
        return impulse, 0.0, turn  # Δr_a = r₁ - r₂
    c1, s1, c2, s2 = math.cos(direction), math.sin(direction), math.cos(theta), math.sin(theta)
    inward = c1 * c2 > 0.0 and s1 * s2 >= 0.0 and abs(c2) >= abs(c1) > math.cos(INTERPOLATED)
    if inward and abs(s1) > 1e-9:
        # in-place rotation: the lateral part is reduced by interpolation with the mirror image, the sagittal part is
        # kept. With θ from the lateral axis: Δr_a = r₁ sin θ₁ / sin θ₂ - r₂
        kept = (s2 / c2) / (s1 / c1)
        return impulse * c1 / c2, 0.5 * (1.0 - kept), 0.0
    return impulse * math.cos(turn), 0.0, turn  # to a more constrained direction, the loss is counted


@compiled_part
def _pose_distance(weights, one, two):
    """dp: weighted sum of the squared differences of joint angles."""
    total = 0.0
    for i in range(len(weights)):
        total += weights[i] * (one[i] - two[i]) ** 2
    return total


@compiled_part
def _contacts_cost(feet, mirrored, up):
    """Cost of blending to a pose with these contacts; infinite where the other foot is in the air (4.5.3)."""
    cost, clash = 0.0, 0
    for k in range(2):
        down = feet[1 - k] if mirrored else feet[k]
        if up[k] and down:
            cost += PUT_DOWN
            clash |= 1
        if not up[k] and not down and (up[0] or up[1]):
            clash |= 2
    return math.inf if clash == 3 else cost


@compiled_part
def select(db, theta, rho, still, angles, up, most, largest):
    """The best pose of the database (eq. 4.6).

    Args:
        db: `Tables`.
        theta: Direction of the momentum m(Ω) + P, from where the body faces to the left [rad].
        rho: Its size [N s].
        still: Whether the body stands in the neutral pose, so that all responses begin with their first frame.
        angles: [2, joint] joint angles of the body and of its mirror image [rad].
        up: [2] whether the left and the right foot are in the air.
        most: How many steps are allowed; 0 forbids them.
        largest: Δr_max, the largest momentum of the database [N s].

    Returns:
        Response, whether mirrored, frame, impulse that it answers there [N s], how much of its mirror image is mixed
        in, angle by which it is turned [rad], and whether r(Ω') ≽ m(Ω) + P. Response -1 if there is none.
    """
    best, found = math.inf, (-1, 0, 0, 0.0, 0.0, 0.0, False)
    for fits in (True, False):
        for j in range(len(db.first)):
            if db.steps[j] > most or (db.beam[j] if most > 0 else not db.in_place[j]):
                continue
            for mirrored in range(2):
                direction = -db.direction[j] if mirrored else db.direction[j]
                away = abs(wrapped(theta - direction))
                if away > NEAREST:
                    continue
                answers, between, turn = aligned(db.in_place[j], direction, db.impulse[j], theta)
                if fits and answers < rho:  # r(Ω_J0) is the largest of motion J: all of it is pruned
                    continue
                frames = 1 if still else db.length[j]
                for i in range(frames):
                    row = db.first[j] + i
                    r = answers * db.decay[row]
                    if r < rho and (fits or i > 0):
                        break  # r does not rise again
                    gap = (r - rho) / largest
                    cost = (away / math.pi) ** 2 + (MOMENTUM_WEIGHT if fits else SHORTAGE) * gap * gap  # eq. 4.5
                    if cost >= best:
                        continue
                    if not still:
                        cost += _contacts_cost(db.contact[row], mirrored, up)
                        if cost < best:
                            cost += POSE_WEIGHT * _pose_distance(db.weights, db.angles[row], angles[mirrored])
                    if cost < best:
                        best, found = cost, (j, mirrored, i, r, between, turn, fits)
        if found[0] >= 0:
            return found
    return found
