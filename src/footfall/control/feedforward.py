"""Feedback-error learning (thesis 7.6): torques that are known beforehand, as a function of phase.

A law gives each torque that may be learned a *channel*. Every step it calls `follow` once, then `torque` for each
channel with the torque its servo asks for; what comes back is what to apply, v_ff + gain · v_fb:

    feedforward.follow(parameters, memory, memory.state, memory.entered, body.time[0])
    applied = feedforward.torque(parameters, memory, channel, feedback)

While it learns (`ff_rate` above 0) the table of torques is in memory; a skill that has learned has it in its
parameters. All fields begin with `ff_`, so that any law's records can have them beside its own.

Every state of a law has bins of its own, and the phase begins anew with each: the torque jumps where a foot strikes.
A bin is a knot, and between two knots the torque goes in a straight line.
"""

from __future__ import annotations

import math
from typing import Any

from ..physics.kernel import compiled

MAX_STATES = 16
MAX_BINS = 4096  # of all states together
STEPS = 10.0  # the expected duration of a state is a running mean over about this many


def parameter_fields(channels: int) -> list[Any]:
    """What a law that plays or learns has beside its own parameters."""
    return [
        ("ff_channels", "i8"),
        ("ff_rate", "f8"),  # α of eq. 7.2; 0 when it only plays
        ("ff_ahead", "f8"),  # a bin learns from the feedback of about this long after it [s]
        ("ff_kp", "f8", (channels,)),  # stiffness of each channel's servo [N m/rad]
        ("ff_limit", "f8", (channels,)),  # the most a channel may learn, Δθ kp [N m]
        ("ff_displace", "f8", (channels,)),  # how far the target gives way to the realised motion (7.7.2), 0 to 1
        ("ff_bins", "i8", (MAX_STATES,)),  # pieces that a state is divided into; 0 when nothing is learned in it
        ("ff_first", "i8", (MAX_STATES,)),  # row of its first knot
        ("ff_duration", "f8", (MAX_STATES,)),  # expected when it begins [s]
        ("ff_table", "f8", (MAX_BINS, channels)),  # [N m]
        # playing with low gains
        ("ff_gain", "f8"),  # fraction of the servos' gains that is left on the limit cycle
        ("ff_stiff", "f8", (channels,)),  # a channel keeps this fraction of what the others lose
        ("ff_settle", "f8"),  # full gains for this long [s]
        ("ff_ramp", "f8"),  # then less and less for this long [s]
        ("ff_usual", "f8", (channels,)),  # largest feedback when nothing disturbs it [N m]; 0 for never looked at
        ("ff_above", "f8"),  # so many times that is a disturbance; 0 for never
        ("ff_delay", "f8"),  # from there to the reaction [s]
        ("ff_rise", "f8"),  # how long gains take to full [s]
        ("ff_hold", "f8"),  # how long they stay there after the last sign of it [s]
        ("ff_relax", "f8"),  # and how long they take back [s]
    ]


def memory_fields(channels: int, learning: bool = False) -> list[Any]:
    """What it remembers beside its own memory; only one that learns has tables."""
    shape = (MAX_BINS if learning else 1, channels)
    return [
        ("ff_on", "i8"),  # 0 before its first step
        ("ff_begun", "f8"),  # when this controller took over [s]
        ("ff_time", "f8"),
        ("ff_dt", "f8"),  # since the step before [s]
        ("ff_state", "i8"),
        ("ff_entered", "f8"),
        ("ff_seen", "f8", (MAX_STATES,)),  # durations in the running mean
        ("ff_duration", "f8", (MAX_STATES,)),  # T̂ of each state [s]
        ("ff_row", "i8"),  # knot before this instant; -1 for none
        ("ff_fraction", "f8"),  # how far it is on the way to the next one
        ("ff_passed", "i8"),  # first of the knots that were passed by since the step before, up to `ff_row`
        ("ff_over", "i8"),  # state that is over but not yet learned from; -1 for none
        ("ff_gain", "f8"),
        ("ff_hit", "f8"),  # when the present disturbance was first seen [s]; negative for none
        ("ff_last_hit", "f8"),
        ("ff_known", "f8", (channels,)),  # what the law itself applies beside the feedback, as a part of v_ff [N m]
        ("ff_forward", "f8", (channels,)),  # v_ff of this step [N m]
        ("ff_feedback", "f8", (channels,)),  # v_fb of this step, at full gains [N m]
        ("ff_forward_sum", "f8", (channels,)),  # ∫ |v_ff| dt, until somebody sets it back to 0 [N m s]
        ("ff_feedback_sum", "f8", (channels,)),  # ∫ |v_fb| dt, gains as applied
        ("ff_feedback_peak", "f8", (channels,)),  # largest |v_fb| at full gains [N m]
        ("ff_table", "f8", shape),  # v_ff [N m]
        ("ff_sum", "f8", shape),  # feedback seen in this state, by knot
        ("ff_weight", "f8", shape[:1]),
    ]


