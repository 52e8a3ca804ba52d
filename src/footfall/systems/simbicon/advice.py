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


def _words(joint: str) -> str:
    """A joint in words, with its side."""
    return joint.replace("_", " ")


def _of_pose_graph(planar: bool, joint: str) -> dict[str, str]:
    servo = "servo.kp" if planar else f"servo.{_plain_name(joint).split('_')[0]}"
    knee = "servo.kp" if planar else "servo.knee"
    sideways = "" if planar else ", also sideways (lat.cv, lat.cd)"
    return {
        "pelvis_sank": f"stiffen the stance knee ({knee}) or straighten it (stance_knee)",
        "sideways_drift": "raise the sideways velocity feedback c_v (lat.cv) and the sideways position feedback c_d "
        "(lat.cd), or turn the swing hip further out (lat.swing_hip)",
        "forward": "raise the velocity feedback c_v (cv), or take longer steps by a larger swing hip angle "
        "(swing_hip); a torso leaning back helps too",
        "backward": "raise the velocity feedback c_v (cv), or take shorter steps by a smaller swing hip angle "
        "(swing_hip); a torso leaning forward helps too",
        "toe_stub": "lift the swinging foot: bend the swing knee further (swing_knee, more negative), or raise the "
        "swing ankle or hip angle (swing_ankle, swing_hip)",
        "late_or_missed_contact": "reach the ground sooner: a straighter swing knee (swing_knee) or a smaller swing "
        "hip angle (swing_hip) while it waits",
        "torque_saturated": f"raise the torque limit of the {_words(joint)} in the character, or lower its stiffness "
        f"({servo})",
        "slipped": "more friction, or shorter steps by a smaller swing hip angle (swing_hip)",
        "pushed": "raise the balance feedback c_v and c_d (cv, cd)" + sideways,
        "legs_collided": "walk wider: turn the swing hip further out (lat.swing_hip), or narrow the range of its "
        "balance feedback (servo.lat_swing_hip_range)",
        "unclear": "look at the motion around the time balance was lost",
    }


def _of_recorded_gait(joint: str) -> dict[str, str]:
    part = _plain_name(joint).split("_")[0]
    return {
        "pelvis_sank": "stiffen the stance knee (servo.stance_knee), or straighten it (offsets.stance_knee)",
        "sideways_drift": "raise the sideways velocity feedback c_v (balance.lat_cv) and the sideways position "
        "feedback c_d (balance.lat_cd), or take wider steps (offsets.width)",
        "forward": "raise the velocity feedback c_v (balance.cv), or take longer steps by a larger swing hip angle "
        "(offsets.swing_hip); more lean of the trunk (offsets.lean) helps too",
        "backward": "raise the velocity feedback c_v (balance.cv), or take shorter steps by a smaller swing hip angle "
        "(offsets.swing_hip); less lean of the trunk (offsets.lean) helps too",
        "toe_stub": "lift the swinging foot higher (offsets.lift), or its toes (offsets.toe_up)",
        "late_or_missed_contact": "reach the ground sooner: lift the swinging foot less (offsets.lift), or a smaller "
        "swing hip angle (offsets.swing_hip)",
        "torque_saturated": f"raise the torque limit of the {_words(joint)} in the body, or lower its stiffness "
        f"(servo.{part})",
        "slipped": "more friction, or shorter steps by a smaller swing hip angle (offsets.swing_hip)",
        "pushed": "raise the balance feedback c_v and c_d (balance.cv, balance.cd), also sideways (balance.lat_cv, "
        "balance.lat_cd); `footfall tune` searches for better ones",
        "legs_collided": "take wider steps (offsets.width)",
        "unclear": "look at the motion around the time balance was lost",
    }
