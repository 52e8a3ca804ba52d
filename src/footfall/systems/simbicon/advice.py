"""Which number of a SIMBICON skill file to try first against a fall."""

from __future__ import annotations


def advice(recorded: bool, planar: bool, fall: str, joint: str) -> str:
    """One sentence about a kind of fall (`evaluate.falls`).

    Args:
        recorded: Whether the skill tracks a recorded gait, whose file has other numbers.
        planar: Whether its body is planar.
        fall: The kind of fall.
        joint: The joint concerned, or "".

    Returns:
        What to change first.
    """
    return (_of_recorded_gait(joint) if recorded else _of_pose_graph(planar, joint))[fall]


def _plain_name(joint: str) -> str:
    """A joint without its side."""
    return joint.removeprefix("left_").removeprefix("right_")


def _of_pose_graph(planar: bool, joint: str) -> dict[str, str]:
    servo = "servo.kp" if planar else f"servo.{_plain_name(joint).split('_')[0]}"
    return {
        "pelvis_sank": f"stiffen the stance knee ({'servo.kp' if planar else 'servo.knee'}) or straighten stance_knee",
        "sideways_drift": "raise lat.cv (and lat.cd), or set lat.swing_hip wider",
        "forward": "raise cv, or take longer steps with swing_hip; a torso leaning back helps too",
        "backward": "raise cv, or lower swing_hip; a torso leaning forward helps too",
        "toe_stub": "lift the swinging foot: swing_knee more negative, swing_ankle or swing_hip larger",
        "late_or_missed_contact": "reach the ground sooner: swing_knee straighter or swing_hip lower while it waits",
        "torque_saturated": f"raise the torque limit of {joint} in the character, or lower {servo}",
        "slipped": "more friction, or shorter steps: smaller swing_hip",
        "pushed": "raise cv and cd" + ("" if planar else ", lat.cv and lat.cd"),
        "legs_collided": "walk wider: lat.swing_hip larger, or narrow servo.lat_swing_hip_range",
        "unclear": "look at the film strip around the time balance was lost",
    }


def _of_recorded_gait(joint: str) -> dict[str, str]:
    part = _plain_name(joint).split("_")[0]
    return {
        "pelvis_sank": "stiffen the stance knee (servo.stance_knee), or straighten it with offsets.stance_knee",
        "sideways_drift": "raise balance.lat_cv (and lat_cd), or step wider with offsets.width",
        "forward": "raise balance.cv, or take longer steps with offsets.swing_hip; a higher offsets.lean helps too",
        "backward": "raise balance.cv, or lower offsets.swing_hip; a lower offsets.lean helps too",
        "toe_stub": "lift the swinging foot: larger offsets.lift or offsets.toe_up",
        "late_or_missed_contact": "reach the ground sooner: smaller offsets.lift or offsets.swing_hip",
        "torque_saturated": f"raise the torque limit of {joint} in the body, or lower servo.{part}",
        "slipped": "more friction, or shorter steps: smaller offsets.swing_hip",
        "pushed": "raise balance.cv and cd, lat_cv and lat_cd; `footfall tune` searches for better ones",
        "legs_collided": "step wider: larger offsets.width",
        "unclear": "look at the film strip around the time balance was lost",
    }
