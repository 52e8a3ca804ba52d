"""Which clips can be rectified."""

from __future__ import annotations

import numpy as np

from ..errors import BadInput

RECORDED_RATE = (10.0, 2000.0)  # frame rates of clips that are used [1/s]
SHORTEST, LONGEST = 0.5, 120.0  # duration of clips that are used [s]
LEAST_CONTACT = 0.1  # fraction of the frames with a foot on the ground


def check_rate(name: str, rate: float, seconds: float) -> None:
    """Refuse clips whose frame rate or duration cannot be used."""
    low, high = RECORDED_RATE
    if not low <= rate <= high:
        raise BadInput(f"{name}: {rate:g} frames a second cannot be rectified; expected {low:g} to {high:g}")
    if not SHORTEST <= seconds <= LONGEST:
        raise BadInput(f"{name}: {seconds:.2f} s cannot be rectified; expected {SHORTEST:g} to {LONGEST:g} s")


def check_contact(name: str, on: np.ndarray) -> None:
    """Refuse clips without ground contact.

    Args:
        name: Of the clip.
        on: [frame, 2] whether each foot is on the ground.
    """
    share = float(on.any(axis=1).mean())
    if share < LEAST_CONTACT:
        raise BadInput(
            f"{name}: a foot is on the ground in only {100.0 * share:.0f} % of the frames; "
            f"expected {100.0 * LEAST_CONTACT:.0f} % or more"
        )
