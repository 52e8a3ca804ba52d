"""The kinds of acts, their extents, and the recordings that they are made of."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .acts import Source

STANCE = "stance"
DIRECTIONS = {  # of a step, from forward to the left [deg]
    "forward": 0.0,
    "forward_left": 45.0,
    "left": 90.0,
    "back_left": 135.0,
    "back": 180.0,
    "back_right": -135.0,
    "right": -90.0,
    "forward_right": -45.0,
}
SIZES = {"short": 0.18, "medium": 0.32, "long": 0.46}  # of a step, from stance to stance [m]
WIDEST = 50.0  # a recorded step is turned by no more than this [deg]
SIDES = ("left", "right")

STEPS = {  # direction of recorded steps [deg]; those of the second group are not used for training
    "83_44": -25.0,
    "83_21": 43.0,
    "83_63": -47.0,
    "83_19": 70.0,
    "83_66": -48.0,
}
WALK = "136_23"  # a walk from stance to stance
WALKED = {"march": "walk"}  # the mapping that a trained folder has
UNSEEN_STEPS = {"83_18": 47.0, "83_01": -47.0, "83_55": -71.0}


@dataclass(frozen=True)
class Recipe:
    """How one act is made.

    Attributes:
        kind: stance, kick, punch, step_forward …, weight_transfer, balance, jump, hop, squat, march.
        label: Kind, side and extent: what must be recognised.
        source: The recording; None for acts that are made.
        way: The function that makes it: step, leg, upper, whole, shift, squat, march.
        side: The foot, or the hand, that acts, or that marches first: 0 left, 1 right.
        travel: [2] of a step [m].
        size: Of what is made: depth of a squat [m], fraction of a weight transfer.
        back: Whether a recorded step is played backward.
        steps: Fewest and most steps of a march in place.
    """

    kind: str
    label: str
    source: Source | None
    way: str
    side: int = 0
    travel: tuple[float, float] = (0.0, 0.0)
    size: float = 0.0
    back: bool = False
    steps: tuple[int, int] = (0, 0)


def _away(a: float, b: float) -> float:
    """Angle between two directions [deg]."""
    return abs((a - b + 180.0) % 360.0 - 180.0)


def _steps(clips: dict[str, float]) -> list[Recipe]:
    found = []
    for name, angle in DIRECTIONS.items():
        wanted = np.radians(angle)
        back = abs(angle) > 100.0
        for clip, own in clips.items():
            for mirror in (False, True):
                heading = (-own if mirror else own) + (180.0 if back else 0.0)
                if _away(heading, angle) > WIDEST:
                    continue
                for extent, size in SIZES.items():
                    travel = (size * float(np.cos(wanted)), size * float(np.sin(wanted)))
                    source = Source(clip, mirror=mirror)
                    found.append(
                        Recipe(f"step_{name}", f"step_{name}-{extent}", source, "step", travel=travel, back=back)
                    )
    return found


def _sided(kind: str, extent: str, way: str, sources: tuple[Source, ...]) -> list[Recipe]:
    """Acts of the right side, and their mirror images."""
    found = []
    for source in sources:
        for side in (1, 0):
            mirrored = Source(source.clip, source.start, source.stop, source.mirror != (side == 0))
            label = "-".join(part for part in (kind, SIDES[side], extent) if part)
            found.append(Recipe(kind, label, mirrored, way, side))
    return found


def _whole(kind: str, extent: str, *clips: str) -> list[Recipe]:
    return [Recipe(kind, f"{kind}-{extent}" if extent else kind, Source(clip), "whole") for clip in clips]


def _made(*steps: tuple[int, int]) -> list[Recipe]:
    found = [Recipe("weight_transfer", f"weight_transfer-{SIDES[k]}", None, "shift", k, size=0.8) for k in (0, 1)]
    for own in steps:
        found += [Recipe("march", "march", None, "march", k, size=0.13, steps=own) for k in (0, 1)]
    return found + [
        Recipe("squat", f"squat-{extent}", None, "squat", size=depth)
        for extent, depth in (("shallow", 0.14), ("deep", 0.3))
    ]


def _punches(clip: str, *peaks: float) -> list[Recipe]:
    return _sided("punch", "", "upper", tuple(Source(clip, at - 0.65, at + 0.6) for at in peaks))


def training() -> list[Recipe]:
    """Acts from the recordings that a database is trained on."""
    return [
        *_steps(STEPS),
        *_sided("kick", "low", "leg", (Source("74_03", 1.48, 2.1), Source("74_05", 1.21, 1.9))),
        *_sided("kick", "high", "leg", (Source("135_04", 2.75, 3.45),)),
        *_sided("balance", "", "leg", (Source("49_18", 3.0, 4.5), Source("49_18", 5.5, 7.0))),
        *_punches("02_05", 1.39, 4.35, 7.19, 10.03),
        *_whole("jump", "low", "16_02"),
        *_whole("jump", "high", "16_03"),
        *_whole("hop", "", "83_40", "83_41"),
        *_made((5, 5), (6, 6)),  # with its loop, a march of any number of steps
    ]


def unseen() -> list[Recipe]:
    """Acts from other recordings of the same kinds."""
    return [
        *_steps(UNSEEN_STEPS),
        *_sided("kick", "low", "leg", (Source("74_04", 1.12, 1.64),)),
        *_sided("kick", "high", "leg", (Source("135_04", 6.35, 7.15),)),
        *_sided("balance", "", "leg", (Source("49_20", 3.0, 4.5),)),
        *_punches("02_05", 2.85, 5.76, 8.62, 11.55),
        *_whole("jump", "low", "16_01"),
        *_whole("jump", "high", "16_04"),
        *_whole("hop", "", "83_48"),
        *_made((5, 9)),
    ]


def others() -> list[Recipe]:
    """Acts for other people: recordings of other subjects where there are any."""
    return [
        *_steps(UNSEEN_STEPS),
        *_sided("kick", "low", "leg", (Source("74_04", 1.12, 1.64),)),
        *_sided("kick", "high", "leg", (Source("135_04", 6.35, 7.15),)),
        *_sided("balance", "", "leg", (Source("49_20", 3.0, 4.5),)),
        *_punches("13_17", 1.97, 5.19),
        *_whole("jump", "low", "13_40"),
        *_whole("jump", "high", "13_42"),
        *_whole("hop", "", "83_48"),
        *_made((5, 9)),
    ]


def walks() -> tuple[Source, ...]:
    """A walk from stance to stance that can be shown for a march in place (thesis, 3.1.1), with either foot first."""
    return Source(WALK), Source(WALK, mirror=True)


def labels(recipes: list[Recipe]) -> list[str]:
    """All labels, each once, in order."""
    return list(dict.fromkeys(recipe.label for recipe in recipes))