@compiled
def follow(p, m, state, entered, now):
    """Where in its state the body is, how long states last, and how strong the servos are now."""
    if m.ff_on == 0:
        m.ff_on, m.ff_gain, m.ff_begun, m.ff_time, m.ff_hit = 1, 1.0, now, now, -1.0
        m.ff_state, m.ff_entered, m.ff_row, m.ff_over = state, entered, -1, -1
        for s in range(MAX_STATES):
            m.ff_duration[s] = p.ff_duration[s]
            m.ff_seen[s] = STEPS if p.ff_duration[s] > 0.0 else 0.0
    if state != m.ff_state or entered != m.ff_entered:
        left = m.ff_state
        if p.ff_rate > 0.0 and m.ff_row >= 0:
            close(p, m, left, state)
        # T̂ is a running mean of the durations that were seen
        m.ff_seen[left] = min(m.ff_seen[left] + 1.0, STEPS)
        m.ff_duration[left] += (entered - m.ff_entered - m.ff_duration[left]) / m.ff_seen[left]
        m.ff_state, m.ff_entered, m.ff_row = state, entered, -1
    m.ff_dt = now - m.ff_time
    m.ff_time = now
    before, bins = m.ff_row, p.ff_bins[state]
    if bins > 0:
        place = phase(now - entered, bins, m.ff_duration[state])
        knot = min(int(place), bins - 1)
        m.ff_row, m.ff_fraction = p.ff_first[state] + knot, place - knot
        m.ff_passed = before + 1 if before >= 0 else m.ff_row
        if p.ff_rate > 0.0:
            if m.ff_over >= 0 and knot >= window(p, m, state):
                absorb(p, m, m.ff_over, state)
                m.ff_over = -1
            weigh(m)
    adjust_gain(p, m, now)


@compiled
def phase(t, bins, duration):
    """n = t N / T̂ (7.6), from 0 to N; a state that lasts longer than expected stays at its end."""
    if duration <= 0.0 or bins <= 0:
        return 0.0
    return min(t * bins / duration, float(bins))


@compiled
def torque(p, m, channel, feedback):
    """v_ff + gain · v_fb; the feedback is noted, and learned from when learning is on.

    A channel whose limit is 0 neither learns nor is its gain lowered. Where the target is displaced towards the
    realised motion, δθ' = (1 - α) δθ + α (θ - θ_d) (7.7.2), the torque s of the displacement goes as
    s' = (1 - α) s - α v_fb = s - α (v_fb + s), and v_ff, which learns from v_fb + s, as v_ff' = v_ff + α (v_fb + s).
    Both begin at 0, so s = -v_ff: one table will do. `ff_displace` is the fraction of s that is taken.
    """
    if p.ff_limit[channel] <= 0.0:
        return feedback
    forward = learned(p, m, channel)
    feedback -= p.ff_displace[channel] * forward
    if p.ff_rate > 0.0 and m.ff_row >= 0:
        note(m, channel, feedback)
    m.ff_forward[channel], m.ff_feedback[channel] = forward + m.ff_known[channel], feedback
    m.ff_forward_sum[channel] += abs(forward + m.ff_known[channel]) * m.ff_dt
    gain = m.ff_gain + p.ff_stiff[channel] * (1.0 - m.ff_gain)
    m.ff_feedback_sum[channel] += gain * abs(feedback) * m.ff_dt
    m.ff_feedback_peak[channel] = max(m.ff_feedback_peak[channel], abs(feedback))
    if p.ff_above * p.ff_usual[channel] > 0.0 and abs(feedback) > p.ff_above * p.ff_usual[channel]:
        m.ff_last_hit = m.ff_time
        if m.ff_hit < 0.0:
            m.ff_hit = m.ff_time
    return forward + gain * feedback


@compiled
def learned(p, m, channel):
    """v_ff at this instant, on a straight line between two knots [N m]."""
    row, fraction = m.ff_row, m.ff_fraction
    if row < 0:
        return 0.0
    if p.ff_rate > 0.0:
        return (1.0 - fraction) * m.ff_table[row, channel] + fraction * m.ff_table[row + 1, channel]
    return (1.0 - fraction) * p.ff_table[row, channel] + fraction * p.ff_table[row + 1, channel]


@compiled
def weigh(m):
    """Count this instant for the knots on both sides, and wholly for those passed by in one step."""
    for row in range(m.ff_passed, m.ff_row):
        m.ff_weight[row] += 1.0
    m.ff_weight[m.ff_row] += 1.0 - m.ff_fraction
    m.ff_weight[m.ff_row + 1] += m.ff_fraction


@compiled
def note(m, channel, feedback):
    """Add a feedback torque to the knots for which `weigh` counted."""
    for row in range(m.ff_passed, m.ff_row):
        m.ff_sum[row, channel] += feedback
    m.ff_sum[m.ff_row, channel] += (1.0 - m.ff_fraction) * feedback
    m.ff_sum[m.ff_row + 1, channel] += m.ff_fraction * feedback


@compiled
def window(p, m, state):
    """How many bins of a state the feedback that a bin learns from reaches."""
    return int(phase(3.0 * p.ff_ahead, p.ff_bins[state], m.ff_duration[state]))


@compiled
def close(p, m, left, state):
    """A state is over: learn from it now, or when enough of the next one is known."""
    # the last step reached a little beyond its own instant
    reach = m.ff_row + 2 + int(phase(m.ff_dt, p.ff_bins[left], m.ff_duration[left]))
    for row in range(m.ff_row + 1, min(reach, p.ff_first[left] + p.ff_bins[left]) + 1):
        if m.ff_weight[row] == 0.0:
            m.ff_weight[row] = m.ff_weight[row - 1]
            for c in range(p.ff_channels):
                m.ff_sum[row, c] = m.ff_sum[row - 1, c]
    if m.ff_over >= 0:
        absorb(p, m, m.ff_over, left)
    m.ff_over = left
    if state == left:
        absorb(p, m, left, -1)
        m.ff_over = -1


@compiled
def absorb(p, m, state, following):
    """Move a state's table by its feedback (eq. 7.2), averaged from each bin on with weights that fade in `ff_ahead`.

    Feedback answers a torque late, as a rate: learned from the very same instant, the fast part would have the wrong
    sign and grow from cycle to cycle. An average over what follows has the right sign at every frequency. It
    reaches over the end of a state, so that a strike is prepared for before it comes.
    """
    first, last = p.ff_first[state], p.ff_first[state] + p.ff_bins[state]
    keep = 0.0
    if p.ff_ahead > 0.0:
        keep = math.exp(-m.ff_duration[state] / (p.ff_bins[state] * p.ff_ahead))
    begin, tail = 0, 0
    if following >= 0:
        begin, tail = p.ff_first[following], min(window(p, m, state), p.ff_bins[following] + 1)
    for c in range(p.ff_channels):
        mean, seen = 0.0, False
        for row in range(begin + tail - 1, begin - 1, -1):
            if m.ff_weight[row] > 0.0:
                mean = faded(mean, m.ff_sum[row, c] / m.ff_weight[row], keep, seen)
                seen = True
        for row in range(last, first - 1, -1):
            if m.ff_weight[row] > 0.0:
                mean = faded(mean, m.ff_sum[row, c] / m.ff_weight[row], keep, seen)
                seen = True
                m.ff_table[row, c] = updated(m.ff_table[row, c], mean, p.ff_rate, p.ff_limit[c])
    for row in range(first, last + 1):
        m.ff_weight[row] = 0.0
        for c in range(p.ff_channels):
            m.ff_sum[row, c] = 0.0


@compiled
def faded(mean, value, keep, seen):
    """A running mean that keeps this fraction of what it was."""
    return keep * mean + (1.0 - keep) * value if seen else value


@compiled
def updated(forward, feedback, rate, limit):
    """v_ff' = (1 - α) v_ff + α (v_ff + v_fb) (eq. 7.2), at most `limit` either way."""
    value = (1.0 - rate) * forward + rate * (forward + feedback)
    return min(max(value, -limit), limit)


@compiled
def adjust_gain(p, m, now):
    """Low on the limit cycle, full in the beginning and, after a reaction time, when something disturbs it."""
    low = p.ff_gain
    if now - m.ff_begun < p.ff_settle + p.ff_ramp:
        fraction = (now - m.ff_begun - p.ff_settle) / p.ff_ramp if p.ff_ramp > 0.0 else 0.0
        m.ff_gain = 1.0 + (low - 1.0) * max(fraction, 0.0)
        m.ff_hit = -1.0  # not yet on the limit cycle: everything is unusual
        return
    if m.ff_hit >= 0.0 and now > max(m.ff_last_hit + p.ff_hold, m.ff_hit + p.ff_delay + p.ff_rise):
        m.ff_hit = -1.0
    if m.ff_hit >= 0.0 and now >= m.ff_hit + p.ff_delay:
        m.ff_gain += (1.0 - low) * m.ff_dt / p.ff_rise if p.ff_rise > 0.0 else 1.0
    elif m.ff_hit < 0.0:
        m.ff_gain -= (1.0 - low) * m.ff_dt / p.ff_relax if p.ff_relax > 0.0 else 1.0
    m.ff_gain = min(max(m.ff_gain, low), 1.0)
